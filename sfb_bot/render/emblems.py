"""An emblem for every champion, drawn from shapes: told apart at a glance, without reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from sfb_bot.render.emblems_core import CORE_EMBLEMS
from sfb_bot.render.emblems_pen import Colour, Pen

EMBLEMS: Final[Mapping[str, Callable[[Pen], None]]] = {**CORE_EMBLEMS}


def emblem(champion: str, size: int, colour: Colour) -> Image.Image:
    """A champion's emblem on a transparent square, inside the circle that fits the square."""
    pen = Pen(size, colour)
    EMBLEMS.get(champion, _neutral)(pen)
    return pen.finish()


def _neutral(pen: Pen) -> None:
    pen.fill("M 50 4 L 90 27 L 90 73 L 50 96 L 10 73 L 10 27 Z")
    pen.cut("M 50 13 L 82 31.5 L 82 68.5 L 50 87 L 18 68.5 L 18 31.5 Z")
