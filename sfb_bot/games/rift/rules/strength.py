"""The numbers that count: life, damage at a distance, who can hit whom, what an attack adds up to."""

from __future__ import annotations

from collections.abc import Iterable

from sfb_bot.games.rift.rules.lanes import distance, neighbours, right_behind
from sfb_bot.games.rift.rules.model import FORWARD, State, Warrior


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


def can_hit(state: State, striker: Warrior, target: Warrior) -> bool:
    """Whether a warrior may take part in an attack on that one (R-24)."""
    far = distance(state, striker.cell, target.cell)
    if far is None or target.is_invisible or damage_at(striker, far) is None:
        return False
    if far == 1 and target.flies and not striker.flies and striker.op != "giant":
        return False
    if far > 1 and _is_covered(state, striker, target):
        return False
    return not any(
        beside.op == "gaze" and beside.seat != striker.seat for beside in neighbours(state, striker.cell)
    )


def _is_covered(state: State, striker: Warrior, target: Warrior) -> bool:
    """Whether somebody who covers stands between them, on the target's side."""
    forward = FORWARD[striker.seat]
    for cell in range(striker.cell + forward, target.cell, forward):
        between = state.cells[cell]
        if between is not None and between.op == "cover" and between.seat == target.seat:
            return True
    return False


def strikers(state: State, target: Warrior) -> list[Warrior]:
    """Everybody who can hit a warrior, in the order of the cells."""
    length = state.content.board.length
    start = target.cell - target.cell % length
    seat = target.seat
    return [
        each
        for each in state.cells[start : start + length]
        if each is not None and each.seat != seat and can_hit(state, each, target)
    ]


def attack_total(state: State, participants: Iterable[Warrior], target: Warrior) -> int:
    """The sum of an attack by those who can hit the target, with their abilities (R-25)."""
    striking = list(participants)
    if not striking:
        return 0
    length = state.content.board.length
    start = target.cell - target.cell % length
    seat = striking[0].seat
    rallying = [
        each
        for each in state.cells[start : start + length]
        if each is not None and each.op == "rally" and each.seat == seat
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
