"""Damage: modifiers, prevention, armor, counters (C168)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import armor_left, hp_left, values
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel import Seat

Cause = Literal["combat", "ability", "building"]


@dataclass(slots=True)
class Hit:
    """One packet of damage. `is_side`: sparkshot or Tower, which count as abilities for some (C175)."""

    target: ObjId
    amount: int
    source: ObjId
    seat: Seat
    cause: Cause = "ability"
    flags: int = 0
    is_side: bool = False


# Something that lowers or forbids damage before armor; the amount that is left. Registered by cards.
Prevention = Callable[[Work, Hit, Obj, int], int]
PREVENTIONS: Final[list[tuple[str, Prevention]]] = []
# Something that looks at what is left after armor, over all hits of a batch: (work, target, total) -> less.
LAST_STANDS: Final[list[tuple[str, Callable[[Work, Obj, int, int], int]]]] = []
# How low damage of a seat may bring the base of an opponent (Blackhand Dozer).
BASE_FLOORS: Final[list[Callable[[State, Obj, Seat], int]]] = []


def deal(work: Work, hits: Iterable[Hit]) -> list[tuple[Hit, int]]:
    """Deal packets of damage at the same time; each hit with what it did, armor included."""
    done: list[tuple[Hit, int]] = []
    for hit in hits:
        obj = work.obj(hit.target)
        if obj is None or hit.amount <= 0:
            continue
        amount = hit.amount
        if work.state.sources:
            for _, prevent in PREVENTIONS:
                amount = prevent(work, hit, obj, amount)
        if amount > 0:
            done.append((hit, amount))
            _land(work, hit, obj, amount)
    return done


def _land(work: Work, hit: Hit, obj: Obj, amount: int) -> None:
    state = work.state
    is_fighter = obj.shape.is_fighter
    absorbed = 0
    if not hit.flags & key.ARMOR_PIERCING:
        absorbed = min(amount, armor_left(state, obj))
    left = amount - absorbed
    if state.sources:
        for _, stand in LAST_STANDS:
            left -= stand(work, obj, left, hit.flags)
    if obj.shape.type == "base":
        for floor in BASE_FLOORS:
            left = min(left, max(0, hp_left(state, obj) - floor(state, obj, hit.seat)))
    kills = bool(is_fighter and hit.cause == "combat" and hit.flags & key.DEATHTOUCH)
    as_runes = bool(is_fighter and hit.flags & key.BLIGHTING)
    if left or absorbed or kills:
        work.emit(ev.Damaged(obj.id, left, absorbed, hit.cause, hit.source, as_runes, kills))


def damage(work: Work, target: ObjId, amount: int, source: Obj | None, seat: Seat) -> int:
    """Damage by a spell or an ability; what was dealt."""
    flags = values(work.state, source).flags & (key.BLIGHTING | key.ARMOR_PIERCING) if source else 0
    hits = deal(work, [Hit(target, amount, source.id if source else NOTHING, seat, flags=flags)])
    return sum(dealt for _, dealt in hits)


def mend(work: Work, obj: Obj, amount: int) -> int:
    """Heal or repair; what was mended (C14)."""
    mended = min(amount, obj.damage)
    if mended > 0:
        work.emit(ev.Mended(obj.id, mended))
    return mended
