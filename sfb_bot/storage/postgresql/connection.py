"""A connection to PostgreSQL that sends all statements of a trip at once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Generator, Iterator, KeysView, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias

import psycopg
from psycopg import AsyncConnection, AsyncCursor, AsyncRawCursor
from psycopg.types.numeric import Int8BinaryDumper, IntLoader
from psycopg.types.string import StrBinaryDumper
from psycopg_pool import AsyncConnectionPool

from sfb_bot.kernel import BugError
from sfb_bot.storage.postgresql.dialect import plain_values, translated
from sfb_bot.storage.session import Row, Statement

Places: TypeAlias = dict[str, int]
# Seconds until a server that was asked something and does not answer is given up.
LONGEST_TRIP: Final = 30.0


class FoundRow:
    """A row by the names or the numbers of its columns, as SQLite's are."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: Places, values: Sequence[Any]) -> None:
        self._places = places
        self._values = values

    # Any: a column has the type its table declares.
    def __getitem__(self, column: str | int, /) -> Any:
        return self._values[self._places[column] if isinstance(column, str) else column]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> KeysView[str]:
        """The names of the columns, in their order."""
        return self._places.keys()


Way: TypeAlias = AsyncConnection[FoundRow]


def found_rows(cursor: AsyncCursor[Any]) -> Callable[[Sequence[Any]], FoundRow]:
    """How psycopg makes rows."""
    places = {column.name: number for number, column in enumerate(cursor.description or ())}
    return lambda values: FoundRow(places, values)


async def prepare(way: Way) -> None:
    """Make a new connection speak as the tables do."""
    await way.set_autocommit(True)
    way.cursor_factory = AsyncRawCursor[FoundRow]
    way.row_factory = found_rows
    # A statement is planned once, not once for every size of a number; sums are whole numbers.
    way.adapters.register_dumper(int, Int8BinaryDumper)
    way.adapters.register_dumper(str, StrBinaryDumper)
    way.adapters.register_loader("numeric", IntLoader)
    way.prepare_threshold = 2
    way.prepared_max = 500


class PostgresConnection:
    """Carries out statements over a connection that one coroutine uses at a time."""

    __slots__ = ("way",)

    def __init__(self, way: Way) -> None:
        self.way = way

    async def carry_out(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """The rows of every statement; the first that fails ends it."""
        with limited(self.way, LONGEST_TRIP):
            if len(statements) == 1:
                cursor = await self._send(statements[0])
                return [await _rows(cursor)]
            async with self.way.pipeline():
                cursors = [await self._send(statement) for statement in statements]
            return [await _rows(cursor) for cursor in cursors]

    async def _send(self, statement: Statement) -> AsyncCursor[FoundRow]:
        if statement.rows is None:
            values = statement.values
            sql, used = translated(statement.sql, tuple(value is None for value in values))
            given = plain_values(values)
            return await self.way.execute(sql.encode(), [given[number] for number in used])
        width = len(statement.rows[0])
        sql, used = translated(statement.sql, (False,) * width)
        rows = [plain_values(row) for row in statement.rows]
        cursor = self.way.cursor()
        await cursor.executemany(sql.encode(), [[row[number] for number in used] for row in rows])
        return cursor


class NoAnswer(psycopg.OperationalError):
    """The server was asked something and said nothing."""


@contextmanager
def limited(way: Way, seconds: float) -> Generator[None]:
    """Hang up when no answer comes in time; NoAnswer for whoever waits for it.

    A network that swallows everything says nothing; the system would go on trying for a quarter of an hour.
    """
    is_given_up = False

    def give_up() -> None:
        nonlocal is_given_up
        is_given_up = True
        _hang_up(way)

    giving_up = asyncio.get_running_loop().call_later(seconds, give_up)
    try:
        yield
    except psycopg.OperationalError as error:
        if is_given_up:
            raise NoAnswer(f"no answer within {seconds:g} seconds") from error
        raise
    finally:
        giving_up.cancel()


def _hang_up(way: Way) -> None:
    if way.closed:
        return
    line = socket.socket(fileno=way.fileno())
    try:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
    finally:
        # It belongs to the library, which closes it.
        line.detach()


class Borrowed:
    """A connection of the pool for one transaction.

    One that turns out to be broken at the first trip, as all are behind a server that was started anew, is
    exchanged for another: the first trip begins a transaction and commits nothing, so it can be made again.
    """

    def __init__(self, pool: AsyncConnectionPool[Way]) -> None:
        self._pool = pool
        self._way: Way | None = None
        self._has_begun = False

    async def __aenter__(self) -> Borrowed:
        self._way = await self._pool.getconn()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._way is not None:
            await self._pool.putconn(self._way)

    @property
    def way(self) -> Way:
        """The connection itself."""
        assert self._way is not None, "it is given back already"
        return self._way

    async def close(self) -> None:
        """Whatever is on its way goes with the connection, and the server takes it all back."""
        if self._way is not None:
            await self._way.close()

    async def carry_out(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """The rows of every statement; the first that fails ends it."""
        for _ in range(self._pool.max_size):
            try:
                return await self._make_trip(statements)
            except NoAnswer:
                raise
            except psycopg.OperationalError:
                if self._has_begun or not self.way.closed:
                    raise
            way, self._way = self.way, None
            await self._pool.putconn(way)
            self._way = await self._pool.getconn()
        return await self._make_trip(statements)

    async def _make_trip(self, statements: Sequence[Statement]) -> list[list[Row]]:
        found = await PostgresConnection(self.way).carry_out(statements)
        self._has_begun = True
        return found


class Alone:
    """A connection that carries out one statement and no more: of two, each might see another state."""

    def __init__(self, connection: Borrowed) -> None:
        self._connection = connection
        self._is_used = False

    async def carry_out(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """The rows of the one statement."""
        if self._is_used or len(statements) != 1:
            raise BugError("several statements need a transaction")
        self._is_used = True
        return await self._connection.carry_out(statements)


async def _rows(cursor: AsyncCursor[FoundRow]) -> list[Row]:
    return [] if cursor.description is None else list(await cursor.fetchall())
