"""Who has dropped out is asked nothing any more, not even by a flow that was under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sfb_bot.computer.walk import Walk
from sfb_bot.kernel import Ask, Decision, Event, Flow, Json, Option, Run, Seat, Word
from tests.kernel.toy_game import PointKept, RoundEnded, Tint, TintFx, TintRun, TintState

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
TAKE, LEAVE = Option("take"), Option("leave")


def question(seat: Seat) -> Decision:
    return Decision(seat, "grab", (TAKE, LEAVE), default=(LEAVE.key,))


class Rounds(Tint):
    """Everybody is asked in turn, then the last two at once, in secret; whoever concedes drops out."""

    name: ClassVar[str] = "rounds"

    def __init__(self) -> None:
        self.gone: set[Seat] = set()

    def begin(self, setup: Mapping[str, Json], seed: str) -> TintState:
        state = super().begin(setup, seed)
        state.secrets = [1] * state.seats
        return state

    def has_left(self, state: TintState, seat: Seat) -> bool:
        del state
        return seat in self.gone

    def speak(self, state: TintState, seat: Seat, word: Word) -> tuple[Event, ...]:
        del state, word
        self.gone.add(seat)
        return ()

    def play_round(self, fx: TintFx) -> Flow[None]:
        for seat in (FIRST, SECOND):
            answers = yield Ask((question(seat),))
            self._take(fx, seat, answers[0])
        answers = yield Ask((question(SECOND), question(THIRD)))
        for seat, chosen in zip((SECOND, THIRD), answers, strict=True):
            self._take(fx, seat, chosen)
        fx.emit(RoundEnded())

    @staticmethod
    def _take(fx: TintFx, seat: Seat, chosen: tuple[Option, ...]) -> None:
        if chosen[0].key == TAKE.key:
            fx.emit(PointKept(seat))


def playing() -> TintRun:
    rules = Rounds()
    return Run(rules, rules.begin({"seats": 3, "rounds": 2}, "rounds"))


def test_a_flow_under_way_takes_the_default_of_who_left() -> None:
    run = playing()
    run.say(SECOND, Word.CONCEDE)
    assert run.waiting_for == (FIRST,)
    run.answer(FIRST, run.ask_no, (TAKE.key,))
    assert run.waiting_for == (THIRD,), "the second is asked neither alone nor with the third"
    run.answer(THIRD, run.ask_no, (TAKE.key,))
    assert run.state.points == [1, 0, 1]
    assert run.state.round == 1
    assert run.waiting_for == (FIRST,)


def test_it_is_so_after_a_rebuild_too() -> None:
    run = playing()
    stored = run.checkpoint()
    steps = [run.say(SECOND, Word.CONCEDE), run.answer(FIRST, run.ask_no, (LEAVE.key,))]
    again = Run.rebuild(run.rules, stored, [step.entry for step in steps])
    assert (again.ask, again.ask_no, again.seq) == (run.ask, run.ask_no, run.seq)
    run.answer(THIRD, run.ask_no, (LEAVE.key,))
    begun = Run.rebuild(run.rules, run.checkpoint())
    begun.answer(FIRST, begun.ask_no, (LEAVE.key,))
    assert begun.waiting_for == (THIRD,), "a match that was stored after somebody left asks them nothing"


def test_whoever_looks_ahead_sees_the_same() -> None:
    run = playing()
    walk = Walk(run.rules, run.rules.copy(run.state))
    run.say(SECOND, Word.CONCEDE)
    walk.say("word", SECOND, Word.CONCEDE)
    for seat in (FIRST, THIRD):
        decision = walk.decisions[0]
        assert [each.seat for each in walk.decisions] == [seat]
        walk.answer(decision, decision.chosen((TAKE.key,)))
        run.answer(seat, run.ask_no, (TAKE.key,))
    assert walk.state.points == run.state.points == [1, 0, 1]
    again = Walk(run.rules, run.rules.copy(run.state))
    decision = again.decisions[0]
    again.answer(decision, decision.chosen((TAKE.key,)))
    assert [each.seat for each in again.decisions] == [THIRD]
