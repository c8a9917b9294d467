"""Open questions: several seats are asked, and whoever answers first acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest

from sfb_bot.computer.walk import Walk
from sfb_bot.kernel import Ask, Decision, Event, Flow, Json, Option, Run, Seat, StaleAnswer, Word
from tests.kernel.toy_game import PointKept, RoundEnded, Tint, TintFx, TintRun, TintState

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


class Grab(Tint):
    """As Tint, but the first two seats share each round: whoever takes the point first has it."""

    name: ClassVar[str] = "grab"

    def begin(self, setup: Mapping[str, Json], seed: str) -> TintState:
        state = super().begin(setup, seed)
        state.secrets = [1] * state.seats
        return state

    def play_round(self, fx: TintFx) -> Flow[None]:
        partners = (FIRST, SECOND)
        options = (Option("take"), Option("leave"))
        asked = tuple([Decision(seat, "grab", options, default=("leave",)) for seat in partners])
        answers = yield Ask(asked, is_open=True)
        for seat, chosen in zip(partners, answers, strict=True):
            if chosen and chosen[0].key == "take":
                fx.emit(PointKept(seat))
        fx.emit(RoundEnded())


def grabbing() -> TintRun:
    rules = Grab()
    return Run(rules, rules.begin({"seats": 3, "rounds": 2}, "grab"))


@pytest.mark.parametrize("quick", [FIRST, SECOND])
def test_whoever_answers_first_acts_and_the_others_have_answered_nothing(quick: Seat) -> None:
    run = grabbing()
    assert run.waiting_for == (FIRST, SECOND)
    step = run.answer(quick, run.ask_no, ("take",))
    assert [run.state.points[seat] for seat in (FIRST, SECOND, THIRD)] == [
        int(seat == quick) for seat in (FIRST, SECOND, THIRD)
    ]
    assert not step.is_sealed
    assert run.sealed_for == ()
    assert run.waiting_for == (FIRST, SECOND), "both are asked again, in the next round"


def test_an_answer_to_an_open_question_that_is_past_is_stale() -> None:
    run = grabbing()
    past = run.ask_no
    run.answer(FIRST, past, ("take",))
    with pytest.raises(StaleAnswer):
        run.answer(SECOND, past, ("take",))
    assert run.state.points == [1, 0, 0]


def test_an_open_question_stands_at_a_boundary_and_is_asked_again_after_a_rebuild() -> None:
    run = grabbing()
    assert run.at_boundary
    stored = run.checkpoint()
    step = run.answer(SECOND, run.ask_no, ("leave",))
    again = Run.rebuild(run.rules, stored, [step.entry])
    assert (again.ask, again.ask_no, again.seq) == (run.ask, run.ask_no, run.seq)
    assert again.state.points == run.state.points == [0, 0, 0]


class Leaving(Grab):
    """As Grab, but whoever concedes drops out of a match that the others go on with."""

    def __init__(self) -> None:
        self.gone: set[Seat] = set()

    def has_left(self, state: TintState, seat: Seat) -> bool:
        del state
        return seat in self.gone

    def speak(self, state: TintState, seat: Seat, word: Word) -> tuple[Event, ...]:
        del state, word
        self.gone.add(seat)
        return ()


def test_who_leaves_takes_no_part_any_more_and_the_partner_answers_alone() -> None:
    rules = Leaving()
    run = Run(rules, rules.begin({"seats": 3, "rounds": 2}, "grab"))
    step = run.say(FIRST, Word.CONCEDE)
    assert (step.asked, run.waiting_for) == ((SECOND,), (SECOND,))
    assert run.state.round == 0, "nothing was answered for the one who left"
    run.answer(SECOND, run.ask_no, ("take",))
    assert run.state.points == [0, 1, 0]


def test_the_default_is_taken_when_nobody_is_left() -> None:
    rules = Leaving()
    run = Run(rules, rules.begin({"seats": 3, "rounds": 1}, "grab"))
    run.say(FIRST, Word.CONCEDE)
    run.say(SECOND, Word.CONCEDE)
    assert run.is_over
    assert run.state.points == [0, 0, 0]


@pytest.mark.parametrize("quick", [FIRST, SECOND])
def test_whoever_looks_ahead_sees_the_same(quick: Seat) -> None:
    run = grabbing()
    walk = Walk(run.rules, run.rules.copy(run.state))
    decision = next(each for each in walk.decisions if each.seat == quick)
    walk.answer(decision, decision.chosen(("take",)))
    run.answer(quick, run.ask_no, ("take",))
    assert walk.state.points == run.state.points
    assert [each.seat for each in walk.decisions] == list(run.waiting_for)


def test_a_turn_is_of_one_seat_unless_the_game_says_otherwise() -> None:
    run = grabbing()
    turn = run.rules.turn(run.state)
    assert run.rules.turn_seats(run.state) == ((turn[0],) if turn else ())
