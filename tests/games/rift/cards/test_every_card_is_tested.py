"""Nobody in the box is left out: a test that is about a card has the card's id behind `test_` in its name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.games.rift.kit.table import content

HERE = Path(__file__).parent
FEWEST = 2
# A paragraph or decision of the rules, a question of theirs, or a section of the list of cards.
SOURCE = re.compile(r"\b(R-\d+|RQ\d+|D\d+|Set \d)\b")
CARDS = sorted([*content().kinds, *content().spells])


def _tests() -> Iterator[ast.FunctionDef]:
    for path in sorted(HERE.glob("test_*.py")):
        for found in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(found, ast.FunctionDef) and found.name.startswith("test_"):
                yield found


@cache
def named_after() -> Mapping[str, list[ast.FunctionDef]]:
    """The tests that are about each card; `test_imp_...` is about the Imp, not about anything else."""
    found: dict[str, list[ast.FunctionDef]] = defaultdict(list)
    for test in _tests():
        for card in CARDS:
            if test.name.startswith(f"test_{card}_"):
                found[card].append(test)
    return found


def test_the_box_is_counted_whole() -> None:
    """Set: 33 warriors and 15 spells, and no id begins another, so a name is about one card."""
    assert (len(content().kinds), len(content().spells), len(CARDS)) == (33, 15, 48)
    assert not [(one, two) for one in CARDS for two in CARDS if two.startswith(f"{one}_")]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_tests_of_its_own(card: str) -> None:
    """At least that it works, and that it does not where it should not."""
    names = [test.name for test in named_after().get(card, [])]
    assert len(names) >= FEWEST, f"{card} has {names}"
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("card", CARDS)
def test_every_test_of_a_card_says_which_rule_it_is_about(card: str) -> None:
    """So that an expected value can be looked up instead of being believed."""
    silent = [
        test.name for test in named_after().get(card, []) if not SOURCE.search(ast.get_docstring(test) or "")
    ]
    assert silent == []
