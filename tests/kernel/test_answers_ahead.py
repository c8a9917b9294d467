"""Answers to questions that are still to come, as values."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import AnswerAhead, Decision, LineAhead, Option, Seat

A = Seat(0)
FRUIT = Decision(A, "fruit", tuple(map(Option, ("apple", "pear", "plum"))), (0, 2))
CAKE = Decision(A, "cake", FRUIT.options, (0, 2))


@pytest.mark.parametrize(
    ("keys", "is_allowed"),
    [
        ((), True),
        (("apple",), True),
        (("plum", "apple"), True),
        (("fig",), False),
        (("apple", "fig"), False),
        (("apple", "apple"), False),
        (("apple", "pear", "plum"), False),
    ],
)
def test_what_a_question_allows(keys: tuple[str, ...], is_allowed: bool) -> None:
    assert FRUIT.allows(keys) == is_allowed
    assert AnswerAhead(A, "fruit", (keys, ("fig",))).fits(FRUIT) == is_allowed, "the first one counts"
    assert not AnswerAhead(A, "fruit", (keys,)).fits(CAKE)


def test_a_line_grows_shorter_with_every_answer_given() -> None:
    line = AnswerAhead(A, "fruit", (("apple",), (), ("pear", "plum")))
    assert not line.is_begun
    second = line.rest
    assert second == AnswerAhead(A, "fruit", ((), ("pear", "plum")), is_begun=True)
    assert second is not None
    third = second.rest
    assert third == AnswerAhead(A, "fruit", (("pear", "plum"),), is_begun=True)
    assert third is not None
    assert third.rest is None


@pytest.mark.parametrize("question", [CAKE, None])
def test_a_place_in_a_line_is_found_by_how_many_come_before_it(question: Decision | None) -> None:
    line = LineAhead("fruit", ((FRUIT, ("apple",)), (FRUIT, ())), question)
    assert line.answers == (("apple",), ())
    found = [line.question_after(number) for number in range(-1, 4)]
    assert found == [None, FRUIT, FRUIT, question, None]
