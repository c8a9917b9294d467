"""A match that cannot be read stands still alone: told once, tried again at each start, or ended."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sfb_bot.cli.verify import verify
from sfb_bot.kernel import Decree, Dice
from sfb_bot.matches.notices import NOTICES, EditionChanged, EndedByOrganiser, MatchReadable, MatchUnreadable
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, MatchId, UserId
from sfb_bot.matches.refusals import MatchBroken
from tests.matches.house import ANNA, BORIS, GUILD, HandClock, House, house, usual_packs
from tests.matches.silent_bot import comes

BOSS = UserId(7)
DAMAGED = "UPDATE checkpoint SET body = x'00'"


def change(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(sql)


async def begun(path: Path, clock: HandClock) -> MatchId:
    """A match in the middle of an action, with a deadline."""
    async with house(path, clock) as h:
        match = await h.match()
        await h.play_until(match, "react", Dice("quarantine"))
        return match


async def notices(h: House) -> list[object]:
    return [NOTICES.decode(row.body) for row in await h.outbox() if row.kind == "notice"]


async def test_it_is_refused_politely_and_told_once_over_all_restarts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    change(path, DAMAGED)
    for start in range(3):
        caplog.clear()
        async with house(path, clock) as h:
            await h.app.mend()
            for _ in range(3):
                with pytest.raises(MatchBroken):
                    await h.look(match)
                clock.passes(100_000)
                assert await h.app.deadlines.fire_due() == 0, "its clocks stand still"
            assert [type(one) for one in await notices(h)].count(MatchUnreadable) == 1
            record = await h.store.match_record(match)
            assert record is not None
            assert record.status == "live"
            assert "cannot be read" in record.broken
            assert record.clock.since is None
        troubles = [line for line in caplog.records if line.levelno >= logging.WARNING]
        assert len(troubles) == 1, f"one line in the log of start {start}"


async def test_it_goes_on_where_it_was_once_it_can_be_read(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    async with house(path, clock) as h:
        before = await h.look(match)
    with closing(sqlite3.connect(path)) as connection:
        bodies = connection.execute("SELECT match, seq, body FROM checkpoint").fetchall()
    change(path, DAMAGED)
    async with house(path, clock) as h:
        with pytest.raises(MatchBroken):
            await h.look(match)
    clock.passes(1_000_000)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "UPDATE checkpoint SET body = ?3 WHERE match = ?1 AND seq = ?2", [tuple(row) for row in bodies]
        )
    async with house(path, clock) as h:
        await h.app.mend()
        after = await h.look(match)
        assert (after.public, after.waiting_for, after.seq) == (before.public, before.waiting_for, before.seq)
        assert after.record.broken == ""
        assert [type(one) for one in await notices(h)] == [MatchUnreadable, MatchReadable]
        due = [d.due for d in await h.store.deadlines_of(match) if d.kind == "answer"]
        assert due == [clock.now() + PACES["live"].window], "whoever is asked has the whole time again"
        await h.answer_randomly(match, Dice("on"))
    assert (await verify(path, usual_packs())).wrong == []


@pytest.mark.parametrize("winner", [None, BORIS])
async def test_an_organiser_can_end_it(tmp_path: Path, winner: UserId | None) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    change(path, DAMAGED)
    async with house(path, clock) as h:
        verdict = Decree.CALLED_OFF if winner is None else Decree.AWARDED
        await h.app.organisers.end(match, BOSS, verdict, winner, "it is broken")
        record = await h.store.match_record(match)
        assert record is not None
        assert (record.status, record.ended_at) == ("over", clock.now())
        told = await notices(h)
        assert EndedByOrganiser("it is broken") in told
        assert (await h.store.admin_log(GUILD))[0].reason == "it is broken"
        assert await h.store.matches_of(ANNA, live_only=True) == []
        stats = await h.app.leagues.statistics.player(GUILD, "brawl", BORIS)
        assert stats.record.played == 0, "it says nothing about play"
        # The place is free for another one.
        await h.match()


async def test_all_other_matches_of_its_players_go_on(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    async with house(path, clock) as h:
        other = await h.match(channel=ChannelId(11))
    change(path, f"UPDATE match SET setup = 'x', clock = 'x', pace = 'x' WHERE id = {match}")
    async with house(path, clock) as h:
        records = await h.store.matches_of(ANNA, live_only=True)
        assert [(record.id, bool(record.broken)) for record in records] == [(other, False), (match, True)]
        await h.answer_randomly(other, Dice("other"))
        with pytest.raises(MatchBroken):
            await h.look(match)
        await h.app.organisers.end(match, BOSS, Decree.CALLED_OFF, None, "gone")
        assert len(await h.store.matches_of(ANNA, live_only=True)) == 1


async def test_a_clock_that_cannot_be_read_keeps_nobody_from_the_time_of_a_silence(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    async with house(path, clock) as h:
        await comes(h)
        other = await h.match(channel=ChannelId(11))
        due = [deadline.due for deadline in await h.store.deadlines_of(other)]
        await h.app.presence.stop()
    change(path, f"UPDATE match SET clock = 'x' WHERE id = {match}")
    clock.passes(5000)
    async with house(path, clock) as h:
        await comes(h)
        later = [deadline.due for deadline in await h.store.deadlines_of(other)]
        assert later == [each + 5000 for each in due]


async def test_a_match_whose_content_is_lost_goes_on_with_the_newest_and_says_so(tmp_path: Path) -> None:
    """The newest fits; what was being asked is asked again, from the first choice of the action."""
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    async with house(path, clock) as h:
        before = await h.look(match)
    change(path, "UPDATE match SET edition = 'lost'")
    async with house(path, clock) as h:
        after = await h.look(match)
        assert after.record.edition == usual_packs()["brawl"].rules.edition
        assert after.record.edition_since == after.record.seq <= before.record.seq
        assert after.record.ask_no > before.record.ask_no
        assert [type(one) for one in await notices(h)] == [EditionChanged]
        for _ in range(20):
            await h.answer_randomly(match, Dice("on"))
        await h.app.replays.scenes(match)
    async with house(path, clock) as h:
        await h.look(match)
        assert [type(one) for one in await notices(h)] == [EditionChanged], "told once"


async def test_a_finished_match_whose_content_is_lost_is_refused_or_shown_but_never_crashes(
    tmp_path: Path,
) -> None:
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    match = await begun(path, clock)
    async with house(path, clock) as h:
        await h.app.organisers.end(match, BOSS, Decree.CALLED_OFF, None, "enough")
    change(
        path, "UPDATE match SET edition = 'lost', setup = json_set(setup, '$.roster', json('[\"nobody\"]'))"
    )
    async with house(path, clock) as h:
        scenes = await h.app.replays.scenes(match)
        assert [scene.is_after_gap for scene in scenes] == [True]
        assert await h.app.replays.own_view(match, ANNA, scenes[0]) is not None
        record = (await h.look(match)).record
        assert record.edition == "lost", "nothing is written about a match that is over"
    report = await verify(path, usual_packs())
    assert report.notes[0].startswith(f"match {match}: was played with an earlier version of the rules")
