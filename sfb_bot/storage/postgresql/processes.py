"""Several processes on one database: who looks after what, and what they have done for each other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Final

import psycopg

from sfb_bot.kernel import TableError
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.processes import Errand, Receiver
from sfb_bot.matches.territory import Territory
from sfb_bot.storage.postgresql.address import Address
from sfb_bot.storage.postgresql.bell import ANYTHING, CHANNEL, NOBODY, Bell
from sfb_bot.storage.postgresql.bots import Guard, is_true, join, open_guard
from sfb_bot.storage.postgresql.explanations import in_plain_words
from sfb_bot.storage.postgresql.lending import PostgresLender
from sfb_bot.storage.postgresql.signatures import Signatures
from sfb_bot.storage.postgresql.tenure import Fence, Tenure

log = logging.getLogger(__name__)

# Seconds between two looks at the connection that holds the locks.
WATCH_EVERY: Final = 2.0
RETRY: Final = 0.5
# Discord lets a session of each bucket begin every five seconds; a little more, for clocks that differ.
BETWEEN_IDENTIFIES: Final = 5.5
# Nobody answers an interaction that is older.
ERRANDS_LAST: Final = "15 minutes"


def look_call(territory: Territory | str) -> str:
    """Something was stored for a territory."""
    return f"look {territory}"


class PostgresProcesses:
    """The processes of a bot on a PostgreSQL database, as one of them sees them."""

    def __init__(self, address: Address, territory: Territory) -> None:
        self.territory = territory
        self.relieved = asyncio.Event()
        self._address = address
        self._tenure = Tenure(territory)
        self._guard: Guard | None = None
        # The guard says one thing at a time.
        self._asking = asyncio.Lock()
        self._is_at_work = False
        # The connection by which this process last asked for its territory.
        self._asked_by = NOBODY
        self._wake: Callable[[], None] = _nothing
        self._receiver: Receiver | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._has_errands = asyncio.Event()
        self._overhearing: list[Callable[[str], None]] = []
        self._bell = Bell(address, str(territory), self._hear)

    @property
    def is_at_work(self) -> bool:
        """Whether this process looks after its territory."""
        return self._is_at_work

    @property
    def fence(self) -> Fence | None:
        """What every transaction has to show; None before this process has ever begun."""
        return self._tenure.fence

    # --- Tenure ---

    async def take_if_vacant(self) -> bool:
        """Begin to look after the territory if nobody does."""
        with in_plain_words(self._address.name):
            async with self._locked() as guard:
                self._is_at_work = await self._tenure.take_if_vacant(guard)
        if self._is_at_work:
            self._begin()
        return self._is_at_work

    async def take_over(self) -> frozenset[int]:
        """Ask whoever looks after the territory to stop, and begin; the interactions they have answered."""
        while True:
            try:
                async with self._locked() as guard:
                    self._asked_by = guard.info.backend_pid
                    await _call(guard, f"wanted {self.territory}")
                    answered = await self._tenure.take_over(guard)
                    self._is_at_work = True
            except (psycopg.Error, TableError) as error:
                log.info("territory %s cannot be taken over yet: %r", self.territory, error)
                await asyncio.sleep(RETRY)
            else:
                self._begin()
                return answered

    async def wait_until_vacant(self) -> None:
        """Begin when nobody looks after the territory any more; broken connections are made anew."""
        while True:
            try:
                async with self._locked() as guard:
                    await self._tenure.wait_until_vacant(guard)
                    self._is_at_work = True
            except (psycopg.Error, TableError) as error:
                log.info("the database cannot be reached: %r", error)
                await asyncio.sleep(RETRY)
            else:
                self._begin()
                return

    def _begin(self) -> None:
        self.relieved.clear()
        log.info("looking after territory %s", self.territory)

    async def hand_over(self, answered: Collection[int]) -> None:
        """Look after the territory no more; `answered` are the interactions of the last moments."""
        if not self._is_at_work:
            return
        self._is_at_work = False
        with suppress(psycopg.Error, TableError):
            async with self._locked() as guard:
                await self._tenure.give_up(guard, answered)

    # --- What others send ---

    async def send(self, territory: Territory, errand: str) -> Errand:
        """Have the process that looks after a territory do something."""
        with in_plain_words(self._address.name):
            async with self._locked() as guard, guard.transaction():
                cursor = await guard.execute(
                    b"INSERT INTO process_errand (territory, body) VALUES (%s, %s) RETURNING id",
                    (str(territory), errand),
                )
                row = await cursor.fetchone()
                # Nobody may ever ask for those of a process that is there no more; they name people.
                await guard.execute(
                    b"DELETE FROM process_errand WHERE at < now() - %s::interval", (ERRANDS_LAST,)
                )
                await _call(guard, f"errand {territory}")
        assert row is not None
        return Errand(int(row[0]))

    async def is_waiting(self, errand: Errand) -> bool:
        """Whether nobody has taken something yet that was sent."""
        with in_plain_words(self._address.name):
            async with self._locked() as guard:
                return await is_true(
                    guard, b"SELECT EXISTS (SELECT 1 FROM process_errand WHERE id = %s)", errand
                )

    def receive(self, receiver: Receiver | None) -> None:
        """From now on, do this with what others send; None to leave it to whoever takes over."""
        self._receiver = receiver
        self._has_errands.set()

    def listen(self, wake: Callable[[], None]) -> None:
        """From now on, call this when others have stored something for this territory."""
        self._wake = wake

    def lending(self, version: str, secret: str) -> AbstractAsyncContextManager[PostgresLender]:
        """Lend work to other processes of the same version, and do theirs; all of them have the secret."""
        return PostgresLender.at_work(self._address, version, Signatures(secret), self._overhear)

    def _overhear(self, hear: Callable[[str], None]) -> Callable[[], None]:
        self._overhearing.append(hear)
        return lambda: self._overhearing.remove(hear)

    def _hear(self, call: str, caller: int) -> None:
        for hear in self._overhearing:
            hear(call)
        what, _, where = call.partition(" ")
        if call != ANYTHING and where not in (str(self.territory), "*"):
            return
        # Everybody hears themselves, too, maybe only when they have what they wanted.
        if what == "wanted" and self._is_at_work and caller != self._asked_by:
            log.info("another process wants to look after territory %s", self.territory)
            self.relieved.set()
        if what in ("errand", ANYTHING):
            self._has_errands.set()
        if what in ("look", ANYTHING):
            self._wake()

    async def _run_errands(self) -> None:
        while True:
            await self._has_errands.wait()
            self._has_errands.clear()
            receiver = self._receiver
            if receiver is None or not self._is_at_work:
                continue
            try:
                async with self._locked() as guard:
                    cursor = await guard.execute(
                        b"DELETE FROM process_errand WHERE territory = %s"
                        b" RETURNING id, body, at > now() - %s::interval",
                        (str(self.territory), ERRANDS_LAST),
                    )
                    found = sorted(await cursor.fetchall())
            except (psycopg.Error, TableError) as error:
                log.info("what others have sent cannot be read: %r", error)
                await asyncio.sleep(RETRY)
                self._has_errands.set()
                continue
            for _, body, is_new in found:
                if is_new:
                    # One that wants nothing any more by now sends it back.
                    task = asyncio.ensure_future(receiver(str(body)))
                    self._errands.add(task)
                    task.add_done_callback(self._errands.discard)

    # --- Discord's limits ---

    async def turn_to_identify(self, bucket: int) -> None:
        """Wait until a shard may begin a session, whichever process began the last one.

        While the database is away nobody knows; then it waits for that, too.
        """
        while True:
            try:
                seconds = await self._next_turn(bucket)
            except StoreBroken as error:
                log.info("it is not known when to identify: %s", error)
                await asyncio.sleep(RETRY)
            else:
                await asyncio.sleep(max(0.0, seconds))
                return

    async def _next_turn(self, bucket: int) -> float:
        """Take the next one; in how many seconds it is."""
        with in_plain_words(self._address.name):
            async with self._locked() as guard:
                cursor = await guard.execute(
                    b"INSERT INTO process_identify VALUES (%s, clock_timestamp())"
                    b" ON CONFLICT (bucket) DO UPDATE SET at ="
                    b" greatest(clock_timestamp(), process_identify.at + %s * interval '1 second')"
                    b" RETURNING extract(epoch FROM at - clock_timestamp())::float8",
                    (bucket, BETWEEN_IDENTIFIES),
                )
                row = await cursor.fetchone()
        assert row is not None
        return float(row[0])

    # --- The connection that holds the locks ---

    @asynccontextmanager
    async def _locked(self) -> AsyncGenerator[Guard]:
        async with self._asking:
            yield await self._connected()

    async def _connected(self) -> Guard:
        """The guard, made anew where it is broken: then everything it held has to be taken again."""
        if self._guard is not None and not self._guard.closed:
            return self._guard
        guard = await open_guard(self._address, f"guard {self.territory}")
        try:
            await join(guard, self._address, self.territory)
            if self._is_at_work and not await self._tenure.is_still_held(guard):
                log.warning("another process looks after territory %s by now", self.territory)
                self._is_at_work = False
                self.relieved.set()
        except BaseException:
            await guard.close()
            raise
        self._guard = guard
        return guard

    async def _watch(self) -> None:
        """See to it that the locks are held: a server that was restarted has forgotten them."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            if not self._is_at_work:
                continue
            try:
                async with self._locked() as guard:
                    await self._tenure.leave_sign(guard)
            except (psycopg.Error, TableError) as error:
                log.info("the connection to the database is broken: %r", error)

    @classmethod
    @asynccontextmanager
    async def joined(cls, address: Address, territory: Territory) -> AsyncGenerator[PostgresProcesses]:
        """One of the processes of a bot, until the block ends."""
        self = cls(address, territory)
        with in_plain_words(address.name):
            async with self._locked():
                pass
        tasks = [asyncio.create_task(each) for each in (self._bell.run(), self._run_errands(), self._watch())]
        try:
            yield self
        finally:
            for task in (*tasks, *self._errands):
                task.cancel()
            await asyncio.gather(*tasks, *self._errands, return_exceptions=True)
            if self._guard is not None:
                await self._guard.close()


async def _call(guard: Guard, call: str) -> None:
    await guard.execute(b"SELECT pg_notify(%s, %s)", (CHANNEL, call))


def _nothing() -> None:
    """Nobody listens yet."""
