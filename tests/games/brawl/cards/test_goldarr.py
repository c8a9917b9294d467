"""Gold'arr: his sheet, his six cards and his levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Gold'arr | Голд’арр | Scourge of the Several Seas | - | 8/1 | 8/1"
CARDS = """
    GOL02 | Me Hearties     | -                     | Y | skill    | 2 | -       | - | -
    GOL03 | Harpoon Strike  | -                     | R | attack   | 2 | dir 2-3 | 1 | -
    GOL04 | Plundarr!       | Было ваше, стало наше | Y | attack   | 2 | melee   | 2 | -
    GOL05 | Intimidation    | Запугивание           | R | reaction | - | -       | - | +1
    GOL06 | Anchors Aweigh! | -                     | B | attack   | 2 | arc3    | 1 | -
    GOL07 | Set Sail!       | -                     | B | skill    | 1 | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.1: Gold'arr's sheet and cards."""
    assert_printed("goldarr", SHEET, CARDS)


# --- GOL02 Me Hearties ------------------------------------------------------------------------------------


def test_me_hearties_draws_and_helps_allies() -> None:
    """GOL02: Draw 1; Kilgore's Maul Thrash then moves 2 and has strength 3."""
    t = table(
        "| a goldarr@A5 kilgore@B1 gwaien@A1 hand=GOL02,KIL05 deck=GWA02,GWA03"
        " | b deryn@B4 tzu_xiao@I1 dugrun@I2"
    )
    t.a.plays("GOL02").stays().uses()
    assert t.options == ["0", "1"]
    t.a.answers("1")
    t.expect(hand={"a": "GWA02,KIL05"}, cores={"a": "RyB"})
    t.a.plays("KIL05").goes("B3").attacks("deryn")
    t.expect(damage={"deryn": 3}, at={"deryn": "B6"})
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_me_hearties_does_not_help_goldarr_himself() -> None:
    """GOL02, Q48: his own Harpoon Strike keeps move 2 and strength 1; drawing may be left out (Q50)."""
    t = table("| a goldarr@B1 kilgore@A1 gwaien@A5 hand=GOL02,GOL03 | b deryn@B4 tzu_xiao@I1 dugrun@I2")
    t.a.plays("GOL02").stays().uses().answers("0")
    t.expect(hand={"a": "GOL03"})
    t.a.plays("GOL03")
    assert "B3" in t.options
    assert "C4" not in t.options
    t.a.stays().attacks("deryn")
    t.expect(damage={"deryn": 1}, at={"deryn": "B2"})
    t.is_idle("a")


def test_me_hearties_may_be_left_out() -> None:
    """GOL02, digest 7: a move of 2 and no more."""
    t = table("| a goldarr@B1 kilgore@A1 gwaien@A5 hand=GOL02 | b deryn@B6 tzu_xiao@I1 dugrun@I2")
    t.a.plays("GOL02").goes("B3").stops()
    t.expect(at={"goldarr": "B3"}, hand={"a": ""}, cores={"a": "RyB"})
    assert t.state.lasting == []
    t.is_idle("a")


# --- GOL03 Harpoon Strike ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("deryn", "end", "damage"), [("B4", "B2", 1), ("B3", "B2", 2)])
def test_harpoon_strike_pulls_two(deryn: str, end: str, damage: int) -> None:
    """GOL03, Q16: from three hexes two steps; from two hexes a step and 1 damage."""
    t = table(f"| a goldarr@B1 kilgore@A1 gwaien@A5 hand=GOL03 | b deryn@{deryn} tzu_xiao@I1 dugrun@I2")
    t.a.plays("GOL03").stays().attacks("deryn")
    t.expect(damage={"deryn": damage}, at={"deryn": end, "goldarr": "B1"}, cores={"a": "rYB"})
    t.others_untouched("deryn")
    t.is_idle("a")


@pytest.mark.parametrize("deryn", ["B2", "B5"])
def test_harpoon_strike_neither_near_nor_far(deryn: str) -> None:
    """GOL03: distance 1 and distance 4 are out of its range of 2-3."""
    t = table(f"| a goldarr@B1 kilgore@A1 gwaien@A5 hand=GOL03 | b deryn@{deryn} tzu_xiao@I1 dugrun@I2")
    t.a.plays("GOL03").stays()
    t.expect(damage={"deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")


def test_harpoon_strike_on_somebody_who_came_close_in_the_meantime() -> None:
    """GOL03 against Ambush, Q16: 1 - 1; Deryn now stands beside him, so Pull 2 is 2 damage."""
    t = table("| a goldarr@B1 kilgore@A1 gwaien@A5 hand=GOL03 | b deryn@B4 tzu_xiao@I1 dugrun@I2 hand=DER05")
    t.a.plays("GOL03").stays().attacks("deryn")
    t.b.reacts("DER05", "deryn").goes("C1")
    t.expect(damage={"deryn": 2}, at={"deryn": "C1"})
    t.is_idle("a")


# --- GOL04 Plundarr! --------------------------------------------------------------------------------------


def test_plundarr_draws_a_card_for_each_damage() -> None:
    """GOL04, Q50: 2 damage, so up to 2 cards from the top of the deck."""
    t = table(
        "| a goldarr@B3 kilgore@A1 gwaien@A5 hand=GOL04 deck=GWA02,KIL02,GWA03"
        " | b deryn@B4 tzu_xiao@I1 dugrun@I2"
    )
    t.a.plays("GOL04").stays().attacks("deryn")
    assert t.asked == ("a", "draw")
    assert t.options == ["0", "1", "2"]
    t.a.answers("2")
    t.expect(damage={"deryn": 2}, hand={"a": "GWA02,KIL02"}, cores={"a": "RyB"})
    assert t.state.players[0].deck == ["GWA03"]
    t.others_untouched("deryn")
    t.is_idle("a")


def test_plundarr_without_damage_draws_nothing() -> None:
    """GOL04: 2 - 2 on Dugrun."""
    t = table("| a goldarr@B3 kilgore@A1 gwaien@A5 hand=GOL04 | b dugrun@B4 tzu_xiao@I1 deryn@I2")
    t.a.plays("GOL04").stays().attacks("dugrun")
    t.expect(damage={"dugrun": 0}, hand={"a": ""})
    t.is_idle("a")


def test_plundarr_counts_overkill_and_turns_the_discard_over() -> None:
    """GOL04, Q42 and Q49: 2 damage on 1 health; the deck runs out, the card in play is not shuffled in."""
    t = table(
        "| a goldarr@B3 kilgore@A1 gwaien@A5 hand=GOL04 deck=GWA02 discard=KIL02"
        " | b deryn@B4/6 tzu_xiao@I1 dugrun@I2"
    )
    t.a.plays("GOL04").stays().attacks("deryn")
    t.a.answers("2")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), hand={"a": "GWA02,KIL02"}, levelled={"goldarr": True})
    assert t.state.players[0].deck == []
    t.expect(discard={"a": "GOL04"})
    t.is_idle("a")


# --- GOL05 Intimidation -----------------------------------------------------------------------------------


def test_intimidation_drives_the_attacker_away() -> None:
    """GOL05, Q19: 2 - 1; then Kilgore dashes away from Deryn, his player choosing among the longest rows."""
    t = table("| a kilgore@B3 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B4 tzu_xiao@I1 goldarr@I2 hand=GOL05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    assert t.asked == ("a", "fear")
    # A2 ends after one step, so only the two rows of two steps count.
    assert t.options == ["B1", "D3"]
    t.a.goes("B1")
    # Still in one row, so his Push 2 works from there.
    t.expect(damage={"deryn": 1, "kilgore": 0}, at={"kilgore": "B1", "deryn": "B6"}, cores={"b": "rYB"})
    t.others_untouched("deryn", "kilgore")
    t.is_idle("a")


def test_intimidation_takes_the_attacker_out_of_the_row() -> None:
    """GOL05, Q15: from D3 Deryn on B4 is in no row, so the Push is ignored."""
    t = table("| a kilgore@B3 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B4 tzu_xiao@I1 goldarr@I2 hand=GOL05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    t.a.goes("D3")
    t.expect(damage={"deryn": 1}, at={"kilgore": "D3", "deryn": "B4"})
    t.is_idle("a")


def test_intimidation_into_a_trap_levels_the_defended_champion() -> None:
    """GOL05, Q2 and Q27: frightened onto a token and out: Deryn levels, Gold'arr does not."""
    t = table(
        "| a kilgore@B3/6 dugrun@B2 gwaien@A5 hand=KIL05 | b deryn@B4 tzu_xiao@C3 goldarr@A2 hand=GOL05"
        " | tokens=B1:damage1,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    # Enemies block A2 and C3; the ally on B2 may be passed: B1 is the only way, and there is a token.
    t.a.refills("C4")
    t.expect(at={"kilgore": "gate", "deryn": "B4"}, vp=(0, 1), levelled={"deryn": True, "goldarr": False})
    t.expect(damage={"deryn": 1})
    t.is_idle("a")


def test_intimidation_with_no_way_out() -> None:
    """GOL05, Q19: nowhere to flee: the attacker stays, without damage, and the attack goes on."""
    t = table("| a kilgore@A1 dugrun@B6 gwaien@A5 hand=KIL05 | b deryn@A2 tzu_xiao@B1 goldarr@I2 hand=GOL05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    t.expect(at={"kilgore": "A1", "deryn": "A4"}, damage={"kilgore": 0, "deryn": 1})
    t.is_idle("a")


# --- GOL06 Anchors Aweigh! --------------------------------------------------------------------------------


def test_anchors_aweigh_pushes_every_target() -> None:
    """GOL06, Q17: 1 on each in the arc, then Push 1 each in the order A likes, allies too."""
    t = table("| a goldarr@B3 kilgore@C3 gwaien@A5 hand=GOL06 | b deryn@B4 tzu_xiao@C4 dugrun@I2")
    t.a.plays("GOL06").stays().aims("arc1")
    t.expect(damage={"deryn": 1, "tzu_xiao": 1, "kilgore": 0})
    assert t.asked == ("a", "push_next")
    assert t.options == ["a.kilgore", "b.deryn", "b.tzu_xiao"]
    t.a.answers("b.tzu_xiao").answers("a.kilgore")
    t.expect(at={"deryn": "B5", "tzu_xiao": "D5", "kilgore": "D3"}, cores={"a": "RYb"})
    t.expect(damage={"deryn": 1, "tzu_xiao": 1, "kilgore": 0, "dugrun": 0})
    t.others_untouched("deryn", "tzu_xiao", "kilgore")
    t.is_idle("a")


def test_anchors_aweigh_against_walls() -> None:
    """GOL06, Q15: Kilgore's defence stops the blow, not the damage of a push against the edge."""
    t = table("| a goldarr@B5 gwaien@A1 hand=GOL06 | b kilgore@B6 deryn@I1")
    t.a.plays("GOL06").stays()
    # Every arc hits Kilgore alone or nobody: one option.
    assert t.options == ["arc1", "stop"]
    t.a.aims("arc1")
    t.expect(at={"kilgore": "B6"}, damage={"kilgore": 1})
    t.is_idle("a")


def test_anchors_aweigh_needs_an_enemy() -> None:
    """GOL06, Q38: an arc with an ally alone is not offered."""
    t = table("| a goldarr@B3 kilgore@C3 gwaien@A5 hand=GOL06 | b deryn@B5 tzu_xiao@I1 dugrun@I2")
    t.a.plays("GOL06").stays()
    t.expect(damage={"kilgore": 0, "deryn": 0})
    t.others_untouched()
    t.is_idle("a")


# --- GOL07 Set Sail! --------------------------------------------------------------------------------------


def test_set_sail_runs_through_everybody() -> None:
    """GOL07: five hexes in a row past ally and enemies, 1 damage to each enemy passed, defence or not."""
    t = table("| a goldarr@B1 gwaien@B4 kilgore@A5 hand=GOL07 | b deryn@B2 dugrun@B5 tzu_xiao@C6 hand=DER05")
    t.a.plays("GOL07").stays()
    assert t.asked == ("a", "dash")
    assert {"B3", "B6"} <= set(t.options)
    assert not {"B2", "B4", "B5", "C6"} & set(t.options)
    t.a.goes("B6")
    t.expect(at={"goldarr": "B6"}, damage={"deryn": 1, "dugrun": 1, "gwaien": 0, "tzu_xiao": 0})
    t.expect(cores={"a": "RYb"})
    t.others_untouched("goldarr", "deryn", "dugrun")
    t.is_idle("a")


def test_set_sail_is_stopped_by_statues() -> None:
    """GOL07: no further than the hex before a statue."""
    t = table("| a goldarr@A1 gwaien@A5 kilgore@A4 hand=GOL07 | b deryn@I1 dugrun@I2 tzu_xiao@I3")
    t.a.plays("GOL07").stays()
    # The row A1, B2, C3, D4 runs into Garnet on E5.
    assert {"B2", "C3", "D4", "A2", "A3", "B1", "C1", "D1", "E1"} | {"stop"} == set(t.options)
    t.a.goes("D4")
    t.expect(at={"goldarr": "D4"})
    t.is_idle("a")


def test_set_sail_over_and_into_traps() -> None:
    """GOL07, Q29: a token on the way stays, one on the end hex triggers; then the enemies are hurt."""
    t = table(
        "| a goldarr@B3 gwaien@A5 kilgore@A1 hand=GOL07 | b deryn@D5 dugrun@I2 tzu_xiao@I3"
        " | tokens=C4:damage1,F6:damage2,F3:stun,G4:root"
    )
    t.a.plays("GOL07").stays().goes("F6")
    assert sorted(t.options) == ["D3", "D6"]
    t.a.refills("D6")
    t.expect(at={"goldarr": "F6"}, damage={"goldarr": 2, "deryn": 1}, tokens="C4,D6,F3,G4")
    t.is_idle("a")


def test_set_sail_to_the_bottom() -> None:
    """GOL07, Q5: knocked out by the token on the end hex; the rest of the card is lost."""
    t = table(
        "| a goldarr@B3/6 gwaien@A5 kilgore@A1 hand=GOL07 | b deryn@D5 dugrun@I2 tzu_xiao@I3"
        " | tokens=C4:damage1,F6:damage2,F3:stun,G4:root"
    )
    t.a.plays("GOL07").stays().goes("F6").refills("D6")
    t.expect(at={"goldarr": "gate"}, damage={"deryn": 0}, vp=(0, 1))
    t.is_idle("a")


def test_set_sail_may_be_left_out() -> None:
    """GOL07: a dash of 0 leaves it out, so nothing is asked beforehand; rooted: nobody is hurt."""
    t = table("| a goldarr@B1 gwaien@A5 kilgore@A1 hand=GOL07 | b deryn@B2 dugrun@I2 tzu_xiao@I3")
    t.a.plays("GOL07").stays_put()
    t.others_untouched()
    t.is_idle("a")
    t = table("| a goldarr@B1~ gwaien@A5 kilgore@A1 hand=GOL07 | b deryn@B2 dugrun@I2 tzu_xiao@I3")
    t.a.plays("GOL07")
    t.others_untouched()
    t.is_idle("a")


# --- Levelled: immune to Push -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goldarr", "end", "damage"), [("B5", "B6", 2), ("B5+", "B5", 1), ("B6", "B6", 3), ("B6+", "B6", 1)]
)
def test_levelled_goldarr_is_immune_to_push(goldarr: str, end: str, damage: int) -> None:
    """Facts 1, Q21: levelled he neither goes nor takes the damage of Push 2; the blow itself is 2 - 1."""
    kilgore = "B4" if goldarr.startswith("B5") else "B5"
    t = table(f"| a kilgore@{kilgore} hand=KIL05 | b goldarr@{goldarr} deryn@I1")
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.expect(at={"goldarr": end}, damage={"goldarr": damage})
    t.is_idle("a")


def test_levelled_goldarr_can_still_be_pulled() -> None:
    """Facts 1: Push alone; Tzu Xiao's Pull 1 moves him."""
    t = table("| a tzu_xiao@B2 hand=TZU02 | b goldarr@B4+ deryn@I1")
    t.a.plays("TZU02").stays().attacks("goldarr")
    t.expect(at={"goldarr": "B3"}, damage={"goldarr": 1})
    assert t.of(ev.Resisted) == []
    t.is_idle("a")
