"""The champions of Dawn, each at work and at its limits.

A Dispel in a hand that finds nothing to dispel keeps the main step from ending by itself.
"""

from __future__ import annotations

import pytest

from sfb_bot.games.rift.rules import events as ev
from tests.games.rift.kit.table import table

# --- Air Elemental ----------------------------------------------------------------------------------------


def test_air_elemental_strikes_at_distance_one_and_two() -> None:
    """Set 1 and R-24: 2 damage on the next cell and on the one after it, no farther."""
    t = table("turn=a | a N3 air_elemental hand=dispel | b N4 zombie N5 zombie N6 zombie")
    t.offers("attack>N4", "attack>N5")
    t.offers_no("attack>N6")
    t.a.attacks("N5")
    t.expect(damage={"N4": 0, "N5": 2, "N6": 0}, attacked=True)
    t.is_idle("a")


def test_air_elemental_is_out_of_reach_of_swords_but_not_of_arrows() -> None:
    """R-9: of two enemies the archer alone can hit it."""
    t = table("turn=b | a N3 air_elemental | b N4 berserker N5 archer hand=dispel")
    assert t.options == ["attack>N3", "end"]
    t.b.attacks("N3")
    assert t.last(ev.Announced).participants == (t.warrior("N5").id,)
    t.expect(damage={"N3": 2})


def test_air_elemental_neutralised_can_be_struck_by_everybody() -> None:
    """R-50: printed flying does not count; 4 and 2 against life 3."""
    t = table("turn=b | a N3 air_elemental-neutralise | b N4 berserker N5 archer hand=dispel")
    t.b.attacks("N3")
    assert t.last(ev.Announced).total == 6
    t.expect(at={"N3": None}, discard={"a": "air_elemental"}, spell_discard={"b": "neutralise"})


# --- Water Elemental --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cell", "amount", "pushed"), [("N4", 3, "N5"), ("N5", 2, "N6")])
def test_water_elemental_pushes_a_survivor(cell: str, amount: int, pushed: str) -> None:
    """Set 5: one cell back, after melee and after a ranged strike."""
    t = table(f"turn=a | a N3 water_elemental hand=dispel | b {cell} storm_giant")
    t.a.attacks(cell)
    t.expect(at={cell: None, pushed: "storm_giant"}, damage={pushed: amount})
    assert t.last(ev.Moved).cause == "push"
    t.is_idle("a")


def test_water_elemental_of_red_pushes_towards_blue() -> None:
    """R-2: back is towards the target's own portal."""
    t = table("turn=b | a N3 storm_giant | b N4 water_elemental hand=dispel")
    t.b.attacks("N3")
    t.expect(at={"N2": "storm_giant", "N3": None}, damage={"N2": 3})


def test_water_elemental_needs_a_free_cell_to_push() -> None:
    """R-59: it enters free cells alone and shoves nobody."""
    t = table("turn=a | a N3 water_elemental hand=dispel | b N4 storm_giant N5 zombie")
    t.a.attacks("N4")
    t.expect(at={"N4": "storm_giant", "N5": "zombie"}, damage={"N4": 3, "N5": 0})
    assert not t.of(ev.Moved)


def test_water_elemental_cannot_push_out_of_the_lane() -> None:
    """R-59: behind a home cell there is none, not even the first one of the other lane."""
    t = table("turn=a | a N6 water_elemental hand=dispel | b N7 storm_giant S5 imp")
    t.a.attacks("N7")
    t.expect(at={"N7": "storm_giant", "S1": None}, damage={"N7": 3})
    assert not t.of(ev.Moved)


def test_water_elemental_pushes_when_others_struck_too() -> None:
    """R-27: whoever has it among the participants; together 5 against life 5 with a Blessing."""
    t = table("turn=a | a N3 water_elemental N2 pikeman hand=dispel | b N4 storm_giant+blessing")
    t.a.attacks("N4")
    t.expect(at={"N5": "storm_giant"}, damage={"N5": 5}, life={"N5": 6})


def test_water_elemental_pushes_nobody_without_taking_part() -> None:
    """R-27: an ability that follows an attack is one of its participants'."""
    t = table("turn=a | a N3 water_elemental N2 pikeman hand=dispel | b N4 storm_giant")
    t.a.attacks("N4", "N2")
    t.expect(at={"N4": "storm_giant"}, damage={"N4": 2})


def test_water_elemental_pushes_out_of_a_priestesses_care() -> None:
    """R-8: 2 damage on life 3 is too little, until the push takes the Priestess's life away."""
    t = table("turn=a | a N3 water_elemental hand=dispel | b N4 priestess N5 pikeman")
    t.a.attacks("N5")
    t.expect(at={"N4": "priestess", "N5": None, "N6": None}, discard={"b": "pikeman"})
    assert len(t.of(ev.Moved)) == 1


def test_water_elemental_neutralised_in_response_does_not_push() -> None:
    """R-65: an ability counts as long as its warrior is not neutralised."""
    t = table("turn=a | a N3 water_elemental hand=dispel | b N4 storm_giant hand=neutralise")
    t.a.attacks("N4")
    t.b.responds("neutralise", "N3")
    t.a.passes()
    t.expect(at={"N4": "storm_giant"}, damage={"N4": 3})


# --- Storm Giant ------------------------------------------------------------------------------------------


def test_storm_giant_strikes_fliers_in_melee() -> None:
    """R-9: the giant ability; 3 against life 2."""
    t = table("turn=a | a N3 storm_giant hand=dispel | b N4 griffin_rider")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, discard={"b": "griffin_rider"})


def test_storm_giant_does_not_reach_two_cells() -> None:
    """R-6: no value at distance 2, whoever stands there."""
    t = table("turn=a | a N3 storm_giant hand=dispel | b N5 griffin_rider")
    assert t.options == ["end"]


@pytest.mark.parametrize(("enemy", "options"), [("imp", ["end"]), ("zombie", ["attack>N4", "end"])])
def test_storm_giant_neutralised_reaches_ground_warriors_alone(enemy: str, options: list[str]) -> None:
    """R-50, R-9."""
    t = table(f"turn=a | a N3 storm_giant-neutralise hand=reflection | b N4 {enemy}")
    assert t.options == options


# --- Seraph -----------------------------------------------------------------------------------------------


def test_seraph_gives_life_to_own_neighbours_alone() -> None:
    """Set 5: next to it in its lane, before and behind; neither itself nor enemies nor the other lane."""
    t = table("turn=a | a N1 zombie N2 zombie N3 seraph S3 zombie hand=dispel | b N4 militia S7 imp")
    t.expect(life={"N1": 3, "N2": 4, "N3": 3, "S3": 3, "N4": 2})
    t = table("turn=a | a N3 goblin N2 seraph N1 goblin hand=dispel | b N5 imp")
    t.expect(life={"N3": 2, "N1": 2})


def test_seraph_destroyed_takes_a_wounded_neighbour_along() -> None:
    """R-8: it is looked at again, and the Goblin's life has fallen to its damage."""
    t = table("turn=b | a N2 goblin/1 N3 seraph | b N4 griffin_rider hand=dispel")
    t.b.attacks("N3")
    t.expect(at={"N3": None, "N2": None}, discard={"a": "seraph,goblin"})


def test_seraph_and_priestess_add_up() -> None:
    """Set 5: numbers add."""
    t = table("turn=a | a N1 priestess N2 goblin N3 seraph hand=dispel | b N7 imp")
    t.expect(life={"N2": 3, "N1": 2, "N3": 3})


def test_seraph_neutralised_gives_nothing_and_does_not_fly() -> None:
    """R-50: the Goblin with 1 damage falls at once."""
    t = table("turn=b | a N2 goblin/1 N3 seraph | b N4 zombie hand=neutralise,dispel")
    t.offers_no("attack")
    t.b.casts("neutralise", "N3")
    t.expect(at={"N2": None}, life={"N3": 3}, discard={"a": "goblin"})
    t.offers("attack>N3")


# --- Paladin ----------------------------------------------------------------------------------------------


def test_paladin_covers_those_behind_it_from_distance_two() -> None:
    """Set 5: the Archer behind cannot be shot across it, neither from distance 2 nor from farther."""
    t = table("turn=a | a N3 pikeman N2 sharpshooter hand=dispel | b N4 paladin N5 archer")
    assert t.options == ["attack>N4", "select", "end"]
    t.a.attacks("N4")
    t.expect(at={"N4": None, "N5": "archer"})


def test_paladin_does_not_cover_itself_nor_those_before_it() -> None:
    """Set 5: across it means that it stands between."""
    t = table("turn=a | a N3 archer hand=dispel | b N5 goblin N6 paladin N7 archer")
    assert t.options == ["attack>N5", "attack>N6", "end"]


def test_paladin_covers_no_enemy() -> None:
    """Set 5: a Paladin of the target's army; the striker's own is no hindrance."""
    t = table("turn=a | a N2 archer N3 paladin hand=dispel | b N4 storm_giant")
    t.a.attacks("N4")
    t.expect(at={"N4": None}, discard={"b": "storm_giant"})


def test_paladin_covers_against_attacks_alone() -> None:
    """R-36 speaks of spells; Lightning goes across it."""
    t = table("turn=a | a N3 pikeman hand=lightning | b N4 paladin N5 archer")
    t.a.casts("lightning", "N5")
    t.expect(at={"N5": None}, discard={"b": "archer"})


def test_paladin_neutralised_covers_nobody() -> None:
    """R-50, R-65."""
    t = table("turn=a | a N3 pikeman hand=neutralise | b N4 paladin N5 archer")
    t.offers_no("attack>N5")
    t.a.casts("neutralise", "N4")
    t.a.attacks("N5")
    t.expect(at={"N5": None})


# --- Archmage ---------------------------------------------------------------------------------------------


def test_archmage_draws_when_summoned() -> None:
    """Set 5, R-18: one spell, at once; which one is its player's secret."""
    t = table("turn=b start | a deck=archmage spells=curse,dash | b S5 zombie")
    t.a.summons("N")
    t.expect(at={"N1": "archmage"}, hand={"a": "curse"}, spells={"a": 1})
    drawn = t.last(ev.SpellsDrawn)
    assert (drawn.cause, drawn.for_public()) == ("ability", ev.SpellsDrawn(drawn.seat, (), "ability", 1))


def test_archmage_draws_nothing_from_an_empty_deck() -> None:
    """R-20: nothing is reshuffled."""
    t = table("turn=b start | a deck=archmage hand=dispel spells=- | b S5 zombie")
    t.a.summons("S")
    t.expect(at={"S1": "archmage"}, hand={"a": "dispel"})
    assert not t.of(ev.SpellsDrawn)


def test_archmage_reaches_three_cells_at_full_strength() -> None:
    """Set 3: 2 at distances 1 to 3."""
    t = table("turn=a | a N3 archmage hand=dispel | b N4 zombie N5 zombie N6 zombie N7 imp")
    assert t.options == ["attack>N4", "attack>N5", "attack>N6", "end"]
    t.a.attacks("N6")
    t.expect(damage={"N6": 2})


# --- Warlord ----------------------------------------------------------------------------------------------


def test_warlord_adds_to_every_other_participant_without_taking_part() -> None:
    """Set 5: Berserker 4 and Pikeman 2, one more each; the Warlord at the back gives and does not strike."""
    t = table("turn=a | a N1 warlord N2 pikeman N3 berserker hand=dispel | b N4 storm_giant+blessing")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 8
    t.expect(at={"N4": None})


def test_warlord_adds_nothing_to_itself() -> None:
    """Set 5: not_self."""
    t = table("turn=a | a N3 warlord hand=dispel | b N4 storm_giant")
    t.a.attacks("N4")
    t.expect(damage={"N4": 3})


def test_warlord_leads_its_own_lane_alone() -> None:
    """Set 5: same_lane, and own."""
    t = table("turn=a | a S3 warlord N3 berserker hand=dispel | b N4 storm_giant+blessing")
    t.a.attacks("N4")
    t.expect(damage={"N4": 5})


def test_warlord_helps_a_participant_whose_value_is_zero() -> None:
    """Set 5, RQ12: a cursed Zombie alone has no attack, with the Warlord behind it one for 1."""
    line = "turn=a | a N3 zombie-curse {} hand=dispel | b N4 storm_giant"
    table(line.format("S1 warlord")).offers_no("attack")
    t = table(line.format("N1 warlord"))
    t.a.attacks("N4")
    t.expect(damage={"N4": 1})


def test_warlord_does_not_teach_archers_to_fence() -> None:
    """Set 5: a printed value at that distance is needed."""
    t = table("turn=a | a N2 warlord N3 archer hand=dispel | b N4 zombie")
    assert t.options == ["end"]


def test_warlord_neutralised_in_response_gives_nothing() -> None:
    """R-26: the sum is worked out anew; announced 4, acting for 3."""
    t = table("turn=a | a N1 warlord N3 mountain_giant hand=dispel | b N4 storm_giant hand=neutralise")
    t.a.attacks("N4")
    assert t.last(ev.Announced).total == 4
    t.b.responds("neutralise", "N1")
    t.a.passes()
    assert t.last(ev.ItemActed).total == 3
    t.expect(damage={"N4": 3})


# --- Unicorn Knight ---------------------------------------------------------------------------------------


def test_unicorn_knight_advances_two_cells_as_far_as_free() -> None:
    """R-17, R-59: two steps, one, none."""
    line = "turn=b start | a {} hand=dispel deck=0 | b {} hand=dispel deck=0"
    table(line.format("N2 unicorn_knight", "S7 zombie")).expect(at={"N4": "unicorn_knight"})
    table(line.format("N2 unicorn_knight", "N4 zombie")).expect(at={"N3": "unicorn_knight"})
    table(line.format("N2 unicorn_knight", "N3 zombie")).expect(at={"N2": "unicorn_knight"})


def test_unicorn_knight_goes_in_its_place_in_the_order() -> None:
    """R-17: from the front backwards, so it does not pass the one before it."""
    t = table("turn=b start | a N3 zombie N2 unicorn_knight N1 zombie hand=dispel deck=0 | b S7 imp")
    t.expect(at={"N4": "zombie", "N3": "unicorn_knight", "N2": "zombie"})


def test_unicorn_knight_neutralised_advances_one_cell() -> None:
    """R-50."""
    t = table("turn=b start | a N2 unicorn_knight-neutralise hand=dispel deck=0 | b S7 imp")
    t.expect(at={"N3": "unicorn_knight"})


def test_unicorn_knight_charges_onto_the_goal_cell_and_wins() -> None:
    """R-17, R-69: from two cells away, and not beyond the lane from one."""
    for cell in ("N5", "N6"):
        t = table(f"turn=b start | a {cell} unicorn_knight hand=dispel deck=0 | b S5 imp")
        t.expect(at={"N7": "unicorn_knight"})
        t.a.ends_turn()
        t.is_over("a", "portal")


def test_unicorn_knight_reaches_two_cells_with_its_lance() -> None:
    """Set 3: 3 and 2."""
    t = table("turn=a | a N3 unicorn_knight hand=dispel | b N5 zombie N6 zombie")
    assert t.options == ["attack>N5", "end"]
    t.a.attacks("N5")
    t.expect(damage={"N5": 2})


# --- Phoenix ----------------------------------------------------------------------------------------------


def test_phoenix_goes_on_top_of_its_deck_the_first_time() -> None:
    """Set 5, R-68: publicly, instead of the discard; its enchantments go to theirs."""
    t = table("turn=b | a N3 phoenix+blessing-curse deck=goblin discard=- | b N5 archer hand=dispel")
    t.b.attacks("N3")
    t.expect(at={"N3": None}, deck={"a": "phoenix,goblin"}, discard={"a": ""})
    t.expect(spell_discard={"a": "blessing", "b": "curse"})
    assert t.last(ev.Destroyed).returns
    blue = t.public().players[0]
    assert (blue.tops, blue.spent, blue.destroyed) == (("phoenix",), ("phoenix",), 1)


def test_phoenix_that_returns_as_the_last_warrior_is_alive() -> None:
    """RQ44, R-70, R-72: the match goes on, and the turn was not quiet."""
    t = table("turn=b quiet=3 | a N3 phoenix deck=- discard=- | b N5 archer deck=- hand=dispel")
    t.b.attacks("N3")
    t.is_idle("b")
    t.b.ends_turn()
    t.asked("a", "summon_lane")
    t.expect(quiet=0)


def test_phoenix_is_discarded_the_second_time() -> None:
    """Set 5: once per match."""
    t = table("turn=b | a N3 phoenix deck=goblin discard=- spent=phoenix | b N5 archer hand=dispel")
    t.b.attacks("N3")
    t.expect(deck={"a": "goblin"}, discard={"a": "phoenix"})
    assert not t.last(ev.Destroyed).returns


def test_phoenix_keeps_its_mark_through_a_banish() -> None:
    """Set 5: destroyed, summoned again, banished, summoned once more, and then it is gone for good."""
    t = table(
        "turn=b | a N3 phoenix deck=- discard=- spells=- | b N5 archer deck=- hand=banish,dispel spells=-"
    )
    t.b.attacks("N3").ends_turn()
    t.a.summons("N")
    t.expect(at={"N1": "phoenix", "N4": "archer"})
    returned = t.public().warriors[0]
    assert (returned.kind, returned.has_returned) == ("phoenix", True)
    t.b.casts("banish", "N1").ends_turn()
    t.a.summons("N")
    t.expect(at={"N1": "phoenix", "N3": "archer"})
    t.b.attacks("N1")
    t.expect(discard={"a": "phoenix"})
    t.is_over("b", "destruction")


def test_phoenix_neutralised_does_not_return() -> None:
    """R-8: judged by how it last lay in the lane."""
    t = table("turn=b | a N3 phoenix-neutralise deck=goblin discard=- | b N5 archer hand=dispel")
    t.b.attacks("N3")
    t.expect(deck={"a": "goblin"}, discard={"a": "phoenix"})
    assert t.public().players[0].spent == ()
