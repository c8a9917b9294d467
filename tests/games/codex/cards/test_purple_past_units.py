"""The units of Past."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, Table


def past(level: int = 1, *others: str) -> Table:
    """A table where Pasternaak can cast for A."""
    table = Table("prynn_pasternaak", *others)
    table.put("prynn_pasternaak", A, level=level, runes={"time": 4})
    return table


# --- Seer, Stewardess ---


def test_seer_adds_a_rune_as_she_arrives() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    argonaut = table.put("fading_argonaut", A)
    table.hand("seer")
    table.play("seer", argonaut, "add")
    assert table.runes(argonaut) == 4
    assert table.player().gold == 19


def test_seer_may_do_nothing() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    argonaut = table.put("fading_argonaut", B)
    table.hand("seer")
    table.play("seer", "none")
    assert table.runes(argonaut) == 3


def test_seer_arriving_in_an_opponents_turn_does_nothing() -> None:
    table = past(1, "prynn_pasternaak")
    table.put("second_chances", B)
    table.put("fading_argonaut", B)
    seer = table.put("seer", B)
    table.hand("undo")
    table.play("undo", seer)
    assert table.asked == "main"
    assert len(table.found("seer", B)) == 1


def test_stewardess_returns_a_tech_0_unit() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    plexus = table.put("neo_plexus", B, slot=LEADER)
    table.put("argonaut", B)
    table.hand("stewardess_of_the_undone")
    table.do("play>stewardess_of_the_undone")
    assert table.options == [str(plexus), "none"]
    table.do(str(plexus))
    assert table.player(B).hand == ["neo_plexus"]


def test_stewardess_may_do_nothing() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    plexus = table.put("neo_plexus", A)
    table.hand("stewardess_of_the_undone")
    table.play("stewardess_of_the_undone", "none")
    assert table.there(plexus)


# --- Shimmer Ray, Golgort, Rememberer ---


def test_shimmer_ray_buys_time_with_cards_without_a_limit() -> None:
    table = Table()
    ray = table.put("shimmer_ray", A, is_fresh=True)
    table.hand("tenderfoot", "older_brother")
    events = table.use(ray, 0, "older_brother")
    table.use(ray, 0, "tenderfoot")
    assert table.runes(ray) == 4
    assert f"use>{ray}.0" not in table.options
    (public,) = [event.for_public() for event in table.heard(ev.Discarded, events)]
    assert public == ev.Discarded(A, (), 1, "cost")


def test_shimmer_ray_dies_with_its_second_rune() -> None:
    table = Table()
    ray = table.put("shimmer_ray", A)
    for _ in range(2):
        table.end_turn()
        table.end_turn()
    assert not table.there(ray)


def test_golgort_gains_a_rune_when_anybody_of_yours_hits_a_building() -> None:
    table = Table()
    golgort = table.put("yesterdays_golgort", A)
    other = table.put("neo_plexus", A)
    table.attack(other, table.base(B).id)
    assert table.runes(golgort) == 3
    table.attack(golgort, table.base(B).id)
    assert table.runes(golgort) == 4
    assert table.base(B).damage == 8


def test_golgort_minds_neither_units_nor_opponents() -> None:
    table = Table()
    golgort = table.put("yesterdays_golgort", A)
    other = table.put("iron_man", A)
    defender = table.put("neo_plexus", B, slot=LEADER)
    theirs = table.put("yesterdays_golgort", B)
    table.attack(other, defender)
    assert table.runes(golgort) == 2
    table.attack(golgort, table.base(B).id)
    assert table.runes(theirs) == 2


def test_rememberer_brings_a_fading_unit_back_in_the_upkeep() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 2)
    rememberer = table.put("rememberer", A)
    table.discard("fading_argonaut", "shimmer_ray", "neo_plexus", "ebbflow_archon")
    table.end_turn()
    table.do("patrol")
    table.until("choose")
    assert table.options == ["fading_argonaut", "shimmer_ray", "none"], "tech III is not there yet"
    table.do("shimmer_ray")
    (ray,) = table.found("shimmer_ray", A)
    assert (table.runes(rememberer), table.runes(ray)) == (2, 2)
    assert "shimmer_ray" not in table.player().discard
    assert table.player().gold == 20


def test_rememberer_may_return_herself() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 2)
    first = table.put("rememberer", A, runes={"time": 1})
    table.discard()
    table.end_turn()
    table.do("patrol")
    table.until("choose")
    assert not table.there(first)
    table.do("rememberer")
    (second,) = table.found("rememberer", A)
    assert table.runes(second) == 3


def test_rememberer_minds_every_removal_of_yours_and_none_of_others() -> None:
    table = Table()
    table.put("rememberer", A)
    tinkerer = table.put("tinkerer", A)
    theirs = table.put("tinkerer", B)
    table.discard("fading_argonaut")
    table.use(tinkerer, 0, "remove")
    assert table.asked == "choose"
    table.do("fading_argonaut")
    assert len(table.found("fading_argonaut", A)) == 1
    table.discard("fading_argonaut")
    table.end_turn()
    (rememberer,) = table.found("rememberer", A)
    table.use(theirs, 0, rememberer, "remove")
    assert table.asked == "main"
    assert len(table.found("fading_argonaut", A)) == 1


# --- Ebbflow Archon ---


def test_ebbflow_archon_grows_as_its_runes_go() -> None:
    table = Table()
    archon = table.put("ebbflow_archon", A)
    target = table.put("hyperion", B)
    assert (table.now(archon).atk, table.now(archon).hp) == (5, 5)
    table.use(archon, 1, target)
    assert (table.now(archon).atk, table.now(archon).hp) == (6, 6)
    assert table.player(B).hand == ["hyperion"]


def test_ebbflow_archon_sends_heroes_home() -> None:
    table = Table("troq_bashar", "troq_bashar")
    archon = table.put("ebbflow_archon", A)
    hero = table.put("troq_bashar", B, level=3)
    table.use(archon, 1, hero)
    assert not table.there(hero)
    assert table.player(B).heroes[0].wait == 0


def test_ebbflow_archon_goes_with_its_last_rune_and_still_works() -> None:
    table = Table()
    archon = table.put("ebbflow_archon", A, runes={"time": 1})
    target = table.put("octavian", B)
    table.use(archon, 1)
    assert not table.there(archon)
    assert not table.there(target)
    assert table.player(A).discard == ["ebbflow_archon"]
