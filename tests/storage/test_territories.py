"""Territories: what waits to be done is divided among processes without a rest and without anything twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from sfb_bot.matches.community_records import Waiting
from sfb_bot.matches.contents import StoredContent
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import (
    ChannelId,
    GuildId,
    Moment,
    NewDeadline,
    NewOutbox,
    UserId,
)
from sfb_bot.matches.silences import Silence, SilenceNews
from sfb_bot.matches.territory import WHOLE, Territory
from sfb_bot.storage.tables import Tables
from tests.storage.samples import ANN, BEN, A, StoppedClock, checkpoint, lobby_record, match_record, reread
from tests.storage.season_samples import action, season_record

# Servers on five shards that come one after the other, and two of one shard.
GUILDS = [GuildId((number << 22) + 5) for number in (7, 8, 9, 10, 11)] + [GuildId((7 << 22) + 6)]
LATE = Moment(10**9)


def seen_by(store: Tables, territory: Territory) -> Tables:
    """The same tables as one of several processes sees them."""
    database = store._database  # pyright: ignore[reportPrivateUsage] - another store in the same database
    return Tables(database, StoppedClock().now, territory)


async def fill(store: Tables) -> None:
    """In every server a match with a computer player, a table, a season, a queue, a puzzle and a board."""
    for number, guild in enumerate(GUILDS):
        place = ChannelId(1000 + number)
        seats = match_record().seats
        players = (seats[0], replace(seats[1], user=UserId(-3)))
        await store.create_match(
            match_record(guild=guild, channel=place, seats=players, unshown_since=None),
            checkpoint(0),
            [],
            [NewDeadline("turn", Moment(9000 + number), A, 1)],
            [NewOutbox("opening"), NewOutbox("result", {}, guild=guild), NewOutbox("reminder", {}, ANN)],
        )
        await store.create_lobby(lobby_record(guild=guild), [NewOutbox("invitation")], f"press {number}")
        await store.create_season(
            season_record(guild=guild, name=f"League {number}"),
            [NewDeadline("season", Moment(9500))],
            [NewOutbox("league_signup")],
            action(),
            f"season {number}",
        )
        settings = GuildSettings(guild, puzzle_channel=place, live_channel=place)
        await store.save_guild_settings(settings)
        waiting = Waiting(guild, BEN, "toy", "daily", place, Moment(1000), Moment(10**8))
        await store.enter_queue(waiting, f"queue {number}")
    await store.add_outbox((NewOutbox("direct", {}, ANN),), None, None)


async def outbox(store: Tables) -> list[Any]:
    return [row.id for row in await store.pending_outbox(LATE, 10**6)]


async def deadlines(store: Tables) -> list[Any]:
    return [deadline.id for deadline in await store.due_deadlines(LATE, 10**6)]


async def waiting(store: Tables) -> list[Any]:
    return [(one.guild, one.user) for one in await store.everybody_waiting()]


async def puzzles(store: Tables) -> list[Any]:
    return [server.guild for server in await store.servers_with_puzzles()]


async def seasons(store: Tables) -> list[Any]:
    return [season.id for season in await store.unfinished_seasons()]


LISTINGS: dict[str, Callable[[Tables], Awaitable[Any]]] = {
    "outbox": outbox,
    "waiting rows": lambda store: store.waiting_rows(),
    "deadlines": deadlines,
    "live matches": lambda store: store.live_matches(),
    "matches with computers": lambda store: store.matches_with_computers(),
    "boards": lambda store: store.live_boards(),
    "queue": waiting,
    "puzzles": puzzles,
    "seasons": seasons,
}


@pytest.mark.parametrize("count", [2, 3, 5])
async def test_everything_that_waits_is_for_one_process(store: Tables, count: int) -> None:
    await fill(store)
    for name, listing in LISTINGS.items():
        everything = list(await listing(seen_by(store, WHOLE)))
        parts = [list(await listing(seen_by(store, Territory(each, count)))) for each in range(count)]
        assert everything, name
        assert sorted(thing for part in parts for thing in part) == sorted(everything), name
        assert sum(1 for part in parts if part) > 1, name


async def test_what_is_about_nobody_but_a_person_is_for_the_first_process(store: Tables) -> None:
    await store.add_outbox((NewOutbox("direct", {}, ANN),), None, None)
    assert len(await outbox(seen_by(store, Territory(0, 3)))) == 1
    assert not await outbox(seen_by(store, Territory(1, 3)))
    assert await seen_by(store, Territory(0, 3)).next_outbox() is not None
    assert await seen_by(store, Territory(2, 3)).next_outbox() is None


async def test_the_next_deadline_is_that_of_the_own_territory(store: Tables) -> None:
    await fill(store)
    for number in range(5):
        own = seen_by(store, Territory(number, 5))
        due = await own.next_due()
        assert due == min(deadline.due for deadline in await own.due_deadlines(LATE, 100))


async def test_a_silence_of_one_process_moves_what_is_its_own_alone(store: Tables) -> None:
    await fill(store)
    territory = Territory(0, 2)
    matches = [await reread(store, match) for match in await store.live_matches()]
    before = {match.id: match.asked_at for match in matches}
    due = {one.id: one.due for one in await store.due_deadlines(LATE, 100)}
    silence = Silence("away", Moment(2000), Moment(2600))
    news = SilenceNews(
        (NewOutbox("ledger", {"told": 1}),), (NewOutbox("invitation"),), (NewOutbox("league_table"),)
    )
    rows = set(await store.waiting_rows())
    own_rows = set(await seen_by(store, territory).waiting_rows())
    await seen_by(store, territory).add_silence(silence, news)
    for match in matches:
        later = 600 if territory.holds(match.guild) else 0
        assert (await reread(store, match.id)).asked_at == before[match.id] + later
    own = {one.id for one in await seen_by(store, territory).due_deadlines(LATE, 100)}
    for one in await store.due_deadlines(LATE, 100):
        assert one.due == due[one.id] + (600 if one.id in own else 0)
    told = set(await store.waiting_rows()) - rows
    assert told
    assert told == set(await seen_by(store, territory).waiting_rows()) - own_rows


async def test_matches_that_cannot_be_shown_or_read_are_for_their_own_process(store: Tables) -> None:
    await fill(store)
    for match in await store.live_matches():
        await store.lose_sight(match, Moment(1500))
    for number in range(3):
        own = seen_by(store, Territory(number, 3))
        wanted = set(await own.live_matches())
        assert set(await own.unshown_matches()) == wanted


async def test_contents_are_kept_while_another_version_may_need_them(store: Tables) -> None:
    older, newer = StoredContent("toy", "a" * 12, 1, "{}"), StoredContent("toy", "b" * 12, 1, "{}")
    shared = seen_by(store, Territory(0, 2))
    await shared.keep_contents([older])
    await shared.keep_contents([newer])
    assert set(await store.contents()) == {("toy", older.edition), ("toy", newer.edition)}
    await store.keep_contents([newer])
    assert set(await store.contents()) == {("toy", newer.edition)}
