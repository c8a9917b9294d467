"""Section 9 and Q1 to Q10: knock-outs, points, levels, and who wins when both sides get there."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import Table, table


def levels(t: Table) -> list[str]:
    """Who has levelled up since the table was set."""
    return [t.state.figures[e.figure].option.key for e in t.of(ev.LevelledUp)]


# --- What a knock-out is ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "out"), [(4, False), (5, True), (6, True)])
def test_damage_equal_to_or_above_health_knocks_out(before: int, out: bool) -> None:
    """Section 9, Q8, Q9: Deryn's health is 7, the blow does 2; one point whatever the overkill."""
    t = table(
        "r1 turn=a | a gwaien@D4 kilgore@A1 dugrun@A2 hand=GWA05"
        f" | b deryn@D6/{before} goldarr@I1 tzu_xiao@I2"
    )
    t.a.plays("GWA05").stays().attacks("deryn")
    t.expect(
        damage={"deryn": 0 if out else before + 2},
        at={"deryn": "GATE" if out else "D6"},
        vp=(1, 0) if out else (0, 0),
        levelled={"gwaien": out},
    )
    t.is_idle("a")


def test_a_knocked_out_champion_loses_damage_level_and_effects() -> None:
    """Q8: to the Gate, undamaged, basic side up; all temporary effects on and against it end."""
    t = table(
        "r1 turn=a | a gwaien@D4 kilgore@A1 dugrun@A2 hand=GWA05 | b kilgore@D6/7+~ goldarr@I1 tzu_xiao@I2"
        " | effects b.kilgore:defence:1 b.kilgore:quarry:1"
        " a.kilgore:strength:2>b.kilgore a.kilgore:strength:1"
    )
    t.a.plays("GWA05").stays().attacks("b.kilgore")
    t.expect(at={"b.kilgore": "GATE"}, damage={"b.kilgore": 0}, levelled={"b.kilgore": False}, vp=(1, 0))
    left = [(n.kind, t.state.figures[n.figure].option.key, n.amount) for n in t.state.lasting]
    assert left == [("strength", "a.kilgore", 1)]
    t.is_idle("a")


def test_effects_on_allies_never_reach_a_champion_that_was_on_the_gate() -> None:
    """Q8: Focus while Gwaien is on the Gate; returning with Move 2 she has one point left, not two."""
    t = table("r1 turn=a | a tzu_xiao@D4 kilgore@A1 gwaien hand=TZU03,GWA05 | b deryn@I1 goldarr dugrun")
    t.a.plays("TZU03").stays().uses()
    t.a.plays("GWA05").goes("A3")
    assert t.options == ["A2", "A4", "B3", "B4", "stop"]
    t.a.stays()
    t.is_idle("a")


def test_damage_stays_when_the_card_is_flipped() -> None:
    """Q10: Kilgore levels up with 6 damage; his health is now 8."""
    t = table("r1 turn=a | a kilgore@D4/6 dugrun@A1 gwaien@A2 | b deryn@D5/6 goldarr@I1 tzu_xiao@I2")
    t.a.takes("strike", "kilgore").stays().targets("deryn")
    t.expect(damage={"kilgore": 6}, levelled={"kilgore": True}, at={"kilgore": "D4"}, vp=(1, 0))
    assert t.public().figures[0].health == 8
    t.is_idle("a")


# --- When and who levels up -------------------------------------------------------------------------------


def test_points_come_at_once_and_the_level_when_the_card_is_finished() -> None:
    """Q1: after the knock-out Plundarr still draws; only then Gold'arr's card is flipped."""
    t = table("r1 turn=a | a goldarr@D4 kilgore@A1 gwaien@A2 hand=GOL04 | b deryn@D5/5 dugrun@I1 tzu_xiao@I2")
    t.a.plays("GOL04").stays().attacks("deryn")
    assert t.asked == ("a", "draw")
    t.expect(vp=(1, 0), at={"deryn": "GATE"}, levelled={"goldarr": False})
    assert levels(t) == []
    t.a.answers("0")
    t.expect(levelled={"goldarr": True})
    assert [type(e).__name__ for e in t.events][-2:] == ["CardResolved", "LevelledUp"]
    t.is_idle("a")


def test_a_knock_out_with_push_damage_levels() -> None:
    """Q2: the blocked steps of Maul Thrash knock Deryn out."""
    t = table("r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05 | b deryn@D5/3 goldarr@D6 tzu_xiao@I2")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.expect(
        vp=(1, 0), at={"deryn": "GATE", "goldarr": "D6"}, levelled={"kilgore": True}, damage={"goldarr": 0}
    )
    t.is_idle("a")


def test_a_knock_out_by_a_trap_the_enemy_was_moved_into_levels_the_mover() -> None:
    """Q2, Q27, R20: Relentless Advance forces Deryn onto a trap; Kilgore still takes her hex."""
    t = table(
        "r1 turn=a | a kilgore@D3 dugrun@A1 gwaien@A2 hand=KIL02 | b deryn@D4/6 goldarr@I1 tzu_xiao@I2"
        " | tokens=E4:damage1,C4,F3,G4"
    )
    t.a.plays("KIL02").stays().targets("deryn").goes("E4")
    t.expect(vp=(1, 0), at={"deryn": "GATE"})
    t.b.refills("F6")
    t.expect(at={"kilgore": "D4"}, levelled={"kilgore": True})
    t.is_idle("a")


def test_a_knock_out_with_a_skill_levels() -> None:
    """Q2: Set Sail passes Deryn for 1 damage."""
    t = table("r1 turn=a | a goldarr@D4 kilgore@A1 gwaien@A2 hand=GOL07 | b deryn@D5/6 dugrun@I1 tzu_xiao@I2")
    t.a.plays("GOL07").stays()
    t.a.goes("D6")
    t.expect(vp=(1, 0), at={"deryn": "GATE", "goldarr": "D6"}, levelled={"goldarr": True})
    t.is_idle("a")


def test_a_knock_out_through_a_reaction_levels_the_defended_champion() -> None:
    """Q2, section 8: Tzu Xiao's Revenge for Deryn: Deryn levels, her player scores, after the action."""
    t = table(
        "r1 turn=a | a kilgore@D4/5 dugrun@A1 gwaien@A2 hand=KIL05"
        " | b deryn@D5 tzu_xiao@I1 goldarr hand=TZU06"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(
        vp=(0, 1),
        at={"kilgore": "GATE", "deryn": "D5"},
        levelled={"deryn": True, "tzu_xiao": False, "kilgore": False},
        damage={"deryn": 2},
    )
    t.is_idle("a")


def test_fear_into_a_trap_credits_the_defended_champion() -> None:
    """Q2, Q27: the frightened attacker is knocked out by a trap; Deryn, the defended one, levels."""
    t = table(
        "r1 turn=a | a kilgore@D4/6 dugrun@A1 gwaien@A2 hand=KIL07 cores=rYb"
        " | b deryn@D5 goldarr@I1 tzu_xiao hand=GOL05 | tokens=D3:damage1,C4,F6,G4"
    )
    t.a.plays("KIL07").attacks("deryn")
    t.b.reacts("GOL05", "deryn")
    t.a.goes("D2").refills("F3")
    t.expect(vp=(0, 1), at={"kilgore": "GATE"}, levelled={"deryn": True, "goldarr": False})
    t.is_idle("a")


def test_knocking_out_an_ally_levels_nobody_and_scores_for_the_other_side() -> None:
    """Q2, Q4: Fury knocks out Gwaien; Deryn survives."""
    t = table("r1 turn=a | a kilgore@D4 gwaien@D3/4 dugrun@A2 hand=KIL06 | b deryn@D5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(vp=(0, 1), at={"gwaien": "GATE"}, damage={"deryn": 2})
    assert levels(t) == []
    t.is_idle("a")


def test_several_knock_outs_score_each_and_level_once() -> None:
    """Section 9: one point per champion; a card is flipped once."""
    t = table(
        "r1 turn=a | a kilgore@D4 gwaien@A1 dugrun@A2 hand=KIL06 | b deryn@D5/5 goldarr@C3/7 tzu_xiao@I2"
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(vp=(2, 0), at={"deryn": "GATE", "goldarr": "GATE"}, levelled={"kilgore": True})
    assert levels(t) == ["a.kilgore"]
    t.is_idle("a")


def test_a_levelled_champion_levels_no_further() -> None:
    """Q3: already levelled, nothing happens but the point."""
    t = table("r1 turn=a | a kilgore@D4+ dugrun@A1 gwaien@A2 | b deryn@D5/6 goldarr@I1 tzu_xiao@I2")
    t.a.takes("strike", "kilgore").stays().targets("deryn")
    t.expect(vp=(1, 0), levelled={"kilgore": True})
    assert not t.of(ev.LevelEarned)
    assert levels(t) == []
    t.is_idle("a")


def test_a_champion_knocked_out_before_its_card_is_flipped_does_not_level() -> None:
    """Q3: Fury knocks out Deryn, then Revenge for Tzu Xiao knocks out Kilgore; only she levels."""
    t = table(
        "r1 turn=a | a kilgore@D4/5 gwaien@A1 dugrun@A2 hand=KIL06"
        " | b deryn@D5/5 tzu_xiao@C3 goldarr hand=TZU06"
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(
        vp=(1, 1),
        at={"kilgore": "GATE", "deryn": "GATE", "tzu_xiao": "C3"},
        levelled={"kilgore": False, "tzu_xiao": True},
    )
    assert levels(t) == ["b.tzu_xiao"]
    t.is_idle("a")


def test_a_champion_that_knocks_itself_out_with_an_enemy_does_not_level() -> None:
    """Q3, Q6: Fireball burns Gwaien and Tzu Xiao in one step; both sides score, nobody levels on the Gate."""
    t = table(
        "r1 turn=a | a gwaien@D4/4+ kilgore@A1 dugrun@A2 hand=GWA02 | b deryn@D5 tzu_xiao@D6/7 goldarr@I1"
    )
    t.a.plays("GWA02").stays().attacks("deryn")
    t.expect(vp=(1, 1), at={"gwaien": "GATE", "tzu_xiao": "GATE"}, levelled={"gwaien": False})
    t.expect(damage={"deryn": 3, "gwaien": 0, "tzu_xiao": 0})
    assert not t.of(ev.LevelEarned)
    t.is_idle("a")


def test_a_champion_that_walks_into_its_end_loses_the_rest_of_the_card() -> None:
    """Q5: the opponent scores, nobody levels, move and attack are lost; the trap is replaced (Q25)."""
    t = table(
        "r1 turn=a | a kilgore@B3/6 gwaien@A1 dugrun@A2 hand=KIL06 | b deryn@D5 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:damage1,F3,F6,G4"
    )
    t.a.plays("KIL06").goes("C4")
    t.expect(vp=(0, 1), at={"kilgore": "GATE"}, damage={"kilgore": 0})
    t.a.refills("D6")
    t.expect(damage={"deryn": 0}, cores={"a": "RyB"}, hand={"a": ""}, tokens="D6,F3,F6,G4")
    assert levels(t) == []
    t.expect(discard={"a": "KIL06"})
    t.is_idle("a")


def test_a_champion_knocked_out_by_its_pre_attack_effect_does_not_attack() -> None:
    """Q5, section 6: Pounce jumps onto a trap and into the Gate; no attack follows."""
    t = table(
        "r1 turn=a | a tzu_xiao@B3/8 gwaien@A1 dugrun@A2 hand=TZU07 | b deryn@D5 goldarr@I1 kilgore@I2"
        " | tokens=C4:damage1,F3,F6,G4"
    )
    t.a.plays("TZU07").goes("C4").refills("D6")
    t.expect(vp=(0, 1), at={"tzu_xiao": "GATE"}, damage={"deryn": 0})
    t.is_idle("a")


# --- Both sides at once -----------------------------------------------------------------------------------

BOTH_OUT = "a kilgore@D4 gwaien@D3/4 dugrun@A2 hand=KIL06 | b deryn@D5/5 goldarr@I1 tzu_xiao@I2"


def fury(line: str) -> Table:
    t = table(line)
    t.a.plays("KIL06").stays().aims("ring")
    return t


def test_both_sides_score_and_level_when_one_card_knocks_out_on_both() -> None:
    """Q6: Fury knocks out Deryn and Gwaien; below the goal the match goes on."""
    t = fury(f"r1 turn=a vp=3-3 | {BOTH_OUT}")
    t.expect(vp=(4, 4), at={"deryn": "GATE", "gwaien": "GATE"}, levelled={"kilgore": True})
    t.is_idle("a")


def test_a_tie_at_the_goal_is_won_by_the_opponent_of_whoever_played_the_card() -> None:
    """Q6: 4-4 becomes 5-5 by a's card, so b wins."""
    t = fury(f"r1 turn=a vp=4-4 | {BOTH_OUT}")
    t.expect(vp=(5, 5))
    t.is_over("b")


def test_at_the_goal_the_higher_total_wins() -> None:
    """Q6: two enemies and one ally, 4-4 becomes 6-5; the one who played the card wins."""
    t = fury(f"r1 turn=a vp=4-4 | {BOTH_OUT.replace('goldarr@I1', 'goldarr@C3/7')}")
    t.expect(vp=(6, 5))
    t.is_over("a")
    t = fury(f"r1 turn=a vp=3-4 | {BOTH_OUT}")
    t.expect(vp=(4, 5))
    t.is_over("b")


def test_a_knock_out_of_step_seven_wins_before_the_reaction_strikes_back() -> None:
    """Q7: 4-4, Deryn falls in step 7; Revenge in step 8 would have knocked out Kilgore."""
    t = table(
        "r1 turn=a vp=4-4 | a kilgore@D4/5 gwaien@A1 dugrun@A2 hand=KIL06"
        " | b deryn@D5/5 tzu_xiao@C3 goldarr hand=TZU06"
    )
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(vp=(5, 4), at={"kilgore": "D4"})
    t.is_over("a")


def test_a_knock_out_of_step_eight_wins_before_the_attack_goes_on() -> None:
    """Q7: Revenge in step 8 against the push in step 9, which would have knocked out Tzu Xiao."""
    t = table(
        "r1 turn=a vp=4-4 | a kilgore@D4/5 gwaien@A1 dugrun@A2 hand=KIL05"
        " | b tzu_xiao@D5/5 deryn@D6 goldarr hand=TZU06"
    )
    t.a.plays("KIL05").stays().attacks("tzu_xiao")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(vp=(4, 5), at={"tzu_xiao": "D5"}, damage={"tzu_xiao": 7})
    t.is_over("b")


@pytest.mark.parametrize(("first", "vp", "winner"), [("b.deryn", (5, 4), "a"), ("a.gwaien", (4, 5), "b")])
def test_every_champion_of_an_ordered_list_is_a_step_of_its_own(
    first: str, vp: tuple[int, int], winner: str
) -> None:
    """Q7, Q17: Anchors Aweigh hits both for 1, then each blocked push knocks one out; the first decides."""
    # Arc 3 of D4 covers D5, C4 and C3; D6 and B2 block the pushes.
    t = table(
        "r1 turn=a vp=4-4 | a goldarr@D4 gwaien@C3/4 dugrun@B2 hand=GOL06"
        " | b deryn@D5/5 kilgore@D6 tzu_xiao@I2"
    )
    t.a.plays("GOL06").stays().aims("arc3")
    t.expect(damage={"deryn": 6, "gwaien": 5})
    t.a.answers(first)
    t.expect(vp=vp)
    t.is_over(winner)


def test_damage_of_one_step_is_simultaneous_outside_attacks_too() -> None:
    """Q7: the fire beside Fireball's target takes both sides at once: 5-5, so b wins."""
    t = table(
        "r1 turn=a vp=4-4 | a gwaien@D4 kilgore@C6/5 dugrun@A2 hand=GWA02"
        " | b deryn@D6 tzu_xiao@D7/7 goldarr@I1"
    )
    t.a.plays("GWA02").stays().attacks("deryn")
    t.expect(vp=(5, 5), damage={"deryn": 3})
    t.is_over("b")


def test_the_fifth_point_ends_the_match_in_the_middle_of_a_move() -> None:
    """Section 3, R19: first to 5 wins at once; the trap is not even replaced."""
    t = table(
        "r1 turn=a vp=0-4 | a kilgore@B3/6 gwaien@A1 dugrun@A2 hand=KIL06 | b deryn@D5 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:damage1,F3,F6,G4"
    )
    t.a.plays("KIL06").goes("C4")
    t.expect(vp=(0, 5), tokens="F3,F6,G4")
    t.is_over("b")
