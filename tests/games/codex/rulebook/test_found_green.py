"""Faults of the rules that came to light with the green cards."""

from __future__ import annotations

import json

from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.rules.values import armor_left
from sfb_bot.kernel import Run
from tests.games.codex.kit.table import A, B, Table


def test_c170_armor_of_a_place_is_whole_again_also_after_a_reload_between_turns() -> None:
    table = Table("argagarg_garg", turn=B)
    table.put("argagarg_garg", A)
    leader = table.put("oversized_rhinoceros", A, slot=LEADER)
    attacker = table.put("tiger_cub", B)
    table.hand("rampant_growth")
    table.attack(attacker, leader)
    assert table.obj(leader).armor_used == 1
    table.do("patrol")
    while table.asked == "patrol":
        table.do("lock")
    # Nothing that was computed before is kept by a state that was stored.
    rules: Codex = table.rules
    point = json.loads(json.dumps(table.run.checkpoint().state))
    state = rules.decode_state(point)
    run = Run(rules, state)
    while run.ask is not None and run.ask.decisions[0].prompt != "main":
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, decision.default)
    assert state.objs[leader].armor_used == 0
    run.answer(A, run.ask_no, ("play>rampant_growth",))
    run.answer(A, run.ask_no, (str(leader),))
    assert armor_left(state, state.objs[leader]) == 2


def test_c218_a_numbered_keyword_of_an_aura_is_an_ability() -> None:
    table = Table("calamandra_moss")
    table.put("calamandra_moss", level=3)
    cub = table.put("tiger_cub")
    assert table.now(cub).has_abilities


def test_c238_what_is_transformed_keeps_its_tech_level_for_obliterate() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg")
    guargum = table.put("guargum_eternal_sentinel")
    bear = table.put("oversized_rhinoceros", B)
    for _ in range(4):
        table.put("centaur", B)
    table.hand("polymorph_squirrel")
    table.play("polymorph_squirrel", bear)
    table.attack(guargum, table.base().id, *table.found("centaur")[:3])
    assert table.there(bear), "tech II, and four of tech I stood before it"


def test_c76_a_card_lowers_its_own_cost_where_nothing_else_has_rules() -> None:
    table = Table("calamandra_moss", gold=8)
    table.tech(A, 2)
    table.put("tiger_cub")
    table.hand("gigadon")
    assert table.state.sources == []
    assert "play>gigadon" in table.options


def test_c211_a_card_that_an_effect_exhausts_is_noticed_too() -> None:
    table = Table("general_onimaru")
    table.put("general_onimaru")
    elephant = table.put("rampaging_elephant", B, slot=LEADER)
    table.hand("arrest")
    table.play("arrest")
    obj = table.obj(elephant)
    assert (obj.is_exhausted, obj.slot, obj.skips_ready) == (False, 0, True), (
        "out of the zone, but ready again"
    )


def test_c227_a_legend_that_becomes_itself_again_is_not_there_twice() -> None:
    table = Table("argagarg_garg")
    table.put("argagarg_garg")
    table.tech(A, 1)
    first = table.put("galina_glimmer")
    table.hand("polymorph_squirrel", "galina_glimmer")
    table.play("polymorph_squirrel")
    table.play("galina_glimmer")
    assert len(table.found("galina_glimmer")) == 1
    table.end_turn()
    table.end_turn()
    assert table.found("galina_glimmer") == [first]
    assert "galina_glimmer" in table.player().discard
