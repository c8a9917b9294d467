"""Purple cards together with others: time runes, cards that come and go, debts."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.ids import ELITE, LEADER, TECHNICIAN, KindId
from tests.games.codex.kit.table import A, B, C, Table

HEROES = ("prynn_pasternaak", "max_geiger", "vir_garbarean")


# --- Time runes -------------------------------------------------------------------------------------------


def test_the_last_rune_of_an_opponents_forecast_brings_it_to_them() -> None:
    table = Table()
    tinkerer = table.put("tinkerer", A)
    plasmodium = table.put("plasmodium", B, is_future=True, runes={"time": 1})
    table.use(tinkerer, 0, "remove")
    assert (table.obj(plasmodium).is_future, table.obj(plasmodium).seat) == (False, B)
    table.end_turn()
    assert f"attack>{plasmodium}" in table.options


def test_a_tricycloid_may_die_of_a_rune_it_spends() -> None:
    table = Table()
    tricycloid = table.put("tricycloid", A, runes={"time": 1}, damage=3)
    table.use(tricycloid, 2, table.base(B).id)
    assert not table.there(tricycloid)
    assert table.base(B).damage == 1


def test_a_double_time_hurried_along_follows_this_turn() -> None:
    table = Table("vir_garbarean")
    tinkerer = table.put("tinkerer", A)
    table.put("double_time", A, is_future=True, runes={"time": 1})
    table.use(tinkerer, 0, "remove")
    assert table.player().trash == ["double_time"]
    table.end_turn()
    assert table.state.active == (A,)
    table.end_turn()
    assert table.state.active == (B,)


@pytest.mark.parametrize(("runes", "drawn"), [(2, 1), (3, 2), (9, 2), (10, 3)])
def test_temporal_research_counts_the_own_runes_alone(runes: int, drawn: int) -> None:
    table = Table("max_geiger")
    table.put("max_geiger", A)
    table.put("plasmodium", A, is_future=True, runes={"time": runes})
    table.put("plasmodium", B, is_future=True, runes={"time": 10})
    table.hand("temporal_research")
    table.play("temporal_research")
    assert len(table.player().hand) == drawn


def test_prynn_killed_by_a_spiral_has_not_faded_and_is_worth_two_levels() -> None:
    table = Table("max_geiger", "prynn_pasternaak")
    geiger, prynn = table.put("max_geiger", A), table.put("prynn_pasternaak", B, level=4, runes={"time": 1})
    table.hand("time_spiral", "wither", "wither")
    table.play("time_spiral", "remove")
    assert not table.there(prynn)
    assert table.obj(geiger).level == 3
    table.end_turn()
    assert len(table.player(A).hand) == 4, "nobody skips a draw phase"


def test_prynn_who_fades_in_her_own_turn_is_away_for_the_next_one() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, runes={"time": 1})
    found: list[bool] = []
    for _ in range(3):
        table.end_turn()
        table.end_turn()
        found.append("summon>prynn_pasternaak" in table.options)
    assert found == [False, False, True]


def test_a_stolen_unit_fades_for_who_has_it() -> None:
    table = Table("sirus_quince")
    table.put("sirus_quince", A, level=5)
    argonaut = table.put("fading_argonaut", B)
    table.hand("mind_control")
    table.play("mind_control")
    table.end_turn()
    assert table.runes(argonaut) == 3
    table.end_turn()
    assert table.runes(argonaut) == 2


def test_an_emblem_taken_over_binds_the_others() -> None:
    table = Table(HEROES)
    table.put("vir_garbarean", A)
    mine, foe = table.put("iron_man", A), table.put("iron_man", B)
    table.put("vortoss_emblem", B, host=mine)
    table.hand("assimilate", "wither")
    table.play("assimilate")
    table.do("play>wither")
    assert str(foe) in table.options


# --- Coming and going -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["reaver", "shimmer_ray"])
def test_a_mox_goes_for_a_tech_two_unit_in_play_or_forecasted(kind: str) -> None:
    table = Table(HEROES)
    table.tech(A, 2, "future" if kind == "reaver" else "past")
    mox = table.put("hardened_mox", A)
    table.hand(kind)
    table.play(kind)
    assert not table.there(mox)
    assert table.player().trash == ["hardened_mox"]


def test_a_mirror_of_a_tech_two_unit_is_one_for_a_mox() -> None:
    table = Table("sirus_quince")
    quince, mox = table.put("sirus_quince", A, level=3), table.put("hardened_mox", A)
    table.put("mirror_illusion", A)
    ship = table.put("eggship", B)
    table.use(quince, 2, ship)
    assert not table.there(mox)


def test_second_chances_bring_a_mox_back_in_vain() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 2)
    table.put("second_chances", A)
    table.put("hardened_mox", A)
    table.hand("shimmer_ray")
    table.play("shimmer_ray")
    assert table.found("hardened_mox") == []
    assert table.player().trash == ["hardened_mox"]


def test_second_chances_do_not_help_against_sparks() -> None:
    table = Table()
    table.put("second_chances", B)
    viper = table.put("fox_viper", A)
    leader, neighbour = table.put("iron_man", B, slot=LEADER), table.put("timely_messenger", B, slot=ELITE)
    table.attack(viper, leader)
    assert not table.there(neighbour)
    assert table.found("timely_messenger") == []


def test_undo_of_a_token_in_a_technicians_place_is_no_death() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A)
    skeleton = table.put("skeleton", B, slot=TECHNICIAN)
    table.hand("undo")
    table.play("undo")
    assert not table.there(skeleton)
    assert table.player(B).hand == []


def test_undo_discards_what_lies_on_the_unit() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A)
    unit = table.put("iron_man", B)
    table.put("soul_stone", A, host=unit)
    table.hand("undo")
    table.play("undo")
    assert table.player(B).hand == ["iron_man"]
    assert sorted(table.player(A).discard) == ["soul_stone", "undo"]


def test_a_distortion_of_a_mirror_counts_what_it_shows() -> None:
    table = Table(["sirus_quince", "max_geiger", "vir_garbarean"])
    quince, mirror = table.put("sirus_quince", A, level=3), table.put("mirror_illusion", A)
    table.put("max_geiger", A)
    table.put("argonaut", B)
    table.codex("sentry", "argonaut", "immortal")
    table.hand("temporal_distortion")
    table.use(quince, 2)
    table.do("play>temporal_distortion")
    assert not table.there(mirror)
    assert set(table.options) == {"sentry", "argonaut", "none"}


def test_geiger_sends_terras_away_and_other_warlocks_bind_it() -> None:
    table = Table("max_geiger")
    table.put("max_geiger", A, level=4)
    terras, warlock = table.put("terras_q_the_shackled", A), table.put("warlock", B)
    table.obj(terras).links = (warlock,)
    table.do("level>max_geiger", str(terras))
    (back,) = table.found("terras_q_the_shackled", A)
    assert len(table.obj(back).links) == 4
    assert warlock not in table.obj(back).links


def test_geiger_may_send_a_unit_of_the_partner_away() -> None:
    table = Table("max_geiger", mode="teams")
    table.put("max_geiger", A, level=4)
    unit = table.put("iron_man", C, damage=2)
    table.do("level>max_geiger", str(unit))
    (back,) = table.found("iron_man", C)
    assert (table.obj(back).damage, table.obj(back).fresh) == (0, True)


def test_geiger_loses_an_illusion() -> None:
    table = Table("max_geiger")
    table.put("max_geiger", A, level=4)
    hound = table.put("spectral_hound", A)
    table.do("level>max_geiger", str(hound))
    assert table.player().discard == ["spectral_hound"]


def test_prynn_returns_a_unit_to_whoever_had_it_last() -> None:
    table = Table("prynn_pasternaak")
    prynn = table.put("prynn_pasternaak", A, level=7, runes={"time": 2})
    table.put("iron_man", B, owner=A)
    table.use(prynn, 2)
    assert not table.there(prynn)
    assert len(table.found("iron_man", B)) == 1


def test_a_graveyard_taken_over_is_tired() -> None:
    table = Table("vir_garbarean")
    table.put("vir_garbarean", A)
    graveyard = table.put("graveyard", B)
    table.obj(graveyard).held = (KindId("tenderfoot"),)
    table.hand("assimilate")
    table.play("assimilate")
    assert f"use>{graveyard}.1" not in table.options
    table.end_turn()
    table.end_turn()
    table.use(graveyard, 1)
    (unit,) = table.found("tenderfoot", A)
    assert table.obj(unit).owner == B


# --- Gold -------------------------------------------------------------------------------------------------


def test_a_promise_for_a_promise_is_no_debt() -> None:
    table = Table("vir_garbarean", gold=0)
    table.put("vir_garbarean", A)
    table.hand("promise_of_payment", "promise_of_payment", "older_brother", "older_brother")
    table.play("promise_of_payment")
    table.play("promise_of_payment")
    table.play("older_brother")
    assert "play>older_brother" not in table.options, "one card alone was free"
    table.end_turn()
    table.end_turn()
    assert table.player().gold == 10 - 2


def test_a_promise_does_not_cover_a_boost() -> None:
    table = Table(["vir_garbarean", "garth_torken", "max_geiger"], gold=3)
    table.put("vir_garbarean", A)
    table.tech(A, 1)
    foe = table.put("tenderfoot", B)
    table.hand("promise_of_payment", "hooded_executioner")
    table.play("promise_of_payment")
    table.play("hooded_executioner", "yes")
    assert not table.there(foe)
    assert table.player().gold == 0


def test_a_promise_does_not_cover_what_an_inspector_takes() -> None:
    table = Table("vir_garbarean")
    table.put("vir_garbarean", A)
    table.put("building_inspector", B)
    table.hand("promise_of_payment", "graveyard")
    table.play("promise_of_payment")
    table.play("graveyard")
    assert table.player().gold == 19


@pytest.mark.parametrize(("first", "is_over"), [("gemscout_owl", False), ("debt", True)])
def test_whoever_owes_decides_what_comes_first_in_the_upkeep(first: str, is_over: bool) -> None:
    table = Table("vir_garbarean", gold=0, workers=1)
    table.put("vir_garbarean", A)
    table.put("gemscout_owl", A)
    table.hand("promise_of_payment", "older_brother")
    table.play("promise_of_payment")
    table.play("older_brother")
    table.end_turn()
    table.do("patrol")
    table.until("order")
    table.do(next(each for each in table.options if each.startswith(first)))
    table.until("main")
    assert (table.state.outcome is not None) == is_over


# --- Fights -----------------------------------------------------------------------------------------------


def test_a_chronofixer_denies_the_reward_for_a_hero() -> None:
    table = Table("troq_bashar", "max_geiger")
    troq, geiger = table.put("troq_bashar", A), table.put("max_geiger", B, damage=2)
    table.put("chronofixer", B)
    table.hand("wither")
    table.play("wither", geiger)
    assert not table.there(geiger)
    assert table.obj(troq).level == 1


def test_a_sentry_spends_its_turn_on_a_spark() -> None:
    table = Table("setsuki_hiruki")
    table.put("setsuki_hiruki", A)
    table.put("sentry", B)
    viper = table.put("fox_viper", A)
    leader, neighbour = table.put("iron_man", B, slot=LEADER), table.put("timely_messenger", B, slot=ELITE)
    table.hand("shuriken_hail")
    table.attack(viper, leader)
    assert table.there(neighbour)
    table.play("shuriken_hail")
    assert not table.there(neighbour)


def test_a_gilded_unit_without_hp_stands_a_blow_that_armor_takes() -> None:
    table = Table()
    one, other = table.put("tenderfoot", A), table.put("tenderfoot", A)
    glaxx = table.put("gilded_glaxx", B, slot=LEADER, runes={"minus": 4})
    table.attack(one, glaxx)
    assert table.there(glaxx)
    table.attack(other, glaxx)
    assert not table.there(glaxx)


def test_a_gilded_unit_dies_of_a_deadly_blow_into_its_armor() -> None:
    table = Table()
    basilisk, glaxx = table.put("tiny_basilisk", A), table.put("gilded_glaxx", B, slot=LEADER)
    table.attack(basilisk, glaxx)
    assert not table.there(glaxx)


def test_obliterate_passes_over_a_gilded_unit_only_while_there_is_gold() -> None:
    for gold, is_there in ((1, True), (0, False)):
        table = Table()
        table.player(B).gold = gold
        duck, glaxx = table.put("trojan_duck", A), table.put("gilded_glaxx", B)
        table.attack(duck, table.base(B).id, table.base(B).id)
        assert table.there(glaxx) == is_there


def test_a_stalker_that_kills_its_aim_chooses_again() -> None:
    table = Table()
    stalker, aim = table.put("xenostalker", A), table.put("tenderfoot", B, slot=ELITE, damage=1)
    table.attack(stalker, aim, aim)
    assert table.asked == "new_defender"
    table.do(str(table.base(B).id))
    assert table.base(B).damage == 3


def test_a_tower_finds_the_first_of_two_hidden_attackers() -> None:
    table = Table("vir_garbarean")
    table.put("vir_garbarean", A)
    one, other = table.put("iron_man", A), table.put("iron_man", A)
    table.put("tower", B)
    leader = table.put("iron_man", B, slot=LEADER)
    table.hand("unphase", "unphase")
    table.play("unphase", one)
    table.play("unphase", other)
    table.do(f"attack>{one}")
    assert table.options == [str(leader), "back"]
    table.do(str(leader))
    table.attack(other, table.base(B).id)
    assert table.obj(other).damage == 0
