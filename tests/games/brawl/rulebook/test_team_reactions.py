"""Section 12 and Q31: either player of the attacked side may react, one reaction per attack in all.

Then who decides what a reaction's card asks, one reaction more, and none at all.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.kernel import Seat
from tests.games.brawl.kit.table import Table, table

# KIL07 has strength 1 with no other core ready, and Deryn no defence.
LINE = (
    "r2 turn=a | a kilgore@D4 dugrun@A2 cores=rYb hand=KIL07 | b deryn@D5 gwaien@I2 hand=GWA06 "
    "| c goldarr@A4 tzu_xiao@A5 hand=TZU06 | d tzu_xiao@I4 goldarr@I5 hand=GOL05,TZU06 "
    "| track=-,-,-,-,- tokens=D3,F3,G4,F6"
)


def attacked(line: str = LINE) -> Table:
    t = table(line)
    t.a.plays("KIL07").attacks("b.deryn")
    return t


def test_the_controller_of_the_target_is_asked_first_then_the_partner() -> None:
    """Q31: the partner plays an own card with an own core for the other's champion."""
    t = attacked()
    assert (t.asked, t.options) == (("b", "react"), ["GWA06>b.deryn", "pass"])
    t.b.passes()
    assert (t.asked, t.options) == (("d", "react"), ["GOL05>b.deryn", "TZU06>b.deryn", "pass"])
    t.d.reacts("TZU06", "deryn")
    # Revenge gives the 1 damage back.
    t.expect(
        damage={"deryn": 1, "kilgore": 1, "d.tzu_xiao": 0}, hand={"b": "GWA06", "c": "TZU06", "d": "GOL05"}
    )
    t.expect(cores={"b": "RYB", "c": "RYB", "d": "RYb"})
    t.expect(discard={"d": "TZU06"})
    assert t.of(ev.ReactionPassed) == [ev.ReactionPassed(Seat(1))]
    t.is_idle("a")


def test_one_reaction_for_the_whole_side() -> None:
    """Q31: once the controller has reacted, the partner is not asked."""
    t = attacked()
    t.b.reacts("GWA06", "b.deryn")
    # Adjacent, so +1 defence against strength 1.
    t.expect(damage={"deryn": 0}, hand={"b": "", "d": "GOL05,TZU06"}, cores={"b": "RyB", "d": "RYB"})
    assert len(t.of(ev.ReactionPlayed)) == 1
    t.is_idle("a")


def test_both_may_pass() -> None:
    """Q31: then the blow falls; the attacker's own side is never asked."""
    t = attacked()
    t.b.passes()
    t.d.passes()
    t.expect(damage={"b.deryn": 1}, hand={"c": "TZU06"})
    assert t.of(ev.ReactionPassed) == [ev.ReactionPassed(Seat(1)), ev.ReactionPassed(Seat(3))]
    t.is_idle("a")


@pytest.mark.parametrize(("held", "why"), [("hand=-", "no_cards"), ("cores=ryb hand=GWA06", "no_cores")])
def test_a_controller_who_cannot_react_leaves_it_to_the_partner(held: str, why: str) -> None:
    """Q31: by public facts, a card in hand and a ready core."""
    t = attacked(LINE.replace("gwaien@I2 hand=GWA06", f"gwaien@I2 {held}"))
    assert [(event.seat, event.why) for event in t.of(ev.ReactionImpossible)] == [(1, why)]
    assert t.asked == ("d", "react")
    t.d.passes()
    t.expect(damage={"deryn": 1})
    t.is_idle("a")


def test_a_side_without_cards_is_not_asked() -> None:
    """Q31: nobody could react."""
    t = attacked(LINE.replace("hand=GWA06 ", "hand=- ").replace("hand=GOL05,TZU06", "hand=-"))
    assert [(event.seat, event.why) for event in t.of(ev.ReactionImpossible)] == [
        (1, "no_cards"),
        (3, "no_cards"),
    ]
    t.expect(damage={"b.deryn": 1})
    t.is_idle("a")


def test_a_knock_out_through_a_partners_reaction_levels_the_defended_champion() -> None:
    """Q2 and Q34 across seats: Revenge of d for b's Deryn; Deryn levels, the push of the attack is off."""
    line = LINE.replace("kilgore@D4", "kilgore@D4/6").replace("cores=rYb hand=KIL07", "hand=KIL05")
    t = table(line)
    t.a.plays("KIL05").stays().attacks("b.deryn")
    t.b.passes()
    t.d.reacts("TZU06", "b.deryn")
    t.expect(
        at={"kilgore": "gate", "b.deryn": "D5"},
        damage={"b.deryn": 2, "d.tzu_xiao": 0},
        levelled={"b.deryn": True, "d.tzu_xiao": False},
        vp=(0, 1),
    )
    t.is_idle("a")


def test_a_side_does_not_react_to_its_own_blow() -> None:
    """Q31: in a team-mate's turn never, also not for an own champion hit by friendly fire."""
    t = table(
        "r2 turn=c | a gwaien@C4 dugrun@A2 hand=GWA06 | b deryn@D5 gwaien@I2 hand=GWA06 "
        "| c kilgore@D4 tzu_xiao@A5 hand=KIL06,TZU06 | d goldarr@I4 dugrun@I5 hand=- "
        "| track=-,-,-,-,- tokens=D3,F3,G4,F6"
    )
    t.c.plays("KIL06").stays().aims("ring")
    assert (t.asked, t.options) == (("b", "react"), ["GWA06>b.deryn", "pass"])
    t.b.passes()
    t.expect(damage={"a.gwaien": 2, "b.deryn": 2}, hand={"a": "GWA06", "c": "TZU06"})
    t.is_idle("c")


@pytest.mark.parametrize(
    ("turn", "order", "asked"), [("a", "abcd", "bd"), ("a", "adcb", "db"), ("c", "abcd", "db")]
)
def test_targets_of_both_players_next_in_turn_order_first(turn: str, order: str, asked: str) -> None:
    """Q31: both are controllers; each may play an own card for either target."""
    attacker, other = ("kilgore@D4 dugrun@A2 hand=KIL06", "goldarr@A4 tzu_xiao@A5")
    first, third = (attacker, other) if turn == "a" else (other, attacker)
    t = table(
        f"r2 turn={turn} order={order} | a {first} | b deryn@D5 kilgore@I2 hand=KIL03 "
        f"| c {third} | d gwaien@E4 goldarr@I4 hand=GWA06 | track=-,-,-,-,- tokens=D3,F3,G4,F6"
    )
    t.by(turn).plays("KIL06").stays().aims("ring")
    for letter in asked:
        card = {"b": "KIL03", "d": "GWA06"}[letter]
        assert (t.asked, t.options) == ((letter, "react"), [f"{card}>b.deryn", f"{card}>d.gwaien", "pass"])
        if letter == asked[0]:
            t.by(letter).passes()
        else:
            t.by(letter).reacts(card, "deryn" if letter == "d" else "gwaien")
    # Strength 2, both reactions give +1: 1 on the defended one, the partner's, and 2 on the other.
    hurt = {"b.deryn": 1, "d.gwaien": 2} if asked[1] == "d" else {"b.deryn": 2, "d.gwaien": 1}
    t.expect(damage=hurt)
    t.is_idle(turn)


def test_each_pays_with_an_own_core() -> None:
    """Q31: d has one ready core that fits none of the cards; b's do not help."""
    t = attacked(LINE.replace("d tzu_xiao@I4", "d cores=rYb tzu_xiao@I4"))
    t.b.passes()
    assert (t.asked, t.options) == (("d", "react"), ["pass"])
    t.d.passes()
    t.expect(damage={"b.deryn": 1}, cores={"b": "RYB", "d": "rYb"})
    t.is_idle("a")


# --- Seats that are asked, seats that decide --------------------------------------------------------------

# Kilgore of seat a strikes down column B, his partner's champions stand far off.
A = "a kilgore@B3 gwaien@A1"
C = "c rath@A5 mariusz@A4"


def struck(b: str, d: str, target: str = "b.deryn") -> Table:
    """Kilgore has struck at somebody of the other side; the window is open."""
    t = table(f"| {A} hand=KIL05 | {b} | {C} | {d}")
    t.a.plays("KIL05").stays().attacks(target)
    return t


def test_the_later_seat_is_first_when_the_target_is_its_own() -> None:
    """Q31: d's champion is attacked, so d is asked before b, who comes next in turn order."""
    t = struck("b goldarr@I1 nikkit@I3 hand=NIK05", "d deryn@B4 dugrun@I2 hand=DER05", target="d.deryn")
    assert (t.asked, t.options) == (("d", "react"), ["DER05>d.deryn", "pass"])
    t.d.passes()
    assert (t.asked, t.options) == (("b", "react"), ["NIK05>d.deryn", "pass"])
    t.b.passes()
    t.expect(damage={"d.deryn": 2}, at={"d.deryn": "B6"}, cores={"b": "RYB", "d": "RYB"})
    t.is_idle("a")


def test_cards_discarded_for_a_reaction_are_the_reacting_players() -> None:
    """Q31 and Q56: d plays Riposte for b's champion and discards d's cards, not b's."""
    t = table(
        f"| {A} hand=KIL05 | b deryn@B4 goldarr@I1 hand=GOL03 cores=ryb | {C} | d jacques@I2 nikkit@I3"
        " hand=JAQ03,JAQ02,NIK02"
    )
    t.a.plays("KIL05").stays().attacks("b.deryn")
    t.d.reacts("JAQ03", "b.deryn")
    assert (t.asked, t.options) == (("d", "discard"), ["JAQ02", "NIK02", "stop"])
    t.d.answers("NIK02").answers("JAQ02")
    t.expect(damage={"b.deryn": 1, "a.kilgore": 2}, hand={"b": "GOL03", "d": ""})
    t.is_idle("a")


def test_the_reacting_player_places_and_the_controller_refills() -> None:
    """Q31 and Q56: d's Vanish moves b's champion where d likes, beside either's ally; the trap is b's."""
    t = table(
        f"| {A} hand=KIL05 | b deryn@B4 goldarr@I1 | {C} | d lily@D7 nikkit@I3 hand=LIL05"
        " | tokens=D6:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("KIL05").stays().attacks("b.deryn")
    t.d.reacts("LIL05", "b.deryn")
    assert t.asked == ("d", "place")
    # Around Lil'Y on D7, and around Gold'arr and Nikkit in the east.
    assert set(t.options) == {"C6", "C7", "D6", "D8", "E7", "H1", "H2", "H3", "H4", "I2", "I4"}
    t.d.goes("D6")
    assert t.asked == ("b", "refill")
    t.b.refills("C4")
    t.expect(at={"b.deryn": "D6"}, damage={"b.deryn": 3}, tokens="C4,D3,F3,G4", vp=(0, 0))
    t.is_idle("a")


def test_several_frightened_champions_of_both_attackers() -> None:
    """Q19, Q56, R30: Mask of Fear frightens champions of a, then of c; each controller leads the own ones."""
    t = table(
        "| a kilgore@B3 gwaien@A1 hand=KIL06 | b deryn@B4 goldarr@I1 | c rath@C5 mariusz@A4"
        " | d tentaclot@I2 nikkit@I3 hand=TEN05"
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.d.reacts("TEN05", "b.deryn")
    t.expect(damage={"a.kilgore": 1, "c.rath": 1, "c.mariusz": 1, "b.deryn": 2, "a.gwaien": 0})
    assert (t.asked, set(t.options)) == (("a", "fear"), {"A2", "B2", "C3"})
    t.a.goes("B2")
    assert (t.asked, t.options) == (("c", "fear_next"), ["c.rath", "c.mariusz"])
    t.c.answers("c.rath").goes("D6")
    t.expect(at={"c.rath": "D6", "c.mariusz": "A5", "a.kilgore": "B2"})
    # Fury's healing comes after the reaction.
    t.a.answers("1")
    t.expect(damage={"a.kilgore": 0}, cores={"d": "rYB"})
    t.is_idle("a")


# --- One more for the team --------------------------------------------------------------------------------


def test_one_more_reaction_for_either_partner() -> None:
    """Q31, R29: b passed, d's extra reaction opens the window anew: b is asked again, and may."""
    t = struck(
        "b deryn@B4 kilgore@I1 hand=KIL03,DER05", "d lily@I2 nikkit@I3 hand=LIL04 deck=NIK05,NIK02,LIL05"
    )
    t.b.passes()
    t.d.reacts("LIL04", "b.deryn")
    assert (t.asked, t.options) == (("d", "draw"), ["0", "1", "2"])
    t.d.answers("2")
    assert (t.asked, t.options) == (("b", "react"), ["DER05>b.deryn", "KIL03>b.deryn", "pass"])
    t.b.reacts("KIL03", "b.deryn")
    # 2 - (1 + 1); no third, though b holds DER05 and d has drawn NIK05.
    t.expect(damage={"b.deryn": 0}, at={"b.deryn": "B6"}, cores={"b": "rYB", "d": "RyB"})
    t.expect(hand={"b": "DER05", "d": "NIK02,NIK05"})
    assert [event.card for event in t.of(ev.ReactionPlayed)] == ["LIL04", "KIL03"]
    t.is_idle("a")


def test_one_more_reaction_passed_on_to_the_partner() -> None:
    """Q31, R29: b plays the extra reaction, passes the second, and d plays it."""
    t = struck("b deryn@B4 lily@I1 hand=LIL04,LIL05", "d dugrun@I2 nikkit@I3 hand=NIK05")
    t.b.reacts("LIL04", "b.deryn").answers("0")
    assert (t.asked, t.options) == (("b", "react"), ["LIL05>b.deryn", "pass"])
    t.b.passes()
    assert (t.asked, t.options) == (("d", "react"), ["NIK05>b.deryn", "pass"])
    t.d.reacts("NIK05", "b.deryn")
    t.expect(damage={"b.deryn": 0}, cores={"b": "RyB", "d": "RyB"}, hand={"b": "LIL05", "d": ""})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 4)]
    t.is_idle("a")


def test_one_more_reaction_that_nobody_plays() -> None:
    """Q31, R29: both pass the second time; the first stands."""
    t = struck("b deryn@B4 lily@I1 hand=LIL04,LIL05", "d dugrun@I2 nikkit@I3 hand=NIK05")
    t.b.reacts("LIL04", "b.deryn").answers("0")
    t.b.passes()
    t.d.passes()
    t.expect(damage={"b.deryn": 1}, cores={"b": "RyB", "d": "RYB"}, hand={"b": "LIL05", "d": "NIK05"})
    t.is_idle("a")


def test_the_next_attack_is_a_new_window() -> None:
    """Q31, R29: Twin Blades again: d, who reacted to the first, is asked again after b."""
    t = table(
        "| a lily@B3 gwaien@A1 hand=LIL03 | b deryn@B4 goldarr@I1 hand=GOL02"
        f" | {C} | d tzu_xiao@I2 nikkit@I3 hand=TZU06,NIK05"
    )
    t.a.plays("LIL03").stays().attacks("b.deryn")
    t.b.passes()
    t.d.reacts("NIK05", "b.deryn")
    t.a.answers("creation").stays().attacks("b.deryn")
    t.b.passes()
    t.d.reacts("TZU06", "b.deryn")
    t.expect(damage={"b.deryn": 2, "a.lily": 2}, cores={"a": "ryB", "d": "Ryb"})
    t.a.stops()
    t.is_idle("a")


# --- Forbidden for both -----------------------------------------------------------------------------------


def test_reactions_forbidden_are_forbidden_for_the_partner_too() -> None:
    """RAT06 and Q31: neither b nor d is asked."""
    t = table(
        "| a rath@B3 gwaien@A1 hand=RAT06 | b deryn@B4 goldarr@I1 hand=DER05 | c kilgore@A5 mariusz@A4"
        " | d dugrun@I2 nikkit@I3 hand=NIK05"
    )
    t.a.plays("RAT06").stays().attacks("b.deryn")
    t.expect(damage={"b.deryn": 2}, hand={"b": "DER05", "d": "NIK05"})
    t.is_idle("a")


def test_a_partners_levelled_nevamor_silences_both() -> None:
    """Facts 1 and Q31: c's Nevamor beside Deryn: nobody may defend her; a champion farther off may be."""
    t = table(
        "| a kilgore@B3 gwaien@A1 hand=KIL06 | b deryn@B4 goldarr@I1 hand=DER05 | c nevamor@B5+ mariusz@A5"
        " | d dugrun@C3 nikkit@I3 hand=NIK05"
    )
    t.a.plays("KIL06").stays().aims("ring")
    assert (t.asked, t.options) == (("b", "react"), ["DER05>d.dugrun", "pass"])
    t.b.passes()
    assert (t.asked, t.options) == (("d", "react"), ["NIK05>d.dugrun", "pass"])
    t.d.passes()
    t.expect(damage={"b.deryn": 2, "d.dugrun": 0})
    t.is_idle("a")
