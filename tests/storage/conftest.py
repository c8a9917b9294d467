"""A real database and a store in it for every test: an SQLite file, and a database of a PostgreSQL server.

What every store promises is tried on both; what is about one kind alone lies in a folder of its own.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sfb_bot.storage.tables import Tables
from tests.storage.places import KINDS, Place, new_place
from tests.storage.samples import StoppedClock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a file may be made."""
    return tmp_path / "sfb.sqlite3"


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return new_place(request.param, tmp_path)


@pytest_asyncio.fixture
async def store(place: Place, clock: StoppedClock) -> AsyncIterator[Tables]:
    async with place.open(clock.now) as opened:
        yield opened
