"""The goal and the words of the rules (section 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.codex.rules.content import COLOURS
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, KindId
from sfb_bot.games.codex.rules.keywords import HASTE
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, C, D, Table, shared_content


def test_c1_a_base_has_20_hp_and_without_them_its_player_has_lost() -> None:
    table = Table()
    attacker = table.put("tenderfoot", A)
    assert table.now(table.base(B).id).hp == 20
    table.base(B).damage = 18
    table.attack(attacker, table.base(B).id)
    assert table.state.outcome is None, "1 HP is left"
    again = Table()
    attacker = again.put("older_brother", A)
    again.base(B).damage = 18
    again.attack(attacker, again.base(B).id)
    assert again.asked == "", "at once"
    assert again.state.outcome is not None
    assert again.state.outcome.winner == again.state.side_of[A]


def test_c2_only_units_and_heroes_attack_and_patrol_and_all_with_hp_is_attacked() -> None:
    table = Table("troq_bashar", "troq_bashar")
    unit, hero = table.put("iron_man", A), table.put("troq_bashar", A)
    building, tech, addon = table.put("jail", A), table.put("tech1", A), table.put("tower", A)
    theirs = [table.put(kind, B) for kind in ("tenderfoot", "troq_bashar", "tech1", "surplus", "jail")]
    upgrade = table.put("bloodburn", B)
    attackers = {each for each in table.options if each.startswith("attack>")}
    assert attackers == {f"attack>{unit}", f"attack>{hero}"}
    table.do(f"attack>{unit}")
    assert set(table.options) == {str(each) for each in (*theirs, table.base(B).id)} | {"back"}
    assert str(upgrade) not in table.options
    table.do("back", "patrol")
    assert not {str(each) for each in (building, tech, addon)} & set(table.options)
    assert {str(unit), str(hero)} <= set(table.options)


def test_c2_heroes_are_never_units() -> None:
    table = Table("troq_bashar", "troq_bashar")
    table.put("troq_bashar", A)
    hero, unit = table.put("troq_bashar", B), table.put("tenderfoot", B)
    table.hand("the_boot")
    table.play("the_boot")
    assert table.there(hero)
    assert not table.there(unit), "a unit was to be destroyed, and it was the only one"


def test_c3_the_types_of_cards_and_the_kinds_of_spells() -> None:
    content = shared_content()
    cards = [*(kind for cards in content.starters.values() for kind in cards)]
    cards += [kind for spec in content.specs.values() for kind in spec.cards]
    kinds = [content.kinds[card] for card in cards]
    assert Counter(kind.type for kind in kinds) == {"unit": 184, "building": 16, "upgrade": 10, "spell": 100}
    spells = [kind for kind in kinds if kind.type == "spell"]
    assert Counter(kind.spell for kind in spells) == {"minor": 20, "ordinary": 60, "ultimate": 20}
    assert {kind.id for kind in spells if kind.spell == "minor"} == {
        card for cards in content.starters.values() for card in cards if content.kinds[card].type == "spell"
    }
    assert Counter(kind.spell for kind in spells if kind.is_ongoing) == {"ordinary": 9, "ultimate": 3}
    assert {kind.type for kind in kinds if kind.is_legendary} == {"unit", "building", "upgrade"}


def test_c4_what_is_in_no_zone_of_play_does_nothing_and_is_not_found() -> None:
    """C4: hand, discard, future and building sites are not in play."""
    table = Table("troq_bashar", "troq_bashar")
    table.put("troq_bashar", A)
    table.put("plasmodium", B, is_future=True, runes={"time": 3})
    site = table.put("tech1", B, is_site=True)
    table.hand("tenderfoot", seat=B)
    table.discard("older_brother", seat=B)
    attacker = table.put("iron_man", A)
    table.hand("wrecking_ball", "the_boot")
    table.do(f"attack>{attacker}")
    assert table.options == [str(table.base(B).id), "back"]
    table.do("back", "play>wrecking_ball")
    assert str(site) not in table.options
    assert set(table.options) == {str(table.base(A).id), str(table.base(B).id)}


def test_c5_tech_levels() -> None:
    content = shared_content()
    for cards in content.starters.values():
        for card in cards:
            kind = content.kinds[card]
            assert kind.tech == (-1 if kind.type == "spell" else 0)
    for kind in content.kinds.values():
        if kind.is_token:
            assert kind.tech == 0
        if kind.is_hero or kind.type == "spell":
            assert kind.tech == -1
    for spec in content.specs.values():
        levels = {content.kinds[card].tech for card in spec.cards if content.kinds[card].type != "spell"}
        assert levels == {1, 2, 3}


def test_c6_everything_has_one_colour_and_a_token_may_differ_from_its_maker() -> None:
    content = shared_content()
    assert {kind.colour for kind in content.kinds.values()} == set(COLOURS)
    assert content.kinds[KindId("shark")].colour == "blue"
    assert content.kinds[KindId("water_elemental")].colour == "blue"
    assert content.kinds[KindId("surprise_attack")].colour == "red"
    assert content.kinds[KindId("argagarg_garg")].colour == "green"


def test_c7_the_twenty_schools() -> None:
    content = shared_content()
    assert len(content.specs) == 20
    assert len({spec.hero for spec in content.specs.values()}) == 20
    for spec in content.specs.values():
        kinds = [content.kinds[card] for card in spec.cards]
        assert Counter(kind.tech for kind in kinds) == {-1: 4, 1: 2, 2: 5, 3: 1}
        assert Counter(kind.spell for kind in kinds if kind.spell) == {"ordinary": 3, "ultimate": 1}
        assert set(content.codex_of([spec.hero]).values()) == {2}
        assert sum(content.codex_of([spec.hero]).values()) == 24


def test_c8_a_tokens_name_is_its_subtype_and_heroes_have_none() -> None:
    content = shared_content()
    for kind in content.kinds.values():
        if kind.is_token and kind.id != "daigo_stormborne":
            assert kind.id in kind.subtypes
        if kind.is_hero:
            assert kind.subtypes == frozenset()
    assert content.kinds[KindId("daigo_stormborne")].subtypes == {"ghost"}
    table = Table("setsuki_hiruki")
    table.put("jade_fox_dens_headmistress", A)
    ninja, hero = table.put("ninja", A), table.put("setsuki_hiruki", A)
    flying = 1 << 1
    assert table.now(ninja).flags & flying, "Jade Fox names the subtype"
    assert not table.now(hero).flags & flying, "the hero of the ninjas is none"


def test_c9_yours_friendly_opposing_and_the_owner() -> None:
    table = Table("river_montoya", mode="teams")
    table.put("river_montoya", A)
    stolen = table.put("iron_man", A, owner=B)
    own, partners, theirs = (table.put("tenderfoot", seat) for seat in (A, C, D))
    table.hand("bloom", "two_step")
    table.do("play>bloom")
    assert set(table.options) >= {str(each) for each in (stolen, own, partners)}, "friendly"
    assert str(theirs) not in table.options
    table.do(str(stolen))
    table.play("two_step")
    assert table.now(own).atk == 3, "yours are the stolen one and the own one, not the partner's"
    assert table.now(stolen).atk == 3 + 1 + 2
    assert table.now(partners).atk == 1


def test_c9_a_stolen_card_goes_to_its_owner() -> None:
    table = Table()
    stolen = table.put("tenderfoot", A, owner=B)
    foe = table.put("iron_man", B, slot=LEADER)
    table.attack(stolen, foe)
    assert (table.player(A).discard, table.player(B).discard) == ([], ["tenderfoot"])


def test_c10_one_opponent_is_chosen_by_the_effects_controller_or_there_is_nothing_to_ask() -> None:
    table = Table(mode="melee3")
    table.hand("thieving_imp")
    for seat in (B, C):
        table.hand("tenderfoot", "older_brother", seat=seat)
    table.play("thieving_imp")
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat2"])
    table.do("seat2")
    assert (len(table.player(B).hand), len(table.player(C).hand)) == (2, 1)
    duel = Table()
    duel.hand("thieving_imp")
    duel.hand("tenderfoot", seat=B)
    duel.play("thieving_imp")
    assert (duel.asked, duel.player(B).hand) == ("main", [])


def test_c10_all_opponents_are_meant_where_it_says_so() -> None:
    table = Table("drakk_ramhorn", mode="melee3")
    hero = table.put("drakk_ramhorn", A)
    foe = table.put("regular_sized_rhinoceros", B)
    table.attack(hero, foe)
    assert [table.base(seat).damage for seat in (A, B, C)] == [0, 1, 1]


def test_c11_an_exhausted_card_cannot_be_exhausted_again_as_a_cost() -> None:
    table = Table()
    ready, used = table.put("merfolk_prospector", A), table.put("merfolk_prospector", A, is_exhausted=True)
    assert f"use>{ready}.0" in table.options
    assert f"use>{used}.0" not in table.options
    table.use(ready)
    assert table.obj(ready).is_exhausted
    assert f"use>{ready}.0" not in table.options
    assert f"attack>{ready}" not in table.options, "it was used"


@pytest.mark.parametrize("kind", ["merfolk_prospector", "bloodburn", "rickety_mine"])
def test_c12_a_card_of_any_type_is_too_tired_to_exhaust_when_it_arrives(kind: str) -> None:
    table = Table()
    runes = {"blood": 2} if kind == "bloodburn" else {}
    fresh = table.put(kind, A, is_fresh=True, runes=runes)
    rested = table.put(kind, A, runes=runes)
    uses = {each.split(".")[0] for each in table.options if each.startswith("use>")}
    assert uses == {f"use>{rested}"}
    assert f"attack>{fresh}" not in table.options


def test_c12_haste_removes_both_limits_and_fatigue_stops_no_patrol() -> None:
    table = Table()
    table.hand("timely_messenger", "tenderfoot")
    table.play("timely_messenger")
    table.play("tenderfoot")
    (hasty,), (tired,) = table.found("timely_messenger"), table.found("tenderfoot")
    assert f"attack>{hasty}" in table.options
    assert f"attack>{tired}" not in table.options
    table.do("patrol")
    assert str(tired) in table.options
    other = Table()
    prospector = other.put("merfolk_prospector", A, is_fresh=True)
    other.obj(prospector).mods.append(Mod("key", HASTE))
    assert f"use>{prospector}.0" in other.options


def test_c12_fatigue_ends_with_the_own_next_turn_and_an_effect_may_exhaust_the_tired() -> None:
    table = Table("general_onimaru")
    table.put("general_onimaru", A)
    tired = table.put("tenderfoot", A, is_fresh=True)
    table.hand("boot_camp")
    table.play("boot_camp")
    assert table.obj(tired).is_exhausted
    table.end_turn()
    table.end_turn()
    assert f"attack>{tired}" in table.options


def test_c13_a_copy_is_as_tired_as_it_was_before() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    tired = table.put("tenderfoot", A, is_fresh=True)
    rested = table.put("iron_man", B)
    table.hand("manufactured_truth")
    table.play("manufactured_truth")
    assert table.obj(tired).shape.id == "iron_man"
    assert f"attack>{tired}" not in table.options
    assert not table.obj(rested).fresh


def test_c14_damage_stays_until_it_is_healed_and_never_more_than_it() -> None:
    table = Table()
    turtle = table.put("helpful_turtle", A, damage=1)
    man = table.put("iron_man", A, damage=3)
    whole = table.put("tenderfoot", A)
    jail = table.put("jail", A, damage=2)
    table.end_turn()
    assert (table.obj(man).damage, table.obj(turtle).damage) == (3, 1), "another turn heals nothing"
    table.end_turn()
    assert (table.obj(man).damage, table.obj(turtle).damage, table.obj(whole).damage) == (2, 0, 0)
    assert table.obj(jail).damage == 2, "buildings are repaired, not healed"
    assert table.now(man).hp == 4


def test_c14_repairing_never_exceeds_the_maximum() -> None:
    table = Table("grave_stormborne")
    table.put("grave_stormborne", A)
    table.base(A).damage = 1
    table.hand("versatile_style")
    table.play("versatile_style", "mode2", table.base(A).id)
    assert table.base(A).damage == 0


def test_c15_card_text_beats_the_rules_and_the_impossible_part_is_skipped() -> None:
    """C15: a prohibition beats a permission, the rest of an effect still happens."""
    table = Table("troq_bashar")
    table.put("troq_bashar", A, level=8)
    mine = table.put("iron_man", B)
    table.hand("final_smash")
    table.play("final_smash")
    assert table.player(B).hand == ["iron_man"], "no tech 0 unit was there; the tech I one still went"
    assert not table.there(mine)
    bound = Table()
    treant = bound.put("young_treant", A)
    bound.obj(treant).mods.append(Mod("key", HASTE))
    assert f"attack>{treant}" not in bound.options


def test_c16_amounts_below_0_count_as_0() -> None:
    table = Table("troq_bashar", "calamandra_moss")
    table.put("troq_bashar", A)
    foe = table.put("tenderfoot", B, slot=ELITE)
    attacker = table.put("older_brother", A)
    table.hand("intimidate")
    table.play("intimidate", foe)
    assert table.now(foe).atk == 0, "1 and 1 for the place, 4 less"
    table.attack(attacker, foe)
    assert table.obj(attacker).damage == 0
    cheap = Table("calamandra_moss", gold=0)
    cheap.tech(A, 2)
    for _ in range(12):
        cheap.put("tiger_cub", A)
    cheap.hand("gigadon")
    cheap.play("gigadon")
    assert cheap.player().gold == 0
