"""The faces of the commons of both worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _goblin(pen: ShapePen) -> None:
    """A green grin between two long ears."""
    pen.fill("M 28 44 L 0 22 Q 2 52 26 62 Z", "leaf", mirrored=True)
    pen.fill("M 24 46 L 8 34 Q 10 50 24 56 Z", "pine", mirrored=True)
    pen.fill("M 50 16 Q 80 18 78 52 Q 74 84 50 90 Q 26 84 22 52 Q 20 18 50 16 Z", "leaf")
    pen.disc((38, 46), 9, "gold", mirrored=True)
    pen.disc((40, 47), 3.6, "black", mirrored=True)
    pen.stroke("M 28 36 L 46 42", 4.4, "pine", mirrored=True)
    pen.fill("M 46 52 L 54 52 L 58 64 L 50 68 L 42 64 Z", "pine")
    pen.fill("M 30 70 Q 50 78 70 70 Q 64 86 50 87 Q 36 86 30 70 Z", "black")
    pen.fill("M 36 72 L 43 74 L 39 81 Z M 52 75 L 58 74 L 55 82 Z", "white")
    pen.fill("M 42 18 L 50 4 L 58 18 Z", "umber")


def _militia(pen: ShapePen) -> None:
    """A farmer in a leather cap behind a round wooden shield."""
    pen.fill("M 28 24 L 72 24 L 72 52 L 28 52 Z", "skin")
    pen.fill("M 24 32 Q 24 2 50 2 Q 76 2 76 32 Q 50 22 24 32 Z", "brown")
    pen.fill("M 20 30 Q 50 20 80 30 L 78 36 Q 50 27 22 36 Z", "umber")
    pen.disc((41, 40), 3.4, "black", mirrored=True)
    pen.disc((50, 72), 28, "umber")
    pen.disc((50, 72), 24, "tan")
    pen.stroke("M 50 48 L 50 96 M 36 52 L 36 92 M 64 52 L 64 92", 2.6, "brown")
    pen.disc((50, 72), 8, "iron")
    pen.disc((50, 72), 4, "steel")
    pen.stroke("M 82 90 L 82 44", 4.4, "brown")
    pen.stroke("M 74 44 L 74 28 M 82 44 L 82 26 M 90 44 L 90 28 M 74 44 L 90 44", 3.4, "iron")


def _archer(pen: ShapePen) -> None:
    """A bow drawn to the side, a green hood behind it."""
    pen.fill("M 40 10 Q 76 16 76 54 L 80 92 L 14 92 L 14 54 Q 12 16 40 10 Z", "leaf")
    pen.fill("M 42 26 Q 64 30 63 54 Q 58 78 42 82 Q 28 78 24 54 Q 24 30 42 26 Z", "skin")
    pen.disc((34, 52), 3.6, "black")
    pen.disc((52, 52), 3.6, "black")
    pen.stroke("M 36 68 Q 43 72 50 68", 3.4, "wine")
    pen.fill("M 24 52 Q 26 28 42 26 Q 60 28 63 50 Q 48 44 42 34 Q 34 46 24 52 Z", "brown")
    pen.stroke("M 66 4 Q 108 50 66 98", 6.5, "umber")
    pen.stroke("M 66 4 L 66 98", 2.4, "white")
    pen.stroke("M 48 86 L 92 86", 3.6, "bone")


def _zombie(pen: ShapePen) -> None:
    """A grey-green head with stitches and one loose eye."""
    pen.fill(
        "M 50 10 Q 82 10 82 46 Q 82 62 74 68 L 72 92 L 30 92 L 28 70 Q 18 64 18 46 Q 18 10 50 10 Z", "teal"
    )
    pen.fill("M 22 34 Q 22 6 50 6 Q 62 6 70 12 L 58 22 L 50 14 L 44 24 L 34 18 Z", "umber")
    pen.fill("M 28 70 Q 50 62 72 68 L 72 92 L 30 92 Z", "pine")
    pen.oval((35, 46), (10, 10), "bone")
    pen.disc((36, 47), 3, "black")
    pen.oval((65, 46), (9, 6), "black")
    pen.disc((66, 47), 2.4, "red")
    pen.fill("M 46 56 L 54 56 L 50 63 Z", "black")
    pen.stroke("M 34 78 L 68 76", 4.4, "black")
    pen.stroke("M 40 73 L 40 82 M 50 72 L 50 81 M 60 71 L 60 80", 3, "black")
    pen.stroke("M 62 16 L 76 34", 3, "wine")
    pen.stroke("M 62 26 L 72 20 M 68 34 L 78 27", 2.6, "wine")


def _war_hound(pen: ShapePen) -> None:
    """A black dog with a spiked collar, showing its teeth."""
    pen.fill("M 22 40 L 14 4 L 42 24 Z", "iron", mirrored=True)
    pen.fill("M 24 32 L 20 14 L 36 26 Z", "pink", mirrored=True)
    pen.fill(
        "M 50 18 Q 82 20 82 50 Q 80 66 68 72 L 62 88 L 38 88 L 32 72 Q 20 66 18 50 Q 18 20 50 18 Z", "iron"
    )
    pen.fill("M 44 20 L 56 20 L 62 58 Q 68 76 50 82 Q 32 76 38 58 Z", "bone")
    pen.fill("M 26 44 L 44 50 Q 36 56 28 52 Z", "red", mirrored=True)
    pen.disc((37, 50.5), 2.2, "black", mirrored=True)
    pen.fill("M 42 56 L 58 56 L 50 66 Z", "black")
    pen.fill("M 36 70 Q 50 64 64 70 Q 60 82 50 82 Q 40 82 36 70 Z", "wine")
    pen.fill("M 39 69 L 46 68 L 43 76 Z", "white", mirrored=True)
    pen.fill("M 28 84 L 72 84 L 70 95 L 30 95 Z", "red")
    pen.fill("M 36 84 L 40 74 L 44 84 Z", "steel", mirrored=True)


def _imp(pen: ShapePen) -> None:
    """A small red devil with horns, bat wings and a grin."""
    pen.fill("M 34 60 L 0 40 L 4 62 L 12 60 L 14 74 L 24 70 L 30 80 Z", "plum", mirrored=True)
    pen.fill("M 34 34 Q 18 26 20 4 Q 32 12 46 26 Z", "bone", mirrored=True)
    pen.fill("M 50 22 Q 78 24 76 54 Q 72 82 50 96 Q 28 82 24 54 Q 22 24 50 22 Z", "red")
    pen.fill("M 26 46 L 12 36 L 22 60 Z", "red", mirrored=True)
    pen.fill("M 31 46 L 46 54 Q 38 62 32 56 Z", "gold", mirrored=True)
    pen.disc((39, 55), 2.4, "black", mirrored=True)
    pen.fill("M 32 70 Q 50 80 68 70 Q 62 86 50 87 Q 38 86 32 70 Z", "black")
    pen.fill("M 38 73 L 44 75 L 40 80 Z", "white", mirrored=True)
    pen.fill("M 44 90 L 56 90 L 50 100 Z", "black")


COMMON_FACES: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "goblin": _goblin,
    "militia": _militia,
    "archer": _archer,
    "zombie": _zombie,
    "war_hound": _war_hound,
    "imp": _imp,
}
