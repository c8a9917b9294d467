"""What was found wrong about attacks, control, values and triggers, and stays right."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, C, Table

# --- Attacks ----------------------------------------------------------------------------------------------


def test_c153_a_flier_is_shot_by_those_it_flies_over_to_a_new_defender() -> None:
    """C148, C153: nobody is flown over on the way to the squad leader, but then it is the base."""
    table = Table("jaina_stormborne")
    dragon = table.put("cinderblast_dragon", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    table.put("leaping_lizard", B, slot=ELITE)
    table.codex("fire_dart")
    table.attack(dragon, leader, "codex.fire_dart", leader, str(table.base(B).id))
    assert table.obj(dragon).damage == 3 + 1


def test_c153_a_new_defender_is_not_flown_over() -> None:
    """C148, C153: the squad leader hits back once and does not shoot as well."""
    table = Table("jaina_stormborne")
    dragon = table.put("cinderblast_dragon", A)
    table.tech(B, 1)
    tech = table.found("tech1", B)[0]
    table.obj(tech).damage = 3
    lizard = table.put("leaping_lizard", B, slot=LEADER)
    table.codex("fire_dart")
    table.attack(dragon, tech, "codex.fire_dart", tech, str(lizard))
    assert table.obj(dragon).damage == 3


def test_c150_who_loses_swift_strike_between_the_batches_strikes_once() -> None:
    """C150: the spark kills the Blademaster that gave the defender swift strike."""
    table = Table("jaina_stormborne")
    jaina = table.put("jaina_stormborne", A, level=4, runes={"plus": 3})
    table.put("blademaster", A)
    tank = table.put("steam_tank", B, slot=LEADER)
    master = table.put("blademaster", B, slot=ELITE, damage=4)
    table.attack(jaina, tank)
    assert (table.there(tank), table.there(master)) == (True, False)
    assert table.obj(jaina).damage == 3


def test_c144_who_hides_behind_the_ferns_is_hidden_through_the_attack() -> None:
    """C104, C144: the Tank has 7 ATK against a building, but it came with 3; the Tower has seen another."""
    table = Table("calamandra_moss")
    table.put("calamandra_moss", A)
    table.put("behind_the_ferns", A)
    first, tank = table.put("chameleon", A), table.put("steam_tank", A)
    table.put("tower", B)
    table.attack(first, table.base(B).id)
    assert table.obj(first).damage == 1
    table.attack(tank, table.base(B).id)
    assert table.obj(tank).damage == 0
    assert table.base(B).damage == 3 + 7


# --- Places in the own turn -------------------------------------------------------------------------------


def test_c132_a_place_is_worth_nothing_in_the_own_turn() -> None:
    """C132, C185: who dies at the end of the own turn was no patroller yet."""
    for slot, skipped in ((SCAVENGER, 2), (TECHNICIAN, 3)):
        table = Table(gold=5)
        glider = table.put("shoddy_glider", A)
        table.do("patrol", *["none"] * skipped, str(glider))
        assert not table.there(glider), slot
        assert (table.player(A).gold, len(table.player(A).hand)) == (5, 2)


def test_c131_at_the_end_of_the_own_turn_nobody_of_ones_own_is_a_patroller() -> None:
    table = Table("captain_zane")
    bomber, own = table.put("crash_bomber", A), table.put("iron_man", A)
    table.obj(bomber).mods.append(Mod("key", key.EPHEMERAL))
    foe = table.put("iron_man", B, slot=LEADER)
    table.do("patrol", str(own), "lock")
    assert table.asked == "target"
    bases = {str(table.base(seat).id) for seat in (A, B)}
    assert set(table.options) == {str(foe)} | bases


# --- Control, values, triggers ----------------------------------------------------------------------------


def test_c224_what_was_taken_for_a_turn_can_be_taken_for_good() -> None:
    """C223, C224: without the Kidnapping it would be the Recruiter's all the same."""
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    ogre = table.put("ogre_recruiter", A)
    man = table.put("iron_man", B)
    table.hand("kidnapping")
    table.play("kidnapping")
    table.attack(ogre, table.base(B).id)
    assert (table.obj(man).seat, table.asked) == (A, "main")
    assert f"attack>{man}" in table.options, "nothing else has changed for it"
    table.end_turn()
    assert table.obj(man).seat == A


def test_c215_the_newer_of_a_feather_and_a_mirror_counts() -> None:
    table = Table(["captain_zane", "master_midori", "troq_bashar"])
    table.put("captain_zane", A)
    table.put("fairie_dragon", A)
    man, rhino = table.put("iron_man", A, runes={"feather": 1}), table.put("oversized_rhinoceros", A)
    table.tech(A, 2, "balance")
    table.hand("chaos_mirror", "fairie_dragon")
    table.play("chaos_mirror", man, rhino)
    assert (table.now(man).atk, table.now(man).hp) == (7, 1)
    table.play("fairie_dragon", man)
    assert (table.now(man).atk, table.now(man).hp) == (3, 1), "another feather, after the mirror"


def test_c205_the_same_trigger_of_two_players_is_put_in_order() -> None:
    """C205, CQ74: whoever's comes first wins here."""
    table = Table("drakk_ramhorn")
    mine, its = table.put("crash_bomber", A), table.put("crash_bomber", B)
    for seat in (A, B):
        table.base(seat).damage = 19
    table.attack(mine, its)
    assert table.asked == "order"
    table.do(next(option for option in table.options if f".{mine}." in option))
    table.do(str(table.base(B).id))
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 0


def test_c205_the_same_trigger_of_two_partners_needs_no_order() -> None:
    table = Table(mode="teams", turn=B, gold=0)
    for seat in (A, C):
        table.put("gemscout_owl", seat)
    prompts: list[str] = []
    while A not in table.state.active or table.asked != "main":
        assert table.run.ask is not None
        table.do("patrol" if table.asked == "main" else table.run.ask.decisions[0].default)
        prompts.append(table.asked)
    assert "order" not in prompts
    assert [table.player(seat).gold for seat in (A, C)] == [10 + 1] * 2


def test_c205_runes_that_cards_of_two_players_get_need_no_order() -> None:
    table = Table("drakk_ramhorn")
    burns = [table.put("bloodburn", seat) for seat in (A, B)]
    table.attack(table.put("iron_man", A), table.put("mad_man", B))
    assert table.asked == "main"
    assert [table.obj(burn).runes for burn in burns] == [{"blood": 1}] * 2


def test_c51_those_who_die_at_the_end_of_a_turn_are_put_in_order() -> None:
    """C51: a Bugblatter that dies last has seen the other one die."""
    for is_last, damage in ((True, 2), (False, 1)):
        table = Table("captain_zane")
        house = table.put("sanatorium", A)
        table.hand("captured_bugblatter", "mad_man")
        table.deck("tenderfoot")
        table.use(house, 0, "mad_man", "captured_bugblatter")
        bug, man = table.found("captured_bugblatter")[0], table.found("mad_man")[0]
        table.do("patrol")
        table.do("lock")
        assert table.asked == "order"
        table.do(f"ephemeral.{man if is_last else bug}")
        table.until("main")
        assert table.base(B).damage == damage


def test_c51_several_without_abilities_need_no_order() -> None:
    table = Table()
    table.put("shoddy_glider", A)
    table.put("shark", A)
    table.put("captured_bugblatter", A)
    table.do("patrol", "lock")
    assert table.asked != "order"
    assert table.base(B).damage == 2


def test_c224_what_was_taken_for_a_turn_and_lent_goes_back_to_whom_it_was_taken_from() -> None:
    """C224, C271: the borrower has it until their upkeep, then it is not the kidnapper's any more."""
    table = Table("drakk_ramhorn", mode="melee3")
    table.put("drakk_ramhorn", A)
    man = table.put("iron_man", B)
    table.hand("kidnapping")
    table.play("kidnapping")
    table.do("patrol", "lock", str(man), "seat2.1", "none")
    table.until("main")
    assert (table.state.active, table.obj(man).seat) == ((B,), C)
    table.end_turn()
    assert (table.state.active, table.obj(man).seat) == ((C,), B)


def test_c227_an_effect_may_bring_a_second_legend_and_loses_it() -> None:
    table = Table(["master_midori", "argagarg_garg", "troq_bashar"])
    table.put("master_midori", A)
    galina, wisp = table.put("galina_glimmer", A), table.put("wisp", A)
    table.hand("circle_of_life")
    table.codex("galina_glimmer")
    table.play("circle_of_life", wisp, "galina_glimmer")
    assert table.found("galina_glimmer") == [galina]
    assert sorted(table.player(A).discard) == ["circle_of_life", "galina_glimmer"]


def test_c218_what_units_do_when_they_die_is_an_ability_of_theirs() -> None:
    """C218: Pirate-Gang Commander gives all units an ability, so that Midori gives them nothing."""
    table = Table(["master_midori", "drakk_ramhorn", "captain_zane"])
    table.put("master_midori", A, level=5)
    man = table.put("iron_man", A)
    table.put("pirate_gang_commander", A)
    assert (table.now(man).atk, table.now(man).hp) == (3, 4)
    second = Table(["master_midori", "drakk_ramhorn", "captain_zane"])
    second.put("master_midori", A, level=5)
    man = second.put("iron_man", A)
    commander = second.put("pirate_gang_commander", A, damage=5)
    second.attack(commander, second.put("tenderfoot", B))
    assert not second.there(commander)
    assert (second.now(man).atk, second.now(man).hp) == (4, 5)


def test_c190_what_is_only_chosen_is_not_asked_for_when_all_are_needed() -> None:
    """C190: Chaos Mirror does not target, so that resist costs nothing and leaves no choice."""
    table = Table("captain_zane")
    zane = table.put("captain_zane", A)
    bear = table.put("barkcoat_bear", B)
    table.hand("chaos_mirror")
    table.play("chaos_mirror")
    assert table.asked == "main"
    assert (table.now(zane).atk, table.now(bear).atk) == (5, 2)
    assert table.player(A).gold == 20 - 2
