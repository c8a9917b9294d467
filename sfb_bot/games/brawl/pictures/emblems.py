"""An emblem for every champion, drawn from shapes: told apart at a glance, without reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.text import Box, Style, draw_text, fit
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.brawl.pictures.emblems_core import CORE_EMBLEMS
from sfb_bot.games.brawl.pictures.emblems_first_wave import FIRST_WAVE_EMBLEMS
from sfb_bot.games.brawl.pictures.emblems_second_wave import SECOND_WAVE_EMBLEMS

EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    **CORE_EMBLEMS,
    **FIRST_WAVE_EMBLEMS,
    **SECOND_WAVE_EMBLEMS,
}

# Some drawings reach a little over the circle inside their square; this brings all of them within it.
_FILLING: Final = 0.93


def emblem(champion: str, size: int, colour: Colour) -> Image.Image:
    """A champion's emblem on a transparent square, inside the circle that fits it; shared, do not draw on it.

    A champion without a drawing gets a plain hexagon with its initials.
    """
    return CACHE.get(("emblem", champion, size, colour), lambda: _drawn(champion, size, colour))


def _drawn(champion: str, size: int, colour: Colour) -> Image.Image:
    pen = ShapePen(size, colour, _FILLING)
    draw = EMBLEMS.get(champion)
    if draw is not None:
        draw(pen)
        return pen.finish()
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
