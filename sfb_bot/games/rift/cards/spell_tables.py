"""What a spell does, read from its entry: every op has target lines it can work on and fields of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict, cast, get_args

from sfb_bot.card_files.strict_toml import TomlTable
from sfb_bot.games.rift.rules.content import SINGLE, Place, SpellOp, TargetLine

TARGETS: Final[Mapping[SpellOp, frozenset[TargetLine]]] = {
    "enchant": SINGLE,
    "cancel": frozenset({"magic"}),
    "retarget": frozenset({"aimed_spell"}),
    "to_deck": SINGLE,
    "duel": frozenset({"duel"}),
    "blast": frozenset({"cell"}),
    "exchange": frozenset({"pair"}),
    "move": SINGLE,
    "damage": SINGLE,
}


class _Aim(TypedDict):
    """What every spell says."""

    target: TargetLine
    op: SpellOp


class SpellEffect(_Aim, total=False):
    """The fields of a `Spell` that say what it does; what its op does not use stays out."""

    amount: int
    beside: int
    steps: tuple[int, ...]
    avoids_goal: bool
    place: Place
    life: int
    damage: int
    flies: bool
    hides: bool
    silences: bool


def read_effect(table: TomlTable, length: int) -> SpellEffect:
    """Op, target line and the fields that belong to the op; any other stays behind as unknown."""
    op = cast("SpellOp", table.text("op", get_args(SpellOp)))
    target = cast("TargetLine", table.text("target", get_args(TargetLine)))
    if target not in TARGETS[op]:
        table.wrong(f"{op} works on {', '.join(sorted(TARGETS[op]))}, not on {target}")
    effect: SpellEffect = {"target": target, "op": op}
    match op:
        case "enchant":
            _read_enchantment(table, effect)
        case "to_deck":
            effect["place"] = cast("Place", table.text("place", get_args(Place)))
        case "blast":
            effect["amount"] = table.number("amount", 1, 9)
            effect["beside"] = table.number("beside", 0, 9)
        case "move":
            effect["steps"] = _steps(table, length)
            effect["avoids_goal"] = table.flag("avoids_goal")
        case "damage":
            effect["amount"] = table.number("amount", 1, 9)
        case "cancel" | "retarget" | "duel" | "exchange":
            pass
    return effect


def _read_enchantment(table: TomlTable, effect: SpellEffect) -> None:
    effect["life"] = table.number("life", -9, 9, 0)
    effect["damage"] = table.number("damage", -9, 9, 0)
    effect["flies"] = table.flag("flies")
    effect["hides"] = table.flag("hides")
    effect["silences"] = table.flag("silences")
    if not any((effect["life"], effect["damage"], effect["flies"], effect["hides"], effect["silences"])):
        table.wrong("an enchantment that does nothing")


def _steps(table: TomlTable, length: int) -> tuple[int, ...]:
    """The moves to choose from, written with their signs as options show them."""
    farthest = length - 1
    allowed = [f"{count:+}" for count in range(-farthest, farthest + 1) if count]
    steps = tuple(int(said) for said in table.names("steps", allowed))
    if not steps:
        table.wrong("steps leaves nothing to choose")
    if list(steps) != sorted(steps):
        table.wrong("steps must go from the farthest back to the farthest forward")
    return steps
