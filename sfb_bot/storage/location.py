"""Where a database is: a file, or a PostgreSQL server; and what can be done with either."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.sqlite.backup import backup_file, check_file
from sfb_bot.storage.sqlite.database_file import real_path
from sfb_bot.storage.sqlite.store import SqliteStore
from sfb_bot.storage.tables import Tables, system_time

SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class FileLocation:
    """A file of SQLite's."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)

    @property
    def files(self) -> Path:
        """The folder of everything that lies beside the database."""
        return real_path(self.path).parent

    def is_missing(self) -> bool:
        """Whether there is nothing yet; OSError when that cannot be found out."""
        return not self.path.exists()

    def open(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store of the one bot that may use it."""
        return SqliteStore.open(self.path, now=now)

    def open_read_only(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store to look at, also while a bot is using it."""
        return SqliteStore.open_read_only(self.path, now=now)

    async def check(self) -> None:
        """StoreBroken when something is wrong with it, also while a bot is using it."""
        await check_file(real_path(self.path))

    async def back_up(self, target: Path) -> None:
        """A copy in a file, also while a bot is using it."""
        await backup_file(self.path, target)


@dataclass(frozen=True, slots=True)
class ServerLocation:
    """A database of a PostgreSQL server; the address may hold a password and is never shown.

    What needs the library for it is loaded where it is used, so that nobody else has to wait for it.
    """

    url: str = field(repr=False)
    files: Path

    def __str__(self) -> str:
        from sfb_bot.storage.postgresql.address import read_address

        return read_address(self.url).name

    def is_missing(self) -> bool:
        """Whoever looks into it finds out."""
        return False

    def open(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store of the one bot that may use it."""
        from sfb_bot.storage.postgresql.store import PostgresStore

        return PostgresStore.open(self.url, self.files, now=now)

    def open_read_only(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store to look at."""
        from sfb_bot.storage.postgresql.store import PostgresStore

        return PostgresStore.open_read_only(self.url, self.files, now=now)

    async def check(self) -> None:
        """StoreBroken when it cannot be read."""
        async with self.open_read_only() as store:
            await store.live_matches()

    async def back_up(self, target: Path) -> None:
        """A copy in a file of SQLite's, of one moment, also while bots are using it."""
        from sfb_bot.storage.copying import back_up_server

        await back_up_server(self, target)


Location: TypeAlias = FileLocation | ServerLocation


def is_server(text: str) -> bool:
    """Whether somebody means a PostgreSQL server rather than a file."""
    return text.startswith(SCHEMES)


def read_location(text: str, files: Path) -> Location:
    """A path, or an address; StoreBroken for an address that cannot be read.

    `files` is where what lies beside a database is kept for one that is no file.
    """
    if not is_server(text):
        return FileLocation(Path(text))
    try:
        from sfb_bot.storage.postgresql.address import read_address
    except ImportError as error:
        raise StoreBroken(f"PostgreSQL needs the package psycopg, which cannot be loaded: {error}") from error
    read_address(text)
    return ServerLocation(text, files)


def location_of(database: Path | Location) -> Location:
    """A path is that of a file."""
    return FileLocation(database) if isinstance(database, Path) else database
