"""docs/WARSEER_RULINGS.md lists every decision in the words players read, with tests that cite it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from sfb_bot.games.warseer.cards.card_files import load_content
from sfb_bot.games.warseer.screens.rulebook import PARAGRAPHS, RULINGS, rulings_about, told_rulings
from sfb_bot.games.warseer.texts import warseer_texts
from sfb_bot.locale import Texts, ids_in
from tests.games.warseer.rulebook.test_citations import MISSING, cited
from tests.games.warseer.rulebook.test_citations import RULINGS as NUMBERS

TESTS = Path(__file__).parents[1]
DOCUMENT = TESTS.parents[2] / "docs" / "WARSEER_RULINGS.md"
ROW = re.compile(r"^\| WQ(\d+) \| (.+) \| (.+) \|$")
FILE = re.compile(r"`(\w+/test_\w+\.py)`")
CONTENT = load_content()
LANGUAGES = ("en", "ru", "uk")
LONGEST = 270


@cache
def rows() -> dict[int, tuple[str, str]]:
    """The rulings of the page by number, each with its reason."""
    found: dict[int, tuple[str, str]] = {}
    for line in DOCUMENT.read_text("utf-8").splitlines():
        if (match := ROW.match(line)) is not None:
            number = int(match[1])
            assert number not in found, f"WQ{number} is there twice"
            found[number] = (match[2], match[3])
    return found


def _said(language: str) -> dict[int, str]:
    texts = warseer_texts(Texts(language, strict=True))
    return {number: texts.say(f"ruling-wq{number}") for number in rows()}


def test_every_decision_is_listed_once() -> None:
    assert sorted(rows()) == [*range(1, 101)]
    assert [*RULINGS] == [f"wq{number}" for number in range(1, 101)]
    told = {name for name in ids_in("sfb_bot.games.warseer.texts") if name.startswith("ruling-")}
    assert told == {f"ruling-{ruling}" for ruling in RULINGS}


def test_players_read_the_words_of_the_page() -> None:
    assert _said("en") == {number: ruling for number, (ruling, _) in rows().items()}


@cache
def cited_in(file: str) -> frozenset[int]:
    """The rulings that docstrings of the tests in a file cite."""
    tests = [
        node
        for node in ast.walk(ast.parse((TESTS / file).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    found = {each for node in tests for each in cited(ast.get_docstring(node) or "")}
    return frozenset(number for kind, number in found if kind == "WQ")


@pytest.mark.parametrize("number", NUMBERS)
def test_every_row_says_why_and_names_tests_that_cite_it(number: int) -> None:
    _, reason = rows()[number]
    files = FILE.findall(reason)
    assert bool(files) is (("WQ", number) not in MISSING)
    assert FILE.sub("", reason).strip(" ,").endswith("."), "why"
    for file in files:
        assert number in cited_in(file), f"{file} has no test of WQ{number}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_short_sentences(language: str) -> None:
    said = _said(language)
    assert [number for number, text in said.items() if not text.endswith(".") or len(text) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_say_the_same_figures(language: str) -> None:
    """Where English has a figure, so has the other; Cyrillic from end to end."""
    english, said = _said("en"), _said(language)
    for number, text in said.items():
        assert not re.search(r"[A-Za-z\"]", text), number
        figures = sorted(re.findall(r"\d+", english[number]))
        assert set(figures) <= {*re.findall(r"\d+", text)}, number


def test_rulings_are_about_things_that_there_are() -> None:
    things = {*CONTENT.creatures, *CONTENT.cards, *CONTENT.terrain, *CONTENT.scenarios, *CONTENT.upgrades}
    words = {*CONTENT.terms["keyword"], *CONTENT.terms["crit"]}
    for ruling, about in RULINGS.items():
        assert about, ruling
        assert {*about} <= {*PARAGRAPHS} | {str(each) for each in things} | words, ruling
    assert {*PARAGRAPHS} <= {subject for about in RULINGS.values() for subject in about}


def test_a_ruling_that_names_something_is_shown_with_it() -> None:
    """By the English names of keywords, crit effects and cards in its words."""
    named = {
        each.name["en"]: each.id
        for group in (CONTENT.terms["keyword"], CONTENT.terms["crit"], CONTENT.cards)
        for each in group.values()
        # Words that rulings also use as plain ones, small or at the start of a sentence.
        if each.id not in ("armour", "hook", "stun", "poison", "swap", "multiple_use", "slow", "add_push")
    }
    for number, (ruling, _) in rows().items():
        for name, this in named.items():
            if re.search(rf"\b{re.escape(name)}\b", ruling):
                assert this in RULINGS[f"wq{number}"], (number, name)


def test_rulings_are_found_by_what_they_are_about() -> None:
    assert [*rulings_about("blackmail")] == ["wq35", "wq98"]
    assert told_rulings(warseer_texts(Texts("uk", strict=True)), "healer") == [
        "Цілитель лікує союзних істот і себе, видимість йому не потрібна."
    ]
