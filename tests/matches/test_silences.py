"""Silences in the store: given back once, whatever fails in the middle, and to everything that runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice, Word
from sfb_bot.matches.lobby import INVITATION_LASTS, Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.ports import StoreBroken
from sfb_bot.matches.presence import ALIVE, SIGN_EVERY, WORTH_A_WORD
from sfb_bot.matches.records import ChannelId, Moment
from sfb_bot.matches.refusals import LobbyClosed, NotTimeYet
from sfb_bot.matches.silences import Silence
from sfb_bot.matches.table_clock import MOMENT
from sfb_bot.storage.silences import KEPT
from tests.matches.house import ANNA, BORIS, CHANNEL, GUILD, ROSTER, START, HandClock, house
from tests.matches.silent_bot import HOUR, AttendedClock, comes, passes, told
from tests.matches.test_time import until_window

DAILY, LIVE = PACES["daily"], PACES["live"]


async def test_what_is_missing_from_the_last_sign_on_is_given_back_once(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        await comes(h)
        match = await h.match(DAILY)
        passes(h, SIGN_EVERY)
        await h.app.presence.look()
        before = await h.store.deadlines_of(match)
    clock.passes(6 * HOUR)
    for _ in range(3):
        async with house(path, clock) as h:
            await comes(h)
            after = await h.store.deadlines_of(match)
            assert [(one.kind, one.due) for one in after] == [
                (one.kind, one.due + 6 * HOUR) for one in before
            ]
            assert len(await told(h)) == 1
            assert (await h.look(match)).record.clock.since == START + 6 * HOUR


async def test_a_crash_while_it_is_given_back_neither_loses_nor_doubles_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        await comes(h)
        match = await h.match(DAILY)
        before = (await h.look(match)).answer_by
        await h.app.presence.stop()
    assert before is not None
    clock.passes(6 * HOUR)
    async with house(path, clock) as h:

        async def fails(*_: object) -> None:
            raise StoreBroken("disk full")

        monkeypatch.setattr("sfb_bot.storage.silences._tell", fails)
        with pytest.raises(StoreBroken):
            await comes(h)
        # The time stands still until it is stored.
        clock.passes(HOUR)
        await h.app.deadlines.fire_due()
        assert h.app.clock.now() == START
        monkeypatch.undo()
    async with house(path, clock) as h:
        await comes(h)
        assert (await h.look(match)).answer_by == before + 7 * HOUR


async def test_a_reaction_and_its_hidden_moment_are_moved(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", AttendedClock()
    async with house(path, clock) as h:
        await comes(h)
        clock.table = h.app.clock
        match = await h.match(DAILY)
        seat = await until_window(h, match, Dice("window"))
        user = (ANNA, BORIS)[seat]
        assert await h.answer(match, user, "pass") == "held"
        release = min(one.due for one in await h.store.deadlines_of(match) if one.kind == "release")
        seq = (await h.look(match)).record.seq
        await h.app.presence.stop()
        clock.table = None
    clock.passes(6 * HOUR)
    async with house(path, clock) as h:
        await comes(h)
        await h.app.deadlines.fire_due()
        # At the first moment everybody would know that the answer had waited.
        assert (await h.look(match)).record.seq == seq
        loaded = await h.store.load_match(match)
        assert loaded is not None
        assert [held.release_at for held in loaded.held] == [release + 6 * HOUR]
        passes(h, release + 6 * HOUR - clock.now())
        await h.app.deadlines.fire_due()
        assert (await h.look(match)).record.seq > seq


async def test_invitations_wait_longer(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    setup = {"roster": ROSTER, "draft": "free", "goal": 5}
    proposal = Proposal(GUILD, CHANNEL, ANNA, "brawl", setup, LIVE, "host", "here", (BORIS,))
    async with house(path, clock) as h:
        await comes(h)
        lobby = await h.app.lobby.propose(proposal, h.press())
        await h.app.presence.stop()
    clock.passes(INVITATION_LASTS)
    async with house(path, clock) as h:
        await comes(h)
        await h.app.deadlines.fire_due()
        passes(h, INVITATION_LASTS - 1)
        await h.app.deadlines.fire_due()
        record = await h.store.lobby(lobby)
        assert record is not None
        assert record.status == "waiting"
        passes(h, 1)
        await h.app.deadlines.fire_due()
        with pytest.raises(LobbyClosed):
            await h.app.lobby.accept(lobby, BORIS, h.press())


async def test_whoever_came_back_during_the_silence_gets_what_was_left_of_it(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as h:
        await comes(h)
        match = await h.match(DAILY)
        user = await h.user_to_act(match)
        await h.app.matches.away(match, user, Moment(START + 4 * HOUR))
        await h.app.presence.stop()
    clock.passes(6 * HOUR)
    async with house(path, clock) as h:
        await comes(h)
        look = await h.look(match)
        assert look.record.clock.since == clock.now(), "away for four hours, then nobody was there for two"
        assert look.answer_by == clock.now() + DAILY.turn + DAILY.bank


async def test_a_sign_of_life_from_the_future_is_noticed_and_freezes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock(Moment(START + 1000 * HOUR))
    async with house(path, clock) as h:
        await comes(h)
        match = await h.match(LIVE)
        passes(h, 60)
        await h.app.presence.stop()
    clock.is_set_to(START)
    async with house(path, clock) as h:
        await comes(h)
        assert "clock moved by -" in caplog.text
        silence = (await h.store.silences(Moment(0)))[0]
        assert silence == Silence("away", Moment(START + 1000 * HOUR + 60), START)
        assert (await h.look(match)).answer_by == START + LIVE.turn + LIVE.bank - 60
        # Posts that waited for another try do not wait for a thousand hours.
        row = (await h.outbox())[0]
        await h.store.outbox_failed(row.id, Moment(START + 1000 * HOUR), "refused")
        clock.is_set_to(START - HOUR)
        await h.app.presence.look()
        due = await h.store.next_outbox()
        assert due is not None
        assert due <= clock.now()
        passes(h, LIVE.turn + LIVE.bank - 60)
        assert await h.app.deadlines.fire_due() > 0


async def test_a_clock_set_back_takes_no_time_and_gives_none(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        match = await h.match(LIVE)
        passes(h, 60)
        h.clock.is_set_to(h.clock.now() - 24 * HOUR)
        # Whoever acts before it is noticed by the watch, acts at the moment it was.
        await h.answer_randomly(match, Dice("back"))
        await h.app.presence.look()
        look = await h.look(match)
        assert look.record.clock.used == 0
        assert look.record.asked_at == h.clock.now()
        assert look.answer_by == h.clock.now() + LIVE.turn + LIVE.bank


async def test_short_silences_are_given_back_without_a_word(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        match = await h.match(LIVE)
        h.clock.passes(WORTH_A_WORD - 1)
        await h.app.presence.look()
        assert await told(h) == []
        assert (await h.look(match)).record.clock.since == h.clock.now()
        h.clock.passes(MOMENT)
        await h.app.presence.look()
        assert (await h.look(match)).record.clock.since == START + WORTH_A_WORD - 1, "only a moment"


async def test_nobody_claims_a_match_before_the_silence_is_given_back(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        match = await h.match(LIVE)
        waits = BORIS if await h.user_to_act(match) == ANNA else ANNA
        h.clock.passes(6 * HOUR)
        # The process was suspended; this press is the first thing it hears of.
        with pytest.raises(NotTimeYet):
            await h.app.matches.claim(match, waits, h.press())
        assert await h.app.deadlines.fire_due() == 0
        await h.app.presence.look()
        with pytest.raises(NotTimeYet):
            await h.app.matches.claim(match, waits, h.press())
        assert await h.app.deadlines.fire_due() == 0


async def test_a_paused_match_keeps_its_clock(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        match = await h.match(LIVE)
        passes(h, 60)
        await h.app.organisers.pause(match, ANNA, "lunch")
        before = (await h.look(match)).record
        h.clock.passes(6 * HOUR)
        await h.app.presence.look()
        after = (await h.look(match)).record
        assert after == replace(before, asked_at=after.asked_at)
        assert await told(h) == []


async def test_a_sign_is_left_while_the_bot_is_there_and_not_while_it_is_cut_off(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        passes(h, SIGN_EVERY)
        await h.app.presence.look()
        assert await h.store.note(ALIVE) == str(h.clock.now())
        h.app.presence.heard()
        lost = h.clock.now()
        h.app.presence.lose_gateway()
        for _ in range(4):
            h.clock.passes(HOUR)
            await h.app.presence.look()
            assert await h.store.note(ALIVE) == str(lost)
        h.app.presence.find_gateway()
        await h.app.presence.look()
        assert await h.store.note(ALIVE) == str(h.clock.now())


async def test_of_several_lines_the_one_that_was_silent_longest_counts(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        passes(h, SIGN_EVERY)
        await h.app.presence.look()
        h.app.presence.heard(1)
        silent = h.clock.now()
        for _ in range(4):
            passes(h, 10)
            h.app.presence.heard(0)
            h.app.presence.heard(2)
        h.app.presence.lose_gateway(0)
        assert h.app.clock.now() == silent + 40
        h.app.presence.lose_gateway(1)
        assert h.app.clock.now() == silent
        h.app.presence.lose_gateway(2)
        assert h.app.clock.now() == silent
        h.clock.passes(HOUR)
        await h.app.presence.look()
        assert await h.store.note(ALIVE) == str(silent)


async def test_two_matches_in_two_places_have_their_own_silences(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        await comes(h)
        lost, seen = await h.match(LIVE), await h.match(LIVE, channel=ChannelId(11))
        before = [(await h.look(match)).answer_by for match in (lost, seen)]
        await h.store.lose_sight(lost, h.clock.now())
        h.app.cache.forget(lost)
        passes(h, 600)
        # All of the time in which neither could be seen counts once.
        h.clock.passes(6 * HOUR)
        await h.app.presence.look()
        passes(h, 600)
        await h.store.regain_sight(lost, h.clock.now(), None)
        h.app.cache.forget(lost)
        after = [(await h.look(match)).answer_by for match in (lost, seen)]
        assert after == [(before[0] or 0) + 6 * HOUR + 1200, (before[1] or 0) + 6 * HOUR]


async def test_a_clock_that_was_set_back_explains_for_good_the_order_of_results(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3") as h:
        first, second = [await h.match(channel=ChannelId(channel)) for channel in (11, 12)]
        await h.app.matches.say(first, ANNA, Word.CONCEDE, h.press())
        now = h.clock.now()
        await h.store.add_silence(Silence("clock", now, Moment(now - 50_000)), None)
        h.clock.passes(-50_000)
        await h.app.matches.say(second, ANNA, Word.CONCEDE, h.press())
        assert await h.store.misplaced_rows() == []
        for number in range(KEPT + 1):
            now = h.clock.now()
            await h.store.add_silence(Silence("away", now, Moment(now + number)), None)
        assert await h.store.misplaced_rows() == []
        assert len(await h.store.silences(Moment(0))) == KEPT + 1
