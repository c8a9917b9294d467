"""Korvash: his sheet, his cards and what Bloodied champions suffer from him."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Korvash | - | Wielder of Scornblade | - | 8/0 | 9/0"
CARDS = """
    KOR02 | Hell Hath No Fury  | - | R | attack   | 2 | ind 1-2 | 3 | -
    KOR03 | Chop               | - | R | attack   | - | ring6   | 0 | -
    KOR04 | Shockwave          | - | B | skill    | 1 | melee   | - | -
    KOR05 | Leaping Strike     | - | Y | attack   | 1 | melee   | 3 | -
    KOR06 | Bloodcurdling Roar | - | B | reaction | - | -       | - | +2
    KOR07 | Sap Strength       | - | Y | attack   | 2 | dir 1-2 | 2 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2: Korvash's sheet and cards."""
    assert_printed("korvash", SHEET, CARDS)


# --- KOR02 Hell Hath No Fury ------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "total"), [(1, 2), (2, 3)])
def test_hell_hath_no_fury_forces_a_bloodied_target(damage: int, total: int) -> None:
    """KOR02: 3 - 2 damage; the target is looked at after the attack: with 3 damage it is forced."""
    t = table(f"| a korvash@B2 kilgore@A5 hand=KOR02 | b dugrun@B4/{damage} goldarr@I1")
    t.a.plays("KOR02").stays().attacks("dugrun")
    if total == 3:
        assert t.asked == ("a", "force")
        t.a.goes("C4")
    t.expect(damage={"dugrun": total}, at={"dugrun": "C4" if total == 3 else "B4"}, cores={"a": "rYB"})
    t.others_untouched("dugrun")
    t.is_idle("a")


def test_hell_hath_no_fury_into_a_trap_levels_him() -> None:
    """KOR02, Q27: forced onto a trap and knocked out by it: Korvash's deed."""
    t = table("| a korvash@B2 kilgore@A5 hand=KOR02 | b gwaien@B4/1 goldarr@I1 | tokens=C4:damage2,F3,F6,G4")
    t.a.plays("KOR02").stays().attacks("gwaien").goes("C4")
    t.b.refills("D3")
    t.expect(at={"gwaien": "gate"}, vp=(1, 0), levelled={"korvash": True}, tokens="D3,F3,F6,G4")
    t.is_idle("a")


def test_hell_hath_no_fury_rooted_held_or_out() -> None:
    """KOR02: Force does nothing to a rooted champion (Q20), nor with Hold Ground (Q45), nor to one out."""
    t = table("| a korvash@B2 kilgore@A5 hand=KOR02 | b gwaien@B4~ dugrun@I1 hand=DUG02")
    t.a.plays("KOR02").stays().attacks("gwaien")
    t.b.passes()
    t.expect(damage={"gwaien": 3}, at={"gwaien": "B4"})
    assert [(r.effect, r.why) for r in t.of(ev.Resisted)] == [("force", "rooted")]
    t.is_idle("a")
    t = table("| a korvash@B2 kilgore@A5 hand=KOR02 | b gwaien@B4 dugrun@I1 hand=DUG02")
    t.a.plays("KOR02").stays().attacks("gwaien")
    t.b.reacts("DUG02", "gwaien")
    t.expect(damage={"gwaien": 3}, at={"gwaien": "B4"})
    t.is_idle("a")
    t = table("| a korvash@B2 kilgore@A5 hand=KOR02 | b gwaien@B4/3 dugrun@I1")
    t.a.plays("KOR02").stays().attacks("gwaien")
    t.expect(at={"gwaien": "gate"}, vp=(1, 0), levelled={"korvash": True})
    t.is_idle("a")


# --- KOR03 Chop, and the levelled side --------------------------------------------------------------------


def test_chop_counts_every_target_allies_too() -> None:
    """KOR03, Q38: Gwaien and his own Kilgore stand in the ring: strength 4 against both."""
    t = table("| a korvash@B3 kilgore@B2 hand=KOR03 | b gwaien@B4 goldarr@I1")
    t.a.plays("KOR03").aims("ring")
    t.expect(damage={"gwaien": 4, "kilgore": 3, "korvash": 0}, cores={"a": "rYB"})
    t.others_untouched("gwaien", "kilgore")
    t.is_idle("a")


def test_chop_at_one_and_with_more_strength() -> None:
    """KOR03, Q14: a printed 0 is changed too: Focus makes 0 + 2 + 1."""
    t = table("| a korvash@B3 tzu_xiao@A5 hand=KOR03,TZU03 | b gwaien@B4 goldarr@I1")
    t.a.plays("TZU03").stays().uses()
    t.a.plays("KOR03").aims("ring")
    t.expect(damage={"gwaien": 3})
    t.is_idle("a")
    t = table("| a korvash@B3 tzu_xiao@A5 hand=KOR03 | b gwaien@B4 goldarr@I1")
    t.a.plays("KOR03").aims("ring")
    t.expect(damage={"gwaien": 2})
    t.is_idle("a")


@pytest.mark.parametrize(("mark", "hurt"), [("", 3), ("+", 4)])
def test_levelled_he_ignores_the_defence_of_the_bloodied(mark: str, hurt: int) -> None:
    """KOR03 and KOR01: 4 at Gold'arr (3 damage, defence 1) and Dugrun (2 damage, defence 2)."""
    t = table(f"| a korvash@B3{mark} kilgore@A5 hand=KOR03 | b goldarr@B4/3 dugrun@B2/2")
    t.a.plays("KOR03").aims("ring")
    t.expect(damage={"goldarr": 3 + hurt, "dugrun": 4})
    t.is_idle("a")


def test_chop_needs_an_enemy_beside_him() -> None:
    """KOR03, Q38: with nobody but an ally around there is no attack."""
    t = table("| a korvash@B3 kilgore@B2 hand=KOR03 | b gwaien@B5")
    t.a.plays("KOR03")
    t.expect(damage={"kilgore": 0}, cores={"a": "rYB"}, hand={"a": ""})
    t.is_idle("a")


def test_chop_that_knocks_out_on_both_sides() -> None:
    """KOR03, Q6: Gwaien and his own Deryn are out in one step: a point each, and Korvash levels."""
    t = table("| a korvash@B3 deryn@B2/3+ hand=KOR03 | b gwaien@B4/2 goldarr@I1")
    t.a.plays("KOR03").aims("ring")
    t.expect(vp=(1, 1), at={"gwaien": "gate", "deryn": "gate"}, levelled={"korvash": True, "deryn": False})
    t.is_idle("a")


# --- KOR04 Shockwave --------------------------------------------------------------------------------------


def test_shockwave_pushes_and_stuns() -> None:
    """KOR04: one hex away and a card of hers gone; no reaction to a skill, no damage."""
    t = table("| a korvash@B2 kilgore@A5 hand=KOR04 | b gwaien@B4 dugrun@I1 hand=GWA02,DUG02")
    t.a.plays("KOR04").goes("B3").targets("gwaien")
    assert t.asked == ("b", "stun")
    assert t.options == ["GWA02"]
    t.b.answers("GWA02")
    t.expect(at={"gwaien": "B5"}, damage={"gwaien": 0}, hand={"b": "DUG02"}, cores={"a": "RYb", "b": "RYB"})
    t.others_untouched("korvash", "gwaien")
    t.is_idle("a")


def test_shockwave_against_the_immune() -> None:
    """KOR04: levelled Gold'arr is not pushed but stunned, levelled Kilgore pushed but not stunned."""
    t = table("| a korvash@B3 dugrun@A5 hand=KOR04 | b goldarr@B4+ kilgore@I1 hand=GOL03,KIL02")
    t.a.plays("KOR04").stays().targets("goldarr")
    t.b.answers("GOL03")
    t.expect(at={"goldarr": "B4"}, damage={"goldarr": 0}, hand={"b": "KIL02"})
    t.is_idle("a")
    t = table("| a korvash@B3 dugrun@A5 hand=KOR04 | b goldarr@I1 kilgore@B4+ hand=GOL03,KIL02")
    t.a.plays("KOR04").stays().targets("kilgore")
    t.expect(at={"kilgore": "B5"}, damage={"kilgore": 0}, hand={"b": "GOL03,KIL02"})
    t.is_idle("a")


def test_shockwave_that_knocks_out_stuns_nobody() -> None:
    """KOR04: at the edge the step is 1 damage; Gwaien at 5 is out, so nobody is stunned."""
    t = table("| a korvash@B5 kilgore@A5 hand=KOR04 | b gwaien@B6/5 dugrun@I1 hand=GWA02")
    t.a.plays("KOR04").stays().targets("gwaien")
    t.expect(at={"gwaien": "gate"}, vp=(1, 0), hand={"b": "GWA02"}, levelled={"korvash": True})
    assert t.of(ev.Stunned) == []
    t.is_idle("a")


# --- KOR05 Leaping Strike ---------------------------------------------------------------------------------


def test_leaping_strike_from_the_gate() -> None:
    """KOR05, Q11: his one move brings him in, then he jumps two hexes over Kilgore and strikes."""
    t = table("| a korvash kilgore@B4 hand=KOR05 | b gwaien@C6 goldarr@I1")
    t.a.plays("KOR05").goes("A3").goes("C5").attacks("gwaien")
    t.expect(at={"korvash": "C5"}, damage={"gwaien": 3}, cores={"a": "RyB"})
    t.others_untouched("korvash", "gwaien")
    t.is_idle("a")


def test_leaping_strike_rooted_on_its_move_jumps_no_more() -> None:
    """KOR05, digest 14: the trap of step 1 roots him; he may still strike whoever is adjacent."""
    t = table("| a korvash@B3 kilgore@A5 hand=KOR05 | b gwaien@C5 goldarr@I1 | tokens=C4:root,F3,F6,G4")
    t.a.plays("KOR05").goes("C4").refills("D3").attacks("gwaien")
    t.expect(at={"korvash": "C4"}, damage={"gwaien": 3})
    t.is_idle("a")


# --- KOR06 Bloodcurdling Roar -----------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "end"), [(2, "B6"), (3, "B4")])
def test_bloodcurdling_roar_stops_a_bloodied_attacker(damage: int, end: str) -> None:
    """KOR06: +2 in any case; the Push is ignored only when the attacker has 3 damage."""
    t = table(f"| a kilgore@B3/{damage} dugrun@A1 hand=KIL05 | b korvash@B4 goldarr@I1 hand=KOR06")
    t.a.plays("KIL05").stays().attacks("korvash")
    t.b.reacts("KOR06", "korvash")
    t.expect(damage={"korvash": 0}, at={"korvash": end}, cores={"b": "RYb"})
    t.is_idle("a")


def test_bloodcurdling_roar_for_an_ally_and_all_targets() -> None:
    """KOR06: Anchors Aweigh by Bloodied Gold'arr pushes nobody, the other target neither."""
    t = table("| a goldarr@B3/3 dugrun@A1 hand=GOL06 | b gwaien@B4 deryn@C4 korvash@I1 hand=KOR06")
    t.a.plays("GOL06").stays().aims("arc1")
    t.b.reacts("KOR06", "gwaien")
    t.expect(damage={"gwaien": 0, "deryn": 1}, at={"gwaien": "B4", "deryn": "C4"})
    t.is_idle("a")


def test_bloodcurdling_roar_of_a_champion_that_goes_out_is_not_heard() -> None:
    """KOR06, Q33: 2 + 1 - 2 knocks Korvash out at 7, so Fury heals Kilgore; at 6 he is up and it does not."""
    stronger = "effects a.kilgore:strength:1"
    line = f"| a kilgore@B3/3 dugrun@A1 hand=KIL06 | b korvash@B4/{{}} goldarr@I1 hand=KOR06 | {stronger}"
    t = table(line.format(7))
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("KOR06", "korvash")
    assert t.asked == ("a", "heal")
    t.a.answers("1")
    t.expect(at={"korvash": "gate"}, damage={"kilgore": 2}, vp=(1, 0), levelled={"kilgore": True})
    t.is_idle("a")
    t = table(line.format(6))
    t.a.plays("KIL06").stays().aims("ring")
    t.b.reacts("KOR06", "korvash")
    t.expect(at={"korvash": "B4"}, damage={"korvash": 7, "kilgore": 3}, vp=(0, 0))
    t.is_idle("a")


def test_bloodcurdling_roar_stops_what_the_attacker_does_to_itself() -> None:
    """KOR06: Hit and Run has no running for a Deryn with 3 damage; with 2 it has."""
    t = table("| a deryn@B3/3 dugrun@A1 hand=DER07 | b korvash@B4 goldarr@I1 hand=KOR06")
    t.a.plays("DER07").stays().attacks("korvash")
    t.b.reacts("KOR06", "korvash")
    t.expect(at={"deryn": "B3"}, damage={"korvash": 0, "deryn": 3})
    t.is_idle("a")
    t = table("| a deryn@B3/2 dugrun@A1 hand=DER07 | b korvash@B4 goldarr@I1 hand=KOR06")
    t.a.plays("DER07").stays().attacks("korvash")
    t.b.reacts("KOR06", "korvash")
    t.a.goes("B1")
    t.expect(at={"deryn": "B1"}, damage={"korvash": 0, "deryn": 2})
    t.is_idle("a")


# --- KOR07 Sap Strength -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "dealt"), [(2, 2), (3, 4)])
def test_sap_strength_is_stronger_against_the_bloodied(damage: int, dealt: int) -> None:
    """KOR07: +2 strength against a target with 3 damage before the blow."""
    t = table(f"| a korvash@B1 kilgore@A5 hand=KOR07 | b tzu_xiao@B4/{damage} goldarr@I1")
    t.a.plays("KOR07").goes("B2").stays().attacks("tzu_xiao")
    t.expect(damage={"tzu_xiao": damage + dealt}, at={"korvash": "B2"}, cores={"a": "RyB"})
    t.others_untouched("tzu_xiao", "korvash")
    t.is_idle("a")


@pytest.mark.parametrize(("mark", "total"), [("", 5), ("+", 7)])
def test_sap_strength_and_his_levelled_side_ignore_a_reaction(mark: str, total: int) -> None:
    """KOR07 and KOR01, Q40: 2 + 2 against 1 + 1 of Bloodied Gold'arr; levelled the defence is ignored."""
    t = table(f"| a korvash@B2{mark} dugrun@A5 hand=KOR07 | b goldarr@B4/3 kilgore@I1 hand=KIL03")
    t.a.plays("KOR07").stays().attacks("goldarr")
    t.b.reacts("KIL03", "goldarr")
    t.expect(damage={"goldarr": total})
    t.is_idle("a")


def test_sap_strength_is_a_direct_shot() -> None:
    """KOR07: direct 1-2: Gold'arr stands in the way of Gwaien; C4 is in no row with B2."""
    t = table("| a korvash@B2 kilgore@A5 hand=KOR07 | b goldarr@B3 gwaien@B4 deryn@C4")
    t.a.plays("KOR07").stays()
    assert t.options == ["b.goldarr", "stop"]
    t.a.stops()
    t.others_untouched()
    t.is_idle("a")
