"""Who drops out of a season and who takes over, and how that is taken back."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.leagues.seasons.actions import (
    Drop,
    Substitute,
    Undo,
)
from sfb_bot.leagues.seasons.refusals import (
    NoReason,
)
from sfb_bot.matches.records import UserId
from tests.leagues.seasons.refusals import entrant, refused
from tests.leagues.seasons.season_house import (
    DAY,
    players,
    season_house,
)
from tests.matches.house import START

ANNA, BORIS, CLEO, DORA = players(4)


async def test_who_drops_forfeits_what_is_open_and_is_paired_no_more(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        line = await h.line_of(season, ANNA)
        before = (await h.view(season)).lines(1)
        effects = await h.act(season, Drop(ANNA))
        assert [one.what for one in effects] == ["drops", "decides", "ends_match"]
        await h.play_round(season)
        await h.play_round(season)
        await h.play_round(season)
        view = await h.view(season)
        assert view.record.status == "finished"
        assert view.line(line.id).state.reason == "forfeit"
        anna = await entrant(h, season, ANNA)
        assert all(
            anna not in one.record.pairing.entrants for one in view.lines() if one not in view.lines(1)
        )
        assert [one.record.pairing for one in view.lines(1)] == [one.record.pairing for one in before]
        assert next(row for row in view.standings() if row.entrant == anna).dropped


async def test_players_may_drop_themselves_without_a_reason(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(3)
        await h.act(season, Drop(ANNA), actor=ANNA, reason="")
        log = (await h.leagues.actions(season))[0]
        assert (log.actor, log.action) == (ANNA, "drop")
        await refused(tmp_path, NoReason, "reason", h.act(season, Drop(BORIS), actor=ANNA, reason=""))


async def test_a_substitute_takes_over_results_and_the_match_under_way(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        new = UserId(300)
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        await h.act(season, Substitute(ANNA, new))
        view = await h.view(season)
        assert view.entrant_of(ANNA) is None
        mine = view.entrant_of(new)
        assert mine is not None
        assert [(one.user, one.until) for one in mine.players] == [(new, None), (ANNA, START)]
        assert next(row for row in view.standings() if row.entrant == mine.id).points == 3
        record = await h.store.match_record(match)
        assert record is not None
        assert new in {seat.user for seat in record.seats}
        assert ANNA not in {seat.user for seat in record.seats}
        await h.wins(season, new)
        assert (await h.view(season)).standings()[0].points == 6


async def test_a_substitution_can_be_taken_back(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.passes(DAY)
        await h.act(season, Substitute(ANNA, UserId(300)))
        await h.act(season, Undo())
        mine = (await h.view(season)).entrant_of(ANNA)
        assert mine is not None
        assert mine.users == (ANNA,)
        # That somebody else could play for a while is not hidden.
        assert [(one.user, one.since, one.until) for one in mine.players] == [
            (ANNA, START, None),
            (UserId(300), START + DAY, START + DAY),
        ]
        match = (await h.line_of(season, ANNA)).match
        assert match is not None
        record = await h.store.match_record(match)
        assert record is not None
        assert ANNA in {seat.user for seat in record.seats}
        assert [(one.action, one.undone) for one in await h.leagues.actions(season)][:2] == [
            ("undo", False),
            ("substitute", True),
        ]


async def test_a_drop_can_be_taken_back_while_the_round_is_open(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.act(season, Drop(ANNA))
        await h.act(season, Undo())
        view = await h.view(season)
        mine = view.entrant_of(ANNA)
        assert mine is not None
        assert (mine.status, mine.dropped_after_round) == ("active", None)
        assert (await h.line_of(season, ANNA)).match is not None


async def test_a_substitute_of_two_who_dropped_is_one_with_the_last_of_them_again(tmp_path: Path) -> None:
    joker = UserId(900)
    async with season_house(tmp_path) as h:
        season = await h.started(6)
        for dropping in players(6)[:2]:
            await h.act(season, Substitute(dropping, joker))
            await h.act(season, Drop(joker))
            await h.passes(60)
        await h.act(season, Substitute(players(6)[2], joker))
        await h.act(season, Undo())
        view = await h.view(season)
        assert [one.users for one in view.entrants[:3]] == [(), (joker,), (players(6)[2],)]
        assert [one.status for one in view.entrants[:3]] == ["dropped", "dropped", "active"]
