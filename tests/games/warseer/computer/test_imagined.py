"""Imagined positions look to their seat like the real one, and hold to everything it can work out."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.computer import Witness
from sfb_bot.computer.worlds import imagine_worlds
from sfb_bot.games.warseer.computer import WarseerMind
from sfb_bot.games.warseer.computer.luck import EvenDice, favour_of
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.model import PREPARING
from sfb_bot.kernel import Ask, Dice, random_keys
from tests.games.warseer.kit.random_play import MODES, begun, eager_keys, played
from tests.games.warseer.kit.table import A, B, Table, shared_rules

RULES = shared_rules()
MIND = WarseerMind(RULES)


@pytest.mark.parametrize("mode", [*MODES, "champion"])
def test_an_imagined_state_looks_to_the_seat_like_the_view(mode: str) -> None:
    run, dice, compared = begun("imagined", {"mode": mode}), Dice(f"imagined/{mode}"), 0
    for each in played(run, f"imagined/{mode}", 300):
        if not each.at_boundary or dice.below(6):
            continue
        for seat in RULES.seats(each.state):
            view = RULES.seat_view(each.state, None, seat)
            made = MIND.imagine(view, (), dice)
            assert MIND.look(RULES.seat_view(made, None, seat)) == MIND.look(view)
            assert made.dice.seed != each.state.dice.seed
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("mode", ["duel", "alliance", "skirmish3", "melee4"])
def test_questions_in_the_middle_of_actions_can_be_imagined(mode: str) -> None:
    """Dice that were seen fall again as they did, tactics that were played are in the hand."""
    run, dice = begun("asked", {"mode": mode}), Dice(f"asked/{mode}")
    witness = Witness(run, MIND.hidden, RULES.seats(run.state))
    asked = found = 0
    for _ in range(900):
        if run.ask is None or asked == 80:
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
        keys = eager_keys(decision, dice) if dice.below(3) else random_keys(decision, dice)
        witness.note(run.answer(decision.seat, run.ask_no, keys))
    assert asked > 30
    assert found >= 0.95 * asked


def test_what_is_hidden_is_dealt_at_random() -> None:
    """The order of the own deck, and the hand and feats of the other seat; what is its own stays."""
    run = begun("spread", {"mode": "duel"})
    for each in played(run, "spread"):
        if each.state.turn_no == 3 and each.at_boundary:
            break
    assert run.state.players[B].hand
    assert run.state.players[B].feats
    view = RULES.seat_view(run.state, None, A)
    made = [MIND.imagine(view, (), Dice(f"spread/{luck}")) for luck in range(12)]
    own, other = run.state.players
    for state in made:
        assert state.players[A].hand == own.hand
        assert state.players[A].feats == own.feats
        assert Counter(state.players[A].deck) == Counter(own.deck)
        theirs = state.players[B]
        assert Counter([*theirs.hand, *theirs.deck]) == Counter([*other.hand, *other.deck])
        everywhere = [*state.feat_deck, *own.feats, *theirs.feats, *state.feat_discard]
        for player in state.players:
            everywhere += [*player.shown, *player.hidden]
        assert Counter(everywhere) == Counter(RULES.content.feat_deck(24))
    assert len({repr(state.players[A].deck) for state in made}) > 6
    assert len({repr(state.players[B].hand) for state in made}) > 6


def test_what_the_seat_has_seen_lies_where_it_saw_it() -> None:
    """W-16: cards in another hand and on top of its own deck; the rest stays anywhere."""
    run = begun("seen", {"mode": "duel"})
    for each in played(run, "seen"):
        if each.state.turn_no == 3 and each.at_boundary:
            break
    own, other = run.state.players
    own.top, own.spied = own.deck[-2:], [(B, other.hand[-1])]
    view = RULES.seat_view(run.state, None, A)
    assert view.deck_top == (own.deck[-1], own.deck[-2])
    for luck in range(6):
        made = MIND.imagine(view, (), Dice(f"seen/{luck}"))
        assert made.players[A].deck[-2:] == own.deck[-2:]
        assert other.hand[-1] in made.players[B].hand
        assert MIND.look(RULES.seat_view(made, None, A)) == MIND.look(view)


def test_rerolled_dice_fall_again_as_they_did() -> None:
    """Hold the Line turns a push and rolls a hit again; what is asked then is asked in that world."""
    table = Table("brissa_de_molforn", "queen_zenobia", at=("E4",))
    knight = table.put("road_knight", "E5")
    prey = table.put("wall_bearer", "E6", B)
    table.hand("hold_the_line", "shield_wall", seat=B)
    table.luck("RRB hhp", "R h")
    run = table.run
    witness = Witness(run, MIND.hidden, (A, B))
    for key in (f"activate>{knight}", f"attack>{prey}"):
        witness.note(run.answer(A, run.ask_no, (key,)))
    while run.decision_for(B) is None or "hold_the_line" not in table.options:
        witness.note(run.answer(run.waiting_for[0], run.ask_no, ("pass",)))
    witness.note(run.answer(B, run.ask_no, ("hold_the_line",)))
    if table.asked == "reroll":
        witness.note(run.answer(B, run.ask_no, ("die1",)))
    seat = run.waiting_for[0]
    known = witness.knowledge(seat)
    changes = [event for each in known.since for event in each.events if isinstance(event, ev.DiceChanged)]
    assert len(changes) == 2
    worlds = imagine_worlds(MIND, known, 3, Dice("rerolled"))
    assert len(worlds) == 3


def test_imagined_dice_are_the_same_whenever_they_are_thrown() -> None:
    dice = EvenDice("any", 0, known=(5, 0))
    assert [dice.below(6), dice.below(36)] == [5, 0], "what is known comes first"
    first = dice.below(216)
    dice.below(6)
    assert dice.below(216) == first


def test_worlds_differ_in_how_kind_their_dice_are() -> None:
    """BB does 2 in the kind world, 1 in the harsh one; with one world dice are even."""
    damage: list[int] = []
    for number in range(2):
        dice = EvenDice("any", favour=favour_of(number, 2))
        shown = dice.below(36)
        damage.append(sum(face < 4 for face in (shown % 6, shown // 6)))
    assert sorted(damage) == [1, 2]
    assert favour_of(0, 1) == 0
