"""How strong computer players are and how long they think: `python benchmarks/computer.py`.

    python benchmarks/computer.py                          the whole ladder, 20 matches a rung
    python benchmarks/computer.py --games 200 --rungs normal,random hard,normal
    python benchmarks/computer.py --mode teams
    python benchmarks/computer.py --games 200 --store ladder.jsonl
    python benchmarks/computer.py --games 200 --store ladder.jsonl --tell

Sides change from match to match, champions are chosen at random. A rate stands with the interval in which the
true one lies with 95 % confidence. Exit code 1 when a bound is missed.

With `--store` every match is a line of that file as soon as it is over. Matches that are in there, played by
levels as they are now, are not played again: a measurement can be interrupted, made longer, or shared between
processes (`--from 100`). `--tell` plays nothing and adds up what is there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
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
from sfb_bot.thinking.worker import collect_seldom

RANDOM = "random"
RUNGS = ("normal,random", "easy,beginner", "normal,easy", "hard,normal", "master,hard")
LEAST_RATES = {RANDOM: 0.99}
LEAST_RATE = 0.75
LONGEST_SECONDS = {"normal": 0.5, "master": 5.0}


@dataclass(slots=True)
class Match:
    """A match of the ladder: whether the upper level won, and the processor time of every thought.

    `played_by` is a digest of both levels as they were.
    """

    rung: str
    mode: str
    seed: str
    number: int
    played_by: str
    won: bool = False
    seconds: float = 0.0
    thoughts: dict[str, list[float]] = field(default_factory=dict[str, list[float]])

    @property
    def name(self) -> tuple[str, str, str, int, str]:
        return self.rung, self.mode, self.seed, self.number, self.played_by


class Stopwatch:
    """`think`, and how much processor time each level takes for it."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)

    def think(
        self, mind: Mind[Any, Any], known: Knowledge[Any], level: Level, seed: str, plan: Sequence[Planned]
    ) -> Thought:
        started = time.process_time()
        thought = think(mind, known, level, seed, plan)
        self.times[level.name].append(round(time.process_time() - started, 5))
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


def measure(pack: GamePack, match: Match) -> None:
    """Play a match and note what came of it."""
    upper, lower = match.rung.split(",")
    names = (upper, lower) if match.number % 2 == 0 else (lower, upper)
    watch, started = Stopwatch(), time.process_time()
    # The same cards and dice for both ways to sit.
    winner = play(pack, match.mode, names, f"{match.seed}/{match.number // 2}", watch)
    match.won = winner is not None and names[winner] == upper
    match.seconds = time.process_time() - started
    match.thoughts = dict(watch.times)


def wanted(rung: str, chosen: argparse.Namespace) -> Iterator[Match]:
    """The matches of a rung, not yet played."""
    levels = [LEVEL_NAMED.get(name) for name in rung.split(",")]
    played_by = blake2b(repr(levels).encode(), digest_size=8).hexdigest()
    for number in range(chosen.start, chosen.games):
        yield Match(rung, chosen.mode, chosen.seed, number, played_by)


def climb(
    pack: GamePack, rung: str, chosen: argparse.Namespace, stored: dict[tuple[str, str, str, int, str], Match]
) -> list[Match]:
    """The matches of a rung: those stored and, unless there is only to be told, the others."""
    found: list[Match] = []
    for match in wanted(rung, chosen):
        if match.name in stored:
            found.append(stored[match.name])
        elif not chosen.tell:
            measure(pack, match)
            found.append(match)
            if chosen.store is not None:
                with chosen.store.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(match)) + "\n")
    return found


def read(store: Path | None) -> dict[tuple[str, str, str, int, str], Match]:
    """The matches of a file. A line that was cut off by an interruption is left out."""
    found: dict[tuple[str, str, str, int, str], Match] = {}
    if store is None or not store.exists():
        return found
    for line in store.read_text(encoding="utf-8").splitlines():
        try:
            match = Match(**json.loads(line))
        except ValueError:
            continue
        found[match.name] = match
    return found


def tell_rung(rung: str, matches: Sequence[Match]) -> bool:
    """Tell how a rung went; whether the stronger level wins as often as it should."""
    upper, lower = rung.split(",")
    games, wins = len(matches), sum(match.won for match in matches)
    low, high = Rate(wins, games).interval
    bound = LEAST_RATES.get(lower, LEAST_RATE)
    holds = wins >= bound * games
    games = max(1, games)
    print(
        f"{upper:>8} beats {lower:<8} {wins:>4} of {len(matches):<4} {100 * wins / games:>5.1f}% "
        f"({100 * low:.1f}-{100 * high:.1f}) >= {100 * bound:.0f}% {'pass' if holds else 'FAIL'} "
        f"{sum(match.seconds for match in matches) / games:>7.2f} s a match",
        flush=True,
    )
    return holds


def tell_times(matches: Sequence[Match]) -> bool:
    """The thinking time of every level; whether the bounds hold."""
    all_hold = True
    for level in LEVELS:
        times = sorted(seconds for match in matches for seconds in match.thoughts.get(level.name, ()))
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
            f"{1e3 * times[-1]:.0f} ms at most, {len(times)} decisions"
        )
    return all_hold


def main() -> int:
    """Climb the ladder, tell the times; 1 when a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20, help="matches a rung (20)")
    parser.add_argument("--from", dest="start", type=int, default=0, help="the number of the first match (0)")
    parser.add_argument("--mode", choices=("duel", "teams"), default="duel")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--rungs", nargs="*", default=RUNGS, metavar="UPPER,LOWER")
    parser.add_argument("--store", type=Path, metavar="FILE", help="keep matches here and go on from there")
    parser.add_argument("--tell", action="store_true", help="play nothing, tell what is stored")
    chosen = parser.parse_args()
    for rung in chosen.rungs:
        names = rung.split(",")
        if len(names) != 2 or not set(names) <= {RANDOM, *LEVEL_NAMED}:
            parser.error(f"{rung!r} is not two of {', '.join((RANDOM, *LEVEL_NAMED))}")
    pack, stored = brawl_pack(), read(chosen.store)
    # As where computer players think.
    collect_seldom()
    found: list[Match] = []
    holds = True
    for rung in chosen.rungs:
        matches = climb(pack, rung, chosen, stored)
        if matches:
            holds = tell_rung(rung, matches) and holds
        found += matches
    return 0 if tell_times(found) and holds else 1


if __name__ == "__main__":
    raise SystemExit(main())
