"""A real file and a store on it for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sfb_bot.storage import SqliteStore
from tests.empty_database import laid_out
from tests.storage.samples import StoppedClock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sfb.sqlite3"


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest_asyncio.fixture
async def store(path: Path, clock: StoppedClock) -> AsyncIterator[SqliteStore]:
    async with SqliteStore.open(laid_out(path), now=clock.now) as opened:
        yield opened
