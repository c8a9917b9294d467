"""The faces of the six champions of the core box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen
from sfb_bot.games.brawl.pictures.face_features import grim_eyes, round_eyes


def _kilgore(pen: ShapePen) -> None:
    """An orc with a topknot and two tusks."""
    pen.fill("M 40 20 Q 36 2 58 2 Q 50 8 60 20 Z", "black")
    pen.fill("M 20 40 L 3 34 L 13 60 Z", "pine", mirrored=True)
    pen.fill("M 24 24 Q 50 8 76 24 L 83 56 Q 80 84 50 95 Q 20 84 17 56 Z", "leaf")
    pen.fill("M 20 34 L 50 46 L 80 34 L 80 44 L 50 54 L 20 44 Z", "pine")
    grim_eyes(pen, "gold")
    pen.fill("M 42 64 L 50 54 L 58 64 L 54 68 L 46 68 Z", "pine")
    pen.fill("M 24 74 Q 50 66 76 74 Q 72 92 50 95 Q 28 92 24 74 Z", "pine")
    pen.stroke("M 30 78 Q 50 70 70 78", 4, "black")
    pen.fill("M 25 84 Q 20 66 30 54 Q 40 68 41 80 Z", "bone", mirrored=True)


def _dugrun(pen: ShapePen) -> None:
    """A dwarf under a helmet with a mountain on it, behind a great beard."""
    pen.fill("M 14 48 Q 12 98 50 99 Q 88 98 86 48 Z", "orange")
    pen.fill("M 25 40 L 75 40 L 74 64 Q 50 72 26 64 Z", "skin")
    round_eyes(pen, 36, 55, 5.5, "blue")
    pen.fill("M 13 48 Q 12 4 50 3 Q 88 4 87 48 L 76 50 L 74 42 L 26 42 L 24 50 Z", "steel")
    pen.fill("M 11 40 L 89 40 L 88 49 L 57 49 L 54 66 L 46 66 L 43 49 L 12 49 Z", "iron")
    pen.fill("M 50 9 L 66 34 L 34 34 Z", "blue")
    pen.fill("M 50 9 L 57 20 L 52 18 L 49 23 L 43 20 Z", "white")
    pen.fill("M 50 64 Q 34 60 20 78 Q 42 84 50 74 Z", "gold", mirrored=True)
    pen.stroke("M 36 84 L 38 96 M 50 82 L 50 98", 2.6, "brown", mirrored=True)


def _tzu_xiao(pen: ShapePen) -> None:
    """A tiger with eyes of jade."""
    pen.disc((20, 24), 15, "orange", mirrored=True)
    pen.disc((20, 24), 8, "black", mirrored=True)
    pen.fill("M 50 11 Q 88 12 89 50 Q 86 92 50 95 Q 14 92 11 50 Q 12 12 50 11 Z", "orange")
    pen.fill("M 50 60 Q 78 52 82 68 Q 74 92 50 93 Q 26 92 18 68 Q 22 52 50 60 Z", "white")
    pen.fill("M 44 11 L 56 11 L 50 36 Z", "black")
    pen.fill("M 27 17 L 37 12 L 42 30 Z", "black", mirrored=True)
    pen.fill("M 10 44 L 26 50 L 11 55 Z M 13 63 L 27 66 L 17 73 Z", "black", mirrored=True)
    pen.fill("M 22 42 Q 34 38 45 50 Q 32 56 22 42 Z", "teal", mirrored=True)
    pen.oval((36, 47), (2.2, 4.5), "black", mirrored=True)
    pen.fill("M 42 59 L 58 59 L 50 68 Z", "wine")
    pen.stroke("M 50 68 L 50 74 Q 42 83 33 76", 3.4, "black", mirrored=True)


def _gwaien(pen: ShapePen) -> None:
    """A sorceress with a storm for hair."""
    pen.disc((24, 36), 22, "blue", mirrored=True)
    pen.disc((50, 24), 22, "blue")
    pen.fill("M 8 44 L 92 44 Q 90 74 74 90 L 26 90 Q 10 74 8 44 Z", "blue")
    pen.fill("M 29 40 Q 50 28 71 40 L 70 66 Q 63 88 50 89 Q 37 88 30 66 Z", "skin")
    pen.fill("M 24 56 Q 24 26 54 24 Q 78 28 76 56 Q 66 48 61 38 Q 46 52 24 56 Z", "sky")
    pen.fill("M 66 1 L 40 28 L 53 29 L 42 48 L 74 22 L 60 21 L 74 1 Z", "gold")
    pen.fill("M 33 60 Q 40 54 47 61 Q 40 66 33 60 Z", "navy", mirrored=True)
    pen.stroke("M 43 78 Q 50 81 57 78", 3.4, "wine")
    pen.stroke("M 50 64 L 48 71 L 51 71", 2, "tan")


def _goldarr(pen: ShapePen) -> None:
    """A pirate captain with a golden beard and an eye patch."""
    pen.fill("M 20 40 Q 50 30 80 40 L 80 66 L 20 66 Z", "tan")
    pen.fill("M 14 54 Q 32 68 50 64 Q 68 68 86 54 Q 88 98 50 99 Q 12 98 14 54 Z", "gold")
    pen.fill("M 36 76 Q 50 70 64 76 Q 60 88 50 88 Q 40 88 36 76 Z", "wine")
    pen.fill("M 44 75 L 50 74 L 50 80 L 44 80 Z", "white")
    pen.stroke("M 18 42 L 84 60", 3, "black")
    pen.oval((65, 53), (11, 10), "black")
    pen.oval((35, 53), (7, 6.5), "white")
    pen.disc((36, 53), 3.4, "black")
    pen.disc((50, 63), 7, "brown")
    pen.fill("M 2 44 Q 10 2 50 4 Q 90 2 98 44 Q 50 24 2 44 Z", "wine")
    pen.stroke("M 4 43 Q 50 24 96 43", 4, "gold")
    pen.disc((50, 17), 7.5, "white")
    pen.fill("M 46 22 L 54 22 L 53 27 L 47 27 Z", "white")
    pen.disc((47, 17), 2, "black", mirrored=True)


def _deryn(pen: ShapePen) -> None:
    """A huntress under a green hood, an arrow at her shoulder."""
    pen.stroke("M 66 44 L 82 18", 4, "brown")
    pen.fill("M 88 6 L 92 22 L 80 28 L 74 16 Z", "red")
    pen.fill("M 48 3 Q 88 14 88 62 Q 88 84 80 95 L 20 95 Q 12 84 12 62 Q 12 14 48 3 Z", "leaf")
    pen.fill("M 49 16 Q 78 24 78 58 Q 74 90 50 94 Q 26 90 22 58 Q 22 24 49 16 Z", "pine")
    pen.fill("M 49 25 Q 70 32 70 58 Q 66 82 50 87 Q 34 82 30 58 Q 30 32 49 25 Z", "skin")
    pen.fill("M 29 62 Q 26 32 49 24 Q 70 30 71 54 Q 58 50 52 36 Q 44 54 29 62 Z", "umber")
    round_eyes(pen, 40, 62, 5, "pine")
    pen.stroke("M 44 78 Q 50 80 56 77", 3, "wine")


CORE_FACES: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "kilgore": _kilgore,
    "dugrun": _dugrun,
    "tzu_xiao": _tzu_xiao,
    "gwaien": _gwaien,
    "goldarr": _goldarr,
    "deryn": _deryn,
}
