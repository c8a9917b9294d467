"""The spells of Future."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, C, Table


def future(level: int = 1, *others: str, gold: int = 20, workers: int = 10) -> Table:
    """A table where Vir can cast for A."""
    table = Table("vir_garbarean", *others, gold=gold, workers=workers)
    table.put("vir_garbarean", A, level=level)
    return table


# --- Promise of Payment ---


def test_promise_of_payment_makes_the_next_card_free_and_is_paid_in_the_upkeep() -> None:
    table = future(gold=0)
    table.tech(A, 2)
    table.hand("promise_of_payment", "void_star", "hive")
    table.play("promise_of_payment")
    assert {"play>void_star", "play>hive"} <= set(table.options)
    table.play("void_star")
    assert "play>hive" not in table.options, "one card only"
    table.end_turn()
    table.end_turn()
    assert table.player().gold == 10 - 5
    assert table.state.edicts == []


def test_promise_of_payment_that_cannot_be_kept_loses_the_match() -> None:
    table = future(gold=0, workers=4)
    table.tech(A, 2)
    table.hand("promise_of_payment", "void_star")
    table.play("promise_of_payment")
    table.play("void_star")
    table.end_turn()
    table.end_turn()
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (1, "debt")


def test_promise_of_payment_without_a_card_is_no_debt() -> None:
    table = future(gold=0, workers=0)
    table.hand("promise_of_payment")
    table.play("promise_of_payment")
    table.end_turn()
    assert table.state.edicts == []
    table.end_turn()
    assert table.state.outcome is None


def test_promise_of_payment_does_not_cover_the_colour_penalty() -> None:
    table = future(gold=1)
    table.hand("promise_of_payment", "scorch")
    table.play("promise_of_payment")
    table.do("play>scorch")
    assert table.player().gold == 0
    (debt,) = table.state.edicts
    assert (debt.name, debt.amount, debt.word) == ("debt", 3, "scorch")


def test_promise_of_payment_twice_makes_two_debts() -> None:
    table = future(gold=0)
    table.tech(A, 2)
    table.hand("promise_of_payment", "promise_of_payment", "void_star", "xenostalker")
    table.play("promise_of_payment")
    table.play("void_star")
    table.play("promise_of_payment")
    table.play("xenostalker")
    table.end_turn()
    table.end_turn()
    assert table.player().gold == 10 - 5 - 4


def test_promise_of_payment_broken_in_a_melee_counts_as_a_lost_base() -> None:
    table = Table("vir_garbarean", mode="melee3", gold=0, workers=4)
    table.put("vir_garbarean", A)
    table.base(B).damage = 3
    table.tech(A, 2)
    table.hand("promise_of_payment", "void_star")
    table.play("promise_of_payment")
    table.play("void_star")
    for _ in range(3):
        table.end_turn()
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (table.state.side_of[C], "debt")


# --- Unphase, Assimilate, Double Time ---


def test_unphase_hides_a_unit_until_the_own_upkeep() -> None:
    table = future()
    plexus = table.put("neo_plexus", A)
    table.hand("unphase")
    table.play("unphase", plexus)
    assert table.now(plexus).flags & key.INVISIBLE
    table.end_turn()
    assert table.now(plexus).flags & key.INVISIBLE
    table.end_turn()
    assert not table.now(plexus).flags & key.INVISIBLE


def test_unphase_lets_a_unit_pass_patrollers() -> None:
    table = future()
    plexus = table.put("neo_plexus", A)
    table.put("argonaut", B, slot=LEADER)
    table.hand("unphase")
    table.play("unphase", plexus)
    table.attack(plexus, table.base(B).id)
    assert table.base(B).damage == 2


def test_assimilate_takes_an_upgrade_for_good() -> None:
    table = future()
    suits = table.put("battle_suits", B)
    mine, theirs = table.put("neo_plexus", A), table.put("neo_plexus", B)
    table.hand("assimilate")
    table.play("assimilate")
    assert (table.obj(suits).seat, table.obj(suits).owner) == (A, B)
    assert (table.now(mine).atk, table.now(theirs).atk) == (3, 2)
    table.end_turn()
    assert table.obj(suits).seat == A


def test_assimilate_reaches_neither_bases_nor_tech_buildings() -> None:
    table = future()
    table.tech(B, 1)
    table.put("tower", B)
    table.hand("assimilate")
    events = table.play("assimilate")
    assert not table.heard(ev.Targeted, events)


def test_assimilate_leaves_an_attached_spell_where_it_is() -> None:
    table = future()
    unit = table.put("neo_plexus", B)
    emblem = table.put("vortoss_emblem", B, host=unit)
    table.hand("assimilate")
    table.play("assimilate")
    assert (table.obj(emblem).seat, table.obj(emblem).host) == (A, unit)


def test_double_time_gives_another_turn_after_three_upkeeps() -> None:
    table = future(7)
    table.hand("double_time")
    table.play("double_time")
    (spell,) = table.found("double_time")
    assert table.obj(spell).is_future
    assert (table.runes(spell), table.player().gold) == (3, 14)
    for _ in range(6):
        table.end_turn()
    assert not table.there(spell)
    assert table.player().trash == ["double_time"]
    assert (table.state.active, table.state.extra) == ((A,), [A])
    table.end_turn()
    assert (table.state.active, table.state.extra) == ((A,), [])
    table.end_turn()
    assert table.state.active == (B,)


def test_double_time_in_an_opponents_turn_is_put_in_between() -> None:
    table = Table("vir_garbarean", mode="melee3", turn=A)
    table.put("double_time", C, is_future=True, runes={"time": 1})
    tinkerer = table.put("tinkerer", A)
    table.use(tinkerer, 0, "remove")
    turns = []
    for _ in range(3):
        table.end_turn()
        turns.append(table.state.active)
    assert turns == [(C,), (B,), (C,)]
