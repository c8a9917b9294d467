"""What Discord tells of servers: who is there, and what they see."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord

from sfb_bot.discord_ui.members import members_of
from sfb_bot.discord_ui.visibility import is_open_to_readers
from sfb_bot.matches.records import ChannelId, GuildId, UserId

log = logging.getLogger(__name__)


class Membership:
    """The port that tells who is in a server, and what they see of it.

    Nobody tells the bot when somebody leaves, so it asks.
    """

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

    def open_places(self, board: ChannelId, places: Sequence[ChannelId]) -> tuple[ChannelId, ...] | None:
        """Those of some places that whoever reads a board may see; None where the board is not known now."""
        shown = self._client.get_channel(board)
        if not isinstance(shown, discord.abc.GuildChannel | discord.Thread):
            return None
        return tuple(place for place in places if is_open_to_readers(self._client, place, shown))
