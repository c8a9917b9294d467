"""Tech buildings and schools (C82 to C94)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.content import TECHS
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table, shared_content

WHITE = ["garus_rook", "setsuki_hiruki", "grave_stormborne"]


def test_c82_workers_gold_and_hp_of_the_levels() -> None:
    kinds = shared_content().kinds
    found = [(kinds[tech].workers, kinds[tech].cost, kinds[tech].hp) for tech in TECHS[1:]]
    assert found == [(6, 1, 5), (8, 4, 5), (10, 5, 5)]


@pytest.mark.parametrize(("level", "workers", "gold"), [(1, 6, 1), (2, 8, 4), (3, 10, 5)])
def test_c82_each_level_needs_workers_gold_and_the_one_below(level: int, workers: int, gold: int) -> None:
    def offers(has_workers: int, has_gold: int, below: int, *, is_site: bool = False) -> bool:
        table = Table(gold=has_gold, workers=has_workers)
        for number in range(1, below + 1):
            table.put(TECHS[number], A, is_site=is_site)
        return f"build>{TECHS[level]}" in table.options

    assert offers(workers, gold, level - 1)
    assert not offers(workers - 1, gold, level - 1)
    assert not offers(workers, gold - 1, level - 1)
    if level > 1:
        assert not offers(workers, gold, level - 2)
        assert not offers(workers, gold, level - 1, is_site=True), "the lower one is to be finished"
    table = Table(gold=gold, workers=workers)
    for number in range(1, level):
        table.put(TECHS[number], A)
    table.do(f"build>{TECHS[level]}")
    assert table.player().gold == 0


def test_c83_a_building_is_finished_at_the_end_of_the_turn() -> None:
    table = Table("troq_bashar", "troq_bashar")
    table.put("troq_bashar", A)
    table.put("troq_bashar", B)
    table.hand("iron_man", "wrecking_ball")
    table.do("build>tech1")
    (site,) = table.found("tech1")
    assert table.obj(site).is_building_site
    assert "play>iron_man" not in table.options
    assert "build>tech2" not in table.options
    table.do("play>wrecking_ball")
    assert str(site) not in table.options
    table.do(str(table.base(B).id))
    table.end_turn()
    assert not table.obj(site).is_building_site
    attacker = table.found("troq_bashar", B)[0]
    table.do(f"attack>{attacker}")
    assert str(site) in table.options, "now it can be attacked"


def test_c83_a_site_is_not_hit_by_what_hits_all_buildings() -> None:
    table = Table("garus_rook")
    table.put("garus_rook", A, level=8)
    site, jail = table.put("tech1", B, is_site=True), table.put("jail", B)
    table.hand("earthquake")
    table.play("earthquake")
    assert table.obj(site).damage == 0
    assert not table.there(jail) or table.obj(jail).damage


@pytest.mark.parametrize(("kind", "damage"), [("tech1", 2), ("tower", 2), ("jail", 0)])
def test_c84_a_lost_tech_building_or_add_on_costs_its_base_2(kind: str, damage: int) -> None:
    table = Table()
    table.put("troq_bashar", A)
    hp = {"tech1": 5, "tower": 4, "jail": 3}[kind]
    building = table.put(kind, B, damage=hp - 2)
    table.hand("wrecking_ball")
    table.play("wrecking_ball", building)
    assert not table.there(building)
    assert table.base(B).damage == damage
    assert table.base(A).damage == 0


def test_c84_the_damage_is_dealt_at_once_and_may_end_the_match() -> None:
    table = Table()
    table.put("troq_bashar", A)
    building = table.put("tech1", B, damage=3)
    table.base(B).damage = 18
    table.hand("wrecking_ball")
    table.play("wrecking_ball", building)
    assert table.state.outcome is not None


def test_c85_a_destroyed_tech_building_is_rebuilt_for_nothing_by_the_end_of_the_turn() -> None:
    table = Table(gold=0, workers=8)
    table.player().built.extend(TECHS[1:3])
    assert [key for key in table.options if key.startswith("build>")] == ["build>tech1"], (
        "the lower one first"
    )
    table.do("build>tech1")
    (site,) = table.found("tech1")
    assert (table.player().gold, table.obj(site).is_building_site) == (0, True)
    table.end_turn()
    table.player().gold = 0
    assert not table.obj(site).is_building_site
    few = Table(gold=0, workers=5)
    few.player().built.append(TECHS[1])
    assert "build>tech1" not in few.options, "the workers are needed again"


def test_c86_a_standing_building_works_without_the_lower_one() -> None:
    table = Table("troq_bashar")
    table.player().spec = table.rules.content.kinds[table.player().heroes[0].kind].spec
    table.put("tech2", A)
    table.hand("regular_sized_rhinoceros", "iron_man")
    assert "play>regular_sized_rhinoceros" in table.options
    assert "play>iron_man" not in table.options
    assert "build>tech3" in table.options, "tech II is what the next level needs"


def test_c87_a_disabled_building_allows_nothing_on_its_players_next_turn() -> None:
    table = Table(["bigby_hayes", "sirus_quince", "general_onimaru"], WHITE)
    table.put("bigby_hayes", A)
    table.tech(B, 2)
    table.put("garus_rook", B)
    table.hand("injunction")
    table.hand("doubling_barbarbarian", "ardras_boulder", seat=B)
    second = table.found("tech2", B)[0]
    table.play("injunction", second)
    table.end_turn()
    assert table.state.active == (B,)
    assert "play>doubling_barbarbarian" not in table.options
    assert "play>ardras_boulder" in table.options, "tech I works"
    assert "build>tech3" not in table.options
    assert not [key for key in table.options if key.startswith("summon>")], "its hero slot is off as well"
    table.end_turn()
    table.end_turn()
    assert "build>tech3" in table.options
    assert [key for key in table.options if key.startswith("summon>")]


def test_c88_with_a_verdant_tree_several_levels_follow_each_other() -> None:
    table = Table("calamandra_moss")
    tree = table.put("verdant_tree", A)
    table.use(tree)
    table.do("build>tech1", "build>tech2", "build>tech3")
    assert table.player().gold == 20 - 1 - 4 - 5
    assert not [obj for obj in table.state.objs.values() if obj.is_building_site]


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_c89_a_card_needs_the_finished_building_of_its_level(level: int) -> None:
    card = ("tenderfoot", "iron_man", "regular_sized_rhinoceros", "trojan_duck")[level]

    def may_play(has: int, *, is_site: bool = False, is_off: bool = False) -> bool:
        table = Table("troq_bashar")
        table.player().spec = table.rules.content.kinds[table.player().heroes[0].kind].spec
        for number in range(1, has + 1):
            building = table.put(TECHS[number], A, is_site=is_site and number == level)
            if is_off and number == level:
                table.obj(building).mods.append(Mod("off", 0, "after", A))
        table.hand(card)
        return f"play>{card}" in table.options

    assert may_play(level)
    assert may_play(3)
    if level:
        assert not may_play(level - 1)
        assert not may_play(level, is_site=True)
        assert not may_play(level, is_off=True)


@pytest.mark.parametrize("card", ["rich_earth", "jail", "graveyard", "battle_suits"])
def test_c89_upgrades_and_buildings_of_tech_0_need_only_the_base(card: str) -> None:
    table = Table()
    table.hand(card)
    assert f"play>{card}" in table.options


def test_c90_tech_1_serves_all_schools_tech_2_and_3_one_for_the_whole_game() -> None:
    table = Table(WHITE)
    table.put("tech1", A)
    cards = ("sparring_partner", "fuzz_cuddles", "ardras_boulder")
    table.hand(*cards, "flying_fox", "vigor_adept", "colossus")
    assert {f"play>{card}" for card in cards} <= set(table.options)
    table.do("build>tech2")
    assert (table.asked, set(table.options)) == ("spec", {"strength", "ninjutsu", "discipline", "back"})
    table.do("ninjutsu")
    table.end_turn()
    table.end_turn()
    table.hand("flying_fox", "vigor_adept", "colossus")
    table.do("build>tower")
    assert "play>flying_fox" in table.options
    assert "play>vigor_adept" not in table.options
    assert "play>colossus" not in table.options
    table.do("build>tech3")
    assert table.asked == "main", "tech III serves the same"


def test_c90_a_rebuilt_tech_2_serves_the_same_school() -> None:
    table = Table(WHITE, gold=0)
    table.put("tech1", A)
    table.player().built.append(TECHS[2])
    table.player().spec = table.rules.content.kinds[table.player().heroes[1].kind].spec
    table.do("build>tech2")
    assert (table.asked, table.player().spec) == ("main", "ninjutsu")


def test_c91_only_cards_of_the_own_schools_can_be_played() -> None:
    table = Table(WHITE)
    table.tech(A, 3)
    table.hand("iron_man", "regular_sized_rhinoceros", "trojan_duck", "ardras_boulder")
    assert [key for key in table.options if key.startswith("play>")] == ["play>ardras_boulder"]
    grave = Table(WHITE, "troq_bashar")
    grave.tech(A, 1)
    yard = grave.put("graveyard", A, owner=B)
    grave.obj(yard).held, grave.obj(yard).word = (KindId("tenderfoot"),), str(B)
    assert f"use>{yard}.1" in grave.options, "a tech 0 unit"
    foreign = Table(WHITE, "troq_bashar")
    foreign.tech(A, 1)
    yard = foreign.put("graveyard", A, owner=B)
    foreign.obj(yard).held, foreign.obj(yard).word = (KindId("iron_man"),), str(B)
    assert f"use>{yard}.1" not in foreign.options, "of a school that is not the own"


def test_c92_with_one_hero_the_school_is_named_by_itself() -> None:
    table = Table("troq_bashar")
    table.put("tech1", A)
    table.do("build>tech2")
    assert (table.asked, table.player().spec) == ("main", "bashing")


def test_c93_the_lab_opens_one_more_school_while_it_stands_finished() -> None:
    def playable(*, is_site: bool = False, tech: int = 3) -> set[str]:
        table = Table(WHITE)
        table.tech(A, tech)
        table.put("tech_lab", A, spec="ninjutsu", is_site=is_site)
        table.hand("flying_fox", "vigor_adept", "colossus", "jade_fox_dens_headmistress")
        return {key.removeprefix("play>") for key in table.options if key.startswith("play>")}

    assert playable() == {"flying_fox", "colossus", "jade_fox_dens_headmistress"}
    assert playable(is_site=True) == {"colossus"}
    assert playable(tech=1) == set(), "without tech II it allows nothing"


def test_c93_the_school_of_a_lab_is_chosen_anew_when_it_is_rebuilt() -> None:
    table = Table(WHITE)
    table.tech(A, 2)
    table.put("tech_lab", A, spec="ninjutsu")
    table.do("drop", "build>tech_lab")
    assert (table.asked, set(table.options)) == ("spec", {"ninjutsu", "discipline", "back"})
    table.do("discipline")
    assert [table.obj(each).spec for each in table.found("tech_lab")] == ["discipline"]


def test_c94_a_lab_built_before_tech_2_waits_for_it() -> None:
    table = Table(WHITE)
    table.put("tech1", A)
    table.do("build>tech_lab")
    assert table.asked == "main", "nothing is chosen yet"
    table.do("build>tech2", "strength")
    assert (table.asked, set(table.options)) == ("spec", {"ninjutsu", "discipline", "back"})
    table.do("ninjutsu")
    table.end_turn()
    table.end_turn()
    table.hand("flying_fox", "vigor_adept", "colossus")
    table.do("build>tech3")
    played = {key for key in table.options if key.startswith("play>")}
    assert played == {"play>flying_fox", "play>colossus"}


def test_c94_a_lab_built_later_chooses_when_it_is_started() -> None:
    table = Table(WHITE)
    table.tech(A, 2)
    table.do("build>tech_lab")
    assert (table.asked, set(table.options)) == ("spec", {"ninjutsu", "discipline", "back"})


def test_c85_an_inspector_makes_a_rebuilt_one_cost_1() -> None:
    table = Table(gold=1, workers=6)
    table.player().built.append(TECHS[1])
    table.put("building_inspector", B)
    table.do("build>tech1")
    assert table.player().gold == 0


def test_c86_a_disabled_lower_building_does_not_matter() -> None:
    table = Table("troq_bashar")
    table.tech(A, 2)
    (first,) = table.found("tech1")
    table.obj(first).mods.append(Mod("off", 0, "after", A))
    table.hand("regular_sized_rhinoceros", "iron_man")
    assert [key for key in table.options if key.startswith("play>")] == ["play>regular_sized_rhinoceros"]
    assert "build>tech3" in table.options
