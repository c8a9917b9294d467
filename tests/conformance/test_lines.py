"""Two answers in one press: what is asked next is known beforehand, and every option can still be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sfb_bot.computer import Witness, foresee
from sfb_bot.kernel import Decision, Dice, Forecast, random_keys
from sfb_bot.kernel.decisions import fingerprint
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import BETWEEN_ANSWERS, Answer, AnswerLine, EndTurn
from sfb_bot.screens.desk import Desk
from sfb_bot.screens.panel import panel
from sfb_bot.screens.values import Menu, PrivateScreen, controls
from tests.conformance.packs import USUAL_WAYS, Way
from tests.conformance.playing import quiet_steps

TEXTS = Texts("en", strict=True)
MATCH = MatchId(9)
FORESEEN = [way for way in USUAL_WAYS if way.pack.computer is not None and way.pack.computer.foresight]
STEPS = 160


def foreseen_steps(way: Way, seed: str) -> Iterator[tuple[AnyRun, Decision, Forecast, tuple[str, ...]]]:
    """Questions of a random match with their forecast and the answer that is given next, which then is."""
    mind = way.pack.computer
    assert mind is not None
    run, dice = way.begin(seed), Dice(f"{seed}/{way}")
    witness = Witness(run, mind.hidden, tuple(way.rules.seats(run.state)))
    for _ in range(STEPS):
        if run.ask is None:
            return
        decision = run.ask.decisions[dice.below(len(run.ask.decisions))]
        forecast = foresee(mind, witness.knowledge(decision.seat))
        keys = random_keys(decision, dice)
        if forecast is not None:
            yield run, decision, forecast, keys
        witness.note(run.answer(decision.seat, run.ask_no, keys))


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_what_is_said_to_be_asked_next_is_asked_next(way: Way) -> None:
    compared = 0
    promised: tuple[Decision, Decision] | None = None
    for run, decision, forecast, keys in foreseen_steps(way, "next"):
        if promised is not None:
            before, expected = promised
            assert decision.seat == before.seat, f"{before.prompt}: somebody else is asked"
            assert fingerprint(decision) == fingerprint(expected)
            assert not run.at_boundary
            compared += 1
        follow_up = forecast.follow_ups.get(keys[0]) if len(keys) == 1 else None
        # Only questions that are foreseen themselves come by here.
        mind = way.pack.computer
        assert mind is not None
        assert mind.foresight is not None
        is_shown = follow_up is not None and mind.foresight.foresees(follow_up.question)
        promised = (decision, follow_up.question) if follow_up is not None and is_shown else None
    assert compared > 5


def offered(screen: PrivateScreen) -> tuple[set[str], dict[str, set[str]]]:
    """The options behind controls of their own, and by option what one press chooses after it."""
    alone: set[str] = set()
    lines: dict[str, set[str]] = {}
    for control in controls(screen):
        action = control.action
        if isinstance(control, Menu) and isinstance(action, Answer):
            alone |= {choice.value for choice in control.choices}
        elif isinstance(action, Answer):
            alone |= {*action.keys}
        elif isinstance(action, AnswerLine):
            picked = [choice.value for choice in control.choices] if isinstance(control, Menu) else ()
            for line in [replace(action, keys=(each,)).line for each in picked] or [action.line]:
                first, *second = line
                lines.setdefault(first, set()).update(second)
                alone |= set() if second else {first}
        elif isinstance(action, EndTurn):
            alone.add("end")
    return alone, lines


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_every_option_can_be_chosen_and_every_way_to_go_on_after_it(way: Way) -> None:
    """An option without a control of its own has one for each answer to the question after it."""
    game, seen = way.pack.screens, 0
    for run, decision, forecast, _ in foreseen_steps(way, "offered"):
        view = way.rules.seat_view(run.state, run.ask, decision.seat)
        screen = panel(game, view, decision, Desk(MATCH, run.ask_no, forecast=forecast), TEXTS)
        alone, lines = offered(screen)
        finish = {e.key for e in game.shown_options(view, decision, TEXTS) if e.role == "finish"}
        alone = (alone - {"end"}) | finish if "end" in alone and "end" not in finish else alone
        for option in decision.options:
            following = forecast.follow_ups.get(option.key)
            if option.key in alone:
                continue
            assert following is not None, option.key
            onward = game.shown_options(following.view, following.question, TEXTS)
            assert lines[option.key] == {each.key for each in onward if each.role != "back"}
        for first, after in lines.items():
            assert not after or after <= {each.key for each in forecast.follow_ups[first].question.options}
        seen += any(lines.values())
    assert seen > 3


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_nobody_is_offered_two_answers_off_turn_or_without_a_forecast(way: Way) -> None:
    """Off turn an answer may be held back, and then there is no next question yet."""
    for run, decision, forecast, _ in foreseen_steps(way, "off turn"):
        view = way.rules.seat_view(run.state, run.ask, decision.seat)
        for desk in (Desk(MATCH, run.ask_no, deadline=5, forecast=forecast), Desk(MATCH, run.ask_no)):
            _, lines = offered(panel(way.pack.screens, view, decision, desk, TEXTS))
            assert not any(lines.values())


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_keys_can_be_told_apart_where_two_are_picked_as_one(way: Way) -> None:
    run = way.begin("keys")
    for _ in islice(quiet_steps(run, Dice(f"keys/{way}")), STEPS):
        for decision in run.ask.decisions if run.ask else ():
            assert not [option.key for option in decision.options if BETWEEN_ANSWERS in option.key]
