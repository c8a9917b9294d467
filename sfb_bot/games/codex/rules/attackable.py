"""Who may attack whom (C139 to C145)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import Hooks, OwnHooks
from sfb_bot.games.codex.rules.content import TOWER
from sfb_bot.games.codex.rules.holdings import holdings
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import in_play, is_detected, is_hidden_from, values
from sfb_bot.kernel import Seat

# Cards register what forbids attacks: anything, or rules of the defender itself; (state, attacker, defender).
ATTACK_BANS: Final = Hooks[Callable[[State, Obj, Obj], bool]]()
SHELTERS: Final = OwnHooks[Callable[[State, Obj, Obj], bool]]()
# What it costs to attack a card that has such a rule.
TAXES: Final = OwnHooks[Callable[[State, Obj, Obj], int]]()
# Whether a patroller may be ignored, by anything, or by rules of the attacker itself:
# (state, attacker, patroller, defender or None).
Passing = Callable[[State, Obj, Obj, Obj | None], bool]
PASSES: Final = Hooks[Passing]()
OWN_PASSES: Final = OwnHooks[Passing]()
# Whether an attacker has stealth against this defender, by a rule of its own: (state, attacker, defender).
SNEAKS: Final = OwnHooks[Callable[[State, Obj, Obj], bool]]()

_HARD_TO_ATTACK: Final = key.UNATTACKABLE | key.FLYING | key.INVISIBLE
# What may let an attacker pass by patrollers.
_PASSING: Final = key.UNSTOPPABLE | key.FLYING | key.ANTI_AIR | key.STEALTH | key.INVISIBLE


def tax(state: State, attacker: Obj, defender: Obj) -> int:
    """What an attack on something costs (C80)."""
    return sum([taxes(state, attacker, defender) for taxes in TAXES.of(defender.shape)])


def is_attackable(state: State, attacker: Obj, obj: Obj) -> bool:
    """Whether something can be attacked by this one, patrollers aside (C141)."""
    its = (obj.seen or values(state, obj)).flags
    if its & _HARD_TO_ATTACK:
        if its & key.UNATTACKABLE:
            return False
        if its & key.FLYING and not values(state, attacker).flags & (key.FLYING | key.ANTI_AIR):
            return False
        if its & key.INVISIBLE and not obj.slot and is_hidden_from(state, obj, attacker.seat):
            return False
    for bans in (*ATTACK_BANS.of(state), *SHELTERS.of(obj.shape)):  # noqa: SIM110  asked all the time
        if bans(state, attacker, obj):
            return False
    return True


def add_tax(tax_of: Callable[[State, Obj, Obj], int], *names: str) -> None:
    """Something costs gold to attack: whoever cannot pay cannot attack it (C80)."""
    TAXES.add(tax_of, *names)
    SHELTERS.add(_cannot_pay, *names)


def _cannot_pay(state: State, attacker: Obj, defender: Obj) -> bool:
    return tax(state, attacker, defender) > state.players[attacker.seat].gold


def tower_of(state: State, seats: tuple[Seat, ...]) -> Obj | None:
    """A finished Tower of one of these seats that has not detected anybody in this turn."""
    for seat in seats:
        player = state.players[seat]
        number = player.lots.get(TOWER)
        if number is not None and not player.spent.get("detected", 0) and in_play(state.objs[number]):
            return state.objs[number]
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
    if defender is None:
        return False
    return any(sneaks(state, attacker, defender) for sneaks in SNEAKS.of(attacker.shape))


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
    return _slips_past(state, attacker, patroller, defender, _passes(state, attacker))


def _slips_past(
    state: State, attacker: Obj, patroller: Obj, defender: Obj | None, passes: tuple[Passing, ...]
) -> bool:
    """Whether stealth or a rule of a card lets an attacker pass by a patroller, perhaps to this one alone."""
    if sneaks_past(state, attacker, patroller.seat, defender):
        return True
    for may_pass in passes:  # noqa: SIM110  asked for every patroller and whatever stands behind it
        if may_pass(state, attacker, patroller, defender):
            return True
    return False


def _passes(state: State, attacker: Obj) -> tuple[Passing, ...]:
    return (*PASSES.of(state), *OWN_PASSES.of(attacker.shape))


def zone_of(state: State, seat: Seat) -> list[Obj]:
    """The patrollers that protect what a seat has: its own, and its partner's (C261, C268)."""
    return [obj for obj in holdings(state).standing(state, state.side_of[seat]) if obj.slot]


def attackers(state: State, seat: Seat) -> list[Obj]:
    """What a seat may attack with now (C139)."""
    able: list[Obj] = []
    for obj in holdings(state).fighters(seat):
        if obj.is_exhausted:
            continue
        flags = (obj.seen or values(state, obj)).flags
        if flags & key.CANNOT_ATTACK or (obj.fresh and not flags & key.HASTE):
            continue
        if not (obj.attacks and flags & key.READINESS):
            able.append(obj)
    if not able or _is_base_open(state, seat):
        return able
    return [obj for obj in able if has_defender(state, obj)]


def _is_base_open(state: State, seat: Seat) -> bool:
    """Whether the base of some opponent can be attacked by anybody, patrollers aside."""
    if ATTACK_BANS.of(state):
        return False
    side = state.side_of[seat]
    for number, base in enumerate(state.bases):
        obj = state.objs[base]
        if number == side or obj.is_building_site:
            continue
        if not ((obj.seen or values(state, obj)).flags & _HARD_TO_ATTACK or SHELTERS.of(obj.shape)):
            return True
    return False


def has_defender(state: State, attacker: Obj) -> bool:
    """Whether an attacker may attack anything: what it can reach, or who stands in front of that (C143)."""
    side = state.side_of[attacker.seat]
    # Nearly always it is a base.
    for number, base in enumerate(state.bases):
        found = state.objs[base]
        if number != side and in_play(found) and is_attackable(state, attacker, found):
            return True
    return bool(defenders(state, attacker))


def defenders(state: State, attacker: Obj, left_out: Obj | None = None) -> list[Obj]:
    """Whom an attacker may attack now (C143); `left_out` as if it were not there (C157)."""
    mine = state.side_of[attacker.seat]
    found: list[Obj] = []
    holding, passes = holdings(state), _passes(state, attacker)
    for side, seats in enumerate(state.sides):
        everything = holding.standing(state, side) if side != mine else []
        if left_out is not None:
            everything = [obj for obj in everything if obj is not left_out]
        if everything:
            found.extend(_of_side(state, attacker, everything, passes, is_team=len(seats) > 1))
    return found


def _of_side(
    state: State, attacker: Obj, everything: list[Obj], passes: tuple[Passing, ...], *, is_team: bool
) -> list[Obj]:
    zone = [obj for obj in everything if obj.slot]
    if not zone:
        return _attackable(state, attacker, everything)
    if passes or values(state, attacker).flags & _PASSING:
        barred = [obj for obj in zone if not may_ignore(state, attacker, obj)]
    else:
        # Nothing lets it pass by anybody whom it could attack.
        barred = _attackable(state, attacker, zone)
    if not barred:
        return _attackable(state, attacker, everything)
    # What lets somebody pass may depend on whom they attack. Of partners, only the Towers of the one who is
    # attacked look out (CQ35).
    if passes or SNEAKS.of(attacker.shape) or (is_team and is_sneaky(state, attacker, None)):
        return [obj for obj in everything if _may_reach(state, attacker, obj, barred)]
    return _attackable(state, attacker, [obj for obj in barred if obj.slot == LEADER] or zone)


def _attackable(state: State, attacker: Obj, objs: list[Obj]) -> list[Obj]:
    """Those of them that can be attacked, patrollers aside."""
    if ATTACK_BANS.of(state):
        return [obj for obj in objs if is_attackable(state, attacker, obj)]
    # Few have anything that may keep an attacker away.
    return [
        obj
        for obj in objs
        if (obj.shape.is_quiet and not (obj.seen or values(state, obj)).flags & _HARD_TO_ATTACK)
        or is_attackable(state, attacker, obj)
    ]


def _may_reach(state: State, attacker: Obj, obj: Obj, barred: list[Obj]) -> bool:
    """Whether an attacker may attack something past the patrollers that bar the way to others (C143)."""
    if not is_attackable(state, attacker, obj):
        return False
    # Nothing else than its aim can let it pass by those who bar the way.
    passes = _passes(state, attacker)
    standing = [each for each in barred if not _slips_past(state, attacker, each, obj, passes)]
    leaders = [each for each in standing if each.slot == LEADER]
    return obj in leaders if leaders else not standing or bool(obj.slot)
