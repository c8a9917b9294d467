"""The client's connections: every shard on its own, in its turn, and resumed whenever that is possible."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest

from sfb_bot.discord_ui.connection import Address, pointed_at
from sfb_bot.discord_ui.sharded_client import ShardedClient
from sfb_bot.discord_ui.shards import ShardPlan, StartsUsedUp, TurnToIdentify
from sfb_bot.playground import GuildSeed, JumpClock, Playground, PlaygroundSettings, Sharding
from tests.patience import PATIENCE, until

# Longer than any test waits: where all servers come, nobody waits for one more.
NEVER = 10 * PATIENCE
FURTHER = tuple(GuildSeed(f"Hall {number}", (f"hall-{number}",)) for number in (1, 2, 3))


async def at_once(_: int) -> None:
    """Nobody waits for a turn."""


class Listening(ShardedClient):
    """Notes what its shards are told, and looks whether all are there."""

    def __init__(
        self,
        plan: ShardPlan,
        turn_to_identify: TurnToIdentify | None = at_once,
        *,
        servers_come: bool = True,
        within: float = NEVER,
    ) -> None:
        intents = discord.Intents(guilds=servers_come)
        super().__init__(plan, turn_to_identify, intents=intents, guild_ready_timeout=within)
        self.told: list[tuple[str, int]] = []
        self.servers: list[tuple[str, int]] = []
        self.heard: set[int] = set()
        self.has_begun = asyncio.Event()

    async def on_shard_connect(self, number: int) -> None:
        await super().on_shard_connect(number)
        self.has_begun.set()

    async def on_shard_ready(self, number: int) -> None:
        await super().on_shard_ready(number)
        self.told.append(("ready", number))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.servers.append(("there", guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.servers.append(("joined", guild.id))

    async def on_shard_resumed(self, number: int) -> None:
        await super().on_shard_resumed(number)
        self.told.append(("resumed", number))

    async def on_shard_disconnect(self, number: int) -> None:
        await super().on_shard_disconnect(number)
        self.told.append(("cut off", number))

    def hear(self, number: int) -> None:
        self.heard.add(number)

    async def complete(self) -> None:
        async def is_so() -> bool:
            return self.is_complete

        await until(is_so, f"all shards; so far {self.told}")

    async def cut_off(self) -> None:
        async def is_so() -> bool:
            return not self.is_complete

        await until(is_so, f"a shard to be cut off; so far {self.told}")


@asynccontextmanager
async def playing(sharding: Sharding | None = None) -> AsyncGenerator[tuple[Playground, JumpClock]]:
    clock = JumpClock(frozen_at=time.time())
    settings = PlaygroundSettings(
        port=0, rate_limits=False, clock=clock, more_guilds=FURTHER, sharding=sharding or Sharding()
    )
    async with Playground(settings) as playground:
        with pointed_at(Address(playground.api_base, playground.gateway_url)):
            yield playground, clock
            await playground.gateway.until(lambda g: not g.connections, "all connections to be closed")


@asynccontextmanager
async def dialling(
    playground: Playground, plan: ShardPlan, turn: TurnToIdentify | None = at_once, **waiting: Any
) -> AsyncGenerator[tuple[Listening, asyncio.Task[None]]]:
    """A client that connects; it is gone afterwards."""
    client = Listening(plan, turn, **waiting)
    async with client:
        running = asyncio.create_task(client.start(playground.token))
        try:
            yield client, running
        finally:
            await client.close()
            await asyncio.wait((running,), timeout=PATIENCE)
            assert running.done()
            running.exception()


@asynccontextmanager
async def connected(
    playground: Playground, plan: ShardPlan, turn: TurnToIdentify | None = at_once
) -> AsyncGenerator[Listening]:
    async with dialling(playground, plan, turn) as (client, running):
        await client.complete()
        yield client
        assert not running.done()


def guilds_of(client: discord.Client) -> set[int]:
    return {guild.id for guild in client.guilds if not guild.unavailable}


@pytest.mark.parametrize("count", [1, 2, 4])
async def test_all_shards_connect_once_and_know_all_servers(count: int) -> None:
    async with playing() as (playground, _), connected(playground, ShardPlan(count)) as client:
        assert guilds_of(client) == set(playground.world.guilds)
        assert sorted(playground.gateway.starts.taken) == list(range(count))
        assert sorted(client.told) == [("ready", number) for number in range(count)]
        assert client.heard == set(range(count))
        # About one shard there is nothing to ask.
        assert playground.ledger.count("GET", "/gateway/bot") == (0 if count == 1 else 1)


# Any: what Discord sends.
def session_of(*servers: int) -> Any:
    """The beginning of a session: the servers are listed, and come one by one after it."""
    user = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
    return {
        "shard": [0, 1],
        "user": user,
        "guilds": [{"id": str(each), "unavailable": True} for each in servers],
    }


def server(number: int, **other: Any) -> Any:
    return {"id": str(number), "name": f"Hall {number}", "member_count": 1, **other}


async def told_ready(client: Listening) -> None:
    async def is_so() -> bool:
        return bool(client.told)

    await until(is_so, "a shard that is ready")


async def test_a_shard_is_ready_when_the_last_server_it_listed_has_come() -> None:
    async with Listening(ShardPlan()) as client:
        state = client._connection
        state.parse_ready(session_of(7, 8))
        state.parse_guild_create(server(8, unavailable=False))
        for _ in range(10):
            await asyncio.sleep(0)
        assert (client.told, client.servers) == ([], [("there", 8)])
        state.parse_guild_create(server(9))
        state.parse_guild_create(server(7, unavailable=False))
        state.parse_guild_create(server(10))
        await told_ready(client)
        # Those that the bot joined meanwhile are told as well, even after the last.
        assert client.servers == [("there", 8), ("joined", 9), ("there", 7), ("joined", 10)]
        assert client.told == [("ready", 0)]


async def test_a_shard_without_servers_is_ready_at_once() -> None:
    async with Listening(ShardPlan()) as client:
        client._connection.parse_ready(session_of())
        await told_ready(client)


async def test_a_shard_does_not_wait_for_a_server_that_is_away() -> None:
    async with Listening(ShardPlan(), within=0.05) as client:
        client._connection.parse_ready(session_of(7, 8))
        client._connection.parse_guild_create(server(8, unavailable=False))
        await told_ready(client)
        assert client.servers == [("there", 8)]


async def test_servers_of_a_session_before_do_not_count_for_the_next() -> None:
    async with Listening(ShardPlan()) as client:
        state = client._connection
        state.parse_ready(session_of(7))
        state.parse_guild_create(server(7, unavailable=False))
        # Nobody has looked yet when the next session begins.
        state.parse_ready(session_of(7))
        for _ in range(10):
            await asyncio.sleep(0)
        assert client.told == []
        state.parse_guild_create(server(7, unavailable=False))
        await told_ready(client)
        assert client.told == [("ready", 0)]


async def test_the_first_shard_does_not_wait() -> None:
    """Without anybody else's turns, and with nobody to wait for, a client starts as fast as it can."""
    async with playing(Sharding(is_strict=True)) as (playground, _), connected(playground, ShardPlan(), None):
        assert list(playground.gateway.starts.taken) == [0]


async def test_processes_share_the_advised_shards_out() -> None:
    async with (
        playing(Sharding(advised=3)) as (playground, _),
        connected(playground, ShardPlan(None, 0, 2)) as one,
        connected(playground, ShardPlan(None, 1, 2)) as two,
    ):
        assert [one.shard_ids, two.shard_ids] == [[0, 2], [1, 3]]
        assert (one.shard_count, two.shard_count) == (4, 4)
        assert {guild >> 22 & 1 for guild in guilds_of(one)} == {0}
        assert {guild >> 22 & 1 for guild in guilds_of(two)} == {1}
        assert guilds_of(one) | guilds_of(two) == set(playground.world.guilds)


async def test_every_identify_waits_for_its_turn() -> None:
    """The playground is strict: whoever does not wait is sent away, and has to identify again."""
    async with playing(Sharding(at_once=2, is_strict=True)) as (playground, clock):
        asked: list[int] = []

        async def turn(bucket: int) -> None:
            asked.append(bucket)
            if asked.count(bucket) > 1:
                # The one before it has identified; then five seconds pass.
                await playground.gateway.until(
                    lambda g: bucket in {each % 2 for each in g.starts.taken}, "the other one of the bucket"
                )
                clock.jump(5)

        async with connected(playground, ShardPlan(4), turn) as client:
            assert sorted(asked) == [0, 0, 1, 1]
            assert sorted(playground.gateway.starts.taken) == [0, 1, 2, 3]
            assert sorted(client.told) == [("ready", number) for number in range(4)]


async def test_who_is_sent_away_asks_for_another_turn() -> None:
    async with playing(Sharding(is_strict=True)) as (playground, clock):
        asked: list[int] = []

        async def turn(bucket: int) -> None:
            asked.append(bucket)
            if len(asked) > 2:
                clock.jump(5)

        async with connected(playground, ShardPlan(2), turn):
            # Both went at once, one of them was told to come again.
            assert asked == [0, 0, 0]
            assert sorted(playground.gateway.starts.taken) == [0, 1]


async def test_a_lost_shard_resumes_and_the_others_do_not_notice() -> None:
    async with playing() as (playground, _), connected(playground, ShardPlan(4)) as client:
        playground.faults.drop_gateway(shard=2)

        async def is_back() -> bool:
            return ("resumed", 2) in client.told

        await until(is_back, "the shard to be back")
        assert client.is_complete
        assert client.told[4:] == [("cut off", 2), ("resumed", 2)]
        assert (playground.gateway.identified, playground.gateway.resumed) == (4, 1)


async def test_a_shard_that_could_not_come_back_at_first_resumes_nevertheless() -> None:
    async with playing() as (playground, _), connected(playground, ShardPlan(2)) as client:
        playground.faults.gateway_down()

        async def has_failed() -> bool:
            return min(client.told.count(("cut off", number)) for number in (0, 1)) > 1

        await until(has_failed, "both to have tried in vain")
        playground.faults.delete_channel(playground.channel("lounge").id)
        playground.faults.gateway_down(down=False)
        await client.complete()
        assert (playground.gateway.identified, playground.gateway.resumed) == (2, 2)
        guild = client.get_guild(playground.guild.id)
        assert guild is not None
        assert [channel.name for channel in guild.text_channels] == ["arena"], "nothing was missed"


async def test_a_shard_that_stays_away_keeps_nobody_waiting() -> None:
    async with playing() as (playground, _), connected(playground, ShardPlan(2)) as client:
        playground.faults.gateway_down(shard=0)
        await client.cut_off()
        for times in range(1, 4):
            playground.faults.drop_gateway(shard=1)
            await playground.gateway.until(lambda g, t=times: g.resumed == t and g.shards == [1], "the other")
        assert not client.is_complete
        playground.faults.gateway_down(down=False, shard=0)
        await client.complete()


async def test_a_shard_that_waits_for_its_turn_keeps_nobody_waiting() -> None:
    async with playing() as (playground, _):
        may_go, waits = asyncio.Event(), asyncio.Event()

        async def turn(_: int) -> None:
            if len(playground.gateway.starts.taken) == 2:
                waits.set()
                await may_go.wait()

        async with connected(playground, ShardPlan(2), turn) as client:
            playground.faults.invalidate_sessions(shard=0)
            await asyncio.wait_for(waits.wait(), PATIENCE)
            playground.faults.drop_gateway(shard=1)
            await playground.gateway.until(lambda g: g.resumed == 1, "the other")
            may_go.set()
            await client.complete()


async def test_a_shard_that_begins_anew_forgets_servers_that_are_gone() -> None:
    async with playing() as (playground, _), connected(playground, ShardPlan(2)) as client:
        gone = playground.guild
        number = (gone.id >> 22) % 2
        playground.faults.gateway_down(shard=number)
        await client.cut_off()
        playground.gateway.invalidate(shard=number)
        playground.faults.remove_bot(gone.id)
        playground.faults.gateway_down(down=False, shard=number)
        await client.complete()
        assert client.told[-1] == ("ready", number)
        assert client.told.count(("ready", 1 - number)) == 1
        assert guilds_of(client) == set(playground.world.guilds) - {gone.id}


async def test_a_shard_that_is_cut_off_while_its_servers_are_told_is_not_there() -> None:
    # Servers that are listed but do not come, so that the shard waits for them.
    waiting = {"servers_come": False, "within": 0.05}
    async with playing() as (playground, _), dialling(playground, ShardPlan(), **waiting) as (client, _):
        await asyncio.wait_for(client.has_begun.wait(), PATIENCE)
        assert client.told == [], "its servers are being told"
        playground.faults.gateway_down()

        async def is_told() -> bool:
            return ("ready", 0) in client.told and ("cut off", 0) in client.told

        await until(is_told, "both")
        assert not client.is_complete
        playground.faults.gateway_down(down=False)
        await client.complete()
        assert playground.gateway.identified == 1


async def test_members_are_asked_for_on_the_shard_of_their_server() -> None:
    async with playing() as (playground, _), connected(playground, ShardPlan(4)) as client:
        for guild in client.guilds:
            found = await guild.query_members("bob", limit=1)
            assert [member.name for member in found] == ["bob"]


async def ended(playground: Playground, plan: ShardPlan) -> BaseException | None:
    """What a client ends with that Discord does not want."""
    async with dialling(playground, plan) as (client, running):
        await asyncio.wait((running,), timeout=PATIENCE)
        assert client.is_closed() or isinstance(running.exception(), StartsUsedUp)
        return running.exception()


async def test_too_few_shards_are_turned_away_for_good() -> None:
    async with playing(Sharding(most_guilds=1)) as (playground, _):
        error: Any = await ended(playground, ShardPlan(2))
        assert isinstance(error, discord.ConnectionClosed)
        assert error.code == 4011
        async with connected(playground, ShardPlan(4)):
            pass


async def test_a_token_is_not_risked_where_too_few_starts_are_left() -> None:
    async with playing(Sharding(a_day=10, left=3, is_strict=True)) as (playground, _):
        error = await ended(playground, ShardPlan(4))
        assert isinstance(error, StartsUsedUp)
        assert "only 3 more times; there are more in 1440 minutes" in str(error)
        assert playground.gateway.starts.left == 3
