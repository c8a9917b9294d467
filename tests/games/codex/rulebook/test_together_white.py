"""White cards together with others: patrols, heroes, ninjas, legends."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER, KindId
from sfb_bot.games.codex.rules.model import Edict, Mod
from tests.games.codex.kit.table import A, B, C, D, Table

# --- The starter deck -------------------------------------------------------------------------------------


def test_a_hook_that_cannot_pay_for_a_lookout_moves_nobody() -> None:
    table = Table("grave_stormborne", gold=0)
    table.put("grave_stormborne", A)
    lookout = table.put("iron_man", B, slot=LOOKOUT)
    table.hand("grappling_hook")
    table.play("grappling_hook")
    assert table.obj(lookout).slot == LOOKOUT


def test_a_hook_gives_the_worth_of_the_new_place() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    patroller = table.put("iron_man", B, slot=LOOKOUT)
    table.hand("grappling_hook")
    table.play("grappling_hook", "slot1")
    assert (table.now(patroller).armor, table.now(patroller).resist, table.player().gold) == (1, 0, 19)


def test_advice_for_a_smoker_reaches_only_the_other() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    smoker, viper = table.put("smoker", A), table.put("fox_viper", A)
    table.hand("senseis_advice")
    table.play("senseis_advice", smoker, viper)
    assert table.player().hand == ["smoker"]
    assert table.now(viper).atk == 3


def test_vines_on_a_smoker_are_lost() -> None:
    table = Table("garus_rook")
    table.put("garus_rook", A)
    table.put("smoker", B, slot=LEADER)
    table.hand("entangling_vines")
    table.play("entangling_vines")
    assert (table.player(B).hand, table.player(A).discard) == (["smoker"], ["entangling_vines"])


def test_two_kinds_of_safe_attacking_add_up() -> None:
    table = Table()
    table.put("safe_attacking", A)
    table.put("safe_attacking", A)
    attacker, defender = table.put("iron_man", A), table.put("iron_man", B, slot=LEADER)
    table.attack(attacker, defender)
    assert table.obj(attacker).damage == 1


def test_snapback_of_quince_takes_the_mirrors_that_showed_something() -> None:
    table = Table("grave_stormborne", ["sirus_quince", "bigby_hayes", "general_onimaru"])
    table.put("grave_stormborne", A)
    quince, original = table.put("sirus_quince", B, level=5), table.put("iron_man", B)
    copy, unused = table.put("mirror_illusion", B), table.put("mirror_illusion", B)
    table.obj(copy).shape = table.obj(original).kind
    table.obj(copy).mods.append(Mod("mirror", quince, source=original))
    table.hand("snapback")
    table.play("snapback", "bigby_hayes")
    assert not table.there(copy)
    assert table.there(unused)


def test_snapback_of_prynn_brings_back_what_she_has_trashed() -> None:
    table = Table("grave_stormborne", ["prynn_pasternaak", "max_geiger", "vir_garbarean"])
    table.put("grave_stormborne", A)
    prynn = table.put("prynn_pasternaak", B, level=7)
    table.player(A).trash.append(KindId("iron_man"))
    table.state.edicts.append(Edict("exiled.99", A, "", A, prynn, "iron_man"))
    table.hand("snapback")
    table.play("snapback", "vir_garbarean")
    assert len(table.found("iron_man", A)) == len(table.found("vir_garbarean", B)) == 1


# --- Discipline -------------------------------------------------------------------------------------------


def test_reversal_disables_who_has_a_second_life() -> None:
    table = Table("grave_stormborne", "garus_rook")
    table.put("grave_stormborne", A)
    rook = table.put("garus_rook", B, level=8, slot=LEADER, damage=5)
    table.hand("reversal")
    table.play("reversal")
    found = table.obj(rook)
    assert (found.damage, found.skips_ready, found.slot) == (0, True, 0)


def test_a_second_storm_is_a_card_of_cost_three() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A, level=7)
    table.hand("true_power_of_storms", "true_power_of_storms", "reversal")
    table.play("true_power_of_storms", "reversal", "true_power_of_storms", table.base(B).id)
    assert table.base(B).damage == 10


def test_what_is_only_a_copy_of_a_twin_returns_to_no_codex() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    own = table.put("tenderfoot", A)
    table.put("rambasa_twin", B)
    table.hand("manufactured_truth", "wither", "wither")
    table.play("manufactured_truth")
    table.play("wither", own)
    table.play("wither", own)
    assert table.player(A).discard.count(KindId("tenderfoot")) == 1
    assert table.player(A).codex == {}


def test_a_tired_partner_that_is_readied_cannot_spar() -> None:
    table = Table()
    partner = table.put("sparring_partner", A, is_fresh=True, is_exhausted=True)
    table.use(partner, 1)
    assert not table.obj(partner).is_exhausted
    assert f"use>{partner}.0" not in table.options


def test_a_master_guards_the_units_of_a_partner() -> None:
    table = Table(mode="teams")
    table.put("focus_master", B, runes={"focus": 1})
    attacker, guarded = table.put("iron_man", A), table.put("older_brother", D, slot=LEADER)
    table.attack(attacker, guarded)
    assert table.obj(guarded).damage == 1


def test_a_second_master_keeps_its_rune() -> None:
    table = Table()
    masters = [table.put("focus_master", B, runes={"focus": 1}) for _ in range(2)]
    attacker, guarded = table.put("iron_man", A), table.put("older_brother", B, slot=LEADER)
    table.attack(attacker, guarded)
    assert table.there(guarded)
    assert sum(table.obj(each).runes.get("focus", 0) for each in masters) == 1


def test_a_master_keeps_one_deadly_damage_from_the_armor_too() -> None:
    table = Table()
    table.put("focus_master", B, runes={"focus": 1})
    basilisk, leader = table.put("tiny_basilisk", A), table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.attack(basilisk, leader)
    assert table.there(leader)
    assert table.obj(leader).armor_used == 0


def test_a_mind_parry_does_not_shield_a_partner() -> None:
    table = Table("garus_rook", "troq_bashar", mode="teams", turn=B)
    table.put("mind_parry_monk", A)
    partners, troq = table.put("iron_man", C), table.put("troq_bashar", B)
    table.hand("wither", seat=B)
    table.do("play>wither")
    assert set(table.options) == {str(partners), str(troq)}


def test_a_monument_and_its_daigo_are_legends_for_mythmaking() -> None:
    table = Table("grave_stormborne")
    table.tech(A, 3)
    table.put("mythmaking", A)
    table.hand("heros_monument")
    table.play("heros_monument")
    (daigo,), (monument,) = table.found("daigo_stormborne"), table.found("heros_monument")
    assert (table.now(daigo).atk, table.now(monument).hp) == (10, 8)


def test_a_hero_raised_by_training_casts_no_ultimate_in_that_turn() -> None:
    table = Table("vandy_anadrose")
    vandy, grounds = table.put("vandy_anadrose", A), table.put("training_grounds", A)
    table.hand("metamorphosis")
    table.use(grounds, 1)
    assert table.obj(vandy).level == 5
    assert "play>metamorphosis" not in table.options


def test_grave_who_rises_again_has_another_sword() -> None:
    table = Table("garth_torken", "grave_stormborne")
    table.put("garth_torken", A)
    grave = table.put("grave_stormborne", B, level=7, runes={"sword": 1})
    table.hand("nether_drain")
    table.play("nether_drain", grave)
    table.end_turn()
    assert f"use>{grave}.1" not in table.options
    table.do("level>grave_stormborne", "level>grave_stormborne")
    assert table.obj(grave).runes == {"sword": 2}


# --- Ninjutsu ---------------------------------------------------------------------------------------------


def test_students_lead_a_ninja_of_somebody_else_who_is_tired() -> None:
    table = Table("setsuki_hiruki")
    table.put("setsuki_hiruki", A, level=6)
    smoker = table.put("smoker", A, owner=B, is_fresh=True)
    table.hand("foxs_den_students")
    table.play("foxs_den_students")
    assert f"attack>{smoker}" in table.options


def test_a_token_may_be_the_end_of_an_inverse_ninja() -> None:
    table = Table("garth_torken")
    garth, ninja = table.put("garth_torken", A), table.put("inverse_power_ninja", A, damage=4)
    assert table.now(ninja).hp == 5
    table.use(garth)
    assert not table.there(ninja)


def test_a_raccoon_that_units_cannot_attack_stands_in_no_units_way() -> None:
    table = Table()
    table.put("masked_raccoon", B, slot=LEADER)
    table.put("fuzz_cuddles", B)
    unit, hero = table.put("iron_man", A), table.put("troq_bashar", A)
    table.do(f"attack>{unit}")
    assert str(table.base(B).id) in table.options
    table.do("back", f"attack>{hero}")
    assert str(table.base(B).id) not in table.options


def test_a_ninja_of_the_school_flies_with_the_headmistress_and_leads_a_raccoon() -> None:
    table = Table()
    school, pupil = table.put("foxs_den_school", A), table.put("iron_man", A)
    raccoon = table.put("masked_raccoon", A)
    table.put("iron_man", B, slot=LEADER)
    table.use(school, 2, pupil)
    table.do(f"attack>{raccoon}")
    assert str(table.base(B).id) in table.options
    assert table.now(pupil).flags & key.INVISIBLE


def test_a_tower_finds_the_school() -> None:
    table = Table()
    table.put("tower", A)
    school, unit = table.put("foxs_den_school", B), table.put("iron_man", A)
    table.do(f"attack>{unit}")
    assert str(school) not in table.options
    table.do("back", "detect", str(school))
    table.attack(unit, school)
    assert table.obj(school).damage == 3


def test_a_thunderclap_passes_under_flying_ninjas() -> None:
    table = Table("garus_rook")
    table.put("garus_rook", A)
    table.put("jade_fox_dens_headmistress", B)
    ninja = table.put("ninja", B, slot=LEADER)
    table.hand("thunderclap")
    table.play("thunderclap")
    assert table.obj(ninja).slot == LEADER


# --- Strength ---------------------------------------------------------------------------------------------


def test_losses_are_not_doubled_but_places_are() -> None:
    table = Table(turn=B)
    warrior = table.put("doubling_barbarbarian", A, slot=ELITE)
    table.put("abomination", B)
    assert table.now(warrior).atk == 3 - 1 + 2


def test_a_nest_taken_over_needs_a_hero_of_strength() -> None:
    table = Table(["vir_garbarean", "garus_rook", "max_geiger"], "garus_rook")
    table.put("vir_garbarean", A)
    table.put("garus_rook", A)
    table.put("garus_rook", B)
    nest = table.put("birds_nest", B)
    table.hand("assimilate")
    table.play("assimilate")
    assert table.there(nest)
    table.end_turn()
    table.end_turn()
    assert (len(table.found("bird", A)), len(table.found("bird", B))) == (2, 0)


def test_an_earthquake_stops_at_the_pass_and_at_building_sites() -> None:
    table = Table("garus_rook")
    table.put("garus_rook", A, level=8)
    gate, site = table.put("morningstar_pass", B), table.put("surplus", B, is_site=True)
    table.hand("earthquake")
    table.play("earthquake")
    assert (table.obj(gate).damage, table.obj(site).damage, table.base(B).damage) == (1, 0, 0)


def test_a_grappler_does_not_get_hit_by_an_illusion() -> None:
    table = Table()
    grappler, tiger = table.put("whitestar_grappler", A), table.put("spectral_tiger", B, slot=SCAVENGER)
    table.use(grappler, 0, tiger)
    assert (table.there(tiger), table.obj(grappler).damage) == (False, 0)


def test_a_colossus_does_not_reach_a_flying_base() -> None:
    table = Table()
    colossus, patroller = table.put("colossus", A), table.put("iron_man", B, slot=LEADER)
    table.put("lawbringer_gryphon", B)
    table.do(f"attack>{colossus}")
    assert table.options == [str(patroller), "back"]


def test_an_oath_not_to_play_cards_leaves_the_top_of_the_deck() -> None:
    table = Table(["vir_garbarean", "garus_rook", "garth_torken"])
    vir, keeper = table.put("vir_garbarean", A, level=5), table.put("oathkeeper_of_kor_mountain", A)
    table.obj(keeper).word = "no_cards"
    table.hand("tenderfoot")
    assert "play>tenderfoot" not in table.options
    table.use(vir, 2)
    assert len(table.found("tenderfoot", A)) == 1


def test_an_oath_not_to_draw_is_stronger_than_a_shrine() -> None:
    table = Table()
    table.put("shrine_of_forbidden_knowledge", A)
    keeper = table.put("oathkeeper_of_kor_mountain", A)
    table.obj(keeper).word = "no_draw"
    table.hand("wither", "spark")
    table.end_turn()
    assert table.player().hand == ["wither", "spark"]


def test_rook_passes_the_zone_with_one_patroller_whoever_else_has_more() -> None:
    table = Table("garus_rook", mode="melee3")
    rook = table.put("garus_rook", A, level=5)
    table.put("iron_man", B, slot=LEADER)
    table.put("iron_man", C, slot=LEADER)
    table.put("iron_man", C, slot=ELITE)
    table.do(f"attack>{rook}")
    assert str(table.base(B).id) in table.options
    assert str(table.base(C).id) not in table.options


def test_rook_drained_below_the_top_has_one_life() -> None:
    table = Table("garth_torken", "garus_rook")
    table.put("garth_torken", A)
    rook = table.put("garus_rook", B, level=8, damage=5)
    table.hand("nether_drain")
    table.play("nether_drain", rook)
    assert not table.there(rook)
