"""The Peace school, and General Onimaru."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN
from tests.games.codex.kit.table import A, B, Table

HERO = "general_onimaru"


def peace(*, level: int = 1, gold: int = 20) -> Table:
    """A table with General Onimaru in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


# --- General Onimaru ---


def test_general_onimaru_summons_three_soldiers_at_level_8() -> None:
    table = peace(level=7)
    table.do(f"level>{HERO}")
    soldiers = table.found("soldier", A)
    assert len(soldiers) == 3
    assert (table.now(soldiers[0]).atk, table.now(soldiers[0]).hp, table.now(soldiers[0]).sparkshot) == (
        1,
        1,
        1,
    )


def test_general_onimaru_has_frenzy_and_readiness_by_his_level() -> None:
    table = peace(level=4)
    (hero,) = table.found(HERO)
    assert (table.now(hero).atk, table.now(hero).flags & key.READINESS) == (2 + 1, 0)
    table.do(f"level>{HERO}")
    assert table.now(hero).atk == 3 + 1
    assert table.now(hero).flags & key.READINESS
    assert table.found("soldier") == []


# --- Overeager Cadet ---


def test_overeager_cadet_costs_nothing() -> None:
    table = peace(gold=0)
    table.tech(A, 1)
    table.hand("overeager_cadet")
    table.play("overeager_cadet")
    (cadet,) = table.found("overeager_cadet")
    assert (table.now(cadet).atk, table.now(cadet).hp) == (2, 2)


def test_overeager_cadet_needs_tech_one() -> None:
    table = peace(gold=0)
    table.hand("overeager_cadet")
    assert "play>overeager_cadet" not in table.options


# --- Brave Knight ---


def test_brave_knight_goes_to_hand_instead_of_dying_in_combat() -> None:
    table = Table()
    knight = table.put("brave_knight", A)
    leader = table.put("spectral_tiger", B, slot=LEADER)
    table.attack(knight, leader)
    assert not table.there(knight)
    assert (table.player(A).hand, table.player(A).discard) == (["brave_knight"], [])


def test_brave_knight_saved_from_a_technicians_place_brings_no_card() -> None:
    table = Table(turn=B)
    knight = table.put("brave_knight", A, slot=TECHNICIAN)
    tiger = table.put("spectral_tiger", B)
    table.attack(tiger, knight)
    assert table.player(A).hand == ["brave_knight"]


def test_brave_knight_dies_from_a_spell() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A, level=5)
    table.put("brave_knight", B)
    table.hand("judgment_day")
    table.play("judgment_day")
    assert (table.player(B).hand, table.player(B).discard) == ([], ["brave_knight"])


def test_brave_knight_is_saved_from_deathtouch_and_sparks() -> None:
    table = Table(turn=B)
    knight = table.put("brave_knight", A, slot=ELITE)
    horror = table.put("horror", B)
    table.attack(horror, knight)
    assert table.player(A).hand == ["brave_knight"]
    other = Table(turn=B)
    weak = other.put("brave_knight", A, slot=ELITE, damage=2)
    leader = other.put("iron_man", A, slot=LEADER)
    soldier = other.put("soldier", B)
    other.attack(soldier, leader)
    assert not other.there(weak)
    assert other.player(A).hand == ["brave_knight"]


def test_brave_knight_hurt_in_combat_dies_from_a_later_rune() -> None:
    table = peace()
    knight = table.put("brave_knight", A)
    leader = table.put("older_brother", B, slot=LEADER)
    table.hand("wither")
    table.attack(knight, leader)
    assert table.obj(knight).damage == 2
    table.play("wither", knight)
    assert (table.player(A).hand, sorted(table.player(A).discard)) == ([], ["brave_knight", "wither"])


# --- Drill Sergeant ---


def test_drill_sergeant_gains_a_rune_for_each_unit_played_from_hand() -> None:
    table = Table()
    sergeant = table.put("drill_sergeant", A)
    table.hand("tenderfoot", "older_brother")
    table.play("tenderfoot")
    table.play("older_brother")
    assert table.obj(sergeant).runes == {"plus": 2}
    (tenderfoot,) = table.found("tenderfoot")
    (brother,) = table.found("older_brother")
    table.use(sergeant, 1)
    assert table.options == [str(tenderfoot), str(brother)], "another unit"
    table.do(str(tenderfoot))
    assert (table.obj(sergeant).runes, table.obj(tenderfoot).runes) == ({"plus": 1}, {"plus": 1})


def test_drill_sergeant_does_not_count_himself_nor_spells_nor_what_is_put() -> None:
    table = Table(HERO)
    table.put(HERO, A, level=7)
    table.tech(A, 2)
    table.hand("drill_sergeant")
    table.play("drill_sergeant")
    (sergeant,) = table.found("drill_sergeant")
    assert table.obj(sergeant).runes == {}
    assert f"use>{sergeant}.1" not in table.options
    table.do(f"level>{HERO}")
    assert len(table.found("soldier")) == 3
    assert table.obj(sergeant).runes == {}, "summoned, not played"


# --- Flagstone Spy ---


def test_flagstone_spy_sees_the_hand_and_steals_a_gold() -> None:
    table = Table(gold=5)
    spy = table.put("flagstone_spy", A)
    table.put("iron_man", B, slot=LEADER)
    table.hand("tenderfoot", seat=B)
    happened = table.attack(spy, table.base(B).id)
    (looked,) = table.heard(ev.Looked, happened)
    assert (looked.seat, looked.whose, looked.cards) == (A, B, ("tenderfoot",))
    public = looked.for_public()
    assert isinstance(public, ev.Looked)
    assert public.cards == ()
    assert (table.player(A).gold, table.player(B).gold, table.base(B).damage) == (6, 4, 3)


def test_flagstone_spy_finds_nothing_to_steal_and_sees_nothing_of_a_units_player() -> None:
    table = Table(gold=5)
    spy = table.put("flagstone_spy", A)
    unit = table.put("tenderfoot", B)
    table.state.players[B].gold = 0
    happened = table.attack(spy, unit)
    assert table.heard(ev.Looked, happened) == []
    other = Table(gold=5)
    again = other.put("flagstone_spy", A)
    other.state.players[B].gold = 0
    other.attack(again, other.base(B).id)
    assert (other.player(A).gold, other.player(B).gold) == (5, 0)


def test_flagstone_spy_chooses_between_partners_behind_a_shared_base() -> None:
    table = Table(mode="teams", gold=5)
    spy = table.put("flagstone_spy", A)
    table.attack(spy, table.base(B).id)
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat3"])
    table.do("seat3")
    assert [player.gold for player in table.state.players] == [6, 5, 5, 4]


# --- Debilitator Alpha ---


def test_debilitator_alpha_weakens_units_that_attack_the_squad_leader() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    alpha = table.put("debilitator_alpha", B, slot=LEADER)
    table.attack(attacker, alpha)
    assert table.obj(alpha).damage == 3 - 1 - 1, "one less, and a point of armor"
    assert not table.there(attacker)


def test_debilitator_alpha_does_nothing_elsewhere_nor_to_heroes() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    alpha = table.put("debilitator_alpha", B, slot=SCAVENGER)
    table.attack(attacker, alpha)
    assert table.obj(alpha).damage == 3
    other = Table()
    hero = other.put("troq_bashar", A)
    wall = other.put("debilitator_alpha", B, slot=LEADER)
    other.attack(hero, wall)
    assert other.obj(wall).damage == 2 - 1


# --- Air Hammer ---


def test_air_hammer_hits_a_damaged_building_harder() -> None:
    table = Table()
    hammer = table.put("air_hammer", A)
    table.base(B).damage = 1
    table.attack(hammer, table.base(B).id)
    assert table.base(B).damage == 1 + 3 + 2
    assert table.now(hammer).atk == 3, "only while it attacks"


def test_air_hammer_has_no_bonus_against_a_whole_building_or_a_unit() -> None:
    table = Table()
    hammer = table.put("air_hammer", A)
    table.attack(hammer, table.base(B).id)
    assert table.base(B).damage == 3
    other = Table()
    again = other.put("air_hammer", A)
    unit = other.put("guardian_of_the_gates", B, damage=1)
    other.attack(again, unit)
    assert other.obj(unit).damage == 4


# --- Flagstone Garrison ---


def test_flagstone_garrison_draws_for_each_unit_played_from_hand() -> None:
    table = Table()
    table.put("flagstone_garrison", A)
    table.hand("tenderfoot", "older_brother")
    table.deck(*["iron_man"] * 5)
    table.play("tenderfoot")
    table.play("older_brother")
    assert table.player().hand == ["iron_man", "iron_man"]


def test_flagstone_garrison_does_not_draw_for_others_nor_for_tokens() -> None:
    table = Table(HERO)
    table.put("flagstone_garrison", A)
    table.put("flagstone_garrison", B)
    table.put(HERO, A, level=7)
    table.do(f"level>{HERO}")
    assert len(table.found("soldier")) == 3
    assert (table.player(A).hand, table.player(B).hand) == ([], [])


# --- Patriot Gryphon ---


def test_patriot_gryphon_hurts_the_base_behind_a_building() -> None:
    table = Table()
    gryphon = table.put("patriot_gryphon", A)
    table.tech(B, 1)
    (tech,) = table.found("tech1")
    table.attack(gryphon, tech)
    assert not table.there(tech)
    assert table.base(B).damage == 2 + 6


def test_patriot_gryphon_that_only_damages_a_building_does_no_more() -> None:
    table = Table()
    gryphon = table.put("patriot_gryphon", A, runes={"minus": 2})
    table.tech(B, 1)
    (tech,) = table.found("tech1")
    table.attack(gryphon, tech)
    assert (table.obj(tech).damage, table.base(B).damage) == (4, 0)


def test_patriot_gryphon_ignores_weak_flying_patrollers_only() -> None:
    table = Table()
    gryphon = table.put("patriot_gryphon", A)
    weak = table.put("spectral_aven", B, slot=LEADER)
    table.do(f"attack>{gryphon}")
    assert table.options == [str(table.base(B).id), str(weak), "back"]
    other = Table()
    again = other.put("patriot_gryphon", A)
    strong = other.put("spectral_aven", B, slot=ELITE)
    assert other.now(strong).atk == 3
    other.do(f"attack>{again}")
    assert other.options == [str(strong), "back"]
