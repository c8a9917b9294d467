"""The network between a bot and its database, in the campaign's hands: it can be cut, stall or be slow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"
_MOST_BYTES: Final = 1 << 16
# How a server says that a transaction is stored.
_COMMITTED: Final = b"C\x00\x00\x00\x0bCOMMIT\x00"


@dataclass(eq=False)
class _Line:
    """One connection: what the bot holds of it, and what the server does."""

    bot: asyncio.StreamWriter
    server: asyncio.StreamWriter

    def cut(self) -> None:
        for end in (self.bot, self.server):
            end.transport.abort()


@dataclass
class Wire:
    """Passes everything on between a port of its own and the socket of a server, if it is let."""

    socket: Path
    # Seconds that every piece takes.
    delay: float = 0.0
    is_refused: bool = False
    port: int = 0
    # How many more commits the server may tell of before the line is cut on which it does; None for all.
    commits_left: int | None = None
    commits_unheard: int = 0
    _lines: set[_Line] = field(default_factory=set[_Line])
    _flows: asyncio.Event = field(default_factory=asyncio.Event)
    _door: asyncio.Server | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    async def open(self) -> None:
        """Listen."""
        self._flows.set()
        self._door = await asyncio.start_server(self._connected, LOOPBACK, self.port)
        self.port = int(self._door.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Listen no more, and cut everything."""
        if self._door is not None:
            self._door.close()
        self._flows.set()
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Cut every line; what was on its way is lost."""
        for line in list(self._lines):
            line.cut()

    def stall(self) -> None:
        """Pass nothing on any more, not even that somebody has hung up; nobody is told."""
        self._flows.clear()

    def flow(self) -> None:
        """Pass everything on, at once: what waited goes first."""
        self.delay, self.is_refused, self.commits_left = 0.0, False, None
        self._flows.set()

    async def _connected(self, heard: asyncio.StreamReader, bot: asyncio.StreamWriter) -> None:
        if self.is_refused:
            bot.transport.abort()
            return
        try:
            await self._flows.wait()
            said, server = await asyncio.open_unix_connection(str(self.socket))
        except OSError:
            # The server is not there: so its machine says.
            bot.transport.abort()
            return
        line = _Line(bot, server)
        self._lines.add(line)
        both = (
            asyncio.create_task(self._pass_on(heard, server, None)),
            asyncio.create_task(self._pass_on(said, bot, line)),
        )
        self._tasks.update(both)
        try:
            await asyncio.gather(*both, return_exceptions=True)
        finally:
            self._tasks.difference_update(both)
            self._lines.discard(line)
            line.cut()

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, line: _Line | None
    ) -> None:
        """One direction; `line` for that of the server's answers."""
        with suppress(OSError):
            while piece := await source.read(_MOST_BYTES):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._flows.wait()
                if line is not None and self._is_withheld(piece):
                    line.cut()
                    return
                target.write(piece)
                await target.drain()
            await self._flows.wait()
        with suppress(OSError, RuntimeError):
            # Whoever hangs up is heard to do so.
            target.close()

    def _is_withheld(self, piece: bytes) -> bool:
        """Whether the bot is not to hear that it is stored: it can only find out."""
        if self.commits_left is None or _COMMITTED not in piece:
            return False
        self.commits_left -= 1
        if self.commits_left > 0:
            return False
        self.commits_left = None
        self.commits_unheard += 1
        return True
