"""Daily puzzles over a real database: one a day and server, never twice, with who solved them there."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import GuildId, MessageId, Moment, UserId
from sfb_bot.practice.daily import DAY, HOUR, DailyPuzzles, day_of
from sfb_bot.practice.training import Training
from sfb_bot.storage import SqliteStore
from tests.conformance.packs import packs
from tests.games.toy.practice import PUZZLES
from tests.practice.test_training import ANN, BEN, Clock
from tests.storage.people_search import places_with

FAR, NEAR = GuildId(71), GuildId(72)
MORNING = 20_000 * DAY + HOUR * 3600


def morning() -> Clock:
    return Clock(MORNING)


def puzzles(store: SqliteStore, clock: Clock) -> DailyPuzzles:
    practice = packs()["toy"].practice
    assert practice is not None
    return DailyPuzzles(store, clock, {"toy": practice}, Alarm(clock), Alarm(clock))


def training(store: SqliteStore) -> Training:
    practice = packs()["toy"].practice
    assert practice is not None
    return Training(store, Clock(), {"toy": practice}, Alarm(Clock()))


async def want(store: SqliteStore, guild: GuildId, channel: int, games: tuple[str, ...] = ()) -> None:
    await store.save_guild_settings(GuildSettings(guild, puzzle_channel=channel, games=games))


async def rows(store: SqliteStore) -> list[tuple[int | None, int]]:
    """The rows that wait: server and day."""
    return [(row.guild, row.body["day"]) for row in await store.pending_outbox(Moment(2**40), 50)]


async def test_each_server_has_one_puzzle_a_day_also_after_restarts_and_days_away(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", morning()
    async with SqliteStore.open(path, now=clock.now) as store:
        assert await puzzles(store, clock).post_due() == 0, "nobody wants any"
        await want(store, FAR, 5)
        await want(store, NEAR, 6)
        assert await puzzles(store, clock).post_due() == 2
        assert await puzzles(store, clock).post_due() == 0
        assert await rows(store) == [(FAR, 20_000), (NEAR, 20_000)]
    async with SqliteStore.open(path, now=clock.now) as store:
        assert await puzzles(store, clock).post_due() == 0
        clock.time += DAY - 1
        assert await puzzles(store, clock).post_due() == 0
        clock.time += 1
        await want(store, NEAR, 0)
        assert await puzzles(store, clock).post_due() == 1
        # Days without the bot have no puzzle.
        clock.time += 5 * DAY
        assert await puzzles(store, clock).post_due() == 1
        days = [20_000, 20_001, 20_006]
        assert (FAR, days[-1]) in await rows(store)
        found = [await store.daily(FAR, day) for day in days]
        assert all(each is not None and each.channel == 5 for each in found)
        exercises = [each.exercise for each in found if each is not None]
        assert exercises == [PUZZLES[day % len(PUZZLES)].id for day in days]


async def test_what_could_not_be_posted_in_time_waits_no_longer(tmp_path: Path) -> None:
    clock = morning()
    async with SqliteStore.open(tmp_path / "sfb.sqlite3", now=clock.now) as store:
        await want(store, FAR, 5)
        await want(store, NEAR, 6)
        for day in range(20_000, 20_004):
            assert await puzzles(store, clock).post_due() == 2
            await store.note_daily_message(NEAR, day, MessageId(day))
            clock.time += DAY
        waiting = await rows(store)
        assert [day for guild, day in waiting if guild == FAR] == [20_003], "nobody wants the older ones"
        assert [day for guild, day in waiting if guild == NEAR] == [20_000, 20_001, 20_002, 20_003]


async def test_a_clock_set_back_makes_no_second_one(tmp_path: Path) -> None:
    clock = morning()
    async with SqliteStore.open(tmp_path / "sfb.sqlite3", now=clock.now) as store:
        await want(store, FAR, 5)
        for moved in (0, -DAY, DAY, -3600, 3600):
            clock.time += moved
            await puzzles(store, clock).post_due()
        days = [day for _, day in await rows(store)]
        assert len(days) == len(set(days))


async def test_a_server_that_does_not_play_the_game_has_none(tmp_path: Path) -> None:
    clock = morning()
    async with SqliteStore.open(tmp_path / "sfb.sqlite3", now=clock.now) as store:
        await want(store, FAR, 5, games=("brawl",))
        assert await puzzles(store, clock).post_due() == 0


async def test_games_with_puzzles_take_turns(tmp_path: Path) -> None:
    clock = morning()
    async with SqliteStore.open(tmp_path / "sfb.sqlite3", now=clock.now) as store:
        practice = packs()["toy"].practice
        assert practice is not None
        both = DailyPuzzles(store, clock, {"toy": practice, "dice": practice}, Alarm(clock), Alarm(clock))
        found = [both.puzzle_for(GuildSettings(FAR, puzzle_channel=5), day) for day in range(20_000, 20_006)]
        given = [(each.game, each.exercise) for each in found if each is not None]
        assert [game for game, _ in given] == ["toy", "dice"] * 3
        ids = {puzzle.id for puzzle in PUZZLES}
        assert {puzzle for game, puzzle in given if game == "toy"} == ids, "each in its turn"
        alone = both.puzzle_for(GuildSettings(FAR, puzzle_channel=5, games=("dice",)), 20_000)
        assert alone is not None
        assert alone.game == "dice"


async def test_who_solves_it_in_the_server_is_named_there_once(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", morning()
    async with SqliteStore.open(path, now=clock.now) as store:
        await want(store, FAR, 5)
        await puzzles(store, clock).post_due()
        day = day_of(clock.now())
        daily = await store.daily(FAR, day)
        assert daily is not None
        at = training(store)
        await at.answer(ANN, "toy", daily.exercise, 0, ("one",), FAR)
        assert await store.daily_solvers(FAR, day) == [], "it is not solved yet"
        look = await at.begin_again(ANN, "toy", daily.exercise, 1)
        await at.answer(ANN, "toy", daily.exercise, look.progress.number, ("bank",), FAR)
        await at.answer(BEN, "toy", daily.exercise, 0, ("bank",), NEAR)
        assert await store.daily_solvers(FAR, day) == [ANN], "Ben did it elsewhere"
        assert await rows(store) == [(FAR, day), (FAR, day)]
        again = await at.begin_again(ANN, "toy", daily.exercise, look.progress.number + 1)
        await at.answer(ANN, "toy", daily.exercise, again.progress.number, ("bank",), FAR)
        assert await rows(store) == [(FAR, day), (FAR, day)], "she is named already"
        other = next(each.id for each in PUZZLES if each.id != daily.exercise)
        await at.answer(BEN, "toy", other, 0, ("bank",), FAR)
        assert await store.daily_solvers(FAR, day) == [ANN]
        await store.note_daily_message(FAR, day, MessageId(99))
        noted = await store.daily(FAR, day)
        assert noted is not None
        assert noted.message == 99


async def test_solvers_are_exported_and_forgotten(tmp_path: Path) -> None:
    path, clock = tmp_path / "sfb.sqlite3", morning()
    async with SqliteStore.open(path, now=clock.now) as store:
        await want(store, FAR, 5)
        await puzzles(store, clock).post_due()
        daily = await store.daily(FAR, day_of(clock.now()))
        assert daily is not None
        for user in (ANN, BEN):
            await training(store).answer(user, "toy", daily.exercise, 0, ("bank",), FAR)
        (about,) = (await store.everything_about(ANN))["daily_puzzles"]
        assert about["guild"] == FAR
        await store.forget(UserId(ANN))
        assert places_with(path, ANN) == []
        assert await store.daily_solvers(FAR, daily.day) == [BEN]
