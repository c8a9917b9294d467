"""`/stats`: players, champions, leagues."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import Choices, answer, caller, describe, options
from sfb_bot.discord_ui.commands.league_options import LeagueOption
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.figures import ChoiceStats
from sfb_bot.leagues.seasons.refusals import NoSuchSeason
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, UserId
from sfb_bot.screens.league.statistics import (
    GameNames,
    choice_screen,
    choices_screen,
    league_screen,
    player_screen,
)
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

MOST_LINKS = 5


class StatsCommands(app_commands.Group):
    """Figures of a server, for the one who asks."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="stats", description=describe("stats"), guild_only=True)
        self._shell = shell

    @app_commands.command(name="player", description=describe("stats player"))
    @app_commands.describe(**options(player="stats-player", against=""))
    async def player(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        against: discord.User | None = None,
    ) -> None:
        """What a player has done, also against another one."""

        async def make(texts: Texts) -> PrivateScreen:
            guild, game = GuildId(interaction.guild_id or 0), self._shell.usual.name
            user = UserId(player.id) if player is not None else caller(interaction)
            statistics = self._shell.app.leagues.statistics
            stats, names = await statistics.player(guild, game, user), self._names(game, texts)
            if against is None or against.id == user:
                return player_screen(stats, names, texts)
            met = await statistics.head_to_head(guild, game, user, UserId(against.id))
            places = await self._shell.app.store.places_of(met.matches[-MOST_LINKS:])
            channels = [places[match] for match in met.matches[-MOST_LINKS:] if places.get(match)]
            return player_screen(stats, names, texts, met, channels)

        await answer(self._shell, interaction, make)

    def _names(self, game: str, texts: Texts) -> GameNames:
        screens = self._shell.packs[game].screens
        return GameNames(
            lambda choice: screens.choice_name(choice, texts),
            lambda mode: screens.own_texts(texts).say(f"stats-mode-{mode}"),
        )

    @app_commands.command(name="champion", description=describe("stats champion"))
    @app_commands.describe(**options(name="stats-champion"))
    async def champion(self, interaction: discord.Interaction, name: str | None = None) -> None:
        """Pick, ban and win rates of one champion, or of all."""

        async def make(texts: Texts) -> PrivateScreen:
            guild, game = GuildId(interaction.guild_id or 0), self._shell.usual.name
            choices = await self._shell.app.leagues.statistics.choices(guild, game)
            names = self._names(game, texts)
            if name is None:
                return choices_screen(choices, names, texts)
            wanted = self._champion_id(name, texts)
            if wanted is None:
                return denial_screen("not-found", texts)
            matches = choices[0].matches if choices else 0
            known = next((one for one in choices if one.name == wanted), None)
            return choice_screen(known or ChoiceStats(wanted, matches), names, texts)

        await answer(self._shell, interaction, make)

    def _champion_id(self, typed: str, texts: Texts) -> str | None:
        """The id behind a suggestion that was picked, or the first champion whose name fits."""
        game = self._shell.usual.screens
        if typed.startswith("champion.") and game.look_up(typed, texts) is not None:
            return typed.removeprefix("champion.")
        found = game.find("champion", typed, texts)
        return found[0][1].removeprefix("champion.") if found else None

    @champion.autocomplete("name")
    async def _complete_champion(self, interaction: discord.Interaction, typed: str) -> Choices:
        texts = await self._shell.texts_for(interaction)
        found = self._shell.usual.screens.find("champion", typed, texts)
        return [app_commands.Choice(name=name, value=key) for name, key in found]

    @app_commands.command(name="league", description=describe("stats league"))
    @app_commands.describe(**options(league=""))
    async def league(self, interaction: discord.Interaction, league: LeagueOption) -> None:
        """Ranking, ratings and what is picked in a league."""

        async def make(texts: Texts) -> PrivateScreen:
            guild = GuildId(interaction.guild_id or 0)
            leagues, wanted = self._shell.app.leagues, league.strip().casefold()
            found = [one for one in await leagues.leagues(guild) if one.name.casefold() == wanted]
            if not found:
                raise NoSuchSeason("there is no such league", rule="league")
            stats = await leagues.statistics.league(found[0])
            return league_screen(stats, self._names(stats.game, texts), texts)

        await answer(self._shell, interaction, make)
