"""Keeps what web pages show and only Discord knows: names, and which places everybody can read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from sfb_bot.discord_ui.shell import Shell
from sfb_bot.kernel import TableError
from sfb_bot.leagues.seasons.notices import TableChanged, news_rows
from sfb_bot.locale import complete_language
from sfb_bot.matches.records import ChannelId, GuildId, UserId
from sfb_bot.web.records import WebFacts, WebName, WebPlace, WebServer

log = logging.getLogger(__name__)

# Seconds between two looks, where nothing says that something has changed, and where something does.
EVERY: Final = 300.0
AT_LEAST: Final = 2.0
# Threads that sleep are not known; so many of them are asked for in one look.
MOST_ASKED: Final = 20
_NOBODY_READS: Final = WebPlace(False)


class WebFactsKeeper:
    """Looks at every server that has its page on, again and again."""

    def __init__(self, client: discord.Client, shell: Shell) -> None:
        self._client = client
        self._shell = shell
        self._store = shell.app.store
        # When a sleeping thread was last asked for, by the number of the look.
        self._asked: dict[ChannelId, int] = {}
        self._looks = 0

    async def run(self) -> None:
        """Look until cancelled; whatever goes wrong is tried again at the next look."""
        changed = self._shell.web_changed
        while True:
            changed.clear()
            try:
                await self.look()
            except (TableError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
                log.warning("what web pages show could not be looked up: %r", error)
            await asyncio.sleep(AT_LEAST)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await changed.wait()

    async def look(self) -> None:
        """Once at every server."""
        self._looks += 1
        for server in await self._store.web_servers():
            await self._look_at(server)

    async def _look_at(self, server: WebServer) -> None:
        guild = self._client.get_guild(server.guild)
        known = await self._store.web_facts(server.guild)
        if guild is None:
            # Nobody there can turn the page off any more.
            found = WebFacts()
        elif guild.unavailable:
            return
        else:
            users, channels = await self._store.web_people(server.guild)
            places = await self._places(guild, channels, known)
            language = complete_language(guild.preferred_locale.value)
            found = WebFacts(guild.name, await self._names(server, users, known), places, language)
        if found != known:
            await self._store.save_web_facts(server.guild, found)
            if self._shell.web_url:
                changed = [one for one in found.places if found.is_open(one) != known.is_open(one)]
                await show_pages_again(self._shell, server.guild, changed)

    async def _names(
        self, server: WebServer, users: Iterable[UserId], known: WebFacts
    ) -> dict[UserId, WebName]:
        """What people are called now, else what they were called before."""
        users, names = list(users), self._shell.names
        await names.learn(self._client, server.guild, users)
        found: dict[UserId, WebName] = {}
        for user in users:
            if shown := names.called(user):
                found[user] = WebName(shown, names.drawn(user))
            elif user in known.names:
                found[user] = known.names[user]
        return found

    # --- Places ---

    async def _places(
        self, guild: discord.Guild, channels: Iterable[ChannelId], known: WebFacts
    ) -> dict[ChannelId, WebPlace]:
        found: dict[ChannelId, WebPlace] = {}
        asleep: list[ChannelId] = []
        for channel in channels:
            place = guild.get_channel_or_thread(channel)
            if place is None:
                asleep.append(channel)
            else:
                found[channel] = _place(place)
        found |= await self._asleep(guild, asleep, known)
        for parent in {place.parent for place in found.values() if place.parent} - found.keys():
            above = guild.get_channel(parent)
            found[parent] = _place(above) if above is not None else _NOBODY_READS
        return found

    async def _asleep(
        self, guild: discord.Guild, channels: list[ChannelId], known: WebFacts
    ) -> dict[ChannelId, WebPlace]:
        """Threads that sleep, or are gone: a few are asked for, those first that were not for the longest."""
        found = {one: known.places[one] for one in channels if one in known.places}
        for channel in sorted(channels, key=lambda one: self._asked.get(one, 0))[:MOST_ASKED]:
            try:
                found[channel] = _place(await guild.fetch_channel(channel))
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                found[channel] = _NOBODY_READS
            self._asked[channel] = self._looks
        return found


async def show_pages_again(
    shell: Shell, guild: GuildId, channels: Collection[ChannelId] | None = None
) -> None:
    """Bring the pinned posts up to date, which lead to pages: all of a server, or those in some channels."""
    for season in await shell.app.leagues.seasons(guild):
        if season.status != "finished" and (channels is None or season.channel in channels):
            await shell.app.store.add_outbox(news_rows(TableChanged()), None, None, season.id)
            shell.app.wake()


def _place(place: discord.abc.GuildChannel | discord.Thread) -> WebPlace:
    """Whether everybody can read a channel; whose thread one is, and whether it is a private one."""
    if isinstance(place, discord.Thread):
        return WebPlace(not place.is_private(), ChannelId(place.parent_id))
    rights = place.permissions_for(place.guild.default_role)
    return WebPlace(rights.view_channel and rights.read_message_history)
