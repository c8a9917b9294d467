"""Every paragraph and every ruling of the rules is cited by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PARAGRAPHS = range(1, 253)
RULINGS = range(1, 101)
# A convenience that no rule needs, "the active player may queue": a table takes answers ahead in the turns of
# others only, all to one question, and a queue of the own turn has several and ends with the first dice.
MISSING = {("W", 251)}
FOLDER = Path(__file__).parents[1]
# In a docstring; of `W-41 to W-44` only the two numbers that are spelled count.
CITED = re.compile(r"\b(?:(W)-|(WQ))(\d+)\b")


def cited(text: str) -> set[tuple[str, int]]:
    """The numbers a docstring cites, each of them spelled."""
    return {(plain or ruling, int(number)) for plain, ruling, number in CITED.findall(text)}


def all_citations() -> set[tuple[str, int]]:
    """What docstrings of tests cite; those of modules and helpers do not count."""
    found: set[tuple[str, int]] = set()
    for path in sorted(FOLDER.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= cited(ast.get_docstring(node) or "")
    return found


def test_a_citation_is_read() -> None:
    assert cited("As in W-8, WQ35 and W-17 to W-19; not w-4, W2 or RW-3x.") == {
        ("W", 8),
        ("WQ", 35),
        ("W", 17),
        ("W", 19),
    }


@pytest.mark.parametrize(("kind", "numbers"), [("W", PARAGRAPHS), ("WQ", RULINGS)])
def test_every_number_is_cited(kind: str, numbers: range) -> None:
    found = {number for each, number in all_citations() if each == kind}
    missing = {number for each, number in MISSING if each == kind}
    assert {number for number in numbers if number not in found} == missing
    assert [f"{kind}{number}" for number in sorted(found) if number not in numbers] == [], "no such number"
