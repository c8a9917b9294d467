"""People of a server, asked for together: one question to Discord for a hundred of them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Final

import aiohttp
import discord

from sfb_bot.matches.records import GuildId, UserId

log = logging.getLogger(__name__)

# As many as Discord answers for at once.
ASKED_AT_ONCE: Final = 100


async def members_of(server: discord.Guild, users: Iterable[int]) -> dict[int, discord.Member]:
    """Those of the users who are in the server."""
    wanted = dict.fromkeys(users)
    found = {user: member for user in wanted if (member := server.get_member(user)) is not None}
    unknown = [user for user in wanted if user not in found]
    for start in range(0, len(unknown), ASKED_AT_ONCE):
        some = unknown[start : start + ASKED_AT_ONCE]
        members = await server.query_members(user_ids=some, limit=len(some), cache=False)
        found.update((member.id, member) for member in members)
    return found


class Membership:
    """The port that tells who is in a server. Nobody tells the bot when somebody leaves, so it asks."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def present(self, guild: GuildId, users: Sequence[UserId]) -> frozenset[UserId] | None:
        """Those of some people who are in a server; None where Discord does not say."""
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return None
        try:
            return frozenset(UserId(user) for user in await members_of(server, users))
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("Discord did not tell who is in server %s: %r", guild, error)
            return None
