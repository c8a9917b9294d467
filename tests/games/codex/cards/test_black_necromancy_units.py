"""Units of Necromancy."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, C, Table


def garth_table(*, level: int = 1, mode: str = "duel", gold: int = 20) -> tuple[Table, ObjId]:
    """A table where A has Garth in play and all his tech buildings; Garth's number."""
    table = Table("garth_torken", mode=mode, gold=gold)
    table.tech(A)
    return table, table.put("garth_torken", A, level=level)


# --- Hooded Executioner -----------------------------------------------------------------------------------


def test_hooded_executioner_boosted_destroys_each_opponents_weakest() -> None:
    table, _ = garth_table(mode="melee3")
    mine = table.put("skeleton", A)
    weak, strong = table.put("tenderfoot", B), table.put("older_brother", B)
    catapult, brother = table.put("corpse_catapult", C), table.put("older_brother", C)
    table.hand("hooded_executioner")
    table.play("hooded_executioner", "yes")
    assert [table.there(each) for each in (mine, weak, strong, catapult, brother)] == [
        True,
        False,
        True,
        True,
        False,
    ]
    assert table.player().gold == 15 + 2, "2 and 3 paid; 1 bounty for each of the two"


def test_hooded_executioner_without_boost_destroys_nothing() -> None:
    table, _ = garth_table()
    foe = table.put("tenderfoot", B)
    table.hand("hooded_executioner")
    table.play("hooded_executioner", "no")
    assert (table.there(foe), table.player().gold) == (True, 18)


# --- Bone Collector ---------------------------------------------------------------------------------------


def test_bone_collector_makes_a_skeleton_with_every_attack() -> None:
    table, _ = garth_table()
    collector = table.put("bone_collector", A)
    table.attack(collector, table.base(B).id)
    assert (len(table.found("skeleton", A)), table.base(B).damage) == (1, 3)


def test_bone_collector_makes_none_on_defence() -> None:
    table, _ = garth_table()
    collector = table.put("bone_collector", B)
    mine = table.put("iron_man", A)
    table.attack(mine, collector)
    assert table.found("skeleton") == []


# --- Blackhand Resurrector --------------------------------------------------------------------------------


def test_blackhand_resurrector_recalls_a_dead_hero_at_its_highest_level() -> None:
    table = Table(["garth_torken", "vandy_anadrose", "orpal_gloor"])
    table.put("garth_torken", A)
    resurrector = table.put("blackhand_resurrector", A)
    friend = table.put("tenderfoot", A)
    vandy = table.player().heroes[1]
    vandy.has_died, vandy.wait = True, 2
    table.use(resurrector)
    hero = table.found("vandy_anadrose", A)[0]
    assert (table.there(resurrector), table.obj(hero).level, table.player().gold) == (False, 5, 20)
    assert table.now(friend).atk == 3, "reaching the highest level was noticed"
    assert table.obj(hero).fresh


def test_blackhand_resurrector_does_not_know_heroes_that_never_died() -> None:
    table, garth = garth_table()
    resurrector = table.put("blackhand_resurrector", A)
    table.use(resurrector)
    assert (table.there(resurrector), table.asked, table.obj(garth).level) == (False, "main", 1)


def test_blackhand_resurrector_must_not_be_tired() -> None:
    table, _ = garth_table()
    resurrector = table.put("blackhand_resurrector", A, is_fresh=True)
    assert f"use>{resurrector}.0" not in table.options


# --- Skeletal Lord ----------------------------------------------------------------------------------------


def test_skeletal_lord_makes_own_skeletons_stronger() -> None:
    table, _ = garth_table()
    table.put("skeletal_lord", A)
    token, javelineer = table.put("skeleton", A), table.put("skeleton_javelineer", A)
    zombie, foe = table.put("zombie", A), table.put("skeleton", B)
    assert [table.now(each).atk for each in (token, javelineer, zombie, foe)] == [2, 2, 2, 1]
    assert [table.now(each).hp for each in (token, javelineer, zombie, foe)] == [2, 2, 2, 1]


def test_skeletal_lord_puts_a_unit_from_the_hand_for_five_skeletons() -> None:
    table = Table("garth_torken", gold=0)
    lord = table.put("skeletal_lord", A, is_fresh=True)
    skeletons = [table.put("skeleton", A, is_fresh=True) for _ in range(6)]
    table.hand("spark", "terras_q_the_shackled", "tenderfoot")
    table.do(f"use>{lord}.1", *map(str, skeletons[:5]))
    assert (table.asked, table.options) == ("choose", ["tenderfoot", "terras_q_the_shackled"])
    table.do("terras_q_the_shackled")
    assert len(table.found("terras_q_the_shackled", A)) == 1
    assert [table.obj(each).is_exhausted for each in skeletons] == [True] * 5 + [False]
    assert table.player().hand == ["spark", "tenderfoot"]


def test_skeletal_lord_needs_five_ready_ones() -> None:
    table, _ = garth_table()
    lord = table.put("skeletal_lord", A)
    for number in range(5):
        table.put("skeleton", A, is_exhausted=number == 0)
    table.hand("tenderfoot")
    assert f"use>{lord}.1" not in table.options


# --- Corpse Catapult --------------------------------------------------------------------------------------


def test_corpse_catapult_gathers_and_throws() -> None:
    table, garth = garth_table(level=4)
    catapult = table.put("corpse_catapult", A)
    table.put("skeleton", A)
    table.put("skeleton_javelineer", A)
    tower = table.put("tower", B)
    assert f"use>{catapult}.1" not in table.options
    table.use(garth, 1, table.found("skeleton")[0])
    table.use(garth, 1)
    assert table.obj(catapult).runes == {"corpse": 2}
    table.use(catapult, 1, tower)
    assert (table.there(tower), table.base(B).damage) == (False, 2)
    assert (table.obj(catapult).runes, table.obj(catapult).is_exhausted) == ({}, True)


def test_corpse_catapult_minds_neither_others_units_nor_heroes() -> None:
    table, _ = garth_table()
    catapult = table.put("corpse_catapult", A)
    foe = table.put("timely_messenger", B)
    table.put("gorgon", A)
    table.hand("deteriorate")
    table.play("deteriorate", foe)
    assert (table.there(foe), table.obj(catapult).runes) == (False, {})


# --- Wight ------------------------------------------------------------------------------------------------


def test_wight_goes_for_heroes_and_kills_them() -> None:
    table, _ = garth_table()
    wight = table.put("wight", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    hero = table.put("troq_bashar", B, level=8)
    table.do(f"attack>{wight}")
    assert table.options == [str(leader), str(hero), "back"]
    table.do(str(hero))
    assert not table.there(hero), "5 HP against 4 ATK"


def test_wight_has_no_such_power_over_units() -> None:
    table, _ = garth_table()
    wight = table.put("wight", A)
    rhino = table.put("regular_sized_rhinoceros", B, slot=ELITE)
    table.attack(wight, rhino)
    assert table.obj(rhino).damage == 4


# --- Necromancer ------------------------------------------------------------------------------------------


def test_necromancer_raises_a_skeleton_for_every_other_card() -> None:
    table, _ = garth_table()
    table.put("necromancer", A)
    mine = table.put("timely_messenger", A)
    table.hand("deteriorate")
    table.play("deteriorate", mine)
    assert len(table.found("skeleton", A)) == 1


def test_necromancer_minds_neither_tokens_nor_itself_nor_others_units() -> None:
    table, _ = garth_table()
    necromancer = table.put("necromancer", A, damage=2)
    token, foe = table.put("skeleton", A), table.put("timely_messenger", B)
    table.hand("deteriorate", "deteriorate", "deteriorate")
    table.play("deteriorate", token)
    table.play("deteriorate", foe)
    table.play("deteriorate")
    assert (table.there(necromancer), table.found("skeleton")) == (False, [])


def test_necromancer_sees_those_who_are_sacrificed_with_it() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A, level=5)
    table.put("necromancer", A)
    table.put("tenderfoot", A)
    table.put("older_brother", A)
    table.hand("metamorphosis")
    table.play("metamorphosis")
    assert len(table.found("skeleton", A)) == 2


# --- Lord of Shadows --------------------------------------------------------------------------------------


def test_lord_of_shadows_hides_own_black_units() -> None:
    table, garth = garth_table()
    lord, skeleton = table.put("lord_of_shadows", A), table.put("skeleton", A)
    neutral, foe = table.put("tenderfoot", A), table.put("skeleton", B)
    hidden = [bool(table.now(each).flags & key.INVISIBLE) for each in (lord, skeleton, neutral, foe, garth)]
    assert hidden == [True, True, False, False, False]


def test_lord_of_shadows_cannot_be_attacked_or_targeted() -> None:
    table = Table()
    lord, tenderfoot = table.put("lord_of_shadows", B), table.put("tenderfoot", B)
    mine = table.put("iron_man", A)
    table.do(f"attack>{mine}")
    assert str(lord) not in table.options
    assert str(tenderfoot) in table.options
