"""Reflection: what it can answer, whose the spell is afterwards, and when it does nothing.

A Swap in a hand without two own warriors keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- what it takes ----------------------------------------------------------------------------------------


def test_reflection_turns_a_curse_against_its_player() -> None:
    """R-46, RQ21, RQ24: "enemy" is read from Red's seat; the card stays Blue's and goes to Blue's discard."""
    t = table("turn=a | a N3 zombie S2 imp hand=curse,swap | b N5 zombie S6 imp hand=reflection")
    t.a.casts("curse", "N5")
    assert t.options == ["reflection>#1>N3", "reflection>#1>S2", "pass"]
    t.b.responds("reflection", "#1", "N3")
    t.a.passes()
    t.expect(enchanted={"N3": "+curse", "N5": ""}, life={"N3": 2}, spell_discard={"a": "", "b": "reflection"})
    redirected = t.last(ev.ItemRedirected)
    assert (redirected.number, redirected.seat) == (1, t.b.seat)


def test_reflection_takes_a_blessing_for_an_own_warrior() -> None:
    """RQ21: "own" is Red's now; from there the card goes home with its warrior."""
    t = table("turn=a | a N3 goblin hand=blessing,lightning,lightning,swap | b N5 imp hand=reflection")
    t.a.casts("blessing", "N3")
    assert t.options == ["reflection>#1>N5", "pass"]
    t.b.responds("reflection", "#1", "N5")
    t.a.passes()
    t.expect(enchanted={"N3": "", "N5": "-blessing"}, life={"N5": 2})
    t.a.casts("lightning", "N5")
    t.expect(at={"N5": None}, spell_discard={"a": "lightning,blessing", "b": "reflection"})


def test_reflection_sends_a_banish_back() -> None:
    """R-46, RQ47: a spell of the own turn works in the other's."""
    t = table("turn=a | a N3 storm_giant deck=- hand=banish,swap | b N5 lich hand=reflection")
    t.a.casts("banish", "N5")
    t.b.responds("reflection", "#1", "N3")
    t.a.passes()
    t.expect(at={"N3": None, "N5": "lich"}, deck={"a": "storm_giant"}, spell_discard={"a": "banish"})


def test_reflection_names_the_cells_of_a_lure_anew() -> None:
    """RQ21: its other choices are the ones named with Reflection; one cell becomes two."""
    t = table("turn=a | a N2 goblin hand=lure,swap | b N6 zombie S7 imp hand=reflection")
    t.a.casts("lure", "N6", "+1")
    assert t.options == ["reflection>#1>N2+1", "reflection>#1>N2+2", "pass"]
    t.b.responds("reflection", "#1", "N2", "+2")
    t.a.passes()
    t.expect(at={"N2": None, "N4": "goblin", "N6": "zombie"})


def test_reflection_takes_a_dash() -> None:
    """R-46: for an own warrior, with steps of its own and still not onto the goal cell."""
    t = table("turn=a | a N4 goblin hand=dash,swap | b S2 imp hand=reflection")
    t.a.casts("dash", "N4", "+2")
    assert t.options == ["reflection>#1>S2-2", "reflection>#1>S2-1", "pass"]
    t.b.responds("reflection", "#1", "S2", "-2")
    t.a.passes()
    t.expect(at={"N4": "goblin", "S4": "imp"})


def test_reflection_of_what_hits_anybody_may_name_anybody_else() -> None:
    """R-46: another warrior than the present one, own or enemy."""
    t = table("turn=a | a N3 goblin hand=lightning,swap | b N5 imp N6 zombie hand=reflection")
    t.a.casts("lightning", "N5")
    assert t.options == ["reflection>#1>N3", "reflection>#1>N6", "pass"]
    t.b.responds("reflection", "#1", "N6")
    t.a.passes()
    t.expect(at={"N3": "goblin", "N5": "imp"}, damage={"N6": 2})


def test_reflection_of_intimidate_reaches_no_champion() -> None:
    """R-46: its target line holds for the new target, too."""
    t = table("turn=a | a N3 lich S2 goblin hand=intimidate,swap | b N5 imp hand=reflection")
    t.a.casts("intimidate", "N5")
    assert t.options == ["reflection>#1>S2", "pass"]


def test_reflection_works_in_the_own_turn_against_a_response() -> None:
    """R-46: a spell that the other player controls, whoever's turn it is."""
    t = table("turn=a | a N3 pikeman hand=reflection,swap | b N5 zombie hand=curse,swap")
    t.a.attacks("N5")
    t.b.responds("curse", "N3").done()
    t.a.responds("reflection", "#2", "N5").done()
    t.b.passes()
    t.expect(at={"N5": None}, enchanted={"N3": ""}, spell_discard={"a": "reflection", "b": "curse"})


# --- what it does not take --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "named"),
    [("challenge", "N2 N5"), ("fireball", "N5"), ("swap", "N2 N3"), ("dispel", "N5.blessing")],
)
def test_reflection_is_not_against_spells_without_one_warrior_as_target(spell: str, named: str) -> None:
    """R-46: never Dispel, Challenge, Fireball or Swap; asked all the same (RQ45)."""
    t = table(f"turn=a | a N2 zombie N3 goblin hand={spell} | b N5 zombie+blessing hand=reflection")
    t.a.casts(spell, *named.split())
    t.asked("b", "respond")
    assert t.options == ["pass"]


def test_reflection_is_not_against_reflection_nor_an_attack() -> None:
    """R-46: Blue's one can answer neither Red's nor Blue's own Curse."""
    t = table("turn=a | a N3 zombie hand=curse,reflection | b N5 zombie hand=reflection,swap")
    t.a.casts("curse", "N5")
    t.b.responds("reflection", "#1", "N3").done()
    t.asked("a", "respond")
    assert t.options == ["pass"]
    t = table("turn=a | a N3 pikeman hand=swap | b N5 zombie hand=reflection")
    t.a.attacks("N5")
    assert t.options == ["pass"]


def test_reflection_is_not_offered_without_another_target() -> None:
    """R-46: Blue has nobody but a Golem that enemy spells cannot reach; nor is it ever a play by itself."""
    t = table("turn=a | a N3 stone_golem hand=curse,swap | b N5 zombie hand=reflection")
    t.a.casts("curse", "N5")
    assert t.options == ["pass"]
    t = table("turn=a | a N3 goblin hand=reflection | b N5 zombie-curse")
    assert t.options == ["end"]


# --- failing ----------------------------------------------------------------------------------------------


def test_reflection_does_nothing_when_the_new_target_is_gone() -> None:
    """R-46: Blue strikes down the own Goblin; the Curse acts as played."""
    t = table("turn=a | a N3 goblin S1 imp hand=curse,lightning,challenge | b N5 zombie hand=reflection,swap")
    t.a.casts("curse", "N5")
    t.b.responds("reflection", "#1", "N3").done()
    t.a.responds("lightning", "N3").done()
    t.b.passes()
    assert t.last(ev.ItemFailed).number == 2
    t.expect(at={"N3": None}, enchanted={"N5": "-curse"})
    t.expect(spell_discard={"a": "lightning", "b": "reflection"})


def test_reflection_does_nothing_when_the_new_move_is_no_longer_possible() -> None:
    """R-46: the Goblin has dashed up to the Zombie and cannot be lured; the Zombie is lured as played."""
    t = table("turn=a | a N2 goblin hand=lure,dash | b N6 zombie hand=reflection,swap")
    t.a.casts("lure", "N6", "+1")
    t.b.responds("reflection", "#1", "N2", "+2").done()
    t.a.responds("dash", "N2", "+2")
    t.b.passes()
    t.expect(at={"N2": None, "N4": "goblin", "N5": "zombie"})
    assert [each.number for each in t.of(ev.ItemFailed)] == [2]


def test_reflection_does_nothing_when_the_spell_has_left_the_stack() -> None:
    """R-46: Red's later Dispel acts first and takes the Curse off."""
    t = table("turn=a | a N3 zombie hand=curse,swap | b N5 zombie hand=dispel,reflection,swap")
    t.a.casts("curse", "N5")
    t.b.responds("reflection", "#1", "N3").responds("dispel", "#1").done()
    t.a.passes()
    assert t.last(ev.ItemFailed).number == 2
    t.expect(enchanted={"N3": "", "N5": ""}, spell_discard={"a": "curse", "b": "dispel,reflection"})
