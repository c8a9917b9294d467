"""Rath: his sheet, his cards and his poison."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Rath | - | Stalker Beneath | - | 6/0 | 7/0"
CARDS = """
    RAT02 | Double Dealing | - | B | attack   | 2 | ind 1-2 | 2 | -
    RAT03 | Nightshade     | - | B | skill    | 2 | -       | - | -
    RAT04 | Stalk Beneath  | - | R | skill    | - | melee   | - | -
    RAT05 | Burrow         | - | Y | attack   | - | melee   | 3 | -
    RAT06 | Sneak Attack   | - | R | attack   | 2 | melee   | 2 | -
    RAT07 | Go to Ground   | - | Y | reaction | - | -       | - | +1
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2: Rath's sheet and cards; RAT06 has a move, which SYN leaves out."""
    assert_printed("rath", SHEET, CARDS)


# --- RAT02 Double Dealing, and the levelled side ----------------------------------------------------------


@pytest.mark.parametrize(("mark", "damage"), [("", 2), ("+", 3)])
def test_double_dealing_and_his_poison(mark: str, damage: int) -> None:
    """RAT01 and RAT02, Q41: twice 2 - 1; levelled Rath's Poison 1 comes once on top, not twice."""
    t = table(f"| a rath@B2{mark} dugrun@A1 hand=RAT02 | b kilgore@B4 goldarr@I1")
    t.a.plays("RAT02").stays().attacks("kilgore")
    t.expect(damage={"kilgore": damage}, at={"kilgore": "B4", "rath": "B2"}, cores={"a": "RYb"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_no_poison_without_attack_damage() -> None:
    """RAT01 and RAT02, Q41: 2 against 1 + 1 is nothing, so there is no Poison either."""
    t = table("| a rath@B2+ dugrun@A1 hand=RAT02 | b kilgore@B4 goldarr@I1 hand=KIL03")
    t.a.plays("RAT02").stays().attacks("kilgore")
    t.b.reacts("KIL03", "kilgore")
    t.expect(damage={"kilgore": 0}, cores={"a": "RYb", "b": "rYB"})
    t.others_untouched()
    t.is_idle("a")


def test_revenge_gives_double_dealing_back_without_the_poison() -> None:
    """RAT02, Q43: Tzu Xiao takes 2 + 2 + 1 and gives back 4."""
    t = table("| a rath@B2+ dugrun@A1 hand=RAT02 | b tzu_xiao@B4 goldarr@I1 hand=TZU06")
    t.a.plays("RAT02").stays().attacks("tzu_xiao")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(damage={"tzu_xiao": 5, "rath": 4})
    t.others_untouched("tzu_xiao", "rath")
    t.is_idle("a")


def test_poison_can_knock_out() -> None:
    """RAT02 by levelled Rath: Gwaien with 1 damage goes out by 4 + 1 = 5 more; without Poison she stays."""
    for mark, out in (("+", True), ("", False)):
        t = table(f"| a rath@B2{mark} dugrun@A1 hand=RAT02 | b gwaien@B4/1 goldarr@I1")
        t.a.plays("RAT02").stays().attacks("gwaien")
        t.expect(vp=(int(out), 0), damage={"gwaien": 0 if out else 5}, at={"gwaien": "gate" if out else "B4"})
        t.expect(levelled={"rath": mark == "+"})
        t.is_idle("a")


def test_double_dealing_reaches_two_hexes_over_a_champion() -> None:
    """RAT02: indirect 1-2: over Dugrun to B4, not to B5."""
    t = table("| a rath@B2 dugrun@A1 hand=RAT02 | b kilgore@B4 goldarr@B3 deryn@B5")
    t.a.plays("RAT02").stays()
    assert t.options == ["b.kilgore", "b.goldarr", "stop"]
    t.a.stops()
    t.others_untouched()
    t.is_idle("a")


def test_the_red_standard_action_is_not_poisoned() -> None:
    """RAT01: only Rath's attacks have Poison; the standard action is none."""
    t = table("| a rath@B3+ dugrun@A1 | b gwaien@B4 goldarr@I1")
    t.a.takes("strike", "rath").stays().targets("gwaien")
    t.expect(damage={"gwaien": 1})
    t.is_idle("a")


# --- RAT03 Nightshade -------------------------------------------------------------------------------------


def test_nightshade_draws_plans_and_the_next_attack_ignores_defence() -> None:
    """RAT03: his next attack ignores Dugrun's 2, the one after does not; an ally's does not use it up."""
    t = table("| a rath@B3 kilgore@A4 hand=RAT03,RAT06,KIL07 deck=KIL02,KIL04,KIL05 | b dugrun@B4 goldarr@I1")
    t.a.plays("RAT03").stays().uses().answers("2")
    assert t.asked == ("a", "plan")
    assert t.options == ["KIL02", "KIL04", "KIL07", "RAT06", "stop"]
    t.a.answers("KIL02")
    t.expect(hand={"a": "KIL04,KIL07,RAT06"}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["KIL05", "KIL02"]
    assert [(n.kind, t.state.figures[n.figure].champion.id) for n in t.state.lasting] == [
        ("piercing", "rath")
    ]
    # Appetite with one core left: 1 + 2 - 2.
    t.a.plays("KIL07").attacks("dugrun")
    t.expect(damage={"dugrun": 1})
    t.a.plays("RAT06").stays().attacks("dugrun")
    t.expect(damage={"dugrun": 3}, cores={"a": "ryb"})
    assert t.state.lasting == []
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(3, 2), (2, 0)]
    t.others_untouched("dugrun")
    t.is_idle("a")


def test_nightshade_ignores_a_reaction_once() -> None:
    """RAT03, Q40: 3 whatever Dugrun's 2 + 1; the attack after it meets his defence again."""
    t = table("| a rath@B3 kilgore@A1 hand=RAT03,RAT05,RAT06 | b dugrun@B4 kilgore@I1 hand=KIL03")
    t.a.plays("RAT03").stays().uses().answers("0").stops()
    t.a.plays("RAT05").stays().attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    t.a.stays()
    t.expect(damage={"dugrun": 3})
    # Darksteel Armour lasts: 2 against 2 + 2.
    t.a.plays("RAT06").stays().attacks("dugrun")
    t.expect(damage={"dugrun": 3}, hand={"a": ""})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(3, 0), (2, 4)]
    t.is_idle("a")


def test_nightshade_waits_while_no_attack_is_made_and_ends_with_the_turn() -> None:
    """RAT03, Q57: a card played for its move alone is no attack; end of turn ends it."""
    t = table("| a rath@B3 kilgore@A1 hand=RAT03,RAT06 | b dugrun@B4 goldarr@I1")
    t.a.plays("RAT03").stays().uses().answers("0").stops()
    t.a.plays("RAT06").stays().stops()
    assert [n.kind for n in t.state.lasting] == ["piercing"]
    t.a.ends_turn()
    assert t.state.lasting == []
    t.expect(damage={"dugrun": 0})
    t.is_idle("b")


def test_nightshade_may_be_played_for_its_move_from_the_gate() -> None:
    """RAT03, Q11: in through the area, one hex more, and the skill may be left out."""
    t = table("| a rath kilgore@A1 hand=RAT03 | b dugrun@I3 goldarr@I1")
    t.a.plays("RAT03").goes("A3", "B4").stops()
    t.expect(at={"rath": "B4"}, hand={"a": ""}, cores={"a": "RYb"})
    assert t.state.lasting == []
    t.is_idle("a")


# --- RAT04 Stalk Beneath ----------------------------------------------------------------------------------


def test_stalk_beneath_hurts_and_comes_up_beside_an_ally() -> None:
    """RAT04: 2 damage past Dugrun's defence, then a free hex beside Kilgore, no way to stay."""
    t = table("| a rath@D4 kilgore@A1 hand=RAT04 | b dugrun@D5 goldarr@I1 hand=DUG02")
    t.a.plays("RAT04").targets("dugrun")
    assert t.asked == ("a", "place")
    assert sorted(t.options) == ["A2", "B1", "B2"]
    t.a.goes("B2")
    t.expect(damage={"dugrun": 2}, at={"rath": "B2", "dugrun": "D5"}, cores={"a": "rYB"})
    t.others_untouched("dugrun", "rath")
    t.is_idle("a")


def test_stalk_beneath_that_knocks_out_places_and_levels() -> None:
    """RAT04, Q1: damage was dealt, so he is placed; the level comes when the card is finished."""
    t = table("| a rath@D4 kilgore@D3 hand=RAT04 | b gwaien@D5/4 goldarr@I1")
    t.a.plays("RAT04").targets("gwaien")
    t.expect(vp=(1, 0), levelled={"rath": False}, at={"gwaien": "gate"})
    # Beside Kilgore already: his own hex is not free, so another one it must be (R10).
    assert sorted(t.options) == ["C2", "C3", "D2", "E3", "E4"]
    t.a.goes("E3")
    t.expect(at={"rath": "E3"}, levelled={"rath": True})
    t.is_idle("a")


def test_stalk_beneath_without_an_ally_in_the_arena() -> None:
    """RAT04: the damage alone; Kilgore on the Gate is nobody to come up beside."""
    t = table("| a rath@D4 kilgore hand=RAT04 | b dugrun@D5 goldarr@I1")
    t.a.plays("RAT04").targets("dugrun")
    t.expect(damage={"dugrun": 2}, at={"rath": "D4"})
    t.is_idle("a")


def test_stalk_beneath_onto_a_token() -> None:
    """RAT04, Q23 and Q27: the trap is his own doing; out at 6, the other side scores."""
    t = table("| a rath@D4/4 kilgore@D7 hand=RAT04 | b dugrun@D5 goldarr@I1 | tokens=D6:damage2,F3,F6,G4")
    t.a.plays("RAT04").targets("dugrun").goes("D6").refills("C4")
    t.expect(damage={"dugrun": 2, "rath": 0}, at={"rath": "gate"}, vp=(0, 1), levelled={"dugrun": False})
    t.expect(tokens="C4,F3,F6,G4")
    t.is_idle("a")


def test_stalk_beneath_needs_an_adjacent_enemy_and_the_arena() -> None:
    """RAT04: no move, so not from the Gate (Q11); nobody adjacent, nothing happens."""
    t = table("| a rath kilgore@A1 hand=RAT04 | b dugrun@D6")
    assert "RAT04" not in t.options
    t = table("| a rath@D4 kilgore@A1 hand=RAT04 | b dugrun@D6")
    t.a.plays("RAT04")
    t.expect(at={"rath": "D4"}, damage={"dugrun": 0}, cores={"a": "rYB"})
    t.is_idle("a")


# --- RAT05 Burrow -----------------------------------------------------------------------------------------


def test_burrow_jumps_in_strikes_and_jumps_out() -> None:
    """RAT05: over Gwaien to B4, 3 damage, back over her to B2."""
    t = table("| a rath@B2 kilgore@A1 hand=RAT05 | b gwaien@B3 goldarr@I1")
    t.a.plays("RAT05").goes("B4").attacks("gwaien").goes("B2")
    t.expect(damage={"gwaien": 3}, at={"rath": "B2", "gwaien": "B3"}, cores={"a": "RyB"})
    t.others_untouched("gwaien", "rath")
    t.is_idle("a")


def test_burrow_into_a_rooting_trap_still_strikes() -> None:
    """RAT05, digest 14: rooted he may attack, but jumps no more."""
    t = table("| a rath@B2 kilgore@A1 hand=RAT05 | b gwaien@B4 goldarr@I1 | tokens=C4:root,F3,F6,G4")
    t.a.plays("RAT05").goes("C4").refills("D3").attacks("gwaien")
    t.expect(damage={"gwaien": 3}, at={"rath": "C4"}, tokens="D3,F3,F6,G4")
    assert [n.kind for n in t.state.lasting] == ["rooted"]
    t.is_idle("a")


def test_burrow_declined_or_deadly_ends_the_card() -> None:
    """RAT05, Q37 and Q5: without the attack there is no second jump; out on a trap there is nothing."""
    line = "| a rath@B2/4 kilgore@A1 hand=RAT05 | b gwaien@B4 goldarr@I1 | tokens=C4:damage2,F3,F6,G4"
    t = table(line)
    t.a.plays("RAT05").goes("B3").stops()
    t.expect(at={"rath": "B3"}, damage={"gwaien": 0, "rath": 4})
    t.is_idle("a")
    t = table(line)
    t.a.plays("RAT05").goes("C4").refills("D3")
    t.expect(at={"rath": "gate"}, damage={"gwaien": 0}, vp=(0, 1), hand={"a": ""})
    t.is_idle("a")


# --- RAT06 Sneak Attack -----------------------------------------------------------------------------------


def test_no_reaction_to_a_sneak_attack() -> None:
    """RAT06: B holds a reaction and the core for it, and is not asked."""
    t = table("| a rath@B1+ kilgore@A1 hand=RAT06 | b kilgore@B4 goldarr@I1 hand=KIL03")
    t.a.plays("RAT06").goes("B3").attacks("b.kilgore")
    # 2 - 1, and Poison 1.
    t.expect(damage={"b.kilgore": 2}, hand={"b": "KIL03"}, cores={"a": "rYB", "b": "RYB"})
    assert [event.why for event in t.of(ev.ReactionImpossible)] == ["forbidden"]
    assert t.of(ev.ReactionPassed) == []
    t.is_idle("a")


def test_sneak_attack_of_the_other_side_and_a_guard() -> None:
    """RAT06, Q47: beside levelled Dugrun only he can be attacked; both sides may field Rath."""
    t = table("| a rath@B3 kilgore@A1 hand=RAT06 | b dugrun@B4+ rath@B2 hand=RAT07")
    t.a.plays("RAT06").stays()
    assert t.options == ["b.dugrun", "stop"]
    t.a.attacks("dugrun")
    t.expect(damage={"dugrun": 0, "b.rath": 0, "a.rath": 0}, hand={"b": "RAT07"})
    t.is_idle("a")


# --- RAT07 Go to Ground -----------------------------------------------------------------------------------


def test_go_to_ground_jumps_out_of_the_row_of_a_push() -> None:
    """RAT07, Q15: 2 - 1 damage; from C5 there is no row to B3, so the Push does nothing."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b rath@B4 goldarr@I1 hand=RAT07")
    t.a.plays("KIL05").stays().attacks("rath")
    t.b.reacts("RAT07", "rath")
    assert t.asked == ("b", "jump")
    t.b.goes("C5")
    t.expect(damage={"rath": 1}, at={"rath": "C5"}, cores={"a": "RYb", "b": "RyB"})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("push", "no_row")]
    t.others_untouched("rath")
    t.is_idle("a")


def test_go_to_ground_is_for_the_defended_champion_and_may_be_left_out() -> None:
    """RAT07: Gold'arr is defended and may jump, Rath not; staying, he is pushed."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b rath@I5 goldarr@B4 hand=RAT07")
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.b.reacts("RAT07", "goldarr").stays()
    # 2 against 1 + 1.
    t.expect(damage={"goldarr": 0}, at={"goldarr": "B6", "rath": "I5"})
    t.is_idle("a")


def test_go_to_ground_onto_a_deadly_trap() -> None:
    """RAT07, Q27: jumping was its own choice: a point for A, no level for the attacker."""
    t = table(
        "| a kilgore@B3 dugrun@A1 hand=KIL05 | b rath@B4/3 goldarr@I1 hand=RAT07 | tokens=C4:damage2,F3,F6,G4"
    )
    t.a.plays("KIL05").stays().attacks("rath")
    t.b.reacts("RAT07", "rath").goes("C4").refills("D3")
    t.expect(at={"rath": "gate"}, vp=(1, 0), levelled={"kilgore": False}, tokens="D3,F3,F6,G4")
    t.is_idle("a")


def test_go_to_ground_rooted_or_out_jumps_nowhere() -> None:
    """RAT07, Q33 and digest 13: a rooted champion stays and is hurt by the Push; one that is out is out."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b rath@B4~ goldarr@I1 hand=RAT07")
    t.a.plays("KIL05").stays().attacks("rath")
    t.b.reacts("RAT07", "rath")
    t.expect(at={"rath": "B4"}, damage={"rath": 3})
    t.is_idle("a")
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b rath@B4/5 goldarr@I1 hand=RAT07")
    t.a.plays("KIL05").stays().attacks("rath")
    t.b.reacts("RAT07", "rath")
    t.expect(at={"rath": "gate"}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")
