"""What happens in the toy game. Everything is public the moment it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sfb_bot.kernel import Ending, Event, Seat


@dataclass(frozen=True, slots=True)
class OrderDrawn(Event):
    """Who plays in which order."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StakesRevealed(Event):
    """A round begins; by seat what everybody chose, empty for who has left."""

    stakes: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DiceTaken(Event):
    """The seat at turn will throw this many dice."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """What fell, what had been called, and what the throw added to the pot."""

    seat: Seat
    faces: tuple[int, ...]
    call: str
    worth: int


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """A one fell: the pot and this many points are lost."""

    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class Taxed(Event):
    """Somebody spent the stamp and took so much out of the pot of another."""

    seat: Seat
    payer: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Appealed(Event):
    """Somebody appealed against a tax of another; an even die brings it back into the pot."""

    seat: Seat
    taxer: Seat
    face: int
    amount: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Banked(Event):
    """The rest of the pot became points."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The next seat is at turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A seat dropped out; the others go on."""

    seat: Seat
    reason: Ending
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DrawOffered(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawOfferWithdrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawDeclined(Event):
    """All offers are off the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The winning side, None for nobody."""

    winner: int | None
    reason: Ending
    # The seed is open from here on.
    reveals: ClassVar[bool] = True


EVENTS: Final = (
    *(OrderDrawn, StakesRevealed, DiceTaken, DiceThrown, Busted, Taxed, Appealed, Banked, TurnEnded),
    *(SeatLeft, DrawOffered, DrawOfferWithdrawn, DrawDeclined, MatchEnded),
)
