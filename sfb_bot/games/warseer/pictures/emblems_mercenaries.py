"""The emblems of mercenaries: beasts, machines and hired steel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.drawing.pen import ShapePen


def _babu(pen: ShapePen) -> None:
    """A spiked club."""
    pen.stroke("M 12 92 L 46 52", 13)
    pen.disc((66, 32), 26, "light")
    pen.fill(
        "M 66 8 L 72 -2 L 78 10 Z M 88 22 L 100 20 L 92 34 Z"
        " M 88 44 L 96 54 L 80 52 Z M 46 16 L 38 6 L 54 10 Z"
    )


def _bulwark(pen: ShapePen) -> None:
    """Two shields, one behind the other."""
    pen.fill("M 36 6 L 94 6 L 94 46 Q 90 74 66 82 Z", "dark")
    pen.cut("M 0 16 L 72 16 L 72 62 Q 66 90 38 104 Q 4 90 0 62 Z")
    pen.fill("M 6 22 L 66 22 L 66 60 Q 62 84 36 96 Q 10 84 6 60 Z")
    pen.fill("M 36 32 L 56 32 L 56 60 Q 52 74 36 84 Z", "light")


def _troll(pen: ShapePen) -> None:
    """A broad head with tusks."""
    pen.fill("M 14 36 Q 16 8 50 8 Q 84 8 86 36 L 96 40 L 88 58 Q 84 92 50 92 Q 16 92 12 58 L 4 40 Z")
    pen.cut_disc((34, 42), 7, mirrored=True)
    pen.fill("M 26 76 L 30 52 L 40 74 Z", "light", mirrored=True)
    pen.cut_stroke("M 38 80 L 62 80", 6)


def _bombard(pen: ShapePen) -> None:
    """A gun on a gear."""
    pen.fill("M 12 52 L 76 14 L 92 40 L 30 78 Z")
    pen.disc((36, 72), 22, "light")
    pen.stroke("M 36 46 L 36 98 M 10 72 L 62 72 M 18 54 L 54 90 M 54 54 L 18 90", 7, "light")
    pen.cut_disc((36, 72), 9)


def _oracle(pen: ShapePen) -> None:
    """A snake around an orb."""
    pen.disc((50, 40), 18, "light")
    pen.stroke("M 12 90 Q 50 74 80 84 Q 102 60 78 34 Q 58 2 28 20 Q 8 36 20 60", 10)
    pen.fill("M 10 58 L 32 54 L 24 80 Z")


def _scout(pen: ShapePen) -> None:
    """A compass."""
    pen.disc((50, 50), 46)
    pen.cut_disc((50, 50), 36)
    pen.fill("M 74 22 L 58 58 L 42 42 Z", "light")
    pen.fill("M 26 78 L 42 42 L 58 58 Z", "dark")


def _paraxis(pen: ShapePen) -> None:
    """A great dragon's head with horns."""
    pen.fill(
        "M 18 96 Q 4 48 34 30 L 18 4 L 50 20 L 62 2 L 66 26 Q 86 32 98 56 L 84 66 L 60 60 Q 68 76 60 96 Z"
    )
    pen.cut("M 54 38 L 70 42 L 58 48 Z")
    pen.fill("M 84 66 L 78 78 L 72 62 Z", "light")


def _mule(pen: ShapePen) -> None:
    """A long-eared head under a pack."""
    pen.fill("M 30 42 L 20 4 L 38 16 L 46 34 L 54 34 L 62 16 L 80 4 L 70 42 L 66 80 Q 50 100 34 80 Z")
    pen.cut_disc((41, 50), 5, mirrored=True)
    pen.fill("M 36 74 Q 50 66 64 74 Q 62 92 50 92 Q 38 92 36 74 Z", "light")


def _knight(pen: ShapePen) -> None:
    """A closed helmet with a plume."""
    pen.fill("M 20 92 L 20 48 Q 22 20 54 20 Q 84 22 84 50 L 84 70 L 64 92 Z")
    pen.cut_stroke("M 44 50 L 84 50", 8)
    pen.cut_stroke("M 62 64 L 62 82 M 74 62 L 74 74", 5)
    pen.fill("M 54 16 Q 30 -6 6 14 Q 10 34 18 40 Q 26 18 54 16 Z", "light")


MERCENARIES: Final[Mapping[str, Callable[[ShapePen], None]]] = {
    "babu": _babu,
    "hired_bulwark": _bulwark,
    "moor_troll": _troll,
    "clockwork_bombard": _bombard,
    "snake_oracle": _oracle,
    "caravan_scout": _scout,
    "paraxis_the_scarlet_dragon": _paraxis,
    "pack_mule": _mule,
    "road_knight": _knight,
}
