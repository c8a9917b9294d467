"""The database as a file of the system: its one real name, its folder, and who may read it."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path
from typing import Final

from sfb_bot.matches.ports import StoreBroken

# Hands, seeds and notes lie in there: nobody but the user the bot runs as has any business in it.
OWN_FILE: Final = 0o600
OWN_FOLDER: Final = 0o700
# What SQLite keeps beside a database while it is in use.
BESIDE: Final = ("-wal", "-shm", "-journal")


def real_path(path: Path) -> Path:
    """The one name of a file, whatever links lead to it.

    It begins with a slash or a drive, so SQLite cannot take a file called `file:x` or `:memory:` for
    anything but a file.
    """
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise StoreBroken(f"{path} cannot be the path of a database: {_reason(error)}") from error


def beside(path: Path, ending: str) -> Path:
    """The file of the same name with something behind it."""
    return path.with_name(f"{path.name}{ending}")


def make_folder(path: Path) -> None:
    """The folder of a database, made if it is missing: readable for its owner alone."""
    try:
        _make_missing(path.parent)
    except OSError as error:
        raise StoreBroken(f"the folder of the database {path} cannot be made: {_reason(error)}") from error
    try:
        is_folder = path.is_dir()
    except OSError as error:
        raise StoreBroken(f"the database {path} cannot be opened: {_reason(error)}") from error
    if is_folder:
        raise StoreBroken(f"{path} is a folder; the database must be a file")


def _make_missing(folder: Path) -> None:
    missing: list[Path] = []
    for each in (folder, *folder.parents):
        if each.exists():
            break
        missing.append(each)
    for each in reversed(missing):
        each.mkdir(mode=OWN_FOLDER, exist_ok=True)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))


def require_file(path: Path) -> None:
    """StoreBroken when there is no database at a path, or none that may be looked at."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise StoreBroken(f"there is no database at {path}") from error
    except OSError as error:
        raise StoreBroken(f"the database {path} cannot be opened: {_reason(error)}") from error
    if not stat.S_ISREG(found.st_mode):
        raise StoreBroken(f"there is no database at {path}")
    require_one_name(path, found)


def require_one_name(path: Path, found: os.stat_result) -> None:
    """StoreBroken for a file with several hard links.

    SQLite keeps its log under the name a file was opened by. By another name the log is overlooked: what is
    read is old or torn, and what is written destroys the file.
    """
    if found.st_nlink > 1:
        raise StoreBroken(
            f"the database {path} has {found.st_nlink} names (hard links), which would destroy it; "
            "remove the others first (find DIRECTORY -samefile FILE lists them)"
        )


def open_own(path: os.PathLike[str] | str, flags: int) -> int:
    """Open a file, made if it is missing, and take away everybody else's right to read it."""
    handle = os.open(path, flags | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), OWN_FILE)
    tighten(Path(path))
    return handle


def tighten(path: Path) -> None:
    """Leave a file to its owner; one of somebody else, who lets us use it, stays as it is."""
    if sys.platform == "win32":
        return
    try:
        rights = stat.S_IMODE(path.stat().st_mode)
        if rights & ~OWN_FOLDER:
            path.chmod(rights & OWN_FOLDER)
    except OSError:
        return


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
