"""A match being played: questions, sealed answers, timeouts, words, and refusals that change nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from sfb_bot.kernel import (
    BugError,
    Decree,
    Dice,
    DiceRolled,
    Event,
    Flow,
    IllegalAnswer,
    MatchOver,
    NotYourQuestion,
    PlayerError,
    Seat,
    SetupRefused,
    StaleAnswer,
    Word,
    apply,
)
from tests.kernel.toy_game import (
    ColoursRevealed,
    DrawOffered,
    GameEnded,
    PointKept,
    RoundEnded,
    SecretDealt,
    Tint,
    TintFx,
    TintRun,
    new_run,
    random_keys,
)

A, B, C = Seat(0), Seat(1), Seat(2)


def everything(run: TintRun) -> Any:
    """All that can be seen of a run, to compare before and after."""
    views = [run.rules.seat_view(run.state, run.ask, seat) for seat in run.rules.seats(run.state)]
    open_for = [run.decision_for(seat) for seat in run.rules.seats(run.state)]
    stored = json.dumps(run.rules.encode_state(run.state))
    return stored, run.seq, run.ask_no, run.waiting_for, run.at_boundary, run.is_over, views, open_for


def bid_all(run: TintRun, *keys: str) -> None:
    for seat in run.waiting_for:
        run.answer(seat, run.ask_no, keys)


def reach_reward(run: TintRun, *, everybody: bool = True) -> None:
    """Seal colours until somebody is asked about a reward, in the middle of a round."""
    while run.waiting_for and run.decision_for(run.waiting_for[0]) is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        if decision.prompt == "reward":
            return
        bid_all(run, "amber", "blue") if everybody else bid_all(run, "amber")
    pytest.fail("nobody was ever rewarded")


def test_what_happens_before_the_first_question_is_told() -> None:
    run = new_run()
    dealt = [event for event in run.opening_events if isinstance(event, SecretDealt)]
    assert [event.seat for event in dealt] == [A, B, C]
    assert [event.number for event in dealt] == run.state.secrets
    assert run.seq == 0
    assert run.ask_no == 1
    assert run.at_boundary


def test_luck_comes_from_the_seed_alone() -> None:
    """The three secrets are the seed's first three numbers."""
    dice = Dice("toy")
    assert new_run("toy").state.secrets == [dice.below(6) + 1 for _ in range(3)]
    assert new_run("another").state.secrets != new_run("toy").state.secrets


def test_answers_stay_sealed_until_all_are_in() -> None:
    run = new_run()
    before = run.rules.public_view(run.state, run.ask)
    first = run.answer(B, run.ask_no, ("coral",))
    assert first.events == ()
    assert not first.boundary
    assert first.asked == (A, C)
    assert run.waiting_for == (A, C)
    assert run.decision_for(B) is None
    after = run.rules.public_view(run.state, run.ask)
    assert after.waiting == ((A, "name_colours"), (C, "name_colours")), "who has answered is no secret"
    assert replace(after, waiting=before.waiting) == before, "what was answered is"
    assert run.rules.seat_view(run.state, run.ask, B).question is None, "nobody is asked twice"
    assert run.rules.seat_view(run.state, run.ask, A).question == run.decision_for(A)
    second = run.answer(A, run.ask_no, ("amber", "blue"))
    assert second.events == ()
    assert run.ask_no == 1
    third = run.answer(C, run.ask_no, ("blue",))
    revealed = [event for event in third.events if isinstance(event, ColoursRevealed)]
    assert [event.named for event in revealed] == [(("amber", "blue"), ("coral",), ("blue",))]
    assert run.ask_no == 2
    assert run.seq == 3


def test_the_order_in_which_sealed_answers_come_does_not_matter() -> None:
    answers = {A: ("amber",), B: ("blue", "coral"), C: ("coral",)}
    ends: set[str] = set()
    for order in ((A, B, C), (C, B, A), (B, C, A)):
        run = new_run()
        for seat in order:
            run.answer(seat, 1, answers[seat])
        ends.add(repr(everything(run)))
    assert len(ends) == 1


def test_a_question_in_the_middle_of_an_action_is_no_boundary() -> None:
    run = new_run()
    reach_reward(run)
    assert not run.at_boundary
    with pytest.raises(BugError):
        run.checkpoint()


def test_a_half_sealed_question_is_no_boundary() -> None:
    run = new_run()
    run.answer(A, 1, ("amber",))
    assert not run.at_boundary
    with pytest.raises(BugError):
        run.checkpoint()


Refused = Callable[[TintRun], object]

REFUSALS: dict[str, tuple[type[PlayerError], str, Refused]] = {
    "not offered": (IllegalAnswer, "name_colours", lambda run: run.answer(A, 1, ("pink",))),
    "too many": (IllegalAnswer, "name_colours", lambda run: run.answer(A, 1, ("amber", "blue", "coral"))),
    "none": (IllegalAnswer, "name_colours", lambda run: run.answer(A, 1, ())),
    "twice the same": (IllegalAnswer, "name_colours", lambda run: run.answer(A, 1, ("blue", "blue"))),
    "sealed already": (StaleAnswer, "stale", lambda run: run.answer(C, 1, ("blue",))),
    "no such seat": (NotYourQuestion, "turn", lambda run: run.answer(Seat(9), 1, ("blue",))),
    "an old question": (StaleAnswer, "stale", lambda run: run.answer(A, 0, ("blue",))),
    "a question to come": (StaleAnswer, "stale", lambda run: run.answer(A, 2, ("blue",))),
    "late timeout": (StaleAnswer, "stale", lambda run: run.time_out(A, 0)),
    "timeout of a sealed answer": (StaleAnswer, "stale", lambda run: run.time_out(C, 1)),
    "timeout of a stranger": (StaleAnswer, "stale", lambda run: run.time_out(Seat(7), 1)),
    "no word": (IllegalAnswer, "word", lambda run: run.say(A, Word.DECLINE_DRAW)),
    "a decree this game does not know": (
        IllegalAnswer,
        "decree",
        lambda run: run.decree(A, Decree.LOST_ON_TIME),
    ),
    "a decree about a stranger": (
        IllegalAnswer,
        "decree",
        lambda run: run.decree(Seat(3), Decree.CALLED_OFF),
    ),
    "a stranger's word": (IllegalAnswer, "word", lambda run: run.say(Seat(3), Word.CONCEDE)),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_names_the_rule_and_changes_nothing(case: str) -> None:
    kind, rule, attempt = REFUSALS[case]
    run = new_run()
    run.answer(C, 1, ("coral",))
    before = everything(run)
    with pytest.raises(kind) as refused:
        attempt(run)
    assert type(refused.value) is kind
    assert refused.value.rule == rule
    assert str(refused.value)
    assert everything(run) == before
    run.answer(A, 1, ("amber",))
    run.answer(B, 1, ("amber",))
    assert run.ask_no == 2, "the match goes on as if nothing had happened"


def test_a_question_for_somebody_else_is_refused() -> None:
    run = new_run()
    reach_reward(run)
    (asked,) = run.waiting_for
    other = next(seat for seat in (A, B, C) if seat != asked)
    before = everything(run)
    with pytest.raises(NotYourQuestion):
        run.answer(other, run.ask_no, ("keep",))
    assert everything(run) == before


def test_after_the_end_everything_is_refused() -> None:
    run = new_run()
    run.say(A, Word.CONCEDE)
    before = everything(run)
    attempts: list[Refused] = [
        lambda run: run.answer(A, run.ask_no, ("blue",)),
        lambda run: run.say(B, Word.CONCEDE),
        lambda run: run.say(B, Word.OFFER_DRAW),
    ]
    for attempt in attempts:
        with pytest.raises(MatchOver):
            attempt(run)
    with pytest.raises(StaleAnswer):
        run.time_out(A, run.ask_no)
    assert everything(run) == before
    assert run.is_over
    assert run.waiting_for == ()


def test_a_timeout_gives_the_default_and_says_so() -> None:
    run = new_run()
    step = run.time_out(B, 1)
    assert (step.entry.kind, step.entry.seat, step.entry.keys) == ("timeout", B, ("amber",))
    run.time_out(A, 1)
    run.answer(C, 1, ("coral",), "organiser")
    assert run.ask_no == 2


def test_a_word_out_of_turn_leaves_the_question_open() -> None:
    run = new_run()
    run.answer(C, 1, ("coral",))
    question = run.decision_for(A)
    step = run.say(B, Word.OFFER_DRAW)
    assert (step.entry.kind, step.entry.keys, step.entry.question) == ("word", ("offer_draw",), "")
    assert step.events == (DrawOffered(B),)
    assert step.asked == (A, B)
    assert (run.seq, run.ask_no) == (2, 1)
    assert run.decision_for(A) == question
    assert run.waiting_for == (A, B), "the sealed answer is still sealed"
    before = everything(run)
    with pytest.raises(IllegalAnswer):
        run.say(B, Word.OFFER_DRAW)
    assert everything(run) == before


def test_a_word_in_the_middle_of_an_action_does_not_disturb_it() -> None:
    run = new_run()
    reach_reward(run)
    (asked,) = run.waiting_for
    points = run.state.points[asked]
    assert not run.say(asked, Word.OFFER_DRAW).boundary
    step = run.answer(asked, run.ask_no, ("keep",))
    assert step.events[0] == PointKept(asked)
    assert run.state.points[asked] == points + 1


def test_a_word_that_ends_the_match_ends_it_in_the_middle_of_an_action() -> None:
    run = new_run(setup={"seats": 2, "rounds": 4})
    reach_reward(run)
    step = run.say(A, Word.CONCEDE)
    assert step.events == (GameEnded(B),)
    assert step.boundary
    assert step.asked == ()
    assert run.is_over
    assert run.state.winner == B
    assert run.checkpoint().state["over"] is True


def test_a_decree_ends_the_match_and_is_an_entry_like_any_other() -> None:
    run = new_run()
    reach_reward(run)
    step = run.decree(B, Decree.CALLED_OFF)
    assert (step.entry.kind, step.entry.seat, step.entry.keys) == ("organiser", B, ("called_off",))
    assert step.events == (GameEnded(None),)
    assert run.is_over
    again = new_run()
    again.apply_entries([step.entry])
    assert again.is_over
    with pytest.raises(MatchOver):
        again.decree(B, Decree.CALLED_OFF)


def test_a_match_ends_by_itself() -> None:
    run = new_run(setup={"seats": 5, "rounds": 2})
    dice = Dice("answers")
    events: list[Event] = []
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        assert run.at_boundary == step.boundary
        events.extend(step.events)
    assert sum(isinstance(event, RoundEnded) for event in events) == 2
    assert isinstance(events[-1], GameEnded)
    assert run.state.over


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_folding_the_stored_events_gives_the_same_state(seed: str) -> None:
    run = new_run(seed)
    rules = Tint()
    folded = rules.begin({"seats": 3, "rounds": 4}, seed)
    dice = Dice(f"{seed}/answers")
    events = list(run.opening_events)
    while True:
        for event in events:
            stored = (
                ["DiceRolled", event.used] if isinstance(event, DiceRolled) else rules.encode_event(event)
            )
            name, *values = json.loads(json.dumps(stored))
            apply(
                rules,
                folded,
                DiceRolled(*values) if name == "DiceRolled" else rules.decode_event([name, *values]),
            )
        assert folded == run.state
        if run.ask is None:
            break
        decision = run.decision_for(run.waiting_for[-1])
        assert decision is not None
        events = list(run.answer(decision.seat, run.ask_no, random_keys(decision, dice)).events)


def test_seats_see_their_own_secret_only() -> None:
    run = new_run()
    for event in run.opening_events:
        if isinstance(event, SecretDealt):
            assert event.for_seat(event.seat) == event
            assert event.for_public() == SecretDealt(event.seat, 0)
            others = [seat for seat in (A, B, C) if seat != event.seat]
            assert all(event.for_seat(seat) == SecretDealt(event.seat, 0) for seat in others)
        else:
            assert isinstance(event, DiceRolled)
            assert event.for_public() is None
            assert event.for_seat(A) is None


class HastyTint(Tint):
    """A faulty game: its round changes the state before it asks."""

    version: ClassVar[int] = 3

    def play_round(self, fx: TintFx) -> Flow[None]:
        fx.emit(PointKept(A))
        yield from super().play_round(fx)


class RollingTint(Tint):
    """A faulty game: its round throws dice before it asks, so a rebuild would throw again."""

    def play_round(self, fx: TintFx) -> Flow[None]:
        fx.below(6)
        yield from super().play_round(fx)


@pytest.mark.parametrize("rules", [HastyTint(), RollingTint()], ids=["emits", "rolls"])
def test_a_flow_that_changes_the_state_before_it_asks_is_a_bug(rules: Tint) -> None:
    with pytest.raises(BugError, match="before its first question"):
        new_run(rules=rules)


@pytest.mark.parametrize("setup", [{}, {"seats": 1, "rounds": 1}, {"seats": 6, "rounds": 1}, {"seats": "3"}])
def test_settings_that_make_no_match_are_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(SetupRefused) as refused:
        Tint().begin(setup, "toy")
    assert refused.value.rule == "seats"
