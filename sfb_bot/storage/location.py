"""Where a database is: a file, or a PostgreSQL server; and what can be done with either."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.copying import Watch, copy_into_file, copy_rows
from sfb_bot.storage.session import Database
from sfb_bot.storage.shared_writes import Now
from sfb_bot.storage.sqlite.backup import backup_file, check_file
from sfb_bot.storage.sqlite.database_file import real_path
from sfb_bot.storage.sqlite.migration import own_migrations
from sfb_bot.storage.sqlite.open_file import open_database
from sfb_bot.storage.sqlite.store import SqliteStore
from sfb_bot.storage.tables import Tables, system_time

if TYPE_CHECKING:
    from sfb_bot.storage.postgresql.processes import PostgresProcesses

SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class FileLocation:
    """A file of SQLite's."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)

    @property
    def base(self) -> Path:
        """What everything that lies beside the database is called after."""
        return real_path(self.path)

    @property
    def files(self) -> Path:
        """The folder of that."""
        return self.base.parent

    def is_missing(self) -> bool:
        """Whether there is nothing yet; OSError when that cannot be found out."""
        return not self.path.exists()

    def open(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store of the one bot that may use it."""
        return SqliteStore.open(self.path, now=now)

    def open_read_only(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store to look at, also while a bot is using it."""
        return SqliteStore.open_read_only(self.path, now=now)

    def open_database(self) -> AbstractAsyncContextManager[Database]:
        """The database itself, for one program alone, brought up to date."""
        return open_database(self.path, own_migrations())

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

    @property
    def base(self) -> Path:
        """What everything that lies beside a database else is called after."""
        from sfb_bot.storage.postgresql.address import read_address

        return self.files / read_address(self.url).database

    def is_missing(self) -> bool:
        """Whoever looks into it finds out."""
        return False

    def open(
        self, now: Now = system_time, processes: PostgresProcesses | None = None
    ) -> AbstractAsyncContextManager[Tables]:
        """The store of the one bot that may use it, or of one of its processes."""
        from sfb_bot.storage.postgresql.store import PostgresStore

        return PostgresStore.open(self.url, self.files, now=now, processes=processes)

    def join(self, territory: Territory) -> AbstractAsyncContextManager[PostgresProcesses]:
        """Be one of several processes of a bot."""
        from sfb_bot.storage.postgresql.open_server import join_server

        return join_server(self.url, territory)

    def open_read_only(self, now: Now = system_time) -> AbstractAsyncContextManager[Tables]:
        """The store to look at."""
        from sfb_bot.storage.postgresql.store import PostgresStore

        return PostgresStore.open_read_only(self.url, self.files, now=now)

    def open_database(self) -> AbstractAsyncContextManager[Database]:
        """The database itself, for one program alone, brought up to date."""
        from sfb_bot.storage.postgresql.open_server import open_server

        return open_server(self.url, self.files)

    async def check(self) -> None:
        """StoreBroken when it cannot be read."""
        async with self.open_read_only() as store:
            await store.live_matches()

    async def back_up(self, target: Path) -> None:
        """A copy in a file of SQLite's, of one moment, also while bots are using it."""
        from sfb_bot.storage.postgresql.open_server import look_into_server

        async with look_into_server(self.url, self.files) as server:
            await copy_into_file(server, target)


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


async def copy_database(source: Location, target: Location, watch: Watch | None = None) -> None:
    """Copy a database that no bot is using to an empty one, or go on with that; StoreBroken says why not."""
    if source == target:
        raise StoreBroken("both are the same database; nothing was copied")
    if source.is_missing():
        raise StoreBroken(f"{source} does not exist")
    async with source.open_database() as old, target.open_database() as new:
        await copy_rows(old, new, watch or (lambda _: None))
