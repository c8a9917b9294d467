"""`/league`: joining and leaving, looking, files; what organisers do is in its own modules."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import describe, options
from sfb_bot.discord_ui.commands.league_create import create_command
from sfb_bot.discord_ui.commands.league_options import EntrantOption, SeasonOption, guest
from sfb_bot.discord_ui.commands.league_organisers import LeagueOrganisers
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.screens.league import actions as do
from sfb_bot.screens.league.actions import NAMED, SeasonAction
from sfb_bot.screens.limits import LONGEST_CODE


def league_commands(shell: Shell) -> app_commands.Group:
    """The whole of `/league`."""
    league = app_commands.Group(name="league", description=describe("league"), guild_only=True)
    for part in (LeagueLooks(shell), LeagueOrganisers(shell)):
        for command in part.commands:
            league.add_command(command)
    league.add_command(create_command(shell))
    return league


class LeagueLooks(app_commands.Group):
    """What everybody may do."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="league", description=describe("league"), guild_only=True)
        self._shell = shell

    async def _in(self, interaction: discord.Interaction, season: str | None, action: SeasonAction) -> None:
        await perform(self._shell, interaction, do.InNamedSeason(season or "", action))

    @app_commands.command(name="join", description=describe("league join"))
    @app_commands.describe(**options(season="", partner="season-partner", code="season-code"))
    async def join(
        self,
        interaction: discord.Interaction,
        season: SeasonOption | None = None,
        partner: discord.User | None = None,
        code: app_commands.Range[str, 1, LONGEST_CODE] | None = None,
    ) -> None:
        """Enter a season; pairs enter together."""
        other = guest(partner) if partner is not None else None
        wanted: SeasonAction = do.JoinSeason(NAMED) if other is None else do.JoinAsPair(NAMED, other)
        await self._in(interaction, season, do.JoinByCode(NAMED, code, other) if code else wanted)

    @app_commands.command(name="leave", description=describe("league leave"))
    @app_commands.describe(**options(season=""))
    async def leave(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """Leave a season, or drop out of it."""
        await self._in(interaction, season, do.LeaveSeason(NAMED))

    @app_commands.command(name="ready", description=describe("league ready"))
    @app_commands.describe(**options(season=""))
    async def ready(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """Say that one has come to one's game."""
        await self._in(interaction, season, do.ReadyInSeason(NAMED))

    @app_commands.command(name="time", description=describe("league time"))
    @app_commands.describe(**options(when="match-time", season=""))
    async def time(
        self, interaction: discord.Interaction, when: str, season: SeasonOption | None = None
    ) -> None:
        """Propose to one's opponent when to play."""
        await self._in(interaction, season, do.ProposeTime(NAMED, when))

    @app_commands.command(name="table", description=describe("league table"))
    @app_commands.describe(**options(season="", text=""))
    async def table(
        self, interaction: discord.Interaction, season: SeasonOption | None = None, text: bool = False
    ) -> None:
        """The table or the bracket."""
        await self._in(interaction, season, do.ShowTable(NAMED, in_words=text))

    @app_commands.command(name="schedule", description=describe("league schedule"))
    @app_commands.describe(**options(season=""))
    async def schedule(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """What is to be played."""
        await self._in(interaction, season, do.ShowSchedule(NAMED))

    @app_commands.command(name="results", description=describe("league results"))
    @app_commands.describe(**options(season="", round=""))
    async def results(
        self,
        interaction: discord.Interaction,
        season: SeasonOption | None = None,
        round: app_commands.Range[int, 1, 1000] | None = None,  # noqa: A002 - the option's name
    ) -> None:
        """What was played."""
        await self._in(interaction, season, do.ShowResults(NAMED, round=round))

    @app_commands.command(name="pairing", description=describe("league pairing"))
    @app_commands.describe(**options(season="", player="entrant"))
    async def pairing(
        self,
        interaction: discord.Interaction,
        season: SeasonOption | None = None,
        player: EntrantOption | None = None,
    ) -> None:
        """Whom somebody plays now."""
        if season is None and player is None:
            await perform(self._shell, interaction, do.ShowOwnPairings())
        else:
            await self._in(interaction, season, do.ShowPairing(NAMED, player or ""))

    @app_commands.command(name="list", description=describe("league list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """All seasons of the server."""
        await perform(self._shell, interaction, do.ListSeasons())

    @app_commands.command(name="log", description=describe("league log"))
    @app_commands.describe(**options(season=""))
    async def log(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """What organisers did."""
        await self._in(interaction, season, do.ShowDeeds(NAMED))

    @app_commands.command(name="export", description=describe("league export"))
    @app_commands.describe(**options(season=""))
    async def export(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """A season as files, for the one who asks."""
        await self._in(interaction, season, do.ExportSeason(NAMED))
