"""Whatever happens between two statements: afterwards all of a change is there, or nothing of it."""

# ruff: noqa: ASYNC220, ASYNC240 - nobody else is waiting while a test looks at its files

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId, NewOutbox
from sfb_bot.storage import SqliteStore
from tests.storage.samples import (
    ANN,
    StoppedClock,
    begin,
    checkpoint,
    entry,
    everything_in,
    go_on,
    reread,
    step,
)
from tests.storage.season_samples import ALL_DEEDS as DEEDS
from tests.storage.season_samples import furnished_with_season as furnished

ROOT = Path(__file__).resolve().parents[3]
Content = dict[str, list[tuple[Any, ...]]]

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is split for every statement")


def kill(*arguments: str) -> None:
    command = [sys.executable, "-m", "tests.storage.sqlite.killed_process", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr


async def before_and_after(deed: str, folder: Path) -> tuple[Content, Content]:
    """The content of a file before and after a deed that nothing disturbs; leaves before.sqlite3 there."""
    async with furnished(folder / "before.sqlite3"):
        pass
    async with furnished(folder / "after.sqlite3") as store:
        await DEEDS[deed](store)
    before, after = everything_in(folder / "before.sqlite3"), everything_in(folder / "after.sqlite3")
    assert before != after
    return before, after


async def survey(folder: Path, before: Content, after: Content) -> tuple[int, int]:
    """How many of the files hold the old and the new content; each must hold one of them and open."""
    old = new = 0
    for path in sorted(folder.glob("*.sqlite3")):
        async with SqliteStore.open(path):
            pass
        content = everything_in(path)
        assert content in (before, after), path.name
        old, new = old + (content == before), new + (content == after)
    return old, new


@needs_fork
@pytest.mark.parametrize("deed", DEEDS)
async def test_killed_before_every_statement(deed: str, tmp_path: Path) -> None:
    before, after = await before_and_after(deed, tmp_path)
    folder = tmp_path / "killed"
    folder.mkdir()
    kill("every", deed, str(tmp_path / "before.sqlite3"), str(folder))
    old, new = await survey(folder, before, after)
    # Dead before the first and up to the commit: the old. The survivor was acknowledged: the new.
    assert old >= 4
    assert new == 1


@needs_fork
async def test_killed_while_the_file_is_made(tmp_path: Path) -> None:
    kill("opening", str(tmp_path))
    paths = list(tmp_path.glob("*.sqlite3"))
    assert len(paths) > 20
    for path in paths:
        async with SqliteStore.open(path) as store:
            await begin(store)
            assert await store.all_matches() == [1]


@pytest.mark.parametrize("enough", [1, 12, 40])
async def test_what_was_acknowledged_survives_kill_9(path: Path, enough: int) -> None:
    async with SqliteStore.open(path) as store:
        await begin(store)
    command = [sys.executable, "-m", "tests.storage.sqlite.killed_process", "endless", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(enough):
            process.stdout.readline()
        process.kill()
        acknowledged = max([enough, *(int(line) for line in process.stdout.read().split())])
    async with SqliteStore.open(path) as store:
        loaded = await store.load_match(MatchId(1))
        assert loaded is not None
        seq = loaded.record.seq
        assert acknowledged <= seq <= acknowledged + 1
        assert await store.entries(MatchId(1)) == [entry(number) for number in range(1, seq + 1)]
        assert loaded.checkpoint == checkpoint(seq, note="x" * 3000)
        assert loaded.record == await reread(store, MatchId(1))


class Failing(sqlite3.Connection):
    """A connection whose disk fails at a chosen statement."""

    left: int | None = None

    def _tick(self) -> None:
        if Failing.left is not None:
            Failing.left -= 1
            if Failing.left == 0:
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR
                raise error

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        self._tick()
        return super().execute(*arguments)

    def executemany(self, *arguments: Any) -> sqlite3.Cursor:
        self._tick()
        return super().executemany(*arguments)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Failing]]:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Failing))
    yield Failing
    Failing.left = None


@pytest.mark.parametrize("deed", DEEDS)
async def test_failed_at_every_statement(deed: str, tmp_path: Path, failing: type[Failing]) -> None:
    """The same store goes on after each failure, and the deed succeeds in the end."""
    before, after = await before_and_after(deed, tmp_path)
    path = tmp_path / "before.sqlite3"
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        failures: list[str] = []
        for statement in count(1):
            failing.left = statement
            try:
                await DEEDS[deed](store)
                break
            except StoreBroken as error:
                failures.append(str(error))
            finally:
                failing.left = None
            assert everything_in(path) == before, statement
        assert everything_in(path) == after
        assert len(failures) >= 4
        assert all("nothing was changed" in failure for failure in failures)


@pytest.mark.parametrize("deed", DEEDS)
async def test_cancelled_at_every_statement(deed: str, tmp_path: Path) -> None:
    before, after = await before_and_after(deed, tmp_path)
    path = tmp_path / "before.sqlite3"
    loop = asyncio.get_running_loop()
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        for statement in count(1):
            task = asyncio.ensure_future(DEEDS[deed](store))
            seen = 0

            def tick(_statement: str, task: asyncio.Future[None] = task, target: int = statement) -> None:
                nonlocal seen
                seen += 1
                if seen == target:
                    loop.call_soon_threadsafe(task.cancel)

            async with store._file.whole() as connection:
                await connection.set_trace_callback(tick)
            await asyncio.wait([task])
            async with store._file.whole() as connection:
                await connection.set_trace_callback(lambda _statement: None)
            # A statement behind the commit: the task is through, or was cancelled when all was done.
            content = everything_in(path)
            if content == after:
                assert statement >= 4
                break
            assert content == before, statement
            assert task.cancelled()
        # The store is free for the next one.
        await store.add_outbox([NewOutbox("reminder", user=ANN)], None, None)


# --- No space left ---


async def page_limit(store: SqliteStore, pages: int) -> None:
    async with store._file.whole() as connection:
        await connection.execute_fetchall(f"PRAGMA max_page_count = {pages}")


async def pages_in(store: SqliteStore) -> int:
    async with store._database.reading() as session:
        return await session.value("PRAGMA page_count")


async def test_a_full_disk_changes_nothing_and_ends_with_it(path: Path, store: SqliteStore) -> None:
    """The limit is raised page by page, so that each part of the change is the first that fails."""
    record = await go_on(store, await begin(store), checkpoint=checkpoint(1), is_turn_start=True)
    big = step(
        record,
        count=40,
        checkpoint=checkpoint(41, note="".join(map(str, range(20_000)))),
        outbox=[NewOutbox("notice", "y" * 20_000), NewOutbox("ledger")],
        interaction="press",
    )
    before = everything_in(path)
    failures: list[str] = []
    for limit in count(await pages_in(store)):
        await page_limit(store, limit)
        try:
            await store.apply(big)
            break
        except StoreBroken as error:
            failures.append(str(error))
        assert everything_in(path) == before
        assert await reread(store, record.id) == record
    assert len(failures) > 5
    assert all("no space left" in failure and path.name in failure for failure in failures)
    loaded = await store.load_match(record.id)
    assert loaded is not None
    assert loaded.checkpoint == big.checkpoint
    assert len(await store.entries(record.id)) == 41
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_a_store_that_was_full_can_still_be_emptied(store: SqliteStore) -> None:
    await store.add_outbox([NewOutbox("reminder", "z" * 50_000, ANN)], None, None)
    await page_limit(store, await pages_in(store))
    with pytest.raises(StoreBroken, match="no space left"):
        await store.add_outbox([NewOutbox("reminder", "z" * 50_000, ANN)], None, None)
    await store.outbox_done([1])
    await store.add_outbox([NewOutbox("reminder", "z" * 40_000, ANN)], None, None)
