"""An older file is copied, then brought up to date in whole steps or left as it was."""

# ruff: noqa: ASYNC240 - nobody else is waiting while a test looks at its files

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.kernel import BugError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.sqlite.migration import MIGRATIONS, Migration, own_migrations, read_migrations
from sfb_bot.storage.sqlite.open_file import APPLICATION_ID
from tests.storage.samples import begin, everything_in, furnish, go_on, reread

FIRST = own_migrations()
COLOUR = Migration(
    len(FIRST) + 1, "colour", "ALTER TABLE match ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';"
)
# Rebuilds a table that others refer to, the way SQLite needs it done.
REBUILD = Migration(
    len(FIRST) + 2,
    "rebuild",
    "CREATE TABLE newer (user INTEGER PRIMARY KEY, hand_by TEXT NOT NULL) STRICT;\n"
    "INSERT INTO newer SELECT user, hand_by FROM preferences;\n"
    "DROP TABLE preferences;\nALTER TABLE newer RENAME TO preferences; -- done",
)
FAILING = Migration(
    len(FIRST) + 2, "failing", "CREATE TABLE half (id INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);"
)
ORPHANING = Migration(len(FIRST) + 1, "orphaning", "DELETE FROM match;")


def copy_of(path: Path, version: int = len(FIRST)) -> Path:
    return path.with_name(f"{path.name}.v{version}")


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


async def old_file(path: Path) -> dict[str, list[tuple[object, ...]]]:
    async with SqliteStore.open(path) as store:
        await furnish(store)
    return everything_in(path)


async def refusal(path: Path, migrations: Sequence[Migration]) -> str:
    with pytest.raises(StoreBroken) as broken:
        async with SqliteStore.open(path, migrations=migrations):
            pass
    return str(broken.value)


@pytest.mark.usefixtures("store")
async def test_a_new_file_needs_no_copy(path: Path) -> None:
    assert version_of(path) == len(FIRST)
    assert not copy_of(path, 0).exists()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID


async def test_an_up_to_date_file_is_not_copied(path: Path) -> None:
    before = await old_file(path)
    async with SqliteStore.open(path):
        pass
    assert not copy_of(path).exists()
    assert everything_in(path) == before


async def test_an_older_file_is_copied_and_brought_up_to_date(path: Path) -> None:
    before = await old_file(path)
    async with SqliteStore.open(path, migrations=[*FIRST, COLOUR, REBUILD]) as store:
        record = await reread(store, MatchId(1))
        assert (await go_on(store, record)).seq == record.seq + 1
    assert version_of(path) == COLOUR.number + 1
    after = everything_in(path)
    assert [row[-1] for row in after["match"]] == ["red"]
    assert after["preferences"] == [(501, "dm")]

    copy = copy_of(path)
    assert version_of(copy) == len(FIRST)
    assert everything_in(copy) == before
    assert not list(path.parent.glob("*.part*"))
    async with SqliteStore.open(copy) as old:
        assert (await reread(old, MatchId(1))).seq == 4


async def test_what_only_the_log_knew_is_copied_too(path: Path) -> None:
    """After kill -9 the newest answers lie in the log beside the file."""
    async with SqliteStore.open(path) as store:
        await furnish(store)
        stolen = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    other = path.parent / "after a kill"
    other.mkdir()
    for name, content in stolen.items():
        (other / name).write_bytes(content)
    assert len(stolen[f"{path.name}-wal"]) > 0
    async with SqliteStore.open(other / path.name, migrations=[*FIRST, COLOUR]) as store:
        assert (await reread(store, MatchId(1))).seq == 4
    assert everything_in(copy_of(other / path.name)) == everything_in(path)


async def test_a_failing_migration_leaves_the_file_usable(path: Path) -> None:
    before = await old_file(path)
    failing = Migration(len(FIRST) + 1, "failing", FAILING.script)
    for _ in range(2):
        message = await refusal(path, [*FIRST, failing])
        assert "failing: no such table: nowhere" in message
        assert str(copy_of(path)) in message
        assert everything_in(path) == before
        assert everything_in(copy_of(path)) == before
    async with SqliteStore.open(path) as store:
        await go_on(store, await reread(store, MatchId(1)))


async def test_the_steps_before_a_failing_one_stay(path: Path) -> None:
    await old_file(path)
    message = await refusal(path, [*FIRST, COLOUR, FAILING])
    assert f"version {COLOUR.number}:" in message
    assert version_of(path) == COLOUR.number
    assert "half" not in everything_in(path)
    async with SqliteStore.open(path, migrations=[*FIRST, COLOUR]) as store:
        await go_on(store, await reread(store, MatchId(1)))


async def test_a_migration_may_leave_no_orphans(path: Path) -> None:
    before = await old_file(path)
    assert "refer to nothing" in await refusal(path, [*FIRST, ORPHANING])
    assert everything_in(path) == before


async def test_a_migration_may_not_end_its_own_transaction(path: Path) -> None:
    await old_file(path)
    with pytest.raises(BugError, match="ends its own transaction"):
        async with SqliteStore.open(path, migrations=[*FIRST, Migration(len(FIRST) + 1, "bad", "COMMIT;")]):
            pass


async def test_foreign_keys_hold_again_after_a_migration(path: Path) -> None:
    await old_file(path)
    async with (
        SqliteStore.open(path, migrations=[*FIRST, COLOUR]) as store,
        store._database.reading() as session,
    ):
        assert await session.value("PRAGMA foreign_keys") == 1


async def test_a_newer_program_can_look_at_an_older_file(path: Path) -> None:
    await old_file(path)
    before = path.read_bytes()
    async with SqliteStore.open_read_only(path, migrations=[*FIRST, COLOUR]) as looker:
        assert (await reread(looker, MatchId(1))).seq == 4
        async with looker._database.reading() as session:
            assert await session.value("SELECT colour FROM match") == "red"
    assert path.read_bytes() == before
    assert not copy_of(path).exists()


async def test_an_older_program_refuses_to_look_at_a_newer_file(path: Path) -> None:
    async with SqliteStore.open(path, migrations=[*FIRST, COLOUR]) as store:
        await begin(store)
    with pytest.raises(StoreBroken, match="newer version"):
        async with SqliteStore.open_read_only(path):
            pass


def test_our_migrations_are_numbered_and_explained() -> None:
    assert [each.number for each in FIRST] == list(range(1, len(FIRST) + 1))
    assert len(FIRST) == len(list(MIGRATIONS.iterdir()))
    for each in FIRST:
        assert re.match(r"-- \d{4} .+\n-- What: .+\n(-- .+\n)*-- Why:  .+\n", each.script), each.name
        assert not re.search(r"^\s*(BEGIN|COMMIT|ROLLBACK)\b", each.script, re.MULTILINE | re.IGNORECASE)


@pytest.mark.parametrize("names", [["0002_second.sql"], ["0001_a.sql", "0003_c.sql"], ["1_a.sql"]])
def test_misnamed_migrations_are_a_bug(tmp_path: Path, names: list[str]) -> None:
    for name in names:
        (tmp_path / name).write_text("SELECT 1;")
    with pytest.raises(BugError, match="is not the name of migration"):
        read_migrations(tmp_path)
