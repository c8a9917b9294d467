"""What somebody is told whose press or command went wrong, and what the log is told."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord
from discord import app_commands

from sfb_bot.discord_ui.delivery.replies import LOST, acknowledge, show
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import TableError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.screens.refusals import denial_screen

log = logging.getLogger(__name__)


async def explain(shell: Shell, interaction: discord.Interaction, error: Exception) -> None:
    """Log what went wrong, and say so where that makes sense."""
    if isinstance(error, app_commands.CheckFailure):
        return
    if isinstance(error, discord.NotFound):
        # Answered too late: Discord has told the person that nothing happened, and they try again.
        log.info("an interaction was older than its time: %s", error.text)
        return
    if isinstance(error, LOST):
        # Discord or the way to it is in trouble, not the bot.
        log.warning("an interaction failed: %r", error)
    else:
        log.error("an interaction failed", exc_info=error)
    if interaction.type is not discord.InteractionType.autocomplete:
        await _apologise(shell, interaction, error)


async def _apologise(shell: Shell, interaction: discord.Interaction, error: Exception) -> None:
    """Say that something went wrong, if that can still be said."""
    try:
        await acknowledge(interaction)
        texts = shell.quick_texts(interaction)
        # Where the database is the trouble, another look would make the person wait as long again.
        if not isinstance(error, StoreBroken):
            with suppress(TableError):
                texts = await shell.texts_for(interaction)
        screen = denial_screen("trouble", texts)
        await show(interaction, screen, shell.images, texts)
    except (discord.DiscordException, *LOST):
        log.info("the apology could not be delivered")
