"""Damage and armor (C168 to C176)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.games.codex.rules.values import armor_left
from tests.games.codex.kit.table import A, B, Table


def test_c168_modifiers_then_armor_then_counters() -> None:
    table = Table("jaina_stormborne")
    table.put("jaina_stormborne", A)
    table.put("hotter_fire", A)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.hand("scorch")
    table.play("scorch", leader)
    assert table.obj(leader).damage == 2 + 1 - 1
    assert armor_left(table.state, table.obj(leader)) == 0


def test_c168_prevention_comes_before_armor() -> None:
    """C168: Sentry takes the packet, so that no armor is used."""
    table = Table()
    table.put("troq_bashar", A)
    table.put("sentry", B)
    leader = table.put("iron_man", B, slot=LEADER)
    table.hand("spark")
    table.play("spark")
    assert (table.obj(leader).damage, armor_left(table.state, table.obj(leader))) == (0, 1)


def test_c168_armor_piercing_skips_armor() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    table.obj(attacker).mods.append(Mod("key", key.ARMOR_PIERCING))
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.attack(attacker, leader)
    assert table.obj(leader).damage == 3


def test_c168_the_rest_may_be_runes() -> None:
    table = Table()
    spitter = table.put("plague_spitter", A)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.attack(spitter, leader)
    assert (table.obj(leader).damage, table.obj(leader).runes) == (0, {"minus": 3 - 1})


def test_c169_each_point_of_armor_takes_one_damage_once() -> None:
    table = Table()
    one, two = table.put("iron_man", A), table.put("iron_man", A)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.attack(one, leader)
    table.attack(two, leader)
    assert table.obj(leader).damage == 3 - 1 + 3


def test_c169_the_pool_shrinks_at_most_by_what_a_source_gave() -> None:
    """C169, CQ24: the armor that ends soonest is used first."""
    table = Table(turn=A)
    sensei = table.put("aged_sensei", A)
    man = table.put("oversized_rhinoceros", A)
    table.obj(man).mods.append(Mod("armor", 1))
    foe = table.put("timely_messenger", B)
    table.use(sensei, 0, man)
    table.attack(man, foe)
    assert armor_left(table.state, table.obj(man)) == 1
    table.end_turn()
    assert armor_left(table.state, table.obj(man)) == 1, "the armor of the turn was the one that was used"


def test_c170_armor_of_a_leader_is_new_in_every_turn() -> None:
    table = Table(mode="melee3", turn=B)
    first = table.put("iron_man", B)
    leader = table.put("oversized_rhinoceros", A, slot=LEADER)
    table.attack(first, leader)
    assert table.obj(leader).armor_used == 1
    table.end_turn()
    assert (table.state.active[0], table.obj(leader).armor_used) == (2, 0)


def test_c170_printed_armor_of_a_patroller_is_renewed_as_well() -> None:
    table = Table(mode="melee3", turn=B)
    first = table.put("iron_man", B)
    treant = table.put("ironbark_treant", A, slot=ELITE)
    table.attack(first, treant)
    assert (table.obj(treant).damage, table.obj(treant).armor_used) == (1, 2)
    table.end_turn()
    assert armor_left(table.state, table.obj(treant)) == 2


def test_c171_armor_of_this_turn_is_gone_at_its_end() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    man = table.put("iron_man", A)
    table.hand("rampant_growth")
    table.play("rampant_growth", man)
    assert armor_left(table.state, table.obj(man)) == 2
    table.end_turn()
    assert armor_left(table.state, table.obj(man)) == 0


def test_c172_armor_does_not_help_against_runes_and_lower_hp() -> None:
    table = Table()
    table.put("troq_bashar", A)
    leader = table.put("timely_messenger", B, slot=LEADER)
    table.hand("wither")
    table.play("wither", leader)
    assert not table.there(leader)


def test_c173_what_is_combat_damage() -> None:
    """C173: blows, sparks, overpower, Tower and shots from below; spells are not."""
    table = Table()
    reaper = table.put("harvest_reaper", A)
    table.obj(reaper).mods.append(Mod("sparkshot", 1))
    leader, elite = table.put("tenderfoot", B, slot=LEADER), table.put("iron_man", B, slot=ELITE)
    table.put("tower", B)
    table.hand("spark")
    table.put("troq_bashar", A)
    happened = table.attack(reaper, leader)
    hits = [event for event in happened if isinstance(event, ev.Damaged)]
    assert {event.cause for event in hits} == {"combat"}
    assert {event.obj for event in hits} == {reaper, leader, elite}
    assert [event.amount for event in hits if event.obj == reaper] == [1, 1], "the leader and the Tower"

    table = Table()
    table.put("troq_bashar", A)
    knight = table.put("brave_knight", B, slot=LEADER, damage=2)
    table.obj(knight).armor_used = 1
    table.hand("spark")
    table.play("spark")
    assert table.player(B).discard == ["brave_knight"], "no combat damage, so no retreat"


def test_c174_damage_as_runes_is_combat_damage() -> None:
    table = Table()
    spitter = table.put("plague_spitter", A)
    knight = table.put("brave_knight", B)
    table.attack(spitter, knight)
    assert table.player(B).hand == ["brave_knight"]


def test_c174_buildings_get_ordinary_damage() -> None:
    table = Table()
    spitter = table.put("plague_spitter", A)
    table.attack(spitter, table.base(B).id)
    assert (table.base(B).damage, table.base(B).runes) == (3, {})


def test_c175_sparks_and_towers_are_abilities_for_sentry() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    table.put("sentry", B)
    leader, beside = table.put("iron_man", B, slot=LEADER), table.put("iron_man", B, slot=ELITE)
    table.attack(ocelot, leader)
    assert (table.obj(leader).damage, table.obj(beside).damage) == (2, 0)


def test_c176_damage_of_dozers_side_leaves_6_hp() -> None:
    table = Table()
    dozer = table.put("blackhand_dozer", A)
    rhino, lobber = table.put("oversized_rhinoceros", A), table.put("lobber", A)
    base = table.base(B)
    base.damage = 9
    table.attack(rhino, base.id)
    assert base.damage == 20 - 6
    table.use(lobber, 0, base.id)
    assert base.damage == 14
    table.attack(dozer, base.id)
    assert base.damage == 14


def test_c176_also_for_the_2_of_a_lost_building() -> None:
    table = Table()
    table.put("blackhand_dozer", A)
    lobber = table.put("oversized_rhinoceros", A)
    table.tech(B, 1)
    tech = table.found("tech1", B)[0]
    table.base(B).damage = 13
    table.attack(lobber, tech)
    assert not table.there(tech)
    assert table.base(B).damage == 14
