"""Delivering: in order, again and again, and never stopped by a word in passing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sfb_bot.app.outbox import MOST_TRIES, Outbox, retry_delay
from sfb_bot.app.records import NewOutbox, OutboxRow
from tests.app.house import HandClock, house


class Rushing(HandClock):
    """Whoever sleeps lets the time pass."""

    async def sleep(self, seconds: float) -> None:
        self.passes(max(1, int(seconds)))
        await asyncio.sleep(0)


class Refusing:
    """Cannot show one kind of row; notes everything else."""

    def __init__(self, kind: str, times: int) -> None:
        self.kind = kind
        self.left = times
        self.tries = 0
        self.shown: list[str] = []
        self.showed = asyncio.Event()

    async def deliver(self, row: OutboxRow) -> None:
        if row.kind == self.kind:
            self.tries += 1
            self.left -= 1
            if self.left >= 0:
                raise RuntimeError("bad request")
        self.shown.append(row.kind)
        self.showed.set()


async def _run_until(box: Outbox, messenger: Refusing, count: int) -> None:
    working = asyncio.create_task(box.run())
    async with asyncio.timeout(20):
        while len(messenger.shown) < count:
            await messenger.showed.wait()
            messenger.showed.clear()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)


async def test_a_notice_that_can_never_be_shown_does_not_hold_back_the_match_for_ever(tmp_path: Path) -> None:
    clock = Rushing()
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        match = await h.match()
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.add_outbox((NewOutbox("notice", {"what": "any"}), NewOutbox("ledger")), match, None)
        messenger = Refusing("notice", 10**6)
        await _run_until(Outbox(h.store, messenger, clock), messenger, 1)
        assert messenger.shown == ["ledger"]
        assert messenger.tries == MOST_TRIES + 1


async def test_a_ledger_post_is_never_given_up_and_keeps_its_place(tmp_path: Path) -> None:
    clock = Rushing()
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        match = await h.match()
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.add_outbox((NewOutbox("ledger"), NewOutbox("notice", {"what": "any"})), match, None)
        messenger = Refusing("ledger", MOST_TRIES + 5)
        await _run_until(Outbox(h.store, messenger, clock), messenger, 2)
        assert messenger.shown == ["ledger", "notice"]


def test_tries_get_rarer_up_to_five_minutes() -> None:
    assert [retry_delay(tries) for tries in (0, 1, 2, 7, 50)] == [2, 4, 8, 256, 300]
