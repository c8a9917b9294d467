"""The patrol zone: who stands where until the own next turn (section 10)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.choices import BACK, LOCK, NONE, About, OnObj, OnPlace
from sfb_bot.games.codex.rules.ids import NOTHING, SLOTS, ObjId
from sfb_bot.games.codex.rules.model import MELEES, Obj, State
from sfb_bot.games.codex.rules.values import in_play, is_at_peace, values
from sfb_bot.games.codex.rules.work import Work, choose
from sfb_bot.kernel import Flow, Option, Seat


def can_patrol(state: State, obj: Obj) -> bool:
    """Whether a card may stand in a patrol zone (C130)."""
    if not obj.shape.is_fighter or obj.is_exhausted or not in_play(obj):
        return False
    if values(state, obj).flags & key.CANNOT_PATROL:
        return False
    return not (obj.shape.is_unit and state.edicts and is_at_peace(state, obj, obj.seat))


def patrol(work: Work, seat: Seat) -> Flow[bool]:
    """Set the zone place by place, then lock it; False where the player went back."""
    state = work.state
    placed: list[tuple[int, ObjId]] = []
    for slot in SLOTS:
        taken = {number for _, number in placed}
        free = [
            obj
            for obj in state.objs.values()
            if obj.seat == seat and obj.id not in taken and can_patrol(state, obj)
        ]
        if not free:
            break
        options = [Option(str(obj.id), OnObj(obj.id)) for obj in free]
        # What stands where so far: a place without anybody has the number 0.
        about = About(
            slot=slot, named=tuple(dict(placed).get(each, NOTHING) for each in SLOTS if each < slot)
        )
        picked = yield from choose(
            seat, "patrol", [*options, NONE, BACK, LOCK], default=LOCK.key, about=about
        )
        if picked == BACK.payload:
            return False
        if picked == LOCK.payload:
            break
        if isinstance(picked, OnObj):
            placed.append((slot, picked.obj))
    lent = yield from _lend(work, seat, {number for _, number in placed})
    work.emit(ev.PatrolSet(seat, tuple(placed)))
    for obj, borrower, slot in lent:
        work.emit(ev.Lent(obj, borrower, slot))
    return True


def _lend(work: Work, seat: Seat, placed: set[ObjId]) -> Flow[list[tuple[ObjId, Seat, int]]]:
    """Put cards into free places of other players' zones, where everybody plays for themselves (C271)."""
    state = work.state
    if state.setup.mode not in MELEES:
        return []
    lent: list[tuple[ObjId, Seat, int]] = []
    while True:
        gone = placed | {number for number, _, _ in lent}
        free = [
            obj
            for obj in state.objs.values()
            if obj.seat == seat and obj.id not in gone and can_patrol(state, obj)
        ]
        if not free or not _places(state, seat, lent):
            return lent
        options = [Option(str(obj.id), OnObj(obj.id)) for obj in free]
        picked = yield from choose(seat, "lend", [*options, NONE], always=True)
        if not isinstance(picked, OnObj):
            return lent
        places = [
            Option(f"seat{other}.{slot}", OnPlace(other, slot)) for other, slot in _places(state, seat, lent)
        ]
        about = About(picked.obj)
        where = yield from choose(seat, "lend_to", [*places, BACK], about=about)
        if isinstance(where, OnPlace):
            lent.append((picked.obj, where.seat, where.slot))


def _places(state: State, seat: Seat, lent: list[tuple[ObjId, Seat, int]]) -> list[tuple[Seat, int]]:
    """Free places of other players' zones."""
    taken = {(obj.seat, obj.slot) for obj in state.objs.values() if obj.slot}
    taken |= {(borrower, slot) for _, borrower, slot in lent}
    return [
        (other.seat, slot)
        for other in state.players
        if other.seat != seat and not other.has_left and other.seat not in state.fallen
        for slot in SLOTS
        if (other.seat, slot) not in taken
    ]
