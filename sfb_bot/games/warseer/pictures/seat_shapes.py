"""A seat by its colour, its shape and its letter: disc, square, shield and house."""

from __future__ import annotations

from typing import Final

from PIL import Image

from sfb_bot.drawing.sprites import CACHE, Pen, Point, sprite
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour, Theme
from sfb_bot.kernel import LETTERS

# Where the middle of what lies on a shape is, below the middle of the shape, in its radii.
_SUNK: Final = (0.0, 0.0, -0.1, 0.1)


def paint_shape(pen: Pen, seat: int, centre: Point, radius: float, fill: Colour) -> None:
    """The shape of a seat around a point."""
    x, y = centre
    match seat % 4:
        case 0:
            pen.circle(centre, radius, fill)
        case 1:
            half = radius * 0.9
            pen.rounded((x - half, y - half, x + half, y + half), radius * 0.22, fill)
        case 2:
            points = (
                (-0.94, -0.86),
                (0.94, -0.86),
                (0.94, 0.2),
                (0.52, 0.76),
                (0, 1.06),
                (-0.52, 0.76),
                (-0.94, 0.2),
            )
            pen.polygon([(x + radius * a, y + radius * b) for a, b in points], fill)
        case _:
            points = ((0, -1.1), (0.98, -0.36), (0.98, 0.9), (-0.98, 0.9), (-0.98, -0.36))
            pen.polygon([(x + radius * a, y + radius * b) for a, b in points], fill)


def sunk(seat: int, radius: float) -> float:
    """How far below the middle of a seat's shape something on it looks right."""
    return _SUNK[seat % 4] * radius


def seat_badge(seat: int, size: int, theme: Theme) -> Image.Image:
    """A seat's letter in its colour, on its shape; shared, do not draw on it."""

    def make() -> Image.Image:
        def paint(pen: Pen) -> None:
            paint_shape(pen, seat, (size / 2, size / 2), size * 0.49, theme.outline)
            paint_shape(pen, seat, (size / 2, size / 2), size * 0.44, theme.seats[seat])

        drawn = sprite(("warseer badge", seat, theme.name), size, size, paint).copy()
        down = round(sunk(seat, size / 2))
        letter = Style(max(6, round(size * 0.68)), bold=True, align="centre", upright="middle", smallest=4)
        box = Box(0, down, size, size + down).inset(round(size * 0.06))
        draw_text(drawn, fit(LETTERS[seat], box, letter), theme.on_side)
        return drawn

    return CACHE.get(("warseer seat", seat, size, theme.name), make)
