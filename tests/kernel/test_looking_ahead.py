"""Runs that are driven by options instead of keys, with a record and without."""

from __future__ import annotations

import json

import pytest

from sfb_bot.kernel import Dice, Run, play_randomly, random_options
from tests.kernel.toy_game import TintRun, new_run


def stored(run: TintRun) -> str:
    return json.dumps(run.rules.encode_state(run.state))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_same_choices_lead_to_the_same_match_with_a_record_and_without(seed: str) -> None:
    kept, told, tried = new_run(seed), new_run(seed), new_run(seed)
    dice = Dice(f"{seed}/answers")
    while kept.ask is not None:
        decision = kept.ask.decisions[-1]
        chosen = random_options(decision, dice)
        step = kept.accept(decision, chosen)
        again = told.answer(decision.seat, told.ask_no, tuple(option.key for option in chosen))
        tried.try_out(decision, chosen)
        assert step == again
        assert stored(kept) == stored(told) == stored(tried)
        assert kept.ask == told.ask == tried.ask
        assert (kept.seq, kept.ask_no, kept.at_boundary) == (tried.seq, tried.ask_no, tried.at_boundary)
        assert kept.sealed_for == tried.sealed_for
    assert tried.is_over


def test_what_is_tried_out_on_a_copy_leaves_the_match_alone() -> None:
    run = new_run()
    before = stored(run), run.ask, run.seq
    copy: TintRun = Run(run.rules, run.rules.copy(run.state), seq=run.seq)
    dice = Dice("ahead")
    while copy.ask is not None:
        decision = copy.ask.decisions[0]
        copy.try_out(decision, random_options(decision, dice))
    assert (stored(run), run.ask, run.seq) == before


def test_random_play_tells_every_step_with_its_question() -> None:
    run = new_run()
    steps = play_randomly(run, Dice("answers"))
    again = new_run()
    again.apply_entries([step.entry for step in steps])
    assert stored(again) == stored(run)
