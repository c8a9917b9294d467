"""The gateway: sessions that survive, events by intent, and how wrong clients are shown out."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from sfb_bot.playground import Playground, PlaygroundSettings
from sfb_bot.playground.gateway.compression import ZstdStream
from sfb_bot.playground.gateway.connection import ACKNOWLEDGED_AFTER
from sfb_bot.playground.gateway.dispatches import Intent
from tests.patience import PATIENCE, until
from tests.playground.client_address import pointed_at
from tests.playground.conftest import Users, running
from tests.playground.demo_bot import DemoBot

Check = Callable[[], None]


async def reconnected(playground: Playground, bot: DemoBot, resumed: int, identified: int) -> None:
    """Wait until the bot is back, by resuming or identifying so often in all."""
    wanted = (resumed, identified, True)
    await playground.gateway.until(
        lambda g: (g.resumed, g.identified, g.is_connected) == wanted, "the bot to be back"
    )
    assert bot.ws is not None


@pytest.mark.parametrize("code", [None, 4000, 1001])
async def test_dropped_connection_resumes_and_replays(
    playground: Playground, bot: DemoBot, users: Users, code: int | None, blameless: Check
) -> None:
    alice, bob, _ = users
    playground.faults.drop_gateway(code)
    outcome = await alice.slash("arena", "brawl challenge", opponent=bob)
    assert outcome.message is not None
    await reconnected(playground, bot, resumed=1, identified=1)
    assert (await bob.press(outcome.message, "Accept")).interaction.answer == 7
    assert bot.heard.count("READY") == 1
    assert "RESUMED" in bot.heard
    blameless()


async def test_reconnect_request_resumes(playground: Playground, bot: DemoBot, users: Users) -> None:
    playground.faults.ask_reconnect()
    await reconnected(playground, bot, resumed=1, identified=1)
    assert (await users[0].slash("arena", "brawl hand")).message is not None


async def test_invalidated_session_identifies_again(
    playground: Playground, bot: DemoBot, users: Users
) -> None:
    alice, bob, _ = users
    invitation = (await alice.slash("arena", "brawl challenge", opponent=bob)).message
    assert invitation is not None
    playground.faults.invalidate_sessions()
    await reconnected(playground, bot, resumed=0, identified=2)
    await bob.press(invitation, "Accept")
    assert bob.look(invitation).content == "Invitation: accept"


async def test_resumable_invalidation(playground: Playground, bot: DemoBot) -> None:
    playground.faults.invalidate_sessions(resumable=True)
    await reconnected(playground, bot, resumed=1, identified=1)


async def test_buttons_work_after_a_restart_of_the_bot(playground: Playground, users: Users) -> None:
    alice, bob, _ = users
    async with running(playground, DemoBot()):
        invitation = (await alice.slash("arena", "brawl challenge", opponent=bob)).message
    assert invitation is not None
    await playground.gateway.until(lambda gateway: not gateway.is_connected, "the bot to leave")
    async with running(playground, DemoBot()):
        await bob.press(invitation, "Decline")
        assert bob.look(invitation).content == "Invitation: decline"


async def test_a_client_does_not_think_that_it_is_behind(playground: Playground) -> None:
    """The client subtracts the time it noted for a heartbeat, which it does after sending it.

    An answer that comes before is measured from the heartbeat before, so the client counts a whole interval.
    """
    interval = 1.0
    playground.gateway.heartbeat_ms = int(interval * 1000)
    async with running(playground, DemoBot()) as bot:

        async def is_measured() -> bool:
            return ACKNOWLEDGED_AFTER / 2 < bot.latency < interval / 2

        await until(is_measured, "a heartbeat that was measured from its own sending")


async def test_a_heartbeat_is_answered_after_the_client_has_noted_it(playground: Playground) -> None:
    loop = asyncio.get_running_loop()
    async with dialled(playground) as socket:
        before = loop.time()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        # A clock may tick once less than was waited.
        assert loop.time() - before > ACKNOWLEDGED_AFTER / 2


class TestGuildsOnly:
    async def test_others_messages_are_not_heard(
        self, playground: Playground, bot: DemoBot, users: Users
    ) -> None:
        alice, _, _ = users
        alice.say("arena", "hello")
        alice.say(alice.dm(), "hello")
        alice.react(alice.say("arena", "again"), "👍")
        await alice.slash("arena", "brawl hand")
        await alice.slash("arena", "brawl do", card="x")
        assert "MESSAGE_CREATE" not in bot.heard
        assert "MESSAGE_REACTION_ADD" not in bot.heard
        assert bot.heard.count("INTERACTION_CREATE") == 2
        assert playground.gateway.is_connected

    async def test_channels_and_threads_are_heard(self, playground: Playground, bot: DemoBot) -> None:
        arena = bot.get_channel(playground.channel("arena").id)
        assert isinstance(arena, discord.TextChannel)
        thread = await arena.create_thread(name="Duel", type=discord.ChannelType.public_thread)
        await thread.edit(name="Duel of the year")
        playground.faults.archive_thread(thread.id)
        playground.faults.delete_channel(thread.id)
        playground.faults.delete_channel(playground.channel("lounge").id)
        await bot.until(lambda: "CHANNEL_DELETE" in bot.heard)
        assert [name for name in bot.heard if name.startswith("THREAD_")] == [
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
        ]
        assert [c.name for c in arena.guild.text_channels] == ["arena"]
        assert list(arena.guild.threads) == []


class TestMoreIntents:
    @pytest.fixture
    def intents(self) -> discord.Intents:
        return discord.Intents(guilds=True, messages=True, reactions=True)

    async def test_messages_come_without_their_content(self, bot: DemoBot, users: Users) -> None:
        alice, _, _ = users
        alice.say("arena", "a secret")
        alice.say(alice.dm(), "in private")
        alice.say("arena", f"hey <@{alice.world.bot.id}>")
        await bot.until(lambda: len(bot.messages) == 3)
        assert [m.content for m in bot.messages] == ["", "in private", f"hey <@{alice.world.bot.id}>"]
        assert bot.messages[0].author.name == "alice"

    async def test_ephemeral_messages_come_without_a_guild(self, bot: DemoBot, users: Users) -> None:
        await users[0].slash("arena", "brawl hand")
        await bot.until(lambda: bool(bot.messages))
        assert bot.messages[0].guild is None
        assert bot.messages[0].flags.ephemeral


class TestPrivilegedIntents:
    @pytest.fixture
    def settings(self) -> PlaygroundSettings:
        return PlaygroundSettings(
            port=0, privileged_intents=int(Intent.MESSAGE_CONTENT | Intent.GUILD_MEMBERS)
        )

    @pytest.fixture
    def intents(self) -> discord.Intents:
        return discord.Intents(guilds=True, messages=True, message_content=True, members=True)

    async def test_content_and_members(self, playground: Playground, bot: DemoBot, users: Users) -> None:
        users[0].say("arena", "no secret")
        playground.faults.member_leaves(playground.guild.id, users[2].id)
        await bot.until(lambda: "GUILD_MEMBER_REMOVE" in bot.heard)
        assert [m.content for m in bot.messages] == ["no secret"]
        guild = bot.get_guild(playground.guild.id)
        assert guild is not None
        assert {m.name for m in guild.members} == {"alice", "bob", "dave", "SFB Bot"}


async def test_privileged_intents_must_be_allowed(playground: Playground) -> None:
    bot = DemoBot(discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(playground, bot):
            pass


async def test_wrong_token_is_refused(playground: Playground) -> None:
    playground.token = "wrong"
    with pytest.raises(discord.LoginFailure):
        async with running(playground, DemoBot()):
            pass


Talk = Callable[[Any], Any]


@asynccontextmanager
async def dialled(
    playground: Playground, query: str = "v=10&encoding=json"
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.gateway_url}?{query}") as socket,
    ):
        hello = await socket.receive_json()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] > 1000
        yield socket


def identify(playground: Playground, **changes: Any) -> dict[str, Any]:
    return {"op": 2, "d": {"token": playground.token, "intents": 1, "properties": {}} | changes}


async def test_uncompressed_session_with_heartbeat(playground: Playground) -> None:
    async with dialled(playground) as socket:
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json(identify(playground))
        ready, guild = await socket.receive_json(), await socket.receive_json()
        assert [ready["t"], guild["t"]] == ["READY", "GUILD_CREATE"]
        assert [ready["s"], guild["s"]] == [1, 2]
        assert [m["user"]["username"] for m in guild["d"]["members"]] == ["SFB Bot"]


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ("nonsense", 4002),
        ("[]", 4002),
        (json.dumps({"op": 1, "d": "x" * 5000}), 4002),
        (json.dumps({"op": 77}), 4001),
        (json.dumps({"op": 3, "d": {}}), 4003),
        (json.dumps({"op": 2, "d": {"token": "wrong", "intents": 1}}), 4004),
        (json.dumps({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}), 4004),
    ],
)
async def test_wrong_payloads_close_the_connection(playground: Playground, payload: str, code: int) -> None:
    async with dialled(playground) as socket:
        await socket.send_str(payload)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"intents": -1}, 4013), ({"intents": "all"}, 4013), ({"intents": 2}, 4014), ({"shard": [2, 2]}, 4010)],
)
async def test_wrong_identify(playground: Playground, changes: dict[str, Any], code: int) -> None:
    async with dialled(playground) as socket:
        await socket.send_json(identify(playground, **changes))
        await socket.receive()
        assert socket.close_code == code


async def test_identify_twice_and_too_much_talk(playground: Playground) -> None:
    async with dialled(playground) as socket:
        await socket.send_json(identify(playground))
        await socket.send_json(identify(playground))
        while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert socket.close_code == 4005
    async with dialled(playground) as socket:
        for _ in range(121):
            await socket.send_json({"op": 1, "d": None})
        while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert socket.close_code == 4008


async def test_unknown_session_cannot_resume(playground: Playground) -> None:
    async with dialled(playground) as socket:
        await socket.send_json({"op": 6, "d": {"token": playground.token, "session_id": "x", "seq": 3}})
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_zlib_stream_is_one_stream(playground: Playground) -> None:
    inflate = zlib.decompressobj()
    address = f"{playground.gateway_url}?v=10&encoding=json&compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        hello = await socket.receive_bytes()
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(hello))["op"] == 10
        await socket.send_json(identify(playground))
        ready = await socket.receive_bytes()
        assert json.loads(inflate.decompress(ready))["t"] == "READY"


def read_raw_blocks(stream: bytes) -> str:
    """What a zstd reader makes of raw blocks; the frame's head must be gone already."""
    found = b""
    while stream:
        head = int.from_bytes(stream[:3], "little")
        assert head & 0b111 == 0
        found, stream = found + stream[3 : 3 + (head >> 3)], stream[3 + (head >> 3) :]
    return found.decode()


async def test_zstd_stream_is_one_frame(playground: Playground) -> None:
    address = f"{playground.gateway_url}?v=10&encoding=json&compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        hello = await socket.receive_bytes()
        assert hello[:6] == b"\x28\xb5\x2f\xfd\x00\x38"
        assert json.loads(read_raw_blocks(hello[6:]))["op"] == 10
        await socket.send_json(identify(playground))
        assert json.loads(read_raw_blocks(await socket.receive_bytes()))["t"] == "READY"


def test_zstd_blocks_of_large_messages() -> None:
    stream = ZstdStream()
    stream.encode("start")
    assert read_raw_blocks(stream.encode("ж" * 150_000)) == "ж" * 150_000


async def test_shards_share_the_guilds(playground: Playground) -> None:
    own = (playground.guild.id >> 22) % 2
    for shard in (0, 1):
        async with dialled(playground) as socket:
            await socket.send_json(identify(playground, shard=[shard, 2]))
            ready = await socket.receive_json()
            assert len(ready["d"]["guilds"]) == (1 if shard == own else 0)


async def test_sharded_client(playground: Playground) -> None:
    """This kind of client asks the API for the gateway's address and the number of shards."""
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    with pointed_at(playground):
        async with client:
            await client.login(playground.token)
            connection = asyncio.create_task(client.connect())
            async with asyncio.timeout(PATIENCE):
                await client.wait_until_ready()
            assert client.shard_count == 1
            assert [guild.name for guild in client.guilds] == ["The Arena"]
        await asyncio.gather(connection, return_exceptions=True)
    assert playground.ledger.count("GET", "/gateway/bot") == 1


async def test_unknown_compression_is_refused_in_words(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        reply = await session.get(f"{playground.origin}/gateway?compress=brotli")
        assert (reply.status, await reply.text()) == (
            400,
            "The playground cannot compress that way: unknown compression brotli.",
        )
