"""The four standard actions."""

from __future__ import annotations

import pytest

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import CORES
from tests.games.brawl.kit.table import content, table

TEAMS = "kilgore@B3 dugrun@A1 gwaien@A5"
ENEMIES = "deryn@B5 goldarr@I1 tzu_xiao@I2"


def test_printed_values() -> None:
    """Digest 4: what each costs and how far it moves."""
    found = [
        (action.id, "any" if action.core < 0 else CORES[action.core], action.move)
        for action in content().standard_actions.values()
    ]
    assert found == [
        ("plan", "manipulation", 1),
        ("heal", "creation", 1),
        ("strike", "destruction", 1),
        ("move", "any", 2),
    ]


def test_all_are_offered_with_every_core_ready() -> None:
    """Digest 4: no card is needed for any of them."""
    t = table(f"| a {TEAMS} | b {ENEMIES}")
    assert t.options == ["plan", "heal", "strike", "move", "end"]
    t.is_idle("a")


@pytest.mark.parametrize(
    ("cores", "offered"),
    [
        ("Ryb", ["strike", "move", "end"]),
        ("rYb", ["heal", "move", "end"]),
        ("ryB", ["plan", "move", "end"]),
        ("ryb", ["end"]),
    ],
)
def test_each_wants_its_core(cores: str, offered: list[str]) -> None:
    """Digest 4: paid with a ready core of its colour, the move with any."""
    t = table(f"| a {TEAMS} cores={cores} | b {ENEMIES}")
    assert t.options == offered
    t.is_idle("a")


def test_each_once_per_activation_phase() -> None:
    """Digest 4: taken once, it is gone for every champion of the player until the next turn."""
    t = table(f"| a {TEAMS} | b {ENEMIES}")
    t.a.takes("heal", "kilgore").stays()
    assert t.options == ["plan", "strike", "move", "end"]
    t.a.takes("move", "dugrun", "manipulation").stays()
    assert t.options == ["strike", "end"]
    t.expect(cores={"a": "Ryb"})
    t.a.ends_turn()
    assert {"plan", "heal", "strike", "move"} <= set(t.options)
    t.is_idle("b")
    t.b.ends_turn()
    assert {"plan", "heal", "strike", "move"} <= set(t.options)
    t.expect(cores={"a": "RYB"})
    t.is_idle("a")


def test_any_own_champion_may_act() -> None:
    """Digest 4: asked who acts, enemies are not offered."""
    t = table(f"| a {TEAMS} | b {ENEMIES}")
    t.a.answers("heal")
    assert t.asked == ("a", "who_acts")
    assert t.options == ["a.kilgore", "a.dugrun", "a.gwaien"]
    t.a.answers("a.gwaien").goes("A4")
    t.expect(at={"gwaien": "A4"}, cores={"a": "RyB"})
    t.others_untouched("gwaien")
    t.is_idle("a")


# --- plan -------------------------------------------------------------------------------------------------


def test_plan_puts_a_card_on_the_deck() -> None:
    """Digest 4 and 14: Move 1, then one card of the hand on top; only the number is public."""
    t = table(f"| a {TEAMS} hand=KIL05,GWA02 deck=DUG02 | b {ENEMIES}")
    t.a.takes("plan", "kilgore")
    assert sorted(t.options) == ["A2", "A3", "B2", "B4", "C3", "C4", "stop"]
    t.a.goes("B4")
    assert t.asked == ("a", "plan")
    assert t.options == ["GWA02", "KIL05", "stop"]
    t.a.answers("GWA02")
    t.expect(at={"kilgore": "B4"}, hand={"a": "KIL05"}, cores={"a": "RYb"})
    assert t.state.players[0].deck == ["DUG02", "GWA02"]
    planned = t.of(ev.CardsPlanned)[0]
    assert planned.for_public() == ev.CardsPlanned(planned.seat, (), 1)
    t.is_idle("a")


def test_plan_may_be_left_out_and_needs_a_hand() -> None:
    """Q37: the effect after the move is optional; without cards there is nothing to ask."""
    t = table(f"| a {TEAMS} hand=KIL05 deck=DUG02 | b {ENEMIES}")
    t.a.takes("plan", "kilgore").stays().stops()
    t.expect(hand={"a": "KIL05"}, at={"kilgore": "B3"}, cores={"a": "RYb"})
    t.is_idle("a")
    t = table(f"| a {TEAMS} | b {ENEMIES}")
    t.a.takes("plan", "kilgore").stays()
    t.expect(cores={"a": "RYb"})
    t.is_idle("a")


# --- heal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "left"), [("1", 2), ("0", 3)])
def test_heal_removes_one_damage(answer: str, left: int) -> None:
    """Digest 4, Q53: up to 1, from the acting champion alone."""
    t = table(f"| a kilgore@B3/3 dugrun@A1/2 gwaien@A5 | b {ENEMIES}")
    t.a.takes("heal", "kilgore").stays()
    assert t.asked == ("a", "heal")
    assert t.options == ["0", "1"]
    t.a.answers(answer)
    t.expect(damage={"kilgore": left, "dugrun": 2}, cores={"a": "RyB"})
    t.is_idle("a")


def test_heal_without_damage_is_a_step() -> None:
    """Q53: only a damaged champion heals."""
    t = table(f"| a {TEAMS} | b {ENEMIES}")
    t.a.takes("heal", "kilgore").goes("B4")
    t.expect(at={"kilgore": "B4"}, damage={"kilgore": 0}, cores={"a": "RyB"})
    assert t.of(ev.Healed) == []
    t.is_idle("a")


# --- strike -----------------------------------------------------------------------------------------------


def test_strike_ignores_defence_and_allows_no_reaction() -> None:
    """Digest 4 and 7: a step, then 1 damage to one adjacent enemy; Dugrun's defence does not help."""
    t = table(f"| a {TEAMS} | b dugrun@B5 goldarr@C5 tzu_xiao@I2 hand=DUG02")
    t.a.takes("strike", "kilgore").goes("B4")
    assert t.asked == ("a", "target")
    assert t.options == ["b.dugrun", "b.goldarr", "stop"]
    t.a.targets("b.dugrun")
    t.expect(damage={"b.dugrun": 1, "goldarr": 0, "a.dugrun": 0}, cores={"a": "rYB"}, hand={"b": "DUG02"})
    t.is_idle("a")


def test_strike_knocks_out_and_levels() -> None:
    """Q2: a knock-out by a standard action scores and levels like any other."""
    t = table(f"| a {TEAMS} | b deryn@B4/6 goldarr@I1 tzu_xiao@I2")
    t.a.takes("strike", "kilgore").stays().targets("deryn")
    t.expect(at={"deryn": "gate"}, vp=(1, 0), levelled={"kilgore": True, "dugrun": False})
    t.is_idle("a")


def test_strike_may_be_left_out_and_needs_an_adjacent_enemy() -> None:
    """Q37: optional; two hexes off there is no target, and bonus strength adds nothing (Q14)."""
    t = table(f"| a {TEAMS} | b deryn@B4 goldarr@I1 tzu_xiao@I2 | effects a.kilgore:strength:3")
    t.a.takes("strike", "kilgore").stays().stops()
    t.expect(damage={"deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")
    t = table(f"| a {TEAMS} | b {ENEMIES}")
    t.a.takes("strike", "kilgore").stays()
    t.expect(damage={"deryn": 0}, cores={"a": "rYB"})
    t.is_idle("a")
    t = table(f"| a {TEAMS} | b deryn@B4 goldarr@I1 tzu_xiao@I2 | effects a.kilgore:strength:3")
    t.a.takes("strike", "kilgore").stays().targets("deryn")
    t.expect(damage={"deryn": 1})
    t.is_idle("a")


@pytest.mark.parametrize(("face", "strikes"), [("root", True), ("damage2", False)])
def test_strike_after_a_trap(face: str, *, strikes: bool) -> None:
    """Digest 10 and Q5: rooted he still strikes; knocked out on the way the action is over."""
    t = table(
        "| a kilgore@B3/5 dugrun@A1 gwaien@A5 | b deryn@C5 goldarr@I1 tzu_xiao@I2"
        f" | tokens=C4:{face},D6,F3,G4"
    )
    t.a.takes("strike", "kilgore").goes("C4").refills("D3")
    if strikes:
        t.a.targets("deryn")
        t.expect(damage={"deryn": 1, "kilgore": 5}, at={"kilgore": "C4"}, vp=(0, 0))
    else:
        t.expect(damage={"deryn": 0, "kilgore": 0}, at={"kilgore": "gate"}, vp=(0, 1))
    t.expect(cores={"a": "rYB"}, tokens="D3,D6,F3,G4")
    t.is_idle("a")


# --- move -------------------------------------------------------------------------------------------------


def test_move_two_for_any_core() -> None:
    """Digest 4: two hexes, paid with the core of the player's choice."""
    t = table(f"| a {TEAMS} cores=RYb | b {ENEMIES}")
    t.a.answers("move").answers("a.kilgore")
    assert t.asked == ("a", "which_core")
    assert t.options == ["destruction", "creation"]
    t.a.answers("creation")
    assert "D4" in t.options
    assert not {"E4", "B5", "A1"} & set(t.options)
    t.a.goes("D4")
    t.expect(at={"kilgore": "D4"}, cores={"a": "Ryb"})
    t.others_untouched("kilgore")
    t.is_idle("a")


def test_move_with_one_core_left_asks_for_none() -> None:
    """Architecture: a question with one option answers itself; points left over are asked about again."""
    t = table(f"| a {TEAMS} cores=ryB | b {ENEMIES}")
    t.a.takes("move", "kilgore").goes("B2").goes("B1")
    t.expect(at={"kilgore": "B1"}, cores={"a": "ryb"})
    assert t.options == ["end"]
    t.is_idle("a")


# --- from the Gate ----------------------------------------------------------------------------------------


def test_from_the_gate_the_first_point_brings_in() -> None:
    """Q11: the step of a Heal is spent on coming in; the two of a Move leave one."""
    t = table(f"| a kilgore dugrun@A1 gwaien@A5 | b {ENEMIES}")
    t.a.takes("heal", "kilgore")
    assert t.asked == ("a", "enter")
    assert t.options == ["A2", "A3", "A4"]
    t.a.goes("A3")
    t.expect(at={"kilgore": "A3"}, cores={"a": "RyB"})
    t.is_idle("a")
    t = table(f"| a kilgore dugrun@A1 gwaien@A5 | b {ENEMIES}")
    t.a.takes("move", "kilgore", "destruction").goes("A3")
    assert sorted(t.options) == ["A2", "A4", "B3", "B4", "stop"]
    t.a.goes("B4")
    t.expect(at={"kilgore": "B4"}, cores={"a": "rYB"})
    t.is_idle("a")


def test_from_the_gate_into_a_fight() -> None:
    """Q11: after coming in the action goes on."""
    t = table("| a kilgore dugrun@A1 gwaien@A5 | b deryn@A2 goldarr@I1 tzu_xiao@I2")
    t.a.takes("strike", "kilgore").goes("A3").targets("deryn")
    t.expect(at={"kilgore": "A3"}, damage={"deryn": 1}, cores={"a": "rYB"})
    t.is_idle("a")


def test_from_the_gate_only_with_a_free_hex() -> None:
    """Q11: all five hexes of the area taken: Kilgore is not among those who can act."""
    t = table("| a kilgore dugrun@A1 gwaien@A5 | b deryn@A2 goldarr@A3 tzu_xiao@A4")
    t.a.answers("move")
    assert t.options == ["a.dugrun", "a.gwaien"]
    t.a.answers("a.gwaien").answers("creation").stays()
    t.is_idle("a")
