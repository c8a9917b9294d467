"""Bringing an older file up to date: numbered SQL files, each in one transaction."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import aiosqlite

from sfb_bot.kernel import BugError
from sfb_bot.matches.ports import StoreBroken

MIGRATIONS: Final = Path(__file__).parent / "migrations"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the file's form: `number` is the version it leads to."""

    number: int
    name: str
    script: str


def read_migrations(folder: Path) -> tuple[Migration, ...]:
    """All migrations of a folder in order; they must be numbered from 1 without gaps."""
    found: list[Migration] = []
    for path in sorted(folder.glob("*.sql")):
        named = re.fullmatch(r"(\d{4})_([a-z0-9_]+)\.sql", path.name)
        if named is None or int(named[1]) != len(found) + 1:
            raise BugError(f"{path.name} is not the name of migration {len(found) + 1}")
        found.append(Migration(int(named[1]), path.stem, path.read_text(encoding="utf-8")))
    return tuple(found)


@cache
def own_migrations() -> tuple[Migration, ...]:
    """The migrations of this program."""
    return read_migrations(MIGRATIONS)


async def migrate(
    connection: aiosqlite.Connection, pending: Sequence[Migration], path: Path, copy: Path | None
) -> None:
    """Apply migrations; StoreBroken at the first that fails, with the file as the one before left it."""
    # A table is rebuilt by dropping it, which must not take along what refers to it; the check is below.
    await connection.execute("PRAGMA foreign_keys = OFF")
    try:
        for migration in pending:
            try:
                await _apply(connection, migration)
            except sqlite3.Error as error:
                kept = f"; a copy of the file as it was is {copy}" if copy else ""
                raise StoreBroken(
                    f"the database {path} could not be brought up to date, it is unchanged since "
                    f"version {migration.number - 1}: {migration.name}: {error}{kept}"
                ) from error
            finally:
                await connection.rollback()
    finally:
        await connection.execute("PRAGMA foreign_keys = ON")


async def _apply(connection: aiosqlite.Connection, migration: Migration) -> None:
    # executescript would commit an open transaction first, so the script opens its own.
    await connection.executescript(
        f"BEGIN IMMEDIATE;\n{migration.script}\n;PRAGMA user_version = {migration.number};"
    )
    if not connection.in_transaction:
        raise BugError(f"migration {migration.name} ends its own transaction")
    orphans = list(await connection.execute_fetchall("PRAGMA foreign_key_check"))
    if orphans:
        raise sqlite3.IntegrityError(f"{len(orphans)} rows of {orphans[0][0]} refer to nothing")
    await connection.execute("COMMIT")
