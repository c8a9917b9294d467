"""The emblems of the Grypharim Empire: crowns, wings, shields and banners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _queen(pen: ShapePen) -> None:
    """A crown under a rising sun."""
    pen.fill("M 10 88 L 4 44 L 28 62 L 50 34 L 72 62 L 96 44 L 90 88 Z")
    pen.disc((50, 18), 12, "light")
    pen.stroke("M 26 18 L 18 10 M 74 18 L 82 10", 7, "light")


def _emperor(pen: ShapePen) -> None:
    """A sword upright through a crown."""
    pen.fill("M 8 62 L 4 24 L 26 42 L 38 20 L 38 62 Z", mirrored=True)
    pen.fill("M 44 62 L 44 12 L 50 2 L 56 12 L 56 62 Z", "light")
    pen.stroke("M 24 72 L 76 72", 10)
    pen.stroke("M 50 74 L 50 94", 9, "light")


def _recruit(pen: ShapePen) -> None:
    """A small round shield with a boss."""
    pen.disc((50, 50), 40)
    pen.cut_disc((50, 50), 28)
    pen.disc((50, 50), 14, "light")


def _wall_bearer(pen: ShapePen) -> None:
    """A tower shield of stones."""
    pen.fill("M 18 8 L 82 8 L 82 66 L 50 96 L 18 66 Z")
    pen.cut_stroke("M 18 36 L 82 36 M 18 62 L 82 62 M 50 10 L 50 36 M 34 38 L 34 62 M 66 38 L 66 62", 6)


def _crossbow(pen: ShapePen) -> None:
    """A crossbow, ready."""
    pen.stroke("M 10 46 Q 18 16 50 14 Q 82 16 90 46", 10)
    pen.stroke("M 10 46 L 50 62 L 90 46", 5, "light")
    pen.stroke("M 50 8 L 50 94", 11)
    pen.fill("M 50 0 L 62 20 L 38 20 Z", "light")


def _novice(pen: ShapePen) -> None:
    """Hands around a flame."""
    pen.fill("M 50 6 Q 72 34 66 50 Q 60 64 50 64 Q 40 64 34 50 Q 28 34 50 6 Z", "light")
    pen.stroke("M 14 40 Q 12 80 44 92", 11, mirrored=True)


def _fledgling(pen: ShapePen) -> None:
    """One feathered wing."""
    pen.fill("M 8 88 Q 8 22 90 8 Q 88 34 70 40 Q 76 46 84 46 Q 76 66 54 64 Q 58 70 66 72 Q 44 92 8 88 Z")
    pen.cut_stroke("M 24 74 Q 34 48 64 32", 6)


def _captain(pen: ShapePen) -> None:
    """A banner with a star."""
    pen.stroke("M 20 4 L 20 96", 10)
    pen.fill("M 26 10 L 92 10 L 78 36 L 92 62 L 26 62 Z", "light")
    pen.cut("M 50 20 L 55 31 L 67 32 L 58 40 L 61 52 L 50 45 L 39 52 L 42 40 L 33 32 L 45 31 Z")


def _lance(pen: ShapePen) -> None:
    """A lance with a wing behind it."""
    pen.stroke("M 8 92 L 76 24", 9)
    pen.fill("M 96 4 L 84 40 L 60 16 Z", "light")
    pen.fill("M 14 62 Q 6 20 48 8 Q 50 26 36 34 Q 44 34 48 36 Q 38 60 14 62 Z")


def _inquisitor(pen: ShapePen) -> None:
    """An eye over an open book."""
    pen.fill("M 12 36 Q 50 -4 88 36 Q 50 68 12 36 Z")
    pen.cut_disc((50, 33), 15)
    pen.disc((50, 33), 8, "light")
    pen.fill("M 8 66 Q 30 58 47 70 L 47 94 Q 30 82 8 90 Z", "light", mirrored=True)


def _sentinel(pen: ShapePen) -> None:
    """A head of stone blocks."""
    pen.fill("M 22 10 L 78 10 L 84 54 L 16 54 Z")
    pen.fill("M 8 60 L 92 60 L 92 92 L 8 92 Z", "dark")
    pen.cut("M 30 28 L 44 28 L 44 38 L 30 38 Z", mirrored=True)
    pen.cut_stroke("M 36 62 L 36 92 M 64 62 L 64 92", 5)


def _goliath(pen: ShapePen) -> None:
    """A fist between wings."""
    pen.fill("M 34 34 L 66 34 L 70 62 L 62 88 L 38 88 L 30 62 Z", "light")
    pen.cut_stroke("M 32 52 L 68 52 M 50 36 L 50 52", 5)
    pen.fill("M 26 74 Q 0 52 4 8 Q 28 20 28 48 Z", mirrored=True)


def _kerub(pen: ShapePen) -> None:
    """A griffin's head in armour."""
    pen.fill("M 22 94 Q 12 40 42 18 L 36 2 L 56 14 Q 84 18 90 44 L 96 62 L 72 56 Q 66 64 70 94 Z")
    pen.cut_disc((62, 36), 7)
    pen.cut_stroke("M 26 60 L 62 68 M 28 78 L 64 82", 6)


def _archon(pen: ShapePen) -> None:
    """A sun with a face of light."""
    pen.disc((50, 50), 24, "light")
    pen.stroke("M 50 4 L 50 18 M 50 82 L 50 96 M 4 50 L 18 50 M 82 50 L 96 50", 9)
    pen.stroke("M 18 18 L 27 27 M 82 18 L 73 27 M 18 82 L 27 73 M 82 82 L 73 73", 8)


GRYPHARIM: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "queen_zenobia": _queen,
    "emperor_demian": _emperor,
    "legion_recruit": _recruit,
    "wall_bearer": _wall_bearer,
    "legion_crossbow": _crossbow,
    "novice_of_aria": _novice,
    "griffin_fledgling": _fledgling,
    "banner_captain": _captain,
    "lance_of_the_wing": _lance,
    "field_inquisitor": _inquisitor,
    "stone_sentinel": _sentinel,
    "goliath": _goliath,
    "kerub_the_armoured_griffin": _kerub,
    "archon_of_dawn": _archon,
}
