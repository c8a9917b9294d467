"""What the colours of a theme mean here: the seven factions and the seats.

All of them are in the palette of the theme already, so that nothing is changed when a file is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sfb_bot.drawing.paints import PAINTS
from sfb_bot.drawing.themes import Colour, Theme, mix

_INKS: Final[Mapping[str, str]] = {
    "neutral": "tan",
    "red": "red",
    "green": "leaf",
    "blue": "blue",
    "black": "iron",
    "white": "bone",
    "purple": "violet",
}


def faction_ink(theme: Theme, colour: str) -> Colour:
    """The bright colour of a faction: frames and emblems."""
    if theme.name == "contrast":
        special = {"blue": theme.cores[2], "black": theme.edge, "white": theme.ink}
        if colour in special:
            return special[colour]
    return PAINTS[_INKS.get(colour, "tan")]


def emblem_ink(theme: Theme, colour: str) -> Colour:
    """The colour of an emblem on the faction's ground."""
    return {"blue": PAINTS["sky"], "black": PAINTS["steel"]}.get(colour) or faction_ink(theme, colour)


def faction_ground(theme: Theme, colour: str) -> Colour:
    """The dark colour of a faction, to write on in the theme's ink."""
    return {
        "neutral": mix(theme.areas[1], theme.outline, 0.24),
        "red": theme.areas[0],
        "green": theme.deployments[0],
        "blue": theme.areas[2],
        "black": theme.figure_face,
        "white": theme.core_spent,
        "purple": theme.deployments[1],
    }.get(colour, theme.panel)


def seat_ground(theme: Theme, seat: int) -> Colour:
    """What lies under everything of a seat."""
    return mix(theme.page, theme.seats[seat], 0.3)


def block_ground(theme: Theme) -> Colour:
    """What lies under the cards of a seat."""
    return mix(theme.page, theme.panel, 0.5)
