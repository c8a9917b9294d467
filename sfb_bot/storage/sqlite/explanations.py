"""One clear sentence for everything that can be wrong with a database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sfb_bot.kernel import BugError, TableError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.session import Clash

# A log left beside a restored file would be applied to it and damage that one too.
DAMAGED: Final = (
    "the database {path} is damaged; put a backup in its place and remove the files of that name "
    "ending in -wal and -shm"
)

_SENTENCES: Final = {
    sqlite3.SQLITE_FULL: "there is no space left for the database {path}; nothing was changed",
    sqlite3.SQLITE_BUSY: "the database {path} is locked by another program; close it and try again",
    sqlite3.SQLITE_LOCKED: "the database {path} is locked by another program; close it and try again",
    sqlite3.SQLITE_NOTADB: "{path} is not a database",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_READONLY: "the database {path} may not be written; check the rights of file and folder",
    sqlite3.SQLITE_CANTOPEN: "the database {path} cannot be opened; check path and rights of file and folder",
    sqlite3.SQLITE_PERM: "the database {path} may not be opened; check the rights of file and folder",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write the database {path}; nothing was changed",
}


def explain(error: sqlite3.Error, path: Path) -> TableError:
    """What to tell the person who runs the bot; a mistake of the program itself is a BugError."""
    # The lower byte is the kind of trouble, the upper ones refine it.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _SENTENCES:
        return StoreBroken(_SENTENCES[code].format(path=path))
    if isinstance(error, sqlite3.IntegrityError):
        return Clash(f"the database {path} refused a statement: {error}")
    return BugError(f"the database {path} refused a statement: {error}")


@contextmanager
def in_plain_words(path: Path) -> Generator[None]:
    """Turn errors of SQLite into errors of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise explain(error, path) from error
