"""Abilities and keywords as the card files write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sfb_bot.card_files.strict_toml import TomlTable
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import Ability, Cost, Part
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, OPS
from sfb_bot.games.codex.rules.registry import STATIC_NAMES
from sfb_bot.games.codex.rules.selector import Selector, SelectorError, read_selector

WHENS: Final = (
    "after",
    "after_attack",
    "any_turn",
    "arrival",
    "arrives",
    "attacks",
    "aura",
    "boost",
    "dies",
    "end",
    "every_end",
    "gives",
    "host",
    "host_attacks",
    "kills",
    "leaves",
    "max",
    "play",
    "react",
    "spell_played",
    "static",
    "unit_dies",
    "unit_played",
    "upkeep",
    "use",
)
_NUMBERS: Final = ("resist", "frenzy", "sparkshot", "healing", "obliterate")


def read_keywords(table: TomlTable, words: Sequence[str]) -> tuple[int, dict[str, int]]:
    """Keywords as bits, and those that come with a number: `resist 1`; sparkshot alone is one."""
    flags = 0
    numbers: dict[str, int] = {}
    for word in words:
        name, _, amount = word.partition(" ")
        if name in key.BITS and not amount:
            flags |= key.BITS[name]
        elif name in key.NUMBERED and (amount.isdecimal() or (name == "sparkshot" and not amount)):
            numbers[name] = int(amount or 1)
        else:
            table.wrong(f"there is no keyword {word!r}")
    return flags, numbers


def read_abilities(table: TomlTable) -> tuple[Ability, ...]:
    """What a card does beside its keywords."""
    return tuple([_ability(entry) for entry in table.tables("abilities")])


def _ability(table: TomlTable) -> Ability:
    when = table.text("when", WHENS)
    name = table.text("name") if table.has("name") else ""
    if name and name not in STATIC_NAMES:
        table.wrong(f"the rules know no {name!r}")
    flags, numbers = read_keywords(table, table.names("keywords")) if table.has("keywords") else (0, {})
    if any(each not in _NUMBERS for each in numbers):
        table.wrong(f"{', '.join(numbers)} cannot be given to others")
    made = Ability(
        when,
        _parts(table, "do"),
        _cost(table.table("cost")) if table.has("cost") else None,
        table.number("limit", 1, 9, 0) if table.has("limit") else 0,
        table.number("band", 1, 2) if table.has("band") else 0,
        name,
        table.flag("may"),
        _selector(table, "on"),
        table.number("atk", -9, 9, 0),
        table.number("hp", -9, 9, 0),
        table.number("armor", 0, 9, 0),
        flags,
        numbers,
        table.text("zone", ("future",)) if table.has("zone") else "",
    )
    table.done()
    return made


def _selector(table: TomlTable, name: str) -> Selector | None:
    if not table.has(name):
        return None
    text = table.text(name)
    try:
        return read_selector(text)
    except SelectorError as error:
        table.wrong(f"{name} is {text!r}: {error}")


def _cost(table: TomlTable) -> Cost:
    made = Cost(
        table.number("gold", 0, 9, 0),
        table.flag("exhaust"),
        table.number("discard", 0, 9, 0),
        table.text("rune") if table.has("rune") else "",
        table.number("runes", 0, 9, 0),
        _selector(table, "sacrifice"),
        table.flag("sacrifice_self"),
        _selector(table, "others"),
        table.number("other_count", 0, 9, 0),
    )
    table.done()
    return made


def _parts(table: TomlTable, name: str) -> tuple[Part, ...]:
    return tuple([_part(entry) for entry in table.tables(name)])


def _part(table: TomlTable) -> Part:
    op = table.text("op", tuple(OPS))
    on = _selector(table, "on")
    # Any: which arguments an instruction takes is known to it alone; they are plain values.
    args: dict[str, Any] = {}
    if table.has("modes"):
        args["modes"] = tuple([_parts(mode, "do") for mode in table.tables("modes")])
    args.update(table.rest())
    condition = args.get("if")
    if condition is not None and condition not in CONDITIONS:
        table.wrong(f"there is no condition {condition!r}")
    return Part(op, on, args)
