"""What leagues need of the store, on top of what matches need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sfb_bot.kernel import Ending, Summary
from sfb_bot.leagues.rules.ranking import Placement
from sfb_bot.leagues.rules.ratings import Rating
from sfb_bot.leagues.seasons.figures import ChoiceStats, HeadToHead, PlayerStats
from sfb_bot.leagues.seasons.finished import FinishedMatch, FinishRecord
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    GamePlace,
    GameReason,
    GameRecord,
    LeagueId,
    LeagueOrganisers,
    LeagueRecord,
    LoadedSeason,
    SeasonChange,
    SeasonPost,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.tally import Figures
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

    async def unfinished_seasons(self) -> list[SeasonRecord]:
        """All seasons of this process's servers that are not over, oldest first."""
        ...

    async def open_seasons_with(self, guild: GuildId, user: UserId) -> list[SeasonId]:
        """Unfinished seasons of a server that a user plays in, newest first."""
        ...

    async def takes_part(self, season: SeasonId, user: UserId) -> bool:
        """Whether a user plays or played in a season."""
        ...

    async def leagues_of(self, guild: GuildId) -> list[LeagueRecord]:
        """The leagues of a server, by name."""
        ...

    async def league_organisers(self, league: LeagueId) -> LeagueOrganisers:
        """Who organises a league beside the organisers of the server."""
        ...

    async def seasons_in(self, league: LeagueId) -> list[SeasonRecord]:
        """All seasons of a league, oldest first."""
        ...

    async def game_of(self, match: MatchId) -> GamePlace | None:
        """Which game of a league a match is; None for all others."""
        ...

    async def settle_season_deadline(
        self,
        deadline: int,
        season: SeasonId,
        outbox: Sequence[NewOutbox],
        later: Sequence[NewDeadline] = (),
    ) -> None:
        """Take away a deadline that fired and show what it says; VersionConflict when it is settled.

        `later` are deadlines for what is left of it.
        """
        ...

    async def add_season_deadline(self, season: SeasonId, deadline: NewDeadline) -> None:
        """Have something happen in a season at a moment."""
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

    async def endings_of(self, matches: Sequence[MatchId]) -> dict[MatchId, Ending]:
        """How matches ended, of those that are over."""
        ...

    async def season_posts(self, season: SeasonId) -> list[SeasonPost]:
        """Posts that are kept current."""
        ...

    async def note_season_post(self, season: SeasonId, post: SeasonPost) -> None:
        """Remember a post, in place of the one of the same kind and key."""
        ...

    # --- Results and what they add up to. Figures are of one game in one server. ---

    async def finished_matches(self, guild: GuildId, game: str) -> list[FinishedMatch]:
        """What remains of the finished matches of a server, in the order they ended."""
        ...

    async def finished_match(self, match: MatchId) -> FinishedMatch | None:
        """What remains of one match; None when nothing was kept of it."""
        ...

    async def game_record(self, match: MatchId) -> GameRecord | None:
        """The game of a pairing that a match is; None for all others."""
        ...

    async def is_unpaired(self, match: MatchId) -> bool:
        """Whether a match was played for a pairing that was taken back, or a season that was deleted."""
        ...

    async def finishes_of(self, season: SeasonId) -> list[FinishRecord]:
        """The final places that are kept of a season."""
        ...

    async def all_seasons(self) -> list[SeasonId]:
        """Every stored season."""
        ...

    async def unsummed_matches(self, guild: GuildId) -> list[MatchId]:
        """Finished matches of which nothing was kept for statistics, as those of an older version."""
        ...

    async def save_result(self, match: MatchId, summary: Summary, mode: str) -> None:
        """Keep what statistics need of a match that was finished before."""
        ...

    async def player_figures(self, guild: GuildId, game: str, user: UserId) -> PlayerStats:
        """What a player has done, apart from seasons; ratings by the names of their modes."""
        ...

    async def choice_figures(
        self, guild: GuildId, game: str, seasons: Sequence[SeasonId] | None = None
    ) -> tuple[int, tuple[ChoiceStats, ...]]:
        """The number of matches, and how what was chosen in them did; of some seasons if they are named."""
        ...

    async def meeting(self, guild: GuildId, game: str, one: UserId, two: UserId, most: int) -> HeadToHead:
        """How two players did against each other, with the newest of their matches."""
        ...

    async def ratings_in(
        self, guild: GuildId, game: str, mode: str, seasons: Sequence[SeasonId] | None = None
    ) -> list[Rating]:
        """Everybody's rating in a mode; of those who played in some seasons if they are named."""
        ...

    async def ratings_of(
        self, guild: GuildId, game: str, users: Sequence[UserId]
    ) -> dict[UserId, dict[str, Rating]]:
        """The ratings of some people, by mode."""
        ...

    async def owed_recount(self, guild: GuildId, game: str) -> int | None:
        """Whether everything is to be counted again: a number for `save_recount`, or None."""
        ...

    async def save_recount(self, guild: GuildId, game: str, figures: Figures, owed: int) -> bool:
        """Keep figures that were counted again; False when something has changed since it was owed."""
        ...

    async def counted_games(self) -> list[tuple[GuildId, str]]:
        """Every game of a server that has finished matches, without those that are to be counted again."""
        ...

    async def figures(self, guild: GuildId, game: str) -> Figures:
        """Everything that is kept, to be compared with what is counted again."""
        ...

    async def seasons_played(
        self, guild: GuildId, user: UserId
    ) -> tuple[list[SeasonRecord], list[SeasonRecord]]:
        """Seasons of a server that somebody played in, newest first, and those of them that they won."""
        ...

    async def unplaced_seasons(self, guild: GuildId) -> list[SeasonId]:
        """Seasons of a server that are over and whose final places are not kept yet."""
        ...

    async def save_finishes(self, season: SeasonRecord, finishes: Sequence[FinishRecord]) -> None:
        """Keep the final places of a season, unless it has changed since."""
        ...

    async def placements_in(self, league: LeagueId) -> dict[int, list[Placement]]:
        """Where everybody ended in the finished seasons of a league, by the season's number.

        Without those who were forgotten.
        """
        ...
