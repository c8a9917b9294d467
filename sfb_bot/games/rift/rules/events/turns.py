"""Events of a turn around its main step, and of the end of a match."""

from __future__ import annotations

from typing import ClassVar

from sfb_bot.games.rift.rules.ids import Cell, KindId, WarriorId
from sfb_bot.games.rift.rules.model import EndReason
from sfb_bot.kernel import Event, Seat, value

Moves = tuple[tuple[WarriorId, Cell, Cell], ...]


@value
class TurnBegan(Event):
    """A turn began; `number` counts those of both."""

    seat: Seat
    number: int
    reveals: ClassVar[bool] = True


@value
class Advanced(Event):
    """The warriors of the player at turn went forward."""

    moves: Moves


@value
class WarriorTurned(Event):
    """The top of a warrior deck was turned up."""

    seat: Seat
    kind: KindId
    reveals: ClassVar[bool] = True


@value
class Summoned(Event):
    """The warrior that was turned up came into a lane; a Shapeshifter's player sees the `forms` left."""

    warrior: WarriorId
    seat: Seat
    kind: KindId
    cell: Cell
    forms: tuple[KindId, ...] = ()
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return Summoned(self.warrior, self.seat, self.kind, self.cell) if self.forms else self

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class Recalled(Event):
    """A warrior of a seat's discard was put on top of its deck; no kind if the seat declined."""

    seat: Seat
    kind: KindId
    reveals: ClassVar[bool] = True


@value
class QuietTurnCounted(Event):
    """Now so many turns in a row have passed without a summoned or destroyed warrior."""

    quiet: int


@value
class ExhaustionBegan(Event):
    """From now on damage stays to the end of the match."""


@value
class TurnEnded(Event):
    """Damage went away unless exhaustion has begun, and what was once a turn may be done again."""

    seat: Seat


@value
class MatchEnded(Event):
    """The match is over; no winner means a draw. `armies` are shown now, by seat, in no order of theirs."""

    winner: Seat | None
    reason: EndReason
    armies: tuple[tuple[KindId, ...], ...] = ()
    reveals: ClassVar[bool] = True
