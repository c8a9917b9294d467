"""Spells of Growth, and Argagarg Garg."""

from __future__ import annotations

import json

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table


def _with_garg(level: int = 1, gold: int = 20) -> tuple[Table, ObjId]:
    table = Table("argagarg_garg", gold=gold)
    return table, table.put("argagarg_garg", level=level)


# --- Argagarg Garg ----------------------------------------------------------------------------------------


def test_argagarg_arrives_with_a_wisp() -> None:
    table = Table("argagarg_garg")
    table.do("summon>argagarg_garg")
    assert len(table.found("wisp", A)) == 1


def test_argagarg_strengthens_a_unit_from_level_three_on() -> None:
    table, garg = _with_garg(3)
    cub = table.put("tiger_cub")
    table.use(garg, 1)
    assert (table.now(cub).atk, table.now(cub).armor, table.obj(garg).is_exhausted) == (3, 1, True)
    table.end_turn()
    assert (table.now(cub).atk, table.now(cub).armor) == (2, 0)


def test_argagarg_strengthens_nobody_below_level_three() -> None:
    table, garg = _with_garg(2)
    table.put("tiger_cub")
    assert f"use>{garg}.1" not in table.options


def test_argagarg_summons_a_water_elemental_on_reaching_level_five() -> None:
    table, _ = _with_garg(4)
    table.do("level>argagarg_garg")
    [elemental] = table.found("water_elemental", A)
    assert (table.now(elemental).atk, table.now(elemental).hp) == (3, 3)
    assert table.now(elemental).flags & key.ANTI_AIR
    other, _ = _with_garg(3)
    other.do("level>argagarg_garg")
    assert other.found("water_elemental") == []


# --- Polymorph: Squirrel ----------------------------------------------------------------------------------


def test_polymorph_makes_a_squirrel_without_abilities_until_the_own_next_upkeep() -> None:
    table, _ = _with_garg()
    bear = table.put("huntress", B)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    now, obj = table.now(bear), table.obj(bear)
    assert (now.atk, now.hp, now.flags, now.sparkshot, now.subtypes) == (1, 1, 0, 0, {"squirrel"})
    assert (obj.shape.colour, obj.shape.id) == ("green", "squirrel")
    table.end_turn()
    assert table.now(bear).atk == 1
    table.end_turn()
    assert (table.now(bear).atk, table.now(bear).hp, table.now(bear).sparkshot) == (3, 3, 1)


def test_polymorph_leaves_tech_level_and_cost_also_after_a_reload() -> None:
    table, _ = _with_garg()
    centaur = table.put("centaur", B)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    assert (table.obj(centaur).shape.tech, table.obj(centaur).shape.cost) == (1, 3)
    stored = json.loads(json.dumps(table.rules.encode_state(table.state)))
    again = table.rules.decode_state(stored)
    assert again.objs[centaur].shape is table.obj(centaur).shape


def test_polymorph_keeps_runes_and_attachments_and_takes_earlier_grants() -> None:
    table = Table(["argagarg_garg", "calamandra_moss", "master_midori"])
    table.put("argagarg_garg")
    table.put("calamandra_moss")
    centaur = table.put("centaur", runes={"plus": 1})
    table.put("spirit_of_the_panda", host=centaur)
    table.hand("ferocity", "polymorph_squirrel", "ferocity")
    table.play("ferocity")
    table.play("polymorph_squirrel")
    assert (table.now(centaur).atk, table.now(centaur).hp, table.now(centaur).flags) == (4, 4, 0)
    table.play("ferocity")
    assert table.now(centaur).flags & key.SWIFT_STRIKE, "later ones hold"
    table.attack(centaur, table.base().id)
    assert (table.base().damage, table.player().gold) == (4, 20 - 2 - 3 - 2 + 1), "the Panda still pays"


def test_polymorph_kills_what_is_hurt() -> None:
    table, _ = _with_garg()
    centaur = table.put("centaur", B, damage=1)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    assert not table.there(centaur)
    assert table.player(B).discard == ["centaur"], "it is a Centaur again"


def test_polymorph_does_not_arrive_anew() -> None:
    table, _ = _with_garg()
    ancient = table.put("blooming_ancient")
    table.put("centaur")
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel", table.found("centaur")[0])
    assert table.obj(ancient).runes == {}


# --- Dinosize, Spirit of the Panda ------------------------------------------------------------------------


def test_dinosize_gives_six_and_six() -> None:
    table, _ = _with_garg()
    cub = table.put("tiger_cub")
    table.hand("dinosize")
    table.play("dinosize", cub)
    assert (table.now(cub).atk, table.now(cub).hp, table.now(cub).armor) == (8, 2, 6)


def test_dinosize_may_go_onto_a_hero_and_ends_with_the_turn() -> None:
    table, garg = _with_garg()
    table.hand("dinosize")
    table.play("dinosize")
    assert (table.now(garg).atk, table.now(garg).armor) == (7, 6)
    table.end_turn()
    assert (table.now(garg).atk, table.now(garg).armor) == (1, 0)


def test_spirit_of_the_panda_gives_two_two_and_a_gold_for_each_attack() -> None:
    table, _ = _with_garg(gold=4)
    cub = table.put("tiger_cub")
    table.hand("spirit_of_the_panda")
    table.play("spirit_of_the_panda")
    assert (table.now(cub).atk, table.now(cub).hp) == (4, 4)
    table.attack(cub, table.base().id)
    assert (table.player().gold, table.base().damage) == (1, 4)


def test_spirit_of_the_panda_pays_the_controller_of_the_unit_and_heals_for_its_own() -> None:
    table = Table("argagarg_garg", gold=0, workers=4, turn=B)
    table.put("argagarg_garg", A)
    cub, hurt = table.put("tiger_cub", B, damage=1), table.put("older_brother", A, damage=1)
    table.put("spirit_of_the_panda", A, host=cub)
    table.attack(cub, table.base(A).id)
    assert (table.player(B).gold, table.player(A).gold) == (1, 0)
    table.end_turn()
    assert (table.obj(hurt).damage, table.obj(cub).damage) == (0, 1)


def test_spirit_of_the_panda_goes_with_the_unit() -> None:
    table, _ = _with_garg()
    cub, foe = table.put("tiger_cub"), table.put("oversized_rhinoceros", B)
    spirit = table.put("spirit_of_the_panda", host=cub)
    table.attack(cub, foe)
    assert not table.there(spirit)
    assert sorted(table.player().discard) == ["spirit_of_the_panda", "tiger_cub"]


def test_spirit_of_the_panda_without_a_unit_is_discarded() -> None:
    table, _ = _with_garg()
    table.hand("spirit_of_the_panda")
    table.play("spirit_of_the_panda")
    assert table.player().discard == ["spirit_of_the_panda"]


# --- Stampede ---------------------------------------------------------------------------------------------


def test_stampede_sends_what_is_left_over_to_the_base() -> None:
    table, _ = _with_garg(5)
    cub = table.put("tiger_cub")
    leader = table.put("tenderfoot", B, slot=LEADER)  # 1/2 and 1 armor
    table.hand("stampede")
    table.play("stampede")
    assert (table.now(cub).atk, table.now(cub).armor) == (5, 3)
    table.attack(cub, leader)
    assert table.base().damage == 2
    assert table.obj(cub).damage == 0


def test_stampede_works_against_those_who_do_not_patrol_and_in_place_of_overpower() -> None:
    table, _ = _with_garg(5)
    centaur, cub = table.put("centaur"), table.put("tiger_cub")
    wisp, idle = table.put("wisp", B, slot=ELITE), table.put("wisp", B)
    table.put("iron_man", B)
    table.hand("stampede")
    table.play("stampede")
    table.attack(centaur, wisp)
    assert table.base().damage == 5, "6 less 1, and nobody is asked where it goes"
    table.attack(cub, idle)
    assert table.base().damage == 9
    assert table.now(centaur).flags & key.OVERPOWER


def test_stampede_is_for_the_units_of_now_and_for_this_turn() -> None:
    table, garg = _with_garg(5)
    cub = table.put("tiger_cub")
    table.hand("stampede", "tiger_cub")
    table.play("stampede")
    table.play("tiger_cub")
    assert [table.now(each).atk for each in table.found("tiger_cub")] == [5, 2]
    assert table.now(garg).atk == 1
    table.end_turn()
    assert (table.now(cub).atk, table.now(cub).flags) == (2, 0)
