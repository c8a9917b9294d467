"""Fear (Q19), Root (Q20) and immunity (Q21)."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import Table, table


def frightened(attacker: str, defended: str, others: str = "", more: str = "") -> Table:
    """Kilgore has attacked Gold'arr, who answered with Intimidation (Fear 2 after the attack)."""
    t = table(
        f"r1 turn=a | a kilgore@{attacker} gwaien@A5 deryn@A4 hand=KIL07 cores=rYb"
        f" | b goldarr@{defended} {others or 'dugrun@I1 tzu_xiao@I2'} hand=GOL05{more}"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("GOL05", "goldarr")
    return t


# --- Fear -------------------------------------------------------------------------------------------------


def test_the_frightened_champions_controller_chooses_among_the_longest_ways() -> None:
    """Q19, Q24, Q56: a Dash in a row, every step farther from the source, two steps beat one."""
    t = frightened("D4", "D5")
    # C4 and D5's other neighbours are no farther away; E5 is a statue.
    assert (t.asked, t.options) == (("a", "fear"), ["B2", "D2", "F3"])
    t.a.goes("F3")
    t.expect(at={"kilgore": "F3", "goldarr": "D5"}, damage={"kilgore": 0, "goldarr": 0})
    assert len(t.of(ev.Moved)[0].path) == 2
    t.is_idle("a")


def test_a_shorter_way_is_not_offered_beside_a_longer_one() -> None:
    """Q19: an enemy on D2 leaves one step upwards, so only the two-step ways remain."""
    t = frightened("D4", "D5", "dugrun@D2 tzu_xiao@I2")
    assert t.options == ["B2", "F3"]
    t.a.goes("B2")
    t.expect(at={"kilgore": "B2"})
    t.is_idle("a")


def test_an_ally_is_dashed_past_but_not_ended_on() -> None:
    """Q19 and section 14, Dash: an ally on the first hex may be passed, one on the last may not be joined."""
    t = table(
        "r1 turn=a | a kilgore@D4 gwaien@D3 deryn@B2 hand=KIL07 cores=rYb"
        " | b goldarr@D5 dugrun@I1 tzu_xiao@I2 hand=GOL05"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("GOL05", "goldarr")
    assert t.options == ["D2", "F3"]
    t.a.goes("D2")
    t.expect(at={"kilgore": "D2", "gwaien": "D3", "deryn": "B2"})
    t.is_idle("a")


def test_one_step_is_taken_when_no_way_has_two() -> None:
    """Q19: as far as possible; a single longest way needs no question."""
    t = frightened("D4", "D5", "dugrun@D2 tzu_xiao@F3")
    t.is_idle("a")
    t.expect(at={"kilgore": "B2"})
    t = table(
        "r1 turn=a | a kilgore@D4 gwaien@B2 deryn@A1 hand=KIL07 cores=rYb"
        " | b goldarr@D5 dugrun@D2 tzu_xiao@F3 hand=GOL05"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("GOL05", "goldarr")
    assert (t.asked, t.options) == (("a", "fear"), ["C3", "D3", "E4"])
    t.a.goes("E4")
    t.expect(at={"kilgore": "E4"})
    t.is_idle("a")


def test_with_no_way_out_the_frightened_champion_stays_unhurt() -> None:
    """Q19: in the corner nothing leads away from B2; no damage for steps not made."""
    t = frightened("A1", "B2")
    t.expect(at={"kilgore": "A1"}, damage={"kilgore": 0})
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("fear", "no_way")]
    t.is_idle("a")


def test_the_source_of_fear_is_the_defended_champion_not_the_cards_owner() -> None:
    """Q19, section 8: Gold'arr's card for Tzu Xiao; Kilgore flees from Tzu Xiao."""
    t = table(
        "r1 turn=a | a kilgore@D4 gwaien@A5 deryn@A4 hand=KIL07 cores=rYb"
        " | b goldarr@D2 dugrun@I1 tzu_xiao@D5 hand=GOL05"
    )
    t.a.plays("KIL07").attacks("tzu_xiao")
    t.b.reacts("GOL05", "tzu_xiao")
    # Away from D5; upwards is cut short by Gold'arr, from whom F3 and B2 are no flight at all.
    assert t.options == ["B2", "F3"]
    t.a.goes("B2")
    t.is_idle("a")


def test_fear_leads_over_a_token_and_on() -> None:
    """Q19: a Dash triggers traps; the way is finished afterwards."""
    t = frightened("D4", "D5", more=" | tokens=D3:damage1,C4,F6,G4")
    t.a.goes("D2").refills("F3")
    t.expect(at={"kilgore": "D2"}, damage={"kilgore": 1}, tokens="C4,F3,F6,G4")
    t.is_idle("a")


def test_fear_ends_on_a_rooting_trap_without_damage() -> None:
    """Q19 and Q20: rooted on the way it stops; Fear does no damage."""
    t = frightened("D4", "D5", more=" | tokens=D3:root,C4,F6,G4")
    t.a.goes("D2").refills("F3")
    t.expect(at={"kilgore": "D3"}, damage={"kilgore": 0})
    t.is_idle("a")


# --- Root -------------------------------------------------------------------------------------------------


def test_a_rooted_champion_takes_damage_instead_of_being_pushed() -> None:
    """Q20: does not move, 1 damage per step."""
    t = table("r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL05 | b deryn@D5~ goldarr@I2 tzu_xiao@I3")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.expect(at={"deryn": "D5"}, damage={"deryn": 4})
    t.is_idle("a")


def test_a_rooted_champion_takes_damage_instead_of_being_pulled() -> None:
    """Q20: Harpoon Strike, strength 1 and Pull 2."""
    t = table("r1 turn=a | a goldarr@D4 dugrun@A1 gwaien@A2 hand=GOL03 | b deryn@D7~ kilgore tzu_xiao@I3")
    t.a.plays("GOL03").stays().attacks("deryn")
    t.expect(at={"deryn": "D7"}, damage={"deryn": 3})
    t.is_idle("a")


def test_fear_does_nothing_to_a_rooted_champion() -> None:
    """Q20: neither moved nor hurt."""
    t = frightened("D4~", "D5")
    t.expect(at={"kilgore": "D4"}, damage={"kilgore": 0})
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("fear", "rooted")]
    t.is_idle("a")


def test_a_rooted_champion_can_be_placed() -> None:
    """Q20 and Q23: Place is no movement; rooted Deryn is placed by Ambush."""
    t = table(
        "r1 turn=a | a kilgore@D4 dugrun@A1 gwaien@A2 hand=KIL07 cores=rYb"
        " | b goldarr@D5 deryn@I1~ tzu_xiao@I2 hand=DER05"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("DER05", "goldarr").goes("C3")
    t.expect(at={"deryn": "C3", "goldarr": "D5"}, damage={"goldarr": 0, "deryn": 0})
    t.is_idle("a")


@pytest.mark.parametrize("card", ["TZU04", "TZU07"])
def test_a_rooted_champion_neither_dashes_nor_jumps_but_attacks(card: str) -> None:
    """Section 14, Root: no move, dash, jump; it may attack."""
    t = table(f"r1 turn=a | a tzu_xiao@D4~ dugrun@A1 gwaien@A2 hand={card} | b deryn@D5 goldarr kilgore")
    t.a.plays(card)
    assert t.asked == ("a", "attack")
    t.a.attacks("deryn")
    # Double Strike 2 + 2; Pounce 1 and Push 1 (she is not rooted).
    t.expect(damage={"deryn": 4 if card == "TZU04" else 1}, at={"deryn": "D5" if card == "TZU04" else "D6"})
    t.is_idle("a")


def test_root_ends_with_the_turn() -> None:
    """Q20: until the end of the current turn; then the champion moves again."""
    t = table("r1 turn=a | a kilgore@D4~ dugrun@A1 gwaien@A2 | b deryn@I1 goldarr@I2 tzu_xiao@I3")
    t.a.takes("move", "kilgore", "creation")
    t.is_idle("a")
    t.expect(at={"kilgore": "D4"})
    t.a.ends_turn()
    t.b.ends_turn()
    t.a.takes("move", "kilgore", "creation").goes("D2")
    t.expect(at={"kilgore": "D2"})
    t.is_idle("a")


# --- Immunity ---------------------------------------------------------------------------------------------


def test_immunity_to_push_saves_from_its_damage_too() -> None:
    """Q21: levelled Gold'arr with Dugrun behind him is neither moved nor hurt by the push."""
    t = table("r1 turn=a | a kilgore@D4 deryn@A1 gwaien@A2 hand=KIL05 | b goldarr@D5+ dugrun@D6 tzu_xiao@I3")
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.expect(at={"goldarr": "D5", "dugrun": "D6"}, damage={"goldarr": 1, "dugrun": 0})
    assert [(e.effect, e.why) for e in t.of(ev.Resisted)] == [("push", "immune")]
    t.is_idle("a")


def test_immunity_to_push_does_not_help_against_pull_nor_before_levelling() -> None:
    """Q21: his ability names Push alone, and only his levelled side has it."""
    t = table("r1 turn=a | a tzu_xiao@D4 deryn@A1 gwaien@A2 hand=TZU02 | b goldarr@D6+ dugrun@I1 kilgore")
    t.a.plays("TZU02").stays().attacks("goldarr")
    t.expect(at={"goldarr": "D5"}, damage={"goldarr": 1})
    t.is_idle("a")
    t = table("r1 turn=a | a kilgore@D4 deryn@A1 gwaien@A2 hand=KIL05 | b goldarr@D5 dugrun@D6 tzu_xiao@I3")
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.expect(at={"goldarr": "D5"}, damage={"goldarr": 3, "dugrun": 0})
    t.is_idle("a")
