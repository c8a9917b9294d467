"""What a game brings so that players are told where their answers lead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from sfb_bot.kernel import Decision, Event, Option, Seat, TableState

S = TypeVar("S", bound=TableState)
Chosen = tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Line(Generic[S]):
    """One way to go on after an answer, to the end of the action.

    `events` are those the seat can be sure of. `end` is None for a line that luck or something hidden decides
    before the action is over. `asks_others`: somebody else had to choose and was taken to choose the default.
    """

    events: tuple[Event, ...]
    end: S | None
    asks_others: bool


class Foresight(ABC, Generic[S]):
    """What a game knows about where answers lead. It is given imagined states only."""

    # Whether two answers that are given in one press say together where they lead.
    tells_lines: ClassVar[bool] = False

    @abstractmethod
    def foresees(self, decision: Decision) -> bool:
        """Whether it is worth looking into the answers to this question."""

    @abstractmethod
    def sure(self, start: S, seat: Seat, events: Sequence[Event]) -> int:
        """How many of these events come as they do whatever is hidden from the seat."""

    # Any: a value of the game's own.
    @abstractmethod
    def prospect(
        self, start: S, decision: Decision, option: Option, lines: Sequence[Line[S]], *, is_whole: bool
    ) -> Any:
        """What an answer leads to, out of all lines that were tried; `is_whole`: there are no others."""

    def answers(self, start: S, decision: Decision) -> Sequence[Chosen]:
        """The answers to a later question of the seat's own that are tried, none for the default."""
        del start
        if decision.pick != (1, 1):
            return ()
        return [(option,) for option in decision.options]

    def most_lines(self, start: S, decision: Decision, option: Option) -> int:
        """How many lines are tried at most for one option: work is counted, never timed."""
        del start, option
        return max(12, 400 // len(decision.options))

    def is_chosen(self, decision: Decision) -> bool:
        """Whether what somebody else answers to this counts as their choice, not as doing nothing.

        To be told by what everybody may know of the question.
        """
        del decision
        return True
