"""The bot in a process of its own: started, killed, started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sfb_bot.playground import Playground
from sfb_bot.playground.world.events import InteractionFailed
from tests.campaigns.moved_clock import MovedClock
from tests.campaigns.people import wait_until

ROOT: Final = Path(__file__).parents[2]
LONGEST_START: Final = 60.0
MODULE: Final = "tests.campaigns.child"


class NotStarted(Exception):
    """The bot ended while it was starting, or never connected."""


class NotReplaced(Exception):
    """A process that another one has taken over from goes on working."""


@dataclass(frozen=True)
class Territory:
    """What process `number` of `processes` looks after, counted from 1: every so manieth server."""

    number: int = 1
    processes: int = 1

    def has(self, guild: int | None) -> bool:
        """Whether a server belongs to it; without one, as direct messages are, it is the first's."""
        return (0 if guild is None else (guild >> 22) % self.processes) == self.number - 1

    def has_shard(self, shard: int) -> bool:
        """Whether a connection to Discord with this number belongs to it."""
        return shard % self.processes == self.number - 1

    @property
    def name(self) -> str:
        """As the program says it, such as 1/2."""
        return f"{self.number}/{self.processes}"

    @property
    def arguments(self) -> list[str]:
        """What the program is told; each process has one connection to Discord."""
        if self.processes == 1:
            return []
        return ["--shards", str(self.processes), "--process", self.name]


class BotProcess:
    """At most one bot at a time on one territory."""

    def __init__(
        self,
        playground: Playground,
        folder: Path,
        clock: MovedClock,
        database: str,
        territory: Territory,
    ) -> None:
        self._playground = playground
        self.territory = territory
        number = "" if territory.processes == 1 else str(territory.number)
        self.log = folder / f"bot{number}.log"
        self._wanted: dict[str, str | list[str]] = {
            "arguments": territory.arguments,
            "token": playground.token,
            "database": database,
            "files": str(folder),
            "api": playground.api_base,
            "gateway": playground.gateway_url,
            "clock": str(folder / "clock"),
            "log": str(self.log),
        }
        self._clock = clock
        self._nursery: asyncio.subprocess.Process | None = None
        self._single: asyncio.subprocess.Process | None = None
        self.pid: int | None = None
        self._is_struck = False

    async def open(self) -> None:
        """Have the nursery read the program."""
        # Handed down to every bot, which would die of the signal before it has learnt to look at its clock.
        for name in (signal.SIGUSR1, signal.SIGUSR2):
            signal.signal(name, signal.SIG_IGN)
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            MODULE,
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._nursery.stdout is not None
        async with asyncio.timeout(LONGEST_START):
            assert await self._nursery.stdout.readline() == b"ready\n"

    async def close(self) -> None:
        """End everything."""
        await self.kill()
        if self._nursery is not None and self._nursery.stdin is not None:
            self._nursery.stdin.close()
            await self._nursery.wait()

    async def spawn(self, *, fresh: bool = False) -> None:
        """Start a bot, `fresh` in a process that has to read the program first; it is not ready yet."""
        assert self.pid is None
        self._is_struck = False
        line = json.dumps(self._wanted)
        if fresh:
            self._single = await asyncio.create_subprocess_exec(sys.executable, "-m", MODULE, line, cwd=ROOT)
            self.pid = self._single.pid
            return
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(f"{line}\n".encode())
        self.pid = int(await self._nursery.stdout.readline())

    async def start(self, *, fresh: bool = False) -> None:
        """Start a bot and wait until it is connected."""
        gateway = self._playground.gateway
        before = self._sessions()
        await self.spawn(fresh=fresh)
        for _ in range(int(LONGEST_START)):
            with contextlib.suppress(TimeoutError):
                await gateway.until(lambda _: bool(self._sessions() - before), "the bot", 1.0)
                return
            if self.has_ended_itself:
                break
        raise NotStarted(f"process {self.pid}, ended: {self.has_ended_itself}")

    async def hand_over(self, is_taken_over: Callable[[], bool]) -> None:
        """Start another process for the same territory; when it has taken over, the first one is stopped.

        The first one stands by then, without a connection to Discord, until it is told to stop. A
        connection that is new says nothing of a take-over: the first one may lose its own and make another.
        """
        first, single = self.pid, self._single
        assert first is not None
        self.pid = self._single = None
        try:
            await self.spawn()
            await wait_until(lambda: is_taken_over() or self.has_ended_itself, LONGEST_START)
            if not is_taken_over():
                raise NotStarted(f"process {self.pid}, ended: {self.has_ended_itself}")
        except NotStarted:
            # The first one goes on.
            await self._clear_away()
            self.pid, self._single, self._is_struck = first, single, False
            raise
        gateway = self._playground.gateway
        try:
            await gateway.until(lambda _: self._connections() == 1, "a hand-over", LONGEST_START)
        except TimeoutError as error:
            raise NotReplaced(f"process {first} still works beside {self.pid}") from error
        finally:
            await _stop(first, single)

    def _connections(self) -> int:
        """How many connections to Discord this territory has."""
        return len(self._sessions())

    def _sessions(self) -> set[str]:
        """Those connections: another one is that of a process that has just been started."""
        sessions = self._playground.gateway.sessions.values()
        return {s.id for s in sessions if s.outlet is not None and self.territory.has_shard(s.shard[0])}

    @property
    def is_alive(self) -> bool:
        """Whether there is a process that has not ended by itself."""
        return self.pid is not None and self._is_running(self.pid)

    def _is_running(self, pid: int) -> bool:
        return _is_there(pid) and (self._single is None or self._single.returncode is None)

    @property
    def has_ended_itself(self) -> bool:
        """Whether it is gone although nobody has struck it."""
        return self.pid is not None and not self._is_struck and not self.is_alive

    def strike(self) -> None:
        """SIGKILL, this very moment; `kill` tidies up afterwards."""
        self._is_struck = True
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """SIGKILL, and wait until the system has cleared the process away."""
        if self.pid is not None:
            await self._clear_away()
            self.nobody_answers()

    async def _clear_away(self) -> None:
        pid = self.pid
        assert pid is not None
        self.strike()
        if self._single is not None:
            await self._single.wait()
            self._single = None
        while _is_there(pid):  # noqa: ASYNC110  a process of the nursery tells nobody here of its end
            await asyncio.sleep(0.002)
        self.pid = None

    def look_at_the_clock(self, *, is_jump: bool = False) -> None:
        """Time has passed; or the clock was set, or the bot was stuck, which it has to find out."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGUSR2 if is_jump else signal.SIGUSR1)

    def nobody_answers(self) -> None:
        """What the bot left unanswered fails now; Discord says so a little later."""
        world = self._playground.world
        for interaction in list(world.interactions.values()):
            shown = world.message(interaction.channel_id, interaction.original_id or 0)
            is_open = interaction.answer is None or (shown is not None and shown.is_loading)
            place = world.channels.get(interaction.channel_id)
            is_mine = self.territory.has(None if place is None else place.guild_id)
            if is_open and is_mine and not interaction.has_failed:
                interaction.has_failed = True
                world.tell(InteractionFailed(interaction))


async def _stop(pid: int, single: asyncio.subprocess.Process | None) -> None:
    """SIGTERM, and wait until it has ended; NotReplaced when it does not."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGTERM)
    try:
        async with asyncio.timeout(LONGEST_START):
            while _is_there(pid) and (single is None or single.returncode is None):  # noqa: ASYNC110  as above
                await asyncio.sleep(0.01)
    except TimeoutError:
        os.kill(pid, signal.SIGKILL)
        raise NotReplaced(f"process {pid} does not stop") from None


def _is_there(pid: int) -> bool:
    """Until its last thread has ended and its locks are gone, also after the process has died."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
