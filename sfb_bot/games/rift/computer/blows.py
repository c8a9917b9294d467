"""Lanes as they would look after an advance, and what an attack there could do: quick, for many looks.

Everything here works on the cells of the board, as a list of warriors, so that a look needs no copy of the
state. A warrior's own `cell` may differ from where it stands in such a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.rift.rules.ids import Cell, WarriorId
from sfb_bot.games.rift.rules.model import Warrior

Cells = list[Warrior | None]
# A warrior that can be hit: where it stands, the most an attack comes to, and how much more it stands.
Blow = tuple[Warrior, Cell, int, int]
# Abilities that change the sum of an attack.
_ATTACKING: Final = frozenset({"rally", "pack", "alone", "slayer"})


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


def blows(cells: Cells, length: int, seat: int, *, lasting: bool, sees_all: bool = False) -> list[Blow]:
    """Every enemy that `seat` can hit, with the most an attack on it comes to (R-24, R-25).

    `lasting`: damage that lies counts. `sees_all`: invisible ones can be seen by then.
    """
    found: list[Blow] = []
    for start in (0, length):
        own: list[tuple[Cell, Warrior]] = []
        others: list[tuple[Cell, Warrior]] = []
        ops: set[str] = set()
        for cell in range(start, start + length):
            warrior = cells[cell]
            if warrior is not None:
                (own if warrior.seat == seat else others).append((cell, warrior))
                ops.add(warrior.op)
        if not own or not others:
            continue
        covering: list[Cell] = []
        if "gaze" in ops:
            gazing = [cell for cell, warrior in others if warrior.op == "gaze"]
            own = [each for each in own if all(abs(each[0] - cell) != 1 for cell in gazing)]
        if "cover" in ops:
            covering = [cell for cell, warrior in others if warrior.op == "cover"]
        rally = _rally(cells[start : start + length], seat) if "rally" in ops else 0
        for cell, target in others:
            if sees_all or not target.is_invisible:
                total = _total(own, cell, target, rally, covering)
                if total:
                    left = life_at(cells, cell, length) - (target.damage if lasting else 0)
                    found.append((target, cell, total, left))
    return found


def _rally(lane: Cells, seat: int) -> int:
    """What leaders of a lane add to everybody's damage but their own; one that is gazed at leads, too."""
    return sum(
        [
            each.ability.amount
            for each in lane
            if each and each.op == "rally" and each.seat == seat and each.ability
        ]
    )


def _total(
    own: list[tuple[Cell, Warrior]], place: Cell, target: Warrior, rally: int, covering: list[Cell]
) -> int:
    """The most an attack on a target comes to: with everybody, or with one who gains by attacking alone."""
    total = commons = packs = best_alone = 0
    flies = target.flies
    for at, warrior in own:
        far = at - place if at > place else place - at
        values = warrior.shape.damage
        printed = values[far - 1] if far <= len(values) else None
        if printed is None:
            continue
        op = warrior.op
        if far == 1:
            if flies and not warrior.flies and op != "giant":
                continue
        elif covering and any(at < between < place or place < between < at for between in covering):
            continue
        amount = max(0, printed + warrior.more_damage) + rally
        commons += warrior.shape.rank == "common"
        if op in _ATTACKING and warrior.ability:
            extra = warrior.ability.amount
            if op == "rally":
                amount -= extra
            elif op == "pack":
                packs += extra
            elif op == "alone":
                best_alone = max(best_alone, amount + extra)
            elif target.shape.rank == "champion":
                amount += extra
        total += amount
    if commons > 1:
        total += packs
    return max(total, best_alone)


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
