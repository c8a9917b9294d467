"""Pictures by name: every kind in every theme and language, and clear words for what there is not."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from sfb_bot.drawing.picture import RenderError
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.brawl.pictures.kinds import KINDS, PRIVATE_KINDS, Subject, picture_of
from sfb_bot.locale import languages
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_samples import POSITION
from tests.games.brawl.pictures.card_samples import game_events

LOOKS = [(theme, languages()[number % 3]) for number, theme in enumerate((*THEMES, "dark"))]


def subject(**changes: object) -> Subject:
    return Subject(content(), table(POSITION).public(), events=tuple(game_events()), **changes)  # pyright: ignore[reportArgumentType] - the tests name real fields


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_every_kind_can_be_asked_for_by_name(kind: str, theme: str, language: str) -> None:
    picture = picture_of(kind, subject(), theme, language, table(POSITION).view("a"))
    opened = Image.open(io.BytesIO(picture.data))
    assert opened.size == (picture.width, picture.height)
    assert picture.alt


@pytest.mark.parametrize(
    ("kind", "theme", "language", "words"),
    [
        ("portrait", "dark", "en", "There is no kind of picture 'portrait'; choose one of arena, card, "),
        ("arena", "neon", "en", "There is no theme 'neon'; choose one of dark, contrast."),
        ("arena", "dark", "tlh", "There is no language 'tlh'; choose one of en, ru, uk."),
    ],
)
def test_what_there_is_not_is_said_in_one_line(kind: str, theme: str, language: str, words: str) -> None:
    with pytest.raises(RenderError) as caught:
        picture_of(kind, subject(), theme, language)
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", ["card", "champion", "champion_cards", "challenge"])
def test_unknown_things_are_refused(kind: str) -> None:
    with pytest.raises(RenderError, match=r"There is no \w+ 'XXX99'\."):
        picture_of(kind, subject(about="XXX99"), "dark", "en")


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(RenderError, match="There is no seat 7"):
        picture_of("discard", subject(seat=7), "dark", "en")


@pytest.mark.parametrize("kind", PRIVATE_KINDS)
def test_private_kinds_need_a_seat(kind: str) -> None:
    with pytest.raises(RenderError, match="is for one seat"):
        picture_of(kind, subject(), "dark", "en")


def test_the_named_thing_is_drawn() -> None:
    first, second = (picture_of("card", subject(about=card), "dark", "en") for card in ("KIL05", "DER02"))
    assert first.alt != second.alt
    assert first.data != second.data
