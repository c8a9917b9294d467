"""Ops and bonuses, read strictly from the tables of a card file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sfb_bot.games.brawl.cards.strict_toml import TomlTable
from sfb_bot.games.brawl.rules.champions import FUNCTIONS
from sfb_bot.games.brawl.rules.content import ANY_CORE, CORES
from sfb_bot.games.brawl.rules.effects import ops
from sfb_bot.games.brawl.rules.effects.conditions import CONDITIONS, COUNTS, Bonus
from sfb_bot.games.brawl.rules.effects.moments import Moment, words_of_bonus, words_of_op
from sfb_bot.games.brawl.rules.effects.ops import Op
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.effects.selectors import GROUPS, MAY_EACH_OF, MAY_ONE_OF, ONE_OF

_ONE_OR_ALL: Final = (*GROUPS, *ONE_OF)


def read_bonuses(table: TomlTable, key: str, moment: Moment) -> tuple[Bonus, ...]:
    """A list of `{ amount, if }` or `{ amount, per }`; empty when missing."""
    found: list[Bonus] = []
    for entry in table.tables(key):
        bonus = _bonus(entry)
        _refuse_out_of_place(entry, moment, words_of_bonus(bonus))
        found.append(bonus)
    return tuple(found)


def _bonus(entry: TomlTable) -> Bonus:
    amount = entry.number("amount", -9, 9)
    when = entry.text("if", list(CONDITIONS)) if entry.has("if") else ""
    per = entry.text("per", list(COUNTS)) if entry.has("per") else ""
    entry.done()
    return Bonus(amount, when, per)


def read_condition(entry: TomlTable, moment: Moment) -> str:
    """The condition under `if`."""
    when = entry.text("if", list(CONDITIONS))
    _refuse_out_of_place(entry, moment, (when,))
    return when


def read_ops(table: TomlTable, key: str, champion: str, moment: Moment) -> tuple[Op, ...]:
    """A list of ops; empty when missing. Whoever an op chooses is the target of those after it."""
    found: list[Op] = []
    for entry in table.tables(key):
        found.append(_op(entry, champion, moment))
        if isinstance(found[-1], ops.Choose):
            moment = moment.with_targets()
    return tuple(found)


def _op(entry: TomlTable, champion: str, moment: Moment) -> Op:
    name = entry.text("op", OP_NAMES)
    when = entry.text("if", list(CONDITIONS)) if entry.has("if") else ""
    if name == "may_exhaust":
        op: Op = _may_exhaust(entry, champion, when, moment)
    else:
        op = _READERS[name](entry, champion, when)
    entry.done()
    _refuse_out_of_place(entry, moment, (name, *words_of_op(op)))
    return op


def _refuse_out_of_place(entry: TomlTable, moment: Moment, words: Iterable[str]) -> None:
    for word in words:
        refusal = moment.refusal(word)
        if refusal:
            entry.wrong(refusal)


def _who(entry: TomlTable, default: str, allowed: tuple[str, ...]) -> str:
    return entry.text("who", allowed) if entry.has("who") else default


def _steps(entry: TomlTable) -> int:
    return entry.number("steps", 1, 9)


def _push(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    who = _who(entry, "targets", _ONE_OR_ALL)
    # Whether their words fit is looked at with those of the op itself.
    bonus = tuple(_bonus(each) for each in entry.tables("bonus"))
    return ops.Push(who=who, when=when, steps=_steps(entry), bonus=bonus)


def _pull(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Pull(who=_who(entry, "targets", tuple(GROUPS)), when=when, steps=_steps(entry))


def _fear(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Fear(who=_who(entry, "targets", tuple(GROUPS)), when=when, steps=_steps(entry))


def _force(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Force(who=_who(entry, "targets", tuple(GROUPS)), when=when, steps=_steps(entry))


def _root(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Root(who=_who(entry, "targets", tuple(GROUPS)), when=when)


def _stun(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Stun(who=_who(entry, "targets", tuple(GROUPS)), when=when)


def _damage(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    amount = entry.number_or_text("amount", 1, 9, sorted(ops.Damage.AMOUNTS))
    return ops.Damage(who=_who(entry, "targets", _ONE_OR_ALL), when=when, amount=amount)


def _heal(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Heal(who=_who(entry, "self", tuple(GROUPS)), when=when, amount=entry.number("amount", 1, 9))


def _draw(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Draw(when=when, cards=entry.number_or_text("cards", 1, 9, sorted(ops.Draw.AMOUNTS)))


def _plan(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Plan(when=when, cards=entry.number("cards", 1, 9))


def _dash(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    who = _who(entry, "self", (*GROUPS, *MAY_ONE_OF, *MAY_EACH_OF))
    return ops.Dash(who=who, when=when, steps=_steps(entry))


def _jump(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    who = _who(entry, "self", (*GROUPS, *MAY_ONE_OF))
    return ops.Jump(who=who, when=when, steps=_steps(entry))


def _swoop(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Swoop(who=_who(entry, "self", tuple(GROUPS)), when=when, steps=_steps(entry))


def _lasting(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    op = ops.Lasting(
        who=entry.text("who", list(GROUPS)),
        when=when,
        strength=entry.number("strength", -9, 9, 0),
        movement=entry.number("movement", -9, 9, 0),
        defence=entry.number("defence", -9, 9, 0),
        against_target=entry.flag("against_target"),
        fearless=entry.flag("fearless"),
        piercing=entry.flag("piercing"),
    )
    if not (op.strength or op.movement or op.defence or op.fearless or op.piercing):
        entry.wrong("a lasting effect that changes nothing")
    return op


def _sail(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Sail(who="self", when=when, steps=_steps(entry))


def _place(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    who = _who(entry, "self", _ONE_OR_ALL)
    return ops.Place(who=who, when=when, where=entry.text("where", list(PLACES)))


def _choose(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.Choose(who=entry.text("who", list(ONE_OF)), when=when)


def _discard_random(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.DiscardRandom(who=_who(entry, "targets", tuple(GROUPS)), when=when)


def _ready_core(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.ReadyCore(who="self", when=when, core=CORES.index(entry.text("core", CORES)))


def _may_ready(entry: TomlTable, champion: str, when: str) -> Op:
    del entry, champion
    return ops.MayReady(who="self", when=when)


def _may_exhaust(entry: TomlTable, champion: str, when: str, moment: Moment) -> Op:
    core = entry.text("core", (*CORES, "any"))
    then = read_ops(entry, "then", champion, moment)
    if not then:
        entry.wrong("an exhausted core must buy something")
    number = ANY_CORE if core == "any" else CORES.index(core)
    return ops.MayExhaust(who="self", when=when, core=number, then=then)


def _again(entry: TomlTable, champion: str, when: str) -> Op:
    del entry, champion
    return ops.Again(who="self", when=when)


def _cancel_after(entry: TomlTable, champion: str, when: str) -> Op:
    del champion
    return ops.CancelAfter(when=when, all=entry.flag("all"))


def _another_reaction(entry: TomlTable, champion: str, when: str) -> Op:
    del entry, champion
    return ops.AnotherReaction(when=when)


def _cancel_displacement(entry: TomlTable, champion: str, when: str) -> Op:
    del entry, champion
    return ops.CancelDisplacement(when=when)


def _call(entry: TomlTable, champion: str, when: str) -> Op:
    name = entry.text("function")
    code = FUNCTIONS.get(champion, {}).get(name)
    if code is None:
        entry.wrong(f"there is no function {name!r} for {champion or 'standard actions'}")
    return ops.Call(when=when, function=name, code=code, may=entry.flag("may"))


_READERS: Final[dict[str, Callable[[TomlTable, str, str], Op]]] = {
    "push": _push,
    "pull": _pull,
    "fear": _fear,
    "force": _force,
    "root": _root,
    "stun": _stun,
    "damage": _damage,
    "heal": _heal,
    "draw": _draw,
    "plan": _plan,
    "dash": _dash,
    "jump": _jump,
    "swoop": _swoop,
    "lasting": _lasting,
    "sail": _sail,
    "place": _place,
    "choose": _choose,
    "discard_random": _discard_random,
    "ready_core": _ready_core,
    "may_ready": _may_ready,
    "again": _again,
    "cancel_displacement": _cancel_displacement,
    "cancel_after": _cancel_after,
    "another_reaction": _another_reaction,
    "call": _call,
}

OP_NAMES: Final = (*_READERS, "may_exhaust")
