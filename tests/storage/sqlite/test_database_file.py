"""One bot on one file, whatever the file is called, and nobody else who can read it."""

# ruff: noqa: ASYNC240 - nobody else is waiting while a test looks at its files

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.storage import SqliteStore, backup_file
from sfb_bot.storage.sqlite.migration import own_migrations
from tests.storage.samples import begin, everything_in, furnish


async def refusal(path: Path) -> str:
    with pytest.raises(StoreBroken) as broken:
        async with SqliteStore.open(path):
            pass
    assert "\n" not in str(broken.value)
    return str(broken.value)


# --- One bot ---


async def test_a_second_bot_is_refused_through_a_link_to_the_file(path: Path, store: SqliteStore) -> None:
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    assert f"another bot (process {os.getpid()}) is using" in await refusal(link)
    await begin(store)
    assert await store.all_matches() == [1]


async def test_a_second_bot_is_refused_through_a_link_to_the_folder(path: Path) -> None:
    other = path.parent / "other"
    (path.parent / "data").mkdir()
    other.symlink_to(path.parent / "data", target_is_directory=True)
    async with SqliteStore.open(other / "sfb.sqlite3"):
        assert "another bot" in await refusal(path.parent / "data" / "sfb.sqlite3")


async def test_what_is_made_through_a_link_lies_beside_the_file(path: Path) -> None:
    folder = path.parent / "disk"
    folder.mkdir()
    path.symlink_to(folder / "real.sqlite3")
    async with SqliteStore.open(path) as store:
        await begin(store)
        made = {each.name for each in folder.iterdir()}
        assert made == {"real.sqlite3", "real.sqlite3.lock", "real.sqlite3-wal", "real.sqlite3-shm"}
    assert [each.name for each in path.parent.iterdir() if not each.is_dir()] == [path.name]


@pytest.mark.skipif(sys.platform != "linux", reason="only there a file can be locked beside SQLite")
async def test_a_second_bot_is_refused_after_the_file_was_moved(path: Path, store: SqliteStore) -> None:
    await begin(store)
    moved = path.rename(path.with_name("moved.sqlite3"))
    assert "another bot is using" in await refusal(moved)


async def test_a_file_with_two_names_is_refused_and_unharmed(path: Path) -> None:
    async with SqliteStore.open(path) as store:
        await furnish(store)
    before = everything_in(path)
    other = path.with_name("other.sqlite3")
    other.hardlink_to(path)
    for name in (path, other):
        assert "has 2 names (hard links)" in await refusal(name)
        with pytest.raises(StoreBroken, match="has 2 names"):
            async with SqliteStore.open_read_only(name):
                pass
        with pytest.raises(StoreBroken, match="has 2 names"):
            await backup_file(name, path.with_name("copy"))
    other.unlink()
    assert everything_in(path) == before
    async with SqliteStore.open(path) as store:
        assert await store.all_matches() == [1]


@pytest.mark.skipif(sys.platform == "win32", reason="no file can be called so there")
@pytest.mark.parametrize(
    "name", ["file:foo.db", "file:foo.db?mode=memory", ":memory:", "file::memory:", "a%20b"]
)
async def test_a_path_is_the_name_of_a_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path(name)
    async with SqliteStore.open(path) as store:
        await begin(store)
        await store.backup(Path(f"{name} backup"))
        await backup_file(path, Path("copy"))
        async with SqliteStore.open_read_only(path) as looker:
            assert await looker.all_matches() == [1]
    kept = {name, f"{name}.lock", f"{name} backup", "copy"}
    assert {each.name for each in tmp_path.iterdir()} == kept
    for copy in (name, f"{name} backup", "copy"):
        assert everything_in(tmp_path / copy)["match"]


# --- Nobody else reads it ---


def rights(path: Path) -> dict[str, int]:
    """The rights of everything in a folder."""
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in sorted(path.iterdir())}


@pytest.fixture
def careless() -> Iterator[None]:
    """Files are made readable for everybody unless somebody thinks of it."""
    before = os.umask(0)
    yield
    os.umask(before)


on_posix = pytest.mark.skipif(sys.platform == "win32", reason="rights work differently there")


@on_posix
@pytest.mark.usefixtures("careless")
async def test_only_the_owner_reads_what_the_bot_makes(tmp_path: Path) -> None:
    path = tmp_path / "new" / "data" / "sfb.sqlite3"
    async with SqliteStore.open(path) as store:
        await begin(store)
        await store.backup(path.with_name("backup.sqlite3"))
        await backup_file(path, path.with_name("other.sqlite3"))
        found = rights(path.parent)
        assert len(found) == 6, "the database, its log, its index, the lock, two copies"
        assert set(found.values()) == {0o600}
    assert rights(tmp_path) == {"new": 0o700}
    assert rights(tmp_path / "new") == {"data": 0o700}


@on_posix
@pytest.mark.usefixtures("careless")
async def test_an_older_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    log = path.with_name(f"{path.name}-wal")
    async with SqliteStore.open(path, migrations=own_migrations()[:3]):
        left = log.read_bytes()
    # The log of a process that was killed stays.
    log.write_bytes(left)
    for each in path.parent.iterdir():
        each.chmod(0o644)
    async with SqliteStore.open(path) as store:
        await begin(store)
        found = rights(path.parent)
        assert f"{path.name}.v3" in found
        assert log.name in found
        assert set(found.values()) == {0o600}
