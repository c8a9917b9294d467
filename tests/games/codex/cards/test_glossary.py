"""The glossary knows every name in the box of Codex, in every language, and no other."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.locale.glossary import Row, glossary_tables

ROOT = Path(__file__).parents[4]
BOX = ROOT / "cards" / "codex"
LANGUAGES = ("en", "ru", "uk")
COLOURS = ("neutral", "red", "green", "blue", "black", "white", "purple")
# The headings of the tables with the files and the list that they tell of.
TABLES = {
    "Colours": (("colours",), "colour"),
    "Specs": (("colours",), "spec"),
    "Heroes": (COLOURS, "hero"),
    "Keywords": (("keywords",), "keyword"),
    "Buildings": (("buildings",), "building"),
    "Tokens": (("tokens",), "token"),
    **{f"{colour.capitalize()} cards": ((colour,), "card") for colour in COLOURS},
}
# The Russian rulebook prints all specs and buildings; of the others it prints these, or all but these.
PRINTED_WHOLE = ("Specs", "Buildings")
PRINTED = {
    "Heroes": {
        *("troq_bashar", "river_montoya", "sirus_quince", "vandy_anadrose", "garus_rook", "max_geiger"),
    },
    "Tokens": {"mercenary"},
}
UNPRINTED_KEYWORDS = {"cannot_attack", "cannot_patrol", "flagbearer", "stash"}


def _is_printed(heading: str, card: str) -> bool:
    if heading == "Keywords":
        return card not in UNPRINTED_KEYWORDS
    return heading in PRINTED_WHOLE or card in PRINTED.get(heading, ())


def _row(heading: str, card: dict[str, Any]) -> Row:
    english, russian, ukrainian = (card["name"][language] for language in LANGUAGES)
    return english, f"{russian}*" if _is_printed(heading, card["id"]) else russian, ukrainian


@pytest.mark.parametrize("heading", TABLES)
def test_the_glossary_has_every_name(heading: str) -> None:
    """As in the card files, in their order, printed names with their marks."""
    files, key = TABLES[heading]
    cards = [
        card
        for file in files
        for card in tomllib.loads((BOX / f"{file}.toml").read_text(encoding="utf-8"))[key]
    ]
    assert cards
    assert glossary_tables("Names in Codex")[heading] == [_row(heading, card) for card in cards]


def test_the_glossary_has_no_other_names() -> None:
    """Every table belongs to a file."""
    assert set(glossary_tables("Names in Codex")) == {*TABLES}


def test_every_term_is_there_in_every_language() -> None:
    """Each once; the places of a patrol are those of the Russian rulebook."""
    terms = glossary_tables("Codex")[""]
    assert all(len(row) == len(LANGUAGES) and all(row) for row in terms)
    english = [row[0] for row in terms]
    assert len(set(english)) == len(english)
    by_word = {row[0]: row for row in terms}
    assert by_word["squad leader"][1:] == ("командир отряда*", "командир загону")
    assert by_word["tech building"][1:] == ("техздание*", "техбудівля")
    assert by_word["upkeep"][1:] == ("фаза снабжения*", "фаза постачання")
