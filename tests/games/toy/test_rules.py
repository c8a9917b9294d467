"""The rules of the toy game, and what happens when somebody drops out of it."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Decree, Dice, IllegalAnswer, MatchOver, Run, Seat, SetupRefused, Word, undoable
from tests.games.toy.cards.box_file import box_from, read_box
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.model import State
from tests.games.toy.rules.rules import Toy
from tests.games.toy.rules.views import PublicView, SeatView

ToyRun = Run[State, PublicView, SeatView]
A, B, C = Seat(0), Seat(1), Seat(2)


def race(seed: str = "race", mode: str = "three") -> ToyRun:
    """A race in which A begins."""
    rules = Toy(box_from(read_box()))
    return Run(rules, rules.begin({"mode": mode, "length": "short", "first": 0}, seed))


def answers(run: ToyRun, *given: str) -> None:
    """Whoever is asked first answers."""
    for key in given:
        run.answer(run.waiting_for[0], run.ask_no, (key,))


def rich() -> ToyRun:
    """A race in which A is about to bank a pot that can be taxed."""
    for number in range(100):
        run = race(f"rich/{number}")
        answers(run, "safe", "safe", "safe", "two", "none")
        if run.state.pot >= 8:
            return run
    raise AssertionError("two dice never made eight")


def test_stakes_are_sealed_until_all_are_in() -> None:
    run = race()
    assert run.waiting_for == (A, B, C)
    run.answer(B, run.ask_no, ("bold",))
    assert run.rules.public_view(run.state, run.ask).stakes == ("", "", "")
    answers(run, "safe", "safe")
    assert run.state.stakes == ["safe", "bold", "safe"]
    assert run.waiting_for == (A,)


def test_a_rich_bank_is_taxed_by_half_once() -> None:
    run = rich()
    pot = run.state.pot
    answers(run, "bank", "tax", "half", "pay")
    # Two dice make twelve at most, so what is left is too little for C to be asked as well.
    assert run.state.points == [pot - pot // 2, pot // 2, 0]
    assert run.state.stamps == [0, 2]
    assert run.waiting_for == (B,)


def test_a_tax_can_be_appealed_against_and_a_die_decides() -> None:
    run = rich()
    pot = run.state.pot
    answers(run, "bank", "tax")
    question = run.decision_for(B)
    assert question is not None
    assert (question.prompt, question.follows) == ("share", True)
    answers(run, "third")
    assert run.waiting_for == (A,)
    assert run.state.points == [0, pot // 3, 0]
    step = run.answer(A, run.ask_no, ("appeal",))
    (appealed,) = [event for event in step.events if isinstance(event, ev.Appealed)]
    assert appealed.amount == (0 if appealed.face % 2 else pot // 3)
    assert run.state.points[B] == pot // 3 - appealed.amount
    assert run.state.stamps == [0, 2], "the stamp is spent in any case"


def test_a_choice_of_dice_can_be_taken_back_and_a_throw_cannot() -> None:
    run = race()
    answers(run, "safe", "safe", "safe")
    steps = [run.answer(A, run.ask_no, ("one",))]
    assert undoable(steps, A) == 1
    steps.append(run.answer(A, run.ask_no, ("even",)))
    assert undoable(steps, A) == 0


def test_nobody_dares_anything_and_it_ends_all_the_same() -> None:
    run = race()
    while run.ask is not None:
        run.time_out(run.waiting_for[0], run.ask_no)
    assert run.state.round == run.state.box.most_rounds
    assert run.state.outcome is not None
    assert run.state.outcome.winner is None


@pytest.mark.parametrize("given", [(), ("safe",), ("safe",) * 3, ("safe",) * 3 + ("one",)])
@pytest.mark.parametrize("seat", [A, B, C])
def test_who_gives_up_drops_out_at_any_moment_and_is_never_asked_again(
    given: tuple[str, ...], seat: Seat
) -> None:
    run = race()
    answers(run, *given)
    waiting = run.waiting_for
    step = run.say(seat, Word.CONCEDE)
    assert ev.SeatLeft(seat, "concession") in step.events
    assert not run.is_over
    assert [other for other in waiting if other != seat] == [
        other for other in run.waiting_for if other in waiting
    ]
    assert run.rules.words(run.state, seat) == ()
    with pytest.raises(IllegalAnswer):
        run.say(seat, Word.CONCEDE)
    dice = Dice("on")
    while run.ask is not None:
        assert seat not in run.waiting_for
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        keys = [option.key for option in decision.options]
        run.answer(decision.seat, run.ask_no, (keys[dice.below(len(keys))],))
    assert run.state.outcome is not None
    assert run.state.outcome.winner != seat
    assert run.state.outcome.reason == "played"


@pytest.mark.parametrize("seat", [A, B])
def test_giving_up_during_a_window_settles_it(seat: Seat) -> None:
    """The one who banks gets nothing then; the one who is asked does not tax."""
    run = rich()
    pot = run.state.pot
    answers(run, "bank")
    assert run.waiting_for == (B,)
    run.say(seat, Word.CONCEDE)
    assert run.waiting_for == ((B,) if seat == A else (C,))
    answers(run, "pass")
    assert run.state.points[A] == (0 if seat == A else pot)
    assert run.waiting_for == ((B,) if seat == A else (C,))
    assert run.rules.turn(run.state) == (run.waiting_for[0], 2)


def test_the_last_one_left_wins() -> None:
    run = race()
    run.say(A, Word.CONCEDE)
    run.decree(C, Decree.LOST_ON_TIME)
    summary = run.rules.summary(run.state)
    assert summary is not None
    assert (summary.winner, summary.ending, summary.sides) == (1, "time", ((A,), (B,), (C,)))
    with pytest.raises(MatchOver):
        run.say(B, Word.CONCEDE)


def test_two_who_offered_agree_when_the_third_leaves() -> None:
    run = race()
    run.say(A, Word.OFFER_DRAW)
    run.say(B, Word.OFFER_DRAW)
    assert not run.is_over
    run.say(C, Word.CONCEDE)
    assert run.state.outcome is not None
    assert (run.state.outcome.winner, run.state.outcome.reason) == (None, "agreement")


def test_with_two_a_concession_is_the_end() -> None:
    run = race(mode="two")
    run.say(B, Word.CONCEDE)
    assert run.is_over
    assert run.state.outcome is not None
    assert run.state.outcome.winner == A


@pytest.mark.parametrize("setup", [{"mode": "four"}, {"length": "endless"}, {"first": 3}, {"speed": 1}])
def test_other_settings_are_refused(setup: dict[str, object]) -> None:
    with pytest.raises(SetupRefused):
        Toy(box_from(read_box())).begin(setup, "seed")
