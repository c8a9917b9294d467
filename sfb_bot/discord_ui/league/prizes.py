"""A role for the champion, where the server wants that and the bot may give it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord

from sfb_bot.locale import Texts
from sfb_bot.screens.league.values import called

Why = Literal["rights", "high", "managed", "gone", "member"]


def why_not(guild: discord.Guild | None, role: discord.Role | None) -> Why | None:
    """Why the bot cannot give a role; None when it can."""
    if guild is None or role is None:
        return "gone"
    if role.managed or role.is_default():
        return "managed"
    if not guild.me.guild_permissions.manage_roles:
        return "rights"
    return "high" if role >= guild.me.top_role else None


async def give_role(
    client: discord.Client, guild: int, role_id: int, users: Sequence[int], texts: Texts
) -> str:
    """Give the role to all of them; what to say about it."""
    server = client.get_guild(guild)
    role = server.get_role(role_id) if server is not None else None
    why = why_not(server, role)
    if why is None:
        assert server is not None
        assert role is not None
        why = await _give(server, role, users)
    told = {"players": called(users, texts), "role": f"<@&{role_id}>"}
    if why is None:
        return texts.say("league-role-given", **told)
    return texts.say("league-role-refused", why=texts.say(f"league-role-{why}"), **told)


async def _give(server: discord.Guild, role: discord.Role, users: Sequence[int]) -> Why | None:
    for user in users:
        try:
            member = await server.fetch_member(user)
            await member.add_roles(role)
        except discord.NotFound:
            return "member"
        except discord.Forbidden:
            return "high"
    return None
