"""People of a server, asked for together: one question to Discord for a hundred of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

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
