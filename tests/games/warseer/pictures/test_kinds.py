"""Pictures by the names of their kinds: all there are, in every language, and refusals in one sentence."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image

from sfb_bot.drawing.picture import LONGEST_ALT, Picture, RenderError
from sfb_bot.drawing.pictures import Audience, Frame
from sfb_bot.games.warseer.pictures.emblems import EMBLEMS, emblem
from sfb_bot.games.warseer.pictures.kinds import KINDS, WarseerPictures
from sfb_bot.locale import languages
from sfb_bot.screens.values import PrivatePicture, PublicPicture
from tests.games.warseer.kit.table import shared_content
from tests.games.warseer.pictures.samples import NAMES, by_prompt, random_match


def pictures() -> WarseerPictures:
    """The pictures over the box of all tests."""
    return WarseerPictures(shared_content(), random_match(0)[-1].public)


def drawn(wanted: PublicPicture | PrivatePicture, audience: Audience | None = None) -> Picture:
    """A picture that must be there."""
    found = pictures().draw(wanted, audience or Audience())
    assert found is not None
    assert Image.open(io.BytesIO(found.data)).size == (found.width, found.height)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS.names)
def test_every_kind_is_drawn_with_an_alt_text(kind: str, language: str) -> None:
    shown = by_prompt()["main"][0]
    view, question = shown.asked
    found = drawn(PrivatePicture(kind, view, question, names=NAMES), Audience(language, "contrast"))
    assert 0 < len(found.alt) <= LONGEST_ALT


def test_what_is_not_there_is_refused() -> None:
    for wanted in (
        PublicPicture("portrait"),
        PublicPicture("card", subject="nobody"),
        PublicPicture("map", subject="nowhere"),
        PublicPicture("gallery", subject="nothing"),
        PublicPicture("camp", random_match(0)[-1].public, subject="7"),
    ):
        with pytest.raises(RenderError):
            pictures().draw(wanted, Audience())


def test_a_match_becomes_an_animation() -> None:
    frames = [Frame(shown.public, shown.events) for shown in random_match(0)[-6:]]
    found = pictures().animate(frames, NAMES, Audience(), 2_000_000)
    assert found is not None
    assert found.format == "webp"
    assert pictures().animate([], NAMES, Audience(), 2_000_000) is None


def test_every_creature_has_an_emblem_unlike_all_others() -> None:
    content = shared_content()
    assert set(content.creatures) <= set(EMBLEMS)
    seen = {emblem(content, kind, 40, (255, 255, 255)).tobytes() for kind in content.creatures}
    assert len(seen) == len(content.creatures)


def test_the_alt_text_names_every_figure_with_hex_and_health() -> None:
    shown = random_match(0)[-1]
    alt = drawn(PublicPicture("table", shown.public, names=("Ann", "Bob"))).alt
    names = shared_content().maps[shown.public.map].grid.names
    for each in shown.public.creatures:
        assert f"{names[each.cell]} {each.health_left}/{each.health}" in alt


def test_a_public_picture_is_the_same_whatever_a_hand_holds() -> None:
    """The seat's view may be given where everybody looks: only its public part is drawn."""
    view = by_prompt()["main"][0].seats[0]
    assert view.hand or view.feats
    other = replace(view, hand=(), feats=(), costs=())
    for kind in KINDS.public:
        assert drawn(PrivatePicture(kind, view)) == drawn(PrivatePicture(kind, other))
