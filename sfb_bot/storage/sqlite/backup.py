"""Copies of a database that are there whole or not at all, also while the bot is writing."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiosqlite

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.sqlite.connection import Connection, connected
from sfb_bot.storage.sqlite.database_file import BESIDE, beside, real_path, require_file
from sfb_bot.storage.sqlite.explanations import DAMAGED, in_plain_words

_FIRST_BYTES: Final = b"SQLite format 3\x00"


async def backup_file(path: Path, target: Path) -> None:
    """Copy the database at `path` to `target`, whether or not a bot is using it.

    The extra connection only reads: it writes no page and moves nothing from the log to the file, so
    it cannot come in the way of the bot.
    """
    async with looking_at(path) as connection:
        # Nothing is read before the first question; what is no database shall be found out here.
        with in_plain_words(path):
            await connection.execute_fetchall("PRAGMA schema_version")
        await write_copy(connection, path, target)


async def check_file(path: Path) -> None:
    """StoreBroken when the file contradicts itself, whether or not a bot is using it."""
    async with looking_at(path) as connection:
        await require_sound(connection, path)


@asynccontextmanager
async def looking_at(path: Path) -> AsyncGenerator[Connection]:
    """A connection to an existing file that cannot change it."""
    path = real_path(path)
    require_file(path)
    async with connected(f"{path.as_uri()}?mode=ro", path, is_uri=True) as connection:
        yield connection


async def write_copy(connection: aiosqlite.Connection, path: Path, target: Path) -> None:
    """Write all that `connection` to `path` sees to `target`; an older copy there is replaced."""
    part = _start(path, target)
    try:
        with in_plain_words(target):
            async with connected(str(part), target) as copy:
                await connection.backup(copy)
                # A copy repeats the faults of its source.
                await require_sound(copy, path)
                # One plain file that can be read from anywhere, without a log beside it.
                await copy.execute_fetchall("PRAGMA journal_mode = DELETE")
        _finish(part, target)
    finally:
        # SQLite leaves its journal to whoever opens the file next, and nobody will.
        for leftover in (part, *(beside(part, ending) for ending in BESIDE)):
            leftover.unlink(missing_ok=True)


async def require_sound(connection: aiosqlite.Connection, path: Path) -> None:
    """StoreBroken when the file contradicts itself."""
    with in_plain_words(path):
        complaints = [row[0] for row in await connection.execute_fetchall("PRAGMA quick_check(1)")]
    if complaints != ["ok"]:
        what = " ".join(complaints[0].split())
        raise StoreBroken(f"{DAMAGED.format(path=path)} ({what})")


def _start(path: Path, target: Path) -> Path:
    """An empty file beside the target, once it is certain that the target may be replaced."""
    try:
        if target.exists():
            if target.samefile(path):
                raise StoreBroken(f"{target} is the database itself; give the copy another name")
            if not _may_be_replaced(target):
                raise StoreBroken(f"{target} exists and is no database; it is not overwritten")
        log = beside(target, "-wal")
        if log.exists() and log.stat().st_size:
            raise StoreBroken(f"{target} is a database in use; give the copy another name")
        handle, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise StoreBroken(f"the copy {target} cannot be written: {error}") from error
    os.close(handle)
    return Path(name)


def _may_be_replaced(target: Path) -> bool:
    if not target.is_file():
        return False
    with target.open("rb") as file:
        return file.read(len(_FIRST_BYTES)) in (b"", _FIRST_BYTES)


def _finish(part: Path, target: Path) -> None:
    """Give the copy its name, durably: a power failure leaves the old copy or the new one."""
    try:
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
        if sys.platform != "win32":
            folder = os.open(target.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
    except OSError as error:
        raise StoreBroken(f"the copy {target} cannot be written: {error}") from error
