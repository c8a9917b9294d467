"""The store over a PostgreSQL server."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sfb_bot.matches.territory import WHOLE, Territory
from sfb_bot.storage.postgresql.database import PostgresDatabase
from sfb_bot.storage.postgresql.open_server import MOST_CONNECTIONS, look_into_server, open_server
from sfb_bot.storage.postgresql.processes import PostgresProcesses
from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.sqlite.migration import Migration
from sfb_bot.storage.tables import Tables, system_time


class PostgresStore(Tables):
    """The store of matches and of leagues over a PostgreSQL server."""

    def __init__(self, database: PostgresDatabase, now: Now, territory: Territory = WHOLE) -> None:
        super().__init__(database, now, territory)
        self.server = database

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        url: str,
        files: Path,
        *,
        now: Now = system_time,
        migrations: Sequence[Migration] | None = None,
        connections: int = MOST_CONNECTIONS,
        processes: PostgresProcesses | None = None,
    ) -> AsyncGenerator[PostgresStore]:
        """The store of the one bot that may use it; StoreBroken says in a sentence why not.

        With `processes` it is that of one of several, for its territory. Brings an older database up to date.
        `files` is the folder of what lies beside a database: the list of those who asked to be forgotten,
        which outlives a backup that is restored.
        """
        opening = open_server(url, files, migrations, connections=connections, processes=processes)
        async with opening as database:
            store = cls(database, now, WHOLE if processes is None else processes.territory)
            await store.require_complete()
            await store.honour_deletions()
            yield store

    @classmethod
    @asynccontextmanager
    async def open_read_only(
        cls, url: str, files: Path, *, now: Now = system_time, migrations: Sequence[Migration] | None = None
    ) -> AsyncGenerator[PostgresStore]:
        """The store to look at, also while bots are using it; writing is refused."""
        async with look_into_server(url, files, migrations) as database:
            yield cls(database, now)
