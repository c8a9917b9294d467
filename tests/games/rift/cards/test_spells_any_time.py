"""Dispel and Intimidate, spells of any time that stay on nobody; Reflection has a file of its own.

A Swap in a hand without two own warriors keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- Dispel -----------------------------------------------------------------------------------------------


def test_dispel_cancels_a_spell_on_the_stack() -> None:
    """R-47, RQ23: without effect, discarded, nothing is drawn back."""
    t = table("turn=a | a N3 goblin hand=lightning,swap | b N5 imp hand=dispel")
    t.a.casts("lightning", "N5")
    t.b.responds("dispel", "#1")
    t.a.passes()
    t.expect(
        at={"N5": "imp"}, damage={"N5": 0}, spell_discard={"a": "lightning", "b": "dispel"}, hands=(1, 0)
    )
    assert t.last(ev.ItemCancelled).number == 1
    t.is_idle("a")


def test_dispel_takes_an_enchantment_off_anybody() -> None:
    """R-47, RQ24: own or enemy's; the card goes to the discard of the deck it came from."""
    t = table("turn=a | a N3 goblin-curse hand=dispel,dispel,swap | b N5 imp+blessing")
    t.a.answers("dispel")
    assert t.options == ["N3.curse", "N5.blessing", "back"]
    t.a.answers("N5.blessing").casts("dispel", "N3.curse")
    t.expect(enchanted={"N3": "", "N5": ""}, spell_discard={"a": "dispel,dispel", "b": "blessing,curse"})


def test_dispel_is_not_playable_without_anything_to_dispel() -> None:
    """R-32: a spell needs legal targets; an attack is no spell."""
    t = table("turn=a | a N3 goblin hand=dispel | b N4 zombie hand=dispel")
    assert t.options == ["attack>N4", "end"]
    t.a.attacks("N4")
    t.asked("b", "respond")
    assert t.options == ["pass"]


def test_dispel_does_not_name_the_own_players_spell() -> None:
    """R-47: a spell on the stack that the other player controls."""
    t = table("turn=a | a N3 goblin hand=lightning,dispel | b N5 imp hand=curse,swap")
    t.a.casts("lightning", "N5")
    t.b.responds("curse", "N3").done()
    assert t.options == ["dispel>#2", "pass"]


def test_dispel_answers_dispel() -> None:
    """RQ22: the Lightning strikes after all."""
    t = table("turn=a | a N3 goblin hand=lightning,dispel,swap | b N5 imp hand=dispel,swap")
    t.a.casts("lightning", "N5")
    t.b.responds("dispel", "#1").done()
    t.a.responds("dispel", "#2").done()
    t.b.passes()
    t.expect(at={"N5": None}, spell_discard={"a": "dispel,lightning", "b": "dispel"})


def test_dispel_answers_reflection() -> None:
    """RQ22: the Curse acts as played."""
    t = table("turn=a | a N3 goblin hand=curse,dispel,swap | b N5 zombie hand=reflection,swap")
    t.a.casts("curse", "N5")
    t.b.responds("reflection", "#1", "N3").done()
    t.a.responds("dispel", "#2").done()
    t.b.passes()
    t.expect(enchanted={"N3": "", "N5": "-curse"}, spell_discard={"a": "dispel", "b": "reflection"})


def test_dispel_fails_against_a_spell_that_has_become_its_own_players() -> None:
    """R-47: Red's Reflection acts first and takes the Curse, which Red's Dispel then cannot cancel."""
    t = table("turn=a | a N3 zombie hand=curse,swap | b N5 zombie hand=dispel,reflection,swap")
    t.a.casts("curse", "N5")
    t.b.responds("dispel", "#1").responds("reflection", "#1", "N3").done()
    t.a.passes()
    assert t.last(ev.ItemFailed).number == 2
    t.expect(enchanted={"N3": "+curse", "N5": ""}, spell_discard={"a": "", "b": "reflection,dispel"})


def test_dispel_reaches_an_enchantment_on_the_spellproof() -> None:
    """R-36: it names the enchantment, not the warrior."""
    t = table("turn=a | a N3 goblin hand=dispel,swap | b N5 stone_golem+flight")
    t.a.casts("dispel", "N5.flight")
    t.expect(enchanted={"N5": ""}, spell_discard={"b": "flight"})


def test_dispel_fails_when_the_enchantment_has_gone() -> None:
    """R-33: the later of two Dispels has taken it, the other finds nothing."""
    t = table("turn=b | a N3 zombie+blessing hand=curse,swap | b N7 imp hand=dispel,dispel,swap")
    t.b.casts("dispel", "N3.blessing")
    t.a.responds("curse", "N7").done()
    t.b.responds("dispel", "N3.blessing").done()
    t.a.passes()
    assert t.last(ev.ItemFailed).number == 1
    t.expect(enchanted={"N3": "", "N7": "-curse"}, spell_discard={"a": "blessing", "b": "dispel,dispel"})


def test_dispel_undoes_a_blessing_before_the_attack_acts() -> None:
    """R-43, the example: 2 against the Militiaman's 2; Blue keeps a Dash and is asked all the same."""
    t = table("turn=b | a N3 militia hand=blessing,dash | b N4 pikeman hand=dispel,swap,lure")
    t.b.attacks("N3")
    t.a.responds("blessing", "N3")
    t.asked("a", "respond_more")
    t.a.done()
    t.b.responds("dispel", "#2").done()
    t.asked("a", "respond")
    assert t.options == ["pass"]
    t.a.passes()
    t.expect(at={"N3": None}, discard={"a": "militia"}, spell_discard={"a": "blessing", "b": "dispel"})


# --- Intimidate -------------------------------------------------------------------------------------------


def test_intimidate_puts_an_enemy_on_top_of_its_deck_publicly() -> None:
    """R-51, R-68: damage and enchantments are gone, everybody knows the next warrior to come."""
    t = table(
        "turn=a | a N2 goblin hand=intimidate,swap deck=- "
        "| b N5 zombie/1+blessing-curse deck=imp discard=- hand=swap"
    )
    t.a.casts("intimidate", "N5")
    t.b.passes()
    t.expect(at={"N5": None}, deck={"b": "zombie,imp"}, discard={"b": ""})
    t.expect(spell_discard={"a": "intimidate,curse", "b": "blessing"})
    assert t.public().players[1].tops == ("zombie",)
    t.a.ends_turn()
    t.b.summons("S")
    t.expect(at={"S7": "zombie"}, life={"S7": 3}, damage={"S7": 0}, deck={"b": "imp"})
    assert t.public().players[1].tops == ()


@pytest.mark.parametrize(("target", "can_be"), [("imp", True), ("pikeman", True), ("lich", False)])
def test_intimidate_reaches_no_champion(target: str, can_be: bool) -> None:
    """Set 4: one enemy common or elite."""
    t = table(f"turn=a | a N2 goblin hand=intimidate | b N5 {target}")
    assert ("intimidate" in t.options) is can_be


@pytest.mark.parametrize(
    ("form", "can_be"), [("", False), ("=dragon", False), ("=pikeman", True), ("=imp", True)]
)
def test_intimidate_goes_by_the_rank_of_a_form(form: str, can_be: bool) -> None:
    """R-62: the form's rank; R-51: the form is lost, the Shapeshifter itself lies on top."""
    t = table(f"turn=a | a N2 goblin hand=intimidate,swap | b N5 shapeshifter{form}! deck=- discard=-")
    assert ("intimidate" in t.options) is can_be
    if can_be:
        t.a.casts("intimidate", "N5")
        t.expect(deck={"b": "shapeshifter"})


def test_intimidate_fails_against_what_has_become_a_champion() -> None:
    """R-33: looked at again when it acts."""
    t = table("turn=a | a N2 goblin hand=intimidate,swap | b N5 shapeshifter=imp | box=lich")
    t.a.casts("intimidate", "N5")
    t.b.forms("N5", "lich")
    t.expect(at={"N5": "shapeshifter"}, form={"N5": "lich"}, spell_discard={"a": "intimidate"})


def test_intimidate_takes_the_only_striker_out_of_an_attack() -> None:
    """R-26: participants that have gone are left out; nobody is left, the attack fails."""
    t = table("turn=b | a N3 goblin hand=intimidate | b N4 berserker hand=swap")
    t.b.attacks("N3")
    t.a.responds("intimidate", "N4")
    t.b.passes()
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.expect(at={"N3": "goblin", "N4": None}, attacked=True)


def test_intimidate_reaches_neither_friends_nor_the_spellproof() -> None:
    """Set 4, R-36."""
    t = table("turn=a | a N2 goblin hand=intimidate | b N5 stone_golem")
    t.offers_no("intimidate")


def test_intimidate_lays_its_warrior_on_those_known_to_be_there() -> None:
    """R-68: a later one goes on top of an earlier one."""
    t = table("turn=a | a N2 goblin hand=intimidate,swap | b N5 zombie deck=imp,archer tops=1")
    t.a.casts("intimidate", "N5")
    t.expect(deck={"b": "zombie,imp,archer"})
    assert t.public().players[1].tops == ("zombie", "imp")
