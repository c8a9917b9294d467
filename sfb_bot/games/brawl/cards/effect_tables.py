"""Effects, bonuses, keywords and abilities, read strictly from the tables of a card file.

What may be said is declared in the rules' vocabulary; here a declaration is held against a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast, get_args

from sfb_bot.card_files.strict_toml import TomlTable
from sfb_bot.games.brawl.rules.content import (
    ANY_CORE,
    CORES,
    Bonus,
    Effect,
    KeyValue,
    Keyword,
    KeywordRule,
    Whom,
)
from sfb_bot.games.brawl.rules.effects.interpreter import Op, words_said, words_said_in_bonuses
from sfb_bot.games.brawl.rules.effects.selectors import Way, is_of_neighbours, way_of
from sfb_bot.games.brawl.rules.vocabulary import (
    ABILITIES,
    CENTRES,
    COMMON_OPS,
    CONDITIONS,
    COUNTS,
    PLACES,
    SELECTORS,
    own_ops,
)
from sfb_bot.games.brawl.rules.words import (
    PLAIN_SKILL,
    STRIKE,
    Bonuses,
    Code,
    Core,
    Effects,
    Figures,
    Flag,
    Key,
    Keywords,
    Moment,
    Names,
    Need,
    Number,
    Numbers,
    PlaceName,
    Words,
    apart,
)

CALL = "call"
POISON = Number(1, 9)

CodeT = TypeVar("CodeT", bound=Code)


# --- Effects ----------------------------------------------------------------------------------------------


def read_effects(table: TomlTable, key: str, champion: str, moment: Moment) -> tuple[Effect, ...]:
    """A list of ops; empty when missing. Whoever an op chooses is the target of those after it."""
    found: list[Effect] = []
    for entry in table.tables(key):
        found.append(_effect(entry, champion, moment))
        if found[-1].op == "choose":
            moment = moment.with_target()
    return tuple(found)


def _effect(entry: TomlTable, champion: str, moment: Moment) -> Effect:
    op = _op(entry, champion)
    when = _said(entry, "if", CONDITIONS) if entry.has("if") else ""
    whom = _whom(entry, op, op.figures) if op.figures else None
    keys = {
        name: _value(entry, name, key, champion, moment)
        for name, key in op.keys.items()
        if not isinstance(key, Figures)
    }
    entry.done()
    if op.some_of and not any(keys[name] for name in op.some_of):
        entry.wrong(f"{op.name} changes nothing; say one of {', '.join(op.some_of)}")
    effect = Effect(op.name, keys, whom, when)
    _refuse_out_of_place(entry, moment, words_said(effect))
    return effect


def _op(entry: TomlTable, champion: str) -> Op:
    name = entry.text("op", (*COMMON_OPS, CALL))
    if name != CALL:
        return COMMON_OPS[name]
    function = entry.text("function")
    own = own_ops(champion)
    if function not in own:
        entry.wrong(f"there is no function {function!r} for {champion or 'standard actions'}")
    return own[function]


def _whom(entry: TomlTable, op: Op, key: Figures) -> Whom:
    said = _said(entry, "who", SELECTORS) if entry.has("who") or not key.default else key.default
    way = way_of(said)
    if key.only_one and way is not Way.ONE:
        entry.wrong(f"{op.name} is about one of a group, not {said!r}; say one of {_selectors(Way.ONE)}")
    if way in (Way.MAY_ONE, Way.EITHER, Way.MAY_EACH) and not op.offers:
        able = ", ".join(name for name, other in COMMON_OPS.items() if other.offers)
        others = _selectors(Way.ALL, Way.ONE)
        entry.wrong(
            f"{said!r} leaves it to the player, which is for {able}; with {op.name} say one of {others}"
        )
    if not is_of_neighbours(said):
        return Whom(said)
    return Whom(said, _said(entry, "beside", CENTRES) if entry.has("beside") else "self")


def _selectors(*ways: Way) -> str:
    return ", ".join(sorted(name for name in SELECTORS if way_of(name) in ways))


def _value(entry: TomlTable, name: str, key: Key, champion: str, moment: Moment) -> KeyValue:
    """What a table says for one key."""
    value: KeyValue
    match key:
        case Number(words=()):
            value = entry.number(name, key.least, key.most, key.default)
        case Number():
            value = entry.number_or_text(name, key.least, key.most, key.words)
        case Numbers():
            value = tuple(entry.whole_numbers(name, key.count))
        case Flag():
            value = entry.flag(name)
        case Names():
            value = frozenset(entry.names(name, key.allowed))
        case Core():
            core = entry.text(name, (*CORES, "any") if key.any else CORES)
            value = ANY_CORE if core == "any" else CORES.index(core)
        case PlaceName():
            value = _said(entry, name, PLACES)
        case Bonuses():
            # Whether their words fit is looked at with those of the op itself.
            value = tuple(_bonus(each) for each in entry.tables(name))
        case Keywords():
            value = read_keyword_rules(entry, name)
        case Effects():
            value = read_effects(entry, name, champion, moment)
            if not value:
                entry.wrong(f"{name} says nothing that happens")
        case Figures():
            raise AssertionError("whom an op is about is no value of its own")
    return value


def _said(entry: TomlTable, key: str, words: Words[CodeT]) -> str:
    """A word, with its number if it is said with one."""
    said = entry.text(key)
    name, number = apart(said)
    if name not in words:
        entry.wrong(f"{key} is {said!r}; known are {', '.join(sorted(words))}")
    _check_number(entry, name, number, words[name].number)
    return said


def _check_number(entry: TomlTable, name: str, number: int | None, allowed: Number | None) -> None:
    if allowed is None:
        if number is not None:
            entry.wrong(f"{name} is said without a number")
    elif number is None:
        entry.wrong(f"{name} is said with a number, as in '{name} 2'")
    elif not allowed.least <= number <= allowed.most:
        entry.wrong(f"{name} is {number}; allowed are {allowed.least} to {allowed.most}")


def _refuse_out_of_place(
    entry: TomlTable, moment: Moment, words: Iterable[tuple[str, frozenset[Need]]]
) -> None:
    for word, needs in words:
        refusal = moment.refusal(word, needs)
        if refusal:
            entry.wrong(refusal)


# --- Bonuses, keywords ------------------------------------------------------------------------------------


def read_bonuses(table: TomlTable, key: str, moment: Moment) -> tuple[Bonus, ...]:
    """A list of `{ amount, if }` or `{ amount, per }`; empty when missing."""
    found: list[Bonus] = []
    for entry in table.tables(key):
        found.append(_bonus(entry))
        _refuse_out_of_place(entry, moment, words_said_in_bonuses(found[-1:]))
    return tuple(found)


def _bonus(entry: TomlTable) -> Bonus:
    amount = entry.number("amount", -9, 9)
    when = _said(entry, "if", CONDITIONS) if entry.has("if") else ""
    per = _said(entry, "per", COUNTS) if entry.has("per") else ""
    entry.done()
    return Bonus(amount, when, per)


def read_keywords(table: TomlTable, key: str) -> tuple[KeywordRule, ...]:
    """Keywords as they are printed, `["double", "poison 2"]`; empty when missing."""
    if not table.has(key):
        return ()
    rules = tuple(_keyword(table, key, said) for said in table.names(key))
    if len({rule.keyword for rule in rules}) != len(rules):
        table.wrong(f"{key} names something twice")
    return rules


def read_keyword_rules(table: TomlTable, key: str) -> tuple[KeywordRule, ...]:
    """Keywords with a condition or without: `{ keyword = "double", if = "self_bloodied" }`."""
    found: list[KeywordRule] = []
    for entry in table.tables(key):
        when = _said(entry, "if", CONDITIONS) if entry.has("if") else ""
        found.append(_keyword(entry, "keyword", entry.text("keyword"), when))
        entry.done()
        _refuse_out_of_place(entry, STRIKE, words_said_in_bonuses((Bonus(0, when),)))
    return tuple(found)


def _keyword(table: TomlTable, key: str, said: str, when: str = "") -> KeywordRule:
    name, number = apart(said)
    if name not in get_args(Keyword):
        verb = "has" if key == "keywords" else "is"
        table.wrong(f"{key} {verb} {said!r}; known are {', '.join(sorted(get_args(Keyword)))}")
    _check_number(table, name, number, POISON if name == "poison" else None)
    return KeywordRule(cast("Keyword", name), when, number or 0)


# --- Abilities --------------------------------------------------------------------------------------------


def read_abilities(table: TomlTable, champion: str) -> dict[str, KeyValue]:
    """The abilities of a levelled side, in the order of their declarations."""
    found = {
        name: _value(table, name, ability.key, champion, PLAIN_SKILL)
        for name, ability in ABILITIES.items()
        if table.has(name)
    }
    table.done()
    said = {name: value for name, value in found.items() if value is not False and value != ()}
    return said or table.wrong("an ability that does nothing")
