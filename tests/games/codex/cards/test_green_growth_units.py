"""Units, the building and the upgrade of Growth."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table


def _with_garg(level: int = 1, gold: int = 20) -> tuple[Table, ObjId]:
    table = Table("argagarg_garg", gold=gold)
    return table, table.put("argagarg_garg", level=level)


# --- Galina Glimmer, Giant Panda, Artisan Mantis, Oversized Rhinoceros -------------------------------------


def test_galina_glimmer_brings_a_gold_for_every_two_green_units() -> None:
    table = Table(turn=B, gold=0, workers=4)
    for kind in ("galina_glimmer", "tiger_cub", "frog", "iron_man"):
        table.put(kind, A)
    table.put("tiger_cub", B)
    table.end_turn()
    assert table.player(A).gold == 4 + 1, "three units make one gold"


def test_galina_glimmer_counts_herself_and_alone_brings_nothing() -> None:
    table = Table(turn=B, gold=0, workers=4)
    table.put("galina_glimmer", A)
    table.end_turn()
    assert table.player(A).gold == 4
    other = Table(turn=B, gold=0, workers=4)
    for kind in ("galina_glimmer", "tiger_cub", "frog", "frog"):
        other.put(kind, A)
    other.end_turn()
    assert other.player(A).gold == 6


def test_galina_glimmer_is_legendary() -> None:
    table, _ = _with_garg()
    table.tech(A, 1)
    table.put("galina_glimmer")
    table.hand("galina_glimmer")
    assert "play>galina_glimmer" not in table.options


def test_giant_panda_arrives_exhausted_with_a_wisp() -> None:
    table, _ = _with_garg()
    table.tech(A, 1)
    table.hand("giant_panda")
    table.play("giant_panda")
    [panda] = table.found("giant_panda")
    assert (table.now(panda).atk, table.now(panda).hp, table.obj(panda).is_exhausted) == (2, 4, True)
    assert len(table.found("wisp", A)) == 1


def test_giant_panda_is_ready_in_the_next_turn() -> None:
    table, _ = _with_garg()
    table.tech(A, 1)
    table.hand("giant_panda")
    table.play("giant_panda")
    table.end_turn()
    table.end_turn()
    assert f"attack>{table.found('giant_panda')[0]}" in table.options


def test_artisan_mantis_repairs_three() -> None:
    table, _ = _with_garg()
    table.tech(A, 2)
    base = table.base(A)
    base.damage = 5
    table.hand("artisan_mantis")
    table.play("artisan_mantis", base.id)
    assert table.base(A).damage == 2


def test_artisan_mantis_repairs_all_where_it_is_less_and_chooses_any_building() -> None:
    table, _ = _with_garg()
    table.tech(A, 2)
    tower = table.put("tower", B, damage=2)
    tree = table.put("verdant_tree")
    table.hand("artisan_mantis")
    table.do("play>artisan_mantis")
    assert {str(tower), str(tree), str(table.base(A).id), str(table.base(B).id)} < set(table.options)
    table.do(str(tower))
    assert table.obj(tower).damage == 0


def test_oversized_rhinoceros_is_a_plain_seven_eight() -> None:
    table, _ = _with_garg(gold=5)
    table.tech(A, 2)
    table.hand("oversized_rhinoceros")
    table.play("oversized_rhinoceros")
    [rhino] = table.found("oversized_rhinoceros")
    assert (table.now(rhino).atk, table.now(rhino).hp, table.player().gold) == (7, 8, 0)


def test_oversized_rhinoceros_needs_the_second_tech_building() -> None:
    table, _ = _with_garg()
    table.tech(A, 1)
    table.hand("oversized_rhinoceros")
    assert "play>oversized_rhinoceros" not in table.options


# --- Blooming Ancient, Blooming Elm -----------------------------------------------------------------------


def test_blooming_ancient_grows_with_each_arrival_of_the_own_side() -> None:
    table = Table("argagarg_garg")
    ancient = table.put("blooming_ancient")
    table.do("summon>argagarg_garg")
    assert table.asked == "order"
    table.do(table.options[0])
    assert table.obj(ancient).runes == {"plus": 2}, "the hero and the Wisp"
    assert (table.now(ancient).atk, table.now(ancient).hp) == (4, 6)


def test_blooming_ancient_does_not_grow_by_itself_or_by_others() -> None:
    table, _ = _with_garg()
    table.tech(A, 2)
    table.hand("blooming_ancient")
    table.play("blooming_ancient")
    [ancient] = table.found("blooming_ancient")
    assert table.obj(ancient).runes == {}
    table.hand("tiger_cub", seat=B)
    table.end_turn()
    table.play("tiger_cub")
    assert table.obj(ancient).runes == {}


def test_blooming_ancient_gives_runes_away_as_often_as_it_has_some() -> None:
    table = Table(gold=0)
    ancient, cub = table.put("blooming_ancient", runes={"plus": 2}), table.put("tiger_cub")
    table.use(ancient, 1)
    table.use(ancient, 1)
    assert (table.obj(ancient).runes, table.obj(cub).runes) == ({}, {"plus": 2})
    assert f"use>{ancient}.1" not in table.options


def test_blooming_elm_gives_overpower_to_those_with_a_rune() -> None:
    table = Table()
    table.put("blooming_elm")
    grown, plain = table.put("tiger_cub", runes={"plus": 1}), table.put("tiger_cub")
    hero, foe = table.put("troq_bashar", runes={"plus": 1}), table.put("tiger_cub", B, runes={"plus": 1})
    found = [bool(table.now(each).flags & key.OVERPOWER) for each in (grown, plain, hero, foe)]
    assert found == [True, False, True, False]


def test_blooming_elm_puts_three_runes_on_a_unit_and_one_on_a_hero() -> None:
    table = Table()
    one, two = table.put("blooming_elm"), table.put("blooming_elm")
    cub, hero = table.put("tiger_cub"), table.put("troq_bashar")
    table.use(one, 1, cub)
    table.use(two, 1, hero)
    assert (table.obj(cub).runes, table.obj(hero).runes) == ({"plus": 3}, {"plus": 1})


def test_blooming_elm_may_name_one_with_a_rune_but_gives_nothing() -> None:
    table = Table()
    elm, cub = table.put("blooming_elm"), table.put("tiger_cub", runes={"plus": 1})
    table.use(elm, 1)
    assert (table.obj(cub).runes, table.obj(elm).is_exhausted) == ({"plus": 1}, True)


# --- Might of Leaf and Claw, Guargum ----------------------------------------------------------------------


def test_might_of_leaf_and_claw_grows_once_for_an_attack() -> None:
    table = Table()
    might = table.put("might_of_leaf_and_claw")
    huntress = table.put("huntress")
    leader = table.put("iron_man", B, slot=LEADER)
    table.put("older_brother", B, slot=ELITE)
    table.attack(huntress, leader)
    assert table.obj(might).runes == {"growth": 1}, "sparkshot adds none"


def test_might_of_leaf_and_claw_does_not_grow_without_damage_but_by_damage_to_armor() -> None:
    table = Table()
    might = table.put("might_of_leaf_and_claw")
    wisp, merfolk = table.put("wisp"), table.put("merfolk_prospector")
    leader = table.put("young_treant", B, slot=LEADER)
    table.attack(wisp, leader)
    assert table.obj(might).runes == {}
    table.attack(merfolk, leader)
    assert table.obj(might).runes == {"growth": 1}
    assert table.obj(leader).damage == 0


def test_might_of_leaf_and_claw_grows_when_the_attacker_dies_but_not_by_attacks_of_others() -> None:
    table = Table()
    might, theirs = table.put("might_of_leaf_and_claw"), table.put("might_of_leaf_and_claw", B)
    cub, rhino = table.put("tiger_cub"), table.put("oversized_rhinoceros", B)
    table.attack(cub, rhino)
    assert not table.there(cub)
    assert (table.obj(might).runes, table.obj(theirs).runes) == ({"growth": 1}, {})


def test_might_of_leaf_and_claw_with_five_runes_gives_five_five() -> None:
    table = Table()
    might = table.put("might_of_leaf_and_claw", runes={"growth": 4})
    cub, hero, foe = table.put("tiger_cub"), table.put("troq_bashar"), table.put("tiger_cub", B)
    assert table.now(cub).atk == 2
    table.attack(cub, table.base().id)
    assert table.obj(might).runes == {"growth": 5}
    found = [(table.now(each).atk, table.now(each).hp) for each in (cub, hero, foe)]
    assert found == [(7, 7), (7, 8), (2, 2)]


def test_guargum_lets_growth_spells_be_played_for_nothing_and_without_a_hero() -> None:
    table = Table("argagarg_garg", gold=0)
    table.put("guargum_eternal_sentinel", is_fresh=True)
    cub = table.put("tiger_cub")
    table.hand("dinosize", "stampede")
    table.play("dinosize", cub)
    table.play("stampede")
    assert (table.now(cub).atk, table.player().gold) == (2 + 6 + 3, 0)


def test_guargum_helps_with_no_other_spells_and_nobody_else() -> None:
    table = Table(["argagarg_garg", "calamandra_moss", "master_midori"], gold=0)
    table.put("guargum_eternal_sentinel")
    table.hand("ferocity", "rampant_growth")
    assert "play>ferocity" not in table.options
    assert "play>rampant_growth" not in table.options
    other = Table("argagarg_garg")
    other.put("guargum_eternal_sentinel", B)
    other.hand("dinosize")
    assert "play>dinosize" not in other.options


def test_guargum_obliterates_four_of_the_lowest() -> None:
    table = Table()
    guargum = table.put("guargum_eternal_sentinel")
    wisps = [table.put("wisp", B) for _ in range(4)]
    rhino = table.put("oversized_rhinoceros", B)
    table.attack(guargum, table.base().id, *wisps[:3])
    assert (table.found("wisp"), table.there(rhino), table.base().damage) == ([], True, 12)
