"""Organisers of one league, and that nobody decides a game they play in."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sfb_bot.leagues.seasons.actions import (
    Award,
    CloseRound,
    Drop,
    Entrust,
    Forfeit,
    Request,
    Undo,
    decode_action,
    encode_action,
)
from sfb_bot.leagues.seasons.organisers import refuse_own_game
from sfb_bot.leagues.seasons.records import Effect, LeagueOrganisers
from sfb_bot.leagues.seasons.refusals import NothingChanges, OwnGame
from sfb_bot.matches.records import UserId
from tests.leagues.seasons.season_house import DEPUTY, players, season_house

ONE, TWO, THREE, FOUR = players(4)


async def test_organisers_of_a_league_are_kept_for_all_its_seasons(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        first = await h.create()
        effects = await h.act(first, Entrust((DEPUTY,), 77))
        assert [one.what for one in effects] == ["organises", "role_organises"]
        second, other = await h.create(), await h.create(name="Winter")
        known = LeagueOrganisers((DEPUTY,), 77)
        for season, wanted in ((first, known), (second, known), (other, LeagueOrganisers())):
            league = (await h.view(season)).record.league
            assert await h.store.league_organisers(league) == wanted
        with pytest.raises(NothingChanges):
            await h.act(second, Entrust((DEPUTY,), 77))
        effects = await h.act(second, Entrust((), 0))
        assert [one.what for one in effects] == ["organises_no_more", "role_organises_no_more"]
        await h.act(second, Undo())
        assert await h.store.league_organisers((await h.view(second)).record.league) == known


def test_who_is_one() -> None:
    known = LeagueOrganisers((DEPUTY,), 77)
    assert known.include(DEPUTY, ())
    assert known.include(UserId(9), (5, 77))
    assert not known.include(UserId(9), (5,))
    assert not LeagueOrganisers().include(UserId(9), (0,))
    assert decode_action(encode_action(Entrust((DEPUTY,), 77))) == Entrust((DEPUTY,), 77)


async def test_nobody_decides_a_game_they_play_in(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        mine = await h.line_of(season, ONE)
        assert mine.away is not None
        opponent = next(one for one in (mine.home, mine.away) if ONE not in one.users)
        own = next(one for one in (mine.home, mine.away) if ONE in one.users)
        wanted = (
            Award(mine.id, own.id),
            Award(mine.id, opponent.id),
            Forfeit(mine.id, opponent.id),
            Forfeit(mine.id, None),
            Drop(opponent.users[0]),
        )
        for action in wanted:
            with pytest.raises(OwnGame):
                await h.act(season, action, actor=ONE)
        # Games of others they may decide, and they may drop out themselves.
        other = next(line for line in (await h.view(season)).open_lines if line.id != mine.id)
        await h.act(season, Award(mine.id, opponent.id), actor=DEPUTY)
        # What was decided about their game is not theirs to take back.
        with pytest.raises(OwnGame):
            await h.act(season, Undo(), actor=ONE)
        await h.act(season, Award(other.id, other.home.id), actor=ONE)


async def test_whoever_ends_a_round_does_not_win_by_it(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2)
        view, line = await h.view(season), await h.line_of(season, ONE)
        by_one = Request(season, ONE, "enough", CloseRound())

        def effect(*winner: UserId) -> list[Effect]:
            return [Effect("decides", {"pairing": line.id, "winner": list(winner), "reason": "no_show"})]

        with pytest.raises(OwnGame):
            refuse_own_game(view, by_one, effect(ONE))
        refuse_own_game(view, by_one, effect(TWO))
        refuse_own_game(view, by_one, effect())
        refuse_own_game(view, replace(by_one, actor=DEPUTY), effect(ONE))


async def test_who_drops_out_loses_an_own_game_without_asking_anybody(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.act(season, Drop(ONE), actor=ONE, reason="")
        entrant = (await h.view(season)).entrant_of(ONE)
        assert entrant is not None
        assert entrant.status == "dropped"


async def test_who_is_forgotten_organises_nothing_any_more(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create()
        await h.act(season, Entrust((DEPUTY, FOUR), 0))
        await h.store.forget(DEPUTY)
        league = (await h.view(season)).record.league
        assert await h.store.league_organisers(league) == LeagueOrganisers((FOUR,), 0)
