"""Moves inside a lane: by spells and steps with their shove chains, by pushes into free cells."""

from __future__ import annotations

from sfb_bot.games.rift.rules.events import Moves
from sfb_bot.games.rift.rules.ids import Cell, WarriorId
from sfb_bot.games.rift.rules.lanes import from_the_front, next_cell
from sfb_bot.games.rift.rules.model import FORWARD, State, Warrior


def shoving_move(state: State, warrior: Warrior, steps: int, *, avoids_goal: bool = False) -> Moves | None:
    """Where everybody goes if a warrior moves so many cells, forward above 0; None if that is not allowed.

    Nobody of the other army may stand on the way or at its end; own warriors on the way are passed. Whoever
    of the own army stands on the end cell is shoved one cell back, and so on to the first free cell; the cell
    just left counts as free. A chain that would push somebody off the lane forbids the move (R-55, R-56).
    """
    forward, cells = FORWARD[warrior.seat], state.cells
    place = warrior.cell % state.content.length + steps * forward
    if not 0 <= place < state.content.length:
        return None
    end = warrior.cell + steps * forward
    way = 1 if end > warrior.cell else -1
    for cell in range(warrior.cell + way, end + way, way):
        standing = cells[cell]
        if standing is not None and standing.seat != warrior.seat:
            return None
    if avoids_goal and not 0 <= place + forward < state.content.length:
        return None
    moves = [(warrior.id, warrior.cell, end)]
    shoved = cells[end]
    while shoved is not None and shoved is not warrior:
        there = next_cell(state, shoved.cell, -forward)
        if there is None:
            return None
        moves.append((shoved.id, shoved.cell, there))
        shoved = cells[there]
    return tuple(moves)


def push_move(state: State, warrior: Warrior) -> Moves | None:
    """Where a pushed warrior goes: one cell back if that is free, else nowhere (R-59)."""
    there = next_cell(state, warrior.cell, -FORWARD[warrior.seat])
    if there is None or state.cells[there] is not None:
        return None
    return ((warrior.id, warrior.cell, there),)


def advance_moves(state: State) -> Moves:
    """Where the warriors of the player at turn go: one cell forward if that is free, from the front (R-17).

    Who charges goes as many cells as its ability says, as far as free.
    """
    forward, length = FORWARD[state.turn], state.content.length
    taken = [cell is not None for cell in state.cells]
    moves: list[tuple[WarriorId, Cell, Cell]] = []
    for warrior in from_the_front(state, state.turn):
        steps = warrior.ability.amount if warrior.op == "charge" and warrior.ability else 1
        cell = warrior.cell
        taken[cell] = False
        place = cell % length
        for _ in range(steps):
            place += forward
            if not 0 <= place < length or taken[cell + forward]:
                break
            cell += forward
        taken[cell] = True
        if cell != warrior.cell:
            moves.append((warrior.id, warrior.cell, cell))
    return tuple(moves)
