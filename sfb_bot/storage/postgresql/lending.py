"""Work on its way between the processes of a bot: a row for each piece, calls for who should look at it.

Calls only make it quick. Whoever lends and whoever has taken something says in the row, again and again, that
it is still there; what nobody stands up for any more is done at home.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg

from sfb_bot.kernel import TableError
from sfb_bot.matches.lending import Helper, Loan
from sfb_bot.storage.postgresql.address import Address
from sfb_bot.storage.postgresql.bell import CHANNEL
from sfb_bot.storage.postgresql.bots import Guard, open_guard
from sfb_bot.storage.postgresql.explanations import in_plain_words
from sfb_bot.storage.postgresql.signatures import Signatures, are_equal

log = logging.getLogger(__name__)

# Seconds between two signs of life, and after how many without one somebody is given up.
PULSE: Final = 0.5
SILENCE: Final = 3.0
# Seconds until a server that does not answer is given up.
LONGEST_TRIP: Final = 3.0
RETRY: Final = 1.0
# What is left behind by processes that were killed is taken away after so many seconds.
LEFTOVER: Final = 60.0

_TROUBLE: Final = (TableError, TimeoutError)

_PUT: Final = (
    b"WITH leftover AS (DELETE FROM process_job WHERE lent_at < clock_timestamp() - %s * interval '1 second')"
    b" INSERT INTO process_job (name, kind, version, work, signature, lender) VALUES (%s, %s, %s, %s, %s, %s)"
    b" RETURNING pg_notify(%s, 'offer ' || lender)"
)
_TAKE: Final = (
    b"UPDATE process_job SET taker = %s, taken_at = clock_timestamp() WHERE number = ("
    b" SELECT number FROM process_job WHERE taker IS NULL AND lender <> %s AND version = %s"
    b" AND kind = ANY(%s) AND lent_at > clock_timestamp() - %s * interval '1 second'"
    b" ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)"
    b" RETURNING name, kind, work, signature, pg_notify(%s, 'taken ' || name)"
)
_HAND_IN: Final = (
    b"UPDATE process_job SET result = %s, result_signature = %s WHERE name = %s AND taker = %s"
    b" RETURNING pg_notify(%s, 'done ' || name)"
)
_RETURN: Final = (
    b"DELETE FROM process_job WHERE name = %s AND taker = %s RETURNING pg_notify(%s, 'done ' || name)"
)
_RETURN_ALL: Final = b"DELETE FROM process_job WHERE taker = %s RETURNING pg_notify(%s, 'done ' || name)"
_FETCH: Final = (
    b"DELETE FROM process_job WHERE name = %s AND lender = %s RETURNING kind, result, result_signature"
)
_LOOK: Final = (
    b"UPDATE process_job SET lent_at = clock_timestamp() WHERE lender = %s"
    b" RETURNING name, taken_at IS NOT NULL, result IS NOT NULL,"
    b" coalesce(taken_at < clock_timestamp() - %s * interval '1 second', FALSE),"
    # Not everybody may have heard it.
    b" CASE WHEN taken_at IS NULL THEN pg_notify(%s, 'offer ' || lender) END"
)


class PostgresLender:
    """Lends work to the other processes of a bot, and does theirs where there is room."""

    def __init__(self, address: Address, version: str, signatures: Signatures) -> None:
        self._address = address
        self._version = version
        self._signatures = signatures
        # A name of its own at every start: two processes may look after one territory for a moment.
        self._name = secrets.token_hex(8)
        self._way: Guard | None = None
        self._asking = asyncio.Lock()
        self._loans: dict[str, Loan] = {}
        # The loans of which there is a row.
        self._put: set[str] = set()
        self._helpers: dict[str, Helper] = {}
        self._is_on_offer = False
        self._should_look = asyncio.Event()
        self._guests: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    # --- Lending ---

    def lend(self, kind: str, work: bytes) -> Loan:
        """Offer work of some kind to the others."""
        name, loan = secrets.token_hex(16), Loan()
        self._loans[name] = loan
        self._start(self._offer(name, kind, work))
        return loan

    def withdraw(self, loan: Loan) -> None:
        """It is done here, or nobody needs it any more."""
        for name in [name for name, each in self._loans.items() if each is loan]:
            del self._loans[name]
            self._start(self._fetch(name))

    async def _offer(self, name: str, kind: str, work: bytes) -> None:
        signature = self._signatures.of_work(name, kind, self._version, work)
        row = (LEFTOVER, name, kind, self._version, work, signature, self._name, CHANNEL)
        await self._ask(_PUT, *row)
        if name in self._loans:
            self._put.add(name)

    async def _fetch(self, name: str) -> None:
        """Take the row away; what came of the work, if anything did, is in it."""
        self._put.discard(name)
        rows = await self._ask(_FETCH, name, self._name)
        loan = self._loans.pop(name, None)
        if loan is not None:
            loan.end(self._result(name, *rows[0]) if rows else None)

    def _result(self, name: str, kind: str, result: bytes | None, signature: bytes | None) -> bytes | None:
        if result is None or signature is None:
            return None
        if are_equal(self._signatures.of_result(name, kind, self._version, result), signature):
            return result
        log.warning("what came of lent work is signed by nobody we know, and done again")
        return None

    # --- Helping ---

    def help_with(self, kind: str, helper: Helper) -> None:
        """From now on, do work of this kind for others when there is room."""
        self._helpers[kind] = helper

    def look(self) -> None:
        """Some helper may be ready again."""
        if self._is_on_offer:
            self._should_look.set()

    async def _help(self) -> None:
        while True:
            await self._should_look.wait()
            self._should_look.clear()
            try:
                await self._take_what_fits()
            except _TROUBLE as error:
                log.info("what others lend cannot be read: %r", error)
                await asyncio.sleep(RETRY)
                self._should_look.set()

    async def _take_what_fits(self) -> None:
        while kinds := [kind for kind, helper in self._helpers.items() if helper.is_ready()]:
            rows = await self._ask(_TAKE, self._name, self._name, self._version, kinds, SILENCE, CHANNEL)
            if not rows:
                # There may be some of a kind for which nobody is ready now.
                self._is_on_offer = len(kinds) < len(self._helpers)
                return
            # There may be more where this came from.
            self._is_on_offer = True
            name, kind, work, signature, _ = rows[0]
            self._start(self._do(name, kind, work, signature))
            # It takes its place before the next look at what is free.
            await asyncio.sleep(0)

    async def _do(self, name: str, kind: str, work: bytes, signature: bytes) -> None:
        self._guests.add(name)
        try:
            result = await self._carried_out(name, kind, work, signature)
            if result is None:
                await self._ask(_RETURN, name, self._name, CHANNEL)
            else:
                signed = self._signatures.of_result(name, kind, self._version, result)
                await self._ask(_HAND_IN, result, signed, name, self._name, CHANNEL)
        finally:
            self._guests.discard(name)

    async def _carried_out(self, name: str, kind: str, work: bytes, signature: bytes) -> bytes | None:
        if not are_equal(self._signatures.of_work(name, kind, self._version, work), signature):
            log.warning("work to be done for others is signed by nobody we know, and is not done")
            return None
        try:
            return await self._helpers[kind].help(work)
        except Exception:
            # Whatever is wrong with it shows at home.
            log.info("work of another process cannot be done here", exc_info=True)
            return None

    # --- Signs of life ---

    def hear(self, call: str) -> None:
        """Something was called by this process or another."""
        what, _, which = call.partition(" ")
        if what == "offer" and which != self._name:
            self._is_on_offer = True
            self._should_look.set()
        elif what == "taken" and which in self._loans:
            self._loans[which].take()
        elif what == "done" and which in self._loans:
            self._start(self._fetch(which))

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            with suppress(*_TROUBLE):
                await self._look_after_loans()
                if self._guests:
                    sign = b"UPDATE process_job SET taken_at = clock_timestamp() WHERE taker = %s"
                    await self._ask(sign, self._name)

    async def _look_after_loans(self) -> None:
        if not self._loans:
            return
        before = self._put & self._loans.keys()
        rows = await self._ask(_LOOK, self._name, SILENCE, CHANNEL)
        for name, is_taken, is_done, is_silent, _ in rows:
            loan = self._loans.get(name)
            if loan is None:
                continue
            if is_taken:
                loan.take()
            if is_done or is_silent:
                await self._fetch(name)
        for name in before - {row[0] for row in rows}:
            if (loan := self._loans.pop(name, None)) is not None:
                loan.end(None)

    # --- The connection ---

    # Any: rows are of whatever is asked for.
    async def _ask(self, sql: bytes, *values: object) -> list[tuple[Any, ...]]:
        """Carry out a statement; one that fails takes all loans back, because nobody can be reached."""
        async with self._asking:
            try:
                # What a server quotes of a row goes no further: seats' views are in it.
                with in_plain_words(self._address.name):
                    async with asyncio.timeout(LONGEST_TRIP):
                        cursor = await (await self._connected()).execute(sql, values)
                        return await cursor.fetchall() if cursor.description else []
            except _TROUBLE:
                self._take_all_back()
                await self._disconnect()
                raise

    def _take_all_back(self) -> None:
        loans, self._loans = self._loans, {}
        self._put.clear()
        for loan in loans.values():
            loan.end(None)

    async def _connected(self) -> Guard:
        if self._way is None or self._way.closed:
            self._way = await open_guard(self._address, "lender")
        return self._way

    async def _disconnect(self) -> None:
        way, self._way = self._way, None
        if way is not None:
            with suppress(psycopg.Error):
                await way.close()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        if self._is_closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            is_usual = isinstance(error, _TROUBLE)
            log.log(logging.INFO if is_usual else logging.ERROR, "lent work has failed", exc_info=error)

    @classmethod
    @asynccontextmanager
    async def at_work(
        cls,
        address: Address,
        version: str,
        signatures: Signatures,
        overhear: Callable[[Callable[[str], None]], Callable[[], None]],
    ) -> AsyncGenerator[PostgresLender]:
        """One of the processes that lend and help, until the block ends; `overhear` is how calls are heard.

        What it returns is how to hear no more.
        """
        self = cls(address, version, signatures)
        hear_no_more = overhear(self.hear)
        tasks = [asyncio.create_task(each) for each in (self._help(), self._live())]
        try:
            yield self
        finally:
            self._is_closed = True
            hear_no_more()
            doing = [*tasks, *self._tasks]
            for task in doing:
                task.cancel()
            await asyncio.gather(*doing, return_exceptions=True)
            with suppress(*_TROUBLE):
                await self._ask(b"DELETE FROM process_job WHERE lender = %s", self._name)
                await self._ask(_RETURN_ALL, self._name, CHANNEL)
            self._take_all_back()
            await self._disconnect()
