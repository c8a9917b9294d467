"""The neutral starter deck."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER
from tests.games.codex.kit.table import A, B, Table


def casting(*hand: str, seat_hero: str = "troq_bashar", gold: int = 20) -> Table:
    """A seat with its hero in play and a hand."""
    table = Table(seat_hero, gold=gold)
    table.put(seat_hero, A)
    table.hand(*hand)
    return table


def test_timely_messenger_attacks_at_once() -> None:
    table = Table()
    table.hand("timely_messenger")
    table.play("timely_messenger")
    (messenger,) = table.found("timely_messenger")
    table.attack(messenger, table.base(B).id)
    assert table.base(B).damage == 1
    assert table.player().gold == 19


def test_timely_messenger_does_not_attack_twice() -> None:
    table = Table()
    messenger = table.put("timely_messenger", A)
    table.attack(messenger, table.base(B).id)
    assert f"attack>{messenger}" not in table.options


def test_tenderfoot_is_a_virtuoso_without_abilities() -> None:
    table = Table()
    foot = table.put("tenderfoot", A)
    now = table.now(foot)
    assert (now.atk, now.hp, now.subtypes, now.has_abilities) == (1, 2, frozenset({"virtuoso"}), False)


def test_tenderfoot_is_tired_when_it_arrives() -> None:
    table = Table()
    table.hand("tenderfoot")
    table.play("tenderfoot")
    (foot,) = table.found("tenderfoot")
    assert f"attack>{foot}" not in table.options


def test_older_brother_fights_two_for_two() -> None:
    table = Table()
    brother = table.put("older_brother", A)
    other = table.put("older_brother", B, slot=ELITE)
    table.attack(brother, other)
    assert not table.there(brother)
    assert not table.there(other)


def test_older_brother_is_no_virtuoso() -> None:
    table = Table()
    brother = table.put("older_brother", A)
    table.put("nimble_fencer", A)
    assert not table.now(brother).flags & key.HASTE


def test_brick_thief_damages_one_building_and_mends_another_on_arrival() -> None:
    table = Table()
    table.put("tower", A, damage=2)
    mine = table.found("tower")[0]
    table.hand("brick_thief")
    table.play("brick_thief", table.base(B).id, mine)
    assert (table.base(B).damage, table.obj(mine).damage) == (1, 1)


def test_brick_thief_must_choose_a_different_building_even_an_undamaged_one() -> None:
    table = Table()
    table.hand("brick_thief")
    table.play("brick_thief", table.base(A).id)
    assert (table.base(A).damage, table.base(B).damage) == (1, 0), "own base taken, the other mended by 0"
    assert table.asked == "main"


def test_brick_thief_does_it_again_when_it_attacks() -> None:
    table = Table()
    thief = table.put("brick_thief", A)
    table.base(A).damage = 3
    table.attack(thief, table.base(B).id, table.base(B).id)
    assert (table.base(B).damage, table.base(A).damage) == (3, 2), "1 by the theft, 2 by the blow"


def test_brick_thief_resists_for_1() -> None:
    table = casting("spark", gold=1)
    table.put("brick_thief", B, slot=LEADER)
    table.play("spark")
    assert table.base(B).damage == 0
    assert not table.heard(ev.Targeted), "the 1 gold went into the spell, nothing is left for resist"


def test_helpful_turtle_heals_in_the_own_upkeep() -> None:
    table = Table()
    table.put("helpful_turtle", A)
    hurt = table.put("iron_man", A, damage=3)
    foe = table.put("iron_man", B, damage=3)
    table.end_turn()
    assert table.obj(hurt).damage == 3, "not in the other player's upkeep"
    table.end_turn()
    assert (table.obj(hurt).damage, table.obj(foe).damage) == (2, 3)


def test_helpful_turtle_does_not_repair_buildings() -> None:
    table = Table()
    table.put("helpful_turtle", A)
    table.base(A).damage = 4
    table.end_turn()
    table.end_turn()
    assert table.base(A).damage == 4


def test_granfalloon_flagbearer_must_be_targeted() -> None:
    table = casting("spark")
    flag = table.put("granfalloon_flagbearer", B, slot=LOOKOUT)
    table.put("older_brother", B, slot=LEADER)
    table.play("spark")
    assert table.obj(flag).damage == 1
    assert table.player().gold == 20 - 1 - 1, "the lookout resists 1"


def test_granfalloon_flagbearer_does_not_bind_who_cannot_pay_resist() -> None:
    table = casting("spark", gold=1)
    flag = table.put("granfalloon_flagbearer", B, slot=LOOKOUT)
    brother = table.put("older_brother", B, slot=LEADER)
    table.play("spark")
    assert (table.obj(flag).damage, table.obj(brother).damage) == (0, 0), "the leader's armor took it"
    assert table.obj(brother).armor_used == 1


def test_granfalloon_flagbearer_does_not_bind_its_own_side_nor_attacks() -> None:
    table = casting("bloom")
    table.put("granfalloon_flagbearer", A)
    brother = table.put("older_brother", A)
    table.put("granfalloon_flagbearer", B, slot=ELITE)
    other = table.put("older_brother", B, slot=SCAVENGER)
    table.play("bloom", brother)
    assert table.obj(brother).runes == {"plus": 1}
    table.do(f"attack>{brother}")
    assert str(other) in table.options


def test_fruit_ninja_has_1_more_atk_in_the_own_turn() -> None:
    table = Table()
    ninja = table.put("fruit_ninja", A)
    assert table.now(ninja).atk == 3


def test_fruit_ninja_has_no_frenzy_in_other_turns() -> None:
    table = Table(turn=B)
    ninja = table.put("fruit_ninja", A)
    assert table.now(ninja).atk == 2


def test_spark_hits_a_patroller() -> None:
    table = casting("spark")
    foot = table.put("tenderfoot", B, slot=ELITE)
    table.put("iron_man", B)
    table.play("spark")
    assert table.obj(foot).damage == 1
    assert table.player().discard == ["spark"]


def test_spark_hits_a_patrolling_hero_and_not_the_idle() -> None:
    table = casting("spark")
    hero = table.put("troq_bashar", B, slot=ELITE)
    table.put("tenderfoot", B)
    table.play("spark")
    assert table.obj(hero).damage == 1


def test_spark_can_be_cast_without_a_target() -> None:
    table = casting("spark")
    table.put("tenderfoot", B)
    table.play("spark")
    assert (table.player().gold, table.player().discard) == (19, ["spark"])


def test_bloom_puts_a_rune_on_a_friend() -> None:
    table = casting("bloom")
    foot = table.put("tenderfoot", A)
    table.put("older_brother", B)
    table.do("play>bloom")
    hero = table.found("troq_bashar", A)[0]
    assert table.options == [str(hero), str(foot)]
    table.do(str(foot))
    assert (table.now(foot).atk, table.now(foot).hp) == (2, 3)


def test_bloom_passes_by_who_has_a_rune() -> None:
    table = casting("bloom")
    table.put("tenderfoot", A, runes={"plus": 1})
    table.play("bloom")
    hero = table.found("troq_bashar", A)[0]
    assert table.obj(hero).runes == {"plus": 1}, "the only one left"


def test_wither_kills_through_armor() -> None:
    table = casting("wither")
    messenger = table.put("timely_messenger", B, slot=LEADER)
    table.play("wither", messenger)
    assert not table.there(messenger)
    assert table.player(B).discard == ["timely_messenger"]


def test_wither_cancels_a_plus_rune() -> None:
    table = casting("wither")
    foot = table.put("tenderfoot", B, runes={"plus": 1})
    table.play("wither", foot)
    assert table.obj(foot).runes == {}
    assert (table.now(foot).atk, table.now(foot).hp) == (1, 2)
