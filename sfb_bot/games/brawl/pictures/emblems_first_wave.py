"""The emblems of the nine champions of the first expansions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _rath(pen: ShapePen) -> None:
    """A rat's head with round ears and whiskers."""
    pen.disc((24, 30), 20, mirrored=True)
    pen.disc((24, 30), 11, "dark", mirrored=True)
    pen.fill("M 30 30 Q 50 18 70 30 Q 80 48 66 68 Q 58 82 54 92 L 46 92 Q 42 82 34 68 Q 20 48 30 30 Z")
    pen.cut("M 33 48 Q 40 45 45 54 Q 38 58 33 48 Z", mirrored=True)
    pen.disc((50, 90), 7, "light")
    pen.stroke("M 36 76 L 12 70 M 37 82 L 16 86", 2.6, "light", mirrored=True)


def _mariusz(pen: ShapePen) -> None:
    """A crescent moon that holds a wolf's paw."""
    pen.disc((50, 50), 46)
    pen.cut_disc((62, 46), 38)
    pen.fill("M 63 50 Q 76 50 79 64 Q 80 74 70 72 Q 63 69 56 72 Q 46 74 47 64 Q 50 50 63 50 Z", "light")
    pen.oval((46, 44), (5.2, 7.5), "light")
    pen.oval((57.5, 35), (5.4, 8.2), "light")
    pen.oval((70.5, 36), (5.4, 8.2), "light")
    pen.oval((81, 46), (5.2, 7.5), "light")


def _korvash(pen: ShapePen) -> None:
    """A broad notched sword with a horned guard, point up."""
    pen.fill("M 50 2 L 65 20 L 66 33 L 58 38 L 67 44 L 65 66 L 35 66 L 33 44 L 42 38 L 34 33 L 35 20 Z")
    pen.fill("M 50 2 L 65 20 L 66 33 L 58 38 L 67 44 L 65 66 L 50 66 Z", "light")
    pen.stroke("M 50 72 L 50 90", 8.5, "dark")
    pen.cut("M 20 58 L 80 58 L 80 63 L 20 63 Z")
    pen.fill("M 50 61 L 27 61 Q 13 64 13 82 Q 20 73 31 73 L 50 74 Z", mirrored=True)
    pen.disc((50, 91), 6.5)
    pen.disc((50, 67.5), 3.6, "light")


def _loralei(pen: ShapePen) -> None:
    """A butterfly."""
    pen.fill("M 48 46 Q 34 12 14 14 Q 4 20 9 40 Q 14 56 48 52 Z", mirrored=True)
    pen.fill("M 48 52 Q 22 52 17 66 Q 16 84 31 87 Q 44 84 48 58 Z", "light", mirrored=True)
    pen.cut_oval((22, 31), (6, 8), mirrored=True)
    pen.cut_disc((31, 70), 5, mirrored=True)
    pen.fill("M 50 30 Q 56 40 54 62 Q 52 78 50 84 Q 48 78 46 62 Q 44 40 50 30 Z", "dark")
    pen.stroke("M 50 34 Q 46 20 37 13", 2.4, mirrored=True)
    pen.disc((37, 13), 2.8, mirrored=True)


def _nevamor(pen: ShapePen) -> None:
    """A hood with nothing in it but two eyes."""
    pen.fill("M 54 3 Q 80 22 82 52 Q 82 74 87 85 Q 70 95 50 95 Q 30 95 13 85 Q 18 74 18 52 Q 22 20 54 3 Z")
    pen.fill("M 54 3 Q 80 22 82 52 Q 82 74 87 85 Q 80 90 71 92.5 Q 80 60 70 36 Q 64 18 54 3 Z", "dark")
    pen.cut("M 48 24 Q 69 36 69 60 Q 66 80 50 88 Q 34 80 31 60 Q 31 38 48 24 Z")
    pen.fill("M 35 54 Q 44 54 47 63 Q 38 64 35 54 Z", "light", mirrored=True)


def _taze(pen: ShapePen) -> None:
    """A bull's head with wide horns and a ring in its nose."""
    pen.fill("M 36 38 Q 16 40 9 17 Q 3 44 20 53 Q 30 56 38 52 Z", "light", mirrored=True)
    pen.fill("M 33 33 Q 50 25 67 33 Q 72 46 65 62 L 63 76 Q 50 88 37 76 L 35 62 Q 28 46 33 33 Z")
    pen.fill("M 30 50 Q 20 56 17 64 Q 28 66 34 58 Z", mirrored=True)
    pen.cut("M 37 46 L 47 52 L 45 57 Q 38 55 37 46 Z", mirrored=True)
    pen.fill("M 37 70 Q 50 63 63 70 L 62 78 Q 50 88 38 78 Z", "dark")
    pen.stroke("M 45 77 Q 38 95 50 96 Q 62 95 55 77", 3.6, "light")


def _kolel(pen: ShapePen) -> None:
    """A frog's face, wide mouth and tongue."""
    pen.disc((27, 31), 17, mirrored=True)
    pen.fill("M 50 30 Q 78 28 90 46 Q 96 62 84 74 Q 70 84 50 84 Q 30 84 16 74 Q 4 62 10 46 Q 22 28 50 30 Z")
    pen.disc((27, 31), 10.5, "light", mirrored=True)
    pen.cut_oval((27, 31), (3.6, 7.5), mirrored=True)
    pen.cut("M 13 58 Q 50 70 87 58 Q 84 66 78 68 Q 50 77 22 68 Q 16 66 13 58 Z")
    pen.stroke("M 58 70 Q 60 84 68 88", 9, "light")
    pen.cut_disc((45, 48), 2)
    pen.cut_disc((55, 48), 2)


def _sulka(pen: ShapePen) -> None:
    """A snake in three bends, tongue out."""
    pen.stroke("M 66 26 Q 38 18 30 34 Q 28 50 52 52 Q 80 56 72 74 Q 62 88 34 84 Q 22 82 14 74", 14)
    pen.fill("M 58 16 Q 74 8 90 24 Q 84 40 66 37 Q 56 32 58 16 Z")
    pen.cut_disc((73, 22), 3)
    pen.stroke("M 86 29 L 94 35 M 86 29 L 90 40", 2.4, "light")
    pen.stroke("M 33 36 Q 34 44 52 46 Q 66 48 73 56", 3, "light")
    pen.stroke("M 66 78 Q 52 85 34 80 Q 26 78 20 74", 3, "light")


def _akhet(pen: ShapePen) -> None:
    """A bird rising inside a flame."""
    pen.fill(
        "M 54 2 Q 57 18 72 32 Q 90 50 85 70 Q 78 93 50 97"
        " Q 22 93 15 70 Q 10 50 25 34 Q 27 45 35 49 Q 33 22 54 2 Z"
    )
    pen.fill(
        "M 54 2 Q 57 18 72 32 Q 90 50 85 70 Q 78 93 50 97 Q 76 84 74 62 Q 70 44 58 34 Q 48 22 54 2 Z", "dark"
    )
    pen.cut(
        "M 50 66 Q 38 52 21 58 Q 27 75 45 78 L 40 90 L 50 85 L 60 90 L 55 78 Q 73 75 79 58 Q 62 52 50 66 Z"
    )
    pen.cut_disc((50, 61), 7.5)


FIRST_WAVE_EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
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
