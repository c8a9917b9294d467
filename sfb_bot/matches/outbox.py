"""Showing what was stored: one task delivers outbox rows in order, again and again until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from sfb_bot.kernel import Json, TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.notices import both_undone
from sfb_bot.matches.ports import Clock, Messenger, Store, Undeliverable
from sfb_bot.matches.records import Moment, OutboxRow

log = logging.getLogger(__name__)

FIRST_RETRY: Final = 2
LONGEST_RETRY: Final = 300
IDLE: Final = 60.0
AT_ONCE: Final = 16
# A word in passing that cannot be said for an hour is let go, so that it holds back no post.
PASSING: Final = ("notice", "reminder", "league_notice", "league_reminder")
MOST_TRIES: Final = 18
# Such a post tells everything up to now, so one will do for several.
WHOLE: Final = ("ledger", "league_signup", "league_table")


def retry_delay(tries: int) -> int:
    """Seconds before the next try: 2, 4, 8 ... at most five minutes."""
    return min(LONGEST_RETRY, FIRST_RETRY << min(tries, 10))


def coalesce(rows: Sequence[OutboxRow]) -> list[tuple[OutboxRow, list[int]]]:
    """Rows of one place in order, neighbours that tell everything up to now as one."""
    found: list[tuple[OutboxRow, list[int]]] = []
    for row in rows:
        before = found[-1][0] if found else None
        if before is not None and row.kind in WHOLE and row.kind == before.kind and _fit(before, row):
            _, ids = found[-1]
            found[-1] = (replace(before, body=_body(before, row)), [*ids, row.id])
        else:
            found.append((row, [row.id]))
    return found


def _fit(first: OutboxRow, row: OutboxRow) -> bool:
    """Whether one post tells what both are to tell; not where both have something of their own to say."""
    has_own = first.body is not None and row.body is not None and first.body != row.body
    return not has_own or both_undone(first.body, row.body) is not None


def _body(first: OutboxRow, row: OutboxRow) -> Json:
    """What one of two rows asks for besides, both together ask for."""
    return both_undone(first.body, row.body) or first.body or row.body


class Outbox:
    """Delivers rows of different matches side by side, rows of one match strictly in order."""

    def __init__(self, store: Store, messenger: Messenger, clock: Clock, alarm: Alarm) -> None:
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._busy: set[tuple[int, int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm = alarm

    async def run(self) -> None:
        """Deliver, for ever."""
        try:
            while True:
                self._alarm.look_again()
                try:
                    started = await self._start_pending()
                    due = None if started else await self._store.next_outbox()
                except TableError:
                    log.exception("the outbox could not be read")
                    started, due = 0, Moment(self._clock.now() + FIRST_RETRY)
                if not started:
                    wait = IDLE if due is None else min(IDLE, max(0.05, due - self._clock.now()))
                    await self._alarm.sleep(wait)
                elif len(self._tasks) >= AT_ONCE:
                    await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _start_pending(self) -> int:
        # What was being delivered when the look began may be ticked off before it ends.
        busy = frozenset(self._busy)
        rows = await self._store.pending_outbox(self._clock.now())
        started = 0
        by_place = sorted(rows, key=lambda row: (_place(row), row.id))
        for place, group in groupby(by_place, key=_place):
            if place in busy or len(self._tasks) >= AT_ONCE:
                continue
            self._busy.add(place)
            task = asyncio.create_task(self._deliver_all(place, list(group)))
            self._tasks.add(task)
            task.add_done_callback(self._finished)
            started += 1
        return started

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._alarm.ring()

    async def _deliver_all(self, place: tuple[int, int, int], rows: list[OutboxRow]) -> None:
        try:
            for row, ids in coalesce(rows):
                if not await self._deliver(row, ids):
                    return
        except Exception:
            # Whatever is wrong with one match must not stop the posts of all others.
            log.exception("what was shown of match %s could not be noted", rows[0].match)
            # Without the wait it would be shown again and again while the store is broken.
            await self._clock.sleep(FIRST_RETRY)
        finally:
            self._busy.discard(place)

    async def _deliver(self, row: OutboxRow, ids: list[int]) -> bool:
        try:
            await self._messenger.deliver(row)
        except Undeliverable as error:
            log.warning("%s row %s of match %s will never be shown: %s", row.kind, row.id, row.match, error)
        except Exception as error:  # noqa: BLE001 - whatever the network does, the row is kept and tried again
            if row.kind in PASSING and row.tries >= MOST_TRIES:
                log.error("%s row %s of match %s is given up: %r", row.kind, row.id, row.match, error)
                await self._store.outbox_done(ids)
                return True
            delay = retry_delay(row.tries)
            log.warning("%s row %s failed, again in %s s: %r", row.kind, row.id, delay, error)
            await self._store.outbox_failed(row.id, Moment(self._clock.now() + delay), repr(error)[:200])
            return False
        await self._store.outbox_done(ids)
        return True


def _place(row: OutboxRow) -> tuple[int, int, int]:
    """Rows of one place keep their order: a match, an invitation, a season, or everything else."""
    return row.match or 0, row.lobby or 0, row.season or 0
