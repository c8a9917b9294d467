"""From a path to a database that can be relied on, or one sentence why not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiosqlite

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.sqlite.backup import looking_at, require_sound, write_copy
from sfb_bot.storage.sqlite.connection import connected
from sfb_bot.storage.sqlite.database import SqliteDatabase
from sfb_bot.storage.sqlite.database_file import beside, make_folder, real_path
from sfb_bot.storage.sqlite.explanations import in_plain_words
from sfb_bot.storage.sqlite.migration import Migration, migrate
from sfb_bot.storage.sqlite.single_bot import only_bot

# "SFBr", written by the first migration.
APPLICATION_ID: Final = 1397113458
# The first SQLite with STRICT tables.
OLDEST_SQLITE: Final = (3, 37, 0)


@asynccontextmanager
async def open_database(path: Path, migrations: Sequence[Migration]) -> AsyncGenerator[SqliteDatabase]:
    """The file for the one bot that may use it: made if it is missing, checked and brought up to date."""
    _require_sqlite(sqlite3.sqlite_version_info)
    path = real_path(path)
    make_folder(path)
    with only_bot(path):
        async with connected(os.fspath(path), path) as connection:
            with in_plain_words(path):
                await _prepare(connection, path, migrations)
            async with _serving(SqliteDatabase(connection, path)) as database:
                yield database


async def _prepare(connection: aiosqlite.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    await _settle(connection)
    version = await _version(connection, path, migrations)
    if version:
        await require_sound(connection, path)
    await _use_log(connection, path)
    pending = migrations[version:]
    if pending:
        copy = beside(path, f".v{version}") if version else None
        if copy:
            await write_copy(connection, path, copy)
        await migrate(connection, pending, path, copy)
    else:
        # Writes what is there already: better to learn now than at the first press that it cannot.
        await connection.execute_fetchall(f"PRAGMA user_version = {version}")


@asynccontextmanager
async def look_into_database(path: Path, migrations: Sequence[Migration]) -> AsyncGenerator[SqliteDatabase]:
    """The file for reading, also while a bot is using it.

    A file of an older version is looked at in a migrated copy in memory, so that a new program can
    try itself on it before it changes anything.
    """
    _require_sqlite(sqlite3.sqlite_version_info)
    async with looking_at(path) as connection, connected(":memory:", path) as memory:
        with in_plain_words(path):
            await _settle(connection)
            version = await _version(connection, path, migrations)
            if not version:
                raise StoreBroken(f"the database {path} is empty")
            await require_sound(connection, path)
            is_older = version < len(migrations)
            if is_older:
                await _settle(memory)
                await connection.backup(memory)
                await migrate(memory, migrations[version:], path, None)
        async with _serving(
            SqliteDatabase(memory if is_older else connection, path, is_shared=True)
        ) as database:
            yield database


@asynccontextmanager
async def _serving(database: SqliteDatabase) -> AsyncGenerator[SqliteDatabase]:
    try:
        yield database
    finally:
        await database.shut()


def _require_sqlite(found: tuple[int, int, int]) -> None:
    if found < OLDEST_SQLITE:
        wanted, have = (".".join(map(str, version)) for version in (OLDEST_SQLITE, found))
        raise StoreBroken(f"SQLite {wanted} or newer is needed, this Python brings {have}")


async def _settle(connection: aiosqlite.Connection) -> None:
    # What is deleted shall not be left readable in the file where that costs nothing.
    wanted = ("synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY", "secure_delete = FAST")
    for setting in wanted:
        await connection.execute_fetchall(f"PRAGMA {setting}")


async def _version(connection: aiosqlite.Connection, path: Path, migrations: Sequence[Migration]) -> int:
    """The version of the file, 0 for an empty one; refuses files that this program must not touch."""
    found: list[int] = []
    for question in ("PRAGMA user_version", "PRAGMA application_id", "SELECT count(*) FROM sqlite_schema"):
        rows = list(await connection.execute_fetchall(question))
        found.append(rows[0][0])
    version, application, tables = found
    if application != APPLICATION_ID and (version or tables):
        raise StoreBroken(f"{path} is a database of another program")
    if version > len(migrations):
        raise StoreBroken(
            f"the database {path} was written by a newer version of this program "
            f"(format {version}, this one knows {len(migrations)}); update the program"
        )
    return version


async def _use_log(connection: aiosqlite.Connection, path: Path) -> None:
    rows = list(await connection.execute_fetchall("PRAGMA journal_mode = WAL"))
    if rows[0][0] != "wal":
        raise StoreBroken(f"the database {path} lies where SQLite cannot keep a log; use a local disk")
