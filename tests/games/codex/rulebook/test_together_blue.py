"""Blue cards together with others: jails, copies, silence, control."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, TECHNICIAN, KindId
from sfb_bot.games.codex.rules.model import Edict
from sfb_bot.games.codex.rules.views import public_view
from tests.games.codex.kit.table import A, B, C, D, Table

# --- Jail -------------------------------------------------------------------------------------------------


def test_a_jail_takes_units_of_both_opposing_partners() -> None:
    table = Table(mode="teams", turn=B)
    jail = table.put("jail", A)
    table.hand("tenderfoot", seat=B)
    table.hand("older_brother", seat=D)
    table.play("tenderfoot")
    table.run.answer(D, table.run.ask_no, ("play>older_brother",))
    assert table.obj(jail).held == ("older_brother",)
    assert len(table.found("tenderfoot", B)) == 1


def test_an_inmate_freed_in_the_turn_of_another_player_arrives_for_its_own() -> None:
    table = Table("troq_bashar", "troq_bashar", "bigby_hayes", mode="melee3", turn=B)
    jail = table.put("jail", A)
    table.obj(jail).held, table.obj(jail).number = (KindId("tax_collector"),), int(C)
    table.obj(jail).word = str(C)
    table.hand("tenderfoot", seat=B)
    table.play("tenderfoot")
    assert table.options == ["seat0", "seat1"], "the active player names whom the collector steals from"
    table.player(C).gold = 5
    table.do("seat0")
    assert (table.player(A).gold, table.player(C).gold) == (19, 6)
    assert len(table.found("tax_collector", C)) == 1


def test_a_jail_taken_over_holds_its_inmate_and_takes_units_of_its_owner() -> None:
    table = Table("vir_garbarean", "vir_garbarean", turn=B)
    jail = table.put("jail", A)
    table.put("vir_garbarean", B)
    table.hand("tenderfoot", "assimilate", seat=B)
    table.hand("older_brother", seat=A)
    table.play("tenderfoot")
    table.play("assimilate")
    assert table.obj(jail).held == ("tenderfoot",)
    table.end_turn()
    table.play("older_brother")
    assert table.obj(jail).held == ("older_brother",)
    assert len(table.found("tenderfoot", B)) == 1


def test_a_jail_that_is_trashed_gives_its_inmate_to_the_discard() -> None:
    table = Table("troq_bashar", "captain_zane", turn=B)
    jail = table.put("jail", A)
    table.put("captain_zane", B)
    table.hand("tenderfoot", "detonate", seat=B)
    table.play("tenderfoot")
    table.play("detonate", jail)
    assert (table.player(B).discard, table.player(A).trash) == (["tenderfoot"], ["jail"])


def test_a_legend_in_jail_is_not_in_play() -> None:
    table = Table(turn=B)
    table.put("jail", A)
    table.hand("jandra_the_negator", "jandra_the_negator", seat=B)
    table.play("jandra_the_negator")
    table.play("jandra_the_negator")
    assert len(table.found("jandra_the_negator", B)) == 1


def test_a_buried_unit_is_not_played_from_hand() -> None:
    table = Table()
    table.put("jail", B)
    graveyard = table.put("graveyard", A)
    table.obj(graveyard).held = (KindId("tenderfoot"),)
    table.use(graveyard, 1)
    assert len(table.found("tenderfoot", A)) == 1


# --- Copies -----------------------------------------------------------------------------------------------


def test_a_copy_of_a_knight_goes_to_hand_as_what_it_is() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    own, rhino = table.put("tenderfoot", A), table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.put("brave_knight", B)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    table.attack(own, rhino)
    assert table.player(A).hand == ["tenderfoot"]


def test_a_copy_that_is_itself_again_may_die_of_its_damage() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    own, foe = table.put("tenderfoot", A), table.put("iron_man", B, slot=LEADER)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    table.attack(own, foe)
    assert table.obj(own).damage == 3
    table.end_turn()
    assert not table.there(own)
    assert "tenderfoot" in table.player(A).discard


def test_a_copy_of_a_copy_is_no_illusion() -> None:
    table = Table(["bigby_hayes", "sirus_quince", "general_onimaru"])
    table.put("bigby_hayes", A)
    quince = table.put("sirus_quince", A, level=3)
    mirror, own = table.put("mirror_illusion", A), table.put("tenderfoot", A)
    original = table.put("iron_man", B)
    table.hand("manufactured_truth")
    table.use(quince, 2, original)
    table.play("manufactured_truth", own, mirror)
    assert table.obj(own).shape.id == "iron_man"
    assert "illusion" in table.now(mirror).subtypes
    assert "illusion" not in table.now(own).subtypes


def test_a_mirror_of_macciatus_is_one_of_the_illusions_it_strengthens() -> None:
    table = Table("sirus_quince")
    quince, mirror = table.put("sirus_quince", A, level=3), table.put("mirror_illusion", A)
    table.put("macciatus_the_whisperer", B)
    table.hand("wither")
    table.use(quince, 2)
    assert (table.now(mirror).atk, table.now(mirror).hp) == (4, 4)
    table.play("wither", mirror)
    assert table.there(mirror)


def test_a_mirror_of_terras_q_is_bound_by_no_warlocks() -> None:
    table = Table("sirus_quince")
    quince, mirror = table.put("sirus_quince", A, level=3), table.put("mirror_illusion", A)
    table.put("terras_q_the_shackled", B)
    table.use(quince, 2)
    table.attack(mirror, table.base(B).id)
    assert table.base(B).damage == 15


def test_a_mirror_that_cannot_leave_is_a_mirror_again() -> None:
    table = Table("sirus_quince")
    quince, mirror = table.put("sirus_quince", A, level=3), table.put("mirror_illusion", A)
    table.put("gilded_glaxx", B)
    table.use(quince, 2)
    table.end_turn()
    assert table.obj(mirror).shape.id == "mirror_illusion"


def test_a_mirror_of_a_hive_takes_its_stingers_along() -> None:
    table = Table("sirus_quince")
    quince, mirror = table.put("sirus_quince", A, level=3), table.put("mirror_illusion", A)
    table.put("hive", B)
    table.use(quince, 2)
    table.use(mirror, 1)
    assert len(table.found("stinger", A)) == 1
    table.end_turn()
    assert table.found("stinger", A) == []


# --- Free Speech ------------------------------------------------------------------------------------------


def test_silence_takes_two_lives_and_the_price_of_an_attack() -> None:
    table = Table("sirus_quince", ["garus_rook", "setsuki_hiruki", "garth_torken"], gold=3)
    table.put("sirus_quince", A)
    rook, setsuki = table.put("garus_rook", B, level=8), table.put("setsuki_hiruki", B)
    attacker = table.put("iron_man", A)
    table.hand("free_speech")
    table.play("free_speech")
    assert not table.now(rook).flags & key.TWO_LIVES
    table.attack(attacker, setsuki)
    assert table.player(A).gold == 1


def test_silence_lays_a_hidden_demon_open_and_leaves_its_runes() -> None:
    table = Table("sirus_quince", "vandy_anadrose", turn=B)
    table.put("sirus_quince", A)
    vandy = table.put("vandy_anadrose", B, level=5)
    table.hand("metamorphosis", seat=B)
    table.hand("free_speech", seat=A)
    table.play("metamorphosis")
    table.end_turn()
    assert table.now(vandy).flags & key.INVISIBLE
    table.play("free_speech")
    assert not table.now(vandy).flags & key.INVISIBLE
    assert table.now(vandy).atk == 6


def test_a_silenced_hero_at_the_top_does_nothing_for_it() -> None:
    table = Table("sirus_quince", "general_onimaru")
    table.put("sirus_quince", A)
    onimaru = table.put("general_onimaru", B, level=7)
    table.hand("free_speech")
    table.play("free_speech")
    table.end_turn()
    table.do("level>general_onimaru")
    assert table.obj(onimaru).level == 8
    assert table.found("soldier") == []


def test_a_sentinel_casts_for_a_silenced_player() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    table.put("guargum_eternal_sentinel", A)
    table.state.edicts.append(Edict("silence", A, "", A))
    table.hand("dinosize", "bloom")
    assert "play>dinosize" in table.options
    assert "play>bloom" not in table.options


# --- Control, piles of others, illusions ------------------------------------------------------------------


def test_mind_control_falls_off_what_is_indestructible() -> None:
    table = Table("sirus_quince")
    table.put("sirus_quince", A, level=5)
    immortal, ancient = table.put("immortal", B), table.put("moss_ancient", B)
    table.hand("mind_control")
    table.play("mind_control")
    table.end_turn(immortal)
    table.attack(ancient, immortal)
    assert table.obj(immortal).seat == B
    assert table.obj(immortal).is_exhausted


def test_mind_control_of_a_legend_one_has_loses_it() -> None:
    table = Table("sirus_quince")
    table.put("sirus_quince", A, level=5)
    table.put("jandra_the_negator", A)
    theirs = table.put("jandra_the_negator", B)
    table.hand("mind_control")
    table.play("mind_control", theirs)
    assert (table.player(B).discard, table.player(A).discard) == (["jandra_the_negator"], ["mind_control"])


def test_what_a_controlled_unit_gives_at_its_death_is_its_controllers() -> None:
    table = Table("sirus_quince")
    table.put("sirus_quince", A, level=5)
    gorgon = table.put("gorgon", B, damage=3)
    table.hand("mind_control", "wither")
    table.play("mind_control")
    table.play("wither", gorgon)
    assert (len(table.player(A).hand), table.player(B).discard) == (1, ["gorgon"])


def test_community_service_forecasts_what_has_to_be_forecasted() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    table.hand("community_service")
    table.hand("knight_of_the_conclave", seat=B)
    table.play("community_service", "hand", "knight_of_the_conclave")
    (knight,) = table.found("knight_of_the_conclave", A)
    assert table.obj(knight).is_future
    assert table.obj(knight).owner == B


def test_community_service_loses_a_legend_one_has() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    table.put("ardras_boulder", A)
    table.hand("community_service")
    table.hand("ardras_boulder", seat=B)
    table.play("community_service", "hand", "ardras_boulder")
    assert len(table.found("ardras_boulder")) == 1
    assert table.player(B).discard == ["ardras_boulder"]


def test_a_reteller_counts_no_tokens_and_returns_to_owners() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A, level=5)
    table.put("mirror_illusion", B)
    table.put("mirror_illusion", B)
    table.put("reteller_of_truths", B)
    table.put("spectral_hound", B, owner=A)
    table.hand("judgment_day")
    table.play("judgment_day")
    assert (table.player(B).hand, table.player(A).hand) == (["reteller_of_truths"], ["spectral_hound"])


def test_a_liberty_gryphon_is_in_reach_once_its_company_is_gone() -> None:
    table = Table()
    table.put("troq_bashar", A)
    gryphon, hound = table.put("liberty_gryphon", B), table.put("spectral_hound", B)
    table.hand("wither", "wither")
    table.do("play>wither")
    assert str(gryphon) not in table.options
    table.do(str(hound), "play>wither", str(gryphon))
    assert not table.there(gryphon)


def test_open_hands_close_when_the_eyes_are_gone() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    table.put("eyes_of_the_chancellor", B)
    table.hand("versatile_style", "wither")
    assert public_view(table.state, table.run.ask).players[A].hand is not None
    table.play("versatile_style", "mode0")
    assert public_view(table.state, table.run.ask).players[A].hand is None


# --- Fights -----------------------------------------------------------------------------------------------


def test_overpower_does_not_reach_a_flying_base() -> None:
    table = Table(turn=B)
    table.put("lawbringer_gryphon", A)
    patroller = table.put("tenderfoot", A, slot=LEADER)
    reaper, crawler = table.put("harvest_reaper", B), table.put("crypt_crawler", B)
    table.attack(reaper, patroller)
    assert table.base(A).damage == 0
    table.use(crawler, 0, table.base(A).id)
    table.attack(crawler, table.base(A).id)
    assert table.base(A).damage == 3


def test_a_knight_of_somebody_else_shot_by_a_tower_goes_to_its_owner() -> None:
    table = Table()
    knight = table.put("brave_knight", A, owner=B, damage=2)
    table.put("tower", B)
    table.attack(knight, table.base(B).id)
    assert table.player(B).hand == ["brave_knight"]


def test_a_musketeer_without_atk_hits_nobody_and_has_no_long_range() -> None:
    table = Table()
    musketeer, alpha = table.put("bluecoat_musketeer", A), table.put("debilitator_alpha", B, slot=LEADER)
    table.attack(musketeer, alpha)
    assert table.obj(alpha).damage == 0
    assert not table.there(musketeer)


def test_a_patriot_who_destroys_the_pass_hurts_the_base_behind_it() -> None:
    table = Table()
    gryphon, gate = table.put("patriot_gryphon", A), table.put("morningstar_pass", B)
    table.attack(gryphon, gate)
    assert (table.base(B).damage, table.player(A).gold) == (6, 19)


def test_a_guardian_disables_whom_the_attack_has_readied() -> None:
    table = Table()
    elephant, guardian = (
        table.put("rampaging_elephant", A),
        table.put("guardian_of_the_gates", B, slot=LEADER),
    )
    table.attack(elephant, guardian)
    assert table.obj(elephant).is_exhausted
    assert table.obj(elephant).skips_ready


def test_trained_sparks_are_deadly_from_a_deadly_unit() -> None:
    table = Table("general_onimaru")
    table.put("general_onimaru", A)
    porcupine = table.put("porcupine", A)
    leader, elite = (
        table.put("iron_man", B, slot=LEADER),
        table.put("regular_sized_rhinoceros", B, slot=ELITE),
    )
    table.hand("elite_training")
    table.play("elite_training", porcupine, "done")
    table.attack(porcupine, leader)
    assert not table.there(leader)
    assert not table.there(elite)


def test_an_arrest_asks_for_no_resist() -> None:
    table = Table("bigby_hayes", gold=2)
    table.put("bigby_hayes", A)
    bear = table.put("barkcoat_bear", B, slot=LOOKOUT)
    table.hand("arrest")
    table.play("arrest")
    assert (table.obj(bear).is_exhausted, table.player().gold) == (True, 0)


def test_a_knight_dies_on_judgment_day_and_its_place_pays() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A, level=5)
    table.put("brave_knight", B, slot=TECHNICIAN)
    table.hand("judgment_day")
    table.play("judgment_day")
    assert table.player(B).discard == ["brave_knight"], "no combat damage, so that it dies"
    assert len(table.player(B).hand) == 1
