"""How fast the rules engine is, in one run: `python benchmarks/engine.py`.

Random play with random champions, of two players and of four, is measured against python-chess on the same
machine, in the same process and in turns, so that what counts is the ratio and not the machine. Exit code 1
when a bound is missed.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import chess

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.pack import setup_form
from sfb_bot.games.brawl.rules.model import ModeName
from sfb_bot.games.brawl.rules.rules import Brawl, BrawlRun
from sfb_bot.games.simulation import PlainCounting, Tally, match_seed, simulate_match
from sfb_bot.kernel import Checkpoint, Dice, Entry, Run, random_keys

ROUNDS = 21
MATCHES_A_ROUND = 5
CHESS_GAMES_A_ROUND = 3
REBUILDS = 400
COPIES = 2000
STORED_MATCHES = 40

LEAST_RATIO: dict[ModeName, float] = {"duel": 2.0, "teams": 1.8}
LONGEST_REBUILD_MS = 2.0
LONGEST_COPY_US = 60.0
LARGEST_CHECKPOINT_KB = 12.0
LARGEST_JOURNAL_KB = 60.0


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the table."""

    name: str
    value: float
    unit: str
    bound: float
    at_least: bool = False

    @property
    def holds(self) -> bool:
        return self.value >= self.bound if self.at_least else self.value < self.bound

    def __str__(self) -> str:
        sign = ">=" if self.at_least else "<"
        verdict = "pass" if self.holds else "FAIL"
        return f"{self.name:<44} {self.value:>10.2f} {self.unit:<5} {sign:>2} {self.bound:<6g} {verdict}"


def brawl_decisions(rules: Brawl, mode: ModeName, number: int) -> int:
    """One round of random matches through the whole engine; how many questions were answered.

    A free choice out of everybody: the champions differ from match to match.
    """
    tally, plain = Tally(), PlainCounting(setup_form(rules.content).setup(mode))
    for match in range(MATCHES_A_ROUND):
        simulate_match(rules, match_seed(f"bench {number}", match), tally, plain)
    return tally.decisions


def chess_plies(number: int) -> int:
    """One round of random chess games, each ply with the test whether the game is over."""
    luck = random.Random(number)
    plies = 0
    for _ in range(CHESS_GAMES_A_ROUND):
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            plies += 1
    return plies


def per_second(work: Callable[[], int]) -> float:
    """How many units of work a second of processor time does."""
    started = time.process_time()
    done = work()
    return done / (time.process_time() - started)


def speed(rules: Brawl) -> tuple[list[Line], list[str]]:
    """The median ratio of alternating rounds; the first round of each warms up and does not count."""
    ours: dict[ModeName, list[float]] = {mode: [] for mode in LEAST_RATIO}
    theirs: list[float] = []
    for number in range(ROUNDS + 1):
        theirs.append(per_second(lambda number=number: chess_plies(number)))
        for mode, found in ours.items():
            found.append(per_second(lambda mode=mode, number=number: brawl_decisions(rules, mode, number)))
    lines: list[Line] = []
    told = [f"chess plies a second {statistics.median(theirs[1:]):.0f}"]
    for mode, found in ours.items():
        ratios = [mine / other for mine, other in zip(found[1:], theirs[1:], strict=True)]
        name = f"decisions to chess plies, {mode}"
        lines.append(Line(name, statistics.median(ratios), "x", LEAST_RATIO[mode], at_least=True))
        told.append(
            f"{mode}: decisions a second {statistics.median(found[1:]):.0f}, "
            f"ratios {min(ratios):.2f} to {max(ratios):.2f} in {ROUNDS} rounds"
        )
    return lines, told


@dataclass(slots=True)
class Stored:
    """What a match looks like in storage: runs in the middle of an action, and the sizes of things."""

    mid_action: list[tuple[str, str]]
    checkpoint_bytes: list[int]
    journal_bytes: list[int]
    states: list[BrawlRun]


def play_and_store(rules: Brawl) -> Stored:
    """Random matches; before every answer in the middle of an action its stored form is kept."""
    stored = Stored([], [], [], [])
    roster = sorted(rules.content.champions)
    setup = {"roster": roster, "draft": "free", "first": None, "goal": 5}
    plain = PlainCounting(setup)
    for number in range(STORED_MATCHES):
        journal = simulate_match(rules, match_seed("stored", number), Tally(), plain)
        stored.journal_bytes.append(len(journal.to_text().encode()))
        run: BrawlRun = Run(rules, rules.begin(setup, f"stored {number}"))
        dice = Dice(f"stored {number}/answers")
        checkpoint = json.dumps(run.checkpoint().encode())
        since: list[Entry] = []
        while run.ask is not None:
            if since and len(stored.mid_action) < REBUILDS * 4:
                stored.mid_action.append((checkpoint, json.dumps([entry.encode() for entry in since])))
            decision = run.decision_for(run.waiting_for[0])
            assert decision is not None
            step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
            since.append(step.entry)
            if step.boundary:
                checkpoint, since = json.dumps(run.checkpoint().encode(), separators=(",", ":")), []
                stored.checkpoint_bytes.append(len(checkpoint.encode()))
        stored.states.append(run)
    return stored


def rebuild(rules: Brawl, checkpoint: str, entries: str) -> BrawlRun:
    """From the stored text to a run that waits in the middle of its action."""
    decoded = [Entry.decode(entry) for entry in json.loads(entries)]
    return BrawlRun.rebuild(rules, Checkpoint.decode(json.loads(checkpoint)), decoded)


def rebuild_time(rules: Brawl, stored: Stored) -> Line:
    """The median over runs spread over all matches."""
    every = max(1, len(stored.mid_action) // REBUILDS)
    times: list[float] = []
    for checkpoint, entries in stored.mid_action[::every]:
        started = time.perf_counter()
        run = rebuild(rules, checkpoint, entries)
        times.append(time.perf_counter() - started)
        assert not run.at_boundary
    return Line(
        "rebuild of a mid-action run, median", statistics.median(times) * 1e3, "ms", LONGEST_REBUILD_MS
    )


def copy_time(stored: Stored) -> Line:
    """The median of batches, so that a hiccup of the machine does not count."""
    states = [run.state for run in stored.states]
    times: list[float] = []
    for _ in range(COPIES // len(states)):
        started = time.perf_counter()
        for state in states:
            state.copy()
        times.append((time.perf_counter() - started) / len(states))
    return Line("state copy, median", statistics.median(times) * 1e6, "us", LONGEST_COPY_US)


def main() -> int:
    """Measure everything, print the table; 1 when a bound is missed."""
    rules = Brawl(load_content())
    ratios, told = speed(rules)
    stored = play_and_store(rules)
    lines = [
        *ratios,
        rebuild_time(rules, stored),
        copy_time(stored),
        Line("encoded checkpoint, largest", max(stored.checkpoint_bytes) / 1024, "KB", LARGEST_CHECKPOINT_KB),
        Line("journal of a whole match, largest", max(stored.journal_bytes) / 1024, "KB", LARGEST_JOURNAL_KB),
    ]
    for line in lines:
        print(line)
    print(f"({'; '.join(told)};")
    print(
        f" {STORED_MATCHES} matches stored, {len(stored.mid_action)} mid-action runs, median journal "
        f"{statistics.median(stored.journal_bytes) / 1024:.1f} KB)"
    )
    return 0 if all(line.holds for line in lines) else 1


if __name__ == "__main__":
    raise SystemExit(main())
