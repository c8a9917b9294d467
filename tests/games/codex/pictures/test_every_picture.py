"""Every picture in every language: nothing outside, covered, cut or torn, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.text import Style
from sfb_bot.drawing.themes import DARK
from sfb_bot.locale import languages
from tests.drawing.layout import has_glyph, least_figures, least_letters
from tests.games.codex.pictures.every_picture import KINDS
from tests.games.codex.pictures.layout import LAYOUT
from tests.games.codex.pictures.samples import NAMES, by_prompt

# The least size of letters, in pixels, where a picture is shown 360 pixels wide.
LEAST: Final = {
    "table": 8.5,
    "choice": 8.5,
    "hand": 8.5,
    "codex": 8.5,
    "discard": 8.5,
    "card": 11.0,
    "gallery": 8.5,
    "result": 8.5,
    # Drawn at two thirds, so that sizes are rounded.
    "replay": 8.2,
}
# Wide pictures are for those who chose them, on larger screens.
LEAST_WIDE: Final = 4.2
# What random matches ask for sure; cards may ask more.
PROMPTS: Final = {
    *("heroes", "main_hero", "ban", "pick_hero", "tech", "main", "hire", "patrol", "defender", "spec"),
    *("target", "choose", "lend", "lend_to", "reward", "order", "discard"),
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


def test_the_typeface_is_asked_what_it_has() -> None:
    assert all(has_glyph(letter, foreign=False) for letter in "AzЖїҐ№−×¤")
    # The ring and the arrow of the cards' texts: they are never written.
    assert not any(has_glyph(letter, foreign=False) for letter in "◎→")
    canvas = Canvas.blank(200, 60, DARK, "en")
    canvas.write("◎ a unit", canvas.frame, Style(20))
    assert LAYOUT.lacking(canvas) == "◎"
