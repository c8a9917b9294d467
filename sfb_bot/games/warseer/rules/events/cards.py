"""Cards, feats, influence and points."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from sfb_bot.games.warseer.rules.content import NO_KIND, KindId
from sfb_bot.kernel import Event, Seat, value


@value
class CardsDrawn(Event):
    """A seat drew battle cards; only it sees which."""

    seat: Seat
    cards: tuple[KindId, ...]
    count: int
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, cards=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class CardsReturned(Event):
    """A seat put cards of its hand back into the deck, which has this order then."""

    seat: Seat
    cards: tuple[KindId, ...]
    deck: tuple[KindId, ...]
    count: int
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, cards=(), deck=())

    def for_seat(self, seat: Seat) -> Event | None:
        return replace(self, deck=()) if seat == self.seat else self.for_public()


@value
class FeatsDrawn(Event):
    """A seat drew feats into its hand; only it sees which."""

    seat: Seat
    feats: tuple[KindId, ...]
    count: int
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, feats=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class FeatsTaken(Event):
    """Feats went from the deck into a Hall, face down: nobody sees them (WQ25)."""

    seat: Seat
    feats: tuple[KindId, ...]
    count: int
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, feats=())


@value
class CardPlayed(Event):
    """A battle card was played from hand, for so much influence."""

    seat: Seat
    card: KindId
    cost: int
    reveals: ClassVar[bool] = True


@value
class CardDiscarded(Event):
    """A battle card left the hand for the History, for its income or as a cost."""

    seat: Seat
    card: KindId
    is_cost: bool = False
    reveals: ClassVar[bool] = True


@value
class Buried(Event):
    """A card came into the History of its owner."""

    seat: Seat
    kind: KindId


@value
class Unearthed(Event):
    """A character left a History or a camp, by an effect that puts it on the battlefield."""

    seat: Seat
    kind: KindId
    is_history: bool


@value
class RelicWorn(Event):
    """A relic came into play; `instead` is the one it takes the place of."""

    seat: Seat
    card: KindId
    armour: int
    uses: int
    instead: KindId = NO_KIND


@value
class RelicUsed(Event):
    """A marker was taken from a relic, or it was turned."""

    seat: Seat
    card: KindId
    uses: int
    is_turned: bool


@value
class RelicLost(Event):
    """A relic left play."""

    seat: Seat
    card: KindId


@value
class Built(Event):
    """A building came into play."""

    seat: Seat
    card: KindId


@value
class BuildingUsed(Event):
    """A building was turned."""

    seat: Seat
    card: KindId


@value
class BuildingLost(Event):
    """A building left play."""

    seat: Seat
    card: KindId


@value
class AbilityUsed(Event):
    """A hero's text was used."""

    seat: Seat
    kind: KindId
    index: int


@value
class UpgradeSpent(Event):
    """A bought card was used up, or went with its bearer."""

    seat: Seat
    upgrade: KindId


@value
class UpgradeRegained(Event):
    """A bought relic can be used again: its bearer came back to the camp alive."""

    seat: Seat
    upgrade: KindId


@value
class InfluenceChanged(Event):
    """A seat has more or less influence."""

    seat: Seat
    amount: int
    cause: str = ""


@value
class PointsChanged(Event):
    """A seat has more or fewer points."""

    seat: Seat
    amount: int
    cause: str


@value
class MarkReached(Event):
    """The income came to a marked value for the first time."""

    seat: Seat
    marks: int


@value
class FeatPlayed(Event):
    """A feat was played face up into the Hall."""

    seat: Seat
    feat: KindId
    reveals: ClassVar[bool] = True


@value
class FeatDropped(Event):
    """A feat was discarded from hand."""

    seat: Seat
    feat: KindId
    reveals: ClassVar[bool] = True


@value
class Counted(Event):
    """Something was done that cards and feats ask about."""

    seat: Seat
    fact: str
    amount: int = 1
    is_of_match: bool = False


@value
class HandSeen(Event):
    """A seat looked at cards of another hand."""

    seat: Seat
    of: Seat
    cards: tuple[KindId, ...]
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, cards=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat in (self.seat, self.of) else self.for_public()


@value
class DeckSeen(Event):
    """A seat looked at the top of its deck."""

    seat: Seat
    cards: tuple[KindId, ...]
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, cards=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class DeckArranged(Event):
    """A seat put the top cards of its deck back in an order of its own, the last one on top."""

    seat: Seat
    cards: tuple[KindId, ...]
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, cards=())

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()


@value
class Milled(Event):
    """The top card of a deck went to the History."""

    seat: Seat
    card: KindId
    reveals: ClassVar[bool] = True
