"""A lock beside the database: two bots on one file would answer every press twice."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from sfb_bot.matches.ports import StoreBroken

if sys.platform == "win32":
    import msvcrt

    # Far behind the text: Windows forbids others to read a locked part, and they want to read who it is.
    _LOCKED_BYTE: Final = 1 << 30

    def _try_lock(file: IO[str]) -> None:
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _try_lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_path(database: Path) -> Path:
    """The lock file of a database."""
    return database.with_name(f"{database.name}.lock")


@contextmanager
def only_bot(database: Path) -> Generator[None]:
    """Be the only bot on this file; StoreBroken when another one is.

    The system takes the lock away with the process, however it ends, so nothing is ever left to clean
    up. The lock file stays: deleting it would let two bots lock two files of the same name.
    """
    path = lock_path(database)
    try:
        # Appending creates the file but leaves alone what the other bot has written there.
        file = path.open("a+", encoding="ascii", errors="replace")
    except OSError as error:
        raise StoreBroken(f"the folder of the database {database} cannot be written: {error}") from error
    with file:
        try:
            _try_lock(file)
        except OSError as error:
            file.seek(0)
            owner = file.read(20).strip()
            known = f" (process {owner})" if owner.isdigit() else ""
            raise StoreBroken(
                f"another bot{known} is using the database {database}; stop it first (it holds {path.name})"
            ) from error
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
