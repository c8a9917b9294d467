"""Decisions on effects, values and who decides (CQ29 to CQ34, CQ60 to CQ74)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table

# They come back in the turn of the other player, by Second Chances, and would have a choice.
SHY = ["rambasa_twin", "seer", "stewardess_of_the_undone", "fairie_dragon", "potent_basilisk"]


@pytest.mark.parametrize("kind", SHY)
def test_cq29_a_may_of_the_other_player_is_not_done(kind: str) -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A)
    table.put("second_chances", B)
    table.put("rich_earth", B)
    table.put("tenderfoot", A)
    table.put("iron_man", A)
    table.put("fading_argonaut", A)
    unit = table.put(kind, B)
    table.obj(unit).mods.append(Mod("lose", key.UNTARGETABLE))
    table.player(B).codex = {table.obj(unit).kind.id: 2}
    table.hand("undo")
    happened = table.play("undo", unit)
    assert table.asked == "main"
    assert len(table.found(kind, B)) == 1
    assert len(table.heard(ev.Arrived, happened)) == 1
    assert len(table.heard(ev.Left, happened)) == 1


def test_cq29_nor_what_a_hero_may_do_who_rises_in_anothers_turn() -> None:
    for hero in ("garth_torken", "max_geiger"):
        table = Table(["orpal_gloor", "vandy_anadrose", "garth_torken"], hero)
        table.put("garth_torken", A, level=3)
        top = table.rules.content.kinds[table.player(B).heroes[0].kind].bands[2].level
        rises = table.put(hero, B, level=top - 1)
        table.put("tenderfoot", B)
        table.discard("iron_man", seat=B)
        table.hand("iron_man", seat=B)
        table.hand("nether_drain")
        mine = table.found("garth_torken", A)[0]
        happened = table.play("nether_drain", mine)
        assert (table.obj(rises).level, table.asked) == (top, "main")
        assert not table.heard(ev.Arrived, happened)
        assert not table.heard(ev.Left, happened)


def test_cq29_how_many_of_up_to_two_is_for_the_active_player_to_say() -> None:
    """CQ29: a Tyrannosaurus that comes in another's turn destroys what they like, or nothing."""
    for declines in (True, False):
        table = Table("prynn_pasternaak")
        rex, theirs = table.put("tyrannosaurus_rex", B), table.put("iron_man", B)
        mine = table.put("tenderfoot", A)
        table.put("second_chances", B)
        archon = table.put("ebbflow_archon", A, runes={"time": 3})
        table.use(archon, 1, rex)
        ask = table.run.ask
        assert ask is not None
        assert (ask.decisions[0].seat, table.options[-1]) == (A, "none")
        table.do(*(["none"] if declines else [str(theirs), "done"]))
        assert (table.there(theirs), table.there(mine)) == (declines, True)
        assert len(table.found("tyrannosaurus_rex", B)) == 1


def test_cq30_a_group_is_fixed_for_discord() -> None:
    table = Table("river_montoya", "drakk_ramhorn")
    table.put("river_montoya", A)
    now = table.put("oversized_rhinoceros", B)
    low = table.put("iron_man", B)
    table.hand("discord")
    table.play("discord")
    assert (table.now(now).atk, table.now(low).atk, table.now(low).hp) == (7, 1, 3)


def test_cq30_a_group_is_open_for_students_and_free_speech() -> None:
    table = Table("setsuki_hiruki")
    table.put("setsuki_hiruki", A, level=6)
    table.hand("foxs_den_students", "fruit_ninja")
    table.play("foxs_den_students")
    table.play("fruit_ninja")
    late = table.found("fruit_ninja")[0]
    assert table.now(late).flags & key.HASTE
    assert table.now(late).flags & key.STEALTH

    table = Table("sirus_quince", "drakk_ramhorn")
    table.put("sirus_quince", A)
    table.hand("free_speech")
    table.play("free_speech")
    table.hand("pillage", seat=B)
    table.end_turn()
    table.do("summon>drakk_ramhorn")
    assert "play>pillage" not in table.options, "a hero who came later is silent as well"


def test_cq31_inside_a_step_by_time() -> None:
    """CQ31: what is granted after it was lost is there again."""
    table = Table()
    one, other = table.put("iron_man", A), table.put("eggship", A)
    table.obj(one).mods.extend([Mod("key", key.FLYING), Mod("lose", key.FLYING)])
    table.obj(other).mods.extend([Mod("lose", key.FLYING), Mod("key", key.FLYING)])
    assert not table.now(one).flags & key.FLYING
    assert table.now(other).flags & key.FLYING


def test_cq32_cq50_midori_gives_one_and_the_ferns_hide_the_small() -> None:
    """CQ32, CQ50: 2 ATK or less is hidden and has no bonus."""
    table = Table(["master_midori", "calamandra_moss", "argagarg_garg"])
    table.put("master_midori", A, level=5)
    big = table.put("oversized_rhinoceros", A)
    assert (table.now(big).atk, table.now(big).hp) == (7 + 1, 8 + 1)
    table = Table(["master_midori", "calamandra_moss", "argagarg_garg"])
    table.put("master_midori", A, level=5)
    table.put("calamandra_moss", A)
    table.put("behind_the_ferns", A)
    small = table.put("tiger_cub", A)
    assert (table.now(small).atk, bool(table.now(small).flags & key.STEALTH)) == (2, True)


def test_cq33_a_second_legend_cannot_be_played() -> None:
    table = Table("garus_rook")
    table.tech(A, 1)
    table.put("ardras_boulder", A)
    table.hand("ardras_boulder", "mythmaking")
    assert "play>ardras_boulder" not in table.options
    assert "play>mythmaking" in table.options


def test_cq33_where_an_effect_forces_it_the_newcomer_is_discarded() -> None:
    table = Table("garth_torken")
    lord = table.put("skeletal_lord", A)
    first = table.put("ardras_boulder", A)
    for _ in range(5):
        table.put("skeleton", A)
    table.hand("ardras_boulder")
    happened = table.use(lord, 1)
    if table.asked != "main":
        happened += table.do("ardras_boulder")
    assert table.found("ardras_boulder") == [first]
    assert not table.heard(ev.Arrived, happened)
    assert table.player().discard == ["ardras_boulder"]


def test_cq60_a_watcher_sees_its_own_death() -> None:
    table = Table()
    blatter, foe = table.put("captured_bugblatter", A), table.put("oversized_rhinoceros", B)
    table.attack(blatter, foe)
    assert table.base(B).damage == 1
    table = Table()
    necromancer, foe = table.put("necromancer", A), table.put("pirate_gang_commander", B)
    table.obj(foe).mods.append(Mod("key", key.LONG_RANGE))
    table.attack(necromancer, foe)
    assert table.found("skeleton") == [], "it says: another"


def test_cq61_the_discard_for_the_storm_is_no_duty() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A, level=7)
    table.hand("true_power_of_storms", "fruit_ninja", "scorch")
    happened = table.play("true_power_of_storms")
    assert "none" in table.options
    happened += table.do("none")
    assert not table.heard(ev.Targeted, happened)
    assert sorted(table.player().hand) == ["fruit_ninja", "scorch"]


def test_cq62_a_neutral_hero_pays_for_a_colour() -> None:
    table = Table(gold=4)
    table.put("troq_bashar", A)
    table.hand("scorch", "spark")
    table.put("tenderfoot", B, slot=LEADER)
    table.play("scorch", table.found("tenderfoot", B)[0])
    assert table.player().gold == 4 - 3 - 1


def test_cq63_an_emblem_on_an_enemy_binds_its_controllers_opponents() -> None:
    table = Table(turn=B)
    table.put("troq_bashar", B)
    marked = table.put("iron_man", B)
    table.put("vortoss_emblem", A, host=marked, runes={"time": 3})
    table.put("iron_man", A)
    table.hand("wither", seat=B)
    table.play("wither")
    assert table.obj(marked).runes == {"minus": 1}, "their own unit, which is marked"


def test_cq64_an_own_flagbearer_is_not_the_one_demanded() -> None:
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A)
    own, theirs = table.put("granfalloon_flagbearer", A), table.put("granfalloon_flagbearer", B)
    table.hand("sickness")
    table.do("play>sickness")
    assert str(theirs) in table.options
    assert str(own) not in table.options


def test_cq65_hotter_fire_for_damage_that_is_taken() -> None:
    """CQ65: the base's own damage of a Musketeer and what Bloodlust costs are 1 more."""
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    table.put("hotter_fire", A)
    man = table.put("oversized_rhinoceros", A)
    table.hand("bloodlust")
    table.play("bloodlust", man, "done")
    table.end_turn()
    assert table.obj(man).damage == 1 + 1
    table = Table()
    table.put("hotter_fire", A)
    table.put("captured_bugblatter", A)
    killer, foe = table.put("iron_man", A), table.put("tenderfoot", B)
    table.attack(killer, foe)
    assert table.base(B).damage == 1 + 1


def test_cq66_playing_counts_though_the_unit_is_jailed() -> None:
    table = Table("general_onimaru")
    sergeant = table.put("drill_sergeant", A)
    jail = table.put("jail", B)
    table.put("flagstone_garrison", A)
    table.hand("tenderfoot")
    table.play("tenderfoot")
    if table.asked == "order":
        table.do(table.options[0])
    assert table.obj(jail).held == ("tenderfoot",)
    assert table.obj(sergeant).runes == {"plus": 1}
    assert len(table.player().hand) == 1


def test_cq66_a_card_does_not_see_its_own_play() -> None:
    table = Table("general_onimaru")
    table.tech(A, 2)
    table.hand("drill_sergeant")
    table.play("drill_sergeant")
    assert table.obj(table.found("drill_sergeant")[0]).runes == {}


def test_cq67_as_many_workers_as_there_are() -> None:
    table = Table(gold=20)
    reaver = table.put("reaver", A)
    table.player(A).workers = 0
    table.player(B).workers = 1
    table.hand("tenderfoot")
    table.use(reaver)
    while table.asked != "main":
        table.do(next(option for option in ("mode0", "workers1", *table.options) if option in table.options))
    assert (table.player(A).workers, table.player(B).workers) == (0, 0)


def test_cq68_an_illusions_controller_draws_all_the_same() -> None:
    table = Table()
    magistrate = table.put("porkhand_magistrate", A)
    hound = table.put("spectral_hound", B)
    table.use(magistrate)
    assert not table.there(hound)
    assert len(table.player(B).hand) == 1


def test_cq69_a_trashed_jail_lets_go_as_well() -> None:
    """CQ57, CQ69: the inmate goes to its owner's discard, however the Jail has left."""
    table = Table("master_midori")
    table.put("master_midori", A)
    jail = table.put("jail", B)
    table.hand("tenderfoot", "nature_reclaims")
    table.play("tenderfoot")
    assert table.obj(jail).held == ("tenderfoot",)
    table.play("nature_reclaims")
    assert table.player().discard == ["tenderfoot"]


def test_cq70_cards_with_runes_are_heroes_too_and_forecasts_only_where_named() -> None:
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A)
    hero = table.put("troq_bashar", B, runes={"minus": 1})
    future = table.put("plasmodium", B, is_future=True, runes={"time": 3, "minus": 1})
    table.hand("spreading_plague")
    table.play("spreading_plague")
    assert not table.there(hero)
    assert table.there(future)
    table = Table("max_geiger")
    table.put("max_geiger", A)
    hero = table.put("prynn_pasternaak", B, runes={"time": 3})
    future = table.put("plasmodium", B, is_future=True, runes={"time": 3})
    table.hand("time_spiral")
    table.do("play>time_spiral")
    assert {str(hero), str(future)} <= {option.split(".")[0] for option in table.options}


def test_cq71_of_two_graveyards_the_active_player_chooses() -> None:
    table = Table()
    rhino = table.put("oversized_rhinoceros", A)
    graves = [table.put("graveyard", B) for _ in range(2)]
    man = table.put("iron_man", B)
    table.attack(rhino, man)
    ask = table.run.ask
    assert ask is not None
    assert (ask.decisions[0].seat, set(table.options)) == (A, set(map(str, graves)))
    table.do(str(graves[1]))
    assert [table.obj(grave).held for grave in graves] == [(), ("iron_man",)]


def test_cq72_heroes_count_for_totals_of_atk() -> None:
    """CQ72: 6 of the Horselord against 5 and 2 of a hero."""
    for hero, seat in ((True, B), (False, A)):
        table = Table(turn=B)
        horselord = table.put("dothram_horselord", A)
        table.put("regular_sized_rhinoceros", B)
        if hero:
            table.put("troq_bashar", B)
        table.end_turn()
        assert table.obj(horselord).seat == seat


def test_cq74_the_active_player_orders_triggers_of_both_sides() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A, level=5)
    table.put("gorgon", A)
    table.put("bloodburn", B)
    table.put("crash_bomber", A)
    table.hand("metamorphosis")
    table.play("metamorphosis")
    ask = table.run.ask
    assert ask is not None
    assert (table.asked, ask.decisions[0].seat) == ("order", A)
    assert any(option.startswith("bloodburn") for option in table.options)
