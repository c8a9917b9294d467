"""What is hidden from a seat changes nothing in what its computer answers, nor in what it is told."""

from __future__ import annotations

import pytest

from sfb_bot.computer import LEVEL_NAMED, Witness, accepts_draw, foresee, think
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.kernel import Dice, Run
from tests.games.codex.kit.random_play import begun, played
from tests.games.codex.kit.table import shared_content
from tests.games.codex.redeal import redealt

RULES = Codex(shared_content())
MIND = CodexMind(RULES)
QUICK = LEVEL_NAMED["easy"]


@pytest.mark.parametrize(
    ("mode", "heroes"), [("duel", "three"), ("duel", "one"), ("teams", "three"), ("melee3", "one")]
)
def test_thoughts_and_forecasts_are_the_same_whatever_is_hidden(mode: str, heroes: str) -> None:
    run, dice, compared = begun("honest", mode, heroes), Dice(f"honest/{mode}/{heroes}"), 0
    for each in played(run, f"honest/{mode}/{heroes}"):
        if each.ask is None or compared == 12:
            break
        if not each.at_boundary or dice.below(5):
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
    assert compared == 12


@pytest.mark.parametrize("number", range(3))
def test_a_forecast_is_the_same_in_every_imagined_world(number: int) -> None:
    run, dice = begun(f"same/{number}"), Dice(f"same/{number}")
    told = 0
    for each in played(run, f"same/{number}"):
        if each.ask is None or told == 15:
            break
        if each.at_boundary and each.ask.decisions[0].prompt == "main" and dice.below(3) == 0:
            seat = each.ask.decisions[0].seat
            known = Witness(Run(RULES, each.state.copy()), MIND.hidden, (seat,)).knowledge(seat)
            one, two = (foresee(MIND, known, seed=seed) for seed in ("one", "two"))
            assert one is not None
            assert one == two
            told += 1
    assert told == 15
