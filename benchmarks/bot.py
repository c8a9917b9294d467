"""How quick, small and modest the bot is under load: `python benchmarks/bot.py`.

Three processes: this one, the bot with a real database, and a local Discord that answers every request
in 50 ms with people who press its buttons. Latencies are those the people see. Exit code 1 when a bound
is missed. `--games 20 --stored 100 --seconds 20` gives a first impression in less than a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import resource
import shutil
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from pathlib import Path

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bot_crowd import Door, Pipe, Press, Report, run_crowd
from benchmarks.bot_stored import finished_game_size, store_live_games
from sfb_bot.cli.run import open_shell
from sfb_bot.discord_ui.connection import Address, serve

LONGEST_ACKNOWLEDGEMENT_MS = 500.0
LONGEST_POST_MS = 1500.0
LONGEST_START_S = 3.0
MOST_MEMORY_MB = 300.0
LARGEST_GAME_KB = 150.0
MOST_REQUESTS = 3
MOST_PROCESSOR_MS = 20.0
LEAST_SHARE_OF_PRESSES = 0.95
WAIT_SECONDS = 600.0
# At this many seconds between two presses in one game, 200 games make 20 presses a second.
SECONDS_BETWEEN = 10.0


@dataclass(frozen=True, slots=True)
class Line:
    """One measured figure and its bound; a guide has none."""

    name: str
    value: float
    unit: str
    bound: float | None = None
    at_least: bool = False

    @property
    def holds(self) -> bool:
        if self.bound is None:
            return True
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        wanted = "guide"
        if self.bound is not None:
            sign, verdict = (">=" if self.at_least else "<="), ("pass" if self.holds else "FAIL")
            wanted = f"{sign} {self.bound:g} {self.unit}: {verdict}"
        return f"{self.name:<58}{self.value:>10.2f} {self.unit:<4} {wanted}"


@dataclass(frozen=True, slots=True)
class Footprint:
    """What the bot's process used so far, its drawing threads included."""

    at: float
    memory_mb: float
    peak_mb: float
    cpu_seconds: float


def footprint() -> Footprint:
    """Of this process; where the system does not tell the current memory, the peak stands for it."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    peak = used.ru_maxrss / 1024
    memory = peak
    status = Path("/proc/self/status")
    if status.exists():
        # The peak that getrusage tells may be that of the process which started this one.
        fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        memory, peak = (int(fields[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return Footprint(time.monotonic(), memory, peak, used.ru_utime + used.ru_stime)


def run_bot(pipe: Pipe, database: Path, door: Door) -> None:
    """The bot as it is run, at another address; sends a Footprint when ready and for every True it takes."""

    async def work() -> None:
        async with open_shell(database) as shell:
            stop, ready = asyncio.Event(), asyncio.Event()
            address = Address(door.api, door.gateway)
            serving = asyncio.create_task(serve(shell, door.token, stop, address, ready))
            waiting = asyncio.create_task(ready.wait())
            await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                await serving
            pipe.send(footprint())
            loop = asyncio.get_running_loop()
            while await loop.run_in_executor(None, pipe.recv):
                pipe.send(footprint())
            stop.set()
            await serving

    asyncio.run(work())


def receive(pipe: Pipe, process: BaseProcess) -> object:
    """What the other process sends; an error when it ends instead."""
    end = time.monotonic() + WAIT_SECONDS
    while not pipe.poll(0.5):
        if not process.is_alive() or time.monotonic() > end:
            raise RuntimeError(f"{process.name} did not answer")
    return pipe.recv()


@dataclass(frozen=True, slots=True)
class Measured:
    """Everything one run brings."""

    start_seconds: float
    at_ready: Footprint
    before: Footprint
    after: Footprint
    report: Report


def measure(folder: Path, chosen: argparse.Namespace) -> Measured:
    """Prepare the games, start the bot, let the crowd press."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    crowd = spawn.Process(target=run_crowd, args=(there, chosen.games, chosen.stored), name="the crowd")
    crowd.start()
    started: list[BaseProcess] = [crowd]
    try:
        door = receive(here, crowd)
        assert isinstance(door, Door)
        database = folder / "live.sqlite3"
        asyncio.run(store_live_games(database, door.places, chosen.games))
        print(f"{chosen.stored} live games take {database.stat().st_size / 1e6:.1f} MB", flush=True)
        bot_here, bot_there = spawn.Pipe()
        begun = time.monotonic()
        bot = spawn.Process(target=run_bot, args=(bot_there, database, door), name="the bot")
        bot.start()
        started.append(bot)
        print(f"the bot is process {bot.pid}", flush=True)
        at_ready = receive(bot_here, bot)
        assert isinstance(at_ready, Footprint)
        here.send(True)
        receive(here, crowd)
        bot_here.send(True)
        before = receive(bot_here, bot)
        here.send((chosen.seconds, chosen.rate))
        report = receive(here, crowd)
        bot_here.send(True)
        after = receive(bot_here, bot)
        assert isinstance(before, Footprint)
        assert isinstance(after, Footprint)
        assert isinstance(report, Report)
        bot_here.send(False)
        bot.join(30)
        here.send(None)
        crowd.join(30)
        return Measured(at_ready.at - begun, at_ready, before, after, report)
    finally:
        for process in started:
            if process.is_alive():
                process.kill()


def p50(values: Sequence[float]) -> float:
    """The median; infinite without values."""
    return statistics.median(values) if values else float("inf")


def p95(values: Sequence[float]) -> float:
    """The 95th percentile; infinite without values, so that it passes no bound."""
    if len(values) < 2:
        return float("inf")
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


def waits(presses: Sequence[Press], name: str) -> list[float]:
    """Milliseconds from each press to what came of it, where it came."""
    ends = ((press.at, getattr(press, name)) for press in presses)
    return [(end - at) * 1000 for at, end in ends if end is not None]


def load_lines(measured: Measured, rate: float) -> list[Line]:
    """What the people saw."""
    report = measured.report
    presses = report.presses
    told = [press for press in presses if press.posted is not None]
    acknowledged, shown, posted = (waits(presses, name) for name in ("acknowledged", "shown", "posted"))
    requests = [len(press.requests) for press in presses]
    usual = [len(press.requests) for press in presses if not press.is_first_post]
    if not presses:
        raise RuntimeError("nobody could press anything")
    cpu = measured.after.cpu_seconds - measured.before.cpu_seconds
    return [
        Line("presses", len(presses), ""),
        Line("presses a second", len(presses) / report.seconds, "/s", rate * LEAST_SHARE_OF_PRESSES, True),
        Line("press to acknowledgement, p50", p50(acknowledged), "ms"),
        Line("press to acknowledgement, p95", p95(acknowledged), "ms", LONGEST_ACKNOWLEDGEMENT_MS),
        Line("press to private panel, p50", p50(shown), "ms"),
        Line("press to private panel, p95", p95(shown), "ms"),
        Line("presses that brought a post", len(told), ""),
        Line("press to finished post, p50", p50(posted), "ms"),
        Line("press to finished post, p95", p95(posted), "ms", LONGEST_POST_MS),
        Line("presses never acknowledged", len(presses) - len(acknowledged), "", 0),
        Line("presses without an answer", len(presses) - len(shown), "", 0),
        Line("requests refused", len(report.errors), "", 0),
        Line("requests a press, besides acknowledgement, mean", statistics.mean(requests), ""),
        Line("requests an action, besides acknowledgement, most", max(usual), "", MOST_REQUESTS),
        Line("the same for a game's first action after a restart", max(requests), ""),
        Line("processor time of the bot a press", cpu / len(presses) * 1000, "ms", MOST_PROCESSOR_MS),
    ]


def resource_lines(measured: Measured, stored: int) -> list[Line]:
    """Start and memory."""
    return [
        Line(f"{stored} live games stored: start to ready", measured.start_seconds, "s", LONGEST_START_S),
        Line(f"{stored} live games stored: memory when ready", measured.at_ready.memory_mb, "MB"),
        Line(
            f"{stored} live games stored: peak memory, load included",
            measured.after.peak_mb,
            "MB",
            MOST_MEMORY_MB,
        ),
    ]


def explain(report: Report) -> None:
    """What to look at when a bound is missed."""
    kinds = Counter(tuple(sorted(Counter(press.requests).items())) for press in report.presses)
    print(f"nobody to press: {report.missed}; requests a press caused:")
    for kind, count in kinds.most_common(8):
        print(f"  {count:>5} x  {', '.join(f'{n} {what}' for what, n in kind) or 'none'}")
    for error in report.errors:
        print(f"  refused: {error}")


def parse() -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(description="Measure the bot under load.")
    parser.add_argument("--games", type=int, default=200, help="games being played (200)")
    parser.add_argument("--stored", type=int, default=2000, help="live games in the database (2000)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long people press (60)")
    parser.add_argument("--rate", type=float, help="presses a second (a tenth of the games: 20)")
    parser.add_argument("--finished", type=int, default=6, help="games played to their end (6)")
    parser.add_argument("--folder", type=Path, help="where the databases go (a temporary folder)")
    chosen = parser.parse_args()
    chosen.stored = max(chosen.stored, chosen.games)
    chosen.rate = chosen.rate or chosen.games / SECONDS_BETWEEN
    return chosen


def load_average() -> str:
    """How busy the machine is, since others' work makes these figures worse."""
    return f"load average {' '.join(f'{each:.1f}' for each in os.getloadavg())} on {os.cpu_count()} cores"


def main() -> int:
    """Measure everything, print a table, and fail if a bound is missed."""
    chosen = parse()
    folder = Path(tempfile.mkdtemp(dir=chosen.folder, prefix="sfb-benchmark-"))
    print(f"before: {load_average()}", flush=True)
    try:
        size, answers = asyncio.run(finished_game_size(folder, chosen.finished))
        lines = [
            Line("a finished game in the database", size / 1000, "KB", LARGEST_GAME_KB),
            Line("answers in it", answers, ""),
        ]
        measured = measure(folder, chosen)
    finally:
        shutil.rmtree(folder)
    lines += [*resource_lines(measured, chosen.stored), *load_lines(measured, chosen.rate)]
    for line in lines:
        print(line)
    explain(measured.report)
    print(f"after: {load_average()}")
    missed = sum(not line.holds for line in lines)
    print(f"{missed} of the bounds are missed." if missed else "All bounds are kept.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
