"""What Discord allows the bot to do in a channel."""

from __future__ import annotations

import discord


def missing_permissions(interaction: discord.Interaction, where: str) -> list[str]:
    """What the bot may not do in the channel although a match there needs it, in Discord's words."""
    rights = interaction.app_permissions
    needed = {
        "View Channel": rights.view_channel,
        "Send Messages": rights.send_messages or rights.send_messages_in_threads,
        "Attach Files": rights.attach_files,
        "Read Message History": rights.read_message_history,
    }
    if where == "thread" and not isinstance(interaction.channel, discord.Thread):
        needed["Create Public Threads"] = rights.create_public_threads
        needed["Send Messages in Threads"] = rights.send_messages_in_threads
    return [name for name, granted in needed.items() if not granted]
