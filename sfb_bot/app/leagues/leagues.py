"""All use cases of leagues behind one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sfb_bot.app.leagues import exporting
from sfb_bot.app.leagues.holding import Hall
from sfb_bot.app.leagues.organising import LeagueOrganising
from sfb_bot.app.leagues.records import ActionRecord, GamePlace, LeagueRecord, SeasonRecord
from sfb_bot.app.leagues.refusals import NoSuchSeason
from sfb_bot.app.leagues.running import Running
from sfb_bot.app.leagues.signing_up import SigningUp
from sfb_bot.app.leagues.statistics import Statistics
from sfb_bot.app.leagues.timing import SeasonTiming
from sfb_bot.app.leagues.views import PairingLine, SeasonView
from sfb_bot.app.records import GuildId, MatchId, SeasonId, UserId


class Leagues:
    """Seasons of all servers.

    `signing_up` makes, joins and leaves them; `organising` previews and confirms organisers' actions;
    `statistics` looks over finished matches; the methods here are for looking.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.running = Running(hall)
        self.signing_up = SigningUp(hall)
        self.organising = LeagueOrganising(hall, self.running)
        self.timing = SeasonTiming(hall, self.running, self.organising)
        self.statistics = Statistics(hall)

    async def view(self, season: SeasonId, guild: GuildId | None = None) -> SeasonView:
        """A season with tables, bracket, pairings and people; NoSuchSeason also for another server's."""
        view = await self._hall.view(season)
        if guild is not None and view.record.guild != guild:
            raise NoSuchSeason("that season is not of this server", rule="season")
        return view

    async def seasons(self, guild: GuildId, *, unfinished_only: bool = False) -> list[SeasonRecord]:
        """The seasons of a server, newest first."""
        found = await self._hall.store.seasons_of(guild)
        return [one for one in found if not unfinished_only or one.status != "finished"]

    async def leagues(self, guild: GuildId) -> list[LeagueRecord]:
        """The leagues of a server, by name."""
        return await self._hall.store.leagues_of(guild)

    async def place_of(self, match: MatchId) -> GamePlace | None:
        """Which game of a league a match is; None for all others."""
        return await self._hall.store.game_of(match)

    async def pairings_of(self, user: UserId, guild: GuildId) -> list[tuple[SeasonView, PairingLine]]:
        """What a user has to play now in all seasons of a server."""
        found: list[tuple[SeasonView, PairingLine]] = []
        for season in await self._hall.store.seasons_with(user):
            view = await self._hall.view(season)
            line = view.line_of(user)
            is_open = line is not None and not line.state.decided and view.record.status != "finished"
            if line is not None and is_open and view.record.guild == guild:
                found.append((view, line))
        return found

    async def actions(self, season: SeasonId, limit: int = 20) -> Sequence[ActionRecord]:
        """What organisers did, newest first."""
        return await self._hall.store.season_actions(season, limit)

    async def export_json(self, season: SeasonId, names: Mapping[UserId, str]) -> str:
        """Everything about a season as JSON; `names` gives people the names they are known by."""
        actions = await self._hall.store.season_actions(season, 10_000)
        return exporting.as_json(await self._hall.view(season), actions, names)

    async def export_csv(self, season: SeasonId, names: Mapping[UserId, str]) -> dict[str, str]:
        """A season as CSV files by their names: the table, the results, the players."""
        return exporting.as_csv(await self._hall.view(season), names)
