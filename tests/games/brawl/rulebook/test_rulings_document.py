"""docs/RULINGS.md lists every ruling, and every test it names exists and cites the ruling."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.games.brawl.kit.table import content

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[3] / "docs" / "RULINGS.md"
STATES = ("done", "teams", "done, rest teams")
ROW = re.compile(r"^\| ([QR]\d+) \| (.+) \| (.+) \| (.+) \|$")
CARD_TESTS = HERE.parent / "cards"
CARD_ROW = re.compile(r"^\| ([A-Z]{3}\d\d) \| (.+) \| (.+) \|$")


@cache
def rows() -> dict[str, tuple[str, str, tuple[str, ...]]]:
    """Number to ruling, status and the tests named."""
    found: dict[str, tuple[str, str, tuple[str, ...]]] = {}
    for line in DOCUMENT.read_text("utf-8").splitlines():
        match = ROW.match(line)
        if match:
            number, ruling, status, tests = match.groups()
            assert number not in found, f"{number} is there twice"
            found[number] = (ruling, status, tuple(re.findall(r"`([^`]+)`", tests)))
    return found


@cache
def card_rows() -> list[tuple[str, str, tuple[str, ...]]]:
    """Rulings on single cards and differences between sources: card, what is said, the tests named."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for line in DOCUMENT.read_text("utf-8").splitlines():
        match = CARD_ROW.match(line)
        if match:
            card, ruling, tests = match.groups()
            found.append((card, ruling, tuple(re.findall(r"`([^`]+)`", tests))))
    return found


@cache
def docstrings(file: str, folder: Path = HERE) -> dict[str, str]:
    """The tests of a file by name, with their docstrings."""
    tree = ast.parse((folder / file).read_text("utf-8"))
    return {
        node.name: ast.get_docstring(node) or ""
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_question_is_listed() -> None:
    """Q1 to Q58, and further rulings numbered without a gap."""
    questions = [number for number in rows() if number.startswith("Q")]
    assert questions == [f"Q{number}" for number in range(1, 59)]
    further = [number for number in rows() if number.startswith("R")]
    assert further == [f"R{number}" for number in range(1, len(further) + 1)]
    assert further


@pytest.mark.parametrize("number", rows())
def test_every_ruling_has_a_status_and_tests_that_cite_it(number: str) -> None:
    """A named test exists and its docstring gives the number."""
    ruling, status, tests = rows()[number]
    assert ruling.strip()
    assert status in STATES
    assert tests or status == "teams", "what is done is pinned by a test"
    for test in tests:
        file, _, name = test.partition("::")
        assert (HERE / file).is_file(), file
        assert name in docstrings(file), test
        assert re.search(rf"\b{number}\b", docstrings(file)[name]), f"{test} does not cite {number}"


def test_every_number_cited_in_a_test_is_a_ruling() -> None:
    """No test cites a ruling that the document does not have."""
    for file in sorted(HERE.glob("test_*.py")):
        for name, docstring in docstrings(file.name).items():
            for number in re.findall(r"\b[QR]\d+\b", docstring):
                assert number in rows(), f"{file.name}::{name} cites {number}"


@pytest.mark.parametrize(("card", "ruling", "tests"), card_rows(), ids=[row[0] for row in card_rows()])
def test_every_ruling_on_a_card_has_tests_that_cite_it(
    card: str, ruling: str, tests: tuple[str, ...]
) -> None:
    """The card is in the box (01 is the champion's own), its tests exist and give its number."""
    champions = {f"{champion.code}01" for champion in content().champions.values()}
    assert card in content().cards or card in champions
    assert ruling.strip()
    assert tests, "what is decided is pinned by a test"
    for test in tests:
        file, _, name = test.partition("::")
        assert name in docstrings(file, CARD_TESTS), test
        assert card in docstrings(file, CARD_TESTS)[name], f"{test} does not cite {card}"
