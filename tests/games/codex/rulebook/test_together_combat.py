"""Rules of attacks that meet in one attack, with neutral, red and green cards."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, C, D, Table

# --- Sparks and what is left over -------------------------------------------------------------------------


def test_c156_c157_sparks_and_excess_may_kill_the_same_one() -> None:
    table = Table("argagarg_garg")
    mimic = table.put("wandering_mimic", A)
    table.put("huntress", A)
    table.put("centaur", A)
    leader, elite = (table.put("tenderfoot", B, slot=slot) for slot in (LEADER, ELITE))
    behind = table.put("iron_man", B, slot=SCAVENGER)
    table.attack(mimic, leader)
    assert (table.asked, set(table.options)) == ("overpower", {str(elite), str(behind)})
    table.do(str(elite))
    assert [table.there(each) for each in (leader, elite, behind)] == [False, False, True]


def test_c156_without_atk_a_spark_still_flies() -> None:
    table = Table("jaina_stormborne")
    jaina = table.put("jaina_stormborne", A)
    table.obj(jaina).mods.append(Mod("atk", -4, "turn"))
    leader, elite = table.put("iron_man", B, slot=LEADER), table.put("mad_man", B, slot=ELITE)
    table.attack(jaina, leader)
    assert (table.obj(leader).damage, table.there(elite)) == (0, False)


def test_c156_armor_of_a_leader_takes_a_spark() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    table.obj(ocelot).mods.append(Mod("key", key.STEALTH))
    leader, elite = table.put("mad_man", B, slot=LEADER), table.put("iron_man", B, slot=ELITE)
    table.attack(ocelot, elite)
    assert (table.there(leader), table.obj(leader).armor_used) == (True, 1)


def test_c157_armor_piercing_leaves_more_over() -> None:
    table = Table("calamandra_moss")
    table.put("calamandra_moss", A)
    centaur, leader = table.put("centaur", A), table.put("tenderfoot", B, slot=LEADER)
    table.hand("ferocity")
    table.play("ferocity")
    table.attack(centaur, leader)
    assert table.base(B).damage == 3 - 2


def test_c157_a_swift_blow_leaves_over_before_anybody_hits_back() -> None:
    table = Table()
    table.put("blademaster", A)
    reaper = table.put("harvest_reaper", A)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER, damage=6)
    table.attack(reaper, leader)
    assert (table.obj(reaper).damage, table.base(B).damage) == (0, 6 - 1 - 2)


def test_c158_cq18_what_a_hidden_attacker_leaves_over_may_go_anywhere() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    table.obj(reaper).mods.append(Mod("key", key.STEALTH))
    leader, elite = table.put("iron_man", B, slot=LEADER), table.put("tenderfoot", B, slot=ELITE)
    table.attack(reaper, elite)
    assert set(table.options) == {str(leader), str(table.base(B).id)}


def test_c158_in_free_for_all_what_is_left_over_stays_with_one_player() -> None:
    table = Table(mode="melee3")
    reaper, leader = table.put("harvest_reaper", A), table.put("tenderfoot", B, slot=LEADER)
    table.put("tenderfoot", C)
    table.attack(reaper, leader)
    assert (table.asked, table.base(B).damage) == ("main", 6 - 1 - 2)


def test_c166_excess_kills_for_who_struck() -> None:
    """C166: a patroller that Gunpoint Taxman's excess kills is his as well; so is Zane's scavenger."""
    table = Table(["captain_zane", "argagarg_garg", "troq_bashar"], gold=5)
    table.put("blooming_elm", A)
    taxman = table.put("gunpoint_taxman", A, runes={"plus": 3})
    leader, elite = (table.put("mad_man", B, slot=slot) for slot in (LEADER, ELITE))
    table.attack(taxman, leader)
    assert not table.there(elite)
    assert (table.player(A).gold, table.player(B).gold) == (7, 3)
    second = Table(["captain_zane", "argagarg_garg", "troq_bashar"], gold=5)
    second.put("blooming_elm", A)
    zane = second.put("captain_zane", A, level=4, runes={"plus": 1})
    leader, behind = (second.put("mad_man", B, slot=slot) for slot in (LEADER, SCAVENGER))
    second.attack(zane, leader)
    assert (second.there(behind), second.player(A).gold) == (False, 6)


# --- Passing by -------------------------------------------------------------------------------------------


def test_c142_a_leader_that_cannot_be_attacked_lets_the_others_be_attacked() -> None:
    for kind, expected in (("mad_man", "elite"), ("revolver_ocelot", "leader")):
        table = Table()
        attacker = table.put(kind, A)
        leader, elite = table.put("tiny_basilisk", B, slot=LEADER), table.put("iron_man", B, slot=ELITE)
        table.do(f"attack>{attacker}")
        assert set(table.options) == {str(leader if expected == "leader" else elite), "back"}


def test_c142_a_hero_bars_a_predator_that_passes_units_by() -> None:
    table = Table()
    tiger = table.put("predator_tiger", A)
    leader, hero = table.put("tenderfoot", B, slot=LEADER), table.put("troq_bashar", B, slot=ELITE)
    table.do(f"attack>{tiger}")
    assert set(table.options) == {str(leader), str(hero), "back"}


def test_c143_an_invisible_leader_has_to_be_attacked_first() -> None:
    table = Table()
    man, leader = table.put("iron_man", A), table.put("backstabber", B, slot=LEADER)
    table.put("mad_man", B, slot=ELITE)
    table.do(f"attack>{man}")
    assert set(table.options) == {str(leader), "back"}


def test_c145_a_tower_sees_one_of_the_squirrels_of_a_moss_ancient() -> None:
    table = Table("calamandra_moss")
    ancient = table.put("moss_ancient", A)
    table.put("tower", B)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.attack(ancient, leader)
    first, second, _ = table.found("squirrel")
    table.do(f"attack>{first}")
    assert set(table.options) == {str(leader), "back"}
    table.do(str(leader), f"attack>{second}")
    assert str(table.base(B).id) in table.options


@pytest.mark.parametrize(("level", "is_hidden"), [(1, True), (4, False)])
def test_frenzy_may_lift_a_unit_out_of_the_ferns(level: int, is_hidden: bool) -> None:
    """FER-02: a Huntress has 4 ATK in her own turn with Drakk's frenzy."""
    table = Table(["calamandra_moss", "drakk_ramhorn", "troq_bashar"])
    table.put("calamandra_moss", A)
    table.put("drakk_ramhorn", A, level=level)
    table.put("behind_the_ferns", A)
    huntress = table.put("huntress", A)
    table.put("oversized_rhinoceros", B, slot=LEADER)
    table.do(f"attack>{huntress}")
    assert (str(table.base(B).id) in table.options) is is_hidden


# --- Triggers and batches ---------------------------------------------------------------------------------


def test_c146_c148_obliterate_takes_the_defender_and_the_attack_may_stop() -> None:
    table = Table()
    duck = table.put("trojan_duck", A)
    leader, other = table.put("tenderfoot", B, slot=LEADER), table.put("iron_man", B)
    table.do(f"attack>{duck}", str(leader))
    assert (table.there(leader), table.there(other)) == (False, False)
    table.do(str(table.base(B).id))
    assert table.asked == "new_defender"
    table.do("none")
    assert (table.base(B).damage, table.obj(duck).is_exhausted) == (4, True)


def test_c146_obliterate_leaves_nobody_to_shoot_from_below() -> None:
    table = Table("captain_zane")
    ship = table.put("pirate_gunship", A)
    table.put("leaping_lizard", B, slot=LEADER)
    table.put("huntress", B, slot=ELITE)
    table.attack(ship, table.base(B).id)
    assert (table.obj(ship).damage, table.base(B).damage) == (0, 7)


def test_cq73_whose_units_obliterate_takes_behind_a_shared_base() -> None:
    table = Table(mode="teams")
    duck = table.put("trojan_duck", A)
    one, other = table.put("mad_man", B), table.put("tenderfoot", D)
    table.attack(duck, table.base(B).id)
    assert (table.asked, set(table.options)) == ("opponent", {"seat1", "seat3"})
    table.do("seat3")
    assert (table.there(one), table.there(other)) == (True, False)


def test_c147_c279_an_attack_trigger_may_end_the_match_before_the_blows() -> None:
    table = Table("jaina_stormborne")
    archer, leader = table.put("doubleshot_archer", A), table.put("iron_man", B, slot=LEADER)
    table.base(B).damage = 17
    table.attack(archer, leader)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.obj(leader).damage) == (0, 0)


def test_c161_deathtouch_without_damage_kills_nobody() -> None:
    table = Table()
    table.put("troq_bashar", A)
    basilisk, man = table.put("tiny_basilisk", B), table.put("iron_man", A)
    table.hand("intimidate")
    table.play("intimidate", basilisk)
    table.attack(man, basilisk)
    assert table.there(man)


def test_c109_c114_a_hero_is_rewarded_and_healed_after_the_fight() -> None:
    """C204: River has 3 damage when Zane falls; two levels bring her to her second band."""
    table = Table("captain_zane", "river_montoya")
    zane, river = table.put("captain_zane", A, level=4, damage=1), table.put("river_montoya", B, damage=0)
    table.obj(river).runes["plus"] = 1
    table.attack(zane, river)
    assert not table.there(zane)
    assert (table.obj(river).level, table.obj(river).damage) == (3, 0)


def test_c185_a_kidnapped_patroller_has_no_place_and_no_bonus() -> None:
    table = Table("drakk_ramhorn", gold=10)
    table.put("drakk_ramhorn", A)
    man, rhino = table.put("iron_man", B, slot=SCAVENGER), table.put("oversized_rhinoceros", B)
    table.put("mad_man", B, slot=TECHNICIAN)
    table.hand("kidnapping")
    table.play("kidnapping", man)
    table.attack(man, table.found("mad_man")[0])
    assert table.player(B).gold == 10
    assert table.there(rhino)


def test_c215_the_place_comes_before_the_floor() -> None:
    """C16, C215: an elite with 3 ATK that is intimidated has 3 - 4 + 1."""
    table = Table()
    table.put("troq_bashar", A)
    man = table.put("iron_man", B, slot=ELITE)
    table.hand("intimidate")
    table.play("intimidate", man)
    assert table.now(man).atk == 0
