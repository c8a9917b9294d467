"""`puzzles`: matches between computer players, and the positions in them that have one best line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from sfb_bot.cli.refusal import Refusal
from sfb_bot.computer import LEVEL_NAMED, Puzzle, puzzles_of_match
from sfb_bot.games import GAMES
from sfb_bot.games.pack import GamePack
from sfb_bot.games.simulation import match_seed
from sfb_bot.kernel import FIRST_SEAT
from sfb_bot.practice.exercise_files import write_puzzle

MOST_PUZZLES: Final = 10_000


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """What `puzzles` takes."""
    del words
    usual = next(iter(GAMES))
    parser.add_argument("--game", choices=tuple(GAMES), default=usual, help=f"what is played ({usual})")
    parser.add_argument(
        "--kind", default="", metavar="NAME", help="what is to be done in them (score points)"
    )
    parser.add_argument("--count", type=_count, default=10, metavar="N", help="how many puzzles (10)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text; same seed, same puzzles (1)")
    parser.add_argument(
        "--level", choices=tuple(LEVEL_NAMED), default="normal", help="who plays the matches (normal)"
    )


def _count(text: str) -> int:
    if not text.isdigit() or not 1 <= int(text) <= MOST_PUZZLES:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_PUZZLES}")
    return int(text)


def run(chosen: argparse.Namespace) -> None:
    """Print one line for each puzzle, ready for the game's file; progress goes to the other output."""
    pack = GAMES[chosen.game]()
    if pack.computer is None or not pack.puzzle_making:
        raise Refusal(f"puzzles: {pack.name} has none")
    if chosen.kind not in pack.puzzle_making:
        known = ", ".join(kind for kind in pack.puzzle_making if kind) or "none"
        raise Refusal(f"puzzles: {pack.name} has no kind {chosen.kind!r}; it has: {known}")
    for found, (number, puzzle) in enumerate(_puzzles(pack, chosen), 1):
        print(write_puzzle(puzzle.position, puzzle.seat, puzzle.gain, puzzle.way, chosen.kind), flush=True)
        print(
            f"{found}: match {number + 1}, {puzzle.actions} actions, {puzzle.gain} points,"
            f" anything else {puzzle.second}",
            file=sys.stderr,
            flush=True,
        )
        if found == chosen.count:
            return


def _puzzles(pack: GamePack, chosen: argparse.Namespace) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles with the number of their match, without end."""
    assert pack.computer is not None
    level = LEVEL_NAMED[chosen.level]
    setup = {**pack.setup.setup(pack.setup.modes[0].name, {}), FIRST_SEAT: None}
    number = 0
    while True:
        seed = match_seed(chosen.seed, number)
        making = pack.puzzle_making[chosen.kind]
        for puzzle in puzzles_of_match(pack.rules, pack.computer, making, setup, level, seed):
            yield number, puzzle
        number += 1
