"""The signs of the spells: simple enough to be read as a small badge on a warrior."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _blessing(pen: ShapePen) -> None:
    """A sun with a cross of light."""
    pen.stroke("M 50 2 L 50 98 M 2 50 L 98 50", 9, "gold")
    pen.stroke("M 18 18 L 82 82 M 82 18 L 18 82", 7, "orange")
    pen.disc((50, 50), 29, "gold")
    pen.stroke("M 50 34 L 50 66 M 34 50 L 66 50", 9, "white")


def _curse(pen: ShapePen) -> None:
    """A skull, crossed out by nothing but its own grin."""
    pen.fill("M 50 4 Q 92 6 90 48 Q 88 64 74 68 L 72 94 L 28 94 L 26 68 Q 12 64 10 48 Q 8 6 50 4 Z", "violet")
    pen.oval((33, 46), (12, 14), "black", mirrored=True)
    pen.fill("M 50 58 L 57 72 L 43 72 Z", "black")
    pen.stroke("M 42 80 L 42 94 M 58 80 L 58 94", 5, "black")


def _invisibility(pen: ShapePen) -> None:
    """A figure of dots that is hardly there."""
    for x, y in ((50, 8), (66, 16), (34, 16), (72, 32), (28, 32), (62, 46), (38, 46)):
        pen.disc((x, y), 6, "sky")
    for x, y in ((22, 58), (12, 74), (10, 92), (50, 56), (30, 92), (50, 92)):
        pen.disc((x, y), 6, "sky", mirrored=True)


def _neutralise(pen: ShapePen) -> None:
    """A star behind a bar."""
    pen.fill("M 50 4 L 62 36 L 96 38 L 70 60 L 80 94 L 50 74 L 20 94 L 30 60 L 4 38 L 38 36 Z", "iron")
    pen.stroke("M 12 88 L 88 12", 18, "black")
    pen.stroke("M 12 88 L 88 12", 10, "red")


def _flight(pen: ShapePen) -> None:
    """A wing."""
    pen.fill(
        "M 6 84 Q 2 30 46 10 Q 76 2 96 10 Q 92 22 74 26 Q 88 28 90 34 Q 82 44 62 44 Q 76 48 76 54 "
        "Q 66 62 48 60 Q 58 66 56 72 Q 36 80 22 74 Q 16 80 14 94 Z",
        "white",
    )
    pen.stroke("M 14 80 Q 20 44 60 24 M 24 66 Q 38 46 62 40 M 28 70 Q 40 58 54 56", 4, "sky")


def _reflection(pen: ShapePen) -> None:
    """An arrow that bounces off a mirror."""
    pen.fill("M 76 4 L 92 4 L 92 96 L 76 96 Z", "sky")
    pen.fill("M 76 4 L 82 4 L 82 96 L 76 96 Z", "white")
    pen.stroke("M 6 18 L 66 50 L 26 76", 11, "gold")
    pen.fill("M 38 56 L 44 88 L 8 88 Z", "gold")


def _dispel(pen: ShapePen) -> None:
    """A spark that bursts into pieces."""
    pen.stroke("M 50 4 L 50 26 M 50 74 L 50 96 M 4 50 L 26 50 M 74 50 L 96 50", 10, "teal")
    pen.stroke("M 18 18 L 33 33 M 82 18 L 67 33 M 18 82 L 33 67 M 82 82 L 67 67", 8, "white")
    pen.disc((50, 50), 9, "teal")


def _intimidate(pen: ShapePen) -> None:
    """Two grim eyes over a jagged mouth."""
    pen.fill("M 4 16 L 44 36 Q 34 58 16 48 Z", "red", mirrored=True)
    pen.fill("M 8 64 L 22 74 L 36 64 L 50 74 L 64 64 L 78 74 L 92 64 Q 84 96 50 96 Q 16 96 8 64 Z", "red")
    pen.disc((28, 38), 5, "black", mirrored=True)


def _challenge(pen: ShapePen) -> None:
    """Two crossed swords."""
    pen.fill("M 4 4 L 24 8 L 74 66 L 64 76 L 8 24 Z", "steel")
    pen.fill("M 96 4 L 76 8 L 26 66 L 36 76 L 92 24 Z", "white")
    pen.stroke("M 58 84 L 84 58", 9, "gold", mirrored=True)
    pen.stroke("M 76 76 L 90 92", 10, "brown", mirrored=True)


def _fireball(pen: ShapePen) -> None:
    """A ball of fire with a tail."""
    pen.fill("M 98 2 Q 70 4 40 18 Q 4 34 6 66 Q 10 96 42 96 Q 74 94 82 62 Q 92 30 98 2 Z", "red")
    pen.fill("M 82 18 Q 56 22 38 36 Q 16 48 18 68 Q 22 86 44 86 Q 66 84 70 60 Q 76 36 82 18 Z", "orange")
    pen.disc((44, 64), 17, "gold")


def _swap(pen: ShapePen) -> None:
    """Two arrows past each other."""
    pen.stroke("M 10 32 L 66 32", 13, "leaf")
    pen.fill("M 62 8 L 96 32 L 62 56 Z", "leaf")
    pen.stroke("M 90 70 L 34 70", 13, "teal")
    pen.fill("M 38 46 L 4 70 L 38 94 Z", "teal")


def _banish(pen: ShapePen) -> None:
    """An arrow down into a pit."""
    pen.oval((50, 80), (46, 18), "violet")
    pen.oval((50, 82), (33, 10), "black")
    pen.stroke("M 50 8 L 50 50", 14, "white")
    pen.fill("M 20 44 L 80 44 L 50 84 Z", "white")


def _dash(pen: ShapePen) -> None:
    """Two quick chevrons with streaks behind."""
    pen.stroke("M 36 12 L 62 50 L 36 88", 15, "gold")
    pen.stroke("M 66 12 L 92 50 L 66 88", 15, "orange")
    pen.stroke("M 6 30 L 26 30 M 4 50 L 36 50 M 6 70 L 26 70", 8, "white")


def _lure(pen: ShapePen) -> None:
    """A hook with a berry on it."""
    pen.stroke("M 62 6 L 62 60 Q 60 88 36 86 Q 14 82 18 56", 12, "steel")
    pen.fill("M 4 66 L 18 36 L 38 62 Z", "steel")
    pen.disc((62, 14), 12, "pink")
    pen.disc((62, 14), 5, "wine")
    pen.disc((82, 56), 14, "red")
    pen.stroke("M 82 42 Q 84 34 92 32", 5, "leaf")


def _lightning(pen: ShapePen) -> None:
    """A bolt."""
    pen.fill("M 60 0 L 14 56 L 44 56 L 30 100 L 88 38 L 56 38 L 80 0 Z", "gold")
    pen.fill("M 60 0 L 14 56 L 30 56 L 68 0 Z", "white")


SPELL_SIGNS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "blessing": _blessing,
    "curse": _curse,
    "invisibility": _invisibility,
    "neutralise": _neutralise,
    "flight": _flight,
    "reflection": _reflection,
    "dispel": _dispel,
    "intimidate": _intimidate,
    "challenge": _challenge,
    "fireball": _fireball,
    "swap": _swap,
    "banish": _banish,
    "dash": _dash,
    "lure": _lure,
    "lightning": _lightning,
}
