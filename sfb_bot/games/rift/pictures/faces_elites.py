"""The faces of the elites of both worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _sharpshooter(pen: ShapePen) -> None:
    """One eye behind a drawn bow, under a feathered hat."""
    pen.fill("M 28 36 L 70 36 L 70 66 Q 64 88 50 92 Q 34 86 28 66 Z", "skin")
    pen.fill("M 6 40 Q 30 32 36 14 Q 58 4 68 18 L 74 34 Q 88 38 94 44 Q 50 30 6 40 Z", "pine")
    pen.fill("M 66 22 Q 84 4 98 6 Q 92 22 72 30 Z", "red")
    pen.oval((40, 52), (6, 5.4), "white")
    pen.disc((40, 52), 3, "pine")
    pen.stroke("M 54 52 L 65 50", 4, "umber")
    pen.fill("M 34 72 Q 50 66 66 72 Q 60 92 50 94 Q 38 90 34 72 Z", "umber")
    pen.stroke("M 12 46 Q 30 72 12 98", 6, "brown")
    pen.stroke("M 12 46 L 12 98", 2.4, "white")
    pen.stroke("M 8 72 L 84 72", 4.4, "bone")
    pen.fill("M 78 62 L 98 72 L 78 82 Z", "steel")


def _shaman(pen: ShapePen) -> None:
    """A wooden mask with feathers and painted stripes."""
    pen.fill("M 32 26 Q 12 20 8 0 Q 28 4 42 22 Z", "teal", mirrored=True)
    pen.fill("M 44 22 Q 40 8 50 -2 Q 60 8 56 22 Z", "red")
    pen.fill("M 24 22 L 76 22 L 84 52 L 70 86 L 50 98 L 30 86 L 16 52 Z", "brown")
    pen.fill("M 30 28 L 70 28 L 76 52 L 66 80 L 50 90 L 34 80 L 24 52 Z", "tan")
    pen.fill("M 30 46 L 46 48 L 44 58 L 32 56 Z", "black", mirrored=True)
    pen.disc((39, 52.5), 2.6, "gold", mirrored=True)
    pen.fill("M 45 50 L 55 50 L 60 68 L 40 68 Z", "umber")
    pen.fill("M 36 74 L 64 74 L 58 84 L 42 84 Z", "black")
    pen.stroke("M 46 75 L 46 83", 3.4, "bone", mirrored=True)
    pen.stroke("M 22 62 L 32 64 M 24 70 L 34 70", 3.6, "red", mirrored=True)
    pen.stroke("M 36 36 L 64 36", 4, "white")


def _skirmisher(pen: ShapePen) -> None:
    """A runner with a headband and a light javelin."""
    pen.stroke("M 6 94 L 84 14", 5, "brown")
    pen.fill("M 98 0 L 92 24 L 76 8 Z", "steel")
    pen.fill("M 26 30 Q 50 18 74 30 L 74 62 Q 66 88 50 92 Q 34 88 26 62 Z", "tan")
    pen.fill("M 22 42 Q 18 8 50 8 Q 82 8 78 42 L 70 28 L 30 28 Z", "orange")
    pen.fill("M 22 34 L 78 34 L 78 44 L 22 44 Z", "teal")
    pen.fill("M 22 36 L 4 28 L 10 40 L 0 50 L 22 44 Z", "teal")
    pen.oval((39, 54), (6, 5), "white", mirrored=True)
    pen.disc((40, 54), 3, "black", mirrored=True)
    pen.stroke("M 40 74 Q 52 82 62 72", 4, "wine")
    pen.stroke("M 50 58 L 48 66 L 52 66", 2.4, "brown")


def _mountain_giant(pen: ShapePen) -> None:
    """A head with a snowy peak for a skull."""
    pen.fill("M 8 60 L 34 14 L 50 2 L 66 14 L 92 60 L 88 92 L 12 92 Z", "iron")
    pen.fill("M 34 14 L 50 2 L 66 14 L 74 28 L 62 24 L 54 36 L 44 24 L 34 32 L 27 27 Z", "white")
    pen.fill("M 20 50 Q 50 38 80 50 L 78 62 Q 50 54 22 62 Z", "umber")
    pen.fill("M 26 58 L 45 62 Q 36 70 28 66 Z", "gold", mirrored=True)
    pen.disc((38, 63.5), 2.6, "black", mirrored=True)
    pen.fill("M 42 62 L 58 62 L 63 76 L 37 76 Z", "steel")
    pen.fill("M 24 80 L 76 80 L 70 92 L 30 92 Z", "black")
    pen.fill("M 32 92 L 40 92 L 36 80 Z", "bone", mirrored=True)


def _griffin_rider(pen: ShapePen) -> None:
    """A griffin's head with a great beak and feathers."""
    pen.fill("M 20 30 L 24 2 L 44 22 Z", "brown")
    pen.fill("M 8 98 Q 2 54 18 34 Q 34 14 58 22 Q 74 28 78 44 Q 64 60 60 98 Z", "bone")
    pen.fill("M 8 98 Q 6 76 14 62 L 22 72 L 28 60 L 36 72 L 44 62 L 50 76 L 60 70 L 60 98 Z", "brown")
    pen.fill("M 62 26 Q 88 26 96 54 Q 96 66 88 72 Q 88 58 76 56 Q 64 56 58 48 Z", "gold")
    pen.fill("M 60 52 Q 70 58 78 58 Q 80 68 70 70 Q 60 66 60 52 Z", "orange")
    pen.fill("M 42 36 L 62 38 Q 58 48 48 46 Z", "black")
    pen.disc((54, 41), 2.8, "gold")
    pen.stroke("M 38 32 L 62 34", 4, "umber")
    pen.stroke("M 16 46 Q 24 50 30 48 M 14 56 Q 24 58 30 54", 3, "tan")


def _pikeman(pen: ShapePen) -> None:
    """A kettle helmet between two raised pikes."""
    pen.stroke("M 14 98 L 14 22", 5, "brown", mirrored=True)
    pen.fill("M 14 -2 L 22 22 L 14 30 L 6 22 Z", "steel", mirrored=True)
    pen.fill("M 30 44 L 70 44 L 70 66 Q 64 86 50 90 Q 36 86 30 66 Z", "skin")
    pen.fill("M 32 42 Q 32 16 50 16 Q 68 16 68 42 Z", "steel")
    pen.fill("M 50 16 Q 68 16 68 42 L 50 42 Z", "white")
    pen.fill("M 20 46 Q 50 34 80 46 L 76 52 Q 50 44 24 52 Z", "iron")
    pen.disc((41, 58), 3.4, "black", mirrored=True)
    pen.fill("M 36 72 Q 50 66 64 72 Q 58 78 50 75 Q 42 78 36 72 Z", "brown")
    pen.fill("M 28 86 L 72 86 L 76 98 L 24 98 Z", "blue")


def _berserker(pen: ShapePen) -> None:
    """A roaring face with wild red hair and war paint."""
    pen.fill(
        "M 50 4 L 62 14 L 78 6 L 80 24 L 98 28 L 86 44 L 96 62 L 80 66 L 50 60 L 20 66 L 4 62 "
        "L 14 44 L 2 28 L 20 24 L 22 6 L 38 14 Z",
        "red",
    )
    pen.fill("M 26 34 Q 50 22 74 34 L 74 66 Q 68 84 50 86 Q 32 84 26 66 Z", "skin")
    pen.fill("M 22 60 Q 26 70 34 68 L 66 68 Q 74 70 78 60 Q 84 98 50 99 Q 16 98 22 60 Z", "red")
    pen.fill("M 34 66 Q 50 58 66 66 Q 66 88 50 88 Q 34 88 34 66 Z", "black")
    pen.fill("M 38 66 L 62 66 L 58 72 L 42 72 Z", "white")
    pen.fill("M 42 84 L 58 84 L 56 80 L 44 80 Z", "white")
    pen.fill("M 30 42 L 46 48 Q 38 56 31 50 Z", "white", mirrored=True)
    pen.disc((40, 49), 2.6, "black", mirrored=True)
    pen.stroke("M 28 38 L 46 45", 4, "wine", mirrored=True)
    pen.stroke("M 30 30 L 42 60", 4, "blue")


def _priestess(pen: ShapePen) -> None:
    """A woman in a white hood with a sun on her brow."""
    pen.fill("M 50 6 Q 88 12 88 58 L 92 96 L 8 96 L 12 58 Q 12 12 50 6 Z", "white")
    pen.fill("M 50 22 Q 76 26 74 56 Q 70 82 50 88 Q 30 82 26 56 Q 24 26 50 22 Z", "tan")
    pen.fill("M 26 58 Q 24 24 50 21 Q 76 24 74 58 Q 66 42 50 38 Q 34 42 26 58 Z", "umber")
    pen.disc((50, 26), 9, "gold")
    pen.stroke("M 50 8 L 50 14 M 34 14 L 40 19 M 66 14 L 60 19", 4, "gold")
    pen.stroke("M 34 58 Q 40 53 46 58", 3.4, "umber", mirrored=True)
    pen.stroke("M 43 73 Q 50 77 57 73", 3.4, "wine")
    pen.stroke("M 16 60 Q 18 84 14 96", 4, "gold", mirrored=True)
    pen.disc((50, 93), 4.6, "gold")


def _stone_golem(pen: ShapePen) -> None:
    """A head of square blocks with a rune between the eyes."""
    pen.fill("M 18 14 L 82 14 L 86 50 L 82 92 L 18 92 L 14 50 Z", "steel")
    pen.fill("M 18 14 L 82 14 L 84 32 L 16 32 Z", "iron")
    pen.fill("M 4 44 L 16 40 L 16 66 L 4 62 Z", "iron", mirrored=True)
    pen.fill("M 24 44 L 44 44 L 44 56 L 24 56 Z", "black", mirrored=True)
    pen.fill("M 29 47 L 40 47 L 40 53 L 29 53 Z", "sky", mirrored=True)
    pen.fill("M 30 70 L 70 70 L 70 82 L 30 82 Z", "iron")
    pen.stroke("M 40 70 L 40 82 M 50 70 L 50 82 M 60 70 L 60 82", 2.4, "black")
    pen.stroke("M 50 16 L 50 30 M 44 22 L 56 22", 3.4, "sky")
    pen.stroke("M 62 32 L 70 40 L 66 44 M 20 62 L 30 66 L 26 74", 2.6, "iron")


ELITE_FACES: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "sharpshooter": _sharpshooter,
    "shaman": _shaman,
    "skirmisher": _skirmisher,
    "mountain_giant": _mountain_giant,
    "griffin_rider": _griffin_rider,
    "pikeman": _pikeman,
    "berserker": _berserker,
    "priestess": _priestess,
    "stone_golem": _stone_golem,
}
