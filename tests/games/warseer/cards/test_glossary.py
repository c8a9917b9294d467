"""The glossary knows every name in the box of Warseer, in every language, and no other."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from sfb_bot.card_files.folders import cards_folder
from tests.locale.glossary import Row, glossary_tables

LANGUAGES = ("en", "ru", "uk")
# The headings of the tables with the file and the list that they tell of.
TABLES = {
    "Factions": ("keywords", "faction"),
    "Dice": ("dice", "die"),
    "Heroes": ("heroes", "hero"),
    "Minions": ("heroes", "minion"),
    "Characters of the Empire": ("grypharim", "character"),
    "Characters of the City": ("vallor", "character"),
    "Mercenaries": ("mercenaries", "character"),
    "Abilities": ("keywords", "keyword"),
    "Crit effects": ("keywords", "crit"),
    "Tags": ("keywords", "tag"),
    "Cards of the Empire": ("grypharim", "card"),
    "Cards of the City": ("vallor", "card"),
    "Feats": ("feats", "feat"),
    "Terrain": ("terrain", "terrain"),
    "Maps": ("maps", "map"),
    "Upgrades": ("shop", "upgrade"),
    "Scenarios": ("scenarios", "scenario"),
}


def _entries(heading: str) -> list[dict[str, Any]]:
    file, key = TABLES[heading]
    return tomllib.loads((cards_folder("warseer") / f"{file}.toml").read_text("utf-8"))[key]


def _row(entry: dict[str, Any]) -> Row:
    english, russian, ukrainian = (entry["name"][language] for language in LANGUAGES)
    return english, russian, ukrainian


@pytest.mark.parametrize("heading", TABLES)
def test_the_glossary_has_every_name(heading: str) -> None:
    """As in the card files, in their order."""
    entries = _entries(heading)
    assert entries
    assert glossary_tables("Names in Warseer")[heading] == [_row(entry) for entry in entries]


def test_the_glossary_has_no_other_names() -> None:
    """Every table belongs to a file."""
    assert set(glossary_tables("Names in Warseer")) == {*TABLES}


def test_every_term_is_there_in_every_language() -> None:
    """Each once; the words of the Ukrainian rulebook are marked."""
    terms = glossary_tables("Warseer")[""]
    assert all(len(row) == len(LANGUAGES) and all(row) for row in terms)
    english = [row[0] for row in terms]
    assert len(set(english)) == len(english)
    by_word = {row[0]: row for row in terms}
    assert by_word["minion"][1:] == ("приспешник", "посіпака*")
    assert by_word["push"][1:] == ("натиск", "натиск*")
    assert by_word["influence"][1:] == ("влияние", "вплив*")


@pytest.mark.parametrize(
    ("file", "entry", "russian", "ukrainian"),
    [
        ("grypharim", "griffin_horn", "приспешник", "посіпака"),
        ("vallor", "thiefs_gloves", "влияни", "вплив"),
        ("vallor", "sabotage", "реликви", "реліквію"),
        ("grypharim", "iron_will", "Зачарование", "Зачарування"),
        ("feats", "home_soil", "зоне размещения", "зоні розміщення"),
        ("feats", "shoving_match", "оттеснила", "відтіснила"),
    ],
)
def test_the_cards_use_the_words_of_the_glossary(file: str, entry: str, russian: str, ukrainian: str) -> None:
    key = "feat" if file == "feats" else "card"
    entries = tomllib.loads((cards_folder("warseer") / f"{file}.toml").read_text("utf-8"))[key]
    text = next(each["text"] for each in entries if each["id"] == entry)
    assert russian in text["ru"]
    assert ukrainian in text["uk"]
