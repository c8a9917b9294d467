"""`/league-admin`: what organisers need rarely; each action is shown first and done when it is confirmed."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.descriptions import describe, fixed, options
from sfb_bot.discord_ui.commands.league_options import (
    EntrantOption,
    SeasonOption,
    SettingOption,
    ValueOption,
    guest,
)
from sfb_bot.discord_ui.commands.league_organisers import Considered, Why, read_list
from sfb_bot.discord_ui.delivery.replies import acknowledge
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.matches.records import ChannelId, UserId
from sfb_bot.screens.league.actions import (
    Arrangement,
    ChangeTo,
    ComeLate,
    ExtendFor,
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


class LeagueAdmin(Considered):
    """Putting a season right, which may be meant for a finished one, too."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "league-admin")

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

    @app_commands.command(name="extend", description=describe("league-admin extend"))
    @app_commands.describe(**options(time="extend-time", reason="", player="extend-player", season=""))
    async def extend(
        self,
        interaction: discord.Interaction,
        time: str,
        reason: Why,
        player: EntrantOption | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """More time for a pairing, or for the whole round."""
        await self._consider(interaction, season, ExtendFor(player or "", time), reason)

    @app_commands.command(name="change", description=describe("league-admin change"))
    @app_commands.describe(**options(setting="change-setting", value="change-value", reason="", season=""))
    async def change(
        self,
        interaction: discord.Interaction,
        setting: SettingOption,
        value: ValueOption,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """Another value for a setting."""
        await self._consider(interaction, season, ChangeTo(setting, value), reason)

    @app_commands.command(name="enter", description=describe("league-admin enter"))
    @app_commands.describe(
        **options(
            player="enter-player", reason="", partner="season-partner", points="enter-points", season=""
        )
    )
    async def enter(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        reason: Why,
        partner: discord.User | None = None,
        points: app_commands.Range[int, 0, 999] = 0,
        season: SeasonOption | None = None,
    ) -> None:
        """Somebody enters after the start."""
        guests = tuple(guest(one) for one in (player, partner) if one is not None)
        await self._consider(interaction, season, ComeLate(guests, points), reason)

    @app_commands.command(name="return", description=describe("league-admin return"))
    @app_commands.describe(**options(player="return-player", reason="", season=""))
    async def come_back(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """Somebody who dropped out plays again."""
        await self._consider(interaction, season, do.ComeBack(UserId(player.id)), reason)

    @app_commands.command(name="delete", description=describe("league-admin delete"))
    @app_commands.describe(**options(season="delete-season", reason="", name="delete-name"))
    async def delete(
        self, interaction: discord.Interaction, season: SeasonOption, reason: Why, name: str | None = None
    ) -> None:
        """Nothing is left of a season."""
        await self._consider(interaction, season, do.Delete(name or ""), reason)

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
