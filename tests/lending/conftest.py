"""A house for processes in which nothing depends on the machine's speed.

What waits a moment before it is lent does not wait here, and nobody is given up for being slow.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sfb_bot.matches import lending
from sfb_bot.storage.postgresql import lending as lender_module
from tests.lending.workshops import House, opened_house
from tests.patience import PATIENCE
from tests.postgresql_server import server_programs

# Longer than any test waits for anything.
NEVER = 10 * PATIENCE


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    if server_programs() is None:
        pytest.skip("there is no PostgreSQL server here")
    monkeypatch.setattr(lending, "SOON", 0.0)
    monkeypatch.setattr(lending, "LONGEST_LOAN", NEVER)
    monkeypatch.setattr(lender_module, "SILENCE", NEVER)
    monkeypatch.setattr(lender_module, "LONGEST_TRIP", NEVER)
    async with opened_house(tmp_path) as made:
        yield made
