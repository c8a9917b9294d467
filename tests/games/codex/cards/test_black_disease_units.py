"""Units and buildings of Disease."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table


def orpal_table(*, level: int = 1, mode: str = "duel") -> tuple[Table, ObjId]:
    """A table where A has Orpal in play and all his tech buildings; Orpal's number."""
    table = Table("orpal_gloor", mode=mode)
    table.tech(A)
    return table, table.put("orpal_gloor", A, level=level)


# --- Crypt Crawler ----------------------------------------------------------------------------------------


def test_crypt_crawler_brings_a_flier_down() -> None:
    table, _ = orpal_table()
    crawler = table.put("crypt_crawler", A)
    flier = table.put("eggship", B)
    table.use(crawler)
    assert not table.now(flier).flags & key.FLYING
    table.attack(crawler, flier)
    assert not table.there(flier)


def test_crypt_crawler_can_do_it_again_and_only_to_fliers() -> None:
    table, _ = orpal_table()
    crawler = table.put("crypt_crawler", A)
    ground = table.put("tenderfoot", B)
    one, other = table.put("eggship", B), table.put("cursed_crow", B)
    table.do(f"use>{crawler}.0")
    assert (table.options, str(ground) in table.options) == ([str(one), str(other)], False)
    table.do(str(one))
    table.use(crawler)
    assert table.player().gold == 18
    table.end_turn()
    assert table.now(one).flags & table.now(other).flags & key.FLYING


# --- Plague Spitter ---------------------------------------------------------------------------------------


def test_plague_spitter_leaves_runes_after_armor() -> None:
    table, _ = orpal_table()
    spitter = table.put("plague_spitter", A)
    rhino = table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.attack(spitter, rhino)
    assert (table.obj(rhino).runes, table.obj(rhino).damage) == ({"minus": 2}, 0), "one for the armor"


def test_plague_spitter_does_it_on_defence_too_but_not_to_buildings() -> None:
    table, _ = orpal_table()
    spitter = table.put("plague_spitter", A)
    table.attack(spitter, table.base(B).id)
    assert (table.base(B).damage, table.base(B).runes) == (3, {})
    other = Table()
    defender = other.put("plague_spitter", B)
    hero = other.put("troq_bashar", A, level=8)
    other.attack(hero, defender)
    assert other.obj(hero).runes == {"minus": 3}


# --- Gorgon -----------------------------------------------------------------------------------------------


def test_gorgon_draws_when_it_dies() -> None:
    table, _ = orpal_table()
    gorgon = table.put("gorgon", B)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.attack(rhino, gorgon)
    assert (table.there(gorgon), len(table.player(B).hand)) == (False, 1)
    assert not table.there(rhino), "deathtouch"


def test_gorgon_that_lives_draws_nothing() -> None:
    table = Table()
    tenderfoot = table.put("tenderfoot", A)
    gorgon = table.put("gorgon", B)
    table.attack(tenderfoot, gorgon)
    assert (table.there(gorgon), table.player(B).hand) == (True, [])


# --- Cursed Ghoul -----------------------------------------------------------------------------------------


def test_cursed_ghoul_must_lay_a_rune() -> None:
    table, _ = orpal_table()
    table.hand("cursed_ghoul")
    table.play("cursed_ghoul")
    ghoul = table.found("cursed_ghoul")[0]
    assert table.obj(ghoul).runes == {"minus": 1}, "nobody else is there"


def test_cursed_ghoul_passes_ill_unit_patrollers() -> None:
    table, _ = orpal_table()
    ghoul = table.put("cursed_ghoul", A)
    table.put("gorgon", B, slot=LEADER, runes={"minus": 1})
    table.attack(ghoul, table.base(B).id)
    assert table.base(B).damage == 4


def test_cursed_ghoul_is_stopped_by_the_healthy_and_by_heroes() -> None:
    table, _ = orpal_table()
    ghoul = table.put("cursed_ghoul", A)
    ill = table.put("gorgon", B, slot=LEADER, runes={"minus": 1})
    hero = table.put("troq_bashar", B, slot=ELITE, runes={"minus": 1})
    table.do(f"attack>{ghoul}")
    assert table.options == [str(ill), str(hero), "back"]


# --- Cursed Crow ------------------------------------------------------------------------------------------


def test_cursed_crow_takes_a_card_with_a_base_hit() -> None:
    table, _ = orpal_table()
    crow = table.put("cursed_crow", A)
    table.hand("spark", "bloom", seat=B)
    happened = table.attack(crow, table.base(B).id)
    assert (table.base(B).damage, len(table.player(B).hand)) == (3, 1)
    lost = table.heard(ev.Discarded, happened)[0].for_public()
    assert isinstance(lost, ev.Discarded)
    assert lost.cards == ()


def test_cursed_crow_takes_none_for_a_destroyed_building() -> None:
    table, _ = orpal_table()
    crow = table.put("cursed_crow", A)
    tech = table.put("tech1", B, damage=2)
    table.hand("spark", seat=B)
    table.attack(crow, tech)
    assert (table.there(tech), table.base(B).damage, table.player(B).hand) == (False, 2, ["spark"])


def test_cursed_crow_asks_which_partner_when_a_shared_base_is_hit() -> None:
    table, _ = orpal_table(mode="teams")
    crow = table.put("cursed_crow", A)
    table.hand("spark", seat=B)
    table.do(f"attack>{crow}", str(table.base(B).id))
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat3"])
    table.do("seat1")
    assert table.player(B).hand == []


# --- Abomination ------------------------------------------------------------------------------------------


def test_abomination_weakens_all_other_units() -> None:
    table, orpal = orpal_table()
    abomination = table.put("abomination", A)
    mine, foe = table.put("tenderfoot", A), table.put("gorgon", B)
    assert (table.now(mine).atk, table.now(mine).hp) == (0, 1)
    assert (table.now(foe).atk, table.now(foe).hp) == (1, 3)
    assert (table.now(abomination).atk, table.now(orpal).atk) == (6, 1)


def test_two_abominations_weaken_each_other_and_the_rest_by_two() -> None:
    table, _ = orpal_table()
    one, other = table.put("abomination", A), table.put("abomination", B)
    rhino = table.put("regular_sized_rhinoceros", B)
    assert (table.now(one).hp, table.now(other).hp) == (5, 5)
    assert (table.now(rhino).atk, table.now(rhino).hp) == (3, 4)


# --- Plague Lab -------------------------------------------------------------------------------------------


def test_plague_lab_makes_an_opponents_units_ill() -> None:
    table, _ = orpal_table()
    unit, hero = table.put("gorgon", B), table.put("troq_bashar", B)
    mine = table.put("gorgon", A)
    table.hand("plague_lab")
    table.play("plague_lab")
    assert [table.obj(each).runes for each in (unit, hero, mine)] == [{"minus": 1}, {}, {}]


def test_plague_lab_multiplies_runes_of_any_kind() -> None:
    table, orpal = orpal_table()
    lab = table.put("plague_lab", A)
    table.obj(orpal).runes["plus"] = 1
    javelineer = table.put("skeleton_javelineer", A, runes={"javelin": 1, "plus": 1})
    foe = table.put("gorgon", B, runes={"minus": 2})
    bare = table.put("tenderfoot", A)
    table.do(f"use>{lab}.1")
    assert table.options == [str(orpal), str(javelineer), str(foe), "none"]
    table.do(str(foe), str(javelineer), "done")
    assert (table.asked, table.options) == ("rune", ["javelin", "plus"])
    table.do("javelin")
    assert table.obj(javelineer).runes == {"javelin": 2, "plus": 1}
    assert (table.obj(foe).runes, table.obj(orpal).runes) == ({"minus": 3}, {"plus": 1})
    assert (table.obj(bare).runes, table.player().gold, table.obj(lab).is_exhausted) == ({}, 18, True)


def test_plague_lab_may_choose_nothing() -> None:
    table, _ = orpal_table()
    lab = table.put("plague_lab", A)
    foe = table.put("gorgon", B, runes={"minus": 2})
    table.use(lab, 1, "none")
    assert table.obj(foe).runes == {"minus": 2}


# --- Plague Lord ------------------------------------------------------------------------------------------


def test_plague_lord_makes_all_opposing_ill_when_it_arrives_and_attacks() -> None:
    table, orpal = orpal_table()
    unit, hero = table.put("gorgon", B), table.put("troq_bashar", B)
    table.hand("plague_lord")
    table.play("plague_lord")
    assert (table.obj(unit).runes, table.obj(hero).runes) == ({"minus": 1}, {"minus": 1})
    assert table.obj(orpal).runes == {}
    other, _ = orpal_table()
    lord = other.put("plague_lord", A)
    foe = other.put("regular_sized_rhinoceros", B)
    other.attack(lord, other.base(B).id)
    assert (other.obj(foe).runes, other.base(B).damage) == ({"minus": 1}, 4)


def test_plague_lord_counts_runes_in_its_own_upkeep_alone() -> None:
    table, _ = orpal_table()
    table.put("plague_lord", A)
    table.put("gorgon", A, runes={"minus": 1})
    table.put("gorgon", B, runes={"minus": 2})
    table.put("troq_bashar", B, runes={"minus": 1})
    table.end_turn()
    assert (table.base(A).damage, table.base(B).damage) == (0, 0)
    table.end_turn()
    assert (table.base(A).damage, table.base(B).damage) == (1, 3)
