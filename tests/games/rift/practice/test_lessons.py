"""The lessons: what each asks for can be done, each mistake can be made, and each has its words."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.practice import rift_practice
from sfb_bot.games.rift.rules.strength import attack_total, life, strikers
from sfb_bot.games.rift.texts import rift_texts
from sfb_bot.locale import Texts
from sfb_bot.practice.exercises import TOO_LATE, Exercise
from tests.games.rift.kit.table import rules
from tests.practice.trials import (
    check_solved,
    check_that_all_are_tried,
    check_verdicts,
    check_words,
    played,
)

PRACTICE = rift_practice(rules())
LESSONS = PRACTICE.lessons
TEXTS = rift_texts(Texts(strict=True))
MOST_ANSWERS = 4

# What the words of each lesson tell to do, and what they explain if something else is done.
WAYS = {
    "summoning": "N",
    "attacking": "attack>N4",
    "shooting": "attack>N5",
    "flying": "attack>S5",
    "casting": "attack>N4 lightning N4",
    "responding": "blessing>N3 pass",
    "dispelling": "dispel>#1 pass",
    "stepping": "step>N2 +1 attack>N5",
    "portal": "attack>S7 step>S6 +1",
    "planning": "N attack>N5 lightning N5",
}
MISTAKES = [
    ("summoning", "S", TOO_LATE),
    ("attacking", "attack>S4", "strong"),
    ("attacking", "select N4 N3", "alone"),
    ("attacking", "end", TOO_LATE),
    ("shooting", "attack>N4", "giant"),
    ("shooting", "end", TOO_LATE),
    ("flying", "attack>N4", "dragon"),
    ("flying", "end", TOO_LATE),
    ("casting", "lightning S6", "imp"),
    ("casting", "attack>N4 lightning N3", "friend"),
    ("casting", "select N4 N2 lightning N4", TOO_LATE),
    ("responding", "blessing>S2", "other"),
    ("responding", "pass", TOO_LATE),
    ("dispelling", "blessing>N3 pass", "blessed"),
    ("dispelling", "pass", TOO_LATE),
    ("stepping", "step>N2 -1", "back"),
    ("stepping", "step>N2 +1 end", TOO_LATE),
    ("portal", "attack>N5", "other"),
    ("portal", "attack>S7 step>S6 -1", "back"),
    ("portal", "attack>S7 end", TOO_LATE),
    ("planning", "S", "lane"),
    ("planning", "N attack>N5 lightning S6", "imp"),
    ("planning", "N attack>N5 end draw", TOO_LATE),
]


def test_every_lesson_is_tried_here() -> None:
    check_that_all_are_tried(PRACTICE, WAYS, MISTAKES)


@pytest.mark.parametrize("name", WAYS)
def test_what_a_lesson_tells_to_do_solves_it(name: str) -> None:
    check_solved(played(PRACTICE, name, WAYS[name]), MOST_ANSWERS)


@pytest.mark.parametrize(("name", "way", "mistake"), MISTAKES)
def test_what_goes_wrong_is_explained(name: str, way: str, mistake: str) -> None:
    attempt = played(PRACTICE, name, way)
    assert (attempt.verdict, attempt.mistake) == ("wrong", mistake)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_line_of_a_lesson_ends_in_a_verdict(lesson: Exercise) -> None:
    check_verdicts(PRACTICE, lesson)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_words_of_a_lesson_are_short(lesson: Exercise) -> None:
    check_words(lesson, TEXTS)


@pytest.mark.parametrize(
    ("name", "way", "cell", "damage", "has"),
    [
        ("attacking", "", "N4", 4, 3),
        ("attacking", "", "S4", 3, 5),
        ("shooting", "", "N4", 4, 5),
        ("shooting", "", "N5", 1, 1),
        ("flying", "", "N4", 1, 3),
        ("casting", "", "N4", 4, 5),
        ("responding", "", "N3", 4, 4),
        ("stepping", "step>N2 +1", "N5", 2, 2),
        ("planning", "N", "N5", 5, 6),
    ],
)
def test_the_numbers_in_the_words_are_those_of_the_table(
    name: str, way: str, cell: str, damage: int, has: int
) -> None:
    """What an attack by everybody deals, and what the target stands, as the texts tell it."""
    state = played(PRACTICE, name, way).run.state
    target = state.cells[state.content.cell(cell)]
    assert attack_total(state, strikers(state, target), target) == damage
    assert life(state, target) == has
