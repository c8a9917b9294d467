"""Sections 3 and 4: turns, what may be done in one, upkeep, and the four standard actions."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import IllegalAnswer
from tests.games.brawl.kit.table import table

QUIET_B = "b deryn@I1 goldarr@I2 tzu_xiao@I3"
STANDARD = ["plan", "heal", "strike", "move"]


def test_turns_follow_one_another_and_the_first_player_stays_first() -> None:
    """Section 3, Q55: each player's turn in order, the track step, and the same order again."""
    t = table(
        "r1 turn=b order=ba areas=east,west | a kilgore@I1 dugrun@I2 gwaien@I3"
        " | b deryn@A1 goldarr@A2 tzu_xiao@A3"
    )
    for round_number in (1, 2, 3):
        assert t.state.round == round_number
        t.is_idle("b")
        t.b.ends_turn()
        assert t.state.round == round_number
        t.is_idle("a")
        t.a.ends_turn()
    assert [(event.seat, event.round) for event in t.of(ev.TurnBegan)] == [
        (0, 1), (1, 2), (0, 2), (1, 3), (0, 3), (1, 4),
    ]  # fmt: skip
    t.is_idle("b")


# --- Activation -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cores", "offered"),
    [
        ("RYB", ["KIL02", "KIL05", "KIL06", *STANDARD, "end"]),
        ("Ryb", ["KIL02", "strike", "move", "end"]),
        ("rYb", ["KIL06", "heal", "move", "end"]),
        ("ryB", ["KIL05", "plan", "move", "end"]),
        ("ryb", ["end"]),
    ],
)
def test_every_action_is_paid_with_a_ready_core_of_its_colour(cores: str, offered: list[str]) -> None:
    """Section 3: matching ready core for cards and standard actions, any core for Move; no reactions."""
    t = table(
        f"r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 cores={cores} hand=KIL02,KIL03,KIL05,KIL06 | {QUIET_B}"
    )
    assert t.options == offered
    t.is_idle("a")


def test_a_champion_may_act_several_times_and_the_turn_may_end_at_any_time() -> None:
    """Section 3: any number of actions, also none, in any order; a champion may act several times."""
    t = table(f"r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 hand=KIL04,KIL05 | {QUIET_B}")
    t.a.plays("KIL05").goes("B1")
    t.is_idle("a")
    t.expect(cores={"a": "RYb"})
    t.a.takes("heal", "kilgore").goes("C1")
    t.is_idle("a")
    t.expect(cores={"a": "Ryb"}, at={"kilgore": "C1"}, hand={"a": "KIL04"})
    assert t.options == ["strike", "move", "end"]
    t.a.ends_turn()
    t.is_idle("b")
    t.b.ends_turn()
    t.is_idle("a")


def test_a_turn_without_cores_does_not_end_by_itself() -> None:
    """R4: the end of a turn is always said by its player."""
    t = table(f"r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 cores=ryb | {QUIET_B}")
    assert t.options == ["end"]
    t.is_idle("a")


@pytest.mark.parametrize("action", STANDARD)
def test_a_standard_action_is_taken_once_per_activation_phase(action: str) -> None:
    """Section 4: each at most once per phase, by any own champion; again in the next turn."""
    t = table(f"r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 | {QUIET_B}")
    core = "creation" if action == "move" else ""
    t.a.takes(action, "kilgore", core).goes("B1")
    if action == "move":
        t.a.stays()
    t.is_idle("a")
    assert action not in t.options
    with pytest.raises(IllegalAnswer):
        t.a.answers(action)
    ready = {"plan": "RYb", "heal": "RyB", "strike": "rYB", "move": "RyB"}[action]
    t.expect(cores={"a": ready}, at={"kilgore": "B1"})
    left = [other for other in STANDARD if other != action]
    if action == "move":
        # Its core was spent too, so Heal cannot be paid any more.
        left.remove("heal")
    assert [option for option in t.options if option in STANDARD] == left
    t.a.ends_turn()
    assert [option for option in t.options if option in STANDARD] == STANDARD
    t.b.ends_turn()
    assert [option for option in t.options if option in STANDARD] == STANDARD
    t.is_idle("a")


def test_the_four_standard_actions_may_all_be_left_to_one_champion() -> None:
    """Section 4: the limit is per action, not per champion."""
    t = table("r1 turn=a | a kilgore@C3/3 dugrun@A2 gwaien@A3 hand=GWA02 | b deryn@D5 goldarr@I2 tzu_xiao@I3")
    t.a.takes("strike", "kilgore").goes("C4").targets("deryn")
    t.a.takes("heal", "kilgore").stays().answers("1")
    t.a.takes("plan", "kilgore").goes("C3").answers("GWA02")
    t.expect(damage={"deryn": 1, "kilgore": 2}, at={"kilgore": "C3"}, cores={"a": "ryb"}, hand={"a": ""})
    assert t.state.players[0].deck[-1] == "GWA02"
    t.others_untouched("kilgore", "deryn")
    t.is_idle("a")


def test_the_red_standard_action_ignores_defence_and_bonus_strength() -> None:
    """Section 4, Q14: 1 damage, whatever the defence; strength bonuses change attack cards only."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A2 gwaien@A3 | b dugrun@D5 goldarr@C4 tzu_xiao@I3"
        " | effects a.kilgore:strength:2"
    )
    t.a.takes("strike", "a.kilgore").stays()
    assert t.options == ["b.dugrun", "b.goldarr", "stop"]
    t.a.targets("b.dugrun")
    t.expect(damage={"b.dugrun": 1, "goldarr": 0, "a.dugrun": 0})
    t.is_idle("a")


@pytest.mark.parametrize("action", ["plan", "heal", "strike"])
def test_the_effect_of_a_standard_action_may_be_left_out(action: str) -> None:
    """Section 4, Q37: resolved like a skill, so the effect after the move may be left out."""
    t = table("r1 turn=a | a kilgore@D4/2 dugrun@A2 gwaien@A3 hand=GWA02 | b deryn@D5 goldarr@I2 tzu_xiao@I3")
    t.a.takes(action, "kilgore").stays().answers("0" if action == "heal" else "stop")
    t.expect(damage={"kilgore": 2, "deryn": 0}, hand={"a": "GWA02"}, at={"kilgore": "D4"})
    assert t.state.standard_used == [action]
    t.is_idle("a")


# --- Upkeep -----------------------------------------------------------------------------------------------


def test_upkeep_readies_own_cores_discards_the_hand_and_draws_five() -> None:
    """Section 3: ready all own cores, discard the rest of the hand, draw 5; the other player's stay."""
    t = table(
        "r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 cores=ryb hand=KIL02,KIL03"
        " deck=DUG02,DUG03,DUG04,DUG05,DUG06,DUG07 discard=GWA02"
        " | b deryn@I1 goldarr@I2 tzu_xiao@I3 cores=rYb hand=DER02"
    )
    t.a.ends_turn()
    t.expect(cores={"a": "RYB", "b": "rYb"}, hand={"a": "DUG02,DUG03,DUG04,DUG05,DUG06", "b": "DER02"})
    assert t.state.players[0].deck == ["DUG07"]
    assert sorted(t.state.players[0].discard) == ["GWA02", "KIL02", "KIL03"]
    t.is_idle("b")


def test_a_deck_that_runs_out_while_drawing_is_made_anew() -> None:
    """Section 3, Q49: the hand just discarded is in the pile that becomes the deck; drawing goes on."""
    t = table(
        "r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 hand=KIL02 deck=DUG02,DUG03 discard=GWA02,GWA03,GWA04"
        f" | {QUIET_B}"
    )
    t.a.ends_turn()
    hand = set(t.state.players[0].hand)
    pile = {"KIL02", "GWA02", "GWA03", "GWA04"}
    assert {"DUG02", "DUG03"} < hand
    assert len(hand) == 5
    assert hand - {"DUG02", "DUG03"} < pile
    assert set(t.state.players[0].deck) == pile - hand
    t.expect(discard={"a": ""})
    t.is_idle("b")


def test_a_deck_with_exactly_enough_cards_is_not_reshuffled() -> None:
    """Q49: shuffled only when a card is needed and none is left."""
    t = table(
        "r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 hand=KIL02 deck=DUG02,DUG03,DUG04,DUG05,DUG06"
        f" discard=GWA02 | {QUIET_B}"
    )
    t.a.ends_turn()
    t.expect(hand={"a": "DUG02,DUG03,DUG04,DUG05,DUG06"})
    assert t.state.players[0].deck == []
    assert sorted(t.state.players[0].discard) == ["GWA02", "KIL02"]
    t.is_idle("b")


def test_with_deck_and_discard_empty_drawing_stops() -> None:
    """Q49: both empty, stop drawing."""
    t = table(f"r1 turn=a | a kilgore@A1 dugrun@A2 gwaien@A3 hand=KIL02,KIL03 deck=- discard=- | {QUIET_B}")
    t.a.ends_turn()
    t.expect(hand={"a": "KIL02,KIL03"})
    t.is_idle("b")


def test_cores_spent_on_reactions_stay_exhausted_until_the_own_upkeep() -> None:
    """Section 3: a core spent in the other's turn is missing in one's own turn, ready after its upkeep."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A2 gwaien@A3 hand=KIL05"
        " | b deryn@D5 goldarr@I2 tzu_xiao@I3 hand=GOL05"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    # Strength 2 against 0 and +1; Kilgore flees two hexes and still pushes along the column.
    t.a.goes("D2")
    t.is_idle("a")
    t.expect(damage={"deryn": 1}, cores={"a": "RYb", "b": "rYB"}, hand={"b": ""})
    t.expect(at={"kilgore": "D2", "deryn": "D7"})
    t.a.ends_turn()
    t.expect(cores={"a": "RYB", "b": "rYB"})
    assert "strike" not in t.options
    t.b.ends_turn()
    t.expect(cores={"b": "RYB"})
    t.is_idle("a")


def test_effects_until_end_of_turn_end_with_the_current_turn() -> None:
    """Q57: at the end of the turn of the player at turn, whoever they belong to."""
    t = table(
        f"r1 turn=a | a kilgore@A1~ dugrun@A2 gwaien@A3 | {QUIET_B.replace('I1', 'I1~')}"
        " | effects a.dugrun:strength:1 a.dugrun:movement:1 b.goldarr:defence:2 b.deryn:quarry:1"
    )
    assert len(t.state.lasting) == 6
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")
