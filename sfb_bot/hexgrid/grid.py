"""A fixed set of hexes numbered 0..n-1, with every question about shape answered beforehand.

A set of cells is an `int` used as a bit mask: bit `n` stands for cell `n`. Union, intersection and
"is anybody there" are then single operations, which is what makes the engine quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sfb_bot.hexgrid.hexes import DIRECTIONS, Hex, distance, neighbours

Cell = int
Mask = int

NOWHERE: Cell = -1


def cells_of(mask: Mask) -> Iterator[Cell]:
    """The cells of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Grid:
    """Precomputed neighbours, distances, rows and rings of a set of hexes.

    Cells are numbered column by column from the left, each from the top, so ascending cell order is
    the order of the spoken names (A1, A2, ... B1, ...).
    """

    __slots__ = (
        "adjacent",
        "between",
        "cell_of",
        "direction",
        "distance",
        "everything",
        "hexes",
        "names",
        "rays",
        "size",
        "steps",
        "within",
    )

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes: tuple[Hex, ...] = tuple(sorted(set(hexes)))
        self.size: int = len(self.hexes)
        self.everything: Mask = (1 << self.size) - 1
        self.cell_of: dict[Hex, Cell] = {at: cell for cell, at in enumerate(self.hexes)}
        self.names: tuple[str, ...] = _column_names(self.hexes)
        # steps[cell][direction]: the neighbour that way, or NOWHERE past the edge.
        self.steps: tuple[tuple[Cell, ...], ...] = tuple(
            tuple(self.cell_of.get(near, NOWHERE) for near in neighbours(at)) for at in self.hexes
        )
        self.adjacent: tuple[Mask, ...] = tuple(
            _mask(near for near in row if near != NOWHERE) for row in self.steps
        )
        self.distance: tuple[tuple[int, ...], ...] = tuple(
            tuple(distance(a, b) for b in self.hexes) for a in self.hexes
        )
        # rays[cell][direction]: the cells that way up to the first gap or the edge, nearest first.
        self.rays: tuple[tuple[tuple[Cell, ...], ...], ...] = tuple(
            tuple(self._ray(cell, direction) for direction in range(len(DIRECTIONS)))
            for cell in range(self.size)
        )
        direction_rows: list[tuple[int, ...]] = []
        between_rows: list[tuple[Mask, ...]] = []
        for cell in range(self.size):
            directions = [NOWHERE] * self.size
            between = [0] * self.size
            for way, line in enumerate(self.rays[cell]):
                passed = 0
                for far in line:
                    directions[far] = way
                    between[far] = passed
                    passed |= 1 << far
            direction_rows.append(tuple(directions))
            between_rows.append(tuple(between))
        # direction[a][b]: the way from a to b when both lie in one row, else NOWHERE.
        self.direction: tuple[tuple[int, ...], ...] = tuple(direction_rows)
        self.between: tuple[tuple[Mask, ...], ...] = tuple(between_rows)
        widest = max((max(row) for row in self.distance), default=0)
        # within[steps][cell]: all cells at most `steps` away, the cell itself included.
        self.within: tuple[tuple[Mask, ...], ...] = tuple(
            tuple(_mask(b for b in range(self.size) if self.distance[a][b] <= far) for a in range(self.size))
            for far in range(widest + 1)
        )

    def _ray(self, cell: Cell, direction: int) -> tuple[Cell, ...]:
        line: list[Cell] = []
        at = self.steps[cell][direction]
        while at != NOWHERE:
            line.append(at)
            at = self.steps[at][direction]
        return tuple(line)

    def mask(self, cells: Iterable[Cell]) -> Mask:
        """The mask with exactly these cells."""
        return _mask(cells)

    def near(self, cell: Cell, steps: int) -> Mask:
        """All cells at most `steps` away, the cell itself included."""
        return self.within[min(steps, len(self.within) - 1)][cell]

    def at_range(self, cell: Cell, nearest: int, farthest: int) -> Mask:
        """All cells whose distance lies between the two numbers, both included."""
        inner = self.near(cell, nearest - 1) if nearest > 0 else 0
        return self.near(cell, farthest) & ~inner

    def spread(self, cells: Mask) -> Mask:
        """Every cell adjacent to one of `cells`."""
        adjacent = self.adjacent
        found = 0
        while cells:
            low = cells & -cells
            found |= adjacent[low.bit_length() - 1]
            cells ^= low
        return found

    def waves(self, start: Cell, open_cells: Mask, steps: int) -> list[Mask]:
        """Cells first reached after 1, 2, ... `steps` steps through open cells; stops when nothing is new."""
        front = 1 << start
        unseen = open_cells & ~front
        found: list[Mask] = []
        for _ in range(steps):
            front = self.spread(front) & unseen
            if not front:
                break
            unseen ^= front
            found.append(front)
        return found

    def trace(self, start: Cell, waves: list[Mask], goal: Cell) -> tuple[Cell, ...]:
        """A shortest path to a cell adjacent to the waves or in them; `start` left out, `goal` the last.

        Ties go to the lowest cell number, so the same question always draws the same path.
        """
        adjacent = self.adjacent
        path = [goal]
        at = goal
        for wave in reversed(_waves_before(1 << start, waves, 1 << goal, adjacent[goal])):
            candidates = wave & adjacent[at]
            at = (candidates & -candidates).bit_length() - 1
            path.append(at)
        path.reverse()
        return tuple(path)


def _waves_before(start: Mask, waves: list[Mask], goal: Mask, beside_goal: Mask) -> list[Mask]:
    """The waves a shortest path goes through before it comes to its goal."""
    for number, wave in enumerate(waves):
        if wave & goal:
            return waves[:number]
    if start & beside_goal:
        return []
    for number, wave in enumerate(waves, 1):
        if wave & beside_goal:
            return waves[:number]
    raise ValueError("the waves do not come near the goal")


def _mask(cells: Iterable[Cell]) -> Mask:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def _column_names(hexes: tuple[Hex, ...]) -> tuple[str, ...]:
    """A letter for the column, then the number from the top of that column: A1 .. I5."""
    columns = sorted({at.q for at in hexes})
    letters = {q: chr(ord("A") + n) for n, q in enumerate(columns)}
    counted: dict[int, int] = {}
    names: list[str] = []
    for at in hexes:
        counted[at.q] = counted.get(at.q, 0) + 1
        names.append(f"{letters[at.q]}{counted[at.q]}")
    return tuple(names)
