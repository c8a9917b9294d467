"""What a match of the toy game consists of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from sfb_bot.kernel import Dice, Ending, Mode, Seat


def for_themselves(name: str, seats: int) -> Mode:
    """A mode in which every seat is a side."""
    return Mode(name, tuple((Seat(seat),) for seat in range(seats)))


MODES: Final = (for_themselves("three", 3), for_themselves("two", 2), for_themselves("five", 5))
ONE: Final = 1

Stake = Literal["safe", "bold"]


@dataclass(frozen=True, slots=True)
class Box:
    """What is in the box: the numbers of the game, how far a race may go, and its motto."""

    motto: str
    most_rounds: int
    rich: int
    bold_loss: int
    call_bonus: int
    goals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed; `first` is the seat that starts, None for chance.

    `habits` are the stakes seats agreed to choose in every round, empty for those who want to be asked.
    """

    mode: str
    length: str
    first: int | None
    habits: tuple[str, ...] = ()

    def habit(self, seat: int) -> str:
        """The stake a seat always chooses, empty for none."""
        return self.habits[seat] if self.habits else ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended: the side that won, None for nobody."""

    winner: int | None
    reason: Ending


@dataclass(slots=True)
class State:
    """A match. `order` is empty until it is drawn; `stakes` until they are revealed in each round.

    `to_play` are the seats whose turns are still to come in the round, the one at turn first.
    """

    box: Box
    dice: Dice
    setup: Setup
    order: list[int] = field(default_factory=list[int])
    round: int = 0
    turns: int = 0
    to_play: list[int] = field(default_factory=list[int])
    stakes: list[str] = field(default_factory=list[str])
    points: list[int] = field(default_factory=list[int])
    pot: int = 0
    taken: int = 0
    thrown: list[int] = field(default_factory=list[int])
    stamps: list[int] = field(default_factory=list[int])
    gone: list[int] = field(default_factory=list[int])
    draw_offers: list[int] = field(default_factory=list[int])
    outcome: Outcome | None = None

    @property
    def seats(self) -> range:
        """All seats, those who left included."""
        return range(len(self.points))

    @property
    def playing(self) -> list[int]:
        """The seats that have not left, in the order of play."""
        return [seat for seat in self.order if seat not in self.gone]

    @property
    def goal(self) -> int:
        """The points to reach."""
        return self.box.goals[self.setup.length]
