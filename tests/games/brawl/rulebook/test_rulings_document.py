"""docs/RULINGS.md lists every ruling, and every test it names exists and cites the ruling."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from sfb_bot.games.brawl.screens.rulebook import RULINGS
from sfb_bot.games.brawl.texts import brawl_texts
from sfb_bot.locale import Texts, ids_in
from tests.games.brawl.kit.table import content

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[3] / "docs" / "RULINGS.md"
STATES = ("done", "teams", "done, rest teams")
ROW = re.compile(r"^\| ([QR]\d+) \| (.+) \| (.+) \| (.+) \|$")
CARD_TESTS = HERE.parent / "cards"
CARD_ROW = re.compile(r"^\| ([A-Z]{3}\d\d) \| (.+) \| (.+) \|$")
# The rulings a row rests on, at its end.
RESTS_ON = re.compile(r" \(([QR]\d+(?:, [QR]\d+)*)\)$")


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


def _without_references(ruling: str) -> str:
    return RESTS_ON.sub("", ruling)


def _bot_texts(prefix: str) -> dict[str, str]:
    names = [name for name in ids_in("sfb_bot.games.brawl.texts") if re.fullmatch(prefix, name)]
    return {name: brawl_texts(Texts(strict=True)).say(name) for name in names}


def test_players_read_the_same_words() -> None:
    """Every ruling of this page is in the bot, word for word, and there is no other."""
    document = {f"ruling-{number.lower()}": _without_references(row[0]) for number, row in rows().items()}
    document |= {
        f"ruling-{card.lower()}": _without_references(ruling)
        for card, ruling, _ in card_rows()
        if " | " not in ruling
    }
    assert document == _bot_texts(r"ruling-.*")


def test_players_read_where_sources_differ() -> None:
    """What was taken and what else was found are the same on the page and in the bot."""
    document: dict[str, str] = {}
    for card, found, _ in card_rows():
        taken, is_source, other = found.partition(" | ")
        if is_source:
            document[f"source-{card.lower()}-taken"] = taken
            document[f"source-{card.lower()}-found"] = other
    assert document == _bot_texts(r"source-.*-(taken|found)")


def test_a_ruling_that_others_rest_on_is_shown_with_them() -> None:
    """Whoever reads about a card finds the rulings its own ones cite; a champion's own number is 01."""
    champions = {f"{champion.code}01": champion.id for champion in content().champions.values()}
    for card, ruling, _ in card_rows():
        cited = RESTS_ON.search(ruling)
        for number in cited[1].split(", ") if cited else ():
            assert champions.get(card, card) in RULINGS[number.lower()], f"{card} rests on {number}"


def test_a_ruling_that_names_a_card_is_shown_with_it() -> None:
    """By the names of cards and champions in its words; names that are plain words are left out."""
    box = content()
    plain = {"Challenge", "Heal", "Plan", "Move", "Strike"}
    names = {card.names["en"].rstrip("!"): card.id for card in box.cards.values()}
    names |= {champion.names["en"]: champion.id for champion in box.champions.values()}
    for number, about in RULINGS.items():
        said = brawl_texts(Texts(strict=True)).say(f"ruling-{number}")
        named = {key for name, key in names.items() if name not in plain and re.search(rf"\b{name}\b", said)}
        # A champion is one press from its cards, so it need not repeat their rulings.
        owners = {box.cards[key].champion for key in about if key in box.cards}
        assert named <= {*about} | owners, number
