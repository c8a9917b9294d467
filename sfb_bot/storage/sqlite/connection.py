"""The connection to SQLite: we begin and end transactions ourselves, and make few trips to its thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast

import aiosqlite

from sfb_bot.storage.session import Statement
from sfb_bot.storage.sqlite.explanations import in_plain_words

_BUSY_SECONDS: Final = 5
# How many rows an open cursor fetches at a time; nothing here keeps cursors open.
_CHUNK: Final = 64


class Connection(aiosqlite.Connection):
    """A connection that carries out several statements in one trip to its thread.

    Each trip waits for threads that draw pictures twice, so trips are what a busy database costs.
    """

    _end: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """Tell the thread of the connection to end."""
        self._end = cast("asyncio.Future[Any] | None", super().stop())  # pyright: ignore[reportUnknownMemberType]
        return self._end

    async def ended(self) -> None:
        """Wait until the thread has ended; one that outlives the event loop dies of an error of its own."""
        if self._end is not None:
            await asyncio.shield(self._end)

    async def carry_out(self, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        """The rows of every statement; the first that fails ends it."""
        # The library's public methods make one trip per statement, and none runs a function of ours in the
        # thread. So this calls the private method all of them are made of; it is untyped, hence Any. A test
        # of this room fails should an update of the pinned library take it away.
        trip = cast("Callable[..., Awaitable[Any]]", getattr(self, "_execute"))  # noqa: B009 - as said above
        return await trip(self._one_by_one, tuple(statements))

    def _one_by_one(self, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        found: list[list[sqlite3.Row]] = []
        for sql, values, many in statements:
            cursor = self._conn.execute(sql, values) if many is None else self._conn.executemany(sql, many)
            found.append(cursor.fetchall())
        return found


@asynccontextmanager
async def connected(address: str, path: Path, *, is_uri: bool = False) -> AsyncGenerator[Connection]:
    """A connection to a file or, if so said, to a URI; `path` is what an error calls it."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=is_uri, isolation_level=None, timeout=_BUSY_SECONDS)

    connection = Connection(connect, _CHUNK)
    with in_plain_words(path):
        try:
            await connection
        except BaseException:
            await connection.ended()
            raise
    try:
        connection.row_factory = sqlite3.Row
        yield connection
    finally:
        with in_plain_words(path):
            await connection.close()
