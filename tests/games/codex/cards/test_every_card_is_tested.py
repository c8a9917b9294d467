"""Every card and hero of the box is named by at least two tests of this folder."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sfb_bot.games.codex.rules.ids import KindId
from tests.games.codex.kit.table import shared_content

FOLDER = Path(__file__).parent
LEAST = 2


def strings(node: ast.AST) -> set[str]:
    """The texts that stand somewhere in a piece of code, of `play>spark` the card."""
    return {
        each.value.rpartition(">")[2]
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def names(node: ast.AST) -> set[str]:
    """The names that stand somewhere in a piece of code."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def constants(tree: ast.Module) -> dict[str, set[str]]:
    """What texts stand behind the names of a module: constants and helpers, also by way of each other."""
    found: dict[str, set[str]] = {}
    used: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            named = [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
            named = [node.name]
        else:
            continue
        for name in named:
            found[name], used[name] = strings(node), names(node)
    for _ in found:
        for name, texts in found.items():
            for other in used[name] & found.keys():
                texts.update(found[other])
    return found


def each_test(path: Path) -> Iterator[set[str]]:
    """The texts of each test of a module, with those of the constants and helpers that it uses."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    known = constants(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            texts = strings(node)
            for name in names(node) & known.keys():
                texts |= known[name]
            yield texts


def counts() -> Counter[KindId]:
    """How many tests name each kind."""
    kinds = shared_content().kinds
    found: Counter[KindId] = Counter()
    for path in sorted(FOLDER.glob("test_*.py")):
        if path.name != Path(__file__).name:
            for texts in each_test(path):
                found.update(kind for kind in kinds if kind in texts)
    return found


def test_a_constant_counts_for_the_tests_that_use_it() -> None:
    tree = ast.parse('HERO = "river_montoya"\n\ndef table() -> str:\n    return HERO\n')
    assert constants(tree) == {"HERO": {"river_montoya"}, "table": {"river_montoya"}}


def test_every_card_and_hero_is_named_by_two_tests() -> None:
    found = counts()
    cards = [
        kind.id
        for kind in shared_content().kinds.values()
        if kind.is_hero or (kind.type in ("unit", "building", "upgrade", "spell") and not kind.is_token)
    ]
    assert len(cards) == 310 + 20, "cards and heroes"
    assert [kind for kind in cards if found[kind] < LEAST] == []
