"""A role for the champion, where the server wants that and the bot may give it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from sfb_bot.discord_ui.rights import RoleRefusal, why_not
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.locale import Texts
from sfb_bot.matches.records import UserId
from sfb_bot.screens.league.values import called

log = logging.getLogger(__name__)


def prizes(view: SeasonView) -> dict[int, list[UserId]]:
    """The roles that a finished season gives, and to whom; who shares the first place is no champion.

    A role that is given for several places goes to all of them.
    """
    terms, found = view.record.terms, dict[int, list[UserId]]()
    if view.record.status != "finished" or view.record.started_at is None:
        return {}
    for place, role in enumerate((terms.winner_role, terms.second_role, terms.third_role), 1):
        for one in view.finishes if role else ():
            if one.place == place and not (place == 1 and one.tied):
                users = view.entrant(one.entrant).users
                found.setdefault(role, []).extend(user for user in users if user > 0)
    return {role: users for role, users in found.items() if users}


async def give_role(
    client: discord.Client, guild: int, role_id: int, users: Sequence[int], texts: Texts
) -> str:
    """Give the role to all of them; what to say about it."""
    server = client.get_guild(guild)
    role = server.get_role(role_id) if server is not None else None
    why = why_not(server, role_id)
    if server is not None and role is not None and why is None:
        why = await _give(server, role, users)
    told = {"players": called(users, texts), "role": f"<@&{role_id}>"}
    if why is None:
        return texts.say("league-role-given", **told)
    return texts.say("league-role-refused", why=texts.say(f"league-role-{why}"), **told)


async def take_role(client: discord.Client, guild: int, role_id: int, users: Sequence[int]) -> None:
    """Take the role from all of them, where the bot may; who has left the server has it no more anyway."""
    server = client.get_guild(guild)
    role = server.get_role(role_id) if server is not None else None
    if server is None or role is None or why_not(server, role_id) is not None:
        return
    for user in users:
        try:
            member = await server.fetch_member(user)
            await member.remove_roles(role)
        except (discord.NotFound, discord.Forbidden):
            log.info("the champion's role %s stays with %s", role_id, user)


async def _give(server: discord.Guild, role: discord.Role, users: Sequence[int]) -> RoleRefusal | None:
    for user in users:
        try:
            member = await server.fetch_member(user)
            await member.add_roles(role)
        except discord.NotFound:
            return "member"
        except discord.Forbidden:
            return "high"
    return None
