"""Ko'lel: his sheet, his six cards and what his level does to defence."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Ko'lel | - | The Jungle Typhoon | - | 8/0 | 8/0"
CARDS = """
    KOL02 | Double Jump   | - | Y | attack   | - | melee   | 2 | -
    KOL03 | Mighty Jump   | - | R | attack   | - | ring6   | 2 | -
    KOL04 | Poisoned Dart | - | R | attack   | 1 | ind 1-3 | 2 | -
    KOL05 | Blinding Dart | - | B | reaction | - | -       | - | +1
    KOL06 | Scout Ahead   | - | Y | skill    | 2 | -       | - | -
    KOL07 | Tongue Lash   | - | B | attack   | 1 | dir 1-3 | 1 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2."""
    assert_printed("kolel", SHEET, CARDS)


# --- KOL02 Double Jump ------------------------------------------------------------------------------------


def test_double_jump_leaps_in_and_out() -> None:
    """KOL02: over an enemy to a free hex within 3, strength 2 against defence 1, then within 3 again."""
    t = table("| a kolel@B3 dugrun@A1 hand=KOL02 | b goldarr@D5 tzu_xiao@C3")
    t.a.plays("KOL02")
    assert t.asked == ("a", "jump")
    assert {"E6", "E3", "A5", "stop"} <= set(t.options)
    assert not {"B3", "C3", "D5", "E5", "E7", "A1"} & set(t.options)
    t.a.goes("E6")
    assert t.options == ["b.goldarr", "stop"]
    t.a.attacks("goldarr")
    assert t.asked == ("a", "jump")
    assert {"H3", "G3"} <= set(t.options)
    assert "H2" not in t.options
    t.a.goes("H3")
    t.expect(at={"kolel": "H3", "goldarr": "D5"}, damage={"goldarr": 1, "tzu_xiao": 0}, cores={"a": "RyB"})
    t.others_untouched("kolel", "goldarr")
    t.is_idle("a")


def test_double_jump_may_stay_both_times() -> None:
    """KOL02, digest 1: up to 3 may be 0, before and after."""
    t = table("| a kolel@B3 hand=KOL02 | b tzu_xiao@C3 goldarr@I1")
    t.a.plays("KOL02").stays().attacks("tzu_xiao").stays()
    t.expect(at={"kolel": "B3"}, damage={"tzu_xiao": 2})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


def test_double_jump_without_an_attack_is_one_jump() -> None:
    """KOL02, digest 6: without a target, or stopping, there is nothing after the attack."""
    t = table("| a kolel@B3 hand=KOL02 | b tzu_xiao@C3 goldarr@I1")
    t.a.plays("KOL02").goes("A5")
    t.expect(at={"kolel": "A5"}, damage={"tzu_xiao": 0})
    t.is_idle("a")
    t = table("| a kolel@B3 hand=KOL02 | b tzu_xiao@C3 goldarr@I1")
    t.a.plays("KOL02").goes("B2").stops()
    t.expect(at={"kolel": "B2"}, damage={"tzu_xiao": 0}, cores={"a": "RyB"})
    t.is_idle("a")


def test_double_jump_of_a_rooted_champion_only_hits() -> None:
    """KOL02, Q20: Root forbids both jumps, not the attack; on the Gate the card has no move to come in by."""
    t = table("| a kolel@B3~ hand=KOL02 | b tzu_xiao@C3 goldarr@I1")
    t.a.plays("KOL02").attacks("tzu_xiao")
    t.expect(at={"kolel": "B3"}, damage={"tzu_xiao": 2})
    t.is_idle("a")
    t = table("| a kolel dugrun@A1 hand=KOL02,KOL04 | b tzu_xiao@C3")
    assert "KOL02" not in t.options
    assert "KOL04" in t.options
    t.is_idle("a")


def test_double_jump_ends_in_a_trap() -> None:
    """KOL02, Q5: knocked out where it lands, the champion neither attacks nor jumps again."""
    t = table(
        "| a kolel@B3/6 hand=KOL02 | b tzu_xiao@C3 goldarr@I1 | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("KOL02").goes("C4").refills("D3")
    t.expect(at={"kolel": "gate"}, damage={"kolel": 0, "tzu_xiao": 0}, vp=(0, 1), tokens="D3,D6,F3,G4")
    t.others_untouched("kolel")
    t.is_idle("a")


# --- KOL03 Mighty Jump ------------------------------------------------------------------------------------


def test_mighty_jump_hits_and_pushes_everybody_around() -> None:
    """KOL03, Q17, Q38: strength 2 at friend and foe, then Push 1 each in the order the player likes."""
    t = table("| a kolel@B3 dugrun@E4 hand=KOL03 | b goldarr@D5 tzu_xiao@C3 gwaien@I1")
    t.a.plays("KOL03").goes("D4").aims("ring")
    assert t.asked == ("a", "push_next")
    assert t.options == ["a.dugrun", "b.goldarr", "b.tzu_xiao"]
    t.a.answers("b.tzu_xiao").answers("a.dugrun")
    t.expect(damage={"goldarr": 1, "tzu_xiao": 2, "dugrun": 0, "kolel": 0}, cores={"a": "rYB"})
    t.expect(at={"kolel": "D4", "goldarr": "D6", "tzu_xiao": "B2", "dugrun": "F3"})
    t.others_untouched("kolel", "goldarr", "tzu_xiao", "dugrun")
    t.is_idle("a")


def test_mighty_jump_pushes_against_something() -> None:
    """KOL03, Q15: a blocked step is 1 damage; Gold'arr with his level is not pushed at all (Q21)."""
    t = table("| a kolel@D4 hand=KOL03 | b gwaien@E4 deryn@F3 goldarr@D5+")
    t.a.plays("KOL03").stays().aims("ring").answers("b.gwaien")
    t.expect(at={"gwaien": "E4", "goldarr": "D5"}, damage={"gwaien": 3, "goldarr": 1, "deryn": 0})
    t.others_untouched("gwaien", "goldarr")
    t.is_idle("a")


def test_mighty_jump_has_no_move_and_needs_an_enemy() -> None:
    """KOL03: no printed move, so the jump is all; with only allies around there is no attack."""
    t = table("| a kolel@B3 dugrun@E4 hand=KOL03 | b goldarr@I1")
    t.a.plays("KOL03")
    assert t.asked == ("a", "jump")
    t.a.goes("D4")
    t.expect(at={"kolel": "D4", "dugrun": "E4"}, damage={"dugrun": 0})
    t.is_idle("a")
    t = table("| a kolel dugrun@E4 hand=KOL03 | b goldarr@I1")
    assert "KOL03" not in t.options
    t.is_idle("a")


# --- KOL04 Poisoned Dart ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "damage"), [("tzu_xiao", 3), ("goldarr", 2), ("dugrun", 0)])
def test_poisoned_dart_needs_a_wound(target: str, damage: int) -> None:
    """KOL04: 2 less defence, and 1 for the Poison only if something got through."""
    t = table(f"| a kolel@B3 hand=KOL04 | b {target}@D4 gwaien@I1")
    t.a.plays("KOL04").stays().attacks(target)
    t.expect(damage={target: damage}, at={target: "D4"}, cores={"a": "rYB"})
    t.others_untouched(target)
    t.is_idle("a")


@pytest.mark.parametrize(("hex_name", "offered"), [("B4", True), ("D6", True), ("E7", False)])
def test_poisoned_dart_has_a_range(hex_name: str, *, offered: bool) -> None:
    """KOL04, Q39: indirect 1-3, past anybody."""
    t = table(f"| a kolel@B3 hand=KOL04 | b tzu_xiao@{hex_name} goldarr@C4")
    t.a.plays("KOL04").stays()
    assert ("b.tzu_xiao" in t.options) is offered
    t.a.stops()
    t.expect(damage={"tzu_xiao": 0})
    t.is_idle("a")


def test_poison_is_not_avenged() -> None:
    """KOL04 against Revenge, Q43: the attack damage comes back, the Poison does not."""
    t = table("| a kolel@B3 hand=KOL04 | b tzu_xiao@C3 goldarr@I1 hand=TZU06")
    t.a.plays("KOL04").stays().attacks("tzu_xiao")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(damage={"kolel": 2, "tzu_xiao": 3})
    t.is_idle("a")


# --- KOL05 Blinding Dart ----------------------------------------------------------------------------------


def test_blinding_dart_stuns_the_attacker_before_its_push() -> None:
    """KOL05: 1 more defence, then step 8: the attacker's player discards one of his cards."""
    t = table(
        "| a kilgore@B3 dugrun@A1 hand=KIL05,KIL06,KIL07,DUG02 | b kolel@B4 goldarr@I1 hand=KOL05,KOL06"
    )
    t.a.plays("KIL05").stays().attacks("kolel")
    t.b.reacts("KOL05", "kolel")
    assert t.asked == ("a", "stun")
    assert t.options == ["KIL06", "KIL07"]
    t.expect(at={"kolel": "B4"})
    t.a.answers("KIL07")
    t.expect(damage={"kolel": 1, "kilgore": 0}, at={"kolel": "B6"}, cores={"a": "RYb", "b": "RYb"})
    t.expect(hand={"a": "DUG02,KIL06", "b": "KOL06"})
    t.others_untouched("kolel")
    t.is_idle("a")


def test_blinding_dart_for_an_ally_against_the_immune() -> None:
    """KOL05, Q32: it defends whoever is attacked; a levelled Kilgore cannot be stunned."""
    t = table("| a kilgore@B3+ hand=KIL05,KIL06 | b kolel@I2 goldarr@B4 hand=KOL05")
    t.a.plays("KIL05").stays().attacks("goldarr")
    t.b.reacts("KOL05", "goldarr")
    t.expect(damage={"goldarr": 0, "kolel": 0}, at={"goldarr": "B6"}, hand={"a": "KIL06", "b": ""})
    assert t.of(ev.Stunned) == []
    t.is_idle("a")


def test_blinding_dart_of_a_fallen_champion_stuns_nobody() -> None:
    """KOL05, Q33: the defended champion is out in step 7, so nothing after the attack."""
    t = table("| a kilgore@B3 hand=KIL05,KIL06 | b kolel@B4/7 goldarr@I1 hand=KOL05")
    t.a.plays("KIL05").stays().attacks("kolel")
    t.b.reacts("KOL05", "kolel")
    t.expect(at={"kolel": "gate"}, vp=(1, 0), hand={"a": "KIL06", "b": ""}, levelled={"kilgore": True})
    assert t.of(ev.Stunned) == []
    t.is_idle("a")


# --- KOL06 Scout Ahead ------------------------------------------------------------------------------------


def test_scout_ahead_draws_three_and_plans_three() -> None:
    """KOL06: move 2, Draw 3, then three cards on the deck, the last one on top (R18)."""
    t = table("| a kolel@B3 hand=KOL06,KOL02 deck=KOL03,KOL04,KOL05,KOL07 | b goldarr@I1")
    t.a.plays("KOL06").goes("D4")
    assert t.asked == ("a", "draw")
    assert t.options == ["0", "1", "2", "3"]
    t.a.answers("3")
    t.expect(hand={"a": "KOL02,KOL03,KOL04,KOL05"})
    t.a.answers("KOL03").answers("KOL02").answers("KOL05")
    t.expect(hand={"a": "KOL04"}, at={"kolel": "D4"}, cores={"a": "RyB"})
    assert t.state.players[0].deck == ["KOL07", "KOL03", "KOL02", "KOL05"]
    t.others_untouched("kolel")
    t.is_idle("a")


def test_scout_ahead_may_do_less() -> None:
    """KOL06, Q50: draw fewer, plan fewer, come in from the Gate with it."""
    t = table("| a kolel hand=KOL06,KOL02 deck=KOL03,KOL04 | b goldarr@I1")
    t.a.plays("KOL06").goes("A3").stays().answers("1").answers("KOL02").stops()
    t.expect(hand={"a": "KOL03"}, at={"kolel": "A3"})
    assert t.state.players[0].deck == ["KOL04", "KOL02"]
    t.is_idle("a")


# --- KOL07 Tongue Lash ------------------------------------------------------------------------------------


def test_tongue_lash_pulls_and_stuns() -> None:
    """KOL07: damage 1 from three hexes off, two steps towards Ko'lel, then a Stun."""
    t = table("| a kolel@B2 hand=KOL07 | b tzu_xiao@B5 goldarr@I1 hand=TZU03,GOL02")
    t.a.plays("KOL07").stays().attacks("tzu_xiao")
    t.b.passes()
    assert t.asked == ("b", "stun")
    t.expect(at={"tzu_xiao": "B3"})
    t.b.answers("TZU03")
    t.expect(damage={"tzu_xiao": 1}, hand={"b": "GOL02"}, cores={"a": "RYb"})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


def test_tongue_lash_without_damage_does_nothing_more() -> None:
    """KOL07: stopped by defence 1, so neither Pull nor Stun."""
    t = table("| a kolel@B2 hand=KOL07 | b goldarr@B5 tzu_xiao@I1 hand=GOL02")
    t.a.plays("KOL07").stays().attacks("goldarr")
    t.b.passes()
    t.expect(damage={"goldarr": 0}, at={"goldarr": "B5"}, hand={"b": "GOL02"})
    t.is_idle("a")


def test_tongue_lash_on_a_neighbour_hurts_and_may_knock_out() -> None:
    """KOL07, Q16: 1 and 2 more for the Pull; out by the Pull, it is not stunned and Ko'lel levels."""
    t = table("| a kolel@B2 hand=KOL07 | b tzu_xiao@B3/6 goldarr@I1 hand=TZU03")
    t.a.plays("KOL07").stays().attacks("tzu_xiao")
    t.b.passes()
    t.expect(at={"tzu_xiao": "gate"}, vp=(1, 0), hand={"b": "TZU03"}, levelled={"kolel": True})
    t.is_idle("a")
    t = table("| a kolel@B2 hand=KOL07 | b tzu_xiao@B3/5 goldarr@I1 hand=TZU03")
    t.a.plays("KOL07").stays().attacks("tzu_xiao")
    t.b.passes()
    t.b.answers("TZU03")
    t.expect(at={"tzu_xiao": "B3"}, damage={"tzu_xiao": 8}, vp=(0, 0), hand={"b": ""})
    t.is_idle("a")


def test_tongue_lash_and_hold_ground() -> None:
    """KOL07 against Hold Ground, Q45: no Pull, but the Stun is no displacement."""
    t = table("| a kolel@B2 hand=KOL07 | b tzu_xiao@B5 dugrun@I1 hand=DUG02,TZU03")
    t.a.plays("KOL07").stays().attacks("tzu_xiao")
    t.b.reacts("DUG02", "tzu_xiao")
    t.b.answers("TZU03")
    t.expect(at={"tzu_xiao": "B5"}, damage={"tzu_xiao": 1}, hand={"b": ""})
    t.is_idle("a")


@pytest.mark.parametrize(("tzu_xiao", "offered"), [("B3", True), ("B4", True), ("B5", False), ("C4", False)])
def test_tongue_lash_needs_a_clear_row(tzu_xiao: str, *, offered: bool) -> None:
    """KOL07, Q39: direct 1-3; four off, or out of the row, is out of reach."""
    t = table(f"| a kolel@B1 hand=KOL07 | b tzu_xiao@{tzu_xiao} goldarr@C2")
    t.a.plays("KOL07").stays()
    assert ("b.tzu_xiao" in t.options) is offered
    assert "b.goldarr" in t.options
    t.a.stops()
    t.is_idle("a")


# --- Levelled: targets have 2 less defence ----------------------------------------------------------------


@pytest.mark.parametrize(("mark", "defence", "damage"), [("", 2, 0), ("+", 0, 3)])
def test_levelled_kolel_takes_two_off_defence(mark: str, defence: int, damage: int) -> None:
    """KOL01: against Dugrun's 2 the dart does nothing, or 2 and its Poison."""
    t = table(f"| a kolel@B3{mark} hand=KOL04 | b dugrun@B5 goldarr@I1")
    t.a.plays("KOL04").stays().attacks("dugrun")
    assert [s.defence for s in t.of(ev.Struck)] == [defence]
    t.expect(damage={"dugrun": damage})
    t.is_idle("a")


@pytest.mark.parametrize(("defended", "damage"), [("dugrun", 2), ("tzu_xiao", 3)])
def test_levelled_kolel_against_a_reaction(defended: str, damage: int) -> None:
    """KOL01, R12: the reaction's +1 is added first, and the sum never goes below 0."""
    t = table(f"| a kolel@B3+ hand=KOL04 | b {defended}@B5 kilgore@I1 hand=KIL03")
    t.a.plays("KOL04").stays().attacks(defended)
    t.b.reacts("KIL03", defended)
    t.expect(damage={defended: damage})
    t.is_idle("a")


def test_the_level_is_his_own_and_for_attacks() -> None:
    """KOL01: an ally's attack meets full defence; in his own ring an ally loses 2 as well."""
    t = table("| a kolel@B3+ deryn@B4 hand=DER07 | b dugrun@B5 goldarr@I1")
    t.a.plays("DER07").stays().attacks("dugrun").stays()
    t.expect(damage={"dugrun": 0})
    t.is_idle("a")
    t = table("| a kolel@D4+ dugrun@E4 hand=KOL03 | b goldarr@D5")
    t.a.plays("KOL03").stays().aims("ring").answers("a.dugrun")
    t.expect(damage={"dugrun": 2, "goldarr": 2}, at={"dugrun": "F3", "goldarr": "D6"})
    t.is_idle("a")
