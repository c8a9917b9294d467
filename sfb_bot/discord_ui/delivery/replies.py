"""Answering an interaction: acknowledge first, show afterwards, and never twice."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from sfb_bot.discord_ui.components import Images, Message, private_message
from sfb_bot.locale import Texts
from sfb_bot.screens.values import PrivateScreen


def is_private_panel(interaction: discord.Interaction) -> bool:
    """Whether the pressed control is on a message only this person sees, which may be changed in place."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: discord.Interaction) -> None:
    """Tell Discord within its three seconds that an answer will come, seen by this person alone."""
    if interaction.response.is_done():
        return
    if is_private_panel(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction, screen: PrivateScreen, images: Images, texts: Texts) -> None:
    """Put a screen where the acknowledged answer is: a new private message, or the panel pressed."""
    await show_message(interaction, await private_message(screen, images, texts))


async def show_message(interaction: discord.Interaction, message: Message) -> None:
    """The same with a message that is made already."""
    await interaction.edit_original_response(
        view=message.view, attachments=message.files, allowed_mentions=discord.AllowedMentions.none()
    )


async def send_files(interaction: discord.Interaction, files: Sequence[tuple[str, bytes]]) -> None:
    """Send files only this person sees; a panel that was pressed stays as it is."""
    made = [discord.File(io.BytesIO(data), name) for name, data in files]
    if is_private_panel(interaction):
        await interaction.followup.send(files=made, ephemeral=True)
    else:
        await interaction.edit_original_response(attachments=made)
