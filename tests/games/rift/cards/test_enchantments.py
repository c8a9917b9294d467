"""The five enchantments: on whom, what they do, how long, and whose discard they end in.

A Reflection in a hand keeps the main step from ending by itself where there is an enchantment to dispel.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- Blessing ---------------------------------------------------------------------------------------------


def test_blessing_adds_one_to_life_and_every_printed_value() -> None:
    """R-48, RQ25: where nothing is printed nothing comes."""
    t = table("turn=a | a N2 lich N3 archer hand=blessing,blessing,reflection | b N7 imp")
    t.a.casts("blessing", "N2").casts("blessing", "N3")
    assert (t.strikes("N2"), t.strikes("N3")) == ([2, 4, 3, None], [None, 3, 2, None])
    t.expect(life={"N2": 3, "N3": 2}, enchanted={"N2": "+blessing", "N3": "+blessing"})
    t.expect(hand={"a": "reflection"}, spell_discard={"a": ""})


def test_blessing_goes_on_own_warriors_alone() -> None:
    """Set 4."""
    t = table("turn=a | a N2 goblin S3 imp hand=blessing | b N7 zombie")
    t.a.answers("blessing")
    assert t.options == ["N2", "S3", "back"]


def test_blessing_saves_a_warrior_under_attack() -> None:
    """Set 1, R-37: the last one put on the stack acts first."""
    t = table("turn=b | a N3 pikeman hand=blessing | b N5 archer hand=reflection")
    t.b.attacks("N3")
    t.a.responds("blessing", "N3")
    t.b.passes()
    t.expect(at={"N3": "pikeman"}, damage={"N3": 2}, life={"N3": 3})


def test_blessing_twice_adds_up_and_leaves_with_its_warrior() -> None:
    """RQ28, R-34: both go to the discard of the deck they came from."""
    t = table("turn=b | a N3 goblin+blessing+blessing | b N5 archer N6 archer hand=reflection")
    t.expect(life={"N3": 3})
    assert t.strikes("N3")[0] == 4
    t.b.attacks("N3")
    t.expect(at={"N3": None}, spell_discard={"a": "blessing,blessing"})


def test_blessing_that_is_dispelled_takes_its_life_along() -> None:
    """R-48: whose life falls to its damage is destroyed."""
    t = table("turn=b | a N3 goblin/1+blessing | b N7 archer hand=dispel,reflection")
    t.b.casts("dispel", "N3.blessing")
    t.expect(at={"N3": None}, spell_discard={"a": "blessing", "b": "dispel"})


# --- Curse ------------------------------------------------------------------------------------------------


def test_curse_takes_one_off_life_and_every_printed_value() -> None:
    """R-48."""
    t = table("turn=a | a N2 imp hand=curse,reflection | b N6 lich+blessing")
    t.a.casts("curse", "N6")
    assert t.strikes("N6") == [1, 3, 2, None]
    t.expect(life={"N6": 2}, enchanted={"N6": "+blessing-curse"})


def test_curse_never_brings_life_below_one_nor_damage_below_none() -> None:
    """RQ25: a Curse alone does not kill the Goblin, nor two of them the Zombie."""
    t = table("turn=a | a N2 imp hand=curse,curse,reflection | b N5 goblin N6 zombie")
    t.a.casts("curse", "N5").casts("curse", "N6")
    t.expect(life={"N5": 1, "N6": 2}, damage={"N5": 0})
    assert (t.strikes("N5")[0], t.strikes("N6")[0]) == (1, 0)
    t = table("turn=a | a N2 imp hand=curse,reflection | b N6 zombie-curse")
    t.a.casts("curse", "N6")
    t.expect(at={"N6": "zombie"}, life={"N6": 1})
    assert t.strikes("N6") == [0, None, None, None]


def test_curse_kills_a_wounded_warrior() -> None:
    """R-48: 2 damage, and life falls from 3 to 2; the card has acted and lies in its owner's discard."""
    t = table("turn=a | a N2 imp hand=curse,reflection | b N6 zombie/2")
    t.a.casts("curse", "N6")
    t.expect(at={"N6": None}, discard={"b": "zombie"}, spell_discard={"a": "curse", "b": ""})


def test_curse_weakens_an_attack_on_the_stack() -> None:
    """RQ14: announced 2, acting for 1."""
    t = table("turn=b | a N3 pikeman hand=curse | b N5 archer hand=reflection")
    t.b.attacks("N3")
    t.a.responds("curse", "N5")
    t.b.passes()
    t.expect(at={"N3": "pikeman"}, damage={"N3": 1})


def test_curse_brings_an_announced_attack_to_nothing() -> None:
    """RQ50: it acts for 0; nobody is hurt, the attack is spent."""
    t = table("turn=b | a N3 goblin hand=curse | b N4 zombie hand=dispel")
    t.b.attacks("N3")
    t.a.responds("curse", "N4")
    t.b.passes()
    assert t.last(ev.ItemActed).total == 0
    t.expect(at={"N3": "goblin"}, damage={"N3": 0}, attacked=True)


def test_curse_goes_on_enemies_alone() -> None:
    """Set 4."""
    t = table("turn=a | a N2 goblin hand=curse | b N7 zombie S6 imp")
    t.a.answers("curse")
    assert t.options == ["N7", "S6", "back"]


# --- Invisibility -----------------------------------------------------------------------------------------


def test_invisibility_makes_an_attack_on_the_stack_fail() -> None:
    """R-49, RQ16."""
    t = table("turn=b | a N3 goblin hand=invisibility | b N4 berserker hand=reflection")
    t.b.attacks("N3")
    t.a.responds("invisibility", "N3")
    t.b.passes()
    assert t.last(ev.ItemFailed).cause == "nobody"
    t.expect(at={"N3": "goblin"}, enchanted={"N3": "+invisibility"}, attacked=True)
    t.is_idle("b")


def test_invisibility_hides_from_attacks_alone() -> None:
    """R-49: the Goblin cannot be attacked, but it blocks its cell and is reached by spells."""
    t = table("turn=a start | a N3 goblin+invisibility | b N4 imp hand=lightning,reflection deck=0")
    t.expect(at={"N4": "imp"})
    t.offers_no("attack")
    t.b.casts("lightning", "N3")
    t.expect(at={"N3": None}, spell_discard={"a": "invisibility"})


def test_invisibility_does_not_keep_from_attacking() -> None:
    """R-49: it may attack, and stays invisible."""
    t = table("turn=a | a N3 goblin hand=invisibility,reflection | b N4 zombie")
    t.a.casts("invisibility", "N3").attacks("N4")
    t.expect(damage={"N4": 2}, enchanted={"N3": "+invisibility"})


def test_invisibility_cast_in_the_own_turn_lasts_through_the_opponents() -> None:
    """RQ26: until the start of its player's next turn."""
    t = table("turn=a | a N3 goblin hand=invisibility,swap deck=- | b N4 zombie hand=reflection deck=-")
    t.a.casts("invisibility", "N3")
    t.b.passes()
    t.a.ends_turn()
    t.asked("b", "main")
    t.offers_no("attack")
    t.expect(enchanted={"N3": "+invisibility"}, spell_discard={"a": ""})
    t.b.ends_turn()
    t.asked("a", "main")
    t.expect(enchanted={"N3": ""}, spell_discard={"a": "invisibility"})


def test_invisibility_cast_in_the_opponents_turn_ends_with_it() -> None:
    """R-22: discarded before the advance of its player's next turn."""
    t = table("turn=b | a N3 goblin hand=invisibility,swap deck=- | b N5 archer hand=reflection deck=-")
    t.b.attacks("N3")
    t.a.responds("invisibility", "N3").done()
    t.b.passes().ends_turn()
    t.asked("a", "main")
    t.expect(at={"N4": "goblin"}, enchanted={"N4": ""}, spell_discard={"a": "invisibility"})
    began, ended, advanced = (
        t.events.index(t.last(kind)) for kind in (ev.TurnBegan, ev.EnchantmentEnded, ev.Advanced)
    )
    assert began < ended < advanced


def test_invisibility_reflected_ends_with_its_new_warriors_turn() -> None:
    """RQ26, RQ24: at the start of the turn of the player whose warrior it is on; the card goes home."""
    t = table("turn=a | a N3 goblin hand=invisibility,swap deck=- | b N5 zombie hand=reflection,dash deck=-")
    t.a.casts("invisibility", "N3")
    t.b.responds("reflection", "#1", "N5").done()
    t.a.passes()
    t.expect(enchanted={"N3": "", "N5": "-invisibility"}, spell_discard={"a": "", "b": "reflection"})
    t.a.ends_turn()
    t.expect(at={"N4": "zombie"}, enchanted={"N4": ""}, spell_discard={"a": "invisibility"})


# --- Neutralise -------------------------------------------------------------------------------------------


def test_neutralise_takes_ability_and_printed_flying() -> None:
    """R-50: numbers stay; the sword reaches the Night Dragon."""
    t = table("turn=a | a N3 berserker hand=neutralise,reflection | b N4 dragon")
    t.offers_no("attack")
    t.a.casts("neutralise", "N4")
    t.expect(life={"N4": 3}, enchanted={"N4": "-neutralise"})
    assert t.strikes("N4") == [3, None, None, None]
    t.a.attacks("N4")
    t.expect(at={"N4": None})


def test_neutralise_may_go_on_anybody() -> None:
    """Set 4: any one, own warriors too; but no spellproof enemy."""
    t = table("turn=a | a N2 goblin hand=neutralise | b N6 zombie N7 stone_golem")
    t.a.answers("neutralise")
    assert t.options == ["N2", "N6", "back"]


@pytest.mark.parametrize("signs", ["+flight-neutralise", "-neutralise+flight"])
def test_neutralise_does_not_take_flight_given_by_the_enchantment(signs: str) -> None:
    """RQ27: whatever the order; the Berserker cannot strike the Imp, who can strike a flier."""
    t = table(f"turn=a | a N3 berserker hand=reflection | b N4 imp{signs}")
    assert t.options == ["end"]
    t = table(f"turn=b | a N3 imp | b N4 imp{signs} hand=reflection")
    assert t.options == ["attack>N3", "end"]


def test_neutralise_twice_ends_only_when_both_are_dispelled() -> None:
    """RQ28: a second one matters for Dispel alone."""
    t = table("turn=b | a N3 phoenix+neutralise-neutralise | b N4 zombie hand=dispel,dispel,reflection")
    t.b.casts("dispel", "N3.neutralise")
    assert len(t.warrior("N3").enchantments) == 1
    t.offers("attack>N3")
    t.b.casts("dispel", "N3.neutralise")
    t.expect(enchanted={"N3": ""}, spell_discard={"a": "neutralise"})
    assert sorted(t.state.players[1].spell_discard) == ["dispel", "dispel", "neutralise"]
    t.offers_no("attack")


# --- Flight -----------------------------------------------------------------------------------------------


def test_flight_lifts_a_warrior_out_of_an_attack() -> None:
    """R-9, R-26: of Goblin and Archer the Archer alone can still hit it; the Goblin's 3 are left out."""
    t = table("turn=b | a N3 zombie hand=flight | b N4 goblin N5 archer hand=reflection")
    t.b.attacks("N3")
    assert t.last(ev.Announced).total == 5
    t.a.responds("flight", "N3")
    t.b.passes()
    t.expect(at={"N3": "zombie"}, damage={"N3": 2}, enchanted={"N3": "+flight"})


def test_flight_lets_a_sword_strike_fliers() -> None:
    """R-9: melee of fliers hits them."""
    t = table("turn=a | a N3 paladin hand=flight,reflection | b N4 imp")
    t.offers_no("attack")
    t.a.casts("flight", "N3").attacks("N4")
    t.expect(at={"N4": None})


def test_flight_goes_on_own_warriors_alone() -> None:
    """Set 4."""
    t = table("turn=a | a N2 goblin hand=flight | b N7 zombie")
    t.a.answers("flight")
    assert t.options == ["N2", "back"]


def test_flight_stays_until_it_is_dispelled() -> None:
    """R-35: there is no end of its own; the card goes to its owner's discard."""
    t = table("turn=a | a N3 zombie+flight hand=swap deck=- | b N4 paladin hand=dispel deck=-")
    t.a.ends_turn()
    t.offers_no("attack")
    t.b.casts("dispel", "N3.flight")
    t.a.passes()
    t.expect(enchanted={"N3": ""}, spell_discard={"a": "flight", "b": "dispel"})
    t.offers("attack>N3")
