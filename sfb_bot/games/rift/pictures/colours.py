"""What the colours of a theme mean here: Blue and Red, the worlds of dawn and dusk."""

from __future__ import annotations

from typing import Final

from sfb_bot.drawing.themes import Colour, Theme, mix

# Where in the theme's triples of red, yellow and blue the sides are found.
_PLACES: Final = (2, 0)


def side_colour(theme: Theme, seat: int) -> Colour:
    """Blue for the first seat, red for the second, as players call them."""
    return theme.cores[_PLACES[seat]]


def on_side(theme: Theme, seat: int) -> Colour:
    """What is written on a side's colour."""
    return theme.on_core[_PLACES[seat]]


def side_ground(theme: Theme, seat: int) -> Colour:
    """A dark tone of the side, for what lies under its warriors."""
    return mix(theme.areas[_PLACES[seat]], theme.outline, 0.24)


def home_ground(theme: Theme, seat: int) -> Colour:
    """The same for a home cell nobody stands on."""
    return mix(theme.areas[_PLACES[seat]], theme.outline, 0.5)


def world_ground(theme: Theme, world: str) -> Colour:
    """What a face is seen against: warm for dawn, violet for dusk."""
    return mix(theme.areas[1] if world == "dawn" else theme.deployments[1], theme.outline, 0.24)


def world_frame(theme: Theme, world: str) -> Colour:
    """The frame of a card."""
    return theme.areas[1] if world == "dawn" else theme.deployments[1]


def world_ink(theme: Theme, world: str) -> Colour:
    """Signs and words in the colour of a world."""
    return theme.cores[1] if world == "dawn" else theme.sides[1]
