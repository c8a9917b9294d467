"""What is stored says everything, with all champions: events, states, notation lines.

What holds for every game (rebuilding, journals, copies) is tested by tests/conformance.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sfb_bot.games.brawl.rules import codec
from sfb_bot.games.brawl.rules.notation import NotationError, parse_line, print_line
from sfb_bot.kernel import Dice, Event, apply
from tests.games.brawl.kit.table import content, rules
from tests.games.brawl.properties.matches import PLAYS, new_match, random_steps, setup

FOLDED_GAMES = 60


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


@pytest.mark.parametrize("number", range(0, FOLDED_GAMES, 3))
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


@pytest.mark.parametrize("number", range(1, FOLDED_GAMES, 3))
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


def test_agreed_teams_come_back_from_the_line() -> None:
    number = 2 * len(PLAYS) - 1
    run = new_match(number)
    assert len(run.state.setup.teams) == 2
    line = print_line(run.state)
    assert " teams=" in line
    assert parse_line(line, content()) == run.state
    with pytest.raises(NotationError):
        parse_line(line.replace(" teams=", " teams=nobody,"), content())


@given(st.text(max_size=30))
def test_any_seed_comes_back_from_the_line(seed: str) -> None:
    """A seed is whatever somebody typed: spaces, bars, colons, other alphabets."""
    run = new_match(0, seed or "-")
    assert parse_line(print_line(run.state), content()) == run.state
