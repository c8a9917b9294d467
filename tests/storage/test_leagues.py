"""Seasons come back as they were written, whole or not at all, and the end of a match is its report."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from sfb_bot.kernel import BugError
from sfb_bot.kernel.summary import Ending
from sfb_bot.leagues.rules.values import PairingId
from sfb_bot.leagues.seasons.finished import GameResult
from sfb_bot.leagues.seasons.records import (
    GamePlace,
    GameReason,
    GameRecord,
    PlayerRecord,
    SeasonChange,
    SeasonPost,
)
from sfb_bot.matches.ports import DuplicateInteraction, VersionConflict
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    MatchId,
    MessageId,
    Moment,
    NewDeadline,
    NewOutbox,
    SeasonId,
    UserId,
)
from sfb_bot.storage.tables import Tables
from tests.storage.places import Place, everything_at
from tests.storage.samples import ANN, BEN, GUILD, STRANGER, StoppedClock, begin, reread, step
from tests.storage.season_samples import (
    ALL_DEEDS,
    ONE,
    SEASON,
    TWO,
    action,
    entrant,
    furnish_season,
    game_match,
    loaded,
    pairing_record,
    result,
    season_record,
)


async def over(store: Tables, reason: GameReason | None = None, winner: int | None = 1) -> None:
    record = await reread(store, await game_match(store))
    change = step(record, result=result(winner))
    ended = replace(change, match=replace(change.match, status="over", ended_at=Moment(4000)))
    await store.apply_in_season(ended, reason)


async def test_a_season_comes_back_as_it_was_made(place: Place) -> None:
    async with place.open(StoppedClock().now) as store:
        await store.create_season(season_record(), [], [], action(), "")
    async with place.open() as store:
        expected = season_record(id=SEASON, league=1, number=1, version=1)
        assert (await loaded(store)).record == expected
        assert await store.season_record(SEASON) == expected
        assert await store.seasons_of(GUILD) == [expected]
        assert await store.seasons_of(GuildId(8)) == []
        assert await store.load_season(SeasonId(9)) is None
        assert await store.season_record(SeasonId(9)) is None


async def test_seasons_that_are_not_over_are_found_in_all_servers(store: Tables) -> None:
    for name, guild in (("A", GUILD), ("B", GuildId(8)), ("C", GUILD)):
        await store.create_season(season_record(name=name, guild=guild), [], [], action(), "")
    over = (await store.unfinished_seasons())[0]
    ended = SeasonChange(replace(over, status="finished", finished_at=Moment(9)))
    await store.change_season(ended)
    assert [(one.name, one.guild) for one in await store.unfinished_seasons()] == [("B", 8), ("C", GUILD)]


async def test_seasons_of_a_name_are_numbered_in_their_league(store: Tables) -> None:
    for name, guild in (("Лига", GUILD), ("B", GUILD), ("Лига", GUILD), ("Лига", GuildId(8)), ("b", GUILD)):
        await store.create_season(season_record(name=name, guild=guild), [], [], action(), "")
    seasons = await store.seasons_of(GUILD)
    assert [(one.id, one.name, one.number) for one in seasons] == [
        (5, "B", 2),
        (3, "Лига", 2),
        (2, "B", 1),
        (1, "Лига", 1),
    ]
    leagues = await store.leagues_of(GUILD)
    assert [league.name for league in leagues] == ["B", "Лига"]
    assert [one.id for one in await store.seasons_in(leagues[0].id)] == [2, 5]


async def test_everything_a_change_carries_is_there_afterwards(place: Place) -> None:
    async with place.open(StoppedClock().now) as store:
        await furnish_season(store)
        before = await loaded(store)
        await ALL_DEEDS["season change"](store)
        await store.note_season_post(SEASON, SeasonPost("table", 0, ChannelId(5), MessageId(6)))
        await store.note_season_post(SEASON, SeasonPost("table", 0, ChannelId(5), MessageId(7)))
    async with place.open() as store:
        after = await loaded(store)
        assert after.record.version == before.record.version + 1
        assert (after.record.status, after.record.paused_for, after.record.qualified) == (
            "paused",
            "tea",
            (TWO, ONE),
        )
        one, two = after.entrants
        assert one.players == (PlayerRecord(STRANGER, Moment(50)), PlayerRecord(ANN, Moment(30), Moment(50)))
        assert (one.users, one.status, one.dropped_after_round, one.grace_left) == (
            (STRANGER,),
            "dropped",
            1,
            3,
        )
        assert two == before.entrants[1]
        assert (after.rounds[0].ends_at, after.rounds[0].closed_at, after.rounds[0].is_cut) == (
            2500,
            2400,
            True,
        )
        assert after.pairings == (pairing_record(decided_at=Moment(7), grace_of=ONE, grace_from=Moment(6)),)
        assert [(game.number, game.match, game.reason) for game in after.games] == [
            (1, 1, None),
            (2, None, "forfeit"),
            (3, 2, None),
        ]
        assert (await reread(store, MatchId(2))).status == "live"
        assert [(d.kind, d.due, d.note) for d in await store.season_deadlines(SEASON)] == [
            ("season_reminder", 1900, "1 2000"),
            ("season", 2000, "round"),
        ]
        log = await store.season_actions(SEASON)
        assert [(each.action, each.undone, each.undo) for each in log] == [
            ("drop", False, {"kind": "drop"}),
            ("start", True, None),
            ("create", False, None),
        ]
        assert await store.season_actions(SEASON, 1) == log[:1]
        assert await store.season_posts(SEASON) == [SeasonPost("table", 0, ChannelId(5), MessageId(7))]
        assert await store.open_seasons_with(GUILD, ANN) == [SEASON]


async def test_the_second_of_two_changes_of_one_version_is_refused(place: Place, store: Tables) -> None:
    await furnish_season(store)
    record = (await loaded(store)).record
    await store.change_season(SeasonChange(record, outbox=(NewOutbox("league_table"),), interaction="x"))
    before = await everything_at(place)
    with pytest.raises(VersionConflict):
        await store.change_season(SeasonChange(record, entrants=(entrant(ONE),), action=action("late")))
    again = replace(record, version=record.version + 1)
    with pytest.raises(DuplicateInteraction):
        await store.change_season(SeasonChange(again, interaction="x"))
    with pytest.raises(VersionConflict):
        await store.change_season(SeasonChange(again, fired=999))
    twice = entrant(TWO, PlayerRecord(ANN, Moment(1)))
    with pytest.raises(BugError):
        await store.change_season(SeasonChange(again, entrants=(twice,)))
    assert (await everything_at(place)) == before


async def test_a_change_of_a_match_and_of_a_season_happen_together_or_not_at_all(
    place: Place, store: Tables
) -> None:
    await furnish_season(store)
    match = await reread(store, await game_match(store))
    season = (await loaded(store)).record
    before = await everything_at(place)
    stale = SeasonChange(replace(season, version=season.version - 1))
    with pytest.raises(VersionConflict):
        await store.apply_in_season(step(match), season=stale)
    with pytest.raises(VersionConflict):
        await store.apply_in_season(step(replace(match, seq=7)), season=SeasonChange(season))
    assert (await everything_at(place)) == before
    await store.apply_in_season(step(match), season=SeasonChange(season))
    assert (await reread(store, match.id)).seq == 1
    assert (await loaded(store)).record.version == season.version + 1


@pytest.mark.parametrize(
    ("reason", "winner", "expected"),
    [
        ("played", 1, (TWO, 2, 5)),
        ("timeout", 0, (ONE, 2, 5)),
        ("played", None, (None, 2, 5)),
        ("organiser", 0, (ONE, 2, 5)),
        # Points of somebody who stayed away do not count.
        ("forfeit", 1, (TWO, 0, 0)),
        ("no_show", 1, (TWO, 0, 0)),
        ("double_forfeit", None, (None, 0, 0)),
        ("void", None, (None, 0, 0)),
    ],
)
async def test_the_end_of_a_match_is_its_report(
    store: Tables, reason: GameReason, winner: int | None, expected: tuple[int | None, int, int]
) -> None:
    await furnish_season(store)
    version = (await loaded(store)).record.version
    await over(store, reason, winner)
    after = await loaded(store)
    [game] = after.games
    assert (game.winner, game.home_score, game.away_score) == expected
    assert (game.reason, game.ended_at) == (reason, StoppedClock().time)
    # A result takes no organiser's preview away, but the season is looked at.
    assert after.record.version == version
    steps = [one for one in await store.season_deadlines(SEASON) if one.note == "step"]
    assert [one.due for one in steps] == [StoppedClock().time]
    [kept] = await store.finished_matches(GUILD, "toy")
    assert kept.summary == result(winner)
    assert (kept.users, kept.season, kept.pairing) == ((ANN, BEN), SEASON, 1)
    assert kept.is_rated == (reason in ("played", "timeout"))


@pytest.mark.parametrize(
    ("ending", "winner", "reason"),
    [
        ("played", 1, "played"),
        ("concession", 0, "played"),
        ("agreement", None, "played"),
        ("time", 0, "timeout"),
        ("organiser", 0, "organiser"),
        ("organiser", None, "void"),
    ],
)
def test_without_the_leagues_reason_a_match_says_itself_how_it_ended(
    ending: Ending, winner: int | None, reason: GameReason
) -> None:
    assert GameResult.of(replace(result(winner), ending=ending)).reason == reason


async def test_a_result_that_was_decided_otherwise_stays(store: Tables) -> None:
    await furnish_season(store)
    record = (await loaded(store)).record
    match = await game_match(store)
    given = GameRecord(PairingId(1), 1, match, ONE, reason="organiser", ended_at=Moment(1))
    await store.change_season(SeasonChange(record, games=(given,)))
    await over(store)
    assert (await loaded(store)).games == (given,)


async def test_matches_of_no_league_are_kept_for_statistics_alone(store: Tables) -> None:
    record = await begin(store)
    assert await store.game_of(record.id) is None
    change = step(record, result=result())
    await store.apply(replace(change, match=replace(change.match, status="over", ended_at=Moment(4000))))
    [kept] = await store.finished_matches(GUILD, "toy")
    assert (kept.match, kept.season, kept.ended_at) == (record.id, None, 4000)
    assert await store.finished_matches(GUILD, "chess") == []
    assert await store.finished_matches(GuildId(8), "toy") == []
    assert await store.next_due() is None


async def test_a_match_knows_its_game(store: Tables) -> None:
    await furnish_season(store)
    place = await store.game_of(await game_match(store))
    assert place == GamePlace(SEASON, PairingId(1), 1, loses_on_time=False, due=pairing_record().due)


async def test_finished_matches_of_older_versions_are_found(store: Tables) -> None:
    record = await begin(store)
    assert await store.unsummed_matches(GUILD) == []
    change = step(record)
    await store.apply(replace(change, match=replace(change.match, status="over", ended_at=Moment(4000))))
    assert await store.unsummed_matches(GUILD) == [record.id]
    await store.save_result(record.id, result(), "duel")
    assert await store.unsummed_matches(GUILD) == []
    assert len(await store.finished_matches(GUILD, "toy")) == 1


async def test_a_deadline_of_a_season_is_settled_once_with_what_it_says(store: Tables) -> None:
    await furnish_season(store)
    first = (await store.season_deadlines(SEASON))[0]
    assert first in await store.due_deadlines(Moment(500))
    await store.settle_season_deadline(first.id, SEASON, [NewOutbox("league_notice", {"what": "x"})])
    with pytest.raises(VersionConflict):
        await store.settle_season_deadline(first.id, SEASON, [NewOutbox("league_notice", {"what": "x"})])
    rows = [row for row in await store.pending_outbox(Moment(10**9)) if row.season == SEASON]
    assert [row.kind for row in rows] == ["league_signup", "league_round", "league_notice"]


async def test_posts_of_a_season_wait_for_each_other_and_for_nobody_else(store: Tables) -> None:
    await furnish_season(store)
    rows = await store.pending_outbox(Moment(2_000_000))
    signup = next(row for row in rows if row.kind == "league_signup")
    await store.outbox_failed(signup.id, Moment(3_000_000), "no network")
    left = await store.pending_outbox(Moment(2_000_000))
    assert [row.kind for row in left] == ["opening", "ledger"]


async def test_the_export_has_leagues_and_forgetting_leaves_nobody_in_finished_ones(
    store: Tables, place: Place
) -> None:
    await furnish_season(store)
    about = await store.everything_about(ANN)
    assert json.loads(json.dumps(about)) == about
    assert [(one["name"], one["number"], one["status"]) for one in about["leagues"]] == [
        ("Лига", 1, "active")
    ]
    assert [one["action"] for one in (await store.everything_about(STRANGER))["league_actions"]] == [
        "create",
        "start",
    ]
    for user in (ANN, STRANGER):
        await store.forget(user)
    assert (await loaded(store)).entrants[0].users == (ANN,)
    record = (await loaded(store)).record
    await over(store)
    await store.change_season(
        SeasonChange(
            replace(record, status="finished", finished_at=Moment(9)),
            deadlines=(NewDeadline("season", Moment(1)),),
        )
    )
    for user in (ANN, STRANGER):
        await store.forget(user)
    after = await loaded(store)
    assert [one.users for one in after.entrants] == [(0,), (BEN,)]
    assert after.games[0].winner == TWO
    assert {UserId(one.actor) for one in await store.season_actions(SEASON)} == {UserId(0)}
    assert {one.effects[0]["user"] for one in await store.season_actions(SEASON)} == {0}
    for user in (ANN, STRANGER):
        assert not any(user in row for rows in (await everything_at(place)).values() for row in rows)
