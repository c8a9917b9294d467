"""How much a bot of several processes bears on one PostgreSQL database: `python benchmarks/cluster.py`.

One process on SQLite, and one, two and four on PostgreSQL, each with the same 20,000 live games: people
press faster and faster until the acknowledgement takes too long. All of it runs on this machine, the people
as well, so what counts is the processor time of a press; that of everybody is told. Exit code 1 when a press
is lost in a take-over. `--quick` gives a first impression.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

import psycopg

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bot import load_average
from benchmarks.cluster_bots import Bots, CrowdProcess, postgresql, server_process
from benchmarks.cluster_crowd import Load, place_of
from benchmarks.cluster_figures import Step, TakeOver, print_growth, print_steps, print_take_over, step_of
from benchmarks.cluster_machine import Used, Watch, look, memory
from benchmarks.cluster_stored import (
    copies_of,
    copy_to_server,
    multiply_in_file,
    multiply_on_server,
    play_models,
)
from tests.postgresql_server import Server

RATES: Final = (2.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 36.0, 43.0, 52.0, 62.0, 75.0, 90.0, 110.0)
FIRST_RATE: Final = 10.0
# Games that were really played, each of which is copied to many servers.
MODELS: Final = 20
TAKE_OVER_RATE: Final = 5.0
BEFORE_TAKE_OVER, AFTER_TAKE_OVER, LONGEST_TAKE_OVER = 4.0, 5.0, 90.0


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured."""

    stored: int
    servers: int
    active: int
    seconds: float
    processes: tuple[int, ...]


FULL: Final = Size(stored=20_000, servers=400, active=400, seconds=6.0, processes=(0, 1, 2, 4))
QUICK: Final = Size(stored=2_000, servers=80, active=80, seconds=5.0, processes=(0, 1, 2))


@dataclass(frozen=True, slots=True)
class Start:
    """All processes were started at once: when the last one was ready, and what they used until then."""

    seconds: float
    used: Used


@dataclass(frozen=True, slots=True)
class Result:
    """What one way to run the bot brings; no process at all stands for one on SQLite."""

    processes: int
    start: Start
    memory_mb: tuple[float, ...]
    steps: tuple[Step, ...]
    complaints: tuple[str, ...]
    take_over: TakeOver | None = None

    @property
    def name(self) -> str:
        return f"{self.processes} on PostgreSQL" if self.processes else "1 on SQLite"


class Laboratory:
    """The prepared databases, and a folder for everything else."""

    def __init__(self, folder: Path, server: Server, size: Size) -> None:
        self.folder = folder
        self.server = server
        self.size = size
        self.places = [place_of(number, size.servers, size.active) for number in range(size.stored)]
        self._file = folder / "prepared.sqlite3"
        self._prepared = server.new_database()

    def prepare(self) -> None:
        """Fill one database of either kind with the same games."""
        size, places = self.size, self.places
        models = asyncio.run(play_models(self._file, places[:MODELS], places[-1]))
        asyncio.run(copy_to_server(self._file, self.server.url(self._prepared), self.folder))
        copies = copies_of(models, places[MODELS : size.active], places[size.active : -1])
        multiply_in_file(self._file, copies)
        multiply_on_server(self.server.url(self._prepared), copies)

    def new_file(self) -> str:
        """A database of SQLite as it was prepared."""
        made = self.folder / "live.sqlite3"
        shutil.copyfile(self._file, made)
        return str(made)

    def new_database(self) -> str:
        """One of the server as it was prepared."""
        return self.server.url(self.server.new_database(self._prepared))


def words_of(process: int, processes: int) -> list[str]:
    """What a process is told: which it is of how many; each has one connection to Discord."""
    return ["--shards", str(processes), "--process", f"{process + 1}/{processes}"] if processes else []


def measure(laboratory: Laboratory, processes: int, *, takes_over: bool) -> Result:
    """Start a bot of so many processes, and let people press faster and faster."""
    url = laboratory.new_database() if processes else None
    folder = Path(tempfile.mkdtemp(dir=laboratory.folder))
    crowd = CrowdProcess(laboratory.places[: laboratory.size.active])
    bots: Bots | None = None
    try:
        bots = Bots(folder, crowd.open(), url or laboratory.new_file())
        begun = time.monotonic()
        for process in range(max(1, processes)):
            bots.start(*words_of(process, processes))
        for bot in bots.all:
            bot.until_ready()
        start = Start(
            time.monotonic() - begun,
            look([bot.pid for bot in bots.all], None, crowd.pid),
        )
        crowd.until_posted()
        # Before anything else, so that nothing is left over from a load that was too much.
        taken = take_over(crowd, bots, url, processes) if takes_over and url is not None else None
        steps = climb(lambda rate: one_step(laboratory, crowd, bots, url, rate))
        held = tuple(memory(bot.pid) for bot in bots.all)
        return Result(processes, start, held, tuple(steps), tuple(bots.complaints()), taken)
    finally:
        if bots is not None:
            bots.close()
        crowd.close()


def climb(step: Callable[[float], Step]) -> list[Step]:
    """Step by step upwards until the bound breaks twice; from the first rate downwards if that is too much.

    Others' work on the machine breaks it once in a while, so each rate has a second chance.
    """
    steps: list[Step] = []

    def holds(rate: float) -> bool:
        for _ in range(2):
            steps.append(step(rate))
            if steps[-1].is_kept:
                return True
        return False

    first = RATES.index(FIRST_RATE)
    if holds(FIRST_RATE):
        any(not holds(rate) for rate in RATES[first + 1 :])
    else:
        any(holds(rate) for rate in reversed(RATES[:first]))
    return steps


def one_step(laboratory: Laboratory, crowd: CrowdProcess, bots: Bots, url: str | None, rate: float) -> Step:
    """Let people press at one rate, and see what everybody uses meanwhile."""
    processes = [bot.pid for bot in bots.all]
    server = server_process(laboratory.server) if url else None
    with Watch(url) as waits:
        before, begun = look(processes, server, crowd.pid), time.monotonic()
        crowd.begin(Load(laboratory.size.seconds, rate))
        pressed = crowd.pressed()
        used, took = look(processes, server, crowd.pid).since(before), time.monotonic() - begun
    made = step_of(pressed, used, waits, took)
    print(f"  {made}", flush=True)
    return made


def take_over(crowd: CrowdProcess, bots: Bots, url: str, processes: int) -> TakeOver:
    """Start a second process for the first territory while people press, and stop the first one then."""
    rate, first_bot = TAKE_OVER_RATE, bots.all[0]
    crowd.begin(Load(LONGEST_TAKE_OVER, rate))
    time.sleep(BEFORE_TAKE_OVER)
    territory = f"1/{processes}"
    with psycopg.connect(url, autocommit=True) as server:
        first = _epoch(server, territory)
        begun = time.monotonic()
        second = bots.start(*words_of(0, processes))
        while _epoch(server, territory) == first:
            if second.process.poll() is not None or time.monotonic() > begun + LONGEST_TAKE_OVER:
                raise RuntimeError("the second process did not take over")
            time.sleep(0.01)
        taken = time.monotonic()
    second.until_ready()
    ready = time.monotonic()
    time.sleep(AFTER_TAKE_OVER)
    crowd.enough()
    pressed = crowd.pressed()
    bots.stop(first_bot)
    return TakeOver(rate, taken - begun, ready - begun, begun, tuple(pressed.presses), tuple(pressed.errors))


def _epoch(server: psycopg.Connection[tuple[object, ...]], territory: str) -> object:
    row = server.execute(b"SELECT epoch FROM process_tenure WHERE territory = %s", (territory,)).fetchone()
    return row[0] if row else None


def report(results: Sequence[Result], size: Size) -> None:
    """Everything as tables."""
    print()
    print(f"{size.stored} live games in {size.servers} servers, of which {size.active} are played")
    for result in results:
        held = ", ".join(f"{each:.0f}" for each in result.memory_mb)
        processor = " + ".join(f"{each:.1f}" for each in result.start.used.bots)
        print(
            f"{result.name}: start to ready {result.start.seconds:.1f} s"
            f" ({processor} s of processor time), memory {held} MB"
        )
        for complaint in result.complaints[:8]:
            print(f"  {complaint}")
    print_steps([(result.name, result.steps) for result in results])
    print_growth([(result.name, max(1, result.processes), result.steps) for result in results])
    for result in results:
        if result.take_over is not None:
            print_take_over(result.name, result.take_over)


def parse() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description="Measure a bot of several processes under load.")
    parser.add_argument("--quick", action="store_true", help="a first impression")
    parser.add_argument("--processes", type=int, nargs="+", help="how many on PostgreSQL; 0 for SQLite")
    parser.add_argument("--folder", type=Path, help="where the databases go (a temporary folder)")
    return parser.parse_args()


def main() -> int:
    """Measure everything and print it; 1 if a press was lost while one process took over from another."""
    signal.signal(signal.SIGTERM, _stop)
    chosen = parse()
    size = QUICK if chosen.quick else FULL
    wanted = tuple(chosen.processes or size.processes)
    print(f"before: {load_average()}, niceness {os.nice(0)}", flush=True)
    folder = Path(tempfile.mkdtemp(dir=chosen.folder, prefix="sfb-cluster-"))
    results: list[Result] = []
    try:
        with postgresql() as server:
            laboratory = Laboratory(folder, server, size)
            begun = time.monotonic()
            laboratory.prepare()
            print(f"{size.stored} games prepared in {time.monotonic() - begun:.0f} s", flush=True)
            shared = [count for count in wanted if count]
            for count in wanted:
                print(f"{f'{count} on PostgreSQL' if count else '1 on SQLite'}:", flush=True)
                results.append(measure(laboratory, count, takes_over=count == min(shared)))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report(results, size)
    print(f"after: {load_average()}")
    return int(any(result.take_over is not None and result.take_over.lost for result in results))


def _stop(*_: object) -> NoReturn:
    raise SystemExit(1)


if __name__ == "__main__":
    sys.exit(main())
