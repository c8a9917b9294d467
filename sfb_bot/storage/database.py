"""One connection, used by one coroutine at a time, in transactions that happen whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.connection import Connection, Statement, Value
from sfb_bot.storage.explanations import in_plain_words


class Session:
    """What a transaction is written with: `put` what answers nothing, `run` what does.

    What was put goes with the next statement that is run, in order, in one trip to the thread of the
    connection; the rest goes before the commit. So an error may come later than the call it belongs to,
    but never after the commit.
    """

    __slots__ = ("_connection", "_waiting")

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[Statement] = []

    def put(self, sql: str, *values: Value) -> None:
        """Carry out one statement with the next trip."""
        self._waiting.append(Statement(sql, values))

    def put_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Carry out one statement for every row of values, with the next trip."""
        wanted = list(rows)
        if wanted:
            self._waiting.append(Statement(sql, rows=wanted))

    @property
    def is_waiting(self) -> bool:
        """Something was put that is not yet carried out."""
        return bool(self._waiting)

    def forget(self) -> None:
        """Drop the statements that were put and not yet carried out."""
        self._waiting.clear()

    async def run(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """Carry out one statement; gives the rows of a SELECT or of RETURNING."""
        return (await self.run_all(Statement(sql, values)))[0]

    async def run_all(self, *statements: Statement) -> list[list[sqlite3.Row]]:
        """The rows of several statements, in one trip."""
        before = len(self._waiting)
        together = [*self._waiting, *statements]
        self._waiting.clear()
        return (await self._connection.carry_out(together))[before:]

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """The first row."""
        rows = await self.run(sql, *values)
        return rows[0] if rows else None

    # Any: a column has the type its table declares, which STRICT tables keep to.
    async def value(self, sql: str, *values: Value) -> Any:
        """The first column of the first row, None without rows."""
        row = await self.one(sql, *values)
        return None if row is None else row[0]


class Database:
    """An open database file.

    Reading takes the same lock as writing: on one connection a reader in between would see what a
    transaction has written but may still take back.
    """

    def __init__(self, connection: Connection, path: Path, *, is_shared: bool = False) -> None:
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
    async def whole(self) -> AsyncGenerator[Connection]:
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
            is_done = False
            try:
                self._session.put(begin)
                yield self._session
                # A trip of its own before the commit: a task cancelled until then has changed nothing.
                if self._session.is_waiting:
                    await self._session.run_all()
                await self._session.run("COMMIT")
                is_done = True
            finally:
                self._session.forget()
                if not is_done:
                    # A cancelled task may leave statements on their way to the thread; the rollback
                    # stands in the queue behind them and before everybody else's work.
                    await self._connection.rollback()
