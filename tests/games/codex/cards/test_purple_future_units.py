"""The units of Future."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from tests.games.codex.kit.table import A, B, Table


def future(level: int = 1, *others: str, gold: int = 20, workers: int = 10) -> Table:
    """A table where Vir can cast for A."""
    table = Table("vir_garbarean", *others, gold=gold, workers=workers)
    table.put("vir_garbarean", A, level=level)
    return table


def test_knight_of_the_conclave_comes_after_3_upkeeps_for_nothing() -> None:
    table = Table("vir_garbarean")
    table.tech(A, 1)
    table.hand("knight_of_the_conclave")
    table.play("knight_of_the_conclave")
    (knight,) = table.found("knight_of_the_conclave")
    assert table.player().gold == 20
    for _ in range(6):
        assert table.obj(knight).is_future
        table.end_turn()
    assert not table.obj(knight).is_future
    assert f"attack>{knight}" not in table.options, "it has no haste"


def test_knight_of_the_conclave_has_resist() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, runes={"time": 4})
    knight = table.put("knight_of_the_conclave", B)
    table.hand("undo")
    table.play("undo")
    assert not table.there(knight)
    assert table.player().gold == 20 - 3 - 1


def test_gilded_glaxx_does_not_leave_while_there_is_gold() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, runes={"time": 4})
    glaxx = table.put("gilded_glaxx", B)
    table.hand("undo")
    table.play("undo")
    assert table.there(glaxx)


def test_gilded_glaxx_without_gold_leaves_like_others() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, runes={"time": 4})
    glaxx = table.put("gilded_glaxx", B)
    table.player(B).gold = 0
    table.hand("undo")
    table.play("undo")
    assert not table.there(glaxx)


def test_gilded_glaxx_dies_from_combat_damage() -> None:
    table = Table()
    glaxx = table.put("gilded_glaxx", B, slot=2)
    attacker = table.put("omegacron", A)
    table.attack(attacker, glaxx)
    assert not table.there(glaxx)


def test_gilded_glaxx_without_hp_stays_until_it_is_hit_in_combat() -> None:
    table = Table()
    glaxx = table.put("gilded_glaxx", B, damage=3)
    tricycloid = table.put("tricycloid", A, runes={"time": 1})
    attacker = table.put("neo_plexus", A)
    table.use(tricycloid, 2, glaxx)
    assert table.obj(glaxx).damage == 4
    assert table.there(glaxx)
    table.attack(attacker, glaxx)
    assert not table.there(glaxx)


def test_gilded_glaxx_without_hp_goes_when_the_gold_is_spent() -> None:
    table = Table(gold=1)
    glaxx = table.put("gilded_glaxx", A, damage=4)
    table.hand("neo_plexus")
    table.do("hire", "neo_plexus")
    assert not table.there(glaxx)


def test_gilded_glaxx_cannot_be_sacrificed() -> None:
    table = Table(workers=0)
    omegacron = table.put("omegacron", A, is_future=True, runes={"time": 6})
    table.put("gilded_glaxx", A)
    assert f"use>{omegacron}.0" not in table.options
    assert table.player().gold == 20


def test_omegacron_comes_sooner_for_sacrifices() -> None:
    table = Table()
    omegacron = table.put("omegacron", A, is_future=True, runes={"time": 3})
    plexus = table.put("neo_plexus", A)
    suits = table.put("battle_suits", A)
    theirs = table.put("neo_plexus", B)
    table.use(omegacron)
    assert table.options == [str(plexus), str(suits), "workers0"]
    assert str(theirs) not in table.options
    table.do("workers0")
    assert (table.runes(omegacron), table.player().workers) == (2, 9)
    table.use(omegacron, 0, plexus)
    table.use(omegacron, 0, suits)
    assert not table.obj(omegacron).is_future
    assert sorted(table.player().discard) == ["battle_suits", "neo_plexus"]
    assert f"attack>{omegacron}" in table.options
    assert f"use>{omegacron}.0" not in table.options, "only while it is forecasted"


def test_omegacron_waits_6_upkeeps_otherwise() -> None:
    table = Table("vir_garbarean")
    table.tech(A, 2)
    table.hand("omegacron")
    table.play("omegacron")
    (omegacron,) = table.found("omegacron")
    assert (table.runes(omegacron), table.player().gold) == (6, 18)
    table.end_turn()
    table.end_turn()
    assert table.runes(omegacron) == 5


def test_omegacron_takes_a_hero_too_and_an_opponent_is_rewarded() -> None:
    table = future(1, "troq_bashar", workers=0)
    (vir,) = table.found("vir_garbarean")
    troq = table.put("troq_bashar", B)
    omegacron = table.put("omegacron", A, is_future=True, runes={"time": 6})
    table.use(omegacron)
    assert not table.there(vir)
    assert table.runes(omegacron) == 5
    assert table.obj(troq).level == 3


def test_reaver_trashes_two_workers_of_any_players() -> None:
    table = Table()
    reaver = table.put("reaver", A)
    table.hand("tenderfoot")
    table.use(reaver, 0, "tenderfoot", "mode0", "workers1", "workers0")
    assert (table.player(A).workers, table.player(B).workers) == (9, 9)
    assert table.player(A).gold == 19


def test_reaver_deals_6_to_up_to_two() -> None:
    table = Table()
    reaver = table.put("reaver", A)
    first, second = table.put("immortal", B), table.put("octavian", B)
    table.hand("tenderfoot")
    events = table.use(reaver, 0, "tenderfoot", "mode1", second, "done")
    assert table.obj(second).damage == 6
    assert table.obj(first).damage == 0
    assert not table.heard(ev.Targeted, events)


def test_reaver_needs_a_card_to_discard() -> None:
    table = Table()
    reaver = table.put("reaver", A)
    assert f"use>{reaver}.0" not in table.options


def test_void_star_buys_4_atk_once_a_turn_until_the_upkeep() -> None:
    table = Table()
    star = table.put("void_star", A)
    table.use(star)
    assert (table.now(star).atk, table.player().gold) == (9, 16)
    assert f"use>{star}.0" not in table.options
    table.end_turn()
    assert table.now(star).atk == 9
    table.end_turn()
    assert table.now(star).atk == 5


def test_void_star_cannot_pay_with_3_gold() -> None:
    table = Table(gold=3)
    star = table.put("void_star", A)
    assert f"use>{star}.0" not in table.options


def test_xenostalker_hits_up_to_four_grounded_patrollers() -> None:
    table = Table()
    stalker = table.put("xenostalker", A)
    first = table.put("argonaut", B, slot=2)
    second = table.put("tenderfoot", B, slot=3, damage=1)
    flier = table.put("nullcraft", B, slot=4)
    table.do(f"attack>{stalker}", str(table.base(B).id))
    assert table.options == [str(first), str(second), "none"]
    table.do(str(first), str(second))
    assert table.obj(first).damage == 1
    assert not table.there(second)
    assert table.there(flier)
    assert table.base(B).damage == 3


def test_xenostalker_may_hit_nobody() -> None:
    table = Table()
    stalker = table.put("xenostalker", A)
    first = table.put("argonaut", B, slot=2)
    table.attack(stalker, table.base(B).id, "none")
    assert table.obj(first).damage == 0
    assert table.base(B).damage == 3


def test_hive_makes_5_stingers_and_replaces_lost_ones() -> None:
    table = Table("vir_garbarean")
    table.tech(A, 2)
    table.hand("hive")
    table.play("hive")
    (hive,) = table.found("hive")
    assert len(table.found("stinger", A)) == 5
    assert f"use>{hive}.1" not in table.options, "five is the limit"


def test_hive_makes_one_more_for_a_gold() -> None:
    table = Table()
    hive = table.put("hive", A, is_fresh=True)
    for _ in range(4):
        table.put("stinger", A)
    table.use(hive, 1)
    assert len(table.found("stinger", A)) == 5
    assert table.player().gold == 19


def test_hive_two_of_them_allow_10_stingers() -> None:
    table = Table("vir_garbarean")
    table.tech(A, 2)
    table.put("hive", A)
    for _ in range(5):
        table.put("stinger", A)
    table.hand("hive")
    table.play("hive")
    assert len(table.found("stinger", A)) == 10


def test_hive_takes_5_stingers_along_when_it_leaves() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, runes={"time": 4})
    hive = table.put("hive", B)
    stingers = [table.put("stinger", B) for _ in range(7)]
    mine = table.put("stinger", A)
    table.hand("undo")
    table.play("undo", hive)
    assert table.asked == "choose", "the active player picks"
    table.do(tuple(str(each) for each in stingers[2:]))
    assert table.found("stinger", B) == stingers[:2]
    assert table.there(mine)


def test_nebula_hides_the_others_and_destroys_at_once() -> None:
    table = Table("vir_garbarean", gold=7)
    table.tech(A, 3)
    plexus = table.put("neo_plexus", A)
    target = table.put("hyperion", B)
    theirs = table.put("octavian", B)
    table.hand("nebula")
    table.play("nebula")
    (nebula,) = table.found("nebula")
    assert table.now(plexus).flags & key.INVISIBLE
    assert not table.now(nebula).flags & key.INVISIBLE
    table.use(nebula, 1, target)
    assert not table.there(target)
    assert table.there(theirs)
    assert f"use>{nebula}.1" not in table.options, "once a turn"


def test_nebula_does_not_hide_heroes_or_reach_tech_3() -> None:
    table = future()
    nebula = table.put("nebula", A)
    (vir,) = table.found("vir_garbarean")
    octavian = table.put("octavian", B)
    assert not table.now(vir).flags & key.INVISIBLE
    table.use(nebula, 1)
    assert table.there(octavian)
    assert table.there(nebula)
