"""The glossary knows every name in the box of the Rift, in every language, and no other."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.locale.glossary import Row, glossary_tables

ROOT = Path(__file__).parents[4]
BOX = ROOT / "cards" / "rift"
LANGUAGES = ("en", "ru", "uk")
# The headings of the tables with the file and the list that they tell of.
TABLES = {
    "Champions": ("champions", "warrior"),
    "Elites": ("elites", "warrior"),
    "Commons": ("commons", "warrior"),
    "Spells": ("spells", "spell"),
}
# Names that the Russian rulebook prints (the set marks them with S).
PRINTED = {
    *("air_elemental", "shapeshifter", "sharpshooter", "shaman", "skirmisher", "goblin"),
    *("blessing", "curse", "invisibility", "neutralise", "flight", "reflection", "dispel", "intimidate"),
    *("challenge", "fireball", "swap", "banish", "dash", "lure"),
}


def _row(card: dict[str, Any]) -> Row:
    english, russian, ukrainian = (card["name"][language] for language in LANGUAGES)
    return english, f"{russian}*" if card["id"] in PRINTED else russian, ukrainian


@pytest.mark.parametrize("heading", TABLES)
def test_the_glossary_has_every_name(heading: str) -> None:
    """As in the card files, in their order, printed names with their marks."""
    file, key = TABLES[heading]
    cards = tomllib.loads((BOX / f"{file}.toml").read_text(encoding="utf-8"))[key]
    assert glossary_tables("Names in the Rift")[heading] == [_row(card) for card in cards]


def test_the_glossary_has_no_other_names() -> None:
    """Every table belongs to a file."""
    assert set(glossary_tables("Names in the Rift")) == {*TABLES}


def test_every_term_is_there_in_every_language() -> None:
    """The words of section 1 of the rules among them, each once."""
    terms = glossary_tables("The Rift")[""]
    assert all(len(row) == len(LANGUAGES) and all(row) for row in terms)
    english = [row[0] for row in terms]
    assert len(set(english)) == len(english)
    by_word = {row[0]: row for row in terms}
    assert by_word["lane"][1:] == ("ряд*", "ряд")
    assert by_word["cell"][1:] == ("ячейка*", "клітинка")
    assert by_word["enchantment"][1:] == ("зачарование*", "чари")
    assert by_word["exhaustion"][1:] == ("истощение", "виснаження")
