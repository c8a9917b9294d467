"""Tzu Xiao: his sheet, his six cards and his levelled side."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from tests.games.brawl.cards.printed import assert_printed
from tests.games.brawl.kit.table import table

SHEET = "Tzu Xiao | Цу Сяо | The Jade Claw | Нефритовый коготь | 9/0 | 9/0"
CARDS = """
    TZU02 | Challenge     | Испытание          | B | attack   | 1 | dir 1-2 | 2 | -
    TZU03 | Focus         | -                  | Y | skill    | 1 | -       | - | -
    TZU04 | Double Strike | -                  | R | attack   | - | melee   | 2 | -
    TZU05 | Flash of Jade | Нефритовая вспышка | R | skill    | 2 | arc3    | - | -
    TZU06 | Revenge       | -                  | B | reaction | - | -       | - | -
    TZU07 | Pounce        | Скачок             | Y | attack   | - | melee   | 1 | -
"""


def test_printed_values() -> None:
    """Facts 1 and 2.1: Tzu Xiao's sheet and cards."""
    assert_printed("tzu_xiao", SHEET, CARDS)


# --- TZU02 Challenge --------------------------------------------------------------------------------------


def test_challenge_hits_and_pulls() -> None:
    """TZU02: strength 2 at distance 2, then Pull 1."""
    t = table("| a tzu_xiao@B2 dugrun@A1 gwaien@A5 hand=TZU02 | b deryn@B4 goldarr@I1 kilgore@I2")
    t.a.plays("TZU02").stays().attacks("deryn")
    t.expect(damage={"deryn": 2, "tzu_xiao": 0}, at={"deryn": "B3", "tzu_xiao": "B2"}, cores={"a": "RYb"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_challenge_on_an_adjacent_target_hurts_once_more() -> None:
    """TZU02, Q16: the puller stands in the way of the pull: 1 damage instead of the step."""
    t = table("| a tzu_xiao@B3 dugrun@A1 gwaien@A5 hand=TZU02 | b deryn@B4 goldarr@I1 kilgore@I2")
    t.a.plays("TZU02").stays().attacks("deryn")
    t.expect(damage={"deryn": 3}, at={"deryn": "B4"})
    t.others_untouched("deryn")
    t.is_idle("a")


def test_challenge_over_a_trap() -> None:
    """TZU02, Q2: pulled onto a token and knocked out by it: a point and a level for the puller."""
    t = table(
        "| a tzu_xiao@C2 dugrun@A1 gwaien@A5 hand=TZU02 | b deryn@C4/3 goldarr@I1 kilgore@I2"
        " | tokens=C3:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("TZU02").stays().attacks("deryn")
    assert sorted(t.options) == ["C4", "D3", "F6"]
    t.b.refills("D3")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), levelled={"tzu_xiao": True}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


@pytest.mark.parametrize("enemies", ["deryn@B5 goldarr@I1", "deryn@C4 goldarr@I1", "deryn@D2 goldarr@C2"])
def test_challenge_reaches_two_hexes_in_an_open_row(enemies: str) -> None:
    """TZU02, Q39: too far, in no row, or behind somebody: Deryn cannot be attacked."""
    t = table(f"| a tzu_xiao@B2 dugrun@A1 gwaien@A5 hand=TZU02 | b {enemies} kilgore@I2")
    t.a.plays("TZU02").stays()
    if "C2" in enemies:
        assert t.options == ["b.goldarr", "stop"]
        t.a.stops()
    t.others_untouched()
    t.is_idle("a")


# --- TZU03 Focus ------------------------------------------------------------------------------------------


def test_focus_makes_the_whole_team_stronger_and_faster() -> None:
    """TZU03, Q13 and Q14: moves of cards and standard actions, strength of attacks, never plain damage."""
    t = table("| a tzu_xiao@A1 kilgore@B1 gwaien@A5 hand=TZU03,KIL05 | b deryn@B4 goldarr@A4 dugrun@I2")
    t.a.plays("TZU03").stays().uses()
    t.is_idle("a")
    t.a.plays("KIL05")
    assert "B3" in t.options
    t.a.goes("B3").attacks("deryn")
    t.expect(damage={"deryn": 3}, at={"deryn": "B6"})
    t.a.takes("strike", "tzu_xiao")
    assert "A3" in t.options
    t.a.goes("A3").targets("goldarr")
    t.expect(damage={"goldarr": 1, "deryn": 3}, cores={"a": "ryb"})
    t.is_idle("a")
    t.a.ends_turn()
    assert t.state.lasting == []
    t.is_idle("b")


def test_focus_skips_unprinted_moves_dashes_and_the_gate() -> None:
    """TZU03, Q8 and Q13: Double Strike still dashes 2; Kilgore, out at the time, gets nothing later."""
    t = table("| a tzu_xiao@B1 kilgore gwaien@A5 hand=TZU03,TZU04,KIL05 | b goldarr@B4 deryn@I1 dugrun@I2")
    t.a.plays("TZU03").stays().uses()
    t.a.plays("TZU04")
    assert t.asked == ("a", "dash")
    assert "B3" in t.options
    assert not {"B4", "C4", "E1"} & set(t.options)
    t.a.goes("B3").attacks("goldarr")
    t.expect(damage={"goldarr": 4})
    t.a.plays("KIL05").goes("A3").attacks("goldarr")
    # 2 - 1, then two hexes along A3, B4, C5, D6.
    t.expect(damage={"goldarr": 5}, at={"goldarr": "D6", "kilgore": "A3"}, cores={"a": "ryb"})
    t.is_idle("a")


def test_focus_may_be_left_out() -> None:
    """TZU03, digest 7: played for its move alone."""
    t = table("| a tzu_xiao@B1 kilgore@A1 gwaien@A5 hand=TZU03 | b goldarr@B4 deryn@I1 dugrun@I2")
    t.a.plays("TZU03").goes("B2").stops()
    assert t.state.lasting == []
    t.expect(at={"tzu_xiao": "B2"}, cores={"a": "RyB"})
    t.is_idle("a")


# --- TZU04 Double Strike ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("enemy", "damage"), [("deryn", 4), ("goldarr", 2), ("dugrun", 0)])
def test_double_strike_does_its_damage_twice(enemy: str, damage: int) -> None:
    """TZU04, Q41: what got through the defence once is dealt once more."""
    t = table(f"| a tzu_xiao@B1 kilgore@A1 gwaien@A5 hand=TZU04 | b {enemy}@B4")
    t.a.plays("TZU04").goes("B3").attacks(enemy)
    t.expect(damage={enemy: damage, "tzu_xiao": 0}, at={"tzu_xiao": "B3", enemy: "B4"}, cores={"a": "rYB"})
    t.is_idle("a")


def test_double_strike_may_stop_after_the_dash() -> None:
    """TZU04, Q37: attacking is optional, the card is spent."""
    t = table("| a tzu_xiao@B1 kilgore@A1 gwaien@A5 hand=TZU04 | b deryn@B4 goldarr@I1 dugrun@I2")
    t.a.plays("TZU04")
    # E1 would be a third hex in the row C1, D1.
    assert "D1" in t.options
    assert "E1" not in t.options
    t.a.goes("B3")
    assert t.options == ["b.deryn", "stop"]
    t.a.stops()
    t.expect(damage={"deryn": 0}, at={"tzu_xiao": "B3"}, hand={"a": ""}, cores={"a": "rYB"})
    t.expect(discard={"a": "TZU04"})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


def test_double_strike_dashing_into_the_end() -> None:
    """TZU04, Q5: knocked out by a trap on the dash: no attack, the opponent scores, nobody levels."""
    t = table(
        "| a tzu_xiao@B3/7 kilgore@A1 gwaien@A5 hand=TZU04 | b deryn@C5 goldarr@I1 dugrun@I2"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("TZU04").goes("C4").refills("D3")
    t.expect(at={"tzu_xiao": "gate"}, damage={"tzu_xiao": 0, "deryn": 0}, vp=(0, 1), cores={"a": "rYB"})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


def test_double_strike_rooted_on_the_dash_still_strikes() -> None:
    """TZU04, digest 14: Root ends the dash; attacking is allowed."""
    t = table(
        "| a tzu_xiao@B3 kilgore@A1 gwaien@A5 hand=TZU04 | b deryn@C5 goldarr@I1 dugrun@I2"
        " | tokens=C4:root,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("TZU04").goes("C4").refills("D3").attacks("deryn")
    t.expect(at={"tzu_xiao": "C4"}, damage={"deryn": 4})
    t.is_idle("a")


# --- TZU05 Flash of Jade ----------------------------------------------------------------------------------


def test_flash_of_jade_bloodies_everybody_in_the_arc() -> None:
    """TZU05, Q38: up to 3 damage on each target, the ally too; a skill, so no reaction is asked for."""
    t = table(
        "| a tzu_xiao@B3 dugrun@B4/2 gwaien@A5 hand=TZU05 | b deryn@C3/1 goldarr@C4 kilgore@I2 hand=KIL03"
    )
    t.a.plays("TZU05").stays()
    # Clockwise from the upper right: C3 C4 B4 A3 A2 B2; arcs 3 and 4 hold no enemy.
    assert t.options == ["arc1", "arc2", "arc5", "arc6", "stop"]
    t.a.aims("arc1")
    t.expect(damage={"dugrun": 3, "deryn": 3, "goldarr": 3, "tzu_xiao": 0, "kilgore": 0}, cores={"a": "rYB"})
    t.others_untouched("dugrun", "deryn", "goldarr")
    t.is_idle("a")


def test_flash_of_jade_does_nothing_to_the_bloodied() -> None:
    """TZU05: max(0, 3 - damage): 3 and 5 stay as they are, 2 becomes 3."""
    t = table("| a tzu_xiao@B3 dugrun@A1 gwaien@A5 hand=TZU05 | b deryn@C3/3 goldarr@C4/5 kilgore@B4/2")
    t.a.plays("TZU05").stays().aims("arc1")
    t.expect(damage={"deryn": 3, "goldarr": 5, "kilgore": 3})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_flash_of_jade_without_an_enemy_around() -> None:
    """TZU05, Q38: allies alone are no target."""
    t = table("| a tzu_xiao@B3 dugrun@B4 gwaien@A5 hand=TZU05 | b deryn@B6 goldarr@I1 kilgore@I2")
    t.a.plays("TZU05").stays()
    t.expect(damage={"dugrun": 0}, cores={"a": "rYB"})
    t.others_untouched()
    t.is_idle("a")


# --- TZU06 Revenge ----------------------------------------------------------------------------------------


def test_revenge_gives_the_damage_back() -> None:
    """TZU06, Q43: the same damage on the attacker, whose defence does not help; then his Push."""
    t = table("| a kilgore@B3 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B4 goldarr@I1 tzu_xiao@I2 hand=TZU06")
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(damage={"deryn": 2, "kilgore": 2}, at={"deryn": "B6"}, cores={"b": "RYb"}, hand={"b": ""})
    t.others_untouched("deryn", "kilgore")
    t.is_idle("a")


def test_revenge_counts_double_damage_whole() -> None:
    """TZU06, Q43: with Double both instances come back."""
    t = table("| a tzu_xiao@B3 dugrun@A1 gwaien@A5 hand=TZU04 | b deryn@B4 goldarr@I1 tzu_xiao@I2 hand=TZU06")
    t.a.plays("TZU04").stays().attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(damage={"deryn": 4, "a.tzu_xiao": 4, "b.tzu_xiao": 0})
    t.is_idle("a")


def test_revenge_that_knocks_the_attacker_out() -> None:
    """TZU06, Q2 and Q34: the defended champion levels, B scores, and the attacker pushes no more."""
    t = table(
        "| a kilgore@B3/5 dugrun@A1 gwaien@A5 hand=KIL05 | b deryn@B4 goldarr@I1 tzu_xiao@I2 hand=TZU06"
    )
    t.a.plays("KIL05").stays().attacks("deryn")
    t.b.reacts("TZU06", "deryn")
    t.expect(at={"kilgore": "gate", "deryn": "B4"}, damage={"deryn": 2}, vp=(0, 1))
    t.expect(levelled={"deryn": True, "tzu_xiao": False})
    t.is_idle("a")


@pytest.mark.parametrize(("target", "vp"), [("deryn@B4/5", (1, 0)), ("dugrun@B4", (0, 0))])
def test_revenge_for_nothing(target: str, vp: tuple[int, int]) -> None:
    """TZU06, Q33: no revenge for a champion that went out, none for an attack without damage."""
    t = table(f"| a kilgore@B3 gwaien@A5 hand=KIL05 | b {target} goldarr@I1 tzu_xiao@I2 hand=TZU06")
    name = target.partition("@")[0]
    t.a.plays("KIL05").stays().attacks(name)
    t.b.reacts("TZU06", name)
    t.expect(damage={"kilgore": 0, name: 0}, vp=vp, at={name: "gate" if vp[0] else "B6"})
    t.is_idle("a")


# --- TZU07 Pounce -----------------------------------------------------------------------------------------


def test_pounce_jumps_over_enemies() -> None:
    """TZU07: Jump 3 before the attack, strength 1, Push 1."""
    t = table("| a tzu_xiao@B1 dugrun@A1 gwaien@A5 hand=TZU07 | b goldarr@B2 deryn@B4 kilgore@I2")
    t.a.plays("TZU07")
    assert t.asked == ("a", "jump")
    assert "C4" in t.options
    assert not {"B2", "B4", "B5", "B1"} & set(t.options)
    t.a.goes("B3")
    assert t.options == ["b.goldarr", "b.deryn", "stop"]
    t.a.attacks("deryn")
    t.expect(damage={"deryn": 1, "goldarr": 0}, at={"deryn": "B5", "tzu_xiao": "B3"}, cores={"a": "RyB"})
    t.others_untouched("deryn", "tzu_xiao")
    t.is_idle("a")


def test_pounce_onto_a_trap() -> None:
    """TZU07, Q12: a token on the end hex triggers, then the attack goes on: 1 - 1, and a blocked push."""
    t = table(
        "| a tzu_xiao@B3 dugrun@A1 gwaien@A5 hand=TZU07 | b goldarr@C5 deryn@C6 kilgore@I2"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("TZU07").goes("C4").refills("D3").attacks("goldarr")
    t.expect(damage={"tzu_xiao": 2, "goldarr": 1, "deryn": 0}, at={"tzu_xiao": "C4", "goldarr": "C5"})
    t.is_idle("a")


def test_pounce_over_a_trap_and_without_a_target() -> None:
    """TZU07: tokens passed over stay; nobody adjacent, so the card ends."""
    t = table(
        "| a tzu_xiao@B3 dugrun@A1 gwaien@A5 hand=TZU07 | b goldarr@I1 deryn@I3 kilgore@I2"
        " | tokens=C4:damage2,D6:stun,F3:stun,G4:root"
    )
    t.a.plays("TZU07").goes("E6")
    t.expect(at={"tzu_xiao": "E6"}, damage={"tzu_xiao": 0}, tokens="C4,D6,F3,G4", cores={"a": "RyB"})
    t.others_untouched("tzu_xiao")
    t.is_idle("a")


# --- Levelled: enemies beside him have less defence -------------------------------------------------------


@pytest.mark.parametrize(
    ("tzu_xiao", "target", "damage"),
    [
        ("tzu_xiao@B5+", "dugrun", 1),
        ("tzu_xiao@B5", "dugrun", 0),
        ("tzu_xiao@B6+", "dugrun", 0),
        ("tzu_xiao@B5+", "goldarr", 2),
        ("tzu_xiao@B5+", "deryn", 2),
    ],
)
def test_levelled_tzu_xiao_lowers_defence_beside_him(tzu_xiao: str, target: str, damage: int) -> None:
    """Facts 1, Q40: -1 defence adjacent to him, for every attacker; never below 0."""
    t = table(f"| a {tzu_xiao} gwaien@B2 hand=GWA05 | b {target}@B4")
    t.a.plays("GWA05").stays().attacks(target)
    t.expect(damage={target: damage})
    t.is_idle("a")


def test_levelled_tzu_xiao_lowers_the_defence_of_enemies_only() -> None:
    """Facts 1: Dugrun beside his own levelled Tzu Xiao keeps his defence of 2."""
    t = table("| a gwaien@B2 kilgore@A1 hand=GWA05 | b dugrun@B4 tzu_xiao@B5+")
    t.a.plays("GWA05").stays().attacks("dugrun")
    t.expect(damage={"dugrun": 0})
    assert [(s.strength, s.defence) for s in t.of(ev.Struck)] == [(2, 2)]
    t.is_idle("a")
