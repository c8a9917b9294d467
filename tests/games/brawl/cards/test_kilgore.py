"""Kilgore: his sheet and his six cards."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Kilgore | Килгор | The Ravager | - | 7/1 | 8/1"
CARDS = """
    KIL02 | Relentless Advance       | -                | R | skill    | 1 | dir 1-2 | - | -
    KIL03 | Darksteel Armour         | -                | R | reaction | - | -       | - | +1
    KIL04 | Throw                    | Бросок           | B | skill    | 2 | -       | - | -
    KIL05 | Maul Thrash              | -                | B | attack   | 1 | melee   | 2 | -
    KIL06 | Fury                     | -                | Y | attack   | 2 | ring6   | 2 | -
    KIL07 | Appetite for Destruction | Жажда разрушения | Y | attack   | - | melee   | 1 | -
"""
TRAPS = "tokens=C4:damage2,D6:stun,F3:stun,G4:root"


def test_printed_values() -> None:
    """Facts 1 and 2.1: Kilgore's sheet and cards."""
    assert_printed("kilgore", SHEET, CARDS)


# --- KIL02 Relentless Advance -----------------------------------------------------------------------------


def test_relentless_advance_takes_the_place_of_the_target() -> None:
    """KIL02: Force 1, then Kilgore stands where the target stood."""
    t = table("| a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL02 | b deryn@B4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL02").stays()
    assert t.options == ["b.deryn", "stop"]
    t.a.targets("deryn")
    assert t.asked == ("a", "force")
    assert sorted(t.options) == ["A3", "A4", "B3", "B5", "C4", "C5", "stop"]
    t.a.goes("C5")
    t.expect(at={"kilgore": "B4", "deryn": "C5"}, damage={"kilgore": 0, "deryn": 0})
    t.expect(hand={"a": ""}, cores={"a": "rYB"}, vp=(0, 0))
    t.others_untouched("kilgore", "deryn")
    t.expect(discard={"a": "KIL02"})
    t.is_idle("a")


def test_relentless_advance_without_a_step_leaves_kilgore_where_he_is() -> None:
    """KIL02, Q46: Force 0 is allowed; the hex is not free, so he cannot be placed."""
    t = table("| a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL02 | b deryn@B4 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL02").stays().targets("deryn").stays()
    t.expect(at={"kilgore": "B2", "deryn": "B4"}, damage={"deryn": 0}, cores={"a": "rYB"})
    t.others_untouched()
    t.is_idle("a")


def test_relentless_advance_does_not_force_a_rooted_target() -> None:
    """KIL02, Q20 and Q46: Force does nothing to a rooted champion, so Kilgore stays too."""
    t = table("| a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL02 | b deryn@B4~ goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL02").stays().targets("deryn")
    t.expect(at={"kilgore": "B2", "deryn": "B4"}, damage={"deryn": 0})
    t.others_untouched()
    t.is_idle("a")


@pytest.mark.parametrize("enemy", ["deryn@B5", "deryn@C4", "deryn@B4 goldarr@B3"])
def test_relentless_advance_reaches_two_hexes_in_an_open_row(enemy: str) -> None:
    """KIL02, Q39: distance 3, another row, or somebody in between: Deryn is no target."""
    t = table(f"| a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL02 | b {enemy} tzu_xiao@I2")
    t.a.plays("KIL02").stays()
    if "goldarr" in enemy:
        assert t.options == ["b.goldarr", "stop"]
        t.a.stops()
    t.expect(cores={"a": "rYB"}, hand={"a": ""})
    t.others_untouched()
    t.is_idle("a")


def test_relentless_advance_into_a_trap_counts_for_kilgore() -> None:
    """KIL02, Q2 and Q27: a knock-out by a trap the target was forced into scores and levels."""
    t = table(
        "vp=0-0 | a kilgore@B2 dugrun@A1 gwaien@A5 hand=KIL02"
        f" | b deryn@B4/5 goldarr@I1 tzu_xiao@I2 | {TRAPS}"
    )
    t.a.plays("KIL02").stays().targets("deryn").goes("C4")
    assert t.asked == ("b", "refill")
    assert sorted(t.options) == ["D3", "F6"]
    t.b.refills("F6")
    t.expect(at={"kilgore": "B4", "deryn": "gate"}, damage={"deryn": 0, "kilgore": 0})
    t.expect(vp=(1, 0), levelled={"kilgore": True}, tokens="D6,F3,F6,G4")
    t.others_untouched("kilgore", "deryn")
    t.is_idle("a")


def test_relentless_advance_onto_a_token_put_on_the_vacated_trap_hex() -> None:
    """KIL02, Q23 and Q25: the vacated trap hex may get the new token; being placed there triggers it."""
    t = table(
        "| a kilgore@C2 dugrun@A1 gwaien@A5 hand=KIL02 | b deryn@C4 goldarr@I1 tzu_xiao@I2"
        " | tokens=B4:damage1,D3:stun,D6:stun,F3:root"
        " supply=damage2,damage2,damage2,damage2,damage3,damage3,damage1,root"
    )
    t.a.plays("KIL02").stays().targets("deryn").goes("B4")
    assert sorted(t.options) == ["C4", "F6", "G4"]
    t.b.refills("C4")
    assert t.asked == ("a", "refill")
    assert sorted(t.options) == ["F6", "G4"]
    t.a.refills("G4")
    t.expect(at={"kilgore": "C4", "deryn": "B4"}, damage={"kilgore": 2, "deryn": 1}, tokens="D3,D6,F3,G4")
    t.others_untouched("kilgore", "deryn")
    t.is_idle("a")


# --- KIL03 Darksteel Armour -------------------------------------------------------------------------------


def test_darksteel_armour_helps_now_and_more_later() -> None:
    """KIL03, Q30: +1 against this attack, +2 against later attacks of the turn, gone at its end."""
    t = table(
        "| a tzu_xiao@B2 gwaien@B6 deryn@A1 hand=TZU02,GWA04 | b kilgore@B4 goldarr@I1 dugrun@I2 hand=KIL03"
    )
    t.a.plays("TZU02").stays().attacks("kilgore")
    assert t.options == ["KIL03>b.kilgore", "pass"]
    t.b.reacts("KIL03", "kilgore")
    # 2 - (1 + 1) = 0, then Pull 1 brings him to B3 without damage.
    t.expect(at={"kilgore": "B3"}, damage={"kilgore": 0}, cores={"a": "RYb", "b": "rYB"}, hand={"b": ""})
    t.is_idle("a")
    # From B6 at distance 3: strength 3 - (1 + 2) = 0, so no chain either.
    t.a.plays("GWA04").stays().attacks("kilgore")
    t.expect(damage={"kilgore": 0, "tzu_xiao": 0, "gwaien": 0})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 2), (3, 3)]
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.others_untouched("kilgore")
    t.is_idle("b")


def test_darksteel_armour_for_a_comrade_while_kilgore_is_out() -> None:
    """KIL03, Q32: any own card for any own target; the defended champion gets the +2, not Kilgore."""
    t = table("| a tzu_xiao@B2 gwaien@A1 deryn@A2 hand=TZU02 | b kilgore goldarr@B4 dugrun@I2 hand=KIL03")
    t.a.plays("TZU02").stays().attacks("goldarr")
    t.b.reacts("KIL03", "goldarr")
    t.expect(damage={"goldarr": 0}, at={"goldarr": "B3", "kilgore": "gate"}, cores={"b": "rYB"})
    assert [(n.kind, n.figure, n.amount) for n in t.state.lasting] == [("defence", t.figure("goldarr").id, 2)]
    t.others_untouched("goldarr")
    t.is_idle("a")


def test_darksteel_armour_needs_a_ready_red_core() -> None:
    """KIL03, digest 8: paid with its own core; the window opens all the same."""
    t = table(
        "| a tzu_xiao@B2 gwaien@A1 deryn@A2 hand=TZU02"
        " | b kilgore@B4 goldarr@I1 dugrun@I2 hand=KIL03 cores=rYB"
    )
    t.a.plays("TZU02").stays().attacks("kilgore")
    assert t.options == ["pass"]
    t.b.passes()
    t.expect(damage={"kilgore": 1}, at={"kilgore": "B3"}, hand={"b": "KIL03"}, cores={"b": "rYB"})
    t.is_idle("a")


def test_darksteel_armour_is_lost_with_the_defended_champion() -> None:
    """KIL03, Q33: knocked out in step 7, so nothing happens after the attack."""
    t = table(
        "| a tzu_xiao@B3 gwaien@A1 deryn@A2 hand=TZU04 | b kilgore@I1 goldarr@I3 dugrun@B4/5 hand=KIL03"
        " | effects a.tzu_xiao:strength:3"
    )
    t.a.plays("TZU04").stays().attacks("dugrun")
    t.b.reacts("KIL03", "dugrun")
    # 2 + 3 - (2 + 1) = 2, doubled 4; five damage and four make him go.
    t.expect(at={"dugrun": "gate"}, damage={"dugrun": 0}, vp=(1, 0), levelled={"tzu_xiao": True})
    assert all(n.kind != "defence" for n in t.state.lasting)
    t.is_idle("a")


# --- KIL04 Throw ------------------------------------------------------------------------------------------


def test_throw_lets_an_adjacent_ally_jump_three() -> None:
    """KIL04: only allies beside Kilgore, any free hex within 3, over enemies and statues."""
    t = table("| a kilgore@D4 dugrun@D5 gwaien@A1 hand=KIL04 | b deryn@E6 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL04").stays()
    assert t.asked == ("a", "who_jumps")
    assert t.options == ["a.dugrun", "stop"]
    t.a.answers("a.dugrun")
    assert t.asked == ("a", "jump")
    # G5 is three hexes away past the statue, H5 four; a statue and champions are not free.
    assert "G5" in t.options
    assert not {"H5", "E5", "E6", "D4", "D5"} & set(t.options)
    t.a.goes("G5")
    t.expect(at={"dugrun": "G5", "kilgore": "D4"}, cores={"a": "RYb"}, hand={"a": ""})
    t.others_untouched("dugrun")
    t.is_idle("a")


def test_throw_without_an_adjacent_ally_is_only_a_move() -> None:
    """KIL04, digest 7: no legal ally, so the effect is skipped; two points of movement were used."""
    t = table("| a kilgore@B2 dugrun@A5 gwaien@A1 hand=KIL04 | b deryn@B6 goldarr@I1 tzu_xiao@I2")
    t.a.plays("KIL04")
    assert "B4" in t.options
    assert "B5" not in t.options
    t.a.goes("C3").stays()
    t.expect(at={"kilgore": "C3"}, cores={"a": "RYb"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_throw_may_be_left_out() -> None:
    """KIL04: the ally *may* jump, and the jump itself may be left out."""
    for answer in ("stop", "a.dugrun"):
        t = table("| a kilgore@B2 dugrun@B3 gwaien@A5 hand=KIL04 | b deryn@B6 goldarr@I1 tzu_xiao@I2")
        t.a.plays("KIL04").stays().answers(answer)
        if answer != "stop":
            t.a.stays()
        t.expect(at={"dugrun": "B3", "kilgore": "B2"}, cores={"a": "RYb"})
        t.others_untouched()
        t.is_idle("a")


def test_throw_into_a_trap_levels_nobody() -> None:
    """KIL04, Q27: an ally thrown onto a token and knocked out gives the opponent the point."""
    t = table(
        f"| a kilgore@B2 dugrun@A5 gwaien@B3/4 hand=KIL04 | b deryn@B6 goldarr@I1 tzu_xiao@I2 | {TRAPS}"
    )
    t.a.plays("KIL04").stays().answers("a.gwaien").goes("C4").refills("D3")
    t.expect(at={"gwaien": "gate"}, vp=(0, 1), levelled={"kilgore": False}, tokens="D3,D6,F3,G4")
    t.others_untouched("gwaien")
    t.is_idle("a")
