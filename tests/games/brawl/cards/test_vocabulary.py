"""The vocabulary of card files is neither larger than the cards need nor less tested than it should be."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

from sfb_bot.games.brawl.cards.loading import cards_folder
from sfb_bot.games.brawl.cards.reading import OP_NAMES
from sfb_bot.games.brawl.rules.champions import FUNCTIONS
from sfb_bot.games.brawl.rules.content import (
    NO_ABILITY,
    Ability,
    Card,
    Immunity,
    Keyword,
    Passage,
    RangeKind,
    StandardAction,
)
from sfb_bot.games.brawl.rules.effects.conditions import CONDITIONS, COUNTS
from sfb_bot.games.brawl.rules.effects.moments import words_of_bonus, words_of_op
from sfb_bot.games.brawl.rules.effects.ops import Damage, Draw
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.effects.selectors import GROUPS, MAY_EACH_OF, MAY_ONE_OF, ONE_OF
from tests.games.brawl.kit.table import content

# Any: values of a TOML file.
Toml = Any


def _values(node: Toml, key: str) -> Iterator[str]:
    """Every text under this key, anywhere in a TOML document."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name == key and isinstance(value, str):
                yield value
            yield from _values(value, key)
    elif isinstance(node, list):
        for value in node:
            yield from _values(value, key)


def _documents() -> dict[str, Toml]:
    folder = cards_folder()
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.rglob("*.toml"))}


def _written(key: str) -> set[str]:
    return {value for document in _documents().values() for value in _values(document, key)}


def _playable() -> list[Card | StandardAction]:
    return [*content().cards.values(), *content().standard_actions.values()]


def _vocabulary() -> set[str]:
    """Every condition, count, selector and named amount there is."""
    selectors = (*GROUPS, *ONE_OF, *MAY_ONE_OF, *MAY_EACH_OF, *PLACES)
    return {*CONDITIONS, *COUNTS, *selectors, *Damage.AMOUNTS, *Draw.AMOUNTS}


def _words() -> set[str]:
    """Every condition, count, selector and named amount some card or standard action uses."""
    found: set[str] = set()
    for card in _playable():
        for op in card.effects:
            found.update(words_of_op(op))
        if isinstance(card, Card):
            for op in (*card.before, *card.now, *card.after, *card.after_knock_out):
                found.update(words_of_op(op))
            for bonus in (*card.strength_bonus, *card.defence_bonus):
                found.update(words_of_bonus(bonus))
            found.update(rule.when for rule in card.keywords_if)
    return found


def test_every_op_is_used() -> None:
    """Architecture, Cards: no op without a card."""
    assert set(OP_NAMES) == _written("op")


def test_every_condition_count_selector_and_amount_is_used() -> None:
    """Architecture, Cards: no word without a card."""
    assert _vocabulary() - _words() == set()


def test_every_function_is_used_by_its_champion() -> None:
    """Architecture, Cards: a function exists because a card of that champion calls it."""
    documents = _documents()
    for champion, functions in FUNCTIONS.items():
        called = set(_values(documents[champion], "function"))
        assert called == set(functions), champion


def test_every_function_is_short_and_tells_its_card() -> None:
    """Architecture, Cards: at most 20 lines, the card's id first in the docstring."""
    folder = Path(__file__).parents[4] / "sfb_bot/games/brawl/rules/champions"
    for champion, functions in FUNCTIONS.items():
        code = content().champions[champion].code
        tree = ast.parse((folder / f"{champion}.py").read_text("utf-8"))
        found = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        for name in functions:
            docstring = ast.get_docstring(found[name]) or ""
            assert docstring.startswith(code), name
            statements = found[name].body[1:]
            lines = (statements[-1].end_lineno or 0) - statements[0].lineno + 1
            assert lines <= 20, f"{name} has {lines} lines"


def test_every_ability_keyword_and_range_is_used() -> None:
    """Architecture, Cards: the same for passive abilities, keywords and kinds of range."""
    abilities = [champion.levelled.ability for champion in content().champions.values()]
    for field in fields(Ability):
        default = getattr(NO_ABILITY, field.name)
        assert any(getattr(ability, field.name) != default for ability in abilities), field.name
    cards = content().cards.values()
    keywords = {keyword for card in cards for keyword in card.keywords}
    passages = {passage for card in cards for passage in card.move_through}
    assert passages == set(get_args(Passage))
    assert keywords == set(get_args(Keyword))
    assert {card.reach.kind for card in _playable() if card.reach} == set(get_args(RangeKind))


# --- Every card has its tests -----------------------------------------------------------------------------


def _test_functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.name, node


def _calls(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Method calls in a test: the method and its first argument, where that is a plain text."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            first = node.args[0] if node.args else None
            text = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
            yield node.func.attr, text


def _played() -> Counter[str]:
    """In how many tests each card or standard action is played."""
    played: Counter[str] = Counter()
    for _, function in _test_functions():
        played.update({text for method, text in _calls(function) if method in ("plays", "reacts", "takes")})
    return played


def test_every_card_is_played_in_two_tests_or_more() -> None:
    """Issue 2, Tests: two or more per card, standard actions included."""
    played = _played()
    seldom = {card.id: played[card.id] for card in _playable() if played[card.id] < 2}
    assert seldom == {}


def test_every_test_that_plays_says_which_rule_and_ends_idle() -> None:
    """Issue 2, Tests: a docstring that cites, and nothing left hanging at the end."""
    for file, function in _test_functions():
        assert ast.get_docstring(function), f"{file}: {function.name} has no docstring"
        methods = {method for method, _ in _calls(function)}
        if methods & {"plays", "takes"}:
            assert methods & {"is_idle", "is_over"}, f"{file}: {function.name} does not end idle"


def test_every_function_of_a_card_file_has_its_champion() -> None:
    """No functions for a champion that is not in the box."""
    assert set(FUNCTIONS) <= set(content().champions)


# --- The guide tells all of it ----------------------------------------------------------------------------


def test_the_guide_names_every_word() -> None:
    """docs/ADDING_A_CHAMPION.md: a row for every op, selector, condition, count, amount and ability."""
    guide = (Path(__file__).parents[4] / "docs" / "ADDING_A_CHAMPION.md").read_text("utf-8")
    rows = [line for line in guide.splitlines() if line.startswith("| `")]
    named = {row.split("`")[1] for row in rows}
    assert named >= {*OP_NAMES, *_vocabulary(), *(field.name for field in fields(Ability))}
    for word in (*get_args(Keyword), *get_args(RangeKind), *get_args(Immunity)):
        assert f"`{word}`" in guide or f'kind = "{word}"' in guide, word


def test_the_guide_names_every_key_of_a_card() -> None:
    """docs/ADDING_A_CHAMPION.md: no card file uses a key that its tables do not name."""
    guide = (Path(__file__).parents[4] / "docs" / "ADDING_A_CHAMPION.md").read_text("utf-8")
    keys = {key for document in _documents().values() for card in document.get("card", []) for key in card}
    assert {key for key in keys if f"`{key}`" not in guide} == set()
