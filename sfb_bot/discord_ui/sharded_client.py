"""A client with a connection to Discord's gateway for each shard; each comes and goes on its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.state import AutoShardedConnectionState

from sfb_bot.discord_ui.shards import OwnTurns, ShardPlan, Shards, StartsUsedUp, TurnToIdentify

log = logging.getLogger(__name__)

# How long a connection may take to be made, in seconds.
LONGEST_DIAL: Final = 60.0
PRIVILEGED_INTENTS_REFUSED: Final = 4014
NORMAL_END: Final = 1000
LOST: Final = (
    OSError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    asyncio.TimeoutError,
)


# Any: the library's own parameter, the kind of its client.
class ShardedState(AutoShardedConnectionState[Any]):
    """What is known of Discord. A shard that begins anew forgets its servers, as the simple client does.

    Else a server that removed the bot while nobody listened would be kept for ever.
    """

    # Told of every interaction as it came.
    received: Callable[[int, Any], None]

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        # By shard the servers its session listed.
        self._listed: dict[int, set[int]] = {}

    def parse_ready(self, data: Any) -> None:
        """A session began: it lists the servers of its shard."""
        number = data["shard"][0]
        for guild in [each for each in self.guilds if each.shard_id == number]:
            self._remove_guild(guild)
        self._listed[number] = {int(guild["id"]) for guild in data["guilds"]}
        # What came for the session before does not count.
        self._ready_states[number] = asyncio.Queue()
        super().parse_ready(data)

    async def _delay_shard_ready(self, shard_id: int) -> None:
        """A shard is ready once every server it listed has come, or none has for a while: some are away.

        The library waits in any case, after the last one.
        """
        coming, missing = self._ready_states[shard_id], {*self._listed[shard_id]}
        with suppress(TimeoutError):
            while missing:
                async with asyncio.timeout(self.guild_ready_timeout):
                    guild = await coming.get()
                missing.discard(guild.id)
                self._tell_of(guild)
        while not coming.empty():
            self._tell_of(coming.get_nowait())
        del self._ready_states[shard_id]
        self.dispatch("shard_ready", shard_id)

    def _tell_of(self, guild: discord.Guild) -> None:
        """A server that was not listed is one the bot has joined since."""
        is_listed = guild.id in self._listed[guild.shard_id]
        self.dispatch("guild_available" if is_listed else "guild_join", guild)

    def parse_interaction_create(self, data: Any) -> None:
        """Somebody did something: as it came, it can be handed to another process."""
        self.received(int(data["id"]), data)
        super().parse_interaction_create(data)


class ShardedClient(discord.AutoShardedClient):
    """The library's client for several shards, with connections that are kept as its simple client keeps one.

    The library's own way is to make one connection after the other, in one task: a shard that has to wait
    keeps all others waiting, and one whose first try to come back fails begins anew and misses what was sent
    meanwhile. Here every shard has its own task, resumes whenever it can, and waits for its turn before it
    identifies. What the library tells about single shards (`shards`, `latencies`) is not kept.
    """

    # Any: whatever the library's client takes besides.
    def __init__(self, plan: ShardPlan, turn_to_identify: TurnToIdentify | None, **options: Any) -> None:
        super().__init__(**options)
        self._plan = plan
        self._turn_to_identify = turn_to_identify or OwnTurns()
        self._shards: Shards | None = None
        self._lines: list[asyncio.Task[None]] = []
        self._sockets: dict[int, DiscordWebSocket] = {}
        # Shards that hear what happens, and shards that know their servers.
        self._live: set[int] = set()
        self._informed: set[int] = set()

    def _get_state(self, **options: Any) -> ShardedState:
        state = ShardedState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )
        state.received = self.received
        return state

    # Any: an interaction as Discord sends it.
    def received(self, number: int, data: Any) -> None:
        """An interaction came in."""

    def hear_interaction(self, data: Any) -> None:
        """Take an interaction that came to another process as if it had come here."""
        self._connection.parse_interaction_create(data)

    def _get_websocket(self, guild_id: int | None = None, *, shard_id: int | None = None) -> DiscordWebSocket:
        number = shard_id if shard_id is not None else (guild_id or 0) >> 22
        return self._sockets[number % (self.shard_count or 1)]

    # --- What is known of the shards ---

    @property
    def is_complete(self) -> bool:
        """Whether all shards are connected and know their servers."""
        return self._shards is not None and self._live & self._informed == {*self._shards.numbers}

    async def on_shard_connect(self, number: int) -> None:
        """A session began; which servers there are is told next."""
        self._live.add(number)
        self._informed.discard(number)

    async def on_shard_ready(self, number: int) -> None:
        """The servers of a shard have been told. It may have been cut off again by now."""
        self._informed.add(number)

    async def on_shard_resumed(self, number: int) -> None:
        """A shard is connected again, and nothing was missed."""
        self._live.add(number)

    async def on_shard_disconnect(self, number: int) -> None:
        """A shard is cut off; comes again with every try to connect that fails."""
        self._live.discard(number)

    def hear(self, number: int) -> None:
        """Discord said something to a shard: its connection is alive."""

    # --- Connections ---

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect all shards, and each of them again whenever it is cut off, until the client is closed."""
        del reconnect
        shards = self._shards = await self._ask_for_shards()
        self.shard_count = self._connection.shard_count = shards.count
        self.shard_ids = self._connection.shard_ids = [*shards.numbers]
        if self.is_closed():
            return
        lines = self._lines = [asyncio.create_task(self._keep(shards, each)) for each in shards.numbers]
        try:
            done, _ = await asyncio.wait(lines, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            await self._hang_up()
        failures = [line.exception() for line in done if not line.cancelled()]
        if failure := next((each for each in failures if each is not None), None):
            await self.close()
            raise failure

    async def _ask_for_shards(self) -> Shards:
        if not self._plan.asks:
            return self._plan.shards()
        advised, _, limit = await self.http.get_bot_gateway()
        shards = self._plan.shards(advised, limit["max_concurrency"])
        if limit["remaining"] < len(shards.numbers):
            minutes = -(-limit["reset_after"] // 60_000)
            raise StartsUsedUp(
                f"{len(shards.numbers)} shards want to connect, but it may be done only {limit['remaining']} "
                f"more times; there are more in {minutes} minutes"
            )
        log.info("%s of %s shards: %s", len(shards.numbers), shards.count, shards.numbers)
        return shards

    async def _keep(self, shards: Shards, number: int) -> None:
        """Keep one shard connected."""
        backoff, socket = ExponentialBackoff[bool](), None
        is_first, resumes = True, False
        while not self.is_closed():
            try:
                if not resumes or socket is None or socket.session_id is None:
                    await super().before_identify_hook(number, initial=is_first)
                    await self._turn_to_identify(shards.bucket_of(number))
                    is_first, socket = False, None
                socket = await self._dial(number, socket)
                while True:
                    await socket.poll_event()
                    self.hear(number)
            except ReconnectWebSocket as request:
                self._tell_of_loss(number)
                resumes = request.resume
            except LOST as loss:
                self._tell_of_loss(number)
                if self.is_closed():
                    return
                _raise_if_final(loss, number)
                seconds = backoff.delay()
                log.warning("shard %s is cut off, next try in %.2f seconds: %r", number, seconds, loss)
                await asyncio.sleep(seconds)
                resumes = True

    async def _dial(self, number: int, before: DiscordWebSocket | None) -> DiscordWebSocket:
        """A new connection, which goes on with the session of the one before, if there was one."""
        dialling = (
            DiscordWebSocket.from_client(self, shard_id=number)
            if before is None
            else DiscordWebSocket.from_client(
                self,
                shard_id=number,
                gateway=before.gateway,
                session=before.session_id,
                sequence=before.sequence,
                resume=True,
            )
        )
        socket = self._sockets[number] = await asyncio.wait_for(dialling, timeout=LONGEST_DIAL)
        self.hear(number)
        return socket

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Everything was waited for before the connection was made: an idle one is not kept for long."""

    def _tell_of_loss(self, number: int) -> None:
        self.dispatch("disconnect")
        self.dispatch("shard_disconnect", number)

    async def _hang_up(self) -> None:
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        for socket in self._sockets.values():
            if socket.open:
                await socket.close(code=NORMAL_END)

    async def close(self) -> None:
        """Leave Discord."""
        await self._hang_up()
        await super().close()


def _raise_if_final(loss: Exception, number: int) -> None:
    """Whether it is of no use to try again: Discord does not want such a client."""
    if isinstance(loss, discord.ConnectionClosed):
        if loss.code == PRIVILEGED_INTENTS_REFUSED:
            raise discord.PrivilegedIntentsRequired(number) from None
        if loss.code != NORMAL_END:
            raise loss
