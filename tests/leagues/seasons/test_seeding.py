"""Who is seeded where: by the ranking of the league (review finding 21), with majors and minors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Start
from sfb_bot.matches.records import SeasonId, UserId
from tests.leagues.seasons.season_house import WEEKLY, SeasonHouse, players, season_house
from tests.matches.house import GUILD

BY_RANKING = replace(WEEKLY, seeding="ranking")
MINOR = replace(WEEKLY, weight="minor")
ONE, TWO, THREE, FOUR = players(4)


async def played(h: SeasonHouse, *users: UserId, minor: bool = False) -> SeasonId:
    """A season in which everybody wins against those named later."""
    season = await h.create(terms=MINOR if minor else WEEKLY)
    await h.join(season, *users)
    await h.act(season, Start())
    while (await h.view(season)).record.status == "running":
        await h.play_round(season)
    return season


async def seeds(h: SeasonHouse, season: SeasonId) -> list[UserId]:
    entrants = (await h.view(season)).entrants
    return [one.users[0] for one in sorted(entrants, key=lambda one: one.rank) if one.status == "active"]


async def test_the_ranking_of_the_league_seeds_its_next_season(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await played(h, FOUR, THREE, TWO, ONE)
        season = await h.create(terms=BY_RANKING)
        newcomer = UserId(199)
        await h.join(season, newcomer, ONE, TWO, THREE, FOUR)
        await h.act(season, Start())
        # One and Two have the same points in the ranking; who is not ranked comes last.
        assert await seeds(h, season) == [FOUR, THREE, ONE, TWO, newcomer]


async def test_groups_are_dealt_by_the_ranking(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await played(h, FOUR, THREE, TWO, ONE)
        season = await h.create(Settings(format="groups", groups=2, seed="x"), BY_RANKING)
        await h.join(season, ONE, TWO, THREE, FOUR)
        await h.act(season, Start())
        view = await h.view(season)
        groups = {
            group: {view.entrant(line.entrant).users[0] for line in view.standings(group)}
            for group in view.groups
        }
        # Like a snake: the best and the last in one group, the two between in the other.
        assert groups == {1: {FOUR, TWO}, 2: {THREE, ONE}}


async def test_another_league_has_a_ranking_of_its_own(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await played(h, FOUR, THREE, TWO, ONE)
        season = await h.create(terms=BY_RANKING, name="Winter")
        await h.join(season, ONE, TWO, THREE, FOUR)
        await h.act(season, Start())
        assert await seeds(h, season) == [ONE, TWO, THREE, FOUR]


@pytest.mark.parametrize("minor", [False, True])
async def test_a_minor_counts_less_than_a_major(tmp_path: Path, minor: bool) -> None:
    async with season_house(tmp_path) as h:
        await played(h, ONE, TWO, minor=minor)
        (league,) = await h.leagues.leagues(GUILD)
        ranking = {UserId(one.person): one.points for one in await h.leagues.statistics.ranking(league)}
        # A major: 50 for the first place and 15 for taking part. A minor: 35, and 1 for the one match.
        assert ranking == ({ONE: 36, TWO: 1} if minor else {ONE: 65, TWO: 15})


async def test_minors_do_not_push_majors_out_of_the_ranking(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        await played(h, ONE, TWO)
        for _ in range(3):
            await played(h, TWO, ONE, minor=True)
        (league,) = await h.leagues.leagues(GUILD)
        ranking = {UserId(one.person): one.points for one in await h.leagues.statistics.ranking(league)}
        # The major still counts though three events followed, and of these the best two.
        assert ranking == {ONE: 65 + 1 + 1, TWO: 15 + 36 + 36}
