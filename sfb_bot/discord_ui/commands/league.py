"""`/league`: joining and leaving, looking, files; what organisers do is in its own modules."""

from __future__ import annotations

import io

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import answer, caller, describe, options
from sfb_bot.discord_ui.commands.league_create import LeagueCreation
from sfb_bot.discord_ui.commands.league_options import EntrantOption, SeasonOption
from sfb_bot.discord_ui.commands.league_organising import LeagueOrganising
from sfb_bot.discord_ui.league.asking import may_organise
from sfb_bot.discord_ui.league.finding import player_of, refuse_outsider, season_of
from sfb_bot.discord_ui.league.looking import Looking
from sfb_bot.discord_ui.league.presses import enter, withdraw
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen


def league_commands(shell: Shell) -> app_commands.Group:
    """The whole of `/league`."""
    league = app_commands.Group(name="league", description=describe("league"), guild_only=True)
    for part in (LeagueLooking(shell), LeagueCreation(shell), LeagueOrganising(shell)):
        for command in part.commands:
            league.add_command(command)
    return league


class LeagueLooking(app_commands.Group):
    """What everybody may do."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="league", description=describe("league"), guild_only=True)
        self._shell = shell

    @app_commands.command(name="join", description=describe("league join"))
    @app_commands.describe(**options(season="", partner="season-partner"))
    async def join(
        self,
        interaction: discord.Interaction,
        season: SeasonOption | None = None,
        partner: discord.User | None = None,
    ) -> None:
        """Enter a season; pairs enter together."""

        async def make(texts: Texts) -> PrivateScreen:
            if partner is not None:
                refuse_outsider(partner)
            view = await season_of(self._shell, interaction, season)
            named = UserId(partner.id) if partner is not None else None
            return await enter(self._shell, interaction, view, named, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="leave", description=describe("league leave"))
    @app_commands.describe(**options(season=""))
    async def leave(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """Leave a season, or drop out of it."""

        async def make(texts: Texts) -> PrivateScreen:
            view = await season_of(self._shell, interaction, season)
            return await withdraw(self._shell, interaction, view, texts)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="table", description=describe("league table"))
    @app_commands.describe(**options(season="", text=""))
    async def table(
        self, interaction: discord.Interaction, season: SeasonOption | None = None, text: bool = False
    ) -> None:
        """The table or the bracket."""

        async def make(texts: Texts) -> PrivateScreen:
            view = await season_of(self._shell, interaction, season, or_finished=True)
            looking = Looking(self._shell, interaction, texts)
            return await (looking.words(view) if text else looking.table(view))

        await answer(self._shell, interaction, make)

    @app_commands.command(name="schedule", description=describe("league schedule"))
    @app_commands.describe(**options(season=""))
    async def schedule(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """What is to be played."""

        async def make(texts: Texts) -> PrivateScreen:
            view = await season_of(self._shell, interaction, season, or_finished=True)
            return await Looking(self._shell, interaction, texts).schedule(view)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="results", description=describe("league results"))
    @app_commands.describe(**options(season="", round=""))
    async def results(
        self,
        interaction: discord.Interaction,
        season: SeasonOption | None = None,
        round: app_commands.Range[int, 1, 1000] | None = None,  # noqa: A002 - the option's name
    ) -> None:
        """What was played."""

        async def make(texts: Texts) -> PrivateScreen:
            view = await season_of(self._shell, interaction, season, or_finished=True)
            return await Looking(self._shell, interaction, texts).results(view, number=round)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="pairing", description=describe("league pairing"))
    @app_commands.describe(**options(season="", player="entrant"))
    async def pairing(
        self,
        interaction: discord.Interaction,
        season: SeasonOption | None = None,
        player: EntrantOption | None = None,
    ) -> None:
        """Whom somebody plays now."""

        async def make(texts: Texts) -> PrivateScreen:
            looking = Looking(self._shell, interaction, texts)
            if season is None and player is None:
                return await looking.pairing(caller(interaction), None)
            view = await season_of(self._shell, interaction, season, or_finished=True)
            user = player_of(self._shell, view, player) if player else caller(interaction)
            return await looking.pairing(user, view)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="list", description=describe("league list"))
    async def list(self, interaction: discord.Interaction) -> None:
        """All seasons of the server."""

        async def make(texts: Texts) -> PrivateScreen:
            return await Looking(self._shell, interaction, texts).seasons()

        await answer(self._shell, interaction, make)

    @app_commands.command(name="log", description=describe("league log"))
    @app_commands.describe(**options(season=""))
    async def log(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """What organisers did."""

        async def make(texts: Texts) -> PrivateScreen:
            view = await season_of(self._shell, interaction, season, or_finished=True)
            return await Looking(self._shell, interaction, texts).log(view)

        await answer(self._shell, interaction, make)

    @app_commands.command(name="export", description=describe("league export"))
    @app_commands.describe(**options(season=""))
    async def export(self, interaction: discord.Interaction, season: SeasonOption | None = None) -> None:
        """A season as files, for the one who asks."""

        async def make(texts: Texts) -> PrivateScreen | None:
            view = await season_of(self._shell, interaction, season, or_finished=True)
            if not await may_organise(self._shell, interaction):
                return denial_screen("not-organiser", texts)
            await self._send_files(interaction, view)
            return None

        await answer(self._shell, interaction, make)

    async def _send_files(self, interaction: discord.Interaction, view: SeasonView) -> None:
        users = [player.user for one in view.entrants for player in one.players]
        await self._shell.names.learn(interaction.client, view.record.guild, users)
        names = {user: self._shell.names.called(user) for user in users}
        leagues, season = self._shell.app.leagues, view.record.id
        texts = {"season.json": await leagues.export_json(season, names)}
        texts |= await leagues.export_csv(season, names)
        files = [discord.File(io.BytesIO(text.encode("utf-8")), name) for name, text in texts.items()]
        await interaction.edit_original_response(attachments=files)
