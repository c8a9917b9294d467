"""`/help`, anywhere and for the reader alone."""

from __future__ import annotations

import discord
from discord import app_commands

from sfb_bot.discord_ui.actions.dispatch import perform
from sfb_bot.discord_ui.commands.descriptions import describe
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.screens.welcome_actions import ShowHelp


def add_help(tree: app_commands.CommandTree, shell: Shell) -> None:
    """Add `/help`."""

    @tree.command(name="help", description=describe("help"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def show_help(interaction: discord.Interaction) -> None:
        await perform(shell, interaction, ShowHelp())

    del show_help
