"""From an address to a database that can be relied on, or one sentence why not."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from sfb_bot.matches.territory import Territory
from sfb_bot.storage.postgresql.address import Address, read_address
from sfb_bot.storage.postgresql.bots import LONGEST_CONNECT, only_bot
from sfb_bot.storage.postgresql.connection import Way, prepare
from sfb_bot.storage.postgresql.database import PostgresDatabase
from sfb_bot.storage.postgresql.explanations import in_plain_words
from sfb_bot.storage.postgresql.migration import migrate, own_migrations, require_version
from sfb_bot.storage.postgresql.processes import PostgresProcesses
from sfb_bot.storage.sqlite.database_file import make_folder
from sfb_bot.storage.sqlite.migration import Migration

# Connections of one process: its event loop is busy long before it needs more.
MOST_CONNECTIONS: Final = 8
# Seconds that somebody who presses a button may wait for one.
LONGEST_WAIT: Final = 10.0
# For so many seconds the pool goes on trying to connect by itself, at longer and longer intervals; then
# whoever asks next makes it try at once. By its own habit it misses a server that is back after minutes for
# minutes more.
LONGEST_RECONNECT: Final = 4.0


@asynccontextmanager
async def open_server(
    url: str,
    files: Path,
    migrations: Sequence[Migration] | None = None,
    *,
    connections: int = MOST_CONNECTIONS,
    processes: PostgresProcesses | None = None,
) -> AsyncGenerator[PostgresDatabase]:
    """The database for the one bot that may use it, or for one of its processes, brought up to date."""
    address = read_address(url)
    # What lies beside a database needs its folder as much as a file does.
    make_folder(files / address.database)
    known = own_migrations() if migrations is None else migrations
    alone = only_bot(address) if processes is None else nullcontext()
    async with alone, _pool(address, connections) as pool:
        with in_plain_words(address.name):
            async with pool.connection() as way:
                await migrate(way, known, address.name, is_shared=processes is not None)
        yield PostgresDatabase(pool, address, files / address.database, processes=processes)


@asynccontextmanager
async def join_server(url: str, territory: Territory) -> AsyncGenerator[PostgresProcesses]:
    """Be one of several processes of a bot on a database."""
    async with PostgresProcesses.joined(read_address(url), territory) as processes:
        yield processes


@asynccontextmanager
async def look_into_server(
    url: str, files: Path, migrations: Sequence[Migration] | None = None
) -> AsyncGenerator[PostgresDatabase]:
    """The database for reading, also while bots are using it."""
    address = read_address(url)
    async with _pool(address, 2) as pool:
        with in_plain_words(address.name):
            async with pool.connection() as way:
                known = own_migrations() if migrations is None else migrations
                await require_version(way, known, address.name)
        yield PostgresDatabase(pool, address, files / address.database, is_read_only=True)


@asynccontextmanager
async def _pool(address: Address, connections: int) -> AsyncGenerator[AsyncConnectionPool[Way]]:
    # One connection by itself first: its error says what is wrong, the pool's only that it took too long.
    with in_plain_words(address.name):
        async with await AsyncConnection.connect(address.url, connect_timeout=LONGEST_CONNECT):
            pass
    pool = AsyncConnectionPool[Way](
        address.url,
        kwargs={"connect_timeout": LONGEST_CONNECT},
        min_size=1,
        max_size=connections,
        timeout=LONGEST_WAIT,
        reconnect_timeout=LONGEST_RECONNECT,
        configure=prepare,
        open=False,
    )
    async with pool:
        yield pool
