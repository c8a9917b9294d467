"""Every paragraph and every decision of the rules is cited by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PARAGRAPHS = range(1, 284)
DECISIONS = range(1, 76)
FOLDER = Path(__file__).parents[1]
# In a docstring; of `C258 to C267` only the two numbers that are spelled count.
CITED = re.compile(r"\b(CQ?)(\d+)\b")
# At the head of a test's name: test_c47_c48_the_hand.
HEAD = re.compile(r"test((?:_cq?\d+)+)(?:_|$)")
NAMED = re.compile(r"_(cq?)(\d+)")


def cited(text: str) -> set[tuple[str, int]]:
    """The numbers a docstring cites, each of them spelled."""
    return {(kind, int(number)) for kind, number in CITED.findall(text)}


def named(test: str) -> set[tuple[str, int]]:
    """The numbers the name of a test begins with."""
    head = HEAD.match(test)
    return {(kind.upper(), int(number)) for kind, number in NAMED.findall(head[1])} if head else set()


def all_citations() -> set[tuple[str, int]]:
    """What names and docstrings of tests cite; docstrings of modules and helpers do not count."""
    found: set[tuple[str, int]] = set()
    for path in sorted(FOLDER.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= named(node.name) | cited(ast.get_docstring(node) or "")
    return found


def test_a_citation_is_read() -> None:
    assert cited("As in C8, CQ35 and C17 to C19; not c4, C2a or RC3.") == {
        ("C", 8),
        ("CQ", 35),
        ("C", 17),
        ("C", 19),
    }
    assert named("test_c47_cq11_a_hand_of_c5") == {("C", 47), ("CQ", 11)}
    assert named("test_c47") == {("C", 47)}
    assert named("test_a_hand_c47") == set()


@pytest.mark.parametrize(("kind", "numbers"), [("C", PARAGRAPHS), ("CQ", DECISIONS)])
def test_every_number_is_cited(kind: str, numbers: range) -> None:
    found = {number for each, number in all_citations() if each == kind}
    assert [f"{kind}{number}" for number in numbers if number not in found] == []
    assert [f"{kind}{number}" for number in sorted(found) if number not in numbers] == [], "no such number"
