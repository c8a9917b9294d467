"""Shards: who hears of which server, how often clients may identify, and who is shown out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import pytest

from sfb_bot.playground import GuildSeed, JumpClock, Playground, PlaygroundError, PlaygroundSettings, Sharding
from sfb_bot.playground.session_starts import DAY
from tests.playground.conftest import Raw
from tests.playground.test_gateway import dialled, identify

INVALID_SESSION = {"op": 9, "d": False, "s": None, "t": None}
FURTHER = tuple(GuildSeed(f"Hall {number}", (f"hall-{number}",)) for number in (1, 2, 3))
COMMAND = {"name": "hello", "description": "Says hello", "type": 1}


class Listener:
    """A client without a library: identifies, and reads what it is told until it is asked to stop."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def heard(self, until: str) -> list[dict[str, Any]]:
        """Everything up to the first event of this name."""
        found = [await self.socket.receive_json()]
        while found[-1]["t"] != until:
            found.append(await self.socket.receive_json())
        return found

    async def nothing_more(self) -> None:
        """The answer to a heartbeat is the next thing that comes."""
        await self.socket.send_json({"op": 1, "d": None})
        assert (await self.socket.receive_json())["op"] == 11


@asynccontextmanager
async def listening(playground: Playground, number: int, count: int) -> AsyncIterator[Listener]:
    """A connected client of a shard, and it has read which servers there are."""
    async with dialled(playground) as socket:
        await socket.send_json(identify(playground, shard=[number, count]))
        ready = await socket.receive_json()
        assert ready["d"]["shard"] == [number, count]
        for _ in ready["d"]["guilds"]:
            assert (await socket.receive_json())["t"] == "GUILD_CREATE"
        yield Listener(socket)


@pytest.fixture
def sharding() -> Sharding:
    return Sharding()


@pytest.fixture
def settings(clock: JumpClock, sharding: Sharding) -> PlaygroundSettings:
    return PlaygroundSettings(port=0, rate_limits=False, clock=clock, more_guilds=FURTHER, sharding=sharding)


async def identified(playground: Playground, number: int, count: int) -> dict[str, Any]:
    """What a client that identifies is told first."""
    async with dialled(playground) as socket:
        await socket.send_json(identify(playground, shard=[number, count]))
        return await socket.receive_json()


async def closed_with(playground: Playground, shard: object) -> int | None:
    async with dialled(playground) as socket:
        await socket.send_json(identify(playground, shard=shard))
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        return socket.close_code


class TestServers:
    @pytest.mark.parametrize("count", [1, 2, 4])
    async def test_neighbouring_servers_are_on_neighbouring_shards(
        self, playground: Playground, count: int
    ) -> None:
        own = {guild.id for guild in playground.world.guilds.values()}
        assert len(own) == 4
        told: list[int] = []
        for number in range(count):
            ready = await identified(playground, number, count)
            here = [int(guild["id"]) for guild in ready["d"]["guilds"]]
            assert len(here) == 4 // count
            assert all((guild >> 22) % count == number for guild in here)
            told += here
        assert sorted(told) == sorted(own)

    def test_everybody_is_in_every_server(self, playground: Playground) -> None:
        everybody = set(playground.world.users)
        assert all(set(guild.members) == everybody for guild in playground.world.guilds.values())
        assert playground.user("bob").place("hall-2").guild_id != playground.guild.id

    def test_channels_of_two_servers_have_names_of_their_own(self) -> None:
        with pytest.raises(PlaygroundError, match="same name"):
            PlaygroundSettings(more_guilds=(GuildSeed("Another", ("arena",)),))


class TestEvents:
    async def events_after(
        self, playground: Playground, raw: Raw, where: Sequence[str]
    ) -> dict[int, list[int | None]]:
        """The servers of the interactions that four shards hear of; None for direct messages."""
        await raw("POST", f"/applications/{playground.world.application.id}/commands", json=COMMAND)
        alice, heard = playground.user("alice"), dict[int, list[int | None]]()
        async with AsyncExitStack() as stack:
            shards = [await stack.enter_async_context(listening(playground, each, 4)) for each in range(4)]
            for place in where:
                alice.start_slash(alice.dm() if place == "dm" else place, "hello")
            for number, shard in enumerate(shards):
                guild = playground.gateway.guilds_of((number, 4))[0]
                playground.faults.deny(_first_channel(playground, guild.id))
                told = await shard.heard("CHANNEL_UPDATE")
                found = [each["d"].get("guild_id") for each in told if each["t"] == "INTERACTION_CREATE"]
                heard[number] = [None if each is None else int(each) for each in found]
        return heard

    async def test_an_interaction_goes_to_the_shard_of_its_server(
        self, playground: Playground, raw: Raw
    ) -> None:
        places = ["arena", "hall-1", "hall-2", "hall-3", "hall-1"]
        heard = await self.events_after(playground, raw, places)
        own = [playground.channel(place).guild_id or 0 for place in places]
        for number in range(4):
            assert heard[number] == [each for each in own if (each >> 22) % 4 == number]

    async def test_direct_messages_go_to_the_first_shard(self, playground: Playground, raw: Raw) -> None:
        assert await self.events_after(playground, raw, ["dm"]) == {0: [None], 1: [], 2: [], 3: []}

    async def test_all_sessions_of_a_shard_hear_the_same(self, playground: Playground, raw: Raw) -> None:
        await raw("POST", f"/applications/{playground.world.application.id}/commands", json=COMMAND)
        own = (playground.guild.id >> 22) % 2
        async with (
            listening(playground, own, 2) as one,
            listening(playground, own, 2) as two,
            listening(playground, 1 - own, 2) as other,
        ):
            assert playground.gateway.shards == sorted([own, own, 1 - own])
            playground.user("alice").start_slash("arena", "hello")
            first, second = [(await each.heard("INTERACTION_CREATE"))[-1] for each in (one, two)]
            assert first["d"]["id"] == second["d"]["id"]
            await other.nothing_more()

    async def test_a_shard_is_told_nothing_about_members_of_others(self, playground: Playground) -> None:
        own = (playground.guild.id >> 22) % 2
        ask = {"op": 8, "d": {"guild_id": str(playground.guild.id), "query": "", "limit": 0}}
        async with listening(playground, own, 2) as one, listening(playground, 1 - own, 2) as other:
            await one.socket.send_json(ask)
            assert (await one.heard("GUILD_MEMBERS_CHUNK"))[-1]["d"]["guild_id"] == str(playground.guild.id)
            await other.socket.send_json(ask)
            await other.nothing_more()


def _first_channel(playground: Playground, guild_id: int) -> int:
    return next(each.id for each in playground.world.channels.values() if each.guild_id == guild_id)


class TestFaultsOfOneShard:
    async def test_one_shard_is_cut_and_the_others_are_not(self, playground: Playground) -> None:
        async with listening(playground, 0, 2), listening(playground, 1, 2) as other:
            playground.faults.drop_gateway(shard=0)
            await playground.gateway.until(lambda gateway: gateway.shards == [1], "one shard to be gone")
            await other.nothing_more()

    async def test_one_shard_stays_down_until_it_is_up_again(self, playground: Playground) -> None:
        async with listening(playground, 0, 2) as one, listening(playground, 1, 2) as other:
            session = next(each for each in playground.gateway.sessions.values() if each.shard == (0, 2))
            playground.faults.gateway_down(shard=0)
            assert (await one.socket.receive()).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
            resume = {"token": playground.token, "session_id": session.id, "seq": session.seq}
            for payload in (identify(playground, shard=[0, 2]), {"op": 6, "d": resume}):
                async with dialled(playground) as socket:
                    await socket.send_json(payload)
                    assert (await socket.receive()).type is not aiohttp.WSMsgType.TEXT
            assert playground.gateway.shards == [1]
            await other.nothing_more()
            playground.faults.gateway_down(down=False, shard=0)
            async with dialled(playground) as socket:
                await socket.send_json({"op": 6, "d": resume})
                assert (await socket.receive_json())["t"] == "RESUMED"

    async def test_one_session_is_over_and_the_others_are_not(self, playground: Playground) -> None:
        async with listening(playground, 0, 2) as one, listening(playground, 1, 2) as other:
            playground.faults.invalidate_sessions(shard=0)
            assert await one.socket.receive_json() == INVALID_SESSION
            assert playground.gateway.shards == [1]
            await other.nothing_more()

    async def test_one_shard_is_asked_to_connect_again(self, playground: Playground) -> None:
        async with listening(playground, 0, 2) as one, listening(playground, 1, 2) as other:
            playground.faults.ask_reconnect(shard=1)
            assert (await other.socket.receive_json())["op"] == 7
            await one.nothing_more()


class TestAdvice:
    @pytest.fixture
    def sharding(self) -> Sharding:
        return Sharding(advised=6, at_once=2, a_day=50, left=20)

    async def test_the_api_tells_what_the_settings_say(self, playground: Playground, raw: Raw) -> None:
        limit = {"total": 50, "remaining": 20, "reset_after": int(DAY * 1000), "max_concurrency": 2}
        assert (await raw("GET", "/gateway/bot")).body == {
            "url": playground.gateway_url,
            "shards": 6,
            "session_start_limit": limit,
        }

    async def test_who_identifies_counts_until_the_day_is_over(
        self, playground: Playground, raw: Raw, clock: JumpClock
    ) -> None:
        async def left() -> tuple[int, int]:
            limit = (await raw("GET", "/gateway/bot")).body["session_start_limit"]
            return limit["remaining"], limit["reset_after"]

        clock.jump(3600)
        for number in (0, 0, 1):
            assert (await identified(playground, number, 6))["t"] == "READY"
        assert list(playground.gateway.starts.taken) == [0, 0, 1]
        assert await left() == (17, int((DAY - 3600) * 1000))
        clock.jump(DAY - 3600)
        assert await left() == (50, int(DAY * 1000))

    def test_nobody_is_advised_to_have_no_shard(self) -> None:
        with pytest.raises(PlaygroundError):
            Sharding(advised=0)
        with pytest.raises(PlaygroundError):
            Sharding(at_once=0)


class TestStrictly:
    @pytest.fixture
    def sharding(self) -> Sharding:
        return Sharding(advised=4, at_once=2, a_day=5, is_strict=True)

    async def test_a_bucket_is_served_once_in_five_seconds(
        self, playground: Playground, clock: JumpClock
    ) -> None:
        assert (await identified(playground, 0, 4))["t"] == "READY"
        # Shard 2 shares the bucket of shard 0, shard 1 has another.
        assert await identified(playground, 2, 4) == INVALID_SESSION
        assert (await identified(playground, 1, 4))["t"] == "READY"
        clock.jump(4.9)
        assert await identified(playground, 2, 4) == INVALID_SESSION
        clock.jump(0.2)
        assert (await identified(playground, 2, 4))["t"] == "READY"
        assert playground.gateway.identified == 3

    async def test_whoever_identifies_too_often_in_a_day_loses_everything(
        self, playground: Playground, clock: JumpClock
    ) -> None:
        async with listening(playground, 0, 4) as one:
            for _ in range(4):
                clock.jump(5)
                assert (await identified(playground, 1, 4))["t"] == "READY"
            clock.jump(5)
            assert await closed_with(playground, [1, 4]) == 4004
            assert (await one.socket.receive()).type is aiohttp.WSMsgType.CLOSE
            assert one.socket.close_code == 4004
        assert playground.gateway.sessions == {}
        clock.jump(DAY)
        assert (await identified(playground, 1, 4))["t"] == "READY"

    async def test_resuming_costs_nothing(self, playground: Playground) -> None:
        async with listening(playground, 0, 4):
            session = next(iter(playground.gateway.sessions.values()))
            playground.faults.drop_gateway()
        for _ in range(10):
            async with dialled(playground) as socket:
                resume = {"token": playground.token, "session_id": session.id, "seq": session.seq}
                await socket.send_json({"op": 6, "d": resume})
                assert (await socket.receive_json())["t"] == "RESUMED"
                playground.faults.drop_gateway()
        assert playground.gateway.starts.left == 4


class TestTooManyServers:
    @pytest.fixture
    def sharding(self) -> Sharding:
        return Sharding(most_guilds=2)

    async def test_a_shard_with_too_many_servers_is_turned_away(self, playground: Playground) -> None:
        assert await closed_with(playground, [0, 1]) == 4011
        for number in (0, 1):
            assert (await identified(playground, number, 2))["t"] == "READY"


@pytest.mark.parametrize(
    "shard", [[0], [0, 1, 2], [0, 0], [-1, 2], [2, 2], ["0", "1"], [0.5, 1], [False, True], None, "01", {}]
)
async def test_nonsense_is_no_shard(playground: Playground, shard: object) -> None:
    assert await closed_with(playground, shard) == 4010
