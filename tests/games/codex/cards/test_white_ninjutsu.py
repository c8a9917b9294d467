"""The spells of Ninjutsu, and Setsuki Hiruki."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN, ObjId
from tests.games.codex.kit.table import A, B, Table

SETSUKI = "setsuki_hiruki"


def with_setsuki(level: int = 1) -> tuple[Table, ObjId]:
    """A table where Setsuki is in play for the first seat."""
    table = Table(SETSUKI)
    return table, table.put(SETSUKI, A, level=level)


# --- Hidden Ninja -----------------------------------------------------------------------------------------


def test_hidden_ninja_gives_stealth_and_a_card_for_a_ninja() -> None:
    table, _ = with_setsuki()
    viper = table.put("fox_viper", A)
    beast = table.put("beast", A)
    table.put("iron_man", B, slot=LEADER)
    table.hand("hidden_ninja")
    table.play("hidden_ninja", viper, beast)
    assert all(table.now(each).flags & key.STEALTH for each in (viper, beast))
    assert len(table.player().hand) == 1
    table.attack(beast, table.base(B).id)
    assert table.base(B).damage == 4


def test_hidden_ninja_draws_once_for_several_and_for_the_hero() -> None:
    table, setsuki = with_setsuki()
    viper = table.put("fox_viper", A)
    table.hand("hidden_ninja")
    table.play("hidden_ninja", setsuki, viper)
    assert len(table.player().hand) == 1


def test_hidden_ninja_draws_nothing_without_a_ninja_and_takes_no_strong_unit() -> None:
    table, _ = with_setsuki()
    rhino = table.put("regular_sized_rhinoceros", A)
    beast = table.put("beast", A)
    table.hand("hidden_ninja")
    table.do("play>hidden_ninja")
    assert str(rhino) not in table.options
    table.do(str(beast), "done")
    assert table.player().hand == []


def test_hidden_ninja_stays_hidden_when_the_atk_rises_and_ends_with_the_turn() -> None:
    table, _ = with_setsuki()
    sensei = table.put("aged_sensei", A)
    beast = table.put("beast", A)
    table.hand("hidden_ninja")
    table.play("hidden_ninja", beast, "done")
    table.use(sensei, 0, beast)
    assert table.now(beast).atk == 5
    assert table.now(beast).flags & key.STEALTH
    table.end_turn()
    assert not table.now(beast).flags & key.STEALTH


# --- Speed of the Fox -------------------------------------------------------------------------------------


def test_speed_of_the_fox_lets_setsuki_strike_at_once() -> None:
    table = Table(SETSUKI)
    setsuki = table.put(SETSUKI, A, is_fresh=True)
    leader = table.put("older_brother", B, slot=LEADER)
    table.hand("speed_of_the_fox")
    table.play("speed_of_the_fox")
    table.attack(setsuki, leader)
    assert not table.there(leader), "2 ATK past the armor"
    assert not table.obj(setsuki).is_exhausted


def test_speed_of_the_fox_is_for_the_own_hero_of_the_school() -> None:
    table = Table([SETSUKI, "troq_bashar"], SETSUKI)
    setsuki = table.put(SETSUKI, A)
    troq = table.put("troq_bashar", A)
    foe = table.put(SETSUKI, B)
    table.hand("speed_of_the_fox")
    table.play("speed_of_the_fox")
    assert [table.now(each).atk for each in (setsuki, troq, foe)] == [2, 2, 1]
    table.end_turn()
    assert (table.now(setsuki).atk, table.now(setsuki).flags & key.HASTE) == (1, 0)


# --- Shuriken Hail ----------------------------------------------------------------------------------------


def test_shuriken_hail_hits_every_patroller_without_targeting() -> None:
    table, _ = with_setsuki()
    elite = table.put("tenderfoot", B, slot=ELITE)
    weak = table.put("ninja", B, slot=SCAVENGER)
    illusion = table.put("spectral_aven", B, slot=TECHNICIAN)
    idle = table.put("tenderfoot", B)
    table.hand("shuriken_hail")
    happened = table.play("shuriken_hail")
    assert not table.heard(ev.Targeted, happened)
    assert [table.obj(each).damage for each in (elite, illusion, idle)] == [1, 1, 0]
    assert not table.there(weak)
    assert table.player(B).gold == 21 - 1, "the cap of 20 held the scavenger's gold"


def test_shuriken_hail_spares_a_squad_leader_with_armor() -> None:
    table, _ = with_setsuki()
    leader = table.put("ninja", B, slot=LEADER)
    table.hand("shuriken_hail")
    table.play("shuriken_hail")
    assert table.obj(leader).damage == 0


# --- Fox's Den Students -----------------------------------------------------------------------------------


def test_foxs_den_students_summons_four_ninjas_that_attack_at_once() -> None:
    table, _ = with_setsuki(level=6)
    table.put("iron_man", B, slot=LEADER)
    table.hand("foxs_den_students")
    table.play("foxs_den_students")
    ninjas = table.found("ninja", A)
    assert len(ninjas) == 4
    for ninja in ninjas:
        table.attack(ninja, table.base(B).id)
    assert table.base(B).damage == 4


def test_foxs_den_students_helps_ninjas_that_come_later_but_no_others() -> None:
    table, setsuki = with_setsuki(level=6)
    foe = table.put("fox_viper", B)
    table.hand("foxs_den_students", "smoker", "tenderfoot", "fox_viper")
    table.play("foxs_den_students")
    table.play("fox_viper")
    table.play("tenderfoot")
    (viper,), (tenderfoot,) = table.found("fox_viper", A), table.found("tenderfoot", A)
    both = key.STEALTH | key.HASTE
    assert table.now(viper).flags & both == both
    assert not any(table.now(each).flags & both for each in (tenderfoot, foe, setsuki))
    table.end_turn()
    assert not table.now(viper).flags & both


# --- Setsuki Hiruki ---------------------------------------------------------------------------------------


def test_an_attack_on_setsuki_costs_a_gold() -> None:
    table = Table("troq_bashar", SETSUKI)
    setsuki = table.put(SETSUKI, B)
    table.attack(table.put("older_brother", A), setsuki)
    assert table.player().gold == 19
    assert table.obj(setsuki).damage == 2


def test_setsuki_cannot_be_attacked_without_gold_unless_she_patrols() -> None:
    table = Table("troq_bashar", SETSUKI, gold=0)
    setsuki = table.put(SETSUKI, B)
    attacker = table.put("older_brother", A)
    table.do(f"attack>{attacker}")
    assert table.options == [str(table.base(B).id), "back"]
    table = Table("troq_bashar", SETSUKI, gold=0)
    setsuki = table.put(SETSUKI, B, slot=ELITE)
    table.attack(table.put("older_brother", A), setsuki)
    assert table.obj(setsuki).damage == 2


def test_setsuki_strikes_first_from_level_four() -> None:
    table, setsuki = with_setsuki(level=4)
    foe = table.put("older_brother", B)
    table.attack(setsuki, foe)
    assert not table.there(foe)
    assert table.obj(setsuki).damage == 0
    assert table.now(setsuki).flags & key.SWIFT_STRIKE, "until the end of the turn"
    table.end_turn()
    assert not table.now(setsuki).flags & key.SWIFT_STRIKE


def test_setsuki_below_level_four_does_not_strike_first() -> None:
    table, setsuki = with_setsuki(level=3)
    table.attack(setsuki, table.put("older_brother", B))
    assert table.obj(setsuki).damage == 2


def test_setsuki_at_her_highest_level_draws_two_in_the_upkeep() -> None:
    table = Table(SETSUKI, turn=B)
    table.put(SETSUKI, A, level=6)
    table.hand("smoker", "smoker", "smoker", "smoker", "smoker")
    table.end_turn()
    assert len(table.player().hand) == 7, "more than five are allowed"


def test_setsuki_at_level_five_draws_nothing() -> None:
    table = Table(SETSUKI, turn=B)
    table.put(SETSUKI, A, level=5)
    table.end_turn()
    assert table.player().hand == []
