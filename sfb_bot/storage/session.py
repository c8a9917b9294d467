"""What the tables are written with: statements, sessions, and the database that gives them out.

All SQL of this room is written once, for SQLite and for PostgreSQL; what they do not share is translated in
`postgresql/dialect.py`, and lies in `sqlite/` and `postgresql/` otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from sfb_bot.kernel import BugError
from sfb_bot.matches.records import GuildId, MatchId


class Clash(BugError):
    """A statement breaks what a table promises: a key that is there already, or a row that is not."""


Value: TypeAlias = int | float | str | bytes | None


class Row(Protocol):
    """A row that was found, by the names or the numbers of its columns."""

    # Any: a column has the type its table declares, which both stores keep to.
    def __getitem__(self, column: str | int, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def __len__(self) -> int: ...

    def keys(self) -> Iterable[str]: ...


class Statement(NamedTuple):
    """SQL with its values, or with several rows of values to carry it out for."""

    sql: str
    values: Sequence[Value] = ()
    rows: Sequence[Sequence[Value]] | None = None


class Connection(Protocol):
    """A way to a database that carries out several statements in one trip."""

    async def carry_out(self, statements: Sequence[Statement], /) -> Sequence[Sequence[Row]]:
        """The rows of every statement; the first that fails ends it."""
        ...


class Session:
    """What a transaction is written with: `put` what answers nothing, `run` what does.

    What was put goes with the next statement that is run, in order, in one trip; the rest goes before the
    commit. So an error may come later than the call it belongs to, but never after the commit.
    """

    __slots__ = ("_connection", "_waiting", "called")

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[Statement] = []
        # Servers for which something is stored that whoever looks after them has to do; None for no server.
        self.called: set[GuildId | None] = set()

    def call(self, guild: GuildId | None) -> None:
        """Have whoever looks after a server look once this is stored, where that is another process."""
        self.called.add(guild)

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
        """Drop the statements that were put and not yet carried out, and all calls."""
        self._waiting.clear()
        self.called.clear()

    async def run(self, sql: str, *values: Value) -> Sequence[Row]:
        """Carry out one statement; gives the rows of a SELECT or of RETURNING."""
        return (await self.run_all(Statement(sql, values)))[0]

    async def run_all(self, *statements: Statement) -> Sequence[Sequence[Row]]:
        """The rows of several statements, in one trip."""
        before = len(self._waiting)
        together = [*self._waiting, *statements]
        self._waiting.clear()
        return (await self._connection.carry_out(together))[before:]

    async def one(self, sql: str, *values: Value) -> Row | None:
        """The first row."""
        rows = await self.run(sql, *values)
        return rows[0] if rows else None

    # Any: see `Row`.
    async def value(self, sql: str, *values: Value) -> Any:
        """The first column of the first row, None without rows."""
        row = await self.one(sql, *values)
        return None if row is None else row[0]


class Database(Protocol):
    """An open database that gives out transactions: each happens whole or not at all."""

    # The file, or what files about it are called after that lie on this machine.
    path: Path

    def writing(self, match: MatchId | None = None) -> AbstractAsyncContextManager[Session]:
        """A transaction: committed when the block ends well, taken back in every other case.

        No other transaction writes meanwhile; of those that name a `match` and keep to what belongs to it,
        several may go on side by side, one a match.
        """
        ...

    def noting(self) -> AbstractAsyncContextManager[Session]:
        """A transaction of single rows that nobody else writes meanwhile, such as ticks and signs of life.

        It reads nothing that it builds on, so any number may go on side by side.
        """
        ...

    def asking(self) -> AbstractAsyncContextManager[Session]:
        """One read alone, which needs no transaction to see one state of things; what is asked most often."""
        ...

    def reading(self) -> AbstractAsyncContextManager[Session]:
        """Several reads that see one state of things."""
        ...

    async def columns(self) -> dict[str, list[str]]:
        """The columns of every table."""
        ...

    async def last_numbers(self, session: Session, tables: Sequence[str]) -> dict[str, int]:
        """The last number that was given to a row of some tables that number their rows without gaps."""
        ...

    async def set_last_numbers(self, session: Session, numbers: Mapping[str, int]) -> None:
        """Go on from those numbers, and behind all rows that were written with numbers of their own."""
        ...

    async def orphans(self, session: Session) -> list[tuple[str, str]]:
        """A table and the one it refers to, for every row that refers to nothing."""
        ...


def upsert(table: str, key: Sequence[str], others: Sequence[str]) -> str:
    """An INSERT of these columns, in this order, that replaces what is there under the same key."""
    columns = (*key, *others)
    marks = ", ".join("?" * len(columns))
    news = ", ".join(f"{column} = excluded.{column}" for column in others)
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {news}"
    )
