"""The store over one SQLite file."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.sqlite.backup import write_copy
from sfb_bot.storage.sqlite.database import SqliteDatabase
from sfb_bot.storage.sqlite.migration import Migration, own_migrations
from sfb_bot.storage.sqlite.open_file import look_into_database, open_database
from sfb_bot.storage.tables import Tables, system_time


class SqliteStore(Tables):
    """The store of matches and of leagues over one SQLite file."""

    def __init__(self, database: SqliteDatabase, now: Now) -> None:
        super().__init__(database, now)
        self._file = database

    @classmethod
    @asynccontextmanager
    async def open(
        cls, path: Path, *, now: Now = system_time, migrations: Sequence[Migration] | None = None
    ) -> AsyncGenerator[SqliteStore]:
        """The store of the one bot that may use the file; StoreBroken says in a sentence why not.

        Makes the file if it is missing and brings an older one up to date, keeping a copy of it. Whoever
        asked to be forgotten since the file was written is forgotten in it first.
        """
        async with open_database(path, own_migrations() if migrations is None else migrations) as database:
            store = cls(database, now)
            await store.require_complete()
            await store.honour_deletions()
            yield store

    @classmethod
    @asynccontextmanager
    async def open_read_only(
        cls, path: Path, *, now: Now = system_time, migrations: Sequence[Migration] | None = None
    ) -> AsyncGenerator[SqliteStore]:
        """The store to look at, also while a bot is using the file; writing is refused."""
        known = own_migrations() if migrations is None else migrations
        async with look_into_database(path, known) as database:
            yield cls(database, now)

    async def backup(self, target: Path) -> None:
        """Write a copy of everything to `target`, there whole or not at all; others wait meanwhile."""
        async with self._file.whole() as connection:
            await write_copy(connection, self._file.path, target)
