"""How players are called: by the names that Discord shows, in pictures by names that can be drawn."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

import aiohttp
import discord

from sfb_bot.discord_ui.members import members_of
from sfb_bot.drawing.pictures import drawable_name
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchRecord
from sfb_bot.screens.limits import tidy
from sfb_bot.screens.player_names import computer_name
from sfb_bot.screens.values import PrivateScreen, PublicScreen

log = logging.getLogger(__name__)

KEPT: Final = 10_000
# Questions about single users at the same time; a whole league may have to be asked for after a restart.
ASKED_AT_ONCE: Final = 5
# A post or a panel waits at most so many seconds for names; what is told later is there for the next one.
LONGEST_WAIT: Final = 2.0
# Seconds between two questions to servers: Discord takes 120 a minute of all kinds, more have to wait.
BETWEEN_QUESTIONS: Final = 0.6
# Discord is left in peace for so many seconds after it did not answer.
PAUSE: Final = 60.0


class _Name(NamedTuple):
    """How somebody is called in words and in pictures."""

    shown: str
    drawn: str


_NOBODY: Final = _Name("", "")


class NameBook:
    """Names by user: noted with every press and command, else asked for and kept."""

    def __init__(self, longest_wait: float = LONGEST_WAIT) -> None:
        self._names: OrderedDict[int, _Name] = OrderedDict()
        self._asking = asyncio.Semaphore(ASKED_AT_ONCE)
        # Whose names somebody waits for; by server, those the question under way does not ask for yet.
        self._asked: dict[int, asyncio.Future[None]] = {}
        self._next: dict[int, list[int]] = {}
        self._questions: dict[int, asyncio.Task[None]] = {}
        self._next_question, self._queue = 0.0, asyncio.Lock()
        self._longest_wait = longest_wait
        self._paused_until = 0.0

    def note(self, user: discord.User | discord.Member) -> None:
        """Remember how somebody is called now."""
        shown = tidy(user.display_name) or tidy(user.name)
        # A user name is unique and of plain letters: what nobody can draw is at least not lost.
        drawn = drawable_name(shown, tidy(user.name))
        self._keep(user.id, _Name(shown, drawn))

    def _keep(self, user: int, name: _Name) -> None:
        self._names[user] = name
        self._names.move_to_end(user)
        while len(self._names) > KEPT:
            self._names.popitem(last=False)

    def called(self, user: int) -> str:
        """How somebody is called, empty when that is not known."""
        return self._names.get(user, _NOBODY).shown

    def drawn(self, user: int) -> str:
        """How somebody is called in pictures: the user name where the other cannot be drawn."""
        return self._names.get(user, _NOBODY).drawn

    async def learn(self, client: discord.Client, guild: int, users: Iterable[int]) -> None:
        """Ask Discord for the names of those who are not known; who cannot be found stays without one.

        Nobody waits long for it: where Discord does not answer, people are shown without their names; and
        nobody waits in vain, where so many servers are to be asked before that it takes longer anyway. A
        server is asked one question at a time, not too often, and whoever is wanted meanwhile comes with the
        next: after a restart hundreds of matches want names at once.
        """
        unknown = [user for user in dict.fromkeys(users) if user > 0 and user not in self._names]
        fresh = [user for user in unknown if user not in self._asked]
        loop = asyncio.get_running_loop()
        if fresh and loop.time() >= self._paused_until:
            self._asked.update({user: loop.create_future() for user in fresh})
            self._next.setdefault(guild, []).extend(fresh)
            if guild not in self._questions:
                self._questions[guild] = asyncio.create_task(self._ask_server(client, guild))
        waiting = {self._asked[user] for user in unknown if user in self._asked}
        if waiting and self._comes_in(guild) < self._longest_wait:
            await asyncio.wait(waiting, timeout=self._longest_wait)

    async def close(self) -> None:
        """Ask no more: the connection goes."""
        tasks = list(self._questions.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _comes_in(self, guild: int) -> float:
        """Seconds until a server is asked, for those that are asked before it; 0 if it is being asked."""
        if guild not in self._next:
            return 0.0
        now = asyncio.get_running_loop().time()
        before = list(self._next).index(guild)
        return max(0.0, self._next_question - now) + before * BETWEEN_QUESTIONS

    async def learn_players(self, client: discord.Client, record: MatchRecord) -> None:
        """The same for those who play a match."""
        await self.learn(client, record.guild, [seat.user for seat in record.seats])

    async def _ask_server(self, client: discord.Client, guild: int) -> None:
        """One question after the other, until nobody is wanted any more."""
        loop = asyncio.get_running_loop()
        try:
            while guild in self._next:
                async with self._queue:
                    await asyncio.sleep(max(0.0, self._next_question - loop.time()))
                    self._next_question = loop.time() + BETWEEN_QUESTIONS
                await self._ask_for(client, guild, self._next.pop(guild, []))
        finally:
            del self._questions[guild]
            self._tell(self._next.pop(guild, []))

    def _tell(self, users: list[int]) -> None:
        """What there is to know about these users is known."""
        for user in users:
            found = self._asked.pop(user, None)
            if found is not None and not found.done():
                found.set_result(None)

    async def _ask_for(self, client: discord.Client, guild: int, users: list[int]) -> None:
        """All of them in one question to the server, then those who left it one by one."""
        try:
            server = client.get_guild(guild)
            for member in (await members_of(server, users)).values() if server is not None else ():
                self.note(member)
            left = [user for user in users if user not in self._names]
            await asyncio.gather(*(self._ask(client, user) for user in left))
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("Discord did not tell the names of %s users: %r", len(users), error)
            self._paused_until = asyncio.get_running_loop().time() + PAUSE
        finally:
            self._tell(users)

    async def _ask(self, client: discord.Client, user: int) -> None:
        """Somebody who left the server still has a name; an account that is gone has none."""
        async with self._asking:
            try:
                self.note(await client.fetch_user(user))
            except discord.NotFound:
                self._keep(user, _NOBODY)

    def of(self, record: MatchRecord, texts: Texts) -> tuple[str, ...]:
        """The players of a match by seat; empty for one who is not known."""
        return tuple(computer_name(seat.user, texts) or self.drawn(seat.user) for seat in record.seats)

    def by_side(self, record: MatchRecord, texts: Texts) -> list[list[str]]:
        """The same side by side; somebody who is not known, or was forgotten, is called just that."""
        unnamed = {seat.seat: "somebody" if seat.user else "deleted-player" for seat in record.seats}
        called = {
            seat.seat: name or texts.say(unnamed[seat.seat])
            for seat, name in zip(record.seats, self.of(record, texts), strict=True)
        }
        sides = sorted({seat.side for seat in record.seats})
        return [[called[seat.seat] for seat in record.seats if seat.side == side] for side in sides]

    def in_public(self, screen: PublicScreen, record: MatchRecord, texts: Texts) -> PublicScreen:
        """The screen with the players' names in its picture."""
        if screen.picture is None:
            return screen
        return replace(screen, picture=replace(screen.picture, names=self.of(record, texts)))

    def in_private(self, screen: PrivateScreen, record: MatchRecord, texts: Texts) -> PrivateScreen:
        """The screen with the players' names in its picture."""
        if screen.picture is None:
            return screen
        return replace(screen, picture=replace(screen.picture, names=self.of(record, texts)))
