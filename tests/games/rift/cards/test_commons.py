"""The commons, each at work and at its limits.

A Dispel in a hand that finds nothing to dispel keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- Goblin -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("company", "total"), [("N2 archer", 5), ("N2 pikeman", 4), ("N2 goblin", 2), ("S3 goblin", 2)]
)
def test_goblin_deals_one_more_with_another_common_in_the_attack(company: str, total: int) -> None:
    """Set 5: with an Archer 3 and 2; a Pikeman is no common, one who only stands by takes no part."""
    t = table(f"turn=a | a N3 goblin {company} hand=dispel | b N4 storm_giant")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == total


def test_goblin_deserted_by_its_company_deals_less() -> None:
    """R-26: the Archer is gone, the Goblin's 2 are left of 5."""
    t = table("turn=a | a N2 archer N3 goblin hand=dispel | b N4 storm_giant hand=intimidate")
    t.a.attacks("N4")
    t.b.responds("intimidate", "N2")
    t.a.passes()
    t.expect(damage={"N4": 2})


def test_goblin_without_the_archer_it_could_ask_deals_two() -> None:
    """R-24: the participants are named, and the other common is not among them."""
    t = table("turn=a | a N2 archer N3 goblin hand=dispel | b N4 storm_giant")
    t.a.attacks("N4", "N3")
    t.expect(damage={"N4": 2})


def test_goblin_falls_to_one_damage_unless_blessed() -> None:
    """Set 1."""
    t = table("turn=b | a N3 goblin hand=blessing | b N4 zombie hand=dispel")
    t.b.attacks("N3")
    t.a.passes()
    t.expect(at={"N3": None})
    t = table("turn=b | a N3 goblin hand=blessing | b N4 zombie hand=reflection")
    t.b.attacks("N3")
    t.a.responds("blessing", "N3")
    t.b.passes()
    t.expect(at={"N3": "goblin"}, damage={"N3": 1}, life={"N3": 2})


# --- Militiaman -------------------------------------------------------------------------------------------


def test_militia_has_one_more_life_with_a_friend_right_behind() -> None:
    """Set 5: 3 backed; 2 with a gap, with a friend before it, with one in the other lane."""
    line = "turn=a | a N3 militia {} goblin hand=dispel | b N7 imp S7 imp"
    for cell, life in (("N2", 3), ("N1", 2), ("N4", 2), ("S2", 2)):
        table(line.format(cell)).expect(life={"N3": life})


def test_militia_of_red_is_backed_from_the_higher_cell() -> None:
    """R-2: behind is towards the own portal."""
    t = table("turn=a | a N1 imp hand=dispel | b N5 militia N6 imp S5 imp S6 militia")
    t.expect(life={"N5": 3, "S6": 2})


def test_militia_has_nobody_behind_it_on_a_home_cell() -> None:
    """R-3: the last cell of one lane is not behind the first of the other."""
    t = table("turn=a | a S1 militia N7 goblin hand=dispel | b S7 imp")
    t.expect(life={"S1": 2})


def test_militia_falls_when_its_backing_leaves() -> None:
    """R-8: 2 damage are too little for three lives, and enough when the Goblin behind is gone."""
    t = table("turn=b | a N2 goblin N3 militia/2 deck=- discard=- | b N6 zombie hand=intimidate,dispel")
    t.b.casts("intimidate", "N2")
    t.expect(at={"N2": None, "N3": None}, discard={"a": "militia"}, deck={"a": "goblin"})


def test_militia_neutralised_is_not_backed() -> None:
    """R-50."""
    t = table("turn=b | a N2 goblin N3 militia/2 | b N6 zombie hand=neutralise,dispel")
    t.b.casts("neutralise", "N3")
    t.expect(at={"N2": "goblin", "N3": None})


# --- Archer -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cell", "damage"), [("N4", 2), ("N5", 1)])
def test_archer_shoots_at_distance_two_and_three(cell: str, damage: int) -> None:
    """Set 3: 2 and 1."""
    t = table(f"turn=a | a N2 archer hand=dispel | b {cell} zombie")
    t.a.attacks(cell)
    t.expect(damage={cell: damage})


def test_archer_has_no_melee() -> None:
    """R-6: nor reach four cells; it takes no part in an attack beside it."""
    t = table("turn=a | a N2 archer hand=dispel | b N3 zombie N6 zombie")
    assert t.options == ["end"]


def test_archer_is_not_taught_to_fence_by_a_blessing() -> None:
    """RQ25: only printed values change."""
    t = table("turn=a | a N2 archer+blessing hand=reflection | b N3 zombie")
    assert t.strikes("N2") == [None, 3, 2, None]
    assert t.options == ["end"]


# --- Zombie -----------------------------------------------------------------------------------------------


def test_zombie_stands_two_damage_and_falls_to_three() -> None:
    """R-8: damage equal to its life destroys it; what lies on it goes away at end of turn (R-21)."""
    t = table("turn=b | a N3 zombie | b N5 archer hand=dispel")
    t.b.attacks("N3")
    t.expect(damage={"N3": 2})
    t.b.ends_turn()
    t.expect(at={"N4": "zombie"}, damage={"N4": 0})
    t = table("turn=b | a N3 zombie/1 | b N5 archer hand=dispel")
    t.b.attacks("N3")
    t.expect(at={"N3": None})


def test_zombie_deals_one_next_to_it_alone() -> None:
    """Set 3: 1/-."""
    t = table("turn=a | a N3 zombie hand=dispel | b N4 storm_giant N5 imp")
    assert t.options == ["attack>N4", "end"]
    t.a.attacks("N4")
    t.expect(damage={"N4": 1})


def test_zombie_cursed_cannot_attack() -> None:
    """RQ12: an attack for 0 is not allowed."""
    t = table("turn=a | a N3 zombie-curse hand=reflection | b N4 storm_giant")
    assert t.options == ["end"]


# --- War Hound --------------------------------------------------------------------------------------------


def test_war_hound_advances_two_cells_as_far_as_free() -> None:
    """R-17, R-59: two, one, none; it shoves nobody."""
    line = "turn=a start | a {} deck=0 | b N6 war_hound hand=dispel deck=0"
    table(line.format("S1 imp")).expect(at={"N4": "war_hound"})
    table(line.format("N4 imp")).expect(at={"N5": "war_hound"})
    table(line.format("N5 imp")).expect(at={"N6": "war_hound"})


def test_war_hound_follows_a_friend_in_the_order() -> None:
    """R-17: the Zombie before it goes first and leaves one cell, the second is taken."""
    t = table("turn=a start | a S1 imp | b N5 zombie N6 war_hound hand=dispel deck=0")
    t.expect(at={"N4": "zombie", "N5": "war_hound"})


def test_war_hound_is_summoned_on_the_home_cell_and_charges_next_turn() -> None:
    """R-18: summoning comes after the advance."""
    t = table("turn=b start | a deck=war_hound spells=- | b S5 zombie hand=dispel deck=- spells=-")
    t.a.summons("N")
    t.expect(at={"N1": "war_hound"})
    t.b.ends()
    t.expect(at={"N3": "war_hound"})


# --- Imp --------------------------------------------------------------------------------------------------


def test_imp_strikes_fliers() -> None:
    """R-9: melee of fliers; 2 against life 2."""
    t = table("turn=a | a N3 imp hand=dispel | b N4 phoenix")
    t.a.attacks("N4")
    t.expect(at={"N4": None})


def test_imp_is_hit_by_fliers_giants_and_arrows_alone() -> None:
    """R-9."""
    for enemy, can_hit in (("zombie", False), ("imp", True), ("mountain_giant", True), ("paladin", False)):
        t = table(f"turn=b | a N3 imp | b N4 {enemy} hand=dispel")
        assert ("attack>N3" in t.options) is can_hit
    table("turn=b | a N3 imp | b N5 archer hand=dispel").offers("attack>N3")


def test_imp_neutralised_can_be_struck() -> None:
    """R-50."""
    t = table("turn=b | a N3 imp-neutralise | b N4 zombie hand=reflection")
    t.b.attacks("N3")
    t.expect(at={"N3": None})
