"""A process of its own that does something to a store and dies before a chosen statement.

python -m tests.storage.sqlite.killed_process ...
    every DEED SOURCE FOLDER   die before statement 1, 2, 3 ... of a deed
    opening FOLDER             die before statement 1, 2, 3 ... of opening
    endless PATH               store entries and print each when it is safe
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sfb_bot.matches.records import MatchId
from sfb_bot.storage import SqliteStore
from tests.storage.samples import StoppedClock, checkpoint, reread, step
from tests.storage.season_samples import ALL_DEEDS as DEEDS

DIED, SURVIVED, FAILED = 9, 0, 1


class Bomb:
    """Ends the process before the statement with a given number, without any goodbye."""

    def __init__(self) -> None:
        self.left: int | None = None

    def tick(self, _statement: str) -> None:
        if self.left is not None:
            self.left -= 1
            if self.left == 0:
                os._exit(DIED)


def plant() -> Bomb:
    """Let every connection tell the bomb what it is about to do."""
    bomb, connect = Bomb(), sqlite3.connect

    def watched(*positional: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*positional, **named)
        connection.set_trace_callback(bomb.tick)
        return connection

    sqlite3.connect = watched
    return bomb


async def do(deed: str, path: Path, bomb: Bomb, statement: int) -> None:
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        bomb.left = statement
        await DEEDS[deed](store)
        # Acknowledged: from here on it must be there, however the process ends.
        os._exit(SURVIVED)


async def only_open(path: Path, bomb: Bomb, statement: int) -> None:
    bomb.left = statement
    async with SqliteStore.open(path):
        os._exit(SURVIVED)


def every(work: Callable[[Path, Bomb, int], Awaitable[None]], source: Path | None, folder: Path) -> None:
    """One child for each statement, each with a file of its own named after it, until one survives."""
    statement = 0
    while True:
        statement += 1
        path = folder / f"{statement}.sqlite3"
        if source:
            shutil.copyfile(source, path)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(_awaited(work(path, plant(), statement)))
            finally:
                # Got here by an exception: say which, and end whatever threads are still there.
                traceback.print_exc()
                os._exit(FAILED)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        if code not in (DIED, SURVIVED):
            raise SystemExit(f"statement {statement} ended with {code}")
        if code == SURVIVED:
            return


async def _awaited(work: Awaitable[None]) -> None:
    await work


async def endless(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        while True:
            record = await reread(store, MatchId(1))
            await store.apply(step(record, checkpoint=checkpoint(record.seq + 1, note="x" * 3000)))
            print(record.seq + 1, flush=True)


def main() -> None:
    match sys.argv[1:]:
        case ["every", deed, source, folder]:
            every(lambda path, bomb, number: do(deed, path, bomb, number), Path(source), Path(folder))
        case ["opening", folder]:
            every(only_open, None, Path(folder))
        case ["endless", path]:
            asyncio.run(endless(Path(path)))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
