"""What the picture of an invitation shows, whatever the game: who plays, what was agreed, with whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

PlaceState = Literal["in", "invited", "free"]


@dataclass(frozen=True, slots=True)
class InvitedPlace:
    """A place at the table; `picks` are ids of what it plays with by agreement, such as champions.

    Its player's name comes with the picture, as in all others.
    """

    side: int
    state: PlaceState
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InvitationSheet:
    """The game's title, the places in the order of the seats, and the settings in words."""

    title: str
    places: tuple[InvitedPlace, ...]
    settings: tuple[str, ...]
