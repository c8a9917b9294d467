"""Making a season, joining and leaving it: what is possible, and what is refused with nothing changed."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.kernel import PlayerError
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import Drop, Enter, Start, Undo
from sfb_bot.leagues.seasons.refusals import (
    AlreadyEntered,
    BadSeason,
    CannotUndo,
    NoSuchSeason,
    NotEntered,
    PartnerNeeded,
    SignUpClosed,
    WrongTime,
)
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import GuildId, Moment, SeasonId, UserId
from tests.leagues.seasons.season_house import SETUP, WEEK, WEEKLY, SeasonHouse, players, season_house
from tests.matches.house import START
from tests.storage.samples import everything_in

ANNA, BORIS, CLEO, DORA = players(4)


async def refused(
    h: SeasonHouse, path: Path, kind: type[PlayerError], rule: str, attempt: Awaitable[Any]
) -> None:
    """The attempt is refused for this reason, and nothing at all is changed."""
    before = everything_in(path / "sfb.sqlite3")
    with pytest.raises(kind) as refusal:
        await attempt
    assert refusal.value.rule == rule
    assert everything_in(path / "sfb.sqlite3") == before
    await h.app.deadlines.fire_due()


async def statuses(h: SeasonHouse, season: SeasonId) -> list[tuple[tuple[UserId, ...], str]]:
    return [(one.users, one.status) for one in (await h.view(season)).entrants]


async def test_more_than_there_is_room_for_wait_and_move_up(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, most=2))
        signing = h.leagues.sign_up
        assert await signing.join(season, ANNA, "1") == "active"
        assert await signing.join(season, BORIS, "2") == "active"
        assert await signing.join(season, CLEO, "3") == "waiting"
        assert await signing.join(season, DORA, "4") == "waiting"
        await signing.leave(season, ANNA, "5")
        assert await statuses(h, season) == [
            ((BORIS,), "active"),
            ((CLEO,), "active"),
            ((DORA,), "waiting"),
        ]
        effects = await h.act(season, Start())
        assert ("left_out", {"users": [DORA]}) in [(one.what, one.facts) for one in effects]
        assert len((await h.view(season)).season.entrants) == 2


async def test_joining_twice_late_or_nowhere_is_refused(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(signup_until=Moment(START + WEEK))
        await h.join(season, ANNA, BORIS)
        join = h.leagues.sign_up.join
        await refused(h, tmp_path, AlreadyEntered, "self", join(season, ANNA, "again"))
        await refused(h, tmp_path, NoSuchSeason, "season", join(SeasonId(99), ANNA, "nowhere"))
        await refused(h, tmp_path, PartnerNeeded, "single", join(season, CLEO, "two", DORA))
        await refused(h, tmp_path, NotEntered, "self", h.leagues.sign_up.leave(season, CLEO, "not in"))
        await h.passes(WEEK)
        await refused(h, tmp_path, SignUpClosed, "late", join(season, CLEO, "late"))
        await h.act(season, Start())
        await refused(h, tmp_path, SignUpClosed, "started", join(season, CLEO, "later"))
        await refused(h, tmp_path, SignUpClosed, "started", h.leagues.sign_up.leave(season, ANNA, "bye"))
        with pytest.raises(NoSuchSeason):
            await h.leagues.view(season, GuildId(77))


async def test_the_end_of_sign_up_is_told_once_also_after_downtime(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(signup_until=Moment(START + WEEK))
        clock = h.clock
    clock.passes(2 * WEEK)
    for _ in range(2):
        async with season_house(tmp_path, clock) as h:
            await h.app.deadlines.fire_due()
            told = [row.body for row in await h.posts(season) if row.kind == "league_notice"]
            assert told == [{"what": "signup_closed"}]


@pytest.mark.parametrize(("count", "status"), [(3, "running"), (1, "signup")])
async def test_a_season_may_start_itself_if_enough_have_come(tmp_path: Path, count: int, status: str) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, starts_itself=True), signup_until=Moment(START + WEEK))
        await h.join(season, *players(count))
        await h.passes(WEEK)
        view = await h.view(season)
        assert view.record.status == status
        told = [row.body for row in await h.posts(season) if row.kind == "league_notice"]
        assert told == ([] if status == "running" else [{"what": "not_started", "why": "too_few_entrants"}])
        log = await h.leagues.actions(season)
        assert [one.action for one in log] == (["start", "create"] if status == "running" else ["create"])


async def test_pairs_are_complete_when_both_have_agreed(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, team_size=2), setup={**SETUP, "mode": "teams"})
        signing = h.leagues.sign_up
        await refused(h, tmp_path, PartnerNeeded, "pair", signing.join(season, ANNA, "alone"))
        await refused(h, tmp_path, PartnerNeeded, "self", signing.join(season, ANNA, "self", ANNA))
        assert await signing.join(season, ANNA, "1", BORIS) == "invited"
        await refused(h, tmp_path, AlreadyEntered, "other", signing.join(season, CLEO, "2", BORIS))
        await refused(h, tmp_path, AlreadyEntered, "self", signing.join(season, ANNA, "3", BORIS))
        assert await signing.join(season, BORIS, "4") == "active"
        assert await signing.join(season, CLEO, "5", DORA) == "invited"
        await refused(h, tmp_path, BadSeason, "too_few_entrants", h.act(season, Start()))
        assert await signing.join(season, DORA, "6", CLEO) == "active"
        await h.act(season, Start())
        line = await h.line_of(season, DORA)
        assert line.match is not None
        record = await h.store.match_record(line.match)
        assert record is not None
        assert line.away is not None
        home, away = line.home.users, line.away.users
        assert tuple(seat.user for seat in record.seats) == (home[0], away[0], home[1], away[1])
        for user in home:
            await h.concede(line.match, user)
        assert (await h.view(season)).standings()[0].entrant == line.away.id


@pytest.mark.parametrize(
    ("rule", "different"),
    [
        ("name", {"name": "   "}),
        ("round_length", {"terms": Terms(round_length=10)}),
        ("grace", {"terms": replace(WEEKLY, grace=-1)}),
        ("remind", {"terms": replace(WEEKLY, remind=(0,))}),
        ("most", {"terms": replace(WEEKLY, most=1)}),
        ("team_size", {"terms": replace(WEEKLY, team_size=3)}),
        ("team_size", {"terms": replace(WEEKLY, team_size=2)}),
        ("signup", {"signup_until": START}),
        ("starts_itself", {"terms": replace(WEEKLY, starts_itself=True)}),
        ("game", {"game": "chess"}),
    ],
)
async def test_settings_that_make_no_season_are_refused(
    tmp_path: Path, rule: str, different: dict[str, Any]
) -> None:
    async with season_house(tmp_path) as h:
        await refused(h, tmp_path, BadSeason, rule, h.create(**different))


async def test_too_few_for_the_settings_cannot_start(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(Settings(seed="x", playoff="single", qualifiers=4))
        await h.join(season, *players(3))
        await refused(h, tmp_path, BadSeason, "too_many_qualifiers", h.act(season, Start()))
        await h.join(season, DORA)
        await h.act(season, Start())
        await refused(h, tmp_path, WrongTime, "started", h.act(season, Start()))


async def test_a_list_is_entered_whole_or_not_at_all_and_can_be_taken_back(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, most=3))
        await h.join(season, ANNA)
        twice = Enter(((BORIS,), (CLEO,), (BORIS,)))
        await refused(h, tmp_path, AlreadyEntered, "other", h.act(season, twice))
        await refused(h, tmp_path, AlreadyEntered, "other", h.act(season, Enter(((ANNA,),))))
        await refused(h, tmp_path, PartnerNeeded, "single", h.act(season, Enter(((BORIS, CLEO),))))
        await refused(h, tmp_path, NotEntered, "empty", h.act(season, Enter(())))
        await h.act(season, Enter(((BORIS,), (CLEO,), (DORA,))))
        assert await statuses(h, season) == [
            ((ANNA,), "active"),
            ((BORIS,), "active"),
            ((CLEO,), "active"),
            ((DORA,), "waiting"),
        ]
        await h.act(season, Undo())
        assert await statuses(h, season) == [((ANNA,), "active")]
        await refused(h, tmp_path, CannotUndo, "nothing", h.act(season, Undo()))


async def test_before_the_start_a_drop_takes_the_entry_away(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, most=2))
        await h.join(season, ANNA, BORIS, CLEO)
        effects = await h.act(season, Drop(ANNA))
        assert [one.what for one in effects] == ["leaves", "moves_up"]
        assert await statuses(h, season) == [((BORIS,), "active"), ((CLEO,), "active")]
        await refused(h, tmp_path, NotEntered, "unknown", h.act(season, Drop(ANNA)))


async def test_taking_a_list_back_makes_room_for_those_who_wait(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, most=2))
        await h.act(season, Enter(((ANNA,), (BORIS,))))
        await h.join(season, CLEO, DORA)
        effects = await h.act(season, Undo())
        assert [one.what for one in effects] == ["undoes", "leaves", "leaves", "moves_up", "moves_up"]
        assert await statuses(h, season) == [((CLEO,), "active"), ((DORA,), "active")]


async def test_who_was_left_out_leaves_without_ever_having_played(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(terms=replace(WEEKLY, most=3))
        await h.join(season, ANNA, BORIS, CLEO, DORA)
        await h.act(season, Start())
        before = (await h.view(season)).season
        effects = await h.act(season, Drop(DORA), actor=DORA, reason="")
        assert [one.what for one in effects] == ["leaves"]
        assert (await h.view(season)).season == before
        assert (await h.view(season)).entrant_of(DORA) is None
