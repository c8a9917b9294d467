"""Units of Feral."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, D, Table


def _with_moss(level: int = 5, gold: int = 20) -> tuple[Table, ObjId]:
    table = Table("calamandra_moss", gold=gold)
    return table, table.put("calamandra_moss", level=level)


# --- Huntress, Centaur, Barkcoat Bear ---------------------------------------------------------------------


def test_huntress_shoots_beside_her_target() -> None:
    table = Table()
    huntress = table.put("huntress")
    leader = table.put("iron_man", B, slot=LEADER)
    beside = table.put("older_brother", B, slot=ELITE)
    table.attack(huntress, leader)
    assert (table.obj(leader).damage, table.obj(beside).damage) == (2, 1)


def test_huntress_reaches_fliers() -> None:
    table = Table()
    huntress, owl = table.put("huntress"), table.put("gemscout_owl", B)
    table.attack(huntress, owl)
    assert not table.there(owl)


def test_centaur_sends_what_is_left_over_to_the_base() -> None:
    table = Table()
    centaur = table.put("centaur")
    wisp = table.put("wisp", B, slot=ELITE)
    table.attack(centaur, wisp)
    assert not table.there(wisp)
    assert table.base().damage == 2


def test_centaur_sends_nothing_on_past_somebody_who_does_not_patrol() -> None:
    table = Table()
    centaur, wisp = table.put("centaur"), table.put("wisp", B)
    table.attack(centaur, wisp)
    assert table.base().damage == 0


def test_barkcoat_bear_makes_opponents_pay_two_to_target_it() -> None:
    table = Table("argagarg_garg", gold=4)
    table.put("argagarg_garg")
    bear = table.put("barkcoat_bear", B)
    table.hand("rampant_growth")
    table.play("rampant_growth", bear)
    assert (table.now(bear).atk, table.player().gold) == (7, 0)


def test_barkcoat_bear_cannot_be_targeted_without_the_gold() -> None:
    table = Table("argagarg_garg", gold=3)
    hero = table.put("argagarg_garg")
    bear = table.put("barkcoat_bear", B)
    table.hand("rampant_growth")
    table.play("rampant_growth")
    assert (table.now(bear).atk, table.now(hero).atk) == (5, 3)


# --- Stalking Tiger, Predator Tiger -----------------------------------------------------------------------


def test_stalking_tiger_sneaks_past_patrollers_to_a_unit_but_not_to_the_base() -> None:
    table = Table()
    tiger = table.put("stalking_tiger")
    leader = table.put("iron_man", B, slot=LEADER)
    second, idle = table.put("iron_man", B, slot=ELITE), table.put("tenderfoot", B)
    hero = table.put("troq_bashar", B)
    table.do(f"attack>{tiger}")
    assert table.options == [str(leader), str(second), str(idle), "back"]
    table.do(str(idle))
    assert not table.there(idle)
    assert table.there(hero)


def test_stalking_tiger_is_seen_and_shot_by_a_tower() -> None:
    table = Table()
    tiger = table.put("stalking_tiger")
    leader, idle = table.put("young_treant", B, slot=LEADER), table.put("tenderfoot", B)
    table.put("tower", B)
    table.do(f"attack>{tiger}")
    assert table.options == [str(leader), "back"]
    table.do(str(leader))
    assert table.obj(tiger).damage == 1, "by the Tower alone"
    assert table.there(idle)


def test_stalking_tiger_is_not_shot_when_the_tower_has_seen_another_one() -> None:
    table = Table()
    tiger, chameleon = table.put("stalking_tiger"), table.put("chameleon")
    leader = table.put("young_treant", B, slot=LEADER)
    idle = table.put("young_treant", B)
    table.put("tower", B)
    table.attack(chameleon, leader)
    table.attack(tiger, idle)
    assert table.obj(chameleon).damage == 1
    assert table.obj(tiger).damage == 0


def test_stalking_tiger_is_invisible_with_an_own_feral_hero() -> None:
    table, _ = _with_moss(level=1)
    tiger = table.put("stalking_tiger")
    table.put("iron_man", B, slot=LEADER)
    assert table.now(tiger).flags & key.INVISIBLE
    table.attack(tiger, table.base().id)
    assert table.base().damage == 4


def test_stalking_tiger_is_not_invisible_by_the_hero_of_an_opponent() -> None:
    table = Table("troq_bashar", "calamandra_moss")
    table.put("calamandra_moss", B)
    tiger = table.put("stalking_tiger")
    assert not table.now(tiger).flags & (key.INVISIBLE | key.STEALTH)


def test_predator_tiger_passes_by_tech_zero_units_and_bites_a_worker() -> None:
    table = Table()
    tiger = table.put("predator_tiger")
    table.put("tiger_cub", B, slot=LEADER)
    happened = table.attack(tiger, table.base().id)
    assert (table.base().damage, table.player(B).workers, table.player(A).workers) == (4, 9, 10)
    assert table.heard(ev.WorkersLost, happened) == [ev.WorkersLost(B, 1, "trashed")]


def test_predator_tiger_does_not_pass_by_others_and_bites_nobody_then() -> None:
    table = Table()
    tiger = table.put("predator_tiger")
    hero = table.put("troq_bashar", B, slot=LEADER)
    table.do(f"attack>{tiger}")
    assert table.options == [str(hero), "back"]
    table.do(str(hero))
    assert table.player(B).workers == 10


def test_predator_tiger_bites_when_overpower_reaches_the_base() -> None:
    table = Table()
    table.put("blooming_elm")
    tiger = table.put("predator_tiger", runes={"plus": 1})
    leader = table.put("tiger_cub", B, slot=LEADER)
    table.attack(tiger, leader)
    assert (table.base().damage, table.player(B).workers) == (2, 9), "5, less 1 armor and 2 HP"


def test_predator_tiger_bites_the_partner_that_its_controller_chooses() -> None:
    table = Table(mode="teams")
    tiger = table.put("predator_tiger")
    table.attack(tiger, table.base(B).id)
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat3"])
    table.do("seat3")
    assert (table.player(B).workers, table.player(D).workers) == (10, 9)


# --- Rampaging Elephant, Gigadon, Moss Ancient ------------------------------------------------------------


def test_rampaging_elephant_attacks_twice() -> None:
    table = Table()
    elephant = table.put("rampaging_elephant")
    table.attack(elephant, table.base().id)
    assert not table.obj(elephant).is_exhausted
    table.attack(elephant, table.base().id)
    assert table.base().damage == 12
    assert table.obj(elephant).is_exhausted
    assert f"attack>{elephant}" not in table.options


def test_rampaging_elephant_is_readied_anew_in_each_turn() -> None:
    table = Table()
    elephant = table.put("rampaging_elephant")
    table.attack(elephant, table.base().id)
    table.end_turn()
    table.end_turn()
    table.attack(elephant, table.base().id)
    assert not table.obj(elephant).is_exhausted


def test_each_rampaging_elephant_counts_for_itself() -> None:
    table = Table()
    one, two = table.put("rampaging_elephant"), table.put("rampaging_elephant")
    table.attack(one, table.base().id)
    table.attack(two, table.base().id)
    assert not table.obj(one).is_exhausted
    assert not table.obj(two).is_exhausted


def test_gigadon_costs_one_less_for_each_own_green_unit() -> None:
    table, _ = _with_moss(level=1, gold=7)
    table.tech(A, 2)
    table.put("tiger_cub")
    table.put("frog")
    table.put("iron_man")
    table.put("tiger_cub", B)
    table.hand("gigadon")
    table.play("gigadon")
    [gigadon] = table.found("gigadon")
    assert (table.player().gold, table.now(gigadon).atk, table.now(gigadon).hp) == (0, 8, 8)


def test_gigadon_costs_nine_by_itself_and_never_less_than_nothing() -> None:
    table, _ = _with_moss(level=1, gold=8)
    table.tech(A, 2)
    table.hand("gigadon")
    assert "play>gigadon" not in table.options
    other, _ = _with_moss(level=1, gold=3)
    other.tech(A, 2)
    for _ in range(11):
        other.put("frog")
    other.hand("gigadon")
    other.play("gigadon")
    assert other.player().gold == 3


def test_moss_ancient_brings_squirrels_when_it_arrives_and_when_it_attacks() -> None:
    table, _ = _with_moss(level=1)
    table.tech(A, 3)
    table.hand("moss_ancient")
    table.play("moss_ancient")
    assert len(table.found("squirrel", A)) == 3
    other = Table()
    ancient = other.put("moss_ancient")
    other.attack(ancient, other.base().id)
    assert (len(other.found("squirrel", A)), other.base().damage) == (3, 8)


def test_moss_ancient_makes_own_squirrels_quick_and_invisible() -> None:
    table = Table()
    table.put("moss_ancient")
    squirrel, foe = table.put("squirrel", is_fresh=True), table.put("squirrel", B)
    frog = table.put("frog")
    table.put("iron_man", B, slot=LEADER)
    both = key.HASTE | key.INVISIBLE
    assert [table.now(each).flags & both for each in (squirrel, foe, frog)] == [both, 0, 0]
    table.attack(squirrel, table.base().id)
    assert table.base().damage == 1


def test_squirrels_are_plain_without_moss_ancient() -> None:
    table = Table()
    squirrel = table.put("squirrel", is_fresh=True)
    assert table.now(squirrel).flags == 0
    assert f"attack>{squirrel}" not in table.options
