"""A face for every champion, drawn from shapes: told apart at a glance, without reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from math import hypot
from typing import Final

from PIL import Image

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.brawl.pictures.faces_core import CORE_FACES
from sfb_bot.games.brawl.pictures.faces_first_wave import FIRST_WAVE_FACES
from sfb_bot.games.brawl.pictures.faces_second_wave import SECOND_WAVE_FACES

EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    **CORE_FACES,
    **FIRST_WAVE_FACES,
    **SECOND_WAVE_FACES,
}

# Drawings use their square freely; what reaches over the circle in it is drawn smaller.
_FILLING: Final = 0.95
_MEASURED: Final = 100


def emblem(champion: str, size: int, colour: Colour) -> Image.Image:
    """A champion's face on a transparent square, inside the circle that fits it; shared, do not draw on it.

    A champion without a face gets a plain hexagon with its initials, in the colour.
    """
    if champion in EMBLEMS:
        return CACHE.get(("face", champion, size), lambda: _face(champion, size))
    return CACHE.get(("initials", champion, size, colour), lambda: _initials(champion, size, colour))


def _face(champion: str, size: int) -> Image.Image:
    # The colour under the edges is dark: a fine outline wherever a face ends.
    pen = ShapePen(size, PAINTS["black"], _FILLING * min(1.0, 1 / _reach(champion)))
    EMBLEMS[champion](pen)
    return pen.finish()


@cache
def _reach(champion: str) -> float:
    """How far the drawing reaches from the middle, as a share of the circle it shall stay in."""
    pen = ShapePen(_MEASURED, PAINTS["black"])
    EMBLEMS[champion](pen)
    shape = pen.finish().getchannel("A")
    middle = (_MEASURED - 1) / 2
    inked = [place for place, alpha in enumerate(shape.tobytes()) if alpha >= 128]
    far = max(hypot(place % _MEASURED - middle, place // _MEASURED - middle) for place in inked)
    return far / middle * _FILLING


def _initials(champion: str, size: int, colour: Colour) -> Image.Image:
    pen = ShapePen(size, colour, _FILLING)
    pen.fill("M 50 2 L 92 26 L 92 74 L 50 98 L 8 74 L 8 26 Z")
    pen.cut("M 50 10 L 85 30 L 85 70 L 50 90 L 15 70 L 15 30 Z")
    plain = pen.finish()
    margin = round(size * 0.24)
    style = Style(size=max(6, round(size * 0.4)), smallest=4, bold=True, align="centre", upright="middle")
    draw_text(
        plain, fit(initials(champion), Box(margin, margin, size - margin, size - margin), style), colour
    )
    return plain


def initials(champion: str) -> str:
    """Up to two capital letters of an id such as `tzu_xiao`."""
    words = [word for word in champion.replace("-", "_").split("_") if word]
    letters = words[0][:2] if len(words) == 1 else "".join(word[0] for word in words[:2])
    return letters.upper()
