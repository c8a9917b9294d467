"""A face for every warrior and a sign for every spell, drawn from shapes: told apart without reading."""

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
from sfb_bot.games.rift.pictures.faces_champions_dawn import DAWN_CHAMPIONS
from sfb_bot.games.rift.pictures.faces_champions_dusk import DUSK_CHAMPIONS
from sfb_bot.games.rift.pictures.faces_commons import COMMON_FACES
from sfb_bot.games.rift.pictures.faces_elites import ELITE_FACES
from sfb_bot.games.rift.pictures.spell_signs import SPELL_SIGNS

EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    **DAWN_CHAMPIONS,
    **DUSK_CHAMPIONS,
    **ELITE_FACES,
    **COMMON_FACES,
    **SPELL_SIGNS,
}

# Drawings use their square freely; what reaches over the circle in it is drawn smaller.
_FILLING: Final = 0.97
_MEASURED: Final = 100


def emblem(thing: str, size: int, colour: Colour) -> Image.Image:
    """A warrior's face or a spell's sign on a transparent square, inside the circle that fits it.

    Shared, do not draw on it. What has no drawing gets a hexagon with its initials, in the colour.
    """
    if thing in EMBLEMS:
        return CACHE.get(("rift face", thing, size), lambda: _face(thing, size))
    return CACHE.get(("rift initials", thing, size, colour), lambda: _initials(thing, size, colour))


def _face(thing: str, size: int) -> Image.Image:
    # The colour under the edges is dark: a fine outline wherever a drawing ends.
    pen = ShapePen(size, PAINTS["black"], _FILLING * min(1.0, 1 / _reach(thing)))
    EMBLEMS[thing](pen)
    return pen.finish()


@cache
def _reach(thing: str) -> float:
    """How far the drawing reaches from the middle, as a share of the circle it shall stay in."""
    pen = ShapePen(_MEASURED, PAINTS["black"])
    EMBLEMS[thing](pen)
    shape = pen.finish().getchannel("A")
    middle = (_MEASURED - 1) / 2
    inked = [place for place, alpha in enumerate(shape.tobytes()) if alpha >= 128]
    far = max(hypot(place % _MEASURED - middle, place // _MEASURED - middle) for place in inked)
    return far / middle * _FILLING


def _initials(thing: str, size: int, colour: Colour) -> Image.Image:
    pen = ShapePen(size, colour, _FILLING)
    pen.fill("M 50 2 L 92 26 L 92 74 L 50 98 L 8 74 L 8 26 Z")
    pen.cut("M 50 10 L 85 30 L 85 70 L 50 90 L 15 70 L 15 30 Z")
    plain = pen.finish()
    margin = round(size * 0.24)
    style = Style(size=max(6, round(size * 0.4)), smallest=4, bold=True, align="centre", upright="middle")
    draw_text(plain, fit(initials(thing), Box(margin, margin, size - margin, size - margin), style), colour)
    return plain


def initials(thing: str) -> str:
    """Up to two capital letters of an id such as `fire_elemental`."""
    words = [word for word in thing.replace("-", "_").split("_") if word]
    letters = words[0][:2] if len(words) == 1 else "".join(word[0] for word in words[:2])
    return letters.upper()
