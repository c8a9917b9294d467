"""Every picture in every language: nothing outside, covered, cut or torn, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from sfb_bot.locale import languages
from tests.drawing.layout import least_figures, least_letters
from tests.games.warseer.pictures.every_picture import KINDS
from tests.games.warseer.pictures.layout import LAYOUT
from tests.games.warseer.pictures.samples import NAMES, by_prompt

# The least size of letters, in pixels, where a picture is shown 360 pixels wide.
LEAST: Final = {
    "table": 8.5,
    "choice": 8.5,
    "hand": 8.5,
    "open": 8.5,
    "card": 11.0,
    "map": 8.5,
    "gallery": 8.5,
    "result": 8.5,
    # Drawn at two thirds, so that sizes are rounded.
    "replay": 8.2,
}
# Wide pictures are for those who chose them, on larger screens.
LEAST_WIDE: Final = 4.2
# What random matches ask for sure; cards may ask more.
PROMPTS: Final = {
    *("hero", "camp_gold", "enter", "put_back", "piece", "main", "act", "target", "tactic", "dice", "push"),
    *("skirmish", "gear_relic", "landmark", "shop"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_and_can_be_read(kind: str, language: str) -> None:
    for page in KINDS[kind](language):
        assert LAYOUT.troubles(page.canvas) == [], page.about
        least = LEAST_WIDE if "landscape" in page.about else LEAST[kind]
        assert least_letters(page.canvas, without=NAMES) >= least, page.about
        assert least_figures(page.canvas) >= least, page.about
        assert LAYOUT.lacking(page.canvas) == "", page.about


def test_the_usual_questions_are_among_the_choices() -> None:
    assert set(by_prompt()) >= PROMPTS
