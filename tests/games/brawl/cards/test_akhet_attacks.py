"""Akhet's attacks, From the Ashes, and what red cards add once she is levelled."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.kit.table import table

# --- AKH03 Wingstorm --------------------------------------------------------------------------------------


def test_wingstorm_pushes_two() -> None:
    """AKH03: move 1, strength 1, Push 2 straight away; also whom it did not hurt."""
    t = table("| a akhet@B1 hand=AKH03 | b tzu_xiao@B3 gwaien@I1")
    t.a.plays("AKH03").goes("B2").attacks("tzu_xiao")
    t.expect(at={"akhet": "B2", "tzu_xiao": "B5"}, damage={"tzu_xiao": 1}, cores={"a": "rYB"})
    t.others_untouched("akhet", "tzu_xiao")
    t.is_idle("a")
    t = table("| a akhet@B2 hand=AKH03 | b dugrun@B4 gwaien@I1")
    t.a.plays("AKH03").stays().attacks("dugrun")
    t.expect(at={"dugrun": "B6"}, damage={"dugrun": 0})
    t.is_idle("a")


def test_wingstorm_against_the_edge_and_hold_ground() -> None:
    """AKH03, Q15, Q45: one step that cannot be made is 1 damage; cancelled, there is neither."""
    t = table("| a akhet@B3 hand=AKH03 | b tzu_xiao@B5 gwaien@I1")
    t.a.plays("AKH03").stays().attacks("tzu_xiao")
    t.expect(at={"tzu_xiao": "B6"}, damage={"tzu_xiao": 2})
    t.is_idle("a")
    t = table("| a akhet@B3 hand=AKH03 | b tzu_xiao@B5 dugrun@I1 hand=DUG02")
    t.a.plays("AKH03").stays().attacks("tzu_xiao")
    t.b.reacts("DUG02", "tzu_xiao")
    t.expect(at={"tzu_xiao": "B5"}, damage={"tzu_xiao": 1})
    t.is_idle("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B2", True), ("B3", True), ("B4", False), ("C3", False)])
def test_wingstorm_has_a_range(tzu_xiao: str, *, offered: bool) -> None:
    """AKH03, Q39: direct 1-2."""
    t = table(f"| a akhet@B1 hand=AKH03 | b tzu_xiao@{tzu_xiao} goldarr@C2")
    t.a.plays("AKH03").stays()
    assert ("b.tzu_xiao" in t.options) is offered
    t.a.stops()
    t.expect(damage={"tzu_xiao": 0})
    t.is_idle("a")


# --- AKH07 Death From Above -------------------------------------------------------------------------------


def test_death_from_above_swoops_and_sweeps() -> None:
    """AKH07: over the enemy in a row, then strength 2 at three hexes side by side, friends included."""
    t = table("| a akhet@B3 kilgore@E4 hand=AKH07 | b goldarr@D4 tzu_xiao@C3 gwaien@I1")
    t.a.plays("AKH07")
    assert t.asked == ("a", "swoop")
    assert {"E3", "D3", "E6"} <= set(t.options)
    assert not {"C3", "F2", "F6"} & set(t.options)
    t.a.goes("D3")
    t.a.aims_at("goldarr", "kilgore")
    t.expect(damage={"goldarr": 1, "kilgore": 1, "tzu_xiao": 0, "akhet": 0}, at={"akhet": "D3"})
    t.expect(cores={"a": "RYb"})
    t.others_untouched("akhet", "goldarr", "kilgore")
    t.is_idle("a")


def test_death_from_above_may_stay_and_may_be_rooted() -> None:
    """AKH07: Swoop 0, or Root, and the attack all the same; from the Gate it cannot be played."""
    for akhet in ("akhet@B3", "akhet@B3~"):
        t = table(f"| a {akhet} hand=AKH07 | b tzu_xiao@C3 gwaien@I1")
        t.a.plays("AKH07")
        if not akhet.endswith("~"):
            t.a.stays()
        t.a.aims(next(key for key in t.options if key != "stop"))
        t.expect(damage={"tzu_xiao": 2}, at={"akhet": "B3"})
        t.is_idle("a")
    t = table("| a akhet kilgore@A1 hand=AKH07,AKH02,AKH03 | b tzu_xiao@C3")
    assert {"AKH07", "AKH02"} & set(t.options) == set()
    assert "AKH03" in t.options
    t.is_idle("a")


def test_death_from_above_beside_levelled_dugrun() -> None:
    """AKH07, Q47: only arcs with Dugrun in them."""
    t = table("| a akhet@D3 hand=AKH07 | b dugrun@D2+ gwaien@D4")
    t.a.plays("AKH07").stays()
    assert t.aims == {t.options[0]: {"b.dugrun"}}
    assert t.options[1:] == ["stop"]
    t.a.stops()
    t.expect(damage={"dugrun": 0, "gwaien": 0})
    t.is_idle("a")


# --- AKH04 From the Ashes ---------------------------------------------------------------------------------


def test_from_the_ashes_places_the_fallen_beside_the_attacker() -> None:
    """AKH04: knocked out all the same (point, no damage, basic side, level for Kilgore), then placed."""
    t = table("| a kilgore@B3 deryn@C3 hand=KIL07 | b goldarr@B4/5+ akhet@I1 hand=AKH04 cores=Ryb")
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("AKH04", "goldarr")
    assert t.asked == ("b", "place")
    assert sorted(t.options) == ["A2", "A3", "B2", "B4", "C4"]
    t.b.goes("C4")
    t.expect(at={"goldarr": "C4"}, damage={"goldarr": 0}, levelled={"goldarr": False, "kilgore": True})
    t.expect(vp=(1, 0), cores={"b": "ryb"}, hand={"b": ""})
    assert [k.figure for k in t.of(ev.KnockedOut)] == [2]
    t.others_untouched("kilgore", "goldarr")
    t.is_idle("a")


def test_from_the_ashes_does_nothing_for_who_stands() -> None:
    """AKH04: no defence, and no placing unless the attack knocked the champion out."""
    t = table("| a kilgore@B3 hand=KIL07 | b goldarr@B4 akhet@I1 hand=AKH04")
    t.a.plays("KIL07").attacks("goldarr")
    t.b.reacts("AKH04", "goldarr")
    t.expect(at={"goldarr": "B4"}, damage={"goldarr": 4}, vp=(0, 0), cores={"b": "rYB"}, hand={"b": ""})
    t.is_idle("a")


def test_the_attack_goes_on_against_whom_the_ashes_gave_back() -> None:
    """AKH04: step 8 comes before step 9; back in the arena, the target is pushed, and may go out again."""
    t = table("| a kilgore@B3 hand=KIL05 | b gwaien@B4/5 akhet@I1 hand=AKH04")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("AKH04", "gwaien").goes("A3")
    t.expect(at={"gwaien": "A3"}, damage={"gwaien": 2}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")
    t = table("| a kilgore@B3 hand=KIL05 | b gwaien@B4/5 akhet@I1 hand=AKH04")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("AKH04", "gwaien").goes("C4")
    t.expect(at={"gwaien": "E6"}, damage={"gwaien": 0}, vp=(1, 0))
    t.is_idle("a")


def test_from_the_ashes_into_a_trap() -> None:
    """AKH04, Q23: the hex it is placed on may hold a token, which triggers; nobody has the credit twice."""
    t = table(
        "| a deryn@B3 hand=DER07 | b gwaien@B4/4 akhet@I1 hand=AKH04"
        " | tokens=C4:damage3,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("DER07").stays().attacks("gwaien")
    t.b.reacts("AKH04", "gwaien").goes("C4").refills("D3")
    t.a.stays()
    t.expect(at={"gwaien": "C4"}, damage={"gwaien": 3}, vp=(1, 0), tokens="D3,D6,F3,G4")
    t.is_idle("a")


def test_from_the_ashes_without_a_free_hex() -> None:
    """AKH04: no free hex beside the attacker, so the fallen champion is on its Gate after all."""
    t = table("| a gwaien@A1 kilgore@A2 dugrun@B1 hand=GWA05 | b deryn@B3/5 tzu_xiao@B2 akhet@I1 hand=AKH04")
    t.a.plays("GWA05").stays().attacks("deryn")
    t.b.reacts("AKH04", "deryn")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), damage={"deryn": 0})
    t.is_idle("a")


def test_from_the_ashes_saves_one_of_two() -> None:
    """AKH04, Q31: the defended champion only; Akhet herself may be the one."""
    t = table("| a kilgore@D4 hand=KIL06 | b akhet@D5/6 gwaien@E4/5 hand=AKH04")
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("AKH04", "akhet").goes("C3")
    t.expect(at={"akhet": "C3", "gwaien": "gate"}, damage={"akhet": 0}, vp=(2, 0))
    t.is_idle("a")


def test_from_the_ashes_does_not_undo_the_last_point() -> None:
    """AKH04, Q7: the fifth point in step 7 ends the match before step 8."""
    t = table("vp=4-0 | a kilgore@B3 hand=KIL05 | b gwaien@B4/5 akhet@I1 hand=AKH04")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("AKH04", "gwaien")
    t.expect(vp=(5, 0), at={"gwaien": "gate"})
    t.is_over("a")


# --- Levelled: red cards feed her attacks -----------------------------------------------------------------


def test_levelled_akhet_burns_red_cards() -> None:
    """AKH01: any number of Destruction cards, +1 strength each, before the other side reacts."""
    t = table("| a akhet@B2+ kilgore@A1 hand=AKH03,AKH04,AKH05,KIL02,KIL05 | b tzu_xiao@B4 hand=TZU06")
    t.a.plays("AKH03").stays().attacks("tzu_xiao")
    assert t.asked == ("a", "discard")
    assert t.options == ["AKH04", "KIL02", "stop"]
    t.a.answers("KIL02").answers("AKH04").stops()
    assert t.asked == ("b", "react")
    t.b.passes()
    t.expect(damage={"tzu_xiao": 3}, at={"tzu_xiao": "B6"}, hand={"a": "AKH05,KIL05"})
    assert sorted(t.state.players[0].discard) == ["AKH03", "AKH04", "KIL02"]
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


def test_levelled_akhet_may_keep_her_cards() -> None:
    """AKH01: she may; and the strength is gone with the attack."""
    t = table("| a akhet@B2+ hand=AKH03,AKH04,AKH06 | b tzu_xiao@B4 gwaien@I1")
    t.a.plays("AKH03").stays().attacks("tzu_xiao").stops()
    t.expect(damage={"tzu_xiao": 1}, hand={"a": "AKH04,AKH06"})
    assert t.state.lasting == []
    t.is_idle("a")


def test_burnt_cards_count_against_every_target() -> None:
    """AKH01: the attack is stronger, so all targets of an arc feel it, Akhet's ally too."""
    t = table("| a akhet@D3+ kilgore@E4 hand=AKH07,AKH04 | b goldarr@D4 gwaien@I1")
    t.a.plays("AKH07").stays()
    t.a.aims_at("goldarr", "kilgore")
    t.a.answers("AKH04")
    t.expect(damage={"goldarr": 2, "kilgore": 2}, hand={"a": ""})
    t.is_idle("a")


@pytest.mark.parametrize("akhet", ["akhet@B2", "akhet@B2+"])
def test_only_levelled_and_only_her_attacks(akhet: str) -> None:
    """AKH01: on the basic side nothing is asked, nor when an ally attacks."""
    t = table(f"| a {akhet} kilgore@B5 hand=AKH03,AKH04,KIL05 | b tzu_xiao@B4 gwaien@I1")
    if akhet.endswith("+"):
        t.a.plays("KIL05").stays().attacks("tzu_xiao")
        t.expect(damage={"tzu_xiao": 3}, at={"tzu_xiao": "B3"}, hand={"a": "AKH03,AKH04"})
    else:
        t.a.plays("AKH03").stays().attacks("tzu_xiao")
        t.expect(damage={"tzu_xiao": 3}, at={"tzu_xiao": "B4"}, hand={"a": "AKH04,KIL05"})
    t.is_idle("a")


def test_the_question_for_red_cards_tells_nothing() -> None:
    """AKH01: asked as long as there is a hand, whatever it holds; without a hand there is nothing to ask."""
    views: list[object] = []
    for hand, options in (
        (",AKH04,AKH05", ["AKH04", "stop"]),
        (",AKH05,AKH06", ["stop"]),
    ):
        t = table(f"| a akhet@B2+ kilgore@A1 hand=AKH03{hand} | b tzu_xiao@B4 gwaien@I1")
        t.a.plays("AKH03").stays().attacks("tzu_xiao")
        assert (t.asked, t.options) == (("a", "discard"), options)
        views.append((t.public(), t.view("b")))
        t.a.stops()
        t.expect(damage={"tzu_xiao": 1})
        t.is_idle("a")
    assert views[0] == views[1]
    for hand in (",AKH04,AKH05", ",AKH04,KIL02"):
        t = table(f"| a akhet@B2+ kilgore@A1 hand=AKH03{hand} | b tzu_xiao@B4 gwaien@I1")
        t.a.plays("AKH03").stays().attacks("tzu_xiao").answers("AKH04")
        assert t.asked == ("a", "discard"), "asked again, also with no red card left"
        t.a.stops()
        t.expect(damage={"tzu_xiao": 2})
        t.is_idle("a")
    t = table("| a akhet@B2+ hand=AKH03 | b tzu_xiao@B4 gwaien@I1")
    t.a.plays("AKH03").stays().attacks("tzu_xiao")
    t.expect(damage={"tzu_xiao": 1})
    t.is_idle("a")
