"""The pictures of every game: in every language and theme, within their sizes, with alt texts."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sfb_bot.drawing.picture import Picture
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.drawing.themes import THEMES
from sfb_bot.kernel import Dice
from sfb_bot.locale import languages
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.conformance.packs import NAMES, USUAL_WAYS, Way, packs
from tests.conformance.playing import public_forms, quiet_steps, spread

NAMES_OF_PLAYERS = ("Alice", "Bob", "Zoë the Third of her Name", "李", "Eve")
# A phone shows less, Discord loads more slowly, and nobody needs more.
WIDEST = 2000
HIGHEST = 4000
LARGEST = 1_500_000
# Every theme and every language; not every pair of them, since one changes colours and the other words.
AUDIENCES = [
    *(Audience("en", theme) for theme in THEMES),
    *(Audience(language) for language in languages() if language != "en"),
]


def sound(picture: Picture | None) -> Picture:
    assert picture is not None
    assert 0 < len(picture.data) <= LARGEST
    assert picture.width <= WIDEST
    assert picture.height <= HIGHEST
    assert "[" not in picture.alt, "no text is missing"
    with Image.open(BytesIO(picture.data)) as opened:
        assert opened.size == (picture.width, picture.height)
    return picture


def wanted_at(way: Way, run: AnyRun) -> list[PublicPicture | PrivatePicture]:
    """The pictures screens ask for at a moment."""
    game = way.pack.screens
    public = way.rules.public_view(run.state, run.ask)
    found: list[PublicPicture | PrivatePicture] = [game.table_picture(public, ())]
    if run.ask is None:
        return [*found, game.result_picture(public, ())]
    decision = run.ask.decisions[0]
    view = way.rules.seat_view(run.state, run.ask, decision.seat)
    pages = [picture for page in game.pages if (picture := game.page_picture(page, view)) is not None]
    return [*found, game.choice_picture(view, decision), *pages]


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_every_picture_in_every_language_and_theme(way: Way) -> None:
    """Moments spread over a match and its end; languages and themes differ in words and colours."""
    over = way.begin("drawn")
    runs = spread(over, Dice(f"drawn/{way}"), 3)
    for run in (*runs, over):
        for wanted in wanted_at(way, run):
            assert wanted.game == way.game, "so that the right game draws it"
            drawn = [sound(way.pack.pictures.draw(wanted, audience)) for audience in AUDIENCES]
            assert drawn[0] == way.pack.pictures.draw(wanted, AUDIENCES[0]), "drawn again it is the same"
            themes = {
                picture.data
                for picture, audience in zip(drawn, AUDIENCES, strict=True)
                if audience.language == "en"
            }
            assert len(themes) == len(THEMES)


@pytest.mark.parametrize("way", USUAL_WAYS, ids=str)
def test_a_match_can_be_watched_within_a_limit(way: Way) -> None:
    run = way.begin("watched")
    frames = [Frame(way.rules.public_view(run.state, run.ask))]
    for step in quiet_steps(run, Dice(f"watched/{way}")):
        if step.boundary:
            frames.append(Frame(way.rules.public_view(run.state, run.ask), tuple(public_forms(step.events))))
    shown = frames[-6:]
    names = NAMES_OF_PLAYERS[: len(way.rules.seats(run.state))]
    whole = sound(way.pack.pictures.animate(shown, names, Audience(), LARGEST))
    small = sound(way.pack.pictures.animate(shown, names, Audience(), len(whole.data) - 1))
    assert len(small.data) < len(whole.data)
    assert way.pack.pictures.animate([], names, Audience(), LARGEST) is None


@pytest.mark.parametrize("game", NAMES)
def test_warming_up_needs_no_match(game: str) -> None:
    packs()[game].pictures.warm_up()
