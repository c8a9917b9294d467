"""Seasons whose time, settings and people change while they go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sfb_bot.discord_ui.times import parse_moment, parse_span
from sfb_bot.leagues.rules.values import Settings
from sfb_bot.leagues.seasons.actions import (
    Action,
    Change,
    ComeBack,
    Delete,
    Drop,
    EnterLate,
    Extend,
    Pause,
    Resume,
    Substitute,
    Undo,
    decode_action,
    encode_action,
)
from sfb_bot.leagues.seasons.refusals import (
    AlreadyDecided,
    AlreadyEntered,
    BadSeason,
    CannotUndo,
    NoSuchSeason,
    SignUpClosed,
    WrongTime,
)
from sfb_bot.leagues.seasons.setting_table import SETTINGS
from sfb_bot.matches.records import Moment, UserId
from tests.leagues.seasons.refusals import entrant, refused
from tests.leagues.seasons.season_facts import points, told
from tests.leagues.seasons.season_house import DAY, WEEK, WEEKLY, players, season_house
from tests.matches.house import START

ANNA, BORIS, CLEO, DORA = players(4)
NEW = UserId(300)
GROUPS = Settings(seed="s", format="groups", groups=2, playoff="single", qualifiers=1)
SWISS = Settings(seed="s", format="swiss", swiss_rounds=3)


@pytest.mark.parametrize(
    "action",
    [
        Extend(None, DAY),
        Extend(None, 0, 99),
        Change("points", {"win": 2}),
        EnterLate((ANNA, BORIS), 3),
        Pause(Moment(99)),
        Pause(),
        Delete("Cup"),
    ],
)
def test_an_amendment_survives_between_preview_and_confirmation(action: Action) -> None:
    assert decode_action(encode_action(action)) == action


def test_a_pause_that_was_shown_before_it_could_end_by_itself_is_still_known() -> None:
    assert decode_action(["pause"]) == Pause()
    assert encode_action(Pause()) == ["pause"]


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("2w", 2 * WEEK),
        ("1d 12h", 36 * 3600),
        ("1d12h", 36 * 3600),
        ("90 m", 5400),
        ("3D", 3 * DAY),
        ("2", None),
        ("w2", None),
        ("", None),
        ("1d and 12h", None),
    ],
)
def test_spans_are_understood(typed: str, seconds: int | None) -> None:
    """A small point of the review."""
    assert parse_span(typed) == seconds


def test_a_date_with_a_time_is_a_moment() -> None:
    assert parse_moment("2026-12-01 18:00", 0) == 1_796_148_000


async def test_a_pairing_and_a_round_get_more_time(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, terms=replace(WEEKLY, remind=(DAY,)))
        line = await h.line_of(season, ANNA)
        await h.act(season, Extend(line.id, DAY))
        view = await h.view(season)
        assert view.line(line.id).record.due == START + WEEK + DAY
        await h.act(season, Extend(None, 0, START + 3 * WEEK))
        view = await h.view(season)
        assert view.round is not None
        assert view.round.ends_at == START + 3 * WEEK
        assert {one.record.due for one in view.open_lines} == {START + 3 * WEEK}
        await h.act(season, Undo())
        view = await h.view(season)
        assert view.line(line.id).record.due == START + WEEK + DAY
        assert view.round is not None
        assert view.round.ends_at == START + WEEK
        await refused(tmp_path, WrongTime, "extension", h.act(season, Extend(line.id, 0, START + DAY)))
        await refused(tmp_path, WrongTime, "extension", h.act(season, Extend(line.id, 365 * DAY)))
        await h.passes(WEEK)
        # The other pairing was decided by rule, this one has another day.
        assert [one.id for one in (await h.view(season)).open_lines] == [line.id]
        await h.wins(season, ANNA)
        await refused(tmp_path, AlreadyDecided, "decided", h.act(season, Extend(line.id, DAY)))


async def test_grace_is_given_back_when_there_is_more_time(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(2, terms=replace(WEEKLY, grace=2 * DAY))
        await h.passes(WEEK)
        line = (await h.view(season)).open_lines[0]
        assert line.record.grace_of is not None
        await h.act(season, Extend(line.id, WEEK))
        view = await h.view(season)
        assert view.line(line.id).record.grace_of is None
        assert {one.grace_left for one in view.entrants} == {2 * DAY}


async def test_a_pause_ends_by_itself_also_after_a_restart(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        clock = h.clock
        effects = await h.act(season, Pause(Moment(START + 3 * DAY)), reason="holidays")
        assert told(effects) == ["pauses", "resumes_itself"]
        await refused(tmp_path, WrongTime, "paused", h.act(season, Pause(Moment(START + 4 * DAY))))
    clock.passes(3 * DAY)
    async with season_house(tmp_path, clock) as h:
        await h.app.deadlines.fire_due()
        view = await h.view(season)
        assert (view.record.status, view.record.paused_until) == ("running", None)
        assert view.round is not None
        assert view.round.ends_at == START + WEEK + 3 * DAY
        log = (await h.leagues.actions(season))[0]
        assert (log.action, log.actor) == ("resume", 0)
        await refused(tmp_path, WrongTime, "pause", h.act(season, Pause(Moment(START))))


async def test_a_pause_ended_by_hand_is_not_ended_again(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.act(season, Pause(Moment(START + 3 * DAY)))
        await h.act(season, Resume())
        await h.act(season, Pause())
        await h.passes(4 * DAY)
        assert (await h.view(season)).record.status == "paused"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("round_length", 2 * DAY),
        ("grace", DAY),
        ("remind", [DAY, 3600]),
        ("cadence", "scheduled"),
        ("loses_on_time", False),
        ("winner_role", 77),
        (
            "points",
            {
                "win": 2,
                "draw": 1,
                "loss": 0,
                "forfeit_win": 2,
                "forfeit_loss": 0,
                "double_forfeit": 0,
                "bye": 2,
            },
        ),
        ("tie_breaks", ["wins", "lot"]),
        ("pace", "daily"),
        ("swiss_rounds", 2),
        ("playoff_best_of", 3),
    ],
)
async def test_settings_are_changed_kept_and_changed_back(tmp_path: Path, name: str, value: Any) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, SWISS)
        before = SETTINGS[name].read((await h.view(season)).record)
        await h.wins(season, ANNA)
        effects = await h.act(season, Change(name, value))
        assert effects[0].facts["value"] == value
        assert SETTINGS[name].read((await h.view(season)).record) == value
        await refused(tmp_path, BadSeason, "same", h.act(season, Change(name, value)))
        await h.act(season, Undo())
        assert SETTINGS[name].read((await h.view(season)).record) == before
        await h.play_round(season)


async def test_points_change_the_table_and_the_preview_says_so(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.wins(season, ANNA)
        now = SETTINGS["points"].read((await h.view(season)).record)
        effects = await h.act(season, Change("points", now | {"win": 5}))
        assert told(effects) == ["changes", "table_moves"]
        assert (effects[1].facts["had"], effects[1].facts["has"]) == (3, 5)
        assert (await points(h, season))[ANNA] == 5


@pytest.mark.parametrize(
    ("name", "value", "kind", "rule"),
    [
        ("nothing", 1, BadSeason, "setting"),
        ("cadence", "never", BadSeason, "choice"),
        ("round_length", 1, BadSeason, "round_length"),
        ("points", {"win": 0}, BadSeason, "bad_points"),
        ("swiss_rounds", 99, BadSeason, "too_many_swiss_rounds"),
        ("seeding", "joined", WrongTime, "started_setting"),
        ("most", 4, WrongTime, "started_setting"),
    ],
)
async def test_what_cannot_be_changed_is_refused(
    tmp_path: Path, name: str, value: Any, kind: Any, rule: str
) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4, SWISS)
        await refused(tmp_path, kind, rule, h.act(season, Change(name, value)))


async def test_sign_up_ends_when_it_now_ends(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.create(
            terms=replace(WEEKLY, starts_itself=True, most=2), signup_until=Moment(START + DAY)
        )
        await h.join(season, *players(3))
        await h.act(season, Change("signup_until", START + 3 * DAY))
        effects = await h.act(season, Change("most", 4))
        assert told(effects) == ["changes", "moves_up"]
        await h.passes(DAY)
        assert (await h.view(season)).record.status == "signup"
        await h.join(season, UserId(104))
        await h.passes(2 * DAY)
        view = await h.view(season)
        assert (view.record.status, len(view.open_lines)) == ("running", 2)


async def test_somebody_enters_a_swiss_season_late(tmp_path: Path) -> None:
    """Finding 18 of the review."""
    async with season_house(tmp_path) as h:
        season = await h.started(5, SWISS)
        effects = await h.act(season, EnterLate((NEW,), 1))
        assert effects[0].facts == {"users": [NEW], "round": 2, "points": 1}
        assert (await points(h, season))[NEW] == 1
        await h.act(season, Undo())
        assert (await h.view(season)).entrant_of(NEW) is None
        await h.act(season, EnterLate((NEW,)))
        await h.play_round(season)
        assert any(
            NEW in (one.users[0] for one in (line.home, line.away) if one)
            for line in (await h.view(season)).lines(2)
        )
        await refused(tmp_path, CannotUndo, "results", h.act(season, Undo()))
        await refused(tmp_path, AlreadyEntered, "other", h.act(season, EnterLate((NEW,))))
        await h.play_round(season)
        await refused(tmp_path, SignUpClosed, "last_round", h.act(season, EnterLate((UserId(301),))))


@pytest.mark.parametrize(
    "settings",
    [Settings(seed="s"), Settings(seed="s", format="groups", groups=2, playoff="single", qualifiers=1)],
)
async def test_a_schedule_is_made_again_for_somebody_who_is_late_while_nothing_is_decided(
    tmp_path: Path, settings: Settings
) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(5, settings)
        matches = [line.match for line in (await h.view(season)).open_lines]
        effects = await h.act(season, EnterLate((NEW,)))
        assert told(effects)[:2] == ["enters_late", "begins_again"]
        view = await h.view(season)
        assert view.season.round == 1
        assert any(
            line.home.users == (NEW,) or (line.away and line.away.users == (NEW,)) for line in view.lines()
        )
        assert not {line.match for line in view.open_lines} & set(matches)
        await h.wins(season, view.open_lines[0].home.users[0])
        await refused(tmp_path, SignUpClosed, "schedule", h.act(season, EnterLate((UserId(301),))))
        while (await h.view(season)).record.status == "running":
            await h.play_round(season)


@pytest.mark.parametrize("settings", [SWISS, Settings(seed="s")])
async def test_who_dropped_comes_back(tmp_path: Path, settings: Settings) -> None:
    """Finding 19 of the review."""
    async with season_house(tmp_path) as h:
        season = await h.started(6, settings)
        await refused(tmp_path, AlreadyEntered, "other", h.act(season, ComeBack(ANNA)))
        await h.act(season, Drop(ANNA))
        await h.play_round(season)
        await refused(tmp_path, AlreadyEntered, "came_back", h.act(season, EnterLate((ANNA,))))
        await h.act(season, ComeBack(ANNA))
        await h.act(season, Undo())
        anna = (await h.view(season)).entrant_of(ANNA)
        assert anna is not None
        assert (anna.status, anna.dropped_after_round) == ("dropped", 1)
        await h.act(season, ComeBack(ANNA))
        await h.play_round(season)
        own = await entrant(h, season, ANNA)
        assert any(own in line.record.pairing.entrants for line in (await h.view(season)).lines(3))


async def test_who_dropped_takes_the_place_of_another_one(tmp_path: Path) -> None:
    """Finding 19 of the review."""
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.play_round(season)
        before = await points(h, season)
        other = await h.line_of(season, ANNA)
        leaving = next(
            line.home.users[0] for line in (await h.view(season)).open_lines if line.id != other.id
        )
        await h.act(season, Drop(ANNA))
        await h.act(season, Substitute(leaving, ANNA))
        view = await h.view(season)
        mine = view.entrant_of(ANNA)
        assert mine is not None
        assert {one.user for one in mine.players} == {ANNA, leaving}
        left = next(one for one in view.entrants if one.status == "dropped")
        assert (left.users, left.last_users) == ((), (ANNA,))
        await h.wins(season, ANNA)
        line = next(row for row in (await h.view(season)).standings() if row.entrant == mine.id)
        assert line.points == before[leaving] + 3
        await h.act(season, Undo())
        view = await h.view(season)
        own = view.entrant_of(ANNA)
        assert own is not None
        assert own.id == left.id


async def test_a_test_season_is_deleted_and_its_matches_are_over(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        kept = await h.started(2)
        season = await h.started(4)
        matches = [line.match for line in (await h.view(season)).open_lines]
        effects = await h.act(season, Delete())
        assert told(effects) == ["deletes", "cancels_match", "cancels_match"]
        with pytest.raises(NoSuchSeason):
            await h.view(season)
        for match in matches:
            assert match is not None
            record = await h.store.match_record(match)
            assert record is not None
            assert record.status == "over"
        await h.passes(WEEK)
        assert (await h.view(kept)).record.status == "finished"


async def test_a_season_with_results_is_deleted_only_by_its_name(tmp_path: Path) -> None:
    async with season_house(tmp_path) as h:
        season = await h.started(4)
        await h.wins(season, ANNA)
        await refused(tmp_path, WrongTime, "delete", h.act(season, Delete()))
        await refused(tmp_path, WrongTime, "delete", h.act(season, Delete("Winter")))
        guild = (await h.view(season)).record.guild
        await h.act(season, Delete("autumn "))
        # The match was played all the same.
        assert {one.person for one in await h.leagues.statistics.ratings(guild, "brawl", "duel")} >= {ANNA}
        again = await h.create()
        assert (await h.view(again)).record.number == 1
