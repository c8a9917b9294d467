"""How players are called in pictures: the names Discord showed with their last press or command."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import discord

from sfb_bot.matches.records import MatchRecord
from sfb_bot.screens.values import PrivateScreen, PublicScreen

KEPT: Final = 10_000
# Questions to Discord at the same time; a whole league may have to be asked for after a restart.
ASKED_AT_ONCE: Final = 5


class NameBook:
    """Names by user, as far as they are known. For a match asking Discord for the rest is not worth it."""

    def __init__(self) -> None:
        self._names: OrderedDict[int, str] = OrderedDict()
        self._asking = asyncio.Semaphore(ASKED_AT_ONCE)

    def note(self, user: discord.User | discord.Member) -> None:
        """Remember how somebody is called now."""
        self._keep(user.id, user.display_name)

    def _keep(self, user: int, name: str) -> None:
        self._names[user] = name
        self._names.move_to_end(user)
        while len(self._names) > KEPT:
            self._names.popitem(last=False)

    def called(self, user: int) -> str:
        """How somebody is called, empty when that is not known."""
        return self._names.get(user, "")

    async def learn(self, client: discord.Client, guild: int, users: Iterable[int]) -> None:
        """Ask Discord for the names of those who are not known; who cannot be found stays without one."""
        unknown = [user for user in dict.fromkeys(users) if user and user not in self._names]
        await asyncio.gather(*(self._ask(client, guild, user) for user in unknown))

    async def _ask(self, client: discord.Client, guild: int, user: int) -> None:
        async with self._asking:
            server = client.get_guild(guild)
            try:
                found = server.get_member(user) if server is not None else None
                if found is None and server is not None:
                    found = await server.fetch_member(user)
                self.note(found or await client.fetch_user(user))
            except discord.NotFound:
                await self._ask_without_server(client, user)

    async def _ask_without_server(self, client: discord.Client, user: int) -> None:
        """Somebody who left the server still has a name; an account that is gone has none."""
        try:
            self.note(await client.fetch_user(user))
        except discord.NotFound:
            self._keep(user, "")

    def of(self, record: MatchRecord) -> tuple[str, ...]:
        """The players of a match by seat; empty for one who is not known."""
        return tuple(self._names.get(seat.user, "") for seat in record.seats)

    def in_public(self, screen: PublicScreen, record: MatchRecord) -> PublicScreen:
        """The screen with the players' names in its picture."""
        if screen.picture is None:
            return screen
        return replace(screen, picture=replace(screen.picture, names=self.of(record)))

    def in_private(self, screen: PrivateScreen, record: MatchRecord) -> PrivateScreen:
        """The screen with the players' names in its picture."""
        if screen.picture is None:
            return screen
        return replace(screen, picture=replace(screen.picture, names=self.of(record)))
