"""What was agreed before a match, and what the matches of a tournament leave to the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sfb_bot.games.warseer.rules.content import KindId, MapId
from sfb_bot.kernel import Seat

Length = Literal["quick", "full"]


@dataclass(frozen=True, slots=True)
class Arms:
    """What one seat brings to a single match as in a tournament: upgrades, injured characters, a camp."""

    upgrades: tuple[KindId, ...] = ()
    injured: tuple[KindId, ...] = ()
    camp: tuple[KindId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """What one seat has in a tournament: coins, points and won matches so far, what it has bought.

    `shop` is its set of upgrades. `ticks` counts by the lines of the achievement sheet. `gifts` are
    incantations it may take for nothing.
    """

    coins: int = 0
    points: int = 0
    wins: int = 0
    shop: str = ""
    recruits: tuple[KindId, ...] = ()
    injured: tuple[KindId, ...] = ()
    upgrades: tuple[KindId, ...] = ()
    ticks: tuple[int, ...] = ()
    gifts: int = 0


@dataclass(frozen=True, slots=True)
class Carried:
    """What a match of a tournament begins with: its number, who won the last one (-1 for nobody).

    `scenarios` are those not played yet, `heroes` stay for the whole tournament.
    """

    number: int
    last: int
    scenarios: tuple[KindId, ...]
    heroes: tuple[KindId, ...]
    ledgers: tuple[Ledger, ...]

    @property
    def leader(self) -> int | None:
        """Who leads, or has won: most points over all matches, then most matches won, then a draw (W-170)."""
        worth = [(ledger.points, ledger.wins) for ledger in self.ledgers]
        return None if worth[0] == worth[1] else int(worth[1] > worth[0])


@dataclass(frozen=True, slots=True)
class Terms:
    """What one match is played for: 0 for what the mode says. `is_swapped`: the first player has zone 2."""

    goal: int = 0
    feats: int = 0
    scenario: KindId | None = None
    has_income_points: bool = True
    is_swapped: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the match. `first` is the seat that begins, `map` the map; None for chance.

    `heroes` are those that seats have chosen beforehand, empty for who has not; the others choose them, or
    have them drawn with `has_random_heroes`. With `has_suggested_camps` nobody is asked for a camp.
    The fields from `goal` to `is_swapped` are the terms of a single match.
    """

    mode: str
    length: Length = "quick"
    map: MapId | None = None
    first: Seat | None = None
    has_unique_terrain: bool = False
    figures_block: bool = False
    has_bought_minions: bool = False
    heroes: tuple[KindId, ...] = ()
    has_random_heroes: bool = False
    has_suggested_camps: bool = False
    goal: int = 0
    feats: int = 0
    scenario: KindId | None = None
    has_income_points: bool = True
    is_swapped: bool = False
    arms: tuple[Arms, ...] = ()
    carried: Carried | None = None
    # The names of the settings that were spelled out: they are told again as they were given.
    said: tuple[str, ...] = ()

    @property
    def terms(self) -> Terms:
        """The terms of the match, as far as they are agreed."""
        return Terms(self.goal, self.feats, self.scenario, self.has_income_points, self.is_swapped)
