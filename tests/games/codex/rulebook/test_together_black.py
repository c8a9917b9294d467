"""Black cards together with others: sacrifices, graves, runes, demons."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, KindId
from sfb_bot.games.codex.rules.model import Edict
from tests.games.codex.kit.table import A, B, C, D, Table

HEROES = ("garth_torken", "orpal_gloor", "vandy_anadrose")


# --- Heroes -----------------------------------------------------------------------------------------------


def test_orpal_without_abilities_deals_usual_damage() -> None:
    table = Table("orpal_gloor")
    orpal, foe = table.put("orpal_gloor", A), table.put("iron_man", B)
    table.state.edicts.append(Edict("silence", A, "", A))
    table.attack(orpal, foe)
    assert (table.obj(foe).damage, table.obj(foe).runes) == (1, {})


def test_orpal_at_the_top_lets_the_active_player_choose_on_the_side_of_the_dead() -> None:
    table = Table("troq_bashar", "orpal_gloor")
    table.put("orpal_gloor", B, level=6)
    killer = table.put("regular_sized_rhinoceros", A)
    victim = table.put("tenderfoot", B, runes={"minus": 1}, slot=LEADER)
    others = [table.put("iron_man", B) for _ in range(3)]
    table.attack(killer, victim)
    assert table.options == [str(each) for each in others]
    table.do(str(others[0]), str(others[2]))
    assert [table.obj(each).runes.get("minus", 0) for each in others] == [1, 0, 1]


def test_orpal_at_the_top_kills_illusions_by_targeting_them() -> None:
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A, level=6)
    killer = table.put("regular_sized_rhinoceros", A)
    victim = table.put("tenderfoot", B, runes={"minus": 1}, slot=LEADER)
    hound, other = table.put("spectral_hound", B), table.put("iron_man", B)
    table.attack(killer, victim)
    assert not table.there(hound)
    assert table.obj(other).runes == {"minus": 1}


def test_orpals_plague_does_not_get_past_a_mind_parry() -> None:
    table = Table("troq_bashar", "orpal_gloor")
    table.put("orpal_gloor", B, level=6)
    sick = table.put("regular_sized_rhinoceros", A, runes={"minus": 1}, damage=3)
    monk, foe = table.put("mind_parry_monk", A), table.put("older_brother", B, slot=LEADER)
    table.attack(sick, foe)
    assert not table.there(sick)
    assert table.obj(monk).runes == {}


def test_vandy_rewarded_in_the_turn_of_another_player_dooms_at_her_own_upkeep() -> None:
    table = Table("troq_bashar", "vandy_anadrose")
    troq = table.put("troq_bashar", A, damage=2)
    vandy = table.put("vandy_anadrose", B, level=3)
    mine, foe = table.put("tenderfoot", B), table.put("iron_man", A)
    table.hand("wither")
    table.play("wither", troq)
    assert table.obj(vandy).level == 5
    assert (table.now(mine).atk, table.now(foe).atk) == (3, 5)
    table.end_turn()
    assert not table.there(mine)
    assert not table.there(foe)


def test_whom_vandy_has_doomed_may_get_away() -> None:
    table = Table(["vandy_anadrose", "prynn_pasternaak", "garth_torken"])
    table.put("vandy_anadrose", A, level=4)
    table.put("prynn_pasternaak", A)
    mine, foe = table.put("tenderfoot", A), table.put("iron_man", B)
    table.hand("undo")
    table.do("level>vandy_anadrose")
    table.play("undo", foe)
    table.end_turn()
    table.end_turn()
    assert not table.there(mine)
    assert "iron_man" not in table.player(B).trash


def test_whom_vandy_has_doomed_may_be_indestructible() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A, level=4)
    gargoyle = table.put("gargoyle", B)
    table.do("level>vandy_anadrose")
    assert table.now(gargoyle).hp == 4
    table.end_turn()
    table.end_turn()
    assert (table.now(gargoyle).hp, table.obj(gargoyle).is_exhausted) == (2, True)


def test_garth_at_the_top_forecasts_what_has_to_be_forecasted() -> None:
    table = Table(["garth_torken", "vir_garbarean", "orpal_gloor"])
    table.put("garth_torken", A, level=6)
    table.tech(A, 2, "future")
    table.discard("knight_of_the_conclave", "hive", "void_star", "reaver")
    table.do("level>garth_torken")
    assert set(table.options) == {"knight_of_the_conclave", "void_star", "reaver", "none"}
    table.do("reaver")
    (reaver,) = table.found("reaver", A)
    assert table.obj(reaver).is_future


def test_heroes_who_die_together_reward_nobody_of_them() -> None:
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A, runes={"minus": 1})
    table.put("troq_bashar", B, runes={"minus": 1})
    table.hand("spreading_plague")
    table.play("spreading_plague")
    assert table.found("orpal_gloor") == table.found("troq_bashar") == []
    assert table.asked == "main"


def test_metamorphosis_under_a_chronofixer_changes_all_but_the_level() -> None:
    table = Table(HEROES)
    table.put("vandy_anadrose", A, level=5)
    garth, haunt = table.put("garth_torken", A, level=1), table.put("pestering_haunt", A)
    table.put("chronofixer", B)
    table.hand("metamorphosis")
    table.play("metamorphosis")
    assert table.there(haunt), "it cannot be sacrificed"
    assert (table.obj(garth).level, table.now(garth).atk) == (1, 3)
    assert table.now(garth).flags & key.INVISIBLE


def test_metamorphosis_lets_heroes_do_what_they_do_at_the_top() -> None:
    table = Table(HEROES)
    table.tech(A, 3, "necromancy")
    table.put("vandy_anadrose", A, level=5)
    table.put("garth_torken", A)
    table.hand("metamorphosis")
    table.discard("bone_collector")
    table.play("metamorphosis", "bone_collector")
    assert len(table.found("bone_collector", A)) == 1


# --- Graves and sacrifices --------------------------------------------------------------------------------


def test_a_buried_unit_may_be_boosted() -> None:
    table = Table("garth_torken")
    table.tech(A, 1)
    graveyard, foe = table.put("graveyard", A), table.put("tenderfoot", B)
    table.obj(graveyard).held = (KindId("hooded_executioner"),)
    table.use(graveyard, 1, "yes")
    assert not table.there(foe)
    assert table.player().gold == 15


def test_a_baron_keeps_high_units_in_their_graves() -> None:
    table = Table("vandy_anadrose")
    table.tech(A, 2)
    graveyard = table.put("graveyard", A)
    table.put("twilight_baron", A)
    table.obj(graveyard).held = (KindId("voidblocker"),)
    assert f"use>{graveyard}.1" not in table.options


def test_a_grave_holds_a_unit_of_somebody_else_who_played_for_its_controller() -> None:
    table = Table()
    table.put("troq_bashar", A)
    graveyard = table.put("graveyard", A)
    stolen = table.put("timely_messenger", A, owner=B)
    table.hand("wither")
    table.play("wither", stolen)
    assert table.obj(graveyard).held == ("timely_messenger",)
    assert table.player(B).discard == []


def test_an_executioner_does_not_spare_who_cannot_be_sacrificed() -> None:
    table = Table("garth_torken")
    table.tech(A, 1)
    haunt, skeleton = table.put("pestering_haunt", B), table.put("skeleton", B)
    table.hand("hooded_executioner")
    table.play("hooded_executioner", "yes")
    assert table.options == [str(haunt), str(skeleton)]


def test_sacrifice_the_weak_takes_one_of_every_partner() -> None:
    table = Table("garth_torken", mode="teams")
    table.put("garth_torken", A)
    units = [table.put("tenderfoot", seat) for seat in (A, B, C, D)]
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert not any(table.there(each) for each in units)


def test_doom_grasp_that_cannot_pay_resist_takes_what_it_can() -> None:
    table = Table("garth_torken", gold=4)
    garth = table.put("garth_torken", A)
    table.put("skeleton", A)
    bear = table.put("barkcoat_bear", B)
    table.hand("doom_grasp")
    table.play("doom_grasp")
    assert table.there(bear)
    assert not table.there(garth), "the only target that could be paid for"


def test_death_rites_avenge_the_one_that_a_dozer_takes_along() -> None:
    table = Table("garth_torken")
    table.put("garth_torken", A, level=7)
    dozer, mine = table.put("blackhand_dozer", A, damage=5), table.put("iron_man", A)
    foes = [table.put("tenderfoot", B) for _ in range(3)]
    table.hand("death_rites", "deteriorate")
    table.play("death_rites")
    table.play("deteriorate", dozer)
    table.until("main")
    assert not table.there(mine)
    assert sum(table.there(each) for each in foes) == 1


def test_a_stone_saves_a_fading_unit_for_good() -> None:
    table = Table()
    argonaut = table.put("fading_argonaut", A, runes={"time": 1})
    stone = table.put("soul_stone", A, host=argonaut)
    for _ in range(4):
        table.end_turn()
    assert table.there(argonaut)
    assert not table.there(stone)


def test_a_patroller_that_a_stone_saved_stays_in_its_place() -> None:
    table = Table()
    attacker, patroller = table.put("iron_man", A), table.put("tenderfoot", B, slot=SCAVENGER)
    table.put("soul_stone", B, host=patroller)
    table.attack(attacker, patroller)
    assert (table.obj(patroller).slot, table.obj(patroller).damage) == (SCAVENGER, 0)
    assert table.player(B).gold == 20


def test_a_resurrector_that_a_stone_saved_has_still_been_sacrificed() -> None:
    table = Table(HEROES)
    resurrector = table.put("blackhand_resurrector", A)
    table.put("soul_stone", A, host=resurrector)
    table.player().heroes[0].has_died = True
    table.use(resurrector)
    assert table.there(resurrector)
    assert len(table.found("garth_torken", A)) == 1


# --- Damage and runes -------------------------------------------------------------------------------------


def test_shadow_blade_kept_off_by_a_sentry_costs_no_card() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A)
    table.put("sentry", B)
    patroller = table.put("tenderfoot", B, slot=ELITE)
    table.hand("shadow_blade")
    table.hand("wither", seat=B)
    table.play("shadow_blade")
    assert table.there(patroller)
    assert table.player(B).hand == ["wither"]


def test_shadow_blade_on_a_smoker_costs_no_card() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A)
    table.put("smoker", B, slot=ELITE)
    table.hand("shadow_blade")
    table.play("shadow_blade")
    assert table.player(B).hand == ["smoker"]


def test_runes_of_a_rogue_kill_a_gilded_unit_as_combat_damage() -> None:
    table = Table()
    rogue, glaxx = table.put("poisonblade_rogue", A), table.put("gilded_glaxx", B, slot=LEADER, damage=2)
    table.attack(rogue, glaxx)
    assert not table.there(glaxx)


def test_what_is_indestructible_stays_exhausted_without_hp() -> None:
    table = Table()
    rogue, mox = table.put("poisonblade_rogue", A), table.put("hardened_mox", B, slot=LEADER)
    table.attack(rogue, mox)
    assert table.obj(mox).runes == {"minus": 2}
    table.end_turn()
    assert table.obj(mox).is_exhausted, "readied and exhausted again at once"


def test_a_flier_passes_a_spitter_at_the_price_of_runes() -> None:
    table = Table()
    flier = table.put("spectral_roc", A)
    table.put("plague_spitter", B, slot=LEADER)
    table.attack(flier, table.base(B).id)
    assert table.obj(flier).runes == {"minus": 3}


def test_jandra_shot_by_a_tower_dies_from_combat_damage() -> None:
    table = Table()
    jandra, imp = table.put("jandra_the_negator", A, damage=2), table.put("thieving_imp", A)
    skeleton = table.put("skeleton", A)
    table.put("tower", B)
    table.attack(jandra, table.base(B).id)
    assert table.there(imp)
    assert not table.there(skeleton)


def test_a_plague_lab_grows_runes_of_attached_spells_but_not_of_the_future() -> None:
    table = Table()
    lab, argonaut = table.put("plague_lab", A), table.put("fading_argonaut", A)
    emblem = table.put("vortoss_emblem", A, host=argonaut)
    forecast = table.put("plasmodium", A, is_future=True, runes={"time": 3})
    table.use(lab, 1, argonaut, emblem)
    assert [table.runes(each) for each in (argonaut, emblem, forecast)] == [4, 4, 3]


def test_death_and_decay_hits_one_partner_and_the_shared_base() -> None:
    table = Table("orpal_gloor", mode="teams")
    table.put("orpal_gloor", A, level=6)
    one, other = table.put("iron_man", B), table.put("iron_man", D)
    surplus = table.put("surplus", D)
    table.hand("death_and_decay")
    table.play("death_and_decay", "seat1")
    assert (table.now(one).atk, table.now(other).atk) == (0, 3)
    assert (table.base(B).damage, table.obj(surplus).damage) == (3, 0)


def test_a_voidblocker_readies_an_elephant_again() -> None:
    table = Table()
    attacker, elephant = table.put("iron_man", A), table.put("rampaging_elephant", A)
    blocker = table.put("voidblocker", B, slot=LEADER)
    table.attack(attacker, blocker)
    assert not table.obj(elephant).is_exhausted


def test_a_wight_finds_heroes_of_any_opponent_behind_their_patrols() -> None:
    table = Table(mode="melee3")
    wight = table.put("wight", A)
    heroes = [table.put("troq_bashar", seat) for seat in (B, C)]
    patrols = [table.put("iron_man", seat, slot=LEADER) for seat in (B, C)]
    table.do(f"attack>{wight}")
    assert set(table.options) == {str(each) for each in (*heroes, *patrols)} | {"back"}
