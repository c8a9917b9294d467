"""Opening a database of a server: what it is made of, and who may use it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage.deletion_list import list_beside
from sfb_bot.storage.postgresql import bots
from sfb_bot.storage.postgresql.migration import FIRST, own_migrations
from sfb_bot.storage.postgresql.store import PostgresStore
from sfb_bot.storage.sqlite import migration as sqlite_migration
from sfb_bot.storage.sqlite.migration import Migration
from tests.postgresql_server import laid_out_url, running_server, server_programs
from tests.storage.samples import ANN, StoppedClock, furnish

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")

_TYPES = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea", "REAL": "double precision"}


def test_both_kinds_have_the_same_numbers() -> None:
    assert own_migrations()[0].number == FIRST
    assert own_migrations()[-1].number == sqlite_migration.own_migrations()[-1].number


def test_both_kinds_have_the_same_tables() -> None:
    """Columns with their types, whether they may be empty, and what tells the rows apart."""
    wanted: dict[tuple[str, str], tuple[str, bool]] = {}
    keys: dict[str, list[str]] = {}
    with closing(sqlite3.connect(":memory:")) as file:
        for migration in sqlite_migration.own_migrations():
            file.executescript(migration.script)
        names = file.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'"
        )
        for (table,) in names.fetchall():
            rows = file.execute(f"PRAGMA table_info({table})").fetchall()
            for _, column, kind, is_needed, _, place in rows:
                wanted[table, column] = (_TYPES[kind], not (is_needed or place))
            keys[table] = [row[1] for row in sorted(rows, key=lambda row: row[5]) if row[5]]
    with psycopg.connect(laid_out_url()) as server:
        columns = server.execute(
            "SELECT table_name, column_name, data_type, is_nullable = 'YES' FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name NOT IN ('last_number', 'store_version')"
        ).fetchall()
        constraints = server.execute(
            "SELECT conrelid::regclass::text, pg_get_constraintdef(oid)"
            " FROM pg_constraint WHERE contype = 'p'"
        ).fetchall()
    assert {(table, column): (kind, may_miss) for table, column, kind, may_miss in columns} == wanted
    found = dict(constraints)
    for table, key in keys.items():
        assert found[table].replace('"', "") == f"PRIMARY KEY ({', '.join(key)})"


def test_both_kinds_check_and_refer_alike() -> None:
    """As many checks, references and unique indexes in every table."""
    with closing(sqlite3.connect(":memory:")) as file:
        for migration in sqlite_migration.own_migrations():
            file.executescript(migration.script)
        tables = file.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
        wanted = {
            name: (
                sql.count("CHECK ("),
                len({row[0] for row in file.execute(f"PRAGMA foreign_key_list({name})")}),
                sum(row[2] for row in file.execute(f"PRAGMA index_list({name})") if row[3] != "pk"),
            )
            for name, sql in tables
            if name != "sqlite_sequence"
        }
    with psycopg.connect(laid_out_url()) as server:
        for name, counts in wanted.items():
            found = server.execute(
                "SELECT count(*) FILTER (WHERE contype = 'c'), count(*) FILTER (WHERE contype = 'f'),"
                " (SELECT count(*) FROM pg_index WHERE indrelid = %(t)s::regclass AND indisunique"
                " AND NOT indisprimary) FROM pg_constraint WHERE conrelid = %(t)s::regclass",
                {"t": name},
            ).fetchone()
            assert (name, found) == (name, counts)


async def test_a_second_bot_is_refused_as_long_as_the_first_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.0)
    url = laid_out_url()
    async with PostgresStore.open(url, tmp_path):
        with pytest.raises(StoreBroken, match="another bot is using"):
            async with PostgresStore.open(url, tmp_path):
                pytest.fail("there are two")
        async with PostgresStore.open_read_only(url, tmp_path) as seen:
            assert await seen.live_matches() == []
    async with PostgresStore.open(url, tmp_path):
        pass


async def test_the_folder_beside_it_is_made(tmp_path: Path) -> None:
    files = tmp_path / "not" / "there"
    async with PostgresStore.open(laid_out_url(), files, now=StoppedClock().now) as store:
        await furnish(store)
        await store.forget(ANN)
        base = store.server.path
    assert list_beside(base).exists()


async def test_whoever_looks_cannot_change_anything(tmp_path: Path) -> None:
    url = laid_out_url()
    async with PostgresStore.open(url, tmp_path, now=StoppedClock().now) as store:
        await furnish(store)
    async with PostgresStore.open_read_only(url, tmp_path) as seen:
        assert len(await seen.live_matches()) == 1
        with pytest.raises(StoreBroken, match="no changes"):
            await seen.save_note("a", "b")


async def test_a_database_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    server = running_server()
    foreign = server.new_database()
    server.ask("CREATE TABLE something (id int)", foreign)
    with pytest.raises(StoreBroken, match="another program"):
        async with PostgresStore.open(server.url(foreign), tmp_path):
            pytest.fail("it is not ours")
    assert server.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", foreign) == [
        ("something",)
    ]
    newer = server.new_database()
    async with PostgresStore.open(server.url(newer), tmp_path):
        pass
    server.ask("INSERT INTO store_version VALUES (9999, now())", newer)
    for way in (PostgresStore.open, PostgresStore.open_read_only):
        with pytest.raises(StoreBroken, match="newer version"):
            async with way(server.url(newer), tmp_path):
                pytest.fail("it is newer")


async def test_a_database_with_another_order_of_texts_is_refused(tmp_path: Path) -> None:
    server = running_server()
    server.ask("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    with pytest.raises(StoreBroken, match="ENCODING 'UTF8' LOCALE 'C'"):
        async with PostgresStore.open(server.url("latin"), tmp_path):
            pytest.fail("texts would be lost")
    server.ask("DROP DATABASE latin")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"dbname": "nowhere"}, "does not exist"),
        ({"user": "stranger"}, "stranger"),
        ({"host": "/nowhere"}, "connection .* is broken"),
    ],
)
async def test_why_it_cannot_be_opened_is_one_sentence(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    parts = conninfo_to_dict(laid_out_url()) | change
    url = f"postgresql://{parts['user']}:secret@/{parts['dbname']}?host={parts['host']}"
    with pytest.raises(StoreBroken, match=said) as caught:
        async with PostgresStore.open(url, tmp_path):
            pytest.fail("it is not there")
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


async def test_a_migration_that_fails_changes_nothing_and_an_older_database_goes_on(tmp_path: Path) -> None:
    server = running_server()
    name = server.new_database()
    url, number = server.url(name), own_migrations()[-1].number
    async with PostgresStore.open(url, tmp_path, now=StoppedClock().now) as store:
        await furnish(store)
    broken = Migration(number + 1, "0999_broken", "CREATE TABLE half (id BIGINT); SELECT 1/0;")
    with pytest.raises(StoreBroken, match=f"unchanged since version {number}: 0999_broken"):
        async with PostgresStore.open(url, tmp_path, migrations=[*own_migrations(), broken]):
            pytest.fail("it cannot be brought up to date")
    assert server.ask("SELECT to_regclass('half')", name) == [(None,)]
    better = Migration(
        number + 1, "0999_better", "ALTER TABLE match ADD COLUMN more BIGINT NOT NULL DEFAULT 7;"
    )
    async with PostgresStore.open(url, tmp_path, migrations=[*own_migrations(), better]) as store:
        assert len(await store.live_matches()) == 1
    assert server.ask("SELECT more FROM match", name) == [(7,)]
    with pytest.raises(StoreBroken, match="newer version"):
        async with PostgresStore.open(url, tmp_path):
            pytest.fail("it is newer now")


async def test_an_older_database_is_not_looked_into(tmp_path: Path) -> None:
    more = Migration(own_migrations()[-1].number + 1, "0999_more", "SELECT 1;")
    with pytest.raises(StoreBroken, match="older version"):
        async with PostgresStore.open_read_only(
            laid_out_url(), tmp_path, migrations=[*own_migrations(), more]
        ):
            pytest.fail("it is older")
