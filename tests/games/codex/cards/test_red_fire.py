"""Fire and Jaina Stormborne."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER
from tests.games.codex.kit.table import A, B, C, D, Table


def casting(*hand: str, level: int = 1, hotter: int = 0) -> Table:
    """Jaina in play, a hand, all tech buildings, and copies of Hotter Fire."""
    table = Table("jaina_stormborne")
    table.put("jaina_stormborne", A, level=level)
    table.tech(A)
    for _ in range(hotter):
        table.put("hotter_fire", A)
    table.hand(*hand)
    return table


def test_fire_dart_deals_3_to_a_unit() -> None:
    table = casting("fire_dart")
    man = table.put("iron_man", B)
    hero = table.put("troq_bashar", B)
    table.do("play>fire_dart")
    assert str(hero) not in table.options
    table.do(str(man))
    assert table.obj(man).damage == 3


def test_fire_dart_deals_2_to_a_building() -> None:
    table = casting("fire_dart", hotter=1)
    table.play("fire_dart", table.base(B).id)
    assert table.base(B).damage == 2 + 1


def test_fire_dart_is_bound_by_a_flagbearer() -> None:
    table = casting("fire_dart")
    flag = table.put("granfalloon_flagbearer", B)
    table.play("fire_dart")
    assert not table.there(flag)


def test_ember_sparks_are_split_over_patrollers_and_buildings() -> None:
    table = casting("ember_sparks")
    man = table.put("iron_man", B, slot=ELITE)
    table.put("tenderfoot", B)
    table.play("ember_sparks", man, table.base(B).id, "done", man)
    assert (table.obj(man).damage, table.base(B).damage) == (2, 1)


def test_ember_sparks_hit_at_most_three_even_when_hotter() -> None:
    table = casting("ember_sparks", hotter=1)
    men = [table.put("iron_man", B, slot=slot) for slot in (ELITE, SCAVENGER)]
    table.play("ember_sparks", men[0], men[1], table.base(B).id, men[0])
    assert [table.obj(each).damage for each in men] == [2, 1]
    assert table.base(B).damage == 1
    assert table.asked == "main"


def test_ember_sparks_can_all_go_to_one() -> None:
    table = casting("ember_sparks")
    table.play("ember_sparks", table.base(B).id, "done")
    assert table.base(B).damage == 3


def test_flame_arrow_deals_4_to_a_hero() -> None:
    table = casting("flame_arrow")
    hero = table.put("garus_rook", B)
    table.play("flame_arrow", hero)
    assert not table.there(hero)
    assert table.player().gold == 16


def test_flame_arrow_deals_3_to_a_building() -> None:
    table = casting("flame_arrow")
    table.play("flame_arrow", table.base(B).id)
    assert table.base(B).damage == 3


def test_burning_volley_is_split_over_anything() -> None:
    table = casting("burning_volley", level=7)
    hero, foot = table.put("troq_bashar", B), table.put("tenderfoot", B)
    table.play("burning_volley", hero, foot, table.base(B).id, "done", foot, hero)
    assert not table.there(foot)
    assert (table.obj(hero).damage, table.base(B).damage) == (2, 1)


def test_burning_volley_hits_six_with_hotter_fire() -> None:
    table = casting("burning_volley", level=7, hotter=1)
    men = [table.put("iron_man", B) for _ in range(7)]
    table.play("burning_volley", *men[:6])
    assert [table.obj(each).damage for each in men] == [1] * 6 + [0]


def test_burning_volley_loses_what_an_illusion_took() -> None:
    table = casting("burning_volley", level=7)
    illusion = table.put("mirror_illusion", B)
    table.play("burning_volley", illusion, table.base(B).id, "done")
    assert not table.there(illusion)
    assert table.base(B).damage == 4


def test_lobber_throws_at_a_building_at_once() -> None:
    table = casting("lobber")
    table.play("lobber")
    (lobber,) = table.found("lobber")
    table.use(lobber, 0, table.base(B).id)
    assert table.base(B).damage == 1


def test_lobber_reaches_no_units() -> None:
    table = Table()
    lobber = table.put("lobber", A)
    man = table.put("iron_man", B, slot=LEADER)
    table.do(f"use>{lobber}.0")
    assert str(man) not in table.options


def test_firebat_burns_a_patroller() -> None:
    table = Table()
    bat = table.put("firebat", A)
    hero = table.put("troq_bashar", B, slot=ELITE)
    table.use(bat, 0, hero)
    assert (table.obj(hero).damage, table.player().gold) == (2, 19)


def test_firebat_needs_gold_and_reaches_nobody_idle() -> None:
    table = Table(gold=1)
    bat, other = table.put("firebat", A), table.put("firebat", A)
    man = table.put("iron_man", B)
    table.do(f"use>{bat}.0")
    assert str(man) not in table.options
    table.do(str(table.base(B).id))
    assert f"use>{other}.0" not in table.options


def test_bamstamper_lizzo_stamps_on_a_unit() -> None:
    table = casting("bamstamper_lizzo")
    man = table.put("iron_man", B)
    table.play("bamstamper_lizzo", man)
    assert table.obj(man).damage == 3


def test_bamstamper_lizzo_must_stamp_on_itself_when_alone() -> None:
    table = casting("bamstamper_lizzo")
    table.play("bamstamper_lizzo")
    assert table.found("bamstamper_lizzo") == []


def test_doubleshot_archer_hits_the_base_as_well() -> None:
    table = Table()
    archer = table.put("doubleshot_archer", A)
    man = table.put("iron_man", B, slot=LEADER)
    table.attack(archer, man)
    assert table.base(B).damage == 3
    assert table.obj(archer).damage == 0, "long-range"


def test_doubleshot_archer_hits_the_base_of_the_attacked_player_alone() -> None:
    table = Table(mode="melee3")
    archer = table.put("doubleshot_archer", A)
    foot = table.put("tenderfoot", C)
    table.attack(archer, foot)
    assert [table.base(seat).damage for seat in (A, B, C)] == [0, 0, 3]


def test_molting_firebird_burns_everybody_behind_a_building() -> None:
    table = Table()
    bird = table.put("molting_firebird", A)
    man, hero = table.put("iron_man", B), table.put("troq_bashar", B)
    own = table.put("iron_man", A)
    table.attack(bird, table.base(B).id)
    assert [table.obj(each).damage for each in (man, hero, own)] == [1, 1, 0]
    assert not table.heard(ev.Targeted)


def test_molting_firebird_burns_nobody_when_it_hits_a_unit() -> None:
    table = Table()
    bird = table.put("molting_firebird", A)
    foot, man = table.put("tenderfoot", B), table.put("iron_man", B)
    table.attack(bird, foot)
    assert table.obj(man).damage == 0


def test_molting_firebird_is_hotter_with_hotter_fire_but_not_its_blow() -> None:
    table = Table()
    bird = table.put("molting_firebird", A)
    table.put("hotter_fire", A)
    man = table.put("iron_man", B)
    table.attack(bird, table.base(B).id)
    assert (table.base(B).damage, table.obj(man).damage) == (4, 2)


def test_molting_firebird_burns_one_of_two_partners() -> None:
    table = Table(mode="teams")
    bird = table.put("molting_firebird", A)
    one, other = table.put("iron_man", B), table.put("iron_man", D)
    table.attack(bird, table.base(B).id, f"seat{D}")
    assert (table.obj(one).damage, table.obj(other).damage) == (0, 1)


def test_firehouse_is_readied_when_it_destroys() -> None:
    table = Table()
    house = table.put("firehouse", A)
    foot, hero = table.put("tenderfoot", B), table.put("troq_bashar", B)
    table.use(house, 0, foot)
    assert not table.there(foot)
    assert not table.obj(house).is_exhausted
    table.use(house, 0, hero)
    assert table.obj(hero).damage == 2
    assert table.obj(house).is_exhausted


def test_firehouse_is_not_readied_for_an_illusion() -> None:
    table = Table()
    house = table.put("firehouse", A)
    illusion = table.put("mirror_illusion", B)
    table.use(house, 0, illusion)
    assert not table.there(illusion)
    assert table.obj(house).is_exhausted


def test_firehouse_is_readied_for_a_building_and_tired_on_arrival() -> None:
    table = Table()
    house, new = table.put("firehouse", A), table.put("firehouse", A, is_fresh=True)
    tower = table.put("tower", B, damage=2)
    assert f"use>{new}.0" not in table.options
    table.use(house, 0, tower)
    assert not table.there(tower)
    assert table.base(B).damage == 2
    assert not table.obj(house).is_exhausted


def test_hotter_fire_adds_up_for_red_abilities_and_hurts_the_own_base_too() -> None:
    table = casting(hotter=2)
    musketeer = table.put("careless_musketeer", A)
    table.use(musketeer, 0, table.base(B).id)
    assert (table.base(A).damage, table.base(B).damage) == (3, 3)


def test_hotter_fire_is_nothing_for_neutral_spells_combat_and_others() -> None:
    table = casting("spark", hotter=1)
    table.put("hotter_fire", B)
    man = table.put("iron_man", B, slot=ELITE)
    dog = table.put("nautical_dog", A)
    table.play("spark")
    assert table.obj(man).damage == 1
    table.attack(dog, man)
    assert table.obj(man).damage == 1 + 2


def test_cinderblast_dragon_plays_a_fire_spell_from_the_codex_for_nothing() -> None:
    table = Table("jaina_stormborne", gold=7)
    table.tech(A)
    table.hand("cinderblast_dragon", "fire_dart", "scorch")
    table.codex("flame_arrow", "fire_dart", "burning_volley", "firebat")
    man = table.put("regular_sized_rhinoceros", B)
    table.do("play>cinderblast_dragon")
    assert table.options == ["hand.fire_dart", "codex.fire_dart", "codex.flame_arrow", "none"]
    table.do("codex.flame_arrow", str(man))
    assert table.obj(man).damage == 4
    assert (table.player().gold, table.player().discard) == (0, ["flame_arrow"])
    assert table.player().codex == {"fire_dart": 1, "burning_volley": 1, "firebat": 1}


def test_cinderblast_dragon_may_decline() -> None:
    table = Table("jaina_stormborne")
    dragon = table.put("cinderblast_dragon", A)
    table.hand("fire_dart")
    events = table.attack(dragon, table.base(B).id, "none")
    assert table.player().hand == ["fire_dart"]
    assert table.base(B).damage == 6
    assert not any("fire_dart" in str(event.for_public()) for event in events)


def test_cinderblast_dragon_chooses_a_new_defender_when_the_spell_killed_the_first() -> None:
    table = Table("jaina_stormborne")
    dragon = table.put("cinderblast_dragon", A)
    table.hand("fire_dart")
    foot = table.put("tenderfoot", B)
    table.attack(dragon, foot, "hand.fire_dart", foot)
    assert table.asked == "new_defender"
    table.do(str(table.base(B).id))
    assert table.base(B).damage == 6
    assert table.asked == "main", "no second trigger"


def test_jaina_stormborne_sparks_at_neighbours() -> None:
    table = Table("jaina_stormborne")
    jaina = table.put("jaina_stormborne", A)
    leader, beside = table.put("tenderfoot", B, slot=LEADER), table.put("iron_man", B, slot=ELITE)
    table.attack(jaina, leader)
    assert table.obj(beside).damage == 1


def test_jaina_stormborne_shoots_a_patrolling_unit_from_level_4() -> None:
    table = Table("jaina_stormborne")
    jaina = table.put("jaina_stormborne", A, level=4)
    man, idle = table.put("iron_man", B, slot=ELITE), table.put("iron_man", B)
    hero = table.put("troq_bashar", B, slot=LEADER)
    assert f"use>{jaina}.1" not in table.options
    table.do(f"use>{jaina}.0")
    assert not {str(idle), str(hero)} & set(table.options)
    table.do(str(man))
    assert table.obj(man).damage == 1


def test_jaina_stormborne_shoots_anything_but_heroes_for_3_at_the_top() -> None:
    table = Table("jaina_stormborne")
    jaina = table.put("jaina_stormborne", A, level=7)
    idle, hero = table.put("iron_man", B), table.put("troq_bashar", B)
    table.do(f"use>{jaina}.1")
    assert str(hero) not in table.options
    table.do(str(idle))
    assert table.obj(idle).damage == 3
    assert f"use>{jaina}.0" not in table.options, "exhausted"


def test_jaina_stormborne_is_red_for_hotter_fire() -> None:
    table = casting(level=4, hotter=1)
    jaina = table.found("jaina_stormborne")[0]
    table.use(jaina, 0, table.base(B).id)
    assert table.base(B).damage == 2
