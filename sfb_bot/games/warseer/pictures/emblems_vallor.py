"""The emblems of the Free City of Vallor: knives, masks, bones and chains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _brissa(pen: ShapePen) -> None:
    """A drawn bow."""
    pen.stroke("M 24 4 Q 88 22 66 50 Q 88 78 24 96", 10)
    pen.stroke("M 24 4 L 14 50 L 24 96", 4, "light")
    pen.stroke("M 8 50 L 84 50", 6, "light")
    pen.fill("M 98 50 L 76 40 L 76 60 Z", "light")


def _tarvo(pen: ShapePen) -> None:
    """A mask with a feather."""
    pen.fill("M 4 44 Q 50 30 96 44 Q 92 86 64 80 L 50 66 L 36 80 Q 8 86 4 44 Z")
    pen.cut_oval((28, 58), (11, 8), mirrored=True)
    pen.fill("M 58 36 Q 62 4 94 4 Q 90 26 68 38 Z", "light")


def _whelp(pen: ShapePen) -> None:
    """A small dragon, wings spread."""
    pen.fill("M 42 30 L 50 10 L 58 30 L 60 66 L 50 94 L 40 66 Z", "light")
    pen.fill("M 36 36 L 4 18 L 8 66 L 20 54 L 26 70 L 36 56 Z", mirrored=True)


def _knife(pen: ShapePen) -> None:
    """A dripping knife."""
    pen.fill("M 88 6 Q 88 40 46 64 L 36 54 Z")
    pen.stroke("M 26 46 L 54 74", 9, "light")
    pen.stroke("M 36 64 L 12 88", 12)
    pen.disc((82, 62), 8, "light")


def _hound(pen: ShapePen) -> None:
    """A hound's head, jaws open."""
    pen.fill("M 8 92 L 14 34 L 8 6 L 34 22 L 62 24 L 94 44 L 92 56 L 60 56 L 84 70 L 76 82 L 50 74 L 46 94 Z")
    pen.cut_disc((46, 38), 6)
    pen.fill("M 70 56 L 76 66 L 82 56 Z", "light")


def _roof_archer(pen: ShapePen) -> None:
    """An arrow over a roof."""
    pen.fill("M 4 94 L 50 56 L 96 94 Z")
    pen.stroke("M 10 46 L 76 16", 8, "light")
    pen.fill("M 96 6 L 78 34 L 66 10 Z", "light")
    pen.stroke("M 10 46 L 6 32 M 10 46 L 20 56", 7, "light")


def _doctor(pen: ShapePen) -> None:
    """A mask with a long beak."""
    pen.fill("M 16 8 L 62 8 Q 76 22 74 42 L 96 92 L 46 70 Q 16 66 16 36 Z")
    pen.cut_disc((48, 34), 12)
    pen.disc((48, 34), 6, "light")


def _fisher(pen: ShapePen) -> None:
    """A hook on a chain."""
    pen.stroke("M 58 42 L 58 66 Q 56 90 34 88 Q 14 84 16 60", 11)
    pen.fill("M 4 66 L 16 42 L 30 64 Z")
    pen.disc((58, 30), 14, "light")
    pen.cut_disc((58, 30), 6)
    pen.disc((76, 12), 14, "light")
    pen.cut_disc((76, 12), 6)


def _duellist(pen: ShapePen) -> None:
    """Two rapiers, crossed."""
    pen.stroke("M 12 6 L 78 82", 7, "light")
    pen.stroke("M 88 6 L 22 82", 7)
    pen.stroke("M 60 84 Q 80 84 84 62", 8, "light")
    pen.stroke("M 40 84 Q 20 84 16 62", 8)
    pen.stroke("M 80 84 L 90 96 M 20 84 L 10 96", 10)


def _cantor(pen: ShapePen) -> None:
    """A skull that sings."""
    pen.disc((50, 40), 36)
    pen.fill("M 28 62 L 72 62 L 68 92 L 32 92 Z")
    pen.cut_disc((36, 40), 10, mirrored=True)
    pen.cut_oval((50, 76), (9, 12))


def _broker(pen: ShapePen) -> None:
    """Scales with a drop and a coin."""
    pen.stroke("M 50 8 L 50 86 M 14 22 L 86 22 M 30 92 L 70 92", 8)
    pen.fill("M 22 34 Q 42 62 22 72 Q 2 62 22 34 Z", "light")
    pen.disc((78, 56), 17, "light")
    pen.cut_disc((78, 56), 7)


def _runner(pen: ShapePen) -> None:
    """A tombstone with running bones."""
    pen.fill("M 18 94 L 18 38 Q 20 6 50 6 Q 80 6 82 38 L 82 94 Z")
    pen.cut_stroke("M 36 74 L 64 32", 8)
    pen.cut_disc((34, 70), 7)
    pen.cut_disc((42, 78), 7)
    pen.cut_disc((58, 30), 7)
    pen.cut_disc((66, 38), 7)


def _horror(pen: ShapePen) -> None:
    """A maw of teeth with three eyes."""
    pen.disc((50, 52), 44)
    pen.cut(
        "M 12 58 L 24 70 L 34 58 L 42 72 L 50 58 L 58 72 L 66 58 L 76 70 L 88 58"
        " Q 78 92 50 92 Q 22 92 12 58 Z"
    )
    pen.cut_disc((26, 36), 7, mirrored=True)
    pen.cut_disc((50, 26), 9)


def _harbour(pen: ShapePen) -> None:
    """An anchor with a crown of waves."""
    pen.disc((50, 16), 14, "light")
    pen.cut_disc((50, 16), 6)
    pen.stroke("M 50 30 L 50 88 M 28 42 L 72 42", 10)
    pen.stroke("M 50 90 Q 14 90 12 56", 10, mirrored=True)
    pen.fill("M 2 66 L 10 44 L 26 60 Z", "light", mirrored=True)


VALLOR: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "brissa_de_molforn": _brissa,
    "tarvo_quill": _tarvo,
    "dragon_whelp": _whelp,
    "gutter_knife": _knife,
    "pit_hound": _hound,
    "roof_archer": _roof_archer,
    "plague_doctor": _doctor,
    "chain_fisher": _fisher,
    "dock_duellist": _duellist,
    "bone_cantor": _cantor,
    "blood_broker": _broker,
    "grave_runner": _runner,
    "cellar_horror": _horror,
    "harbour_champion": _harbour,
}
