"""Lessons and puzzles of Champions of the Rift: positions in its text form, and the terms of their goals."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Final

from sfb_bot.games.rift.practice.conditions import holds
from sfb_bot.games.rift.rules.notation import parse_line
from sfb_bot.games.rift.rules.rules import Rift
from sfb_bot.practice.exercise_files import read_lessons, read_puzzles
from sfb_bot.practice.exercises import Exercise, Practice

_FOLDER: Final = Path(__file__).parent


def rift_practice(rules: Rift) -> Practice:
    """The exercises that come with the game, over the cards it is played with."""
    return Practice(rules, partial(parse_line, content=rules.content), holds, _lessons(), _puzzles())


@cache
def _lessons() -> tuple[Exercise, ...]:
    return read_lessons(_FOLDER / "lessons.toml")


@cache
def _puzzles() -> tuple[Exercise, ...]:
    return tuple(map(_with_whole_keys, read_puzzles(_FOLDER / "puzzles.txt")))


def _with_whole_keys(puzzle: Exercise) -> Exercise:
    """In a line a plus divides the keys of one answer; here every answer is one key, such as `+2`."""
    return replace(puzzle, solution=tuple(("+".join(keys),) for keys in puzzle.solution))
