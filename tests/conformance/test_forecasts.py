"""Forecasts of every game that has them: honest, the same in every world, and fit for a screen."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from sfb_bot.computer import Witness, foresee
from sfb_bot.kernel import Dice, Forecast, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.live_match import AnyRun
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.actions import AnswerAnyway
from sfb_bot.screens.cautions import cautions, confirm
from sfb_bot.screens.panel import Desk, panel
from tests.conformance.packs import USUAL_WAYS, Way
from tests.conformance.twins import known_questions, mind_of, twin_questions

FORESEEN = [
    way for way in USUAL_WAYS if way.pack.computer is not None and way.pack.computer.foresight is not None
]
TEXTS = Texts("en", strict=True)
MATCH = MatchId(9)


def test_every_game_tells_where_answers_lead() -> None:
    assert {way.game for way in FORESEEN} == {way.game for way in USUAL_WAYS}


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_a_forecast_tells_of_every_option_and_can_be_shown(way: Way) -> None:
    game, told = way.pack.screens, 0
    for run, decision, witness in known_questions(way, "foretold", most=40, every=4):
        forecast = foresee(mind_of(way), witness.knowledge(decision.seat))
        if forecast is None:
            continue
        told += 1
        assert forecast.question == decision
        assert list(forecast.prospects) == [option.key for option in decision.options]
        view = way.rules.seat_view(run.state, run.ask, decision.seat)
        # The limits of Discord are in the constructors.
        bare = panel(game, view, decision, Desk(MATCH, run.ask_no), TEXTS)
        panel(game, view, decision, Desk(MATCH, run.ask_no, forecast=forecast), TEXTS)
        alone = Desk(MATCH, run.ask_no, forecast=replace(forecast, follow_ups={}))
        assert len(panel(game, view, decision, alone, TEXTS).rows) == len(bare.rows)
        assert set(game.pointed_out(view, forecast)) <= set(forecast.prospects)
        for option in decision.options:
            found = cautions(game, view, decision, (option.key,), forecast, TEXTS)
            if found:
                confirm(found, AnswerAnyway(MATCH, run.ask_no, (option.key,)), MATCH, TEXTS)
    assert told > 5


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_a_forecast_does_not_depend_on_what_the_seat_cannot_know(way: Way) -> None:
    """Everything hidden is dealt again; both matches get the same answers until something comes to light."""
    mind, compared = mind_of(way), 0
    for twins in twin_questions(way, "veiled", 60, 10, lambda run: way.rules.seats(run.state)):
        if twins.viewer in twins.one.waiting_for:
            told = [foresee(mind, known) for known in twins.knowledge()]
            assert told[0] == told[1]
            compared += told[0] is not None
    assert compared > 5


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_a_forecast_is_the_same_in_every_imagined_world(way: Way) -> None:
    mind, compared = mind_of(way), 0
    for _, decision, witness in known_questions(way, "worlds", most=25, every=5):
        known = witness.knowledge(decision.seat)
        told = [foresee(mind, known, seed=seed) for seed in ("one", "two")]
        assert told[0] == told[1]
        compared += told[0] is not None
    assert compared > 3


@pytest.mark.parametrize("way", FORESEEN, ids=str)
def test_the_question_after_some_answers_is_looked_into_as_if_it_was_open(way: Way) -> None:
    mind, compared = mind_of(way), 0
    dice = Dice(f"ahead/{way}")
    for run, decision, witness in known_questions(way, "ahead", most=90, every=3):
        if not run.at_boundary or len(run.waiting_for) > 1:
            continue
        known = witness.knowledge(decision.seat)
        keys = random_keys(decision, dice)
        ahead = foresee(mind, known, (keys,))
        there = AnyRun(way.rules, way.rules.copy(run.state))
        after = Witness(there, mind.hidden, (decision.seat,))
        step = there.answer(decision.seat, there.ask_no, keys)
        after.note(step)
        if step.boundary or there.decision_for(decision.seat) is None or any(e.reveals for e in step.events):
            continue
        assert ahead == foresee(mind, after.knowledge(decision.seat))
        compared += ahead is not None
        assert foresee(mind, known, (("nonsense",),)) is None
    assert compared > 1


@pytest.mark.parametrize("way", FORESEEN[:1], ids=str)
def test_a_forecast_is_a_plain_value(way: Way) -> None:
    for _, decision, witness in known_questions(way, "plain", most=5, every=9):
        forecast = foresee(mind_of(way), witness.knowledge(decision.seat))
        again: Forecast | None = pickle.loads(pickle.dumps(forecast))
        assert again == forecast
