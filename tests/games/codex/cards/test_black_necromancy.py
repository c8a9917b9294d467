"""Necromancy and Garth Torken."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ObjId
from tests.games.codex.kit.table import A, B, C, Table


def garth_table(*, level: int = 1, mode: str = "duel", gold: int = 20) -> tuple[Table, ObjId]:
    """A table where A has Garth in play and all his tech buildings; Garth's number."""
    table = Table("garth_torken", mode=mode, gold=gold)
    table.tech(A)
    return table, table.put("garth_torken", A, level=level)


# --- Nether Drain -----------------------------------------------------------------------------------------


def test_nether_drain_takes_two_levels_and_gives_two() -> None:
    table, garth = garth_table(level=3)
    troq = table.put("troq_bashar", B, level=6)
    table.hand("nether_drain")
    table.play("nether_drain", troq)
    assert (table.obj(troq).level, table.obj(garth).level) == (4, 5)
    assert (table.now(troq).atk, table.now(troq).hp) == (2, 3)


def test_nether_drain_stops_at_the_first_level_and_bars_from_more() -> None:
    table, garth = garth_table(level=2)
    troq = table.put("troq_bashar", B, level=8)
    table.hand("nether_drain")
    table.play("nether_drain", garth)
    assert (table.obj(garth).level, table.obj(troq).level) == (1, 8)
    assert "level>garth_torken" not in table.options
    table.end_turn()
    table.end_turn()
    assert "level>garth_torken" in table.options


def test_nether_drain_can_kill_who_falls_into_a_lower_band() -> None:
    table, _ = garth_table(level=1)
    troq = table.put("troq_bashar", B, level=5, damage=3)
    table.hand("nether_drain")
    table.play("nether_drain", troq)
    assert not table.there(troq)


def test_nether_drain_does_not_give_the_choice_of_somebody_who_is_not_active() -> None:
    table = Table("garth_torken", "garth_torken")
    mine = table.put("garth_torken", A, level=4)
    theirs = table.put("garth_torken", B, level=6)
    table.tech(B, 1)
    table.discard("bone_collector", seat=B)
    table.hand("nether_drain")
    table.play("nether_drain", mine)
    assert (table.obj(theirs).level, table.asked, table.found("bone_collector")) == (7, "main", [])


def test_nether_drain_ends_the_time_at_the_highest_level() -> None:
    table = Table(["garth_torken", "vandy_anadrose", "orpal_gloor"])
    garth = table.put("garth_torken", A, level=7)
    orpal = table.put("orpal_gloor", A, level=1)
    table.hand("nether_drain", "death_rites")
    assert "play>death_rites" in table.options
    table.play("nether_drain", garth)
    assert (table.obj(garth).level, table.obj(orpal).level) == (5, 3)
    assert "play>death_rites" not in table.options
    assert not table.obj(garth).was_max_at_start


# --- Lich's Bargain ---------------------------------------------------------------------------------------


def test_lichs_bargain_pays_with_a_worker_and_the_base() -> None:
    table, _ = garth_table()
    table.hand("lichs_bargain")
    table.play("lichs_bargain")
    assert (table.player().workers, table.base(A).damage, table.player().gold) == (9, 4, 18)
    assert [len(table.found(each, A)) for each in ("skeleton", "zombie", "horror")] == [1, 1, 1]


def test_lichs_bargain_can_lose_the_match() -> None:
    table, _ = garth_table()
    table.base(A).damage = 16
    table.hand("lichs_bargain")
    table.play("lichs_bargain")
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.found("horror")) == (1, [])


# --- Doom Grasp -------------------------------------------------------------------------------------------


def test_doom_grasp_gives_one_for_one() -> None:
    table, _ = garth_table()
    mine = table.put("skeleton", A)
    table.put("trojan_duck", B)
    gorgon, hero = table.put("gorgon", B), table.put("troq_bashar", B)
    table.hand("doom_grasp")
    table.do("play>doom_grasp")
    garth = table.found("garth_torken")[0]
    assert (table.there(mine), table.options) == (False, [str(garth), str(gorgon), str(hero)])
    table.do(str(hero))
    assert not table.there(hero)


def test_doom_grasp_without_a_sacrifice_does_nothing() -> None:
    table, _ = garth_table()
    table.put("pestering_haunt", A)
    table.put("gargoyle", A)
    foe = table.put("gorgon", B)
    table.hand("doom_grasp")
    table.play("doom_grasp")
    assert (table.there(foe), table.asked) == (True, "main")


def test_doom_grasp_counts_a_sacrifice_that_a_soul_stone_undid() -> None:
    table, garth = garth_table()
    mine = table.put("tenderfoot", A)
    table.put("soul_stone", A, host=mine)
    foe = table.put("gorgon", B)
    table.hand("doom_grasp")
    table.play("doom_grasp", foe)
    assert (table.there(mine), table.there(foe), table.there(garth)) == (True, False, True)


# --- Death Rites ------------------------------------------------------------------------------------------


def test_death_rites_avenges_every_own_death_of_the_turn() -> None:
    table, garth = garth_table(level=7)
    mine = table.put("skeleton", A)
    low, high = table.put("older_brother", B), table.put("gorgon", B)
    table.hand("death_rites")
    table.play("death_rites")
    assert table.there(low)
    table.use(garth, 1)
    assert [table.there(each) for each in (mine, low, high)] == [False, False, True]


def test_death_rites_lets_choose_the_opponent_and_the_unit() -> None:
    table, garth = garth_table(level=7, mode="melee3")
    table.put("skeleton", A)
    near = table.put("tenderfoot", B)
    one, other = table.put("tenderfoot", C), table.put("tenderfoot", C)
    table.hand("death_rites")
    table.play("death_rites")
    table.use(garth, 1, "seat2", other)
    assert [table.there(each) for each in (near, one, other)] == [True, True, False]


def test_death_rites_is_over_with_the_turn_and_minds_own_units_alone() -> None:
    table, garth = garth_table(level=7)
    table.put("skeleton", A)
    victim, foe = table.put("timely_messenger", B), table.put("gorgon", B)
    table.hand("death_rites", "deteriorate")
    table.play("death_rites")
    table.play("deteriorate", victim)
    assert table.there(foe), "it was no unit of A"
    table.end_turn()
    table.end_turn()
    table.use(garth, 1)
    assert table.there(foe)


def test_death_rites_skips_the_indestructible() -> None:
    table, garth = garth_table(level=7)
    table.put("skeleton", A)
    gargoyle, gorgon = table.put("gargoyle", B), table.put("gorgon", B)
    table.hand("death_rites")
    table.play("death_rites")
    table.use(garth, 1)
    assert (table.there(gargoyle), table.there(gorgon)) == (True, False)


# --- Garth Torken -----------------------------------------------------------------------------------------


def test_garth_torken_makes_a_skeleton_once_a_turn() -> None:
    table, garth = garth_table()
    table.use(garth)
    assert (len(table.found("skeleton", A)), table.player().gold) == (1, 19)
    assert f"use>{garth}.0" not in table.options
    table.end_turn()
    table.end_turn()
    assert f"use>{garth}.0" in table.options


def test_garth_torken_draws_for_skeletons() -> None:
    table, garth = garth_table(level=4)
    skeleton, zombie = table.put("skeleton", A), table.put("zombie", A)
    table.use(garth, 1)
    assert (table.there(skeleton), table.there(zombie), len(table.player().hand)) == (False, True, 1)
    assert f"use>{garth}.1" not in table.options
    table, garth = garth_table(level=3)
    table.put("skeleton", A)
    assert f"use>{garth}.1" not in table.options


def test_garth_torken_at_max_may_raise_a_unit_of_the_discard() -> None:
    table, _ = garth_table(level=6)
    table.discard("bone_collector", "necromancer", "tenderfoot", "lord_of_shadows", "gargoyle", "spark")
    table.do("level>garth_torken")
    assert (table.asked, table.options) == ("choose", ["bone_collector", "necromancer", "none"])
    happened = table.do("necromancer")
    raised = table.found("necromancer", A)[0]
    assert (table.obj(raised).fresh, table.player().gold) == (True, 19)
    assert "necromancer" not in table.player().discard
    moved = table.heard(ev.CardMoved, happened)[0]
    assert moved.for_public() == moved, "what comes into play is open"


def test_garth_torken_at_max_needs_the_building_of_the_unit() -> None:
    table = Table("garth_torken")
    table.tech(A, 1)
    table.put("garth_torken", A, level=6)
    table.discard("bone_collector", "necromancer")
    table.do("level>garth_torken")
    assert table.options == ["bone_collector", "none"]
    table.do("none")
    assert table.found("bone_collector") == []


def test_garth_torken_is_asked_even_if_nothing_fits_so_that_nobody_learns_it() -> None:
    table, _ = garth_table(level=6)
    table.discard("spark")
    table.do("level>garth_torken")
    assert table.options == ["none"]


def test_garth_torken_without_a_discard_is_not_asked() -> None:
    table, _ = garth_table(level=6)
    table.do("level>garth_torken")
    assert table.asked == "main"
