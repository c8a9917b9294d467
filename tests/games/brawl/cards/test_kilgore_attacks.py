"""Kilgore's attacks and his levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import table

# --- KIL05 Maul Thrash ------------------------------------------------------------------------------------


def test_maul_thrash_hits_and_pushes_two() -> None:
    """KIL05: strength 2, then two hexes straight away."""
    t = table("| a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL05")
    assert sorted(t.options) == ["A2", "B1", "B3", "C2", "C3", "stop"]
    t.a.goes("B3").attacks("deryn")
    t.expect(damage={"deryn": 2, "kilgore": 0}, at={"deryn": "B6", "kilgore": "B3"})
    t.expect(cores={"a": "RYb"}, hand={"a": ""}, vp=(0, 0))
    t.others_untouched("deryn", "kilgore")
    t.is_idle("a")


@pytest.mark.parametrize(
    ("kilgore", "deryn", "end", "damage"), [("B4", "B5", "B6", 3), ("B5", "B6", "B6", 4)]
)
def test_maul_thrash_hurts_for_steps_that_cannot_be_made(
    kilgore: str, deryn: str, end: str, damage: int
) -> None:
    """KIL05, Q15: one damage for each step past the edge."""
    t = table(
        f"| a kilgore@{kilgore} dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@{deryn} goldarr@I1 tzu_xiao@I2"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.expect(damage={"deryn": damage}, at={"deryn": end, "kilgore": kilgore})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_maul_thrash_into_a_root_trap() -> None:
    """KIL05, Q22: rooted on the way, the step left over becomes damage."""
    t = table(
        "| a kilgore@B3 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B4 goldarr@I1 tzu_xiao@I2"
        " | tokens=B5:root,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    assert sorted(t.options) == ["C4", "D3", "F6"]
    t.b.refills("C4")
    t.expect(damage={"deryn": 3}, at={"deryn": "B5"}, tokens="C4,D6,F3,G4")
    t.others_untouched("deryn")
    t.is_idle("a")


def test_maul_thrash_out_of_reach() -> None:
    """KIL05: melee after one step; two hexes off there is nothing to attack, the card is spent."""
    t = table("| a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL05").goes("B3")
    t.expect(at={"kilgore": "B3"}, damage={"deryn": 0}, cores={"a": "RYb"}, hand={"a": ""})
    t.others_untouched("kilgore")
    t.is_idle("a")


# --- KIL06 Fury -------------------------------------------------------------------------------------------


def test_fury_hits_everybody_around_and_heals() -> None:
    """KIL06: strength 2 against each defence, allies too; Heal 1."""
    t = table("| a kilgore@B3/2 dugrun@B2 gwaien@A2 hand=KIL06 | b deryn@B4 goldarr@C3 tzu_xiao@I2")
    t.a.plays("KIL06").stays()
    assert t.options == ["ring", "stop"]
    t.a.aims("ring")
    # Gwaien 2 - 0, Dugrun 2 - 2, Deryn 2 - 0, Gold'arr 2 - 1.
    t.expect(damage={"gwaien": 2, "dugrun": 0, "deryn": 2, "goldarr": 1, "tzu_xiao": 0, "kilgore": 2})
    assert t.asked == ("a", "heal")
    assert t.options == ["0", "1"]
    t.a.answers("1")
    t.expect(damage={"kilgore": 1}, cores={"a": "RyB"})
    t.others_untouched("gwaien", "deryn", "goldarr", "kilgore")
    t.is_idle("a")


def test_fury_needs_an_enemy_in_the_ring() -> None:
    """KIL06, Q38: only an ally around, so no attack; the enemy is two hexes off."""
    t = table("| a kilgore@B3/2 dugrun@A5 gwaien@B2 hand=KIL06 | b deryn@B5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL06").stays()
    t.expect(damage={"gwaien": 0, "kilgore": 2}, cores={"a": "RyB"})
    t.others_untouched()
    t.is_idle("a")


def test_fury_may_knock_out_both_sides_at_once() -> None:
    """KIL06, Q6: both sides score, Kilgore levels for the enemy only; undamaged he heals nothing."""
    t = table("| a kilgore@B3 dugrun@A1 gwaien@B2/4 hand=KIL06 | b deryn@B4/5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(at={"gwaien": "gate", "deryn": "gate"}, vp=(1, 1), levelled={"kilgore": True})
    t.others_untouched("gwaien", "deryn", "kilgore")
    t.is_idle("a")


def test_fury_against_an_ally_alone_knocked_out_levels_nobody() -> None:
    """KIL06, Q2: the enemy stays up, only his own ally goes."""
    t = table("| a kilgore@B3 dugrun@A1 gwaien@B2/4 hand=KIL06 | b deryn@B4/4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(at={"gwaien": "gate"}, damage={"deryn": 6}, vp=(0, 1), levelled={"kilgore": False})
    t.is_idle("a")


# --- KIL07 Appetite for Destruction -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cores", "after", "dealt"), [("rYb", "ryb", 0), ("RYb", "Ryb", 2), ("rYB", "ryB", 2), ("RYB", "RyB", 4)]
)
def test_appetite_grows_with_ready_cores(cores: str, after: str, dealt: int) -> None:
    """KIL07: 1, 3 or 5 against Gold'arr's defence 1; the attacker heals what was dealt."""
    t = table(
        f"| a kilgore@B3/5 dugrun@A1 gwaien@A5 hand=KIL07 cores={cores} | b goldarr@B4 deryn@I1 tzu_xiao@I2"
    )
    t.a.plays("KIL07").attacks("goldarr")
    t.expect(damage={"goldarr": dealt, "kilgore": 5 - dealt}, cores={"a": after}, at={"goldarr": "B4"})
    t.others_untouched(*(("goldarr", "kilgore") if dealt else ()))
    t.is_idle("a")


def test_appetite_heals_for_overkill() -> None:
    """KIL07, Q9: 5 damage on a champion with 2 health left heals 5."""
    t = table("| a kilgore@B3/6 dugrun@A1 gwaien@A5 hand=KIL07 | b deryn@B4/5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL07").attacks("deryn")
    t.expect(damage={"kilgore": 1}, at={"deryn": "gate"}, vp=(1, 0), levelled={"kilgore": True})
    t.others_untouched("deryn", "kilgore")
    t.is_idle("a")


def test_appetite_has_no_move() -> None:
    """KIL07, Q11: it cannot be played from the Gate; in the arena it asks for no movement."""
    t = table("| a kilgore dugrun@A1 gwaien@A5 hand=KIL06,KIL07 | b deryn@B4 goldarr@I1 tzu_xiao@I2")
    assert "KIL07" not in t.options
    assert "KIL06" in t.options
    t = table("| a kilgore@B3 dugrun@A1 gwaien@A5 hand=KIL07 | b deryn@B5 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL07")
    t.expect(cores={"a": "RyB"}, hand={"a": ""}, at={"kilgore": "B3"})
    t.others_untouched()
    t.is_idle("a")


# --- Levelled: immune to Stun -----------------------------------------------------------------------------


def test_basic_kilgore_is_stunned_by_a_trap() -> None:
    """Facts 1: without the level a Stun trap costs a card of his."""
    t = table(
        "| a kilgore@B3 dugrun@A1 gwaien@A5 hand=KIL05,KIL06,GWA02 | b deryn@I3 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:stun,D6:stun,F3:root,G4:root"
    )
    t.a.takes("move", "kilgore", "destruction").goes("C4")
    assert t.asked == ("a", "stun")
    assert t.options == ["KIL05", "KIL06"]
    t.a.answers("KIL06").refills("D3").stays()
    t.expect(hand={"a": "GWA02,KIL05"}, at={"kilgore": "C4"}, damage={"kilgore": 0})
    t.is_idle("a")


def test_levelled_kilgore_is_immune_to_stun() -> None:
    """Facts 1: the trap is sprung and replaced, but nothing is discarded or shown."""
    t = table(
        "| a kilgore@B3+ dugrun@A1 gwaien@A5 hand=KIL05,KIL06,GWA02 | b deryn@I3 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:stun,D6:stun,F3:root,G4:root"
    )
    t.a.takes("move", "kilgore", "destruction").goes("C4").refills("D3").stays()
    t.expect(hand={"a": "GWA02,KIL05,KIL06"}, at={"kilgore": "C4"}, tokens="D3,D6,F3,G4")
    assert t.of(ev.HandShown) == []
    t.is_idle("a")


def test_levelled_kilgore_protects_nobody_else_from_stun() -> None:
    """Facts 1: his comrade Dugrun is stunned as ever."""
    t = table(
        "| a kilgore@A5+ dugrun@B3 gwaien@A1 hand=DUG03,KIL06 | b deryn@I3 goldarr@I1 tzu_xiao@I2"
        " | tokens=C4:stun,D6:stun,F3:root,G4:root"
    )
    t.a.takes("move", "dugrun", "destruction").goes("C4").answers("DUG03").refills("D3").stays()
    t.expect(hand={"a": "KIL06"}, at={"dugrun": "C4"})
    t.is_idle("a")
