"""Casting spells, and where they stay (section 9)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, Table

BLUE = ["bigby_hayes", "sirus_quince", "general_onimaru"]


@pytest.mark.parametrize(
    ("is_exhausted", "is_fresh"), [(False, False), (True, False), (False, True), (True, True)]
)
def test_c119_a_spell_needs_a_hero_in_play_however_tired(is_exhausted: bool, is_fresh: bool) -> None:
    table = Table()
    table.put("troq_bashar", A, is_exhausted=is_exhausted, is_fresh=is_fresh)
    table.hand("spark", "intimidate")
    assert {"play>spark", "play>intimidate"} <= set(table.options)


def test_c119_the_hero_must_be_the_own_one_and_in_play() -> None:
    table = Table()
    table.put("troq_bashar", B)
    table.put("iron_man", A)
    table.hand("spark", "intimidate")
    assert not [key for key in table.options if key.startswith("play>")]


@pytest.mark.parametrize(
    ("hero", "spell", "cost"),
    [
        ("drakk_ramhorn", "scorch", 3),
        ("garus_rook", "scorch", 4),
        ("troq_bashar", "scorch", 4),
        ("troq_bashar", "spark", 1),
        ("garus_rook", "spark", 1),
        ("garus_rook", "grappling_hook", 0),
        ("drakk_ramhorn", "grappling_hook", 1),
    ],
)
def test_c120_a_minor_spell_of_a_colour_no_hero_has_costs_1_more(hero: str, spell: str, cost: int) -> None:
    table = Table(hero, gold=cost)
    table.put(hero, A)
    table.put("tenderfoot", B, slot=LEADER)
    table.hand(spell)
    table.do(f"play>{spell}")
    assert table.player().gold == 0
    if cost:
        poor = Table(hero, gold=cost - 1)
        poor.put(hero, A)
        poor.hand(spell)
        assert f"play>{spell}" not in poor.options


def test_c120_only_heroes_in_play_count_for_the_colour() -> None:
    table = Table(["garus_rook", "drakk_ramhorn", "troq_bashar"], gold=3)
    table.put("garus_rook", A)
    table.hand("scorch")
    assert "play>scorch" not in table.options, "Drakk is in the command zone"
    both = Table(["garus_rook", "drakk_ramhorn", "troq_bashar"], gold=3)
    both.put("garus_rook", A)
    both.put("drakk_ramhorn", A)
    both.hand("scorch")
    assert "play>scorch" in both.options


def test_c121_other_spells_need_a_hero_of_exactly_that_school() -> None:
    table = Table(BLUE)
    table.put("sirus_quince", A)
    table.hand("free_speech", "injunction", "boot_camp")
    assert [key for key in table.options if key.startswith("play>")] == ["play>free_speech"]


def test_c122_an_ultimate_needs_a_hero_that_began_the_turn_at_max_level() -> None:
    table = Table()
    table.put("troq_bashar", A, level=7)
    table.put("tenderfoot", B)
    table.hand("final_smash")
    assert "play>final_smash" not in table.options
    table.do("level>troq_bashar")
    assert "play>final_smash" not in table.options, "just now is too late"
    table.end_turn()
    table.end_turn()
    table.hand("final_smash")
    table.do("build>tower")
    assert "play>final_smash" in table.options


def test_c122_a_hero_that_arrives_at_max_level_has_not_begun_the_turn_so() -> None:
    table = Table()
    hero = table.put("troq_bashar", A, level=8)
    table.obj(hero).was_max_at_start = False
    table.hand("final_smash")
    assert "play>final_smash" not in table.options


@pytest.mark.parametrize(
    ("hero", "level", "spell"), [("bigby_hayes", 4, "judgment_day"), ("prynn_pasternaak", 6, "rewind")]
)
def test_c122_judgment_day_and_rewind_need_only_the_level(hero: str, level: int, spell: str) -> None:
    table = Table(hero)
    table.put(hero, A, level=level)
    table.hand(spell)
    assert f"play>{spell}" not in table.options
    table.do(f"level>{hero}")
    assert f"play>{spell}" in table.options


def test_c123_a_spell_is_in_no_zone_while_it_resolves() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    table.hand("martial_mastery", "spark")
    table.deck()
    table.do("play>martial_mastery")
    assert (table.asked, table.player().hand, table.player().discard) == ("discard", ["spark"], [])
    table.do("spark")
    assert table.player().hand == ["spark"], "of two cards to draw there was only the one discarded"
    assert table.player().discard == ["martial_mastery"]


def test_c123_parts_resolve_in_printed_order_with_targets_chosen_for_each() -> None:
    table = Table()
    table.put("troq_bashar", A, level=8)
    zero = [table.put("tenderfoot", B) for _ in range(2)]
    one = [table.put("iron_man", B) for _ in range(2)]
    two = [table.put("eggship", B) for _ in range(2)]
    table.hand("final_smash")
    table.do("play>final_smash")
    for pair in (zero, one):
        assert set(table.options) == {str(each) for each in pair}
        table.do(str(pair[0]))
        assert not table.there(pair[0]), "done before the next part asks"
    assert set(table.options) == {str(each) for each in two}
    table.do(str(two[0]))
    assert (table.obj(two[0]).seat, table.player().discard) == (A, ["final_smash"])


def test_c123_a_spell_goes_where_its_text_sends_it() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A)
    table.hand("detonate")
    table.play("detonate", "workers1")
    assert (table.player().discard, table.player().trash) == ([], ["detonate"])


def test_c124_a_spell_may_be_cast_without_a_target() -> None:
    table = Table("garus_rook", gold=5)
    table.put("garus_rook", A)
    table.hand("spark", "entangling_vines")
    table.play("spark")
    assert (table.player().gold, table.player().discard) == (4, ["spark"])
    table.play("entangling_vines")
    assert (table.player().gold, table.player().discard) == (1, ["spark", "entangling_vines"])
    assert table.found("entangling_vines") == []
    assert table.player().spent["spells"] == 2


def test_c124_it_does_what_it_can() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A, level=5)
    table.hand("appel_stomp")
    table.do("play>appel_stomp")
    assert len(table.player().hand) == 1, "nobody patrols, the card is drawn all the same"


def test_c125_ongoing_spells_stay_under_the_casters_control_and_are_not_attacked() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    table.put("iron_man", B)
    table.hand("harmony")
    table.play("harmony")
    (harmony,) = table.found("harmony")
    assert (table.obj(harmony).seat, table.player().discard) == (A, [])
    table.end_turn()
    (attacker,) = table.found("iron_man", B)
    table.do(f"attack>{attacker}")
    assert str(harmony) not in table.options


def test_c125_a_channeled_spell_leaves_with_its_hero_and_others_by_effects() -> None:
    table = Table("river_montoya", turn=B)
    river = table.put("river_montoya", A, damage=2)
    harmony = table.put("harmony", A)
    killer = table.put("iron_man", B)
    table.attack(killer, river)
    assert not table.there(harmony)
    assert table.player(A).discard == ["harmony"]
    other = Table("master_midori", "river_montoya")
    other.put("master_midori", A)
    other.put("river_montoya", B)
    harmony = other.put("harmony", B)
    other.hand("nature_reclaims")
    other.play("nature_reclaims")
    assert not other.there(harmony)


def test_c126_an_attached_spell_belongs_to_its_controller_and_goes_with_the_host() -> None:
    table = Table("garus_rook")
    table.put("garus_rook", A)
    host = table.put("tenderfoot", B, slot=LEADER)
    killer = table.put("iron_man", A)
    table.hand("entangling_vines")
    table.play("entangling_vines")
    (vines,) = table.found("entangling_vines")
    assert (table.obj(vines).seat, table.obj(vines).host, table.obj(host).seat) == (A, host, B)
    table.attack(killer, host)
    assert not table.there(vines)
    assert (table.player(A).discard, table.player(B).discard) == (["entangling_vines"], ["tenderfoot"])


def test_c127_a_spell_played_for_free_by_a_card_needs_no_hero() -> None:
    table = Table("jaina_stormborne", gold=0)
    dragon = table.put("cinderblast_dragon", A)
    victim = table.put("regular_sized_rhinoceros", B)
    table.hand("flame_arrow")
    assert "play>flame_arrow" not in table.options
    table.attack(dragon, table.base(B).id, "hand.flame_arrow", victim)
    assert (table.obj(victim).damage, table.player().discard) == (4, ["flame_arrow"])


def test_c127_a_channeling_spell_without_its_hero_is_lost_at_once() -> None:
    table = Table(["bigby_hayes", "river_montoya", "troq_bashar"], gold=10)
    table.put("bigby_hayes", A)
    table.codex("harmony")
    table.hand("jurisdiction")
    table.do("play>jurisdiction")
    while table.asked not in ("main", ""):
        table.do(next(key for key in table.options if "harmony" in key))
    assert table.found("harmony") == []
    assert sorted(table.player().discard) == ["harmony", "jurisdiction"]
    assert table.player().gold == 10 - 2 - 2


@pytest.mark.parametrize("spell", ["spark", "detonate", "maximum_anarchy", ""])
def test_c128_every_cast_of_any_kind_counts_as_a_spell_played(spell: str) -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    patroller = table.put("gargoyle", B, slot=LEADER)
    calypso = table.put("calypso_vystari", A)
    table.hand("tenderfoot", *([spell] if spell else []))
    table.play("tenderfoot")
    if spell == "maximum_anarchy":
        table.play(spell)
        assert table.player().spent["spells"] == 1
        return
    if spell:
        table.do(f"play>{spell}")
        if table.asked != "main":
            table.do(table.options[0])
    assert table.player().spent.get("spells", 0) == int(bool(spell))
    table.use(calypso)
    assert table.obj(patroller).slot == (0 if spell else LEADER)


def test_c126_a_host_that_changes_sides_keeps_what_lies_on_it() -> None:
    table = Table(["drakk_ramhorn", "garus_rook", "troq_bashar"], "garus_rook")
    table.put("drakk_ramhorn", A)
    host = table.put("tenderfoot", B)
    vines = table.put("entangling_vines", B, host=host)
    table.hand("kidnapping")
    table.play("kidnapping")
    assert (table.obj(host).seat, table.obj(vines).seat, table.obj(vines).host) == (A, B, host)
    assert f"attack>{host}" not in table.options, "the vines still hold it"


def test_c128_spells_of_the_other_player_do_not_count() -> None:
    table = Table()
    table.put("troq_bashar", A)
    table.put("troq_bashar", B)
    table.hand("spark")
    table.play("spark")
    assert (table.player(A).spent["spells"], table.player(B).spent.get("spells", 0)) == (1, 0)
    table.end_turn()
    assert table.player(A).spent == {}
