"""The simplest things of a turn."""

from __future__ import annotations

from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, Table


def test_c61_a_worker_costs_a_gold_and_a_card() -> None:
    table = Table()
    table.hand("tenderfoot", "older_brother")
    table.do("hire", "older_brother")
    assert (table.player().gold, table.player().workers, table.player().hand) == (19, 11, ["tenderfoot"])
    assert "hire" not in table.options, "once a turn"


def test_c143_the_squad_leader_is_attacked_first() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    other = table.put("older_brother", B, slot=2)
    table.do(f"attack>{attacker}")
    assert table.options == [str(leader), "back"]
    table.do(str(leader))
    assert not table.there(leader)
    assert table.there(other)
    assert table.obj(attacker).damage == 1


def test_c47_the_hand_is_discarded_and_two_more_are_drawn() -> None:
    table = Table()
    table.hand("tenderfoot")
    table.end_turn()
    assert (len(table.player().hand), table.asked, table.state.active) == (3, "main", (B,))
