"""Play-offs put right: who plays the match that follows, and who is champion."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import (
    Correct,
    OpenRound,
    ReopenRound,
    Replay,
)
from sfb_bot.leagues.seasons.refusals import CannotCorrect
from sfb_bot.matches.records import SeasonId
from tests.leagues.seasons.refusals import refused
from tests.leagues.seasons.season_facts import loser_of, told, winner_of
from tests.leagues.seasons.season_house import SeasonHouse, players, season_house

ANNA, BORIS, CLEO, DORA = players(4)


KNOCKOUT = Settings(seed="s", format="groups", groups=2, playoff="single", qualifiers=2)


DOUBLE = Settings(seed="s", format="swiss", swiss_rounds=1, playoff="double", qualifiers=4)


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
