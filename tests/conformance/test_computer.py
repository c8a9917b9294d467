"""Computer players of every game that has them: honest, legal, repeatable."""

from __future__ import annotations

import pickle
from itertools import islice

import pytest

from sfb_bot.computer import LEVEL_NAMED, Knowledge, Witness, computer_steps, knowledge_from, think
from sfb_bot.computer.search import look_of
from sfb_bot.computer.worlds import imagine_worlds
from sfb_bot.kernel import Ask, Checkpoint, Dice, Entry, fingerprint, random_keys
from tests.conformance.packs import Way, is_usual
from tests.conformance.playing import lively_steps, question
from tests.conformance.twins import COMPUTED, known_questions, mind_of, twin_questions

QUICK = LEVEL_NAMED["easy"]
UNUSUAL_STEPS = 150


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_imagined_worlds_look_to_the_seat_like_the_real_one(way: Way) -> None:
    mind, dice = mind_of(way), Dice(f"imagine/{way}")
    asked = found = 0
    for _, decision, witness in known_questions(way, "imagine", most=40, every=5):
        known = witness.knowledge(decision.seat)
        worlds = imagine_worlds(mind, known, 2, dice)
        asked, found = asked + 1, found + bool(worlds)
        for world in worlds:
            walk = world.enter(mind)
            view = way.rules.seat_view(walk.state, Ask(walk.decisions), decision.seat)
            assert mind.look(view) == mind.look(known.now)
    assert asked == 40
    # Luck in the middle of an action may be too rare to be met again, but hardly ever is.
    assert found >= 0.95 * asked


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_words_decrees_and_timeouts_in_between_do_not_confuse_a_seat(way: Way) -> None:
    mind, dice = mind_of(way), Dice(f"lively/{way}")
    asked = found = 0
    for number in range(4):
        run = way.begin(f"lively/{number}")
        witness = Witness(run, mind.hidden, way.rules.seats(run.state))
        for step in lively_steps(run, Dice(f"lively/{way}/{number}")):
            witness.note(step)
            if run.ask is None or (step.ask_no and dice.below(20)):
                continue
            seat = run.waiting_for[0]
            known = witness.knowledge(seat)
            worlds = imagine_worlds(mind, known, 1, dice)
            asked, found = asked + 1, found + bool(worlds)
            for world in worlds:
                walk = world.enter(mind)
                view = way.rules.seat_view(walk.state, Ask(walk.decisions), seat)
                assert mind.look(view) == mind.look(known.now)
    assert asked > 3
    assert found >= 0.95 * asked


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_an_answer_does_not_depend_on_what_the_seat_cannot_know(way: Way) -> None:
    """Everything hidden is dealt again; both matches get the same answers until something comes to light."""
    mind, compared = mind_of(way), 0
    for twins in twin_questions(
        way, "honest", most=45, steps=8, viewers=lambda run: way.rules.seats(run.state)
    ):
        one, viewer = twins.one, twins.viewer
        if viewer in one.waiting_for and (compared < 12 or not one.at_boundary):
            answers = [think(mind, known, QUICK, "honest").keys for known in twins.knowledge()]
            assert answers[0] == answers[1]
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_computers_answer_every_question_of_a_match_legally(way: Way) -> None:
    """An illegal answer would be refused by the run; matches in unusual ways are left at some point."""
    run = way.begin("legal")
    seats = way.rules.seats(run.state)
    cheap = [LEVEL_NAMED[name] for name in ("beginner", "easy")]
    levels = {seat: cheap[seat % len(cheap)] for seat in seats}
    most = None if is_usual(way) else UNUSUAL_STEPS
    steps = list(islice(computer_steps(run, mind_of(way), levels, f"legal/{way}"), most))
    assert len(steps) == most or way.rules.summary(run.state) is not None
    assert len(steps) > 10


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_knowledge_goes_to_another_process_and_the_answer_is_the_same(way: Way) -> None:
    mind = mind_of(way)
    for number, (_, decision, witness) in enumerate(known_questions(way, "pickle", most=3, every=25)):
        known = witness.knowledge(decision.seat)
        there: Knowledge[object] = pickle.loads(pickle.dumps(known))
        assert there == known
        thought = think(mind, known, QUICK, str(number))
        assert think(mind, there, QUICK, str(number)) == thought
        assert pickle.loads(pickle.dumps(thought)) == thought


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_knowledge_from_what_is_stored_is_that_of_a_witness(way: Way) -> None:
    run, hidden = way.begin("stored"), mind_of(way).hidden
    seats = way.rules.seats(run.state)
    witness = Witness(run, hidden, seats)
    dice = Dice(f"stored/{way}")
    checkpoint, entries = run.checkpoint(), list[Entry]()
    for _ in range(120):
        if run.ask is None:
            break
        decision = question(run, dice)
        stored = Checkpoint.decode(checkpoint.encode())
        known = knowledge_from(way.rules, hidden, stored, entries, decision.seat)
        assert mind_of(way).look(known.now) == mind_of(way).look(witness.knowledge(decision.seat).now)
        assert known.since == witness.knowledge(decision.seat).since
        for each in known.since:
            # Others' secret choices are not even in it.
            assert (each.keys is None) == (each.prompt in hidden and each.seat != decision.seat)
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        witness.note(step)
        entries.append(step.entry)
        if step.boundary:
            checkpoint, entries = run.checkpoint(), []


@pytest.mark.parametrize("way", COMPUTED, ids=str)
def test_a_plan_is_followed_only_while_the_table_looks_as_expected(way: Way) -> None:
    mind = mind_of(way)
    run = way.begin("plan")
    seats = way.rules.seats(run.state)
    witness = Witness(run, mind.hidden, seats)
    planned = unplanned = 0
    # Four players of a skirmish prepare for 70 questions, none of which needs a plan.
    for number in range(100):
        if run.ask is None or planned + unplanned == 20:
            break
        seat = run.waiting_for[0]
        known = witness.knowledge(seat)
        thought = think(mind, known, QUICK, f"plan/{number}")
        for step in thought.plan[:1]:
            if (step.question, step.look) == (fingerprint(known.question), look_of(mind, known.now)):
                # Passing may lead to the very same question: nobody can tell the two moments apart.
                continue
            # A plan for another moment is passed over: the thought is the same as without it.
            assert think(mind, known, QUICK, f"plan/{number}", thought.plan) == thought
        witness.note(run.answer(seat, run.ask_no, thought.keys))
        if thought.plan and run.decision_for(seat) is not None:
            next_known = witness.knowledge(seat)
            followed = think(mind, next_known, QUICK, "other", thought.plan)
            planned += followed.how == "plan"
            unplanned += followed.how != "plan"
            if followed.how == "plan":
                assert followed.keys == thought.plan[0].keys
                assert followed.plan == thought.plan[1:]
    assert planned > unplanned or way.game == "toy"
