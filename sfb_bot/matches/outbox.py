"""Showing what was stored: one task delivers outbox rows in order, again and again until it succeeds.

One lane in trouble holds up nobody else: it is tried with growing pauses, in the end only when it is woken.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from itertools import groupby
from time import perf_counter
from typing import Final

from sfb_bot.kernel import TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.meter import Meter, NoMeter, Outcome
from sfb_bot.matches.ports import CannotShow, Clock, Messenger, NotReady, OutOfReach, Store, Undeliverable
from sfb_bot.matches.records import NEVER, Lane, Moment, OutboxRow, UserId
from sfb_bot.matches.retries import until_stored
from sfb_bot.matches.sight import Sight
from sfb_bot.matches.troubles import FIRST_RETRY, RESTS_AFTER, Troubles, retry_delay

log = logging.getLogger(__name__)

# While Discord cannot be reached it is asked at least this often.
LONGEST_RETRY: Final = 300
IDLE: Final = 60.0
# How often it is looked for more while everything due is being delivered.
BUSY: Final = 1.0
AT_ONCE: Final = 16
# Far more than the rows of those that are being delivered, so that they never hide everybody else's.
ROWS_AT_ONCE: Final = 500
# A word in passing that cannot be said for an hour is let go, so that it holds back no post.
PASSING: Final = (
    *("notice", "reminder", "league_notice", "league_reminder", "direct", "film", "queue"),
    *("daily_puzzle", "result", "live"),
)
PASSES_AFTER: Final = 3600
FEWEST_TRIES: Final = 8
# Such a post tells everything up to now, so one will do for several.
WHOLE: Final = ("ledger", "league_signup", "league_table", "daily_puzzle", "live")


def coalesce(rows: Sequence[OutboxRow]) -> list[tuple[OutboxRow, list[int]]]:
    """Rows of one place in order, neighbours that tell everything up to now as one."""
    found: list[tuple[OutboxRow, list[int]]] = []
    for row in rows:
        before = found[-1][0] if found else None
        if before is not None and row.kind == before.kind and _are_one(before, row):
            _, ids = found[-1]
            found[-1] = (replace(before, body=before.body or row.body), [*ids, row.id])
        else:
            found.append((row, [row.id]))
    return found


def _are_one(first: OutboxRow, row: OutboxRow) -> bool:
    """Whether one post tells what both are to tell.

    One of the ledger tells all that waits, whatever each has to say besides. Others do not where both have
    something of their own to say.
    """
    has_own = first.body is not None and row.body is not None and first.body != row.body
    return row.kind == "ledger" or (row.kind in WHOLE and not has_own)


class Outbox:
    """Delivers rows of different lanes side by side, rows of one lane strictly in order."""

    def __init__(
        self,
        store: Store,
        messenger: Messenger,
        clock: Clock,
        alarm: Alarm,
        troubles: Troubles,
        sight: Sight,
        *,
        meter: Meter | None = None,
    ) -> None:
        self._store = store
        self._meter = meter or NoMeter()
        self._messenger = messenger
        self._clock = clock
        self._troubles = troubles
        self._busy: set[Lane] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm = alarm
        self._sight = sight
        # Each waits until something is made that a row needs.
        self._waits: set[asyncio.Task[None]] = set()
        # How often in a row the outcome of a lane's delivery could not be noted.
        self._stumbles: Counter[Lane] = Counter()

    @property
    def under_way(self) -> int:
        """How many lanes are being delivered."""
        return len(self._tasks)

    async def run(self) -> None:
        """Deliver, for ever."""
        try:
            await until_stored(self._sight.start, self._clock, "the outbox")
            await self._wake_unmade()
            while True:
                self._alarm.look_again()
                try:
                    await self._troubles.load()
                    started = await self._start_pending()
                    due = None if started else await self._store.next_outbox()
                except TableError:
                    log.exception("the outbox could not be read")
                    started, due = 0, Moment(self._clock.now() + FIRST_RETRY)
                if not started:
                    await self._alarm.sleep(self._pause(due))
                elif len(self._tasks) >= AT_ONCE:
                    await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*self._tasks, *self._waits):
                task.cancel()
            await asyncio.gather(*self._tasks, *self._waits, return_exceptions=True)

    async def _wake_unmade(self) -> None:
        """What the run before this one was making is made anew, and at once."""
        try:
            await self._store.wake_unmade()
        except TableError as error:
            # It is tried by the clock all the same.
            log.warning("what was being made waits: %s", error)

    def _pause(self, due: Moment | None) -> float:
        """Until the next row is due; what is due already is being delivered, and rings when it is done."""
        if due is None:
            return IDLE
        left = due - self._clock.now()
        return min(IDLE, left) if left > 0 else BUSY if self._tasks else 0.05

    async def _start_pending(self) -> int:
        # What was being delivered when the look began may be ticked off before it ends.
        busy = frozenset(self._busy)
        rows = await self._store.pending_outbox(self._clock.now(), ROWS_AT_ONCE)
        started = 0
        by_lane = sorted(rows, key=lambda row: (row.lane, row.id))
        for lane, group in groupby(by_lane, key=lambda row: row.lane):
            if lane in busy or len(self._tasks) >= AT_ONCE:
                continue
            self._busy.add(lane)
            task = asyncio.create_task(self._deliver_all(lane, list(group)))
            self._tasks.add(task)
            task.add_done_callback(self._finished)
            started += 1
        return started

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._alarm.ring()

    async def _deliver_all(self, lane: Lane, rows: list[OutboxRow]) -> None:
        try:
            for row, ids in coalesce(rows):
                if not await self._deliver(row, ids):
                    break
            self._stumbles.pop(lane, None)
        except Exception as error:
            # Whatever is wrong with one match must not stop the posts of all others.
            self._stumbles[lane] += 1
            pause = retry_delay(self._stumbles[lane] - 1, LONGEST_RETRY)
            is_first = self._stumbles[lane] == 1
            log.error(
                "what was shown of %s could not be noted, again in %s s: %r",
                lane,
                pause,
                error,
                exc_info=error if is_first else None,
            )
            # Without the wait it would be shown again and again while the store is broken.
            await self._clock.sleep(pause)
        finally:
            self._busy.discard(lane)

    async def _deliver(self, row: OutboxRow, ids: list[int]) -> bool:
        self._troubles.tried(row.lane)
        since, outcome = perf_counter(), Outcome.FAILED
        try:
            try:
                await self._messenger.deliver(row)
                outcome = Outcome.DONE
            finally:
                self._meter.delivered(row.kind, perf_counter() - since, outcome)
        except Undeliverable as error:
            log.warning("%s row %s of %s will never be shown: %s", row.kind, row.id, row.lane, error)
            await self._sight.given_up(row, error)
            if row.kind == "daily_puzzle":
                # Of a server's puzzles the next one finds out whether its channel takes them again.
                await self._store.outbox_done(ids)
                return True
        except NotReady as error:
            await self._put_off(row, error)
            return False
        except OutOfReach as error:
            if not self._may_be_let_go(row) and self._age(row) < RESTS_AFTER:
                await self._sight.failed(row, error)
                delay = retry_delay(row.tries, LONGEST_RETRY)
                log.warning("%s row %s failed, again in %s s: %s", row.kind, row.id, delay, error)
                await self._store.outbox_failed(row.id, Moment(self._clock.now() + delay), str(error)[:200])
                return False
            # A row that Discord has not taken for weeks is what is broken, not the way to Discord.
            if not await self._is_let_go(row, error):
                return False
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the row is kept and tried again
            if not await self._is_let_go(row, error):
                return False
        else:
            await self._sight.shown(row)
        await self._store.outbox_done(ids)
        await self._troubles.over(row.lane)
        return True

    async def _put_off(self, row: OutboxRow, error: NotReady) -> None:
        """Try a row again when what it needs is made; by the clock, too, in case nobody says so."""
        due = Moment(self._clock.now() + LONGEST_RETRY)
        await self._store.outbox_failed(row.id, due, str(error)[:200])
        task = asyncio.create_task(self._wake_after(row.lane, error.ready))
        self._waits.add(task)
        task.add_done_callback(self._waits.discard)

    async def _wake_after(self, lane: Lane, ready: Awaitable[object]) -> None:
        # Whoever stops the outbox stops what is made for it.
        await asyncio.gather(ready, return_exceptions=True)
        await self._store.wake_outbox((lane,))
        self._alarm.ring()

    async def _is_let_go(self, row: OutboxRow, error: Exception) -> bool:
        """Whether the row is given up; either way nobody sees how its match stands."""
        if await self._is_given_up(row, error):
            await self._sight.given_up(row, error)
            return True
        await self._sight.failed(row, error)
        return False

    async def _is_given_up(self, row: OutboxRow, error: Exception) -> bool:
        """Whether nobody needs the row any more; else it is put off, and told once to those concerned."""
        is_foreseen = isinstance(error, CannotShow)
        is_new = self._troubles.is_new(row, error)
        # Where the place itself refuses, nothing behind a word in passing could be shown either.
        # An invitation is long over by the time its row would come to rest.
        is_over = row.kind == "invitation" and self._age(row) >= RESTS_AFTER
        if is_over or (not is_foreseen and self._may_be_let_go(row)):
            log.error("%s row %s of %s is given up: %r", row.kind, row.id, row.lane, error)
            return True
        due = await self._troubles.note(row, error, self._concerned)
        again = "when somebody wakes it" if due == NEVER else f"in {due - self._clock.now()} s"
        if is_new:
            trace = None if is_foreseen else error
            log.warning("%s cannot be shown, again %s: %r", row.lane, again, error, exc_info=trace)
        else:
            log.info("%s still cannot be shown, again %s: %r", row.lane, again, error)
        return False

    async def _concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        """Who is told; nobody where that cannot be found out either."""
        try:
            return await self._messenger.concerned(row)
        except Exception as error:  # noqa: BLE001 - what is broken may be just that
            log.info("nobody can be told about %s: %r", row.lane, error)
            return ()

    def _may_be_let_go(self, row: OutboxRow) -> bool:
        """Whether a row is a word in passing that has been tried for long enough."""
        return row.kind in PASSING and row.tries >= FEWEST_TRIES and self._age(row) >= PASSES_AFTER

    def _age(self, row: OutboxRow) -> int:
        return self._clock.now() - row.created_at
