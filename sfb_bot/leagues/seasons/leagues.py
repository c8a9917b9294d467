"""All use cases of leagues behind one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sfb_bot.leagues.seasons import export
from sfb_bot.leagues.seasons.deadlines import SeasonDeadlines
from sfb_bot.leagues.seasons.match_times import MatchTimes
from sfb_bot.leagues.seasons.organisers import SeasonOrganisers
from sfb_bot.leagues.seasons.records import ActionRecord, GamePlace, LeagueRecord, PairingLine, SeasonRecord
from sfb_bot.leagues.seasons.refusals import NoSuchPairing, NotEntered
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_run import SeasonRun
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import SignUp
from sfb_bot.leagues.seasons.statistics import Statistics
from sfb_bot.matches.records import GuildId, MatchId, SeasonId, UserId


class Leagues:
    """Seasons of all servers.

    `sign_up` makes, joins and leaves them; `organisers` previews and confirms organisers' actions;
    `times` agrees when pairings are played; `statistics` looks over finished matches.
    The methods here are for looking.
    """

    def __init__(self, context: SeasonContext) -> None:
        self._context = context
        self.season_run = SeasonRun(context)
        self.sign_up = SignUp(context)
        self.organisers = SeasonOrganisers(context, self.season_run)
        self.times = MatchTimes(context)
        self.deadlines = SeasonDeadlines(context, self.season_run, self.organisers, self.times)
        self.statistics = Statistics(context)

    async def view(self, season: SeasonId, guild: GuildId | None = None) -> SeasonView:
        """A season with tables, bracket, pairings and people; NoSuchSeason also for another server's."""
        return await self._context.view(season, guild)

    async def seasons(self, guild: GuildId, *, unfinished_only: bool = False) -> list[SeasonRecord]:
        """The seasons of a server, newest first."""
        found = await self._context.store.seasons_of(guild)
        return [one for one in found if not unfinished_only or one.status != "finished"]

    async def unfinished(self) -> list[SeasonRecord]:
        """The seasons of all servers that are not over, oldest first."""
        return await self._context.store.unfinished_seasons()

    async def leagues(self, guild: GuildId) -> list[LeagueRecord]:
        """The leagues of a server, by name."""
        return await self._context.store.leagues_of(guild)

    async def place_of(self, match: MatchId) -> GamePlace | None:
        """Which game of a league a match is; None for all others."""
        return await self._context.store.game_of(match)

    async def pairings_of(self, user: UserId, guild: GuildId) -> list[tuple[SeasonView, PairingLine]]:
        """What a user has to play now in all seasons of a server."""
        found: list[tuple[SeasonView, PairingLine]] = []
        for season in await self._context.store.open_seasons_with(guild, user):
            view = await self._context.view(season)
            line = view.line_of(user)
            if line is not None and not line.state.decided:
                found.append((view, line))
        return found

    async def game_now(self, season: SeasonId, user: UserId, guild: GuildId) -> MatchId:
        """The game a user plays now in a season; NotEntered or NoSuchPairing where there is none."""
        view = await self._context.view(season, guild)
        if view.entrant_of(user) is None:
            raise NotEntered("that player does not take part", rule="self")
        line = view.line_of(user)
        if line is None or line.match is None:
            raise NoSuchPairing("there is nothing to play now", rule="own")
        return line.match

    async def actions(self, season: SeasonId, limit: int = 20) -> Sequence[ActionRecord]:
        """What organisers did, newest first."""
        return await self._context.store.season_actions(season, limit)

    async def export_json(self, season: SeasonId, names: Mapping[UserId, str]) -> str:
        """Everything about a season as JSON; `names` gives people the names they are known by."""
        actions = await self._context.store.season_actions(season, 10_000)
        return export.as_json(await self._context.view(season), actions, names)

    async def export_csv(self, season: SeasonId, names: Mapping[UserId, str]) -> dict[str, str]:
        """A season as CSV files by their names: the table, the results, the players."""
        view = await self._context.view(season)
        matches = [game.match for game in view.loaded.games if game.match is not None]
        return export.as_csv(view, names, await self._context.store.endings_of(matches))
