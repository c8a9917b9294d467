"""Decisions on set-up, buildings, turns and costs (CQ1 to CQ16)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.construction import build_cost, hero_limit
from sfb_bot.games.codex.rules.costs import cost_of
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.games.codex.rules.rules import Codex
from tests.games.codex.kit.random_play import MODES, begun
from tests.games.codex.kit.table import A, B, C, Table, shared_content

THREE = ["troq_bashar", "captain_zane", "bigby_hayes"]


def test_cq1_both_hero_counts_for_every_form_of_the_table() -> None:
    for mode in MODES:
        for heroes, count in (("one", 1), ("three", 3)):
            state = begun("cq1", mode, heroes).state
            assert {len(player.heroes) for player in state.players} == {count}
    rules = Codex(shared_content())
    assert rules.begin({"mode": "teams"}, "seed").setup.heroes == 3


def test_cq2_one_of_several_opponents_is_chosen_by_the_controller() -> None:
    table = Table("bigby_hayes", mode="melee3")
    table.tech(A, 1)
    table.hand("tax_collector")
    table.play("tax_collector")
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat2"])
    table.do("seat2")
    assert (table.player(B).gold, table.player(C).gold) == (20, 19)


def test_cq2_in_the_turn_of_another_by_the_active_player() -> None:
    table = Table("prynn_pasternaak", mode="melee3", gold=5)
    table.put("prynn_pasternaak", A)
    table.put("second_chances", B)
    table.put("tax_collector", B)
    table.hand("undo")
    table.play("undo")
    ask = table.run.ask
    assert ask is not None
    assert (table.asked, ask.decisions[0].seat, table.options) == ("opponent", A, ["seat0", "seat2"])


def test_cq3_a_site_is_not_in_play_but_takes_its_place() -> None:
    table = Table()
    table.put("troq_bashar", A)
    table.put("iron_man", A)
    site = table.put("tower", B, is_site=True)
    own = table.put("surplus", A, is_site=True)
    table.hand("wrecking_ball")
    assert "build>tower" not in table.options, "the own slot is taken"
    assert "drop" not in table.options
    table.do(f"attack>{table.found('iron_man')[0]}")
    assert str(site) not in table.options
    table.do("back", "play>wrecking_ball")
    assert not {str(site), str(own)} & set(table.options)


def test_cq4_a_rebuilt_building_costs_nothing_but_a_surcharge() -> None:
    table = Table(THREE, gold=0)
    table.player().built = [KindId("tech1"), KindId("tech2")]
    table.put("tech1", A)
    assert "build>tech2" in table.options

    table = Table(THREE)
    table.player().built = [KindId("tech1"), KindId("tech2")]
    table.put("building_inspector", B)
    kinds = table.rules.content.kinds
    assert build_cost(table.state, A, kinds[KindId("tech1")]) == 0 + 1, "the colours were paid for already"
    assert "build>tech2" not in table.options, "the lower one is needed again"
    table = Table(THREE, workers=5)
    table.player().built = [KindId("tech1")]
    assert "build>tech1" not in table.options, "and the workers"


def test_cq5_the_labs_school_waits_only_before_tech_ii() -> None:
    table = Table(THREE)
    table.put("tech1", A)
    table.do("build>tech_lab")
    assert table.asked == "main"
    table.do("build>tech2")
    assert (table.asked, table.options) == ("spec", ["bashing", "anarchy", "law", "back"])
    table.do("anarchy")
    assert table.options == ["bashing", "law", "back"], "now that of the Lab"
    table.do("law")
    assert table.player().spec == "anarchy"

    table = Table(THREE)
    table.tech(A, 2, "anarchy")
    table.do("build>tech_lab")
    assert table.options == ["bashing", "law", "back"]


def test_cq6_a_disabled_building_lowers_the_hero_limit() -> None:
    table = Table(THREE)
    table.tech(A, 2)
    assert hero_limit(table.state, A) == 2
    tech = table.found("tech2", A)[0]
    table.obj(tech).mods.append(Mod("off"))
    assert hero_limit(table.state, A) == 1


def test_cq7_an_add_on_is_given_up_and_another_built() -> None:
    table = Table(THREE, gold=20)
    table.put("tower", A)
    table.player().built.append(KindId("tech1"))
    assert "build>tower" not in table.options
    table.do("drop")
    assert table.base(A).damage == 2
    table.do("build>tower")
    assert table.player().gold == 20 - 3
    assert "drop" not in table.options, "it is not finished yet"


def test_cq8_until_your_next_upkeep_ends_before_the_gold() -> None:
    table = Table("calamandra_moss", turn=B)
    man = table.put("iron_man", A)
    table.obj(man).mods.append(Mod("hp", 2, "upkeep", A))
    table.obj(man).damage = 5
    table.put("helpful_turtle", A)
    happened = table.end_turn()
    kinds = [type(event) for event in happened]
    place = next(
        number
        for number, event in enumerate(happened)
        if isinstance(event, ev.GoldChanged) and event.cause == "workers"
    )
    assert not table.there(man), "no healing came in time"
    assert kinds.index(ev.Left) < place


def test_cq9_what_arrives_in_the_upkeep_has_no_upkeep_effect() -> None:
    """CQ9: a fading card that a Rememberer brings keeps all its runes, a Starlet is not hurt."""
    table = Table("prynn_pasternaak", turn=B)
    table.tech(A, 2)
    table.put("rememberer", A, runes={"time": 2})
    table.discard("shimmer_ray")
    table.do("patrol")
    while table.asked != "main":
        ask = table.run.ask
        assert ask is not None
        table.do("shimmer_ray" if "shimmer_ray" in table.options else ask.decisions[0].default)
    (ray,) = table.found("shimmer_ray")
    assert table.obj(ray).runes == {"time": 2}


def test_cq10_end_of_turn_triggers_then_buildings_then_durations() -> None:
    table = Table("troq_bashar")
    table.put("shoddy_glider", A)
    table.put("tower", A, is_site=True)
    man = table.put("iron_man", A)
    table.obj(man).mods.append(Mod("atk", 1, "turn"))
    happened = table.end_turn()
    kinds = [type(event) for event in happened]
    ended = next(
        number
        for number, event in enumerate(happened)
        if isinstance(event, ev.EffectsEnded) and event.until == "turn"
    )
    assert kinds.index(ev.Drawn) < kinds.index(ev.Left) < kinds.index(ev.Finished) < ended


def test_cq10_what_the_last_step_causes_happens_before_the_next_turn() -> None:
    """CQ10: a unit kept alive until the end of the turn dies, and its death is noticed."""
    table = Table("troq_bashar")
    gorgon = table.put("gorgon", A, damage=4)
    table.obj(gorgon).mods.append(Mod("hp", 1, "turn"))
    happened = table.end_turn()
    kinds = [type(event) for event in happened]
    assert not table.there(gorgon)
    drawn = len(kinds) - 1 - kinds[::-1].index(ev.Drawn)
    assert kinds.index(ev.Left) < drawn < kinds.index(ev.TurnEnded) < kinds.index(ev.TurnBegan)


def test_cq11_the_workers_are_counted_as_the_own_turn_ends() -> None:
    """CQ11: what is lost in the other's turn does not change what is demanded."""
    for workers, is_free in ((9, False), (10, True)):
        table = Table("troq_bashar", "captain_zane", workers=workers)
        table.put("captain_zane", B)
        table.codex("iron_man", "revolver_ocelot", "eggship")
        table.hand("detonate", seat=B)
        table.end_turn()
        table.hand("detonate", seat=B)
        table.play("detonate", "workers0")
        assert table.player(A).workers == workers - 1
        table.do("patrol")
        while table.asked not in ("tech", "main"):
            table.do("lock")
        assert (table.asked, "none" in table.options) == ("tech", is_free)


def test_cq12_set_to_0_reduced_and_only_then_raised() -> None:
    """CQ12: River makes a free Virtuoso no cheaper, and a surcharge is paid on top."""
    table = Table("river_montoya")
    table.put("river_montoya", A, level=5)
    table.put("maestro", A)
    kinds = table.rules.content.kinds
    assert cost_of(table.state, A, kinds[KindId("tenderfoot")]) == 0
    assert cost_of(table.state, A, kinds[KindId("mad_man")]) == 0
    assert cost_of(table.state, A, kinds[KindId("jail")]) == 3
    table = Table("river_montoya")
    table.put("building_inspector", B)
    assert cost_of(table.state, A, kinds[KindId("verdant_tree")]) == 2 + 1
    assert cost_of(table.state, A, kinds[KindId("scorch")]) == 3 + 1, "no red hero"


def test_cq13_a_spell_may_be_cast_without_a_target() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A)
    table.hand("soul_stone", "deteriorate")
    table.play("soul_stone")
    assert (table.found("soul_stone"), table.player().discard) == ([], ["soul_stone"])
    table.play("deteriorate")
    assert table.player().spent.get("spells") == 2


def test_cq14_two_step_needs_two() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    table.put("tenderfoot", A)
    table.hand("two_step")
    assert "play>two_step" not in table.options
    table = Table("river_montoya")
    table.put("river_montoya", A)
    table.put("tenderfoot", A)
    table.put("traffic_director", A)
    table.hand("two_step")
    assert "play>two_step" not in table.options, "the second one is untargetable"


def test_cq15_levels_also_for_a_hero_killed_by_its_own_side() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, damage=1)
    theirs = table.put("troq_bashar", B)
    table.hand("wither")
    table.play("wither", table.found("captain_zane")[0])
    assert table.obj(theirs).level == 1 + 2


def test_cq16_lost_levels_lose_the_band_and_a_new_rise_heals() -> None:
    table = Table(["garth_torken", "orpal_gloor", "vandy_anadrose"], "troq_bashar")
    table.put("garth_torken", A)
    troq = table.put("troq_bashar", B, level=5, damage=2)
    table.hand("nether_drain")
    table.do("play>nether_drain")
    table.do(str(troq))
    assert (table.obj(troq).level, table.obj(troq).damage, table.now(troq).hp) == (3, 2, 3)
    table.end_turn()
    table.do("level>troq_bashar", "level>troq_bashar")
    assert (table.obj(troq).level, table.obj(troq).damage) == (5, 0)


def test_cq16_who_loses_hp_may_die() -> None:
    table = Table(["garth_torken", "orpal_gloor", "vandy_anadrose"], "troq_bashar")
    table.put("garth_torken", A)
    troq = table.put("troq_bashar", B, level=5, damage=3)
    table.hand("nether_drain")
    table.do("play>nether_drain", str(troq))
    assert not table.there(troq)
