"""A face for every warrior and a sign for every spell, drawn from shapes: told apart without reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from sfb_bot.drawing.faces import in_circle, initials_in_hexagon
from sfb_bot.drawing.pen import ShapePen
from sfb_bot.drawing.sprites import CACHE
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

# How much of its square the circle around a drawing fills.
_FILLING: Final = 0.97


def emblem(thing: str, size: int, colour: Colour) -> Image.Image:
    """A warrior's face or a spell's sign on a transparent square, inside the circle that fits it.

    Shared, do not draw on it. What has no drawing gets a hexagon with its initials, in the colour.
    """
    if thing in EMBLEMS:
        return CACHE.get(("rift face", thing, size), lambda: in_circle(EMBLEMS[thing], size, _FILLING))
    return CACHE.get(
        ("rift initials", thing, size, colour), lambda: initials_in_hexagon(thing, size, colour, _FILLING)
    )
