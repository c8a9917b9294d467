"""A season as it is shown, as frozen values: who, how it stands, what is to be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sfb_bot.leagues.rules.values import Settings, Stage
from sfb_bot.locale import Texts
from sfb_bot.screens.ledger import listed
from sfb_bot.screens.limits import plain
from sfb_bot.screens.lobby import PaceWords

SeasonStatus = Literal["signup", "running", "paused", "finished"]


@dataclass(frozen=True, slots=True)
class Side:
    """One who takes part, a player or a pair: user ids (0: somebody who was forgotten), and a name."""

    users: tuple[int, ...]
    name: str = ""
    is_invited: bool = False

    def called(self, texts: Texts) -> str:
        """How a text names them."""
        return called(self.users, texts)


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """A round: its number among `planned` of the main stage, when it ends, how much is decided."""

    number: int
    planned: int
    stage: Literal["main", "playoff"]
    ends_at: int
    decided: int
    pairings: int
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class SeasonFacts:
    """A season apart from its pairings; times in seconds, moments in seconds since 1970.

    `setup` is the game's own line. `playing` are those who are in, `waiting` those for whom there was no
    room. `places` are the first three places of a season that is over, which may be shared.
    """

    season: int
    name: str
    number: int
    status: SeasonStatus
    settings: Settings
    team_size: int
    setup: str
    pace: PaceWords
    round_length: int
    grace: int
    most: int
    signup_until: int
    starts_itself: bool
    playing: tuple[Side, ...] = ()
    waiting: tuple[Side, ...] = ()
    round: RoundFacts | None = None
    paused_for: str = ""
    places: tuple[tuple[int, Side], ...] = ()
    winner_role: int = 0

    @property
    def champion(self) -> Side | None:
        """Who won a season that is over; None when several share the first place."""
        first = [side for place, side in self.places if place == 1]
        return first[0] if len(first) == 1 else None

    def title(self, texts: Texts) -> str:
        """The season's name; typed words have no effect."""
        return title(self.name, self.number, texts)


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game of a pairing; `winner` is 0 for the one at home, 1 for the other. `reason` None: under way."""

    number: int
    winner: int | None
    home_score: int
    away_score: int
    reason: str | None
    channel: int = 0


@dataclass(frozen=True, slots=True)
class PairingFacts:
    """A pairing as it is shown; without `away` it is a bye. `channel` is where its game is played now.

    One that `is_called_off` was undecided when its season ended, and is played no more.
    """

    pairing: int
    round: int
    stage: Stage
    group: int
    home: Side
    away: Side | None
    home_wins: int
    away_wins: int
    is_decided: bool
    winner: int | None
    reason: str | None
    bye: str | None
    due: int
    games: tuple[GameFacts, ...] = ()
    channel: int = 0
    is_called_off: bool = False

    def side(self, number: int) -> Side:
        """The one at home for 0, else the other."""
        found = self.away if number else self.home
        assert found is not None, "a bye has one side"
        return found


def title(name: str, number: int, texts: Texts) -> str:
    """A season's name; typed words have no effect."""
    return texts.say("league-title", name=plain(name, 120), number=str(number))


def called(users: Sequence[int], texts: Texts) -> str:
    """How a text names people."""
    return listed([f"<@{user}>" if user else texts.say("somebody") for user in users], texts)
