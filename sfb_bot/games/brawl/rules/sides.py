"""Two sides sit in turn, so at a table of four the first and the third are partners."""

from __future__ import annotations

from sfb_bot.kernel import Seat


def side_of(seat: Seat) -> int:
    """The side a seat plays for."""
    return seat % 2
