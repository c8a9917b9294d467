"""Faults of the rules that red and neutral cards brought to light."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.effects.ops import OPS, op
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, TECHNICIAN
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.kernel import BugError
from tests.games.codex.kit.table import A, B, D, Table


def test_a_card_that_is_the_price_of_its_own_ability_can_be_used() -> None:
    table = Table()
    bomb = table.put("bombaster", A)
    events = table.use(bomb)
    assert not table.there(bomb)
    kinds = [type(event) for event in events]
    assert kinds.index(ev.AbilityUsed) < kinds.index(ev.Left), "said before it is gone"


def test_patrolling_units_or_buildings_are_buildings_too() -> None:
    table = Table("jaina_stormborne")
    jaina = table.put("jaina_stormborne", A, level=4)
    table.do(f"use>{jaina}.0")
    assert str(table.base(B).id) in table.options


def test_c42_healing_and_an_upkeep_ability_are_put_in_order() -> None:
    table = Table(turn=B)
    table.put("star_crossed_starlet", A)
    table.put("helpful_turtle", A)
    table.do("patrol")
    while table.asked not in ("order", "main"):
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert table.asked == "order"
    assert len(table.options) == 2


def test_c205_a_draw_of_the_other_player_needs_no_order() -> None:
    table = Table(gold=5)
    taxman = table.put("gunpoint_taxman", A)
    foot = table.put("tenderfoot", B, slot=TECHNICIAN)
    table.attack(taxman, foot)
    assert table.asked == "main"
    assert (len(table.player(B).hand), table.player(A).gold) == (1, 6)


def test_c263_nobody_is_asked_whose_half_of_a_shared_base_is_hit() -> None:
    table = Table(mode="teams")
    table.put("captured_bugblatter", A)
    man = table.put("iron_man", A)
    foot = table.put("tenderfoot", D)
    table.attack(man, foot)
    assert table.asked == "main"
    assert table.base(D).damage == 1


def test_what_must_all_be_named_is_not_asked_for() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    one, other = table.put("tenderfoot", A), table.put("iron_man", A)
    table.hand("two_step")
    table.play("two_step")
    assert table.asked == "main"
    assert (table.now(one).atk, table.now(other).atk) == (3, 5)


def test_c166_a_spark_kills_for_its_attacker() -> None:
    table = Table(gold=5)
    taxman = table.put("gunpoint_taxman", A)
    table.obj(taxman).mods.append(Mod("sparkshot", 1))
    leader = table.put("regular_sized_rhinoceros", B, slot=LEADER)
    beside = table.put("tenderfoot", B, slot=ELITE, damage=1)
    table.attack(taxman, leader)
    assert not table.there(beside)
    assert (table.player(A).gold, table.player(B).gold) == (6, 4)


def test_no_two_instructions_have_the_same_name() -> None:
    with pytest.raises(BugError):
        op("damage")(OPS["mend"])
