"""Who may do what in a server: by Discord permission or by the chosen role, never by a role's name."""

from __future__ import annotations

from typing import Literal

import discord

from sfb_bot.discord_ui.person import Person
from sfb_bot.kernel import PlayerError
from sfb_bot.leagues.seasons.ports import LeagueStore
from sfb_bot.leagues.seasons.records import LeagueId
from sfb_bot.matches.people import GuildSettings

RoleRefusal = Literal["rights", "high", "managed", "gone", "member"]


class NotOrganiser(PlayerError):
    """Only organisers of the server may do that."""

    key = "denied-not-organiser"


def refuse_no_organiser(who: Person) -> None:
    """NotOrganiser for everybody else, naming the role to ask where the server has one."""
    if is_organiser(who.interaction, who.server):
        return
    guild, chosen = who.interaction.guild, who.server.organiser_role
    role = guild.get_role(chosen) if guild is not None and chosen is not None else None
    if role is None:
        raise NotOrganiser("only organisers may do that", rule="organiser")
    raise NotOrganiser("only organisers may do that", rule="role", role=role.name)


async def refuse_no_organiser_of(store: LeagueStore, who: Person, league: LeagueId) -> None:
    """NotOrganiser for everybody who runs neither the server's leagues nor this one."""
    if is_organiser(who.interaction, who.server):
        return
    member = who.interaction.user
    roles = {role.id for role in member.roles} if isinstance(member, discord.Member) else set[int]()
    if not (await store.league_organisers(league)).include(who.user, roles):
        refuse_no_organiser(who)


def is_organiser(interaction: discord.Interaction, settings: GuildSettings) -> bool:
    """Whoever may manage the server, or has the organiser role."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    role = settings.organiser_role
    return role is not None and interaction.user.get_role(role) is not None


async def is_host(interaction: discord.Interaction) -> bool:
    """Whether somebody runs the bot, as Discord knows it: the application's owner, or its team."""
    try:
        # Asked anew: a team changes while the bot runs.
        info = await interaction.client.application_info()
    except discord.HTTPException:
        return False
    if info.team is None:
        return info.owner.id == interaction.user.id
    accepted = discord.TeamMembershipState.accepted
    return any(
        member.id == interaction.user.id and member.membership_state is accepted
        for member in info.team.members
    )


def why_not(guild: discord.Guild | None, role_id: int) -> RoleRefusal | None:
    """Why the bot cannot give a role; None when it can."""
    role = guild.get_role(role_id) if guild is not None else None
    if guild is None or role is None:
        return "gone"
    if role.managed or role.is_default():
        return "managed"
    if not guild.me.guild_permissions.manage_roles:
        return "rights"
    return "high" if role >= guild.me.top_role else None
