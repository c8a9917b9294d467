"""Faults of the engine that white cards brought to light."""

from __future__ import annotations

from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.evolve import evolve
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.touch import touch_all
from sfb_bot.games.codex.rules.values import compute
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel.rules import Fx
from tests.games.codex.kit.table import A, B, Table


def test_cq59_hits_of_one_batch_are_added_up_before_a_last_stand() -> None:
    table = Table()
    master = table.put("focus_master", A, runes={"focus": 2})
    attacker = table.put("iron_man", A)
    table.put("tower", B)
    defender = table.put("iron_man", B)
    table.attack(attacker, defender)
    assert (table.obj(attacker).damage, table.obj(master).runes) == (3, {"focus": 1})


def test_c169_doubled_armor_of_a_turn_leaves_no_debt_behind() -> None:
    table = Table()
    sensei = table.put("aged_sensei", A)
    warrior = table.put("doubling_barbarbarian", A)
    foe = table.put("regular_sized_rhinoceros", B)
    table.use(sensei, 0, warrior)
    table.attack(warrior, foe)
    table.end_turn()
    assert table.obj(warrior).armor_used == 0


def test_values_hold_when_the_match_ends_in_the_middle_of_an_attack() -> None:
    table = Table()
    table.put("safe_attacking", A)
    attacker = table.put("iron_man", A)
    table.base(B).damage = 19
    table.attack(attacker, table.base(B).id)
    assert table.state.outcome is not None
    assert table.now(attacker).armor == compute(table.state, table.obj(attacker)).armor == 0


def test_c80_a_new_defender_is_paid_for_as_well() -> None:
    table = Table("troq_bashar", "setsuki_hiruki")
    duck = table.put("trojan_duck", A)
    setsuki = table.put("setsuki_hiruki", B)
    victim = table.put("tenderfoot", B)
    table.do(f"attack>{duck}", str(victim))
    assert not table.there(victim)
    while table.asked not in ("new_defender", "main"):
        table.do(table.options[-1])
    assert table.asked == "new_defender"
    table.do(str(setsuki))
    assert table.player().gold == 19
    assert not table.there(setsuki)


def test_armor_takes_from_a_batch_before_the_last_stand_looks() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 1})
    leader = table.put("iron_man", B, slot=LEADER)
    work = Work(Fx(table.state, evolve))
    deal(work, [Hit(leader, 2, master, A), Hit(leader, 3, master, A)])
    assert (table.obj(leader).armor_used, table.obj(leader).damage) == (1, 3)


def test_c196_an_illusion_that_does_not_die_of_it_still_goes_home_as_a_smoker() -> None:
    table = Table("troq_bashar", "sirus_quince")
    table.put("troq_bashar", A)
    table.put("sirus_quince", B)
    table.put("dreamscape", B)
    table.put("macciatus_the_whisperer", B)
    smoker = table.put("smoker", B)
    table.hand("wither")
    table.play("wither", smoker)
    assert not table.there(smoker)
    assert table.player(B).hand == ["smoker"]


def test_c196_a_smoker_that_a_stone_has_saved_as_an_illusion_goes_home() -> None:
    table = Table("troq_bashar", "sirus_quince")
    table.put("troq_bashar", A)
    table.put("sirus_quince", B)
    table.put("dreamscape", B)
    smoker = table.put("smoker", B)
    table.put("soul_stone", B, host=smoker)
    table.hand("wither")
    table.play("wither", smoker)
    assert table.player(B).hand == ["smoker"]


def test_c215_gains_by_rules_of_cards_are_doubled_once() -> None:
    table = Table(["river_montoya", "drakk_ramhorn", "garus_rook"])
    table.put("river_montoya", A)
    table.put("drakk_ramhorn", A)
    warrior, partner = table.put("doubling_barbarbarian", A), table.put("iron_man", A)
    step = table.put("two_step", A)
    table.obj(step).links = (warrior, partner)
    assert (table.now(warrior).atk, table.now(warrior).hp) == (3 + 2 * 2, 5 + 2 * 2)
    table.put("war_drums", A)
    touch_all(table.state)
    assert table.now(warrior).atk == 3 + 2 * 2 + 2 * 2


def test_c215_every_gain_is_doubled_whatever_is_lost_besides() -> None:
    """3 ATK, twice 2 as a partner, 1 less against the Debilitator, whose armor takes 1."""
    table = Table("river_montoya")
    table.put("river_montoya", A)
    warrior, partner = table.put("doubling_barbarbarian", A), table.put("iron_man", A)
    step = table.put("two_step", A)
    table.obj(step).links = (warrior, partner)
    alpha = table.put("debilitator_alpha", B, slot=LEADER, runes={"plus": 1})
    table.attack(warrior, alpha)
    assert table.obj(alpha).damage == 5
