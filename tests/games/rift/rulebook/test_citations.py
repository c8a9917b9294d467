"""Every paragraph and every decision of the rules is cited by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PARAGRAPHS = range(1, 75)
DECISIONS = range(1, 51)
FOLDER = Path(__file__).parents[1]
CITED = re.compile(r"\b(R-|RQ)(\d+)(?: to \1(\d+))?")


def cited(text: str) -> set[tuple[str, int]]:
    """The numbers a text cites; `R-17 to R-21` are five."""
    return {
        (kind, number)
        for kind, first, last in CITED.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def all_citations() -> set[tuple[str, int]]:
    """What the docstrings of tests of the rulebook and the properties cite; those of modules do not count."""
    found: set[tuple[str, int]] = set()
    for folder in ("rulebook", "properties"):
        for path in sorted((FOLDER / folder).glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found |= cited(ast.get_docstring(node) or "")
    return found


def test_a_citation_is_read() -> None:
    assert cited("R-8, RQ35 and R-17 to R-19") == {("R-", n) for n in (8, 17, 18, 19)} | {("RQ", 35)}


@pytest.mark.parametrize(("kind", "numbers"), [("R-", PARAGRAPHS), ("RQ", DECISIONS)])
def test_every_number_is_cited(kind: str, numbers: range) -> None:
    found = {number for each, number in all_citations() if each == kind}
    assert [f"{kind}{number}" for number in numbers if number not in found] == []
    assert [f"{kind}{number}" for number in sorted(found) if number not in numbers] == [], "no such number"
