"""Nevamor: her sheet, her cards and the silence around her."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Nevamor | - | The Shade | - | 8/1 | 8/1"
CARDS = """
    NEV02 | Dark Envoy      | - | B | attack   | 2 | dir 2-3 | 1 | -
    NEV03 | Nightmare       | - | B | skill    | 1 | -       | - | -
    NEV04 | Guiding Light   | - | Y | skill    | 2 | -       | - | -
    NEV05 | Murder of Crows | - | R | reaction | - | -       | - | +1
    NEV06 | Soul Reave      | - | Y | attack   | 2 | ind 1-2 | 2 | -
    NEV07 | Grim Harvest    | - | R | attack   | 2 | melee   | 2 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.2: Nevamor's sheet and cards; NEV02 moves 2 (SYN: 1)."""
    assert_printed("nevamor", SHEET, CARDS)


# --- NEV02 Dark Envoy -------------------------------------------------------------------------------------


def test_dark_envoy_strikes_and_plans_two() -> None:
    """NEV02: direct 2-3; after the attack up to two cards go on the deck."""
    t = table("| a nevamor@B1 kilgore@A5 hand=NEV02,NEV03,KIL02,KIL04 deck=KIL05 | b gwaien@B4 goldarr@I1")
    t.a.plays("NEV02").stays().attacks("gwaien")
    assert (t.asked, t.options) == (("a", "plan"), ["KIL02", "KIL04", "NEV03", "stop"])
    t.a.answers("KIL04").answers("NEV03")
    t.expect(damage={"gwaien": 1}, hand={"a": "KIL02"}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["KIL05", "KIL04", "NEV03"]
    t.others_untouched("gwaien")
    t.is_idle("a")


def test_dark_envoy_not_at_one_hex_and_not_after_revenge() -> None:
    """NEV02, Q34: too near at distance 1; out by Revenge in step 8 she plans nothing."""
    t = table("| a nevamor@B3 hand=NEV02,NEV03 | b gwaien@B4")
    t.a.plays("NEV02").stays()
    t.expect(damage={"gwaien": 0}, hand={"a": "NEV03"})
    t.is_idle("a")
    t = table("| a nevamor@B1/7 kilgore@A5 hand=NEV02,NEV03 | b tzu_xiao@B3 goldarr@I1 hand=TZU06")
    t.a.plays("NEV02").stays().attacks("tzu_xiao")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(at={"nevamor": "gate"}, hand={"a": "NEV03"}, vp=(0, 1), levelled={"tzu_xiao": True})
    t.is_idle("a")


# --- NEV03 Nightmare --------------------------------------------------------------------------------------


def test_nightmare_hurts_and_frightens_whom_it_passes() -> None:
    """NEV03, Q19: B orders the Fears, so Gwaien may make room for Dugrun; both run from where she landed."""
    t = table("| a nevamor@B1 kilgore@B4 hand=NEV03 | b gwaien@B2 dugrun@B3 goldarr@I1")
    t.a.plays("NEV03").stays()
    assert t.asked == ("a", "swoop")
    t.a.answers("B5")
    t.expect(at={"nevamor": "B5"}, damage={"gwaien": 1, "dugrun": 1, "kilgore": 0})
    assert (t.asked, t.options) == (("b", "fear_next"), ["b.gwaien", "b.dugrun"])
    t.b.answers("b.gwaien")
    # B2 is three hexes from B5; four away are A1, B1 and C2.
    assert sorted(t.options) == ["A1", "B1", "C2"]
    t.b.goes("B1")
    assert sorted(t.options) == ["A2", "B2", "C3"]
    t.b.goes("B2")
    t.expect(at={"gwaien": "B1", "dugrun": "B2", "kilgore": "B4"}, cores={"a": "RYb"}, vp=(0, 0))
    t.others_untouched("nevamor", "gwaien", "dugrun")
    t.is_idle("a")


def test_nightmare_over_a_statue_and_one_who_goes_out() -> None:
    """NEV03: from E4 over Garnet and Gwaien (5 damage) to E7: out before she could run; Nevamor levels."""
    t = table("| a nevamor@E4 kilgore@A5 hand=NEV03 | b gwaien@E6/5 goldarr@I1")
    t.a.plays("NEV03").stays()
    assert "E5" not in t.options
    assert "E6" not in t.options
    t.a.answers("E7")
    t.expect(at={"nevamor": "E7", "gwaien": "gate"}, vp=(1, 0), levelled={"nevamor": True})
    assert t.of(ev.Resisted) == []
    t.is_idle("a")


def test_nightmare_left_out_or_ended_by_a_trap() -> None:
    """NEV03, R8: no swoop, nobody hurt; knocked out by the token she lands on, nobody either."""
    t = table("| a nevamor@B3/7 hand=NEV03 | b gwaien@C4 | tokens=D6,D5:damage1,F3,G4")
    t.a.plays("NEV03").stays().answers("stop")
    t.expect(damage={"gwaien": 0}, at={"nevamor": "B3", "gwaien": "C4"})
    t.is_idle("a")
    t = table("| a nevamor@B3/7 hand=NEV03 | b gwaien@C4 | tokens=D6,D5:damage1,F3,G4")
    t.a.plays("NEV03").stays().answers("D5").refills("D3")
    t.expect(damage={"gwaien": 0}, at={"nevamor": "gate", "gwaien": "C4"}, vp=(0, 1))
    t.is_idle("a")


def test_nightmare_of_a_rooted_champion() -> None:
    """NEV03, digest 14: rooted by a trap on her move she swoops no more."""
    t = table("| a nevamor@B3 hand=NEV03 | b gwaien@D5 | tokens=C4:root,F3,F6,G4")
    t.a.plays("NEV03").goes("C4").refills("D3")
    t.expect(at={"nevamor": "C4"}, damage={"gwaien": 0})
    t.is_idle("a")


# --- NEV04 Guiding Light ----------------------------------------------------------------------------------


def test_guiding_light_brings_an_ally_that_strikes_harder() -> None:
    """NEV04: Kilgore from the far corner to B3; +1 strength for him alone, until end of turn."""
    t = table("| a nevamor@B2 kilgore@I5 dugrun@A5 hand=NEV04,KIL05 | b gwaien@C5 goldarr@I1")
    t.a.plays("NEV04").stays().uses()
    assert t.options == ["a.kilgore", "a.dugrun"]
    t.a.answers("a.kilgore")
    assert sorted(t.options) == ["A1", "A2", "B1", "B3", "C2", "C3"]
    t.a.goes("B3")
    t.expect(at={"kilgore": "B3", "nevamor": "B2", "dugrun": "A5"}, cores={"a": "RyB"})
    assert [(n.kind, n.figure, n.amount) for n in t.state.lasting] == [("strength", 1, 1)]
    t.a.plays("KIL05").goes("B4").attacks("gwaien")
    # 2 + 1; from B4 over C5 to D6 and E7.
    t.expect(damage={"gwaien": 3}, at={"gwaien": "E7"})
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_guiding_light_with_no_room_still_strengthens() -> None:
    """NEV04, digest 1: as much as possible: with no free hex beside her the ally stays and is stronger."""
    t = table("| a nevamor@A1 kilgore@A2 hand=NEV04 | b gwaien@B1 goldarr@B2")
    t.a.plays("NEV04").stays().uses()
    t.expect(at={"kilgore": "A2"})
    assert [(n.kind, n.figure, n.amount) for n in t.state.lasting] == [("strength", 1, 1)]
    t.is_idle("a")


def test_guiding_light_into_a_trap_or_with_nobody() -> None:
    """NEV04, Q27: an ally out by the trap scores for B and levels nobody; on the Gate there is no ally."""
    t = table("| a nevamor@C3 kilgore@A5/5 hand=NEV04 | b gwaien@I1 | tokens=C4:damage2,F3,F6,G4")
    t.a.plays("NEV04").stays().uses().goes("C4").refills("D3")
    t.expect(at={"kilgore": "gate"}, vp=(0, 1), levelled={"nevamor": False})
    assert t.state.lasting == []
    t.is_idle("a")
    t = table("| a nevamor@C3 kilgore hand=NEV04 | b gwaien@I1")
    t.a.plays("NEV04").stays().uses()
    t.expect(at={"kilgore": "gate"}, cores={"a": "RyB"})
    assert t.state.lasting == []
    t.is_idle("a")


# --- NEV05 Murder of Crows --------------------------------------------------------------------------------

STRONGER = "effects a.kilgore:strength:1 b.gwaien:defence:1 a.dugrun:movement:1"


def test_murder_of_crows_ends_what_lasts_and_what_follows() -> None:
    """NEV05: within 2 of the attacker: no Push, and every lasting effect of both sides is over, Root too."""
    t = table(
        f"| a kilgore@B3 dugrun@A1~ hand=KIL05,DUG06 | b gwaien@B4 nevamor@B5 hand=NEV05 | {STRONGER}",
    )
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("NEV05", "gwaien")
    # 2 + 1 against 0 + 1 + 1: the effects still count for the blow itself.
    t.expect(damage={"gwaien": 1}, at={"gwaien": "B4"}, cores={"a": "RYb", "b": "rYB"})
    assert t.state.lasting == []
    t.is_idle("a")
    # Dugrun walks again, without the movement he had been given.
    t.a.plays("DUG06")
    assert "A3" in t.options
    assert "A4" not in t.options
    t.a.stays()
    t.is_idle("a")


@pytest.mark.parametrize("nevamor", ["nevamor@C6", "nevamor"])
def test_murder_of_crows_from_afar_gives_defence_only(nevamor: str) -> None:
    """NEV05, Q32: three hexes from the attacker, or on the Gate: +1, then the Push; effects go on."""
    t = table(f"| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@B4 {nevamor} hand=NEV05 | {STRONGER}")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("NEV05", "gwaien")
    t.expect(damage={"gwaien": 1}, at={"gwaien": "B6"})
    assert len(t.state.lasting) == 3
    t.is_idle("a")


def test_murder_of_crows_for_herself_or_one_who_goes_out() -> None:
    """NEV05, Q33: beside the attacker herself; for a champion that is out nothing follows."""
    t = table(f"| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@I1 nevamor@B4 hand=NEV05 | {STRONGER}")
    t.a.plays("KIL05").stays().attacks("nevamor")
    t.b.reacts("NEV05", "nevamor")
    t.expect(damage={"nevamor": 1}, at={"nevamor": "B4"})
    assert t.state.lasting == []
    t.is_idle("a")
    t = table(f"| a kilgore@B3 dugrun@A1 hand=KIL05 | b gwaien@B4/5 nevamor@B5 hand=NEV05 | {STRONGER}")
    t.a.plays("KIL05").stays().attacks("gwaien")
    t.b.reacts("NEV05", "gwaien")
    t.expect(at={"gwaien": "gate"}, vp=(1, 0))
    # Gwaien's own effect went with her (Q8), the others stay.
    assert [n.kind for n in t.state.lasting] == ["strength", "movement"]
    t.is_idle("a")


# --- NEV06 Soul Reave -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "dealt", "left"), [("gwaien", 2, 1), ("kilgore", 1, 2), ("dugrun", 0, 3)])
def test_soul_reave_heals_what_it_dealt(enemy: str, dealt: int, left: int) -> None:
    """NEV06: 2 less the target's defence, and as much healed."""
    t = table(f"| a nevamor@B1/3 deryn@A5 hand=NEV06 | b {enemy}@B4 goldarr@I1")
    t.a.plays("NEV06").goes("B2").stays().attacks(enemy)
    t.expect(damage={enemy: dealt, "nevamor": left}, at={"nevamor": "B2"}, cores={"a": "RyB"})
    t.others_untouched("nevamor", enemy)
    t.is_idle("a")


def test_soul_reave_heals_before_revenge_strikes() -> None:
    """NEV06, digest 6: Lifesteal in step 7 (7 to 5), Revenge in step 8 (5 to 7): she stays."""
    t = table("| a nevamor@B2/7 deryn@A5 hand=NEV06 | b tzu_xiao@B4 goldarr@I1 hand=TZU06")
    t.a.plays("NEV06").stays().attacks("tzu_xiao")
    t.b.reacts("TZU06", "tzu_xiao")
    t.expect(damage={"nevamor": 7, "tzu_xiao": 2}, at={"nevamor": "B2"}, vp=(0, 0))
    t.is_idle("a")


# --- NEV07 Grim Harvest -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("ally", "dealt"), [("goldarr@B6", 2), ("goldarr@C7", 4), ("goldarr", 4)])
def test_grim_harvest_reaps_the_lonely(ally: str, dealt: int) -> None:
    """NEV07: an ally of Gwaien two hexes away (B6) helps her; three away (C7) or on the Gate not."""
    t = table(f"| a nevamor@B3 deryn@B5 hand=NEV07 | b gwaien@B4 {ally}")
    t.a.plays("NEV07").stays().attacks("gwaien")
    t.expect(damage={"gwaien": dealt, "goldarr": 0, "deryn": 0}, cores={"a": "rYB"})
    t.others_untouched("gwaien")
    t.is_idle("a")


# --- The levelled side ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mark", "asked"), [("", True), ("+", False)])
def test_no_reaction_for_an_enemy_beside_her(mark: str, *, asked: bool) -> None:
    """NEV01 and NEV07: basic Nevamor can be answered; levelled she cannot, and nobody is asked."""
    t = table(f"| a nevamor@B3{mark} deryn@A5 hand=NEV07 | b gwaien@B4 kilgore@B5 hand=KIL03")
    t.a.plays("NEV07").stays().attacks("gwaien")
    if asked:
        t.b.reacts("KIL03", "gwaien")
    t.expect(damage={"gwaien": 1 if asked else 2}, hand={"b": "" if asked else "KIL03"})
    assert [event.why for event in t.of(ev.ReactionImpossible)] == ([] if asked else ["forbidden"])
    t.is_idle("a")


def test_the_silence_helps_her_allies_and_binds_only_her_neighbours() -> None:
    """NEV01: Anchors Aweigh on Gwaien (beside Nevamor) and Deryn (not): only Deryn can be defended."""
    t = table("| a nevamor@C5+ goldarr@B3 hand=GOL06 | b gwaien@B4 deryn@C3 kilgore@I1 hand=KIL03")
    t.a.plays("GOL06").stays().aims("arc1")
    assert (t.asked, t.options) == (("b", "react"), ["KIL03>b.deryn", "pass"])
    t.b.reacts("KIL03", "deryn")
    t.a.answers("b.deryn")
    t.expect(damage={"gwaien": 1, "deryn": 0}, at={"gwaien": "B5", "deryn": "D3"})
    t.is_idle("a")


def test_the_silence_does_not_bind_her_own_side() -> None:
    """NEV01: with Nevamor on both sides each silences the other's champions, not her own."""
    t = table("turn=b | a nevamor@B3+ gwaien@B4 kilgore@I1 hand=KIL03 | b dugrun@C5 nevamor@I5+ hand=DUG06")
    t.b.plays("DUG06").stays().attacks("gwaien")
    t.a.reacts("KIL03", "gwaien")
    # 2 - 1, and Blizzard's 1 to every other enemy.
    t.expect(damage={"gwaien": 1, "a.nevamor": 1, "kilgore": 1, "b.nevamor": 0})
    t.is_idle("b")
