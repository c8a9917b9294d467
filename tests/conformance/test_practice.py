"""Exercises of every game against its real rules: goals can be reached, and every mistake be made."""

from __future__ import annotations

import pytest

from sfb_bot.computer import foresee
from sfb_bot.games.pack import GamePack
from sfb_bot.kernel import Forecast
from sfb_bot.locale import Texts
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import TOO_LATE, Exercise
from sfb_bot.screens.limits import size
from sfb_bot.screens.practice import (
    ExerciseShown,
    exercise_screen,
    lessons_screen,
    puzzle_solved_screen,
    solved_screen,
)
from sfb_bot.screens.values import PrivateScreen, controls
from tests.conformance.packs import NAMES, packs
from tests.practice.trials import LONGEST_EXPLANATION, LONGEST_TASK, reachable

TEXTS = Texts(strict=True)
MOST_NODES = 4000
MOST_LINES = 3

PRACTICES = {name: practice for name in NAMES if (practice := packs()[name].practice) is not None}
LESSONS = [(name, lesson) for name, practice in PRACTICES.items() for lesson in practice.lessons]


def ids(pair: object) -> str:
    return pair.id if isinstance(pair, Exercise) else str(pair)


def forecast_in(pack: GamePack, attempt: Attempt) -> Forecast | None:
    """What whoever practises is told, by what they know; it is the question they are asked."""
    if pack.computer is None or attempt.question is None:
        return None
    known = attempt.known(pack.computer.hidden)
    assert known is not None
    assert (known.question, known.now) == (attempt.question, attempt.view)
    return foresee(pack.computer, known)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=ids)
def test_every_lesson_can_be_done_and_every_mistake_be_made(game: str, lesson: Exercise) -> None:
    wanted = {"solved", *(mistake.name for mistake in lesson.mistakes), TOO_LATE}
    shortest = 0
    for attempt in reachable(PRACTICES[game], lesson, MOST_NODES):
        if attempt.verdict == "solved" and not shortest:
            shortest = len(attempt.entries)
        wanted.discard(attempt.mistake if attempt.verdict == "wrong" else attempt.verdict)
        if not wanted:
            break
    assert not wanted, f"nobody ever gets to {wanted}"
    assert shortest


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=ids)
def test_every_panel_of_a_lesson_can_be_sent(game: str, lesson: Exercise) -> None:
    practice, pack = PRACTICES[game], packs()[game]
    place, count = practice.lessons.index(lesson) + 1, len(practice.lessons)
    seats = len(practice.rules.seats(practice.read(lesson.position)))

    def shown(attempt: Attempt, feedback: str = "") -> ExerciseShown:
        return ExerciseShown(
            *(game, lesson, 10**6, place, count, attempt.view, attempt.question, seats),
            has_answers=bool(attempt.entries),
            feedback=feedback,
            forecast=forecast_in(pack, attempt),
        )

    screens: list[PrivateScreen] = [
        exercise_screen(pack.screens, shown(Attempt(practice, lesson), mistake), TEXTS)
        for mistake in ("", TOO_LATE, *(each.name for each in lesson.mistakes))
    ]
    for number, attempt in enumerate(reachable(practice, lesson, MOST_NODES)):
        if attempt.verdict == "solved":
            screens.append(solved_screen(pack.screens, shown(attempt), None, None, TEXTS))
            screens.append(solved_screen(pack.screens, shown(attempt), lesson, None, TEXTS))
        elif attempt.verdict == "open":
            screens.append(exercise_screen(pack.screens, shown(attempt), TEXTS))
        if number > 60:
            break
    for screen in screens:
        assert len(screen.lines) <= MOST_LINES
        assert screen.picture is not None
        assert screen.picture.names
        assert len({each.custom_id for each in controls(screen)}) == len(list(controls(screen)))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=ids)
def test_lessons_are_short(game: str, lesson: Exercise) -> None:
    texts = packs()[game].screens.own_texts(TEXTS)
    assert size(texts.say(f"lesson-{lesson.name}-task")) <= LONGEST_TASK
    explained = (TOO_LATE, *(each.name for each in lesson.mistakes))
    said = [texts.say(f"lesson-{lesson.name}-wrong-{name}") for name in explained]
    assert all(size(text) <= LONGEST_EXPLANATION for text in said)
    assert len(set(said)) == len(said), "every mistake has its own words"
    assert size(texts.say(f"lesson-{lesson.name}-done")) <= LONGEST_EXPLANATION


@pytest.mark.parametrize("game", PRACTICES)
def test_the_list_of_lessons_ticks_those_that_are_done(game: str) -> None:
    practice, screens = PRACTICES[game], packs()[game].screens
    lessons = practice.lessons
    assert len({each.id for each in lessons}) == len(lessons)
    half = {each.id for each in lessons[::2]}
    screen = lessons_screen(screens, game, lessons, half, TEXTS)
    (menu,) = screen.rows
    ticked = [choice.value for choice in menu.choices if choice.emoji]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]
    assert ticked == sorted(half, key=[each.id for each in lessons].index)


@pytest.mark.parametrize("game", PRACTICES)
def test_every_puzzle_is_solved_by_its_solution_and_by_nothing_less(game: str) -> None:
    practice, screens = PRACTICES[game], packs()[game].screens
    puzzles = practice.puzzles
    assert len({each.id for each in puzzles}) == len(puzzles)
    for place, puzzle in enumerate(puzzles, 1):
        attempt = Attempt(practice, puzzle)
        seats = len(practice.rules.seats(attempt.run.state))
        for keys in puzzle.solution:
            assert attempt.verdict == "open", puzzle.id
            shown = ExerciseShown(
                *(game, puzzle, 10**6, place, len(puzzles), attempt.view, attempt.question, seats),
                has_answers=bool(attempt.entries),
                feedback="" if attempt.entries else TOO_LATE,
                forecast=forecast_in(packs()[game], attempt),
            )
            assert len(exercise_screen(screens, shown, TEXTS).lines) <= MOST_LINES
            attempt.answer(keys)
        assert attempt.verdict == "solved", puzzle.id
        done = ExerciseShown(*(game, puzzle, 10**6, place, len(puzzles), attempt.view, None, seats))
        assert puzzle_solved_screen(screens, done, 2, 7, TEXTS).picture is not None


@pytest.mark.parametrize("game", PRACTICES)
def test_a_turn_that_is_ended_at_once_solves_no_puzzle(game: str) -> None:
    for puzzle in PRACTICES[game].puzzles:
        attempt = Attempt(PRACTICES[game], puzzle)
        assert attempt.question is not None
        if attempt.question.options[-1].key == "end":
            assert attempt.answer(("end",)) == "wrong"
            assert attempt.mistake == TOO_LATE
