"""`/league-admin`: what organisers need rarely; each action is shown first and done when it is confirmed."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import describe, fixed, options
from sfb_bot.discord_ui.commands.league_options import EntrantOption, SeasonOption, guest
from sfb_bot.discord_ui.commands.league_organisers import Why, read_list
from sfb_bot.discord_ui.delivery.replies import acknowledge
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.matches.records import ChannelId, UserId
from sfb_bot.screens.league.actions import (
    NAMED,
    Arrangement,
    Consider,
    Deed,
    InNamedSeason,
    Organisers,
    PairList,
    ReplayOf,
    ResultOf,
    SeedList,
)
from sfb_bot.screens.limits import LONGEST_CODE

# Typed instead of a code: everybody may join again.
NO_CODE: Final = "none"
_RESULTS: Final = fixed("result", "win", "draw", "forfeit", "double_forfeit", "score")
Number = app_commands.Range[int, 1, 1000]


class LeagueAdmin(app_commands.Group):
    """Putting a season right."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="league-admin", description=describe("league-admin"), guild_only=True)
        self._shell = shell

    async def _consider(
        self, interaction: discord.Interaction, season: str | None, deed: Deed, reason: str
    ) -> None:
        """Show what an action would change; what puts a season right may be meant for a finished one."""
        wanted = InNamedSeason(season or "", Consider(NAMED, deed, reason))
        await perform(self._shell, interaction, wanted)

    @app_commands.command(name="result", description=describe("league-admin result"))
    @app_commands.describe(
        **options(
            player="result-player",
            result="",
            reason="",
            score="",
            round="result-round",
            game="result-game",
            season="",
        )
    )
    @app_commands.choices(result=_RESULTS)
    async def result(  # noqa: PLR0917 - the command's options
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        result: str,
        reason: Why,
        score: str | None = None,
        round: Number | None = None,  # noqa: A002 - the option's name
        game: Number | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Give a pairing, or a game of it, the right result."""
        deed = ResultOf(player, result, score or "", round, game)
        await self._consider(interaction, season, deed, reason)

    @app_commands.command(name="replay", description=describe("league-admin replay"))
    @app_commands.describe(
        **options(player="result-player", reason="", round="result-round", game="result-game", season="")
    )
    async def replay(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        round: Number | None = None,  # noqa: A002 - the option's name
        game: Number | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """A game counts no more and is played again."""
        await self._consider(interaction, season, ReplayOf(player, round, game), reason)

    @app_commands.command(name="reopen", description=describe("league-admin reopen"))
    @app_commands.describe(**options(reason="", season=""))
    async def reopen(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Take the newest round back, to pair it again."""
        await self._consider(interaction, season, do.ReopenRound(), reason)

    @app_commands.command(name="move", description=describe("league-admin move"))
    @app_commands.describe(**options(channel="season-channel", reason="", season=""))
    async def move(
        self,
        interaction: discord.Interaction,
        channel: discord.TextChannel,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """The season goes on in another channel."""
        await self._consider(interaction, season, do.Move(ChannelId(channel.id)), reason)

    @app_commands.command(name="seed", description=describe("league-admin seed"))
    @app_commands.describe(**options(reason="", players="seeds", file="", season=""))
    async def seed(
        self,
        interaction: discord.Interaction,
        reason: Why,
        players: str | None = None,
        file: discord.Attachment | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Seed players by hand, before the start."""
        await acknowledge(interaction)
        listed = await read_list(file) if file is not None else players or ""
        await self._consider(interaction, season, SeedList(listed), reason)

    @app_commands.command(name="pair", description=describe("league-admin pair"))
    @app_commands.describe(**options(reason="", players="pairs", file="", season=""))
    async def pair(
        self,
        interaction: discord.Interaction,
        reason: Why,
        players: str | None = None,
        file: discord.Attachment | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Pair a Swiss round by hand."""
        await acknowledge(interaction)
        listed = await read_list(file) if file is not None else players or ""
        await self._consider(interaction, season, PairList(listed), reason)

    @app_commands.command(name="organisers", description=describe("league-admin organisers"))
    @app_commands.describe(
        **options(
            reason="",
            add="organisers-add",
            remove="organisers-remove",
            role="organisers-role",
            no_role="",
            season="",
        )
    )
    async def organisers(  # noqa: PLR0917 - one for each option
        self,
        interaction: discord.Interaction,
        reason: Why,
        add: discord.User | None = None,
        remove: discord.User | None = None,
        role: discord.Role | None = None,
        no_role: bool = False,
        season: SeasonOption | None = None,
    ) -> None:
        """Let others organise this league alone."""
        added = guest(add) if add is not None else None
        removed = UserId(remove.id) if remove is not None else None
        wanted = role.id if role is not None else 0 if no_role else None
        await self._consider(interaction, season, Organisers(added, removed, wanted), reason)

    @app_commands.command(name="arrange", description=describe("league-admin arrange"))
    @app_commands.describe(
        **options(
            reason="",
            first_role="",
            second_role="",
            third_role="",
            no_roles="",
            results_channel="",
            confirm_within="",
            roster_lock="",
            invite_code="",
            weight="",
            season="",
        )
    )
    @app_commands.choices(weight=fixed("weight", "major", "minor"))
    async def arrange(  # noqa: PLR0913, PLR0917 - one for each option
        self,
        interaction: discord.Interaction,
        reason: Why,
        first_role: discord.Role | None = None,
        second_role: discord.Role | None = None,
        third_role: discord.Role | None = None,
        no_roles: bool = False,
        results_channel: discord.TextChannel | None = None,
        confirm_within: str | None = None,
        roster_lock: app_commands.Range[int, 0, 1000] | None = None,
        invite_code: app_commands.Range[str, 1, LONGEST_CODE] | None = None,
        weight: str | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Prizes, the channel for results, who may join and who has to confirm."""
        roles = {"winner_role": first_role, "second_role": second_role, "third_role": third_role}
        given: dict[str, str | int | None] = {
            **{name: role.id if role else 0 if no_roles else None for name, role in roles.items()},
            "results_channel": _elsewhere(interaction, results_channel),
            "confirm_within": confirm_within,
            "roster_lock": roster_lock,
            "invite_code": "" if invite_code == NO_CODE else invite_code,
            "weight": weight,
        }
        changes = tuple((name, value) for name, value in given.items() if value is not None)
        await self._consider(interaction, season, Arrangement(changes), reason)


def _elsewhere(interaction: discord.Interaction, channel: discord.TextChannel | None) -> int | None:
    """The channel for results; none of its own if it is the one where the command is used."""
    if channel is None:
        return None
    return 0 if channel.id == interaction.channel_id else channel.id
