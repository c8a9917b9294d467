"""`/league` for organisers: each action is shown first and done when it is confirmed."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import describe, fixed, options
from sfb_bot.discord_ui.commands.league_options import EntrantOption, SeasonOption, guest
from sfb_bot.discord_ui.delivery.replies import acknowledge
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.leagues.seasons import actions as do
from sfb_bot.screens.league.actions import (
    NAMED,
    AwardTo,
    Consider,
    Deed,
    DropOut,
    EnterList,
    ForfeitBy,
    InNamedSeason,
    PauseUntil,
    ReplacedBy,
)
from sfb_bot.screens.limits import LONGEST_REASON

LARGEST_LIST: Final = 100_000
_ROUND: Final = fixed("action", "open", "close")
Why = app_commands.Range[str, 1, LONGEST_REASON]


class Considered(app_commands.Group):
    """Commands for organisers, each of which shows first what it would change."""

    def __init__(self, shell: Shell, name: str) -> None:
        super().__init__(name=name, description=describe(name), guild_only=True)
        self._shell = shell

    async def _consider(
        self, interaction: discord.Interaction, season: str | None, deed: Deed, reason: str
    ) -> None:
        wanted = InNamedSeason(season or "", Consider(NAMED, deed, reason))
        await perform(self._shell, interaction, wanted)


class LeagueOrganisers(Considered):
    """The actions of organisers."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "league")

    @app_commands.command(name="start", description=describe("league start"))
    @app_commands.describe(**options(reason="", season=""))
    async def start(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Close sign-up and open the first round."""
        await self._consider(interaction, season, do.Start(), reason)

    @app_commands.command(name="round", description=describe("league round"))
    @app_commands.describe(**options(action="", reason="", season=""))
    @app_commands.choices(action=_ROUND)
    async def round(
        self, interaction: discord.Interaction, action: str, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Open the next round, or end this one."""
        wanted = do.CloseRound() if action == "close" else do.OpenRound()
        await self._consider(interaction, season, wanted, reason)

    @app_commands.command(name="award", description=describe("league award"))
    @app_commands.describe(**options(player="entrant", reason="", season=""))
    async def award(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """Give a player's undecided pairing to that player."""
        await self._consider(interaction, season, AwardTo(player), reason)

    @app_commands.command(name="forfeit", description=describe("league forfeit"))
    @app_commands.describe(**options(player="entrant", reason="", both="", season=""))
    async def forfeit(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        both: bool = False,
        season: SeasonOption | None = None,
    ) -> None:
        """A player, or both, lose an undecided pairing."""
        await self._consider(interaction, season, ForfeitBy(player, both), reason)

    @app_commands.command(name="drop", description=describe("league drop"))
    @app_commands.describe(**options(player="entrant", reason="", season=""))
    async def drop(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """A player plays no more."""
        await self._consider(interaction, season, DropOut(player), reason)

    @app_commands.command(name="substitute", description=describe("league substitute"))
    @app_commands.describe(**options(player="entrant", by="", reason="", season=""))
    async def substitute(
        self,
        interaction: discord.Interaction,
        player: EntrantOption,
        by: discord.User,
        reason: Why,
        season: SeasonOption | None = None,
    ) -> None:
        """Somebody takes a player's place."""
        await self._consider(interaction, season, ReplacedBy(player, guest(by)), reason)

    @app_commands.command(name="pause", description=describe("league pause"))
    @app_commands.describe(**options(reason="", until="pause-until", season=""))
    async def pause(
        self,
        interaction: discord.Interaction,
        reason: Why,
        until: str | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Stop all clocks, until a moment if one is named."""
        deed = PauseUntil(until) if until else do.Pause()
        await self._consider(interaction, season, deed, reason)

    @app_commands.command(name="resume", description=describe("league resume"))
    @app_commands.describe(**options(reason="", season=""))
    async def resume(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Go on."""
        await self._consider(interaction, season, do.Resume(), reason)

    @app_commands.command(name="finish", description=describe("league finish"))
    @app_commands.describe(**options(reason="", season=""))
    async def finish(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """End a season as it stands."""
        await self._consider(interaction, season, do.Finish(), reason)

    @app_commands.command(name="undo", description=describe("league undo"))
    @app_commands.describe(**options(reason="", season=""))
    async def undo(
        self, interaction: discord.Interaction, reason: Why, season: SeasonOption | None = None
    ) -> None:
        """Take the last action back."""
        await self._consider(interaction, season, do.Undo(), reason)

    @app_commands.command(name="import", description=describe("league import"))
    @app_commands.describe(**options(reason="", players="list", file="", season=""))
    async def import_players(
        self,
        interaction: discord.Interaction,
        reason: Why,
        players: str | None = None,
        file: discord.Attachment | None = None,
        season: SeasonOption | None = None,
    ) -> None:
        """Enter a list of players, in the order of their seeding."""
        await acknowledge(interaction)
        listed = await read_list(file) if file is not None else players or ""
        await self._consider(interaction, season, EnterList(listed), reason)


async def read_list(file: discord.Attachment) -> str | None:
    """The text of a file; None when it is none."""
    if file.size > LARGEST_LIST:
        return None
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
