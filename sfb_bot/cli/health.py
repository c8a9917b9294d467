"""`health`: whether a bot is at work on the database; for containers and service managers."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sfb_bot.cli.environment import existing_database
from sfb_bot.cli.refusal import Refusal
from sfb_bot.kernel import TableError
from sfb_bot.matches.ports import Clock, Store
from sfb_bot.storage.store import SqliteStore

log = logging.getLogger(__name__)

NOTE: Final = "alive"
EVERY: Final = 60
# Three chances: a machine may be busy for a minute without anything being wrong.
LONGEST_SILENCE: Final = 3 * EVERY


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """No arguments: the environment says where the database is."""
    del parser, words


def run(chosen: argparse.Namespace) -> None:
    """Look for the last sign of life."""
    del chosen
    database = existing_database(os.environ)
    last = asyncio.run(_last_sign(database))
    if last is None:
        raise Refusal(f"no bot has been at work on {database} yet")
    silence = int(time.time()) - last
    if silence > LONGEST_SILENCE:
        raise Refusal(f"the last sign of life on {database} is {silence} seconds old")
    print(f"at work, last sign of life {max(0, silence)} seconds ago")


async def _last_sign(database: Path) -> int | None:
    async with SqliteStore.open_read_only(database) as store:
        note = await store.note(NOTE)
    return int(note) if note.isdecimal() else None


@asynccontextmanager
async def signs_of_life(store: Store, clock: Clock) -> AsyncGenerator[None]:
    """Leave a sign every minute while the bot runs; it stops with the event loop and with the disk."""
    beating = asyncio.create_task(_beat(store, clock))
    try:
        yield
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)


async def _beat(store: Store, clock: Clock) -> None:
    while True:
        try:
            await store.save_note(NOTE, str(clock.now()))
        except TableError as error:
            # A disk that is full now may have room again in a minute.
            log.warning("no sign of life could be left: %s", error)
        await clock.sleep(EVERY)
