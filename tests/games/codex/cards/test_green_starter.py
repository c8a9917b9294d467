"""The green starter cards."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT
from tests.games.codex.kit.table import A, B, Table

# --- Merfolk Prospector, Tiger Cub, Young Treant, Playful Panda -------------------------------------------


def test_merfolk_prospector_exhausts_for_a_gold() -> None:
    table = Table(gold=3)
    prospector = table.put("merfolk_prospector")
    table.use(prospector)
    assert table.player().gold == 4
    assert table.obj(prospector).is_exhausted
    assert f"use>{prospector}.0" not in table.options


def test_merfolk_prospector_is_too_tired_in_the_turn_it_arrives() -> None:
    table = Table()
    prospector = table.put("merfolk_prospector", is_fresh=True)
    assert f"use>{prospector}.0" not in table.options


def test_tiger_cub_is_a_plain_two_two_for_two() -> None:
    table = Table(gold=2)
    table.hand("tiger_cub")
    table.play("tiger_cub")
    [cub] = table.found("tiger_cub")
    assert (table.now(cub).atk, table.now(cub).hp, table.player().gold) == (2, 2, 0)
    assert not table.now(cub).has_abilities


def test_tiger_cub_cannot_attack_in_the_turn_it_arrives() -> None:
    table = Table()
    table.hand("tiger_cub")
    table.play("tiger_cub")
    assert f"attack>{table.found('tiger_cub')[0]}" not in table.options


def test_young_treant_draws_a_card_that_others_do_not_see() -> None:
    table = Table()
    table.hand("young_treant")
    happened = table.play("young_treant")
    assert table.player().hand == ["tenderfoot"]
    [drawn] = table.heard(ev.Drawn, happened)
    assert drawn.for_public() == ev.Drawn(A, (), 1, "young_treant")


def test_young_treant_cannot_attack() -> None:
    table = Table()
    treant = table.put("young_treant")
    assert f"attack>{treant}" not in table.options


def test_playful_panda_arrives_exhausted_with_a_wisp() -> None:
    table = Table()
    table.hand("playful_panda")
    table.play("playful_panda")
    [panda], [wisp] = table.found("playful_panda"), table.found("wisp")
    assert table.obj(panda).is_exhausted
    assert (table.obj(wisp).seat, table.obj(wisp).is_exhausted) == (A, False)
    assert (table.now(wisp).atk, table.now(wisp).hp) == (0, 1)


def test_playful_panda_cannot_patrol_in_its_first_turn_but_its_wisp_can() -> None:
    table = Table()
    table.hand("playful_panda")
    table.play("playful_panda")
    table.do("patrol")
    assert table.options == [str(table.found("wisp")[0]), "none", "back", "lock"]


# --- Ironbark Treant --------------------------------------------------------------------------------------


def test_ironbark_treant_is_one_two_with_two_armor_while_it_patrols() -> None:
    table = Table(turn=B)
    treant = table.put("ironbark_treant", A, slot=LOOKOUT)
    now = table.now(treant)
    assert (now.atk, now.hp, now.armor) == (1, 2, 2)


def test_ironbark_treant_is_three_two_where_it_does_not_patrol() -> None:
    table = Table(turn=B)
    treant = table.put("ironbark_treant", A)
    now = table.now(treant)
    assert (now.atk, now.hp, now.armor) == (3, 2, 0)


def test_ironbark_treant_is_three_two_in_its_own_turn() -> None:
    table = Table()
    treant = table.put("ironbark_treant", A)
    table.end_turn(treant)
    assert (table.now(treant).atk, table.now(treant).armor) == (1, 3), "2 of its own, 1 as squad leader"
    table.end_turn()
    assert (table.now(treant).atk, table.now(treant).armor) == (3, 0)


def test_ironbark_treant_loses_the_armor_first_when_it_is_attacked() -> None:
    table = Table(turn=B)
    treant = table.put("ironbark_treant", A, slot=ELITE)
    attacker = table.put("iron_man", B)  # 3/4
    table.attack(attacker, treant)
    assert table.obj(treant).damage == 1
    assert table.obj(attacker).damage == 2, "1 and the place of the elite"


def test_ironbark_treant_has_fresh_armor_in_the_turn_of_each_opponent() -> None:
    table = Table(mode="melee3", turn=B)
    treant = table.put("ironbark_treant", A, slot=ELITE)
    table.attack(table.put("tenderfoot", B), treant)  # 1/2
    assert (table.obj(treant).armor_used, table.obj(treant).damage) == (1, 0)
    table.end_turn()
    assert (table.obj(treant).armor_used, table.obj(treant).slot) == (0, ELITE)


# --- Spore Shambler ---------------------------------------------------------------------------------------


def test_spore_shambler_arrives_with_two_runes() -> None:
    table = Table()
    table.hand("spore_shambler")
    table.play("spore_shambler")
    [shambler] = table.found("spore_shambler")
    assert table.obj(shambler).runes == {"plus": 2}
    assert (table.now(shambler).atk, table.now(shambler).hp) == (2, 3)


def test_spore_shambler_gives_a_rune_away_for_a_gold() -> None:
    table = Table(gold=1)
    shambler = table.put("spore_shambler", runes={"plus": 2})
    cub = table.put("tiger_cub")
    table.use(shambler, 1)
    assert (table.obj(cub).runes, table.obj(shambler).runes) == ({"plus": 1}, {"plus": 1})
    assert (table.player().gold, table.obj(shambler).is_exhausted) == (0, False)


def test_spore_shambler_gives_a_rune_away_by_exhausting() -> None:
    table = Table(gold=0)
    shambler = table.put("spore_shambler", runes={"plus": 2})
    cub = table.put("tiger_cub")
    assert f"use>{shambler}.1" not in table.options, "no gold"
    table.use(shambler, 2)
    assert (table.obj(cub).runes, table.obj(shambler).is_exhausted) == ({"plus": 1}, True)


def test_spore_shambler_pays_with_its_own_runes_alone() -> None:
    table = Table()
    shambler = table.put("spore_shambler")
    table.put("tiger_cub", runes={"plus": 2})
    assert f"use>{shambler}.1" not in table.options
    assert f"use>{shambler}.2" not in table.options


def test_spore_shambler_dies_when_its_damage_is_enough_without_the_rune() -> None:
    table = Table()
    shambler = table.put("spore_shambler", runes={"plus": 2}, damage=2)
    cub = table.put("tiger_cub")
    table.use(shambler, 1)
    assert not table.there(shambler)
    assert table.obj(cub).runes == {"plus": 1}


# --- Verdant Tree, Rich Earth -----------------------------------------------------------------------------


def test_verdant_tree_lets_several_levels_be_built_in_one_turn() -> None:
    table = Table("calamandra_moss")
    tree = table.put("verdant_tree")
    table.use(tree)
    table.do("build>tech1", "build>tech2", "build>tech3")
    assert not any(table.obj(table.found(kind)[0]).is_building_site for kind in ("tech1", "tech2", "tech3"))
    assert table.player().gold == 20 - 1 - 4 - 5


def test_verdant_tree_finishes_no_add_on_and_nothing_begun_before() -> None:
    table = Table()
    tree = table.put("verdant_tree")
    table.do("build>tech1")
    table.use(tree)
    table.do("build>tower")
    assert table.obj(table.found("tech1")[0]).is_building_site
    assert table.obj(table.found("tower")[0]).is_building_site


def test_verdant_tree_works_for_one_turn_and_not_when_it_is_tired() -> None:
    table = Table()
    tree = table.put("verdant_tree")
    table.use(tree)
    table.end_turn()
    table.end_turn()
    table.do("build>tech1")
    assert table.obj(table.found("tech1")[0]).is_building_site
    other = Table()
    fresh = other.put("verdant_tree", is_fresh=True)
    assert f"use>{fresh}.0" not in other.options


def test_verdant_tree_heals_in_the_upkeep() -> None:
    table = Table(turn=B)
    table.put("verdant_tree", A)
    hurt = table.put("older_brother", A, damage=1)
    table.end_turn()
    assert table.obj(hurt).damage == 0


def test_rich_earth_makes_a_worker_free_once_a_turn() -> None:
    table = Table(gold=0)
    table.put("rich_earth")
    table.hand("tenderfoot", "older_brother")
    table.do("hire", "older_brother")
    assert (table.player().gold, table.player().workers, table.player().hand) == (0, 11, ["tenderfoot"])
    assert "hire" not in table.options


def test_rich_earth_helps_its_controller_alone() -> None:
    table = Table(gold=0)
    table.put("rich_earth", B)
    table.hand("tenderfoot")
    assert "hire" not in table.options


def test_two_rich_earths_spare_no_more_than_one() -> None:
    table = Table(gold=1)
    table.put("rich_earth")
    table.put("rich_earth")
    table.hand("tenderfoot")
    table.do("hire", "tenderfoot")
    assert table.player().gold == 1


# --- Rampant Growth, Forest's Favor -----------------------------------------------------------------------


def test_rampant_growth_gives_attack_and_armor_for_a_turn() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg")
    cub = table.put("tiger_cub")
    table.hand("rampant_growth")
    table.play("rampant_growth", cub)
    assert (table.now(cub).atk, table.now(cub).hp, table.now(cub).armor) == (4, 2, 2)
    table.end_turn()
    assert (table.now(cub).atk, table.now(cub).armor) == (2, 0), "unused armor is gone with the turn"


def test_rampant_growth_may_go_onto_a_hero_and_costs_one_more_without_a_green_one() -> None:
    table = Table("troq_bashar", gold=3)
    hero = table.put("troq_bashar")
    table.hand("rampant_growth")
    table.play("rampant_growth")
    assert (table.now(hero).atk, table.now(hero).armor, table.player().gold) == (4, 2, 0)


def test_rampant_growth_armor_is_used_up_before_damage_counts() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg")
    cub = table.put("tiger_cub")
    foe = table.put("iron_man", B, slot=LEADER)  # 3/4, 1 armor as squad leader
    table.hand("rampant_growth")
    table.play("rampant_growth", cub)
    table.attack(cub, foe)
    assert (table.obj(cub).damage, table.obj(foe).damage) == (1, 3)


def test_forests_favor_puts_a_rune_on_a_friendly_one() -> None:
    table = Table("argagarg_garg")
    hero = table.put("argagarg_garg")
    cub = table.put("tiger_cub")
    table.put("iron_man", B)
    table.hand("forests_favor")
    table.do("play>forests_favor")
    assert table.options == [str(hero), str(cub)]
    table.do(str(cub))
    assert (table.now(cub).atk, table.now(cub).hp) == (3, 3)


def test_forests_favor_passes_over_whoever_has_a_rune() -> None:
    table = Table("argagarg_garg")
    hero = table.put("argagarg_garg")
    cub = table.put("tiger_cub", runes={"plus": 1})
    table.hand("forests_favor")
    table.play("forests_favor")
    assert (table.obj(hero).runes, table.obj(cub).runes) == ({"plus": 1}, {"plus": 1})
