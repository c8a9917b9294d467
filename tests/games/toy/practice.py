"""Lessons of the toy game: a position is what differs from the beginning of a race of two, as JSON."""

from __future__ import annotations

import json
from functools import partial
from typing import Final

from sfb_bot.kernel import FIRST_SEAT, MODE, IllegalAnswer, Seat
from sfb_bot.practice.exercises import Exercise, Mistake, Practice, Situation
from tests.games.toy.rules.model import State
from tests.games.toy.rules.rules import Toy

AT_TURN: Final = {"order": [0, 1], "round": 1, "turns": 1, "to_play": [0, 1], "stakes": ["safe", "safe"]}
LESSONS: Final = (
    Exercise(
        "lesson.bank",
        json.dumps({**AT_TURN, "pot": 5, "thrown": [5], "stamps": []}),
        Seat(0),
        goal="points 5",
        mistakes=(Mistake("greedy", "chose one"),),
    ),
    Exercise(
        "lesson.tax",
        json.dumps({**AT_TURN, "pot": 30, "thrown": [6]}),
        Seat(1),
        goal="chose half & points 15",
        mistakes=(Mistake("modest", "chose third"),),
        replies=(("bank",),),
    ),
)

PUZZLES: Final = tuple(
    Exercise(
        f"puzzle.0000000{pot}",
        json.dumps({**AT_TURN, "pot": pot, "thrown": [pot], "stamps": []}),
        Seat(0),
        goal=f"points {pot}",
        gain=pot,
        solution=(("bank",),),
    )
    for pot in (3, 4, 5)
)


def toy_practice(rules: Toy) -> Practice:
    """Two lessons: one of one's own turn, one in which somebody else's asks something."""
    return Practice(rules, partial(read_position, rules), holds, LESSONS, PUZZLES)


def read_position(rules: Toy, position: str) -> State:
    state = rules.begin({MODE: "two", "length": "long", FIRST_SEAT: 0}, "practice")
    return rules.decode_state({**rules.encode_state(state), **json.loads(position)})


def holds(term: str, situation: Situation) -> bool:
    match term.split():
        case ["points", count]:
            had = situation.before.points[situation.seat]
            return situation.now.points[situation.seat] - had >= int(count)
        case _:
            raise IllegalAnswer(f"{term!r} is no condition", rule="condition")
