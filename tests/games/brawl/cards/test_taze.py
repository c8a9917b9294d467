"""Taze: his sheet, his cards and what he does instead of dashing."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Taze | - | The Thundering Thriller | - | 9/0 | 9/0"
CARDS = """
    TAZ02 | Rodeo          | - | R | skill    | 2 | -       | - | -
    TAZ03 | Charge         | - | Y | attack   | 1 | melee   | 1 | -
    TAZ04 | Momentum       | - | B | reaction | - | -       | - | +1
    TAZ05 | Bludgeon       | - | B | attack   | 2 | ind 1-2 | 2 | -
    TAZ06 | Finishing Blow | - | R | attack   | - | melee   | 3 | -
    TAZ07 | Rush           | - | Y | skill    | 2 | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2: Taze's sheet and cards."""
    assert_printed("taze", SHEET, CARDS)


# --- TAZ02 Rodeo ------------------------------------------------------------------------------------------


def test_rodeo_rides_through_an_enemy() -> None:
    """TAZ02, Q29: 2 damage past Dugrun's defence; B5 can be reached through him only, C4 both ways."""
    t = table("| a taze@B3 kilgore@A5 hand=TAZ02 | b dugrun@B4 goldarr@I1 hand=DUG02")
    t.a.plays("TAZ02")
    dugrun = t.figure("dugrun").id
    assert {"C4", f"C4~{dugrun}", f"B5~{dugrun}"} <= set(t.options)
    assert not {"B4", "B5", f"B4~{dugrun}"} & set(t.options)
    t.a.goes_through("B5", "dugrun")
    t.expect(damage={"dugrun": 2}, at={"taze": "B5", "dugrun": "B4"}, cores={"a": "rYB"})
    t.others_untouched("taze", "dugrun")
    t.is_idle("a")


def test_rodeo_may_lead_back_to_where_it_began() -> None:
    """TAZ02: in and out again: the hex he left is free; Dugrun was moved through."""
    t = table("| a taze@B3 kilgore@A5 hand=TAZ02 | b dugrun@B4 goldarr@I1")
    t.a.plays("TAZ02").goes_through("B3", "dugrun")
    t.expect(damage={"dugrun": 2}, at={"taze": "B3"})
    t.is_idle("a")


def test_rodeo_around_an_enemy_hurts_nobody() -> None:
    """TAZ02: the way is chosen: to C4 past nobody, then no farther."""
    t = table("| a taze@B3 kilgore@A5 hand=TAZ02 | b dugrun@B4 goldarr@I1")
    t.a.plays("TAZ02").goes("C4").stays()
    t.expect(damage={"dugrun": 0}, at={"taze": "C4"})
    t.is_idle("a")


def test_rodeo_with_more_movement_and_a_knock_out() -> None:
    """TAZ02, Q13 and Q7: with 3 points through two: both hurt at once, Gwaien out, Taze levels."""
    t = table("| a taze@B3 kilgore@A5 hand=TAZ02 | b dugrun@B4 gwaien@B5/4 | effects a.taze:movement:1")
    t.a.plays("TAZ02").goes_through("B6", "dugrun", "gwaien")
    t.expect(damage={"dugrun": 2}, at={"taze": "B6", "gwaien": "gate"}, vp=(1, 0), levelled={"taze": True})
    t.is_idle("a")


def test_rodeo_there_and_back_hurts_once() -> None:
    """TAZ02: with 4 points twice through Dugrun, who takes 2 damage, once."""
    t = table("| a taze@B3 kilgore@A5 hand=TAZ02 | b dugrun@B4 goldarr@I1 | effects a.taze:movement:2")
    t.a.plays("TAZ02").goes_through("B5", "dugrun").goes_through("B3", "dugrun")
    t.expect(damage={"dugrun": 2}, at={"taze": "B3"})
    t.is_idle("a")


def test_rodeo_and_traps() -> None:
    """TAZ02: a token ends the ride if it knocks him out, and nobody is hurt (R8); under Deryn it sleeps."""
    t = table("| a taze@B3/7 kilgore@A5 hand=TAZ02 | b gwaien@C3 | tokens=D3:damage2,F3,F6,G4")
    t.a.plays("TAZ02").goes_through("D3", "gwaien").refills("C4")
    t.expect(at={"taze": "gate"}, damage={"gwaien": 0}, vp=(0, 1), tokens="C4,F3,F6,G4")
    t.is_idle("a")
    t = table("| a taze@B3 kilgore@A5 hand=TAZ02 | b deryn@C4+ | tokens=C4:damage3,F3,F6,G4")
    t.a.plays("TAZ02").goes_through("D5", "deryn")
    t.expect(at={"taze": "D5"}, damage={"deryn": 2, "taze": 0}, tokens="C4,F3,F6,G4")
    assert t.of(ev.TrapSprung) == []
    t.is_idle("a")


def test_rodeo_from_the_gate_or_rooted() -> None:
    """TAZ02, Q11: one point is left after coming in, too few to pass anybody; rooted there is no ride."""
    t = table("| a taze kilgore@A5 hand=TAZ02 | b dugrun@B2 goldarr@I1")
    t.a.plays("TAZ02").goes("A2")
    assert sorted(t.options) == ["A1", "A3", "B3", "stop"]
    t.a.stays()
    t.expect(at={"taze": "A2"}, damage={"dugrun": 0})
    t.is_idle("a")
    t = table("| a taze@A2~ kilgore@A5 hand=TAZ02 | b dugrun@B2 goldarr@I1")
    t.a.plays("TAZ02")
    t.expect(at={"taze": "A2"}, damage={"dugrun": 0}, cores={"a": "rYB"})
    t.is_idle("a")


# --- TAZ03 Charge -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "end", "dealt"), [("B1", "B4", 4), ("B3", "B4", 2), ("B4", "", 1)])
def test_charge_is_stronger_for_every_hex_dashed(start: str, end: str, dealt: int) -> None:
    """TAZ03: 1 + the hexes dashed, at most 3; the move before it does not count."""
    t = table(f"| a taze@{start} kilgore@A1 hand=TAZ03 | b gwaien@B5 goldarr@I1")
    t.a.plays("TAZ03").stays()
    if end:
        t.a.goes(end)
    else:
        t.a.stays()
    t.a.attacks("gwaien")
    t.expect(damage={"gwaien": dealt}, at={"taze": end or start, "gwaien": "B5"}, cores={"a": "RyB"})
    t.others_untouched("taze", "gwaien")
    t.is_idle("a")


def test_charge_does_not_count_the_move() -> None:
    """TAZ03: one hex moved, two dashed past an ally: strength 3."""
    t = table("| a taze@B1 kilgore@B3 hand=TAZ03 | b gwaien@B5 goldarr@I1")
    t.a.plays("TAZ03").goes("B2").goes("B4").attacks("gwaien")
    t.expect(damage={"gwaien": 3}, at={"taze": "B4", "kilgore": "B3"})
    t.is_idle("a")


def test_charge_over_a_trap_counts_both_parts() -> None:
    """TAZ03: the token on C4 triggers, the Dash goes on to D5: two hexes, strength 3."""
    t = table("| a taze@B3 kilgore@A5 hand=TAZ03 | b gwaien@E6 goldarr@I1 | tokens=C4:damage1,F3,F6,G4")
    t.a.plays("TAZ03").stays().goes("C4").refills("D3").goes("D5").attacks("gwaien")
    t.expect(damage={"gwaien": 3, "taze": 1}, at={"taze": "D5"}, tokens="D3,F3,F6,G4")
    t.is_idle("a")


# --- TAZ04 Momentum ---------------------------------------------------------------------------------------


def test_momentum_dashes_the_defended_champion() -> None:
    """TAZ04: 2 - 1 damage to Gwaien, who may dash one hex out of the row of the Push; Taze may not."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@B4 taze@I1 hand=TAZ04")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("TAZ04", "gwaien")
    assert t.asked == ("b", "dash")
    assert sorted(t.options) == ["A3", "A4", "B5", "C4", "C5", "stop"]
    t.b.goes("C5")
    t.expect(damage={"gwaien": 1}, at={"gwaien": "C5", "taze": "I1"}, cores={"b": "RYb"})
    t.is_idle("a")


@pytest.mark.parametrize(("damage", "out"), [(5, False), (6, True)])
def test_momentum_of_levelled_taze_strikes_back(damage: int, *, out: bool) -> None:
    """TAZ04 and TAZ01, Q34: 1 damage to the attacker instead; knocked out by it, Kilgore pushes nobody."""
    t = table(f"| a kilgore@B3/{damage} dugrun@A1 hand=KIL05 | b taze@B4+ goldarr@I1 hand=TAZ04")
    t.a.plays("KIL05").stays().attacks("taze")
    t.b.reacts("TAZ04", "taze")
    assert "a.kilgore" in t.options
    t.b.answers("a.kilgore")
    t.expect(damage={"taze": 1, "kilgore": 0 if out else 6}, at={"taze": "B4" if out else "B6"})
    t.expect(vp=(0, 1) if out else (0, 0))
    t.is_idle("a")


def test_momentum_of_one_who_goes_out() -> None:
    """TAZ04, Q33: nothing follows."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@B4/5 taze@I1 hand=TAZ04")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("TAZ04", "gwaien")
    t.expect(at={"gwaien": "gate", "taze": "I1"}, vp=(1, 0))
    t.is_idle("a")


# --- TAZ05 Bludgeon ---------------------------------------------------------------------------------------


def test_bludgeon_stuns() -> None:
    """TAZ05: 2 damage and a card of Gwaien's; her player chooses which."""
    t = table("| a taze@B2 kilgore@A5 hand=TAZ05 | b gwaien@B4 goldarr@I1 hand=GWA02,GWA03,GOL04")
    t.a.plays("TAZ05").stays().attacks("gwaien")
    t.b.passes()
    assert (t.asked, t.options) == (("b", "stun"), ["GWA02", "GWA03"])
    t.b.answers("GWA02")
    t.expect(damage={"gwaien": 2}, hand={"b": "GWA03,GOL04"}, cores={"a": "RYb"})
    t.others_untouched("gwaien")
    t.is_idle("a")


def test_bludgeon_stuns_without_damage_but_not_the_immune_nor_one_out() -> None:
    """TAZ05: the Stun does not hang on damage; levelled Kilgore is immune; one who is out is not stunned."""
    t = table("| a taze@B2 deryn@A5 hand=TAZ05 | b dugrun@B4 goldarr@I1 hand=DUG03")
    t.a.plays("TAZ05").stays().attacks("dugrun")
    t.b.passes().answers("DUG03")
    t.expect(damage={"dugrun": 0}, hand={"b": ""})
    t.is_idle("a")
    t = table("| a taze@B2 deryn@A5 hand=TAZ05 | b kilgore@B4+ goldarr@I1 hand=KIL02")
    t.a.plays("TAZ05").stays().attacks("kilgore")
    t.b.passes()
    t.expect(damage={"kilgore": 1}, hand={"b": "KIL02"})
    t.is_idle("a")
    t = table("| a taze@B2 deryn@A5 hand=TAZ05 | b gwaien@B4/4 goldarr@I1 hand=GWA02")
    t.a.plays("TAZ05").stays().attacks("gwaien")
    t.b.passes()
    t.expect(at={"gwaien": "gate"}, hand={"b": "GWA02"}, vp=(1, 0), levelled={"taze": True})
    t.is_idle("a")


# --- TAZ06 Finishing Blow ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "dealt"), [(2, 0), (3, 3)])
def test_finishing_blow_ignores_the_defence_of_the_bloodied(damage: int, dealt: int) -> None:
    """TAZ06, Q40: 3 against Dugrun's 2 + 1 by a reaction; with 3 damage on him none of it counts."""
    t = table(f"| a taze@B1 deryn@A5 hand=TAZ06 | b dugrun@B4/{damage}+ kilgore@I1 hand=KIL03")
    t.a.plays("TAZ06").goes("B3").attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    t.expect(damage={"dugrun": damage + dealt}, at={"taze": "B3"}, cores={"a": "rYB", "b": "rYB"})
    t.others_untouched("taze", "dugrun")
    t.is_idle("a")


def test_finishing_blow_with_a_hit_instead_of_the_dash() -> None:
    """TAZ06 and TAZ01: levelled Taze hits Dugrun for 1, who is Bloodied by it: 3 more, defence or not."""
    t = table("| a taze@B3+ deryn@A5 hand=TAZ06 | b dugrun@B4/2+ goldarr@I1")
    t.a.plays("TAZ06")
    assert "b.dugrun" in t.options
    t.a.answers("b.dugrun").attacks("dugrun")
    t.expect(damage={"dugrun": 6}, at={"taze": "B3"})
    t.is_idle("a")


def test_finishing_blow_of_a_rooted_champion() -> None:
    """TAZ06 and TAZ01: rooted he could not dash, so there is nothing to do instead; he may attack."""
    t = table("| a taze@B3+~ deryn@A5 hand=TAZ06 | b gwaien@B4 goldarr@I1")
    t.a.plays("TAZ06").attacks("gwaien")
    t.expect(damage={"gwaien": 3}, at={"taze": "B3"})
    t.is_idle("a")


# --- TAZ07 Rush, and the levelled side --------------------------------------------------------------------


def test_rush_lets_one_champion_dash() -> None:
    """TAZ07: Taze or an ally, one of them; a rooted ally is no choice."""
    t = table("| a taze@B3 kilgore@D4 dugrun@A1~ hand=TAZ07 | b gwaien@I1")
    t.a.plays("TAZ07").stays()
    assert (t.asked, t.options) == (("a", "who_dashes"), ["a.taze", "a.kilgore", "stop"])
    t.a.answers("a.kilgore").goes("D2")
    t.expect(at={"kilgore": "D2", "taze": "B3", "dugrun": "A1"}, cores={"a": "RyB"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_rush_with_one_who_can_dash_asks_only_where_to() -> None:
    """TAZ07: Dugrun is rooted, so nobody is asked who it shall be; Taze may still stay."""
    t = table("| a taze@B3 dugrun@A1~ hand=TAZ07 | b gwaien@I1")
    t.a.plays("TAZ07").stays()
    assert t.asked == ("a", "dash")
    t.a.stays()
    t.expect(at={"taze": "B3"}, cores={"a": "RyB"})
    t.is_idle("a")


def test_rush_left_out_and_into_a_trap() -> None:
    """TAZ07, Q27: nobody has to dash; an ally out on a trap scores for B and levels nobody."""
    line = "| a taze@B1 kilgore@B3/5 hand=TAZ07 | b gwaien@I1 | tokens=C4:damage2,F3,F6,G4"
    t = table(line)
    t.a.plays("TAZ07").stays().stops()
    t.expect(at={"taze": "B1", "kilgore": "B3"})
    t.is_idle("a")
    t = table(line)
    t.a.plays("TAZ07").stays().answers("a.kilgore").goes("C4").refills("D3")
    t.expect(at={"kilgore": "gate"}, vp=(0, 1), levelled={"taze": False})
    t.is_idle("a")


@pytest.mark.parametrize("mark", ["", "+"])
def test_instead_of_a_dash(mark: str) -> None:
    """TAZ01: levelled, and beside an enemy, he may do 1 damage past any defence instead."""
    t = table(f"| a taze@B3{mark} kilgore@A1 hand=TAZ07 | b dugrun@B4 goldarr@B6")
    t.a.plays("TAZ07").stays().answers("a.taze")
    assert [key for key in t.options if "." in key] == (["b.dugrun"] if mark else [])
    t.a.answers("b.dugrun" if mark else "stop")
    t.expect(damage={"dugrun": 1 if mark else 0, "goldarr": 0}, at={"taze": "B3"})
    t.is_idle("a")


def test_instead_of_a_dash_given_by_an_ally() -> None:
    """TAZ01: with Dugrun's Onwards! too, even with no way to go; the knock-out is Taze's, not Dugrun's."""
    t = table("| a taze@A1+ dugrun@A5 hand=DUG07 deck=TAZ02 | b gwaien@B1/5 goldarr@B2 deryn@A2")
    t.a.plays("DUG07").stays().answers("0").answers("a.taze")
    assert t.options == ["b.gwaien", "b.goldarr", "b.deryn", "stop"]
    t.a.answers("b.gwaien")
    t.expect(at={"gwaien": "gate", "taze": "A1"}, vp=(1, 0), levelled={"dugrun": False, "taze": True})
    t.is_idle("a")


def test_fear_leaves_no_choice() -> None:
    """TAZ01, Q19: being frightened is displacement: levelled Taze runs and hits nobody."""
    t = table("| a taze@B3+ kilgore@A1 hand=TAZ05 | b goldarr@B4 gwaien@A2 hand=GOL05")
    t.a.plays("TAZ05").stays().attacks("goldarr")
    t.b.reacts("GOL05", "goldarr")
    assert t.asked == ("a", "fear")
    assert not [key for key in t.options if "." in key]
    t.a.goes("B1")
    t.expect(at={"taze": "B1"}, damage={"goldarr": 0, "gwaien": 0})
    # B's hand is empty by then, so the Stun asks for nothing (Q51).
    assert len(t.of(ev.Stunned)) == 1
    t.is_idle("a")
