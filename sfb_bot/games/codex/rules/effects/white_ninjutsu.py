"""What single cards of Ninjutsu do."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.attackable import SHELTERS
from sfb_bot.games.codex.rules.content import Ability, Part
from sfb_bot.games.codex.rules.effects.ops import CONDITIONS, op
from sfb_bot.games.codex.rules.fitting import fits, subtypes_of
from sfb_bot.games.codex.rules.model import Edict, Obj, State
from sfb_bot.games.codex.rules.value_rules import EDICT_RULES, STAT_RULES, Values
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.games.codex.rules.work import Frame, Work
from sfb_bot.kernel import Flow

NAMES: Final = frozenset({"per_other", "units_cannot_attack"})
UNITS_HAVE: Final = "units_have"


def _is_a_ninja_named(work: Work, frame: Frame) -> bool:
    """Whether a Ninja or a hero of the card's own school is among those named last."""
    found = [work.state.objs[number] for number in frame.last if number in work.state.objs]
    return any(
        "ninja" in subtypes_of(work.state, obj) or (obj.kind.is_hero and obj.kind.spec == frame.kind.spec)
        for obj in found
    )


CONDITIONS["ninja_named"] = _is_a_ninja_named


@op("units_have")
def _units_have(work: Work, frame: Frame, part: Part) -> Flow[None]:
    """Until the end of the turn all units of a subtype have keywords, also those that come later (CQ30)."""
    flags = 0
    for name in part.words("keywords"):
        flags |= key.BITS[name]
    work.emit(ev.EdictBegan(UNITS_HAVE, frame.seat, "turn", frame.seat, flags, part.word("type")))
    return
    yield


def _have(state: State, edict: Edict, obj: Obj, found: Values) -> None:
    del state
    if obj.seat == edict.seat and obj.shape.is_unit and edict.word in found.subtypes:
        found.flags |= edict.amount


EDICT_RULES[UNITS_HAVE] = _have


def _count(state: State, ability: Ability, obj: Obj) -> int:
    assert ability.on is not None
    return sum(
        1 for each in state.objs.values() if in_play(each) and fits(state, ability.on, each, obj.seat, obj)
    )


def _per_other(state: State, source: Obj, obj: Obj, found: Values, ability: Ability) -> None:
    """Inverse Power Ninja: so much for each of the others that its controller has."""
    if obj is source:
        count = _count(state, ability, source)
        found.atk += ability.atk * count
        found.hp += ability.hp * count


STAT_RULES["per_other"] = _per_other


def _units_cannot_attack(state: State, attacker: Obj, obj: Obj) -> bool:
    """Masked Raccoon in good company is safe from units."""
    if not attacker.shape.is_unit:
        return False
    return any(
        ability.name == "units_cannot_attack" and _count(state, ability, obj) > 0
        for _, ability in obj.shape.abilities_for("static")
    )


SHELTERS.add(_units_cannot_attack, "units_cannot_attack")
