"""Lessons and puzzles in files: read strictly, and what is written is read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from sfb_bot.kernel import ContentError, Seat
from sfb_bot.practice.exercise_files import read_lessons, read_puzzles, write_puzzle
from sfb_bot.practice.exercises import Mistake

LESSON = """
[[lesson]]
name = "first"
seat = "b"
position = '''
one
  two'''
goal = "points 1"
replies = ["a", ["b", "c"]]
[lesson.mistakes]
late = "chose end"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "exercises"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_lesson_is_read(tmp_path: Path) -> None:
    (lesson,) = read_lessons(written(tmp_path, LESSON))
    assert (lesson.id, lesson.kind, lesson.name) == ("lesson.first", "lesson", "first")
    assert lesson.position == "one two"
    assert lesson.seat == Seat(1)
    assert lesson.replies == (("a",), ("b", "c"))
    assert lesson.mistakes == (Mistake("late", "chose end"),)
    assert lesson.turns == 1


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('goal = "points 1"', "", "needs a name"),
        ('seat = "b"', 'seat = "z"', "needs a name"),
        ('name = "first"', 'title = "first"', "unknown key title"),
        ("[[lesson]]", "[[lesson", "cannot be read"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(tmp_path: Path, before: str, after: str, why: str) -> None:
    with pytest.raises(ContentError, match=why):
        read_lessons(written(tmp_path, LESSON.replace(before, after)))


def test_a_puzzle_that_is_written_is_read_back(tmp_path: Path) -> None:
    way = (("KIL05",), ("D4", "D5"), ("b.goldarr",))
    line = write_puzzle("r3 turn=b | a kilgore@D4", Seat(1), 2, way)
    (puzzle,) = read_puzzles(written(tmp_path, f"# a remark\n\n{line}\n"))
    assert puzzle.kind == "puzzle"
    assert puzzle.position == "r3 turn=b | a kilgore@D4"
    assert (puzzle.seat, puzzle.gain, puzzle.goal) == (Seat(1), 2, "points 2")
    assert puzzle.solution == way
    other = write_puzzle("r3 turn=b | a kilgore@D5", Seat(1), 2, way)
    assert other.split()[0] != line.split()[0], "another position has another id"


def test_what_is_no_puzzle_is_refused(tmp_path: Path) -> None:
    for text in ("nonsense", "0123abcd a 0 x : r1", "0123abcd z 1 x : r1", "0123abcd a 1 x r1"):
        with pytest.raises(ContentError, match="is no puzzle"):
            read_puzzles(written(tmp_path, text))
    with pytest.raises(ContentError, match="cannot be read"):
        read_puzzles(tmp_path / "nowhere")
    with pytest.raises(ContentError, match="cannot be read"):
        read_lessons(tmp_path / "nowhere")
