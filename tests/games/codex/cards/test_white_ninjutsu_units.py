"""The units and the building of Ninjutsu."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table

SETSUKI = "setsuki_hiruki"


def with_setsuki(level: int = 1) -> tuple[Table, ObjId]:
    """A table where Setsuki is in play for the first seat."""
    table = Table(SETSUKI)
    return table, table.put(SETSUKI, A, level=level)


# --- Inverse Power Ninja ----------------------------------------------------------------------------------


def test_inverse_power_ninja_alone_is_six_six() -> None:
    table = Table()
    ninja = table.put("inverse_power_ninja", A)
    table.put("iron_man", B)
    table.put("safe_attacking", A)
    assert (table.now(ninja).atk, table.now(ninja).hp) == (6, 6)


def test_inverse_power_ninja_shrinks_with_company_and_may_die_of_it() -> None:
    table, _ = with_setsuki()
    ninja = table.put("inverse_power_ninja", A, damage=3)
    table.put("tenderfoot", A)
    assert (table.now(ninja).atk, table.now(ninja).hp) == (4, 4)
    table.hand("smoker")
    table.play("smoker")
    assert not table.there(ninja)


def test_inverse_power_ninja_grows_back_when_others_go() -> None:
    table = Table()
    ninja = table.put("inverse_power_ninja", A)
    friend = table.put("timely_messenger", A)
    assert table.now(ninja).atk == 5
    table.attack(friend, table.put("iron_man", B))
    assert (table.now(ninja).atk, table.now(ninja).hp) == (6, 6)


# --- Fuzz Cuddles, Flying Fox, Glorious Ninja, Porcupine --------------------------------------------------


def test_fuzz_cuddles_heals_two() -> None:
    table = Table(turn=B)
    table.put("fuzz_cuddles", A)
    wounded = table.put("iron_man", A, damage=3)
    table.end_turn()
    assert table.obj(wounded).damage == 1


def test_two_fuzz_cuddles_heal_each_on_its_own_and_never_the_foe() -> None:
    table = Table(turn=B)
    table.put("fuzz_cuddles", A)
    table.put("fuzz_cuddles", A)
    wounded = table.put("iron_man", A, damage=3)
    foe = table.put("iron_man", B, damage=3)
    table.end_turn()
    assert (table.obj(wounded).damage, table.obj(foe).damage) == (0, 3)


def test_flying_fox_flies_over_patrollers() -> None:
    table = Table()
    fox = table.put("flying_fox", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(fox, table.base(B).id)
    assert (table.base(B).damage, table.obj(fox).damage) == (3, 0)


def test_flying_fox_is_shot_from_the_ground() -> None:
    table = Table()
    fox = table.put("flying_fox", A)
    table.put("leaping_lizard", B, slot=LEADER)
    table.attack(fox, table.base(B).id)
    assert not table.there(fox)
    assert table.base(B).damage == 3


def test_glorious_ninja_strikes_first_on_the_turn_it_arrives() -> None:
    table = Table(SETSUKI)
    table.tech()
    foe = table.put("iron_man", B)
    table.hand("glorious_ninja")
    table.play("glorious_ninja")
    (ninja,) = table.found("glorious_ninja")
    table.attack(ninja, foe)
    assert not table.there(foe)
    assert table.obj(ninja).damage == 0


def test_glorious_ninja_is_hit_by_what_survives() -> None:
    table = Table()
    ninja = table.put("glorious_ninja", A)
    table.attack(ninja, table.put("regular_sized_rhinoceros", B))
    assert not table.there(ninja)


def test_porcupine_kills_what_it_fights() -> None:
    table = Table()
    porcupine = table.put("porcupine", A)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.attack(porcupine, rhino)
    assert not table.there(rhino)
    assert table.obj(porcupine).damage == 5


def test_porcupine_does_not_destroy_buildings() -> None:
    table = Table()
    table.attack(table.put("porcupine", A), table.base(B).id)
    assert table.base(B).damage == 2


# --- Masked Raccoon ---------------------------------------------------------------------------------------


def test_masked_raccoon_passes_unit_patrollers_with_another_ninja() -> None:
    table = Table()
    raccoon = table.put("masked_raccoon", A)
    table.put("smoker", A)
    table.put("iron_man", B, slot=LEADER)
    table.attack(raccoon, table.base(B).id)
    assert table.base(B).damage == 3


def test_masked_raccoon_does_not_pass_heroes_nor_count_itself() -> None:
    table = Table(SETSUKI)
    table.put("smoker", A)
    raccoon = table.put("masked_raccoon", A)
    hero = table.put("troq_bashar", B, slot=LEADER)
    table.do(f"attack>{raccoon}")
    assert table.options == [str(hero), "back"]
    table = Table(SETSUKI)
    table.put(SETSUKI, A)
    raccoon = table.put("masked_raccoon", A)
    leader = table.put("iron_man", B, slot=LEADER)
    table.do(f"attack>{raccoon}")
    assert table.options == [str(leader), "back"]


def test_masked_raccoon_with_another_cute_animal_is_safe_from_units_alone() -> None:
    table = Table()
    raccoon = table.put("masked_raccoon", B, slot=LEADER)
    porcupine = table.put("porcupine", B)
    unit = table.put("iron_man", A)
    hero = table.put("troq_bashar", A)
    table.do(f"attack>{unit}")
    assert table.options == [str(table.base(B).id), str(porcupine), "back"], "it is as if it did not patrol"
    table.do("back", f"attack>{hero}")
    assert table.options == [str(raccoon), "back"]


def test_masked_raccoon_alone_can_be_attacked() -> None:
    table = Table()
    raccoon = table.put("masked_raccoon", B)
    table.attack(table.put("iron_man", A), raccoon)
    assert table.obj(raccoon).damage == 3


# --- Fox's Den School -------------------------------------------------------------------------------------


def test_foxs_den_school_hides_itself_ninjas_and_cute_animals() -> None:
    table = Table()
    school = table.put("foxs_den_school", B)
    viper = table.put("fox_viper", B)
    cuddles = table.put("fuzz_cuddles", B)
    plain = table.put("iron_man", B)
    mine = table.put("fox_viper", A)
    table.do(f"attack>{mine}")
    assert table.options == [str(table.base(B).id), str(plain), "back"]
    assert all(table.now(each).flags & key.INVISIBLE for each in (school, viper, cuddles))
    assert not table.now(mine).flags & key.INVISIBLE


def test_foxs_den_school_makes_a_ninja_for_good() -> None:
    table = Table()
    school = table.put("foxs_den_school", A)
    unit = table.put("iron_man", A)
    foe = table.put("tenderfoot", B)
    table.do(f"use>{school}.2")
    assert str(foe) not in table.options
    assert "ninja" in table.now(unit).subtypes
    assert table.now(unit).flags & key.INVISIBLE
    assert (table.player().gold, table.obj(school).is_exhausted) == (18, True)
    table.end_turn()
    assert "ninja" in table.now(unit).subtypes


def test_a_hidden_ninja_of_the_school_that_patrols_can_be_attacked() -> None:
    table = Table()
    table.put("foxs_den_school", B)
    viper = table.put("fox_viper", B, slot=ELITE)
    table.attack(table.put("iron_man", A), viper)
    assert not table.there(viper)


# --- Jade Fox ---------------------------------------------------------------------------------------------


def test_jade_fox_brings_four_flying_ninjas() -> None:
    table = Table(SETSUKI)
    setsuki = table.put(SETSUKI, A)
    table.tech()
    table.hand("jade_fox_dens_headmistress")
    table.play("jade_fox_dens_headmistress")
    both = key.FLYING | key.SWIFT_STRIKE
    found = [*table.found("ninja", A), *table.found("jade_fox_dens_headmistress")]
    assert len(found) == 5
    assert all(table.now(each).flags & both == both for each in found)
    assert not table.now(setsuki).flags & both, "the hero is no Ninja"


def test_jade_fox_helps_no_other_units_and_no_foes() -> None:
    table = Table()
    jade = table.put("jade_fox_dens_headmistress", A)
    plain, foe = table.put("iron_man", A), table.put("fox_viper", B)
    both = key.FLYING | key.SWIFT_STRIKE
    assert not any(table.now(each).flags & both for each in (plain, foe))
    ninja = table.put("ninja", A)
    table.attack(jade, table.put("regular_sized_rhinoceros", B))
    assert table.there(jade), "the rhinoceros cannot reach a flier"
    assert table.now(ninja).flags & both == both
