"""Gwaien: her sheet, her six cards and her levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Gwaien | Гвайен | The Gathering Storm | - | 6/0 | 6/0"
CARDS = """
    GWA02 | Fireball        | Огненный шар  | R | attack   | 1 | ind 2-3 | 3 | -
    GWA03 | Flamespear      | -             | R | attack   | 1 | dir 3-5 | 3 | -
    GWA04 | Chain Lightning | Цепная молния | Y | attack   | 2 | dir 2-3 | 3 | -
    GWA05 | Ignite          | -             | B | attack   | 2 | ind 1-2 | 2 | -
    GWA06 | Arcane Shield   | -             | Y | reaction | - | -       | - | +1
    GWA07 | Teleport        | -             | B | skill    | - | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.1: Gwaien's sheet and cards."""
    assert_printed("gwaien", SHEET, CARDS)


# --- GWA02 Fireball ---------------------------------------------------------------------------------------


def test_fireball_burns_everybody_around_the_target() -> None:
    """GWA02: 3 on the target; 2 on friend and foe beside it, whatever their defence."""
    t = table("| a gwaien@B2 kilgore@C5 dugrun@A1 hand=GWA02 | b deryn@B4 goldarr@B5 tzu_xiao@D6")
    t.a.plays("GWA02").stays().attacks("deryn")
    t.expect(damage={"deryn": 3, "goldarr": 2, "kilgore": 2, "tzu_xiao": 0, "gwaien": 0, "dugrun": 0})
    t.expect(cores={"a": "rYB"}, vp=(0, 0))
    t.others_untouched("deryn", "goldarr", "kilgore")
    t.is_idle("a")


def test_fireball_beside_levelled_gwaien_burns_her_too() -> None:
    """GWA02, Q35: at range 1 she stands beside the target herself; compulsory."""
    t = table("| a gwaien@B3+ kilgore@A5 dugrun@A1 hand=GWA02 | b deryn@B4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("GWA02").stays().attacks("deryn")
    t.expect(damage={"deryn": 3, "gwaien": 2}, vp=(0, 0))
    t.others_untouched("deryn", "gwaien")
    t.is_idle("a")


def test_fireball_that_knocks_the_target_out_burns_nobody_else() -> None:
    """GWA02, Q36: the target has left the grid."""
    t = table("| a gwaien@B2 kilgore@C5 dugrun@A1 hand=GWA02 | b deryn@B4/4 goldarr@B5 tzu_xiao@D6")
    t.a.plays("GWA02").stays().attacks("deryn")
    t.expect(at={"deryn": "gate"}, damage={"goldarr": 0, "kilgore": 0}, vp=(1, 0), levelled={"gwaien": True})
    t.is_idle("a")


def test_fireball_may_finish_friend_and_foe_together() -> None:
    """GWA02, Q6 and Q7: one step of damage, both sides score, she levels for the enemy."""
    t = table("| a gwaien@B2 kilgore@C5/5 dugrun@A1 hand=GWA02 | b deryn@B4 goldarr@B5/6 tzu_xiao@D6")
    t.a.plays("GWA02").stays().attacks("deryn")
    t.expect(at={"kilgore": "gate", "goldarr": "gate", "deryn": "B4"}, damage={"deryn": 3}, vp=(1, 1))
    t.expect(levelled={"gwaien": True})
    t.is_idle("a")


# --- GWA03 Flamespear -------------------------------------------------------------------------------------


def test_flamespear_hits_and_pushes_one() -> None:
    """GWA03: strength 3 at distance 3, then Push 1."""
    t = table("| a gwaien@B1 kilgore@A1 dugrun@A5 hand=GWA03 | b goldarr@B4 deryn@I1 tzu_xiao@I2")
    t.a.plays("GWA03").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 2}, at={"goldarr": "B5", "gwaien": "B1"}, cores={"a": "rYB"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_flamespear_against_the_edge() -> None:
    """GWA03, Q15: at distance 5 on the edge the push is 1 more damage."""
    t = table("| a gwaien@B1 kilgore@A1 dugrun@A5 hand=GWA03 | b goldarr@B6 deryn@I1 tzu_xiao@I2")
    t.a.plays("GWA03").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 3}, at={"goldarr": "B6"})
    t.is_idle("a")


def test_flamespear_is_blocked_by_anybody_between() -> None:
    """GWA03, Q39: an ally in the row shields the enemy behind."""
    t = table("| a gwaien@B1 kilgore@B3 dugrun@A5 hand=GWA03 | b goldarr@B5 deryn@I1 tzu_xiao@I2")
    t.a.plays("GWA03").stays()
    t.expect(damage={"goldarr": 0}, cores={"a": "rYB"})
    t.others_untouched()
    t.is_idle("a")


# --- GWA04 Chain Lightning --------------------------------------------------------------------------------


def test_chain_lightning_leaps_to_another_champion_within_two() -> None:
    """GWA04: 3 on the target, 2 on one other of A's choice, friend or foe, defence or not."""
    t = table("| a gwaien@B1 kilgore@A5 dugrun@B4 hand=GWA04 | b deryn@B3 goldarr@C4 tzu_xiao@I2")
    t.a.plays("GWA04").stays().attacks("deryn")
    assert t.asked == ("a", "victim")
    # Gwaien and B3 are two apart, Kilgore on A5 three.
    assert t.options == ["a.gwaien", "a.dugrun", "b.goldarr"]
    t.a.answers("b.goldarr")
    t.expect(damage={"deryn": 3, "goldarr": 2, "gwaien": 0, "dugrun": 0}, cores={"a": "RyB"})
    t.others_untouched("deryn", "goldarr")
    t.is_idle("a")


def test_chain_lightning_must_leap_even_to_gwaien() -> None:
    """GWA04, Q35: she is the only other champion within two: compulsory, so not even asked."""
    t = table("| a gwaien@B1 kilgore@A5 dugrun@I5 hand=GWA04 | b deryn@B3 goldarr@I1 tzu_xiao@I2")
    t.a.plays("GWA04").stays().attacks("deryn")
    t.expect(damage={"deryn": 3, "gwaien": 2})
    t.others_untouched("deryn", "gwaien")
    t.is_idle("a")


def test_chain_lightning_stopped_by_a_reaction() -> None:
    """GWA04: 3 - (2 + 1) does no damage, so nothing leaps."""
    t = table("| a gwaien@B1 tzu_xiao@A5 hand=GWA04 | b dugrun@B3 goldarr@C4 kilgore@I2 hand=KIL03")
    t.a.plays("GWA04").stays().attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    t.expect(damage={"dugrun": 0, "goldarr": 0, "gwaien": 0})
    t.others_untouched()
    t.is_idle("a")


def test_chain_lightning_that_knocks_the_target_out() -> None:
    """GWA04, Q36: nobody is within two of a champion on its Gate."""
    t = table("| a gwaien@B1 kilgore@A5 dugrun@A4 hand=GWA04 | b deryn@B3/4 goldarr@C4 tzu_xiao@I2")
    t.a.plays("GWA04").stays().attacks("deryn")
    t.expect(at={"deryn": "gate"}, damage={"goldarr": 0, "gwaien": 0}, vp=(1, 0), levelled={"gwaien": True})
    t.is_idle("a")


# --- GWA05 Ignite -----------------------------------------------------------------------------------------


def test_ignite_makes_allies_stronger_against_the_target() -> None:
    """GWA05: 2 - 1; then Kilgore's Appetite 1 + 2 for one ready core + 2 - 1."""
    t = table("| a gwaien@B2 kilgore@B5 dugrun@A1 hand=GWA05,KIL07 | b goldarr@B4 deryn@I1 tzu_xiao@I2")
    t.a.plays("GWA05").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 1}, at={"goldarr": "B4"}, cores={"a": "RYb"})
    t.a.plays("KIL07").attacks("goldarr")
    t.expect(damage={"goldarr": 5}, cores={"a": "Ryb"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_ignite_does_not_help_gwaien_or_against_others() -> None:
    """GWA05, Q48: her own Chain Lightning stays 3 - 1, Kilgore's Appetite on Deryn 3; gone with the turn."""
    t = table("| a gwaien@B2 kilgore@C6 dugrun@A1 hand=GWA05,GWA04 | b goldarr@B4 deryn@I1 tzu_xiao@I2")
    t.a.plays("GWA05").stays().attacks("goldarr")
    t.a.plays("GWA04").stays().attacks("goldarr")
    t.a.answers("a.kilgore")
    t.expect(damage={"goldarr": 3, "kilgore": 2, "gwaien": 0})
    t.is_idle("a")
    t = table("| a gwaien@B2 kilgore@B5 dugrun@A1 hand=GWA05,KIL07 | b goldarr@B4 deryn@B6 tzu_xiao@I2")
    t.a.plays("GWA05").stays().attacks("goldarr")
    t.a.plays("KIL07").attacks("deryn")
    t.expect(damage={"goldarr": 1, "deryn": 3})
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


# --- GWA06 Arcane Shield ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("attacker", "defence"), [("gwaien@B3", 1), ("gwaien@B2", 3)])
def test_arcane_shield_is_better_against_an_attacker_from_afar(attacker: str, defence: int) -> None:
    """GWA06: +1 adjacent, +3 otherwise (the recommended reading of the two)."""
    t = table(f"| a {attacker} kilgore@A1 hand=GWA05 | b deryn@B4 goldarr@I1 gwaien@I2 hand=GWA06")
    t.a.plays("GWA05").stays().attacks("deryn")
    t.b.reacts("GWA06", "deryn")
    t.expect(damage={"deryn": max(0, 2 - defence)}, cores={"b": "RyB"}, hand={"b": ""})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, defence)]
    t.is_idle("a")


def test_arcane_shield_measures_from_the_defended_champion() -> None:
    """GWA06: that Gwaien herself stands beside the attacker does not matter; Q30: this attack only."""
    t = table("| a tzu_xiao@B2 kilgore@B6 hand=TZU02,KIL06 | b deryn@B4 goldarr@I1 gwaien@B1 hand=GWA06")
    t.a.plays("TZU02").stays().attacks("deryn")
    t.b.reacts("GWA06", "deryn")
    t.expect(damage={"deryn": 0}, at={"deryn": "B3"})
    t.a.plays("KIL06").goes("B4").aims("ring")
    t.expect(damage={"deryn": 2, "gwaien": 0, "tzu_xiao": 0})
    t.is_idle("a")


# --- GWA07 Teleport ---------------------------------------------------------------------------------------


def test_teleport_jumps_four() -> None:
    """GWA07: any free hex within 4, past everything; no move comes first."""
    t = table("| a gwaien@E4 kilgore@A1 dugrun@A5 hand=GWA07 | b deryn@E6 goldarr@F4 tzu_xiao@I2")
    t.a.plays("GWA07")
    assert t.asked == ("a", "jump")
    assert {"I4", "A4", "E7"} <= set(t.options)
    assert not {"E8", "E5", "E2", "E6", "F4", "E4", "E9", "I5"} & set(t.options)
    t.a.goes("I4")
    t.expect(at={"gwaien": "I4"}, cores={"a": "RYb"}, hand={"a": ""})
    t.others_untouched("gwaien")
    t.is_idle("a")


def test_teleport_onto_a_trap() -> None:
    """GWA07, Q27: the token on the end hex triggers; knocked out by her own jump, B scores."""
    t = table(
        "| a gwaien@B3/4 kilgore@A1 dugrun@A5 hand=GWA07 | b deryn@I3 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:stun,D6:damage2,F3:stun,G4:root"
    )
    t.a.plays("GWA07").goes("D6").refills("F6")
    t.expect(at={"gwaien": "gate"}, vp=(0, 1), tokens="C4,F3,F6,G4")
    t.is_idle("a")


def test_teleport_needs_the_arena_and_free_feet() -> None:
    """GWA07, Q11 and Q20: not from the Gate, and a rooted champion does not jump."""
    t = table("| a gwaien kilgore@A1 dugrun@A5 hand=GWA07 | b deryn@I3 goldarr@I1 tzu_xiao@I2")
    assert "GWA07" not in t.options
    t = table("| a gwaien@B3~ kilgore@A1 dugrun@A5 hand=GWA07 | b deryn@I3 goldarr@I1 tzu_xiao@I2")
    t.a.plays("GWA07")
    t.expect(at={"gwaien": "B3"}, cores={"a": "RYb"})
    t.others_untouched()
    t.is_idle("a")


# --- Levelled: nearer and farther -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "mark", "nearest", "farthest"),
    [
        ("GWA02", "", 2, 3),
        ("GWA02", "+", 1, 4),
        ("GWA03", "", 3, 5),
        ("GWA03", "+", 2, 6),
        ("GWA04", "", 2, 3),
        ("GWA04", "+", 1, 4),
        ("GWA05", "", 1, 2),
        ("GWA05", "+", 1, 3),
    ],
)
def test_ranges_of_both_sides(card: str, mark: str, nearest: int, farthest: int) -> None:
    """Facts 2.1, levelled ranges: one nearer and one farther, never nearer than 1."""
    for distance in range(1, 8):
        t = table(f"| a gwaien@D1{mark} hand={card} | b deryn@D{1 + distance}")
        t.a.plays(card).stays()
        if nearest <= distance <= farthest:
            assert t.options == ["b.deryn", "stop"], distance
            t.a.stops()
        t.expect(damage={"deryn": 0})
        t.is_idle("a")


def test_levelled_gwaien_changes_her_own_cards_only() -> None:
    """Facts 1: Tzu Xiao beside her still reaches 2 with Challenge; her red standard action stays melee."""
    t = table("| a gwaien@B2+ tzu_xiao@D1 hand=TZU02 | b deryn@D4 goldarr@B4")
    t.a.plays("TZU02").stays()
    t.is_idle("a")
    t.a.takes("strike", "gwaien").stays()
    t.expect(damage={"deryn": 0, "goldarr": 0})
    t.is_idle("a")
