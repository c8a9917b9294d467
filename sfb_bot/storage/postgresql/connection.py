"""A connection to PostgreSQL that sends all statements of a trip at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, KeysView, Sequence
from typing import Any, TypeAlias

from psycopg import AsyncConnection, AsyncCursor, AsyncRawCursor
from psycopg.types.numeric import Int8BinaryDumper, IntLoader
from psycopg.types.string import StrBinaryDumper

from sfb_bot.storage.postgresql.dialect import plain_values, translated
from sfb_bot.storage.session import Row, Statement

Places: TypeAlias = dict[str, int]


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


async def _rows(cursor: AsyncCursor[FoundRow]) -> list[Row]:
    return [] if cursor.description is None else list(await cursor.fetchall())
