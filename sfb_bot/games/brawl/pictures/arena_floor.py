"""The floor of the arena: worn stone slabs, lit from the middle of the board.

A slab is painted once for each colour and pattern and copied to its places, on whole pixels: the same rows of
pixels again and again are what makes the file small in spite of the texture.
"""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from sfb_bot.drawing.sprites import CACHE, Pen, Point, regular_polygon, sprite
from sfb_bot.drawing.themes import Colour, Theme, mix
from sfb_bot.games.brawl.pictures.arena_plan import Plan
from sfb_bot.hexgrid import Cell

# How much darker a slab is by its distance from the middle of the board.
_SHADE: Final = (0.0, 0.0, 0.12, 0.12, 0.24)
# Cracks and worn spots of a slab, in shares of its size around its middle: each pattern a few lines and dots.
_Crack = tuple[Point, ...]
_CRACKS: Final[tuple[tuple[_Crack, ...], ...]] = (
    (((-0.62, 0.5), (-0.4, 0.36), (-0.34, 0.2)), ((0.3, 0.74), (0.38, 0.56), (0.56, 0.5))),
    (((0.72, -0.1), (0.5, -0.02), (0.44, 0.14)), ((-0.5, -0.3), (-0.62, -0.1), (-0.56, 0.06))),
    (((-0.2, 0.78), (-0.12, 0.62), (-0.24, 0.48)), ((0.6, 0.34), (0.46, 0.42), (0.5, 0.56))),
)
_SPOTS: Final[tuple[tuple[Point, ...], ...]] = (
    ((-0.1, 0.6), (0.52, 0.1), (-0.66, -0.1), (0.1, -0.34)),
    ((0.2, 0.66), (-0.3, 0.6), (0.58, -0.42), (-0.24, -0.1)),
    ((0.66, 0.06), (-0.6, 0.24), (0.26, 0.3), (-0.44, -0.42)),
)


def slab_tones(fill: Colour, theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The colours of a slab: its upper rim, its face, and its lower rim with the cracks."""
    return mix(fill, theme.ink, 0.13), fill, mix(fill, theme.hex_edge, 0.45)


def lit(fill: Colour, theme: Theme, plan: Plan, cell: Cell) -> Colour:
    """A colour of the floor as bright as it is at a place."""
    return mix(fill, theme.outline, _SHADE[_distance(plan, cell)])


def slab(plan: Plan, theme: Theme, cell: Cell, fill: Colour) -> Image.Image:
    """The slab of a cell, to be centred on it."""
    at = plan.arena.grid.hexes[cell]
    pattern = (at[0] + 2 * at[1]) % len(_CRACKS)
    shaded = lit(fill, theme, plan, cell)
    return CACHE.get(
        ("slab", theme.name, shaded, pattern, plan.key), lambda: _painted(plan, theme, shaded, pattern)
    )


def _painted(plan: Plan, theme: Theme, fill: Colour, pattern: int) -> Image.Image:
    """A slab with smooth edges; what is on it is painted in whole pixels, which cost less in the file."""
    size, unit = plan.layout.size, plan.scale
    width, height = 2 * math.ceil(size + 1), 2 * math.ceil(plan.layout.height / 2 + 1)
    middle = (width / 2, height / 2)
    upper, face, lower = slab_tones(fill, theme)

    def paint(pen: Pen) -> None:
        pen.polygon(regular_polygon(middle, size - 1.6 * unit, 6, 0), face)

    drawn = sprite(("slab edge", face, plan.key), width, height, paint).copy()
    sheet = Image.new("RGB", (width, height), lower)
    pen = Pen(sheet, 1)
    rim = regular_polygon(middle, size + 1, 6, 0)
    pen.polygon([(x, y if y < middle[1] else y - 4 * unit) for x, y in rim], upper)
    inner = regular_polygon(middle, size - 3.5 * unit, 6, 0)
    pen.polygon([(x, y + unit if y < middle[1] else y - unit) for x, y in inner], face)
    for crack in _CRACKS[pattern]:
        points = [(middle[0] + x * size, middle[1] + y * size) for x, y in crack]
        pen.line(points, 1.6 * unit, lower)
    for number, (x, y) in enumerate(_SPOTS[pattern]):
        left, top = round(middle[0] + x * size), round(middle[1] + y * size)
        across, down = max(1, plan.n(2 + number % 2)), max(1, plan.n(2 + number // 2 % 2))
        pen.rounded((left, top, left + across, top + down), 0, lower if number % 2 else upper)
    sheet.putalpha(drawn.getchannel("A"))
    return sheet


def _distance(plan: Plan, cell: Cell) -> int:
    q, r = plan.arena.grid.hexes[cell]
    return min(len(_SHADE) - 1, max(abs(q), abs(r), abs(q + r)))
