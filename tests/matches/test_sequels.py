"""Matches that follow one another by themselves: once, at the same place, and in a league as one game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.cli.verify import verify
from sfb_bot.kernel import CARRIED, FIRST_SEAT, Word
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import PACES
from sfb_bot.matches.records import ChannelId, Deadline, MatchId, MatchRecord, UserId
from tests.games.toy.linked import linked_pack
from tests.leagues.seasons.season_house import SLOW, WEEKLY, SeasonHouse
from tests.matches.house import ANNA, BORIS, CHANNEL, GUILD, House, house

PACKS = {"toy": linked_pack()}


async def short_race(h: House, channel: ChannelId = CHANNEL) -> MatchId:
    setup = {"mode": "two", "length": "short"}
    proposal = Proposal(GUILD, channel, ANNA, "toy", setup, PACES["live"], "host", "here", (BORIS,))
    lobby = await h.app.lobby.propose(proposal, h.press())
    match = await h.app.lobby.accept(lobby, BORIS, h.press())
    assert match is not None
    return match


async def record_of(h: House, match: MatchId) -> MatchRecord:
    record = await h.store.match_record(match)
    assert record is not None
    return record


async def owed(h: House, match: MatchId) -> list[Deadline]:
    return [each for each in await h.store.deadlines_of(match) if each.kind == "sequel"]


async def test_the_next_match_begins_by_itself_at_the_same_place(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=PACKS) as h:
        first = await short_race(h)
        await h.app.matches.say(first, BORIS, Word.CONCEDE, h.press())
        assert len(await owed(h, first)) == 1
        await h.app.deadlines.fire_due()
        (second,) = await h.store.live_matches()
        before, after = await record_of(h, first), await record_of(h, second)
        assert (after.channel, after.guild, after.pace) == (before.channel, before.guild, before.pace)
        assert [seat.user for seat in after.seats] == [ANNA, BORIS]
        assert (after.setup["length"], after.setup[CARRIED]) == ("long", [0, 0])
        assert after.setup[FIRST_SEAT] == 1
        rows = [row.kind for row in await h.store.pending_outbox(h.clock.now(), 100) if row.match == second]
        assert rows == ["opening", "ledger"]
        assert not await owed(h, first)


async def test_nothing_follows_the_last_one(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=PACKS) as h:
        first = await short_race(h)
        await h.app.matches.say(first, BORIS, Word.CONCEDE, h.press())
        await h.app.deadlines.fire_due()
        (second,) = await h.store.live_matches()
        await h.app.matches.say(second, ANNA, Word.CONCEDE, h.press())
        await h.app.deadlines.fire_due()
        assert await h.store.live_matches() == []
        assert await h.store.next_due() is None


async def test_it_begins_once_though_the_bot_is_started_anew_in_between(tmp_path: Path) -> None:
    file = tmp_path / "sfb.sqlite3"
    async with house(file, packs=PACKS) as h:
        first = await short_race(h)
        await h.app.matches.say(first, BORIS, Word.CONCEDE, h.press())
        (deadline,) = await owed(h, first)
    async with house(file, packs=PACKS) as h:
        await h.app.deadlines.fire_due()
        (second,) = await h.store.live_matches()
        # As if it had fired just when the last process died.
        await h.app.deadlines._sequels.begin(deadline)  # pyright: ignore[reportPrivateUsage]
        assert await h.store.live_matches() == [second]


async def test_it_waits_for_its_place(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=PACKS) as h:
        first = await short_race(h)
        await h.app.matches.say(first, BORIS, Word.CONCEDE, h.press())
        other = await short_race(h)
        await h.app.deadlines.fire_due()
        assert await h.store.live_matches() == [other]
        await h.app.matches.say(other, BORIS, Word.CONCEDE, h.press())
        await h.app.deadlines.fire_due()
        (follows_other,) = await h.store.live_matches()
        await h.app.matches.say(follows_other, BORIS, Word.CONCEDE, h.press())
        h.clock.passes(600)
        h.app.clock.note()
        await h.app.deadlines.fire_due()
        (second,) = await h.store.live_matches()
        assert (await record_of(h, second)).setup["length"] == "long"


async def test_nobody_waits_for_one_who_asked_to_be_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=PACKS) as h:
        first = await short_race(h)
        await h.app.deletions.forget(BORIS)
        await h.app.matches.say(first, ANNA, Word.CONCEDE, h.press())
        await h.app.deadlines.fire_due()
        assert await h.store.live_matches() == []
        assert not await owed(h, first)


async def test_a_rematch_begins_anew_with_nothing_carried_over(tmp_path: Path) -> None:
    async with house(tmp_path / "sfb.sqlite3", packs=PACKS) as h:
        first = await short_race(h)
        await h.app.matches.say(first, BORIS, Word.CONCEDE, h.press())
        await h.app.deadlines.fire_due()
        (second,) = await h.store.live_matches()
        await h.app.matches.say(second, BORIS, Word.CONCEDE, h.press())
        again = await h.app.rematches.ask(await record_of(h, second), ANNA, h.press())
        lobby = await h.store.lobby(again.lobby)
        assert lobby is not None
        assert CARRIED not in lobby.setup


@pytest.mark.parametrize("winner", [ANNA, BORIS])
async def test_in_a_league_the_last_match_is_the_result_of_the_game(tmp_path: Path, winner: UserId) -> None:
    file = tmp_path / "sfb.sqlite3"
    async with house(file, packs=PACKS) as opened:
        h = SeasonHouse(opened)
        setup = {"mode": "two", "length": "short"}
        season = await h.create(terms=WEEKLY, game="toy", setup=setup, pace=replace(SLOW, hold=0))
        await h.join(season, ANNA, BORIS)
        await h.act(season, Start())
        first = (await h.line_of(season, ANNA)).match
        assert first is not None
        loser = BORIS if winner == ANNA else ANNA
        place = ChannelId(77)
        await h.store.move_match(first, place)
        await opened.app.matches.say(first, ANNA if winner == ANNA else BORIS, Word.CONCEDE, opened.press())
        await opened.app.deadlines.fire_due()
        line = await h.line_of(season, ANNA)
        assert line.match is not None
        assert line.match != first
        assert not line.state.decided
        await opened.app.matches.say(line.match, loser, Word.CONCEDE, opened.press())
        await opened.app.deadlines.fire_due()
        (decided,) = (await h.view(season)).lines(1)
        mine = (await h.view(season)).entrant_of(winner)
        assert mine is not None
        assert decided.state.winner == mine.id
    found = await verify(file, PACKS)
    assert not found.wrong, found.wrong
