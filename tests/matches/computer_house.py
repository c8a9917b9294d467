"""A house in which computer players think in real processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from sfb_bot.computer import Thought
from sfb_bot.computer.jobs import AnswerJob, DrawJob, ReviewJob
from sfb_bot.computer.review import TurnReview
from sfb_bot.games import load_games
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Dice, random_keys
from sfb_bot.matches.computer_players import computers
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import SOLO
from sfb_bot.matches.records import MatchId, Pace, UserId
from sfb_bot.matches.thinkers import Thinkers
from sfb_bot.thinking.pool import WorkerPool
from sfb_bot.thinking.worker import LoadGames
from tests.matches.house import ANNA, CHANNEL, GUILD, ROSTER, HandClock, House, house
from tests.patience import until


def end(pid: int) -> None:
    """End a process the hard way."""
    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


class SlowThinkers:
    """Real ones, whose jobs wait until they are let through."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self.let_through = asyncio.Event()
        self.jobs: list[AnswerJob | DrawJob | ReviewJob] = []

    async def answer(self, job: AnswerJob) -> Thought:
        self.jobs.append(job)
        await self.let_through.wait()
        return await self._thinkers.answer(job)

    async def agrees(self, job: DrawJob) -> bool:
        self.jobs.append(job)
        await self.let_through.wait()
        return await self._thinkers.agrees(job)

    async def review(self, job: ReviewJob) -> TurnReview | None:
        self.jobs.append(job)
        await self.let_through.wait()
        return await self._thinkers.review(job)


@asynccontextmanager
async def pool(size: int = 2, load: LoadGames = load_games) -> AsyncGenerator[WorkerPool]:
    """Worker processes, gone afterwards."""
    made = WorkerPool(load, size)
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def thinking(h: House, thinkers: Thinkers) -> AsyncGenerator[None]:
    """Meanwhile the computer players of a house are looked after."""
    task = asyncio.create_task(h.app.computers.run(thinkers))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def playing_house(
    path: Path, clock: HandClock | None = None, packs: Mapping[str, GamePack] | None = None
) -> AsyncGenerator[House]:
    """A house with computer players that answer."""
    async with house(path, clock, packs=packs) as h, pool() as thinkers, thinking(h, thinkers):
        yield h


async def solo(
    h: House, *levels: str, mode: str = "duel", goal: int = 1, pace: Pace = SOLO, draft: str = "free"
) -> MatchId:
    """A match of Anna against (and with) computer players."""
    setup = {"roster": ROSTER, "draft": draft, "goal": goal, "mode": mode}
    channel = type(CHANNEL)(CHANNEL + len(await h.store.all_matches()))
    proposal = Proposal(GUILD, channel, ANNA, "brawl", setup, pace, "host", "here", computers(levels))
    lobby = await h.store.lobby(await h.app.lobby.propose(proposal, h.press()))
    assert lobby is not None
    assert lobby.match is not None
    return lobby.match


async def answers_are_in(h: House, match: MatchId, user: UserId = ANNA) -> bool:
    """Whether the match waits for a person, or is over; the hidden moments pass meanwhile.

    Where partners are asked together, a computer lets the person act first.
    """
    look = await h.look(match, user)
    asked = [look.record.seats[seat] for seat in look.waiting_for]
    if not any(seat.is_computer for seat in asked) or (look.is_open and look.question is not None):
        return True
    if any(seat.seat in look.off_turn for seat in asked):
        h.clock.passes(1)
        await h.app.deadlines.fire_due()
    return False


async def play_against(h: House, match: MatchId, dice: Dice, most: int = 100_000) -> int:
    """Anna answers at random, the computers as they like, to the end or for so many of her answers."""
    given = 0
    while given < most:
        await until(lambda: answers_are_in(h, match), f"an answer of a computer in match {match}")
        look = await h.look(match, ANNA)
        if look.record.status == "over":
            break
        assert look.question is not None
        keys = random_keys(look.question, dice)
        await h.app.matches.answer(match, ANNA, look.record.ask_no, keys, h.press())
        given += 1
    return given
