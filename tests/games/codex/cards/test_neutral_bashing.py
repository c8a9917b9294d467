"""Bashing and its hero."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER, TECHNICIAN
from tests.games.codex.kit.table import A, B, Table


def casting(*hand: str, level: int = 1) -> Table:
    """Troq in play, a hand, and all tech buildings."""
    table = Table("troq_bashar")
    table.put("troq_bashar", A, level=level)
    table.tech(A)
    table.hand(*hand)
    return table


def test_wrecking_ball_damages_a_building() -> None:
    table = casting("wrecking_ball")
    table.put("surplus", B)
    (surplus,) = table.found("surplus")
    table.play("wrecking_ball", surplus)
    assert (table.obj(surplus).damage, table.player().gold) == (2, 20)


def test_wrecking_ball_hits_no_unit_and_no_building_site() -> None:
    table = casting("wrecking_ball")
    unit = table.put("tenderfoot", B)
    site = table.put("surplus", B, is_site=True)
    table.do("play>wrecking_ball")
    assert str(table.base(B).id) in table.options
    assert not {str(unit), str(site)} & set(table.options)


def test_the_boot_destroys_a_tech_1_unit_and_its_slot_pays() -> None:
    table = casting("the_boot")
    man = table.put("iron_man", B, slot=SCAVENGER)
    table.player(B).gold = 5
    table.play("the_boot")
    assert not table.there(man)
    assert table.player(B).gold == 6
    assert table.player(B).discard == ["iron_man"]


def test_the_boot_leaves_tech_2_and_heroes_alone() -> None:
    table = casting("the_boot")
    rhino = table.put("regular_sized_rhinoceros", B)
    hero = table.put("troq_bashar", B)
    table.play("the_boot")
    assert table.there(rhino)
    assert table.there(hero)


def test_intimidate_takes_4_atk_and_never_goes_below_0() -> None:
    table = casting("intimidate")
    rhino = table.put("regular_sized_rhinoceros", B)
    table.put("tenderfoot", B)
    table.play("intimidate", rhino)
    assert table.now(rhino).atk == 1
    table.end_turn()
    assert table.now(rhino).atk == 5


def test_intimidate_makes_a_small_one_harmless() -> None:
    table = casting("intimidate")
    brother = table.put("older_brother", B, slot=ELITE)
    man = table.put("iron_man", A)
    table.play("intimidate", brother)
    assert table.now(brother).atk == 0, "2 and 1 for the elite, less 4"
    table.attack(man, brother)
    assert table.obj(man).damage == 0


def test_final_smash_does_its_three_parts_in_order() -> None:
    table = casting("final_smash", level=8)
    foot = table.put("tenderfoot", B)
    man = table.put("iron_man", B)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.play("final_smash")
    assert not table.there(foot)
    assert not table.there(man)
    assert table.player(B).hand == ["iron_man"]
    assert table.obj(rhino).seat == A
    table.end_turn()
    assert table.obj(rhino).seat == A, "for good"


def test_final_smash_must_take_own_units_where_there_are_no_others() -> None:
    table = casting("final_smash", level=8)
    foot = table.put("tenderfoot", A)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.play("final_smash")
    assert not table.there(foot)
    assert table.obj(rhino).seat == A


def test_final_smash_is_bound_by_a_flagbearer_only_once() -> None:
    table = casting("final_smash", level=8)
    flag = table.put("granfalloon_flagbearer", B)
    table.put("tenderfoot", B)
    one, other = table.put("iron_man", B), table.put("iron_man", B)
    table.do("play>final_smash")
    assert not table.there(flag)
    assert table.options == [str(one), str(other)]


def test_final_smash_needs_a_hero_who_was_at_the_top_when_the_turn_began() -> None:
    table = casting("final_smash", level=7)
    table.do("level>troq_bashar")
    assert "play>final_smash" not in table.options


def test_iron_man_is_3_for_4() -> None:
    table = casting("iron_man")
    table.play("iron_man")
    (man,) = table.found("iron_man")
    assert (table.now(man).atk, table.now(man).hp, table.player().gold) == (3, 4, 17)


def test_iron_man_needs_tech_1() -> None:
    table = Table("troq_bashar")
    table.hand("iron_man")
    assert "play>iron_man" not in table.options


def test_revolver_ocelot_sparks_at_a_neighbour() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    leader = table.put("older_brother", B, slot=LEADER)
    beside = table.put("tenderfoot", B, slot=ELITE)
    table.attack(ocelot, leader)
    assert table.obj(beside).damage == 1


def test_revolver_ocelot_has_no_spark_for_who_stands_apart() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    leader = table.put("older_brother", B, slot=LEADER)
    apart = table.put("tenderfoot", B, slot=SCAVENGER)
    table.attack(ocelot, leader)
    assert table.obj(apart).damage == 0


def test_hired_stomper_hits_a_unit_on_arrival() -> None:
    table = casting("hired_stomper")
    man = table.put("iron_man", B)
    table.play("hired_stomper", man)
    assert table.obj(man).damage == 3


def test_hired_stomper_must_hit_itself_when_it_is_alone() -> None:
    table = casting("hired_stomper")
    table.put("troq_bashar", B)
    table.play("hired_stomper")
    assert table.found("hired_stomper") == []
    assert table.player().discard == ["hired_stomper"]


def test_regular_sized_rhinoceros_is_5_for_6_without_abilities() -> None:
    table = casting("regular_sized_rhinoceros")
    table.play("regular_sized_rhinoceros")
    (rhino,) = table.found("regular_sized_rhinoceros")
    now = table.now(rhino)
    assert (now.atk, now.hp, now.has_abilities, table.player().gold) == (5, 6, False, 16)


def test_regular_sized_rhinoceros_needs_tech_2() -> None:
    table = Table("troq_bashar")
    table.tech(A, 1)
    table.hand("regular_sized_rhinoceros")
    assert "play>regular_sized_rhinoceros" not in table.options


def test_sneaky_pig_sneaks_by_on_the_turn_it_arrives() -> None:
    table = casting("sneaky_pig")
    table.put("older_brother", B, slot=LEADER)
    table.play("sneaky_pig")
    (pig,) = table.found("sneaky_pig")
    table.attack(pig, table.base(B).id)
    assert table.base(B).damage == 3


def test_sneaky_pig_has_no_stealth_later() -> None:
    table = casting("sneaky_pig")
    table.play("sneaky_pig")
    (pig,) = table.found("sneaky_pig")
    assert table.now(pig).flags & key.STEALTH
    table.end_turn()
    assert not table.now(pig).flags & key.STEALTH


def test_eggship_flies_over_the_ground() -> None:
    table = Table()
    ship = table.put("eggship", A)
    table.put("older_brother", B, slot=LEADER)
    table.attack(ship, table.base(B).id)
    assert table.base(B).damage == 4


def test_eggship_is_not_attacked_from_the_ground() -> None:
    table = Table()
    man = table.put("iron_man", A)
    ship = table.put("eggship", B)
    table.do(f"attack>{man}")
    assert str(ship) not in table.options


def test_harvest_reaper_goes_on_behind_a_patroller() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    foot = table.put("tenderfoot", B, slot=ELITE)
    table.attack(reaper, foot)
    assert table.base(B).damage == 6 - 2


def test_harvest_reaper_has_no_excess_against_the_idle() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    foot = table.put("tenderfoot", B)
    table.attack(reaper, foot)
    assert table.base(B).damage == 0


def test_trojan_duck_damages_a_building_on_arrival() -> None:
    table = casting("trojan_duck")
    table.play("trojan_duck", table.base(B).id)
    assert (table.base(B).damage, table.player().gold) == (4, 13)


def test_trojan_duck_obliterates_two_and_damages_on_every_attack() -> None:
    table = Table()
    duck = table.put("trojan_duck", A)
    foot = table.put("tenderfoot", B)
    man = table.put("iron_man", B)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.attack(duck, table.base(B).id, table.base(B).id)
    assert [table.there(each) for each in (foot, man, rhino)] == [False, False, True]
    assert table.base(B).damage == 4 + 8


def test_troq_bashar_damages_the_base_of_whom_he_attacks() -> None:
    table = Table("troq_bashar")
    troq = table.put("troq_bashar", A, level=5)
    foot = table.put("tenderfoot", B, slot=LOOKOUT)
    events = table.attack(troq, foot)
    assert table.base(B).damage == 1
    assert len(table.heard(ev.Damaged, events)) == 3, "the base, and both in the fight"


def test_troq_bashar_does_not_damage_the_base_below_level_5() -> None:
    table = Table("troq_bashar")
    troq = table.put("troq_bashar", A, level=4)
    foot = table.put("tenderfoot", B, slot=TECHNICIAN)
    table.attack(troq, foot)
    assert table.base(B).damage == 0


def test_troq_bashar_stays_ready_at_level_8() -> None:
    table = Table("troq_bashar")
    troq = table.put("troq_bashar", A, level=8)
    table.attack(troq, table.base(B).id)
    assert not table.obj(troq).is_exhausted
    assert table.base(B).damage == 1 + 4
    assert f"attack>{troq}" not in table.options, "once a turn"
