"""Imagined positions look to their seat like the real one, and hold to everything it can work out."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.computer import Witness
from sfb_bot.computer.worlds import imagine_worlds
from sfb_bot.games.codex.computer import CodexMind
from sfb_bot.games.codex.rules.model import PREPARING
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.kernel import Ask, Dice, random_keys
from tests.games.codex.kit.random_play import MODES, begun, played
from tests.games.codex.kit.table import shared_content

RULES = Codex(shared_content())
MIND = CodexMind(RULES)
CASES = [(mode, heroes) for mode in MODES for heroes in ("one", "three")]


@pytest.mark.parametrize(("mode", "heroes"), CASES)
def test_an_imagined_state_looks_to_the_seat_like_the_view(mode: str, heroes: str) -> None:
    run, dice, compared = begun("imagined", mode, heroes), Dice(f"imagined/{mode}/{heroes}"), 0
    for each in played(run, f"imagined/{mode}/{heroes}", 500):
        if not each.at_boundary or dice.below(6):
            continue
        for seat in RULES.seats(each.state):
            view = RULES.seat_view(each.state, None, seat)
            made = MIND.imagine(view, (), dice)
            assert MIND.look(RULES.seat_view(made, None, seat)) == MIND.look(view)
            assert made.dice.seed != each.state.dice.seed
            compared += 1
    assert compared > 40


@pytest.mark.parametrize(
    ("mode", "heroes"), [("duel", "three"), ("duel", "one"), ("teams", "one"), ("melee3", "three")]
)
def test_questions_of_a_match_can_be_imagined(mode: str, heroes: str) -> None:
    """In the middle of actions, too: what was said since the last boundary comes out the same."""
    run, dice = begun("asked", mode, heroes), Dice(f"asked/{mode}/{heroes}")
    witness = Witness(run, MIND.hidden, RULES.seats(run.state))
    asked = found = 0
    for _ in range(600):
        if run.ask is None or asked == 60:
            break
        decisions = run.ask.decisions
        decision = decisions[dice.below(len(decisions))]
        if run.state.phase not in PREPARING and (not run.at_boundary or dice.below(8) == 0):
            known = witness.knowledge(decision.seat)
            worlds = imagine_worlds(MIND, known, 1, dice)
            asked, found = asked + 1, found + bool(worlds)
            for world in worlds:
                walk = world.enter(MIND)
                view = RULES.seat_view(walk.state, Ask(walk.decisions), decision.seat)
                assert MIND.look(view) == MIND.look(known.now)
        witness.note(run.answer(decision.seat, run.ask_no, random_keys(decision, dice)))
    assert asked > 20
    assert found >= 0.9 * asked


@pytest.mark.parametrize("number", range(3))
def test_what_is_hidden_is_dealt_at_random(number: int) -> None:
    """The order of the own deck, and every pile of the other seat; the own piles stay as they are."""
    run = begun(f"spread/{number}")
    for each in played(run, f"spread/{number}", 60):
        del each
    seat = RULES.seats(run.state)[0]
    view = RULES.seat_view(run.state, None, seat)
    made = [MIND.imagine(view, (), Dice(f"spread/{number}/{luck}")) for luck in range(20)]
    own = run.state.players[seat]
    for state in made:
        assert state.players[seat].hand == own.hand
        assert Counter(state.players[seat].discard) == Counter(own.discard)
        assert Counter(state.players[seat].deck) == Counter(own.deck)
    assert len({repr(state.players[1].codex) for state in made}) > 3
    assert len({repr([*state.players[1].hand, *state.players[1].deck]) for state in made}) > 5
