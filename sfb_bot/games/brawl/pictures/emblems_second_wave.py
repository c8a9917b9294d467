"""The emblems of the nine champions of the later expansions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _izabella(pen: ShapePen) -> None:
    """A crystal ball with a star in it, on its stand."""
    pen.disc((50, 41), 37)
    pen.fill("M 25 25 Q 34 12 50 11 Q 36 17 31 29 Z", "light")
    pen.cut("M 50 20 Q 53 38 71 41 Q 53 44 50 62 Q 47 44 29 41 Q 47 38 50 20 Z")
    pen.cut("M 10 72 L 90 72 L 90 78 L 10 78 Z M 28 68 Q 50 84 72 68 L 78 74 L 22 74 Z")
    pen.fill("M 26 72 Q 50 88 74 72 L 82 92 Q 50 100 18 92 Z", "dark")
    pen.fill("M 22 84 Q 50 92 78 84 L 80 90 Q 50 98 20 90 Z", "light")


def _alkemi(pen: ShapePen) -> None:
    """A flask with a boiling brew."""
    pen.fill(
        "M 36 5 L 64 5 L 64 13 L 60 13 L 60 36 L 85 78 Q 89 92 76 93"
        " L 24 93 Q 11 92 15 78 L 40 36 L 40 13 L 36 13 Z"
    )
    pen.cut("M 46 13 L 54 13 L 54 37 L 66 57 L 34 57 L 46 37 Z")
    pen.disc((41, 76), 6, "light")
    pen.disc((59, 70), 4.5, "light")
    pen.disc((54, 83), 3.5, "light")
    pen.disc((50, 48), 4, "light")
    pen.disc((66, 82), 3, "light")


def _xinshen(pen: ShapePen) -> None:
    """The two halves of the whole, turning."""
    pen.disc((50, 50), 46, "light")
    pen.cut_disc((50, 50), 41)
    pen.fill(_half_disc(46))
    pen.disc((50, 27), 23)
    pen.cut_disc((50, 73), 23)
    pen.cut_disc((50, 27), 7.5)
    pen.disc((50, 73), 7.5, "light")


def _half_disc(radius: float) -> str:
    turns = [pi * step / 40 for step in range(41)]
    corners = [f"{50 - radius * sin(turn):.2f} {50 - radius * cos(turn):.2f}" for turn in turns]
    return "M " + " L ".join(corners) + " Z"


def _jacques(pen: ShapePen) -> None:
    """A lily of heraldry."""
    pen.fill("M 50 3 Q 70 24 62 44 Q 58 54 56 62 L 44 62 Q 42 54 38 44 Q 30 24 50 3 Z")
    pen.fill("M 50 3 Q 70 24 62 44 Q 58 54 56 62 L 50 62 Z", "light")
    pen.fill("M 41 64 Q 40 44 26 36 Q 10 32 9 48 Q 10 60 22 60 Q 20 52 26 50 Q 33 52 35 64 Z", mirrored=True)
    pen.fill("M 28 64 L 72 64 L 72 72 L 28 72 Z", "dark")
    pen.fill("M 43 72 L 57 72 Q 58 84 50 97 Q 42 84 43 72 Z")
    pen.fill("M 40 72 Q 38 84 26 88 Q 26 78 32 72 Z", mirrored=True)


def _lily(pen: ShapePen) -> None:
    """Two crossed daggers."""
    pen.fill("M 14 13 Q 32 18 71 64 L 64 71 Q 18 32 14 13 Z")
    pen.fill("M 14 13 Q 32 18 71 64 L 67.5 67.5 Z", "light")
    pen.cut("M 93 5 Q 62 12 25 60 L 40 75 Q 88 38 93 5 Z")
    pen.fill("M 86 13 Q 82 32 36 71 L 29 64 Q 68 18 86 13 Z")
    pen.fill("M 86 13 Q 82 32 36 71 L 32.5 67.5 Z", "light")
    pen.stroke("M 23 57 L 43 77", 6, mirrored=True)
    pen.stroke("M 31 69 L 20 80", 8, "dark", mirrored=True)
    pen.disc((18, 82), 6, mirrored=True)


def _nikkit(pen: ShapePen) -> None:
    """A turtle from above."""
    pen.oval((50, 13), (11, 11), "light")
    pen.oval((18, 27), (11, 9), "light", mirrored=True)
    pen.oval((20, 76), (10, 9), "light", mirrored=True)
    pen.fill("M 44 88 L 56 88 L 50 98 Z", "light")
    pen.cut_oval((50, 54), (36, 39))
    pen.oval((50, 54), (33, 36))
    pen.cut_stroke("M 50 36 L 64 45 L 64 63 L 50 72 L 36 63 L 36 45 Z", 3.6)
    pen.cut_stroke("M 50 36 L 50 16 M 50 72 L 50 92 M 64 45 L 82 36 M 64 63 L 82 74", 3.6)
    pen.cut_stroke("M 36 45 L 18 36 M 36 63 L 18 74", 3.6)


def _khalize(pen: ShapePen) -> None:
    """An ankh."""
    pen.oval((50, 27), (22, 24))
    pen.cut_oval((50, 28), (11.5, 13.5))
    pen.fill("M 44 48 L 56 48 L 60 96 L 40 96 Z")
    pen.fill("M 44 50 L 16 45 L 16 65 L 44 60 Z", "light", mirrored=True)
    pen.fill("M 43 50 L 57 50 L 57 60 L 43 60 Z", "light")


def _alistair(pen: ShapePen) -> None:
    """A crown with five points."""
    pen.fill("M 18 72 L 6 32 L 28 50 L 33 18 L 45 44 L 50 12 L 55 44 L 67 18 L 72 50 L 94 32 L 82 72 Z")
    pen.disc((50, 12), 6, "light")
    pen.disc((32, 18), 5, "light", mirrored=True)
    pen.disc((8, 32), 5, "light", mirrored=True)
    pen.fill("M 18 76 L 82 76 L 80 88 Q 50 94 20 88 Z", "dark")
    pen.fill("M 50 77 L 56 83 L 50 89 L 44 83 Z M 32 77 L 37 82 L 32 87 L 27 82 Z", "light", mirrored=True)


def _tentaclot(pen: ShapePen) -> None:
    """An octopus with an eyeglass."""
    pen.fill("M 50 4 Q 80 6 80 36 Q 80 50 70 60 L 30 60 Q 20 50 20 36 Q 20 6 50 4 Z")
    pen.stroke("M 34 56 Q 30 76 14 74 Q 6 70 12 62", 8.5, mirrored=True)
    pen.stroke("M 42 58 Q 42 88 26 90 Q 20 90 19 86", 8.5, mirrored=True)
    pen.stroke("M 50 58 L 50 86", 8.5)
    pen.cut_oval((37, 38), (5, 7))
    pen.disc((63, 37), 13, "light")
    pen.cut_disc((63, 37), 9)
    pen.oval((63, 38), (4, 6), "light")
    pen.stroke("M 74 44 Q 78 56 72 66", 2, "light")


SECOND_WAVE_EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "izabella": _izabella,
    "alkemi": _alkemi,
    "xinshen": _xinshen,
    "jacques": _jacques,
    "lily": _lily,
    "nikkit": _nikkit,
    "khalize": _khalize,
    "alistair": _alistair,
    "tentaclot": _tentaclot,
}
