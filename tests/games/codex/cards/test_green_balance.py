"""Spells of Balance, and Master Midori."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER, ObjId
from tests.games.codex.kit.table import A, B, C, D, Table


def _with_midori(level: int = 8) -> tuple[Table, ObjId]:
    table = Table("master_midori")
    return table, table.put("master_midori", level=level)


# --- Master Midori ----------------------------------------------------------------------------------------


def test_midori_gives_plain_units_one_more_from_level_five_on() -> None:
    table, _ = _with_midori(level=4)
    cub = table.put("tiger_cub")
    table.do("level>master_midori")
    assert (table.now(cub).atk, table.now(cub).hp) == (3, 3)


def test_midori_gives_nothing_before_level_five() -> None:
    table, _ = _with_midori(level=4)
    cub = table.put("tiger_cub")
    assert (table.now(cub).atk, table.now(cub).hp) == (2, 2)


def test_midori_gives_nothing_to_units_with_keywords_or_text_nor_to_others() -> None:
    table, midori = _with_midori(level=5)
    centaur, merfolk = table.put("centaur"), table.put("merfolk_prospector")
    foe = table.put("tiger_cub", B)
    assert [table.now(each).atk for each in (centaur, merfolk, foe, midori)] == [3, 1, 2, 3]


def test_midori_does_not_mind_runes_stats_and_the_place_in_the_zone() -> None:
    table = Table("master_midori", turn=B)
    table.put("master_midori", A, level=5)
    cub = table.put("tiger_cub", A, runes={"plus": 1}, slot=LEADER)
    assert (table.now(cub).atk, table.now(cub).hp, table.now(cub).armor) == (4, 4, 1)


def test_midori_bonus_is_lost_with_a_new_ability() -> None:
    table, _ = _with_midori(level=5)
    table.put("blooming_elm")
    shambler = table.put("spore_shambler", runes={"plus": 1})
    cub = table.put("tiger_cub")
    table.use(shambler, 1)
    assert (table.now(cub).atk, table.now(cub).hp) == (3, 3), "a rune, but overpower by the Elm"


def test_midori_bonus_that_is_lost_may_kill() -> None:
    table = Table(["master_midori", "calamandra_moss", "argagarg_garg"])
    table.put("master_midori", level=5)
    table.put("calamandra_moss")
    hurt, whole = table.put("tiger_cub", damage=2), table.put("tiger_cub")
    table.hand("ferocity")
    table.play("ferocity")
    assert not table.there(hurt)
    assert (table.now(whole).atk, table.now(whole).hp) == (2, 2)


def test_midori_bonus_is_lost_to_a_numbered_keyword_from_an_aura() -> None:
    table = Table(["master_midori", "calamandra_moss", "argagarg_garg"])
    table.put("master_midori", level=5)
    table.put("calamandra_moss", level=3)
    cub = table.put("tiger_cub")
    assert (table.now(cub).atk, table.now(cub).resist) == (2, 1)


def test_midori_bonus_is_lost_to_what_an_attached_spell_lets_it_do() -> None:
    table, _ = _with_midori(level=5)
    cub = table.put("tiger_cub")
    table.put("spirit_of_the_panda", host=cub)
    assert (table.now(cub).atk, table.now(cub).hp) == (4, 4), "2 by the spell, none by Midori"


def test_midori_flies_in_the_own_turn_at_level_eight() -> None:
    table, midori = _with_midori(level=8)
    table.put("tiger_cub", B, slot=LEADER)
    assert table.now(midori).flags & key.FLYING
    table.attack(midori, table.base().id)
    assert table.base().damage == 4


def test_midori_does_not_fly_in_the_turns_of_others_nor_below_level_eight() -> None:
    table = Table("master_midori", turn=B)
    midori = table.put("master_midori", A, level=8)
    assert not table.now(midori).flags & key.FLYING
    other, lower = _with_midori(level=7)
    assert not other.now(lower).flags & key.FLYING


# --- Moment's Peace, Nature Reclaims ----------------------------------------------------------------------


def test_moments_peace_stops_opposing_units_but_not_heroes() -> None:
    table, _ = _with_midori(level=1)
    unit, hero = table.put("iron_man", B), table.put("troq_bashar", B)
    cub = table.put("tiger_cub")
    table.hand("moments_peace")
    table.play("moments_peace")
    table.do("patrol")
    assert str(cub) not in table.options, "no unit patrols"
    table.do("lock")
    while table.asked != "main":
        table.do(table.run.ask.decisions[0].default)  # pyright: ignore[reportOptionalMemberAccess]
    assert f"attack>{unit}" not in table.options
    table.attack(hero, table.base(A).id)
    assert table.base(A).damage == 2


def test_moments_peace_lets_own_heroes_patrol() -> None:
    table, midori = _with_midori(level=1)
    table.put("tiger_cub")
    table.hand("moments_peace")
    table.play("moments_peace")
    table.do("patrol")
    assert table.options == [str(midori), "none", "back", "lock"]


def test_moments_peace_ends_with_the_own_next_turn() -> None:
    table, _ = _with_midori(level=1)
    unit, cub = table.put("iron_man", B), table.put("tiger_cub")
    table.hand("moments_peace")
    table.play("moments_peace")
    table.end_turn()
    assert f"attack>{unit}" not in table.options
    table.end_turn()
    assert f"attack>{cub}" in table.options, "the own units attack as they like"
    table.end_turn(cub)
    assert f"attack>{unit}" in table.options


def test_moments_peace_covers_the_shared_base_and_not_the_cards_of_the_partner() -> None:
    table = Table("troq_bashar", "troq_bashar", "master_midori", mode="teams")
    table.put("master_midori", C)
    own, partners = table.put("tiger_cub", C), table.put("tiger_cub", A)
    unit = table.put("iron_man", D)
    table.hand("moments_peace", seat=C)
    run = table.run
    run.answer(C, run.ask_no, ("play>moments_peace",))
    table.do("patrol")
    while table.state.active != (B, D):
        table.do(table.run.ask.decisions[0].default)  # pyright: ignore[reportOptionalMemberAccess]
    while table.asked != "main":
        table.do(table.run.ask.decisions[0].default)  # pyright: ignore[reportOptionalMemberAccess]
    run.answer(D, run.ask_no, (f"attack>{unit}",))
    assert str(partners) in table.options
    assert str(own) not in table.options
    assert str(table.base(A).id) not in table.options


def test_nature_reclaims_trashes_an_upgrade_and_itself() -> None:
    table, _ = _with_midori(level=1)
    earth = table.put("rich_earth", B)
    table.hand("nature_reclaims")
    table.play("nature_reclaims")
    assert not table.there(earth)
    assert (table.player(B).trash, table.player(A).trash) == (["rich_earth"], ["nature_reclaims"])
    assert table.player(A).discard == []


def test_nature_reclaims_may_take_a_building_card_or_an_ongoing_spell_but_no_other_building() -> None:
    table, _ = _with_midori(level=1)
    table.tech(B, 1)
    table.put("tower", B)
    tree, ferns = table.put("verdant_tree", B), table.put("behind_the_ferns", B)
    table.put("calamandra_moss", B)
    table.hand("nature_reclaims")
    table.do("play>nature_reclaims")
    assert table.options == [str(tree), str(ferns)]
    table.do(str(tree))
    assert not table.there(tree)
    assert table.base().damage == 0, "only a lost tech building or add-on hurts the base"


def test_nature_reclaims_trashes_itself_without_a_target_too() -> None:
    table, _ = _with_midori(level=1)
    table.hand("nature_reclaims")
    table.play("nature_reclaims")
    assert table.player().trash == ["nature_reclaims"]


# --- Circle of Life, Final Showdown -----------------------------------------------------------------------


def test_circle_of_life_brings_a_green_unit_one_level_higher() -> None:
    table, _ = _with_midori(level=1)
    table.put("tiger_cub")
    table.codex("tiny_basilisk", "gemscout_owl", "chameleon", "mad_man")
    table.hand("circle_of_life")
    table.do("play>circle_of_life")
    assert table.options == ["gemscout_owl", "tiny_basilisk"]
    table.do("gemscout_owl")
    assert len(table.found("gemscout_owl", A)) == 1
    assert table.found("tiger_cub") == []
    assert table.player().codex == {"tiny_basilisk": 1, "chameleon": 1, "mad_man": 1}
    assert table.player().gold == 17, "3 for the spell, nothing for the unit"


def test_circle_of_life_reads_the_printed_cost() -> None:
    table, _ = _with_midori(level=1)
    for _ in range(5):
        table.put("centaur")
    table.codex("gigadon", "rampaging_elephant")
    table.hand("circle_of_life")
    table.play("circle_of_life", table.found("centaur")[0])
    assert len(table.found("centaur")) == 4
    assert table.found("gigadon") == table.found("rampaging_elephant") == []


def test_circle_of_life_wants_a_green_unit_of_ones_own() -> None:
    table, _ = _with_midori(level=1)
    table.put("iron_man")
    cub = table.put("tiger_cub", B)
    table.codex("tiny_basilisk")
    table.hand("circle_of_life")
    table.play("circle_of_life")
    assert table.there(cub)
    assert table.found("tiny_basilisk") == []
    assert table.player().discard == ["circle_of_life"]


def test_circle_of_life_is_no_playing_so_it_needs_no_tech_building_and_the_unit_is_tired() -> None:
    table, _ = _with_midori(level=1)
    table.put("wisp")
    table.codex("tiny_basilisk")
    table.hand("circle_of_life")
    table.play("circle_of_life", "tiny_basilisk")
    [basilisk] = table.found("tiny_basilisk")
    assert table.obj(basilisk).fresh
    assert f"attack>{basilisk}" not in table.options


def test_final_showdown_lies_on_the_hero_and_gives_two_hunters_to_the_opponent() -> None:
    table, midori = _with_midori(level=8)
    table.hand("final_showdown")
    table.play("final_showdown")
    [spell] = table.found("final_showdown")
    now = table.now(midori)
    assert (now.atk, now.hp, now.resist, bool(now.flags & key.READINESS)) == (7, 8, 1, True)
    assert table.obj(spell).host == midori
    hunters = table.found("hunter", B)
    assert [table.obj(each).slot for each in hunters] == [0, 0], "they do not come into the patrol zone"


def test_final_showdown_draws_a_card_for_each_attack_without_exhausting() -> None:
    table, midori = _with_midori(level=8)
    table.put("final_showdown", host=midori)
    table.attack(midori, table.base().id)
    assert (table.player().hand, table.base().damage) == (["tenderfoot"], 7)
    assert not table.obj(midori).is_exhausted
    assert f"attack>{midori}" not in table.options, "once a turn"


def test_final_showdown_needs_the_hero_at_the_highest_level_since_the_turn_began() -> None:
    table, _ = _with_midori(level=7)
    table.hand("final_showdown")
    table.do("level>master_midori")
    assert "play>final_showdown" not in table.options
