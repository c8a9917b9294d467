"""Mariusz: his sheet, his attacks and what changes while he is Bloodied; his skill and reaction."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Mariusz | - | The Cursed | - | 7/0 | 7/0"
CARDS = """
    MAR02 | Ravenous Bite    | - | B | attack   | - | melee | 3 | -
    MAR03 | Stalk the Prey   | - | B | skill    | - | -     | - | -
    MAR04 | Closing In       | - | R | attack   | 2 | melee | 2 | -
    MAR05 | Overpower        | - | Y | attack   | 1 | melee | 2 | -
    MAR06 | Bone to Pick     | - | R | attack   | 1 | melee | 2 | -
    MAR07 | A Cornered Beast | - | Y | reaction | - | -     | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2: Mariusz's sheet and cards."""
    assert_printed("mariusz", SHEET, CARDS)


# --- MAR02 Ravenous Bite ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mariusz", "enemy", "dealt", "left"),
    [("/5", "gwaien", 3, 2), ("/2", "gwaien", 3, 0), ("/5", "dugrun", 1, 4), ("/5+", "gwaien", 3, 2)],
)
def test_ravenous_bite_heals_what_it_dealt(mariusz: str, enemy: str, dealt: int, left: int) -> None:
    """MAR02 and MAR01, Q9, Q41: Dash 2 and Lifesteal, once, also with Lifesteal from his levelled side."""
    t = table(f"| a mariusz@B1{mariusz} kilgore@A5 hand=MAR02 | b {enemy}@B4 goldarr@I1")
    t.a.plays("MAR02").goes("B3").attacks(enemy)
    t.expect(damage={enemy: dealt, "mariusz": left}, at={"mariusz": "B3", enemy: "B4"}, cores={"a": "RYb"})
    t.others_untouched("mariusz", enemy)
    t.is_idle("a")


def test_ravenous_bite_dashes_into_its_end() -> None:
    """MAR02, Q5: out on a trap of the Dash, nobody is bitten; no move, so not from the Gate."""
    t = table("| a mariusz@B3/5 kilgore@A5 hand=MAR02 | b gwaien@D5 goldarr@I1 | tokens=C4:damage2,F3,F6,G4")
    t.a.plays("MAR02").goes("C4").refills("D3")
    t.expect(at={"mariusz": "gate"}, damage={"gwaien": 0}, vp=(0, 1), cores={"a": "RYb"})
    t.is_idle("a")
    t = table("| a mariusz kilgore@A5 hand=MAR02,MAR03,MAR04 | b gwaien@D5 goldarr@I1")
    assert {"MAR02", "MAR03", "MAR04"} & set(t.options) == {"MAR04"}


# --- MAR03 Stalk the Prey ---------------------------------------------------------------------------------


def test_stalk_the_prey_stuns_the_bloodied_beside_him() -> None:
    """MAR03: beside Gwaien (3 damage) and Dugrun (2): she is stunned, he is not; Gold'arr is too far."""
    t = table(
        "| a mariusz@A1 kilgore@A5 hand=MAR03"
        " | b gwaien@H3/3 dugrun@H4/2 goldarr@I3/4 hand=GWA02,GWA03,DUG02,GOL04"
    )
    t.a.plays("MAR03").uses()
    assert t.asked == ("a", "place")
    # H3: I2 H4x G4 G3 H2; H4: I4 H5 G5 G4; I3: I4 I2. Every free hex beside an enemy, no other, no way out.
    assert sorted(t.options) == ["G3", "G4", "G5", "H2", "H5", "I2", "I4"]
    t.a.goes("G4")
    assert t.asked == ("b", "stun")
    assert t.options == ["GWA02", "GWA03"]
    t.b.answers("GWA03")
    t.expect(at={"mariusz": "G4"}, hand={"b": "GWA02,DUG02,GOL04"}, cores={"a": "RYb"})
    t.expect(damage={"gwaien": 3, "dugrun": 2, "goldarr": 4, "mariusz": 0})
    t.others_untouched("mariusz")
    t.is_idle("a")


def test_stalk_the_prey_stuns_two_and_a_hand_is_shown() -> None:
    """MAR03, Q51 and R3: Gwaien's card goes; B holds none of Gold'arr, so the rest is shown to all."""
    t = table(
        "| a mariusz@A1~ kilgore@A5 hand=MAR03 | b gwaien@H3/3 dugrun@H4/2 goldarr@I3/4 hand=GWA02,DUG02"
    )
    # Rooted: he is placed all the same (Q20).
    t.a.plays("MAR03").uses().goes("I2")
    t.b.answers("GWA02").answers("show")
    t.expect(at={"mariusz": "I2"}, hand={"b": "DUG02"})
    assert [event.cards for event in t.of(ev.HandShown)] == [("DUG02",)]
    assert t.public().players[1].shown == ("DUG02",)
    t.is_idle("a")


def test_stalk_the_prey_leaves_his_hex_and_cannot_stun_the_immune() -> None:
    """MAR03, R10: already beside Kilgore he goes to another hex; levelled Kilgore cannot be stunned."""
    t = table("| a mariusz@B3 gwaien@A5 hand=MAR03 | b kilgore@B2/5+ hand=KIL02")
    t.a.plays("MAR03").uses()
    assert sorted(t.options) == ["A1", "A2", "B1", "C2", "C3"]
    t.a.goes("C3")
    t.expect(at={"mariusz": "C3"}, hand={"b": "KIL02"})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("stun", "immune")]
    t.is_idle("a")


def test_stalk_the_prey_onto_a_trap() -> None:
    """MAR03, Q23: rooted by the token he stuns all the same; knocked out by it he stuns nobody."""
    line = "| a mariusz@A1/5 kilgore@A5 hand=MAR03 | b gwaien@H3/3 hand=GWA02 | tokens=C4,D3,F3,"
    t = table(line + "G4:root")
    t.a.plays("MAR03").uses().goes("G4").refills("D6")
    t.b.answers("GWA02")
    t.expect(at={"mariusz": "G4"}, hand={"b": ""}, tokens="C4,D3,D6,F3")
    t.is_idle("a")
    t = table(line + "G4:damage3")
    t.a.plays("MAR03").uses().goes("G4").refills("D6")
    t.expect(at={"mariusz": "gate"}, hand={"b": "GWA02"}, vp=(0, 1))
    t.is_idle("a")


def test_stalk_the_prey_with_no_enemy_in_the_arena() -> None:
    """MAR03: nobody to be placed beside; the card does nothing."""
    t = table("| a mariusz@B3 kilgore@A5 hand=MAR03 | b gwaien dugrun")
    t.a.plays("MAR03").uses()
    t.expect(at={"mariusz": "B3"}, cores={"a": "RYb"}, hand={"a": ""})
    t.others_untouched()
    t.is_idle("a")


# --- MAR04 Closing In -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "dealt"), [(2, 2), (3, 4)])
def test_closing_in_doubles_while_he_is_bloodied(damage: int, dealt: int) -> None:
    """MAR04: Bloodied is 3 damage or more; move 2 and Dash 2 before the attack."""
    t = table(f"| a mariusz@B1/{damage} kilgore@A5 hand=MAR04 | b gwaien@B6 goldarr@I1")
    t.a.plays("MAR04").goes("B3").goes("B5").attacks("gwaien")
    t.expect(damage={"gwaien": dealt, "mariusz": damage}, at={"mariusz": "B5"}, cores={"a": "rYB"})
    t.others_untouched("mariusz", "gwaien")
    t.is_idle("a")


def test_closing_in_bloodied_by_a_trap_of_its_own_dash() -> None:
    """MAR04: 1 damage and a trap for 2 on the way: Bloodied when the blow falls, so Double."""
    t = table("| a mariusz@B3/1 kilgore@A5 hand=MAR04 | b gwaien@D4 goldarr@I1 | tokens=C4:damage2,F3,F6,G4")
    t.a.plays("MAR04").stays().goes("C4").refills("D3").stays().attacks("gwaien")
    t.expect(damage={"mariusz": 3, "gwaien": 4}, at={"mariusz": "C4"}, tokens="D3,F3,F6,G4")
    t.is_idle("a")


# --- MAR05 Overpower --------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [2, 3])
def test_overpower_forces_while_he_is_bloodied(damage: int) -> None:
    """MAR05: Force 1 after the attack only with 3 damage or more on Mariusz."""
    t = table(f"| a mariusz@B1/{damage} kilgore@A5 hand=MAR05 | b gwaien@B4 goldarr@I1")
    t.a.plays("MAR05").stays().goes("B3").attacks("gwaien")
    if damage == 3:
        assert t.asked == ("a", "force")
        assert sorted(t.options) == ["A3", "A4", "B5", "C4", "C5", "stop"]
        t.a.goes("C5")
    t.expect(damage={"gwaien": 2}, at={"gwaien": "C5" if damage == 3 else "B4"}, cores={"a": "RyB"})
    t.is_idle("a")


def test_overpower_looks_at_him_after_the_attack() -> None:
    """MAR05: levelled Mariusz drinks 2 of his 3 damage, so after the attack he is Bloodied no more."""
    t = table("| a mariusz@B3/3+ kilgore@A5 hand=MAR05 | b gwaien@B4 goldarr@I1")
    t.a.plays("MAR05").stays_put().attacks("gwaien")
    t.expect(damage={"gwaien": 2, "mariusz": 1}, at={"gwaien": "B4"})
    t.is_idle("a")


def test_overpower_after_a_cornered_beast_and_against_hold_ground() -> None:
    """MAR05: bloodied by the reaction in step 8 he forces in step 9; Hold Ground (Q45) forbids it."""
    t = table("| a mariusz@B3/1 kilgore@A5 hand=MAR05 | b gwaien@B4 mariusz@I1 hand=MAR07")
    t.a.plays("MAR05").stays_put().attacks("gwaien")
    t.b.reacts("MAR07", "gwaien")
    t.expect(damage={"gwaien": 2, "a.mariusz": 3, "b.mariusz": 0})
    t.a.goes("B5")
    t.expect(at={"gwaien": "B5"})
    t.is_idle("a")
    t = table("| a mariusz@B3/3 kilgore@A5 hand=MAR05 | b gwaien@B4 dugrun@I1 hand=DUG02")
    t.a.plays("MAR05").stays_put().attacks("gwaien")
    t.b.reacts("DUG02", "gwaien")
    t.expect(damage={"gwaien": 2}, at={"gwaien": "B4"})
    t.is_idle("a")


# --- MAR06 Bone to Pick, and the levelled side ------------------------------------------------------------


@pytest.mark.parametrize(
    ("mariusz", "dealt", "left"),
    [("/2", 2, 2), ("/2+", 2, 2), ("/3", 4, 3), ("/3+", 4, 0), ("/6+", 4, 2)],
)
def test_bone_to_pick_and_his_lifesteal(mariusz: str, dealt: int, left: int) -> None:
    """MAR06 and MAR01: +2 and the Dash only while Bloodied; Lifesteal only levelled and Bloodied."""
    t = table(f"| a mariusz@B2{mariusz} kilgore@A5 hand=MAR06 | b tzu_xiao@B4 goldarr@I1")
    t.a.plays("MAR06").goes("B3")
    if dealt == 4:
        assert t.asked == ("a", "dash")
        t.a.stays()
    t.a.attacks("tzu_xiao")
    t.expect(damage={"tzu_xiao": dealt, "mariusz": left}, cores={"a": "rYB"}, at={"mariusz": "B3"})
    t.others_untouched("tzu_xiao", "mariusz")
    t.is_idle("a")


def test_bone_to_pick_bloodied_by_its_own_move() -> None:
    """MAR06: a trap in step 1 makes him Bloodied, so step 2 has the Dash and step 6 the strength."""
    t = table("| a mariusz@B3/1 kilgore@A5 hand=MAR06 | b gwaien@D6 goldarr@I1 | tokens=C4:damage2,F3,F6,G4")
    # D3 is the only empty trap hex without a champion, so nobody is asked where the new token goes.
    t.a.plays("MAR06").goes("C4").goes("C5").attacks("gwaien")
    t.expect(damage={"mariusz": 3, "gwaien": 4}, at={"mariusz": "C5"}, tokens="D3,F3,F6,G4")
    t.is_idle("a")


def test_no_lifesteal_on_the_attack_that_levels_him() -> None:
    """MAR01, Q1: the knock-out levels him when the card is finished, too late to drink."""
    t = table("| a mariusz@B3/3 kilgore@A5 hand=MAR06 | b gwaien@B4/3 goldarr@I1")
    t.a.plays("MAR06").stays_put().attacks("gwaien")
    t.expect(damage={"mariusz": 3}, levelled={"mariusz": True}, vp=(1, 0), at={"gwaien": "gate"})
    t.is_idle("a")


def test_the_red_standard_action_drinks_nothing() -> None:
    """MAR01: Lifesteal is for his attacks; the standard action is none."""
    t = table("| a mariusz@B3/5+ kilgore@A5 | b gwaien@B4 goldarr@I1")
    t.a.takes("strike", "mariusz").stays().targets("gwaien")
    t.expect(damage={"gwaien": 1, "mariusz": 5})
    t.is_idle("a")


# --- MAR07 A Cornered Beast -------------------------------------------------------------------------------


def test_a_cornered_beast_hurts_every_enemy_beside_the_defended() -> None:
    """MAR07: no defence for Gwaien; 2 damage, past defence, to Kilgore and Dugrun; not to her own side."""
    t = table(
        "| a kilgore@B3 dugrun@C5 goldarr@B1 hand=KIL05 | b gwaien@B4 mariusz@A4 deryn@I1 hand=MAR07",
    )
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("MAR07", "gwaien")
    t.expect(damage={"gwaien": 2, "kilgore": 2, "dugrun": 2, "goldarr": 0, "mariusz": 0, "deryn": 0})
    t.expect(at={"gwaien": "B6"}, cores={"a": "RYb", "b": "RyB"}, vp=(0, 0))
    t.is_idle("a")


def test_a_cornered_beast_knocks_the_attacker_out() -> None:
    """MAR07, Q2 and Q34: two out in one step: two points; Gwaien levels, and the Push is lost."""
    t = table("| a kilgore@B3/5 dugrun@C5/4 hand=KIL05 | b gwaien@B4 mariusz@I5 hand=MAR07")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("MAR07", "gwaien")
    t.expect(at={"kilgore": "gate", "dugrun": "gate", "gwaien": "B4"}, vp=(0, 2), damage={"gwaien": 2})
    t.expect(levelled={"gwaien": True, "mariusz": False})
    t.is_idle("a")


def test_a_cornered_beast_ends_the_match_in_step_eight() -> None:
    """MAR07, Q7: the fifth point of B comes before the attack goes on."""
    t = table("vp=4-4 | a kilgore@B3/5 dugrun@A1 hand=KIL05 | b gwaien@B4/3 mariusz@I5 hand=MAR07")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("MAR07", "gwaien")
    t.expect(vp=(4, 5), at={"gwaien": "B4"})
    t.is_over("b")


def test_a_cornered_beast_far_away_or_out() -> None:
    """MAR07, Q33: nobody adjacent, nobody hurt; the defended champion out, nobody hurt either."""
    t = table("| a gwaien@B2 dugrun@A1 hand=GWA05 | b mariusz@B4 goldarr@I1 hand=MAR07")
    t.a.plays("GWA05").stays().attacks("mariusz")
    t.b.reacts("MAR07", "mariusz")
    t.expect(damage={"mariusz": 2, "gwaien": 0, "dugrun": 0}, cores={"b": "RyB"})
    t.is_idle("a")
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b mariusz@B4/5 goldarr@I1 hand=MAR07")
    t.a.plays("KIL05").stays().attacks("mariusz")
    t.b.reacts("MAR07", "mariusz")
    t.expect(at={"mariusz": "gate"}, damage={"kilgore": 0}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")
