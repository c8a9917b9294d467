"""A file that cannot be used is refused with one sentence that says why, and is left as it was."""

# ruff: noqa: ASYNC221, ASYNC240 - nobody else is waiting while a test looks at its files

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId, Moment, NewOutbox
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.sqlite.open_file import _require_sqlite
from sfb_bot.storage.sqlite.single_bot import lock_path
from tests.storage.samples import ANN, begin, everything_in, furnish, furnished, step


async def refusal(path: Path) -> str:
    with pytest.raises(StoreBroken) as broken:
        async with SqliteStore.open(path):
            pass
    message = str(broken.value)
    assert "\n" not in message
    assert path.name in message
    return message


async def test_the_settings_are_in_force(store: SqliteStore) -> None:
    async with store._database.reading() as session:
        found = {
            name: await session.value(f"PRAGMA {name}")
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys", "temp_store")
        }
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,
        "busy_timeout": 5000,
        "foreign_keys": 1,
        "temp_store": 2,
    }


@pytest.mark.usefixtures("store")
async def test_every_table_is_strict(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        loose = connection.execute(
            "SELECT name FROM pragma_table_list"
            " WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'"
        ).fetchall()
    assert loose == []


async def test_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "sfb.sqlite3"
    async with SqliteStore.open(path) as store:
        await begin(store)
    async with SqliteStore.open(path) as store:
        assert await store.all_matches() == [1]


async def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.touch()
    async with SqliteStore.open(path) as store:
        await begin(store)
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name, lock_path(path).name]


async def test_a_second_bot_is_refused(path: Path, store: SqliteStore) -> None:
    message = await refusal(path)
    assert f"process {os.getpid()}" in message
    assert lock_path(path).name in message
    await begin(store)
    assert await store.all_matches() == [1]


@pytest.mark.usefixtures("store")
async def test_a_second_bot_in_another_process_is_refused(path: Path) -> None:
    program = (
        "import asyncio, sys\nfrom pathlib import Path\nfrom sfb_bot.storage import SqliteStore\n"
        "async def main():\n    async with SqliteStore.open(Path(sys.argv[1])):\n        pass\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 1
    assert f"StoreBroken: another bot (process {os.getpid()}) is using the database" in done.stderr


async def test_the_lock_goes_with_the_store(path: Path) -> None:
    for _ in range(3):
        async with SqliteStore.open(path):
            pass
    async with SqliteStore.open(path):
        message = await refusal(path)
    assert f"process {os.getpid()})" in message


async def test_a_closed_store_says_so(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        pass
    with pytest.raises(StoreBroken, match="closed"):
        await store.all_matches()


async def test_a_newer_file_is_refused(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await begin(store)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = everything_in(path)
    message = await refusal(path)
    assert "newer version" in message
    assert "99" in message
    assert everything_in(path) == before


async def test_what_is_no_database_is_refused(path: Path) -> None:
    path.write_text("a shopping list\n" * 500)
    assert "not a database" in await refusal(path)
    assert path.read_text() == "a shopping list\n" * 500


async def test_the_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE orders (id)")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    before = path.read_bytes()
    assert "another program" in await refusal(path)
    assert path.read_bytes() == before


async def test_a_damaged_file_is_refused(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await furnish(store)
    damaged = bytearray(path.read_bytes())
    # Every page but the first, so that the file is still recognised as ours.
    damaged[4096 + 8 :: 16] = b"\xa5" * len(damaged[4096 + 8 :: 16])
    path.write_bytes(damaged)
    message = await refusal(path)
    assert "damaged" in message
    assert "-wal" in message
    assert path.read_bytes() == bytes(damaged)


async def test_a_file_that_is_cut_short_is_refused(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await furnish(store)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in await refusal(path)


async def test_a_folder_is_no_database(path: Path) -> None:
    path.mkdir()
    assert "is a folder" in await refusal(path)


async def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be made" in await refusal(tmp_path / "file" / "sfb.sqlite3")


@contextmanager
def as_somebody_without_rights() -> Iterator[Path]:
    """A folder that may be read but not written, also for root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        is_root = os.geteuid() == 0
        folder.chmod(0o555)
        try:
            if is_root:
                os.seteuid(65534)
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            folder.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")
async def test_a_folder_without_rights_is_refused() -> None:
    with as_somebody_without_rights() as folder:
        assert "cannot be written" in await refusal(folder / "sfb.sqlite3")
        assert "cannot be made" in await refusal(folder / "data" / "sfb.sqlite3")


@pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")
async def test_a_file_without_rights_is_refused() -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "sfb.sqlite3"
        async with furnished(path):
            pass
        path.chmod(0o444)
        lock_path(path).chmod(0o666)
        Path(name).chmod(0o777)
        before = path.read_bytes()
        is_root = os.geteuid() == 0
        try:
            if is_root:
                os.seteuid(65534)
            message = await refusal(path)
        finally:
            if is_root:
                os.seteuid(0)
        assert "may not be written" in message
        assert path.read_bytes() == before


async def test_a_file_locked_by_another_program_is_refused_and_usable_afterwards(
    path: Path, store: SqliteStore
) -> None:
    record = await begin(store)
    async with store._database.reading() as session:
        await session.run("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBroken, match="locked by another program"):
            await store.apply(step(record, outbox=(NewOutbox("ledger"),)))
        shell.execute("ROLLBACK")
    assert await store.next_outbox() is None
    await store.apply(step(record))
    assert len(await store.entries(record.id)) == 1


def test_an_old_sqlite_is_refused() -> None:
    with pytest.raises(StoreBroken, match=r"3\.37\.0 or newer is needed, this Python brings 3\.34\.1"):
        _require_sqlite((3, 34, 1))
    _require_sqlite((3, 37, 0))


# --- Looking without being the bot ---


async def test_looking_while_the_bot_writes(path: Path, store: SqliteStore) -> None:
    record = await begin(store)
    async with SqliteStore.open_read_only(path) as looker:
        assert await looker.all_matches() == [1]
        await store.apply(step(record))
        loaded = await looker.load_match(record.id)
        assert loaded is not None
        assert [each.seq for each in loaded.entries] == [1]
        with pytest.raises(StoreBroken, match="may not be written"):
            await looker.add_outbox([NewOutbox("reminder", user=ANN)], None, None)
    assert await store.next_outbox() is None


async def test_looking_needs_no_bot_and_changes_nothing(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await furnish(store)
    before = path.read_bytes()
    async with SqliteStore.open_read_only(path) as looker:
        loaded = await looker.load_match(MatchId(1))
        assert loaded is not None
        assert loaded.record.seq == 4
        assert len(await looker.due_deadlines(Moment(99999))) == 3
    assert path.read_bytes() == before


async def test_looking_at_nothing(path: Path) -> None:
    for prepare, words in ((None, "no database"), (path.touch, "empty")):
        if prepare:
            prepare()
        with pytest.raises(StoreBroken, match=words):
            async with SqliteStore.open_read_only(path):
                pass
    assert not lock_path(path).exists()
