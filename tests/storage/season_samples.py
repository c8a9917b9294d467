"""A season in play to fill a store with, and one thing of every kind that can be done to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sfb_bot.kernel import Summary
from sfb_bot.leagues.rules.values import EntrantId, Pairing, PairingId, Points, Settings
from sfb_bot.leagues.seasons.records import (
    ActionRecord,
    EntrantRecord,
    GameRecord,
    LeagueId,
    LoadedSeason,
    NewGame,
    PairingRecord,
    PlayerRecord,
    RoundRecord,
    SeasonChange,
    SeasonRecord,
)
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.records import ChannelId, MatchId, Moment, NewDeadline, NewMatch, NewOutbox, SeasonId
from sfb_bot.storage import SqliteStore
from sfb_bot.storage.tables import Tables
from tests.storage.samples import (
    ANN,
    BEN,
    DAILY,
    DEEDS,
    GUILD,
    HERE,
    STRANGER,
    A,
    B,
    StoppedClock,
    checkpoint,
    furnish,
    match_record,
    reread,
    step,
)

ONE, TWO = EntrantId(1), EntrantId(2)
SEASON = SeasonId(1)


def season_record(**different: Any) -> SeasonRecord:
    record = SeasonRecord(
        id=SeasonId(0),
        league=LeagueId(0),
        number=0,
        guild=GUILD,
        name="Лига",
        status="signup",
        version=0,
        channel=HERE,
        game="toy",
        setup={"goal": 5},
        pace=DAILY,
        settings=Settings(
            format="swiss",
            swiss_rounds=2,
            best_of=3,
            points=Points(win=4),
            tie_breaks=("wins", "lot"),
            seed="s",
        ),
        terms=Terms(round_length=1000, grace=50, remind=(300, 100), most=8, loses_on_time=False),
        created_at=Moment(10),
        created_by=STRANGER,
        signup_until=Moment(500),
    )
    return replace(record, **different)


def action(name: str = "create", **different: Any) -> ActionRecord:
    record = ActionRecord(
        0, SeasonId(0), STRANGER, name, "why not", Moment(20), [{"what": name, "user": ANN}]
    )
    return replace(record, **different)


def entrant(number: EntrantId, *users: PlayerRecord, **different: Any) -> EntrantRecord:
    return replace(EntrantRecord(number, users, "active", number, Moment(30), 50), **different)


def new_game(pairing: PairingId, number: int) -> NewGame:
    deadlines = (NewDeadline("turn", Moment(9000), A, 1),)
    match = NewMatch(match_record(channel=ChannelId(0)), checkpoint(0), [["Dealt"]], deadlines)
    return NewGame(pairing, number, match, (NewOutbox("opening"), NewOutbox("ledger")))


def pairing_record(number: int = 1, **different: Any) -> PairingRecord:
    pairing = Pairing(PairingId(number), 1, ONE, TWO, TWO, group=0)
    return replace(PairingRecord(pairing, Moment(2000)), **different)


def result(winner: int | None = 1) -> Summary:
    points, sides = (2, 5), ((A,), (B,))
    return Summary(winner, "played", points, sides, (("ж", "b"), ("c",)), ((), ("d",)))


async def loaded(store: Tables, season: SeasonId = SEASON) -> LoadedSeason:
    found = await store.load_season(season)
    assert found is not None
    return found


async def furnish_season(store: Tables) -> None:
    """Season 1 with two entrants, round 1 open, game 1 of pairing 1 being played as the newest match."""
    await store.create_season(
        season_record(),
        [NewDeadline("season", Moment(500), note="signup")],
        [NewOutbox("league_signup")],
        action(),
        "season-0",
    )
    record = (await loaded(store)).record
    await store.change_season(
        SeasonChange(
            replace(record, status="running", started_at=Moment(600)),
            entrants=(
                entrant(ONE, PlayerRecord(ANN, Moment(30))),
                entrant(TWO, PlayerRecord(BEN, Moment(31))),
            ),
            rounds=(RoundRecord(1, "main", Moment(600), Moment(2000)),),
            pairings=(pairing_record(),),
            matches=(new_game(PairingId(1), 1),),
            deadlines=(NewDeadline("season", Moment(2000), note="round"),),
            outbox=(NewOutbox("league_round", {"round": 1}),),
            action=action("start"),
            interaction="season-1",
        )
    )


async def _create(store: Tables) -> None:
    await store.create_season(
        season_record(name="Other"),
        [NewDeadline("season", Moment(500), note="signup")],
        [NewOutbox("league_signup")],
        action(),
        "season-2",
    )


async def _rich_change(store: Tables) -> None:
    record = (await loaded(store)).record
    substituted = (PlayerRecord(STRANGER, Moment(50)), PlayerRecord(ANN, Moment(30), Moment(50)))
    await store.change_season(
        SeasonChange(
            replace(record, paused_at=Moment(5), paused_for="tea", status="paused", qualified=(TWO, ONE)),
            entrants=(entrant(ONE, *substituted, status="dropped", dropped_after_round=1, grace_left=3),),
            rounds=(RoundRecord(1, "main", Moment(600), Moment(2500), Moment(2400), is_cut=True),),
            pairings=(pairing_record(decided_at=Moment(7), grace_of=ONE, grace_from=Moment(6)),),
            games=(GameRecord(PairingId(1), 2, None, ONE, 1, 0, "forfeit", Moment(8)),),
            matches=(new_game(PairingId(1), 3),),
            deadlines=(NewDeadline("season_reminder", Moment(1900), note="1 2000"),),
            outbox=(NewOutbox("league_table"),),
            action=action("drop", undo={"kind": "drop"}),
            undone=2,
            fired=(await store.season_deadlines(SEASON))[0].id,
            interaction="season-3",
        )
    )


async def _reported_end(store: Tables) -> None:
    match = await game_match(store)
    record = await reread(store, match)
    over = step(record, checkpoint=checkpoint(1), interaction="season-4", result=result())
    over = replace(over, match=replace(over.match, status="over", ended_at=Moment(4000)))
    season = (await loaded(store)).record
    await store.apply_in_season(
        over, season=SeasonChange(season, pairings=(pairing_record(decided_at=Moment(4000)),))
    )


async def game_match(store: Tables) -> MatchId:
    """The match of the game being played."""
    match = (await loaded(store)).games[0].match
    assert match is not None
    return match


ALL_DEEDS: dict[str, Callable[[Tables], Awaitable[None]]] = {
    **DEEDS,
    "create season": _create,
    "season change": _rich_change,
    "reported end": _reported_end,
}


@asynccontextmanager
async def furnished_with_season(path: Path) -> AsyncIterator[SqliteStore]:
    async with SqliteStore.open(path, now=StoppedClock().now) as store:
        await furnish(store)
        await furnish_season(store)
        yield store
