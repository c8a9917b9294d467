"""What organisers arrange around a season: confirming before the start, invitations, a lock on rosters."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.leagues.seasons.actions import Arrange, Start, Substitute, Undo, decode_action, encode_action
from sfb_bot.leagues.seasons.notices import ConfirmationAsked, news_of
from sfb_bot.leagues.seasons.refusals import (
    BadSeason,
    CodeNeeded,
    NotEntered,
    NothingChanges,
    SignUpClosed,
    WrongTime,
)
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import Moment, SeasonId, UserId
from tests.leagues.seasons.season_house import DAY, WEEKLY, SeasonHouse, players, season_house

ONE, TWO, THREE, FOUR = players(4)
LATE = UserId(199)


def arrange(**changes: Any) -> Arrange:
    return Arrange(tuple(changes.items()))


async def opened(h: SeasonHouse, terms: Terms = WEEKLY, *, days: int = 5) -> SeasonId:
    until = Moment(h.clock.now() + days * DAY)
    return await h.create(terms=terms, signup_until=until)


async def confirm(h: SeasonHouse, season: SeasonId, *users: UserId) -> None:
    for user in users:
        await h.leagues.sign_up.confirm_place(season, user, h.house.press())


async def statuses(h: SeasonHouse, season: SeasonId) -> dict[UserId, str]:
    return {one.users[0]: one.status for one in (await h.view(season)).entrants}


# --- Confirming ---


async def test_who_does_not_confirm_has_to_wait(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await opened(h, replace(WEEKLY, starts_itself=True))
        await h.join(season, ONE, TWO, THREE, FOUR)
        effects = await h.act(season, arrange(confirm_within=DAY))
        assert [(one.what, one.facts["seconds"]) for one in effects] == [("asks_to_confirm", DAY)]
        with pytest.raises(WrongTime) as early:
            await confirm(h, season, ONE)
        assert early.value.rule == "confirm"
        await h.clear()
        await h.passes(4 * DAY)
        assert ConfirmationAsked() in [news_of(row) for row in await h.posts(season)]
        await confirm(h, season, ONE, TWO, ONE)
        with pytest.raises(NotEntered):
            await confirm(h, season, LATE)
        # Who comes now is here.
        await h.join(season, LATE)
        await h.passes(DAY)
        view = await h.view(season)
        assert view.record.status == "running"
        assert await statuses(h, season) == {
            ONE: "active",
            TWO: "active",
            THREE: "waiting",
            FOUR: "waiting",
            LATE: "active",
        }
        assert sorted(one.rank for one in view.entrants if one.status == "active") == [1, 2, 3]


async def test_who_waited_and_confirms_moves_up(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await opened(h, replace(WEEKLY, most=2, confirm_within=DAY))
        await h.join(season, ONE, TWO, THREE, FOUR)
        assert (await statuses(h, season))[THREE] == "waiting"
        await h.passes(4 * DAY + 60)
        await confirm(h, season, TWO, FOUR, THREE)
        effects = await h.act(season, Start())
        # Of those who waited the first who joined comes first.
        assert await statuses(h, season) == {ONE: "waiting", TWO: "active", THREE: "active", FOUR: "waiting"}
        assert [one.facts["users"] for one in effects if one.what == "left_out"] == [[ONE], [FOUR]]


async def test_a_season_that_starts_before_anybody_was_asked_has_everybody(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await opened(h, replace(WEEKLY, confirm_within=DAY))
        await h.join(season, ONE, TWO)
        await h.act(season, Start())
        assert set((await statuses(h, season)).values()) == {"active"}


async def test_nobody_confirms_without_an_end_of_sign_up_or_after_the_start(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create()
        with pytest.raises(BadSeason):
            await h.act(season, arrange(confirm_within=DAY))
        await h.join(season, ONE, TWO)
        await h.act(season, Start())
        with pytest.raises(WrongTime):
            await h.act(season, arrange(invite_code="late"))
        with pytest.raises(WrongTime):
            await confirm(h, season, ONE)


async def test_asking_is_called_off_when_it_is_no_longer_wanted(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await opened(h)
        await h.join(season, ONE, TWO)
        await h.act(season, arrange(confirm_within=DAY))
        await h.act(season, Undo())
        await h.clear()
        await h.passes(4 * DAY)
        assert [row.kind for row in await h.posts(season)] == []


# --- Invitations ---


async def test_only_those_who_know_the_code_join(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await opened(h)
        effects = await h.act(season, arrange(invite_code="Open Sesame"))
        assert "sesame" not in str(effects).casefold()
        for code, rule in (("", "missing"), ("please", "wrong")):
            with pytest.raises(CodeNeeded) as refused:
                await h.leagues.sign_up.join(season, ONE, h.house.press(), code=code)
            assert refused.value.rule == rule
        await h.leagues.sign_up.join(season, ONE, h.house.press(), code=" open sesame ")
        assert (await statuses(h, season)) == {ONE: "active"}
        # What is told to everybody, or passed on as a file, does not tell it.
        assert "sesame" not in str([one.effects for one in await h.leagues.actions(season)]).casefold()
        assert "sesame" not in (await h.leagues.export_json(season, {})).casefold()
        await h.act(season, arrange(invite_code=""))
        await h.join(season, TWO)
        await h.passes(6 * DAY)
        with pytest.raises(SignUpClosed):
            await h.join(season, THREE)


# --- Rosters ---


async def test_after_the_lock_nobody_is_substituted(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.act(season, arrange(roster_lock=1))
        await h.act(season, Substitute(FOUR, LATE))
        await h.play_round(season)
        with pytest.raises(WrongTime) as refused:
            await h.act(season, Substitute(THREE, FOUR))
        assert (refused.value.rule, refused.value.facts) == ("roster", {"round": 1})
        await h.act(season, arrange(roster_lock=0))
        await h.act(season, Substitute(THREE, FOUR))


# --- All of it ---


async def test_arrangements_can_be_stored_and_taken_back(tmp_path: Path) -> None:
    action = arrange(winner_role=5, second_role=6, third_role=7, results_channel=8, weight="minor")
    assert decode_action(encode_action(action)) == action
    async with season_house(tmp_path) as h:
        season = await h.create()
        before = (await h.view(season)).record.terms
        effects = await h.act(season, action)
        assert [one.what for one in effects] == [
            "results_go_to",
            "gives_prize",
            "gives_prize",
            "counts_minor",
            "gives_prize",
        ]
        terms = (await h.view(season)).record.terms
        assert (terms.winner_role, terms.second_role, terms.third_role) == (5, 6, 7)
        assert (terms.results_channel, terms.weight) == (8, "minor")
        with pytest.raises(NothingChanges):
            await h.act(season, action)
        await h.act(season, Undo())
        assert (await h.view(season)).record.terms == before
