"""What is stored says everything: events, checkpoints, notation lines and rebuilt runs."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.games.brawl.rules import codec
from sfb_bot.games.brawl.rules.notation import parse_line, print_line
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Checkpoint, Dice, Entry, Event, Journal, Run, apply, random_keys, replay
from tests.games.brawl.kit.table import content, rules
from tests.games.brawl.properties.matches import new_match, question, random_steps, setup

FOLDED_GAMES = 60
REBUILT_GAMES = 6


def through_json(event: Event) -> Event:
    """The event as a database gives it back."""
    return rules().decode_event(json.loads(json.dumps(rules().encode_event(event))))


@pytest.mark.parametrize("number", range(FOLDED_GAMES))
def test_folding_stored_events_gives_the_state_of_the_flow(number: int) -> None:
    """From the beginning to the end, and from every checkpoint to the next one."""
    game = rules()
    run = new_match(number)
    folded = game.begin(setup(number), f"property/{number}")
    for event in run.opening_events:
        apply(game, folded, through_json(event))
    assert folded == run.state
    for step in random_steps(run, Dice(f"fold/{number}")):
        for event in step.events:
            assert through_json(event) == event
            apply(game, folded, through_json(event))
        assert folded == run.state
        if step.boundary:
            folded = game.decode_state(json.loads(json.dumps(game.encode_state(folded))))


@pytest.mark.parametrize("number", range(0, FOLDED_GAMES, 2))
def test_states_come_back_from_their_stored_form(number: int) -> None:
    """At every boundary, through JSON text; and a copy is equal and independent."""
    game = rules()
    run = new_match(number)
    for step in random_steps(run, Dice(f"codec/{number}")):
        if step.boundary:
            text = json.dumps(codec.encode_state(run.state))
            back = game.decode_state(json.loads(text))
            assert back == run.state
            assert json.dumps(codec.encode_state(back)) == text
            assert run.state.copy() == run.state


def test_a_copy_shares_nothing_that_changes() -> None:
    run = new_match(3)
    dice = Dice("copies")
    while run.state.round < 4:
        next(random_steps(run, dice))
    copy = run.state.copy()
    kept = json.dumps(codec.encode_state(copy))
    for _ in random_steps(run, dice):
        pass
    assert json.dumps(codec.encode_state(copy)) == kept
    assert copy != run.state
    for field in fields(copy):
        value = getattr(copy, field.name)
        if isinstance(value, list | dict):
            assert value is not getattr(run.state, field.name)


def test_a_checkpoint_is_a_value_and_not_a_window() -> None:
    """A checkpoint kept in memory must not change while the match goes on."""
    run = new_match(3)
    dice = Dice("window")
    kept: list[tuple[Checkpoint, str]] = []
    for step in random_steps(run, dice):
        if step.boundary:
            checkpoint = run.checkpoint()
            kept.append((checkpoint, json.dumps(checkpoint.encode())))
    assert len(kept) > 50
    for checkpoint, text in kept:
        assert json.dumps(checkpoint.encode()) == text


@pytest.mark.parametrize("number", range(1, FOLDED_GAMES, 2))
def test_positions_come_back_from_their_line(number: int) -> None:
    """The one-line notation at every boundary of a match, set-up and end included."""
    run = new_match(number)
    for step in random_steps(run, Dice(f"line/{number}")):
        if step.boundary:
            line = print_line(run.state)
            assert "\n" not in line
            back = parse_line(line, content())
            assert print_line(back) == line
            assert back == run.state


@given(st.text(max_size=30))
def test_any_seed_comes_back_from_the_line(seed: str) -> None:
    """A seed is whatever somebody typed: spaces, bars, colons, other alphabets."""
    run = new_match(0, seed or "-")
    assert parse_line(print_line(run.state), content()) == run.state


def state_and_question(run: BrawlRun) -> object:
    views = [run.rules.seat_view(run.state, run.ask, seat) for seat in run.state.seats]
    return run.state, run.ask, run.ask_no, run.seq, run.waiting_for, run.at_boundary, views


@pytest.mark.parametrize("number", range(REBUILT_GAMES))
def test_a_crash_before_every_answer_changes_nothing(number: int) -> None:
    game = rules()
    run = new_match(number)
    dice = Dice(f"crash/{number}")
    checkpoint = json.dumps(run.checkpoint().encode())
    since: list[str] = []
    mid_action = 0
    while run.ask is not None:
        entries = [Entry.decode(json.loads(entry)) for entry in since]
        rebuilt = Run.rebuild(game, Checkpoint.decode(json.loads(checkpoint)), entries)
        assert state_and_question(rebuilt) == state_and_question(run)
        mid_action += bool(since)
        # The rebuilt run is the one that goes on.
        run = rebuilt
        decision = question(run, dice)
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        since.append(json.dumps(step.entry.encode()))
        if step.boundary:
            checkpoint, since = json.dumps(run.checkpoint().encode()), []
    assert mid_action > 50


@pytest.mark.parametrize("number", range(12))
def test_a_whole_match_comes_back_from_its_journal(number: int) -> None:
    run = new_match(number)
    entries = [step.entry for step in random_steps(run, Dice(f"journal/{number}"))]
    journal = Journal("brawl", 1, setup(number), f"property/{number}", entries)
    again = replay(rules(), Journal.from_text(journal.to_text()))
    assert state_and_question(again) == state_and_question(run)
    assert again.is_over
