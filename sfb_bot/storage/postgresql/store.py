"""The store over a PostgreSQL server."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from sfb_bot.storage.postgresql.address import Address, read_address
from sfb_bot.storage.postgresql.connection import Way, prepare
from sfb_bot.storage.postgresql.database import PostgresDatabase
from sfb_bot.storage.postgresql.explanations import in_plain_words
from sfb_bot.storage.postgresql.migration import migrate, own_migrations
from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.sqlite.migration import Migration
from sfb_bot.storage.tables import Tables, system_time

# Connections of one process: the event loop is its own bottleneck long before.
MOST_CONNECTIONS: Final = 8
# Seconds that somebody who presses a button may wait for one.
LONGEST_WAIT: Final = 10.0


class PostgresStore(Tables):
    """The store of matches and of leagues over a PostgreSQL server."""

    def __init__(self, database: PostgresDatabase, now: Now) -> None:
        super().__init__(database, now)
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
    ) -> AsyncGenerator[PostgresStore]:
        """The store of one of the bots that share it; StoreBroken says in a sentence why not.

        Brings an older database up to date. `files` is the folder of what lies beside a database: the list of
        those who asked to be forgotten, which outlives a backup that is restored.
        """
        address = read_address(url)
        async with _pool(address, connections) as pool:
            with in_plain_words(address.name):
                async with pool.connection() as way:
                    await migrate(way, own_migrations() if migrations is None else migrations, address.name)
            store = cls(PostgresDatabase(pool, address, files / address.database), now)
            await store.honour_deletions()
            yield store


@asynccontextmanager
async def _pool(address: Address, connections: int) -> AsyncGenerator[AsyncConnectionPool[Way]]:
    # One connection by itself first: its error says what is wrong, the pool's only that it took too long.
    with in_plain_words(address.name):
        async with await AsyncConnection.connect(address.url, connect_timeout=int(LONGEST_WAIT)):
            pass
    pool = AsyncConnectionPool[Way](
        address.url,
        min_size=1,
        max_size=connections,
        timeout=LONGEST_WAIT,
        configure=prepare,
        open=False,
    )
    async with pool:
        yield pool
