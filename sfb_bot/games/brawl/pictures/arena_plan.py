"""The floor plan of an arena picture: which box holds what, for two or four seats and at any scale."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sfb_bot.drawing.text import Box
from sfb_bot.games.brawl.rules.content import Arena
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Layout, Pixel

WIDTH: Final = 1200
HEIGHT: Final = 900

_HEX: Final = 49.6
_BOARD_CENTRE: Final = (600.0, 502.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """All places of the picture. Boxes come in pairs: the left hand side first, then the right.

    `scale` is 1 for a picture of 1200 x 900; `n` turns a length of that picture into one of this.
    """

    arena: Arena
    scale: float
    seats: int
    layout: Layout
    width: int
    height: int
    scores: tuple[Box, Box]
    track: Box
    players: tuple[Box, Box]
    lower: tuple[Box, Box]
    gates: tuple[Box, Box]
    pills: tuple[Box, Box]

    def n(self, length: float) -> int:
        """A length of the full-size picture, in pixels of this one."""
        return round(length * self.scale)

    def centre(self, cell: Cell) -> Pixel:
        """The middle of a cell."""
        return self.layout.centre(self.arena.grid.hexes[cell])

    def slots(self, count: int) -> list[Box]:
        """The places of the challenges on the track."""
        gap = self.n(8)
        step = (self.track.width + gap) / count
        return [
            Box(
                self.track.left + round(step * number),
                self.track.top,
                self.track.left + round(step * (number + 1)) - gap,
                self.track.bottom,
            )
            for number in range(count)
        ]

    def bays(self, hand: int, count: int) -> list[Box]:
        """The bays of a gate, one for each champion of the side (at least three), from the top."""
        box = self.gates[hand]
        gap = self.n(8)
        step = (box.height + gap) / max(3, count)
        return [
            Box(
                box.left,
                box.top + round(step * number),
                box.right,
                box.top + round(step * (number + 1)) - gap,
            )
            for number in range(count)
        ]

    def doorway(self, hand: int, bay: Box) -> Box:
        """The part of a bay that opens towards the arena."""
        width = self.n(88)
        if hand == 0:
            return Box(bay.right - width, bay.top, bay.right, bay.bottom)
        return Box(bay.left, bay.top, bay.left + width, bay.bottom)


@lru_cache(maxsize=16)
def plan_for(arena: Arena, seats: int, scale: float = 1.0) -> Plan:
    """The floor plan for an arena and a number of seats."""

    def box(left: float, top: float, right: float, bottom: float) -> Box:
        return Box(round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))

    def pair(left: float, top: float, right: float, bottom: float) -> tuple[Box, Box]:
        return box(left, top, right, bottom), box(WIDTH - right, top, WIDTH - left, bottom)

    layout = Layout(_HEX * scale, (_BOARD_CENTRE[0] * scale, _BOARD_CENTRE[1] * scale))
    return Plan(
        arena=arena,
        scale=scale,
        seats=seats,
        layout=layout,
        width=round(WIDTH * scale),
        height=round(HEIGHT * scale),
        scores=pair(12, 12, 230, 106),
        track=box(240, 12, 960, 106),
        players=pair(12, 118, 314, 276),
        lower=pair(12, 730, 314, 888),
        gates=pair(12, 288, 240, 718),
        pills=pair(326, 118, 484, 152),
    )
