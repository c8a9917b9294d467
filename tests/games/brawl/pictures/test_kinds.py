"""Pictures by name: every kind in every theme and language, and clear words for what there is not."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from sfb_bot.drawing.picture import Picture, RenderError
from sfb_bot.drawing.pictures import Audience
from sfb_bot.drawing.themes import THEMES
from sfb_bot.games.brawl.pictures.kinds import KINDS, BrawlPictures
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.brawl.kit.table import content, table
from tests.games.brawl.pictures.arena_samples import POSITION
from tests.games.brawl.pictures.card_samples import game_events

AUDIENCES = [Audience(languages()[number % 3], theme) for number, theme in enumerate((*THEMES, "dark"))]


def pictures() -> BrawlPictures:
    return BrawlPictures(content(), table(POSITION).public())


def drawn(kind: str, subject: str = "", audience: Audience | None = None) -> Picture | None:
    if kind in KINDS.private:
        wanted = PrivatePicture(kind, table(POSITION).view("a"))
    else:
        wanted = PublicPicture(kind, table(POSITION).public(), tuple(game_events()), subject)
    return pictures().draw(wanted, audience or Audience())


@pytest.mark.parametrize("kind", KINDS.names)
@pytest.mark.parametrize("audience", AUDIENCES, ids=str)
def test_every_kind_can_be_asked_for_by_name(kind: str, audience: Audience) -> None:
    picture = drawn(kind, audience=audience)
    assert picture is not None
    opened = Image.open(io.BytesIO(picture.data))
    assert opened.size == (picture.width, picture.height)
    assert picture.alt


@pytest.mark.parametrize(
    ("kind", "audience", "words"),
    [
        ("portrait", Audience(), "There is no kind of picture 'portrait'; choose one of card, "),
        ("arena", Audience("en", "neon"), "There is no theme 'neon'; choose one of dark, contrast."),
        ("arena", Audience("tlh"), "There is no language 'tlh'; choose one of en, ru, uk."),
    ],
)
def test_what_there_is_not_is_said_in_one_line(kind: str, audience: Audience, words: str) -> None:
    with pytest.raises(RenderError) as caught:
        drawn(kind, audience=audience)
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", KINDS.look_ups)
def test_unknown_things_are_refused(kind: str) -> None:
    with pytest.raises(RenderError, match=r"There is no \w+ 'XXX99'\."):
        drawn(kind, "XXX99")


@pytest.mark.parametrize("kind", KINDS.private)
def test_private_kinds_need_a_seat(kind: str) -> None:
    assert pictures().draw(PublicPicture(kind, table(POSITION).public()), Audience()) is None


@pytest.mark.parametrize("kind", KINDS.public)
def test_public_kinds_look_the_same_for_every_seat(kind: str) -> None:
    """Who looks at what everybody may see gets it from the public part of their view."""
    seen = [pictures().draw(PrivatePicture(kind, table(POSITION).view(seat)), Audience()) for seat in "ab"]
    assert seen[0] is not None
    assert seen[0] == seen[1] == pictures().draw(PublicPicture(kind, table(POSITION).public()), Audience())


def test_the_named_thing_is_drawn() -> None:
    first, second = drawn("card", "KIL05"), drawn("card", "DER02")
    assert first is not None
    assert second is not None
    assert first.alt != second.alt
    assert first.data != second.data
