"""Lil'Y: her sheet, her attacks, her skills and her levelled side; the reactions are in their own file."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Lil'Y | - | - | - | 6/0 | 6/1"
CARDS = """
    LIL02 | Flank                       | - | R | attack   | 2 | melee   | 2 | -
    LIL03 | Twin Blades                 | - | R | attack   | 2 | dir 1-3 | 1 | -
    LIL04 | Didn't See That Comin', Eh? | - | Y | reaction | - | -       | - | +1
    LIL05 | Vanish                      | - | B | reaction | - | -       | - | +1
    LIL06 | Snatch                      | - | Y | skill    | 2 | melee   | - | -
    LIL07 | Through the Shadows         | - | B | skill    | - | -       | - | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.3: Lil'Y's sheet and cards; no title is known."""
    assert_printed("lily", SHEET, CARDS)


# --- LIL02 Flank ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("allies", "damage"), [("kilgore@A1", 2), ("kilgore@C5", 3), ("kilgore@C5 gwaien@A4", 4)]
)
def test_flank_counts_allies_beside_the_target(allies: str, damage: int) -> None:
    """LIL02: 2 and 1 for each ally beside the target, not for herself; Dugrun's defence is ignored."""
    t = table(f"| a lily@B2 {allies} hand=LIL02 | b dugrun@B4 goldarr@B5")
    t.a.plays("LIL02").goes("B3").stays().attacks("dugrun")
    t.expect(damage={"dugrun": damage, "goldarr": 0}, cores={"a": "rYB"})
    assert t.asked == ("a", "dash")
    assert {"B2", "B1", "C3", "E3", "C4", "E6", "A2", "A3", "stop"} <= set(t.options)
    assert not {"B4", "B3", "F2", "F6"} & set(t.options)
    t.a.goes("E3")
    t.expect(at={"lily": "E3", "dugrun": "B4"})
    t.others_untouched("lily", "dugrun")
    t.is_idle("a")


def test_flank_ignores_the_defence_of_a_reaction() -> None:
    """LIL02, Q40: neither Dugrun's 2 nor Arcane Shield's 1 counts; the Dash may be of 0 hexes."""
    t = table("| a lily@B3 kilgore@A1 hand=LIL02 | b dugrun@B4 gwaien@I1 hand=GWA06")
    t.a.plays("LIL02").stays().attacks("dugrun")
    t.b.reacts("GWA06", "dugrun")
    t.expect(damage={"dugrun": 2}, cores={"a": "rYB", "b": "RyB"})
    t.a.stays()
    t.expect(at={"lily": "B3"})
    t.is_idle("a")


def test_flank_answered_by_a_deadly_revenge() -> None:
    """LIL02, Q34: out herself, she does not dash."""
    t = table("| a lily@B3/4 kilgore@A1 hand=LIL02 | b dugrun@B4 tzu_xiao@I1 hand=TZU06")
    t.a.plays("LIL02").stays().attacks("dugrun")
    t.b.reacts("TZU06", "dugrun")
    t.expect(at={"lily": "gate"}, damage={"dugrun": 2}, vp=(0, 1), levelled={"dugrun": True})
    t.is_idle("a")


# --- LIL03 Twin Blades ------------------------------------------------------------------------------------


def test_twin_blades_three_times_for_three_cores() -> None:
    """LIL03: 1 and Double, again for any core that is ready, with its move each time."""
    t = table("| a lily@B1 kilgore@A1 hand=LIL03 | b deryn@B4 goldarr@I1")
    t.a.plays("LIL03").stays().attacks("deryn")
    t.expect(damage={"deryn": 2}, cores={"a": "rYB"})
    assert (t.asked, t.options) == (("a", "exhaust_core"), ["creation", "manipulation", "stop"])
    t.a.answers("manipulation").goes("B3").attacks("deryn")
    t.expect(damage={"deryn": 4}, cores={"a": "rYb"}, at={"lily": "B3"})
    t.a.answers("creation").stays().attacks("deryn")
    t.expect(damage={"deryn": 6}, cores={"a": "ryb"}, hand={"a": ""}, vp=(0, 0))
    t.expect(discard={"a": "LIL03"})
    t.others_untouched("lily", "deryn")
    t.is_idle("a")


def test_twin_blades_once_is_enough() -> None:
    """LIL03: "may"; 1 - 1 is no damage, and Double doubles nothing."""
    t = table("| a lily@B1 kilgore@A1 hand=LIL03 | b goldarr@B3 deryn@I1")
    t.a.plays("LIL03").stays().attacks("goldarr").stops()
    t.expect(damage={"goldarr": 0}, cores={"a": "rYB"})
    t.is_idle("a")


@pytest.mark.parametrize("enemies", ["deryn@B5 goldarr@I1", "deryn@C4 goldarr@I1", "deryn@E3 goldarr@I1"])
def test_twin_blades_that_hit_nobody_are_not_played_again(enemies: str) -> None:
    """LIL03: four off and off the row are no targets; no attack, so nothing comes after it."""
    t = table(f"| a lily@B1 kilgore@A1 hand=LIL03 | b {enemies}")
    t.a.plays("LIL03").stays()
    t.expect(damage={"deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")


def test_twin_blades_declined_are_not_played_again() -> None:
    """LIL03, Q37: whoever does not attack gets nothing of what comes after it."""
    t = table("| a lily@B1 kilgore@A1 hand=LIL03 | b deryn@B4 goldarr@I1")
    t.a.plays("LIL03").stays().stops()
    t.expect(damage={"deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")


def test_every_time_is_an_attack_of_its_own() -> None:
    """LIL03, Q31: one reaction to each time; Arcane Shield stops the first, Revenge answers the second."""
    t = table("| a lily@B1 kilgore@A1 hand=LIL03 | b deryn@B4 gwaien@I1 tzu_xiao@I2 hand=GWA06,TZU06")
    t.a.plays("LIL03").stays().attacks("deryn")
    t.b.reacts("GWA06", "deryn")
    t.expect(damage={"deryn": 0, "lily": 0})
    t.a.answers("creation").stays().attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(damage={"deryn": 2, "lily": 2}, cores={"a": "ryB", "b": "Ryb"}, hand={"b": ""})
    t.a.stops()
    t.is_idle("a")


def test_twin_blades_level_when_the_last_time_is_over() -> None:
    """LIL03, Q1: the point at once, the level when the card is finished."""
    t = table("| a lily@B1 kilgore@A1 hand=LIL03 | b deryn@B4/5 goldarr@C2")
    t.a.plays("LIL03").stays().attacks("deryn")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), levelled={"lily": False})
    t.a.answers("creation").stays().attacks("goldarr").stops()
    t.expect(levelled={"lily": True}, damage={"goldarr": 0}, cores={"a": "ryB"})
    t.is_idle("a")


# --- LIL06 Snatch -----------------------------------------------------------------------------------------


def test_snatch_takes_a_card_draws_and_dashes() -> None:
    """LIL06: a random hand card of the target's player, open to all; then Draw 1 and Dash 2."""
    t = table(
        "| a lily@B2 kilgore@A1 hand=LIL06 deck=KIL02,KIL03"
        " | b goldarr@B4 deryn@I1 hand=GOL02,DER02,DER03 discard=GOL03"
    )
    t.a.plays("LIL06").goes("B3").stays().targets("goldarr")
    gone = t.of(ev.CardDiscarded)
    assert [(event.seat, event.cause) for event in gone] == [(1, "random")]
    assert gone[0].card in ("GOL02", "DER02", "DER03")
    assert t.state.players[1].discard == ["GOL03", gone[0].card]
    assert len(t.state.players[1].hand) == 2
    t.a.answers("1").goes("B1")
    t.expect(at={"lily": "B1"}, hand={"a": "KIL02"}, cores={"a": "RyB"}, damage={"goldarr": 0})
    t.others_untouched("lily")
    t.is_idle("a")


def test_snatch_from_an_empty_hand() -> None:
    """LIL06: nothing to lose; the rest of the card goes on."""
    t = table("| a lily@B3 kilgore@A1 hand=LIL06 deck=KIL02,KIL03 | b goldarr@B4 deryn@I1")
    t.a.plays("LIL06").stays().targets("goldarr").answers("0").stays()
    assert t.of(ev.CardDiscarded) == []
    t.expect(at={"lily": "B3"}, hand={"a": ""}, cores={"a": "RyB"})
    t.is_idle("a")


def test_snatch_with_nobody_beside_her_still_draws_and_dashes() -> None:
    """LIL06, digest 7: an effect without a legal target is skipped, the others are not."""
    t = table("| a lily@B3 kilgore@A1 hand=LIL06 deck=KIL02,KIL03 | b goldarr@B5 deryn@I1 hand=GOL02")
    t.a.plays("LIL06").stays()
    assert t.asked == ("a", "draw")
    t.a.answers("1").goes("B1")
    t.expect(at={"lily": "B1"}, hand={"a": "KIL02", "b": "GOL02"}, cores={"a": "RyB"})
    t.is_idle("a")


def test_snatch_may_be_left_out() -> None:
    """LIL06, Q37: played for its move alone."""
    t = table("| a lily@B2 kilgore@A1 hand=LIL06 deck=KIL02 | b goldarr@B4 deryn@I1 hand=GOL02")
    t.a.plays("LIL06").goes("B3").stays().stops()
    t.expect(at={"lily": "B3"}, hand={"a": "", "b": "GOL02"}, cores={"a": "RyB"})
    t.is_idle("a")


# --- LIL07 Through the Shadows ----------------------------------------------------------------------------


def test_through_the_shadows_to_a_lonely_hex() -> None:
    """LIL07: any free hex beside no champion; those beside her old hex will do, her own will not."""
    t = table("| a lily@B3 kilgore@A1 hand=LIL07,KIL02 deck=KIL03 | b goldarr@B5 deryn@I1")
    t.a.plays("LIL07").uses()
    assert t.asked == ("a", "place")
    beside_kilgore, beside_deryn = {"A2", "B1", "B2"}, {"H1", "H2", "I2"}
    beside_goldarr = {"A4", "A5", "B4", "B6", "C5", "C6"}
    taken = {"A1", "B3", "B5", "I1", "E2", "E5", "E8"}
    assert not (beside_kilgore | beside_goldarr | beside_deryn | taken) & set(t.options)
    assert len(t.options) == 61 - 3 - 6 - 3 - 7
    assert {"A3", "C3", "C4", "E9", "I5"} <= set(t.options)
    t.a.goes("I5")
    assert (t.asked, t.options) == (("a", "plan"), ["KIL02", "stop"])
    t.a.answers("KIL02")
    t.expect(at={"lily": "I5"}, hand={"a": ""}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["KIL03", "KIL02"]
    t.others_untouched("lily")
    t.is_idle("a")


def test_through_the_shadows_rooted_and_into_a_trap() -> None:
    """LIL07, Q20 and Q23: a rooted champion can be placed; a token there triggers and ends her plan."""
    t = table(
        "| a lily@B3/4~ kilgore@A1 hand=LIL07,KIL02 | b goldarr@B5 deryn@I1"
        " | tokens=D6:damage2,D3:damage3,F3:stun,G4:root"
    )
    t.a.plays("LIL07").uses().goes("D6").refills("C4")
    t.expect(at={"lily": "gate"}, vp=(0, 1), hand={"a": "KIL02"}, tokens="C4,D3,F3,G4")
    t.is_idle("a")


def test_through_the_shadows_needs_the_arena_and_may_be_left_out() -> None:
    """LIL07, Q11: without a move it is not for a champion on the Gate; in the arena it may be declined."""
    t = table("| a lily kilgore@A1 hand=LIL07 | b goldarr@B5")
    assert "LIL07" not in t.options
    t = table("| a lily@B3 kilgore@A1 hand=LIL07 | b goldarr@B5")
    t.a.plays("LIL07").stops()
    t.expect(at={"lily": "B3"}, cores={"a": "RYb"})
    t.is_idle("a")


# --- Levelled: hidden beside an ally ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lily", "ally", "hidden"),
    [
        ("B4+", "dugrun@B5", True),
        ("B4+", "dugrun@B6", False),
        ("B4", "dugrun@B5", False),
        ("B4+", "dugrun", False),
    ],
)
def test_levelled_lily_beside_an_ally_is_no_target(lily: str, ally: str, *, hidden: bool) -> None:
    """LIL01: attacks cannot target her beside an ally in the arena, while levelled."""
    t = table(f"| a kilgore@B3 gwaien@A1 hand=KIL05 | b lily@{lily} {ally}")
    t.a.plays("KIL05").stays()
    if hidden:
        t.expect(damage={"lily": 0}, at={"lily": "B4"}, cores={"a": "RYb"})
    else:
        assert t.options == ["b.lily", "stop"]
        t.a.stops()
    t.is_idle("a")


def test_an_area_passes_over_hidden_lily() -> None:
    """LIL01: the ring strikes her ally but not her; an arc with her alone in it strikes nobody."""
    t = table("| a kilgore@B3 jacques@H1 hand=KIL06,JAQ04 | b lily@B4+ deryn@C4 goldarr@I1")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(damage={"lily": 0, "deryn": 2})
    t.others_untouched("deryn")
    t.is_idle("a")
    t = table("| a jacques@B3 kilgore@H1 hand=JAQ04 | b lily@B4+ deryn@B5 goldarr@I1")
    t.a.plays("JAQ04").stays()
    t.expect(damage={"lily": 0, "deryn": 0}, cores={"a": "RyB"})
    t.is_idle("a")


@pytest.mark.parametrize(("mark", "damage"), [("", 2), ("+", 0)])
def test_an_allys_area_does_not_hit_hidden_lily(mark: str, damage: int) -> None:
    """LIL01: no attack can target her, an ally's neither; the ally beside her is the one that attacks."""
    t = table(f"| a kilgore@B3 lily@B4{mark} hand=KIL06 | b deryn@C4 goldarr@I1")
    t.a.plays("KIL06").stays().aims("ring")
    t.expect(damage={"deryn": 2, "lily": damage})
    t.is_idle("a")


def test_skills_standard_actions_and_effects_reach_hidden_lily() -> None:
    """LIL01: only attacks cannot target her; the red standard action and Fireball's burst still hurt."""
    t = table("| a kilgore@B3 gwaien@A5 hand=GWA02 | b lily@B4+ deryn@C5 goldarr@I1")
    t.a.takes("strike", "kilgore").stays().targets("lily")
    t.expect(damage={"lily": 1})
    t.is_idle("a")
    t = table("| a kilgore@B3 gwaien@A3 hand=GWA02 | b lily@B4+ deryn@C5 goldarr@I1")
    t.a.plays("GWA02").stays()
    assert t.options == ["b.deryn", "stop"]
    t.a.attacks("deryn")
    t.expect(damage={"lily": 2, "deryn": 3, "kilgore": 0, "gwaien": 0})
    t.is_idle("a")
