"""A face for every champion, drawn from shapes: told apart at a glance, without reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from sfb_bot.drawing.faces import in_circle, initials_in_hexagon
from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
from sfb_bot.drawing.themes import Colour
from sfb_bot.games.brawl.pictures.faces_core import CORE_FACES
from sfb_bot.games.brawl.pictures.faces_first_wave import FIRST_WAVE_FACES
from sfb_bot.games.brawl.pictures.faces_second_wave import SECOND_WAVE_FACES

EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    **CORE_FACES,
    **FIRST_WAVE_FACES,
    **SECOND_WAVE_FACES,
}

# How much of its square the circle around a drawing fills.
_FILLING: Final = 0.95


def emblem(champion: str, size: int, colour: Colour) -> Image.Image:
    """A champion's face on a transparent square, inside the circle that fits it; shared, do not draw on it.

    A champion without a face gets a plain hexagon with its initials, in the colour.
    """
    if champion in EMBLEMS:
        return CACHE.get(("face", champion, size), lambda: in_circle(EMBLEMS[champion], size, _FILLING))
    return CACHE.get(
        ("initials", champion, size, colour), lambda: initials_in_hexagon(champion, size, colour, _FILLING)
    )
