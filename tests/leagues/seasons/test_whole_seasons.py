"""Seasons from sign-up to the last result, with a restart between all of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.matches.records import SeasonId, UserId
from tests.leagues.seasons.season_house import WEEK, SeasonHouse, players, season_house
from tests.matches.house import HandClock


async def test_four_players_all_against_all(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        for number in (1, 2, 3):
            assert (await h.view(season)).season.round == number
            await h.play_round(season)
        view = await h.view(season)
        assert view.record.status == "finished"
        table = view.standings()
        # The better seeded always win: 3, 2, 1 and 0 wins of 3 points each.
        assert [(view.entrant(line.entrant).users[0], line.points) for line in table] == [
            (UserId(101), 9),
            (UserId(102), 6),
            (UserId(103), 3),
            (UserId(104), 0),
        ]
        met = Counter(frozenset(line.record.pairing.entrants) for line in view.lines())
        assert len(met) == 6
        assert set(met.values()) == {1}
        assert all(line.match is None for line in view.lines())
        assert [one.entrant for one in view.finishes] == [line.entrant for line in table]


async def play_on(
    tmp_path: Path, clock: HandClock, season: SeasonId, most: int
) -> tuple[int, SeasonHouse | None]:
    """One round after the other, each in a new process."""
    for rounds in range(1, most + 1):
        async with season_house(tmp_path, clock) as h:
            await h.play_round(season)
            if (await h.view(season)).record.status == "finished":
                return rounds, h
    raise AssertionError("the season does not end")


@pytest.mark.parametrize(
    ("count", "settings", "rounds"),
    [
        (5, Settings(seed="s", legs=2), 10),
        (6, Settings(seed="s", format="swiss", swiss_rounds=3, playoff="double", qualifiers=4), None),
        (6, Settings(seed="s", format="groups", groups=2, playoff="single", qualifiers=2, best_of=3), None),
        (6, Settings(seed="s", format="elimination", playoff="single", third_place=True, best_of=3), 3),
        (5, Settings(seed="s", format="elimination", playoff="double"), None),
    ],
)
async def test_every_format_ends_by_itself_with_a_restart_after_every_round(
    tmp_path: Path, count: int, settings: Settings, rounds: int | None
) -> None:
    clock = HandClock()
    async with season_house(tmp_path, clock) as h:
        season = await h.create(settings)
    async with season_house(tmp_path, clock) as h:
        await h.join(season, *players(count))
    async with season_house(tmp_path, clock) as h:
        await h.act(season, Start())
    played, _ = await play_on(tmp_path, clock, season, 20)
    assert rounds in (None, played)
    async with season_house(tmp_path, clock) as h:
        view = await h.view(season)
        assert view.entrant(view.finishes[0].entrant).users == (UserId(101),)
        # Won games counted straight from the matches, past the league.
        wins: Counter[UserId] = Counter()
        for each in await h.store.finished_matches(view.record.guild, "brawl"):
            if not each.is_rated or each.season != season:
                continue
            assert each.summary.winner is not None
            wins[each.users[each.summary.winner]] += 1
        games = Counter(
            view.entrant(game.winner).users[0] for game in view.loaded.games if game.winner is not None
        )
        assert games == wins
        kinds = [row.kind for row in await h.posts(season)]
        assert kinds.count("league_finished") == 1
        assert kinds.count("league_round") == view.season.round
        decided = sum(line.away is not None for line in view.lines())
        results = [row for row in await h.posts(season) if row.kind == "league_result"]
        assert sum(bool(row.body["is_decided"]) for row in results) == decided
        assert await h.store.season_deadlines(season) != []
        await h.passes(20 * WEEK)
        assert await h.store.season_deadlines(season) == []
        assert (await h.view(season)).loaded == view.loaded


async def test_several_seasons_run_side_by_side_and_stay_readable(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        first = await h.started(2)
        second = await h.create(name="Another")
        await h.join(second, *players(3))
        await h.act(second, Start())
        await h.play_round(first)
        assert (await h.view(first)).record.status == "finished"
        assert (await h.view(second)).record.status == "running"
        third = await h.create(name="autumn")
        seasons = await h.leagues.seasons((await h.view(first)).record.guild)
        assert [(one.id, one.name, one.number) for one in seasons] == [
            (third, "Autumn", 2),
            (second, "Another", 1),
            (first, "Autumn", 1),
        ]
        assert [one.name for one in await h.leagues.leagues(seasons[0].guild)] == ["Another", "Autumn"]
        assert len((await h.view(first)).standings()) == 2
