"""How pictures of a table are laid out: upright for phones, wide for large screens."""

from __future__ import annotations

from typing import Final, Literal, TypeGuard

from sfb_bot.drawing.picture import RenderError

Orientation = Literal["portrait", "landscape"]

PORTRAIT: Final[Orientation] = "portrait"
ORIENTATIONS: Final[tuple[Orientation, ...]] = ("portrait", "landscape")


def orientation_named(name: str) -> Orientation:
    """The orientation, or a RenderError that lists those there are."""
    if not _is_orientation(name):
        raise RenderError(f"There is no orientation {name!r}; choose one of {', '.join(ORIENTATIONS)}.")
    return name


def _is_orientation(name: str) -> TypeGuard[Orientation]:
    return name in ORIENTATIONS
