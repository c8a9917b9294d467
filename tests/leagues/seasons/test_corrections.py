"""Results that are put right, with everything that follows from them (finding 8 of the review)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.leagues.rules.values import EntrantId, Settings
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
from sfb_bot.leagues.seasons.records import Effect, PairingLine
from sfb_bot.leagues.seasons.refusals import CannotCorrect, CannotUndo, NoSuchPairing, RoundOpen
from sfb_bot.matches.records import SeasonId, UserId
from tests.leagues.seasons.season_house import DAY, WEEKLY, SeasonHouse, players, season_house
from tests.leagues.seasons.test_organisers import entrant, refused

ANNA, BORIS, CLEO, DORA = players(4)
KNOCKOUT = Settings(seed="s", format="groups", groups=2, playoff="single", qualifiers=2)
DOUBLE = Settings(seed="s", format="swiss", swiss_rounds=1, playoff="double", qualifiers=4)


def told(effects: tuple[Effect, ...]) -> list[str]:
    return [one.what for one in effects]


async def points(h: SeasonHouse, season: SeasonId) -> dict[UserId, int]:
    view = await h.view(season)
    return {view.entrant(line.entrant).users[0]: line.points for line in view.standings()}


async def ratings(h: SeasonHouse, season: SeasonId) -> dict[int, int]:
    guild = (await h.view(season)).record.guild
    return {one.person: one.games for one in await h.leagues.statistics.ratings(guild, "brawl", "duel")}


async def first_line(h: SeasonHouse, season: SeasonId, user: UserId, number: int = 1) -> PairingLine:
    lines = (await h.view(season)).lines_of(user)
    return next(line for line in lines if line.record.pairing.round == number)


def loser_of(line: PairingLine) -> EntrantId:
    assert line.state.loser is not None
    return line.state.loser


def winner_of(line: PairingLine) -> EntrantId:
    assert line.state.winner is not None
    return line.state.winner


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


async def test_the_first_round_of_the_play_offs_is_taken_back_with_who_qualified(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(8, KNOCKOUT)
        while not (await h.view(season)).record.qualified:
            await h.play_round(season)
        before = (await h.view(season)).record.qualified
        await h.act(season, ReopenRound())
        assert (await h.view(season)).record.qualified == ()
        await h.act(season, OpenRound())
        assert (await h.view(season)).record.qualified == before


async def in_play_offs(h: SeasonHouse, settings: Settings, count: int) -> SeasonId:
    season = await h.started(count, settings)
    while not (await h.view(season)).record.qualified:
        await h.play_round(season)
    return season


@pytest.mark.parametrize("settings", [KNOCKOUT, DOUBLE])
async def test_a_corrected_play_off_pairs_the_match_that_follows_again(
    tmp_path: Path, settings: Settings
) -> None:
    async with season_house(tmp_path) as h:
        season = await in_play_offs(h, settings, 8)
        first = (await h.view(season)).season.round
        await h.play_round(season)
        line = (await h.view(season)).lines(first)[0]
        winner, loser = winner_of(line), loser_of(line)
        before = {one.id: one for one in (await h.view(season)).lines(first + 1)}
        effects = await h.act(season, Correct(line.id, "win", loser))
        assert told(effects).count("replaces_pairing") == (2 if settings.playoff == "double" else 1)
        view = await h.view(season)
        there = {one for each in view.lines(first + 1) for one in each.record.pairing.entrants}
        assert loser in there
        assert (winner in there) == (settings.playoff == "double")
        for match in (one.match for one in before.values() if one.id not in {e.id for e in view.lines()}):
            assert match is not None
            record = await h.store.match_record(match)
            assert record is not None
            assert record.status == "over"
        await refused(tmp_path, CannotCorrect, "needs_winner", h.act(season, Correct(line.id, "draw")))
        while (await h.view(season)).record.status == "running":
            await h.play_round(season)
        following = next(
            one
            for one in (await h.view(season)).lines()
            if loser in one.record.pairing.entrants and one.id > line.id
        )
        assert following.state.decided
        await refused(tmp_path, CannotCorrect, "followed", h.act(season, Correct(line.id, "win", winner)))


async def test_a_play_off_is_replayed_and_the_match_that_follows_waits(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await in_play_offs(h, KNOCKOUT, 8)
        first = (await h.view(season)).season.round
        await h.play_round(season)
        assert len((await h.view(season)).lines(first + 1)) == 1
        line = (await h.view(season)).lines(first)[0]
        effects = await h.act(season, Replay(line.id))
        assert "unpairs" in told(effects)
        assert (await h.view(season)).season.round == first
        await h.play_round(season)
        view = await h.view(season)
        assert view.season.round == first + 1
        assert len(view.lines(first + 1)) == 1


async def test_a_final_put_right_has_another_champion(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await in_play_offs(h, KNOCKOUT, 8)
        while (await h.view(season)).record.status == "running":
            await h.play_round(season)
        view = await h.view(season)
        final = view.lines(view.season.round)[0]
        assert view.champion == winner_of(final)
        effects = await h.act(season, Correct(final.id, "win", loser_of(final)))
        assert told(effects)[-2:] == ["loses_title", "wins_title"]
        view = await h.view(season)
        assert (view.record.status, view.champion) == ("finished", loser_of(final))
        kinds = [row.kind for row in await h.posts(season)]
        assert kinds.count("league_finished") == 2
        await h.act(season, Replay(final.id))
        view = await h.view(season)
        assert (view.record.status, len(view.open_lines)) == ("running", 1)
        await h.play_round(season)
        assert (await h.view(season)).record.status == "finished"


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
