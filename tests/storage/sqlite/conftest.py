"""The store in a file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from sfb_bot.storage import SqliteStore
from tests.empty_database import laid_out
from tests.storage.samples import StoppedClock


@pytest_asyncio.fixture
async def store(path: Path, clock: StoppedClock) -> AsyncIterator[SqliteStore]:
    async with SqliteStore.open(laid_out(path), now=clock.now) as opened:
        yield opened
