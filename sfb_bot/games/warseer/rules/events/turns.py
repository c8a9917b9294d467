"""Set-up, turns and the end."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from sfb_bot.games.warseer.rules.content import KindId, MapId
from sfb_bot.games.warseer.rules.model import EndReason, Phase
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Event, Seat, value


@value
class TableLaid(Event):
    """The turn order and the map are known."""

    order: tuple[Seat, ...]
    map: MapId


@value
class Mustered(Event):
    """A match of a tournament began for a seat: its shop, and the coins it gets."""

    seat: Seat
    shop: str
    coins: int


@value
class Provisioned(Event):
    """What a seat has bought before a match of a tournament, and the coins that are left.

    The first `gifts` of `bought` were free. `converted` points have become coins.
    """

    seat: Seat
    coins: int
    dismissed: tuple[KindId, ...]
    converted: int
    recruited: tuple[KindId, ...]
    recovered: tuple[KindId, ...]
    bought: tuple[KindId, ...]
    gifts: int
    # What was chosen in secret is known now.
    reveals: ClassVar[bool] = True


@value
class TermsSet(Event):
    """What a match of a tournament is played for."""

    goal: int
    feats: int
    scenario: KindId | None
    has_income_points: bool
    is_swapped: bool


@value
class PhaseBegan(Event):
    """The match came into a phase; `step` counts questions within it."""

    phase: Phase
    step: int = 0


@value
class HeroChosen(Event):
    """A seat has taken a hero."""

    seat: Seat
    hero: KindId
    # What was chosen in secret is known now.
    reveals: ClassVar[bool] = True


@value
class CampChosen(Event):
    """A seat has filled its War Camp."""

    seat: Seat
    camp: tuple[KindId, ...]
    reveals: ClassVar[bool] = True


@value
class Recovered(Event):
    """An injured character is well again."""

    seat: Seat
    kind: KindId


@value
class GearChosen(Event):
    """A seat has taken relics and buildings for a skirmish."""

    seat: Seat
    relics: tuple[KindId, ...]
    buildings: tuple[KindId, ...]
    reveals: ClassVar[bool] = True


@value
class PieceSet(Event):
    """A piece of unique terrain was put on the map, a pair on two spots; no cells for none."""

    seat: Seat
    piece: KindId
    cells: tuple[Cell, ...]


@value
class LandmarkSet(Event):
    """A landmark was put on the map."""

    seat: Seat
    cell: Cell


@value
class LandmarkTaken(Event):
    """A landmark was taken away or burnt by a creature of this seat."""

    seat: Seat
    cell: Cell


@value
class NamesPut(Event):
    """A seat has named enemies for its list."""

    seat: Seat
    kinds: tuple[KindId, ...]
    reveals: ClassVar[bool] = True


@value
class DeckShuffled(Event):
    """A battle deck was shuffled; nobody knows the order."""

    seat: Seat
    deck: tuple[KindId, ...]
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, deck=())


@value
class FeatsShuffled(Event):
    """The feat deck was shuffled; nobody knows the order."""

    deck: tuple[KindId, ...]
    count: int
    reveals: ClassVar[bool] = True

    def for_public(self) -> Event | None:
        return replace(self, deck=())


@value
class TurnBegan(Event):
    """A turn began: own cards are unturned, and what lasted until now ends."""

    seat: Seat
    turn_no: int


@value
class TurnEnded(Event):
    """A turn is over; what lasted for it ends."""

    seat: Seat


@value
class RoundEnded(Event):
    """A round of a skirmish is over; so many are left, and this seat begins the next."""

    rounds: int
    first: Seat


@value
class ActivationPassed(Event):
    """It is the next player's turn to activate a creature."""

    seat: Seat
    next: Seat
    has_acted: bool


@value
class LastFeatTaken(Event):
    """The feat deck is empty: the game ends with this turn."""


@value
class HeroFell(Event):
    """The hero of a seat was destroyed while others play on."""

    seat: Seat
    reveals: ClassVar[bool] = True


@value
class MatchEnded(Event):
    """The match is over; `winner` is a side, -1 for nobody."""

    winner: int
    reason: EndReason
    reveals: ClassVar[bool] = True
