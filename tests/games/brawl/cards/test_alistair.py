"""King Alistair: his sheet and his six cards; his levelled side has better values and no ability."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import content, table

SHEET = "King Alistair | - | - | - | 9/0 | 10/1"
CARDS = """
    ALI02 | Die for Your King!   | - | R | attack   | 2 | ring6   | 3 | -
    ALI03 | Long Live the King!  | - | Y | attack   | 2 | melee   | 3 | -
    ALI04 | Bow Before the King! | - | B | attack   | 1 | melee   | 2 | -
    ALI05 | The Tyrant's Gaze    | - | B | skill    | 1 | dir 1-2 | - | -
    ALI06 | Forced March         | - | R | skill    | 2 | -       | - | -
    ALI07 | Reverence            | - | Y | reaction | - | -       | - | +1
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3, the main value where sources differ: Alistair's sheet and cards."""
    assert_printed("alistair", SHEET, CARDS)


# --- ALI02 Die for Your King! -----------------------------------------------------------------------------


def test_die_for_your_king_strikes_everybody_around() -> None:
    """ALI02: 3 to friend and foe in the ring, less their defence; those farther off are safe."""
    t = table("| a alistair@B3 kilgore@A3 gwaien@A5 hand=ALI02 | b deryn@C4 dugrun@B2 goldarr@B6")
    t.a.plays("ALI02").stays().aims("ring")
    t.expect(damage={"deryn": 3, "dugrun": 1, "kilgore": 2, "alistair": 0, "goldarr": 0, "gwaien": 0})
    t.expect(cores={"a": "rYB"}, vp=(0, 0))
    t.others_untouched("deryn", "dugrun", "kilgore")
    t.is_idle("a")


def test_die_for_your_king_takes_him_at_his_word() -> None:
    """ALI02, Q6: friend and foe fall in one step; both sides score, he levels for the foe."""
    t = table("| a alistair@B3 kilgore@A3/5 hand=ALI02 | b deryn@C4/4 goldarr@I1")
    t.a.plays("ALI02").stays().aims("ring")
    t.expect(at={"kilgore": "gate", "deryn": "gate"}, vp=(1, 1), levelled={"alistair": True})
    t.is_idle("a")


def test_die_for_your_king_needs_an_enemy() -> None:
    """ALI02, Q38: with allies alone around him there is no attack."""
    t = table("| a alistair@B3 kilgore@A3 hand=ALI02 | b deryn@B5 goldarr@I1")
    t.a.plays("ALI02").stays()
    t.expect(damage={"kilgore": 0, "deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")


# --- ALI03 Long Live the King! ----------------------------------------------------------------------------


def test_long_live_the_king_heals_for_a_knock_out() -> None:
    """ALI03: 3 knocks Deryn out, so Heal 2."""
    t = table("| a alistair@B3/5 kilgore@A1/2 hand=ALI03 | b deryn@B4/4 goldarr@I1")
    t.a.plays("ALI03").stays().attacks("deryn")
    assert (t.asked, t.options) == (("a", "heal"), ["0", "1", "2"])
    t.a.answers("2")
    t.expect(at={"deryn": "gate"}, damage={"alistair": 3, "kilgore": 2}, vp=(1, 0), cores={"a": "RyB"})
    t.expect(levelled={"alistair": True})
    t.is_idle("a")


def test_long_live_the_king_without_a_knock_out() -> None:
    """ALI03: one damage short, no healing."""
    t = table("| a alistair@B3/5 kilgore@A1 hand=ALI03 | b deryn@B4/3 goldarr@I1")
    t.a.plays("ALI03").stays().attacks("deryn")
    t.expect(damage={"deryn": 6, "alistair": 5}, vp=(0, 0))
    t.is_idle("a")


def test_long_live_the_king_over_one_who_rises_again() -> None:
    """ALI03 against AKH04: knocked out all the same, wherever the champion stands since."""
    t = table("| a alistair@B3/5 kilgore@A1 hand=ALI03 | b deryn@B4/4 akhet@I1 hand=AKH04")
    t.a.plays("ALI03").stays().attacks("deryn")
    t.b.reacts("AKH04", "deryn").goes("B2")
    assert t.asked == ("a", "heal")
    t.a.answers("2")
    t.expect(at={"deryn": "B2"}, damage={"deryn": 0, "alistair": 3}, vp=(1, 0), levelled={"alistair": True})
    t.is_idle("a")


# --- ALI04 Bow Before the King! ---------------------------------------------------------------------------


def test_bow_before_the_king_frightens_whom_it_hurts() -> None:
    """ALI04: 2 damage, then Fear 1; the frightened champion's player picks among the ways out."""
    t = table("| a alistair@B2 kilgore@A1 hand=ALI04 | b deryn@B4 goldarr@I1")
    t.a.plays("ALI04").goes("B3").attacks("deryn")
    assert (t.asked, set(t.options)) == (("b", "fear"), {"A4", "B5", "C5"})
    t.b.goes("C5")
    t.expect(damage={"deryn": 2}, at={"deryn": "C5", "alistair": "B3"}, cores={"a": "RYb"})
    t.others_untouched("alistair", "deryn")
    t.is_idle("a")


def test_bow_before_the_king_without_damage() -> None:
    """ALI04: 2 - 2 on Dugrun frightens nobody."""
    t = table("| a alistair@B3 kilgore@A1 hand=ALI04 | b dugrun@B4 goldarr@I1")
    t.a.plays("ALI04").stays().attacks("dugrun")
    t.expect(damage={"dugrun": 0}, at={"dugrun": "B4"})
    assert t.of(ev.Resisted) == []
    t.is_idle("a")


def test_bow_before_the_king_into_a_trap() -> None:
    """ALI04, Q27: the trap he drives her into is his deed."""
    t = table(
        "| a alistair@C6 kilgore@A1 hand=ALI04 | b deryn@C5/3 goldarr@B4 tzu_xiao@D5"
        " | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("ALI04").stays().attacks("deryn")
    t.b.refills("D6")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), levelled={"alistair": True}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


# --- ALI05 The Tyrant's Gaze ------------------------------------------------------------------------------


def test_the_tyrants_gaze_frightens_and_stuns() -> None:
    """ALI05: Fear 2, a longer way beats a shorter one; then Stun. No reaction to a skill."""
    t = table("| a alistair@B2 kilgore@A1 hand=ALI05 | b deryn@B4 goldarr@I1 hand=DER05,GOL02")
    t.a.plays("ALI05").stays().targets("deryn")
    assert (t.asked, set(t.options)) == (("b", "fear"), {"B6", "D6"})
    t.b.goes("B6")
    assert (t.asked, t.options) == (("b", "stun"), ["DER05"])
    t.b.answers("DER05")
    t.expect(at={"deryn": "B6"}, damage={"deryn": 0}, hand={"b": "GOL02"}, cores={"a": "RYb"})
    t.others_untouched("deryn")
    t.is_idle("a")


@pytest.mark.parametrize("enemies", ["deryn@B5 goldarr@I1", "deryn@C4 goldarr@I1", "deryn@B4 goldarr@B3"])
def test_the_tyrants_gaze_needs_a_row(enemies: str) -> None:
    """ALI05: direct 1-2: not three off, not out of the row, not behind somebody."""
    t = table(f"| a alistair@B2 kilgore@A1 hand=ALI05 | b {enemies}")
    t.a.plays("ALI05").stays()
    assert "b.deryn" not in t.options
    if "goldarr@B3" in enemies:
        t.a.stops()
    t.expect(damage={"deryn": 0}, cores={"a": "RYb"})
    t.is_idle("a")


def test_the_tyrants_gaze_into_a_deadly_trap() -> None:
    """ALI05, Q8: knocked out on the way, she suffers no Stun; he levels."""
    t = table(
        "| a alistair@C6 kilgore@A1 hand=ALI05 | b deryn@C5/5 goldarr@B4 tzu_xiao@D5 hand=DER02"
        " | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("ALI05").stays().targets("deryn")
    # Past Gold'arr, or up the column over the token.
    assert (t.asked, set(t.options)) == (("b", "fear"), {"A3", "C3"})
    t.b.goes("C3").refills("D6")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), hand={"b": "DER02"}, levelled={"alistair": True})
    t.is_idle("a")


# --- ALI06 Forced March -----------------------------------------------------------------------------------


def test_forced_march_moves_every_ally() -> None:
    """ALI06: Force 1 each ally in any order, a hex of his player's choice or none; never himself (Q48)."""
    t = table("| a alistair@A1 kilgore@B3 gwaien@C3 hand=ALI06 | b deryn@B4 goldarr@I1")
    t.a.plays("ALI06").stays().uses()
    assert (t.asked, t.options) == (("a", "force_next"), ["a.kilgore", "a.gwaien"])
    t.a.answers("a.gwaien")
    assert (t.asked, set(t.options)) == (("a", "force"), {"B2", "C2", "C4", "D3", "D4", "stop"})
    t.a.goes("D4")
    assert set(t.options) == {"A2", "A3", "B2", "C3", "C4", "stop"}
    t.a.stays()
    t.expect(at={"alistair": "A1", "kilgore": "B3", "gwaien": "D4", "deryn": "B4"}, cores={"a": "rYB"})
    t.others_untouched("gwaien")
    t.is_idle("a")


def test_forced_march_of_a_rooted_ally_and_into_a_trap() -> None:
    """ALI06, Q20: rooted, Kilgore stays; Q27: Gwaien lost to a trap scores for B and levels nobody."""
    t = table(
        "| a alistair@A1 kilgore@B3~ gwaien@C3/5 hand=ALI06 | b deryn@I2 goldarr@I1"
        " | tokens=C4:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("ALI06").stays().uses().answers("a.kilgore")
    t.a.goes("C4").refills("D6")
    t.expect(at={"kilgore": "B3", "gwaien": "gate"}, vp=(0, 1), levelled={"alistair": False})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("force", "rooted")]
    t.is_idle("a")


def test_forced_march_may_be_left_out() -> None:
    """ALI06, Q37: a skill need not be used."""
    t = table("| a alistair@A1 kilgore@B3 hand=ALI06 | b deryn@I2 goldarr@I1")
    t.a.plays("ALI06").goes("A3").stops()
    t.expect(at={"alistair": "A3", "kilgore": "B3"}, cores={"a": "rYB"})
    t.is_idle("a")


# --- ALI07 Reverence --------------------------------------------------------------------------------------


def test_reverence_makes_fearless_for_the_turn() -> None:
    """ALI07: 2 - 1 and no Fear, not from a later card of the turn either; the Stun of that one works."""
    t = table("| a alistair@B3 kilgore@A1 cores=RYB hand=ALI04 | b deryn@B4 alistair@I1 hand=ALI07,DER02")
    t.a.plays("ALI04").stays().attacks("deryn")
    t.b.reacts("ALI07", "deryn")
    t.expect(damage={"deryn": 1}, at={"deryn": "B4"}, cores={"b": "RyB"}, hand={"b": "DER02"})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("fear", "immune")]
    assert [n.kind for n in t.state.lasting] == ["fearless"]
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_reverence_holds_against_a_later_skill() -> None:
    """ALI07: until end of turn; the Tyrant's Gaze then only stuns her."""
    t = table("| a alistair@B2 kilgore@B5 hand=KIL06,ALI05 | b deryn@B4 alistair@I1 hand=ALI07,DER02")
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("ALI07", "deryn")
    t.expect(damage={"deryn": 1}, cores={"a": "RyB", "b": "RyB"})
    t.a.plays("ALI05").stays().targets("deryn")
    t.b.answers("DER02")
    t.expect(at={"deryn": "B4"}, hand={"b": ""}, cores={"a": "Ryb"})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("fear", "immune")]
    t.is_idle("a")


def test_reverence_is_for_the_defended_champion_alone() -> None:
    """ALI07: Deryn is fearless, Gold'arr beside her runs from the next attack."""
    t = table("| a alistair@B3 kilgore@B5 hand=KIL06,ALI04 | b deryn@B4 goldarr@C4 alistair@I1 hand=ALI07")
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("ALI07", "deryn")
    t.expect(damage={"deryn": 1, "goldarr": 0, "a.alistair": 0})
    t.a.plays("ALI04").stays().attacks("goldarr")
    assert t.asked == ("b", "fear")
    t.b.goes("D4")
    t.expect(damage={"goldarr": 1}, at={"goldarr": "D4", "deryn": "B4"})
    t.is_idle("a")


# --- Levelled: better values ------------------------------------------------------------------------------


def test_levelled_alistair_has_no_ability() -> None:
    """ALI01: 10 and 1, and not a word more; both sides may field him."""
    levelled = content().champions["alistair"].levelled
    assert levelled.texts is None
    t = table("| a alistair@B3 kilgore@A1 hand=ALI03 | b alistair@B4/7+ goldarr@I1")
    t.a.plays("ALI03").stays().attacks("b.alistair")
    t.expect(damage={"b.alistair": 9, "a.alistair": 0}, at={"b.alistair": "B4"}, vp=(0, 0))
    t.is_idle("a")
