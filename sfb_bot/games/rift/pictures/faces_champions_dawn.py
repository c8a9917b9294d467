"""The faces of the champions of the world of dawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _air_elemental(pen: ShapePen) -> None:
    """A whirlwind with two bright eyes."""
    pen.fill("M 4 22 Q 50 -8 96 22 Q 88 40 50 42 Q 12 40 4 22 Z", "sky")
    pen.fill("M 12 36 Q 50 52 88 36 Q 84 56 52 60 Q 18 58 12 36 Z", "white")
    pen.fill("M 24 54 Q 52 66 78 54 Q 74 72 52 76 Q 30 74 24 54 Z", "sky")
    pen.fill("M 36 72 Q 54 80 70 70 Q 66 88 44 98 Q 52 86 36 72 Z", "white")
    pen.oval((50, 17), (34, 8), "blue")
    pen.fill("M 26 22 L 46 28 Q 36 36 28 30 Z", "navy", mirrored=True)
    pen.disc((38, 28), 2.6, "white", mirrored=True)
    pen.stroke("M 20 44 Q 50 54 76 46 M 34 64 Q 54 70 68 62", 3, "blue")


def _water_elemental(pen: ShapePen) -> None:
    """A rising wave with a crest of foam."""
    pen.fill(
        "M 6 92 Q 2 48 26 24 Q 44 6 70 12 Q 92 20 92 44 Q 80 30 66 36 Q 58 44 68 58 Q 92 66 96 92 Z", "blue"
    )
    pen.fill("M 16 92 Q 16 56 36 38 Q 34 66 60 72 Q 80 76 84 92 Z", "sky")
    pen.stroke("M 22 36 Q 40 8 70 12 Q 92 20 92 44", 7, "white")
    pen.disc((92, 46), 6, "white")
    pen.disc((80, 38), 5, "white")
    pen.disc((12, 24), 5, "sky")
    pen.disc((86, 4), 4, "sky")
    pen.oval((40, 58), (6, 8), "white")
    pen.disc((41, 59), 3.4, "navy")
    pen.oval((60, 62), (6, 8), "white")
    pen.disc((60, 63), 3.4, "navy")
    pen.stroke("M 38 82 Q 50 88 62 84", 4, "navy")


def _storm_giant(pen: ShapePen) -> None:
    """A giant whose beard is a thundercloud, lightning before his brow."""
    pen.fill("M 22 20 Q 50 2 78 20 L 82 58 L 18 58 Z", "skin")
    pen.fill("M 16 30 Q 20 4 50 4 Q 80 4 84 30 Q 66 18 50 22 Q 34 18 16 30 Z", "steel")
    for x, y, radius in ((22, 66, 19), (78, 66, 19), (36, 82, 17), (64, 82, 17), (50, 70, 20)):
        pen.disc((x, y), radius, "iron")
    for x, y, radius in ((26, 64, 12), (72, 64, 12), (50, 66, 13)):
        pen.disc((x, y), radius, "steel")
    pen.fill("M 27 36 L 45 42 L 44 50 L 29 46 Z", "white", mirrored=True)
    pen.disc((38, 45), 3.4, "blue", mirrored=True)
    pen.stroke("M 24 33 L 45 39", 4.5, "iron", mirrored=True)
    pen.fill("M 56 60 L 40 82 L 50 82 L 42 100 L 66 74 L 54 74 L 64 60 Z", "gold")


def _seraph(pen: ShapePen) -> None:
    """A calm face between six wings, under a halo."""
    pen.fill("M 42 50 Q 14 44 2 14 Q 22 18 40 36 Z", "white", mirrored=True)
    pen.fill("M 40 56 Q 12 62 0 46 Q 18 40 40 48 Z", "steel", mirrored=True)
    pen.fill("M 42 62 Q 20 84 8 80 Q 16 64 40 54 Z", "white", mirrored=True)
    pen.fill("M 50 24 Q 70 26 69 52 Q 64 78 50 82 Q 36 78 31 52 Q 30 26 50 24 Z", "skin")
    pen.fill("M 30 56 Q 26 22 50 20 Q 74 22 70 56 Q 64 38 50 34 Q 36 38 30 56 Z", "gold")
    pen.stroke("M 37 54 Q 41 58 45 54", 3, "umber", mirrored=True)
    pen.stroke("M 44 68 Q 50 72 56 68", 3, "wine")
    pen.stroke("M 28 10 Q 50 0 72 10 Q 50 20 28 10 Z", 4, "gold")
    pen.fill("M 40 84 L 60 84 L 66 96 L 34 96 Z", "sky")


def _paladin(pen: ShapePen) -> None:
    """A closed helmet with a golden cross and a white plume."""
    pen.fill("M 46 20 Q 30 2 60 0 Q 92 4 90 40 Q 78 20 54 22 Z", "white")
    pen.fill("M 18 44 Q 16 14 50 13 Q 84 14 82 44 L 78 78 Q 66 96 50 97 Q 34 96 22 78 Z", "steel")
    pen.fill("M 50 13 Q 84 14 82 44 L 78 78 Q 66 96 50 97 Z", "white")
    pen.fill("M 20 46 L 80 46 L 79 56 L 21 56 Z", "black")
    pen.fill("M 44 16 L 56 16 L 55 94 L 45 94 Z", "gold")
    pen.fill("M 18 58 L 82 58 L 81 67 L 19 67 Z", "gold")
    pen.disc((33, 80), 2.6, "black", mirrored=True)
    pen.disc((36, 88), 2.2, "black", mirrored=True)


def _archmage(pen: ShapePen) -> None:
    """An old man under a starry hat, with a white beard."""
    pen.fill("M 26 50 L 74 50 L 78 70 Q 66 98 50 99 Q 34 98 22 70 Z", "white")
    pen.fill("M 28 44 L 72 44 L 70 66 Q 50 72 30 66 Z", "skin")
    pen.fill("M 50 64 Q 34 58 24 72 Q 40 78 50 70 Z", "steel", mirrored=True)
    pen.fill("M 2 52 Q 20 42 30 40 L 54 0 Q 72 8 68 22 L 72 40 Q 86 44 98 52 Q 50 40 2 52 Z", "blue")
    pen.stroke("M 28 42 Q 50 34 72 42", 5, "gold")
    pen.fill("M 52 14 L 54 21 L 61 21 L 56 26 L 58 33 L 52 29 L 46 33 L 48 26 L 43 21 L 50 21 Z", "gold")
    pen.disc((40, 54), 3.6, "navy", mirrored=True)
    pen.stroke("M 34 48 L 45 50", 3.4, "steel", mirrored=True)
    pen.stroke("M 50 56 L 49 62", 3, "tan")


def _warlord(pen: ShapePen) -> None:
    """A horned helmet before a red banner."""
    pen.stroke("M 84 4 L 84 96", 5, "umber")
    pen.fill("M 50 6 L 82 6 L 82 40 L 66 32 L 50 40 Z", "red")
    pen.fill("M 22 44 Q 4 40 2 16 Q 14 28 30 30 Z", "bone")
    pen.fill("M 68 44 Q 88 40 92 16 Q 80 28 60 30 Z", "bone")
    pen.fill("M 20 48 Q 20 20 46 19 Q 72 20 72 48 L 70 74 Q 62 90 46 94 Q 30 90 22 74 Z", "tan")
    pen.fill("M 16 50 Q 16 18 46 16 Q 76 18 76 50 L 64 48 L 60 42 L 32 42 L 28 48 Z", "iron")
    pen.fill("M 41 16 L 51 16 L 50 62 L 42 62 Z", "steel")
    pen.fill("M 26 50 L 40 54 L 39 60 L 28 57 Z", "white")
    pen.fill("M 66 50 L 52 54 L 53 60 L 64 57 Z", "white")
    pen.disc((35, 56), 2.8, "black")
    pen.disc((57, 56), 2.8, "black")
    pen.fill("M 24 70 Q 46 60 68 70 Q 66 92 46 96 Q 26 92 24 70 Z", "umber")
    pen.stroke("M 36 76 Q 46 72 56 76", 4, "wine")


def _unicorn_knight(pen: ShapePen) -> None:
    """A unicorn's head with a flowing mane."""
    pen.fill(
        "M 30 98 Q 20 60 36 40 Q 50 22 66 26 L 72 14 L 78 32 Q 84 46 92 62 Q 96 74 86 78 "
        "Q 76 82 70 70 Q 60 70 62 98 Z",
        "white",
    )
    pen.fill("M 34 98 Q 8 92 8 62 Q 8 34 36 22 Q 50 14 64 24 Q 44 30 40 48 Q 34 72 34 98 Z", "pink")
    pen.fill("M 26 94 Q 14 80 18 58 Q 24 40 42 30 Q 30 56 34 96 Z", "violet")
    pen.fill("M 66 24 L 92 0 L 76 30 Z", "gold")
    pen.stroke("M 74 22 L 79 27 M 80 15 L 84 19", 2.4, "brown")
    pen.oval((68, 46), (5.4, 6.4), "black")
    pen.disc((69, 44), 2, "white")
    pen.oval((86, 69), (2.4, 3), "umber")
    pen.stroke("M 62 64 Q 56 60 54 50 M 70 70 L 84 58", 3, "iron")


def _phoenix(pen: ShapePen) -> None:
    """A bird of fire with wings spread upwards."""
    pen.fill("M 44 60 Q 4 62 2 8 Q 14 28 24 22 Q 26 34 36 30 Q 36 42 48 44 Z", "orange", mirrored=True)
    pen.fill("M 42 58 Q 18 54 14 34 Q 26 40 34 40 Q 36 48 46 48 Z", "gold", mirrored=True)
    pen.fill("M 50 22 Q 66 34 62 62 Q 58 84 50 99 Q 42 84 38 62 Q 34 34 50 22 Z", "red")
    pen.fill("M 50 50 Q 58 62 50 86 Q 42 62 50 50 Z", "gold")
    pen.fill("M 40 78 Q 26 92 22 98 Q 40 94 46 84 Z", "orange", mirrored=True)
    pen.disc((50, 28), 13, "red")
    pen.fill("M 44 16 L 40 2 L 50 12 L 52 0 L 55 12 L 64 4 L 58 18 Z", "gold")
    pen.fill("M 44 32 L 56 32 L 50 44 Z", "gold")
    pen.disc((44, 27), 2.6, "black", mirrored=True)


DAWN_CHAMPIONS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "air_elemental": _air_elemental,
    "water_elemental": _water_elemental,
    "storm_giant": _storm_giant,
    "seraph": _seraph,
    "paladin": _paladin,
    "archmage": _archmage,
    "warlord": _warlord,
    "unicorn_knight": _unicorn_knight,
    "phoenix": _phoenix,
}
