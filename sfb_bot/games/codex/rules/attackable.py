"""Who may attack whom (C139 to C145)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.content import TOWER
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import in_play, is_detected, is_hidden_from, values
from sfb_bot.kernel import Seat

# Cards register bans on attacks, taxes, and what lets somebody pass by patrollers.
ATTACK_BANS: Final[list[Callable[[State, Obj, Obj | None], bool]]] = []
TAXES: Final[list[Callable[[State, Obj, Obj], int]]] = []
# (state, attacker, patroller, defender or None) -> whether the patroller may be ignored.
PASSES: Final[list[Callable[[State, Obj, Obj, Obj | None], bool]]] = []
# Whether an attacker has stealth against this defender: (state, attacker, defender).
SNEAKS: Final[list[Callable[[State, Obj, Obj], bool]]] = []
# Whether something cannot be attacked by this one.
UNATTACKABLE: Final[list[Callable[[State, Obj, Obj], bool]]] = []


def can_attack(state: State, obj: Obj) -> bool:
    """Whether a unit or hero may attack at all now (C139)."""
    if obj.is_exhausted or not obj.shape.is_fighter or not in_play(obj):
        return False
    flags = values(state, obj).flags
    if flags & key.CANNOT_ATTACK or (obj.fresh and not flags & key.HASTE):
        return False
    if obj.attacks and flags & key.READINESS:
        return False
    if not (state.sources or state.edicts):
        return True
    return not any(bans(state, obj, None) for bans in ATTACK_BANS)


def tax(state: State, attacker: Obj, defender: Obj) -> int:
    """What an attack on something costs (C80)."""
    return sum([taxes(state, attacker, defender) for taxes in TAXES]) if state.sources else 0


def is_attackable(state: State, attacker: Obj, obj: Obj) -> bool:
    """Whether something can be attacked by this one, patrollers aside (C141)."""
    mine, its = values(state, attacker).flags, values(state, obj).flags
    if its & key.UNATTACKABLE:
        return False
    if its & key.FLYING and not mine & (key.FLYING | key.ANTI_AIR):
        return False
    if its & key.INVISIBLE and not obj.slot and is_hidden_from(state, obj, attacker.seat):
        return False
    return not (state.sources or state.edicts) or _is_allowed(state, attacker, obj)


def _is_allowed(state: State, attacker: Obj, obj: Obj) -> bool:
    """Whether no card forbids the attack, and what it costs can be paid."""
    for cannot in UNATTACKABLE:
        if cannot(state, attacker, obj):
            return False
    for bans in ATTACK_BANS:
        if bans(state, attacker, obj):
            return False
    return tax(state, attacker, obj) <= state.players[attacker.seat].gold


def tower_of(state: State, seats: tuple[Seat, ...]) -> Obj | None:
    """A finished Tower of one of these seats that has not detected anybody in this turn."""
    for obj in state.objs.values():
        is_tower = obj.kind.id == TOWER and obj.seat in seats and in_play(obj)
        if is_tower and not state.players[obj.seat].spent.get("detected", 0):
            return obj
    return None


def watchers_of(state: State, defender: Obj) -> tuple[Seat, ...]:
    """Whose Towers look out for those who attack something: its player's, for a shared base both (CQ35)."""
    if defender.shape.type == "base":
        return state.sides[state.side_of[defender.seat]]
    return (defender.seat,)


def is_sneaky(state: State, attacker: Obj, defender: Obj | None) -> bool:
    """Whether an attacker has stealth or is invisible, at least against this defender."""
    if values(state, attacker).flags & (key.STEALTH | key.INVISIBLE):
        return True
    return defender is not None and any(sneaks(state, attacker, defender) for sneaks in SNEAKS)


def sneaks_past(state: State, attacker: Obj, seat: Seat, defender: Obj | None = None) -> bool:
    """Whether stealth or invisibility helps an attacker against a player (C142, C145)."""
    if not is_sneaky(state, attacker, defender):
        return False
    side = state.sides[state.side_of[seat]]
    if any(is_detected(state, attacker, each) for each in side):
        return False
    return tower_of(state, side if defender is None else watchers_of(state, defender)) is None


def may_ignore(state: State, attacker: Obj, patroller: Obj, defender: Obj | None = None) -> bool:
    """Whether an attacker may pass by a patroller (C142)."""
    mine, its = values(state, attacker).flags, values(state, patroller).flags
    if mine & key.UNSTOPPABLE or not is_attackable(state, attacker, patroller):
        return True
    if mine & key.FLYING and not its & key.FLYING:
        return True
    if mine & key.ANTI_AIR and not mine & key.FLYING and its & key.FLYING:
        return True
    if sneaks_past(state, attacker, patroller.seat, defender):
        return True
    return bool(state.sources) and any(passes(state, attacker, patroller, defender) for passes in PASSES)


def zone_of(state: State, seat: Seat) -> list[Obj]:
    """The patrollers that protect what a seat has: its own, and its partner's (C261, C268)."""
    side = state.side_of[seat]
    return [obj for obj in state.objs.values() if obj.slot and state.side_of[obj.seat] == side]


def has_defender(state: State, attacker: Obj) -> bool:
    """Whether an attacker may attack anything: what it can reach, or who stands in front of that (C143)."""
    side = state.side_of[attacker.seat]
    # Nearly always it is a base.
    if any(
        number != side and is_attackable(state, attacker, state.objs[base])
        for number, base in enumerate(state.bases)
    ):
        return True
    return bool(defenders(state, attacker))


def defenders(state: State, attacker: Obj, left_out: Obj | None = None) -> list[Obj]:
    """Whom an attacker may attack now (C143); `left_out` as if it were not there (C157)."""
    found: list[Obj] = []
    for number, side in enumerate(state.sides):
        if number != state.side_of[attacker.seat] and not all(state.players[seat].has_left for seat in side):
            found.extend(_of_side(state, attacker, number, left_out))
    return found


def _of_side(state: State, attacker: Obj, side: int, left_out: Obj | None) -> list[Obj]:
    everything = [
        obj
        for obj in state.objs.values()
        if state.side_of[obj.seat] == side
        and obj is not left_out
        and (obj.shape.is_fighter or obj.shape.is_building)
        and in_play(obj)
    ]
    zone = [obj for obj in everything if obj.slot]
    if not zone:
        return [obj for obj in everything if is_attackable(state, attacker, obj)]
    # Of partners, only the Towers of the one who is attacked look out (CQ35).
    special = (bool(state.sources) and bool(PASSES)) or len(state.sides[side]) > 1
    allowed: list[Obj] = []
    barred = [obj for obj in zone if not may_ignore(state, attacker, obj)]
    for obj in everything:
        if not is_attackable(state, attacker, obj):
            continue
        standing = barred
        if special and barred:
            standing = [each for each in barred if not may_ignore(state, attacker, each, obj)]
        leaders = [each for each in standing if each.slot == LEADER]
        if leaders:
            if obj in leaders:
                allowed.append(obj)
        elif not standing or obj.slot:
            allowed.append(obj)
    return allowed
