"""What the campaign of kills has the database write down is the same in a file and on a server."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from sfb_bot.storage.tables import Tables
from tests.campaigns.history import server_script, watch_file
from tests.campaigns.stores import FileStore
from tests.postgresql_server import server_programs
from tests.storage.places import PostgresPlace, SqlitePlace
from tests.storage.samples import StoppedClock, furnish, show
from tests.storage.season_samples import ALL_DEEDS, furnish_season

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")

Deed = Callable[[Tables], Awaitable[None]]
Written = list[tuple[int, str, Any]]
ROWS = "SELECT match, what, body FROM {} ORDER BY id"


async def do(store: Tables, deed: Deed) -> None:
    await furnish(store)
    await furnish_season(store)
    # A post that is planned, and noted.
    matches = await store.live_matches()
    await show(store, matches[0], 4711, 1)
    await deed(store)


async def in_file(folder: Path, deed: Deed) -> Written:
    place = SqlitePlace(folder)
    watch_file(place.path)
    async with place.open(StoppedClock().now) as store:
        await do(store, deed)
    with closing(FileStore(folder).look()) as look:
        rows = look.execute(ROWS.format("campaign_history")).fetchall()
    return [(match, what, json.loads(body)) for match, what, body in rows]


async def on_server(folder: Path, deed: Deed) -> Written:
    place = PostgresPlace(folder)
    with psycopg.connect(place.url) as server:
        server.execute(server_script().encode())
    async with place.open(StoppedClock().now) as store:
        await do(store, deed)
    with psycopg.connect(place.url) as server:
        rows = server.execute(ROWS.format("campaign.campaign_history").encode()).fetchall()
    return [(match, what, json.loads(body)) for match, what, body in rows]


@pytest.mark.parametrize("deed", ALL_DEEDS)
async def test_both_write_down_the_same(tmp_path: Path, deed: str) -> None:
    wanted = ALL_DEEDS[deed]
    found = await on_server(tmp_path, wanted)
    assert found == await in_file(tmp_path, wanted)
    assert {"entry", "plan", "seat"} <= {what for _, what, _ in found}
