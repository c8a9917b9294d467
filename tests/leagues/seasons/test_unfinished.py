"""What is unfinished when a round ends: nobody is caught out, and the season's rule decides the rest."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import get_args

import pytest

from sfb_bot.kernel import Dice
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Award, Change, CloseRound, Start, Undo
from sfb_bot.leagues.seasons.refusals import BadSeason
from sfb_bot.leagues.seasons.setting_table import SETTINGS
from sfb_bot.leagues.seasons.terms import Terms, Unfinished
from sfb_bot.matches.records import NEVER, MatchId, SeasonId, UserId
from sfb_bot.storage.season_rows import terms
from tests.leagues.seasons.season_house import DAY, SLOW, WEEK, WEEKLY, SeasonHouse, players, season_house
from tests.leagues.seasons.test_fair_time import decided, points
from tests.matches.house import START

HOUR = 3600
ANNA, BORIS = players(2)
# Answers off turn count at once, so that a match can be played while the clock stands.
PACE = replace(SLOW, hold=0)


async def match_of(h: SeasonHouse, season: SeasonId) -> MatchId:
    match = (await h.line_of(season, ANNA)).match
    assert match is not None
    return match


async def under_way(h: SeasonHouse, with_terms: Terms, settings: Settings | None = None) -> SeasonId:
    """Both have come, the set-up is over, and it is up to one of them."""
    season = await h.create(settings, with_terms, pace=PACE)
    await h.join(season, ANNA, BORIS)
    await h.act(season, Start())
    await set_up(h, season)
    return season


async def set_up(h: SeasonHouse, season: SeasonId) -> None:
    match, dice = await match_of(h, season), Dice("set up")
    while (await h.house.look(match)).is_preparing:
        await h.house.answer_randomly(match, dice)


async def hands_over(h: SeasonHouse, season: SeasonId) -> UserId:
    """Whoever is to act acts until it is up to the other one, who is named."""
    match, dice = await match_of(h, season), Dice(f"hands over {h.clock.now()}")
    before = after = await h.house.user_to_act(match)
    while after == before:
        await h.house.answer_randomly(match, dice)
        after = await h.house.user_to_act(match)
    return after


async def loser(h: SeasonHouse, season: SeasonId) -> tuple[str | None, UserId]:
    line = await decided(h, season)
    assert line.away is not None
    lost = next(one for one in (line.home, line.away) if one.id == line.state.loser)
    return line.state.reason, lost.users[0]


async def test_finding_3_a_move_right_before_the_end_leaves_the_other_one_time_to_answer(
    tmp_path: Path,
) -> None:
    """The pace gives days for a turn, so a day is left for the answer, and nobody pays grace for it."""
    async with season_house(tmp_path) as h:
        season = await under_way(h, replace(WEEKLY, grace=DAY))
        await h.passes(WEEK - 60)
        sniped = await hands_over(h, season)
        await h.clear()
        await h.passes(60)
        line = await h.line_of(season, ANNA)
        assert (line.record.due, line.record.extended) == (START + WEEK - 60 + DAY, DAY - 60)
        assert line.record.grace_of is None
        assert {one.grace_left for one in (await h.view(season)).entrants} == {DAY}
        told = [row.body["what"] for row in await h.posts(season) if row.kind == "league_notice"]
        assert told == ["least_answer"]
        clock = h.clock
    clock.passes(DAY - 60)
    async with season_house(tmp_path, clock) as h:
        # Then the grace of the one who did not answer, and at last the rule.
        await h.app.deadlines.fire_due()
        assert (await h.line_of(season, ANNA)).record.due == START + WEEK - 60 + 2 * DAY
        await h.passes(DAY)
        assert await loser(h, season) == ("forfeit", sniped)


async def test_nobody_gets_more_time_by_going_on_with_their_own_turn(tmp_path: Path) -> None:
    """It has been up to them for days, whatever they chose a minute ago."""
    async with season_house(tmp_path) as h:
        season = await under_way(h, WEEKLY)
        match = await match_of(h, season)
        await h.passes(WEEK - 60)
        late, dice = await h.house.user_to_act(match), Dice("own turn")
        await h.house.answer_randomly(match, dice)
        assert await h.house.user_to_act(match) == late
        await h.passes(60)
        assert await loser(h, season) == ("forfeit", late)


@pytest.mark.parametrize("limit", [2 * HOUR, 3 * DAY])
async def test_time_for_answers_has_a_limit(tmp_path: Path, limit: int) -> None:
    async with season_house(tmp_path) as h:
        season = await under_way(h, replace(WEEKLY, most_extension=limit))
        await h.passes(WEEK - 60)
        for _ in range(20):
            await hands_over(h, season)
            line = await h.line_of(season, ANNA)
            await h.passes(line.record.due - h.clock.now() - 30)
            if (await h.view(season)).record.status == "finished":
                break
            asked = await hands_over(h, season)
            await h.passes(30)
            if (await h.view(season)).record.status == "finished":
                assert await loser(h, season) == ("forfeit", asked)
                break
        assert h.clock.now() == START + WEEK + limit


async def test_a_season_may_leave_less_time_or_none(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await under_way(h, replace(WEEKLY, least_answer=0))
        await h.passes(WEEK - 60)
        sniped = await hands_over(h, season)
        await h.passes(60)
        assert await loser(h, season) == ("forfeit", sniped)


async def test_a_round_that_an_organiser_ends_is_over(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await under_way(h, WEEKLY)
        asked = await hands_over(h, season)
        effects = await h.act(season, CloseRound())
        assert [one.what for one in effects] == ["closes_round", "decides"]
        assert await loser(h, season) == ("forfeit", asked)


def test_terms_of_earlier_versions_have_the_rules_of_today() -> None:
    stored = asdict(WEEKLY)
    for name in ("least_answer", "most_extension", "unfinished"):
        del stored[name]
    old = terms(json.dumps(stored))
    assert (old.unfinished, old.most_extension) == ("asked", 3 * DAY)
    assert old.least_answer_at(SLOW) == DAY
    assert old.least_answer_at(replace(SLOW, turn=600)) == 600


# --- The rule ---


async def scored(h: SeasonHouse, season: SeasonId) -> tuple[int, int]:
    """They play until one of them leads; the points by side."""
    match, dice = await match_of(h, season), Dice("until one leads")
    while True:
        look = await h.house.look(match)
        assert look.record.status == "live"
        one, two = look.public.vp
        if one != two:
            return one, two
        await h.house.answer_randomly(match, dice)


@pytest.mark.parametrize("stage", ["main", "playoff"])
async def test_the_score_on_the_board_decides_where_the_season_says_so(tmp_path: Path, stage: str) -> None:
    async with season_house(tmp_path) as h:
        single = Settings(seed="x", playoff="single", qualifiers=2)
        season = await under_way(h, replace(WEEKLY, unfinished="score"), single if stage != "main" else None)
        if stage != "main":
            await h.wins(season, ANNA)
            await set_up(h, season)
        board = await scored(h, season)
        line = await h.line_of(season, ANNA)
        ahead = line.entrant(0 if board[0] > board[1] else 1)
        assert ahead is not None
        await h.passes(2 * WEEK)
        done = (await h.view(season)).line(line.id)
        assert (done.state.reason, done.state.winner) == ("score", ahead.id)
        (game,) = done.games
        assert (game.home_score, game.away_score) == board
        if stage == "main":
            # A whole win, and nothing about anybody's play.
            assert (await points(h, season))[ahead.users[0]] == 3
            assert game.match is not None
            kept = await h.store.finished_match(game.match)
            assert kept is not None
            assert not kept.is_rated


async def test_an_equal_score_is_a_draw_and_in_play_offs_whoever_is_to_act_loses(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        settings = Settings(seed="x", playoff="single", qualifiers=2)
        season = await under_way(h, replace(WEEKLY, unfinished="score"), settings)
        await h.passes(WEEK)
        (main,) = (await h.view(season)).lines(1)
        assert (main.state.decided, main.state.winner, main.state.reason) == (True, None, "score")
        assert await points(h, season) == {ANNA: 1, BORIS: 1}
        await set_up(h, season)
        asked = await h.house.user_to_act(await match_of(h, season))
        await h.passes(WEEK)
        (final,) = (await h.view(season)).lines(2)
        assert final.away is not None
        lost = next(one for one in (final.home, final.away) if one.id == final.state.loser)
        assert (final.state.reason, lost.users) == ("forfeit", (asked,))


async def test_who_leads_a_series_wins_it_by_score(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await under_way(h, replace(WEEKLY, unfinished="score"), Settings(seed="x", best_of=3))
        await h.wins(season, BORIS)
        await set_up(h, season)
        await h.passes(WEEK)
        assert await loser(h, season) == ("score", ANNA)


@pytest.mark.parametrize("unfinished", get_args(Unfinished))
async def test_who_never_came_does_not_win_by_any_rule(tmp_path: Path, unfinished: Unfinished) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, unfinished=unfinished))
        match = await match_of(h, season)
        await h.app.arrivals.come(match, await h.house.user_to_act(match))
        there = await h.house.user_to_act(match)
        await h.passes(WEEK)
        reason, lost = await loser(h, season)
        assert reason == "no_show"
        assert lost != there


async def test_a_season_may_give_more_time_within_a_limit(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await under_way(h, replace(WEEKLY, unfinished="extend", most_extension=2 * DAY + HOUR))
        asked = await h.house.user_to_act(await match_of(h, season))
        await h.passes(WEEK)
        assert (await h.line_of(season, ANNA)).record.due == START + WEEK + DAY
        await h.passes(DAY)
        await h.passes(DAY)
        assert (await h.line_of(season, ANNA)).record.due == START + WEEK + 2 * DAY + HOUR
        await h.passes(HOUR)
        assert await loser(h, season) == ("forfeit", asked)


async def test_a_season_may_leave_what_is_unfinished_to_its_organisers(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await under_way(h, replace(WEEKLY, unfinished="organiser"))
        await h.clear()
        await h.passes(WEEK)
        line = await h.line_of(season, ANNA)
        assert line.record.due == NEVER
        await h.passes(2 * DAY)
        told = [row.body["what"] for row in await h.posts(season) if row.kind == "league_notice"]
        assert told == ["undecided"], "once"
        mine = (await h.view(season)).entrant_of(ANNA)
        assert mine is not None
        await h.act(season, Award(line.id, mine.id))
        assert await loser(h, season) == ("organiser", BORIS)


@pytest.mark.parametrize(
    ("name", "before", "value"),
    [("unfinished", "asked", "score"), ("least_answer", DAY, 3 * HOUR), ("most_extension", 3 * DAY, 0)],
)
async def test_organisers_change_the_rule_and_take_it_back(
    tmp_path: Path, name: str, before: str | int, value: str | int
) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        (told, *_) = await h.act(season, Change(name, value))
        assert (told.facts["before"], told.facts["value"]) == (before, value)
        assert SETTINGS[name].read((await h.view(season)).record) == value
        await h.act(season, Undo())
        assert SETTINGS[name].read((await h.view(season)).record) == before


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("unfinished", "never", "choice"),
        ("least_answer", 91 * DAY, "least_answer"),
        ("most_extension", 91 * DAY, "most_extension"),
    ],
)
async def test_what_the_rule_cannot_be(tmp_path: Path, name: str, value: str | int, rule: str) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        with pytest.raises(BadSeason) as bad:
            await h.act(season, Change(name, value))
        assert bad.value.rule == rule
