"""Features many faces share."""

from __future__ import annotations

from sfb_bot.drawing.pen import ShapePen


def round_eyes(pen: ShapePen, x: float, y: float, radius: float, iris: str = "black") -> None:
    """Two open eyes; `x` is the left one's middle."""
    pen.oval((x, y), (radius, radius * 0.9), "white", mirrored=True)
    pen.disc((x + radius * 0.15, y), radius * 0.55, iris, mirrored=True)
    if iris != "black":
        pen.disc((x + radius * 0.15, y), radius * 0.28, "black", mirrored=True)


def grim_eyes(pen: ShapePen, paint: str) -> None:
    """Two slanted eyes under heavy brows, in the usual place."""
    pen.fill("M 25 43 L 46 52 Q 36 60 28 53 Z", paint, mirrored=True)
    pen.disc((38, 52.5), 2.6, "black", mirrored=True)
