"""A connection as this room wants it: transactions are ours to begin and end."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiosqlite

from sfb_bot.storage.explaining import in_plain_words

_BUSY_SECONDS: Final = 5


@asynccontextmanager
async def connected(address: str, path: Path) -> AsyncGenerator[aiosqlite.Connection]:
    """A connection to an address; `path` is what an error calls it."""
    with in_plain_words(path):
        connection = await aiosqlite.connect(
            address, uri=address.startswith("file:"), isolation_level=None, timeout=_BUSY_SECONDS
        )
    try:
        connection.row_factory = sqlite3.Row
        yield connection
    finally:
        with in_plain_words(path):
            await connection.close()
