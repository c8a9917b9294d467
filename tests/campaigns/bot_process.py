"""The bot in a process of its own: started, killed, started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Final

from sfb_bot.playground import Playground
from sfb_bot.playground.world.events import InteractionFailed
from tests.campaigns.moved_clock import MovedClock

ROOT: Final = Path(__file__).parents[2]
LONGEST_START: Final = 60.0
MODULE: Final = "tests.campaigns.child"


class NotStarted(Exception):
    """The bot ended while it was starting, or never connected."""


class BotProcess:
    """At most one bot at a time on one database; `kills` counts how often it was ended the hard way."""

    def __init__(self, playground: Playground, folder: Path, clock: MovedClock) -> None:
        self._playground = playground
        self._wanted = {
            "token": playground.token,
            "database": str(folder / "sfb.sqlite3"),
            "api": playground.api_base,
            "gateway": playground.gateway_url,
            "clock": str(folder / "clock"),
            "log": str(folder / "bot.log"),
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
        before = gateway.identified
        await self.spawn(fresh=fresh)
        for _ in range(int(LONGEST_START)):
            with contextlib.suppress(TimeoutError):
                await gateway.until(lambda found: found.identified > before, "the bot", 1.0)
                return
            if self.has_ended_itself:
                break
        raise NotStarted(f"process {self.pid}, ended: {self.has_ended_itself}")

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
        pid = self.pid
        if pid is None:
            return
        self.strike()
        if self._single is not None:
            await self._single.wait()
            self._single = None
        while _is_there(pid):  # noqa: ASYNC110  a process of the nursery tells nobody here of its end
            await asyncio.sleep(0.002)
        self.pid = None
        self.nobody_answers()

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
            if is_open and not interaction.has_failed:
                interaction.has_failed = True
                world.tell(InteractionFailed(interaction))


def _is_there(pid: int) -> bool:
    """Until its last thread has ended and its locks are gone, also after the process has died."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
