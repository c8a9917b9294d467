"""Dugrun: his sheet, his six cards and his levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Dugrun | Дугрун | Warden of the North | Хранитель Севера | 6/2 | 7/2"
CARDS = """
    DUG02 | Hold Ground | -        | R | reaction | - | -     | - | -
    DUG03 | Knock Down  | Наотмашь | Y | attack   | 2 | melee | 2 | -
    DUG04 | Mighty Blow | -        | B | attack   | 1 | melee | 1 | -
    DUG05 | Shield Slam | -        | B | skill    | 1 | -     | - | -
    DUG06 | Blizzard    | -        | R | attack   | 2 | melee | 2 | -
    DUG07 | Onwards!    | -        | Y | skill    | 1 | -     | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.1: Dugrun's sheet and cards."""
    assert_printed("dugrun", SHEET, CARDS)


# --- DUG02 Hold Ground ------------------------------------------------------------------------------------


def test_hold_ground_cancels_a_push_and_its_damage() -> None:
    """DUG02: at the edge Push 2 would do 2 more damage; nothing of it happens, the blow itself does."""
    t = table("| a kilgore@B5 tzu_xiao@A1 gwaien@A5 hand=KIL05 | b deryn@B6 goldarr@I1 dugrun@I2 hand=DUG02")
    t.a.plays("KIL05").stays().attacks("deryn")
    assert t.options == ["DUG02>b.deryn", "pass"]
    t.b.reacts("DUG02", "deryn")
    t.expect(damage={"deryn": 2}, at={"deryn": "B6"}, cores={"b": "rYB"}, hand={"b": ""})
    t.expect(discard={"b": "DUG02"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_hold_ground_cancels_a_pull() -> None:
    """DUG02: Pull is displacement too; Hold Ground itself adds no defence."""
    t = table("| a tzu_xiao@B2 kilgore@A1 gwaien@A5 hand=TZU02 | b deryn@B4 goldarr@I1 dugrun@I2 hand=DUG02")
    t.a.plays("TZU02").stays().attacks("deryn")
    t.b.reacts("DUG02", "deryn")
    t.expect(damage={"deryn": 2}, at={"deryn": "B4"})
    t.is_idle("a")


def test_hold_ground_covers_every_target_of_the_attack() -> None:
    """DUG02, Q45: played for one of two targets, neither is pushed; the reaction is over afterwards."""
    t = table(
        "| a goldarr@B3 kilgore@B5 gwaien@A5 hand=GOL06,KIL05 | b deryn@B4 dugrun@C4 tzu_xiao@I2 hand=DUG02"
    )
    t.a.plays("GOL06").stays().aims("arc1")
    assert t.options == ["DUG02>b.deryn", "DUG02>b.dugrun", "pass"]
    t.b.reacts("DUG02", "dugrun")
    # Deryn 1 - 0, Dugrun 1 - 2.
    t.expect(damage={"deryn": 1, "dugrun": 0}, at={"deryn": "B4", "dugrun": "C4"}, cores={"a": "RYb"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_hold_ground_is_over_with_the_attack() -> None:
    """DUG02, Q30: the next attack displaces again: Pull 2 over two hexes is a step and 1 damage (Q16)."""
    t = table(
        "| a goldarr@D4 kilgore@B3 gwaien@A5 hand=GOL03,KIL05 | b deryn@B4 dugrun@I1 tzu_xiao@I2 hand=DUG02"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("DUG02", "deryn")
    t.expect(damage={"deryn": 2}, at={"deryn": "B4"})
    t.a.plays("GOL03").stays().attacks("deryn")
    t.expect(damage={"deryn": 4}, at={"deryn": "C4"}, cores={"a": "rYb"})
    t.is_idle("a")


# --- DUG03 Knock Down -------------------------------------------------------------------------------------


def test_knock_down_makes_allies_stronger_against_the_target() -> None:
    """DUG03: 2 - 1 on Gold'arr; then Gwaien's Ignite 2 + 2 - 1."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@B6 hand=DUG03,GWA05 | b goldarr@B4 deryn@C6 tzu_xiao@I2")
    t.a.plays("DUG03").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 1}, cores={"a": "RyB"})
    t.a.plays("GWA05").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 4, "deryn": 0}, cores={"a": "Ryb"}, hand={"a": ""})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_knock_down_helps_against_nobody_else() -> None:
    """DUG03: Gwaien's Ignite on Deryn stays at 2; the bonus ends with the turn."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@B6 hand=DUG03,GWA05 | b goldarr@B4 deryn@C6 tzu_xiao@I2")
    t.a.plays("DUG03").stays().attacks("goldarr")
    t.a.plays("GWA05").stays().attacks("deryn")
    t.expect(damage={"goldarr": 1, "deryn": 2})
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_knock_down_does_not_help_dugrun_himself() -> None:
    """DUG03, Q48: allies never include him: Blizzard stays 2 - 1."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@A5 hand=DUG03,DUG06 | b goldarr@B4 deryn tzu_xiao")
    t.a.plays("DUG03").stays().attacks("goldarr")
    t.a.plays("DUG06").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 2})
    assert [s.strength for s in t.of(ev.Struck)] == [2, 2]
    t.is_idle("a")


def test_knock_down_on_a_champion_that_goes_out() -> None:
    """DUG03, Q8: the target is on its Gate, so nothing is left to last."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@A5 hand=DUG03 | b deryn@B4/5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("DUG03").stays().attacks("deryn")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), levelled={"dugrun": True})
    assert t.state.lasting == []
    t.is_idle("a")


# --- DUG04 Mighty Blow ------------------------------------------------------------------------------------


def test_mighty_blow_with_room_behind_does_not_stun() -> None:
    """DUG04: strength 1, Push 2 all the way: no damage by the push, so no Stun."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@A5 hand=DUG04 | b deryn@B4 goldarr@I1 tzu_xiao@I2 hand=DER02")
    t.a.plays("DUG04").stays().attacks("deryn")
    t.b.passes()
    t.expect(damage={"deryn": 1}, at={"deryn": "B6"}, hand={"b": "DER02"}, cores={"a": "RYb"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_mighty_blow_against_a_wall_stuns() -> None:
    """DUG04: one step blocked is 1 damage and a Stun: a card of Deryn's of B's choice."""
    t = table(
        "| a dugrun@B4 kilgore@A1 gwaien@A5 hand=DUG04"
        " | b deryn@B5 goldarr@I1 tzu_xiao@I2 hand=DER02,DER07,GOL03"
    )
    t.a.plays("DUG04").stays().attacks("deryn")
    t.b.passes()
    assert t.asked == ("b", "stun")
    assert t.options == ["DER02", "DER07"]
    t.b.answers("DER07")
    t.expect(damage={"deryn": 2}, at={"deryn": "B6"}, hand={"b": "DER02,GOL03"})
    t.is_idle("a")


def test_mighty_blow_shows_a_hand_without_a_card_of_the_stunned() -> None:
    """DUG04, Q51: no card of Deryn's: the whole hand is shown and kept."""
    t = table(
        "| a dugrun@B5 kilgore@A1 gwaien@A5 hand=DUG04 | b deryn@B6 goldarr@I1 tzu_xiao@I2 hand=GOL03,TZU02"
    )
    t.a.plays("DUG04").stays().attacks("deryn")
    t.b.passes()
    assert t.options == ["show"]
    t.b.answers("show")
    t.expect(damage={"deryn": 3}, at={"deryn": "B6"}, hand={"b": "GOL03,TZU02"})
    assert t.of(ev.HandShown)[0].cards == ("GOL03", "TZU02")
    t.is_idle("a")


def test_mighty_blow_stunned_by_damage_of_the_push_only() -> None:
    """DUG04: a trap on the way damages, but that is not damage of the push: no Stun."""
    t = table(
        "| a dugrun@B3 kilgore@A1 gwaien@A5 hand=DUG04 | b deryn@B4 goldarr@I1 tzu_xiao@I2 hand=DER02"
        " | tokens=B5:damage1,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("DUG04").stays().attacks("deryn")
    t.b.passes().refills("C4")
    t.expect(damage={"deryn": 2}, at={"deryn": "B6"}, hand={"b": "DER02"})
    t.is_idle("a")


# --- DUG05 Shield Slam ------------------------------------------------------------------------------------


def test_shield_slam_dashes_and_pushes_all_around() -> None:
    """DUG05: Dash 2 in a row, then each adjacent enemy is pushed 1; the ally beside him is not."""
    t = table("| a dugrun@B2 kilgore@A3 gwaien@A1 hand=DUG05 | b deryn@B5 goldarr@C5 tzu_xiao@I2")
    t.a.plays("DUG05").stays().uses()
    assert "B4" in t.options
    assert not {"B5", "C4", "D3"} & set(t.options)
    t.a.goes("B4")
    assert t.asked == ("a", "push_next")
    assert t.options == ["b.deryn", "b.goldarr"]
    t.a.answers("b.goldarr")
    t.expect(
        at={"dugrun": "B4", "deryn": "B6", "goldarr": "D6", "kilgore": "A3"},
        damage={"deryn": 0, "goldarr": 0},
        cores={"a": "RYb"},
    )
    t.others_untouched("dugrun", "deryn", "goldarr")
    t.is_idle("a")


def test_shield_slam_without_a_step_against_the_edge() -> None:
    """DUG05, Q15: Dash 0, and the blocked push is 1 damage whatever the defence."""
    t = table("| a dugrun@B5 kilgore@A1 gwaien@A5 hand=DUG05 | b goldarr@B6 deryn@I1 tzu_xiao@I2")
    t.a.plays("DUG05").stays().uses()
    # Up the column two hexes and not three.
    assert "B3" in t.options
    assert "B2" not in t.options
    t.a.stays()
    t.expect(at={"dugrun": "B5", "goldarr": "B6"}, damage={"goldarr": 1})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_shield_slam_may_be_left_out() -> None:
    """DUG05, Q37: played for its move alone, nobody is pushed."""
    t = table("| a dugrun@B4 kilgore@A1 gwaien@A5 hand=DUG05 | b goldarr@B6 deryn@I1 tzu_xiao@I2")
    t.a.plays("DUG05").goes("B5").stops()
    t.expect(at={"dugrun": "B5", "goldarr": "B6"}, damage={"goldarr": 0}, cores={"a": "RYb"})
    t.others_untouched("dugrun")
    t.is_idle("a")


# --- DUG06 Blizzard ---------------------------------------------------------------------------------------


def test_blizzard_hurts_all_other_enemies() -> None:
    """DUG06: 2 on Deryn, then 1 on each other enemy in the arena, whatever its defence; none on allies."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@B5 hand=DUG06 | b deryn@B4 goldarr@I1 kilgore@I2/6")
    t.a.plays("DUG06").stays().attacks("deryn")
    t.expect(damage={"deryn": 2, "goldarr": 1, "gwaien": 0}, at={"b.kilgore": "gate", "a.kilgore": "A1"})
    t.expect(vp=(1, 0), levelled={"dugrun": True}, cores={"a": "rYB"})
    t.is_idle("a")


def test_blizzard_without_damage_is_only_a_blow() -> None:
    """DUG06: against Dugrun's own defence of 2 nothing is dealt, so nothing spreads."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@A5 hand=DUG06 | b dugrun@B4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("DUG06").stays().attacks("b.dugrun")
    t.expect(damage={"b.dugrun": 0, "goldarr": 0, "tzu_xiao": 0})
    assert t.of(ev.Damaged) == []
    t.is_idle("a")


def test_blizzard_spreads_when_the_target_goes_out_and_spares_the_gate() -> None:
    """DUG06, Q42: the damage was dealt all the same; a champion on the Gate is not in the arena."""
    t = table("| a dugrun@B3 kilgore@A1 gwaien@A5 hand=DUG06 | b deryn@B4/6 goldarr@I1 tzu_xiao")
    t.a.plays("DUG06").stays().attacks("deryn")
    t.expect(at={"deryn": "gate", "tzu_xiao": "gate"}, damage={"goldarr": 1, "tzu_xiao": 0}, vp=(1, 0))
    t.is_idle("a")


# --- DUG07 Onwards! ---------------------------------------------------------------------------------------


def test_onwards_draws_and_lets_each_ally_dash() -> None:
    """DUG07: Draw 1, then both allies dash one hex, in the order A likes."""
    t = table(
        "| a dugrun@B3 kilgore@C2 gwaien@A5 hand=DUG07 deck=GWA02,GWA03 | b deryn@I3 goldarr@I1 tzu_xiao@I2"
    )
    t.a.plays("DUG07").stays()
    assert t.asked == ("a", "draw")
    assert t.options == ["0", "1"]
    t.a.answers("1")
    assert t.asked == ("a", "who_dashes")
    assert t.options == ["a.kilgore", "a.gwaien", "stop"]
    t.a.answers("a.gwaien")
    assert sorted(t.options) == ["A4", "B5", "B6", "stop"]
    t.a.goes("B5")
    assert t.options == ["a.kilgore", "stop"]
    t.a.answers("a.kilgore").goes("C3")
    t.expect(at={"kilgore": "C3", "gwaien": "B5", "dugrun": "B3"}, hand={"a": "GWA02"}, cores={"a": "RyB"})
    t.others_untouched("kilgore", "gwaien")
    t.is_idle("a")


def test_onwards_all_of_it_may_be_left_out() -> None:
    """DUG07, Q50: Draw is "up to", the dashes are "may"; an ally on the Gate is not asked about."""
    t = table("| a dugrun@B3 kilgore gwaien@A5 hand=DUG07 deck=GWA02 | b deryn@I3 goldarr@I1 tzu_xiao@I2")
    t.a.plays("DUG07").stays().answers("0")
    assert t.options == ["a.gwaien", "stop"]
    t.a.stops()
    t.expect(hand={"a": ""}, at={"kilgore": "gate", "gwaien": "A5"})
    t.others_untouched()
    t.is_idle("a")


def test_onwards_into_a_trap() -> None:
    """DUG07, Q27: an ally dashed to its end in a trap gives the opponent the point; nobody levels."""
    t = table(
        "| a dugrun@A1 kilgore@A2 gwaien@B3/4 hand=DUG07 | b deryn@I3 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("DUG07").stays().answers("0").answers("a.gwaien").goes("C4").refills("F6").stops()
    t.expect(at={"gwaien": "gate"}, vp=(0, 1), levelled={"dugrun": False}, tokens="D6,F3,F6,G4")
    t.is_idle("a")


# --- Levelled: guards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mark", "offered"), [("", ["b.deryn", "b.dugrun", "stop"]), ("+", ["b.dugrun", "stop"])]
)
def test_levelled_dugrun_draws_attacks_of_adjacent_enemies(mark: str, offered: list[str]) -> None:
    """DUG01, Q47: beside a levelled Dugrun only he can be attacked; beside a basic one anybody."""
    t = table(f"| a kilgore@B3 tzu_xiao@A1 gwaien@A5 hand=KIL05 | b deryn@B4 dugrun@C3{mark} goldarr@I1")
    t.a.plays("KIL05").stays()
    assert t.options == offered
    t.a.attacks("dugrun")
    # 2 - 2, then two hexes in the row B3, C3, D3, E3.
    t.expect(damage={"dugrun": 0, "deryn": 0}, at={"dugrun": "E3"})
    t.is_idle("a")


def test_levelled_dugrun_forbids_an_attack_that_cannot_include_him() -> None:
    """Q47: Flamespear reaches 3 to 5; adjacent to the guard Gwaien cannot attack at all."""
    t = table("| a gwaien@B2 tzu_xiao@A1 kilgore@A5 hand=GWA03 | b deryn@B5 dugrun@C2+ goldarr@I1")
    t.a.plays("GWA03").stays()
    t.expect(damage={"deryn": 0}, cores={"a": "rYB"})
    t.others_untouched()
    t.is_idle("a")


def test_levelled_dugrun_does_not_stop_attackers_out_of_reach_or_area_attacks_with_him() -> None:
    """Q47: two hexes away she attacks whom she likes; a ring that includes him is fine."""
    t = table("| a gwaien@B2 tzu_xiao@A1 kilgore@A5 hand=GWA03 | b deryn@B5 dugrun@D2+ goldarr@I1")
    t.a.plays("GWA03").stays().attacks("deryn")
    t.expect(damage={"deryn": 3}, at={"deryn": "B6"})
    t.is_idle("a")
    t = table("| a kilgore@B3 tzu_xiao@A1 gwaien@A5 hand=KIL06 | b deryn@B4 dugrun@C3+ goldarr@I1")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(damage={"deryn": 2, "dugrun": 0})
    t.is_idle("a")


def test_levelled_dugrun_does_not_stop_skills_and_standard_actions() -> None:
    """Q47: Flash of Jade and the red standard action take other targets beside him."""
    t = table("| a tzu_xiao@B3 kilgore@A1 gwaien@A5 hand=TZU02 | b deryn@B4 dugrun@C3+ goldarr@I1")
    t.a.takes("strike", "tzu_xiao").stays()
    assert t.options == ["b.deryn", "b.dugrun", "stop"]
    t.a.targets("deryn")
    t.expect(damage={"deryn": 1, "dugrun": 0})
    t.is_idle("a")


def test_onwards_does_not_offer_a_rooted_ally() -> None:
    """DUG07: a champion that cannot move is no choice."""
    t = table("| a dugrun@B3 kilgore@C3~ gwaien@C5 hand=DUG07 | b deryn@I1 goldarr@I2 tzu_xiao@I3")
    t.a.plays("DUG07").stays()
    t.a.answers("0")
    assert t.asked == ("a", "who_dashes")
    assert t.options == ["a.gwaien", "stop"]
    t.a.stops()
    t.is_idle("a")
