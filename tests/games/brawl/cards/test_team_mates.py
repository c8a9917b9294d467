"""Cards that speak of allies, enemies and reactions, at a table of four: a and c against b and d."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import table


def test_loralei_draws_six_in_a_team() -> None:
    """LOR01, digest 12: four cards and two more for her player, four for the partner."""
    t = table(
        "| a loralei@B2+ kilgore@A5 | b gwaien@I1 goldarr@I2 | c rath@A1 taze@A2 | d dugrun@I3 deryn@I4"
    )
    t.a.ends_turn()
    t.b.ends_turn()
    t.c.ends_turn()
    assert [len(player.hand) for player in t.state.players] == [6, 4, 4, 0]
    t.is_idle("d")


def test_winding_paths_swaps_champions_of_two_players() -> None:
    """LOR07, Q56: another enemy champion is anybody's of the other side."""
    t = table(
        "| a loralei@B2 kilgore@A5 hand=LOR07 | b gwaien@B4 goldarr"
        " | c rath@A1 taze@A2 | d dugrun@I3 deryn@I4"
    )
    t.a.plays("LOR07").stays().attacks("gwaien")
    assert t.options == ["d.dugrun", "d.deryn"]
    t.a.answers("d.deryn")
    t.expect(at={"gwaien": "I4", "deryn": "B4", "dugrun": "I3"}, damage={"gwaien": 2, "deryn": 0})
    t.is_idle("a")


def test_guiding_light_brings_the_partners_champion() -> None:
    """NEV04, Q56: the acting player decides where; the champion is stronger in this turn only."""
    t = table(
        "| a nevamor@B2 kilgore hand=NEV04 | b gwaien@I1 goldarr@I2 | c rath@E4 taze | d dugrun@I3 deryn@I4"
    )
    t.a.plays("NEV04").stays().uses()
    assert t.asked == ("a", "place")
    t.a.goes("B3")
    t.expect(at={"rath": "B3", "taze": "gate", "kilgore": "gate"})
    assert [(n.kind, n.figure) for n in t.state.lasting] == [("strength", t.figure("rath").id)]
    t.is_idle("a")


def test_grim_harvest_counts_the_partners_champions() -> None:
    """NEV07: D's Dugrun two hexes from Gwaien is an ally of hers, so there is no +2."""
    t = table(
        "| a nevamor@B3 kilgore@A1 hand=NEV07 | b gwaien@B4 goldarr | c rath@A5 taze | d dugrun@B6 deryn@I4"
    )
    t.a.plays("NEV07").stays().attacks("gwaien")
    t.expect(damage={"gwaien": 2, "dugrun": 0})
    t.is_idle("a")


def test_the_silence_of_nevamor_binds_both_players_in_the_partners_attack() -> None:
    """NEV01: C attacks Gwaien beside A's levelled Nevamor: neither B nor D may react for her."""
    t = table(
        "turn=c order=abcd | a nevamor@B5+ deryn@A1 | b gwaien@B4 goldarr@I2 hand=GOL05"
        " | c kilgore@B3 taze hand=KIL05 | d dugrun@I3 rath@I4 hand=RAT07"
    )
    t.c.plays("KIL05").stays().attacks("gwaien")
    # The Push has no hex: B5 is Nevamor's.
    t.expect(damage={"gwaien": 4}, at={"gwaien": "B4"}, hand={"b": "GOL05", "d": "RAT07"}, cores={"d": "RYB"})
    assert [event.why for event in t.of(ev.ReactionImpossible)] == ["forbidden"]
    t.is_idle("c")


def test_go_to_ground_by_the_partner() -> None:
    """RAT07, Q31 and Q56: B passes, D reacts for B's Gwaien with an own card and core, and leads her jump."""
    t = table(
        "| a kilgore@B3 deryn@A1 hand=KIL05 | b gwaien@B4 goldarr@I2 hand=GOL04"
        " | c taze korvash | d dugrun@I3 rath@I4 hand=RAT07"
    )
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.passes()
    t.d.reacts("RAT07", "gwaien")
    assert t.asked == ("d", "jump")
    t.d.goes("C5")
    t.expect(damage={"gwaien": 1}, at={"gwaien": "C5", "rath": "I4"}, cores={"b": "RYB", "d": "RyB"})
    t.is_idle("a")


def test_stalk_the_prey_stuns_champions_of_two_players() -> None:
    """MAR03, Q56: each controller discards for their own champion; a partner's hand is not touched for it."""
    t = table(
        "| a mariusz@A1 deryn@A5 hand=MAR03 | b gwaien@H3/3 goldarr hand=GWA02,GOL04"
        " | c taze korvash | d dugrun@H4/3 rath hand=DUG03,RAT07"
    )
    t.a.plays("MAR03").uses().goes("G4")
    assert (t.asked, t.options) == (("b", "stun"), ["GWA02"])
    t.b.answers("GWA02")
    assert (t.asked, t.options) == (("d", "stun"), ["DUG03"])
    t.d.answers("DUG03")
    t.expect(hand={"b": "GOL04", "d": "RAT07"}, at={"mariusz": "G4"})
    t.is_idle("a")


def test_nightmare_frightens_champions_of_two_players() -> None:
    """NEV03, Q19 and Q56: everybody passed is hurt at once, then each controller moves their own champion."""
    t = table("| a nevamor@B1 deryn@A5 hand=NEV03 | b gwaien@B2 goldarr | c taze korvash | d dugrun@B4 rath")
    t.a.plays("NEV03").stays().answers("B5")
    t.expect(damage={"gwaien": 1, "dugrun": 1})
    assert t.asked == ("b", "fear")
    t.b.goes("B1")
    # From B4, beside B5: two hexes away are A3, B3 and C4.
    assert t.asked == ("d", "fear")
    assert sorted(t.options) == ["A3", "B3", "C4"]
    t.d.goes("B3")
    t.expect(at={"gwaien": "B1", "dugrun": "B3"})
    t.is_idle("a")


def test_rush_lets_the_partners_champion_dash() -> None:
    """TAZ07, Q56: every ally may be chosen, C's too; A decides."""
    t = table(
        "| a taze@B3 deryn@A5 hand=TAZ07 | b gwaien@I1 goldarr | c rath@D4 korvash | d dugrun@I3 kilgore"
    )
    t.a.plays("TAZ07").stays()
    assert t.options == ["a.taze", "a.deryn", "c.rath", "stop"]
    t.a.answers("c.rath").goes("D2")
    t.expect(at={"rath": "D2", "taze": "B3"})
    t.is_idle("a")
