"""Who may do what in a server: by Discord permission or by the chosen role, never by a role's name."""

from __future__ import annotations

import discord

from sfb_bot.discord_ui.person import Person
from sfb_bot.kernel import PlayerError
from sfb_bot.matches.records import GuildSettings


class NotOrganiser(PlayerError):
    """Only organisers of the server may do that."""

    key = "denied-not-organiser"


def refuse_no_organiser(who: Person) -> None:
    """NotOrganiser for everybody else."""
    if not is_organiser(who.interaction, who.server):
        raise NotOrganiser("only organisers may do that", rule="organiser")


def is_organiser(interaction: discord.Interaction, settings: GuildSettings) -> bool:
    """Whoever may manage the server, or has the organiser role."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    role = settings.organiser_role
    return role is not None and interaction.user.get_role(role) is not None
