"""An attempt at an exercise: the others answer by themselves, wrong answers leave no trace."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from sfb_bot.kernel import BugError, Entry, IllegalAnswer, ReplayDiverged, Seat
from sfb_bot.practice.attempt import Attempt
from sfb_bot.practice.exercises import Exercise
from tests.conformance.packs import packs
from tests.games.toy.practice import AT_TURN, LESSONS

PRACTICE = packs()["toy"].practice
assert PRACTICE is not None
BANK, TAX = LESSONS


def begun(exercise: Exercise) -> Attempt:
    assert PRACTICE is not None
    return Attempt(PRACTICE, exercise)


def resumed(exercise: Exercise, *entries: Entry) -> Attempt:
    assert PRACTICE is not None
    return Attempt.resumed(PRACTICE, exercise, entries)


def test_the_goal_ends_it() -> None:
    attempt = begun(BANK)
    assert attempt.question is not None
    assert attempt.question.prompt == "turn"
    assert attempt.answer(("bank",)) == "solved"
    assert attempt.question is None
    assert [entry.keys for entry in attempt.entries] == [("bank",)]


def test_a_mistake_is_named_and_not_kept() -> None:
    attempt = begun(BANK)
    assert attempt.answer(("one",)) == "wrong"
    assert attempt.mistake == "greedy"
    assert attempt.entries == ()


def test_what_is_neither_goes_on() -> None:
    attempt = begun(BANK)
    assert attempt.answer(("two",)) == "open"
    again = resumed(BANK, *attempt.entries)
    assert again.question == attempt.question
    assert again.view == attempt.view


def test_what_nobody_offers_changes_nothing() -> None:
    attempt = begun(BANK)
    before = attempt.view
    with pytest.raises(IllegalAnswer):
        attempt.answer(("three",))
    assert attempt.view == before
    assert attempt.answer(("bank",)) == "solved"


def test_others_answer_as_the_exercise_says_then_by_default() -> None:
    attempt = begun(TAX)
    assert attempt.question is not None
    assert (attempt.question.prompt, attempt.question.seat) == ("tax", Seat(1))
    assert attempt.answer(("tax",)) == "open"
    assert attempt.answer(("half",)) == "solved"
    late = begun(TAX)
    assert late.answer(("pass",)) == "wrong"
    assert late.mistake == "over"
    assert late.is_over
    # Without a word about them they bank as well: that is their default.
    assert begun(replace(TAX, replies=())).question is not None


def test_an_exercise_lasts_as_many_turns_as_it_says() -> None:
    hold = replace(BANK, goal="points 99", mistakes=(), turns=2)
    attempt = begun(hold)
    assert attempt.answer(("bank",)) == "wrong", "the rival's turn has passed by default, too"
    own = json.dumps({**AT_TURN, "pot": 5, "thrown": [5], "stamps": [], "order": [0, 1]})
    longer = replace(hold, position=own, turns=3)
    attempt = begun(longer)
    assert attempt.answer(("bank",)) == "open"
    assert attempt.question is not None
    assert attempt.question.prompt == "stake", "a new round has begun"


def test_answers_that_fit_no_more_are_refused() -> None:
    attempt = begun(BANK)
    attempt.answer(("two",))
    (entry,) = attempt.entries
    with pytest.raises(ReplayDiverged):
        resumed(BANK, replace(entry, question="0000000000"))
    with pytest.raises(ReplayDiverged):
        resumed(TAX, entry)
    solved = begun(BANK)
    solved.answer(("bank",))
    with pytest.raises(ReplayDiverged):
        resumed(BANK, *solved.entries, *solved.entries)


def test_an_exercise_that_asks_nothing_is_a_bug() -> None:
    with pytest.raises(BugError):
        begun(replace(TAX, replies=(("bank",),), position=BANK.position))
