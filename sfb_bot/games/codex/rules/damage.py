"""Damage: modifiers, prevention, armor, counters (C168)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import Hooks
from sfb_bot.games.codex.rules.ids import NOTHING, ObjId
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.values import armor_left, hp_left, values
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel import Seat

Cause = Literal["combat", "ability", "building"]


@dataclass(slots=True)
class Hit:
    """One packet of damage. `is_side`: sparkshot or Tower, which count as abilities for some (C175).

    `has_rest`: more than that was struck, the rest goes on to something else.
    """

    target: ObjId
    amount: int
    source: ObjId
    seat: Seat
    cause: Cause = "ability"
    flags: int = 0
    is_side: bool = False
    has_rest: bool = False


# Something that lowers or forbids damage before armor; the amount that is left. Registered by cards.
Prevention = Callable[[Work, Hit, Obj, int], int]
PREVENTIONS: Final = Hooks[Prevention]()
# Something that takes whole packets out of those that are dealt at once (Sentry): those that are left.
SHIELDS: Final = Hooks[Callable[[Work, list[Hit]], list[Hit]]]()
# Something that looks at all hits of a batch on one target, each with its amount and with what armor leaves
# of it: how much of the damage is prevented.
LAST_STANDS: Final = Hooks[Callable[[Work, Obj, list[tuple[Hit, int, int]]], int]]()
# How low damage of a seat may bring the base of an opponent (Blackhand Dozer).
BASE_FLOORS: Final = Hooks[Callable[[State, Obj, Seat], int]]()


def deal(work: Work, hits: Iterable[Hit]) -> list[tuple[Hit, int]]:
    """Deal packets of damage at the same time; each hit that did something with what, armor included."""
    state = work.state
    done: list[tuple[Hit, int]] = []
    for shield in SHIELDS.of(state):
        hits = shield(work, list(hits))
    for hit in hits:
        obj = work.obj(hit.target)
        if obj is None or hit.amount <= 0:
            continue
        amount = hit.amount
        for prevent in PREVENTIONS.of(state):
            amount = prevent(work, hit, obj, amount)
        if amount > 0:
            done.append((hit, amount))
    if LAST_STANDS.of(state):
        done = _stand(work, done)
    landed = [(hit, _land(work, hit, state.objs[hit.target], amount)) for hit, amount in done]
    return [(hit, amount) for hit, amount in landed if amount]


def _stand(work: Work, hits: list[tuple[Hit, int]]) -> list[tuple[Hit, int]]:
    """What is left of a batch when everything that looks at the whole of it has had its say (CQ59)."""
    by_target: dict[ObjId, list[tuple[Hit, int, int]]] = {}
    armor: dict[ObjId, int] = {}
    for hit, amount in hits:
        pool = armor.setdefault(hit.target, armor_left(work.state, work.state.objs[hit.target]))
        absorbed = 0 if hit.flags & key.ARMOR_PIERCING else min(amount, pool)
        armor[hit.target] = pool - absorbed
        by_target.setdefault(hit.target, []).append((hit, amount, amount - absorbed))
    less: dict[ObjId, int] = {}
    for number, landing in by_target.items():
        obj = work.state.objs[number]
        less[number] = sum(stand(work, obj, landing) for stand in LAST_STANDS.of(work.state))
    kept: list[tuple[Hit, int]] = []
    # The last hits are the ones that armor has not taken.
    for hit, amount in reversed(hits):
        taken = min(amount, less[hit.target])
        less[hit.target] -= taken
        if amount > taken:
            kept.append((hit, amount - taken))
    return kept[::-1]


def _land(work: Work, hit: Hit, obj: Obj, amount: int) -> int:
    """A packet arrives; how much of it was dealt, into armor or beyond."""
    state = work.state
    is_fighter = obj.shape.is_fighter
    absorbed = 0
    if not hit.flags & key.ARMOR_PIERCING:
        absorbed = min(amount, armor_left(state, obj))
    left = amount - absorbed
    if obj.shape.type == "base":
        lowest = max([floor(state, obj, hit.seat) for floor in BASE_FLOORS.of(state)], default=0)
        left = min(left, max(0, hp_left(state, obj) - lowest))
    kills = bool(is_fighter and hit.cause == "combat" and hit.flags & key.DEATHTOUCH)
    as_runes = bool(is_fighter and hit.flags & key.BLIGHTING)
    if left or absorbed or kills:
        work.emit(ev.Damaged(obj.id, left, absorbed, hit.cause, hit.source, as_runes, kills))
    return left + absorbed


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
