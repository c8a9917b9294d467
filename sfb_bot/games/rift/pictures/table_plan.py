"""The floor plan of the table: which box holds what, upright or wide, at any scale.

Upright the lanes are two columns with Blue's portal at the bottom; wide they are two rows with Blue's portal
on the left. Beside every cell runs a piece of track, on which moves and attacks are drawn, so that arrows
never hide a word.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sfb_bot.drawing.orientation import PORTRAIT, Orientation
from sfb_bot.drawing.sprites import Point
from sfb_bot.drawing.text import Box
from sfb_bot.games.rift.rules.content import FARTHEST, LANES
from sfb_bot.games.rift.rules.ids import Cell

WIDTH: Final = 720
WIDE: Final = 1200

_EDGE: Final = 6
_STATUS: Final = 38
_PANEL: Final = 92
_BAR: Final = 26
_GAP: Final = 6
_ROW: Final = 46
_CHIP: Final = 52
_HEADING: Final = 30
_TRACK: Final = 36
_CELL: Final = 106
_WIDE_CELL: Final = 200
_WIDE_PORTAL: Final = 30


@dataclass(frozen=True, slots=True)
class CellPlan:
    """The places in one cell and beside it; `medallion` is the middle of the warrior's face."""

    box: Box
    track: Box
    medallion: Point
    name: Box
    label: Box
    strikes: tuple[Box, ...]
    badges: tuple[Point, ...]

    def moved(self, x: int, y: int) -> CellPlan:
        """The same cell somewhere else."""
        return CellPlan(
            self.box.moved(x, y),
            self.track.moved(x, y),
            (self.medallion[0] + x, self.medallion[1] + y),
            self.name.moved(x, y),
            self.label.moved(x, y),
            tuple(box.moved(x, y) for box in self.strikes),
            tuple((left + x, top + y) for left, top in self.badges),
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """All places of the picture.

    `scale` is 1 for a picture of full size; `n` turns a length of that picture into one of this. `players`
    and `portals` are by seat; a brief plan has portals alone. `inner` is a cell whose corner is that of the
    picture: all cells are alike, so what stands in one can be painted once for all. `stack` and `chips` have
    a box for each row or chip, none where there is nothing to show.
    """

    scale: float
    orientation: Orientation
    length: int
    is_brief: bool
    width: int
    height: int
    status: Box | None
    players: tuple[Box, ...]
    portals: tuple[Box, ...]
    inner: CellPlan
    cells: tuple[CellPlan, ...]
    stack_title: Box | None
    stack: tuple[Box, ...]
    chips_title: Box | None
    chips: tuple[Box, ...]

    @property
    def is_upright(self) -> bool:
        return self.orientation == PORTRAIT

    @property
    def key(self) -> tuple[Orientation, float, int, bool]:
        """What tells this plan's parts apart from those of others."""
        return self.orientation, self.scale, self.length, self.is_brief

    def n(self, length: float) -> int:
        """A length of the full-size picture, in pixels of this one."""
        return round(length * self.scale)

    def on_track(self, cell: Cell, across: float = 0.0, along: float = 0.0) -> Point:
        """A point of the track beside a cell: `across` and `along` it, in pixels from its middle.

        Along is forward for Blue, across is away from the cell's words.
        """
        track = self.cells[cell].track
        x, y = (track.left + track.right) / 2, (track.top + track.bottom) / 2
        across, along = across * self.scale, along * self.scale
        return (x - across, y - along) if self.is_upright else (x + along, y - across)


@lru_cache(maxsize=64)
def plan_for(
    length: int,
    orientation: Orientation = PORTRAIT,
    scale: float = 1.0,
    *,
    stack: int = 0,
    chips: int = 0,
    is_brief: bool = False,
) -> Plan:
    """The floor plan for lanes of a length, with so many items on the stack and chips below."""
    drawing = _Drawing(length, orientation, scale, is_brief)
    return drawing.plan(stack, chips)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Boxes of a full-size picture, brought to a scale."""

    length: int
    orientation: Orientation
    scale: float
    is_brief: bool

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        scale = self.scale
        return Box(round(left * scale), round(top * scale), round(right * scale), round(bottom * scale))

    @property
    def is_upright(self) -> bool:
        return self.orientation == PORTRAIT

    @property
    def width(self) -> int:
        return WIDTH if self.is_upright else WIDE

    def plan(self, stack: int, chips: int) -> Plan:
        top, right = _EDGE, self.width - _EDGE
        status = None
        if not self.is_brief:
            status = self.box(_EDGE, top, right, top + _STATUS)
            top += _STATUS + _GAP
        panels, portals, cells, top = self._upright(top) if self.is_upright else self._wide(top)
        rows, title, top = self._stack(stack, top)
        chip_boxes, chips_title, top = self._chips(chips, top)
        return Plan(
            scale=self.scale,
            orientation=self.orientation,
            length=self.length,
            is_brief=self.is_brief,
            width=round(self.width * self.scale),
            height=round(top * self.scale),
            status=status,
            players=() if self.is_brief else panels,
            portals=portals,
            inner=self._cell(),
            cells=cells,
            stack_title=title,
            stack=rows,
            chips_title=chips_title,
            chips=chip_boxes,
        )

    def _upright(self, top: float) -> tuple[tuple[Box, ...], tuple[Box, ...], tuple[CellPlan, ...], float]:
        """Red above the lanes, Blue below them."""
        tall = _BAR if self.is_brief else _PANEL
        right = WIDTH - _EDGE
        red = self.box(_EDGE, top, right, top + tall)
        lanes = top + tall + _GAP
        pitch = _CELL + _GAP
        bottom = lanes + self.length * pitch
        blue = self.box(_EDGE, bottom, right, bottom + tall)
        column = (WIDTH - 2 * _EDGE - _GAP) / len(LANES)
        cells = [
            self._cell_at(
                _EDGE + lane * (column + _GAP) + _TRACK + 4, lanes + (self.length - 1 - place) * pitch
            )
            for lane in range(len(LANES))
            for place in range(self.length)
        ]
        return (blue, red), (blue, red), tuple(cells), bottom + tall + _EDGE

    def _cell_at(self, left: float, top: float) -> CellPlan:
        return self._cell().moved(round(left * self.scale), round(top * self.scale))

    def _cell(self) -> CellPlan:
        return self._upright_cell() if self.is_upright else self._wide_cell()

    def _upright_cell(self) -> CellPlan:
        """The track on the left; the face, then name over damage, then the label over what lies on it."""
        right = (WIDTH - 2 * _EDGE - _GAP) / len(LANES) - _TRACK - 4
        return CellPlan(
            box=self.box(0, 0, right, _CELL),
            track=self.box(-_TRACK - 4, 0, -4, _CELL),
            medallion=(59 * self.scale, 54 * self.scale),
            name=self.box(122, 4, right - 46, 58),
            label=self.box(right - 42, 5, right - 4, 31),
            strikes=tuple(self.box(125 + 37 * n, 62, 160 + 37 * n, 101) for n in range(FARTHEST)),
            badges=tuple(((right - 21) * self.scale, down * self.scale) for down in (49, 85)),
        )

    def _wide(self, top: float) -> tuple[tuple[Box, ...], tuple[Box, ...], tuple[CellPlan, ...], float]:
        """Blue on the left of the lanes, Red on the right."""
        left, right = _EDGE, WIDE - _EDGE
        middle = WIDE / 2
        panels: tuple[Box, ...] = ()
        if not self.is_brief:
            panels = (
                self.box(left, top, middle - _GAP / 2, top + _PANEL),
                self.box(middle + _GAP / 2, top, right, top + _PANEL),
            )
            top += _PANEL + _GAP
        row = _TRACK + 4 + _WIDE_CELL
        bottom = top + len(LANES) * row + _GAP
        start = left + _WIDE_PORTAL + _GAP
        cells = [
            self._cell_at(start + place * self._wide_pitch, top + lane * (row + _GAP) + _TRACK + 4)
            for lane in range(len(LANES))
            for place in range(self.length)
        ]
        portals = (
            self.box(left, top, left + _WIDE_PORTAL, bottom),
            self.box(right - _WIDE_PORTAL, top, right, bottom),
        )
        return panels, portals, tuple(cells), bottom + _EDGE

    @property
    def _wide_pitch(self) -> float:
        return (WIDE - 2 * (_EDGE + _WIDE_PORTAL) - _GAP) / self.length

    def _wide_cell(self) -> CellPlan:
        """The track above; the face beside label and badges, then the name, then damage."""
        right = self._wide_pitch - _GAP
        pitch = (right - 8) / FARTHEST
        return CellPlan(
            box=self.box(0, 0, right, _WIDE_CELL),
            track=self.box(0, -_TRACK - 4, right, -4),
            medallion=(min(60, right * 0.4) * self.scale, 56 * self.scale),
            name=self.box(6, 106, right - 6, 156),
            label=self.box(right - 42, 4, right - 4, 30),
            strikes=tuple(self.box(4 + pitch * n, 159, 2 + pitch * (n + 1), 196) for n in range(FARTHEST)),
            badges=tuple(((right - 20) * self.scale, down * self.scale) for down in (50, 86)),
        )

    def _stack(self, items: int, top: float) -> tuple[tuple[Box, ...], Box | None, float]:
        if not items:
            return (), None, top
        right = self.width - _EDGE
        title = self.box(_EDGE + 6, top, right, top + _HEADING)
        top += _HEADING
        rows = [
            self.box(_EDGE, top + n * (_ROW + 4), right, top + n * (_ROW + 4) + _ROW) for n in range(items)
        ]
        return tuple(rows), title, top + items * (_ROW + 4) - 4 + _EDGE

    def _chips(self, chips: int, top: float) -> tuple[tuple[Box, ...], Box | None, float]:
        if not chips:
            return (), None, top
        right, columns = self.width - _EDGE, 3 if self.is_upright else 5
        title = self.box(_EDGE + 6, top, right, top + _HEADING)
        top += _HEADING
        pitch = (right - _EDGE + _GAP) / columns
        found: list[Box] = []
        for number in range(chips):
            row, column = divmod(number, columns)
            left, upper = _EDGE + column * pitch, top + row * (_CHIP + _GAP)
            found.append(self.box(left, upper, left + pitch - _GAP, upper + _CHIP))
        rows = -(-chips // columns)
        return tuple(found), title, top + rows * (_CHIP + _GAP) - _GAP + _EDGE
