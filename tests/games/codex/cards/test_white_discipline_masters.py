"""The masters and buildings of Discipline, and Grave Stormborne."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from tests.games.codex.kit.table import A, B, Table

GRAVE = "grave_stormborne"


def with_grave(level: int = 1) -> tuple[Table, ObjId]:
    """A table where Grave is in play for the first seat."""
    table = Table(GRAVE)
    return table, table.put(GRAVE, A, level=level)


# --- Focus Master -----------------------------------------------------------------------------------------


def test_focus_master_arrives_with_three_runes() -> None:
    table = Table(GRAVE)
    table.tech()
    table.hand("focus_master")
    table.play("focus_master")
    (master,) = table.found("focus_master")
    assert table.obj(master).runes == {"focus": 3}


def test_focus_master_prevents_one_of_exactly_lethal_damage() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 3})
    friend = table.put("iron_man", B)
    attacker = table.put("beast", A)
    table.attack(attacker, friend)
    assert table.there(friend)
    assert table.obj(friend).damage == 3
    assert table.obj(master).runes == {"focus": 2}


@pytest.mark.parametrize(("attacker", "damage"), [("regular_sized_rhinoceros", None), ("iron_man", 3)])
def test_focus_master_leaves_more_and_less_than_lethal_damage_alone(
    attacker: str, damage: int | None
) -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 3})
    friend = table.put("iron_man", B)
    table.attack(table.put(attacker, A), friend)
    assert table.there(friend) == (damage is not None)
    assert table.obj(master).runes == {"focus": 3}


def test_focus_master_without_runes_and_of_the_other_side_does_not_help() -> None:
    table = Table()
    table.put("focus_master", B)
    table.put("focus_master", A, runes={"focus": 1})
    friend = table.put("iron_man", B)
    table.attack(table.put("beast", A), friend)
    assert not table.there(friend)


def test_focus_master_looks_at_what_armor_leaves() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 3})
    leader = table.put("iron_man", B, slot=LEADER)
    table.attack(table.put("regular_sized_rhinoceros", A), leader)
    assert table.obj(leader).damage == 3, "5 less 1 armor is exactly 4"
    assert table.obj(master).runes == {"focus": 2}


def test_focus_master_adds_up_the_hits_of_a_batch() -> None:
    table = Table()
    master = table.put("focus_master", A, runes={"focus": 3})
    attacker = table.put("iron_man", A)
    table.put("tower", B)
    table.attack(attacker, table.put("older_brother", B))
    assert table.obj(attacker).damage == 3, "2 and the Tower's 1 are no more than 3"
    assert table.obj(master).runes == {"focus": 3}
    table = Table()
    master = table.put("focus_master", A, runes={"focus": 3})
    attacker = table.put("iron_man", A)
    table.put("tower", B)
    table.attack(attacker, table.put("iron_man", B))
    assert table.obj(attacker).damage == 3, "3 and 1 would have been exactly 4"
    assert table.obj(master).runes == {"focus": 2}


def test_focus_master_saves_from_one_damage_of_deathtouch_only() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 3})
    friend, other = table.put("iron_man", B), table.put("iron_man", B)
    weak = table.put("porcupine", A, runes={"minus": 1})
    strong = table.put("porcupine", A)
    table.attack(weak, friend)
    assert table.obj(friend).damage == 0
    assert table.obj(master).runes == {"focus": 2}
    table.attack(strong, other)
    assert not table.there(other)
    assert table.obj(master).runes == {"focus": 2}


def test_focus_master_does_not_help_where_overpower_sends_the_rest_on() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 3})
    patroller = table.put("iron_man", B, slot=ELITE)
    table.attack(table.put("harvest_reaper", A), patroller, table.base(B).id)
    assert not table.there(patroller)
    assert table.base(B).damage == 2
    assert table.obj(master).runes == {"focus": 3}


def test_focus_master_saves_itself() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 1})
    table.attack(table.put("iron_man", A), master)
    assert (table.obj(master).damage, table.obj(master).runes) == (2, {})


def test_focus_master_does_not_help_against_runes() -> None:
    table = Table()
    table.put("focus_master", A, runes={"focus": 3})
    ninja = table.put("inverse_power_ninja", A, damage=4)
    table.hand("timely_messenger")
    table.play("timely_messenger")
    assert not table.there(ninja), "lost HP is no damage"


# --- Vigor Adept, Mind-Parry Monk -------------------------------------------------------------------------


def test_vigor_adept_attacks_without_being_exhausted_once() -> None:
    table = Table()
    adept = table.put("vigor_adept", A)
    table.attack(adept, table.base(B).id)
    assert table.base(B).damage == 6
    assert not table.obj(adept).is_exhausted
    assert f"attack>{adept}" not in table.options


def test_vigor_adept_has_no_frenzy_in_the_turn_of_others() -> None:
    table = Table()
    assert table.now(table.put("vigor_adept", B)).atk == 5


def test_mind_parry_monk_shields_from_opponents() -> None:
    table, _ = with_grave()
    table.put("mind_parry_monk", B)
    table.put("iron_man", B, slot=LEADER)
    table.hand("reversal")
    happened = table.play("reversal")
    assert not table.heard(ev.Targeted, happened)
    assert table.player().discard == ["reversal"]


def test_mind_parry_monk_does_not_shield_from_its_own_side_nor_from_attacks() -> None:
    table = Table()
    monk = table.put("mind_parry_monk", A)
    sensei = table.put("aged_sensei", A)
    foe = table.put("mind_parry_monk", B)
    table.use(sensei, 0, monk)
    assert table.now(monk).atk == 6
    table.attack(monk, foe)
    assert not table.there(foe)


# --- Training Grounds -------------------------------------------------------------------------------------


def test_training_grounds_strengthens_heroes_and_raises_one_to_the_top() -> None:
    table, grave = with_grave()
    foe = table.put("troq_bashar", B)
    grounds = table.put("training_grounds", A)
    assert (table.now(grave).atk, table.now(foe).atk) == (3, 2)
    happened = table.use(grounds, 1, grave)
    assert (table.obj(grave).level, table.now(grave).atk) == (7, 5)
    assert not table.heard(ev.Targeted, happened)
    assert table.obj(grave).runes == {"sword": 1}, "he has reached his highest level"


def test_training_grounds_may_raise_an_opposing_hero_and_must_not_be_fresh() -> None:
    table, grave = with_grave()
    foe = table.put("troq_bashar", B)
    fresh = table.put("training_grounds", A, is_fresh=True)
    grounds = table.put("training_grounds", A)
    assert f"use>{fresh}.1" not in table.options
    table.do(f"use>{grounds}.1")
    assert table.options == [str(grave), str(foe)]
    table.do(str(foe))
    assert table.obj(foe).level == 8


# --- Hero's Monument --------------------------------------------------------------------------------------


def test_heros_monument_summons_daigo_and_strengthens_heroes() -> None:
    table, grave = with_grave()
    table.tech()
    table.hand("heros_monument")
    table.play("heros_monument")
    (daigo,) = table.found("daigo_stormborne", A)
    assert (table.now(daigo).atk, table.now(daigo).hp) == (8, 8)
    assert (table.now(grave).atk, table.now(grave).hp) == (3, 4)
    assert (table.now(daigo).flags & key.CANNOT_PATROL) != 0


def test_heros_monument_takes_daigo_with_it() -> None:
    table, grave = with_grave()
    table.tech()
    foes = table.put("iron_man", B), table.put("iron_man", B)
    table.hand("heros_monument")
    table.play("heros_monument")
    (monument,) = table.found("heros_monument")
    table.end_turn()
    table.attack(foes[0], monument)
    assert table.found("daigo_stormborne", A)
    happened = table.attack(foes[1], monument)
    assert not table.found("daigo_stormborne")
    assert [event.cause for event in table.heard(ev.Left, happened)] == ["destroyed", "trashed"]
    assert (table.now(grave).atk, table.now(grave).hp) == (2, 3)


def test_heros_monument_cannot_be_targeted() -> None:
    table, _ = with_grave()
    monument = table.put("heros_monument", B, damage=2)
    table.hand("versatile_style")
    table.play("versatile_style", "mode2")
    assert str(monument) not in table.options


def test_another_monument_does_not_take_the_daigo_of_the_first() -> None:
    table = Table(GRAVE, GRAVE)
    table.tech()
    table.hand("heros_monument")
    other = table.put("heros_monument", B, damage=5)
    attacker = table.put("iron_man", A)
    table.play("heros_monument")
    table.attack(attacker, other)
    assert not table.there(other)
    assert len(table.found("daigo_stormborne", A)) == 1


# --- Grave Stormborne -------------------------------------------------------------------------------------


def test_grave_destroys_a_unit_or_hero_with_his_sword() -> None:
    table, grave = with_grave(level=6)
    victim = table.put("regular_sized_rhinoceros", B)
    table.do(f"level>{GRAVE}")
    assert table.obj(grave).runes == {"sword": 1}
    table.use(grave, 1, victim)
    assert not table.there(victim)
    assert (table.obj(grave).runes, table.obj(grave).is_exhausted) == ({}, True)


def test_grave_attacks_first_and_uses_the_sword_then() -> None:
    table, grave = with_grave(level=7)
    table.obj(grave).runes["sword"] = 1
    victim = table.put("troq_bashar", B)
    table.attack(grave, table.base(B).id)
    assert table.base(B).damage == 4
    table.use(grave, 1, victim)
    assert not table.there(victim)
    assert f"use>{grave}.1" not in table.options


def test_grave_has_sparkshot_from_the_start_and_readiness_from_level_three() -> None:
    table, grave = with_grave()
    leader = table.put("iron_man", B, slot=LEADER)
    elite = table.put("iron_man", B, slot=ELITE)
    table.do(f"level>{GRAVE}", f"level>{GRAVE}")
    assert table.now(grave).flags & key.READINESS
    table.attack(grave, leader)
    assert (table.obj(leader).damage, table.obj(elite).damage) == (2, 1)
    assert not table.obj(grave).is_exhausted


def test_grave_below_his_highest_level_has_no_sword() -> None:
    table, grave = with_grave(level=6)
    table.obj(grave).runes["sword"] = 1
    assert f"use>{grave}.1" not in table.options
