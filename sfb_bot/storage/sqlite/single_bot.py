"""Locks on the database: two bots on one file would answer every press twice, or destroy it."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.sqlite.database_file import BESIDE, beside, open_own, require_one_name, tighten

log = logging.getLogger(__name__)

if sys.platform == "win32":
    import msvcrt

    # Far behind the text: Windows forbids others to read a locked part, and they want to read who it is.
    _LOCKED_BYTE: Final = 1 << 30

    def _try_lock(file: IO[str]) -> None:
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

    def _try_hold(handle: int) -> None:
        """Lock a database file itself: not here, SQLite could not read it any more."""
else:
    import fcntl

    def _try_lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _try_hold(handle: int) -> None:
        """Lock a database file itself; BlockingIOError when another process has it.

        Only Linux keeps this kind of lock apart from those that SQLite takes on the same file; elsewhere,
        and on file systems without it, the lock file has to do.
        """
        if sys.platform == "linux":
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise
            except OSError as error:
                log.info("the database file cannot be locked, only its lock file: %s", error)


def lock_path(database: Path) -> Path:
    """The lock file of a database."""
    return beside(database, ".lock")


@contextmanager
def only_bot(database: Path) -> Generator[None]:
    """Be the only bot on this file, by its real path; StoreBroken when another one is.

    The system takes the locks away with the process, however it ends, so nothing is ever left to clean
    up. The lock file stays: deleting it would let two bots lock two files of the same name.
    """
    path = lock_path(database)
    try:
        # Appending creates the file but leaves alone what the other bot has written there.
        file = os.fdopen(open_own(path, os.O_RDWR | os.O_APPEND), "a+", encoding="utf-8", errors="replace")
    except OSError as error:
        raise StoreBroken(f"the folder of the database {database} cannot be written: {error}") from error
    with file:
        try:
            _try_lock(file)
        except OSError as error:
            raise _taken(database, file, path) from error
        with _held(database, file, path):
            file.truncate(0)
            file.write(f"{os.getpid()}\n")
            file.flush()
            yield


def _taken(database: Path, lock: IO[str], path: Path) -> StoreBroken:
    lock.seek(0)
    owner = lock.read(20).strip()
    known = f" (process {owner})" if owner.isdigit() else ""
    return StoreBroken(
        f"another bot{known} is using the database {database}; stop it first (it holds {path.name})"
    )


@contextmanager
def _held(database: Path, lock: IO[str], path: Path) -> Generator[None]:
    """Hold the file itself, made if it is missing, and keep it from others.

    A lock that goes with the file finds the other bot even where the same file has two real paths: after it
    was moved, or seen from two containers. The handle stays open all the time, because closing any handle
    of a file takes away the locks that SQLite has on it.
    """
    try:
        handle = open_own(database, os.O_RDONLY)
    except OSError as error:
        raise StoreBroken(
            f"the database {database} cannot be opened: {error.strerror}; check the rights of file and folder"
        ) from error
    try:
        require_one_name(database, os.fstat(handle))
        try:
            _try_hold(handle)
        except BlockingIOError as error:
            raise _taken(database, lock, path) from error
        for ending in BESIDE:
            tighten(beside(database, ending))
        yield
    finally:
        os.close(handle)
