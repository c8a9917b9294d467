"""What comes of words in every game: who would give up, who offers a draw, who has left the table.

Events are stored by their names; neither these nor their fields ever change.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Protocol

from sfb_bot.kernel.decisions import Seat
from sfb_bot.kernel.events import Event
from sfb_bot.kernel.values import value
from sfb_bot.kernel.words import Word


@value
class ConcessionProposed(Event):
    """A seat would give up, and waits for its partners to say so."""

    seat: Seat


@value
class ConcessionWithdrawn(Event):
    """A seat plays on after all."""

    seat: Seat


@value
class Conceded(Event):
    """A seat gave up."""

    seat: Seat


@value
class DrawOffered(Event):
    """A seat offers a draw, or agrees to one."""

    seat: Seat


@value
class DrawOfferWithdrawn(Event):
    """A seat takes its offer back."""

    seat: Seat


@value
class DrawDeclined(Event):
    """A seat wants to play on."""

    seat: Seat


@value
class SeatLeft(Event):
    """Somebody gave up while others go on: they are asked nothing any more."""

    seat: Seat
    reveals: ClassVar[bool] = True


@value
class SeatCleared(Event):
    """What somebody had who left is on the table no more."""

    seat: Seat


def possible_words(
    seat: Seat, draw_offers: Collection[Seat], concessions: Collection[Seat] = ()
) -> tuple[Word, ...]:
    """What a seat may say in a match that goes on, by who offers a draw and who would give up."""
    concession = Word.WITHDRAW_CONCESSION if seat in concessions else Word.CONCEDE
    if seat in draw_offers:
        return (concession, Word.WITHDRAW_DRAW)
    declines = (Word.DECLINE_DRAW,) if draw_offers else ()
    return (concession, Word.OFFER_DRAW, *declines)


class HasDrawOffers(Protocol):
    """A state that remembers who offers a draw."""

    draw_offers: list[Seat]


class HasConcessions(Protocol):
    """A state that remembers who would give up while partners have not said so."""

    concessions: list[Seat]


def draw_offered(state: HasDrawOffers, event: DrawOffered) -> None:
    """The offer stands."""
    state.draw_offers.append(event.seat)


def draw_offer_withdrawn(state: HasDrawOffers, event: DrawOfferWithdrawn) -> None:
    """The offer is off, those of others stand."""
    state.draw_offers.remove(event.seat)


def draw_declined(state: HasDrawOffers, event: Event) -> None:
    """All offers are off."""
    del event
    state.draw_offers.clear()


def concession_proposed(state: HasConcessions, event: ConcessionProposed) -> None:
    """The seat waits for its partners."""
    state.concessions.append(event.seat)


def concession_withdrawn(state: HasConcessions, event: ConcessionWithdrawn) -> None:
    """The seat waits no more."""
    state.concessions.remove(event.seat)
