"""Taking back: own answers only, and only while nothing became known and nobody else was asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from sfb_bot.kernel import DiceRolled, Entry, Event, Kind, Seat, Step, undoable

A, B, C = Seat(0), Seat(1), Seat(2)


@dataclass(frozen=True, slots=True)
class Stepped(Event):
    """Something open that tells nothing new."""


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Something hidden came to light."""

    reveals: ClassVar[bool] = True


def step(
    seat: Seat = A,
    *events: Event,
    kind: Kind = "answer",
    asked: tuple[Seat, ...] = (A,),
    boundary: bool = False,
) -> Step:
    return Step(Entry(kind, seat, ("x",), "0" * 10), events, boundary, asked)


def test_nothing_played_nothing_to_take_back() -> None:
    assert undoable([], A) == 0


def test_quiet_own_answers_can_all_be_taken_back() -> None:
    assert undoable([step(A, Stepped()), step(A), step(A, Stepped(), Stepped())], A) == 3


def test_boundaries_do_not_matter_to_the_count() -> None:
    assert undoable([step(A, boundary=True), step(A, boundary=True)], A) == 2


def test_only_the_player_who_answered() -> None:
    steps = [step(A), step(A)]
    assert undoable(steps, A) == 2
    assert undoable(steps, B) == 0


BARRIERS: dict[str, Step] = {
    "something became known": step(A, Stepped(), Drawn()),
    "dice were thrown": step(A, DiceRolled(3)),
    "somebody else was asked": step(A, asked=(B,)),
    "somebody else was asked too": step(A, asked=(A, B)),
    "somebody else answered": step(B),
    "a timeout answered": step(A, kind="timeout"),
    "an organiser answered": step(A, kind="organiser"),
    "a standing order answered": step(A, kind="standing"),
    "a word was said": step(A, kind="word"),
    "a word of somebody else made something known": step(B, Drawn(), kind="word"),
}


@pytest.mark.parametrize("barrier", BARRIERS)
def test_what_cannot_be_taken_back_stops_everything_before_it(barrier: str) -> None:
    steps = [step(A), BARRIERS[barrier], step(A), step(A)]
    assert undoable(steps, A) == 2
    assert undoable(steps[:2], A) == 0


def test_what_somebody_else_says_is_passed_over_and_does_not_count() -> None:
    """A draw offered by the opponent tells nothing of the game."""
    word = step(B, Stepped(), kind="word", asked=(A, B))
    assert undoable([step(A), word, step(A), word, word], A) == 2
    assert undoable([word], A) == 0
    assert undoable([step(B), word], A) == 0


def test_the_end_of_a_match_asks_nobody_and_could_be_taken_back() -> None:
    """Nobody was asked and nothing came to light: whether to allow it is for whoever offers the undo."""
    assert undoable([step(A, asked=())], A) == 1


def test_partners_who_are_asked_together_have_heard_nothing() -> None:
    together = step(A, Stepped(), asked=(A, B))
    assert undoable([step(A), together], A, (B,)) == 2
    assert undoable([step(A), together], A, (C,)) == 0
    assert undoable([together, step(B)], A, (B,)) == 0, "the partner has gone on from it"
    assert undoable([step(A, Drawn(), asked=(A, B))], A, (B,)) == 0
    assert undoable([step(A, asked=(A, B, C))], A, (B,)) == 0, "somebody else was asked as well"
    assert undoable([step(A, asked=(B,))], A, (B,)) == 0, "it is the partner who decides now"
