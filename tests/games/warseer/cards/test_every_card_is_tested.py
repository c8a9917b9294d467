"""Everything in the box is named by at least two tests that play it; keywords and crit effects as well."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.games.warseer.kit.table import shared_content

FOLDER = Path(__file__).parent
LEAST = 2
# These look at the files and their words; the others play.
READING = (
    *("test_card_files.py", "test_decks.py", "test_effect_texts.py", "test_glossary.py", "test_maps.py"),
    *("test_texts.py", "test_the_set.py", Path(__file__).name),
)


def strings(node: ast.AST) -> set[str]:
    """The texts that stand somewhere in a piece of code; of `play>judgement` the card."""
    found: set[str] = set()
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            found.update(re.findall(r"[a-z_]{3,}", each.value.rpartition(">")[2].partition(".")[0]))
    return found


def names(node: ast.AST) -> set[str]:
    """The names that stand somewhere in a piece of code."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def playing_tests() -> Iterator[tuple[str, str, set[str]]]:
    """Name, docstring and texts of each test that plays, with those of the helpers and constants it uses."""
    for path in sorted(FOLDER.glob("test_*.py")):
        if path.name in READING:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        helpers = {
            node.name: strings(node)
            for node in tree.body
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_")
        }
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                texts = strings(node)
                for helper in names(node) & helpers.keys():
                    texts |= helpers[helper]
                yield node.name, ast.get_docstring(node) or "", texts


def test_everything_in_the_box_is_played_by_two_tests() -> None:
    content = shared_content()
    wanted = [
        *(str(each) for each in (*content.creatures, *content.cards, *content.feats)),
        *(str(each) for each in (*content.upgrades, *content.scenarios)),
    ]
    assert len(wanted) == 37 + 60 + 40 + 24 + 10
    found: Counter[str] = Counter()
    for name, _, texts in playing_tests():
        # In its name or in its code; a test of Kerub's armour names Kerub there.
        found.update(each for each in wanted if each in texts or each in name)
    assert [each for each in wanted if found[each] < LEAST] == []


def test_every_keyword_crit_effect_and_terrain_is_cited_by_two_tests() -> None:
    """By name, in the docstring or the name of the test."""
    content = shared_content()
    terms = [*content.terms["keyword"].values(), *content.terms["crit"].values(), *content.terrain.values()]
    assert len(terms) == 38 + 13 + 12
    found: Counter[str] = Counter()
    for name, doc, _ in playing_tests():
        said = f"{name.replace('_', ' ')} {doc}".casefold()
        for term in terms:
            word = term.name["en"].casefold()
            word = {"add dice": "add [gp]\\b"}.get(word, re.escape(word))
            found[term.id] += bool(re.search(rf"\b{word}", said))
    assert [term.id for term in terms if found[term.id] < LEAST] == []
