"""Where things are: lanes, cells, distances, who stands next to whom."""

from __future__ import annotations

from sfb_bot.games.rift.rules.ids import Cell
from sfb_bot.games.rift.rules.model import BLUE, FORWARD, State, Warrior
from sfb_bot.kernel import Seat


def distance(state: State, one: Cell, two: Cell) -> int | None:
    """How far apart two cells are, None in different lanes (R-3)."""
    length = state.content.length
    return abs(one - two) if one // length == two // length else None


def home_cell(state: State, seat: Seat, lane: int) -> Cell:
    """Where a seat's warriors are summoned in a lane."""
    length = state.content.length
    return lane * length + (0 if seat == BLUE else length - 1)


def goal_cell(state: State, seat: Seat, lane: int) -> Cell:
    """The enemy's home cell."""
    length = state.content.length
    return lane * length + (length - 1 if seat == BLUE else 0)


def next_cell(state: State, cell: Cell, step: int) -> Cell | None:
    """The neighbouring cell in the same lane, None off the lane; `step` is 1 or -1."""
    length = state.content.length
    there = cell + step
    return there if 0 <= there < 2 * length and there // length == cell // length else None


def neighbours(state: State, cell: Cell) -> list[Warrior]:
    """Who stands next to a cell in its lane, of either army."""
    length, cells = state.content.length, state.cells
    place = cell % length
    found: list[Warrior] = []
    if place > 0:
        before = cells[cell - 1]
        if before is not None:
            found.append(before)
    if place < length - 1:
        after = cells[cell + 1]
        if after is not None:
            found.append(after)
    return found


def right_behind(state: State, warrior: Warrior) -> Warrior | None:
    """Who stands on the next cell towards the warrior's own portal."""
    cell = next_cell(state, warrior.cell, -FORWARD[warrior.seat])
    return None if cell is None else state.cells[cell]


def cells_walked(state: State, warrior: Warrior) -> int:
    """How far from the own portal: 1 on a home cell."""
    length = state.content.length
    place = warrior.cell % length
    return place + 1 if warrior.seat == BLUE else length - place


def from_the_front(state: State, seat: Seat) -> list[Warrior]:
    """A seat's warriors, lane N first, in each lane from the front to the back."""
    length = state.content.length
    found: list[Warrior] = []
    for start in (0, length):
        lane = state.cells[start : start + length]
        if seat == BLUE:
            lane.reverse()
        found.extend([each for each in lane if each is not None and each.seat == seat])
    return found
