"""An attack from its declaration to its end (C140 to C167)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.at_work import Hooks, abilities, is_silenced
from sfb_bot.games.codex.rules.attackable import (
    defenders,
    is_sneaky,
    may_ignore,
    tax,
    tower_of,
    watchers_of,
    zone_of,
)
from sfb_bot.games.codex.rules.choices import NONE, About, OnObj, OnSeat, on_obj
from sfb_bot.games.codex.rules.content import TOWER
from sfb_bot.games.codex.rules.costs import building
from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.dying import destroy
from sfb_bot.games.codex.rules.effects.ops import eligible
from sfb_bot.games.codex.rules.exhausting import exhaust
from sfb_bot.games.codex.rules.holdings import able
from sfb_bot.games.codex.rules.ids import LEADER, NOTHING, ObjId
from sfb_bot.games.codex.rules.leaving import notice_kill
from sfb_bot.games.codex.rules.model import Obj, State
from sfb_bot.games.codex.rules.settling import settle
from sfb_bot.games.codex.rules.triggers import resolve
from sfb_bot.games.codex.rules.values import armor_left, hp_left, in_play, is_detected, values
from sfb_bot.games.codex.rules.work import Waiting, Work, pay
from sfb_bot.kernel import Flow, Option, Seat, choose

# Cards that look at attacks and at combat damage: when it is declared, and after the batches.
ON_ATTACK: Final = Hooks[Callable[[Work, Obj, Obj], None]]()
# (work, who dealt, who got it, how much, whether the attacker dealt it)
ON_COMBAT_DAMAGE: Final = Hooks[Callable[[Work, Obj, Obj, int, bool], None]]()
# After the last batch: (work, attacker's number, all hits that landed).
AFTER_COMBAT: Final = Hooks[Callable[[Work, ObjId, list[tuple[Hit, int]]], None]]()


def attack(work: Work, attacker: Obj, defender: Obj) -> Flow[None]:
    """Carry out an attack that may be declared."""
    state = work.state
    seat = attacker.seat
    pay(work, seat, tax(state, attacker, defender), "tax", defender.shape.id)
    _detect(work, attacker, defender)
    flown_over = _flown_over(state, attacker, defender)
    work.emit(ev.Attacked(attacker.id, defender.id))
    if not values(state, attacker).flags & key.READINESS:
        exhaust(work, attacker, "attack")
    yield from _obliterate(work, attacker, defender)
    yield from settle(work)
    for index, _ in abilities(state, attacker, "attacks"):
        work.wait(
            Waiting(
                seat, attacker.id, attacker.shape.id, index, subject=defender.id, subject_seat=defender.seat
            )
        )
    _held_attacks(work, attacker, defender)
    for look in ON_ATTACK.of(state):
        look(work, attacker, defender)
    yield from resolve(work)
    target = yield from _still_there(work, attacker.id, defender, seat)
    if target is not None:
        if target is not defender:
            # Another aim, another way (C153).
            flown_over = _flown_over(state, attacker, target)
        flown_over = [obj for obj in flown_over if obj.id in state.objs and obj.slot]
        yield from _fight(work, attacker, target, flown_over)
    work.emit(ev.AttackEnded(attacker.id))
    if attacker.id in state.objs:
        for index, _ in abilities(state, attacker, "after_attack"):
            work.wait(Waiting(seat, attacker.id, attacker.shape.id, index))
    yield from resolve(work)


def _held_attacks(work: Work, attacker: Obj, defender: Obj) -> None:
    """Attack triggers that something attached gives to its host; a hero without abilities has none (C118)."""
    if attacker.kind.is_hero and is_silenced(work.state, attacker):
        return
    for each in able(work.state, "host_attacks"):
        if each.host == attacker.id:
            for index, _ in abilities(work.state, each, "host_attacks"):
                work.wait(
                    Waiting(
                        attacker.seat,
                        each.id,
                        each.shape.id,
                        index,
                        subject=defender.id,
                        subject_seat=defender.seat,
                    )
                )


def _detect(work: Work, attacker: Obj, defender: Obj) -> None:
    """A Tower sees the first hidden attacker of the turn that comes for its owner (C101, C145)."""
    state = work.state
    if not is_sneaky(state, attacker, defender):
        return
    tower = tower_of(state, watchers_of(state, defender))
    if tower is not None and not is_detected(state, attacker, tower.seat):
        work.emit(ev.CountChanged(tower.seat, "detected", 1))
        for seat in state.sides[state.side_of[tower.seat]]:
            work.emit(ev.Detected(attacker.id, seat))


def _flown_over(state: State, attacker: Obj, defender: Obj) -> list[Obj]:
    """The patrollers with anti-air that a flier passes by flying alone (C153)."""
    flags = values(state, attacker).flags
    if not flags & key.FLYING:
        return []
    zone = [obj for obj in zone_of(state, defender.seat) if obj is not defender and not _flies(state, obj)]
    if defender.slot:
        zone = [] if defender.slot == LEADER else [obj for obj in zone if obj.slot == LEADER]
    found = [obj for obj in zone if values(state, obj).flags & key.ANTI_AIR]
    return [obj for obj in found if not _ignored_otherwise(state, attacker, obj, defender)]


def _ignored_otherwise(state: State, attacker: Obj, patroller: Obj, defender: Obj) -> bool:
    """Whether an attacker could pass by a patroller if it did not fly."""
    now = values(state, attacker)
    attacker.seen = grounded = copy(now)
    grounded.flags &= ~key.FLYING
    try:
        return may_ignore(state, attacker, patroller, defender)
    finally:
        attacker.seen = now


def _flies(state: State, obj: Obj) -> bool:
    return bool(values(state, obj).flags & key.FLYING)


def _obliterate(work: Work, attacker: Obj, defender: Obj) -> Flow[None]:
    """Destroy the lowest-tech units of the defending player, one after the other (C146)."""
    count = values(work.state, attacker).obliterate
    if not count:
        return
    seat = yield from _defending(work, attacker, defender)
    # So many different ones: whoever is saved from it is not destroyed again.
    done: list[ObjId] = []
    for _ in range(count):
        obj = yield from destroy_lowest(work, [seat], attacker, done)
        if obj is None:
            return
        done.append(obj.id)
        yield from settle(work)


def _defending(work: Work, attacker: Obj, defender: Obj) -> Flow[Seat]:
    """Whose units are meant: the defender's player's; of those who share a base one is chosen (CQ73)."""
    side = work.state.sides[work.state.side_of[defender.seat]]
    if defender.shape.type != "base" or len(side) == 1:
        return defender.seat
    options = [Option(f"seat{seat}", OnSeat(seat)) for seat in side if lowest(work, [seat], "destroyed")]
    if not options:
        return defender.seat
    about = About(attacker.id, attacker.shape.id)
    picked = yield from choose(attacker.seat, "opponent", options, about=about)
    assert isinstance(picked, OnSeat)
    return picked.seat


def lowest(
    work: Work, seats: list[Seat], cause: str, *, weakest: bool = False, spared: Sequence[ObjId] = ()
) -> list[Obj]:
    """The units of the lowest tech level of some players, of those the weakest (C187)."""
    state = work.state
    units = [obj for obj in state.objs.values() if obj.shape.is_unit and in_play(obj) and obj.seat in seats]
    found = eligible(work, [obj for obj in units if obj.id not in spared], cause)
    if not found:
        return []
    level = min(obj.shape.tech for obj in found)
    found = [obj for obj in found if obj.shape.tech == level]
    if weakest:
        least = min(values(state, obj).atk for obj in found)
        found = [obj for obj in found if values(state, obj).atk == least]
    return found


def destroy_lowest(
    work: Work, seats: list[Seat], source: Obj | None, spared: Sequence[ObjId] = ()
) -> Flow[Obj | None]:
    """The active player destroys one of the lowest-tech units of these players, but for the spared ones."""
    found = lowest(work, seats, "destroyed", spared=spared)
    if not found:
        return None
    about = About(source.id if source else NOTHING, source.shape.id if source else found[0].shape.id)
    picked = yield from choose(work.chooser(), "lowest", [on_obj(obj.id) for obj in found], about=about)
    assert isinstance(picked, OnObj)
    obj = work.state.objs[picked.obj]
    yield from destroy(work, [obj])
    return obj


def _still_there(work: Work, attacker_id: ObjId, defender: Obj, seat: Seat) -> Flow[Obj | None]:
    """The defender of the fight: the one declared, another where that has gone, or none (C148, C149)."""
    state = work.state
    attacker = work.obj(attacker_id)
    if attacker is None or attacker.seat != seat:
        return None
    if defender.id in state.objs and state.is_opposing(defender.seat, seat):
        return defender
    options = [on_obj(obj.id) for obj in defenders(state, attacker)]
    if not options:
        return None
    picked = yield from choose(
        seat, "new_defender", [*options, NONE], about=About(attacker.id, attacker.shape.id)
    )
    if not isinstance(picked, OnObj):
        return None
    chosen = state.objs[picked.obj]
    # Whoever is chosen asks for the price of being attacked (C80).
    pay(work, seat, tax(state, attacker, chosen), "tax", chosen.shape.id)
    work.emit(ev.DefenderChanged(chosen.id))
    return chosen


def _fight(work: Work, attacker: Obj, defender: Obj, flown_over: list[Obj]) -> Flow[None]:
    """Two batches of damage, swift strikes first (C150)."""
    state = work.state
    work.combat.clear()
    landed: list[tuple[Hit, int]] = []
    # Each strikes once, whatever becomes of swift strike between the batches.
    swift = [obj for obj in (attacker, defender, *flown_over) if _is_swift(state, obj)]
    for is_swift in (True, False):
        hits: list[Hit] = []
        if attacker.id in state.objs and (attacker in swift) == is_swift:
            # Of those who are there just before its own batch (C163, CQ21).
            is_patroller = bool(defender.slot) and defender.id in state.objs
            side_hits = yield from _sparks(work, attacker, defender) if is_patroller else _nobody()
            second = yield from _second(work, attacker, defender) if is_patroller else _no_one()
            hits.extend(_attackers_hits(state, attacker, defender, side_hits, second))
            hits.extend(_tower_hits(state, attacker, defender))
        if (
            defender.shape.is_fighter
            and defender.id in state.objs
            and (defender in swift) == is_swift
            and attacker.id in state.objs
            and _hits_back(state, attacker, defender)
        ):
            hits.append(_blow(state, defender, attacker.id, values(state, defender).atk))
        for shooter in flown_over:
            is_there = shooter.id in state.objs and shooter.slot and attacker.id in state.objs
            if is_there and (shooter in swift) == is_swift:
                hits.append(_blow(state, shooter, attacker.id, values(state, shooter).atk))
        if hits:
            parties = {obj.id: obj for obj in (attacker, defender, *flown_over)}
            done = deal(work, hits)
            landed.extend(done)
            struck: dict[tuple[ObjId, ObjId], tuple[Obj, Obj]] = {}
            for one, amount in done:
                giver, taker = parties.get(one.source), work.obj(one.target)
                if giver is not None and taker is not None:
                    struck[giver.id, taker.id] = giver, taker
                    work.combat.append((one.source, one.target, amount))
                    for look in ON_COMBAT_DAMAGE.of(state):
                        look(work, giver, taker, amount, giver is attacker)
            yield from settle(work)
            for giver, taker in struck.values():
                if giver.shape.by_when.get("kills") and taker.id not in state.objs:
                    notice_kill(work, giver, taker)
    for look in AFTER_COMBAT.of(state):
        look(work, attacker.id, landed)


def _nobody() -> Flow[list[ObjId]]:
    return []
    yield


def _no_one() -> Flow[Obj | None]:
    return None
    yield


def _is_swift(state: State, obj: Obj) -> bool:
    return bool(values(state, obj).flags & key.SWIFT_STRIKE)


def _blow(state: State, obj: Obj, target: ObjId, amount: int, *, is_side: bool = False) -> Hit:
    return Hit(target, amount, obj.id, obj.seat, "combat", values(state, obj).flags, is_side)


def _hits_back(state: State, attacker: Obj, defender: Obj) -> bool:
    """Whether a defender reaches its attacker (C152)."""
    mine, its = values(state, attacker).flags, values(state, defender).flags
    if mine & key.LONG_RANGE and not its & key.LONG_RANGE:
        return False
    return not (mine & key.FLYING and not its & (key.FLYING | key.ANTI_AIR))


def excess(state: State, attacker: Obj, defender: Obj) -> int:
    """What a blow leaves over beyond armor and remaining HP (CQ17)."""
    now = values(state, attacker)
    armor = 0 if now.flags & key.ARMOR_PIERCING else armor_left(state, defender)
    return max(0, now.atk - armor - max(0, hp_left(state, defender)))


def _attackers_hits(
    state: State, attacker: Obj, defender: Obj, sparks: list[ObjId], second: Obj | None
) -> list[Hit]:
    hits: list[Hit] = []
    if defender.id in state.objs:
        now = values(state, attacker)
        over = excess(state, attacker, defender)
        if now.flags & key.STAMPEDING and defender.shape.is_fighter:
            hits.append(_blow(state, attacker, defender.id, now.atk - over))
            hits[-1].has_rest = over > 0
            hits.append(_blow(state, attacker, state.base_of(defender.seat).id, over))
        elif second is not None and over:
            hits.append(_blow(state, attacker, defender.id, now.atk - over))
            hits[-1].has_rest = True
            hits.append(_blow(state, attacker, second.id, over))
        else:
            hits.append(_blow(state, attacker, defender.id, now.atk))
    hits.extend(_blow(state, attacker, number, 1, is_side=True) for number in sparks)
    return hits


def _tower_hits(state: State, attacker: Obj, defender: Obj) -> list[Hit]:
    """Towers shoot whom they can see that attacks what is theirs to protect (C103 to C105, C275)."""
    side = state.sides[state.side_of[defender.seat]]
    found: list[Hit] = []
    for seat in side:
        obj = building(state, seat, TOWER)
        if obj is not None and in_play(obj):
            hidden = values(state, attacker).flags & (key.STEALTH | key.INVISIBLE)
            if not hidden or is_detected(state, attacker, obj.seat):
                found.append(Hit(attacker.id, 1, obj.id, obj.seat, "combat", is_side=True))
    return found


def _sparks(work: Work, attacker: Obj, defender: Obj) -> Flow[list[ObjId]]:
    """Who is hit by sparkshot beside the defender (C156)."""
    state = work.state
    chosen: list[ObjId] = []
    for _ in range(values(state, attacker).sparkshot):
        beside = [
            obj
            for obj in state.objs.values()
            if obj.slot and obj.seat == defender.seat and abs(obj.slot - defender.slot) == 1
        ]
        if not beside:
            break
        picked = yield from choose(
            attacker.seat,
            "spark",
            [on_obj(obj.id) for obj in beside],
            about=About(attacker.id, attacker.shape.id),
        )
        assert isinstance(picked, OnObj)
        chosen.append(picked.obj)
    return chosen


def _second(work: Work, attacker: Obj, defender: Obj) -> Flow[Obj | None]:
    """Where overpower sends what the blow leaves over (C157, C158)."""
    state = work.state
    flags = values(state, attacker).flags
    if not flags & key.OVERPOWER or flags & key.STAMPEDING or not excess(state, attacker, defender):
        return None
    side = state.side_of[defender.seat]
    found = [obj for obj in defenders(state, attacker, defender) if state.side_of[obj.seat] == side]
    if not found:
        return None
    picked = yield from choose(
        attacker.seat,
        "overpower",
        [on_obj(obj.id) for obj in found],
        about=About(attacker.id, attacker.shape.id, amount=excess(state, attacker, defender)),
    )
    assert isinstance(picked, OnObj)
    return state.objs[picked.obj]
