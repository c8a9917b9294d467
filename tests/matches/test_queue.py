"""Waiting for an opponent: who is matched with whom, and what becomes of those who wait in vain."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest

from sfb_bot.kernel import Word
from sfb_bot.matches.community_records import Waiting
from sfb_bot.matches.matchmaking import PATIENCE, UNRATED, matched, window
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.queue import MOST_MATCHES
from sfb_bot.matches.records import ChannelId, GuildId, Moment, UserId
from sfb_bot.matches.refusals import NoSuchPlace, TooMany
from tests.conformance.packs import packs
from tests.matches.house import ANNA, BORIS, CHANNEL, CLARA, DAVID, GUILD, START, House, house

LIVE = PATIENCE["live"]


def waits(user: int, since: int = 0, pace: str = "live", game: str = "brawl", guild: int = 1) -> Waiting:
    until = Moment(START + since + PATIENCE[pace].lasts)
    return Waiting(GuildId(guild), UserId(user), game, pace, CHANNEL, Moment(START + since), until)


def at(seconds: int) -> Moment:
    return Moment(START + seconds)


# --- Who plays whom ---


def test_the_nearest_are_matched_first() -> None:
    waiting = [waits(1), waits(2), waits(3), waits(4)]
    ratings = {UserId(1): 1000, UserId(2): 1500, UserId(3): 1040, UserId(4): 1450}
    pairs = matched(waiting, ratings, (), at(0))
    assert [(one.user, two.user) for one, two in pairs] == [(1, 3), (2, 4)]


def test_the_window_widens_until_anybody_will_do() -> None:
    one, two = waits(1), waits(2)
    ratings = {UserId(1): 1000, UserId(2): 1250}
    assert matched([one, two], ratings, (), at(2 * LIVE.widens - 1)) == []
    assert matched([one, two], ratings, (), at(2 * LIVE.widens)) == [(one, two)]
    far = {UserId(1): 0, UserId(2): 5000}
    assert matched([one, two], far, (), at(LIVE.anybody - 1)) == []
    assert matched([one, two], far, (), at(LIVE.anybody)) == [(one, two)]


def test_somebody_new_plays_at_once_with_somebody_who_has_waited() -> None:
    old, new = waits(1), waits(2, since=LIVE.anybody)
    assert matched([new, old], {UserId(1): 3000}, (), at(LIVE.anybody)) == [(old, new)]


def could_play(
    ratings: Mapping[UserId, int], unwilling: Collection[frozenset[UserId]], now: Moment, *pair: Waiting
) -> bool:
    """Whether two want the same and each other, and are near enough for one of them."""
    one, two = pair
    gap = abs(ratings.get(one.user, UNRATED) - ratings.get(two.user, UNRATED))
    return (
        (one.guild, one.game, one.pace) == (two.guild, two.game, two.pace)
        and frozenset((one.user, two.user)) not in unwilling
        and (gap <= window(one, now) or gap <= window(two, now))
    )


def test_random_queues_keep_the_laws() -> None:
    """Nobody twice, with themselves or unwillingly; nobody is left who could still be matched."""
    dice = random.Random("queues")
    for _ in range(400):
        users = dice.sample(range(1, 60), dice.randint(0, 12))
        waiting = [
            waits(
                user,
                dice.randrange(900),
                dice.choice(("live", "daily")),
                dice.choice(("brawl", "toy")),
                dice.choice((1, 2)),
            )
            for user in users
        ]
        ratings = {UserId(user): dice.randrange(500, 2500) for user in users if dice.random() < 0.8}
        pairs_of_users = combinations(map(UserId, users), 2)
        unwilling = {frozenset(pair) for pair in pairs_of_users if dice.random() < 0.1}
        now = at(dice.randrange(900, 1200))
        pairs = matched(waiting, ratings, unwilling, now)
        taken = [one for pair in pairs for one in pair]
        assert len(set(taken)) == len(taken)

        may_play = partial(could_play, ratings, unwilling, now)
        assert all(may_play(one, two) and one.since <= two.since for one, two in pairs)
        left = [one for one in waiting if one not in taken]
        assert not any(may_play(one, two) for one, two in combinations(left, 2))


# --- The queue itself ---


async def enter(h: House, *users: UserId, pace: str = "live", channel: ChannelId = CHANNEL) -> None:
    for user in users:
        await h.app.queue.enter(GUILD, user, "brawl", pace, channel, h.press())


async def waiting(h: House) -> list[UserId]:
    return [one.user for one in await h.store.waiting_in(GUILD)]


async def words(h: House) -> list[tuple[UserId | None, str]]:
    return [(row.user, row.body["what"]) for row in await h.outbox() if row.kind == "queue"]


async def test_two_who_wait_get_a_match_and_wait_no_more(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite3"
    async with house(path) as h:
        await enter(h, ANNA)
        assert await h.app.queue.look() == 1
        clock = h.clock
    async with house(path, clock) as h:
        assert await waiting(h) == [ANNA], "they wait through a restart"
        clock.passes(10)
        await enter(h, BORIS)
        assert await h.app.queue.look() == 0
        assert await waiting(h) == []
        (match,) = await h.store.running_in(GUILD)
        assert [seat.user for seat in match.seats] == [ANNA, BORIS]
        assert match.pace.name == "live"
        assert match.lobby is not None
        lobby = await h.store.lobby(match.lobby)
        assert lobby is not None
        assert (lobby.channel, lobby.where, lobby.status) == (CHANNEL, "thread", "started")
        assert [row.kind for row in await h.outbox()] == ["opening", "invitation", "ledger"]
        assert await h.app.queue.look() == 0
        assert len(await h.store.running_in(GUILD)) == 1


async def test_a_server_chooses_where_its_matches_are_opened(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await h.store.save_guild_settings(GuildSettings(GUILD, queue_channel=77))
        await enter(h, ANNA, BORIS)
        await h.app.queue.look()
        (match,) = await h.store.running_in(GUILD)
        lobby = await h.store.lobby(match.lobby) if match.lobby is not None else None
        assert lobby is not None
        assert lobby.channel == 77


async def test_entering_again_changes_the_pace_and_twice_the_same_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await enter(h, ANNA)
        h.clock.passes(50)
        await enter(h, ANNA)
        (one,) = await h.store.waiting_in(GUILD)
        assert one.since == START, "their time goes on"
        await enter(h, ANNA, pace="daily")
        (one,) = await h.store.waiting_in(GUILD)
        assert (one.pace, one.since) == ("daily", START + 50)
        await enter(h, BORIS)
        assert await h.app.queue.look() == 2, "not at the same pace"
        assert await h.app.queue.leave(GUILD, BORIS)
        assert not await h.app.queue.leave(GUILD, BORIS)
        assert await waiting(h) == [ANNA]


async def test_who_waits_is_offered_a_computer_once_and_told_when_nobody_came(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await enter(h, ANNA)
        h.clock.passes(LIVE.offers - 1)
        assert await h.app.queue.look() == 1
        assert await words(h) == []
        h.clock.passes(1)
        for _ in range(2):
            assert await h.app.queue.look() == 1
        assert await words(h) == [(ANNA, "offer")]
        h.clock.passes(LIVE.lasts)
        assert await h.app.queue.look() == 0
        assert await words(h) == [(ANNA, "offer"), (ANNA, "expired")]
        assert await waiting(h) == []


async def test_nobody_is_matched_with_whom_they_block(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await h.store.block(BORIS, ANNA)
        await enter(h, ANNA, BORIS)
        h.clock.passes(LIVE.anybody)
        assert await h.app.queue.look() == 2
        await enter(h, CLARA)
        await h.app.queue.look()
        (match,) = await h.store.running_in(GUILD)
        assert CLARA in [seat.user for seat in match.seats]


async def test_who_has_enough_to_do_is_not_matched(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await enter(h, ANNA)
        made = [await h.match(channel=ChannelId(100 + number)) for number in range(MOST_MATCHES)]
        with pytest.raises(TooMany):
            await enter(h, BORIS)
        await enter(h, CLARA)
        assert await h.app.queue.look() == 2, "Anna has enough"
        await enter(h, DAVID)
        assert await h.app.queue.look() == 1
        assert await waiting(h) == [ANNA]
        await h.app.matches.say(made[0], BORIS, Word.CONCEDE, h.press())
        await enter(h, BORIS)
        h.clock.passes(LIVE.anybody)
        assert await h.app.queue.look() == 0


async def test_a_game_that_is_not_for_two_has_no_queue(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3", packs=packs()) as h:
        with pytest.raises(NoSuchPlace):
            await h.app.queue.enter(GUILD, ANNA, "chess", "live", CHANNEL, h.press())
        for user in (ANNA, BORIS):
            await h.app.queue.enter(GUILD, user, "toy", "live", CHANNEL, h.press())
        await enter(h, CLARA)
        assert await h.app.queue.look() == 1
        (match,) = await h.store.running_in(GUILD)
        assert match.game == "toy"


async def test_who_leaves_at_the_last_moment_is_not_matched(tmp_path: Path) -> None:
    """The match and the end of their waiting are one change, or none."""
    async with house(tmp_path / "db.sqlite3") as h:
        await enter(h, ANNA, BORIS)
        waited = h.store.everybody_waiting

        async def leaves_meanwhile() -> list[Waiting]:
            found = await waited()
            await h.app.queue.leave(GUILD, BORIS)
            return found

        h.store.everybody_waiting = leaves_meanwhile
        assert await h.app.queue.look() == 2
        assert await h.store.running_in(GUILD) == []
        assert await waiting(h) == [ANNA], "and still waits"
        assert await h.outbox() == []


async def test_who_changes_the_pace_at_the_last_moment_is_not_matched_at_the_old_one(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await enter(h, ANNA, BORIS)
        waited = h.store.everybody_waiting

        async def changes_meanwhile() -> list[Waiting]:
            found = await waited()
            await enter(h, BORIS, pace="daily")
            return found

        h.store.everybody_waiting = changes_meanwhile
        assert await h.app.queue.look() == 2
        assert await h.store.running_in(GUILD) == []
        assert [(one.user, one.pace) for one in await h.store.waiting_in(GUILD)] == [
            (ANNA, "live"),
            (BORIS, "daily"),
        ]


async def test_forgetting_somebody_takes_them_out_of_the_queue(tmp_path: Path) -> None:
    async with house(tmp_path / "db.sqlite3") as h:
        await enter(h, ANNA, BORIS)
        assert (await h.store.everything_about(ANNA))["queues"][0]["game"] == "brawl"
        await h.app.deletions.forget(ANNA)
        assert await waiting(h) == [BORIS]
        assert (await h.store.everything_about(ANNA))["queues"] == []
