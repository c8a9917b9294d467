"""Reflection and Dispel (R-46, R-47, RQ21 to RQ23, RQ47)."""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import Table, content, table


def reflections(t: Table) -> list[str]:
    return [key for key in t.options if key.startswith("reflection")]


# --- Reflection -------------------------------------------------------------------------------------------


def test_a_curse_is_turned_round() -> None:
    """R-46, RQ21: "enemy" is read from the reflecting seat; the card goes to whom it came from (R-34)."""
    t = table(
        "| a N3 zombie S3 goblin deck=0 hand=curse,swap | b N6 zombie S6 imp deck=0 hand=reflection,swap"
    )
    t.a.casts("curse", "N6")
    assert reflections(t) == ["reflection>#1>N3", "reflection>#1>S3"]
    t.b.responds("reflection", "#1", "N3").done()
    t.a.passes()
    t.expect(enchanted={"N3": "+curse", "N6": ""}, spell_discard={"b": "reflection"})
    redirected = t.last(ev.ItemRedirected)
    assert (redirected.number, redirected.seat, redirected.target) == (1, 1, t.warrior("N3").id)


def test_a_blessing_is_stolen() -> None:
    """R-46, RQ21: "own" is the reflecting player's."""
    t = table("| a N3 zombie deck=0 hand=blessing,swap | b N6 zombie deck=0 hand=reflection,swap")
    t.a.casts("blessing", "N3")
    assert reflections(t) == ["reflection>#1>N6"]
    t.b.responds("reflection", "#1", "N6").done()
    t.a.passes()
    t.expect(enchanted={"N3": "", "N6": "-blessing"})


def test_the_new_target_is_another_one() -> None:
    """R-46: another warrior than the present one; of any, all but that."""
    t = table("| a N3 zombie deck=0 hand=lightning,swap | b N6 zombie S6 imp deck=0 hand=reflection")
    t.a.casts("lightning", "N6")
    assert reflections(t) == ["reflection>#1>N3", "reflection>#1>S6"]


@pytest.mark.parametrize(
    ("spell", "named"),
    [
        ("challenge", ("N3", "N6")),
        ("fireball", ("N6",)),
        ("swap", ("N3", "S3")),
        ("dispel", ("N6.curse",)),
    ],
)
def test_what_cannot_be_reflected(spell: str, named: tuple[str, ...]) -> None:
    """R-46: only spells with exactly one warrior as target."""
    t = table(
        f"| a N3 zombie S3 goblin deck=0 hand={spell},flight"
        " | b N6 zombie-curse S6 imp deck=0 hand=reflection"
    )
    t.a.casts(spell, *named)
    t.asked("b", "respond")
    assert t.options == ["pass"]


def test_reflection_and_attacks_cannot_be_reflected() -> None:
    """R-46: never against Reflection, and an attack is no spell."""
    t = table("| a N3 zombie deck=0 hand=curse,reflection | b N4 zombie S6 imp deck=0 hand=reflection,swap")
    t.a.attacks("N4")
    assert t.options == ["pass"]
    t.b.passes()
    t.a.casts("curse", "N4")
    t.b.responds("reflection", "#2", "N3").done()
    t.asked("a", "respond")
    # The Curse is still Blue's own, the Reflection has no warrior as its target.
    assert t.options == ["pass"]


def test_not_offered_without_a_possible_new_target() -> None:
    """R-46."""
    t = table("| a N3 earth_elemental deck=0 hand=curse,swap | b N6 zombie deck=0 hand=reflection")
    t.a.casts("curse", "N6")
    # The only enemy of Red is spellproof.
    assert t.options == ["pass"]


def test_a_reflected_move_has_cells_of_its_own() -> None:
    """R-46, RQ21: its other choices are the ones named with Reflection; directions are the warrior's own."""
    t = table("| a N2 zombie deck=0 hand=dash,swap | b N6 zombie S4 imp deck=0 hand=reflection,swap")
    t.a.casts("dash", "N2", "+1")
    assert "reflection>#1>N6+1" in reflections(t)
    assert "reflection>#1>N2+1" not in reflections(t)
    t.b.responds("reflection", "#1", "N6", "+2").done()
    t.a.passes()
    t.expect(at={"N2": "zombie", "N4": "zombie", "N6": None})


def test_timing_does_not_matter_any_more() -> None:
    """RQ47: a reflected spell of the other's turn works."""
    t = table("| a N3 goblin S1 zombie deck=0 hand=lightning,swap | b N6 zombie deck=0 hand=reflection,swap")
    assert content().spells["lightning"].timing == "turn"
    t.a.casts("lightning", "N6")
    t.b.responds("reflection", "#1", "N3").done()
    t.a.passes()
    t.expect(at={"N3": None, "N6": "zombie"}, damage={"N6": 0})


def test_a_new_target_that_is_gone_leaves_the_spell_as_played() -> None:
    """R-46: Reflection does nothing and goes to the discard; the spell itself acts as played."""
    t = table(
        "| a N3 goblin S1 zombie deck=0 hand=curse,lightning,swap | b N6 zombie deck=0 hand=reflection,swap"
    )
    t.a.casts("curse", "N6")
    t.b.responds("reflection", "#1", "N3").done()
    t.a.responds("lightning", "N3").done()
    t.b.passes()
    assert [event.number for event in t.of(ev.ItemFailed)] == [2]
    t.expect(enchanted={"N6": "-curse"}, at={"N3": None}, spell_discard={"b": "reflection"})


def test_a_spell_that_is_no_longer_there_leaves_reflection_without_effect() -> None:
    """R-46: or the spell is no longer on the stack."""
    t = table(
        "| a N3 goblin S1 zombie deck=0 hand=curse,swap | b N6 zombie deck=0 hand=reflection,dispel,swap"
    )
    t.a.casts("curse", "N6")
    t.b.responds("reflection", "#1", "N3").responds("dispel", "#1").done()
    t.a.passes()
    assert [event.number for event in t.of(ev.ItemCancelled)] == [1]
    assert [event.number for event in t.of(ev.ItemFailed)] == [2]
    t.expect(enchanted={"N6": "", "N3": ""})


# --- Dispel -----------------------------------------------------------------------------------------------


def test_dispel_takes_a_spell_off_the_stack() -> None:
    """R-47, RQ23: without effect, discarded, nothing drawn back."""
    t = table("| a N3 zombie deck=0 hand=curse,swap | b N6 zombie deck=0 hand=dispel,swap")
    t.a.casts("curse", "N6")
    t.b.responds("dispel", "#1").done()
    t.a.passes()
    t.expect(enchanted={"N6": ""}, spell_discard={"a": "curse", "b": "dispel"}, hands=(1, 1))


def test_dispel_is_only_against_the_other_players_spells() -> None:
    """R-47: a spell that the other player controls, or one enchantment in a lane, whosever it is."""
    t = table(
        "| a N3 zombie+flight-curse deck=0 hand=blessing,dispel,swap"
        " | b N6 zombie deck=0 hand=neutralise,swap"
    )
    t.a.answers("dispel")
    assert t.options == ["N3.flight", "N3.curse", "back"]
    t.a.answers("back")
    t.a.casts("blessing", "N3")
    t.b.responds("neutralise", "N3").done()
    t.asked("a", "respond")
    dispels = [key for key in t.options if key.startswith("dispel")]
    assert dispels == ["dispel>#2", "dispel>N3.flight", "dispel>N3.curse"]


def test_attacks_cannot_be_dispelled() -> None:
    """R-47: a spell on the stack."""
    t = table("| a N3 goblin deck=0 hand=swap | b N4 zombie S7 imp deck=0 hand=dispel")
    t.a.attacks("N4")
    assert t.options == ["pass"]


def test_dispel_answers_dispel_and_reflection() -> None:
    """R-47, RQ22: only Reflection is restricted."""
    t = table("| a N3 zombie deck=0 hand=curse,dispel,swap | b N6 zombie deck=0 hand=dispel,swap")
    t.a.casts("curse", "N6")
    t.b.responds("dispel", "#1").done()
    t.a.responds("dispel", "#2").done()
    t.b.passes()
    t.expect(enchanted={"N6": "-curse"})
    t = table("| a N3 zombie deck=0 hand=curse,dispel,swap | b N6 zombie deck=0 hand=reflection,swap")
    t.a.casts("curse", "N6")
    t.b.responds("reflection", "#1", "N3").done()
    t.a.responds("dispel", "#2").done()
    t.b.passes()
    t.expect(enchanted={"N6": "-curse", "N3": ""}, spell_discard={"b": "reflection"})


def test_dispel_fails_at_what_has_become_its_own() -> None:
    """R-47, R-33: a Reflection acted before; the named spell is no legal target any more."""
    t = table("| a N3 zombie deck=0 hand=curse,swap | b N6 zombie S7 imp deck=0 hand=reflection,dispel,swap")
    t.a.casts("curse", "N6")
    # Dispel is played first, so Reflection acts before it.
    t.b.responds("dispel", "#1").responds("reflection", "#1", "N3").done()
    t.a.passes()
    assert [event.number for event in t.of(ev.ItemFailed)] == [2]
    t.expect(enchanted={"N3": "+curse"}, spell_discard={"b": "reflection,dispel"})


def test_an_enchantment_dispelled_in_a_response() -> None:
    """R-47: one enchantment in a lane is discarded, to its owner's pile (R-34)."""
    t = table("| a N3 goblin+blessing deck=0 hand=swap | b N4 zombie S7 imp deck=0 hand=dispel")
    t.a.attacks("N4")
    t.b.responds("dispel", "N3.blessing")
    t.a.passes()
    t.expect(damage={"N4": 2}, spell_discard={"a": "blessing", "b": "dispel"})
    assert t.last(ev.EnchantmentEnded).is_dispelled
