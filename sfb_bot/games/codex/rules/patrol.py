"""The patrol zone: who stands where until the own next turn (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.choices import BACK, LOCK, NONE, About, OnObj, OnPlace, on_obj, on_place
from sfb_bot.games.codex.rules.holdings import holdings, own
from sfb_bot.games.codex.rules.ids import NOTHING, SLOTS, ObjId
from sfb_bot.games.codex.rules.model import MELEES, Obj, State
from sfb_bot.games.codex.rules.values import in_play, is_at_peace, values
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel import Flow, Seat, choose


def can_patrol(state: State, obj: Obj) -> bool:
    """Whether a card may stand in a patrol zone (C130)."""
    if not obj.shape.is_fighter or obj.is_exhausted or not in_play(obj):
        return False
    if (obj.seen or values(state, obj)).flags & key.CANNOT_PATROL:
        return False
    return not (obj.shape.is_unit and state.edicts and is_at_peace(state, obj, obj.seat))


def patrollers(state: State, seat: Seat) -> list[Obj]:
    """What a seat has that may stand in a patrol zone."""
    found: list[Obj] | None = state.kept.get(("patrollers", seat))
    if found is None:
        found = [obj for obj in holdings(state).fighters(seat) if can_patrol(state, obj)]
        state.kept["patrollers", seat] = found
    return found


def patrol(work: Work, seat: Seat) -> Flow[bool]:
    """Set the zone place by place, then lock it; False where the player went back."""
    state = work.state
    placed: list[tuple[int, ObjId]] = []
    # What stands where so far: a place without anybody has the number 0.
    standing: list[ObjId] = []
    for slot in SLOTS:
        options = [on_obj(obj.id) for obj in patrollers(state, seat) if obj.id not in standing]
        if not options:
            break
        options.extend((NONE, BACK, LOCK))
        about = About(slot=slot, named=tuple(standing))
        picked = yield from choose(seat, "patrol", options, default=LOCK.key, about=about)
        if picked is BACK.payload:
            return False
        if picked is LOCK.payload:
            break
        standing.append(picked.obj if isinstance(picked, OnObj) else NOTHING)
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
        free = [obj for obj in patrollers(state, seat) if obj.id not in gone]
        if not free or not next(_places(state, seat, lent), None):
            return lent
        picked = yield from choose(seat, "lend", [*[on_obj(obj.id) for obj in free], NONE], always=True)
        if not isinstance(picked, OnObj):
            return lent
        # Asked again: somebody may have left meanwhile.
        free_places = [on_place(other, slot) for other, slot in _places(state, seat, lent)]
        about = About(picked.obj)
        where = yield from choose(seat, "lend_to", [*free_places, BACK], about=about)
        if isinstance(where, OnPlace):
            lent.append((picked.obj, where.seat, where.slot))


def _places(state: State, seat: Seat, lent: list[tuple[ObjId, Seat, int]]) -> Iterator[tuple[Seat, int]]:
    """Free places of other players' zones."""
    for other in state.players:
        if other.seat == seat or other.is_cleared or other.seat in state.fallen:
            continue
        taken = [obj.slot for obj in own(state, other.seat) if obj.slot]
        taken.extend([slot for _, borrower, slot in lent if borrower == other.seat])
        for slot in SLOTS:
            if slot not in taken:
                yield other.seat, slot
