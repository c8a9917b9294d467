"""Xinshén: the sheet, six cards that move others, and the Stun that goes with it once levelled."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Xinshén | - | - | - | 4/1 | 5/1"
CARDS = """
    XIN02 | Shift the Elements  | - | R | reaction | - | -       | - | +2
    XIN03 | Mind Over Matter    | - | R | attack   | 1 | ind 2-3 | 1 | -
    XIN04 | Feline's Grace      | - | B | skill    | - | -       | - | -
    XIN05 | Pull of the Panther | - | Y | skill    | 1 | ind 3-5 | - | -
    XIN06 | Contemplation       | - | Y | skill    | 2 | -       | - | -
    XIN07 | Telekinetic Fury    | - | B | attack   | 2 | dir 2-3 | 2 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3."""
    assert_printed("xinshen", SHEET, CARDS)


# --- XIN02 Shift the Elements -----------------------------------------------------------------------------


def test_shift_the_elements_leads_the_attacker_aside() -> None:
    """XIN02: +2, and the reacting player leads the attacker one hex, out of the row of its own push."""
    t = table("| a kilgore@B3 dugrun@A1 hand=KIL05 | b xinshen@B4 gwaien@I1 hand=XIN02 cores=Ryb")
    t.a.plays("KIL05").stays().attacks("xinshen")
    t.b.reacts("XIN02", "xinshen")
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 3)]
    assert t.asked == ("b", "force")
    assert sorted(t.options) == ["A2", "A3", "B2", "C3", "C4", "stop"]
    t.b.goes("C3")
    t.expect(at={"kilgore": "C3", "xinshen": "B4"}, damage={"xinshen": 0}, cores={"b": "ryb"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_shift_the_elements_may_lead_nowhere_or_into_another_row() -> None:
    """XIN02: Force is up to 1; wherever the attacker stands in step 9, its push starts from there."""
    t = table("| a kilgore@B3 hand=KIL05 | b xinshen@B4 gwaien@I1 hand=XIN02")
    t.a.plays("KIL05").stays().attacks("xinshen")
    t.b.reacts("XIN02", "xinshen").stays()
    t.expect(at={"kilgore": "B3", "xinshen": "B6"}, damage={"xinshen": 0})
    t.is_idle("a")
    t = table("| a kilgore@B3 hand=KIL05 | b xinshen@B4 gwaien@I1 hand=XIN02")
    t.a.plays("KIL05").stays().attacks("xinshen")
    t.b.reacts("XIN02", "xinshen").goes("C4")
    t.expect(at={"kilgore": "C4", "xinshen": "A4"}, damage={"xinshen": 1})
    t.is_idle("a")


def test_shift_the_elements_into_a_trap() -> None:
    """XIN02, Q27, Q34: out by the trap, the attacker does nothing more, and the defended champion levels."""
    t = table(
        "| a kilgore@B3/5 hand=KIL05 | b gwaien@B4 xinshen@I1 hand=XIN02"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("XIN02", "gwaien").goes("C4")
    t.a.refills("D3")
    t.expect(at={"kilgore": "gate", "gwaien": "B4"}, damage={"gwaien": 0}, vp=(0, 1))
    t.expect(levelled={"gwaien": True, "xinshen": False})
    t.is_idle("a")


# --- XIN03 Mind Over Matter -------------------------------------------------------------------------------


def test_mind_over_matter_forces_then_pushes() -> None:
    """XIN03: 1 damage, one hex of the player's choice, then one straight away."""
    t = table("| a xinshen@B2 hand=XIN03 | b tzu_xiao@B4 gwaien@I1")
    t.a.plays("XIN03").stays().attacks("tzu_xiao").goes("B5")
    t.expect(at={"tzu_xiao": "B6"}, damage={"tzu_xiao": 1}, cores={"a": "rYB"})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


def test_mind_over_matter_out_of_the_row() -> None:
    """XIN03, Q15: forced out of the row there is no push; not forced at all, the push comes from here."""
    t = table("| a xinshen@B2 hand=XIN03 | b goldarr@B4 gwaien@I1")
    t.a.plays("XIN03").stays().attacks("goldarr").goes("C5")
    t.expect(at={"goldarr": "C5"}, damage={"goldarr": 0})
    t.is_idle("a")
    t = table("| a xinshen@B2 hand=XIN03 | b goldarr@B4 gwaien@I1")
    t.a.plays("XIN03").stays().attacks("goldarr").stays()
    t.expect(at={"goldarr": "B5"}, damage={"goldarr": 0})
    t.is_idle("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B2", False), ("C3", True), ("D4", True), ("B5", False)])
def test_mind_over_matter_has_a_range(tzu_xiao: str, *, offered: bool) -> None:
    """XIN03: indirect 2-3, in no row either."""
    t = table(f"| a xinshen@B1 hand=XIN03 | b tzu_xiao@{tzu_xiao} goldarr@I1")
    t.a.plays("XIN03").stays()
    if offered:
        assert t.options == ["b.tzu_xiao", "stop"]
        t.a.stops()
    t.expect(damage={"tzu_xiao": 0}, at={"tzu_xiao": tzu_xiao})
    t.is_idle("a")


# --- XIN04 Feline's Grace ---------------------------------------------------------------------------------


def test_felines_grace_jumps_and_pushes_one() -> None:
    """XIN04: Jump 3, then Push 1 on one of the enemies beside the landing, the player's choice."""
    t = table("| a xinshen@A1 kilgore@B3 hand=XIN04 | b goldarr@C4 tzu_xiao@D4 gwaien@I1")
    t.a.plays("XIN04").uses()
    assert t.asked == ("a", "jump")
    assert "C3" in t.options
    assert "E5" not in t.options
    t.a.goes("C3")
    assert t.asked == ("a", "which_champion")
    assert t.options == ["b.goldarr", "b.tzu_xiao"]
    t.a.answers("b.goldarr")
    t.expect(at={"xinshen": "C3", "goldarr": "C5", "tzu_xiao": "D4", "kilgore": "B3"})
    t.expect(damage={"goldarr": 0, "tzu_xiao": 0}, cores={"a": "RYb"})
    t.others_untouched("xinshen", "goldarr")
    t.is_idle("a")


def test_felines_grace_pushes_against_a_statue() -> None:
    """XIN04, Q15: from C3 the row through D4 ends at a statue: 1 damage; a single enemy is not asked for."""
    t = table("| a xinshen@C3 hand=XIN04 | b tzu_xiao@D4 gwaien@I1")
    t.a.plays("XIN04").uses().stays()
    t.expect(at={"tzu_xiao": "D4", "xinshen": "C3"}, damage={"tzu_xiao": 1})
    t.is_idle("a")


def test_felines_grace_with_nobody_near_or_left_out() -> None:
    """XIN04: away from everybody nobody is pushed; rooted, there is only the push; no move, so no way in."""
    t = table("| a xinshen@C3 hand=XIN04 | b tzu_xiao@D4 gwaien@I1")
    t.a.plays("XIN04").uses().goes("A1")
    t.expect(at={"tzu_xiao": "D4", "xinshen": "A1"}, damage={"tzu_xiao": 0})
    t.is_idle("a")
    t = table("| a xinshen@C3 hand=XIN04 | b tzu_xiao@D4 gwaien@I1")
    t.a.plays("XIN04").stops()
    t.expect(damage={"tzu_xiao": 0}, cores={"a": "RYb"})
    t.is_idle("a")
    t = table("| a xinshen@C3~ hand=XIN04 | b tzu_xiao@D3 gwaien@I1")
    t.a.plays("XIN04").uses()
    t.expect(at={"tzu_xiao": "E3", "xinshen": "C3"})
    t.is_idle("a")
    t = table("| a xinshen kilgore@A1 hand=XIN04 | b tzu_xiao@D4")
    assert "XIN04" not in t.options
    t.is_idle("a")


def test_felines_grace_into_a_trap() -> None:
    """XIN04, Q5: the token on the landing comes first; out by it, nobody is pushed."""
    t = table(
        "| a xinshen@A1/2 hand=XIN04 | b tzu_xiao@D4 gwaien@I1 | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("XIN04").uses().goes("C4").refills("D3")
    t.expect(at={"xinshen": "gate", "tzu_xiao": "D4"}, vp=(0, 1), damage={"tzu_xiao": 0})
    t.is_idle("a")


# --- XIN05 Pull of the Panther ----------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "end"), [("B4", "B2"), ("B6", "B4"), ("G4", "E4"), ("D4", "D4")])
def test_pull_of_the_panther_draws_along_a_row(start: str, end: str) -> None:
    """XIN05: two hexes nearer from 3 to 5 away; out of the row nothing happens (Q15)."""
    t = table(f"| a xinshen@B1 hand=XIN05 | b tzu_xiao@{start} gwaien@I1")
    t.a.plays("XIN05").stays().targets("tzu_xiao")
    t.expect(at={"tzu_xiao": end}, damage={"tzu_xiao": 0}, cores={"a": "RyB"})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


@pytest.mark.parametrize("tzu_xiao", ["B3", "H4"])
def test_pull_of_the_panther_has_a_range(tzu_xiao: str) -> None:
    """XIN05: neither 2 nor 6 hexes away."""
    t = table(f"| a xinshen@B1 kilgore@B4 hand=XIN05 | b tzu_xiao@{tzu_xiao} gwaien@I1")
    t.a.plays("XIN05").stays()
    t.expect(at={"tzu_xiao": tzu_xiao})
    t.is_idle("a")


def test_pull_of_the_panther_against_an_obstacle_or_root() -> None:
    """XIN05, Q15, Q20: somebody may stand between, and stops the pull; Root makes it all damage."""
    t = table("| a xinshen@B1 hand=XIN05 | b tzu_xiao@B5 goldarr@B3")
    t.a.plays("XIN05").stays().targets("tzu_xiao")
    t.expect(at={"tzu_xiao": "B4", "goldarr": "B3"}, damage={"tzu_xiao": 1, "goldarr": 0})
    t.is_idle("a")
    t = table("| a xinshen@B1 hand=XIN05 | b tzu_xiao@B5~ goldarr@I1")
    t.a.plays("XIN05").stays().targets("tzu_xiao")
    t.expect(at={"tzu_xiao": "B5"}, damage={"tzu_xiao": 2})
    t.is_idle("a")


# --- XIN06 Contemplation ----------------------------------------------------------------------------------


def test_contemplation_draws_two_and_plans_two() -> None:
    """XIN06: move 2, Draw 2, Plan 2, the last card on top."""
    t = table("| a xinshen@B1 hand=XIN06,XIN02 deck=XIN03,XIN04,XIN05 | b gwaien@I1")
    t.a.plays("XIN06").goes("B3").answers("2").answers("XIN03").answers("XIN02")
    t.expect(hand={"a": "XIN04"}, at={"xinshen": "B3"}, cores={"a": "RyB"})
    assert t.state.players[0].deck == ["XIN05", "XIN03", "XIN02"]
    t.is_idle("a")


def test_contemplation_may_do_less() -> None:
    """XIN06, Q50: nothing drawn, one planned."""
    t = table("| a xinshen@B1 hand=XIN06,XIN02,XIN07 deck=XIN03 | b gwaien@I1")
    t.a.plays("XIN06").stays().answers("0").answers("XIN02").stops()
    t.expect(hand={"a": "XIN07"})
    assert t.state.players[0].deck == ["XIN03", "XIN02"]
    t.is_idle("a")


# --- XIN07 Telekinetic Fury -------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "damage"), [("tzu_xiao", 4), ("goldarr", 2), ("dugrun", 0)])
def test_telekinetic_fury_hits_twice_and_pushes(target: str, damage: int) -> None:
    """XIN07: (2 less defence) twice, then Push 1 whether or not it hurt."""
    t = table(f"| a xinshen@B2 hand=XIN07 | b {target}@B4 gwaien@I1")
    t.a.plays("XIN07").stays().attacks(target)
    t.expect(damage={target: damage}, at={target: "B5"}, cores={"a": "RYb"})
    t.others_untouched(target)
    t.is_idle("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B2", False), ("B3", True), ("B4", True), ("B5", False)])
def test_telekinetic_fury_has_a_range(tzu_xiao: str, *, offered: bool) -> None:
    """XIN07: direct 2-3."""
    t = table(f"| a xinshen@B1 hand=XIN07 | b tzu_xiao@{tzu_xiao} goldarr@I1")
    t.a.plays("XIN07").stays()
    if offered:
        assert t.options == ["b.tzu_xiao", "stop"]
        t.a.stops()
    t.expect(damage={"tzu_xiao": 0})
    t.is_idle("a")


# --- Levelled: who is displaced is stunned ----------------------------------------------------------------


@pytest.mark.parametrize("mark", ["", "+"])
def test_levelled_xinshen_stuns_whom_it_pulls(mark: str) -> None:
    """XIN01: moved by a Pull, the enemy suffers Stun; on the basic side it does not."""
    t = table(f"| a xinshen@B1{mark} hand=XIN05 | b tzu_xiao@B4 gwaien@I1 hand=TZU03,GWA02")
    t.a.plays("XIN05").stays().targets("tzu_xiao")
    if mark:
        assert (t.asked, t.options) == (("b", "stun"), ["TZU03"])
        t.b.answers("TZU03")
    t.expect(at={"tzu_xiao": "B2"}, hand={"b": "GWA02" if mark else "GWA02,TZU03"})
    t.is_idle("a")


def test_levelled_xinshen_stuns_for_every_displacement() -> None:
    """XIN01: Force moved it and Push moved it, so two Stuns; with 0 steps of Force only one."""
    t = table("| a xinshen@B2+ hand=XIN03 | b tzu_xiao@B4 gwaien@I1 hand=TZU03,TZU04,TZU05")
    t.a.plays("XIN03").stays().attacks("tzu_xiao")
    t.b.passes()
    t.a.goes("B5")
    t.b.answers("TZU03")
    t.expect(at={"tzu_xiao": "B6"})
    t.b.answers("TZU05")
    t.expect(hand={"b": "TZU04"}, damage={"tzu_xiao": 1})
    t.is_idle("a")
    t = table("| a xinshen@B2+ hand=XIN03 | b tzu_xiao@B4 gwaien@I1 hand=TZU03,TZU04")
    t.a.plays("XIN03").stays().attacks("tzu_xiao")
    t.b.passes()
    t.a.stays()
    t.b.answers("TZU03")
    t.expect(hand={"b": "TZU04"}, at={"tzu_xiao": "B5"})
    t.is_idle("a")


def test_no_stun_for_who_was_not_moved() -> None:
    """XIN01: blocked, rooted or cancelled (Q45), the enemy is hurt perhaps, but not displaced."""
    t = table("| a xinshen@C3+ hand=XIN04 | b tzu_xiao@D4 gwaien@I1 hand=TZU03")
    t.a.plays("XIN04").uses().stays()
    t.expect(at={"tzu_xiao": "D4"}, damage={"tzu_xiao": 1}, hand={"b": "TZU03"})
    t.is_idle("a")
    t = table("| a xinshen@B1+ hand=XIN05 | b tzu_xiao@B4~ gwaien@I1 hand=TZU03")
    t.a.plays("XIN05").stays().targets("tzu_xiao")
    t.expect(damage={"tzu_xiao": 2}, hand={"b": "TZU03"})
    t.is_idle("a")
    t = table("| a xinshen@B2+ hand=XIN07 | b tzu_xiao@B4 dugrun@I1 hand=TZU03,DUG02")
    t.a.plays("XIN07").stays().attacks("tzu_xiao")
    t.b.reacts("DUG02", "tzu_xiao")
    t.expect(at={"tzu_xiao": "B4"}, damage={"tzu_xiao": 4}, hand={"b": "TZU03"})
    t.is_idle("a")


def test_no_stun_for_the_fallen_and_the_immune() -> None:
    """XIN01: out by the trap it was pushed into, or immune to Stun like levelled Kilgore."""
    t = table(
        "| a xinshen@B4+ hand=XIN04 | b tzu_xiao@C5/8 gwaien@I1 hand=TZU03"
        " | tokens=D6:damage1,C4:root,F3:stun,G4:root"
    )
    t.a.plays("XIN04").uses().stays()
    t.b.refills("D3")
    t.expect(at={"tzu_xiao": "gate"}, vp=(1, 0), hand={"b": "TZU03"})
    assert t.of(ev.Stunned) == []
    t.is_idle("a")
    t = table("| a xinshen@B2+ hand=XIN07 | b kilgore@B4+ gwaien@I1 hand=KIL02")
    t.a.plays("XIN07").stays().attacks("kilgore")
    t.b.passes()
    t.expect(at={"kilgore": "B5"}, damage={"kilgore": 2}, hand={"b": "KIL02"})
    assert t.of(ev.Stunned) == []
    t.is_idle("a")


@pytest.mark.parametrize("defended", ["xinshen", "gwaien"])
def test_a_reaction_displaces_from_the_defended_champion(defended: str) -> None:
    """XIN01, digest 8: the Force of XIN02 stuns only if Xinshén is the defended champion."""
    at = {"xinshen": "I1", "gwaien": "I2"} | {defended: "B4"}
    t = table(
        f"| a kilgore@B3 hand=KIL05,KIL06 | b xinshen@{at['xinshen']}+ gwaien@{at['gwaien']} hand=XIN02"
    )
    t.a.plays("KIL05").stays().attacks(defended)
    t.b.reacts("XIN02", defended).goes("C3")
    if defended == "xinshen":
        assert t.asked == ("a", "stun")
        t.a.answers("KIL06")
    t.expect(at={"kilgore": "C3"}, hand={"a": "" if defended == "xinshen" else "KIL06"})
    t.is_idle("a")
