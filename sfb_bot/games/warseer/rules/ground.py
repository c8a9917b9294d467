"""The battlefield of a match without its creatures: terrain, neighbours, range, sight (sections 7, 8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from sfb_bot.games.warseer.rules.content import HIT, PUSH, BattleMap, Content, KindId, TerrainKind
from sfb_bot.hexgrid import Cell, Grid, Hex, Mask, cells_of, distance

PORTAL: Final = KindId("sphere_portal")
TELEPORT: Final = KindId("ancient_teleport")
CAMP: Final = KindId("forward_camp")
HILL: Final = KindId("hill")
FOREST: Final = KindId("forest")
RIVER: Final = KindId("river")
# The scenario whose centre is a hill.
CROWN_HILL: Final = KindId("crown_hill")


class Lines:
    """Which hexes a line between two centres passes; the same for every match on a map."""

    __slots__ = ("_found", "grid")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._found: dict[Cell, tuple[tuple[Mask, tuple[Mask, ...]], ...]] = {}

    def clear_from(self, start: Cell, blocking: Mask) -> Mask:
        """All cells seen from one of them, when these hexes block sight (W-82, W-83)."""
        found = self._found.get(start)
        if found is None:
            # A line is the same from either end.
            known = self._found
            found = tuple(
                known[end][start] if end in known else self._line(start, end) for end in range(self.grid.size)
            )
            known[start] = found
        seen = 0
        for end, (inside, edges) in enumerate(found):
            closed = blocking & ~(1 << end)
            if not inside & closed and not any(edge & closed == edge for edge in edges):
                seen |= 1 << end
        return seen

    def _line(self, start: Cell, end: Cell) -> tuple[Mask, tuple[Mask, ...]]:
        """The hexes that cutting points lie in, and the pairs on whose edges others lie."""
        one, other = self.grid.hexes[start], self.grid.hexes[end]
        cell_of = self.grid.cell_of
        inside, edges = 0, list[Mask]()
        for touched in _cuts(other.q - one.q, other.r - one.r):
            cells = [cell_of[each] for q, r in touched if (each := Hex(one.q + q, one.r + r)) in cell_of]
            if len(touched) == 1:
                inside |= self.grid.mask(cells)
            elif len(cells) == len(touched):
                # Beside the map nothing blocks.
                edges.append(self.grid.mask(cells))
        return inside, tuple(edges)


# The same for every pair of hexes that lie so: worked out once for all maps.
@cache
def _cuts(q: int, r: int) -> tuple[tuple[Hex, ...], ...]:
    """What each cutting point of the line from the origin to (q, r) lies in: a hex, or the edge of two."""
    parts = distance(Hex(0, 0), Hex(q, r))
    return tuple(_touched(q * number, r * number, parts) for number in range(1, parts))


def _touched(q: int, r: int, parts: int) -> tuple[Hex, ...]:
    """The hexes that the point (q, r) / parts lies in or on the edge of; whole numbers suffice (WQ6)."""
    found: list[Hex] = []
    for near_q in (q // parts, q // parts + 1):
        for near_r in (r // parts, r // parts + 1):
            x, y = q - near_q * parts, r - near_r * parts
            z = -x - y
            if max(abs(x - y), abs(y - z), abs(z - x)) <= parts:
                found.append(Hex(near_q, near_r))
    return tuple(found)


class Ground:
    """A map with the pieces that were put on it: every question about hexes answered beforehand.

    `kinds` is the terrain of a cell. `adjacent` counts portals (WQ57). `unique` are the cells of pieces that
    are no basic terrain.
    """

    __slots__ = (
        "_lines",
        "_seen",
        "adding",
        "adjacent",
        "blocking",
        "centre",
        "difficult",
        "grid",
        "hills",
        "impassable",
        "kinds",
        "open",
        "portals",
        "rolling",
        "teleports",
        "terrain",
        "unique",
        "within",
        "woods",
    )

    def __init__(
        self, content: Content, battle_map: BattleMap, lines: Lines, pieces: Iterable[tuple[Cell, KindId]]
    ) -> None:
        grid = battle_map.grid
        self.grid = grid
        found: dict[Cell, TerrainKind] = {
            cell: content.terrain[each] for cell, each in enumerate(battle_map.terrain) if each
        }
        found.update((cell, content.terrain[terrain]) for cell, terrain in pieces)
        self.kinds = found
        self.centre: Mask = battle_map.centre
        self.terrain: Mask = grid.mask(found)
        self.unique: Mask = grid.mask(cell for cell, kind in found.items() if kind.sort != "basic")
        self.difficult: Mask = grid.mask(cell for cell, kind in found.items() if kind.is_difficult)
        self.impassable: Mask = grid.mask(cell for cell, kind in found.items() if kind.is_impassable)
        self.blocking: Mask = grid.mask(cell for cell, kind in found.items() if kind.blocks_sight)
        self.woods: Mask = grid.mask(cell for cell, kind in found.items() if kind.ignores == HIT)
        self.hills: Mask = grid.mask(cell for cell, kind in found.items() if kind.ignores == PUSH)
        self.adding: Mask = grid.mask(cell for cell, kind in found.items() if kind.adds == HIT)
        self.portals: Mask = grid.mask(cell for cell, kind in found.items() if kind.id == PORTAL)
        self.teleports: Mask = grid.mask(cell for cell, kind in found.items() if kind.id == TELEPORT)
        self.rolling: Mask = grid.mask(cell for cell, kind in found.items() if kind.die)
        self.open: Mask = grid.everything & ~self.impassable
        adjacent = list(grid.adjacent)
        for cell in cells_of(self.portals):
            adjacent[cell] |= self.portals & ~(1 << cell)
        self.adjacent: tuple[Mask, ...] = tuple(adjacent)
        self.within = grid.within
        self._lines = lines
        self._seen: dict[Cell, Mask] = {}

    def near(self, cell: Cell, steps: int) -> Mask:
        """All cells at most so far away; longer ranges use the plain map, contact counts portals (WQ57)."""
        if steps == 1:
            return self.adjacent[cell] | 1 << cell
        return self.grid.near(cell, steps)

    def distance(self, one: Cell, other: Cell) -> int:
        """Fewest steps between two cells, whatever stands there (W-2)."""
        return 1 if self.adjacent[one] >> other & 1 else self.grid.distance[one][other]

    def sight(self, cell: Cell, figures: Mask = 0) -> Mask:
        """All cells seen from one of them; neighbours always are (W-85). `figures` block as well if given."""
        if figures:
            return self._lines.clear_from(cell, self.blocking | figures) | self.adjacent[cell]
        seen = self._seen.get(cell)
        if seen is None:
            seen = self._lines.clear_from(cell, self.blocking) | self.adjacent[cell]
            self._seen[cell] = seen
        return seen

    def spread(self, cells: Mask) -> Mask:
        """Every cell adjacent to one of these."""
        adjacent = self.adjacent
        found = 0
        while cells:
            low = cells & -cells
            found |= adjacent[low.bit_length() - 1]
            cells ^= low
        return found

    def is_connected(self) -> bool:
        """Whether every open cell can be walked to from every other one."""
        start = self.open & -self.open
        reached = front = start
        while front:
            front = self.spread(front) & self.open & ~reached
            reached |= front
        return reached == self.open
