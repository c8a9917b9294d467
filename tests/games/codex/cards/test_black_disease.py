"""Disease and Orpal Gloor."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER, KindId, ObjId
from tests.games.codex.kit.table import A, B, C, Table


def orpal_table(*, level: int = 1, mode: str = "duel") -> tuple[Table, ObjId]:
    """A table where A has Orpal in play and all his tech buildings; Orpal's number."""
    table = Table("orpal_gloor", mode=mode)
    table.tech(A)
    return table, table.put("orpal_gloor", A, level=level)


# --- Sickness ---------------------------------------------------------------------------------------------


def test_sickness_lays_runes_on_a_unit_and_a_hero() -> None:
    table, _ = orpal_table()
    unit, hero = table.put("older_brother", B), table.put("troq_bashar", B)
    table.hand("sickness")
    table.play("sickness", unit, hero)
    assert (table.obj(unit).runes, table.obj(hero).runes) == ({"minus": 1}, {"minus": 1})


def test_sickness_may_take_one_alone_and_kills_the_weak() -> None:
    table, orpal = orpal_table()
    messenger = table.put("timely_messenger", B, slot=LEADER)
    table.hand("sickness")
    table.play("sickness", messenger, "done")
    assert (table.there(messenger), table.obj(orpal).runes) == (False, {})


# --- Spreading Plague -------------------------------------------------------------------------------------


def test_spreading_plague_destroys_all_who_are_ill() -> None:
    table, orpal = orpal_table()
    table.obj(orpal).runes["minus"] = 1
    mine = table.put("older_brother", A, runes={"minus": 1})
    foe = table.put("gorgon", B, runes={"minus": 2})
    table.hand("spreading_plague")
    table.play("spreading_plague")
    assert [table.there(each) for each in (orpal, mine, foe)] == [False, False, False]


def test_spreading_plague_spares_the_healthy_and_tech_three() -> None:
    table, _ = orpal_table()
    healthy = table.put("gorgon", B, runes={"plus": 1})
    high = table.put("trojan_duck", B, runes={"minus": 1})
    table.hand("spreading_plague")
    table.play("spreading_plague")
    assert table.there(healthy)
    assert table.there(high)


# --- Carrion Curse ----------------------------------------------------------------------------------------


def test_carrion_curse_takes_up_to_two_that_are_no_units() -> None:
    table, _ = orpal_table()
    table.hand("carrion_curse")
    table.hand("spark", "spark", "bloom", "tenderfoot", seat=B)
    table.do("play>carrion_curse")
    assert (table.asked, table.options) == ("choose", ["spark", "bloom", "none"])
    table.do("spark", "spark")
    assert (table.player(B).hand, table.player(B).discard) == (["bloom", "tenderfoot"], ["spark", "spark"])


def test_carrion_curse_shows_the_hand_to_its_caster_alone() -> None:
    table, _ = orpal_table()
    table.hand("carrion_curse")
    table.hand("spark", "tenderfoot", seat=B)
    happened = [*table.do("play>carrion_curse"), *table.do("spark", "none")]
    looked = table.heard(ev.Looked, happened)[0]
    assert looked.for_seat(A) == looked
    assert set(looked.cards) == {"spark", "tenderfoot"}
    lost = table.heard(ev.Discarded, happened)[0]
    for seen in (looked.for_public(), lost.for_public()):
        assert isinstance(seen, ev.Looked | ev.Discarded)
        assert seen.cards == ()


def test_carrion_curse_may_take_nothing() -> None:
    table, _ = orpal_table()
    table.hand("carrion_curse")
    table.hand("spark", seat=B)
    table.do("play>carrion_curse", "none")
    assert table.player(B).hand == ["spark"]


def test_carrion_curse_asks_about_a_hand_of_units_too_so_that_nobody_can_tell() -> None:
    table, _ = orpal_table()
    table.hand("carrion_curse")
    table.hand("tenderfoot", seat=B)
    table.play("carrion_curse")
    assert table.options == ["none"]
    table.do("none")
    assert (table.asked, table.player(B).hand) == ("main", ["tenderfoot"])


# --- Death and Decay --------------------------------------------------------------------------------------


def test_death_and_decay_weakens_and_ruins_one_opponent() -> None:
    table, orpal = orpal_table(level=6)
    weak = table.put("iron_man", B, slot=LEADER, damage=1)
    strong = table.put("regular_sized_rhinoceros", B)
    mine = table.put("tenderfoot", A)
    tower = table.put("tower", B)
    table.hand("death_and_decay")
    table.play("death_and_decay")
    assert [table.there(each) for each in (weak, strong, mine, orpal)] == [False, True, True, True]
    assert (table.now(strong).atk, table.now(strong).hp) == (2, 3)
    assert (table.base(B).damage, table.obj(tower).damage, table.base(A).damage) == (3, 3, 0)
    table.end_turn()
    assert table.now(strong).hp == 6


def test_death_and_decay_leaves_other_opponents_alone() -> None:
    table, _ = orpal_table(level=6, mode="melee3")
    near, far = table.put("tenderfoot", B), table.put("tenderfoot", C)
    table.hand("death_and_decay")
    table.play("death_and_decay", "seat2")
    assert (table.there(near), table.there(far)) == (True, False)
    assert (table.base(B).damage, table.base(C).damage, table.asked) == (0, 3, "main")


# --- Orpal Gloor ------------------------------------------------------------------------------------------


def test_orpal_gloor_leaves_runes() -> None:
    table, orpal = orpal_table()
    gorgon = table.put("tenderfoot", B, slot=SCAVENGER)
    table.attack(orpal, gorgon)
    assert (table.obj(gorgon).runes, table.obj(orpal).damage) == ({"minus": 1}, 1)


def test_orpal_gloor_sacrifices_one_that_is_no_demon_once_a_turn() -> None:
    table, orpal = orpal_table(level=4)
    imp = table.put("thieving_imp", A)
    one, other = table.put("tenderfoot", A), table.put("tenderfoot", A)
    foe = table.put("gorgon", B)
    table.do(f"use>{orpal}.0")
    assert (table.asked, table.options) == ("pay", [str(one), str(other)])
    table.do(str(one), str(foe))
    assert (table.there(one), table.there(imp), table.obj(foe).runes) == (False, True, {"minus": 1})
    assert f"use>{orpal}.0" not in table.options


def test_orpal_gloor_with_demons_alone_has_nobody_to_sacrifice() -> None:
    table, orpal = orpal_table(level=4)
    table.put("thieving_imp", A)
    assert f"use>{orpal}.0" not in table.options
    table, orpal = orpal_table(level=3)
    table.put("tenderfoot", A)
    assert f"use>{orpal}.0" not in table.options


def test_orpal_gloor_at_max_spreads_the_first_death_of_a_turn() -> None:
    table, _ = orpal_table(level=6)
    ill = table.put("timely_messenger", B)
    second = table.put("tenderfoot", B)
    rhino, duck = table.put("regular_sized_rhinoceros", B), table.put("trojan_duck", B)
    mine = table.put("gorgon", A)
    table.hand("sickness", "sickness")
    table.play("sickness", ill, "done")
    assert (table.asked, table.options) == ("target", [str(second), str(rhino), str(duck)])
    table.do(str(second), str(rhino))
    assert (table.obj(second).runes, table.obj(rhino).runes) == ({"minus": 1}, {"minus": 1})
    assert table.obj(mine).runes == {}
    table.play("sickness", second, "done")
    assert (table.there(second), table.asked, table.obj(duck).runes) == (False, "main", {})


def test_orpal_gloor_counts_one_of_several_dead_at_once() -> None:
    table, orpal = orpal_table(level=6)
    _, theirs = (table.put("older_brother", seat, runes={"minus": 1}) for seat in (A, B))
    mine = [table.put("gorgon", A), table.put("gorgon", A)]
    foes = [table.put("gorgon", B), table.put("gorgon", B)]
    table.hand("spreading_plague")
    table.do("play>spreading_plague")
    assert table.asked == "order", "of different players: the active one says which was the first"
    table.do(f"orpal_gloor.{orpal}.1.{theirs}")
    runes = [[table.obj(each).runes for each in side] for side in (mine, foes)]
    assert runes == [[{}, {}], [{"minus": 1}, {"minus": 1}]]


def test_orpal_gloor_minds_no_death_without_a_rune_and_none_below_max() -> None:
    table, _ = orpal_table(level=6)
    healthy = table.put("timely_messenger", B)
    foe = table.put("gorgon", B)
    table.hand("deteriorate")
    table.play("deteriorate", healthy)
    assert (table.there(healthy), table.obj(foe).runes) == (False, {})
    table, _ = orpal_table(level=5)
    messenger, foe = table.put("timely_messenger", B), table.put("gorgon", B)
    table.hand("sickness")
    table.play("sickness", messenger, "done")
    assert (table.there(messenger), table.obj(foe).runes) == (False, {})


def test_orpal_gloor_at_max_has_missed_the_first_death_before_he_was() -> None:
    table, _ = orpal_table(level=5)
    one, two = table.put("timely_messenger", B), table.put("timely_messenger", B)
    foe = table.put("gorgon", B)
    table.hand("sickness", "sickness")
    table.play("sickness", one, "done")
    table.do("level>orpal_gloor")
    table.play("sickness", two, "done")
    assert (table.there(two), table.obj(foe).runes) == (False, {})
    assert KindId("sickness") in table.player().discard
