"""The emblems of the six champions of the core box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _kilgore(pen: ShapePen) -> None:
    """A heavy head with two tusks."""
    pen.fill("M 30 17 L 15 12 Q 17 25 22 32 Z", mirrored=True)
    pen.fill("M 27 18 Q 50 6 73 18 L 79 42 L 84 62 L 74 84 Q 50 98 26 84 L 16 62 L 21 42 Z")
    pen.cut("M 27 42 L 45 50 L 44 57 L 31 54 Z", mirrored=True)
    pen.fill("M 28 26 Q 50 17 72 26 L 71 31 Q 50 23 29 31 Z", "dark")
    pen.cut("M 46 60 L 50 56 L 54 60 L 54 64 L 46 64 Z")
    pen.cut("M 22 72 Q 50 63 78 72 L 76 84 Q 50 74 24 84 Z")
    pen.fill("M 26 86 Q 20 66 31 50 Q 39 66 40 82 Z", "light", mirrored=True)
    pen.fill("M 43 82 L 45 74 L 48 82 Z M 52 82 L 55 74 L 57 82 Z", "light")


def _dugrun(pen: ShapePen) -> None:
    """A shield that shows a snowy mountain."""
    pen.fill("M 50 4 Q 68 13 86 13 Q 90 58 71 80 Q 62 90 50 96 Q 38 90 29 80 Q 10 58 14 13 Q 32 13 50 4 Z")
    pen.cut(
        "M 50 12 Q 66 20 79 20.5 Q 81 56 66 75 Q 59 84 50 88 Q 41 84 34 75 Q 19 56 21 20.5 Q 34 20 50 12 Z"
    )
    pen.fill(
        "M 22 50 L 36 40 L 50 24 L 65 41 L 78 50 Q 75 66 65 75 Q 58 83 50 87 Q 42 83 35 75 Q 25 66 22 50 Z"
    )
    pen.fill("M 50 24 L 65 41 L 60 48 L 55 41 L 50 50 L 44 42 L 39 47 L 36 40 Z", "light")
    pen.cut("M 26 63 L 38 54 L 50 64 L 62 54 L 74 63 L 71 69 L 62 62 L 50 72 L 38 62 L 29 69 Z")


def _tzu_xiao(pen: ShapePen) -> None:
    """Three strokes of a claw."""
    pen.fill("M 38 8 Q 43 34 33 58 Q 25 76 9 84 Q 16 61 21 43 Q 26 23 38 8 Z", "light")
    pen.fill("M 65 3 Q 71 36 57 65 Q 47 86 30 96 Q 38 71 43 49 Q 50 22 65 3 Z", "light")
    pen.fill("M 89 20 Q 93 43 81 66 Q 73 83 57 92 Q 64 69 68 53 Q 75 33 89 20 Z", "light")
    pen.fill("M 38 8 Q 38 34 29 57 Q 22 72 9 84 Q 16 61 21 43 Q 26 23 38 8 Z")
    pen.fill("M 65 3 Q 66 36 52 65 Q 43 83 30 96 Q 38 71 43 49 Q 50 22 65 3 Z")
    pen.fill("M 89 20 Q 88 43 77 66 Q 70 80 57 92 Q 64 69 68 53 Q 75 33 89 20 Z")


def _gwaien(pen: ShapePen) -> None:
    """A storm cloud with a bolt of lightning."""
    pen.disc((29, 41), 18)
    pen.disc((51, 29), 23)
    pen.disc((74, 42), 17)
    pen.fill("M 29 40 L 74 40 L 74 59 L 29 59 Z")
    pen.fill("M 33 30 Q 38 14 53 13 Q 42 18 40 31 Z", "light")
    pen.cut("M 57 33 L 26 70 L 42 70 L 30 99 L 75 58 L 56 58 L 71 33 Z")
    pen.fill("M 58 39 L 34 66 L 49 66 L 39 93 L 67 62 L 50 62 L 65 39 Z", "light")


def _goldarr(pen: ShapePen) -> None:
    """An anchor."""
    pen.disc((50, 16), 12)
    pen.cut_disc((50, 16), 5.5)
    pen.fill("M 45 26 L 55 26 L 56 90 L 44 90 Z")
    pen.fill("M 26 33 Q 50 29 74 33 L 74 42 Q 50 39 26 42 Z", "light")
    pen.disc((26, 37.5), 5.5, "light", mirrored=True)
    pen.fill("M 50 96 Q 16 92 10 60 L 4.5 62 L 14 44 L 27 60 L 20.5 60 Q 26 79 50 82 Z", mirrored=True)
    pen.fill("M 44 80 L 56 80 L 50 97 Z")


def _deryn(pen: ShapePen) -> None:
    """A drawn bow with an arrow on it."""
    pen.fill("M 23 8 Q 62 5 79 21 Q 95 38 92 77 Q 88 75 86 71 Q 86 43 72 28 Q 57 14 29 14 Z")
    pen.fill("M 68 23 Q 77 28 82 38 L 73 42 Q 69 35 61 32 Z", "dark")
    pen.stroke("M 26 11 L 40 60 L 89 74", 2.6)
    pen.stroke("M 24 76 L 74 26", 6, "light")
    pen.fill("M 86 14 L 80 38 L 62 20 Z", "light")
    pen.fill("M 29 58 L 42 71 L 26 87 L 24 76 L 13 74 Z")


CORE_EMBLEMS: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "kilgore": _kilgore,
    "dugrun": _dugrun,
    "tzu_xiao": _tzu_xiao,
    "gwaien": _gwaien,
    "goldarr": _goldarr,
    "deryn": _deryn,
}
