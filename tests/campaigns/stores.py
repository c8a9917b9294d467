"""The database of a campaign: where the bot finds it, and how it is looked into from outside."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from sfb_bot.playground import PlaygroundError
from tests.campaigns.history import watch_file


class StoreAway(PlaygroundError):
    """The database cannot be looked into at the moment: a blow has taken it away."""


class Found(Protocol):
    """Rows that were found."""

    # Any: a column has the type its table declares.
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Look(Protocol):
    """A look into the database; behind `BEGIN` it sees one state of things until it is closed."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found: ...

    def close(self) -> None: ...


class Store(Protocol):
    """A database that bots use and a campaign looks into."""

    async def open(self) -> None:
        """Make it ready for the first bot."""
        ...

    async def close(self) -> None:
        """The campaign is over."""
        ...

    def address_of(self, process: int) -> str:
        """What a process of the bot, counted from 1, is told as its SFB_DATABASE."""
        ...

    @property
    def own_address(self) -> str:
        """What a program beside the bot is told, past everything that stands between."""
        ...

    def watch(self) -> None:
        """Have everything written down that is stored from now on."""
        ...

    def look(self) -> Look:
        """A look into it while bots go on writing; StoreAway when that cannot be had."""
        ...

    def copy_to(self, file: Path) -> None:
        """A copy of everything, with its history, in a file of SQLite's."""
        ...


class FileStore:
    """A file of SQLite's."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "sfb.sqlite3"

    async def open(self) -> None:
        """The first bot makes the file."""

    async def close(self) -> None:
        """The file stays."""

    def address_of(self, process: int) -> str:
        """There is one process on a file."""
        assert process == 1, "a file has room for one process"
        return self.own_address

    @property
    def own_address(self) -> str:
        """The path."""
        return str(self._file)

    def watch(self) -> None:
        """Have everything written down that is stored from now on."""
        watch_file(self._file)

    def look(self) -> Look:
        """A look into it, which the bot goes on writing."""
        return sqlite3.connect(f"{self._file.as_uri()}?mode=ro", uri=True, timeout=30)

    def copy_to(self, file: Path) -> None:
        """A copy of the file."""
        source = sqlite3.connect(f"{self._file.as_uri()}?mode=ro", uri=True, timeout=30)
        with closing(source), closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
