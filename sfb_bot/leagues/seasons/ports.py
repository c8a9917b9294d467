"""What leagues need of the store, on top of what matches need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sfb_bot.kernel import Summary
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    FinishedMatch,
    GamePlace,
    GameReason,
    LeagueId,
    LeagueRecord,
    LoadedSeason,
    SeasonChange,
    SeasonPost,
    SeasonRecord,
)
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import (
    Change,
    ChannelId,
    Deadline,
    GuildId,
    MatchId,
    NewDeadline,
    NewOutbox,
    SeasonId,
    UserId,
)


class LeagueStore(Store, Protocol):
    """Leagues, seasons and results, and the matches they are played with. Each method is one transaction."""

    async def apply_in_season(
        self, change: Change, reason: GameReason | None = None, season: SeasonChange | None = None
    ) -> None:
        """Write one change of a match that is a game of a season, and with it what changes in the season.

        `reason` is why the result of a match that is over counts as it does; None when the match says so
        itself. Fails as `apply` and `change_season` do.
        """
        ...

    async def create_season(
        self,
        record: SeasonRecord,
        deadlines: Sequence[NewDeadline],
        outbox: Sequence[NewOutbox],
        action: ActionRecord,
        interaction: str,
    ) -> SeasonId:
        """Store a new season and, when the server has none of that name, its league.

        The ids of season and league and the number in `record` are ignored: it is the league's next.
        DuplicateInteraction for a second press.
        """
        ...

    async def change_season(self, change: SeasonChange) -> None:
        """Write one change of one season, whole or not at all: VersionConflict, DuplicateInteraction."""
        ...

    async def load_season(self, season: SeasonId) -> LoadedSeason | None:
        """Everything about a season but its log."""
        ...

    async def season_record(self, season: SeasonId) -> SeasonRecord | None:
        """The record alone."""
        ...

    async def seasons_of(self, guild: GuildId) -> list[SeasonRecord]:
        """All seasons of a server, newest first."""
        ...

    async def seasons_with(self, user: UserId) -> list[SeasonId]:
        """Seasons a user plays or played in, newest first."""
        ...

    async def leagues_of(self, guild: GuildId) -> list[LeagueRecord]:
        """The leagues of a server, by name."""
        ...

    async def seasons_in(self, league: LeagueId) -> list[SeasonRecord]:
        """All seasons of a league, oldest first."""
        ...

    async def game_of(self, match: MatchId) -> GamePlace | None:
        """Which game of a league a match is; None for all others."""
        ...

    async def settle_season_deadline(
        self, deadline: int, season: SeasonId, outbox: Sequence[NewOutbox]
    ) -> None:
        """Take away a deadline that fired and show what it says; VersionConflict when it is settled."""
        ...

    async def season_deadlines(self, season: SeasonId) -> list[Deadline]:
        """Open deadlines of a season, earliest first."""
        ...

    async def season_actions(self, season: SeasonId, limit: int = 20) -> list[ActionRecord]:
        """The newest organisers' actions in a season, newest first."""
        ...

    async def places_of(self, matches: Sequence[MatchId]) -> dict[MatchId, ChannelId]:
        """Where matches are or were played; 0 for one that has no thread yet."""
        ...

    async def season_posts(self, season: SeasonId) -> list[SeasonPost]:
        """Posts that are kept current."""
        ...

    async def note_season_post(self, season: SeasonId, post: SeasonPost) -> None:
        """Remember a post, in place of the one of the same kind and key."""
        ...

    async def finished_matches(self, guild: GuildId, game: str) -> list[FinishedMatch]:
        """What remains of the finished matches of a server, in the order they ended."""
        ...

    async def unsummed_matches(self, guild: GuildId) -> list[MatchId]:
        """Finished matches of which nothing was kept for statistics, as those of an older version."""
        ...

    async def save_result(self, match: MatchId, summary: Summary) -> None:
        """Keep what statistics need of a match that was finished before."""
        ...
