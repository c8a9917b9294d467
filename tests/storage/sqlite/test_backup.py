"""A backup is whole, also one made while the bot is writing, and never spoils anything."""

# ruff: noqa: ASYNC240 - nobody else is waiting while a test looks at its files

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId
from sfb_bot.storage import SqliteStore, backup_file
from tests.storage.samples import MatchRecord, begin, checkpoint, entry, everything_in, furnish, reread, step


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "backups of ÜÄ" / "monday?.sqlite3"


async def write_for_a_while(store: SqliteStore, record: MatchRecord, until: asyncio.Event) -> MatchRecord:
    while not until.is_set():
        seq = record.seq + 1
        await store.apply(step(record, checkpoint=checkpoint(seq, note="x" * 2000)))
        record = await reread(store, record.id)
    return record


def whole_journal(path: Path) -> int:
    """How many entries a copy has; its journal must have no holes and end where the match says."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        [seq] = connection.execute("SELECT seq FROM match").fetchone()
        numbers = [row[0] for row in connection.execute("SELECT seq FROM entry ORDER BY seq")]
    assert numbers == list(range(1, seq + 1))
    return seq


@pytest.mark.parametrize("is_running", [True, False])
async def test_a_backup_equals_the_store(path: Path, target: Path, is_running: bool) -> None:
    target.parent.mkdir()
    async with SqliteStore.open(path) as store:
        await furnish(store)
        if is_running:
            await store.backup(target)
            assert everything_in(target) == everything_in(path)
            target.unlink()
            await backup_file(path, target)
    if not is_running:
        await backup_file(path, target)
    assert everything_in(target) == everything_in(path)
    assert [each.name for each in target.parent.iterdir()] == [target.name]
    async with SqliteStore.open(target) as restored:
        assert (await reread(restored, MatchId(1))).seq == 4


@pytest.mark.parametrize("is_other_process", [True, False])
async def test_a_backup_while_writing_is_one_moment_of_the_match(
    path: Path, target: Path, store: SqliteStore, is_other_process: bool
) -> None:
    target.parent.mkdir()
    record, enough = await begin(store), asyncio.Event()
    writing = asyncio.create_task(write_for_a_while(store, record, enough))
    seen: list[int] = []
    for _ in range(5):
        before = (await reread(store, record.id)).seq
        await (backup_file(path, target) if is_other_process else store.backup(target))
        seen.append(whole_journal(target))
        assert before <= seen[-1] <= (await reread(store, record.id)).seq
    enough.set()
    record = await writing
    assert record.seq > 5, "nothing was written meanwhile"
    assert seen == sorted(seen)
    assert await store.entries(record.id) == [entry(seq) for seq in range(1, record.seq + 1)]


async def test_a_newer_backup_replaces_an_older_one(path: Path, target: Path, store: SqliteStore) -> None:
    target.parent.mkdir()
    await store.backup(target)
    await furnish(store)
    await store.backup(target)
    assert everything_in(target) == everything_in(path)


@pytest.mark.parametrize("is_running", [True, False])
async def test_targets_that_would_spoil_something_are_refused(
    path: Path, tmp_path: Path, store: SqliteStore, is_running: bool
) -> None:
    await furnish(store)
    before = everything_in(path)
    letter = tmp_path / "letter.txt"
    letter.write_text("dear all")
    linked = tmp_path / "link.sqlite3"
    linked.symlink_to(path)
    folder = tmp_path / "folder"
    folder.mkdir()
    used = tmp_path / "used.sqlite3"
    async with SqliteStore.open(used) as other:
        await begin(other)
        for target, words in (
            (path, "the database itself"),
            (linked, "the database itself"),
            (letter, "no database"),
            (folder, "no database"),
            (used, "in use"),
            (tmp_path / "nowhere" / "x", "cannot be written"),
        ):
            with pytest.raises(StoreBroken, match=words) as broken:
                await (store.backup(target) if is_running else backup_file(path, target))
            assert str(target) in str(broken.value)
        assert await other.all_matches() == [1]
    assert letter.read_text() == "dear all"
    assert everything_in(path) == before
    assert not list(tmp_path.rglob("*.part*"))


async def test_another_name_of_the_database_is_no_target(
    path: Path, tmp_path: Path, store: SqliteStore
) -> None:
    await furnish(store)
    linked = tmp_path / "link.sqlite3"
    linked.hardlink_to(path)
    with pytest.raises(StoreBroken, match="the database itself"):
        await store.backup(linked)
    with pytest.raises(StoreBroken, match="has 2 names"):
        await backup_file(path, linked)
    assert linked.samefile(path)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits there")
@pytest.mark.parametrize("is_running", [True, False])
async def test_a_backup_that_fails_in_the_middle_leaves_nothing(
    path: Path, tmp_path: Path, store: SqliteStore, is_running: bool
) -> None:
    import resource

    # More than SQLite keeps in memory before it writes, so that it has begun with a journal.
    await store.save_note("long", "x" * 8_000_000)
    target = tmp_path / "copies" / "copy"
    target.parent.mkdir()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000_000, before[1]))
    try:
        with pytest.raises(StoreBroken) as broken:
            await (store.backup(target) if is_running else backup_file(path, target))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert str(target) in str(broken.value)
    assert list(target.parent.iterdir()) == []


async def test_backups_of_nothing(tmp_path: Path, path: Path) -> None:
    target = tmp_path / "copy"
    with pytest.raises(StoreBroken, match="there is no database"):
        await backup_file(path, target)
    path.write_text("a shopping list" * 100)
    with pytest.raises(StoreBroken, match="not a database") as broken:
        await backup_file(path, target)
    assert str(path) in str(broken.value)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


async def test_a_damaged_database_gives_no_backup(path: Path, tmp_path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await furnish(store)
    damaged = bytearray(path.read_bytes())
    damaged[4096 + 8 :: 16] = b"\xa5" * len(damaged[4096 + 8 :: 16])
    path.write_bytes(damaged)
    older = tmp_path / "copy"
    older.touch()
    with pytest.raises(StoreBroken, match="damaged") as broken:
        await backup_file(path, older)
    assert str(path) in str(broken.value)
    assert older.read_bytes() == b""
    assert not list(tmp_path.glob("*.part*"))
