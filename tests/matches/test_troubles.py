"""A place that refuses: tried more and more rarely, told once, resting in the end, and nobody else waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.outbox import Outbox
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.ports import CannotShow
from sfb_bot.matches.records import (
    NEVER,
    ChannelId,
    LobbyId,
    MatchId,
    Moment,
    NewOutbox,
    OutboxRow,
    UserId,
    lane_of,
)
from sfb_bot.matches.troubles import LONGEST_RETRY, RESTS_AFTER, Troubles
from tests.matches.house import ANNA, BORIS, CHANNEL, GUILD, ROSTER, HandClock, House, house

DAY = 24 * 3600
OTHER = ChannelId(11)


class Refusing:
    """Raises what `why` says for the rows of one lane, shows all others."""

    def __init__(self, lane: str, why: Callable[[], Exception | None]) -> None:
        self.lane = lane
        self.why = why
        self.tries: list[int] = []
        self.shown: list[OutboxRow] = []

    async def deliver(self, row: OutboxRow) -> None:
        if row.lane == self.lane:
            self.tries.append(row.id)
            if (error := self.why()) is not None:
                raise error
        self.shown.append(row)

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        del row
        return (ANNA, BORIS)

    @property
    def told(self) -> list[UserId | None]:
        return [row.user for row in self.shown if row.kind == "direct"]


def forbidden() -> Exception:
    return CannotShow("refused", GUILD, CHANNEL, ("send_messages",))


class Post:
    """An outbox that a test works off as far as a moment."""

    def __init__(self, h: House, messenger: Refusing) -> None:
        alarm = Alarm(h.clock)
        self.h = h
        self.messenger = messenger
        self.troubles = Troubles(h.store, h.clock, alarm)
        self.box = Outbox(h.store, messenger, h.clock, alarm, self.troubles, h.app.sight)

    async def work_off(self) -> None:
        """Everything that is due now."""
        working = asyncio.create_task(self.box.run())
        async with asyncio.timeout(20):
            while await self._is_busy():  # noqa: ASYNC110  what is waited for lies in a database
                await asyncio.sleep(0.001)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    async def _is_busy(self) -> bool:
        due = await self.h.store.next_outbox()
        return (due is not None and due <= self.h.clock.now()) or bool(self.box.under_way)

    async def pass_time(self, seconds: int) -> list[int]:
        """Let time pass from try to try; the pauses between them."""
        end, last, pauses = self.h.clock.now() + seconds, self.h.clock.now(), list[int]()
        while (due := await self.h.store.next_outbox()) is not None and due <= end:
            tried = len(self.messenger.tries)
            self.h.clock.passes(max(0, due - self.h.clock.now()))
            await self.work_off()
            if len(self.messenger.tries) > tried:
                pauses.append(self.h.clock.now() - last)
                last = self.h.clock.now()
        self.h.clock.passes(max(0, end - self.h.clock.now()))
        return pauses


async def begun(h: House, channel: ChannelId = CHANNEL) -> MatchId:
    before = await h.outbox()
    match = await h.match(channel=channel)
    await h.store.outbox_done([row.id for row in await h.outbox() if row not in before])
    await h.store.add_outbox((NewOutbox("ledger"),), match, None)
    return match


async def test_a_place_that_refuses_is_tried_with_growing_pauses_and_told_once(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await begun(h)
        post = Post(h, Refusing(lane_of(match), forbidden))
        await post.work_off()
        assert post.messenger.told == [], "a moment is no reason for a message"
        pauses = await post.pass_time(10 * DAY)
        assert pauses[:5] == [2 << n for n in range(5)]
        assert pauses == sorted(pauses)
        assert max(pauses) == LONGEST_RETRY
        assert post.messenger.told == [ANNA, BORIS]
        trouble = post.troubles.of_match(match)
        assert trouble is not None
        assert (trouble.kind, trouble.channel, trouble.missing) == ("refused", CHANNEL, ("send_messages",))


async def test_a_restart_neither_forgets_the_pause_nor_tells_again(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        match = await begun(h)
        post = Post(h, Refusing(lane_of(match), forbidden))
        await post.pass_time(DAY)
        due = await h.store.next_outbox()
        assert due is not None
        before = post.troubles.of_match(match)
    async with house(path, clock) as h:
        post = Post(h, Refusing(lane_of(match), forbidden))
        await post.work_off()
        await post.troubles.load()
        assert post.messenger.tries == []
        assert post.troubles.of_match(match) == before
        assert await h.store.next_outbox() == due
        pauses = await post.pass_time(3 * DAY)
        assert set(pauses[1:]) == {LONGEST_RETRY}
        assert post.messenger.told == []


async def test_after_a_long_time_it_rests_until_somebody_wakes_it(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, works = await begun(h), list[bool]()
        post = Post(h, Refusing(lane_of(match), lambda: None if works else forbidden()))
        await post.pass_time(RESTS_AFTER + DAY)
        assert await h.store.next_outbox() == NEVER
        tried = len(post.messenger.tries)
        assert await post.pass_time(300 * DAY) == []
        await post.troubles.wake([lane_of(match)])
        await post.work_off()
        assert len(post.messenger.tries) == tried + 1
        assert await h.store.next_outbox() == NEVER, "one try is no new beginning"
        works.append(True)
        await post.troubles.wake([lane_of(match)])
        await post.work_off()
        assert post.messenger.shown[-1].match == match
        assert post.troubles.of_match(match) is None
        assert await h.store.troubles() == []


async def test_what_is_woken_while_it_is_refused_is_tried_again_at_once(tmp_path: Path) -> None:
    """Discord's No was on its way when Discord's word came that something had changed."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match, works = await begun(h), list[bool]()
        post = Post(h, Refusing(lane_of(match), lambda: None if works else forbidden()))
        await post.pass_time(DAY)
        deliver = post.messenger.deliver

        async def deliver_too_early(row: OutboxRow) -> None:
            try:
                await deliver(row)
            finally:
                if not works:
                    works.append(True)
                    await post.troubles.wake([row.lane])

        post.messenger.deliver = deliver_too_early  # type: ignore[method-assign]
        await post.troubles.wake([lane_of(match)])
        await post.work_off()
        assert post.messenger.shown[-1].match == match
        assert post.troubles.of_match(match) is None


@pytest.mark.parametrize("kind", ["left", "gone"])
async def test_what_no_time_can_mend_is_not_tried_again(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await begun(h)
        error = CannotShow("left", GUILD) if kind == "left" else CannotShow("gone", GUILD, CHANNEL)
        post = Post(h, Refusing(lane_of(match), lambda: error))
        await post.pass_time(30 * DAY)
        assert len(post.messenger.tries) == 1
        assert post.messenger.told == ([] if kind == "left" else [ANNA, BORIS])
        await h.store.add_outbox((NewOutbox("ledger"),), match, None)
        await post.work_off()
        assert len(post.messenger.tries) == 1, "what is new waits behind it"


async def test_one_match_with_a_bug_is_logged_once_and_holds_up_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path / "sfb.sqlite3") as h:
        broken, sound = await begun(h), await begun(h, OTHER)
        post = Post(h, Refusing(lane_of(broken), lambda: KeyError("GONE07")))
        pauses = await post.pass_time(2 * DAY)
        assert [row.match for row in post.messenger.shown if row.match] == [sound]
        assert len(pauses) < 25, "far from every five seconds"
        assert len([one for one in caplog.records if one.exc_info]) == 1, "one traceback"
        assert post.messenger.told == [ANNA, BORIS]
        trouble = post.troubles.of_match(broken)
        assert trouble is not None
        assert trouble.kind == "broken"


async def test_one_message_will_do_for_all_matches_of_a_channel(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        first, second = await begun(h), await begun(h, OTHER)
        messenger = Refusing("", lambda: None)
        post = Post(h, messenger)
        messenger.lane, messenger.why = lane_of(first), forbidden
        await post.pass_time(60)
        await h.store.add_outbox((NewOutbox("ledger"),), second, None)
        messenger.lane = lane_of(second)
        await post.pass_time(60)
        assert post.troubles.of_match(second) is not None
        assert messenger.told == [ANNA, BORIS]


async def test_an_invitation_that_was_never_posted_ends_with_its_time(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await begun(h)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        lobby = LobbyId(1)
        await h.store.add_outbox((NewOutbox("invitation"),), None, lobby)
        post = Post(h, Refusing(lane_of(lobby=lobby), forbidden))
        await post.pass_time(RESTS_AFTER + DAY)
        assert await h.store.next_outbox() is None
        assert post.troubles.all() == ()


async def test_a_closed_invitation_is_looked_at_at_once(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        setup = {"roster": ROSTER, "draft": "free", "goal": 5}
        proposal = Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, PACES["live"], "host", "here", (BORIS,))
        lobby = await h.app.lobby.propose(proposal, h.press())
        post = Post(h, Refusing(lane_of(lobby=lobby), forbidden))
        await post.pass_time(3600)
        assert (await h.store.next_outbox() or 0) > h.clock.now()
        await h.app.lobby.cancel(lobby, ANNA)
        assert await h.store.next_outbox() == Moment(0)
