"""Events that happen to hands and decks."""

from __future__ import annotations

from typing import ClassVar, Literal

from sfb_bot.games.brawl.rules.ids import CardId, FigureId
from sfb_bot.kernel import Event, Seat, value

DiscardCause = Literal["stun", "effect", "random"]


@value
class CardsDrawn(Event):
    """A seat drew cards; only the number is public."""

    seat: Seat
    cards: tuple[CardId, ...]
    count: int = 0
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return CardsDrawn(self.seat, (), self.count or len(self.cards))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class CardsPlanned(Event):
    """A seat put hand cards on top of its deck, the last one topmost; only the number is public."""

    seat: Seat
    cards: tuple[CardId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return CardsPlanned(self.seat, (), self.count or len(self.cards))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class CardDiscarded(Event):
    """A hand card was discarded, open to all."""

    seat: Seat
    card: CardId
    cause: DiscardCause
    reveals: ClassVar[bool] = True


@value
class DiscardPlanned(Event):
    """A card of a seat's open discard pile was put on top of its deck."""

    seat: Seat
    card: CardId


@value
class TopDiscarded(Event):
    """The top card of a seat's deck was turned up and discarded."""

    seat: Seat
    card: CardId
    reveals: ClassVar[bool] = True


@value
class CardReturned(Event):
    """A card of a seat's open discard pile was taken back into the hand."""

    seat: Seat
    card: CardId


@value
class CoreReadied(Event):
    """An effect readied a core."""

    seat: Seat
    core: int


@value
class CoreExhausted(Event):
    """A core was exhausted as the price of an effect."""

    seat: Seat
    core: int


@value
class HandShown(Event):
    """A seat showed its whole hand to everybody."""

    seat: Seat
    cards: tuple[CardId, ...]
    reveals: ClassVar[bool] = True


@value
class Stunned(Event):
    """A figure was stunned; what its controller discarded or showed follows."""

    figure: FigureId
