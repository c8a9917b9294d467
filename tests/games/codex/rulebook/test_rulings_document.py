"""docs/CODEX_RULINGS.md lists every decision in the words players read, with tests that cite it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from sfb_bot.games.codex.screens.names import Names
from sfb_bot.games.codex.screens.rulebook import RULINGS
from sfb_bot.games.codex.texts import codex_texts
from sfb_bot.locale import Texts, ids_in
from tests.games.codex.kit.table import shared_content
from tests.games.codex.rulebook.test_citations import DECISIONS, cited, named

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[3] / "docs" / "CODEX_RULINGS.md"
ROW = re.compile(r"^\| CQ(\d+) \| (.+) \| (.+) \|$")
FILE = re.compile(r"`(test_\w+\.py)`")


@cache
def rows() -> dict[int, tuple[str, str]]:
    """The rulings of the page by number, each with why and where it is tested."""
    found: dict[int, tuple[str, str]] = {}
    for line in DOCUMENT.read_text("utf-8").splitlines():
        if (match := ROW.match(line)) is not None:
            number = int(match[1])
            assert number not in found, f"CQ{number} is there twice"
            found[number] = (match[2], match[3])
    return found


@cache
def cited_in(file: str) -> frozenset[int]:
    """The decisions that names and docstrings of the tests in a file cite."""
    tests = [
        node
        for node in ast.walk(ast.parse((HERE / file).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    found = {each for node in tests for each in named(node.name) | cited(ast.get_docstring(node) or "")}
    return frozenset(number for kind, number in found if kind == "CQ")


def test_every_decision_is_listed_once() -> None:
    assert sorted(rows()) == [*DECISIONS]
    assert {f"cq{number}" for number in rows()} == {*RULINGS}
    told = {name for name in ids_in("sfb_bot.games.codex.texts") if name.startswith("ruling-")}
    assert told == {f"ruling-cq{number}" for number in rows()}


def test_players_read_the_words_of_the_page() -> None:
    texts = codex_texts(Texts(strict=True))
    assert {number: texts.say(f"ruling-cq{number}") for number in rows()} == {
        number: ruling for number, (ruling, _) in rows().items()
    }


@pytest.mark.parametrize("number", DECISIONS)
def test_every_row_says_why_and_names_tests_that_cite_it(number: int) -> None:
    _, reason = rows()[number]
    files = FILE.findall(reason)
    assert files
    assert FILE.sub("", reason).strip(" ,"), "why"
    for file in files:
        assert number in cited_in(file), f"{file} has no test of CQ{number}"


def test_a_ruling_that_names_a_card_is_shown_with_it() -> None:
    """By the names of cards in its words; a Pirate-Gang Commander is no Pirate."""
    names = Names(shared_content(), Texts(strict=True))
    cards = {names.kind(kind): kind for kind in shared_content().kinds}
    for number, (ruling, _) in rows().items():
        found = [name for name in cards if re.search(rf"\b{re.escape(name)}\b", ruling)]
        whole = {cards[name] for name in found if not any(name in each for each in found if each != name)}
        assert whole <= {*RULINGS[f"cq{number}"]}, f"CQ{number}"
