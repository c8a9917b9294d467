"""The white starter deck."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER, TECHNICIAN
from tests.games.codex.kit.table import A, B, Table

GRAVE = "grave_stormborne"


# --- Smoker -----------------------------------------------------------------------------------------------


def test_smoker_goes_home_when_it_is_targeted() -> None:
    table = Table(GRAVE, GRAVE)
    table.put(GRAVE, A)
    smoker = table.put("smoker", B, slot=LEADER)
    table.hand("reversal")
    happened = table.play("reversal")
    assert not table.there(smoker)
    assert table.player(B).hand == ["smoker"]
    assert not table.heard(ev.Damaged, happened), "before anything else of the effect"
    assert not table.heard(ev.Disabled, happened)


def test_smoker_goes_to_its_owner_even_when_its_own_side_targets_it() -> None:
    table = Table(GRAVE)
    sensei = table.put("aged_sensei", A)
    smoker = table.put("smoker", A)
    table.use(sensei, 0, smoker)
    assert not table.there(smoker)
    assert table.player(A).hand == ["smoker"]


def test_smoker_stays_when_it_is_hit_without_being_targeted() -> None:
    table = Table("setsuki_hiruki")
    table.put("setsuki_hiruki", A)
    smoker = table.put("smoker", B, slot=LEADER)
    table.hand("shuriken_hail")
    table.play("shuriken_hail")
    assert table.obj(smoker).armor_used == 1, "the squad leader's armor took it"
    assert table.player(B).hand == []


def test_smoker_sneaks_past_patrollers() -> None:
    table = Table()
    smoker = table.put("smoker", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(smoker, table.base(B).id)
    assert table.base(B).damage == 1


# --- Savior Monk, Fox Viper, Fox Primus, Morningstar Flagbearer -------------------------------------------


def test_savior_monk_heals_one_damage_of_each_friend_in_the_upkeep() -> None:
    table = Table(turn=B)
    monk = table.put("savior_monk", A, damage=1)
    wounded = table.put("iron_man", A, damage=2)
    foe = table.put("iron_man", B, damage=2)
    table.end_turn()
    assert [table.obj(each).damage for each in (monk, wounded, foe)] == [0, 1, 2]


def test_savior_monk_does_not_repair_buildings() -> None:
    table = Table(turn=B)
    table.put("savior_monk", A)
    table.base(A).damage = 3
    table.end_turn()
    assert table.base(A).damage == 3


def test_fox_viper_hits_the_neighbour_of_its_victim() -> None:
    table = Table()
    viper = table.put("fox_viper", A)
    leader = table.put("iron_man", B, slot=LEADER)
    elite = table.put("iron_man", B, slot=ELITE)
    table.attack(viper, leader)
    assert (table.obj(leader).damage, table.obj(elite).damage) == (1, 1)


def test_fox_viper_hits_nobody_two_places_away() -> None:
    table = Table()
    viper = table.put("fox_viper", A)
    leader = table.put("iron_man", B, slot=LEADER)
    far = table.put("iron_man", B, slot=SCAVENGER)
    table.attack(viper, leader)
    assert table.obj(far).damage == 0


def test_fox_primus_is_stronger_in_its_own_turn_alone() -> None:
    table = Table()
    primus = table.put("fox_primus", A)
    foe = table.put("fox_primus", B)
    assert (table.now(primus).atk, table.now(foe).atk) == (3, 2)


def test_fox_primus_can_attack_fliers() -> None:
    table = Table()
    primus = table.put("fox_primus", A)
    sensei = table.put("aged_sensei", A)
    flier = table.put("cloud_sprite", B)
    table.do(f"attack>{sensei}")
    assert str(flier) not in table.options
    table.do("back")
    table.attack(primus, flier)
    assert not table.there(flier)


def test_morningstar_flagbearer_must_be_targeted_by_opponents() -> None:
    table = Table(GRAVE)
    table.put(GRAVE, A)
    flag = table.put("morningstar_flagbearer", B, slot=ELITE)
    other = table.put("iron_man", B, slot=LEADER)
    table.hand("reversal")
    table.play("reversal")
    assert not table.there(flag)
    assert table.obj(other).damage == 0


def test_morningstar_flagbearer_does_not_bind_its_own_side() -> None:
    table = Table(GRAVE)
    sensei = table.put("aged_sensei", A)
    table.put("morningstar_flagbearer", A)
    other = table.put("iron_man", A)
    table.use(sensei, 0, other)
    assert table.now(other).atk == 4


# --- Aged Sensei ------------------------------------------------------------------------------------------


def test_aged_sensei_gives_atk_and_armor_until_the_end_of_the_turn() -> None:
    table = Table()
    sensei = table.put("aged_sensei", A)
    pupil = table.put("iron_man", A)
    table.use(sensei, 0, pupil)
    assert (table.now(pupil).atk, table.now(pupil).armor) == (4, 1)
    assert table.obj(sensei).is_exhausted
    table.end_turn()
    assert (table.now(pupil).atk, table.now(pupil).armor) == (3, 0)


def test_aged_sensei_may_teach_itself_and_heroes_but_no_foes() -> None:
    table = Table()
    hero = table.put("troq_bashar", A)
    sensei = table.put("aged_sensei", A)
    table.put("iron_man", B)
    table.do(f"use>{sensei}.0")
    assert table.options == [str(hero), str(sensei)]


def test_aged_sensei_that_has_just_arrived_cannot_be_exhausted() -> None:
    table = Table()
    sensei = table.put("aged_sensei", A, is_fresh=True)
    assert f"use>{sensei}.0" not in table.options


# --- Safe Attacking ---------------------------------------------------------------------------------------


def test_safe_attacking_gives_one_armor_to_an_attacker() -> None:
    table = Table()
    table.put("safe_attacking", A)
    attacker = table.put("iron_man", A)
    defender = table.put("iron_man", B)
    table.attack(attacker, defender)
    assert (table.obj(attacker).damage, table.obj(defender).damage) == (2, 3)
    assert (table.now(attacker).armor, table.obj(attacker).armor_used) == (0, 0), "it ends with the attack"


def test_safe_attacking_is_there_again_for_a_second_attack() -> None:
    table = Table()
    table.put("safe_attacking", A)
    attacker = table.put("iron_man", A)
    first, second = table.put("tenderfoot", B), table.put("tenderfoot", B)
    table.attack(attacker, first)
    table.rules.evolve(table.state, ev.Readied((attacker,)))
    table.do("patrol", "back")
    table.attack(attacker, second)
    assert table.obj(attacker).damage == 0


def test_safe_attacking_does_not_help_tech_two_units_heroes_or_defenders() -> None:
    table = Table()
    table.put("safe_attacking", A)
    table.put("safe_attacking", B)
    hero = table.put("troq_bashar", A)
    rhino = table.put("regular_sized_rhinoceros", A)
    defender = table.put("iron_man", B)
    table.attack(rhino, defender)
    assert table.obj(rhino).damage == 3
    assert not table.there(defender)
    table.attack(hero, table.base(B).id)
    assert table.base(B).damage == 2


def test_safe_attacking_of_both_armors_uses_the_one_that_ends_first() -> None:
    table = Table()
    table.put("safe_attacking", A)
    sensei = table.put("aged_sensei", A)
    attacker = table.put("iron_man", A)
    defender = table.put("tenderfoot", B)
    table.use(sensei, 0, attacker)
    table.attack(attacker, defender)
    assert table.obj(attacker).damage == 0
    assert (table.now(attacker).armor, table.obj(attacker).armor_used) == (1, 0)


# --- Sensei's Advice --------------------------------------------------------------------------------------


def test_senseis_advice_helps_two_units() -> None:
    table = Table(GRAVE)
    table.put(GRAVE, A)
    one, two = table.put("iron_man", A), table.put("tenderfoot", A)
    table.hand("senseis_advice")
    table.play("senseis_advice", one, two)
    assert [(table.now(each).atk, table.now(each).armor) for each in (one, two)] == [(4, 1), (2, 1)]
    assert table.player().gold == 19


def test_senseis_advice_may_help_nobody_and_never_heroes() -> None:
    table = Table(GRAVE)
    table.put(GRAVE, A)
    unit = table.put("iron_man", A)
    table.put("iron_man", B)
    table.hand("senseis_advice")
    table.play("senseis_advice")
    assert table.options == [str(unit), "none"]
    table.do("none")
    assert table.now(unit).atk == 3
    assert table.player().discard == ["senseis_advice"]


# --- Grappling Hook ---------------------------------------------------------------------------------------


def test_grappling_hook_moves_a_patroller_over_taken_places() -> None:
    table = Table(GRAVE)
    table.put(GRAVE, A)
    leader = table.put("iron_man", B, slot=LEADER)
    elite = table.put("tenderfoot", B, slot=ELITE)
    table.hand("grappling_hook")
    table.play("grappling_hook", leader)
    assert table.options == ["slot3", "slot4", "slot5"]
    table.do(f"slot{LOOKOUT}")
    assert table.obj(leader).slot == LOOKOUT
    assert table.obj(elite).slot == ELITE
    assert (table.now(leader).armor, table.now(leader).resist) == (0, 1)


def test_grappling_hook_does_nothing_in_a_full_zone() -> None:
    table = Table(GRAVE)
    table.put(GRAVE, A)
    zone = [table.put("tenderfoot", B, slot=slot) for slot in (LEADER, ELITE, SCAVENGER, TECHNICIAN, LOOKOUT)]
    table.hand("grappling_hook")
    table.play("grappling_hook", zone[0])
    assert [table.obj(each).slot for each in zone] == [1, 2, 3, 4, 5]
    assert table.asked == "main"


# --- Snapback ---------------------------------------------------------------------------------------------


def test_snapback_swaps_a_hero_for_another_of_the_same_command_zone() -> None:
    table = Table(GRAVE, ["troq_bashar", "river_montoya", "garus_rook"])
    table.put(GRAVE, A)
    troq = table.put("troq_bashar", B, level=5, damage=1)
    table.hand("snapback")
    table.play("snapback")
    assert table.options == ["river_montoya", "garus_rook"]
    table.do("garus_rook")
    assert not table.there(troq)
    (rook,) = table.found("garus_rook", B)
    assert (table.obj(rook).level, table.obj(rook).fresh) == (1, True)
    heroes = {str(hero.kind): hero for hero in table.player(B).heroes}
    assert (heroes["troq_bashar"].wait, heroes["troq_bashar"].has_died) == (1, False)
    assert not table.heard(ev.LevelChanged), "it has not died"


def test_snapback_brings_even_a_hero_that_has_to_wait() -> None:
    table = Table(GRAVE, ["troq_bashar", "river_montoya"])
    table.put(GRAVE, A)
    table.put("troq_bashar", B)
    table.player(B).heroes[1].wait = 1
    table.hand("snapback")
    table.play("snapback")
    assert len(table.found("river_montoya", B)) == 1


def test_snapback_of_the_only_hero_brings_it_back_with_nothing_on_it() -> None:
    table = Table(GRAVE)
    table.put(GRAVE, A)
    troq = table.put("troq_bashar", B, level=8, damage=2, runes={"plus": 1})
    table.hand("snapback")
    table.play("snapback")
    (again,) = table.found("troq_bashar", B)
    assert again != troq
    assert (table.obj(again).level, table.obj(again).damage, table.obj(again).runes) == (1, 0, {})


def test_snapback_cannot_name_an_own_hero() -> None:
    table = Table(GRAVE)
    grave = table.put(GRAVE, A)
    table.hand("snapback")
    table.play("snapback")
    assert table.there(grave)
    assert table.player().discard == ["snapback"]
