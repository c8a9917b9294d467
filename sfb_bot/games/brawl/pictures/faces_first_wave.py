"""The faces of the nine champions of the first expansions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen
from sfb_bot.games.brawl.pictures.face_features import grim_eyes, round_eyes


def _rath(pen: ShapePen) -> None:
    """A rat with round ears and whiskers."""
    pen.disc((21, 28), 20, "iron", mirrored=True)
    pen.disc((21, 28), 12, "pink", mirrored=True)
    pen.fill(
        "M 28 30 Q 50 14 72 30 Q 84 50 68 70 Q 60 84 55 94 L 45 94 Q 40 84 32 70 Q 16 50 28 30 Z", "iron"
    )
    pen.fill("M 50 56 Q 62 62 60 74 Q 56 88 50 94 Q 44 88 40 74 Q 38 62 50 56 Z", "steel")
    pen.fill("M 28 46 Q 38 42 45 54 Q 34 58 28 46 Z", "red", mirrored=True)
    pen.disc((37, 50), 2.4, "white", mirrored=True)
    pen.fill("M 46 90 L 49.5 90 L 49 99 L 46 98 Z", "white", mirrored=True)
    pen.oval((50, 86), (7, 5), "pink")
    pen.stroke("M 37 74 L 12 68 M 38 80 L 14 84", 2.4, "white", mirrored=True)


def _mariusz(pen: ShapePen) -> None:
    """A werewolf that bares its teeth."""
    pen.fill("M 18 46 L 16 6 L 44 22 Z", "brown", mirrored=True)
    pen.fill("M 22 36 L 21 15 L 36 25 Z", "bone", mirrored=True)
    pen.fill(
        "M 50 16 Q 80 20 86 46 L 97 62 L 84 66 L 86 80 L 70 78 Q 62 93 50 97"
        " Q 38 93 30 78 L 14 80 L 16 66 L 3 62 L 14 46 Q 20 20 50 16 Z",
        "brown",
    )
    pen.fill("M 50 22 Q 62 40 78 60 Q 66 66 64 84 L 50 92 L 36 84 Q 34 66 22 60 Q 38 40 50 22 Z", "tan")
    pen.fill("M 38 62 Q 50 54 62 62 L 62 82 Q 50 94 38 82 Z", "bone")
    pen.fill("M 38 74 Q 50 80 62 74 L 61 84 Q 50 93 39 84 Z", "wine")
    pen.fill("M 40 76 L 47 78 L 43 87 Z", "white", mirrored=True)
    pen.fill("M 41 60 L 59 60 L 50 71 Z", "black")
    pen.fill("M 22 46 L 45 53 Q 34 62 22 46 Z", "gold", mirrored=True)
    pen.disc((36, 52.5), 2.4, "black", mirrored=True)


def _korvash(pen: ShapePen) -> None:
    """A horned fury with a blade for a sign on her brow."""
    pen.fill("M 34 26 Q 14 26 14 6 Q 4 36 24 48 Z", "bone", mirrored=True)
    pen.fill("M 50 15 Q 82 18 82 50 Q 80 80 50 97 Q 20 80 18 50 Q 18 18 50 15 Z", "red")
    pen.fill("M 18 36 L 48 50 L 48 58 L 19 48 Z", "wine", mirrored=True)
    grim_eyes(pen, "gold")
    pen.fill("M 50 10 L 57 22 L 54 44 L 46 44 L 43 22 Z", "steel")
    pen.fill("M 50 10 L 57 22 L 54 44 L 50 44 Z", "iron")
    pen.fill("M 28 68 Q 50 78 72 68 Q 68 90 50 92 Q 32 90 28 68 Z", "black")
    pen.fill("M 31 71 L 40 74 L 36 82 Z M 43 75 L 49 76 L 46 81 Z", "white", mirrored=True)


def _loralei(pen: ShapePen) -> None:
    """A fairy with the wings of a butterfly and a flower in her hair."""
    pen.fill("M 46 46 Q 32 2 12 14 Q 0 34 40 62 Z", "violet", mirrored=True)
    pen.fill("M 44 58 Q 12 52 10 74 Q 14 92 42 78 Z", "pink", mirrored=True)
    pen.disc((21, 28), 6, "pink", mirrored=True)
    pen.fill("M 22 92 Q 18 32 50 30 Q 82 32 78 92 Q 62 98 50 98 Q 38 98 22 92 Z", "leaf")
    pen.fill("M 33 50 Q 50 40 67 50 L 66 70 Q 60 88 50 89 Q 40 88 34 70 Z", "skin")
    pen.fill("M 29 66 Q 28 38 50 35 Q 72 38 71 66 Q 62 58 50 44 Q 38 58 29 66 Z", "pine")
    round_eyes(pen, 42, 68, 5, "violet")
    pen.stroke("M 45 80 Q 50 84 55 80", 3, "red")
    for x, y in ((50, 30), (43, 35), (57, 35), (46, 42), (54, 42)):
        pen.disc((x, y), 5.4, "white")
    pen.disc((50, 37), 4, "gold")


def _nevamor(pen: ShapePen) -> None:
    """A hood with nothing in it but two eyes, and a crow's feather."""
    pen.fill(
        "M 54 2 Q 84 22 86 54 Q 86 78 92 88 Q 72 97 50 97 Q 28 97 8 88 Q 14 78 14 54 Q 16 20 54 2 Z", "violet"
    )
    pen.fill("M 54 2 Q 84 22 86 54 Q 86 78 92 88 Q 84 93 74 95 Q 84 60 72 36 Q 64 16 54 2 Z", "plum")
    pen.fill("M 48 20 Q 73 34 73 60 Q 70 84 50 91 Q 30 84 27 60 Q 27 34 48 20 Z", "black")
    pen.fill("M 31 52 Q 44 52 48 64 Q 36 66 31 52 Z", "sky", mirrored=True)
    pen.disc((41, 58.5), 2.4, "white", mirrored=True)
    pen.stroke("M 40 78 L 44 75 L 48 78 L 52 75 L 56 78 L 60 75", 2.4, "iron")


def _taze(pen: ShapePen) -> None:
    """A bull with a golden mane and a ring in its nose."""
    pen.fill("M 36 36 Q 14 38 7 12 Q -4 44 18 54 Q 30 58 38 52 Z", "bone", mirrored=True)
    pen.fill("M 30 54 Q 16 56 12 66 Q 24 72 34 62 Z", "umber", mirrored=True)
    pen.fill("M 30 32 Q 50 20 70 32 Q 78 48 68 64 L 66 82 Q 50 95 34 82 L 32 64 Q 22 48 30 32 Z", "brown")
    pen.fill("M 30 34 L 34 16 L 42 26 L 50 8 L 58 26 L 66 16 L 70 34 Q 58 32 50 44 Q 42 32 30 34 Z", "gold")
    pen.fill("M 32 48 L 46 54 Q 40 62 33 57 Z", "white", mirrored=True)
    pen.disc((40, 56), 2.6, "black", mirrored=True)
    pen.fill("M 33 72 Q 50 62 67 72 L 66 84 Q 50 96 34 84 Z", "tan")
    pen.oval((42, 76), (3.4, 2.6), "black", mirrored=True)
    pen.stroke("M 44 80 Q 38 96 50 97 Q 62 96 56 80", 4, "gold")


def _kolel(pen: ShapePen) -> None:
    """A frog with a headband and its tongue out."""
    pen.disc((25, 28), 19, "leaf", mirrored=True)
    pen.fill(
        "M 50 30 Q 80 28 92 48 Q 98 66 86 78 Q 70 90 50 90 Q 30 90 14 78 Q 2 66 8 48 Q 20 28 50 30 Z", "leaf"
    )
    pen.fill("M 14 70 Q 50 84 86 70 Q 78 90 50 90 Q 22 90 14 70 Z", "bone")
    pen.fill("M 9 46 Q 50 34 91 46 L 93 54 Q 50 42 7 54 Z", "red")
    pen.disc((25, 27), 13, "gold", mirrored=True)
    pen.oval((26, 27), (4, 9), "black", mirrored=True)
    pen.stroke("M 12 62 Q 50 78 88 62", 4, "pine")
    pen.stroke("M 58 74 Q 60 88 70 94", 10, "pink")
    pen.disc((45, 56), 2.2, "pine", mirrored=True)


def _sulka(pen: ShapePen) -> None:
    """A cobra with its hood spread."""
    pen.fill("M 50 3 Q 94 8 93 50 Q 86 82 64 97 L 36 97 Q 14 82 7 50 Q 6 8 50 3 Z", "violet")
    pen.fill("M 20 34 Q 14 58 30 78 L 36 74 Q 24 56 28 36 Z", "plum", mirrored=True)
    pen.fill("M 38 66 L 62 66 L 66 97 L 34 97 Z", "bone")
    pen.stroke("M 37 74 L 63 74 M 36 84 L 64 84 M 35 93 L 65 93", 2.6, "tan")
    pen.fill("M 50 16 Q 74 20 74 44 Q 70 70 50 76 Q 30 70 26 44 Q 26 20 50 16 Z", "leaf")
    pen.fill("M 29 38 Q 42 38 46 50 Q 34 54 29 38 Z", "gold", mirrored=True)
    pen.oval((38.5, 44.5), (1.8, 4.4), "black", mirrored=True)
    pen.fill("M 40 20 L 60 20 L 50 34 Z", "pine")
    pen.stroke("M 36 62 Q 50 68 64 62", 3, "black")
    pen.fill("M 40 63 L 44 64 L 42 72 Z", "white", mirrored=True)
    pen.stroke("M 50 66 L 50 80 L 44 90 M 50 80 L 56 90", 3, "red")


def _akhet(pen: ShapePen) -> None:
    """A phoenix crested with flames."""
    pen.fill(
        "M 52 0 Q 56 16 66 22 Q 70 14 68 6 Q 88 22 86 40 Q 94 38 96 32 Q 100 70 76 90 Q 50 100 24 90"
        " Q 0 70 4 32 Q 6 38 14 40 Q 12 22 32 6 Q 30 14 34 22 Q 44 16 52 0 Z",
        "red",
    )
    pen.fill(
        "M 50 16 Q 56 28 68 34 Q 84 48 80 68 Q 74 90 50 94 Q 26 90 20 68 Q 16 48 32 34 Q 44 28 50 16 Z",
        "orange",
    )
    pen.fill("M 50 30 Q 72 44 72 64 Q 68 86 50 92 Q 32 86 28 64 Q 28 44 50 30 Z", "gold")
    pen.fill("M 29 50 Q 42 48 46 58 Q 36 64 29 50 Z", "white", mirrored=True)
    pen.disc((39.5, 56), 2.8, "black", mirrored=True)
    pen.fill("M 40 62 Q 50 56 60 62 Q 58 78 50 90 Q 42 78 40 62 Z", "umber")
    pen.fill("M 40 62 Q 50 56 60 62 Q 56 68 50 68 Q 44 68 40 62 Z", "tan")


FIRST_WAVE_FACES: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "rath": _rath,
    "mariusz": _mariusz,
    "korvash": _korvash,
    "loralei": _loralei,
    "nevamor": _nevamor,
    "taze": _taze,
    "kolel": _kolel,
    "sulka": _sulka,
    "akhet": _akhet,
}
