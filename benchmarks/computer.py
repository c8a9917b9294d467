"""How strong computer players are and how long they think: `python benchmarks/computer.py`.

    python benchmarks/computer.py                          the whole ladder, 20 matches a rung
    python benchmarks/computer.py --games 200 --rungs normal,random hard,normal
    python benchmarks/computer.py --mode teams

Sides change from match to match, champions are chosen at random. A rate stands with the interval in which the
true one lies with 95 % confidence. Exit code 1 when a bound is missed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sfb_bot.computer import (
    LEVEL_NAMED,
    LEVELS,
    Knowledge,
    Level,
    Mind,
    Planned,
    Thought,
    computer_steps,
    think,
)
from sfb_bot.games.brawl.balance import Rate
from sfb_bot.games.brawl.pack import brawl_pack
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import FIRST_SEAT, Run

RANDOM = "random"
RUNGS = ("normal,random", "easy,beginner", "normal,easy", "hard,normal", "master,hard")
LEAST_RATES = {RANDOM: 0.99}
LEAST_RATE = 0.75
LONGEST_SECONDS = {"normal": 0.5, "master": 5.0}


class Stopwatch:
    """`think`, and how much processor time each level takes for it."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)

    def think(
        self, mind: Mind[Any, Any], known: Knowledge[Any], level: Level, seed: str, plan: Sequence[Planned]
    ) -> Thought:
        started = time.process_time()
        thought = think(mind, known, level, seed, plan)
        self.times[level.name].append(time.process_time() - started)
        return thought


def play(pack: GamePack, mode: str, names: Sequence[str], seed: str, watch: Stopwatch) -> int | None:
    """One match between two levels; the side that won."""
    assert pack.computer is not None
    rules = pack.rules
    run: Run[Any, Any, Any] = Run(rules, rules.begin({**pack.setup.setup(mode), FIRST_SEAT: None}, seed))
    sides = rules.sides(run.state)
    levels = {seat: LEVEL_NAMED.get(names[side]) for side, seats in enumerate(sides) for seat in seats}
    mind = pack.computer
    for _ in computer_steps(run, mind, levels, seed, at_random=mind.drafts, thinker=watch.think):
        pass
    summary = rules.summary(run.state)
    assert summary is not None
    return summary.winner


def climb(pack: GamePack, rung: str, chosen: argparse.Namespace, watch: Stopwatch) -> bool:
    """One rung of the ladder; whether the stronger level wins as often as it should."""
    upper, lower = rung.split(",")
    wins = 0
    started = time.process_time()
    for number in range(chosen.games):
        names = (upper, lower) if number % 2 == 0 else (lower, upper)
        # The same cards and dice for both ways to sit.
        winner = play(pack, chosen.mode, names, f"{chosen.seed}/{number // 2}", watch)
        wins += winner is not None and names[winner] == upper
    rate = Rate(wins, chosen.games)
    low, high = rate.interval
    bound = LEAST_RATES.get(lower, LEAST_RATE)
    holds = wins >= bound * chosen.games
    seconds = (time.process_time() - started) / chosen.games
    print(
        f"{upper:>8} beats {lower:<8} {wins:>4} of {chosen.games:<4} {100 * wins / chosen.games:>5.1f}% "
        f"({100 * low:.1f}-{100 * high:.1f}) >= {100 * bound:.0f}% {'pass' if holds else 'FAIL'} "
        f"{seconds:>7.2f} s a match",
        flush=True,
    )
    return holds


def tell_times(watch: Stopwatch) -> bool:
    """The thinking time of every level; whether the bounds hold."""
    all_hold = True
    for level in LEVELS:
        times = sorted(watch.times[level.name])
        if not times:
            continue
        median, slow = times[len(times) // 2], times[int(0.95 * len(times))]
        searched = [each for each in times if each > 0.001] or times
        bound = LONGEST_SECONDS.get(level.name)
        verdict = "" if bound is None else f" < {bound:g} s {'pass' if slow < bound else 'FAIL'}"
        all_hold = all_hold and (bound is None or slow < bound)
        print(
            f"{level.name:>8} thinks {1e3 * median:>7.1f} ms a decision at the median, "
            f"{1e3 * slow:>7.1f} ms at 95 %{verdict}, {1e3 * sum(searched) / len(searched):.1f} ms a search, "
            f"{1e3 * times[-1]:.0f} ms at most"
        )
    return all_hold


def main() -> int:
    """Climb the ladder, tell the times; 1 when a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--mode", choices=("duel", "teams"), default="duel")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--rungs", nargs="*", default=RUNGS, metavar="UPPER,LOWER")
    chosen = parser.parse_args()
    for rung in chosen.rungs:
        names = rung.split(",")
        if len(names) != 2 or not set(names) <= {RANDOM, *LEVEL_NAMED}:
            parser.error(f"{rung!r} is not two of {', '.join((RANDOM, *LEVEL_NAMED))}")
    pack, watch = brawl_pack(), Stopwatch()
    results = [climb(pack, rung, chosen, watch) for rung in chosen.rungs]
    return 0 if tell_times(watch) and all(results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
