"""What computers count quickly is what the rules say."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.computer.blows import advanced, arrivals, blows, life_at
from sfb_bot.games.rift.rules.attack import attacks
from sfb_bot.games.rift.rules.model import SEATS, State, other
from sfb_bot.games.rift.rules.movement import advance_moves
from sfb_bot.games.rift.rules.strength import attack_total, life
from sfb_bot.kernel import Dice
from tests.games.rift.kit.table import content, table
from tests.games.rift.properties.matches import eager_keys, new_match, question

LENGTH = content().board.length


def blows_by_the_rules(state: State, seat: int) -> dict[int, tuple[int, int]]:
    """The most an attack on each enemy comes to, with all or with one alone, and what it still stands."""
    found: dict[int, tuple[int, int]] = {}
    for target, striking in attacks(state, SEATS[seat]):
        parties = [striking, *([each] for each in striking)]
        total = max(attack_total(state, party, target) for party in parties)
        found[target.id] = (total, life(state, target) - target.damage)
    return found


@pytest.mark.parametrize("number", range(8))
def test_blows_lives_and_advances_are_those_of_the_rules(number: int) -> None:
    run, dice, seen = new_match(number, "blows"), Dice(f"blows/{number}"), 0
    while run.ask is not None:
        state = run.state
        for seat in SEATS:
            counted = blows(state.cells, LENGTH, seat, lasting=True)
            found = {target.id: (total, left) for target, _, total, left in counted}
            assert found == blows_by_the_rules(state, seat)
            seen += len(found)
            then = state.copy()
            then.turn = seat
            cells = advanced(state.cells, LENGTH, seat)
            ends = {number: to for number, _, to in advance_moves(then)}
            assert {w.id: cell for cell, w in enumerate(cells) if w is not None} == {
                w.id: ends.get(w.id, w.cell) for w in state.warriors.values()
            }
        for warrior in state.warriors.values():
            assert life_at(state.cells, warrior.cell, LENGTH) == life(state, warrior)
        decision = question(run, dice)
        run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
    assert seen > 20


def test_who_arrives_stands_on_a_goal_cell_or_steps_there() -> None:
    t = table("turn=a | a N7 goblin S6 shaman deck=0 | b deck=2")
    assert arrivals(t.state.cells, LENGTH, 0) == [6, 13]
    assert arrivals(t.state.cells, LENGTH, 1) == []
    t = table("turn=a | a S6 shaman-neutralise deck=0 | b N1 imp S7 zombie deck=2")
    assert arrivals(t.state.cells, LENGTH, 0) == []
    assert arrivals(t.state.cells, LENGTH, other(SEATS[0])) == [0]
