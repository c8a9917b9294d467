"""Lil'Y's two reactions: one more reaction to the same attack, and gone to an ally's side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import table

# --- LIL04 Didn't See That Comin', Eh? --------------------------------------------------------------------


def test_one_more_reaction_with_a_card_just_drawn() -> None:
    """LIL04: +1, Draw 2, then another reaction: Vanish adds its own +1, so 5 - 2."""
    t = table(
        "| a kilgore@B3 tzu_xiao@A1 hand=KIL07"
        " | b lily@B4 deryn@E6 goldarr@I1 hand=LIL04 deck=LIL05,DER02,DER03"
    )
    t.a.plays("KIL07").attacks("lily")
    t.b.reacts("LIL04", "lily")
    assert (t.asked, t.options) == (("b", "draw"), ["0", "1", "2"])
    t.b.answers("2")
    t.expect(hand={"b": "DER02,LIL05"}, cores={"b": "RyB"}, damage={"lily": 0})
    assert (t.asked, t.options) == (("b", "react"), ["LIL05>b.lily", "pass"])
    t.b.reacts("LIL05", "lily")
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(5, 2)]
    assert t.asked == ("b", "place")
    assert set(t.options) == {"D5", "D6", "E7", "F5", "F6", "H1", "H2", "I2"}
    t.b.goes("E7")
    t.expect(at={"lily": "E7"}, damage={"lily": 3}, hand={"b": "DER02"}, cores={"a": "RyB", "b": "Ryb"})
    t.expect(discard={"b": "LIL04,LIL05"})
    t.others_untouched("lily")
    t.is_idle("a")


def test_two_reactions_and_no_third() -> None:
    """LIL04: one more, whatever the hand still holds and the cores could pay."""
    t = table("| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b lily@B4 deryn@I2 goldarr@I1 hand=LIL04,LIL05,GOL05")
    t.a.plays("KIL07").attacks("lily")
    t.b.reacts("LIL04", "lily").answers("0")
    assert t.options == ["GOL05>b.lily", "LIL05>b.lily", "pass"]
    t.b.reacts("LIL05", "lily")
    assert t.asked == ("b", "place")
    t.b.goes("H1")
    t.expect(at={"lily": "H1"}, damage={"lily": 3, "kilgore": 0}, hand={"b": "GOL05"}, cores={"b": "Ryb"})
    t.is_idle("a")


def test_the_second_reaction_may_defend_another_target() -> None:
    """LIL04, digest 8: each reaction names its own champion; both get what theirs says."""
    t = table("| a kilgore@B3 tzu_xiao@A1 hand=KIL06 | b lily@B4 deryn@C4 goldarr@I1 hand=LIL04,GOL05")
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("LIL04", "lily").answers("0")
    assert t.options == ["GOL05>b.lily", "GOL05>b.deryn", "pass"]
    t.b.reacts("GOL05", "deryn")
    # Away from Deryn on C4 only the way up the column is two hexes long.
    t.expect(damage={"lily": 1, "deryn": 1, "kilgore": 0}, at={"kilgore": "B1"}, cores={"b": "ryB"})
    t.is_idle("a")


def test_the_second_reaction_may_be_passed() -> None:
    """LIL04: "may"; the window opens by public facts, also with no reaction in hand (R2)."""
    t = table("| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b lily@B4 deryn@I2 hand=LIL04,DER02")
    t.a.plays("KIL07").attacks("lily")
    t.b.reacts("LIL04", "lily").answers("0")
    assert (t.asked, t.options) == (("b", "react"), ["pass"])
    t.b.passes()
    t.expect(damage={"lily": 4}, hand={"b": "DER02"}, cores={"b": "RyB"})
    t.is_idle("a")


@pytest.mark.parametrize(
    ("cards", "cores"), [("hand=LIL04,LIL05 cores=rYb", "ryb"), ("hand=LIL04 deck= cores=RYB", "RyB")]
)
def test_no_core_or_no_card_is_left_for_a_second(cards: str, cores: str) -> None:
    """LIL04, R2: without a ready core, or without a card, nothing more is asked."""
    t = table(f"| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b lily@B4 deryn@I2 {cards}")
    t.a.plays("KIL07").attacks("lily")
    t.b.reacts("LIL04", "lily")
    if "LIL05" in cards:
        t.b.answers("0")
    t.expect(damage={"lily": 4}, cores={"b": cores})
    assert len(t.of(ev.ReactionImpossible)) == 1
    t.is_idle("a")


def test_both_sides_have_lily() -> None:
    """LIL02 against LIL04 and LIL05: defence is ignored however often it grows, the vanishing is not."""
    t = table("| a lily@B3 kilgore@A1 hand=LIL02 | b lily@B4 deryn@I1 hand=LIL04,LIL05")
    t.a.plays("LIL02").stays().attacks("b.lily")
    t.b.reacts("LIL04", "b.lily").answers("0")
    t.b.reacts("LIL05", "b.lily").goes("H1")
    t.expect(at={"a.lily": "B3", "b.lily": "H1"}, damage={"b.lily": 2, "a.lily": 0})
    t.a.goes("C4")
    t.expect(at={"a.lily": "C4"})
    t.is_idle("a")


# --- LIL05 Vanish -----------------------------------------------------------------------------------------


def test_vanish_takes_the_defended_champion_out_of_the_row() -> None:
    """LIL05, Q15: placed before the Push, out of its row, so the Push is ignored."""
    t = table("| a kilgore@B3 tzu_xiao@A1 hand=KIL05 | b deryn@B4 lily@C6 hand=LIL05")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("LIL05", "deryn")
    assert t.asked == ("b", "place")
    assert set(t.options) == {"B5", "B6", "C5", "C7", "D6", "D7"}
    t.b.goes("D7")
    t.expect(at={"deryn": "D7", "kilgore": "B3"}, damage={"deryn": 1}, cores={"b": "RYb"})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("push", "no_row")]
    t.others_untouched("deryn")
    t.is_idle("a")


def test_vanish_moves_on_from_one_allys_side() -> None:
    """LIL05: already beside her only ally, the defended champion goes to another hex there."""
    t = table("| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b lily@B4 deryn@B5 hand=LIL05")
    t.a.plays("KIL07").attacks("lily")
    t.b.reacts("LIL05", "lily")
    assert set(t.options) == {"A4", "A5", "B6", "C5", "C6"}
    t.b.goes("A4")
    t.expect(at={"lily": "A4"}, damage={"lily": 4})
    t.is_idle("a")


@pytest.mark.parametrize(("lily", "at", "damage"), [("B4", "B4", 4), ("B4/2", "gate", 0)])
def test_vanish_with_no_ally_or_nobody_left(lily: str, at: str, damage: int) -> None:
    """LIL05: no ally in the arena, nowhere to go; Q33: knocked out, she is on her Gate and stays there."""
    ally = "deryn" if at == "B4" else "deryn@I1"
    t = table(f"| a kilgore@B3 tzu_xiao@A1 hand=KIL07 | b lily@{lily} {ally} hand=LIL05")
    t.a.plays("KIL07").attacks("lily")
    t.b.reacts("LIL05", "lily")
    t.expect(at={"lily": at}, damage={"lily": damage}, vp=(0 if at == "B4" else 1, 0))
    t.is_idle("a")


def test_vanish_onto_a_trap() -> None:
    """LIL05, Q23 and Q27: placed onto a token by its own side, out: A scores, nobody levels."""
    t = table(
        "| a kilgore@B3 tzu_xiao@A1 hand=KIL05 | b deryn@B4/4 lily@D7 hand=LIL05"
        " | tokens=D6:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("LIL05", "deryn").goes("D6").refills("C4")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), levelled={"kilgore": False, "lily": False})
    t.expect(tokens="C4,D3,F3,G4")
    t.is_idle("a")
