"""The box in its languages: every name and text has all of them, and the glossary knows every name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[4]
BOX = ROOT / "cards" / "brawl"
LANGUAGES = ("en", "ru", "uk")
# The keys of a card file whose values are words in several languages.
WORDED = ("name", "title", "text", "short")
# Besides the names of the card files this section has the areas of the cores.
RICHER = ("Areas",)

Row = tuple[str, ...]


def _file(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _champions() -> list[dict[str, Any]]:
    return [_file(path) for path in sorted((BOX / "champions").glob("*.toml"))]


def _words(value: object, place: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every name and text of a document with its place in it."""
    if isinstance(value, list):
        for number, entry in enumerate(value):
            label = entry.get("id", number) if isinstance(entry, dict) else number
            yield from _words(entry, f"{place} {label}")
    elif isinstance(value, dict):
        for key, entry in value.items():
            if key in WORDED and isinstance(entry, dict):
                yield f"{place} {key}", entry
            else:
                yield from _words(entry, f"{place} {key}")


ALL_WORDS = {
    place: words for path in sorted(BOX.rglob("*.toml")) for place, words in _words(_file(path), path.stem)
}


def _glossary() -> dict[str, list[Row]]:
    """The tables of names by their headings, the marks of printed names left out."""
    text = (ROOT / "docs" / "GLOSSARY.md").read_text(encoding="utf-8")
    tables: dict[str, list[Row]] = {}
    heading = ""
    for line in text.partition("\n## Names in the box\n")[2].splitlines():
        if line.startswith("## "):
            break
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| ") and not line.startswith("| English "):
            tables.setdefault(heading, []).append(_row(line.replace("*", "")))
    return tables


def _row(line: str) -> Row:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


def _names(*entries: dict[str, str]) -> Row:
    """A row of the glossary: a champion stands there with its title."""
    return tuple(", ".join(entry[language] for entry in entries) for language in LANGUAGES)


def _expected() -> dict[str, list[Row]]:
    """What the tables must hold, by their headings, from the card files."""
    arena = _file(BOX / "arena.toml")
    champions = _champions()
    return {
        "Champions": [_names(*(one[key] for key in ("name", "title") if key in one)) for one in champions],
        **{one["name"]["en"]: [_names(card["name"]) for card in one["card"]] for one in champions},
        "Challenges": [_names(one["name"]) for one in _file(BOX / "challenges.toml")["challenge"]],
        "Standard actions": [_names(one["name"]) for one in _file(BOX / "standard_actions.toml")["action"]],
        "Starter teams": [_names(one["name"]) for one in _file(BOX / "teams.toml")["team"]],
        "Statues": [_names(one["name"]) for one in arena["statues"].values()],
        "Areas": [_names(arena["name"]), *(_names(one["name"]) for one in arena["deployment"].values())],
    }


EXPECTED = _expected()


def test_every_name_and_text_has_all_languages() -> None:
    """None of them is missing or empty."""
    assert len(ALL_WORDS) > 300
    assert [place for place, words in ALL_WORDS.items() if tuple(words) != LANGUAGES] == []
    assert [
        place
        for place, words in ALL_WORDS.items()
        if not all(text == text.strip() != "" for text in words.values())
    ] == []


def test_all_languages_say_the_same_figures() -> None:
    """A card must not push farther in one language."""
    assert [
        place for place, words in ALL_WORDS.items() if len({_figures(text) for text in words.values()}) != 1
    ] == []


def _figures(text: str) -> Row:
    """The numbers of a text with their signs; a minus is a hyphen in English."""
    return tuple(sorted(re.findall(r"[+−]?\d+", text.replace("-", "−"))))


def test_translations_keep_our_typography() -> None:
    """Quotes are «», the apostrophe is ’, the minus is −, and there is nothing Latin in between."""
    foreign = re.compile(r"[\"'`ʼA-Za-z]|\.\.\.|-\d| - |  ")
    assert [
        place
        for place, words in ALL_WORDS.items()
        if any(foreign.search(words.get(language, "")) for language in ("ru", "uk"))
    ] == []


@pytest.mark.parametrize("heading", EXPECTED)
def test_the_glossary_has_every_name(heading: str) -> None:
    """In every language as in the card files; names that are gone are gone there, too."""
    found = _glossary().get(heading, [])
    assert [row for row in EXPECTED[heading] if row not in found] == []
    if heading not in RICHER:
        assert [row for row in found if row not in EXPECTED[heading]] == []


def test_the_glossary_has_every_trap() -> None:
    """Traps have no names of their own: they say what they do."""
    rows = _glossary()["Traps"]
    tokens = _file(BOX / "traps.toml")["token"]
    named = {f"{one['damage']} damage" if "damage" in one else one["face"].capitalize() for one in tokens}
    assert {row[0] for row in rows} == named
    assert all(len(row) == len(LANGUAGES) and all(row) for row in rows)


def test_the_glossary_has_nothing_else() -> None:
    """Every table of names belongs to something in the box."""
    assert set(_glossary()) == {*EXPECTED, "Traps"}


@pytest.mark.parametrize("champion", _champions(), ids=lambda one: one["code"])
def test_cases_come_in_both_languages(champion: dict[str, Any]) -> None:
    """Who is declined in Russian is declined in Ukrainian, in all five cases."""
    cases = champion.get("cases", {"ru": {}, "uk": {}})
    assert set(cases) == {"ru", "uk"}
    assert list(cases["ru"]) == list(cases["uk"])
    assert len(cases["ru"]) in (0, 5)
