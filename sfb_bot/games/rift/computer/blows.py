"""Lanes as they would look after an advance, and what an attack there could do: quick, for many looks.

Everything here works on the cells of the board, as a list of warriors, so that a look needs no copy of the
state. A warrior's own `cell` may differ from where it stands in such a list.
"""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.rift.rules.ids import Cell, WarriorId
from sfb_bot.games.rift.rules.model import Warrior

Cells = list[Warrior | None]
# A warrior that can be hit: where it stands, the most an attack comes to, and how much more it stands.
Blow = tuple[Warrior, Cell, int, int]


def life_at(cells: Sequence[Warrior | None], cell: Cell, length: int) -> int:
    """The current life of the warrior on a cell (R-7), where everybody stands as in `cells`."""
    warrior = cells[cell]
    assert warrior is not None
    seat = warrior.seat
    total = warrior.kind.life + warrior.more_life
    place = cell % length
    before = cells[cell - 1] if place else None
    after = cells[cell + 1] if place < length - 1 else None
    if before is not None and before.seat == seat:
        if before.op == "life_aura" and before.ability:
            total += before.ability.amount
        if seat == 0 and warrior.op == "life_if_backed" and warrior.ability:
            total += warrior.ability.amount
    if after is not None and after.seat == seat:
        if after.op == "life_aura" and after.ability:
            total += after.ability.amount
        if seat == 1 and warrior.op == "life_if_backed" and warrior.ability:
            total += warrior.ability.amount
    return total if total > 1 else 1


def blows(
    cells: Cells, length: int, seat: int, *, lasting: bool, sees_all: bool = False, only: int = -1
) -> list[Blow]:
    """Every enemy that `seat` can hit, with the sum of everybody's damage (R-24, R-25).

    `lasting`: damage that lies counts. `sees_all`: invisible ones can be seen by then. `only`: one lane.
    """
    found: list[Blow] = []
    for start in (0, length) if only < 0 else (only * length,):
        lane = cells[start : start + length]
        own: list[tuple[int, Warrior]] = []
        others: list[tuple[int, Warrior]] = []
        rally = 0
        covering: list[int] = []
        gazing: list[int] = []
        for place, warrior in enumerate(lane):
            if warrior is None:
                continue
            op = warrior.op
            if warrior.seat == seat:
                own.append((place, warrior))
                if op == "rally" and warrior.ability:
                    rally += warrior.ability.amount
            else:
                others.append((place, warrior))
                if op == "cover":
                    covering.append(place)
                elif op == "gaze":
                    gazing.append(place)
        if not own or not others:
            continue
        if gazing:
            own = [each for each in own if all(abs(each[0] - place) != 1 for place in gazing)]
        for place, target in others:
            if target.is_invisible and not sees_all:
                continue
            total = _total(own, place, target, rally, covering)
            if total:
                left = life_at(cells, start + place, length)
                if lasting:
                    left -= target.damage
                found.append((target, start + place, total, left))
    return found


def _total(
    own: list[tuple[int, Warrior]], place: int, target: Warrior, rally: int, covering: list[int]
) -> int:
    """The most an attack on a target comes to: with everybody, or with one who gains by attacking alone."""
    total = striking = commons = packs = best_alone = 0
    for at, warrior in own:
        far = at - place if at > place else place - at
        values = warrior.shape.damage
        if far > len(values):
            continue
        printed = values[far - 1]
        if printed is None:
            continue
        op = warrior.op
        if far == 1:
            if target.flies and not warrior.flies and op != "giant":
                continue
        elif covering and any(at < between < place or place < between < at for between in covering):
            continue
        amount = printed + warrior.more_damage
        if amount < 0:
            amount = 0
        striking += 1
        if warrior.shape.rank == "common":
            commons += 1
        if rally:
            amount += rally
            if op == "rally" and warrior.ability:
                amount -= warrior.ability.amount
        ability = warrior.ability
        if ability is not None:
            if op == "slayer":
                if target.shape.rank == "champion":
                    amount += ability.amount
            elif op == "pack":
                packs += ability.amount
            elif op == "alone":
                best_alone = max(best_alone, amount + ability.amount)
        total += amount
    if packs and commons > 1:
        total += packs
    return total if total > best_alone else best_alone


def advanced(cells: Cells, length: int, seat: int) -> Cells:
    """The cells after an advance of `seat` (R-17)."""
    made = cells.copy()
    if seat == 0:
        for start in (0, length):
            for cell in range(start + length - 2, start - 1, -1):
                warrior = made[cell]
                if warrior is not None and warrior.seat == 0 and made[cell + 1] is None:
                    made[cell] = None
                    to = cell + 1
                    if warrior.op == "charge" and warrior.ability:
                        last = min(cell + warrior.ability.amount, start + length - 1)
                        while to < last and made[to + 1] is None:
                            to += 1
                    made[to] = warrior
        return made
    for start in (0, length):
        for cell in range(start + 1, start + length):
            warrior = made[cell]
            if warrior is not None and warrior.seat == 1 and made[cell - 1] is None:
                made[cell] = None
                to = cell - 1
                if warrior.op == "charge" and warrior.ability:
                    last = max(cell - warrior.ability.amount, start)
                    while to > last and made[to - 1] is None:
                        to -= 1
                made[to] = warrior
    return made


def arrivals(cells: Cells, length: int, seat: int) -> list[Cell]:
    """The goal cells of `seat` on which a warrior of its own stands, or could step in its main step."""
    found: list[Cell] = []
    for start in (0, length):
        goal, beside = (start + length - 1, start + length - 2) if seat == 0 else (start, start + 1)
        warrior = cells[goal]
        if warrior is not None:
            if warrior.seat == seat:
                found.append(goal)
            continue
        near = cells[beside]
        if near is not None and near.seat == seat and near.op == "step":
            found.append(goal)
    return found


def rearranged(cells: Cells, moves: Sequence[tuple[WarriorId, Cell, Cell]]) -> Cells:
    """The cells after some warriors have moved."""
    made = cells.copy()
    moved = [(cells[old], new) for _, old, new in moves]
    for _, old, _ in moves:
        made[old] = None
    for warrior, new in moved:
        made[new] = warrior
    return made
