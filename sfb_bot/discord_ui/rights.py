"""Who may do what in a server: by Discord permission or by the chosen role, never by a role's name."""

from __future__ import annotations

import discord

from sfb_bot.matches.records import GuildSettings


def is_organiser(interaction: discord.Interaction, settings: GuildSettings) -> bool:
    """Whoever may manage the server, or has the organiser role."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    role = settings.organiser_role
    return role is not None and interaction.user.get_role(role) is not None
