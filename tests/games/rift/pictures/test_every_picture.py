"""Every picture in every language: nothing outside, covered, cut or torn, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from sfb_bot.games.rift.pictures.kinds import PACKET_PROMPTS
from sfb_bot.locale import languages
from tests.drawing.layout import least_letters
from tests.games.rift.pictures.every_picture import KINDS
from tests.games.rift.pictures.layout import LAYOUT
from tests.games.rift.pictures.samples import NAMES, by_prompt

# The least size of letters, in pixels, where a picture is shown 360 pixels wide.
LEAST: Final = {
    "table": 9.0,
    "choice": 9.0,
    "packet": 9.0,
    "hand": 9.0,
    "army": 9.0,
    "discard": 9.0,
    "card": 12.0,
    "gallery": 9.0,
    "result": 9.0,
    "replay": 8.5,
}
# Wide pictures are for those who chose them, on larger screens.
LEAST_WIDE: Final = 5.0
PROMPTS: Final = {
    *("summon_lane", "main", "attack_target", "attack_with", "spell_target", "spell_second", "spell_cells"),
    *("step_to", "form", "respond", "respond_more", "draw", "lich_discard", "necromancer_return"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_and_can_be_read(kind: str, language: str) -> None:
    for page in KINDS[kind](language):
        assert LAYOUT.troubles(page.canvas) == [], page.about
        least = LEAST_WIDE if "landscape" in page.about else LEAST[kind]
        assert least_letters(page.canvas, without=NAMES) >= least, page.about


def test_every_kind_of_question_is_among_the_choices() -> None:
    assert set(by_prompt()) == PROMPTS | PACKET_PROMPTS
