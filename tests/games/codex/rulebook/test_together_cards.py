"""Neutral, red and green cards that meet each other."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER
from tests.games.codex.kit.table import A, B, C, D, Table

# --- Control for a turn -----------------------------------------------------------------------------------


def test_c12_a_kidnapped_prospector_digs_at_once() -> None:
    table = Table("drakk_ramhorn", gold=4)
    table.put("drakk_ramhorn", A)
    prospector = table.put("merfolk_prospector", B, is_exhausted=True)
    table.hand("kidnapping")
    table.play("kidnapping")
    table.use(prospector)
    assert table.player(A).gold == 1


def test_the_panda_pays_whoever_has_the_kidnapped_unit() -> None:
    table = Table("drakk_ramhorn", "argagarg_garg", gold=4)
    table.put("drakk_ramhorn", A)
    man = table.put("iron_man", B)
    table.put("spirit_of_the_panda", B, host=man)
    table.hand("kidnapping")
    table.play("kidnapping")
    table.attack(man, table.base(B).id)
    assert (table.player(A).gold, table.player(B).gold) == (1, 4)


def test_kidnapping_a_partner_ends_the_two_step() -> None:
    table = Table("drakk_ramhorn", "river_montoya")
    table.put("drakk_ramhorn", A)
    table.put("river_montoya", B)
    one, other = table.put("tenderfoot", B), table.put("iron_man", B)
    step = table.put("two_step", B)
    table.obj(step).links = (one, other)
    table.hand("kidnapping")
    table.play("kidnapping", one)
    assert not table.there(step)
    assert (table.now(one).atk, table.now(other).atk) == (1, 3)


def test_war_drums_beat_for_a_kidnapped_unit() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    table.put("war_drums", A)
    mad_man, man = table.put("mad_man", A), table.put("iron_man", B)
    table.hand("kidnapping")
    table.play("kidnapping")
    assert (table.now(mad_man).atk, table.now(man).atk) == (1 + 2, 3 + 2)


def test_a_kidnapped_chameleon_lizzo_goes_home_to_its_owner() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    lizzo = table.put("chameleon_lizzo", B)
    table.hand("kidnapping")
    table.play("kidnapping")
    table.end_turn()
    assert not table.there(lizzo)
    assert "chameleon_lizzo" in table.player(B).hand


def test_c199_a_kidnapped_flagbearer_binds_nobody_and_neither_does_a_squirrel() -> None:
    table = Table(["drakk_ramhorn", "jaina_stormborne", "captain_zane"])
    table.put("drakk_ramhorn", A)
    table.put("jaina_stormborne", A)
    table.put("granfalloon_flagbearer", B)
    man = table.put("iron_man", B)
    table.hand("kidnapping", "fire_dart")
    table.do("play>kidnapping", "play>fire_dart")
    assert str(man) in table.options
    table = Table("argagarg_garg")
    argagarg = table.put("argagarg_garg", A, level=3)
    table.put("granfalloon_flagbearer", B)
    man = table.put("iron_man", B)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    table.use(argagarg, 1)
    assert str(man) in table.options


# --- Targets ----------------------------------------------------------------------------------------------


def test_c198_a_flagbearer_binds_a_spell_that_helps() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    flag = table.put("granfalloon_flagbearer", B)
    table.put("iron_man", A)
    table.hand("rampant_growth")
    table.play("rampant_growth")
    assert table.now(flag).atk == 4


def test_c198_a_flagbearer_binds_only_where_it_is_a_legal_target() -> None:
    table = Table()
    table.put("troq_bashar", A)
    table.put("granfalloon_flagbearer", B)
    mine = table.put("iron_man", A)
    leader, elite = (table.put("iron_man", B, slot=slot) for slot in (LEADER, ELITE))
    table.hand("spark", "bloom")
    table.do("play>spark")
    assert set(table.options) == {str(leader), str(elite)}
    table.do(str(elite), "play>bloom")
    assert str(mine) in table.options


def test_c198_a_flagbearer_of_either_opponent_binds() -> None:
    table = Table(mode="teams")
    table.put("troq_bashar", A)
    flag = table.put("granfalloon_flagbearer", D)
    table.put("iron_man", B)
    table.hand("wither")
    table.play("wither")
    assert table.obj(flag).runes == {"minus": 1}


def test_c194_resist_of_a_place_and_of_a_hero_add_up() -> None:
    table = Table("captain_zane", "calamandra_moss")
    table.put("captain_zane", A)
    table.put("calamandra_moss", B, level=3)
    man = table.put("iron_man", B, slot=LOOKOUT)
    table.hand("scorch")
    table.play("scorch", man)
    assert table.player(A).gold == 20 - 3 - 2


def test_c194_gold_for_one_resist_is_not_enough_for_two() -> None:
    table = Table("drakk_ramhorn", gold=4)
    table.put("drakk_ramhorn", A)
    one, other = table.put("barkcoat_bear", B), table.put("barkcoat_bear", B)
    table.hand("bloodlust")
    table.do("play>bloodlust", str(one))
    assert str(other) not in table.options
    assert table.player(A).gold == 0


def test_what_does_not_target_reaches_the_invisible_and_the_untargetable() -> None:
    """C190: Discord and Molting Firebird choose nobody."""
    table = Table("river_montoya")
    table.put("river_montoya", A)
    ancient, squirrel = table.put("moss_ancient", B), table.put("squirrel", B)
    bird = table.put("molting_firebird", A)
    table.hand("discord")
    table.play("discord")
    assert not table.there(squirrel)
    table.attack(bird, table.base(B).id)
    assert table.obj(ancient).damage == 1


# --- Values -----------------------------------------------------------------------------------------------


def test_c6_blue_tokens_of_green_and_red_cards_are_not_green() -> None:
    table = Table("calamandra_moss", gold=9)
    table.tech(A, 2)
    table.put("water_elemental", A)
    table.put("shark", A)
    table.put("tiger_cub", A)
    table.hand("gigadon")
    table.play("gigadon")
    assert table.player(A).gold == 1


def test_a_squirrel_that_wears_a_feather_is_three_one() -> None:
    """C215: the transformation, then the base values of the feather."""
    table = Table("argagarg_garg")
    table.put("argagarg_garg", A)
    table.put("fairie_dragon", A)
    man = table.put("iron_man", B, runes={"feather": 1})
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel", man)
    assert (table.now(man).atk, table.now(man).hp) == (3, 1)


def test_midori_lifts_what_has_become_a_squirrel() -> None:
    table = Table(["master_midori", "argagarg_garg", "calamandra_moss"])
    table.put("master_midori", A, level=5)
    table.put("argagarg_garg", A)
    chameleon = table.put("chameleon", A)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel")
    assert (table.now(chameleon).atk, table.now(chameleon).hp) == (2, 2)


def test_chaos_mirror_is_fixed_when_a_hero_rises_and_ends_with_the_turn() -> None:
    table = Table("captain_zane")
    zane, rhino = table.put("captain_zane", A, level=3), table.put("oversized_rhinoceros", B)
    table.hand("chaos_mirror")
    table.play("chaos_mirror")
    table.do("level>captain_zane")
    assert (table.now(zane).atk, table.now(rhino).atk) == (7, 2)
    table.end_turn()
    assert (table.now(zane).atk, table.now(rhino).atk) == (3, 7)


def test_a_lost_might_of_leaf_and_claw_may_kill() -> None:
    table = Table("master_midori", "argagarg_garg")
    table.put("master_midori", A)
    table.put("might_of_leaf_and_claw", B, runes={"growth": 5})
    cub = table.put("tiger_cub", B, damage=5)
    table.hand("nature_reclaims")
    table.play("nature_reclaims")
    assert not table.there(cub)


def test_a_mimic_is_tired_again_without_the_haste_of_another() -> None:
    table = Table("argagarg_garg")
    mad_man, mimic = table.put("mad_man", A), table.put("wandering_mimic", A, is_fresh=True)
    leader = table.put("iron_man", B, slot=LEADER)
    assert f"attack>{mimic}" in table.options
    table.attack(mad_man, leader)
    assert f"attack>{mimic}" not in table.options


@pytest.mark.parametrize(
    ("card", "to_base"), [("crash_bomber", 2), ("drakk_ramhorn", 2), ("captured_bugblatter", 2)]
)
def test_hotter_fire_works_for_its_player_in_the_turns_of_others(card: str, to_base: int) -> None:
    table = Table("troq_bashar", "drakk_ramhorn")
    victim = table.put(card, B)
    table.put("hotter_fire", B)
    table.attack(table.put("oversized_rhinoceros", A), victim)
    assert table.base(A).damage == to_base


def test_hotter_fire_raises_damage_and_not_what_is_stolen() -> None:
    table = Table("captain_zane", gold=5)
    table.put("captain_zane", A)
    table.put("hotter_fire", A)
    table.hand("pillage")
    table.play("pillage", table.base(B).id)
    assert (table.base(B).damage, table.player(B).gold) == (2, 4)


# --- Places and tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "is_there"), [(LEADER, True), (SCAVENGER, False)])
def test_zane_moves_a_patroller_into_its_new_bonus_before_he_hurts_it(slot: int, is_there: bool) -> None:
    """C137: as squad leader it has armor, as scavenger it pays both."""
    table = Table("captain_zane", gold=5)
    table.put("captain_zane", A, level=5)
    mad_man = table.put("mad_man", B, slot=ELITE)
    table.do("level>captain_zane")
    table.do(next(option for option in table.options if option.endswith(str(slot))))
    assert table.there(mad_man) is is_there
    assert (table.player(A).gold, table.player(B).gold) == ((4, 5) if is_there else (5, 6))


def test_c276_the_heroes_of_third_parties_may_be_rewarded() -> None:
    table = Table("troq_bashar", "river_montoya", "captain_zane", mode="melee3")
    troq, river, zane = (
        table.put(kind, seat)
        for kind, seat in (("troq_bashar", A), ("river_montoya", B), ("captain_zane", C))
    )
    table.attack(table.put("oversized_rhinoceros", A), river)
    assert (table.asked, set(table.options)) == ("reward", {str(troq), str(zane)})


def test_a_bugblatter_hurts_whoever_is_at_turn_among_many() -> None:
    table = Table(mode="melee3", turn=C)
    table.put("captured_bugblatter", B)
    table.attack(table.put("iron_man", C), table.put("mad_man", A))
    assert [table.base(seat).damage for seat in (A, B, C)] == [0, 0, 1]


def test_a_horselord_may_go_to_the_partner() -> None:
    """C262: the strongest is one player, not a side."""
    table = Table(mode="teams", turn=B)
    lord = table.put("dothram_horselord", A)
    table.put("guargum_eternal_sentinel", C)
    while A not in table.state.active or table.asked != "main":
        assert table.run.ask is not None
        table.do("patrol" if table.asked == "main" else table.run.ask.decisions[0].default)
    assert table.obj(lord).seat == C
