"""The red starter deck."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, KindId
from sfb_bot.games.codex.rules.model import Outcome
from tests.games.codex.kit.table import A, B, C, D, Table


def casting(*hand: str, gold: int = 20) -> Table:
    """A red hero in play, and a hand."""
    table = Table("jaina_stormborne", gold=gold)
    table.put("jaina_stormborne", A)
    table.hand(*hand)
    return table


def test_nautical_dog_bites_harder_in_its_own_turn() -> None:
    table = Table()
    dog = table.put("nautical_dog", A)
    table.attack(dog, table.base(B).id)
    assert table.base(B).damage == 2


def test_nautical_dog_has_1_atk_on_defence() -> None:
    table = Table(turn=B)
    dog = table.put("nautical_dog", A)
    assert (table.now(dog).atk, table.now(dog).hp) == (1, 1)


def test_mad_man_attacks_at_once() -> None:
    table = Table()
    table.hand("mad_man")
    table.play("mad_man")
    table.attack(table.found("mad_man")[0], table.base(B).id)
    assert (table.base(B).damage, table.player().gold) == (1, 19)


def test_mad_man_can_patrol() -> None:
    table = Table()
    man = table.put("mad_man", A)
    table.end_turn(man)
    assert table.obj(man).slot == LEADER


def test_bombaster_throws_itself_at_a_patrolling_unit_even_when_tired() -> None:
    table = Table()
    bomb = table.put("bombaster", A, is_fresh=True)
    man = table.put("iron_man", B, slot=ELITE)
    table.put("troq_bashar", B, slot=LEADER)
    table.put("iron_man", B)
    table.use(bomb)
    assert not table.there(bomb)
    assert table.obj(man).damage == 2, "no hero, nobody idle"
    assert table.player().gold == 19
    assert table.player().discard == ["bombaster"]


def test_bombaster_needs_a_gold() -> None:
    table = Table(gold=0)
    bomb = table.put("bombaster", A)
    table.put("iron_man", B, slot=ELITE)
    assert f"use>{bomb}.0" not in table.options


def test_careless_musketeer_hurts_a_building_and_the_own_base() -> None:
    table = Table()
    musketeer = table.put("careless_musketeer", A)
    table.use(musketeer, 0, table.base(B).id)
    assert (table.base(A).damage, table.base(B).damage) == (1, 1)
    assert table.obj(musketeer).is_exhausted


def test_careless_musketeer_fells_both_bases_at_once() -> None:
    table = Table()
    musketeer = table.put("careless_musketeer", A)
    table.base(A).damage = table.base(B).damage = 19
    table.use(musketeer, 0, table.base(B).id)
    assert table.state.outcome == Outcome(None, "base")


def test_careless_musketeer_hits_no_hero_and_not_when_tired() -> None:
    table = Table()
    ready, tired = table.put("careless_musketeer", A), table.put("careless_musketeer", A, is_fresh=True)
    hero = table.put("troq_bashar", B)
    assert f"use>{tired}.0" not in table.options
    table.do(f"use>{ready}.0")
    assert str(hero) not in table.options


def test_bloodrage_ogre_goes_home_when_it_did_nothing() -> None:
    table = Table()
    ogre = table.put("bloodrage_ogre", A)
    table.end_turn()
    assert not table.there(ogre)
    assert table.player().hand.count(KindId("bloodrage_ogre")) == 1, "after the draw phase"
    assert len(table.player().hand) == 3


def test_bloodrage_ogre_stays_when_it_arrived_or_attacked() -> None:
    table = Table()
    veteran = table.put("bloodrage_ogre", A)
    table.hand("bloodrage_ogre")
    table.play("bloodrage_ogre")
    table.attack(veteran, table.base(B).id)
    table.end_turn()
    assert len(table.found("bloodrage_ogre")) == 2


def test_bloodrage_ogre_minds_only_its_controllers_turn() -> None:
    table = Table(turn=B)
    ogre = table.put("bloodrage_ogre", A)
    table.end_turn()
    assert table.there(ogre)


def test_makeshift_rambaster_rams_buildings() -> None:
    table = Table()
    ram = table.put("makeshift_rambaster", A)
    table.attack(ram, table.base(B).id)
    assert table.base(B).damage == 3
    assert table.now(ram).atk == 1, "only while attacking"


def test_makeshift_rambaster_is_weak_against_units_and_never_patrols() -> None:
    table = Table()
    ram, other = table.put("makeshift_rambaster", A), table.put("makeshift_rambaster", A)
    foot = table.put("tenderfoot", B)
    table.attack(ram, foot)
    assert table.obj(foot).damage == 1
    table.do("patrol")
    assert str(other) not in table.options


def test_bloodburn_gains_runes_for_any_dead_unit_up_to_4() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    burn = table.put("bloodburn", A, runes={"blood": 2})
    for seat in (A, B, B):
        table.put("tenderfoot", seat)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert table.obj(burn).runes == {"blood": 4}


def test_bloodburn_spends_two_runes_for_a_damage() -> None:
    table = Table()
    burn = table.put("bloodburn", A, runes={"blood": 3})
    table.use(burn, 1, table.base(B).id)
    assert table.base(B).damage == 1
    assert table.obj(burn).runes == {"blood": 1}
    assert f"use>{burn}.1" not in table.options


def test_bloodburn_is_tired_when_it_arrives_and_counts_no_heroes() -> None:
    table = Table()
    burn = table.put("bloodburn", A, runes={"blood": 2}, is_fresh=True)
    hero = table.put("troq_bashar", B, damage=2)
    man = table.put("iron_man", A)
    assert f"use>{burn}.1" not in table.options
    table.attack(man, hero)
    assert not table.there(hero)
    assert table.obj(burn).runes == {"blood": 2}


def test_scorch_hits_a_patrolling_hero_or_a_building() -> None:
    table = casting("scorch")
    hero = table.put("troq_bashar", B, slot=LEADER)
    idle = table.put("tenderfoot", B)
    table.do("play>scorch")
    assert str(idle) not in table.options
    assert {str(hero), str(table.base(A).id), str(table.base(B).id)} == set(table.options)
    table.do(str(hero))
    assert table.obj(hero).damage == 1, "the squad leader's armor takes 1"


def test_scorch_costs_1_more_without_a_red_hero() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A)
    table.hand("scorch")
    table.play("scorch", table.base(B).id)
    assert (table.base(B).damage, table.player().gold) == (2, 20 - 3 - 1)


def test_charge_lets_a_new_unit_attack_harder() -> None:
    table = casting("charge", "older_brother")
    table.play("older_brother")
    (brother,) = table.found("older_brother")
    table.play("charge")
    table.attack(brother, table.base(B).id)
    assert table.base(B).damage == 3
    table.end_turn()
    assert table.now(brother).atk == 2


def test_charge_is_for_own_units_only() -> None:
    table = casting("charge")
    foreign = table.put("older_brother", B)
    table.play("charge")
    assert table.now(foreign).atk == 2
    assert table.now(table.found("jaina_stormborne")[0]).atk == 2


def test_pillage_damages_a_base_and_takes_gold() -> None:
    table = casting("pillage", gold=10)
    table.play("pillage", table.base(B).id)
    assert (table.base(B).damage, table.player(A).gold, table.player(B).gold) == (1, 10, 9)


def test_pillage_takes_double_with_a_pirate_but_only_what_is_there() -> None:
    table = casting("pillage", gold=10)
    table.put("bombaster", A)
    table.player(B).gold = 1
    table.play("pillage", table.base(B).id)
    assert (table.base(B).damage, table.player(A).gold, table.player(B).gold) == (2, 10, 0)


def test_pillage_knows_no_foreign_pirate_and_steals_nothing_from_oneself() -> None:
    table = casting("pillage", gold=10)
    table.put("bombaster", B, slot=SCAVENGER)
    table.play("pillage", table.base(A).id)
    assert (table.base(A).damage, table.player(A).gold, table.player(B).gold) == (1, 9, 10)


def test_pillage_of_a_shared_base_robs_one_of_the_partners() -> None:
    table = Table("jaina_stormborne", *["troq_bashar"] * 3, mode="teams", gold=10)
    table.put("jaina_stormborne", A)
    table.hand("pillage")
    events = table.play("pillage", table.base(B).id, f"seat{D}")
    assert [table.player(seat).gold for seat in (A, B, C, D)] == [10, 10, 10, 9]
    assert len(table.heard(ev.Damaged, events)) == 1
