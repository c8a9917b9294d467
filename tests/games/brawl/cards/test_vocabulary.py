"""The vocabulary of card files is neither larger than the cards need nor less tested than it should be."""

from __future__ import annotations

import ast
import inspect
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from sfb_bot.card_files.folders import cards_folder
from sfb_bot.games.brawl.cards.effect_tables import CALL
from sfb_bot.games.brawl.rules import vocabulary
from sfb_bot.games.brawl.rules.content import (
    Card,
    Effect,
    KeyValue,
    Keyword,
    Passage,
    RangeKind,
    StandardAction,
)
from sfb_bot.games.brawl.rules.effects.interpreter import OPS, words_said, words_said_in_bonuses
from sfb_bot.games.brawl.rules.words import (
    AFTER_ATTACK,
    AIMED_SKILL,
    BEFORE_ATTACK,
    PLAIN_SKILL,
    REACTION,
    STRIKE,
    Moment,
    Need,
    Words,
    apart,
)
from tests.games.brawl.cards import guide
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
    folder = cards_folder("brawl")
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.rglob("*.toml"))}


def _written(key: str) -> set[str]:
    return {value for document in _documents().values() for value in _values(document, key)}


def _playable() -> list[Card | StandardAction]:
    return [*content().cards.values(), *content().standard_actions.values()]


KINDS: list[Words[Any]] = [
    vocabulary.CONDITIONS,
    vocabulary.COUNTS,
    vocabulary.SELECTORS,
    vocabulary.CENTRES,
    vocabulary.PLACES,
    vocabulary.AMOUNTS,
]


def _effects() -> Iterator[Effect]:
    """Every effect of every card, standard action and ability, also those inside another."""
    waiting: list[Effect] = []
    for card in _playable():
        waiting += card.effects
        if isinstance(card, Card):
            waiting += (*card.before, *card.now, *card.after, *card.after_knock_out)
    for champion in content().champions.values():
        waiting += _inside(champion.levelled.abilities.values())
    while waiting:
        effect = waiting.pop()
        yield effect
        waiting += _inside(effect.keys.values())


def _inside(values: Iterable[KeyValue]) -> list[Effect]:
    lists = [value for value in values if isinstance(value, tuple)]
    return [part for parts in lists for part in parts if isinstance(part, Effect)]


def _words() -> set[str]:
    """Every word some card, standard action or ability says, without its number."""
    found = {word for effect in _effects() for word, _ in words_said(effect)}
    for card in content().cards.values():
        found.update(word for word, _ in words_said_in_bonuses((*card.strength_bonus, *card.defence_bonus)))
        found.update(rule.when for rule in card.keywords)
    return {apart(word)[0] for word in found}


def test_every_op_is_used() -> None:
    """Architecture, Cards: no op without a card."""
    assert {*vocabulary.COMMON_OPS, CALL} == _written("op")


def test_every_condition_count_selector_and_amount_is_used() -> None:
    """Architecture, Cards: no word without a card."""
    assert {word for kind in KINDS for word in kind} - _words() == set()


def test_every_function_is_used_by_its_champion() -> None:
    """Architecture, Cards: a function exists because a card of that champion calls it."""
    for champion, document in _documents().items():
        assert set(_values(document, "function")) == set(vocabulary.own_ops(champion)), champion


def test_every_function_is_short_and_tells_its_card() -> None:
    """Architecture, Cards: at most 20 lines, the card's id first in the docstring."""
    folder = Path(__file__).parents[4] / "sfb_bot/games/brawl/rules/champions"
    for champion, found in content().champions.items():
        functions = vocabulary.own_ops(champion)
        if not functions:
            continue
        code = found.code
        tree = ast.parse((folder / f"{champion}.py").read_text("utf-8"))
        written = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        for name in functions:
            docstring = ast.get_docstring(written[name]) or ""
            assert docstring.startswith(code), name
            statements = written[name].body[1:]
            lines = (statements[-1].end_lineno or 0) - statements[0].lineno + 1
            assert lines <= 20, f"{name} has {lines} lines"


def test_every_ability_keyword_and_range_is_used() -> None:
    """Architecture, Cards: the same for passive abilities, keywords and kinds of range."""
    champions = content().champions.values()
    abilities = {name for champion in champions for name in champion.levelled.abilities}
    assert abilities == set(vocabulary.ABILITIES)
    cards = content().cards.values()
    keywords = {rule.keyword for card in cards for rule in card.keywords}
    passages = {passage for card in cards for passage in card.move_through}
    assert passages == set(get_args(Passage))
    assert keywords == set(get_args(Keyword))
    assert {card.reach.kind for card in _playable() if card.reach} == set(get_args(RangeKind))


# --- Declarations -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OPS)
def test_an_op_takes_what_it_declares(name: str) -> None:
    """Architecture, Cards: the keys of the declaration are the parameters of the code."""
    taken = inspect.signature(OPS[name].code).parameters
    gathers_the_rest = any(each.kind is each.VAR_KEYWORD for each in taken.values())
    named = [p for p, each in taken.items() if each.kind is not each.VAR_KEYWORD]
    assert named[:2] == ["fx", "act"]
    if gathers_the_rest:
        assert set(named[2:]) <= set(OPS[name].keys)
    else:
        assert set(named[2:]) == set(OPS[name].keys)
    # Whom it is about comes first, worked out.
    assert ("who" in named) is (OPS[name].figures is not None)
    assert OPS[name].figures is None or named[2] == "who"
    assert OPS[name].meaning


@pytest.mark.parametrize("kind", KINDS, ids=[kind.kind for kind in KINDS])
def test_every_word_says_what_it_means(kind: Words[Any]) -> None:
    """Architecture, Cards: the guide is made from the declarations, so each has its sentence."""
    assert [name for name in kind if not kind[name].meaning] == []
    assert all(vocabulary.ABILITIES[name].meaning for name in vocabulary.ABILITIES)


MOMENTS = [BEFORE_ATTACK, STRIKE, AFTER_ATTACK, AIMED_SKILL, PLAIN_SKILL, REACTION]
# Where each need is met, written by hand.
STANDS: dict[Need, list[Moment]] = {
    Need.OWN: [BEFORE_ATTACK, STRIKE, AFTER_ATTACK, AIMED_SKILL, PLAIN_SKILL],
    Need.TARGET: [STRIKE, AFTER_ATTACK, AIMED_SKILL],
    Need.DAMAGE: [AFTER_ATTACK],
    Need.ATTACK: [REACTION],
}


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
def test_where_a_word_may_stand(moment: Moment) -> None:
    """Architecture, Cards: a word stands where everything is there that it declares to need."""
    declared = {(op.name, op.needs) for op in OPS.values()}
    declared |= {(word, kind[word].needs) for kind in KINDS for word in kind}
    for word, needs in declared:
        stands = all(moment in STANDS[need] for need in needs)
        assert (not moment.refusal(word, needs)) is stands, (word, moment.name)


def test_a_function_says_whether_it_needs_a_target() -> None:
    """Digest 5: what has no legal target is skipped, so whatever looks at targets must say so."""
    for name, op in OPS.items():
        source = inspect.getsource(op.code)
        if "." in name and "act.targets[0]" in source:
            assert Need.TARGET in op.needs, name
        if "act.attack is not None" in source:
            assert Need.ATTACK in op.needs, name


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
    assert {name.partition(".")[0] for name in OPS if "." in name} <= set(content().champions)


# --- The guide tells all of it ----------------------------------------------------------------------------


def test_the_guide_has_the_tables_of_the_declarations() -> None:
    """docs/ADDING_A_CHAMPION.md: if this fails, run `python -m tests.games.brawl.cards.guide`."""
    text = guide.GUIDE.read_text("utf-8")
    assert guide.written(text) == text


def test_the_guide_names_keywords_and_ranges() -> None:
    """docs/ADDING_A_CHAMPION.md: what is printed beside the effects."""
    text = guide.GUIDE.read_text("utf-8")
    for word in (*get_args(Keyword), *get_args(RangeKind), *get_args(Passage)):
        assert f"`{word}`" in text or f'kind = "{word}"' in text or f"`{word} N`" in text, word


def test_the_guide_names_every_key_of_a_card() -> None:
    """docs/ADDING_A_CHAMPION.md: no card file uses a key that its tables do not name."""
    guide = (Path(__file__).parents[4] / "docs" / "ADDING_A_CHAMPION.md").read_text("utf-8")
    keys = {key for document in _documents().values() for card in document.get("card", []) for key in card}
    assert {key for key in keys if f"`{key}`" not in guide} == set()
