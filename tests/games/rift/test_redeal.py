"""What is dealt again is something, and only what the viewer cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.rift.rules.model import SEATS, Phase, State
from sfb_bot.kernel import Dice, Run, Seat, random_keys
from tests.games.rift.kit.table import content, rules
from tests.games.rift.redeal import redealt

VIEWERS = (Seat(0), Seat(1), None)


def moments(army: str, number: int) -> list[State]:
    """The positions between two actions of a random match."""
    run = Run(rules(), rules().begin({"army": army}, f"redeal/{number}"))
    dice, found = Dice(f"redeal/{army}/{number}"), [run.state.copy()]
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        if run.answer(decision.seat, run.ask_no, random_keys(decision, dice)).boundary:
            found.append(run.state.copy())
    return found


def cards(state: State) -> Counter[str]:
    """Every warrior card that has been dealt."""
    found = Counter[str]([*state.box, *state.used_forms])
    for player in state.players:
        found.update([*player.army, *player.packet])
    return found


@pytest.mark.parametrize("army", ["basic", "draft"])
@pytest.mark.parametrize("number", range(4))
def test_the_viewer_sees_the_same_and_no_card_is_lost(army: str, number: int) -> None:
    """Section 15: re-deal what a seat cannot know, and everything it sees is the same."""
    for state in moments(army, number):
        for viewer in VIEWERS:
            again = redealt(state, viewer, Dice(f"again/{viewer}"))
            again.dice = state.dice.copy()
            assert rules().public_view(state, None) == rules().public_view(again, None)
            if viewer is not None:
                assert rules().seat_view(state, None, viewer) == rules().seat_view(again, None, viewer)
            assert cards(again) == cards(state)
            for player in again.players:
                known = [*player.in_deck, *player.deck[len(player.deck) - player.tops :]]
                assert not Counter(known) - Counter(player.deck)
                assert [content().kinds[kind].rank for kind in sorted(player.army)].count(
                    "champion"
                ) in range(5)


@pytest.mark.parametrize("army", ["basic", "draft"])
def test_whatever_is_hidden_changes(army: str) -> None:
    """Section 15: hands, decks, the box and the other army; for who has seen the box, orders and hands."""
    changed: Counter[str] = Counter()
    for number in range(12):
        for state in moments(army, number):
            if state.phase is Phase.OVER or not state.turn_no:
                continue
            for viewer in SEATS:
                again = redealt(state, viewer, Dice(f"again/{number}/{viewer}"))
                mine, theirs = state.players[viewer], state.players[1 - viewer]
                now = again.players[1 - viewer]
                changed["hand"] += now.hand != theirs.hand
                changed["order"] += again.players[viewer].deck != mine.deck
                changed["army"] += sorted(now.army) != sorted(theirs.army)
                changed["box"] += sorted(again.box) != sorted(state.box)
                if mine.has_seen_box:
                    changed["seen"] += 1
                    assert sorted(again.box) == sorted(state.box)
                    assert sorted(now.army) == sorted(theirs.army)
    assert all(changed[what] > 100 for what in ("hand", "order", "army", "box")), changed
    assert changed["seen"], changed


def test_a_seat_knows_the_second_and_third_pick_of_the_other() -> None:
    """R-16: the second and third exactly, the fourth as one of three, the first not at all."""
    firsts: set[str] = set()
    fourths: set[str] = set()
    state = next(each for each in moments("draft", 1) if each.turn_no == 1)
    for number in range(200):
        again = redealt(state, Seat(0), Dice(f"picks/{number}"))
        one, two, three, four = again.players[1].army[:4]
        assert [two, three] == state.players[1].army[1:3]
        firsts.add(one)
        fourths.add(four)
    # The last packet Red held: three champions that Blue had left in it.
    assert fourths == set(state.players[1].packets[3])
    # Six champions were never dealt, and one of Red's own packet nobody else saw.
    assert len(firsts) == 7
