"""What a game counts on the board: a concession denies nobody the difference (review finding 15), and points
for a table that make sense (finding 17)."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.kernel import Seat, Summary
from sfb_bot.leagues.rules.values import Points, Settings
from sfb_bot.leagues.seasons.actions import Forfeit, Start
from sfb_bot.leagues.seasons.records import GameReason, GameResult
from sfb_bot.leagues.seasons.refusals import BadSeason
from tests.leagues.seasons.season_house import SETUP, players, season_house
from tests.matches.house import HandClock

FULL = Settings(seed="lots", full_score=True)
GOAL = SETUP["goal"]
SIDES = ((Seat(0),), (Seat(1),))


async def test_who_is_given_a_game_has_reached_the_goal(tmp_path: Path) -> None:
    """Two with equal points: one was given a game at 0 : 0 and would have lost the first tie-break for it."""
    async with season_house(tmp_path) as h:
        season = await h.started(2, FULL)
        match = await h.wins(season, players(2)[0])
        view = await h.view(season)
        assert [(one.home_score, one.away_score) for one in view.loaded.games] == [(GOAL, 0)]
        assert [(line.scored, line.difference) for line in view.standings()] == [(GOAL, GOAL), (0, -GOAL)]
        # Statistics keep what was made on the board.
        kept = await h.store.finished_match(match)
        assert kept is not None
        assert (kept.summary.points, kept.summary.goal) == ((0, 0), GOAL)


async def test_seasons_of_earlier_versions_count_the_board(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        await h.wins(season, players(2)[0])
        assert [line.difference for line in (await h.view(season)).standings()] == [0, 0]


async def test_a_forfeit_still_counts_nothing_on_the_board(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, FULL)
        line = await h.line_of(season, players(2)[0])
        await h.act(season, Forfeit(line.id, line.home.id))
        assert [line.difference for line in (await h.view(season)).standings()] == [0, 0]


@pytest.mark.parametrize(
    ("ending", "winner", "reason", "scores"),
    [
        ("concession", 0, None, (5, 3)),
        ("concession", 1, None, (1, 5)),
        ("time", 0, None, (5, 3)),
        ("played", 1, None, (1, 3)),
        ("agreement", None, None, (1, 3)),
        ("organiser", 0, None, (1, 3)),
        ("concession", 0, "forfeit", (0, 0)),
        ("concession", 0, "organiser", (1, 3)),
    ],
)
def test_the_score_of_every_ending(
    ending: Any, winner: int | None, reason: GameReason | None, scores: tuple[int, int]
) -> None:
    summary = Summary(winner, ending, (1, 3), SIDES, goal=5)
    assert GameResult.of(summary, reason).scores(is_full=True) == scores


def test_where_a_game_knows_no_goal_the_board_counts() -> None:
    summary = Summary(0, "concession", (1, 3), SIDES)
    assert GameResult.of(summary).scores(is_full=True) == (1, 3)


# --- Points for a table ---


@pytest.mark.parametrize(
    ("points", "rule"),
    [
        (Points(bye=99), "bye"),
        (Points(bye=4), "bye"),
        (Points(double_forfeit=9), "double_forfeit"),
        (Points(draw=0), "double_forfeit"),
        (Points(forfeit_loss=1), "forfeit_loss"),
    ],
)
async def test_nobody_gains_by_staying_away(tmp_path: Path, points: Points, rule: str) -> None:
    async with season_house(tmp_path) as h:
        with pytest.raises(BadSeason) as refused:
            await h.create(replace(FULL, points=points))
        assert refused.value.rule == rule


async def test_seasons_stored_with_odd_points_go_on(tmp_path: Path) -> None:
    """As an earlier version let them be made."""
    odd = Points(bye=99, double_forfeit=9)
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        season = await h.create(Settings(seed="lots", format="swiss", swiss_rounds=1))
    with closing(sqlite3.connect(tmp_path / "sfb.sqlite3")) as file, file:
        file.execute(
            "UPDATE season SET settings = json_set(settings, '$.points', json(?)) WHERE id = ?",
            (json.dumps(asdict(odd)), season),
        )
    async with season_house(tmp_path, clock) as h:
        await h.join(season, *players(3))
        await h.act(season, Start())
        view = await h.view(season)
        assert view.record.settings.points == odd
        await h.play_round(season)
        assert (await h.view(season)).standings()[0].points == 99
