"""Results that are put right, with everything that follows from them (finding 8 of the review)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import (
    Action,
    Award,
    Correct,
    Drop,
    Finish,
    OpenRound,
    Pause,
    ReopenRound,
    Replay,
    Substitute,
    Undo,
    decode_action,
    encode_action,
)
from sfb_bot.leagues.seasons.refusals import CannotCorrect, CannotUndo, NoSuchPairing, RoundOpen
from sfb_bot.matches.records import UserId
from tests.leagues.seasons.refusals import entrant, refused
from tests.leagues.seasons.season_facts import first_line, loser_of, points, ratings, told, winner_of
from tests.leagues.seasons.season_house import DAY, WEEKLY, players, season_house

ANNA, BORIS, CLEO, DORA = players(4)


@pytest.mark.parametrize(
    "action",
    [Correct(1, "win", 2, 5, 3, 1), Correct(1, "draw"), Replay(3), Replay(3, 2), ReopenRound()],  # pyright: ignore[reportArgumentType]
)
def test_a_correction_survives_between_preview_and_confirmation(action: Action) -> None:
    assert decode_action(encode_action(action)) == action


async def test_a_result_goes_to_the_other_and_the_match_stays_as_it_was_played(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        match = await h.wins(season, ANNA)
        line = await first_line(h, season, ANNA)
        other = line.other(await entrant(h, season, ANNA))
        assert other is not None
        assert set(await ratings(h, season)) == {ANNA, other.users[0]}
        kept = await h.store.finished_match(match)
        effects = await h.act(season, Correct(line.id, "win", other.id), reason="the wrong one conceded")
        assert told(effects)[:3] == ["was_decided", "decides", "unrates"]
        moved = {user: one for one in effects if one.what == "table_moves" for user in one.facts["users"]}
        assert (moved[ANNA].facts["had"], moved[ANNA].facts["has"]) == (3, 0)
        assert (moved[other.users[0]].facts["was"], moved[other.users[0]].facts["is"]) != (1, 1)
        now = await first_line(h, season, ANNA)
        assert (now.state.winner, now.state.reason) == (other.id, "organiser")
        assert (await points(h, season))[other.users[0]] == 3
        assert (await points(h, season))[ANNA] == 0
        assert await h.store.finished_match(match) == replace(kept, is_rated=False)  # pyright: ignore[reportArgumentType]
        assert await ratings(h, season) == {}
        log = (await h.leagues.actions(season))[0]
        assert (log.action, log.reason) == ("correct", "the wrong one conceded")
        await h.act(season, Undo(), reason="it was right after all")
        assert (await points(h, season))[ANNA] == 3
        assert await h.store.finished_match(match) == kept
        assert set(await ratings(h, season)) == {ANNA, other.users[0]}


@pytest.mark.parametrize(
    ("result", "own", "others"),
    [("draw", 1, 1), ("forfeit", 0, 2), ("double_forfeit", 1, 1), ("win", 3, 0)],
)
async def test_every_result_can_be_given_to_open_and_to_decided_pairings(
    tmp_path: Path, result: Any, own: int, others: int
) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, cadence="scheduled"))
        played, opened = (await h.view(season)).open_lines
        assert played.match is not None
        await h.concede(played.match, played.home.users[0])
        for line in (played, opened):
            assert line.away is not None
            chosen = line.home.id if result in ("win", "forfeit") else None
            await h.act(season, Correct(line.id, result, chosen))
            assert (await points(h, season))[line.home.users[0]] == own
            assert (await points(h, season))[line.away.users[0]] == others
        # Nothing of it says anything about strength.
        assert await ratings(h, season) == {}


async def test_a_score_is_put_right_and_who_won_stays(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.wins(season, ANNA)
        line = await first_line(h, season, ANNA)
        rated = await ratings(h, season)
        home, away = (5, 2) if line.side(winner_of(line)) == 0 else (2, 5)
        effects = await h.act(season, Correct(line.id, "score", None, home, away))
        assert "unrates" not in told(effects)
        now = await first_line(h, season, ANNA)
        assert (now.state.home_score, now.state.away_score) == (home, away)
        assert now.state.winner == line.state.winner
        assert await ratings(h, season) == rated
        first = (await h.view(season)).standings()[0]
        assert (first.scored, first.conceded) == (5, 2)
        await refused(
            tmp_path, CannotCorrect, "same", h.act(season, Correct(line.id, "score", None, home, away))
        )
        await refused(tmp_path, CannotCorrect, "score", h.act(season, Correct(line.id, "score")))
        await refused(tmp_path, CannotCorrect, "score", h.act(season, Correct(line.id, "score", None, -1, 2)))


async def test_a_game_of_an_earlier_round_is_played_again_and_the_next_round_waits_for_it(
    tmp_path: Path,
) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        await h.wins(season, ANNA)
        line = await first_line(h, season, ANNA)
        effects = await h.act(season, Replay(line.id), reason="the rules were read wrongly")
        assert told(effects)[:3] == ["was_decided", "plays_again", "unrates"]
        assert "rounds_stay" in told(effects)
        assert "can_reopen" not in told(effects)
        again = await first_line(h, season, ANNA)
        assert [game.reason for game in again.games] == ["void", None]
        assert again.match is not None
        assert again.record.due >= h.clock.now() + DAY
        # The rest of the second round ends, and the third is not opened before.
        for one in (await h.view(season)).open_lines:
            if one.id != line.id and one.match is not None:
                await h.concede(one.match, one.home.users[0])
        assert (await h.view(season)).season.round == 2
        assert [one.id for one in (await h.view(season)).open_lines] == [line.id]
        await h.concede(again.match, ANNA)
        assert (await h.view(season)).season.round == 3
        assert (await first_line(h, season, ANNA)).state.loser == await entrant(h, season, ANNA)


async def test_a_game_played_again_is_decided_by_rule_when_its_own_time_is_up(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        line = await first_line(h, season, ANNA)
        await h.act(season, Replay(line.id))
        due = (await h.view(season)).line(line.id).record.due
        await h.passes(due - h.clock.now())
        assert (await h.view(season)).line(line.id).state.reason in ("no_show", "forfeit", "double_forfeit")


async def test_undo_of_an_award_that_opened_the_next_round_is_not_refused(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        await h.play_but(season, line)
        await h.act(season, Award(line.id, await entrant(h, season, ANNA)))
        assert (await h.view(season)).season.round == 2
        effects = await h.act(season, Undo())
        assert told(effects)[:3] == ["undoes", "was_decided", "plays_again"]
        assert "can_reopen" in told(effects)
        assert (await h.view(season)).line(line.id).match is not None


async def test_a_round_without_results_is_taken_back_and_paired_again(tmp_path: Path) -> None:
    settings = Settings(seed="s", format="swiss", swiss_rounds=3)
    async with season_house(tmp_path) as h:
        season = await h.started(6, settings)
        await refused(tmp_path, RoundOpen, "earliest", h.act(season, ReopenRound()))
        await h.play_round(season)
        before = [line.record.pairing.entrants for line in (await h.view(season)).lines(2)]
        matches = [line.match for line in (await h.view(season)).lines(2)]
        line = await first_line(h, season, ANNA)
        effects = await h.act(season, ReopenRound(), reason="a wrong result")
        assert told(effects) == ["reopens", *["cancels_match"] * 3, "waits_for_round"]
        view = await h.view(season)
        assert (view.season.round, view.lines(2)) == (1, ())
        for match in matches:
            assert match is not None
            record = await h.store.match_record(match)
            assert record is not None
            assert record.status == "over"
        await h.act(season, Correct(line.id, "win", loser_of(line)))
        await h.passes(30 * DAY)
        assert (await h.view(season)).season.round == 1
        await h.act(season, OpenRound())
        view = await h.view(season)
        assert view.season.round == 2
        assert [one.record.pairing.entrants for one in view.lines(2)] != before
        await h.wins(season, ANNA)
        await refused(tmp_path, RoundOpen, "played", h.act(season, ReopenRound()))


async def test_games_of_a_series_are_put_right_one_by_one(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, Settings(seed="s", best_of=3), replace(WEEKLY, cadence="scheduled"))
        await h.wins(season, ANNA)
        await h.wins(season, ANNA)
        line = await first_line(h, season, ANNA)
        anna = await entrant(h, season, ANNA)
        other = line.other(anna)
        assert other is not None
        assert line.state.decided
        effects = await h.act(season, Correct(line.id, "win", other.id, game=1))
        assert told(effects)[:2] == ["was_decided", "plays_again"]
        now = await first_line(h, season, ANNA)
        assert (now.state.decided, now.match is not None, len(now.counted)) == (False, True, 2)
        assert (await ratings(h, season))[ANNA] == 1
        await refused(tmp_path, CannotCorrect, "game", h.act(season, Replay(line.id, 3)))
        await h.act(season, Undo())
        assert (await first_line(h, season, ANNA)).state.winner == anna
        assert (await first_line(h, season, ANNA)).match is None
        assert (await ratings(h, season))[ANNA] == 2


async def test_byes_and_what_was_played_again_cannot_be_put_right(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(5, terms=replace(WEEKLY, cadence="scheduled"))
        bye = next(one for one in (await h.view(season)).lines() if one.away is None)
        await refused(tmp_path, NoSuchPairing, "bye", h.act(season, Correct(bye.id, "draw")))
        line = (await h.view(season)).open_lines[0]
        await refused(tmp_path, CannotCorrect, "open", h.act(season, Replay(line.id)))
        assert line.match is not None
        await h.concede(line.match, line.home.users[0])
        await h.act(season, Replay(line.id))
        again = (await h.view(season)).line(line.id)
        assert again.match is not None
        await h.concede(again.match, line.home.users[0])
        await refused(tmp_path, CannotUndo, "results", h.act(season, Undo()))


async def test_a_finish_right_after_the_start_has_no_champion_and_can_be_undone(tmp_path: Path) -> None:
    """Finding 6 of the review."""
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        effects = await h.act(season, Finish())
        assert told(effects) == ["finishes", "has_no_champion"]
        view = await h.view(season)
        assert (view.record.status, view.champion) == ("finished", None)
        league = (await h.leagues.leagues(view.record.guild))[0]
        assert await h.leagues.statistics.ranking(league) == ()
        assert (await h.leagues.statistics.player(view.record.guild, "brawl", ANNA)).titles == ()
        await h.passes(30 * DAY)
        effects = await h.act(season, Undo(), reason="the wrong season")
        assert told(effects) == ["undoes", "goes_on", "plays_on"]
        view = await h.view(season)
        assert view.record.status == "running"
        assert all(line.match is not None for line in view.open_lines)
        while (await h.view(season)).record.status == "running":
            await h.play_round(season)
        assert (await h.view(season)).champion is not None


async def test_a_finish_in_the_middle_takes_the_title_back_when_it_is_undone(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        await h.act(season, Finish())
        assert (await h.view(season)).champion is not None
        effects = await h.act(season, Undo())
        assert "loses_title" in told(effects)
        assert (await h.view(season)).champion is None
        names = [row.body.get("what") for row in await h.posts(season) if row.kind == "league_notice"]
        assert "title_lost" in names


async def test_who_drops_with_a_game_to_be_played_again_forfeits_that_too(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        line = await first_line(h, season, ANNA)
        await h.act(season, Replay(line.id))
        await h.act(season, Drop(ANNA))
        view = await h.view(season)
        mine = [one for one in view.lines_of(ANNA) if one.away is not None]
        assert len(mine) == 2
        assert {one.state.reason for one in mine} == {"forfeit"}


async def test_corrections_are_told_with_their_reason_to_those_whom_they_concern(tmp_path: Path) -> None:
    """Finding 13 of the review."""
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        both = {line.home.users[0], *(line.away.users if line.away else ())}
        await h.act(season, Award(line.id, line.home.id), reason="ill")
        await h.act(season, Undo(), reason="well again")
        acted = [row.body for row in await h.posts(season) if row.kind == "league_notice"]
        assert [(one["action"], one["reason"], set(one["users"])) for one in acted] == [
            ("award", "ill", both),
            ("undo", "well again", both),
        ]


async def test_a_paused_season_can_be_put_right(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.wins(season, ANNA)
        await h.act(season, Pause())
        line = await first_line(h, season, ANNA)
        await h.act(season, Correct(line.id, "draw"))
        assert (await points(h, season))[ANNA] == 1


async def test_a_replay_in_an_earlier_round_that_is_taken_back_leaves_the_old_result(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        line = await first_line(h, season, ANNA)
        await h.act(season, Replay(line.id))
        await h.passes(DAY // 2)
        await h.act(season, Undo())
        now = await first_line(h, season, ANNA)
        assert [game.reason for game in now.games] == ["played", "void"]
        assert now.state.winner == line.state.winner


async def test_a_substitute_sits_down_in_every_game_also_in_one_that_is_played_again(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        line = await first_line(h, season, ANNA)
        await h.act(season, Replay(line.id))
        for leaving, joining, action in ((ANNA, UserId(300), None), (UserId(300), ANNA, Undo())):
            await h.act(season, action or Substitute(leaving, joining))
            matches = [one.match for one in (await h.view(season)).lines_of(joining) if one.match is not None]
            assert len(matches) == 2
            for match in matches:
                record = await h.store.match_record(match)
                assert record is not None
                assert joining in {seat.user for seat in record.seats}
