"""The floor plan of an arena picture: which box holds what, for two or four seats and at any scale.

Upright pictures are for phones: the board has the whole width, scores and cards lie in the corners a board
of hexes leaves free, everything else below it. Wide ones have the panels on both sides of the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.text import Box
from sfb_bot.games.brawl.rules.content import Arena
from sfb_bot.hexgrid import Cell
from sfb_bot.hexgrid.layout import Layout, Pixel

WIDTH: Final = 1200
HEIGHT: Final = 900
PORTRAIT_WIDTH: Final = 720

_HEX: Final = 49.6
_BOARD_CENTRE: Final = (600.0, 502.0)
# Columns lie a whole number of pixels apart, so that slabs of a row are the same pixels again.
_PORTRAIT_HEX: Final = 152 / 3
_PORTRAIT_BOARD: Final = (360.0, 404.0)
# Upright: where the panels below the board begin, and how tall they are.
_TRACK: Final = (812, 916)
_PLAYER: Final = 96
_BAY: Final = 70
_GAP: Final = 8
_FEWEST_BAYS: Final = 3


@dataclass(frozen=True, slots=True)
class Plan:
    """All places of the picture. Boxes come in pairs: the left hand side first, then the right.

    `scale` is 1 for a picture of full size; `n` turns a length of that picture into one of this. `players`
    has a pair for each member of a side; there is not always room for `cards`, and none for `players` and
    `gates` in a picture of the board alone.
    """

    arena: Arena
    scale: float
    seats: int
    orientation: Orientation
    layout: Layout
    width: int
    height: int
    scores: tuple[Box, Box]
    track: Box
    players: tuple[tuple[Box, Box], ...]
    cards: tuple[Box, Box] | None
    gates: tuple[Box, Box] | None
    pills: tuple[Box, Box]

    @property
    def is_upright(self) -> bool:
        return self.orientation == PORTRAIT

    @property
    def key(self) -> tuple[Orientation, float, int]:
        """What tells this plan's parts apart from those of others."""
        return self.orientation, self.scale, self.seats

    @property
    def frame(self) -> int:
        """How thick the frame around a panel is; those of neighbours never touch."""
        return max(1, self.n(3))

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
        if self.gates is None:
            return []
        box, gap = self.gates[hand], self.n(_GAP)
        step = (box.height + gap) / max(_FEWEST_BAYS, count)
        return [
            Box(
                box.left,
                box.top + round(step * number),
                box.right,
                box.top + round(step * (number + 1)) - gap,
            )
            for number in range(count)
        ]

    def board_alone(self) -> Plan:
        """Upright, the same picture without the players and their teams, who stand below everything else."""
        if not self.is_upright:
            return self
        return replace(self, height=self.track.bottom + self.n(_GAP), players=(), gates=None)

    def doorway(self, hand: int, bay: Box) -> Box:
        """The part of a bay with the champion's face; in wide pictures it opens towards the arena."""
        width = self.n(70 if self.is_upright else 88)
        if hand == 0 and not self.is_upright:
            return Box(bay.right - width, bay.top, bay.right, bay.bottom)
        return Box(bay.left, bay.top, bay.left + width, bay.bottom)

    def face(self, hand: int, bay: Box) -> tuple[Pixel, int]:
        """The middle and the size of the face in a bay."""
        x, y = self.doorway(hand, bay).centre
        if self.is_upright:
            return (x, y), min(self.n(60), bay.height - self.n(8))
        return (x, y - self.n(8)), self.n(62 if bay.height >= self.n(120) else 54)


@lru_cache(maxsize=32)
def plan_for(arena: Arena, seats: int, scale: float = 1.0, orientation: Orientation = PORTRAIT) -> Plan:
    """The floor plan for an arena and a number of seats."""
    drawing = _Drawing(arena, seats, scale)
    return drawing.upright() if orientation == PORTRAIT else drawing.wide()


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Boxes of a full-size picture, brought to a scale."""

    arena: Arena
    seats: int
    scale: float

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        scale = self.scale
        return Box(round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))

    def pair(self, left: float, top: float, right: float, bottom: float, width: int) -> tuple[Box, Box]:
        return self.box(left, top, right, bottom), self.box(width - right, top, width - left, bottom)

    def hexes(self, size: float, centre: Pixel) -> Layout:
        return Layout(size * self.scale, (centre[0] * self.scale, centre[1] * self.scale))

    def upright(self) -> Plan:
        width, members = PORTRAIT_WIDTH, max(1, self.seats // 2)
        # Duels have three champions a side, four players two each.
        bays = _FEWEST_BAYS if members == 1 else 2 * members
        left, right = 8, width // 2 - _GAP // 2
        top = _TRACK[1] + _GAP
        players: list[tuple[Box, Box]] = []
        for _ in range(members):
            players.append(self.pair(left, top, right, top + _PLAYER, width))
            top += _PLAYER + _GAP
        bottom = top + bays * (_BAY + _GAP) - _GAP
        return Plan(
            arena=self.arena,
            scale=self.scale,
            seats=self.seats,
            orientation="portrait",
            layout=self.hexes(_PORTRAIT_HEX, _PORTRAIT_BOARD),
            width=round(width * self.scale),
            height=round((bottom + _GAP) * self.scale),
            scores=self.pair(left, 8, 222, 90, width),
            track=self.box(left, _TRACK[0], width - left, _TRACK[1]),
            players=tuple(players),
            cards=self.pair(left, 720, 222, 804, width),
            gates=self.pair(left, top, right, bottom, width),
            pills=self.pair(14, 94, 148, 132, width),
        )

    def wide(self) -> Plan:
        players = [self.pair(12, 118, 314, 276, WIDTH)]
        lower = self.pair(12, 730, 314, 888, WIDTH)
        if self.seats > 2:
            players.append(lower)
        return Plan(
            arena=self.arena,
            scale=self.scale,
            seats=self.seats,
            orientation="landscape",
            layout=self.hexes(_HEX, _BOARD_CENTRE),
            width=round(WIDTH * self.scale),
            height=round(HEIGHT * self.scale),
            scores=self.pair(12, 12, 230, 110, WIDTH),
            track=self.box(240, 12, 960, 110),
            players=tuple(players),
            cards=lower if self.seats <= 2 else None,
            gates=self.pair(12, 288, 240, 718, WIDTH),
            pills=self.pair(326, 118, 484, 152, WIDTH),
        )
