"""Units of Balance."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table


def _with_midori(level: int = 8) -> tuple[Table, ObjId]:
    table = Table("master_midori")
    return table, table.put("master_midori", level=level)


# --- Gemscout Owl, Tiny Basilisk, Chameleon ---------------------------------------------------------------


def test_gemscout_owl_brings_a_gold_each_own_upkeep() -> None:
    table = Table(turn=B, gold=0, workers=4)
    table.put("gemscout_owl", A)
    table.end_turn()
    assert table.player(A).gold == 5
    table.end_turn()
    assert table.player(B).gold == 4


def test_gemscout_owl_flies_resists_and_never_attacks() -> None:
    table = Table()
    owl = table.put("gemscout_owl")
    assert (table.now(owl).resist, bool(table.now(owl).flags & key.FLYING)) == (1, True)
    assert f"attack>{owl}" not in table.options


def test_tiny_basilisk_cannot_be_attacked_by_tech_zero_units() -> None:
    table = Table(turn=B)
    basilisk = table.put("tiny_basilisk", A)
    weak, token, strong = table.put("tiger_cub", B), table.put("wisp", B), table.put("centaur", B)
    hero = table.put("troq_bashar", B)
    for attacker, may in ((weak, False), (token, False), (strong, True), (hero, True)):
        table.do(f"attack>{attacker}")
        assert (str(basilisk) in table.options) is may
        table.do("back")


def test_tiny_basilisk_passes_by_tech_zero_units_alone() -> None:
    table = Table()
    basilisk = table.put("tiny_basilisk")
    cub = table.put("tiger_cub", B, slot=LEADER)
    table.do(f"attack>{basilisk}")
    assert table.options == [str(table.base().id), str(cub), "back"]
    other = Table()
    basilisk = other.put("tiny_basilisk")
    other.put("tiger_cub", B, slot=LEADER)
    centaur = other.put("centaur", B, slot=ELITE)
    cub = other.found("tiger_cub")[0]
    other.do(f"attack>{basilisk}")
    assert other.options == [str(cub), str(centaur), "back"]


def test_tiny_basilisk_kills_by_its_touch() -> None:
    table = Table()
    basilisk, centaur = table.put("tiny_basilisk"), table.put("centaur", B)
    table.attack(basilisk, centaur)
    assert not table.there(centaur)


def test_chameleon_sneaks_past_patrollers() -> None:
    table = Table()
    chameleon = table.put("chameleon")
    table.put("iron_man", B, slot=LEADER)
    table.attack(chameleon, table.base().id)
    assert table.base().damage == 3


def test_chameleon_does_not_sneak_past_a_tower() -> None:
    table = Table()
    chameleon = table.put("chameleon")
    leader = table.put("iron_man", B, slot=LEADER)
    table.put("tower", B)
    table.do(f"attack>{chameleon}")
    assert table.options == [str(leader), "back"]


# --- Fairie Dragon ----------------------------------------------------------------------------------------


def test_fairie_dragon_makes_a_unit_three_one_and_flying() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 2)
    bear, centaur = table.put("barkcoat_bear", B), table.put("centaur", B)
    table.put("tiger_cub", B)
    table.hand("fairie_dragon")
    table.do("play>fairie_dragon")
    dragon = table.found("fairie_dragon")[0]
    assert table.options == [str(bear), str(centaur), str(dragon), "none"], "tech I and II alone"
    table.do(str(bear))
    now = table.now(bear)
    assert (now.atk, now.hp, now.resist) == (3, 1, 2), "its other abilities are kept"
    assert now.flags & key.FLYING
    assert now.flags & key.OVERPOWER
    assert table.player().gold == 20 - 4 - 2, "the Bear resists 2"


def test_fairie_dragon_changes_base_values_alone() -> None:
    table = Table()
    table.put("fairie_dragon")
    centaur = table.put("centaur", runes={"feather": 1, "plus": 2})
    assert (table.now(centaur).atk, table.now(centaur).hp) == (5, 3)


def test_fairie_dragon_may_be_declined() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 2)
    centaur = table.put("centaur")
    table.hand("fairie_dragon")
    table.play("fairie_dragon", "none")
    assert table.obj(centaur).runes == {}


def test_feathers_mean_nothing_without_a_fairie_dragon_and_resume_with_any_other() -> None:
    table = Table()
    centaur = table.put("centaur", runes={"feather": 1})
    assert (table.now(centaur).atk, table.now(centaur).hp) == (3, 4)
    assert not table.now(centaur).flags & key.FLYING
    other = Table()
    centaur = other.put("centaur", runes={"feather": 1})
    other.put("fairie_dragon", B)
    assert (other.now(centaur).atk, other.now(centaur).hp) == (3, 1)


# --- Dothram Horselord, Wandering Mimic -------------------------------------------------------------------


def test_dothram_horselord_goes_to_the_strongest() -> None:
    table = Table(turn=B)
    lord = table.put("dothram_horselord", A)  # 6
    table.put("oversized_rhinoceros", B)  # 7
    table.end_turn()
    assert table.obj(lord).seat == B
    assert table.obj(lord).fresh


def test_dothram_horselord_counts_itself_and_heroes_and_stays_at_a_tie() -> None:
    table = Table(turn=B)
    lord = table.put("dothram_horselord", A)  # 6
    table.put("troq_bashar", A)  # 2
    table.put("oversized_rhinoceros", B)  # 7
    table.put("merfolk_prospector", B)  # 1
    table.end_turn()
    assert table.obj(lord).seat == A


def test_dothram_horselord_moves_in_the_upkeep_of_its_controller_alone() -> None:
    table = Table()
    lord = table.put("dothram_horselord", A)
    table.put("oversized_rhinoceros", B)
    table.end_turn()
    assert table.obj(lord).seat == A


def test_wandering_mimic_has_what_others_have() -> None:
    table = Table()
    mimic = table.put("wandering_mimic")
    table.put("fairie_dragon", B)
    table.put("huntress", B)
    table.put("potent_basilisk")
    now = table.now(mimic)
    assert now.flags & key.FLYING
    assert now.flags & key.UNTARGETABLE
    assert now.sparkshot == 1
    assert not now.flags & (key.DEATHTOUCH | key.ANTI_AIR | key.OVERPOWER), "these it does not mimic"


def test_wandering_mimic_loses_it_with_the_last_one() -> None:
    table = Table()
    mimic = table.put("wandering_mimic")
    centaur = table.put("centaur", B, damage=3, slot=LEADER)
    assert table.now(mimic).flags & key.OVERPOWER
    table.attack(mimic, centaur)
    assert not table.there(centaur)
    assert table.base().damage == 2, "4, less 1 armor and the last HP"
    assert not table.now(mimic).flags & key.OVERPOWER


def test_two_wandering_mimics_keep_nothing_alive_between_them() -> None:
    table = Table()
    one, two = table.put("wandering_mimic"), table.put("wandering_mimic", B)
    assert (table.now(one).flags, table.now(two).flags) == (0, 0)
    other = Table()
    one, two = other.put("wandering_mimic"), other.put("wandering_mimic", B, runes={"feather": 1})
    assert (other.now(one).flags, other.now(two).flags) == (0, 0), "a feather without a dragon"


def test_wandering_mimic_gets_flying_from_another_that_wears_a_feather() -> None:
    table = Table()
    mimic = table.put("wandering_mimic")
    feathered = table.put("wandering_mimic", runes={"feather": 1})
    dragon = table.put("fairie_dragon")
    assert table.now(dragon).flags & key.FLYING
    assert table.now(feathered).flags & key.FLYING
    assert table.now(mimic).flags & key.FLYING


# --- Potent Basilisk, Tyrannosaurus Rex -------------------------------------------------------------------


def test_potent_basilisk_destroys_an_upgrade_or_ongoing_spell() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 2)
    earth = table.put("rich_earth", B)
    table.hand("potent_basilisk")
    table.play("potent_basilisk", earth)
    assert not table.there(earth)
    assert table.player(B).discard == ["rich_earth"]


def test_potent_basilisk_may_leave_it_and_takes_no_building() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 2)
    table.put("verdant_tree", B)
    earth = table.put("rich_earth", A)
    table.hand("potent_basilisk")
    table.do("play>potent_basilisk")
    assert table.options == [str(earth), "none"]
    table.do("none")
    assert table.there(earth)


def test_tyrannosaurus_rex_destroys_two_of_units_upgrades_and_workers() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 3)
    earth, rhino = table.put("rich_earth", B), table.put("oversized_rhinoceros", B)
    table.put("troq_bashar", B)
    table.hand("tyrannosaurus_rex")
    table.do("play>tyrannosaurus_rex")
    rex = table.found("tyrannosaurus_rex")[0]
    assert table.options == [str(earth), str(rhino), str(rex), "workers0", "workers1", "none"]
    table.do(str(rhino), "workers1")
    assert not table.there(rhino)
    assert table.there(earth)
    assert table.player(B).workers == 9


def test_tyrannosaurus_rex_takes_two_workers_that_nobody_sees() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 3)
    table.player(B).hired = list(table.player(A).deck[:1])
    table.hand("tyrannosaurus_rex")
    happened = table.play("tyrannosaurus_rex", "workers1", "workers1")
    assert table.player(B).workers == 8
    lost = table.heard(ev.WorkersLost, happened)
    assert [event.for_public() for event in lost] == [ev.WorkersLost(B, 1, "destroyed")] * 2
    assert "tenderfoot" not in str([event.for_public() for event in happened])


def test_tyrannosaurus_rex_may_destroy_nothing() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 3)
    rhino = table.put("oversized_rhinoceros", B)
    table.hand("tyrannosaurus_rex")
    table.play("tyrannosaurus_rex", "none")
    assert table.there(rhino)
    assert table.player(B).workers == 10


def test_tyrannosaurus_rex_is_bound_by_a_flagbearer_before_workers() -> None:
    table, _ = _with_midori(level=1)
    table.tech(A, 3)
    flag = table.put("granfalloon_flagbearer", B)
    table.hand("tyrannosaurus_rex")
    table.do("play>tyrannosaurus_rex")
    assert table.options == [str(flag), "none"]
    table.do(str(flag))
    assert "workers1" in table.options
    table.do("done")
    assert not table.there(flag)
