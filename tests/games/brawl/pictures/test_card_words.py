"""The words in pictures: the same in every language, all of them needed, all letters in the font."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import sfb_bot.games.brawl.pictures
from sfb_bot.drawing.fonts import readable
from sfb_bot.games.brawl.pictures.card_words import CARD_WORDS
from sfb_bot.games.brawl.pictures.words import LANGUAGES

# Keys that are put together from a part and an id: core0, draft_casual, by_points.
BUILT = re.compile(r"(core\d|draft_\w+|by_\w+|attack|skill|reaction|melee|direct|indirect|arc|ring)$")


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_language_has_every_word() -> None:
    assert set(CARD_WORDS) == set(LANGUAGES)
    for language in LANGUAGES:
        assert set(CARD_WORDS[language]) == set(CARD_WORDS["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_the_same_blanks_and_can_be_written(language: str) -> None:
    for key, text in CARD_WORDS[language].items():
        assert blanks(text) == blanks(CARD_WORDS["en"][key]), key
        assert text.strip() == text, key
        assert readable(text) == text, key


def test_no_word_is_left_over() -> None:
    folder = Path(next(iter(sfb_bot.games.brawl.pictures.__path__)))
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py") if path.stem != "card_words"]
    used = {quoted for source in sources for quoted in re.findall(r"[\"'](\w+)[\"']", source)}
    assert {key for key in CARD_WORDS["en"] if key not in used and not BUILT.match(key)} == set()
