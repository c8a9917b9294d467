"""Faults of the engine that white cards brought to light."""

from __future__ import annotations

from sfb_bot.games.codex.rules.damage import Hit, deal
from sfb_bot.games.codex.rules.evolve import evolve
from sfb_bot.games.codex.rules.ids import LEADER
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
