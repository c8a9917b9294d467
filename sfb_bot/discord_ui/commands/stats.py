"""`/stats`: players, champions, leagues."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import Choices, answer, caller, describe, options
from sfb_bot.discord_ui.commands.league_options import LeagueOption
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons.refusals import NoSuchSeason
from sfb_bot.leagues.seasons.statistics import ChoiceStats, HeadToHead, PlayerStats, Record, choice_stats
from sfb_bot.locale import Texts
from sfb_bot.matches.records import GuildId, SeasonId, UserId
from sfb_bot.screens.league.statistics import (
    ChoiceLine,
    Duel,
    LeagueSheet,
    PlayerSheet,
    Tally,
    choice_screen,
    choices_screen,
    league_screen,
    player_screen,
)
from sfb_bot.screens.league.values import title
from sfb_bot.screens.limits import plain
from sfb_bot.screens.refusals import denial_screen
from sfb_bot.screens.values import PrivateScreen

MOST_LINKS = 5
MOST_SEASONS = 8


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
            sheet = await self._sheet(await statistics.player(guild, game, user), texts)
            if against is None or against.id == user:
                return player_screen(sheet, None, texts)
            found = await statistics.head_to_head(guild, game, user, UserId(against.id))
            return player_screen(sheet, await self._duel(found), texts)

        await answer(self._shell, interaction, make)

    async def _sheet(self, stats: PlayerStats, texts: Texts) -> PlayerSheet:
        kinds = (("duel", stats.duel), ("teams", stats.teams))
        return PlayerSheet(
            stats.user,
            _tally(stats.record),
            stats.points_made,
            stats.points_given,
            tuple((kind, rating.shown, rating.games) for kind, rating in kinds if rating is not None),
            self._choices(stats.choices, texts),
            await self._titles(stats.seasons, texts),
            await self._titles(stats.titles, texts),
        )

    async def _titles(self, seasons: tuple[SeasonId, ...], texts: Texts) -> tuple[str, ...]:
        found = [await self._shell.app.store.season_record(season) for season in seasons[:MOST_SEASONS]]
        return tuple(title(one.name, one.number, texts) for one in found if one is not None)

    async def _duel(self, found: HeadToHead) -> Duel:
        newest = found.matches[-MOST_LINKS:]
        places = await self._shell.app.store.places_of(newest)
        channels = tuple(places[match] for match in newest if places.get(match))
        return Duel(found.one, found.two, _tally(found.record), channels)

    def _choices(self, choices: tuple[ChoiceStats, ...], texts: Texts) -> tuple[ChoiceLine, ...]:
        game = self._shell.usual.screens
        return tuple(
            ChoiceLine(
                game.choice_name(one.name, texts),
                one.picked,
                round(100 * one.pick_rate),
                round(100 * one.ban_rate),
                _tally(one.record),
            )
            for one in choices
        )

    @app_commands.command(name="champion", description=describe("stats champion"))
    @app_commands.describe(**options(name="stats-champion"))
    async def champion(self, interaction: discord.Interaction, name: str | None = None) -> None:
        """Pick, ban and win rates of one champion, or of all."""

        async def make(texts: Texts) -> PrivateScreen:
            guild, game = GuildId(interaction.guild_id or 0), self._shell.usual.name
            choices = await self._shell.app.leagues.statistics.choices(guild, game)
            matches = choices[0].matches if choices else 0
            if name is None:
                return choices_screen(self._choices(choices, texts), matches, texts)
            wanted = self._champion_id(name, texts)
            if wanted is None:
                return denial_screen("not-found", texts)
            known = next((one for one in choices if one.name == wanted), None)
            found = known or ChoiceStats(wanted, matches, 0, 0, Record())
            return choice_screen(self._choices((found,), texts)[0], matches, texts)

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
            guild, game = GuildId(interaction.guild_id or 0), self._shell.usual.name
            leagues, wanted = self._shell.app.leagues, league.strip().casefold()
            found = [one for one in await leagues.leagues(guild) if one.name.casefold() == wanted]
            if not found:
                raise NoSuchSeason("there is no such league", rule="league")
            statistics = leagues.statistics
            seasons = {one.id for one in await leagues.seasons(guild) if one.league == found[0].id}
            ranking = await statistics.ranking(found[0].id)
            played = [one for one in await statistics.matches(guild, game) if one.season in seasons]
            users = {user for one in played for user in one.users}
            teams = any(len(one.users) > 2 for one in played)
            rated = await statistics.ratings(guild, game, "teams" if teams else "duel")
            sheet = LeagueSheet(
                plain(found[0].name),
                len(played),
                tuple((one.place, int(one.person), one.points) for one in ranking),
                tuple((int(one.person), one.shown) for one in rated if one.person in users),
                self._choices(choice_stats(played), texts),
            )
            return league_screen(sheet, texts)

        await answer(self._shell, interaction, make)


def _tally(record: Record) -> Tally:
    return Tally(record.won, record.drawn, record.lost, round(100 * record.rate))
