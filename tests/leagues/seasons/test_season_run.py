"""Games, rounds and their time: everything follows by itself, once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.kernel import Decree, Word
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.late_pairings import verdict_on
from sfb_bot.leagues.seasons.records import GameRecord
from sfb_bot.matches.people import Preferences
from sfb_bot.matches.records import Moment, SeasonId, Trouble, TroubleKind, UserId
from tests.leagues.seasons.season_house import (
    BOSS,
    DAY,
    SLOW,
    WEEK,
    WEEKLY,
    SeasonHouse,
    players,
    season_house,
)
from tests.matches.house import START

ANNA, BORIS, CLEO, DORA = players(4)


async def answers(h: SeasonHouse, season: SeasonId, user: UserId) -> None:
    """The user answers the open question in their match."""
    line = await h.line_of(season, user)
    assert line.match is not None
    look = await h.house.look(line.match, user)
    assert look.question is not None
    keys = tuple(option.key for option in look.question.options[: look.question.pick[0]])
    await h.app.matches.answer(line.match, user, look.record.ask_no, keys, h.house.press())


async def games(h: SeasonHouse, season: SeasonId) -> list[GameRecord]:
    return list((await h.view(season)).loaded.games)


# --- Series ---


async def test_in_a_series_the_loser_of_a_game_starts_the_next_and_it_opens_by_itself(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, Settings(seed="x", best_of=3))
        line = await h.line_of(season, ANNA)
        first = await h.wins(season, ANNA)
        second = (await h.line_of(season, ANNA)).match
        assert second not in (None, first)
        assert second is not None
        record = await h.store.match_record(second)
        assert record is not None
        # Boris lost, so Boris starts; side 0 is the one at home.
        assert record.setup["first"] == (0 if line.home.users == (BORIS,) else 1)
        await h.wins(season, BORIS)
        await h.wins(season, BORIS)
        view = await h.view(season)
        assert view.record.status == "finished"
        assert view.entrant(view.finishes[0].entrant).users == (BORIS,)
        assert [game.number for game in view.loaded.games] == [1, 2, 3]


async def test_a_draw_counts_in_the_table_and_is_played_again_in_the_play_offs(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, Settings(seed="x", playoff="single", qualifiers=2))
        line = await h.line_of(season, ANNA)
        assert line.match is not None
        await h.draw(line.match, (ANNA, BORIS))
        view = await h.view(season)
        assert [(row.points, row.drawn) for row in view.standings()] == [(1, 1), (1, 1)]
        final = await h.line_of(season, ANNA)
        assert final.record.pairing.stage != "main"
        assert final.match is not None
        await h.draw(final.match, (ANNA, BORIS))
        again = await h.line_of(season, ANNA)
        assert again.id == final.id
        assert again.match not in (None, final.match)
        await h.wins(season, BORIS)
        assert (await h.view(season)).record.status == "finished"


async def test_a_match_that_is_called_off_does_not_count_and_is_played_again(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.app.organisers.end(match, BOSS, Decree.CALLED_OFF, None, "a mistake")
        await h.app.deadlines.fire_due()
        assert [game.reason for game in await games(h, season)] == ["void", None]
        await h.wins(season, ANNA)
        view = await h.view(season)
        assert [game.reason for game in view.loaded.games] == ["void", "played"]
        assert [row.points for row in view.standings()] == [3, 0]


async def test_a_match_awarded_by_an_organiser_is_the_result_of_its_pairing(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.app.organisers.end(match, BOSS, Decree.AWARDED, BORIS, "the other one cheated")
        await h.app.deadlines.fire_due()
        view = await h.view(season)
        assert [game.reason for game in view.loaded.games] == ["organiser"]
        assert view.entrant(view.standings()[0].entrant).users == (BORIS,)


async def test_whose_clock_runs_out_loses_without_a_claim(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, round_length=8 * WEEK))
        line = await h.line_of(season, ANNA)
        # Both are asked for their teams; Boris has a look, and only Anna answers.
        assert line.match is not None
        await h.app.arrivals.come(line.match, BORIS)
        await answers(h, season, ANNA)
        await answers(h, season, ANNA)
        await h.passes(SLOW.turn + SLOW.bank)
        view = await h.view(season)
        assert [game.reason for game in view.loaded.games] == ["timeout"]
        assert view.entrant(view.standings()[0].entrant).users == (ANNA,)
        keys = [each.entry.keys for each in await h.store.entries(line.match)]
        assert keys.count(("lost_on_time",)) == 1


async def test_nobody_loses_on_time_while_both_are_late(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, round_length=8 * WEEK))
        await answers(h, season, ANNA)
        await h.passes(SLOW.turn + SLOW.bank)
        assert [game.reason for game in await games(h, season)] == [None]


@pytest.mark.parametrize(
    ("asked", "came", "blamed", "reason", "winner"),
    [
        ((0,), {0, 1}, (0,), "forfeit", 1),
        ((1,), {0}, (1,), "no_show", 0),
        ((0,), {0}, (1,), "no_show", 0),
        ((0,), {1}, (0,), "no_show", 1),
        ((0, 1), {0}, (1,), "no_show", 0),
        ((0, 1), {0, 1}, (0, 1), "double_forfeit", None),
        ((0, 1), set(), (0, 1), "double_forfeit", None),
        ((0,), set(), (0, 1), "double_forfeit", None),
        ((1,), set(), (0, 1), "double_forfeit", None),
    ],
)
def test_who_never_came_is_to_blame_and_else_who_is_asked(
    asked: tuple[int, ...], came: set[int], blamed: tuple[int, ...], reason: str, winner: int | None
) -> None:
    verdict = verdict_on(asked, came)
    assert (verdict.blamed, verdict.reason, verdict.winner) == (blamed, reason, winner)


async def test_a_league_may_leave_the_claim_to_the_players(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, round_length=8 * WEEK, loses_on_time=False))
        await h.passes(SLOW.turn + SLOW.bank)
        assert [game.reason for game in await games(h, season)] == [None]


# --- Rounds ---


@pytest.mark.parametrize("downtime", [False, True])
async def test_who_was_to_act_when_the_round_ends_loses_and_who_never_came_is_a_no_show(
    tmp_path: Path, downtime: bool
) -> None:
    """Anna has answered, so both are asked, but the other never came; in the other match nobody came."""
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await answers(h, season, ANNA)
        against = (await h.line_of(season, ANNA)).id
        clock = h.clock
        if not downtime:
            await h.passes(WEEK - 1)
            assert (await h.view(season)).season.round == 1
            await h.passes(1)
    clock.passes(2 * DAY if not downtime else 2 * WEEK)
    for _ in range(2):
        async with season_house(tmp_path, clock) as h:
            if downtime:
                await h.app.deadlines.fire_due()
            view = await h.view(season)
            assert view.season.round >= 2
            first = [line for line in view.lines(1) if line.away is not None]
            told = {line.id == against: (line.state.reason, line.state.winner) for line in first}
            mine = view.entrant_of(ANNA)
            assert mine is not None
            assert told == {True: ("no_show", mine.id), False: ("double_forfeit", None)}
            points = {view.entrant(row.entrant).users[0]: row.points for row in view.standings(None, 1)}
            assert points[ANNA] == 2
            assert sorted(points.values()) == [0, 1, 1, 2]


async def test_who_came_and_then_stayed_away_forfeits(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        for user in (ANNA, BORIS):
            await answers(h, season, user)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        late = await h.house.user_to_act(match)
        await h.passes(WEEK)
        view = await h.view(season)
        assert [game.reason for game in view.loaded.games] == ["forfeit"]
        assert view.entrant(view.standings()[1].entrant).users == (late,)


async def test_grace_is_taken_when_it_is_needed_and_given_back_when_it_is_not(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, grace=30 * 3600))
        await answers(h, season, ANNA)
        await h.passes(WEEK)
        view = await h.view(season)
        line = await h.line_of(season, BORIS)
        boris = view.entrant_of(BORIS)
        assert boris is not None
        assert line.record.due == START + WEEK + DAY
        assert boris.grace_left == 6 * 3600
        # Six hours later Boris has answered and Anna concedes: 18 of the 24 hours come back.
        await h.passes(6 * 3600)
        await h.wins(season, BORIS)
        boris = (await h.view(season)).entrant_of(BORIS)
        assert boris is not None
        assert boris.grace_left == 24 * 3600


async def test_when_grace_is_used_up_the_rule_decides(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, grace=30 * 3600))
        await answers(h, season, ANNA)
        await h.passes(WEEK)
        await h.passes(DAY)
        await h.passes(6 * 3600 - 1)
        assert (await h.view(season)).record.status == "running"
        await h.passes(1)
        view = await h.view(season)
        assert view.record.status == "finished"
        assert [game.reason for game in view.loaded.games] == ["no_show"]
        notices = [row.body["what"] for row in await h.posts(season) if row.kind == "league_notice"]
        assert notices == ["grace", "grace"]


async def test_a_scheduled_round_does_not_open_before_its_time(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, cadence="scheduled"))
        await h.play_round(season)
        view = await h.view(season)
        assert (view.season.round, len(view.open_lines)) == (1, 0)
        await h.passes(WEEK)
        view = await h.view(season)
        assert (view.season.round, len(view.open_lines)) == (2, 2)


async def test_finding_12_rounds_on_schedule_do_not_drift_by_the_grace_used(tmp_path: Path) -> None:
    """A day of grace is used in the first round; the second ends two weeks after the start all the same."""
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, cadence="scheduled", grace=DAY))
        mine, other = (await h.view(season)).open_lines
        assert other.match is not None
        await h.concede(other.match, other.home.users[0])
        assert mine.match is not None
        await h.app.arrivals.come(mine.match, mine.home.users[0])
        await h.passes(WEEK)
        assert (await h.view(season)).season.round == 1
        await h.passes(DAY)
        view = await h.view(season)
        assert view.round is not None
        assert (view.round.number, view.round.ends_at) == (2, START + 2 * WEEK)
        assert {line.record.due for line in view.open_lines} == {START + 2 * WEEK}


async def test_half_a_round_is_left_however_long_the_one_before_took(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, cadence="scheduled", grace=5 * DAY))
        for line in (await h.view(season)).open_lines:
            assert line.match is not None
            await h.app.arrivals.come(line.match, line.home.users[0])
        for _ in range(12):
            await h.passes(DAY)
        view = await h.view(season)
        assert view.round is not None
        assert (view.round.number, view.round.ends_at) == (2, START + 12 * DAY + WEEK // 2)


@pytest.mark.parametrize("kind", ["gone", "refused", "left"])
async def test_finding_4_no_round_opens_where_nothing_can_be_shown(tmp_path: Path, kind: TroubleKind) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        (row, *_) = await h.posts(season)
        await h.store.note_trouble(row.id, Moment(START + 9 * WEEK), Trouble(row.lane, kind), [])
        await h.play_round(season)
        assert (await h.view(season)).season.round == 1
        await h.passes(3 * DAY)
        assert (await h.view(season)).season.round == 1
        assert len([one for one in await h.store.season_deadlines(season) if one.note == "step"]) == 1
        await h.store.end_trouble(row.lane)
        await h.passes(3600)
        view = await h.view(season)
        assert (view.season.round, len(view.open_lines)) == (2, 2)


async def test_players_are_reminded_once_before_the_round_ends(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, remind=(2 * DAY, DAY)))
        await h.store.save_preferences(Preferences(BORIS, reminders="off"))
        await answers(h, season, ANNA)
        await h.clear()
        clock = h.clock
        await h.passes(WEEK - 2 * DAY)
        rows = [row.body for row in await h.posts(season) if row.kind == "league_reminder"]
        line = await h.line_of(season, ANNA)
        mine = next(body for body in rows if body["pairing"] == line.id)
        # Anna's answer was to a question for Anna alone; the one after it is for both.
        assert mine["waiting"] == [*line.home.users, *(line.away.users if line.away else ())]
        assert mine["due"] == START + WEEK
        reminded = {user for body in rows for user in body["users"]}
        assert reminded == {ANNA, CLEO, DORA}
        await h.clear()
    # The second one is due while the bot is down, and still comes once.
    clock.passes(DAY + 3600)
    for _ in range(2):
        async with season_house(tmp_path, clock) as h:
            await h.app.deadlines.fire_due()
            rows = [row for row in await h.posts(season) if row.kind == "league_reminder"]
            assert len(rows) == 2


async def test_after_downtime_only_the_newest_reminder_is_sent(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, remind=(2 * DAY, DAY)))
        await h.passes(WEEK - 3600)
        rows = [row for row in await h.posts(season) if row.kind == "league_reminder"]
        assert len(rows) == 1


async def test_the_end_of_a_match_and_its_report_are_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the report cannot be written, the match has not ended either; the next try does both."""

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the power is out")

    async with season_house(tmp_path) as h:
        season = await h.started(2)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        with monkeypatch.context() as patch:
            patch.setattr("sfb_bot.storage.changes.report", broken)
            with pytest.raises(RuntimeError):
                await h.app.matches.say(match, BORIS, Word.CONCEDE, h.house.press())
    async with season_house(tmp_path, h.clock) as h:
        record = await h.store.match_record(match)
        assert record is not None
        assert record.status == "live"
        assert [game.reason for game in await games(h, season)] == [None]
        # Killed right after the end, before anything else was done: the rest follows after the restart.
        await h.app.matches.say(match, BORIS, Word.CONCEDE, h.house.press())
        assert [game.reason for game in await games(h, season)] == ["played"]
        assert (await h.view(season)).record.status == "running"
    async with season_house(tmp_path, h.clock) as h:
        await h.app.deadlines.fire_due()
        assert (await h.view(season)).record.status == "finished"


async def test_a_deadline_of_a_round_that_is_over_does_nothing(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.passes(DAY)
        await h.play_round(season)
        view = await h.view(season)
        assert view.round is not None
        assert view.round.ends_at == START + DAY + WEEK
        await h.passes(WEEK - DAY)
        assert h.clock.now() == Moment(START + WEEK)
        assert (await h.view(season)).loaded == view.loaded
