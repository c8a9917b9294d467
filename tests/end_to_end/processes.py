"""Several processes of the real bot at one local Discord, on one PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.connection import Address, pointed_at, serve
from sfb_bot.discord_ui.shards import ShardPlan
from sfb_bot.discord_ui.shell import Shell
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.matches.territory import Territory
from sfb_bot.playground import Playground, PlaygroundSettings, UserDriver, UserSeed
from sfb_bot.playground.settings import GuildSeed
from sfb_bot.storage.location import ServerLocation
from sfb_bot.storage.postgresql.processes import PostgresProcesses
from tests.end_to_end.clocks import StandingClock, TickingClock
from tests.end_to_end.harness import NAMES, seeded_chance, short_games
from tests.patience import PATIENCE
from tests.postgresql_server import laid_out_url

# One channel of each server, by the number of its territory of two.
CHANNELS = ("arena", "valley")


class Member:
    """One of the processes, inside the process of the test."""

    def __init__(self, shell: Shell, processes: PostgresProcesses, closing: AsyncExitStack) -> None:
        self.shell = shell
        self.processes = processes
        self.stop = asyncio.Event()
        self.ready = asyncio.Event()
        self.serving: asyncio.Task[None] | None = None
        self.closing = closing


@dataclass
class House:
    """A playground with two servers, a database, and the processes between them."""

    playground: Playground
    location: ServerLocation
    clock: StandingClock
    count: int = 2
    has_faults: bool = False
    members: list[Member] = field(default_factory=list[Member])

    async def start(self, number: int, *, waits: bool = True) -> Member:
        """Start a process for a territory, as `run --process` does; it is ready then."""
        closing = AsyncExitStack()
        territory = Territory(number, self.count)
        processes = await closing.enter_async_context(self.location.join(territory))
        table = TableClock(self.clock, self.clock.ticks)
        chance = seeded_chance(f"house {len(self.members)}")
        opened = open_shell(self.location, table, chance, short_games(1), processes=processes)
        member = Member(await closing.enter_async_context(opened), processes, closing)
        plan = ShardPlan(self.count, number, self.count)
        member.serving = asyncio.create_task(
            serve(member.shell, self.playground.token, member.stop, None, member.ready, plan=plan)
        )
        self.members.append(member)
        if waits:
            await self._until_ready(member)
        return member

    async def _until_ready(self, member: Member) -> None:
        assert member.serving is not None
        ready = asyncio.create_task(member.ready.wait())
        both = (member.serving, ready)
        await asyncio.wait(both, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if member.serving.done():
            member.serving.result()
        assert member.ready.is_set()

    async def end(self, member: Member, *, cleanly: bool = True) -> None:
        """Stop a process, or end it in the middle of things."""
        self.members.remove(member)
        assert member.serving is not None
        if cleanly:
            member.stop.set()
        else:
            member.serving.cancel()
        await asyncio.wait((member.serving,), timeout=PATIENCE)
        assert member.serving.done()
        await member.closing.aclose()

    def user(self, name: str) -> UserDriver:
        return self.playground.user(name)

    async def close(self) -> None:
        for member in list(self.members):
            await self.end(member)


@asynccontextmanager
async def house(folder: Path, count: int = 2) -> AsyncGenerator[House]:
    """No process is started yet."""
    settings = PlaygroundSettings(
        port=0,
        users=tuple(UserSeed(name) for name in NAMES),
        rate_limits=False,
        clock=TickingClock(),
        more_guilds=(GuildSeed("The Valley", (CHANNELS[1],)),),
    )
    async with Playground(settings) as playground:
        address = Address(playground.api_base, playground.gateway_url)
        made = House(playground, ServerLocation(laid_out_url(), folder), StandingClock(), count)
        # All of them in one process: the library's address is changed for all at once.
        with pointed_at(address):
            try:
                yield made
            finally:
                await made.close()
