"""A database file as the bot makes it at its first start, made once for all tests of a process.

Writing a new file, with all numbered changes of its form one after the other, takes eight times as long as
opening one. The tests of storage and of the command line let the bot do it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sfb_bot.storage import SqliteStore


def laid_out(path: Path) -> Path:
    """The path, with an empty database in it if there was nothing."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_first_file())
    return path


@cache
def _first_file() -> bytes:
    # Whoever asks for it may be in an event loop already, so this one has a thread of its own.
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "sfb.sqlite3"
        thread.submit(asyncio.run, _first_start(path)).result()
        assert not path.with_name(f"{path.name}-wal").exists(), "everything is in the file itself"
        return path.read_bytes()


async def _first_start(path: Path) -> None:
    async with SqliteStore.open(path):
        pass
