"""An update that changes the tables, while several processes share the database."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.location import ServerLocation
from sfb_bot.storage.postgresql.migration import own_migrations
from sfb_bot.storage.postgresql.store import PostgresStore
from sfb_bot.storage.sqlite.migration import Migration
from tests.postgresql_server import laid_out_url, running_server, server_programs

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")

FIRST, SECOND = Territory(0, 2), Territory(1, 2)


def newer_migrations() -> tuple[Migration, ...]:
    """Those of a program after this one."""
    number = own_migrations()[-1].number + 1
    script = "CREATE TABLE invention (id BIGINT PRIMARY KEY);"
    return (*own_migrations(), Migration(number, f"{number:04}_invention", script))


@pytest.mark.parametrize("updated", [FIRST, SECOND])
async def test_tables_are_changed_when_nobody_is_at_work(tmp_path: Path, updated: Territory) -> None:
    location = ServerLocation(laid_out_url(), tmp_path)
    name = location.base.name
    has_table = "SELECT to_regclass('invention') IS NOT NULL"
    async with AsyncExitStack() as older, location.join(updated) as newer:
        at_work = await older.enter_async_context(location.join(FIRST))
        store = await older.enter_async_context(location.open(processes=at_work))
        await at_work.take_if_vacant()
        opening = PostgresStore.open(location.url, tmp_path, migrations=newer_migrations(), processes=newer)
        with pytest.raises(StoreBroken, match="processes are at work on it; stop them all to update it"):
            async with opening:
                pytest.fail("somebody is at work with the tables as they were")
        assert running_server().ask(has_table, name) == [(False,)]
        await store.save_note("still", "at work")

        await older.aclose()
        opening = PostgresStore.open(location.url, tmp_path, migrations=newer_migrations(), processes=newer)
        async with opening as changed:
            assert await changed.note("still") == "at work"
        assert running_server().ask(has_table, name) == [(True,)]

        # One of the version before that has stood by meanwhile does not go on with tables it does not know.
        with pytest.raises(StoreBroken, match="was written by a newer version of this program"):
            async with location.join(FIRST) as late, location.open(processes=late):
                pytest.fail("it does not know these tables")
