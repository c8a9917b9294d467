"""The floor plan of a battlefield: how large hexes are and where the panels lie.

Upright pictures are for phones: the board has the whole width, everything else lies below it. Wide ones have
the panels on the right.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.text import Box
from sfb_bot.games.warseer.rules.content import BattleMap
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Layout, Pixel

WIDTH: Final = 720
SIDE: Final = 480
STATUS: Final = 46
_MARGIN: Final = 4
# The size of hexes that lengths are given for.
_USUAL: Final = 50.0
LEAST_LETTER: Final = 17


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A board: `layout` places its hexes, `box` is all of it."""

    battle_map: BattleMap
    layout: Layout
    box: Box

    def n(self, length: float) -> int:
        """A length for hexes of the usual size, in pixels of this board."""
        return round(length * self.layout.size / _USUAL)

    def centre(self, cell: Cell) -> Pixel:
        """The middle of a cell."""
        return self.layout.centre(self.battle_map.grid.hexes[cell])

    @property
    def half(self) -> float:
        """From the middle of a hex to its upper or lower side."""
        return self.layout.height / 2


def board_plan(battle_map: BattleMap, top: int, width: int = WIDTH) -> Plan:
    """A board of a width that begins at a height. Columns lie whole pixels apart, so that rows repeat."""
    hexes = battle_map.grid.hexes
    columns = 1 + max(at.q for at in hexes) - min(at.q for at in hexes)
    step = math.floor((width - 2 * _MARGIN) / (columns + 1 / 3))
    size = step / 1.5
    left, upper, right, lower = Layout(size).extent(hexes)
    origin = (round((width - (right - left)) / 2 - left), round(top + _MARGIN - upper))
    bottom = math.ceil(origin[1] + lower + _MARGIN)
    return Plan(battle_map, Layout(size, origin), Box(0, top, width, bottom))


def is_wide(orientation: Orientation) -> bool:
    """Whether the panels lie beside the board."""
    return orientation != PORTRAIT
