"""What finished matches add up to, as frozen values: records, what was chosen, people, leagues."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.leagues.rules.ranking import Ranked
from sfb_bot.leagues.rules.ratings import Rating
from sfb_bot.leagues.seasons.records import SeasonRecord
from sfb_bot.matches.records import MatchId, UserId


@dataclass(frozen=True, slots=True)
class Record:
    """Won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.drawn + self.lost

    @property
    def rate(self) -> float:
        """The share that was won, from 0 to 1; draws count half."""
        return (self.won + self.drawn / 2) / self.played if self.played else 0.0


@dataclass(frozen=True, slots=True)
class ChoiceStats:
    """How often something was picked and banned in `matches` matches, and how those did who had it."""

    name: str
    matches: int
    picked: int = 0
    banned: int = 0
    record: Record = Record()

    @property
    def pick_rate(self) -> float:
        """The share of matches in which it was played, by either side."""
        return self.picked / self.matches if self.matches else 0.0

    @property
    def ban_rate(self) -> float:
        """The share of matches in which it was banned."""
        return self.banned / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """What a player has done in a server; `ratings` by the mode they are of, seasons newest first."""

    user: UserId
    record: Record
    points_made: int
    points_given: int
    choices: tuple[ChoiceStats, ...] = ()
    ratings: tuple[tuple[str, Rating], ...] = ()
    seasons: tuple[SeasonRecord, ...] = ()
    titles: tuple[SeasonRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two players against each other; the record is the first one's. The newest matches, in order."""

    one: UserId
    two: UserId
    record: Record
    matches: tuple[MatchId, ...] = ()


@dataclass(frozen=True, slots=True)
class LeagueStats:
    """A league over its seasons: its matches, its ranking, the ratings of its people, what was chosen."""

    name: str
    game: str
    matches: int
    ranking: tuple[Ranked, ...] = ()
    ratings: tuple[Rating, ...] = ()
    choices: tuple[ChoiceStats, ...] = ()
