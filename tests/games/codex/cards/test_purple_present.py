"""Present, and Max Geiger."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, KindId
from tests.games.codex.kit.table import A, B, Table


def present(level: int = 1, *others: str, gold: int = 20) -> Table:
    """A table where Geiger can cast for A."""
    table = Table("max_geiger", *others, gold=gold)
    table.put("max_geiger", A, level=level)
    return table


# --- Spells ---


def test_temporal_distortion_exchanges_a_unit_for_one_of_the_codex() -> None:
    table = present()
    argonaut = table.put("argonaut", A)
    table.put("neo_plexus", A)
    table.codex("sentry", "gilded_glaxx", "hyperion", "knight_of_the_conclave")
    table.hand("temporal_distortion")
    table.play("temporal_distortion")
    assert not table.there(argonaut)
    assert table.options == ["sentry", "knight_of_the_conclave", "gilded_glaxx", "none"]
    events = table.do("sentry")
    assert len(table.found("sentry", A)) == 1
    assert table.player().hand == ["argonaut"]
    assert "sentry" not in table.player().codex
    assert table.player().gold == 18
    assert table.heard(ev.CardMoved, events) == [ev.CardMoved(A, KindId("sentry"), "codex", "table")]


def test_temporal_distortion_takes_nothing_dearer_and_may_take_nothing() -> None:
    table = present()
    table.put("chronofixer", A)
    table.codex("shimmer_ray", "hyperion", "argonaut")
    table.hand("temporal_distortion")
    table.play("temporal_distortion")
    assert table.options == ["shimmer_ray", "none"]
    table.do("none")
    assert table.player().hand == ["chronofixer"]
    assert table.found("shimmer_ray") == []


def test_temporal_distortion_of_a_unit_that_cannot_leave_brings_nothing() -> None:
    table = present()
    glaxx = table.put("gilded_glaxx", A)
    table.codex("sentry")
    table.hand("temporal_distortion")
    table.play("temporal_distortion")
    assert table.there(glaxx)
    assert table.asked == "main"


def test_now_lets_a_tired_unit_attack() -> None:
    table = present()
    plexus = table.put("neo_plexus", A, is_fresh=True)
    table.hand("now")
    table.play("now", plexus)
    assert f"attack>{plexus}" in table.options


def test_now_holds_for_this_turn() -> None:
    table = present()
    plexus = table.put("neo_plexus", A)
    table.hand("now")
    table.play("now", plexus)
    table.end_turn()
    assert table.obj(plexus).mods == []


def test_ready_or_not_allows_a_second_attack_and_keeps_opponents_exhausted() -> None:
    table = present()
    plexus = table.put("neo_plexus", A)
    tired = table.put("neo_plexus", B, is_exhausted=True)
    ready = table.put("argonaut", B)
    hero = table.put("troq_bashar", B, is_exhausted=True)
    table.hand("ready_or_not")
    table.attack(plexus, table.base(B).id)
    table.play("ready_or_not")
    assert f"attack>{plexus}" in table.options
    table.end_turn()
    assert [table.obj(each).is_exhausted for each in (tired, ready, hero)] == [True, False, False]
    table.end_turn()
    table.end_turn()
    assert not table.obj(tired).is_exhausted, "only the next readying was skipped"


def test_ready_or_not_gives_no_second_attack_with_readiness() -> None:
    table = present()
    argonaut = table.put("argonaut", A)
    table.hand("ready_or_not")
    table.attack(argonaut, table.base(B).id)
    assert not table.obj(argonaut).is_exhausted
    table.play("ready_or_not")
    assert f"attack>{argonaut}" not in table.options


def test_research_and_development_draws_5() -> None:
    table = present(5)
    table.hand("research_development")
    events = table.play("research_development")
    assert len(table.player().hand) == 5
    assert table.player().gold == 18
    (drawn,) = table.heard(ev.Drawn, events)
    assert drawn.for_public() == ev.Drawn(A, (), 5, "research_development")


def test_research_and_development_needs_the_highest_level_since_the_turn_began() -> None:
    table = present(4)
    table.hand("research_development")
    table.do("level>max_geiger")
    assert "play>research_development" not in table.options


# --- Units ---


def test_argonaut_attacks_without_being_exhausted() -> None:
    table = Table()
    argonaut = table.put("argonaut", A)
    table.attack(argonaut, table.base(B).id)
    assert table.base(B).damage == 3
    assert not table.obj(argonaut).is_exhausted
    assert f"attack>{argonaut}" not in table.options


def test_argonaut_costs_3_and_needs_tech_1() -> None:
    table = Table("max_geiger")
    table.hand("argonaut")
    assert "play>argonaut" not in table.options
    table = Table("max_geiger")
    table.tech(A, 1)
    table.hand("argonaut")
    table.play("argonaut")
    assert table.player().gold == 17


def test_sentry_prevents_the_first_damage_of_a_spell_each_turn() -> None:
    table = Table()
    tricycloid = table.put("tricycloid", A, runes={"time": 3})
    sentry = table.put("sentry", B)
    patroller = table.put("argonaut", B, slot=LEADER)
    events = table.use(tricycloid, 2, patroller)
    assert table.obj(patroller).damage == table.obj(patroller).armor_used == 0
    assert table.heard(ev.DamagePrevented, events) == [ev.DamagePrevented(patroller, 1, sentry)]
    table.use(tricycloid, 2, patroller)
    assert table.obj(patroller).armor_used == 1
    table.use(tricycloid, 2, patroller)
    assert table.obj(patroller).damage == 1


def test_sentry_protects_patrollers_alone() -> None:
    table = Table()
    tricycloid = table.put("tricycloid", A, runes={"time": 3})
    table.put("sentry", B)
    idle = table.put("argonaut", B)
    table.use(tricycloid, 2, idle)
    assert table.obj(idle).damage == 1


def test_sentry_prevents_sparkshot_but_no_blow() -> None:
    table = Table()
    attacker = table.put("sentry", A)
    table.put("sentry", B)
    leader = table.put("argonaut", B, slot=1)
    beside = table.put("neo_plexus", B, slot=2)
    table.attack(attacker, leader)
    assert table.obj(leader).damage == 2, "3 and 1 armor"
    assert table.obj(beside).damage == 0


def test_sentry_saves_a_random_one_of_several() -> None:
    found: set[int] = set()
    for seed in range(12):
        table = Table(seed=f"sentry{seed}")
        stalker = table.put("xenostalker", A)
        table.put("sentry", B)
        patrollers = [table.put("argonaut", B, slot=slot) for slot in (2, 3, 4)]
        table.attack(stalker, table.base(B).id, *patrollers)
        hurt = [table.obj(each).damage for each in patrollers]
        assert sum(hurt) == 2
        found.add(hurt.index(0))
    assert found == {0, 1, 2}


def test_chronofixer_stops_levels_for_gold_and_for_dead_heroes() -> None:
    table = Table("max_geiger", "troq_bashar")
    geiger = table.put("max_geiger", A)
    table.put("chronofixer", B)
    troq = table.put("troq_bashar", B, damage=2)
    tricycloid = table.put("tricycloid", A, runes={"time": 1})
    assert "level>max_geiger" not in table.options
    table.use(tricycloid, 2, troq)
    assert not table.there(troq)
    assert table.obj(geiger).level == 1


def test_chronofixer_leaves_own_heroes_alone_and_is_no_target() -> None:
    table = present()
    fixer = table.put("chronofixer", A)
    table.hand("now")
    table.do("level>max_geiger")
    assert table.obj(table.found("max_geiger")[0]).level == 2
    table.play("now")
    assert table.obj(fixer).mods == []


def test_hyperion_draws_when_it_attacks() -> None:
    table = Table()
    hyperion = table.put("hyperion", A, is_fresh=True)
    table.attack(hyperion, table.base(B).id)
    assert len(table.player().hand) == 1
    assert table.base(B).damage == 4


def test_hyperion_does_not_draw_when_it_defends() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    hyperion = table.put("hyperion", B, slot=LEADER)
    table.attack(attacker, hyperion)
    assert table.player(B).hand == []


def test_warp_gate_disciple_puts_a_unit_of_the_codex_into_play() -> None:
    table = Table()
    disciple = table.put("warp_gate_disciple", A)
    table.codex("hyperion", "sentry", "octavian", "undo")
    table.use(disciple)
    assert table.options == ["sentry", "hyperion"]
    table.do("hyperion")
    assert len(table.found("hyperion", A)) == 1
    assert table.player().gold == 19
    assert table.obj(disciple).is_exhausted
    assert dict(table.player().codex) == {"sentry": 1, "octavian": 1, "undo": 1}


def test_warp_gate_disciple_sends_forecasted_units_to_the_future() -> None:
    table = Table()
    disciple = table.put("warp_gate_disciple", A)
    table.codex("reaver")
    table.use(disciple, 0, "reaver")
    (reaver,) = table.found("reaver", A)
    assert table.obj(reaver).is_future
    assert table.runes(reaver) == 2


def test_warp_gate_disciple_needs_gold_and_rest() -> None:
    table = Table(gold=0)
    disciple = table.put("warp_gate_disciple", A)
    assert f"use>{disciple}.0" not in table.options
    table = Table()
    disciple = table.put("warp_gate_disciple", A, is_fresh=True)
    assert f"use>{disciple}.0" not in table.options


def test_immortal_is_exhausted_instead_of_dying() -> None:
    table = Table()
    immortal = table.put("immortal", B, slot=LEADER)
    attacker = table.put("omegacron", A)
    table.attack(attacker, immortal)
    assert table.there(immortal)
    assert (table.obj(immortal).is_exhausted, table.obj(immortal).damage) == (True, 0)


def test_immortal_can_be_returned_to_hand() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, runes={"time": 4})
    immortal = table.put("immortal", B)
    table.hand("undo")
    table.play("undo")
    assert not table.there(immortal)
    assert table.player(B).hand == ["immortal"]


def test_tricycloid_arrives_with_3_runes_as_a_6_6() -> None:
    table = Table("max_geiger")
    table.tech(A, 2)
    table.hand("tricycloid")
    table.play("tricycloid")
    (tricycloid,) = table.found("tricycloid", A)
    assert table.runes(tricycloid) == 3
    assert (table.now(tricycloid).atk, table.now(tricycloid).hp) == (6, 6)


def test_tricycloid_shoots_its_runes_away_and_stays() -> None:
    table = Table()
    tricycloid = table.put("tricycloid", A, is_fresh=True, runes={"time": 2})
    table.use(tricycloid, 2, table.base(B).id)
    table.use(tricycloid, 2, table.base(B).id)
    assert table.base(B).damage == 2
    assert (table.now(tricycloid).atk, table.now(tricycloid).hp) == (3, 3)
    assert f"use>{tricycloid}.2" not in table.options


def test_tricycloid_keeps_its_runes_in_the_upkeep() -> None:
    table = Table()
    tricycloid = table.put("tricycloid", A, runes={"time": 3})
    table.end_turn()
    table.end_turn()
    assert table.runes(tricycloid) == 3


def test_octavian_readies_itself_and_disables_up_to_8() -> None:
    table = Table()
    octavian = table.put("octavian", A)
    first = table.put("neo_plexus", B, slot=LEADER)
    second = table.put("troq_bashar", B)
    third = table.put("argonaut", B)
    table.use(octavian, 0, first, second, "done")
    assert table.player().gold == 12
    assert not table.obj(octavian).is_exhausted
    assert [table.obj(each).is_exhausted for each in (first, second, third)] == [True, True, False]
    assert table.obj(first).slot == 0
    table.end_turn()
    assert [table.obj(each).is_exhausted for each in (first, second)] == [True, True]


def test_octavian_cannot_pay_with_7_gold() -> None:
    table = Table(gold=7)
    octavian = table.put("octavian", A)
    assert f"use>{octavian}.0" not in table.options


# --- Max Geiger ---


def test_geiger_exchanges_a_card_for_a_new_one_from_level_3_on() -> None:
    table = present(3)
    (geiger,) = table.found("max_geiger")
    table.hand("now")
    events = table.use(geiger, 0, "now")
    assert table.player().hand == ["tenderfoot"]
    assert table.player().discard == ["now"]
    assert table.obj(geiger).is_exhausted
    (discarded,) = table.heard(ev.Discarded, events)
    assert discarded.for_public() == ev.Discarded(A, (), 1, "cost")


def test_geiger_cannot_do_it_at_level_2_or_without_cards() -> None:
    table = present(2)
    table.hand("now")
    (geiger,) = table.found("max_geiger")
    assert f"use>{geiger}.0" not in table.options
    table = present(3)
    (geiger,) = table.found("max_geiger")
    assert f"use>{geiger}.0" not in table.options


def test_geiger_at_his_highest_level_renews_a_unit() -> None:
    table = present(4)
    unit = table.put("tricycloid", A, damage=2, is_exhausted=True)
    theirs = table.put("neo_plexus", B)
    table.do("level>max_geiger")
    assert table.options == [str(unit), "none"]
    assert str(theirs) not in table.options
    table.do(str(unit))
    (renewed,) = table.found("tricycloid", A)
    assert renewed != unit
    assert table.runes(renewed) == 3
    assert (table.obj(renewed).is_exhausted, table.obj(renewed).fresh) == (False, True)
    assert table.player().trash == []


def test_geiger_may_renew_nothing_and_loses_a_token() -> None:
    table = present(4)
    token = table.put("stinger", A)
    table.do("level>max_geiger", "none")
    assert table.there(token)
    table = present(4)
    token = table.put("stinger", A)
    table.do("level>max_geiger", str(token))
    assert table.found("stinger") == []


def test_geiger_returns_a_stolen_unit_to_himself() -> None:
    table = present(4)
    stolen = table.put("neo_plexus", A, owner=B)
    table.do("level>max_geiger", str(stolen))
    (renewed,) = table.found("neo_plexus")
    assert (table.obj(renewed).seat, table.obj(renewed).owner) == (A, B)


def test_geiger_reaching_his_highest_level_in_an_opponents_turn_does_nothing() -> None:
    table = Table("troq_bashar", "max_geiger")
    geiger = table.put("max_geiger", B, level=3)
    table.put("neo_plexus", B)
    troq = table.put("troq_bashar", A, damage=2)
    tricycloid = table.put("tricycloid", A, runes={"time": 1})
    table.use(tricycloid, 2, troq)
    assert table.obj(geiger).level == 5
    assert table.asked == "main"


def test_geiger_has_sparkshot() -> None:
    table = present()
    (geiger,) = table.found("max_geiger")
    leader = table.put("argonaut", B, slot=1)
    beside = table.put("neo_plexus", B, slot=2)
    table.attack(geiger, leader)
    assert table.obj(beside).damage == 1
