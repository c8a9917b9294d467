"""Deryn's attacks and her levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import table

# --- DER02 Heavy Shot -------------------------------------------------------------------------------------


def test_heavy_shot_from_an_ordinary_hex() -> None:
    """DER02: 2 - 1 on Gold'arr, Push 1."""
    t = table("| a deryn@B3 kilgore@A1 hand=DER02 | b goldarr@D5 tzu_xiao@I1")
    t.a.plays("DER02").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 1}, at={"goldarr": "E6", "deryn": "B3"}, cores={"a": "rYB"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_heavy_shot_from_a_trap_hex() -> None:
    """DER02: on a printed trap hex, token or not: 3 - 1 and Push 2."""
    t = table("| a deryn@C4 kilgore@A1 hand=DER02 | b goldarr@E6 tzu_xiao@I1")
    t.a.plays("DER02").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 2}, at={"goldarr": "G6"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_heavy_shot_from_a_hex_with_a_token() -> None:
    """DER02, digest 10: every hex with a token is a trap hex; levelled Deryn may stand on one."""
    t = table(
        "| a deryn@B3+ kilgore@A1 hand=DER02 | b goldarr@D5 tzu_xiao@I1"
        " | tokens=B3:damage3,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("DER02").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 2, "deryn": 0}, at={"goldarr": "F6"}, tokens="B3,D6,F3,G4")
    t.is_idle("a")


@pytest.mark.parametrize(("goldarr", "end"), [("B3", "B4"), ("B4", "B5")])
def test_heavy_shot_at_both_ends_of_its_range(goldarr: str, end: str) -> None:
    """DER02: distance 2 and distance 3 both do."""
    t = table(f"| a deryn@B1 kilgore@A1 hand=DER02 | b goldarr@{goldarr} tzu_xiao@I1")
    t.a.plays("DER02").stays().attacks("goldarr")
    t.expect(damage={"goldarr": 1}, at={"goldarr": end})
    t.is_idle("a")


@pytest.mark.parametrize("enemies", ["goldarr@B2", "goldarr@B5", "goldarr@C4", "goldarr@B4 dugrun@B3"])
def test_heavy_shot_has_a_range(enemies: str) -> None:
    """DER02: direct 2-3: not adjacent, not four off, not off the row, not behind somebody."""
    t = table(f"| a deryn@B1 kilgore@A1 hand=DER02 | b {enemies} tzu_xiao@I1")
    t.a.plays("DER02").stays()
    if "dugrun" in enemies:
        assert t.options == ["b.dugrun", "stop"]
        t.a.stops()
    t.expect(damage={"goldarr": 0}, cores={"a": "rYB"})
    t.is_idle("a")


# --- DER06 Spring the Trap --------------------------------------------------------------------------------


def test_spring_the_trap_on_a_trap_hex() -> None:
    """DER06: 2 + 2 - 1 and a Stun."""
    t = table("| a deryn@B1 kilgore@A1 hand=DER06 | b goldarr@C4 tzu_xiao@I1 hand=GOL02,GOL03,TZU03")
    t.a.plays("DER06").stays().attacks("goldarr")
    t.b.passes()
    assert t.asked == ("b", "stun")
    assert t.options == ["GOL02", "GOL03"]
    t.b.answers("GOL02")
    t.expect(damage={"goldarr": 3}, at={"goldarr": "C4"}, hand={"b": "GOL03,TZU03"}, cores={"a": "RYb"})
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_spring_the_trap_elsewhere() -> None:
    """DER06: on an ordinary hex 2 - 1 and no Stun."""
    t = table("| a deryn@B1 kilgore@A1 hand=DER06 | b goldarr@C3 tzu_xiao@I1 hand=GOL02,GOL03,TZU03")
    t.a.plays("DER06").stays().attacks("goldarr")
    t.b.passes()
    t.expect(damage={"goldarr": 1}, hand={"b": "GOL02,GOL03,TZU03"})
    t.is_idle("a")


def test_spring_the_trap_on_a_champion_that_goes_out() -> None:
    """DER06, Q36: on the Gate it stands on no trap hex, so no Stun."""
    t = table("| a deryn@B1 kilgore@A1 hand=DER06 | b goldarr@C4/5 tzu_xiao@I1 hand=GOL02")
    t.a.plays("DER06").stays().attacks("goldarr")
    t.b.passes()
    t.expect(at={"goldarr": "gate"}, vp=(1, 0), hand={"b": "GOL02"}, levelled={"deryn": True})
    t.is_idle("a")


@pytest.mark.parametrize(("goldarr", "offered"), [("B2", True), ("B5", True), ("D3", True), ("B6", False)])
def test_spring_the_trap_has_a_range(goldarr: str, *, offered: bool) -> None:
    """DER06, Q39: indirect 1-4: adjacent and four off, in no row and past Dugrun, but not five off."""
    t = table(f"| a deryn@B1 hand=DER06 | b goldarr@{goldarr} dugrun@B3")
    t.a.plays("DER06").stays()
    assert ("b.goldarr" in t.options) is offered
    t.a.stops()
    t.is_idle("a")


# --- DER07 Hit and Run ------------------------------------------------------------------------------------


def test_hit_and_run_dashes_away() -> None:
    """DER07: move 3, strength 2 at distance 2, then Dash 2 in a row."""
    t = table("| a deryn@B1 kilgore@A1 hand=DER07 | b goldarr@B6 tzu_xiao@I1")
    t.a.plays("DER07")
    assert "B4" in t.options
    assert "B5" not in t.options
    t.a.goes("B4").attacks("goldarr")
    assert t.asked == ("a", "dash")
    assert sorted(t.options) == ["A3", "A4", "B2", "B3", "B5", "C4", "C5", "D4", "D6", "stop"]
    t.a.goes("D4")
    t.expect(at={"deryn": "D4", "goldarr": "B6"}, damage={"goldarr": 1}, cores={"a": "RyB"})
    t.others_untouched("deryn", "goldarr")
    t.is_idle("a")


def test_hit_and_run_may_stay_and_has_a_range() -> None:
    """DER07: Dash 0; adjacent will do; distance 3 is too far, so then there is neither attack nor dash."""
    t = table("| a deryn@B4 kilgore@A1 hand=DER07 | b goldarr@B6 tzu_xiao@I1")
    t.a.plays("DER07").stays().attacks("goldarr").stays()
    t.expect(at={"deryn": "B4"}, damage={"goldarr": 1})
    t.is_idle("a")
    t = table("| a deryn@B5 kilgore@A1 hand=DER07 | b goldarr@B6 tzu_xiao@I1")
    t.a.plays("DER07").stays().attacks("goldarr").stays()
    t.expect(at={"deryn": "B5"}, damage={"goldarr": 1})
    t.is_idle("a")
    t = table("| a deryn@B3 kilgore@A1 hand=DER07 | b goldarr@B6 tzu_xiao@I1")
    t.a.plays("DER07").stays()
    t.expect(at={"deryn": "B3"}, damage={"goldarr": 0})
    t.is_idle("a")


def test_hit_and_run_through_a_trap() -> None:
    """DER07: the dash stops on the token, then may go on in the same row only."""
    t = table(
        "| a deryn@B4 kilgore@A1 hand=DER07 | b goldarr@B6 tzu_xiao@I1"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("DER07").stays().attacks("goldarr").goes("C4").refills("D3")
    assert t.options == ["D4", "stop"]
    t.a.goes("D4")
    t.expect(at={"deryn": "D4"}, damage={"deryn": 2, "goldarr": 1}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


def test_hit_and_run_not_after_being_knocked_out() -> None:
    """DER07 against Revenge, Q34: out in step 8, so no dash; the defended champion levels."""
    t = table("| a deryn@B4/6 kilgore@A1 hand=DER07 | b goldarr@B6 tzu_xiao@I1 hand=TZU06")
    t.a.plays("DER07").stays().attacks("goldarr")
    t.b.reacts("TZU06", "goldarr")
    t.expect(at={"deryn": "gate"}, damage={"goldarr": 1}, vp=(0, 1), levelled={"goldarr": True})
    t.is_idle("a")


# --- Levelled: at home among traps ------------------------------------------------------------------------


@pytest.mark.parametrize(("deryn", "defence"), [("C4", 0), ("C4+", 2), ("C3", 0), ("C3+", 0)])
def test_levelled_deryn_has_more_defence_on_a_trap_hex(deryn: str, defence: int) -> None:
    """Facts 1: +2 on a printed trap hex, also an empty one, only while levelled."""
    t = table(f"| a gwaien@C2 hand=GWA05 | b deryn@{deryn} goldarr@I1")
    t.a.plays("GWA05").stays().attacks("deryn")
    t.expect(damage={"deryn": 2 - defence})
    assert [s.defence for s in t.of(ev.Struck)] == [defence]
    t.is_idle("a")


def test_basic_deryn_triggers_a_trap() -> None:
    """Facts 1: without the level a token does what it does to anybody."""
    t = table("| a deryn@B3 hand=DER07 | b goldarr@I1 | tokens=C4:damage3,D6:stun,F3:stun,G4:root")
    t.a.takes("move", "deryn", "creation").goes("C4").refills("D3").stays()
    t.expect(at={"deryn": "C4"}, damage={"deryn": 3}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


def test_levelled_deryn_triggers_nothing() -> None:
    """Q28: she stands on the token, it stays face down, and she may go on."""
    t = table("| a deryn@B3+ hand=DER07 | b goldarr@I1 | tokens=C4:damage3,D6:stun,F3:stun,G4:root")
    t.a.takes("move", "deryn", "creation").goes("C4")
    t.expect(at={"deryn": "C4"}, damage={"deryn": 0}, tokens="C4,D6,F3,G4")
    assert t.of(ev.TrapSprung) == []
    t.a.goes("C5")
    t.expect(at={"deryn": "C5"}, tokens="C4,D6,F3,G4")
    t.is_idle("a")


@pytest.mark.parametrize("passes_her", [True, False])
def test_a_trap_sleeps_only_under_levelled_deryn(*, passes_her: bool) -> None:
    """Q28: an ally passing through her hex triggers nothing; once she is gone, the token wakes."""
    deryn = "deryn@C4+" if passes_her else "deryn@C6+"
    t = table(f"| a {deryn} kilgore@C3 | b goldarr@I1 | tokens=C4:damage2,D6:stun,F3:stun,G4:root")
    t.a.takes("move", "kilgore", "creation")
    if passes_her:
        assert "C4" not in t.options
        t.a.goes("C5")
        t.expect(at={"kilgore": "C5"}, damage={"kilgore": 0}, tokens="C4,D6,F3,G4")
    else:
        t.a.goes("C4").refills("D3").stays()
        t.expect(at={"kilgore": "C4"}, damage={"kilgore": 2}, tokens="D3,D6,F3,G4")
    t.is_idle("a")
