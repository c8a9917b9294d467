"""Fair time is the shell's: a dice race without a set-up, in which the first player moves at once."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.leagues.seasons.records import Terms
from sfb_bot.matches.records import MatchId, SeasonId, UserId
from tests.games.toy.pack import toy_pack
from tests.leagues.seasons.season_house import SLOW, WEEK, WEEKLY, SeasonHouse, players
from tests.matches.house import house

ANNA, BORIS = players(2)


@asynccontextmanager
async def race(path: Path, terms: Terms) -> AsyncGenerator[tuple[SeasonHouse, SeasonId, MatchId]]:
    """A season of two at a dice race, and their match."""
    async with house(path / "sfb.sqlite3", packs={"toy": toy_pack()}) as opened:
        h = SeasonHouse(opened)
        season = await h.create(terms=terms, game="toy", setup={"mode": "two"}, pace=replace(SLOW, hold=0))
        await h.join(season, ANNA, BORIS)
        await h.act(season, Start())
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        yield h, season, match


async def entrant_of(h: SeasonHouse, season: SeasonId, user: UserId) -> int:
    mine = (await h.view(season)).entrant_of(user)
    assert mine is not None
    return mine.id


async def test_who_plays_alone_waits_until_the_round_ends_and_wins(tmp_path: Path) -> None:
    """Questions to the one who is not there have no clock either."""
    async with race(tmp_path, WEEKLY) as (h, season, match):
        there = await h.house.user_to_act(match)
        dice = Dice("alone")
        while await h.house.user_to_act(match) == there:
            await h.house.answer_randomly(match, dice)
        assert await h.store.deadlines_of(match) == []
        await h.passes(WEEK - 1)
        assert (await h.view(season)).open_lines
        await h.passes(1)
        (line,) = (await h.view(season)).lines(1)
        assert (line.state.reason, line.state.winner) == ("no_show", await entrant_of(h, season, there))


@pytest.mark.parametrize("seed", range(8))
async def test_the_score_decides_a_race_that_is_not_over(tmp_path: Path, seed: int) -> None:
    """Some answers each, by chance; whoever has more points by then wins, and equal is a draw."""
    async with race(tmp_path, replace(WEEKLY, unfinished="score")) as (h, season, match):
        dice = Dice(f"race {seed}")
        for _ in range(4 + 2 * seed):
            await h.house.answer_randomly(match, dice)
        assert (await h.house.look(match)).record.status == "live"
        for user in (ANNA, BORIS):
            await h.app.arrivals.come(match, user)
        home, away = (await h.house.look(match)).public.points
        await h.passes(2 * WEEK)
        (line,) = (await h.view(season)).lines(1)
        ahead = None if home == away else line.entrant(0 if home > away else 1)
        assert (line.state.reason, line.state.winner) == ("score", ahead.id if ahead is not None else None)
        (game,) = line.games
        assert (game.home_score, game.away_score) == (home, away)
