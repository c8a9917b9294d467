"""Imagined positions look to their seat like the real one, also where there was a lot of fighting."""

from __future__ import annotations

import pytest

from sfb_bot.computer import Witness
from sfb_bot.computer.worlds import imagine_worlds
from sfb_bot.games.brawl.computer import BrawlMind
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.kernel import Ask, Dice, Run, Seat
from tests.games.brawl.kit.table import rules, table
from tests.games.brawl.properties.matches import PLAYS, eager_keys, new_match, question

MIND = BrawlMind(rules())


@pytest.mark.parametrize("number", range(len(PLAYS)))
def test_questions_of_a_match_full_of_fights_can_be_imagined(number: int) -> None:
    """Modes and drafts in turn; mostly in the middle of an action, where something came to light."""
    run = new_match(number, f"imagined/{number}")
    dice = Dice(f"imagined/{number}/answers")
    witness = Witness(run, MIND.hidden, run.state.seats)
    asked = found = 0
    prompts: set[str] = set()
    while run.ask is not None and asked < 45:
        decision = question(run, dice)
        known = witness.knowledge(decision.seat)
        if decision.prompt in ("react", "stun", "refill") or dice.below(12) == 0:
            prompts.add(decision.prompt)
            worlds = imagine_worlds(MIND, known, 1, dice)
            asked, found = asked + 1, found + bool(worlds)
            for world in worlds:
                walk = world.enter(MIND)
                view = rules().seat_view(walk.state, Ask(walk.decisions), decision.seat)
                assert MIND.look(view) == MIND.look(known.now)
        witness.note(run.answer(decision.seat, run.ask_no, eager_keys(run.state, decision, dice)))
    assert found >= 0.9 * asked
    assert len(prompts) > 4


def hidden_things(state: State, seat: Seat) -> list[object]:
    """What a seat cannot know of a position, by the list of tests/games/brawl/redeal.py."""
    others = [(sorted(p.hand), p.deck) for p in state.players if p.seat != seat]
    own = state.players[seat].deck
    known = state.players[seat].peeked
    faces = [face for cell, face in sorted(state.tokens.items()) if cell not in known]
    return [others, own, faces, state.supply, state.challenge_deck, state.dice.seed]


@pytest.mark.parametrize("number", [0, 3])
def test_everything_hidden_is_dealt_at_random(number: int) -> None:
    """Twenty imagined positions differ from each other in each hidden thing, and none of them is copied."""
    run = new_match(number, f"spread/{number}")
    dice = Dice(f"spread/{number}")
    while run.ask is not None and run.state.round < 2:
        decision = question(run, dice)
        run.answer(decision.seat, run.ask_no, eager_keys(run.state, decision, dice))
    run = Run(rules(), run.state.copy())
    for seat in run.state.seats:
        view = rules().seat_view(run.state, run.ask, seat)
        made = [hidden_things(MIND.imagine(view, (), dice), seat) for _ in range(20)]
        for kind in range(len(made[0])):
            different = {repr(each[kind]) for each in made}
            assert len(different) > 5
        assert all(each[-1] != run.state.dice.seed for each in made)


def test_what_a_seat_has_seen_is_kept() -> None:
    """Its own hand and planned cards, a token it looked at, a hand that was shown."""
    t = table(
        "r2 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05,DUG02 known=2 peeked=C4 | "
        "b deryn@D6 goldarr@I1 tzu_xiao@I2 hand=DER02,DER03,GOL02 shown=DER02,GOL02 | tokens=C4,D3,F3,G4"
    )
    view = rules().seat_view(t.state, t.run.ask, Seat(0))
    for number in range(10):
        made = MIND.imagine(view, (), Dice(f"kept/{number}"))
        assert sorted(made.players[0].hand) == ["DUG02", "KIL05"]
        assert made.players[0].deck[-2:] == t.state.players[0].deck[-2:]
        cell = t.state.players[0].peeked[0]
        assert made.tokens[cell] == t.state.tokens[cell]
        assert {"DER02", "GOL02"} <= set(made.players[1].hand)
        assert len(made.players[1].hand) == 3
