"""Silence costs no league anything: rounds, grace, sign-up, reminders, and pairings nobody could see."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.leagues.seasons.actions import Pause, Resume
from tests.leagues.seasons.season_house import DAY, WEEK, WEEKLY, SeasonHouse, players, season_house
from tests.matches.house import HandClock
from tests.matches.silent_bot import comes

HOUR = 3600
TERMS = replace(WEEKLY, remind=(DAY,), grace=DAY)


async def passes(h: SeasonHouse, seconds: int) -> None:
    """Time passes, and the bot is there."""
    h.clock.passes(seconds)
    h.app.clock.note()
    await h.app.deadlines.fire_due()


@pytest.mark.parametrize("seconds", [20 * HOUR, 3 * WEEK, -3 * WEEK])
async def test_a_round_ends_later_by_the_time_the_bot_was_away(tmp_path: Path, seconds: int) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        await comes(h.house)
        season = await h.started(2, terms=TERMS)
        # One of the two is there, so that the other one alone is to blame.
        match = (await h.line_of(season, players(1)[0])).match
        assert match is not None
        await h.app.arrivals.come(match, players(1)[0])
        await h.app.presence.stop()
        ends_at = clock.now() + WEEK
    clock.is_set_to(clock.now() + seconds)
    async with season_house(tmp_path, clock) as h:
        await comes(h.house)
        await h.app.deadlines.fire_due()
        view = await h.view(season)
        assert view.round is not None
        assert view.round.ends_at == ends_at + seconds
        assert [line.record.due for line in view.open_lines] == [ends_at + seconds]
        await h.clear()
        await passes(h, 6 * DAY)
        # One day before the end that it has now, not before the one it had.
        assert [row.kind for row in await h.posts(season)] == ["league_reminder"]
        await h.clear()
        await passes(h, DAY)
        (line,) = (await h.view(season)).open_lines
        assert line.record.grace_of is not None
        due = line.record.due
        # Grace is given back, too.
        clock.passes(6 * HOUR)
        await h.app.presence.look()
        await h.app.deadlines.fire_due()
        (line,) = (await h.view(season)).open_lines
        assert line.record.due == due + 6 * HOUR
        await passes(h, DAY)
        assert not (await h.view(season)).open_lines


async def test_a_paused_season_gets_the_time_back_once(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await comes(h.house)
        season = await h.started(2, terms=TERMS)
        ends_at = h.clock.now() + WEEK
        await h.act(season, Pause())
        await h.app.deadlines.fire_due()
        await passes(h, HOUR)
        h.clock.passes(DAY)
        await h.app.presence.look()
        await passes(h, HOUR)
        await h.act(season, Resume())
        view = await h.view(season)
        assert view.round is not None
        assert view.round.ends_at == ends_at + DAY + 2 * HOUR


async def test_sign_up_stays_open_for_longer(tmp_path: Path) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        await comes(h.house)
        until = clock.now() + DAY
        season = await h.create(terms=replace(TERMS, starts_itself=True), signup_until=until)
        await h.join(season, *players(2))
        clock.passes(2 * DAY)
        await h.app.presence.look()
        await h.app.deadlines.fire_due()
        record = (await h.view(season)).record
        assert (record.status, record.signup_until) == ("signup", until + 2 * DAY)
        await passes(h, DAY)
        assert (await h.view(season)).record.status == "running"


async def test_a_pairing_that_nobody_could_see_is_not_decided(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await comes(h.house)
        season = await h.started(4, terms=replace(WEEKLY, loses_on_time=False))
        lost, seen = (await h.view(season)).open_lines
        assert lost.match is not None
        await passes(h, 6 * DAY)
        await h.store.lose_sight(lost.match, h.clock.now())
        h.app.cache.forget(lost.match)
        await passes(h, 2 * DAY)
        assert [line.id for line in (await h.view(season)).open_lines] == [lost.id]
        # The bot is away as well for a while: that counts once.
        h.clock.passes(DAY)
        await h.app.presence.look()
        await passes(h, DAY)
        await h.store.regain_sight(lost.match, h.clock.now(), None)
        h.app.cache.forget(lost.match)
        (line,) = (await h.view(season)).open_lines
        assert line.record.due == h.clock.now() + DAY
        await passes(h, DAY - 1)
        assert [line.id for line in (await h.view(season)).open_lines] == [lost.id]
        await passes(h, 1)
        assert lost.id not in [line.id for line in (await h.view(season)).open_lines]
        assert seen.id not in [line.id for line in (await h.view(season)).open_lines]
