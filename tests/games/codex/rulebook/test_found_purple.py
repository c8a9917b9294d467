"""Faults of the engine that purple cards brought to light."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sfb_bot.games.codex.rules import arrival
from sfb_bot.games.codex.rules.at_work import SILENCE, Hooks
from sfb_bot.games.codex.rules.model import Edict, Mod
from tests.games.codex.kit.table import A, B, C, Table


def test_cq64_a_binding_flagbearer_on_the_own_side_meets_the_duty() -> None:
    table = Table()
    octavian = table.put("octavian", A)
    mine = table.put("neo_plexus", A)
    table.put("vortoss_emblem", B, host=mine)
    theirs = table.put("argonaut", B)
    table.use(octavian)
    assert table.options == [str(mine), "none"]
    table.do(str(mine))
    assert table.options == [str(octavian), str(theirs), "done"]


def test_c241_the_last_rune_paid_for_an_ability_is_the_last_of_a_fading_card() -> None:
    table = Table()
    archon = table.put("ebbflow_archon", A, runes={"time": 1})
    table.put("neo_plexus", B)
    table.use(archon, 1)
    assert not table.there(archon)


def test_c241_what_cannot_be_sacrificed_does_not_go_with_its_last_rune() -> None:
    table = Table()
    argonaut = table.put("fading_argonaut", A, runes={"time": 1})
    table.obj(argonaut).mods.append(Mod("key", 1 << 11))
    tinkerer = table.put("tinkerer", A)
    table.use(tinkerer, 0, "remove")
    assert table.there(argonaut)
    assert not table.obj(argonaut).is_exhausted, "nothing happens instead of a death that was none"


def test_c118_a_hero_without_abilities_does_not_fade() -> None:
    table = Table("prynn_pasternaak")
    pasternaak = table.put("prynn_pasternaak", A, runes={"time": 1})
    table.state.edicts.append(Edict(SILENCE, A, "", A))
    table.end_turn()
    table.end_turn()
    assert table.there(pasternaak)
    assert table.obj(pasternaak).runes == {"time": 1}


def test_c245_a_forecasted_unit_meets_no_jail(monkeypatch: pytest.MonkeyPatch) -> None:
    diversions = Hooks[Callable[..., bool]]()
    diversions.add(lambda *_: True)
    monkeypatch.setattr(arrival, "DIVERSIONS", diversions)
    table = Table()
    table.put("battle_suits", A)
    table.hand("plasmodium", "neo_plexus")
    table.play("plasmodium")
    table.play("neo_plexus")
    assert len(table.found("plasmodium", A)) == 1
    assert table.found("neo_plexus") == []


def test_c57_an_extra_turn_skips_nobody() -> None:
    table = Table(mode="melee3", turn=A)
    table.put("double_time", B, is_future=True, runes={"time": 1})
    tinkerer = table.put("tinkerer", A)
    table.use(tinkerer, 0, "remove")
    turns = []
    for _ in range(4):
        table.end_turn()
        turns.append(table.state.active)
    assert turns == [(B,), (B,), (C,), (A,)]


def test_a_turn_is_not_spent_while_a_free_ability_is_left() -> None:
    table = Table(gold=0, workers=0)
    nebula = table.put("nebula", A, is_exhausted=True)
    table.put("neo_plexus", B)
    ask = table.run.ask
    assert ask is not None
    assert not table.rules.is_spent(table.state, ask.decisions[0])
    table.use(nebula, 1)
    ask = table.run.ask
    assert ask is not None
    assert table.rules.is_spent(table.state, ask.decisions[0])


def test_c69_once_a_turn_is_once_for_the_card_whoever_has_it() -> None:
    table = Table(["vir_garbarean", "prynn_pasternaak", "max_geiger"])
    table.put("vir_garbarean", A)
    table.put("prynn_pasternaak", A)
    table.put("second_chances", B)
    foe, mine = table.put("iron_man", B), table.put("argonaut", A)
    table.hand("undo", "undo", "assimilate")
    table.play("undo", foe)
    assert len(table.found("iron_man", B)) == 1
    table.play("assimilate")
    table.play("undo", mine)
    assert table.found("argonaut") == []
    assert table.player().hand == ["argonaut"]


def test_c118_a_hero_who_arrives_without_abilities_has_no_fading() -> None:
    table = Table("sirus_quince", "prynn_pasternaak")
    table.put("sirus_quince", A)
    table.hand("free_speech")
    table.play("free_speech")
    table.end_turn()
    table.do("summon>prynn_pasternaak")
    assert table.runes(table.found("prynn_pasternaak", B)[0]) == 0
