"""Seasons when cards change, and when one of their matches cannot be read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Award, Finish
from sfb_bot.matches.records import MatchId
from tests.conformance.test_editions import changed_pack
from tests.leagues.seasons.season_house import DAY, WEEK, SeasonHouse, season_house
from tests.matches.house import HandClock, house


async def test_a_season_opens_its_next_round_though_a_champion_is_gone(tmp_path: Path) -> None:
    """It was agreed over six champions; those that are left are played with from then on."""
    path, clock = tmp_path / "sfb.sqlite3", HandClock()
    async with house(path, clock) as opened:
        h = SeasonHouse(opened)
        season = await h.started(3, Settings(seed="lots"))
        (line,) = [line for line in (await h.view(season)).lines() if line.match is not None]
        first = line.match
    pack = changed_pack("brawl", "removed")
    async with house(path, clock, packs={"brawl": pack}) as opened:
        h = SeasonHouse(opened)
        assert first is not None
        await h.play_round(season)
        await h.passes(8 * DAY)
        (line,) = [line for line in (await h.view(season)).open_lines if line.match is not None]
        assert line.match is not None
        records = [await h.store.match_record(match) for match in (first, line.match)]
        rosters = [record.setup["roster"] for record in records if record is not None]
        assert set(rosters[1]) < set(rosters[0])
        editions = [record.edition for record in records if record is not None]
        assert editions[1] == pack.rules.edition != editions[0]


def damage(path: Path) -> None:
    with closing(sqlite3.connect(path / "sfb.sqlite3")) as connection, connection:
        connection.execute("UPDATE checkpoint SET body = x'00' WHERE match = 1")


async def test_nobody_loses_a_match_that_cannot_be_read_and_an_organiser_awards_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        season = await h.started(4)
    damage(tmp_path)
    async with season_house(tmp_path, clock) as h:
        await h.passes(3 * WEEK)
        view = await h.view(season)
        (broken,) = [line for line in view.lines() if line.match == 1]
        assert not broken.state.decided, "nobody is to blame"
        await h.act(season, Award(broken.id, broken.home.id))
        (after,) = [line for line in (await h.view(season)).lines() if line.id == broken.id]
        assert after.state.winner == broken.home.id


async def test_a_season_with_such_a_match_can_be_ended(tmp_path: Path) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        season = await h.started(2)
    damage(tmp_path)
    async with season_house(tmp_path, clock) as h:
        await h.act(season, Finish())
        await h.passes(DAY)
        record = await h.store.match_record(MatchId(1))
        assert record is not None
        assert record.status == "over"
