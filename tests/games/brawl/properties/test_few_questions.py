"""What is not asked where little is asked made no difference: the same positions can be reached without."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from sfb_bot.games.brawl.rules.model import Questions, State
from sfb_bot.games.brawl.rules.rules import BrawlRun
from sfb_bot.kernel import Decision, Dice, Option, Run
from tests.games.brawl.kit.table import rules
from tests.games.brawl.properties.matches import new_match, question, random_steps

# Enough for a move, a target and an effect or two; what branches more is not compared.
MOST_LINES = 800
MATCHES = 12
Line = tuple[tuple[Option, ...], ...]


def asking(state: State, questions: Questions) -> State:
    """A copy of the position in which so much is asked."""
    other = state.copy()
    other.setup = replace(state.setup, questions=questions)
    return other


def answers(decision: Decision, seat: int) -> list[tuple[Option, ...]]:
    """Everything the player at turn can answer; others take the default, which is the same in both."""
    if decision.seat != seat:
        return [decision.chosen(decision.default)]
    if decision.pick == (1, 1):
        return [(option,) for option in decision.options]
    fewest = decision.pick[0]
    return [decision.options[:fewest]]


def further(run: BrawlRun, seat: int) -> list[tuple[Option, ...]]:
    """How an action can go on; nothing when it is over."""
    return [] if run.ask is None or run.at_boundary else answers(question(run), seat)


def ends(start: State, first: Option) -> tuple[set[str], int] | None:
    """The positions an action can lead to, and the questions on the way; None for too many to look at."""
    seat, found, lines, asked = start.turn, set[str](), list[Line]([((first,),)]), 0
    tried = 0
    while lines:
        line = lines.pop()
        tried += 1
        if tried > MOST_LINES:
            return None
        run: BrawlRun = Run(rules(), start.copy())
        for chosen in line:
            run.try_out(question(run), question(run).chosen(tuple(option.key for option in chosen)))
        choices = further(run, seat)
        while len(choices) == 1:
            run.try_out(question(run), choices[0])
            line = (*line, choices[0])
            choices = further(run, seat)
        if not choices:
            stored = rules().encode_state(run.state)
            found.add(json.dumps({**stored, "setup": None}, sort_keys=True))
            continue
        asked += 1
        lines.extend((*line, chosen) for chosen in choices)
    return found, asked


@cache
def positions(number: int) -> list[State]:
    """Positions of a random match in which somebody chooses an action, a few of them."""
    run = new_match(number, f"few/{number}")
    found = [
        run.state.copy()
        for step in random_steps(run, Dice(f"few/{number}"), eager=True)
        if step.boundary and run.ask is not None and question(run).prompt == "act"
    ]
    return Dice(f"which/{number}").shuffled(found)[:6]


def compared(number: int) -> Iterator[tuple[int, int]]:
    """Every action that can be looked at, in both ways; how much is asked in each."""
    for state in positions(number):
        run: BrawlRun = Run(rules(), state.copy())
        for option in question(run).options[:-1]:
            both = [ends(asking(state, questions), option) for questions in ("all", "few")]
            if both[0] is not None and both[1] is not None:
                (before, many), (after, few) = both[0], both[1]
                assert before == after, option.key
                assert few <= many
                yield many, few


@pytest.mark.parametrize("number", range(MATCHES))
def test_every_position_can_still_be_reached(number: int) -> None:
    counts = list(compared(number))
    assert counts
    if number == 0:
        assert sum(few for _, few in counts) < sum(many for many, _ in counts), "something is saved"
