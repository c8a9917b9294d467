"""What was asked and told stays as it was, whatever happens afterwards."""

from __future__ import annotations

import pytest

from sfb_bot.kernel import Dice
from tests.games.brawl.properties.matches import PLAYS, new_match, random_steps


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_no_question_and_no_event_changes_later(number: int) -> None:
    run = new_match(number)
    told: list[tuple[object, str]] = [(event, repr(event)) for event in run.opening_events]
    for step in random_steps(run, Dice(f"values/{number}"), eager=number % 2 == 0):
        told.append((step, repr(step)))
        if run.ask is not None:
            told.append((run.ask, repr(run.ask)))
    assert len(told) > 50
    assert all(repr(each) == as_told for each, as_told in told)
