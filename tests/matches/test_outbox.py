"""Delivering: in order, again and again, and never stopped by a word in passing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, Json, Seat, random_keys
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.notices import Rewound, TimeGivenBack, Undone, told_with
from sfb_bot.matches.outbox import FEWEST_TRIES, LONGEST_RETRY, PASSES_AFTER, Outbox, coalesce
from sfb_bot.matches.ports import Messenger
from sfb_bot.matches.records import ChannelId, MatchId, Moment, NewOutbox, OutboxRow, UserId
from sfb_bot.matches.told import encode
from sfb_bot.matches.troubles import Troubles, retry_delay
from tests.matches.house import START, HandClock, House, house


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

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        del row
        return ()

    async def deliver(self, row: OutboxRow) -> None:
        if row.kind == self.kind:
            self.tries += 1
            self.left -= 1
            if self.left >= 0:
                raise RuntimeError("bad request")
        self.shown.append(row.kind)
        self.showed.set()


def _outbox(h: House, messenger: Messenger) -> Outbox:
    alarm = Alarm(h.clock)
    return Outbox(h.store, messenger, h.clock, alarm, Troubles(h.store, h.clock, alarm), h.app.sight)


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
        await _run_until(_outbox(h, messenger), messenger, 1)
        assert messenger.shown == ["ledger"]
        assert messenger.tries > FEWEST_TRIES
        assert clock.now() - START >= PASSES_AFTER, "given up too early"


async def test_a_ledger_post_is_never_given_up_and_keeps_its_place(tmp_path: Path) -> None:
    clock = Rushing()
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        match = await h.match()
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.add_outbox((NewOutbox("ledger"), NewOutbox("notice", {"what": "any"})), match, None)
        messenger = Refusing("ledger", FEWEST_TRIES + 15)
        await _run_until(_outbox(h, messenger), messenger, 2)
        assert messenger.shown == ["ledger", "notice"]


def test_tries_get_rarer_up_to_a_limit() -> None:
    assert [retry_delay(tries, LONGEST_RETRY) for tries in (0, 1, 2, 7, 50)] == [2, 4, 8, 256, 300]


async def test_what_was_shown_while_the_box_was_read_is_not_shown_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows were read before the delivery of one of them was ticked off, and looked at after it."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match()
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.add_outbox((NewOutbox("notice"),), match, None)
        shown, reads = list[int](), 0
        was_read, may_go_on, is_idle = asyncio.Event(), asyncio.Event(), asyncio.Event()
        read = h.store.pending_outbox

        class Slow:
            async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
                del row
                return ()

            async def deliver(self, row: OutboxRow) -> None:
                shown.append(row.id)
                await was_read.wait()

        async def read_late(now: Moment, limit: int = 50) -> list[OutboxRow]:
            nonlocal reads
            rows = await read(now, limit)
            reads += 1
            if reads == 2:
                was_read.set()
                await may_go_on.wait()
            elif reads > 4 and not rows:
                is_idle.set()
            return rows

        monkeypatch.setattr(h.store, "pending_outbox", read_late)
        box = _outbox(h, Slow())
        working = asyncio.create_task(box.run())
        async with asyncio.timeout(20):
            await was_read.wait()
            delivering = [task for task in asyncio.all_tasks() if "_deliver_all" in repr(task)]
            assert len(delivering) == 1
            await asyncio.wait(delivering)
            may_go_on.set()
            await is_idle.wait()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert len(shown) == 1


async def test_a_bug_with_one_match_leaves_the_others_their_posts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        broken, sound = await h.match(), await h.match(channel=ChannelId(11))
        await h.store.outbox_done([row.id for row in await h.outbox()])
        await h.store.add_outbox((NewOutbox("ledger"),), broken, None)
        (bad,) = await h.outbox()
        await h.store.add_outbox((NewOutbox("ledger"),), sound, None)
        tick = h.store.outbox_done
        stumbles, has_stumbled_twice, has_ticked = 0, asyncio.Event(), asyncio.Event()

        async def stumble(ids: Sequence[int]) -> None:
            nonlocal stumbles
            if bad.id in ids:
                stumbles += 1
                if stumbles == 2:
                    has_stumbled_twice.set()
                raise ZeroDivisionError("a bug")
            await tick(ids)
            has_ticked.set()

        monkeypatch.setattr(h.store, "outbox_done", stumble)
        working = asyncio.create_task(_outbox(h, Refusing("nothing", 0)).run())
        async with asyncio.timeout(20):
            await has_ticked.wait()
            await has_stumbled_twice.wait()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        assert await h.outbox() == [bad]
        assert "a bug" in caplog.text


@pytest.mark.parametrize("is_opener_first", [True, False])
async def test_a_sealed_answer_is_posted_about_only_for_whom_no_post_has_pinged(
    tmp_path: Path, is_opener_first: bool
) -> None:
    """Both choose their champions unseen; whose own choice led there had the question before them."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, dice = await h.match(), Dice("sealed")
        asked = await h.play_until(match, "team", dice)
        assert len(asked.waiting_for) == 2
        opener = (await h.store.entries(match))[-1].entry.seat
        users = [asked.record.seats[seat].user for seat in (opener, 1 - opener)]
        posts: list[int] = []
        for user in users if is_opener_first else reversed(users):
            await h.store.outbox_done([row.id for row in await h.outbox()])
            look = await h.look(match, user)
            assert look.question is not None
            await h.answer(match, user, *random_keys(look.question, dice))
            posts.append(sum(row.kind == "ledger" for row in await h.outbox()))
            waiting = [seat for seat, _ in (await h.look(match)).public.waiting]
            assert waiting == [*(await h.look(match)).waiting_for], "who looks sees who is waited for"
        assert posts == [0 if is_opener_first else 1, 1]


def _ledger(number: int, body: Json = None) -> OutboxRow:
    return OutboxRow(number, "ledger", Moment(0), MatchId(1), None, None, body, 0)


def test_rows_of_the_ledger_are_one_post_whatever_they_say() -> None:
    rows = [_ledger(1, encode(Undone(Seat(0)))), _ledger(2), _ledger(3, encode(Undone(Seat(1))))]
    assert [ids for _, ids in coalesce(rows)] == [[1, 2, 3]]


def test_choices_taken_back_in_a_row_are_told_together() -> None:
    moved, struck = ["Moved", 1], ["Struck", 2]
    bodies = [encode(Undone(Seat(0), events=(struck,))), encode(Undone(Seat(0), events=(moved,)))]
    assert told_with(bodies) == (Undone(Seat(0), events=(moved, struck)),)


def test_silences_of_one_kind_are_told_together_and_the_rest_in_its_order() -> None:
    notices = (TimeGivenBack("away", 400), TimeGivenBack("away", 300), Rewound("why"), Undone(Seat(1)))
    told = told_with([*(encode(notice) for notice in notices), {"anew": True}])
    assert told == (TimeGivenBack("away", 700), Rewound("why"), Undone(Seat(1)))
