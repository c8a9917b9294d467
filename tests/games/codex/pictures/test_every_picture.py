"""Every picture in every language: nothing outside, covered, cut or torn, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from sfb_bot.locale import languages
from tests.games.codex.pictures.every_picture import KINDS
from tests.games.codex.pictures.layout import least_letters, troubles
from tests.games.codex.pictures.samples import NAMES, by_prompt

# The least size of letters, in pixels, where a picture is shown 360 pixels wide. Few names are so long.
LEAST: Final = {
    "table": 6.5,
    "choice": 6.5,
    "hand": 8.0,
    "codex": 8.0,
    "discard": 8.0,
    "card": 11.0,
    "gallery": 8.0,
    "result": 6.5,
    "replay": 6.0,
}
# Wide pictures are for those who chose them, on larger screens.
LEAST_WIDE: Final = 3.2
# What random matches ask for sure; cards may ask more.
PROMPTS: Final = {
    *("heroes", "main_hero", "ban", "pick_hero", "tech", "main", "hire", "patrol", "defender", "spec"),
    *("target", "choose", "lend", "lend_to", "reward", "order", "discard"),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_and_can_be_read(kind: str, language: str) -> None:
    for page in KINDS[kind](language):
        assert troubles(page.canvas) == [], page.about
        least = LEAST_WIDE if "landscape" in page.about else LEAST[kind]
        assert least_letters(page.canvas, without=NAMES) >= least, page.about


def test_the_usual_questions_are_among_the_choices() -> None:
    assert set(by_prompt()) >= PROMPTS
