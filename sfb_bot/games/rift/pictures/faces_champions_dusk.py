"""The faces of the champions of the world of dusk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _fire_elemental(pen: ShapePen) -> None:
    """A flame with a grim face."""
    pen.fill(
        "M 50 98 Q 8 96 10 58 Q 12 40 24 30 Q 24 46 32 48 Q 26 16 54 0 Q 52 22 66 34 Q 72 24 70 14 "
        "Q 92 36 90 60 Q 90 96 50 98 Z",
        "red",
    )
    pen.fill(
        "M 50 98 Q 20 96 22 66 Q 26 52 32 54 Q 38 58 40 50 Q 38 34 52 22 Q 54 40 66 50 "
        "Q 72 48 74 42 Q 82 60 78 72 Q 76 96 50 98 Z",
        "orange",
    )
    pen.fill("M 50 98 Q 30 94 32 74 Q 38 64 46 62 Q 50 52 52 48 Q 66 62 68 74 Q 70 94 50 98 Z", "gold")
    pen.fill("M 30 62 L 46 70 Q 38 76 32 70 Z", "black", mirrored=True)
    pen.fill("M 36 82 L 43 79 L 50 83 L 57 79 L 64 82 Q 58 92 50 92 Q 42 92 36 82 Z", "black")


def _earth_elemental(pen: ShapePen) -> None:
    """A head of boulders with moss and glowing eyes."""
    pen.fill("M 20 26 L 44 8 L 74 12 L 90 36 L 86 72 L 66 94 L 32 94 L 12 70 L 10 40 Z", "brown")
    pen.fill("M 20 26 L 44 8 L 50 34 L 30 44 L 10 40 Z", "tan")
    pen.fill("M 30 44 L 50 34 L 72 44 L 66 62 L 34 62 Z", "umber")
    pen.fill("M 12 70 L 34 62 L 32 94 Z", "umber")
    pen.fill("M 86 72 L 66 62 L 66 94 Z", "umber")
    pen.fill("M 32 46 L 46 50 L 42 58 L 33 55 Z M 69 46 L 55 50 L 59 58 L 68 55 Z", "gold")
    pen.fill("M 34 72 L 66 72 L 62 82 L 38 82 Z", "black")
    pen.stroke("M 44 72 L 44 82 M 56 72 L 56 82", 3, "umber")
    pen.fill("M 42 10 Q 60 -4 76 14 Q 88 30 84 34 Q 72 26 64 32 Q 60 18 42 10 Z", "leaf")
    pen.disc((22, 34), 5, "leaf")


def _dragon(pen: ShapePen) -> None:
    """A dragon's head, horned, fire in its mouth."""
    pen.fill("M 30 30 Q 30 8 12 2 Q 34 -2 46 22 Z", "bone")
    pen.fill("M 46 24 Q 54 4 40 -2 Q 62 0 62 24 Z", "bone")
    pen.fill("M 10 98 Q 2 54 24 32 Q 44 14 66 26 L 92 44 Q 100 50 94 58 L 62 64 Q 54 70 58 98 Z", "plum")
    pen.fill("M 10 98 Q 8 66 22 48 Q 20 76 30 98 Z", "violet")
    pen.fill("M 58 62 L 94 58 Q 92 74 66 76 L 56 74 Z", "wine")
    pen.fill("M 66 62 L 70 70 L 74 61 L 78 68 L 82 60 L 86 66 L 90 59 Z", "white")
    pen.fill("M 48 38 L 66 40 Q 62 50 54 48 Z", "gold")
    pen.oval((58, 43), (2, 4), "black")
    pen.disc((88, 50), 2.6, "black")
    pen.fill("M 24 34 L 14 26 L 16 40 L 6 38 L 12 50 L 2 54 L 12 62 Z", "violet")
    pen.fill("M 74 78 Q 88 74 99 80 Q 90 82 96 92 Q 84 86 78 94 Q 80 84 74 78 Z", "orange")


def _vampire_lord(pen: ShapePen) -> None:
    """A pale face with fangs inside a high collar."""
    pen.fill("M 50 96 L 2 70 Q 6 40 14 22 Q 30 50 50 60 Q 70 50 86 22 Q 94 40 98 70 Z", "wine")
    pen.fill("M 50 10 Q 76 12 74 44 Q 70 76 50 88 Q 30 76 26 44 Q 24 12 50 10 Z", "bone")
    pen.fill("M 24 46 Q 18 6 50 3 Q 82 6 76 46 Q 72 26 60 24 L 50 40 L 40 24 Q 28 26 24 46 Z", "black")
    pen.fill("M 30 46 L 46 52 Q 38 58 32 54 Z", "red", mirrored=True)
    pen.stroke("M 29 42 L 45 48", 3.4, "black", mirrored=True)
    pen.fill("M 36 66 Q 50 62 64 66 Q 58 74 50 74 Q 42 74 36 66 Z", "wine")
    pen.fill("M 39 66 L 46 66 L 43 77 Z", "white", mirrored=True)
    pen.fill("M 50 84 L 62 98 L 38 98 Z", "black")


def _necromancer(pen: ShapePen) -> None:
    """A hooded skull that holds a green flame."""
    pen.fill("M 50 2 Q 92 8 90 60 L 94 96 L 6 96 L 10 60 Q 8 8 50 2 Z", "plum")
    pen.fill("M 50 14 Q 80 18 78 54 Q 76 80 50 90 Q 24 80 22 54 Q 20 18 50 14 Z", "black")
    pen.fill(
        "M 50 24 Q 70 26 69 50 Q 68 60 62 64 L 62 76 L 38 76 L 38 64 Q 32 60 31 50 Q 30 26 50 24 Z", "bone"
    )
    pen.oval((41, 50), (6.5, 7.5), "black", mirrored=True)
    pen.disc((41, 51), 3, "leaf", mirrored=True)
    pen.fill("M 50 57 L 54 65 L 46 65 Z", "black")
    pen.stroke("M 45 69 L 45 76", 2.4, "black", mirrored=True)
    pen.fill("M 50 99 Q 34 96 38 84 Q 46 86 48 76 Q 62 84 62 90 Q 62 98 50 99 Z", "leaf")


def _assassin(pen: ShapePen) -> None:
    """A masked face under a dark hood, two daggers behind."""
    pen.stroke("M 8 10 L 30 34", 6, "steel", mirrored=True)
    pen.fill("M 4 4 L 18 12 L 10 20 Z", "steel", mirrored=True)
    pen.fill("M 50 6 Q 86 14 86 60 Q 86 80 76 94 L 24 94 Q 14 80 14 60 Q 14 14 50 6 Z", "navy")
    pen.fill("M 50 24 Q 74 28 74 56 Q 70 84 50 90 Q 30 84 26 56 Q 26 28 50 24 Z", "black")
    pen.fill("M 28 44 Q 50 36 72 44 L 72 58 Q 50 62 28 58 Z", "tan")
    pen.fill("M 32 48 L 46 52 Q 38 58 33 54 Z", "white", mirrored=True)
    pen.disc((40, 52.5), 2.6, "black", mirrored=True)
    pen.fill("M 27 58 Q 50 62 73 58 Q 70 84 50 91 Q 30 84 27 58 Z", "iron")
    pen.stroke("M 32 68 Q 50 72 68 68 M 36 78 Q 50 82 64 78", 2.6, "navy")


def _shapeshifter(pen: ShapePen) -> None:
    """A face of two halves, a man's and a wolf's."""
    pen.fill("M 50 14 Q 24 14 20 46 Q 20 78 50 94 Z", "skin")
    pen.fill("M 50 8 Q 18 8 16 46 Q 26 40 28 30 Q 38 32 50 24 Z", "umber")
    pen.fill("M 50 16 L 66 22 L 82 2 L 88 36 Q 92 54 82 68 Q 70 84 50 94 Z", "iron")
    pen.fill("M 74 22 L 81 12 L 84 32 Z", "pink")
    pen.fill("M 50 60 Q 66 62 68 76 Q 62 88 50 94 Z", "steel")
    pen.oval((36, 50), (6, 5), "white")
    pen.disc((37, 50), 3, "blue")
    pen.fill("M 56 52 L 74 44 Q 72 56 62 56 Z", "gold")
    pen.oval((66, 50), (2, 4), "black")
    pen.fill("M 50 64 L 60 64 Q 58 72 50 73 Z", "black")
    pen.stroke("M 38 76 Q 44 79 50 78", 3, "wine")
    pen.fill("M 52 79 L 60 77 L 57 85 Z", "white")
    pen.stroke("M 50 12 L 50 94", 2.4, "gold")


def _medusa(pen: ShapePen) -> None:
    """A green face with snakes for hair."""
    pen.stroke(
        "M 34 34 Q 10 34 8 14 M 42 26 Q 26 20 30 2 M 28 46 Q 4 56 4 38 M 28 60 Q 10 76 2 64",
        8,
        "pine",
        mirrored=True,
    )
    pen.stroke("M 50 26 Q 44 14 50 4", 8, "pine")
    for x, y in ((8, 13), (30, 3), (4, 37), (2, 63)):
        pen.disc((x, y), 6, "leaf", mirrored=True)
        pen.disc((x, y - 1), 2, "red", mirrored=True)
    pen.disc((50, 4), 6, "leaf")
    pen.fill("M 50 22 Q 76 24 74 54 Q 70 84 50 94 Q 30 84 26 54 Q 24 24 50 22 Z", "leaf")
    pen.fill("M 26 52 Q 26 22 50 22 Q 74 22 74 52 Q 66 36 50 36 Q 34 36 26 52 Z", "pine")
    pen.fill("M 31 52 Q 38 44 47 54 Q 38 60 31 52 Z", "gold", mirrored=True)
    pen.oval((39, 53), (1.8, 4.4), "black", mirrored=True)
    pen.fill("M 40 74 Q 50 69 60 74 Q 50 83 40 74 Z", "wine")
    pen.stroke("M 48 64 L 52 64", 2.4, "pine")


def _lich(pen: ShapePen) -> None:
    """A crowned skull with blue fire in its eyes."""
    pen.fill("M 18 34 L 12 4 L 30 20 L 50 0 L 70 20 L 88 4 L 82 34 Z", "gold")
    pen.disc((50, 20), 5, "violet")
    pen.fill(
        "M 50 24 Q 84 26 84 54 Q 82 70 72 74 L 70 94 L 30 94 L 28 74 Q 18 70 16 54 Q 16 26 50 24 Z", "bone"
    )
    pen.fill("M 16 40 Q 50 26 84 40 L 84 32 L 16 32 Z", "gold")
    pen.oval((34, 56), (11, 11), "navy", mirrored=True)
    pen.fill("M 34 64 Q 26 60 30 52 Q 34 54 35 46 Q 42 54 41 60 Q 40 64 34 64 Z", "sky", mirrored=True)
    pen.fill("M 50 64 L 56 76 L 44 76 Z", "navy")
    pen.stroke("M 50 82 L 50 94", 3, "umber")
    pen.stroke("M 40 82 L 40 94", 3, "umber", mirrored=True)


DUSK_CHAMPIONS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "fire_elemental": _fire_elemental,
    "earth_elemental": _earth_elemental,
    "dragon": _dragon,
    "vampire_lord": _vampire_lord,
    "necromancer": _necromancer,
    "assassin": _assassin,
    "shapeshifter": _shapeshifter,
    "medusa": _medusa,
    "lich": _lich,
}
