"""Events of the set-up."""

from __future__ import annotations

from typing import ClassVar

from sfb_bot.games.brawl.rules.ids import CardId, ChallengeId, ChampionId, TrapFace
from sfb_bot.games.brawl.rules.model import Phase, Side
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Event, Seat, value


@value
class PhaseBegan(Event):
    """The match moved on to a phase; `step` counts inside the set-up phases."""

    phase: Phase
    step: int = 0


@value
class TurnOrderSet(Event):
    """The order of turns for the whole match, the first player first."""

    order: tuple[Seat, ...]


@value
class StartingSideSet(Event):
    """In a team match, the side that takes turns 1 and 3; at random, or as agreed."""

    side: Side


@value
class TeamOrderChosen(Event):
    """A side named which of its two players takes the earlier turn of a round."""

    side: Side
    first: Seat


@value
class AreaChosen(Event):
    """The first player took a deployment area; the other side has the other one."""

    seat: Seat
    area: str


@value
class LineUpSealed(Event):
    """A seat laid out champions that only its own side may see yet; only their number is public."""

    seat: Seat
    champions: tuple[ChampionId, ...]
    count: int = 0
    # The partner chooses knowing it.
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return LineUpSealed(self.seat, (), self.count or len(self.champions))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if side_of(seat) == side_of(self.seat) else self.for_public()


@value
class OffersRevealed(Event):
    """In the double draft, both seats' pairs of line-ups are in and were turned up at once, by seat."""

    offers: tuple[tuple[tuple[ChampionId, ...], ...], ...]
    reveals: ClassVar[bool] = True


@value
class OfferBanned(Event):
    """A whole line-up of another seat's pair was removed; `kept` is the one that seat drafts from."""

    seat: Seat
    owner: Seat
    banned: tuple[ChampionId, ...]
    kept: tuple[ChampionId, ...]


@value
class LineUpsRevealed(Event):
    """All sealed line-ups are in and were turned up at once, by seat."""

    line_ups: tuple[tuple[ChampionId, ...], ...]
    # Whoever answered last has now seen the other's: no second thoughts.
    reveals: ClassVar[bool] = True


@value
class ChampionBanned(Event):
    """A champion of another seat's line-up was removed from the match."""

    seat: Seat
    owner: Seat
    champion: ChampionId


@value
class ChampionPicked(Event):
    """A champion joined a seat's team."""

    seat: Seat
    champion: ChampionId


@value
class TeamsAssembled(Event):
    """Every picked champion stands on its Gate."""


@value
class DeckShuffled(Event):
    """A seat's deck was made (or refilled from its discard pile); only the number of cards is public."""

    seat: Seat
    deck: tuple[CardId, ...]
    # Which cards went in is public (all of them, or the discard pile); their order nobody may see.
    count: int = 0

    def for_public(self) -> Event | None:
        return DeckShuffled(self.seat, (), self.count or len(self.deck))


@value
class ChallengesShuffled(Event):
    """The challenge deck was made, or refilled with the discarded challenges."""

    deck: tuple[ChallengeId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return ChallengesShuffled((), self.count or len(self.deck))


@value
class SupplyShuffled(Event):
    """The trap supply was shuffled, a sprung token included."""

    supply: tuple[TrapFace, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return SupplyShuffled((), self.count or len(self.supply))


@value
class TrapPlaced(Event):
    """A seat put the next token of the supply face down on a hex, unseen."""

    seat: Seat
    cell: Cell


@value
class CardsSetAside(Event):
    """In the opening redraw a seat set cards aside face down; only their number is public."""

    seat: Seat
    cards: tuple[CardId, ...]
    count: int = 0

    def for_public(self) -> Event | None:
        return CardsSetAside(self.seat, (), self.count or len(self.cards))

    def for_seat(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else self.for_public()
