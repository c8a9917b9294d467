"""A single hex of a terrain, for cards and legends."""

from __future__ import annotations

import math

from PIL import Image

from sfb_bot.drawing.sprites import Pen, regular_polygon, sprite
from sfb_bot.drawing.themes import Theme
from sfb_bot.games.warseer.pictures.terrain import ground_of, paint_pattern


def terrain_sample(kind: str, width: int, theme: Theme) -> Image.Image:
    """A hex of this width; shared, do not draw on it."""
    size = width / 2
    height = math.ceil(size * math.sqrt(3))

    def paint(pen: Pen) -> None:
        middle = (width / 2, height / 2)
        pen.polygon(regular_polygon(middle, size, 6, 0), theme.edge)
        pen.polygon(regular_polygon(middle, size - 1.5, 6, 0), ground_of(kind, theme))
        paint_pattern(pen, kind, middle, size / 50)

    return sprite(("warseer sample", kind, theme.name), width, height, paint)
