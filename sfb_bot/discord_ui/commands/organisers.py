"""`/<game>-admin`: organisers only, each action with a reason that is logged."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import describe, fixed, options
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.computer_players import LEVEL_NAMES
from sfb_bot.matches.records import UserId
from sfb_bot.screens.actions import HERE
from sfb_bot.screens.organiser_actions import (
    EndMatch,
    PassFor,
    PauseMatch,
    ReplacePlayer,
    ResumeMatch,
    RewindMatch,
)


class AdminCommands(app_commands.Group):
    """What organisers may do with the match of the thread they type in, whichever game it is of."""

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__(name=f"{game}-admin", description=describe("admin"), guild_only=True)
        self._shell = shell

    @app_commands.command(name="pause", description=describe("admin pause"))
    @app_commands.describe(**options(reason=""))
    async def pause(self, interaction: discord.Interaction, reason: str) -> None:
        """Stop all clocks and refuse answers."""
        await perform(self._shell, interaction, PauseMatch(HERE, reason))

    @app_commands.command(name="resume", description=describe("admin resume"))
    @app_commands.describe(**options(reason=""))
    async def resume(self, interaction: discord.Interaction, reason: str) -> None:
        """Go on."""
        await perform(self._shell, interaction, ResumeMatch(HERE, reason))

    @app_commands.command(name="pass", description=describe("admin pass"))
    @app_commands.describe(**options(player="", reason=""))
    async def pass_for(self, interaction: discord.Interaction, player: discord.User, reason: str) -> None:
        """Answer with the default for a player."""
        await perform(self._shell, interaction, PassFor(HERE, reason, UserId(player.id)))

    @app_commands.command(name="rewind", description=describe("admin rewind"))
    @app_commands.describe(**options(steps="", reason=""))
    async def rewind(
        self, interaction: discord.Interaction, steps: app_commands.Range[int, 1, 1000], reason: str
    ) -> None:
        """Take back the last answers, as many as asked."""
        await perform(self._shell, interaction, RewindMatch(HERE, reason, steps))

    @app_commands.command(name="replace", description=describe("admin replace"))
    @app_commands.describe(**options(player="", by="", reason="", level=""))
    @app_commands.choices(level=fixed("level", *LEVEL_NAMES))
    async def replace(
        self,
        interaction: discord.Interaction,
        player: discord.User,
        by: discord.User,
        reason: str,
        level: str | None = None,
    ) -> None:
        """Put somebody else in a player's seat, or a computer player."""
        me = interaction.client.user
        action = ReplacePlayer(
            HERE,
            reason,
            UserId(player.id),
            UserId(by.id),
            is_bot=by.bot,
            is_me=me is not None and me.id == by.id,
            level=level or "",
            is_of_me=me is not None and me.id == player.id,
        )
        await perform(self._shell, interaction, action)

    @app_commands.command(name="end", description=describe("admin end"))
    @app_commands.describe(**options(reason="", winner=""))
    async def end(
        self, interaction: discord.Interaction, reason: str, winner: discord.User | None = None
    ) -> None:
        """Award the match, or call it off."""
        user = UserId(winner.id) if winner is not None else None
        await perform(self._shell, interaction, EndMatch(HERE, reason, user))
