"""Arrows and other shapes across a board: painted where they are, too various to keep as sprites."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PIL import Image

from sfb_bot.drawing.canvas import Canvas
from sfb_bot.drawing.sprites import LAYER_SCALE, Ink, Pen, Point


def freehand(canvas: Canvas, points: Sequence[Point], margin: float, paint: Callable[[Pen], None]) -> None:
    """Paint smoothly around some points, in picture pixels."""
    left = max(0, math.floor(min(x for x, _ in points) - margin))
    top = max(0, math.floor(min(y for _, y in points) - margin))
    right = min(canvas.image.width, math.ceil(max(x for x, _ in points) + margin))
    bottom = min(canvas.image.height, math.ceil(max(y for _, y in points) + margin))
    if right <= left or bottom <= top:
        return
    sheet = Image.new("RGBA", ((right - left) * LAYER_SCALE, (bottom - top) * LAYER_SCALE), (0, 0, 0, 0))
    paint(_ShiftedPen(sheet, left, top))
    canvas.stamp(sheet.reduce(LAYER_SCALE), left, top)


class _ShiftedPen(Pen):
    """A pen whose sheet lies somewhere inside the picture."""

    def __init__(self, sheet: Image.Image, left: int, top: int) -> None:
        super().__init__(sheet, LAYER_SCALE)
        self._left, self._top = left, top

    def _moved(self, points: Iterable[Point]) -> list[Point]:
        return [(x - self._left, y - self._top) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: Ink) -> None:
        super().polygon(self._moved(points), fill)

    def circle(self, centre: Point, radius: float, fill: Ink) -> None:
        super().circle(self._moved([centre])[0], radius, fill)

    def ring(self, centre: Point, radius: float, width: float, fill: Ink) -> None:
        super().ring(self._moved([centre])[0], radius, width, fill)

    def line(self, points: Sequence[Point], width: float, fill: Ink, *, closed: bool = False) -> None:
        super().line(self._moved(points), width, fill, closed=closed)


def towards(start: Point, goal: Point, length: float) -> Point:
    """So far on the way from one point to another; it never quite gets there."""
    whole = math.dist(start, goal) or 1.0
    share = min(0.9, length / whole)
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def arrowhead(before: Point, tip: Point, size: float, beyond: float = 0.0) -> list[Point]:
    """The head of an arrow that comes from `before`, its point so far `beyond` the tip."""
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    front = (tip[0] + beyond * math.cos(angle), tip[1] + beyond * math.sin(angle))
    return [
        front,
        (front[0] + size * math.cos(angle + 2.6), front[1] + size * math.sin(angle + 2.6)),
        (front[0] + size * math.cos(angle - 2.6), front[1] + size * math.sin(angle - 2.6)),
    ]
