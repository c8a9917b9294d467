"""What is hidden from a seat changes nothing in what its computer answers, nor in what it is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sfb_bot.computer import LEVEL_NAMED, Witness, accepts_draw, foresee, think
from sfb_bot.games.warseer.computer import WarseerMind
from sfb_bot.kernel import Decision, Dice, Run
from tests.games.warseer.kit.random_play import begun, played
from tests.games.warseer.kit.table import A, B, C, Table, shared_rules
from tests.games.warseer.redeal import redealt

RULES = shared_rules()
MIND = WarseerMind(RULES)
QUICK = LEVEL_NAMED["easy"]
COMPARED = 10


@pytest.mark.parametrize("mode", ["duel", "alliance", "melee3", "champion"])
def test_thoughts_and_forecasts_are_the_same_whatever_is_hidden(mode: str) -> None:
    run, dice, compared = begun("honest", {"mode": mode}), Dice(f"honest/{mode}"), 0
    for each in played(run, f"honest/{mode}"):
        if each.ask is None or compared == COMPARED:
            break
        if not each.at_boundary or dice.below(4):
            continue
        seat = each.ask.decisions[0].seat
        twins = [Run(RULES, each.state.copy()), Run(RULES, redealt(each.state, seat, dice))]
        one, two = (Witness(twin, MIND.hidden, (seat,)).knowledge(seat) for twin in twins)
        assert MIND.look(one.now) == MIND.look(two.now)
        assert think(MIND, one, QUICK, "honest") == think(MIND, two, QUICK, "honest")
        assert foresee(MIND, one) == foresee(MIND, two)
        draws = [accepts_draw(MIND, known.boundary, seat, QUICK, "honest") for known in (one, two)]
        assert draws[0] == draws[1]
        compared += 1
    assert compared == COMPARED


@pytest.mark.parametrize("prompt", ["hero", "map", "scenario", "first", "zone"])
def test_what_a_timeout_leaves_to_chance_is_not_asked_of_the_seed(prompt: str) -> None:
    """Such a default comes from the match's seed, which nobody may know."""
    run = begun("lots", {"mode": "duel"})
    known = Witness(run, MIND.hidden, (A,)).knowledge(A)
    options = known.question.options
    answers = {
        think(
            MIND, replace(known, question=Decision(A, prompt, options, default=(option.key,))), QUICK, "a"
        ).keys
        for option in options
    }
    assert len(answers) == 1


def test_a_sealed_tactic_is_not_known_to_another_who_is_asked() -> None:
    """Knives in the Dark, chosen but not yet shown, is nothing to a rival who is asked at the same time."""
    told: list[object] = []
    for answer in ("knives_in_the_dark", "pass"):
        table = Table("queen_zenobia", "tarvo_quill", "tarvo_quill", mode="melee3")
        table.camp("wall_bearer")
        for seat in (B, C):
            table.hand("knives_in_the_dark", "grudge", seat=seat)
            table.put("gutter_knife", "D3" if seat == B else "D4", seat)
        run = table.run
        witness = Witness(run, MIND.hidden, RULES.seats(run.state))
        for key in ("summon>wall_bearer", "A3"):
            witness.note(run.answer(run.waiting_for[0], run.ask_no, (key,)))
        assert len(run.waiting_for) == 2
        first, second = run.waiting_for
        witness.note(run.answer(first, run.ask_no, (answer,)))
        told.append(witness.knowledge(second))
        assert think(MIND, witness.knowledge(second), QUICK, "sealed").keys
    assert told[0] == told[1]
