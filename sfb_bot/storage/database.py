"""One connection, used by one coroutine at a time, in transactions that happen whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from sfb_bot.app.ports import StoreBroken
from sfb_bot.storage.explaining import in_plain_words

Value = int | str | bytes | None


class Session:
    """What a transaction is written with; each call is one trip to the thread of the connection."""

    __slots__ = ("_connection",)

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """Carry out one statement; gives the rows of a SELECT or of RETURNING."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """The first row."""
        rows = await self.run(sql, *values)
        return rows[0] if rows else None

    # Any: a column has the type its table declares, which STRICT tables keep to.
    async def value(self, sql: str, *values: Value) -> Any:
        """The first column of the first row, None without rows."""
        row = await self.one(sql, *values)
        return None if row is None else row[0]

    async def run_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Carry out one statement for every row of values."""
        wanted = list(rows)
        if wanted:
            await self._connection.executemany(sql, wanted)


class Database:
    """An open database file.

    Reading takes the same lock as writing: on one connection a reader in between would see what a
    transaction has written but may still take back.
    """

    def __init__(self, connection: aiosqlite.Connection, path: Path, *, is_shared: bool = False) -> None:
        self.path = path
        self._connection = connection
        self._session = Session(connection)
        self._lock = asyncio.Lock()
        self._is_shared = is_shared
        self._is_open = True

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[Session]:
        """A transaction: committed when the block ends well, taken back in every other case."""
        async with self._transaction("BEGIN IMMEDIATE") as session:
            yield session

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Session]:
        """Several reads that see one state of things."""
        if self._is_shared:
            async with self._transaction("BEGIN") as session:
                yield session
        else:
            async with self._alone():
                yield self._session

    @asynccontextmanager
    async def whole(self) -> AsyncGenerator[aiosqlite.Connection]:
        """The connection itself while nobody else uses it."""
        async with self._alone():
            yield self._connection

    async def shut(self) -> None:
        """Let a transaction under way end, then refuse everything; whoever opened the file closes it."""
        async with self._lock:
            self._is_open = False

    @asynccontextmanager
    async def _alone(self) -> AsyncGenerator[None]:
        async with self._lock:
            if not self._is_open:
                raise StoreBroken(f"the database {self.path} has been closed")
            with in_plain_words(self.path):
                yield

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncGenerator[Session]:
        async with self._alone():
            try:
                await self._session.run(begin)
                yield self._session
                await self._session.run("COMMIT")
            finally:
                # Nothing to do after a commit. A cancelled task may leave a statement on its way to the
                # thread; the rollback stands in the queue behind it and before everybody else's work.
                await self._connection.rollback()
