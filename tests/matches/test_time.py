"""Deadlines, hidden delays, standing orders, clocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, IllegalAnswer
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.people import Preferences
from sfb_bot.matches.quiet_hours import quiet_until
from sfb_bot.matches.records import MatchId, Moment
from sfb_bot.matches.refusals import MatchPaused, NotTimeYet
from tests.matches.house import ANNA, BORIS, STRANGER, HandClock, House, house

DAILY = PACES["daily"]


async def until_window(h: House, match: MatchId, dice: Dice) -> int:
    """Random play until somebody is asked to react; early answers wait, so time is let pass."""
    for _ in range(4000):
        look = await h.look(match, await h.user_to_act(match))
        assert look.question is not None
        if look.question.prompt == "react":
            return look.waiting_for[0]
        await h.answer_randomly(match, dice)
        if (await h.look(match, await h.user_to_act(match))).held:
            h.clock.passes(DAILY.hold)
            await h.app.deadlines.fire_due()
    raise AssertionError("no reaction window in 4000 answers")


@pytest.mark.parametrize("downtime", [False, True])
async def test_an_unanswered_window_times_out_to_no_reaction_exactly_once(
    tmp_path: Path, downtime: bool
) -> None:
    path, clock, dice = tmp_path / "sfb.sqlite3", HandClock(), Dice("window")
    async with house(path, clock) as h:
        match = await h.match(DAILY)
        seat = await until_window(h, match, dice)
        before = await h.look(match)
        assert before.answer_by == before.record.asked_at + DAILY.window
        if not downtime:
            clock.passes(DAILY.window - 1)
            await h.app.deadlines.fire_due()
            assert (await h.look(match)).record.seq == before.record.seq
            clock.passes(1)
            await h.app.deadlines.fire_due()
            await h.app.deadlines.fire_due()
    if downtime:
        clock.passes(3 * DAILY.window)
        async with house(path, clock) as h:
            await h.app.deadlines.fire_due()
            await h.app.deadlines.fire_due()
    async with house(path, clock) as h:
        entries = await h.store.entries(match, before.record.seq)
        assert [(each.entry.kind, each.entry.seat, each.entry.keys) for each in entries[:1]] == [
            ("timeout", seat, ("pass",))
        ]
        assert len([each for each in entries if each.entry.kind == "timeout"]) == 1


async def test_an_early_answer_waits_for_the_hidden_moment_and_may_be_changed(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(DAILY)
        seat = await until_window(h, match, Dice("early"))
        user = (ANNA, BORIS)[seat]
        before = await h.look(match, user)
        assert await h.answer(match, user, "pass") == "held"
        assert await h.answer(match, user, "pass") == "repeated"
        look = await h.look(match, user)
        assert look.held == ("pass",)
        assert look.record == before.record
        # The other player sees nothing of it.
        other = await h.look(match, (ANNA, BORIS)[1 - seat])
        assert other.held is None
        assert other.public == before.public
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        after = await h.store.entries(match, before.record.seq)
        assert [each.entry.kind for each in after] == ["answer"]


async def test_a_late_answer_counts_at_once(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(DAILY)
        seat = await until_window(h, match, Dice("late"))
        h.clock.passes(DAILY.hold)
        await h.app.deadlines.fire_due()
        assert await h.answer(match, (ANNA, BORIS)[seat], "pass") == "done"


async def test_a_pass_an_order_and_a_timeout_leave_the_same_public_trace(tmp_path: Path) -> None:
    """The public events of a window are the same whichever way nobody reacts."""
    traces: list[object] = []
    for way in ("pass", "order", "timeout"):
        async with house(tmp_path / f"{way}.sqlite3", HandClock()) as h:
            match = await h.match(DAILY)
            # The seed of a match is its own; play the same line up to a window in each file.
            seat = await until_window(h, match, Dice(way))
            user = (ANNA, BORIS)[seat]
            seq = (await h.look(match)).record.seq
            if way == "pass":
                await h.answer(match, user, "pass")
            elif way == "order":
                await h.app.matches.order(match, user, "pass_turn")
            h.clock.passes(DAILY.window if way == "timeout" else DAILY.hold)
            await h.app.deadlines.fire_due()
            events = await h.app.matches.events(match, seq, seq + 1)
            traces.append(type(events[0][1][0]).__name__)
    assert traces == ["ReactionPassed"] * 3


async def test_orders_at_live_pace_pass_at_once_and_only_for_this_turn(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(PACES["live"])
        dice = Dice("orders")
        await h.play_until(match, "act", dice)
        look = await h.look(match)
        defender = (ANNA, BORIS)[1 - look.waiting_for[0]]
        await h.app.matches.order(match, defender, "pass_turn")
        turn = look.record.clock.turn
        while (now := await h.look(match, await h.user_to_act(match))).record.clock.turn == turn:
            assert now.question is not None
            assert now.question.prompt != "react" or now.record.seats[now.waiting_for[0]].user != defender
            await h.answer_randomly(match, dice)
        assert (await h.look(match, defender)).order is None


async def test_turn_time_bank_claim_and_grant(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        pace = PACES["live"]
        match = await h.match(pace)
        await h.play_until(match, "act", Dice("clock"))
        look = await h.look(match)
        slow, other = (ANNA, BORIS)[look.waiting_for[0]], (ANNA, BORIS)[1 - look.waiting_for[0]]
        assert look.answer_by == h.clock.now() + pace.turn + pace.bank
        h.clock.passes(pace.turn + pace.bank - 1)
        with pytest.raises(NotTimeYet):
            await h.app.matches.claim(match, other, h.press())
        h.clock.passes(1)
        with pytest.raises(NotTimeYet):
            await h.app.matches.claim(match, slow, h.press())
        await h.app.matches.grant(match, other, 3600, h.press())
        assert (await h.look(match)).answer_by == h.clock.now() + 3600
        h.clock.passes(3600)
        await h.app.deadlines.fire_due()
        kinds = [(row.kind, row.body.get("what") if row.body else None) for row in await h.outbox()]
        assert ("reminder", "turn") in kinds
        assert (await h.app.matches.claim(match, other, h.press())).outcome == "done"
        look = await h.look(match)
        assert look.record.status == "over"
        assert look.public.outcome.reason == "time"
        assert look.record.seats[look.public.outcome.winner].user == other


async def test_that_time_is_up_is_told_once_until_more_is_given(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()

    async def told(h: House) -> int:
        await h.app.deadlines.fire_due()
        rows = await h.outbox()
        await h.store.outbox_done([row.id for row in rows])
        return sum(row.kind == "reminder" and row.body["what"] == "turn" for row in rows)

    async with house(path, clock) as h:
        pace = PACES["live"]
        match = await h.match(pace)
        await h.play_until(match, "act", Dice("clock"))
        slow = await h.user_to_act(match)
        other = BORIS if slow == ANNA else ANNA
        h.clock.passes(pace.turn + pace.bank)
        assert await told(h) == 1
        await h.app.matches.away(match, other, Moment(clock.now() + 60))
        assert await told(h) == 0
        await h.app.organisers.pause(match, STRANGER, "dinner")
        h.clock.passes(600)
    async with house(path, clock) as h:
        await h.app.organisers.resume(match, STRANGER, "back")
        assert await told(h) == 0, "the first post about it stands"
        await h.app.matches.grant(match, other, 3600, h.press())
        assert await told(h) == 0
        h.clock.passes(3599)
        assert await told(h) == 0
        h.clock.passes(1)
        assert await told(h) == 1, "the time that was given is up as well"
        await h.app.matches.away(match, other, Moment(clock.now() + 60))
        assert await told(h) == 0
        # Another question: the buttons of the first post are about an older one.
        await h.answer(match, slow, "move")
        assert await told(h) == 1


async def test_overdrawn_time_is_paid_from_the_bank_when_the_turn_ends(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        pace = PACES["live"]
        match = await h.match(pace)
        await h.play_until(match, "act", Dice("bank"))
        seat = (await h.look(match)).waiting_for[0]
        h.clock.passes(pace.turn + 100)
        await h.answer(match, (ANNA, BORIS)[seat], "end")
        look = await h.look(match)
        assert look.record.seats[seat].bank == pace.bank - 100
        assert look.record.seats[1 - seat].bank == pace.bank
        assert look.record.clock.used == 0


async def test_reminders_at_half_and_nine_tenths_but_not_in_quiet_hours(tmp_path: Path) -> None:
    for quiet in (False, True):
        async with house(tmp_path / f"{quiet}.sqlite3") as h:
            if quiet:
                await h.store.save_preferences(Preferences(ANNA, quiet_from=0, quiet_to=23))
                await h.store.save_preferences(Preferences(BORIS, quiet_from=0, quiet_to=23))
            match = await h.match(PACES["live"])
            await h.play_until(match, "act", Dice("remind"))
            await h.store.outbox_done([row.id for row in await h.outbox()])
            told: list[str] = []
            for _ in range(10):
                h.clock.passes(PACES["live"].turn // 10)
                await h.app.deadlines.fire_due()
                told += [row.body["share"] for row in await h.outbox() if row.kind == "reminder"]
                await h.store.outbox_done([row.id for row in await h.outbox()])
            assert told == ([] if quiet else ["0.5", "0.9"])


@pytest.mark.parametrize("has_answered", [False, True])
async def test_finding_11_a_reminder_in_quiet_hours_comes_at_their_end(
    tmp_path: Path, has_answered: bool
) -> None:
    """Half of the turn is over at night; in the morning the player is told, if it is still their move."""
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(PACES["daily"])
        await h.play_until(match, "act", Dice("remind"))
        user, clock = await h.user_to_act(match), h.clock
        half = clock.now() + PACES["daily"].turn // 2
        night = (half // 3600) % 24
        likes = Preferences(user, quiet_from=night, quiet_to=(night + 5) % 24)
        await h.store.save_preferences(likes)
        await h.store.outbox_done([row.id for row in await h.outbox()])
        clock.passes(half - clock.now())
        await h.app.deadlines.fire_due()
        assert [row for row in await h.outbox() if row.kind == "reminder"] == []
        over = quiet_until(likes, clock.now())
        assert over is not None
        if has_answered:
            await h.answer(match, user, "end")
    async with house(tmp_path / "sfb.sqlite3", clock) as h:
        clock.passes(over - clock.now() - 1)
        await h.app.deadlines.fire_due()
        assert user not in [row.user for row in await h.outbox() if row.kind == "reminder"]
        clock.passes(1)
        await h.app.deadlines.fire_due()
        told = [(row.user, row.body["share"]) for row in await h.outbox() if row.kind == "reminder"]
        assert told == ([] if has_answered else [(user, "0.5")])


async def test_an_absence_stops_the_clock(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        pace = PACES["live"]
        match = await h.match(pace)
        await h.play_until(match, "act", Dice("away"))
        user = await h.user_to_act(match)
        await h.app.matches.away(match, user, Moment(h.clock.now() + 5000))
        assert (await h.look(match)).answer_by == h.clock.now() + 5000 + pace.turn + pace.bank
        h.clock.passes(5000)
        await h.answer(match, user, "end")
        assert {seat.bank for seat in (await h.look(match)).record.seats} == {pace.bank}


async def test_a_pause_stops_clocks_and_refuses_answers(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        pace = PACES["live"]
        match = await h.match(pace)
        await h.play_until(match, "act", Dice("pause"))
        user = await h.user_to_act(match)
        h.clock.passes(60)
        await h.app.organisers.pause(match, BORIS, "a dispute")
        assert await h.store.deadlines_of(match) == []
        with pytest.raises(MatchPaused):
            await h.answer(match, user, "end")
        h.clock.passes(100_000)
        await h.app.organisers.resume(match, BORIS, "settled")
        assert (await h.look(match)).answer_by == h.clock.now() + pace.turn + pace.bank - 60
        log = await h.store.admin_log((await h.look(match)).record.guild)
        assert sorted((line.action, line.reason) for line in log) == [
            ("pause", "a dispute"),
            ("resume", "settled"),
        ]


async def test_an_order_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        match = await h.match(PACES["live"])
        with pytest.raises(IllegalAnswer):
            await h.app.matches.order(match, ANNA, "always_win")
        assert (await h.look(match, ANNA)).order is None
