"""How fast the rules engines of all games are, in one run: `python benchmarks/engine.py [--game NAME]`.

Random play in every mode of every game, as the form sets it up, is measured against python-chess on the same
machine, in the same process and in turns, so that what counts is the ratio and not the machine. Exit code 1
when a bound is missed.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

# Started as a script, Python looks for modules beside this file and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import chess

from sfb_bot.games import GAMES
from sfb_bot.games.pack import AnyRules, GamePack
from sfb_bot.games.simulation import PlainCounting, Tally, match_seed, simulate_match
from sfb_bot.kernel import FIRST_SEAT, Checkpoint, Dice, Entry, Json, Run, random_keys

# Any: states and views belong to their games.
AnyRun = Run[Any, Any, Any]

ROUNDS = 21
MATCHES_A_ROUND = 5
CHESS_GAMES_A_ROUND = 3
REBUILDS = 400
COPIES = 2000
STORED_MATCHES = 40

# Decisions for each chess ply, by game and mode; what is not named has the usual bound.
USUAL_RATIO: Final = 2.0
LEAST_RATIO: Final[Mapping[tuple[str, str], float]] = {
    ("brawl", "teams"): 1.8,
    # Every question of Codex offers all that can be done with a whole table of cards.
    **{("codex", mode): 1.0 for mode in ("duel", "teams", "melee3", "melee4", "melee5")},
    # And of Warseer all that creatures on a field of hexes can do.
    **{("warseer", mode): 1.0 for mode in ("duel", "alliance", "melee3", "melee4", "champion", "royal")},
    **{("warseer", mode): 1.0 for mode in ("skirmish2", "skirmish3", "skirmish4")},
}
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


def decisions(pack: GamePack, mode: str, number: int) -> int:
    """One round of random matches through the whole engine; how many questions were answered.

    Whatever is chosen before a match is chosen at random as well, so it differs from match to match.
    """
    tally, plain = Tally(), PlainCounting(pack.setup.setup(mode))
    for match in range(MATCHES_A_ROUND):
        simulate_match(pack.rules, match_seed(f"bench {number}", match), tally, plain)
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


def speed(pack: GamePack) -> tuple[list[Line], list[str]]:
    """The median ratio of alternating rounds; the first round of each warms up and does not count."""
    ours: dict[str, list[float]] = {mode.name: [] for mode in pack.setup.modes}
    theirs: list[float] = []
    for number in range(ROUNDS + 1):
        theirs.append(per_second(lambda number=number: chess_plies(number)))
        for mode, found in ours.items():
            found.append(per_second(lambda mode=mode, number=number: decisions(pack, mode, number)))
    lines: list[Line] = []
    told = [f"chess plies a second {statistics.median(theirs[1:]):.0f}"]
    for mode, found in ours.items():
        ratios = [mine / other for mine, other in zip(found[1:], theirs[1:], strict=True)]
        name, bound = f"decisions to chess plies, {mode}", LEAST_RATIO.get((pack.name, mode), USUAL_RATIO)
        lines.append(Line(name, statistics.median(ratios), "x", bound, at_least=True))
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
    runs: list[AnyRun]


def play_and_store(pack: GamePack) -> Stored:
    """Random matches; before every answer in the middle of an action its stored form is kept."""
    stored, rules = Stored([], [], [], []), pack.rules
    setup: dict[str, Json] = {**pack.setup.setup(pack.setup.modes[0].name), FIRST_SEAT: None}
    plain = PlainCounting(setup)
    for number in range(STORED_MATCHES):
        journal = simulate_match(rules, match_seed("stored", number), Tally(), plain)
        stored.journal_bytes.append(len(journal.to_text().encode()))
        run: AnyRun = Run(rules, rules.begin(setup, f"stored {number}"))
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
        stored.runs.append(run)
    return stored


def rebuild(rules: AnyRules, checkpoint: str, entries: str) -> AnyRun:
    """From the stored text to a run that waits in the middle of its action."""
    decoded = [Entry.decode(entry) for entry in json.loads(entries)]
    return AnyRun.rebuild(rules, Checkpoint.decode(json.loads(checkpoint)), decoded)


def rebuild_time(rules: AnyRules, stored: Stored) -> Line:
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
    states, copied = [run.state for run in stored.runs], stored.runs[0].rules.copy
    times: list[float] = []
    for _ in range(COPIES // len(states)):
        started = time.perf_counter()
        for state in states:
            copied(state)
        times.append((time.perf_counter() - started) / len(states))
    return Line("state copy, median", statistics.median(times) * 1e6, "us", LONGEST_COPY_US)


def measured(pack: GamePack) -> bool:
    """Measure a game and print its table; whether all bounds hold."""
    ratios, told = speed(pack)
    stored = play_and_store(pack)
    lines = [
        *ratios,
        rebuild_time(pack.rules, stored),
        copy_time(stored),
        Line("encoded checkpoint, largest", max(stored.checkpoint_bytes) / 1024, "KB", LARGEST_CHECKPOINT_KB),
        Line("journal of a whole match, largest", max(stored.journal_bytes) / 1024, "KB", LARGEST_JOURNAL_KB),
    ]
    print(pack.name)
    for line in lines:
        print(line)
    print(f"({'; '.join(told)};")
    print(
        f" {STORED_MATCHES} matches stored, {len(stored.mid_action)} mid-action runs, median journal "
        f"{statistics.median(stored.journal_bytes) / 1024:.1f} KB)"
    )
    return all(line.holds for line in lines)


def main() -> int:
    """Measure every game, or the one that is named; 1 when a bound is missed."""
    parser = argparse.ArgumentParser(description="How fast the rules engines are.")
    parser.add_argument("--game", choices=tuple(GAMES), help="only this one")
    named: str | None = parser.parse_args().game
    holds = [measured(GAMES[name]()) for name in ([named] if named else GAMES)]
    return 0 if all(holds) else 1


if __name__ == "__main__":
    raise SystemExit(main())
