"""The spells of the Truth school."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.effects.common import take_control
from sfb_bot.games.codex.rules.fitting import subtypes_of
from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER, ObjId
from sfb_bot.games.codex.rules.work import Work
from sfb_bot.kernel import Fx
from tests.games.codex.kit.table import A, B, C, Table

HERO = "sirus_quince"


def truth(*, level: int = 1, gold: int = 20) -> Table:
    """A table with Sirus Quince in play for the first seat."""
    table = Table(HERO, gold=gold)
    table.put(HERO, A, level=level)
    return table


def is_illusion(table: Table, number: ObjId) -> bool:
    """Whether something counts as an Illusion."""
    return "illusion" in subtypes_of(table.state, table.obj(number))


# --- Free Speech ---


def test_free_speech_silences_heroes_until_after_their_next_turn() -> None:
    table = Table(HERO, "bigby_hayes")
    table.put(HERO, A)
    hero = table.put("bigby_hayes", B, level=5)
    table.hand("free_speech")
    table.hand("lawful_search", seat=B)
    table.play("free_speech")
    table.end_turn()
    assert table.now(hero).flags & key.STASH == 0
    assert f"use>{hero}.1" not in table.options
    assert "play>lawful_search" not in table.options
    table.hand("lawful_search", seat=B)
    table.end_turn()
    assert table.now(hero).flags & key.STASH
    table.end_turn()
    assert f"use>{hero}.1" in table.options


def test_free_speech_leaves_levels_and_numbers_and_silences_who_comes_later() -> None:
    table = Table(HERO, "general_onimaru")
    table.put(HERO, A)
    table.hand("free_speech")
    table.play("free_speech")
    table.end_turn()
    table.do("summon>general_onimaru")
    (hero,) = table.found("general_onimaru")
    assert table.now(hero).atk == 2, "without frenzy"
    table.do("level>general_onimaru")
    assert table.obj(hero).level == 2


def test_free_speech_does_not_silence_its_own_side() -> None:
    table = Table(HERO, gold=20)
    hero = table.put(HERO, A, level=3)
    table.hand("free_speech", "lawful_search")
    table.play("free_speech")
    assert "play>lawful_search" in table.options
    assert f"use>{hero}.1" in table.options


def test_free_speech_chooses_one_of_several_opponents() -> None:
    table = Table(HERO, "bigby_hayes", "bigby_hayes", mode="melee3")
    table.put(HERO, A)
    second = table.put("bigby_hayes", B)
    third = table.put("bigby_hayes", C)
    table.hand("free_speech")
    table.play("free_speech", "seat2")
    assert table.now(second).flags & key.STASH
    assert not table.now(third).flags & key.STASH


# --- Hallucination ---


def test_hallucination_makes_illusions_for_a_turn() -> None:
    table = truth()
    first = table.put("iron_man", B)
    second = table.put("spectral_tiger", B)
    magistrate = table.put("porkhand_magistrate", A)
    table.hand("hallucination")
    table.play("hallucination", first, second)
    assert table.there(first), "becoming one does not kill"
    assert is_illusion(table, first)
    assert not table.there(second), "an Illusion that is targeted dies"
    table.use(magistrate, 0, first)
    assert not table.there(first)


def test_hallucination_may_name_nobody_and_ends_with_the_turn() -> None:
    table = truth()
    unit = table.put("iron_man", B)
    table.put("lawbringer_gryphon", B)
    table.hand("hallucination")
    table.play("hallucination")
    assert table.options == [str(unit), "none"], "no tech III"
    table.do(str(unit))
    assert is_illusion(table, unit)
    table.end_turn()
    assert not is_illusion(table, unit)


# --- Dreamscape ---


def test_dreamscape_makes_illusions_of_all_low_units() -> None:
    table = truth()
    low = table.put("iron_man", B)
    own = table.put("tenderfoot", A)
    high = table.put("lawbringer_gryphon", B)
    table.hand("dreamscape")
    table.play("dreamscape")
    assert [is_illusion(table, each) for each in (low, own, high)] == [True, True, False]
    assert len(table.found("dreamscape")) == 1


def test_dreamscape_ends_with_the_hero_of_truth() -> None:
    table = Table(HERO, turn=B)
    hero = table.put(HERO, A, slot=LEADER, damage=2)
    spell = table.put("dreamscape", A)
    attacker = table.put("iron_man", B)
    assert is_illusion(table, attacker)
    table.attack(attacker, hero)
    assert not table.there(spell)
    assert not is_illusion(table, attacker)
    assert table.player(A).discard == ["dreamscape"]


# --- Mind Control ---


def test_mind_control_takes_a_unit_as_long_as_it_lies_there() -> None:
    table = truth(level=5)
    victim = table.put("iron_man", B, slot=SCAVENGER)
    table.hand("mind_control")
    table.play("mind_control")
    (spell,) = table.found("mind_control")
    obj = table.obj(victim)
    assert (obj.seat, obj.owner, obj.fresh, obj.slot, table.obj(spell).host) == (A, B, True, 0, victim)
    table.end_turn()
    assert table.obj(victim).seat == A


def test_mind_control_gone_gives_the_unit_back() -> None:
    table = Table(HERO, "master_midori")
    table.put(HERO, A, level=5)
    table.put("master_midori", B)
    victim = table.put("iron_man", B)
    table.hand("mind_control")
    table.hand("nature_reclaims", seat=B)
    table.play("mind_control")
    assert table.obj(victim).seat == A
    table.end_turn()
    table.play("nature_reclaims")
    assert (table.obj(victim).seat, table.obj(victim).home) == (B, ())
    assert table.obj(victim).fresh


def test_mind_control_with_its_host_each_goes_to_its_owner() -> None:
    table = truth(level=5)
    victim = table.put("iron_man", B)
    leader = table.put("spectral_tiger", B, slot=LEADER)
    table.hand("mind_control")
    table.play("mind_control", victim)
    table.end_turn()
    table.end_turn()
    table.attack(victim, leader)
    assert not table.there(victim)
    assert table.found("mind_control") == []
    assert "iron_man" in table.player(B).discard
    assert "mind_control" in table.player(A).discard


def test_mind_control_of_an_illusion_is_lost_with_it() -> None:
    table = truth(level=5)
    hound = table.put("spectral_hound", B)
    table.hand("mind_control")
    table.play("mind_control")
    assert not table.there(hound)
    assert table.found("mind_control") == []
    assert table.player(A).discard == ["mind_control"]


def test_mind_control_moves_the_unit_with_the_spell() -> None:
    table = Table(HERO, "vir_garbarean", "troq_bashar", mode="melee3")
    table.put(HERO, A, level=5)
    table.put("vir_garbarean", B)
    victim = table.put("iron_man", C)
    table.hand("mind_control")
    table.hand("assimilate", seat=B)
    table.play("mind_control")
    assert table.obj(victim).home == ((C, f"mind:{table.found('mind_control')[0]}"),)
    table.end_turn()
    table.play("assimilate")
    assert table.obj(victim).seat == B
    assert table.obj(victim).home == ((C, f"mind:{table.found('mind_control')[0]}"),), "not by way of A"


def test_mind_control_beats_other_changes_and_the_newest_one_wins() -> None:
    table = Table(HERO, HERO)
    victim = table.put("iron_man", B)
    first = table.put("mind_control", A, host=victim)
    table.put(HERO, B, level=5)
    table.hand("mind_control", seat=B)
    table.do("build>tech1")
    assert table.obj(victim).seat == A
    assert not take_control(Work(Fx(table.state, table.rules.evolve)), table.obj(victim), B)
    table.end_turn()
    table.play("mind_control")
    assert table.obj(victim).seat == B
    assert table.there(first)


def test_mind_control_after_a_kidnapping_lasts_on() -> None:
    table = Table((HERO, "drakk_ramhorn", "captain_zane"))
    table.put(HERO, A, level=5)
    table.put("drakk_ramhorn", A)
    victim = table.put("iron_man", B)
    table.hand("kidnapping", "mind_control")
    table.play("kidnapping")
    assert table.obj(victim).home == ((B, "turn"),)
    table.play("mind_control")
    table.do("patrol")
    table.do(str(victim))
    table.do("lock")
    assert (table.obj(victim).seat, table.obj(victim).slot) == (A, LEADER)
