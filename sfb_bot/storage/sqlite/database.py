"""One connection, used by one coroutine at a time, in transactions that happen whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId
from sfb_bot.storage.session import Session
from sfb_bot.storage.sqlite.connection import Connection
from sfb_bot.storage.sqlite.explanations import in_plain_words


class SqliteDatabase:
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
    async def writing(self, match: MatchId | None = None) -> AsyncGenerator[Session]:
        """A transaction; there is one at a time, whatever it is about."""
        del match
        async with self._transaction("BEGIN IMMEDIATE") as session:
            yield session

    @asynccontextmanager
    async def noting(self) -> AsyncGenerator[Session]:
        """A transaction like any other: a file has one writer."""
        async with self.writing() as session:
            yield session

    @asynccontextmanager
    async def asking(self) -> AsyncGenerator[Session]:
        """A read like any other: a file is never far away."""
        async with self.reading() as session:
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

    # --- What is in the file ---

    async def columns(self) -> dict[str, list[str]]:
        """The columns of every table."""
        async with self.whole() as connection:
            return await columns_of(connection)

    async def last_numbers(self, session: Session, tables: Sequence[str]) -> dict[str, int]:
        """The last number that was given to a row of some tables."""
        found = {
            row["name"]: row["seq"] for row in await session.run("SELECT name, seq FROM sqlite_sequence")
        }
        return {table: int(found.get(table, 0)) for table in tables}

    async def set_last_numbers(self, session: Session, numbers: Mapping[str, int]) -> None:
        """Go on from those numbers; SQLite itself goes on behind rows with numbers of their own."""
        for table, number in numbers.items():
            session.put("DELETE FROM sqlite_sequence WHERE name = ?", table)
            session.put("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, number)

    async def orphans(self, session: Session) -> list[tuple[str, str]]:
        """A table and the one it refers to, for every row that refers to nothing."""
        return [(row["table"], row["parent"]) for row in await session.run("PRAGMA foreign_key_check")]

    # --- Transactions ---

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


async def columns_of(connection: Connection) -> dict[str, list[str]]:
    """The columns of every table of a file."""
    found: dict[str, list[str]] = {}
    for row in await connection.execute_fetchall(
        "SELECT m.name AS table_name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
    ):
        found.setdefault(row[0], []).append(row[1])
    return found
