"""Drawings in a circle, and what stands for one that has not been drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot
from typing import Final

from PIL import Image

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour

_MEASURED: Final = 100

Drawing = Callable[[ShapePen], None]


def in_circle(drawing: Drawing, size: int, filling: float) -> Image.Image:
    """A drawing on a transparent square, inside the circle that fills so much of it.

    Drawings use their square freely; what reaches over the circle is drawn smaller.
    """
    # The colour under the edges is dark: a fine outline wherever a drawing ends.
    pen = ShapePen(size, PAINTS["black"], filling * min(1.0, 1 / _reach(drawing, filling)))
    drawing(pen)
    return pen.finish()


@cache
def _reach(drawing: Drawing, filling: float) -> float:
    """How far the drawing reaches from the middle, as a share of the circle it shall stay in."""
    pen = ShapePen(_MEASURED, PAINTS["black"])
    drawing(pen)
    shape = pen.finish().getchannel("A")
    middle = (_MEASURED - 1) / 2
    inked = [place for place, alpha in enumerate(shape.tobytes()) if alpha >= 128]
    far = max(hypot(place % _MEASURED - middle, place // _MEASURED - middle) for place in inked)
    return far / middle * filling


def initials_in_hexagon(thing: str, size: int, colour: Colour, filling: float) -> Image.Image:
    """What has no drawing, by its id."""
    pen = ShapePen(size, colour, filling)
    pen.fill("M 50 2 L 92 26 L 92 74 L 50 98 L 8 74 L 8 26 Z")
    pen.cut("M 50 10 L 85 30 L 85 70 L 50 90 L 15 70 L 15 30 Z")
    plain = pen.finish()
    margin = round(size * 0.24)
    style = Style(size=max(6, round(size * 0.4)), smallest=4, bold=True, align="centre", upright="middle")
    draw_text(plain, fit(initials(thing), Box(margin, margin, size - margin, size - margin), style), colour)
    return plain


def initials(thing: str) -> str:
    """Up to two capital letters of an id such as `tzu_xiao`."""
    words = [word for word in thing.replace("-", "_").split("_") if word]
    letters = words[0][:2] if len(words) == 1 else "".join(word[0] for word in words[:2])
    return letters.upper()
