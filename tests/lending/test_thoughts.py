"""Pools of real worker processes that think for each other: the same thoughts, wherever they are thought."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice

import pytest

from sfb_bot.computer import LEVEL_NAMED, think
from sfb_bot.computer.jobs import AnswerJob, Player
from sfb_bot.games import load_games
from sfb_bot.games.pack import content_text
from sfb_bot.matches.lending import Lender
from sfb_bot.matches.thinkers import ThoughtFailed
from sfb_bot.thinking.pool import WorkerPool
from sfb_bot.thinking.worker import LoadGames
from tests.conformance.packs import Way, packs, ways_of
from tests.conformance.twins import known_questions, mind_of
from tests.lending.workshops import House, toy_games
from tests.matches.computer_house import end
from tests.patience import PATIENCE, until


class CountingPool(WorkerPool):
    """Notes what it has thought for others; so many of the workers that are to do so are killed at it."""

    def __init__(self, load: LoadGames, size: int, lender: Lender | None) -> None:
        self.helped: list[bool] = []
        self.blows = 0
        super().__init__(load, size, lender)

    async def help(self, work: bytes) -> bytes | None:
        result = None
        if self.blows:
            self.blows -= 1
            for pid in self.pids:
                end(pid)
        try:
            result = await super().help(work)
        finally:
            self.helped.append(result is not None)
        return result


@asynccontextmanager
async def opened_pool(house: House, load: LoadGames = toy_games) -> AsyncGenerator[CountingPool]:
    made = CountingPool(load, 1, await house.lender())
    try:
        yield made
    finally:
        await made.close()


def jobs(way: Way, level: str, most: int) -> list[AnswerJob]:
    """Questions of random matches, as they are handed to workers."""
    edition = way.rules.edition
    content = content_text(packs()[way.game].content)
    found: list[AnswerJob] = []
    for number, (_, decision, witness) in enumerate(islice(known_questions(way, "lent", most, 4), most)):
        player = Player(way.game, edition, content, level, f"seed {number}")
        found.append(AnswerJob(player, witness.knowledge(decision.seat)))
    return found


def expected(way: Way, job: AnswerJob) -> tuple[str, ...]:
    """What anybody answers who has the same knowledge, thought in this process."""
    thought = think(mind_of(way), job.knowledge, LEVEL_NAMED[job.player.level], job.player.seed, job.plan)
    return tuple(thought.keys)


@pytest.mark.parametrize("game", ["toy", "brawl"])
async def test_lent_thoughts_are_the_same_as_at_home(house: House, game: str) -> None:
    way = ways_of(game)[0]
    load = toy_games if game == "toy" else load_games
    wanted = jobs(way, "normal", 60)
    async with opened_pool(house, load) as home, opened_pool(house, load) as other:
        found: list[AnswerJob] = []
        # A worker takes seconds to start, and takes nothing before.
        while not other.helped:
            thoughts = await asyncio.wait_for(asyncio.gather(*map(home.answer, wanted)), PATIENCE)
            assert [tuple(thought.keys) for thought in thoughts] == [expected(way, job) for job in wanted]
            found += wanted
        assert all(other.helped)
        assert home.helped == []
        assert len(other.helped) < len(found)


async def test_whole_thoughts_come_back(house: House) -> None:
    """Not the keys alone: plans and reasons, too."""
    way = ways_of("toy")[0]
    wanted = jobs(way, "easy", 40)
    alone = WorkerPool(toy_games, 1)
    try:
        at_home = [await alone.answer(job) for job in wanted]
    finally:
        await alone.close()
    async with opened_pool(house) as home, opened_pool(house) as other:
        while not other.helped:
            assert await asyncio.gather(*map(home.answer, wanted)) == at_home


async def test_a_taker_whose_worker_is_killed_leaves_it_to_those_at_home(house: House) -> None:
    way = ways_of("toy")[0]
    wanted = jobs(way, "normal", 60)
    async with opened_pool(house) as home, opened_pool(house) as other:
        other.blows = 2
        while True not in other.helped:
            thoughts = await asyncio.wait_for(asyncio.gather(*map(home.answer, wanted)), PATIENCE)
            assert [tuple(thought.keys) for thought in thoughts] == [expected(way, job) for job in wanted]
        assert other.helped.index(True) == 2


async def test_what_cannot_be_thought_fails_at_home_as_well(house: House) -> None:
    way = ways_of("toy")[0]
    fine = jobs(way, "easy", 30)
    broken = [replace(job, player=replace(job.player, game="chess")) for job in fine]
    async with opened_pool(house) as home, opened_pool(house) as other:

        async def has_tried() -> bool:
            results = await asyncio.gather(*map(home.answer, broken), return_exceptions=True)
            assert all(isinstance(each, ThoughtFailed) for each in results)
            return bool(other.helped)

        await until(has_tried, "a try of the other process")
        assert not any(other.helped)
        assert tuple((await home.answer(fine[0])).keys) == expected(way, fine[0])


async def test_nobody_is_kept_who_is_not_needed(house: House) -> None:
    """While one process has enough workers for what it thinks about, the other starts none."""
    way = ways_of("toy")[0]
    async with opened_pool(house) as home, opened_pool(house) as other:
        for job in jobs(way, "easy", 20):
            await home.answer(job)
        assert len(home.pids) == 1
        assert other.pids == ()
