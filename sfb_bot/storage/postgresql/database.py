"""A pool of connections: transactions side by side, each whole or not at all, across processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

from psycopg_pool import AsyncConnectionPool

from sfb_bot.matches.records import MatchId
from sfb_bot.matches.territory import Territory, number_of
from sfb_bot.storage.postgresql.address import Address
from sfb_bot.storage.postgresql.bell import CHANNEL
from sfb_bot.storage.postgresql.connection import Alone, Borrowed, Way
from sfb_bot.storage.postgresql.explanations import in_plain_words
from sfb_bot.storage.postgresql.processes import PostgresProcesses, look_call
from sfb_bot.storage.session import Session

# Locks of transactions, by number: one for the whole database, and one a match.
_EVERYTHING: Final = 0x5346_4200_0000_0001
_MATCHES: Final = 0x5346_4201_0000_0000


class PostgresDatabase:
    """An open database of a PostgreSQL server.

    As on SQLite no two transactions write at a time, in whichever process, so that what one has read still
    holds when it writes. Only those that name a match and keep to what belongs to it go on side by side: they
    share the lock of the whole, and hold that of their match.
    """

    def __init__(
        self,
        pool: AsyncConnectionPool[Way],
        address: Address,
        path: Path,
        *,
        is_read_only: bool = False,
        processes: PostgresProcesses | None = None,
    ) -> None:
        self.path = path
        self.address = address
        self._pool = pool
        self._begin = "BEGIN READ ONLY" if is_read_only else "BEGIN"
        self._processes = processes

    @asynccontextmanager
    async def writing(self, match: MatchId | None = None) -> AsyncGenerator[Session]:
        """A transaction that nobody writes beside, or nobody who writes about this match."""
        async with self._transaction(self._begin) as session:
            if match is None:
                session.put("SELECT pg_advisory_xact_lock(?)", _EVERYTHING)
            else:
                session.put("SELECT pg_advisory_xact_lock_shared(?)", _EVERYTHING)
                session.put("SELECT pg_advisory_xact_lock(?)", _MATCHES + match)
            self._show_fence(session)
            yield session
            self._call_others(session)

    @asynccontextmanager
    async def noting(self) -> AsyncGenerator[Session]:
        """A transaction of rows that nobody else writes; only one who writes alone keeps it waiting."""
        async with self._transaction(self._begin) as session:
            session.put("SELECT pg_advisory_xact_lock_shared(?)", _EVERYTHING)
            self._show_fence(session)
            yield session
            self._call_others(session)

    def _show_fence(self, session: Session) -> None:
        """Let the server refuse everything where another process has taken over."""
        fence = None if self._processes is None else self._processes.fence
        if fence is not None:
            session.put("SELECT require_tenure(?, ?, ?)", fence.lock, fence.territory, fence.epoch)

    def _call_others(self, session: Session) -> None:
        """Have those look who look after the servers that something was stored for."""
        if self._processes is None:
            return
        own = self._processes.territory
        numbers = {number_of(guild, own.count) for guild in session.called} - {own.number}
        for number in sorted(numbers):
            session.put("SELECT pg_notify(?, ?)", CHANNEL, look_call(Territory(number, own.count)))

    @asynccontextmanager
    async def asking(self) -> AsyncGenerator[Session]:
        """One read alone, in one trip: there is nothing to begin and nothing to commit."""
        with in_plain_words(self.address.name), heeding_cancellation():
            async with Borrowed(self._pool) as connection:
                is_done = False
                try:
                    yield Session(Alone(connection))
                    is_done = True
                finally:
                    if not is_done:
                        await connection.close()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Session]:
        """Several reads that see one state of things."""
        async with self._transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as session:
            yield session

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncGenerator[Session]:
        with in_plain_words(self.address.name), heeding_cancellation():
            async with Borrowed(self._pool) as connection:
                session = Session(connection)
                is_done = False
                try:
                    session.put(begin)
                    with heeding_cancellation():
                        yield session
                        # A trip of its own before the commit: until then nothing has changed for good.
                        if session.is_waiting:
                            await session.run_all()
                    await _commit(session)
                    is_done = True
                finally:
                    session.forget()
                    if not is_done:
                        await connection.close()

    # --- What is in the database ---

    async def columns(self) -> dict[str, list[str]]:
        """The columns of every table that is the store's own."""
        async with self.reading() as session:
            found = await session.run(
                "SELECT table_name, column_name FROM information_schema.columns"
                " WHERE table_schema = current_schema()"
                " AND table_name NOT IN ('store_version', 'last_number')"
                " AND table_name NOT LIKE 'process~_%' ESCAPE '~'"
                " ORDER BY table_name, ordinal_position"
            )
        columns: dict[str, list[str]] = {}
        for row in found:
            columns.setdefault(row[0], []).append(row[1])
        return columns

    async def last_numbers(self, session: Session, tables: Sequence[str]) -> dict[str, int]:
        """The last number that was given to a row of some tables."""
        found = {row["name"]: row["number"] for row in await session.run("SELECT * FROM last_number")}
        return {table: int(found.get(table, 0)) for table in tables}

    async def set_last_numbers(self, session: Session, numbers: Mapping[str, int]) -> None:
        """Go on from those numbers, and behind all rows that were written with numbers of their own."""
        session.put_many(
            "UPDATE last_number SET number = ? WHERE name = ?",
            [(number, table) for table, number in numbers.items()],
        )
        counted = await session.run(
            "SELECT table_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        for row in counted:
            table = str(row[0])
            session.put(
                "SELECT setval(pg_get_serial_sequence(?, 'id'),"
                f" (SELECT coalesce(max(id), 0) + 1 FROM {table}), false)",
                table,
            )

    async def orphans(self, session: Session) -> list[tuple[str, str]]:
        """Nothing refers to nothing: the server sees to that at every commit."""
        del session
        return []


@contextmanager
def heeding_cancellation() -> Generator[None]:
    """Raise CancelledError behind a block in which somebody has cancelled the task, and the block went on.

    The driver and its pool wait by `asyncio.wait_for`. In Python 3.11 that forgets that it was cancelled if
    what it waits for comes in the same moment; a bot that is told to stop would then go on for ever.
    """
    task = asyncio.current_task()
    before = 0 if task is None else task.cancelling()
    yield
    if task is not None and task.cancelling() > before:
        raise asyncio.CancelledError


async def _commit(session: Session) -> None:
    """Commit, whoever loses patience meanwhile: until it is done nothing else may use the connection."""
    commit = asyncio.ensure_future(session.run("COMMIT"))
    try:
        await asyncio.shield(commit)
    except asyncio.CancelledError:
        while not commit.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait((commit,))
        raise
