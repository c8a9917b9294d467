"""What Discord tells about places: deleted ones are replaced, changed ones are tried again at once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord

from sfb_bot.application import Application
from sfb_bot.discord_ui.permissions import TAKEN, Place, missing_in
from sfb_bot.discord_ui.sharded_client import ShardedClient
from sfb_bot.discord_ui.shards import ShardPlan, TurnToIdentify
from sfb_bot.kernel import TableError
from sfb_bot.leagues.seasons.notices import TableChanged, news_rows
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, Trouble, lane_of

log = logging.getLogger(__name__)


class PlaceEvents(ShardedClient):
    """The part of the client that listens to channels, threads, roles and servers."""

    # Any: whatever the library's client takes besides.
    def __init__(
        self, app: Application, plan: ShardPlan, turn_to_identify: TurnToIdentify | None, **options: Any
    ) -> None:
        super().__init__(plan, turn_to_identify, **options)
        self._app = app

    async def look_at_places(self, guilds: Sequence[discord.Guild]) -> None:
        """After a connection was made anew: changes in its servers while nobody listened were not told."""
        try:
            await self._app.troubles.load()
            await self._app.troubles.wake(
                [each.lane for each in self._app.troubles.all() if self._may_work(each)]
            )
            await self._look_for_seasons(guilds)
        except TableError:
            # Whatever could not be shown is tried again by the clock; nothing else waits for this.
            log.exception("it is not known what could not be shown")

    async def _look_for_seasons(self, guilds: Sequence[discord.Guild]) -> None:
        """Seasons whose channel was deleted while nobody listened.

        They are asked for at once: most servers have none, and there may be tens of thousands.
        """
        known = {guild.id: guild for guild in guilds if not guild.unavailable}
        lost = {
            (one.guild, one.channel)
            for one in await self._app.leagues.unfinished()
            if one.guild in known and known[one.guild].get_channel_or_thread(one.channel) is None
        }
        for guild, place in sorted(lost):
            if place not in {trouble.channel for trouble in self._app.troubles.of_guild(guild)}:
                await self._lose(place, guild)

    async def _wake(self, guild: int) -> None:
        """Try again what could not be shown in a server, as far as that may work now."""
        found = self._app.troubles.of_guild(GuildId(guild))
        await self._app.troubles.wake([trouble.lane for trouble in found if self._may_work(trouble)])

    def _may_work(self, trouble: Trouble) -> bool:
        """Whether it is worth a try: what is known of a place says no more that it refuses."""
        if trouble.kind not in ("refused", "left") or self.get_guild(trouble.guild) is None:
            return False
        place = self.get_channel(trouble.channel)
        if trouble.kind == "left" or not isinstance(place, Place):
            # A thread that could not be seen is not known at all.
            return True
        return not {*trouble.missing} & {TAKEN, *missing_in(place, "threads")}

    # --- Permissions ---

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """The permissions of a channel may have changed."""
        if before.overwrites != after.overwrites:
            await self._wake(after.guild.id)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """There may be a place now where there was none."""
        await self._wake(channel.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Those of a role, too."""
        if before.permissions != after.permissions:
            await self._wake(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """And which roles the bot has: Discord tells of nobody else without being asked to."""
        if self.user is not None and after.id == self.user.id and before.roles != after.roles:
            await self._wake(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked."""
        if self._app.troubles.of_guild(GuildId(payload.guild_id)):
            record = await self._app.store.match_in(ChannelId(payload.thread_id))
            if record is not None:
                await self._app.troubles.wake([lane_of(record.id)])

    # --- Servers ---

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added, maybe again."""
        await self._wake(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage, or has just been told of."""
        await self._wake(guild.id)

    # --- Places that were deleted ---

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A match that was played in the thread goes on in a new one, before anybody misses it."""
        record = await self._app.store.match_in(ChannelId(payload.thread_id))
        if record is None or record.status == "over":
            return
        if isinstance(self.get_channel(payload.parent_id), discord.TextChannel):
            await self._app.ledger.move(record.id, ChannelId(payload.parent_id))
        else:
            await self._app.ledger.show_again(record.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Everything that was played in the channel or its threads has lost its place, seasons as well."""
        await self._lose(ChannelId(channel.id), GuildId(channel.guild.id))

    async def _lose(self, place: ChannelId, guild: GuildId) -> None:
        """Find out what cannot be shown any more; whoever has to know is told by that."""
        for match in await self._app.store.matches_below(place):
            await self._look_after(match)
        for season in await self._app.leagues.seasons(guild, unfinished_only=True):
            if season.channel == place:
                await self._app.store.add_outbox(news_rows(TableChanged()), None, None, season.id)
        self._app.wake()

    async def _look_after(self, match: MatchId) -> None:
        record = await self._app.store.match_record(match)
        if record is None or not record.channel or self.get_channel(record.channel) is None:
            await self._app.ledger.show_again(match)
