"""`/brawl`: everything about playing."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.commands.answering import describe, fixed, options
from sfb_bot.discord_ui.commands.match import MatchCommands
from sfb_bot.discord_ui.commands.starting import DRAFTS, FIRST, MODES, PLACES, Wanted, refuse, start
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.records import UserId

_MODES = fixed("mode", *MODES)
_DRAFTS = fixed("draft", *DRAFTS)
_PACES = fixed("pace", "live", "daily", "slow", "custom")
_FIRST = fixed("first", *FIRST)
_WHERE = fixed("where", *PLACES)


class BrawlCommands(app_commands.Group):
    """The command group; each command answers in private, posts follow from the outbox."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(name="brawl", description=describe("brawl"), guild_only=True)
        self._shell = shell
        for command in MatchCommands(shell, "brawl").commands:
            self.add_command(command)

    @app_commands.command(name="challenge", description=describe("brawl challenge"))
    @app_commands.describe(
        **options(opponent="", mode="", partner="", opponent2="", draft="", pace="", first="", where="")
    )
    @app_commands.choices(mode=_MODES, draft=_DRAFTS, pace=_PACES, first=_FIRST, where=_WHERE)
    async def challenge(  # noqa: PLR0913, PLR0917 - every option of the command is an argument
        self,
        interaction: discord.Interaction,
        opponent: discord.User,
        mode: str = "duel",
        partner: discord.User | None = None,
        opponent2: discord.User | None = None,
        draft: str = "free",
        pace: str | None = None,
        first: str = "random",
        where: str = "thread",
    ) -> None:
        """Invite one person, or in teams up to three; whoever is not named may be anybody."""
        others = (partner, opponent2)
        if any(user is not None and user.bot for user in (opponent, *others)):
            await refuse(self._shell, interaction, "bot-opponent")
        elif mode == "duel" and any(others):
            await refuse(self._shell, interaction, "partner-in-duel")
        else:
            users = (opponent,) if mode == "duel" else (opponent, *others)
            invited = tuple(UserId(user.id) if user is not None else None for user in users)
            await start(self._shell, interaction, Wanted(mode, draft, first, where, invited), pace)

    @app_commands.command(name="open", description=describe("brawl open"))
    @app_commands.describe(**options(mode="", draft="", pace="", first="", where=""))
    @app_commands.choices(mode=_MODES, draft=_DRAFTS, pace=_PACES, first=_FIRST, where=_WHERE)
    async def open(
        self,
        interaction: discord.Interaction,
        mode: str = "duel",
        draft: str = "free",
        pace: str | None = None,
        first: str = "random",
        where: str = "thread",
    ) -> None:
        """Open a table for anybody."""
        await start(self._shell, interaction, Wanted(mode, draft, first, where), pace)
