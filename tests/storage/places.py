"""Where a store can lie: the same tests are done at each kind of place."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any, Protocol

import psycopg
import pytest

from sfb_bot.storage import SqliteStore
from sfb_bot.storage.location import FileLocation, Location, ServerLocation
from sfb_bot.storage.postgresql.store import PostgresStore
from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.tables import Tables, system_time
from tests.empty_database import laid_out
from tests.postgresql_server import laid_out_url, server_programs
from tests.storage.samples import everything_in

# What a test that uses `place` is done with.
KINDS = [
    "sqlite",
    pytest.param(
        "postgresql",
        marks=pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here"),
    ),
]


class Place(Protocol):
    """A database with nothing in it, of one kind."""

    path: Path

    @property
    def text(self) -> str:
        """How a host names it."""
        ...

    @property
    def location(self) -> Location:
        """The same, read."""
        ...

    def open(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store in it."""
        ...

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every row of every table, past the store."""
        ...

    def change(self, sql: str, *values: object) -> None:
        """Carry out a statement past the store; values are marked as %s."""
        ...


class SqlitePlace:
    """A file."""

    def __init__(self, folder: Path) -> None:
        self.path = laid_out(folder / "sfb.sqlite3")
        self.text = str(self.path)
        self.location = FileLocation(self.path)

    def open(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        return SqliteStore.open(self.path, now=now)

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        return everything_in(self.path)

    def change(self, sql: str, *values: object) -> None:
        with closing(sqlite3.connect(self.path)) as file, file:
            file.execute(sql.replace("%s", "?"), values)


class PostgresPlace:
    """A database of a server."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "beside"
        self.text = self.url = laid_out_url()
        self.location = ServerLocation(self.url, folder)

    def open(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        return PostgresStore.open(self.url, self.path.parent, now=now)

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        with psycopg.connect(self.url) as connection:
            tables = connection.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'store_version'"
            )
            return {
                name: sorted(connection.execute(_all_of(name)).fetchall(), key=repr)
                for (name,) in sorted(tables.fetchall())
            }

    def change(self, sql: str, *values: object) -> None:
        with psycopg.connect(self.url) as connection:
            connection.execute(sql.encode(), values)


def _all_of(table: str) -> bytes:
    # Of deletions not what is drawn at random.
    columns = "at, in_copies" if table == "deletion" else "*"
    return f"SELECT {columns} FROM {table}".encode()


def new_place(kind: str, folder: Path) -> Place:
    """A new one of a kind."""
    return SqlitePlace(folder) if kind == "sqlite" else PostgresPlace(folder)


async def everything_at(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """The same without holding up the event loop, in which the store may be at work."""
    return await asyncio.to_thread(place.everything)
