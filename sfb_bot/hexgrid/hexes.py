"""Axial hex coordinates, written to be read; the grid is tested against these functions."""

from __future__ import annotations

from typing import NamedTuple


class Hex(NamedTuple):
    """One hex of a flat-top grid in axial coordinates: `q` is the column, `r` runs down it."""

    q: int
    r: int

    def plus(self, step: Hex) -> Hex:
        """The hex so far away."""
        return Hex(self.q + step.q, self.r + step.r)


# Clockwise from the upper right neighbour, so that `(d + 1) % 6` is the next one round.
DIRECTIONS: tuple[Hex, ...] = (Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1))


def distance(a: Hex, b: Hex) -> int:
    """Fewest steps from `a` to `b`, whatever stands between them."""
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes at distance one, clockwise."""
    return tuple(at.plus(step) for step in DIRECTIONS)


def ray(start: Hex, direction: int, length: int) -> tuple[Hex, ...]:
    """The `length` hexes that follow `start` in one direction, `start` not included."""
    step = DIRECTIONS[direction]
    return tuple(Hex(start.q + step.q * n, start.r + step.r * n) for n in range(1, length + 1))


def rotate(at: Hex, sixths: int = 1) -> Hex:
    """`at` turned clockwise around the origin by this many sixths of a full turn."""
    for _ in range(sixths % 6):
        at = Hex(-at.r, at.q + at.r)
    return at
