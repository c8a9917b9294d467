"""What is hidden from a seat changes nothing in what its computer thinks, nor in what it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sfb_bot.computer import LEVEL_NAMED, Knowledge, Witness, accepts_draw, foresee, think
from sfb_bot.games.rift.computer import RiftMind
from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Run, Seat
from tests.games.rift.kit.table import rules, table
from tests.games.rift.properties.matches import eager_keys, new_match, question
from tests.games.rift.redeal import redealt

MIND = RiftMind(rules())
QUICK = LEVEL_NAMED["easy"]

Known = Knowledge[SeatView]


def twins(number: int) -> Iterator[tuple[Known, Known]]:
    """What a seat knows at questions of a match, and what with all that is hidden from it dealt again."""
    run, dice = new_match(number, "honest"), Dice(f"honest/{number}")
    while run.ask is not None:
        decision = question(run, dice)
        if run.at_boundary and len(run.waiting_for) == 1 and dice.below(3) == 0:
            yield from _pairs(run, decision.seat, dice)
        run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))


def _pairs(run: RiftRun, seat: Seat, dice: Dice) -> Iterator[tuple[Known, Known]]:
    one = Run(rules(), run.state.copy())
    two = Run(rules(), redealt(run.state, seat, dice))
    witnesses = [Witness(each, MIND.hidden, (seat,)) for each in (one, two)]
    for _ in range(4):
        if seat in one.waiting_for:
            yield witnesses[0].knowledge(seat), witnesses[1].knowledge(seat)
        asked, other = (_first(each) for each in (one, two))
        if asked is None or other is None or asked.seat != seat or one.waiting_for != two.waiting_for:
            return
        keys = eager_keys(asked, dice)
        steps = [each.answer(seat, each.ask_no, keys) for each in (one, two)]
        seen = [[event.for_seat(seat) for event in step.events] for step in steps]
        if seen[0] != seen[1]:
            return
        for witness, step in zip(witnesses, steps, strict=True):
            witness.note(step)


def _first(run: RiftRun) -> Decision | None:
    return run.ask.decisions[0] if run.ask is not None else None


@pytest.mark.parametrize("number", range(4))
def test_thoughts_and_forecasts_are_the_same_whatever_is_hidden(number: int) -> None:
    compared = 0
    for one, two in twins(number):
        assert MIND.look(one.now) == MIND.look(two.now)
        assert think(MIND, one, QUICK, "honest") == think(MIND, two, QUICK, "honest")
        assert foresee(MIND, one) == foresee(MIND, two)
        draws = [accepts_draw(MIND, each.boundary, each.seat, QUICK, "honest") for each in (one, two)]
        assert draws[0] == draws[1]
        compared += 1
        if compared == 40:
            break
    assert compared > 15


@pytest.mark.parametrize("number", range(4))
def test_a_forecast_is_the_same_in_every_imagined_world(number: int) -> None:
    run, dice = new_match(number, "same"), Dice(f"same/{number}")
    witness, told = Witness(run, MIND.hidden, (Seat(0), Seat(1))), 0
    while run.ask is not None and told < 50:
        decision = question(run, dice)
        if dice.below(3) == 0:
            known = witness.knowledge(decision.seat)
            one, two = (foresee(MIND, known, seed=seed) for seed in ("one", "two"))
            assert one == two
            told += one is not None
        witness.note(run.answer(decision.seat, run.ask_no, eager_keys(decision, dice)))
    assert told > 10


def test_what_somebody_chose_and_took_back_is_known_to_nobody_else() -> None:
    """Whoever looks at a spell and goes back has told nothing; the attack that follows is all there is."""
    line = "turn=a | a N3 pikeman N2 archer hand=swap,curse | b N4 zombie hand=blessing,dash deck=3"
    run = table(line).run
    witness = Witness(run, MIND.hidden, (Seat(0), Seat(1)))
    for key in ("swap", "back", "select", "back", "swap", "N2", "back", "attack>N4"):
        witness.note(run.answer(Seat(0), run.ask_no, (key,)))
    known = witness.knowledge(Seat(1))
    assert [happening.keys for happening in known.since] == [("attack>N4",)]
    assert think(MIND, known, QUICK, "honest").how == "search"
