"""Bringing a PostgreSQL database up to date: the same numbers as SQLite's, each in one transaction."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import psycopg

from sfb_bot.kernel import BugError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.postgresql.connection import Way
from sfb_bot.storage.postgresql.tenure import is_anybody_at_work
from sfb_bot.storage.sqlite.migration import Migration

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# What several processes know of each other.
PROCESSES: Final = Path(__file__).with_name("processes.sql")
# The number at which PostgreSQL came in, with all tables at once.
FIRST: Final = 28
# Whoever migrates holds this lock, so that of several processes that start together one does it.
_MIGRATING: Final = 0x5346_4200_0000_0000


@cache
def own_migrations() -> tuple[Migration, ...]:
    """The migrations of this program, numbered from `FIRST` without gaps."""
    found: list[Migration] = []
    for path in sorted(MIGRATIONS.glob("*.sql")):
        named = re.fullmatch(r"(\d{4})_([a-z0-9_]+)\.sql", path.name)
        if named is None or int(named[1]) != len(found) + FIRST:
            raise BugError(f"{path.name} is not the name of migration {len(found) + FIRST}")
        found.append(Migration(int(named[1]), path.stem, path.read_text(encoding="utf-8")))
    return tuple(found)


async def migrate(way: Way, migrations: Sequence[Migration], name: str, *, is_shared: bool = False) -> None:
    """Bring a database to the newest version; one that this program must not touch is refused.

    Where several processes share it (`is_shared`), none of them may be at work then, and what they know of
    each other has its tables, too.
    """
    await way.execute(b"SELECT pg_advisory_lock($1)", (_MIGRATING,))
    try:
        await _require_sense(way, name)
        version = await version_of(way, name)
        _require_known(version, migrations, name)
        if is_shared and 0 < version < migrations[-1].number and await is_anybody_at_work(way):
            raise StoreBroken(
                f"{name} is of an older version, and processes are at work on it; stop them all to update it"
            )
        for migration in migrations:
            if migration.number > version:
                await _apply(way, migration, name)
        if is_shared:
            await psycopg.AsyncClientCursor(way).execute(PROCESSES.read_bytes())
    finally:
        await way.execute(b"SELECT pg_advisory_unlock($1)", (_MIGRATING,))


async def require_version(way: Way, migrations: Sequence[Migration], name: str) -> None:
    """StoreBroken unless a database is just as this program writes it."""
    version = await version_of(way, name)
    _require_known(version, migrations, name)
    if not version:
        raise StoreBroken(f"{name} is empty")
    if version < migrations[-1].number:
        raise StoreBroken(f"{name} is of an older version (format {version}); start the bot on it first")


def _require_known(version: int, migrations: Sequence[Migration], name: str) -> None:
    newest = migrations[-1].number
    if version > newest:
        raise StoreBroken(
            f"{name} was written by a newer version of this program"
            f" (format {version}, this one knows {newest}); update the program"
        )


async def version_of(way: Way, name: str) -> int:
    """The version of a database, 0 for an empty one; StoreBroken for one of another program."""
    cursor = await way.execute(
        b"SELECT count(*) AS tables, count(*) FILTER (WHERE tablename = 'store_version') AS own"
        b" FROM pg_tables WHERE schemaname = current_schema()"
    )
    row = await cursor.fetchone()
    assert row is not None
    if not row["own"]:
        if row["tables"]:
            raise StoreBroken(f"{name} belongs to another program; give the bot a database of its own")
        return 0
    cursor = await way.execute(b"SELECT max(version) FROM store_version")
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0] or 0)


async def _require_sense(way: Way, name: str) -> None:
    cursor = await way.execute(
        b"SELECT pg_encoding_to_char(encoding), datcollate FROM pg_database"
        b" WHERE datname = current_database()"
    )
    row = await cursor.fetchone()
    assert row is not None
    encoding, collation = row
    if encoding != "UTF8" or collation not in ("C", "POSIX", "C.UTF-8", "C.utf8"):
        raise StoreBroken(
            f"{name} was made with encoding {encoding} and collation {collation}; make it with"
            " CREATE DATABASE ... TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'"
        )


async def _apply(way: Way, migration: Migration, name: str) -> None:
    try:
        async with way.transaction():
            # Several statements at once go without values, and so without being prepared.
            await psycopg.AsyncClientCursor(way).execute(migration.script.encode())
            await way.execute(
                b"CREATE TABLE IF NOT EXISTS store_version"
                b" (version BIGINT PRIMARY KEY, at TIMESTAMPTZ NOT NULL)"
            )
            await way.execute(b"INSERT INTO store_version VALUES ($1, now())", (migration.number,))
    except psycopg.Error as error:
        raise StoreBroken(
            f"{name} could not be brought up to date, it is unchanged since version"
            f" {migration.number - 1}: {migration.name}: {error}"
        ) from error
