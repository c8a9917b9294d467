"""Colours by name for drawings that look the same in every theme, such as faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sfb_bot.drawing.themes import Colour

# Multiples of four, like those of the themes.
PAINTS: Final[Mapping[str, Colour]] = {
    "black": (24, 24, 36),
    "white": (248, 248, 248),
    "bone": (236, 224, 192),
    "skin": (244, 200, 160),
    "tan": (200, 144, 104),
    "brown": (140, 92, 60),
    "umber": (84, 52, 44),
    "red": (220, 64, 60),
    "wine": (132, 32, 52),
    "orange": (244, 140, 48),
    "gold": (252, 204, 72),
    "leaf": (120, 192, 84),
    "pine": (48, 112, 68),
    "teal": (64, 188, 168),
    "sky": (124, 204, 248),
    "blue": (64, 124, 220),
    "navy": (44, 64, 124),
    "violet": (168, 104, 224),
    "plum": (96, 56, 140),
    "pink": (244, 152, 184),
    "steel": (200, 212, 228),
    "iron": (112, 124, 148),
}
