"""What happens to hands, piles, codices, gold and workers; faces of cards are their owner's secret."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.kernel import Event, Seat, value

Cards = tuple[KindId, ...]


@value
class Dealt(Event):
    """A seat has its codex and its shuffled deck; `cards` from the bottom to the top are nobody's to see."""

    seat: Seat
    cards: Cards
    workers: int

    def for_public(self) -> Event | None:
        return Dealt(self.seat, (), self.workers)


@value
class Drawn(Event):
    """Cards came from the deck into the hand."""

    seat: Seat
    cards: Cards
    count: int
    cause: str = ""
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, cards=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class Reshuffled(Event):
    """The discard pile became the deck."""

    seat: Seat
    cards: Cards
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return Reshuffled(self.seat, ())


@value
class Discarded(Event):
    """Cards went from the hand to the discard pile, face down; `cause`: draw, effect, cost, random."""

    seat: Seat
    cards: Cards
    count: int
    cause: str

    def for_public(self) -> Event | None:
        return replace(self, cards=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class Hired(Event):
    """A card of the hand became a worker."""

    seat: Seat
    card: KindId

    def for_public(self) -> Event | None:
        return Hired(self.seat, KindId(""))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class WorkersLost(Event):
    """Workers left the game; those without faces go first."""

    seat: Seat
    count: int
    cause: str


@value
class Teched(Event):
    """Cards of the codex went into the discard pile, face down."""

    seat: Seat
    cards: Cards
    count: int

    def for_public(self) -> Event | None:
        return Teched(self.seat, (), self.count)

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class GoldChanged(Event):
    """Gold was gained or paid. `cause` says for what, `other` who else it concerns (-1 for nobody)."""

    seat: Seat
    amount: int
    cause: str
    kind: KindId = KindId("")
    other: int = -1


@value
class CardPlayed(Event):
    """A card was played from `zone` (hand, codex, deck, graveyard); `paid` is what it cost altogether."""

    seat: Seat
    kind: KindId
    paid: int
    is_boosted: bool = False
    zone: str = "hand"
    owner: int = -1
    reveals: ClassVar[bool] = False


@value
class SpellDone(Event):
    """A spell that has been carried out went where it goes: discard, trash, deck."""

    owner: Seat
    kind: KindId
    to: str = "discard"


@value
class CardMoved(Event):
    """A card went from one of a seat's piles to another, or to the table; shown where all see it.

    Zones: hand, deck, discard, codex, trash, table.
    """

    seat: Seat
    kind: KindId
    source: str
    target: str
    is_shown: bool = True

    def for_public(self) -> Event | None:
        return self if self.is_shown else replace(self, kind=KindId(""))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class Looked(Event):
    """A seat saw cards that others do not see: a zone (hand, discard, deck) of somebody."""

    seat: Seat
    whose: Seat
    zone: str
    cards: Cards
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return Looked(self.seat, self.whose, self.zone, ())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class CountChanged(Event):
    """Something that is counted for a player within a turn, by its name."""

    seat: Seat
    name: str
    amount: int
