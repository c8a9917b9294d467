"""`/stats`: players, what they choose, leagues."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, cast

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.actions.lookups import suggestions
from sfb_bot.discord_ui.commands.descriptions import Choices, describe, in_every_language, options
from sfb_bot.discord_ui.commands.league_options import LeagueOption
from sfb_bot.discord_ui.commands.setup_options import add_options, game_choices, rated_modes
from sfb_bot.discord_ui.game_here import games_here
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import UserId
from sfb_bot.screens.commands import game_command_words, game_option_words
from sfb_bot.screens.league.actions import ShowChoiceStats, ShowLeaderboard, ShowLeagueStats, ShowPlayerStats

# Fewer matches say little about somebody.
USUAL_LEAST: Final = 5

# Any: a command of a group that is put together here belongs to no class.
StatsCommand = app_commands.Command[Any, ..., None]


def stats_commands(shell: Shell) -> app_commands.Group:
    """Figures of a server, for the one who asks."""
    group = app_commands.Group(name="stats", description=describe("stats"), guild_only=True)
    group.add_command(_player(shell))
    for kind in dict.fromkeys(pack.choices for pack in shell.packs.values() if pack.choices):
        group.add_command(_choices(shell, kind))
    group.add_command(_leaderboard(shell))
    group.add_command(_league(shell))
    return group


def _leaderboard(shell: Shell) -> StatsCommand:
    """Who has the best rating in a mode of a game, with enough matches."""

    @app_commands.describe(**options(mode="leaderboard-mode", league="leaderboard-league", least=""))
    @app_commands.choices(mode=rated_modes(shell.packs))
    async def leaderboard(
        interaction: discord.Interaction,
        mode: str | None = None,
        league: LeagueOption | None = None,
        least: app_commands.Range[int, 1, 100] = USUAL_LEAST,
    ) -> None:
        game, _, name = (mode or "").rpartition("/")
        wanted = ShowLeaderboard(game, name, least, league or "")
        await perform(shell, interaction, wanted)

    return app_commands.Command(
        name="leaderboard", description=describe("stats leaderboard"), callback=leaderboard
    )


def _player(shell: Shell) -> StatsCommand:
    """What a player has done, also against another one; in which game, where there are several."""

    async def player(
        interaction: discord.Interaction,
        player: discord.User | None = None,
        against: discord.User | None = None,
        **more: str | None,
    ) -> None:
        users = [UserId(user.id) if user is not None else None for user in (player, against)]
        action = ShowPlayerStats(more.get("game") or "", *users)
        await perform(shell, interaction, action)

    games = game_choices(shell.packs)
    asked = ("game",) if games else ()
    add_options(player, asked)
    described = options(player="stats-player", against="", **dict.fromkeys(asked, ""))
    made = app_commands.describe(**described)(player)
    made = app_commands.choices(**dict.fromkeys(asked, games))(made) if asked else made
    return app_commands.Command(name="player", description=describe("stats player"), callback=made)


def _choices(shell: Shell, kind: str) -> StatsCommand:
    """Pick, ban and win rates of what is chosen in a game, of one or of all; several games may call it so."""
    packs = {name: pack for name, pack in shell.packs.items() if pack.choices == kind}
    first = next(iter(packs.values())).screens

    async def choices(interaction: discord.Interaction, name: str | None = None, **more: str | None) -> None:
        await perform(shell, interaction, ShowChoiceStats(more.get("game") or "", kind, name or ""))

    games = game_choices(packs)
    add_options(choices, ("game",) if games else ())
    words = in_every_language(partial(game_option_words, first, f"stats-{kind}"))
    made = app_commands.describe(name=words, **(options(game="") if games else {}))(choices)
    made = app_commands.choices(game=games)(made) if games else made
    command = app_commands.Command[Any, ..., None](
        name=kind,
        description=in_every_language(partial(game_command_words, first, f"stats-{kind}")),
        callback=cast("Any", made),
    )

    @command.autocomplete("name")
    async def suggest(interaction: discord.Interaction, typed: str) -> Choices:
        who = await shell.person(interaction)
        here = [pack for pack in await games_here(shell, who) if pack.choices == kind]
        found = [(pack, [*pack.screens.find(kind, typed, who.texts)]) for pack in here]
        shown = suggestions([each for each in found if each[1]], who)
        return [app_commands.Choice(name=name, value=key) for name, key in shown]

    del suggest
    return command


def _league(shell: Shell) -> StatsCommand:
    """Ranking, ratings and what is picked in a league."""

    @app_commands.describe(**options(league=""))
    async def league(interaction: discord.Interaction, league: LeagueOption) -> None:
        await perform(shell, interaction, ShowLeagueStats(league))

    return app_commands.Command(name="league", description=describe("stats league"), callback=league)
