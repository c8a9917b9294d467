"""Players agree when they play: proposals, reminders outside of quiet hours, clocks that start."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.leagues.seasons.actions import Pause
from sfb_bot.leagues.seasons.refusals import BadMatchTime, NoSuchPairing, NotEntered
from sfb_bot.matches.people import Preferences
from sfb_bot.matches.ports import DuplicateInteraction
from sfb_bot.matches.quiet_hours import quiet_until
from sfb_bot.matches.records import Moment, SeasonId, UserId
from tests.leagues.seasons.season_house import DAY, SLOW, WEEK, WEEKLY, SeasonHouse, players, season_house
from tests.matches.house import START, HandClock
from tests.matches.silent_bot import comes

HOUR = 3600
ANNA, BORIS = players(2)
OUT_OF_TIME = SLOW.turn + SLOW.bank
AT = Moment(START + 3 * DAY)


async def notices(h: SeasonHouse, season: SeasonId) -> list[str]:
    return [str(row.body["what"]) for row in await h.posts(season) if row.kind == "league_notice"]


async def agreed(h: SeasonHouse, at: Moment = AT, season: SeasonId | None = None) -> SeasonId:
    season = (
        season if season is not None else await h.started(2, terms=replace(WEEKLY, round_length=4 * WEEK))
    )
    assert await h.leagues.times.offer(season, ANNA, at, h.house.press()) == "offered"
    await h.leagues.times.accept(season, at, BORIS, h.house.press())
    return season


async def test_a_time_is_proposed_and_agreed(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        await h.clear()
        assert await h.leagues.times.offer(season, ANNA, AT, "press") == "offered"
        record = (await h.line_of(season, ANNA)).record
        mine = (await h.view(season)).entrant_of(ANNA)
        assert mine is not None
        assert (record.offered_time, record.offered_by, record.match_time) == (AT, mine.id, None)
        with pytest.raises(DuplicateInteraction):
            await h.leagues.times.offer(season, ANNA, AT, "press")
        with pytest.raises(BadMatchTime, match="own"):
            await h.leagues.times.accept(season, AT, ANNA, h.house.press())
        with pytest.raises(BadMatchTime, match="taken back"):
            await h.leagues.times.accept(season, Moment(AT + 1), BORIS, h.house.press())
    async with season_house(tmp_path, h.clock) as h:
        await h.leagues.times.accept(season, AT, BORIS, h.house.press())
        # A second press on the same button changes nothing.
        await h.leagues.times.accept(season, AT, BORIS, h.house.press())
        record = (await h.line_of(season, ANNA)).record
        assert (record.offered_time, record.offered_by, record.match_time) == (None, None, AT)
        assert await notices(h, season) == ["time_offered", "time_agreed"]


async def test_both_propose_the_same_time(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        await h.leagues.times.offer(season, ANNA, Moment(AT - HOUR), h.house.press())
        assert await h.leagues.times.offer(season, BORIS, AT, h.house.press()) == "offered"
        assert await h.leagues.times.offer(season, ANNA, AT, h.house.press()) == "agreed"
        assert (await h.line_of(season, ANNA)).record.match_time == AT


async def test_what_cannot_be_agreed(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3)
        offer = h.leagues.times.offer
        idle = next(line for line in (await h.view(season)).lines(1) if line.away is None).home.users[0]
        busy = next(user for user in players(3) if user != idle)
        with pytest.raises(BadMatchTime) as late:
            await offer(season, busy, Moment(START + WEEK), h.house.press())
        assert (late.value.rule, late.value.facts["until"]) == ("late", START + WEEK)
        with pytest.raises(BadMatchTime) as past:
            await offer(season, busy, Moment(START), h.house.press())
        assert past.value.rule == "past"
        with pytest.raises(NoSuchPairing):
            await offer(season, idle, AT, h.house.press())
        with pytest.raises(NotEntered):
            await offer(season, UserId(999), AT, h.house.press())
        await h.act(season, Pause())
        with pytest.raises(BadMatchTime) as paused:
            await offer(season, busy, AT, h.house.press())
        assert paused.value.rule == "paused"


@pytest.mark.parametrize("has_restart", [False, True])
async def test_clocks_start_at_the_time_agreed_even_if_one_is_not_there(
    tmp_path: Path, has_restart: bool
) -> None:
    """It is the move of one who does not come: a no-show, as the other one was there."""
    async with season_house(tmp_path) as h:
        season = await agreed(h)
        match, clock = (await h.line_of(season, ANNA)).match, h.clock
        assert match is not None
        late = await h.house.user_to_act(match)
        there = BORIS if late == ANNA else ANNA
        await h.passes(3 * DAY - 1)
        await h.app.arrivals.come(match, there)
        assert (await h.house.look(match)).record.waits
        if not has_restart:
            await h.passes(1)
    clock.passes(HOUR if has_restart else 0)
    async with season_house(tmp_path, clock) as h:
        await h.app.deadlines.fire_due()
        look = await h.house.look(match)
        assert not look.record.waits
        assert look.answer_by == h.clock.now() + OUT_OF_TIME
        await h.passes(OUT_OF_TIME)
        (line,) = (await h.view(season)).lines(1)
        mine = (await h.view(season)).entrant_of(there)
        assert mine is not None
        assert (line.state.reason, line.state.winner) == ("no_show", mine.id)


async def test_a_time_that_was_changed_does_nothing(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await agreed(h)
        await agreed(h, Moment(AT + DAY), season)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.passes(3 * DAY)
        assert (await h.house.look(match)).record.waits
        await h.passes(DAY)
        assert not (await h.house.look(match)).record.waits


async def test_players_are_reminded_a_day_and_a_quarter_of_an_hour_before(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await agreed(h)
        await h.clear()
        await h.store.save_preferences(Preferences(BORIS, reminders="off"))
        await h.passes(2 * DAY - 1)
        assert await h.posts(season) == []
        await h.passes(1)
        (row,) = await h.posts(season)
        assert (row.body["what"], row.body["users"], row.body["at"]) == ("time_soon", [ANNA], AT)
        await h.clear()
        await h.passes(DAY - 15 * 60)
        assert await notices(h, season) == ["time_soon"]
        await h.clear()
        await h.passes(HOUR)
        assert await notices(h, season) == []


async def test_a_reminder_of_an_agreed_time_waits_for_the_end_of_quiet_hours(tmp_path: Path) -> None:
    """A day before the match it is night for Anna; right before it nobody can wait."""
    async with season_house(tmp_path) as h:
        season = await agreed(h)
        await h.clear()
        hour = (START // HOUR) % 24
        likes = Preferences(ANNA, quiet_from=(hour - 1) % 24, quiet_to=(hour + 3) % 24)
        await h.store.save_preferences(likes)
        over = quiet_until(likes, Moment(START + 2 * DAY))
        assert over is not None
        await h.passes(2 * DAY)
        assert [row.body["users"] for row in await h.posts(season)] == [[BORIS]]
        await h.clear()
        clock = h.clock
    async with season_house(tmp_path, clock) as h:
        await h.passes(over - clock.now() - 1)
        assert await h.posts(season) == []
        await h.passes(1)
        assert [row.body["users"] for row in await h.posts(season)] == [[ANNA]]
        await h.clear()
        await h.passes(AT - 15 * 60 - h.clock.now())
        assert [sorted(row.body["users"]) for row in await h.posts(season)] == [[ANNA, BORIS]]


async def test_an_outage_does_not_move_what_was_agreed(tmp_path: Path) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        await comes(h.house)
        season = await agreed(h)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        clock.passes(DAY)
        await h.app.presence.look()
        await h.app.deadlines.fire_due()
        assert (await h.line_of(season, ANNA)).record.match_time == AT
        clock.passes(2 * DAY)
        h.app.clock.note()
        await h.app.deadlines.fire_due()
        assert not (await h.house.look(match)).record.waits


@pytest.mark.parametrize("has_outage", [False, True])
async def test_finding_11_a_reminder_of_a_round_waits_for_the_end_of_quiet_hours(
    tmp_path: Path, has_outage: bool
) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        await comes(h.house)
        season = await h.started(2, terms=replace(WEEKLY, remind=(2 * DAY,)))
        hour = (START // HOUR) % 24
        await h.store.save_preferences(Preferences(ANNA, quiet_from=hour, quiet_to=(hour + 6) % 24))
        await h.clear()

        async def passes(seconds: int) -> None:
            clock.passes(seconds)
            h.app.clock.note()
            await h.app.deadlines.fire_due()

        async def reminded() -> list[list[int]]:
            found = [row.body["users"] for row in await h.posts(season) if row.kind == "league_reminder"]
            await h.clear()
            return found

        await passes(5 * DAY)
        assert await reminded() == [[BORIS]]
        if has_outage:
            # The end of the round moves, and the reminder with it.
            clock.passes(12 * HOUR)
            await h.app.presence.look()
            await h.app.deadlines.fire_due()
        assert await reminded() == []
        await passes(6 * HOUR)
        assert await reminded() == [[ANNA]]
