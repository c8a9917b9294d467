"""The numbers that count: life, damage at a distance, who can hit whom, what an attack adds up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.rift.rules.content import LANES
from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.lanes import neighbours, right_behind
from sfb_bot.games.rift.rules.model import SEATS, State, Warrior
from sfb_bot.kernel import Seat

# Abilities that keep enemies from taking part in an attack.
FORBIDDING: Final = frozenset({"cover", "gaze"})


def life(state: State, warrior: Warrior) -> int:
    """Current life: printed, with enchantments and abilities, at least 1 (R-7, RQ25)."""
    total = warrior.kind.life + warrior.more_life
    for beside in neighbours(state, warrior.cell):
        if beside.seat == warrior.seat and beside.op == "life_aura" and beside.ability:
            total += beside.ability.amount
    if warrior.op == "life_if_backed" and warrior.ability:
        behind = right_behind(state, warrior)
        if behind is not None and behind.seat == warrior.seat:
            total += warrior.ability.amount
    return total if total > 1 else 1


def damage_at(warrior: Warrior, far: int) -> int | None:
    """Current damage at a distance, at least 0; None where there is no printed value (R-7, RQ25)."""
    values = warrior.shape.damage
    if far > len(values):
        return None
    printed = values[far - 1]
    if printed is None:
        return None
    total = printed + warrior.more_damage
    return total if total > 0 else 0


def strikers(state: State, target: Warrior) -> list[Warrior]:
    """Everybody who can hit a warrior, in the order of the cells (R-24)."""
    own, enemies = _armies_in_lane(state, target.cell // state.content.length, target.seat)
    return _hitting(target, own, enemies)


def targets(state: State, seat: Seat) -> list[tuple[Warrior, list[Warrior]]]:
    """Every enemy whom somebody can hit, with those who can, in the order of the cells."""
    found: list[tuple[Warrior, list[Warrior]]] = []
    for lane in range(len(LANES)):
        enemies, own = _armies_in_lane(state, lane, SEATS[1 - seat])
        if own:
            for target in enemies:
                striking = _hitting(target, enemies, own)
                if striking:
                    found.append((target, striking))
    return found


def _armies_in_lane(state: State, lane: int, seat: Seat) -> tuple[list[Warrior], list[Warrior]]:
    """The warriors of a seat in a lane, and the others there."""
    length = state.content.length
    own: list[Warrior] = []
    others: list[Warrior] = []
    for each in state.cells[lane * length : (lane + 1) * length]:
        if each is not None:
            (own if each.seat == seat else others).append(each)
    return own, others


def _hitting(target: Warrior, beside: list[Warrior], others: list[Warrior]) -> list[Warrior]:
    """Those of `others` who can hit the target; `beside` is its own army in the lane, itself included."""
    if target.is_invisible:
        return []
    cell, flies = target.cell, target.flies
    found: list[Warrior] = []
    for each in others:
        far = abs(each.cell - cell)
        values = each.shape.damage
        if far > len(values) or values[far - 1] is None:
            continue
        if far == 1 and flies and not each.flies and each.op != "giant":
            continue
        found.append(each)
    guards = [each for each in beside if each.op in FORBIDDING]
    if guards:
        found = [each for each in found if not any(_forbids(one, each.cell, cell) for one in guards)]
    return found


def _forbids(guard: Warrior, striker: Cell, target: Cell) -> bool:
    """Whether a warrior keeps an enemy from striking: it covers the target, or gazes at the striker.

    A target at distance 1 has nobody in between, so cover is against strikes from afar alone.
    """
    if guard.op == "gaze":
        return abs(striker - guard.cell) == 1
    return min(striker, target) < guard.cell < max(striker, target)


def attack_total(state: State, participants: Iterable[Warrior], target: Warrior) -> int:
    """The sum of an attack by those who can hit the target, with their abilities (R-25)."""
    striking = list(participants)
    length = state.content.length
    start = target.cell - target.cell % length
    rallying = [
        each
        for each in state.cells[start : start + length]
        if each is not None and each.op == "rally" and each.seat != target.seat
    ]
    commons = sum([each.shape.rank == "common" for each in striking])
    total = 0
    for each in striking:
        total += damage_at(each, abs(each.cell - target.cell)) or 0
        for leader in rallying:
            if leader is not each and leader.ability:
                total += leader.ability.amount
        ability = each.ability
        if ability is None:
            continue
        op = each.op
        if (
            (op == "alone" and len(striking) == 1)
            or (op == "slayer" and target.shape.rank == "champion")
            or (op == "pack" and commons - (each.shape.rank == "common") > 0)
        ):
            total += ability.amount
    return total
