"""A server in trouble: a kind word, nothing half done, and it goes on by itself."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import traceback
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio
from psycopg_pool import AsyncConnectionPool
from psycopg_pool.base import AttemptWithBackoff

from sfb_bot.kernel import BugError, TableError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.records import MatchId
from sfb_bot.storage.postgresql import connection, open_server
from sfb_bot.storage.postgresql.connection import PostgresConnection
from sfb_bot.storage.postgresql.store import PostgresStore
from sfb_bot.storage.session import Clash, Row, Statement
from tests.campaigns.wire import Wire
from tests.patience import until
from tests.postgresql_server import Server, laid_out_url, running_server, server_programs
from tests.storage.places import PostgresPlace, everything_at
from tests.storage.samples import ANN, StoppedClock, checkpoint, furnish, go_on, match_record, reread
from tests.storage.season_samples import ALL_DEEDS, furnish_season

pytestmark = pytest.mark.skipif(server_programs() is None, reason="there is no PostgreSQL server here")


@pytest.fixture
def server() -> Iterator[Server]:
    """One of its own, that can be killed; in a short path, as sockets need one."""
    programs = server_programs()
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="sfb-pg-", ignore_cleanup_errors=True) as folder:
        made = Server(programs, Path(folder), {"synchronous_commit": "on"})
        made.set_up()
        made.start()
        yield made
        made.stop()


@pytest.fixture
def place(tmp_path: Path) -> PostgresPlace:
    return PostgresPlace(tmp_path)


@pytest_asyncio.fixture
async def store(place: PostgresPlace) -> AsyncIterator[PostgresStore]:
    async with PostgresStore.open(place.url, place.path.parent, now=StoppedClock().now) as opened:
        await furnish(opened)
        await furnish_season(opened)
        yield opened


class Breaking:
    """Breaks the connection, or the patience of the caller, at a trip and at all that follow."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
        self.trips = 0
        self.at = 1
        carry_out = PostgresConnection.carry_out

        async def broken(way: PostgresConnection, statements: list[Statement]) -> list[list[Row]]:
            self.trips += 1
            if self.trips < self.at:
                return await carry_out(way, statements)
            if how == "cancelled":
                raise asyncio.CancelledError
            running_server().ask(f"SELECT pg_terminate_backend({way.way.info.backend_pid})")
            return await carry_out(way, statements)

        monkeypatch.setattr(PostgresConnection, "carry_out", broken)


@pytest.mark.parametrize("how", ["cancelled", "cut"])
@pytest.mark.parametrize("deed", ALL_DEEDS)
async def test_broken_at_every_trip_nothing_is_half_done(
    store: PostgresStore, place: PostgresPlace, deed: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await everything_at(place)
    breaking = Breaking(monkeypatch, how)
    for trip in range(1, 60):
        breaking.trips, breaking.at = 0, trip
        try:
            await ALL_DEEDS[deed](store)
        except (asyncio.CancelledError, StoreBroken):
            assert await everything_at(place) == before
        else:
            break
    else:
        pytest.fail("it never succeeds")
    assert trip > 1
    assert await everything_at(place) != before


async def test_somebody_who_loses_patience_at_any_moment_breaks_nothing(store: PostgresStore) -> None:
    """Cancelled after so many steps of the event loop, in the middle of trips and of the commit."""
    for steps in range(120):
        record = await reread(store, MatchId(1))
        task = asyncio.create_task(go_on(store, record))
        for _ in range(steps):
            await asyncio.sleep(0)
        if task.cancel():
            # Nobody is overheard, whatever comes in that moment.
            with pytest.raises(asyncio.CancelledError):
                await task
        assert (await reread(store, MatchId(1))).seq in (record.seq, record.seq + 1)


async def test_a_server_that_dies_and_comes_back(server: Server, tmp_path: Path) -> None:
    name = server.new_database()
    async with PostgresStore.open(server.url(name), tmp_path, now=StoppedClock().now) as store:
        await furnish(store)
        record = await reread(store, MatchId(1))
        server.stop(signal.SIGQUIT)
        for _ in range(2):
            with pytest.raises(StoreBroken, match=r"broken|reached"):
                await go_on(store, record)
        server.start()

        async def is_back() -> bool:
            try:
                await store.live_matches()
            except StoreBroken:
                return False
            return True

        await until(is_back, "the server")
        after = await go_on(store, await reread(store, MatchId(1)))
        assert after.seq == record.seq + 1, "and what was acknowledged before is there"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("53100", "no space left"),
        ("53200", "no memory left"),
        ("40P01", "too busy"),
        ("40001", "too busy"),
        ("55P03", "too busy"),
        ("57014", "took too long"),
        ("25006", "takes no changes"),
        ("57P01", "connection .* is broken"),
        ("XX000", "refused a statement"),
    ],
)
async def test_what_the_server_complains_of_is_said_and_nothing_is_changed(
    store: PostgresStore, place: PostgresPlace, code: str, said: str
) -> None:
    """The server's own error, raised by a trigger where a disk would be full."""
    with psycopg.connect(place.url) as server:
        complaint = f"BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '{code}'; END"
        server.execute(f"CREATE FUNCTION fail() RETURNS TRIGGER LANGUAGE plpgsql AS $${complaint}$$".encode())
        server.execute("CREATE TRIGGER full_disk BEFORE INSERT ON entry EXECUTE FUNCTION fail()")
    before = await everything_at(place)
    record = await reread(store, MatchId(1))
    with pytest.raises(TableError, match=said):
        await go_on(store, record)
    assert await everything_at(place) == before
    with psycopg.connect(place.url) as server:
        server.execute("DROP TRIGGER full_disk ON entry")
    assert (await go_on(store, record)).seq == record.seq + 1


async def test_changes_of_two_matches_go_on_side_by_side_and_of_one_in_turn(store: PostgresStore) -> None:
    database = store.server
    two = await store.create_match(match_record(channel=77), checkpoint(0), [], [], [])
    first_is_in, may_end = asyncio.Event(), asyncio.Event()
    order: list[str] = []

    async def write(match: MatchId | None, name: str, *, waits: bool = False) -> None:
        async with database.writing(match) as session:
            await session.run("SELECT 1")
            order.append(f"{name} in")
            if waits:
                first_is_in.set()
                await may_end.wait()
        order.append(f"{name} out")

    first = asyncio.create_task(write(MatchId(1), "first", waits=True))
    await first_is_in.wait()
    await write(two, "other match")
    same = asyncio.create_task(write(MatchId(1), "same match"))
    everything = asyncio.create_task(write(None, "everything"))

    async def are_waiting() -> bool:
        waiting = running_server().ask(
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            f" AND database = (SELECT oid FROM pg_database WHERE datname = '{database.address.database}')"
        )
        return waiting == [(2,)]

    await until(are_waiting, "both to wait for their locks")
    assert order == ["first in", "other match in", "other match out"]
    may_end.set()
    await asyncio.gather(first, same, everything)
    assert {"first out", "same match out", "everything out"} <= {*order}


async def test_who_presses_for_the_first_time_waits_for_no_change_of_a_match(store: PostgresStore) -> None:
    """What their Discord speaks is written with every such press, and concerns no match."""
    async with store.server.writing(MatchId(1)) as session:
        await session.run("SELECT 1")
        noting = asyncio.create_task(store.note_discord_language(ANN, "uk"))

        async def is_settled() -> bool:
            waiting = running_server().ask(
                "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database ="
                f" (SELECT oid FROM pg_database WHERE datname = '{store.server.address.database}')"
            )
            return noting.done() or waiting != [(0,)]

        await until(is_settled, "the word to be noted, or to wait")
        assert noting.done()
    assert (await store.preferences(ANN)).discord_language == "uk"


async def test_what_the_server_quotes_of_a_row_is_told_nobody(store: PostgresStore) -> None:
    """Its complaint about a row shows the whole row, a seed among it; not even a traceback may."""
    seed = (await reread(store, MatchId(1))).seed
    with pytest.raises(Clash) as caught:
        async with store.server.writing() as session:
            await session.run("UPDATE match SET seq = -1 WHERE id = 1")
    told = "".join(traceback.format_exception(caught.value))
    assert "violates check constraint" in told
    assert seed not in told


async def test_one_question_takes_one_trip_and_several_are_refused(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Outside of a transaction each of several would see another moment."""
    trips: list[int] = []
    usual = PostgresConnection.carry_out

    async def counted(self: PostgresConnection, statements: Sequence[Statement]) -> list[list[Row]]:
        trips.append(len(statements))
        return await usual(self, statements)

    monkeypatch.setattr(PostgresConnection, "carry_out", counted)
    await store.note("a")
    assert trips == [1]
    async with store.server.asking() as session:
        await session.run("SELECT 1")
        with pytest.raises(BugError):
            await session.run("SELECT 2")
    async with store.server.asking() as session:
        with pytest.raises(BugError):
            await session.run_all(Statement("SELECT 1"), Statement("SELECT 2"))


async def test_who_reads_sees_one_moment(store: PostgresStore) -> None:
    database = store.server
    async with database.reading() as session:
        before = await session.value("SELECT count(*) FROM note")
        await store.save_note("a", "b")
        assert await session.value("SELECT count(*) FROM note") == before
    async with database.reading() as session:
        assert await session.value("SELECT count(*) FROM note") == before + 1


async def test_an_answer_is_no_page_of_numbers_that_are_lost(tmp_path: Path) -> None:
    """A match that could not be made leaves no gap in the numbers."""
    async with PostgresStore.open(laid_out_url(), tmp_path, now=StoppedClock().now) as store:
        first = await store.create_match(match_record(), checkpoint(0), [], [], [])
        with pytest.raises(TableError):
            await store.create_match(match_record(), checkpoint(0), [], [], [])
        second = await store.create_match(match_record(channel=88), checkpoint(0), [], [], [])
        assert (first, second) == (1, 2)
        assert await store.misplaced_rows() == []


@pytest_asyncio.fixture
async def wire(server: Server) -> AsyncIterator[Wire]:
    """A network of its own to the server, that can stall."""
    made = Wire(server.folder / ".s.PGSQL.5432")
    await made.open()
    yield made
    await made.close()


async def test_a_server_that_was_started_anew_is_noticed_by_nobody(server: Server, tmp_path: Path) -> None:
    """Every connection of the pool is broken then; whoever needs one gets another."""
    name = server.new_database()
    async with PostgresStore.open(server.url(name), tmp_path, now=StoppedClock().now) as store:
        await furnish(store)
        record = await reread(store, MatchId(1))
        # So that there are several.
        await asyncio.gather(*(store.live_matches() for _ in range(20)))
        server.stop(signal.SIGINT)
        server.start()
        assert len(await asyncio.gather(*(store.live_matches() for _ in range(20)))) == 20
        assert (await go_on(store, record)).seq == record.seq + 1


async def test_a_trip_is_made_again_only_before_anything_was_begun(store: PostgresStore) -> None:
    async def cut_in_the_middle() -> None:
        async with store.server.writing() as session:
            backend = await session.value("SELECT pg_backend_pid()")
            running_server().ask(f"SELECT pg_terminate_backend({backend})")
            await session.run("SELECT 1")

    with pytest.raises(StoreBroken, match="broken"):
        await cut_in_the_middle()


async def test_a_network_that_swallows_everything_is_noticed(
    server: Server, wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says that nothing will come any more; it goes on by itself when the network is back."""
    url = f"postgresql://sfb@127.0.0.1:{wire.port}/{server.new_database()}"
    async with PostgresStore.open(url, tmp_path, now=StoppedClock().now) as store:
        await furnish(store)
        record = await reread(store, MatchId(1))
        wire.stall()
        with monkeypatch.context() as hasty:
            hasty.setattr(connection, "LONGEST_TRIP", 0.1)
            with pytest.raises(StoreBroken, match="no answer within"):
                await go_on(store, record)
        wire.flow()
        assert (await go_on(store, await reread(store, MatchId(1)))).seq == record.seq + 1


async def test_a_server_that_is_back_is_found_soon_however_long_it_was_away(store: PostgresStore) -> None:
    """By the rule of the pool's library for the pauses between tries, and for when it leaves off."""
    pool: AsyncConnectionPool = getattr(store.server, "_pool")  # noqa: B009 - nobody else needs it
    attempt, now, pauses = AttemptWithBackoff(timeout=pool.reconnect_timeout), 1000.0, [0.0]
    while not attempt.time_to_give_up(now):
        attempt.update_delay(now)
        pauses.append(attempt.delay)
        now += attempt.delay
    assert max(pauses) < 3
    assert now < 1000 + open_server.LONGEST_WAIT, "whoever waits that long is there when it is tried anew"
