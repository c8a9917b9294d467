"""Standing orders: what a seat wants done with questions, said before they come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A standing order by the name it is stored under; `has_subject`: it is about one thing of the game."""

    name: str
    has_subject: bool = False


ASK: Final = OrderKind("ask")
# Holds for the turn under way alone.
PASS_TURN: Final = OrderKind("pass_turn")
# Holds until the first turn: whatever is asked before it is chosen at random.
PREPARE: Final = OrderKind("prepare")
# What every game has; others are the game's own.
SHARED_ORDERS: Final = (ASK, PASS_TURN)
