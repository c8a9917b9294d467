"""Several processes on one database: one at a time looks after a territory, and nobody writes past it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio

from sfb_bot.matches.ports import Relieved, StoreBroken
from sfb_bot.matches.records import GuildId, NewOutbox, UserId
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.location import ServerLocation
from sfb_bot.storage.postgresql import bots, tenure
from sfb_bot.storage.postgresql import processes as processes_module
from sfb_bot.storage.postgresql.processes import PostgresProcesses
from sfb_bot.storage.tables import Tables
from tests.patience import PATIENCE
from tests.postgresql_server import laid_out_url, server_programs

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")

FIRST, SECOND = Territory(0, 2), Territory(1, 2)


class House:
    """Processes on one database, all in the process of the test."""

    def __init__(self, location: ServerLocation) -> None:
        self.location = location
        self._closing: dict[PostgresProcesses, AsyncExitStack] = {}

    async def start(self, territory: Territory) -> tuple[PostgresProcesses, Tables]:
        closing = AsyncExitStack()
        joined = await closing.enter_async_context(self.location.join(territory))
        store = await closing.enter_async_context(self.location.open(processes=joined))
        self._closing[joined] = closing
        return joined, store

    async def end(self, process: PostgresProcesses) -> None:
        """As a process ends that is killed: everything it holds goes with its connections."""
        await self._closing.pop(process).aclose()

    async def close(self) -> None:
        for process in list(self._closing):
            await self.end(process)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(ServerLocation(laid_out_url(), tmp_path))
    yield made
    await made.close()


async def until(happened: asyncio.Event) -> None:
    await asyncio.wait_for(happened.wait(), PATIENCE)


async def test_one_process_at_a_time_looks_after_a_territory(house: House) -> None:
    one, _ = await house.start(FIRST)
    again, _ = await house.start(FIRST)
    other, _ = await house.start(SECOND)
    assert await one.take_if_vacant()
    assert not await again.take_if_vacant()
    assert await other.take_if_vacant()
    assert (one.is_at_work, again.is_at_work, other.is_at_work) == (True, False, True)


async def test_who_comes_later_takes_over_and_learns_what_was_answered(house: House) -> None:
    one, _ = await house.start(FIRST)
    two, _ = await house.start(FIRST)
    await one.take_if_vacant()
    taking = asyncio.create_task(two.take_over())
    await until(one.relieved)
    assert not taking.done()
    await one.hand_over({7, 5})
    assert await asyncio.wait_for(taking, PATIENCE) == {5, 7}
    assert two.is_at_work
    assert not one.is_at_work


async def test_who_hears_their_own_call_late_is_not_relieved_by_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a call may come in when the one who called is at work already."""
    one, _ = await house.start(FIRST)
    two, _ = await house.start(FIRST)
    await one.take_if_vacant()
    hear = two._bell._heard  # pyright: ignore[reportPrivateUsage] - the line is slow, not the process
    held: list[tuple[str, int]] = []
    heard = asyncio.Event()

    def hear_late(*call: Any) -> None:
        held.append(call)
        heard.set()

    monkeypatch.setattr(two._bell, "_heard", hear_late)  # pyright: ignore[reportPrivateUsage]
    taking = asyncio.create_task(two.take_over())
    await until(one.relieved)
    await one.hand_over([])
    await asyncio.wait_for(taking, PATIENCE)
    await until(heard)
    for call in held:
        hear(*call)
    assert any(call[0] == f"wanted {FIRST}" for call in held)
    assert not two.relieved.is_set()
    # That of somebody else counts.
    three, _ = await house.start(FIRST)
    monkeypatch.undo()
    taking = asyncio.create_task(three.take_over())
    await until(two.relieved)
    await two.hand_over([])
    await asyncio.wait_for(taking, PATIENCE)


async def test_a_territory_is_taken_from_one_who_does_not_hand_it_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenure, "LONGEST_HAND_OVER", 0.3)
    monkeypatch.setattr(processes_module, "WATCH_EVERY", 0.05)
    one, store = await house.start(FIRST)
    two, _ = await house.start(FIRST)
    await one.take_if_vacant()
    assert await asyncio.wait_for(two.take_over(), PATIENCE) == frozenset()
    with pytest.raises(Relieved):
        await store.save_note("late", "word")
    async with asyncio.timeout(PATIENCE):
        while one.is_at_work:
            await asyncio.to_thread(time.sleep, 0.05)


async def test_what_an_earlier_process_writes_is_refused(house: House) -> None:
    """As one does that was suspended, and does not know yet that somebody else has taken over."""
    one, earlier = await house.start(FIRST)
    two, newer = await house.start(FIRST)
    await one.take_if_vacant()
    await earlier.save_note("said", "in time")
    taking = asyncio.create_task(two.take_over())
    await until(one.relieved)
    await one.hand_over(())
    await taking
    for write in (earlier.save_note("said", "late"), earlier.add_outbox((), None, None), earlier.troubles()):
        with pytest.raises(Relieved):
            await write
    assert await newer.note("said") == "in time"
    await newer.save_note("said", "by the newer one")
    assert await earlier.note("said") == "by the newer one"


async def test_one_who_begins_waits_for_what_is_being_written(house: House) -> None:
    one, earlier = await house.start(FIRST)
    two, _ = await house.start(FIRST)
    await one.take_if_vacant()
    database = earlier._database  # pyright: ignore[reportPrivateUsage] - the transaction has to stay open
    async with database.writing() as session:
        await session.run("INSERT INTO note (key, text) VALUES ('half', 'done')")
        await one.hand_over(())
        taking = asyncio.create_task(two.take_over())
        await asyncio.sleep(0.3)
        assert not taking.done()
    await asyncio.wait_for(taking, PATIENCE)
    assert await earlier.note("half") == "done"


async def test_one_who_stands_by_begins_when_the_other_one_dies(house: House) -> None:
    one, _ = await house.start(FIRST)
    standby, _ = await house.start(FIRST)
    await one.take_if_vacant()
    waiting = asyncio.create_task(standby.wait_until_vacant())
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await house.end(one)
    await asyncio.wait_for(waiting, PATIENCE)
    assert standby.is_at_work


async def test_one_who_stands_by_takes_over_from_one_that_hangs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is suspended keeps its connections, and so its lock."""
    monkeypatch.setattr(tenure, "LOOK_EVERY", 0.1)
    monkeypatch.setattr(processes_module, "WATCH_EVERY", 0.1)
    one, earlier = await house.start(FIRST)
    standby, _ = await house.start(FIRST)
    await one.take_if_vacant()
    waiting = asyncio.create_task(standby.wait_until_vacant())
    await asyncio.sleep(0.5)
    assert not waiting.done()
    # From here on it leaves no sign of life, and soon that is too long.
    monkeypatch.setattr(processes_module, "WATCH_EVERY", 3600)
    monkeypatch.setattr(tenure, "LONGEST_SILENCE", 0.5)
    await asyncio.wait_for(waiting, PATIENCE)
    with pytest.raises(Relieved):
        await earlier.save_note("late", "word")


async def test_a_broken_connection_is_made_anew_and_the_work_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes_module, "WATCH_EVERY", 0.05)
    one, store = await house.start(FIRST)
    await one.take_if_vacant()
    before = one.fence
    _cut(house, "sfb-bot guard%")
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(_is_held, house):
            # The server tells nobody when a lock is taken.
            await asyncio.to_thread(time.sleep, 0.05)
    assert one.is_at_work
    assert one.fence == before
    await store.save_note("still", "here")


async def test_one_who_was_cut_off_meanwhile_finds_itself_relieved(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = await house.start(FIRST)
    two, _ = await house.start(FIRST)
    await one.take_if_vacant()
    monkeypatch.setattr(processes_module, "WATCH_EVERY", 3600)
    standing_by = asyncio.create_task(two.wait_until_vacant())
    await asyncio.sleep(0.2)
    _cut(house, "sfb-bot guard 1/2", oldest=True)
    await asyncio.wait_for(standing_by, PATIENCE)
    with pytest.raises((StoreBroken, psycopg.Error)):
        await one.send(SECOND, "anything")
    await one.send(SECOND, "anything")
    assert one.relieved.is_set()
    assert not one.is_at_work


async def test_errands_reach_the_process_that_looks_after_the_place_once(house: House) -> None:
    one, _ = await house.start(FIRST)
    two, _ = await house.start(SECOND)
    standby, _ = await house.start(SECOND)
    got: list[str] = []
    done = asyncio.Event()

    async def receive(errand: str) -> None:
        got.append(errand)
        if errand == "last":
            done.set()

    async def must_not(errand: str) -> None:
        raise AssertionError(errand)

    for each in (one, two):
        await each.take_if_vacant()
    one.receive(must_not)
    standby.receive(must_not)
    two.receive(receive)
    errands = [f"errand {number}" for number in range(20)]
    for errand in (*errands, "last"):
        await one.send(SECOND, errand)
    await until(done)
    assert got == [*errands, "last"]


async def test_errands_that_nobody_asks_for_are_forgotten(house: House) -> None:
    """They hold what people pressed; nobody can answer that any more."""
    one, _ = await house.start(FIRST)
    await one.take_if_vacant()
    await one.send(SECOND, "old")
    with psycopg.connect(house.location.url) as connection:
        connection.execute(b"UPDATE process_errand SET at = now() - interval '16 minutes'")
    await one.send(SECOND, "new")
    with psycopg.connect(house.location.url) as connection:
        found = connection.execute(b"SELECT body FROM process_errand").fetchall()
    assert found == [("new",)]


async def test_what_is_stored_for_another_territory_wakes_it(house: House) -> None:
    one, _ = await house.start(FIRST)
    two, store = await house.start(SECOND)
    for each in (one, two):
        await each.take_if_vacant()
    heard = asyncio.Event()
    await asyncio.sleep(0.2)
    one.listen(heard.set)
    await store.add_outbox((NewOutbox("direct", {}, UserId(5)),), None, None)
    await until(heard)
    own = asyncio.Event()
    two.listen(own.set)
    heard.clear()
    await store.add_outbox((NewOutbox("result", {}, guild=GuildId(1 << 22)),), None, None)
    await store.add_outbox((NewOutbox("result", {}, guild=GuildId(2 << 22)),), None, None)
    await until(heard)
    assert not own.is_set()


async def test_shards_begin_one_after_the_other_across_processes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes_module, "BETWEEN_IDENTIFIES", 0.2)
    one, _ = await house.start(FIRST)
    two, _ = await house.start(SECOND)
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(process.turn_to_identify(0) for process in (one, two) for _ in range(3)))
    assert loop.time() - began >= 5 * 0.2
    monkeypatch.setattr(processes_module, "BETWEEN_IDENTIFIES", 3600)
    # Another bucket waits for nobody.
    await asyncio.wait_for(two.turn_to_identify(1), PATIENCE)


async def test_a_shard_waits_for_its_turn_while_the_database_takes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that has lost Discord, too, must not end because of it."""
    monkeypatch.setattr(processes_module, "RETRY", 0.01)
    one, _ = await house.start(FIRST)
    with psycopg.connect(house.location.url) as server:
        complaint = "BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '25006'; END"
        server.execute(f"CREATE FUNCTION fail() RETURNS TRIGGER LANGUAGE plpgsql AS $${complaint}$$".encode())
        server.execute("CREATE TRIGGER refuses BEFORE INSERT ON process_identify EXECUTE FUNCTION fail()")
    turn = asyncio.create_task(one.turn_to_identify(0))
    done, _ = await asyncio.wait((turn,), timeout=0.3)
    assert not done
    with psycopg.connect(house.location.url) as server:
        server.execute("DROP TRIGGER refuses ON process_identify")
    await asyncio.wait_for(turn, PATIENCE)


async def test_a_broken_connection_is_said_in_a_sentence_to_one_who_begins(house: House) -> None:
    one, _ = await house.start(FIRST)
    _cut(house, "sfb-bot guard%")
    with pytest.raises(StoreBroken, match="broken"):
        await one.take_if_vacant()
    assert await one.take_if_vacant()


async def test_other_numbers_of_processes_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.0)
    await house.start(FIRST)
    with pytest.raises(StoreBroken, match="used by a bot of 2 processes"):
        await house.start(Territory(0, 3))
    with pytest.raises(StoreBroken, match="another bot is using"):
        async with house.location.open():
            pytest.fail("two bots use one database")


async def test_a_bot_alone_lets_no_process_join(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.0)
    async with house.location.open():
        with pytest.raises(StoreBroken, match="a bot of one process is using"):
            await house.start(FIRST)
    await house.start(FIRST)


def _cut(house: House, name: str, *, oldest: bool = False) -> None:
    """End connections as a server does that is restarted."""
    which = "ORDER BY backend_start LIMIT 1" if oldest else ""
    with psycopg.connect(house.location.url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity"
            f" WHERE application_name LIKE %s AND datname = current_database() {which}) AS found".encode(),
            (name,),
        )


def _is_held(house: House) -> bool:
    with psycopg.connect(house.location.url) as connection:
        found = connection.execute(
            b"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND granted",
            (0x5346_4203,),
        ).fetchone()
    return found is not None and found[0] > 0
