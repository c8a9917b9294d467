"""Where flat-top hexes lie in pixels. Kept apart from the grid: the rules never need it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from sfb_bot.hexgrid.hexes import Hex

Pixel = tuple[float, float]

_ROOT3 = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Layout:
    """Flat-top hexes of one size: `size` from centre to corner, `origin` the centre of hex (0, 0)."""

    size: float
    origin: Pixel = (0.0, 0.0)

    @property
    def width(self) -> float:
        """From the left to the right corner of a hex."""
        return 2 * self.size

    @property
    def height(self) -> float:
        """From the upper to the lower side of a hex; also the distance of neighbours' centres."""
        return _ROOT3 * self.size

    def centre(self, at: tuple[float, float]) -> Pixel:
        """The middle of a hex; fractions are places between hexes, such as a gate off the grid."""
        q, r = at
        return self.origin[0] + self.size * 1.5 * q, self.origin[1] + self.height * (r + q / 2)

    def corners(self, at: tuple[float, float], size: float | None = None) -> list[Pixel]:
        """The six corners, clockwise from the right one; `size` draws the same hex smaller or larger."""
        x, y = self.centre(at)
        radius = self.size if size is None else size
        half = _ROOT3 / 2 * radius
        return [
            (x + radius, y),
            (x + radius / 2, y + half),
            (x - radius / 2, y + half),
            (x - radius, y),
            (x - radius / 2, y - half),
            (x + radius / 2, y - half),
        ]

    def hex_at(self, pixel: Pixel) -> Hex:
        """The hex a pixel lies in, whether or not a grid has it."""
        q = (pixel[0] - self.origin[0]) / (1.5 * self.size)
        r = (pixel[1] - self.origin[1]) / self.height - q / 2
        return _rounded(q, r)

    def extent(self, hexes: Iterable[Hex]) -> tuple[float, float, float, float]:
        """Left, top, right and bottom edge of a set of hexes, which must not be empty."""
        centres = [self.centre(at) for at in hexes]
        half_width, half_height = self.width / 2, self.height / 2
        return (
            min(x for x, _ in centres) - half_width,
            min(y for _, y in centres) - half_height,
            max(x for x, _ in centres) + half_width,
            max(y for _, y in centres) + half_height,
        )


def _rounded(q: float, r: float) -> Hex:
    """The nearest hex: round all three cube coordinates and correct the one that moved farthest."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)
