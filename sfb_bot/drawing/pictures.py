"""What a game must draw, as the studio asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sfb_bot.drawing.fonts import readable, writable
from sfb_bot.drawing.orientation import PORTRAIT
from sfb_bot.drawing.picture import Picture
from sfb_bot.kernel import Event
from sfb_bot.screens.values import PrivatePicture, PublicPicture


@dataclass(frozen=True, slots=True)
class Audience:
    """For whom a picture is drawn: in which language, in which colours, upright or wide."""

    language: str = "en"
    theme: str = "dark"
    orientation: str = PORTRAIT


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of an animation: what everybody saw, and the public events that led there.

    Any: a view belongs to its game.
    """

    view: Any
    events: tuple[Event, ...] = ()


def drawable_name(*names: str) -> str:
    """The first of somebody's names that can be drawn whole, else what is left of the first."""
    return next((whole for name in names if (whole := writable(name))), "") or readable(names[0])


class StudioFull(Exception):
    """So many animations are waiting to be drawn that another one would take too long."""


@dataclass(frozen=True, slots=True)
class Animation:
    """What an animation of at most `limit` bytes is made of; two of the same game and key are the same."""

    game: str
    key: str
    frames: tuple[Frame, ...]
    limit: int


class Pictures(Protocol):
    """A game's pictures. They are drawn in threads, so nothing here may keep anything between two calls
    but what was made once and is the same for everybody.
    """

    def draw(self, picture: PublicPicture | PrivatePicture, audience: Audience) -> Picture | None:
        """The picture a screen asks for; None where there is nothing to draw."""
        ...

    def animate(
        self, frames: Sequence[Frame], names: tuple[str, ...], audience: Audience, limit: int
    ) -> Picture | None:
        """The frames one after the other in at most `limit` bytes; None where there is nothing to show."""
        ...

    def warm_up(self) -> None:
        """Draw what everything else is made of, so that the first player does not wait for it."""
        ...
