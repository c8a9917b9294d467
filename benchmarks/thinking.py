"""What thinking costs the bot and the machine: `python benchmarks/thinking.py`.

    python benchmarks/thinking.py                          four matches against master, for 60 seconds
    python benchmarks/thinking.py --level hard --matches 8 --seconds 20
    python benchmarks/thinking.py --advice                 the price of a hint and of a review

The first measures how late the event loop is while computer players think in their processes: people answer
at random in matches against them, with a real database and without Discord. A watch wakes up every 5 ms.
Between two looks of it the loop did nothing for anybody else; counted is its own processor time, which is the
bot's fault, and how late the watch was by the clock, which is also the fault of whatever else runs on the
machine. How late it is with nothing to do is told first. `--advice` thinks in this process and counts
processor time. Exit code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sfb_bot.application import Application
from sfb_bot.cli.run import SystemClock, keep_loaded, open_editions, open_shell
from sfb_bot.computer import LEVEL_NAMED, Thought
from sfb_bot.computer.jobs import AnswerJob, DrawJob, MindOf, ReviewJob, answer_job, draw_job, review_job
from sfb_bot.computer.review import TurnReview
from sfb_bot.games import load_games
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.pack import AnyMind
from sfb_bot.kernel import Dice, PlayerError, random_keys
from sfb_bot.matches.computer_players import computers
from sfb_bot.matches.lobby import Proposal
from sfb_bot.matches.paces import SOLO
from sfb_bot.matches.records import ChannelId, GuildId, MatchId, UserId
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.storage import SqliteStore

LATEST_MS = 10.0
PAUSE = 0.005
# As quick as people are who hardly look.
PERSONS_PAUSE = 0.05
IDLE_SECONDS = 5.0
FIRST_USER = 1001
SHARES = (0.5, 0.95, 0.99, 0.999)
_presses = count(1)


def percentiles(values: Sequence[float]) -> str:
    """Milliseconds at some shares of all values, and the most."""
    ranked = sorted(values)
    parts = [f"{100 * share:g} % {ranked[int(share * len(ranked))]:.2f}" for share in SHARES]
    return ", ".join([*parts, f"most {ranked[-1]:.2f} ms"])


@dataclass(slots=True)
class Watch:
    """Looks again and again how long the loop was busy with something else, in milliseconds."""

    used: list[float] = field(default_factory=list[float])
    late: list[float] = field(default_factory=list[float])

    async def run(self) -> None:
        while True:
            start, processor = time.perf_counter(), time.thread_time()
            await asyncio.sleep(PAUSE)
            self.late.append(max(0.0, time.perf_counter() - start - PAUSE) * 1000)
            self.used.append((time.thread_time() - processor) * 1000)

    def tell(self, name: str) -> None:
        print(f"{name}: {len(self.late)} looks")
        print(f"  own processor time between two looks: {percentiles(self.used)}")
        print(f"  late by the clock:                    {percentiles(self.late)}")


@asynccontextmanager
async def meanwhile(*others: Awaitable[object]) -> AsyncGenerator[None]:
    """Something runs as long as the block."""
    tasks = [asyncio.ensure_future(each) for each in others]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def begin(app: Application, setup: dict[str, Any], user: UserId, level: str) -> MatchId:
    """A match of somebody against a computer player."""
    proposal = Proposal(
        GuildId(1), ChannelId(user), user, "brawl", setup, SOLO, "host", "here", computers([level]), True
    )
    lobby = await app.store.lobby(await app.lobby.propose(proposal, f"press {next(_presses)}"))
    assert lobby is not None
    assert lobby.match is not None
    return lobby.match


async def play(
    app: Application, match: MatchId, user: UserId, before: Callable[[int], Awaitable[object]] | None = None
) -> int:
    """Answer at random whenever somebody is asked, to the end; how many answers those were."""
    dice, given = Dice(f"thinking/{user}"), 0
    while (look := await app.matches.look(match, user)).record.status == "live":
        if look.question is None or look.held is not None:
            await asyncio.sleep(PERSONS_PAUSE)
            continue
        if before is not None:
            await before(look.record.ask_no)
        keys = random_keys(look.question, dice)
        try:
            await app.matches.answer(match, user, look.record.ask_no, keys, f"press {next(_presses)}")
        except PlayerError as error:
            print(f"  an answer came too late: {error}")
        given += 1
        await asyncio.sleep(PERSONS_PAUSE)
    return given


async def measure_loop(folder: Path, level: str, matches: int, seconds: float) -> bool:
    """How late the loop is while computer players think; whether it keeps the bound."""
    setup = brawl_pack().setup.setup("duel", {"draft": "free"})
    async with open_shell(folder / "loop.sqlite3") as shell:
        app, thinkers = shell.app, shell.app.thinkers
        assert thinkers is not None
        keep_loaded()
        idle, busy = Watch(), Watch()
        async with meanwhile(idle.run()):
            await asyncio.sleep(IDLE_SECONDS)
        users = [UserId(FIRST_USER + number) for number in range(matches)]
        begun = [await begin(app, setup, user, level) for user in users]
        persons = [play_on(app, setup, each, user, level) for each, user in zip(begun, users, strict=True)]
        async with meanwhile(app.deadlines.run(), app.computers.run(thinkers), *persons):
            # Processes are started and cards are read once; that is not what a match costs.
            await asyncio.sleep(IDLE_SECONDS)
            async with meanwhile(busy.run()):
                await asyncio.sleep(seconds)
        entries = sum([len(await app.store.entries(match)) for match in await app.store.all_matches()])
    idle.tell("nothing to do")
    busy.tell(f"{matches} matches against {level}, {seconds:g} s, {entries} answers stored")
    latest = max(busy.used)
    holds = latest < LATEST_MS
    print(f"the loop is never busy for {LATEST_MS:g} ms: {latest:.2f} ms {'pass' if holds else 'FAIL'}")
    return holds


async def play_on(app: Application, setup: dict[str, Any], match: MatchId, user: UserId, level: str) -> None:
    """One match after another."""
    while True:
        await play(app, match, user)
        match = await begin(app, setup, user, level)


class CountedThinkers:
    """Think here, and count the processor time of every kind of job."""

    def __init__(self, mind_of: MindOf) -> None:
        self._mind_of = mind_of
        self.hints: list[float] = []
        self.turns: list[float] = []
        self.choices = 0

    async def answer(self, job: AnswerJob) -> Thought:
        started = time.process_time()
        thought = answer_job(job, self._mind_of)
        if job.player.seed.startswith("hint/"):
            self.hints.append((time.process_time() - started) * 1000)
        return thought

    async def agrees(self, job: DrawJob) -> bool:
        return draw_job(job, self._mind_of)

    async def review(self, job: ReviewJob) -> TurnReview | None:
        started = time.process_time()
        review = review_job(job, self._mind_of)
        self.turns.append((time.process_time() - started) * 1000)
        self.choices += len(job.choices)
        return review


async def measure_advice(folder: Path, level: str) -> None:
    """What a hint to every question and a review cost, in a match against a level."""
    packs = load_games()
    pack = packs["brawl"]
    mind = pack.computer
    assert mind is not None

    def mind_of(game: str, edition: str, content: str) -> AnyMind:
        del game, edition, content
        return mind

    thinkers = CountedThinkers(mind_of)
    clock, user = TableClock(SystemClock()), UserId(FIRST_USER)
    async with SqliteStore.open(folder / "advice.sqlite3", now=clock.now) as store:
        app = Application(store, await open_editions(store, packs), clock, None, thinkers)
        async with meanwhile(app.deadlines.run(), app.computers.run(thinkers)):
            match = await begin(app, pack.setup.setup("duel", {"draft": "free"}), user, level)
            answers = await play(app, match, user, lambda ask_no: app.hints.hint(match, user, ask_no))
            reviewing = await app.reviews.of(match, user)
            assert reviewing.task is not None
            review = await reviewing.task
    print(f"a hint, processor time of {len(thinkers.hints)}: {percentiles(thinkers.hints)}")
    print(f"a review of {answers} answers in {review.turns} turns: {sum(thinkers.turns) / 1000:.1f} s")
    print(f"  {thinkers.choices} looks at a choice; a turn: {percentiles(thinkers.turns)}")


def main() -> int:
    """Measure what was asked for; 1 when a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--level", choices=tuple(LEVEL_NAMED), help="who plays (master; easy for advice)")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--advice", action="store_true", help="measure hints and a review instead")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if chosen.advice:
            asyncio.run(measure_advice(Path(folder), chosen.level or "easy"))
            return 0
        level = chosen.level or "master"
        return 0 if asyncio.run(measure_loop(Path(folder), level, chosen.matches, chosen.seconds)) else 1


if __name__ == "__main__":
    sys.exit(main())
