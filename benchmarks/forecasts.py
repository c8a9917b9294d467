"""What a panel's forecasts cost: `python benchmarks/forecasts.py`.

    python benchmarks/forecasts.py --games 20 --mode teams

Matches of computer players with champions chosen at random; before every answer the forecast of the question
is made as for a person. Processor time, by kind of question; and the longest slice, for which everybody else
waits. Exit code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sfb_bot.computer import LEVEL_NAMED, Knowledge, Mind, Witness, computer_steps, foreseeing
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.kernel import FIRST_SEAT, Run

LONGEST_PANEL_MS = 150.0
LONGEST_SLICE_MS = 10.0


class Stopwatch:
    """Makes forecasts and keeps how long they took, and each slice of them."""

    def __init__(self) -> None:
        self.panels: dict[str, list[float]] = defaultdict(list)
        self.slices: list[float] = []
        self.missing = 0

    # Any: state and views belong to a game.
    def foresee(self, mind: Mind[Any, Any], known: Knowledge[Any]) -> None:
        if mind.foresight is None or not mind.foresight.foresees(known.question):
            return
        work, total = foreseeing(mind, known), 0.0
        while True:
            started = time.process_time()
            try:
                next(work)
            except StopIteration as done:
                self._note(known, total + self._slice(started), is_there=done.value is not None)
                return
            total += self._slice(started)

    def _slice(self, started: float) -> float:
        taken = (time.process_time() - started) * 1000
        self.slices.append(taken)
        return taken

    def _note(self, known: Knowledge[Any], taken: float, *, is_there: bool) -> None:
        self.panels[known.question.prompt].append(taken)
        self.missing += not is_there


def play(games: int, mode: str, watch: Stopwatch) -> None:
    """Let computers play, and make all forecasts they could have been shown."""
    pack = brawl_pack()
    mind = pack.computer
    assert mind is not None
    # As the bot does when it has loaded everything.
    gc.collect()
    gc.freeze()
    for number in range(games):
        setup = {**pack.setup.setup(mode, {}), FIRST_SEAT: None}
        run = Run(pack.rules, pack.rules.begin(setup, f"forecasts/{number}"))
        seats = pack.rules.seats(run.state)
        witness = Witness(run, mind.hidden, seats)
        levels = dict.fromkeys(seats, LEVEL_NAMED["easy"])
        for step in computer_steps(run, mind, levels, f"forecasts/{number}"):
            witness.note(step)
            for seat in run.waiting_for:
                watch.foresee(mind, witness.knowledge(seat))


def at(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--mode", default="duel")
    chosen = parser.parse_args()
    watch = Stopwatch()
    play(chosen.games, chosen.mode, watch)
    print(f"{'question':14} {'panels':>7} {'p50 ms':>8} {'p95 ms':>8} {'most ms':>8}")
    for prompt, times in sorted(watch.panels.items(), key=lambda pair: -len(pair[1])):
        print(f"{prompt:14} {len(times):7} {at(times, 0.5):8.2f} {at(times, 0.95):8.2f} {max(times):8.2f}")
    everything = [taken for times in watch.panels.values() for taken in times]
    whole, piece = at(everything, 0.95), at(watch.slices, 0.999)
    print(f"{'all':14} {len(everything):7} {at(everything, 0.5):8.2f} {whole:8.2f} {max(everything):8.2f}")
    print(f"mean {sum(everything) / len(everything):.2f} ms; without a forecast: {watch.missing}")
    slowest = max(watch.slices)
    print(f"slices: p50 {at(watch.slices, 0.5):.2f} ms, p99.9 {piece:.2f} ms, most {slowest:.2f} ms")
    is_missed = whole > LONGEST_PANEL_MS or piece > LONGEST_SLICE_MS
    verdict = "MISSED" if is_missed else "met"
    print(f"bounds: {LONGEST_PANEL_MS:g} ms a panel, {LONGEST_SLICE_MS:g} ms a slice: {verdict}")
    return int(is_missed)


if __name__ == "__main__":
    sys.exit(main())
