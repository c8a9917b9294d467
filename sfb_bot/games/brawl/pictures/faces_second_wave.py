"""The faces of the nine champions of the later expansions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen
from sfb_bot.games.brawl.pictures.face_features import round_eyes


def _izabella(pen: ShapePen) -> None:
    """A fortune teller with a headscarf and a third eye."""
    pen.fill("M 14 40 Q 8 86 24 97 L 76 97 Q 92 86 86 40 Z", "black")
    pen.fill("M 24 40 L 76 40 L 74 66 Q 66 90 50 91 Q 34 90 26 66 Z", "tan")
    pen.fill("M 10 48 Q 8 4 50 3 Q 92 4 90 48 Q 70 34 50 34 Q 30 34 10 48 Z", "violet")
    pen.stroke("M 12 46 Q 30 34 50 34 Q 70 34 88 46", 4.4, "gold")
    pen.fill("M 32 20 Q 50 4 68 20 Q 50 36 32 20 Z", "white")
    pen.disc((50, 20), 6.5, "blue")
    pen.disc((50, 20), 2.6, "black")
    pen.fill("M 30 58 Q 38 50 46 58 Q 38 63 30 58 Z", "white", mirrored=True)
    pen.disc((38.5, 57.5), 3, "umber", mirrored=True)
    pen.stroke("M 43 77 Q 50 82 57 77", 4, "red")
    pen.disc((17, 72), 9, "gold", mirrored=True)
    pen.disc((17, 72), 5, "black", mirrored=True)


def _alkemi(pen: ShapePen) -> None:
    """An alchemist behind large goggles, hair on end."""
    pen.fill(
        "M 18 56 L 2 44 L 18 38 L 8 18 L 30 26 L 32 4 L 46 22 L 54 1 L 62 22 L 78 6 L 76 28 L 96 22"
        " L 84 42 L 98 50 L 82 58 Z",
        "white",
    )
    pen.fill("M 24 36 Q 50 24 76 36 L 76 64 Q 66 94 50 96 Q 34 94 24 64 Z", "skin")
    pen.stroke("M 14 48 L 86 48", 7, "umber")
    pen.disc((35, 49), 16, "orange", mirrored=True)
    pen.disc((35, 49), 11, "teal", mirrored=True)
    pen.fill("M 28 46 L 38 40 L 41 43 L 30 51 Z", "white", mirrored=True)
    pen.fill("M 32 74 Q 50 82 68 74 Q 62 92 50 92 Q 38 92 32 74 Z", "wine")
    pen.fill("M 36 76 Q 50 81 64 76 L 62 81 Q 50 85 38 81 Z", "white")
    pen.disc((50, 67), 5, "tan")


def _xinshen(pen: ShapePen) -> None:
    """A panther with the two halves of the whole on its brow."""
    pen.fill("M 14 46 L 16 8 L 42 20 Z", "iron", mirrored=True)
    pen.fill("M 20 34 L 21 17 L 34 24 Z", "pink", mirrored=True)
    pen.fill("M 50 15 Q 84 16 90 50 Q 88 84 64 93 L 50 97 L 36 93 Q 12 84 10 50 Q 16 16 50 15 Z", "iron")
    pen.fill("M 50 60 Q 68 58 70 74 Q 64 92 50 95 Q 36 92 30 74 Q 32 58 50 60 Z", "steel")
    pen.disc((50, 30), 12, "white")
    pen.fill(
        "M 50 18 Q 62 19 62 30 Q 62 41 50 42 Q 44 41 44 36 Q 44 30 50 30 Q 56 29 56 24 Q 56 19 50 18 Z",
        "black",
    )
    pen.disc((50, 24), 2, "black")
    pen.disc((50, 36), 2, "white")
    pen.fill("M 20 50 Q 34 44 46 58 Q 30 64 20 50 Z", "sky", mirrored=True)
    pen.oval((35, 54), (2, 5), "black", mirrored=True)
    pen.fill("M 42 66 L 58 66 L 50 74 Z", "black")
    pen.stroke("M 50 74 L 50 80 Q 43 87 36 82", 3, "black", mirrored=True)
    pen.stroke("M 34 76 L 10 72 M 35 82 L 13 86", 1.8, "white", mirrored=True)


def _jacques(pen: ShapePen) -> None:
    """A gallant under a hat with a feather, moustache curled."""
    pen.fill("M 20 44 Q 14 84 26 92 L 74 92 Q 86 84 80 44 Z", "brown")
    pen.fill("M 26 40 L 74 40 L 72 68 Q 64 94 50 97 Q 36 94 28 68 Z", "skin")
    pen.fill(
        "M 1 44 Q 24 32 26 22 Q 36 6 54 8 Q 72 8 76 24 Q 80 34 99 42 Q 76 50 50 48 Q 22 50 1 44 Z", "blue"
    )
    pen.stroke("M 26 32 Q 50 40 76 32", 5, "gold")
    pen.fill("M 62 34 Q 58 6 84 6 Q 82 13 90 18 Q 82 20 86 27 Q 78 26 74 34 Z", "white")
    round_eyes(pen, 39, 58, 5.5, "blue")
    pen.fill("M 50 72 Q 36 66 26 76 Q 18 78 20 66 Q 10 82 26 85 Q 42 85 50 77 Z", "umber", mirrored=True)
    pen.fill("M 45 84 L 55 84 L 50 97 Z", "umber")
    pen.stroke("M 50 60 L 47 69 L 52 69", 2.2, "tan")


def _lily(pen: ShapePen) -> None:
    """A thief with red braids, a mask and a knife between her teeth."""
    pen.disc((18, 73), 12, "red", mirrored=True)
    pen.disc((21, 88), 8, "red", mirrored=True)
    pen.fill("M 50 6 Q 90 8 86 56 L 80 74 L 20 74 L 14 56 Q 10 8 50 6 Z", "red")
    pen.fill("M 26 40 Q 50 28 74 40 L 74 66 Q 66 92 50 94 Q 34 92 26 66 Z", "skin")
    pen.fill("M 22 50 Q 18 20 50 18 Q 82 20 78 50 Q 70 32 54 30 Q 40 36 22 50 Z", "orange")
    pen.fill("M 18 46 Q 50 54 82 46 L 80 64 Q 66 70 54 60 L 46 60 Q 34 70 20 64 Z", "black")
    pen.oval((37, 56), (6.5, 5), "white", mirrored=True)
    pen.disc((38, 56), 2.8, "pine", mirrored=True)
    pen.fill("M 18 78 L 70 74 L 76 79 L 70 83 Z", "steel")
    pen.fill("M 70 71 L 75 71 L 75 87 L 70 87 Z", "gold")
    pen.fill("M 75 76 L 92 76 L 92 82 L 75 82 Z", "umber")


def _nikkit(pen: ShapePen) -> None:
    """A turtle that looks out of its shell."""
    pen.disc((50, 46), 45, "brown")
    pen.disc((50, 46), 38, "umber")
    pen.fill("M 50 12 L 68 22 L 68 42 L 50 52 L 32 42 L 32 22 Z", "brown")
    pen.stroke("M 50 12 L 50 2 M 68 22 L 84 14 M 32 22 L 16 14 M 68 42 L 90 52 M 32 42 L 10 52", 3.4, "brown")
    pen.fill("M 50 32 Q 76 34 78 62 Q 74 96 50 97 Q 26 96 22 62 Q 24 34 50 32 Z", "teal")
    pen.fill("M 50 66 Q 66 64 70 76 Q 64 94 50 95 Q 36 94 30 76 Q 34 64 50 66 Z", "bone")
    pen.oval((36, 56), (9, 8), "white", mirrored=True)
    pen.disc((38, 57), 4.6, "black", mirrored=True)
    pen.fill("M 24 48 L 47 52 L 46 46 L 28 40 Z", "pine", mirrored=True)
    pen.disc((45, 71), 2, "black", mirrored=True)
    pen.stroke("M 34 80 Q 50 88 66 80", 3.4, "umber")


def _khalize(pen: ShapePen) -> None:
    """A priestess in the striped cloth of the old kings."""
    pen.fill("M 50 3 Q 86 4 88 44 L 90 84 L 72 95 L 28 95 L 10 84 L 12 44 Q 14 4 50 3 Z", "gold")
    pen.fill("M 22 14 L 32 8 L 27 50 L 20 90 L 12 85 L 19 48 Z", "blue", mirrored=True)
    pen.fill("M 13 42 L 20 30 L 20 44 L 14 86 L 10 84 Z", "blue", mirrored=True)
    pen.fill("M 28 34 Q 50 24 72 34 L 71 64 Q 62 90 50 91 Q 38 90 29 64 Z", "tan")
    pen.fill("M 26 36 Q 50 22 74 36 L 74 42 Q 50 30 26 42 Z", "white")
    pen.stroke("M 50 8 Q 42 14 50 20 Q 58 14 50 8 M 50 20 L 50 34 M 43 24 L 57 24", 3.6, "red")
    pen.fill("M 29 55 Q 39 47 47 56 Q 38 62 29 55 Z", "white", mirrored=True)
    pen.disc((39, 55), 3.2, "black", mirrored=True)
    pen.stroke("M 47 56 Q 38 47 29 55 L 24 58", 2.8, "black", mirrored=True)
    pen.stroke("M 43 76 Q 50 80 57 76", 3.6, "wine")
    pen.stroke("M 50 58 L 48 68 L 52 68", 2, "brown")


def _alistair(pen: ShapePen) -> None:
    """A stern king with a white beard under a great crown."""
    pen.fill("M 22 38 L 78 38 L 80 66 L 20 66 Z", "skin")
    pen.fill("M 18 52 Q 30 70 50 66 Q 70 70 82 52 Q 88 96 50 99 Q 12 96 18 52 Z", "white")
    pen.stroke("M 40 82 L 42 95 M 50 82 L 50 97", 2.4, "steel", mirrored=True)
    pen.fill("M 50 70 Q 38 64 28 76 Q 42 82 50 76 Z", "steel", mirrored=True)
    pen.fill("M 15 40 L 11 14 L 27 24 L 36 5 L 50 19 L 64 5 L 73 24 L 89 14 L 85 40 Z", "gold")
    pen.fill("M 14 34 L 86 34 L 85 44 L 15 44 Z", "wine")
    pen.disc((50, 39), 4.4, "sky")
    pen.disc((28, 39), 3.4, "white", mirrored=True)
    pen.disc((36, 7), 4, "red", mirrored=True)
    pen.fill("M 26 46 L 46 53 L 46 58 L 26 52 Z", "steel", mirrored=True)
    pen.fill("M 30 56 L 45 58 Q 38 64 30 56 Z", "black", mirrored=True)
    pen.disc((50, 64), 5, "tan")


def _tentaclot(pen: ShapePen) -> None:
    """An octopus with a top hat and a monocle."""
    pen.stroke("M 30 74 Q 24 92 8 86", 10, "plum", mirrored=True)
    pen.stroke("M 42 78 Q 42 96 26 96", 10, "violet", mirrored=True)
    pen.stroke("M 50 78 L 50 94", 10, "violet")
    pen.fill("M 50 24 Q 84 26 84 54 Q 82 72 72 82 L 28 82 Q 18 72 16 54 Q 16 26 50 24 Z", "violet")
    pen.oval((27, 72), (6, 4), "plum", mirrored=True)
    pen.fill("M 16 28 L 84 28 L 84 35 L 16 35 Z", "black")
    pen.fill("M 28 1 L 72 1 L 70 30 L 30 30 Z", "black")
    pen.fill("M 29 20 L 71 20 L 70 27 L 30 27 Z", "red")
    pen.oval((35, 54), (9, 10), "white")
    pen.disc((37, 55), 4.6, "black")
    pen.disc((65, 54), 15, "gold")
    pen.disc((65, 54), 11, "white")
    pen.disc((63, 55), 5, "black")
    pen.stroke("M 78 60 Q 88 74 82 92", 2.2, "gold")
    pen.stroke("M 40 74 Q 50 80 60 74", 3.4, "black")


SECOND_WAVE_FACES: Final[Mapping[str, Callable[[ShapePen], None]]] = {
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
