"""Prynn Pasternaak."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from tests.games.codex.kit.table import A, B, C, Table


def past(level: int = 1, *others: str) -> Table:
    """A table where Pasternaak can cast for A."""
    table = Table("prynn_pasternaak", *others)
    table.put("prynn_pasternaak", A, level=level, runes={"time": 4})
    return table


def test_pasternaak_arrives_with_4_runes_and_gains_one_by_attacking() -> None:
    table = Table("prynn_pasternaak")
    table.do("summon>prynn_pasternaak")
    (pasternaak,) = table.found("prynn_pasternaak")
    assert table.runes(pasternaak) == 4
    table.end_turn()
    table.end_turn()
    assert table.runes(pasternaak) == 3
    table.attack(pasternaak, table.base(B).id)
    assert table.runes(pasternaak) == 4
    assert table.base(B).damage == 1


def test_pasternaak_dying_from_fading_at_mid_lets_opponents_keep_their_hands() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    table.end_turn()
    table.end_turn()
    assert table.found("prynn_pasternaak") == []
    table.end_turn()
    hand = table.player(B).hand.copy()
    assert len(hand) == 2
    events = table.end_turn()
    assert table.player(B).hand == hand
    assert not [event for event in table.heard(ev.Drawn, events) if event.seat == B]
    table.end_turn()
    table.end_turn()
    assert len(table.player(B).hand) == 4, "one draw phase, no more"


def test_pasternaak_below_mid_just_dies_and_a_hero_is_rewarded() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, level=3, runes={"time": 1})
    troq = table.put("troq_bashar", B)
    table.end_turn()
    table.end_turn()
    assert table.state.edicts == []
    assert table.obj(troq).level == 3
    assert table.player(A).heroes[0].wait == 2


def test_pasternaak_losing_her_last_rune_otherwise_has_not_faded() -> None:
    table = Table("prynn_pasternaak")
    pasternaak = table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    tinkerer = table.put("tinkerer", A)
    table.use(tinkerer, 0, "remove")
    assert not table.there(pasternaak)
    assert table.state.edicts == []


def test_pasternaak_trashes_a_unit_until_she_leaves() -> None:
    table = past(7)
    (pasternaak,) = table.found("prynn_pasternaak")
    theirs = table.put("hyperion", B, damage=2)
    stolen = table.put("neo_plexus", B, owner=A)
    table.hand("origin_story")
    table.use(pasternaak, 2, theirs)
    assert table.player(B).trash == ["hyperion"]
    assert table.runes(pasternaak) == 2
    table.play("origin_story")
    (back,) = table.found("hyperion", B)
    assert (table.obj(back).damage, table.obj(back).fresh, table.player(B).trash) == (0, True, [])
    assert table.there(stolen)
    assert table.state.edicts == []


def test_pasternaak_with_exactly_2_runes_dies_and_the_unit_is_back_at_once() -> None:
    table = Table("prynn_pasternaak")
    pasternaak = table.put("prynn_pasternaak", A, level=7, runes={"time": 2})
    theirs = table.put("hyperion", B)
    table.use(pasternaak, 2)
    assert not table.there(pasternaak)
    assert not table.there(theirs)
    assert len(table.found("hyperion", B)) == 1
    assert table.player(B).trash == []


def test_pasternaak_needs_her_highest_level_and_2_runes_to_trash() -> None:
    for level, number in ((6, 4), (7, 1)):
        table = Table("prynn_pasternaak")
        pasternaak = table.put("prynn_pasternaak", A, level=level, runes={"time": number})
        table.put("hyperion", B)
        assert f"use>{pasternaak}.2" not in table.options


def test_pasternaak_does_not_bring_back_tokens() -> None:
    table = past(7)
    (pasternaak,) = table.found("prynn_pasternaak")
    token = table.put("stinger", B)
    table.hand("origin_story")
    table.use(pasternaak, 2)
    assert not table.there(token)
    table.play("origin_story")
    assert table.found("stinger") == []


def test_pasternaak_and_second_chances_bring_a_unit_back_once() -> None:
    table = past(7)
    (pasternaak,) = table.found("prynn_pasternaak")
    table.put("second_chances", B)
    table.put("hyperion", B)
    table.hand("origin_story")
    table.use(pasternaak, 2)
    assert len(table.found("hyperion", B)) == 1
    table.play("origin_story")
    assert len(table.found("hyperion", B)) == 1
    assert table.player(B).trash == []


def test_pasternaak_fading_in_a_melee_concerns_every_opponent() -> None:
    table = Table("prynn_pasternaak", mode="melee3", turn=C)
    table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    table.end_turn()
    assert [(edict.name, edict.seat) for edict in table.state.edicts] == [("no_draw", B), ("no_draw", C)]
