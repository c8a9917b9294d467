"""What remains of a finished match: the few facts that tables and statistics of any game are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.kernel.decisions import Seat

Ending = Literal["played", "concession", "agreement", "time", "organiser"]


@dataclass(frozen=True, slots=True)
class Summary:
    """How a match ended, side by side.

    `winner` is a side, None for a draw or a match called off. `points` counts by side, `sides` lists the
    seats of each. `picks` and `bans` name by seat what it chose and what was forbidden to it. `goal` is how
    many points win a match, 0 where a game knows no such number.
    """

    winner: int | None
    ending: Ending
    points: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    picks: tuple[tuple[str, ...], ...] = ()
    bans: tuple[tuple[str, ...], ...] = ()
    goal: int = 0
