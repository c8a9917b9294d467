"""Lessons of Warseer: positions in its text form, and the terms of their goals."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Final

from sfb_bot.games.warseer.practice.conditions import holds
from sfb_bot.games.warseer.rules.notation import parse_line
from sfb_bot.games.warseer.rules.rules import Warseer
from sfb_bot.practice.exercise_files import read_lessons
from sfb_bot.practice.exercises import Exercise, Practice

_FOLDER: Final = Path(__file__).parent


def warseer_practice(rules: Warseer) -> Practice:
    """The exercises that come with the game, over the cards it is played with."""
    return Practice(rules, partial(parse_line, tables=rules.tables), holds, _lessons())


@cache
def _lessons() -> tuple[Exercise, ...]:
    return read_lessons(_FOLDER / "lessons.toml")
