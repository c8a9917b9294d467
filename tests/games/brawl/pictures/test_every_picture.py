"""Every picture in every language: nothing outside, covered, cut or torn, and all can be read on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from sfb_bot.drawing.text import Box, Style, fit
from sfb_bot.locale import facts_wanted, languages
from tests.games.brawl.pictures import arena_checks, layout_checks
from tests.games.brawl.pictures.every_picture import KINDS, asked_views

ARENAS: Final = ("arena", "played cards", "choice", "replay")

# The least size of letters, in pixels, where a picture is shown 360 pixels wide. It is what English had at
# its smallest when Russian and Ukrainian were completed: they may be longer, but not harder to read. Choices
# and replays are held to what the arena has. Played cards had 6.5 and got more room.
LEAST: Final = {
    "card": 21.9,
    "card in a grid": 7.0,
    "hand": 8.8,
    "discard": 8.8,
    "champion": 9.6,
    "champion cards": 12.5,
    "challenge": 9.4,
    "arena": 8.5,
    "played cards": 7.0,
    "choice": 8.5,
    "replay": 8.5,
    "gallery": 7.2,
    "score": 11.0,
    "table": 9.2,
    "bracket": 10.0,
    "invitation": 11.0,
}
# Wide pictures are for those who chose them, on larger screens.
LEAST_WIDE: Final = {"arena": 4.2, "played cards": 5.1, "choice": 4.2, "replay": 4.5}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_everything_fits_and_can_be_read(kind: str, language: str) -> None:
    checks = arena_checks if kind in ARENAS else layout_checks
    for page in KINDS[kind](language):
        assert checks.troubles(page.canvas) == [], page.about
        least = LEAST_WIDE[kind] if "landscape" in page.about else LEAST[kind]
        # The cards in a corner of an arena have pages of their own.
        without = "" if kind == "played cards" else "card"
        assert page.least_letters(without=without) >= least, page.about


def test_a_torn_word_is_noticed() -> None:
    """A word wider than its box at the smallest size, which the checks above would name."""
    torn, whole = (
        fit("Сосредоточенность", Box(0, 0, width, 200), Style(20, smallest=20)) for width in (90, 300)
    )
    assert torn.complete
    assert torn.is_torn
    assert not whole.is_torn


def test_every_kind_of_question_is_among_the_choices() -> None:
    keys = facts_wanted("sfb_bot.games.brawl.texts", "en")["questions.ftl"]
    prompts = {key.split("-")[1] for key in keys if key.startswith("prompt-")}
    assert sorted(prompts - {"any"} - set(asked_views())) == []
