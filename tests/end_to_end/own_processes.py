"""Several bots as processes of their own at one local Discord, on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from sfb_bot.playground import Playground, PlaygroundSettings, UserDriver, UserSeed
from sfb_bot.playground.settings import GuildSeed
from sfb_bot.storage.location import ServerLocation
from tests.end_to_end.clocks import TickingClock
from tests.end_to_end.harness import NAMES
from tests.end_to_end.processes import CHANNELS
from tests.patience import PATIENCE
from tests.postgresql_server import laid_out_url

ROOT = Path(__file__).parents[2]


class OwnProcess:
    """One of the processes, and what it has said so far."""

    def __init__(self, name: str, child: asyncio.subprocess.Process) -> None:
        self.name = name
        self.lines: list[str] = []
        self._child = child
        self._is_over = False
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._child.stdout is not None
        while line := await self._child.stdout.readline():
            self.lines.append(line.decode().rstrip())
            self._news.set()
        # Whoever waits for more looks once more.
        self._is_over = True
        self._news.set()

    def said(self, words: str) -> int:
        """How many lines had these words."""
        return sum(words in line for line in self.lines)

    async def until_said(self, words: str, times: int = 1) -> None:
        """Wait for so many lines with these words."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.said(words) < times:
                    assert not self._is_over, f"{self.name} ended without {words!r}: {self.lines}"
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"{self.name} never said {words!r}: {self.lines}") from None

    @property
    def is_alive(self) -> bool:
        return self._child.returncode is None

    def send(self, what: signal.Signals) -> None:
        self._child.send_signal(what)

    async def ended(self) -> int:
        """Wait for its end; the exit code."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self._child.wait()

    async def kill(self) -> None:
        """`kill -9`."""
        with suppress(ProcessLookupError):
            self._child.kill()
        await self.ended()


@dataclass
class OwnHouse:
    """A playground with two servers, a database, and the processes between them."""

    playground: Playground
    location: ServerLocation
    has_faults: bool = False
    members: list[OwnProcess] = field(default_factory=list[OwnProcess])
    # Settings that a test wants besides.
    more: dict[str, str] = field(default_factory=dict[str, str])

    @property
    def environment(self) -> dict[str, str]:
        """What all processes have in common, and the commands that look after them."""
        return {
            **{name: value for name, value in os.environ.items() if not name.startswith("SFB_")},
            "DISCORD_TOKEN": self.playground.token,
            "SFB_DATABASE": self.location.url,
            "SFB_FILES": str(self.location.files),
            "SFB_SHARDS": "auto",
            "SFB_METRICS": "0",
            "LOG_LEVEL": "INFO",
            "PYTHONUNBUFFERED": "1",
            **self.more,
        }

    async def start(self, name: str) -> OwnProcess:
        """Start a process, `1/2` or `2/2`; it is at work then."""
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.end_to_end.process_child"),
            *(self.playground.api_base, self.playground.gateway_url),
            cwd=ROOT,
            env={**self.environment, "SFB_PROCESS": name},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        member = OwnProcess(name, child)
        self.members.append(member)
        await member.until_said("ready as ")
        return member

    async def command(self, *arguments: str) -> tuple[int, str]:
        """`python bot.py ...` beside them: the exit code, and what it says."""
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "bot.py", *arguments),
            cwd=ROOT,
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with asyncio.timeout(PATIENCE):
            said, _ = await child.communicate()
        assert child.returncode is not None
        return child.returncode, said.decode()

    async def until_connected(self, are_so: Callable[[list[int]], bool], what: str) -> None:
        """Wait until the shards that are connected are as wanted."""
        await self.playground.gateway.until(lambda gateway: are_so(gateway.shards), what, PATIENCE)

    def user(self, name: str) -> UserDriver:
        return self.playground.user(name)

    async def close(self) -> None:
        for member in self.members:
            await member.kill()


@asynccontextmanager
async def own_house(folder: Path) -> AsyncGenerator[OwnHouse]:
    """No process is started yet."""
    settings = PlaygroundSettings(
        port=0,
        users=tuple(UserSeed(name) for name in NAMES),
        rate_limits=False,
        clock=TickingClock(),
        more_guilds=(GuildSeed("The Valley", (CHANNELS[1],)),),
    )
    async with Playground(settings) as playground:
        made = OwnHouse(playground, ServerLocation(laid_out_url(), folder))
        try:
            yield made
        finally:
            await made.close()
