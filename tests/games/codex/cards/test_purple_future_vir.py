"""Vir Garbarean."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import KindId
from tests.games.codex.kit.table import A, B, Table


def future(level: int = 1, *others: str, gold: int = 20, workers: int = 10) -> Table:
    """A table where Vir can cast for A."""
    table = Table("vir_garbarean", *others, gold=gold, workers=workers)
    table.put("vir_garbarean", A, level=level)
    return table


def test_vir_looks_at_the_top_card_and_nobody_else_sees_it() -> None:
    table = future()
    (vir,) = table.found("vir_garbarean")
    table.deck("tenderfoot", "hive")
    (looked,) = table.heard(ev.Looked, table.use(vir, 0))
    assert looked == ev.Looked(A, A, "deck", (KindId("hive"),))
    assert looked.for_public() == ev.Looked(A, A, "deck", ())
    assert looked.for_seat(B) == looked.for_public()
    assert table.player().deck == ["tenderfoot", "hive"]


def test_vir_never_reshuffles_by_looking() -> None:
    table = future()
    (vir,) = table.found("vir_garbarean")
    table.deck()
    table.discard("hive")
    table.hand("tenderfoot")
    assert not {f"use>{vir}.0", f"use>{vir}.1"} & set(table.options)


def test_vir_swaps_the_top_card_in_secret() -> None:
    table = future()
    (vir,) = table.found("vir_garbarean")
    table.deck("tenderfoot", "hive")
    table.hand("unphase", "reaver")
    events = table.use(vir, 1, "reaver")
    assert table.player().hand == ["unphase", "hive"]
    assert table.player().deck == ["tenderfoot", "reaver"]
    assert table.player().gold == 19
    public = [event.for_public() for event in table.heard(ev.CardMoved, events)]
    unseen = KindId("")
    assert public == [
        ev.CardMoved(A, unseen, "deck", "hand", is_shown=False),
        ev.CardMoved(A, unseen, "hand", "deck", is_shown=False),
    ]


def test_vir_plays_the_top_card_at_mid() -> None:
    table = future(5)
    (vir,) = table.found("vir_garbarean")
    table.deck("tenderfoot", "neo_plexus")
    table.use(vir, 2)
    assert len(table.found("neo_plexus", A)) == 1
    assert (table.player().gold, table.player().deck) == (18, ["tenderfoot"])
    assert table.obj(vir).is_exhausted


def test_vir_cannot_play_a_top_card_whose_requirement_fails() -> None:
    table = future(5)
    (vir,) = table.found("vir_garbarean")
    table.deck("tenderfoot", "hive")
    events = table.use(vir, 2)
    assert table.found("hive") == []
    assert table.player().deck == ["tenderfoot", "hive"]
    assert [event.for_public() for event in table.heard(ev.Looked, events)] == [ev.Looked(A, A, "deck", ())]


def test_vir_plays_the_top_card_for_a_promise() -> None:
    table = future(5, gold=0)
    (vir,) = table.found("vir_garbarean")
    table.deck("neo_plexus")
    table.hand("promise_of_payment")
    table.play("promise_of_payment")
    table.use(vir, 2)
    assert len(table.found("neo_plexus", A)) == 1
    assert [(edict.name, edict.amount) for edict in table.state.edicts] == [("debt", 2)]


def test_vir_needs_level_5_to_play_from_the_deck() -> None:
    table = future(4)
    (vir,) = table.found("vir_garbarean")
    assert f"use>{vir}.2" not in table.options


def test_vir_at_his_highest_level_forecasts_a_mech() -> None:
    table = future(6)
    table.do("level>vir_garbarean")
    (mech,) = table.found("mech", A)
    assert table.obj(mech).is_future
    assert table.runes(mech) == 2
    for _ in range(4):
        table.end_turn()
    assert not table.obj(mech).is_future
    assert (table.now(mech).atk, table.now(mech).hp) == (6, 7)
    assert f"attack>{mech}" not in table.options, "it has no haste"


def test_vir_below_his_highest_level_has_no_mech() -> None:
    table = future(5)
    table.do("level>vir_garbarean")
    assert table.found("mech") == []
