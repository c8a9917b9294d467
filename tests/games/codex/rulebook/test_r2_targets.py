"""Targeting (C190 to C201)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER
from tests.games.codex.kit.table import A, B, Table


def test_c190_choosing_without_the_icon_is_no_targeting() -> None:
    """C190: neither resist, nor untargetable, nor Illusions, nor flagbearers mind."""
    table = Table("bigby_hayes", gold=5)
    table.put("bigby_hayes", A)
    illusion = table.put("spectral_hound", B, slot=LEADER)
    table.put("traffic_director", B, slot=ELITE)
    table.put("granfalloon_flagbearer", B, slot=3)
    table.put("brick_thief", B, slot=4)
    table.hand("arrest")
    table.do("play>arrest")
    assert len(table.options) == 4
    happened = table.do(str(illusion))
    assert (table.there(illusion), table.player().gold) == (True, 3)
    assert not table.heard(ev.Targeted, happened)


def test_c190_what_shows_the_icon_targets() -> None:
    table = Table()
    table.put("troq_bashar", A)
    illusion = table.put("spectral_hound", B, slot=LEADER)
    table.hand("spark")
    happened = table.play("spark")
    assert not table.there(illusion)
    assert len(table.heard(ev.Targeted, happened)) == 1


def test_c191_targets_are_chosen_part_by_part() -> None:
    """C191: Final Smash frees the tech I unit's place in the order, each part sees the table as it is."""
    table = Table()
    table.put("troq_bashar", A, level=8)
    table.put("tenderfoot", B)
    second = table.put("iron_man", B)
    third = table.put("regular_sized_rhinoceros", B)
    table.hand("final_smash")
    happened = table.play("final_smash")
    targeted = [event.objs for event in table.heard(ev.Targeted, happened) if isinstance(event, ev.Targeted)]
    assert len(targeted) == 3
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Left) < len(kinds) - 1 - kinds[::-1].index(ev.Targeted)
    assert not table.there(second)
    assert table.obj(third).seat == A


def test_c191_all_targets_of_one_part_are_chosen_before_it_acts() -> None:
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A)
    one, two = table.put("timely_messenger", B), table.put("timely_messenger", B)
    table.hand("sickness")
    table.play("sickness", one)
    assert table.there(one)
    table.do(str(two))
    assert not table.there(one)
    assert not table.there(two)


def test_c192_what_cannot_be_targeted() -> None:
    table = Table()
    table.put("troq_bashar", A)
    hidden, mine = table.put("backstabber", B), table.put("backstabber", A)
    barred, own = table.put("traffic_director", B), table.put("tenderfoot", A)
    plain = table.put("iron_man", B)
    own_barred = table.put("traffic_director", A)
    table.hand("wither")
    table.do("play>wither")
    heroes = [str(obj.id) for obj in table.state.objs.values() if obj.kind.is_hero]
    assert set(table.options) == {str(mine), str(own), str(plain), *heroes}
    assert not {str(hidden), str(barred), str(own_barred)} & set(table.options)


def test_c192_what_is_not_in_play_is_no_target() -> None:
    table = Table()
    table.put("troq_bashar", A)
    site = table.put("tower", B, is_site=True)
    table.hand("wrecking_ball")
    table.do("play>wrecking_ball")
    assert str(site) not in table.options
    assert set(table.options) == {str(table.base(A).id), str(table.base(B).id)}


def test_c193_a_target_must_be_chosen_even_an_own_one() -> None:
    table = Table("river_montoya")
    table.tech(A, 2, "bashing")
    table.hand("hired_stomper")
    table.play("hired_stomper")
    assert table.found("hired_stomper") == [], "nobody else was there: 3 damage on its own 3 HP"


def test_c194_resist_is_paid_for_each_time_and_adds_up() -> None:
    table = Table(gold=10)
    table.put("troq_bashar", A)
    thief = table.put("brick_thief", B, slot=5)
    mine = table.put("barkcoat_bear", A)
    table.hand("intimidate", "intimidate")
    table.play("intimidate", thief)
    assert table.player().gold == 10 - 1 - (1 + 1), "its own resist and that of the lookout"
    table.play("intimidate", mine)
    assert table.player().gold == 7 - 1, "nothing for an own one"


def test_c194_who_cannot_pay_cannot_target_it() -> None:
    table = Table(gold=2)
    table.put("troq_bashar", A)
    table.put("barkcoat_bear", B)
    table.put("iron_man", B)
    table.hand("intimidate")
    table.do("play>intimidate")
    bear = table.found("barkcoat_bear")[0]
    assert str(bear) not in table.options


def test_c195_an_illusion_dies_before_the_effect() -> None:
    """C195: by effects of any player; an attack does not target."""
    table = Table(gold=10)
    table.put("troq_bashar", A)
    mine, foe = table.put("spectral_hound", A), table.put("spectral_tiger", B)
    attacker = table.put("tenderfoot", A)
    table.hand("bloom")
    happened = table.play("bloom", mine)
    assert not table.there(mine)
    assert not table.heard(ev.RunesChanged, happened)
    table.attack(attacker, foe)
    assert table.there(foe)


def test_c196_a_smoker_goes_home_before_the_effect() -> None:
    table = Table()
    table.put("troq_bashar", A)
    table.put("smoker", B, slot=LEADER)
    table.hand("spark")
    happened = table.play("spark")
    assert table.player(B).hand == ["smoker"]
    assert not table.heard(ev.Damaged, happened)


def test_c197_what_killed_a_targeted_illusion() -> None:
    """C197: Shadow Blade counts it as its own kill, Firehouse does not."""
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A)
    table.put("spectral_hound", B, slot=LEADER)
    table.hand("tenderfoot", seat=B)
    table.hand("shadow_blade")
    table.play("shadow_blade")
    assert table.player(B).hand == []

    table = Table()
    house = table.put("firehouse", A)
    illusion = table.put("spectral_hound", B)
    table.use(house, 0, illusion)
    assert not table.there(illusion)
    assert table.obj(house).is_exhausted


def test_c198_a_flagbearer_must_be_among_the_targets() -> None:
    table = Table()
    table.put("troq_bashar", A)
    flag = table.put("granfalloon_flagbearer", B)
    other = table.put("iron_man", B)
    table.hand("wither")
    table.play("wither")
    assert (table.obj(flag).runes, table.obj(other).runes) == ({"minus": 1}, {})


def test_c198_one_of_several_targets_is_enough() -> None:
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A)
    flag, other = table.put("granfalloon_flagbearer", B), table.put("iron_man", B)
    second = table.put("granfalloon_flagbearer", B)
    table.hand("sickness")
    table.do("play>sickness")
    assert set(table.options) == {str(flag), str(second), "none"}
    table.do(str(flag))
    assert str(other) in table.options
    table.do(str(other))
    assert table.obj(other).runes == {"minus": 1}


def test_c198_part_by_part_until_it_is_satisfied() -> None:
    table = Table()
    table.put("troq_bashar", A, level=8)
    flag, other = table.put("granfalloon_flagbearer", B), table.put("tenderfoot", B)
    phantom, man = table.put("spectral_flagbearer", B), table.put("iron_man", B)
    table.hand("final_smash")
    table.do("play>final_smash")
    assert not table.there(flag), "the only one of tech 0 that may be targeted"
    assert set(table.options) == {str(phantom), str(man)}, "a second one binds no more"
    assert table.there(other)


def test_c198_what_cannot_be_targeted_or_paid_binds_nobody() -> None:
    table = Table(gold=2)
    table.put("troq_bashar", A)
    table.put("granfalloon_flagbearer", B, slot=5)
    table.put("iron_man", B)
    table.hand("wither")
    table.do("play>wither")
    assert len(table.options) == 2, "the hero and Iron Man: no gold is left for the lookout's resist"


def test_c198_an_optional_part_may_be_declined() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    flag = table.put("granfalloon_flagbearer", B)
    table.hand("stewardess_of_the_undone")
    table.play("stewardess_of_the_undone")
    assert "none" in table.options
    table.do("none")
    assert table.there(flag)


def test_c199_own_flagbearers_do_not_bind_and_any_opposing_one_will_do() -> None:
    table = Table()
    table.put("troq_bashar", A)
    mine = table.put("granfalloon_flagbearer", A)
    one, two = table.put("granfalloon_flagbearer", B), table.put("morningstar_flagbearer", B)
    table.hand("wither")
    table.do("play>wither")
    assert set(table.options) == {str(one), str(two)}
    assert str(mine) not in table.options

    table = Table()
    table.put("troq_bashar", A)
    table.put("granfalloon_flagbearer", A)
    man = table.put("iron_man", B)
    table.hand("wither")
    table.do("play>wither")
    assert str(man) in table.options


def test_c200_a_target_that_has_gone_is_not_affected() -> None:
    """C200: of two targets the Smoker has gone home, the other is hit all the same."""
    table = Table("orpal_gloor")
    table.put("orpal_gloor", A)
    smoker, man = table.put("smoker", B), table.put("iron_man", B)
    table.hand("sickness")
    table.play("sickness", smoker, man)
    assert (table.player(B).hand, table.obj(man).runes) == (["smoker"], {"minus": 1})


def test_c201_bases_and_workers_are_targets() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A)
    table.hand("detonate", "pillage")
    table.do("play>detonate")
    assert table.options == ["workers0", "workers1"]
    table.do("workers1")
    assert table.player(B).workers == 9
    happened = table.play("pillage", table.base(B).id)
    (targeted,) = table.heard(ev.Targeted, happened)
    assert isinstance(targeted, ev.Targeted)
    assert targeted.objs == (table.base(B).id,)
