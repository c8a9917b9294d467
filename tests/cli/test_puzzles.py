"""`puzzles`: lines for the file of a game, and clear refusals."""

from __future__ import annotations

from pathlib import Path

from sfb_bot.practice.exercise_files import read_puzzles
from tests.cli.program import bot, refused
from tests.conformance.packs import packs


def test_a_line_that_is_printed_is_a_puzzle(tmp_path: Path) -> None:
    done = bot("puzzles", "--count", "1", "--seed", "quick-b", "--level", "beginner")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("1: match ")
    path = tmp_path / "puzzles.txt"
    path.write_text(done.stdout, encoding="utf-8")
    (puzzle,) = read_puzzles(path)
    practice = packs()["brawl"].practice
    assert practice is not None
    assert practice.read(puzzle.position).turn == puzzle.seat


def test_what_makes_no_sense_is_refused() -> None:
    assert "'0' is not a number from 1" in refused("puzzles", "--count", "0")
    assert "genius" in refused("puzzles", "--level", "genius")
    assert "chess" in refused("puzzles", "--game", "chess")
