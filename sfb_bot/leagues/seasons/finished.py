"""What is kept of matches and seasons that are over."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.kernel import Json, Summary
from sfb_bot.leagues.rules.values import PLAYED_REASONS, EntrantId, PairingId
from sfb_bot.leagues.seasons.records import GameReason
from sfb_bot.matches.records import GuildId, MatchId, Moment, SeasonId, UserId


@dataclass(frozen=True, slots=True)
class GameResult:
    """What a match that ended says to the table of its league, and to statistics.

    `reason` is why it counts as it does; "void": it does not count, and is played again.
    """

    summary: Summary
    reason: GameReason

    @classmethod
    def of(cls, summary: Summary, reason: GameReason | None = None) -> GameResult:
        """The result of a match; without a reason of the league the match itself says how it ended."""
        if reason is None and summary.ending == "organiser":
            reason = "void" if summary.winner is None else "organiser"
        return cls(summary, reason or ("timeout" if summary.ending == "time" else "played"))

    @property
    def is_rated(self) -> bool:
        """Whether it says something about play."""
        return self.reason in PLAYED_REASONS

    def scores(self, *, is_full: bool) -> tuple[int, ...]:
        """Points for a table by side; who leads and then stays away has made none.

        With `is_full` who wins because the other one gives up, or is out of time, has reached the goal.
        """
        summary = self.summary
        if self.reason not in (*PLAYED_REASONS, "organiser", "score"):
            return tuple(0 for _ in summary.points)
        if not is_full or self.reason == "organiser" or summary.ending not in ("concession", "time"):
            return summary.points
        return tuple(
            max(points, summary.goal) if side == summary.winner else points
            for side, points in enumerate(summary.points)
        )


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """What statistics need of a match that is over; `users` by seat, 0 for somebody who was forgotten.

    `setup` is what was agreed before it; the game's form knows the mode of it. `number` grows from every
    match that ends to the next.
    """

    match: MatchId
    guild: GuildId
    game: str
    setup: Json
    ended_at: Moment
    users: tuple[UserId, ...]
    summary: Summary
    is_rated: bool
    season: SeasonId | None = None
    pairing: PairingId | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class FinishRecord:
    """Where an entrant ended in a season, whether shared, and how many pairings it really played."""

    entrant: EntrantId
    place: int
    tied: bool
    played: int
