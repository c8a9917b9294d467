"""Units and buildings of Demonology."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from sfb_bot.games.codex.rules.model import Edict
from sfb_bot.games.codex.rules.patrol import can_patrol
from sfb_bot.games.codex.rules.touch import touch_all
from tests.games.codex.kit.table import A, B, C, Table

DEMON = "twilight_baron"


def vandy_table(*, level: int = 1, mode: str = "duel", gold: int = 20) -> tuple[Table, ObjId]:
    """A table where A has Vandy in play and all her tech buildings; Vandy's number."""
    table = Table("vandy_anadrose", mode=mode, gold=gold)
    table.tech(A)
    return table, table.put("vandy_anadrose", A, level=level)


# --- Gargoyle ---------------------------------------------------------------------------------------------


def test_gargoyle_wakes_up_until_the_next_upkeep() -> None:
    table, _ = vandy_table()
    gargoyle = table.put("gargoyle", A)
    assert f"attack>{gargoyle}" not in table.options
    table.use(gargoyle)
    assert (table.now(gargoyle).atk, table.now(gargoyle).hp, table.player().gold) == (3, 2, 19)
    assert not table.now(gargoyle).flags & key.INDESTRUCTIBLE
    assert table.now(gargoyle).flags & key.FLYING
    assert f"use>{gargoyle}.0" not in table.options, "once a turn"
    table.attack(gargoyle, table.base(B).id)
    assert table.base(B).damage == 3
    table.end_turn()
    assert table.now(gargoyle).atk == 3, "not over yet"
    table.end_turn()
    assert table.now(gargoyle).atk == 0
    wanted = key.INDESTRUCTIBLE | key.CANNOT_ATTACK | key.CANNOT_PATROL
    assert table.now(gargoyle).flags & wanted == wanted


def test_gargoyle_asleep_does_not_die() -> None:
    table, _ = vandy_table()
    gargoyle = table.put("gargoyle", B)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.attack(rhino, gargoyle)
    assert (table.there(gargoyle), table.obj(gargoyle).is_exhausted) == (True, True)


def test_gargoyle_awake_dies_and_may_patrol() -> None:
    table, _ = vandy_table()
    gargoyle = table.put("gargoyle", A)
    table.use(gargoyle)
    table.do("patrol")
    assert str(gargoyle) in table.options
    other = Table("vandy_anadrose")
    other.put("vandy_anadrose", A)
    awake = other.put("gargoyle", A, runes={"minus": 1})
    other.hand("deteriorate")
    other.use(awake)
    other.play("deteriorate")
    assert not other.there(awake)


@pytest.mark.parametrize("is_vine_newer", [False, True])
def test_c216_gargoyle_and_entangling_vines_the_newer_wins(is_vine_newer: bool) -> None:
    table, _ = vandy_table()
    gargoyle = table.put("gargoyle", A)
    if not is_vine_newer:
        table.put("entangling_vines", B, host=gargoyle)
    table.use(gargoyle)
    if is_vine_newer:
        table.put("entangling_vines", B, host=gargoyle)
        touch_all(table.state)
    assert bool(table.now(gargoyle).flags & key.CANNOT_ATTACK) is is_vine_newer


@pytest.mark.parametrize("is_peace_newer", [False, True])
def test_c216_gargoyle_and_moments_peace_the_newer_wins(is_peace_newer: bool) -> None:
    table, _ = vandy_table()
    gargoyle = table.put("gargoyle", A)
    peace = Edict("peace", A, "start", A)
    if not is_peace_newer:
        table.state.edicts.append(peace)
    table.use(gargoyle)
    if is_peace_newer:
        table.state.edicts.append(peace)
    assert can_patrol(table.state, table.obj(gargoyle)) is not is_peace_newer


# --- Twilight Baron ---------------------------------------------------------------------------------------


def test_twilight_baron_forbids_high_units() -> None:
    table, _ = vandy_table()
    table.put("twilight_baron", A)
    table.hand("voidblocker", "zarramonde_the_obliterator", "gargoyle", "shrine_of_forbidden_knowledge")
    plays = [each for each in table.options if each.startswith("play>")]
    assert plays == ["play>gargoyle", "play>shrine_of_forbidden_knowledge"]


def test_twilight_baron_of_somebody_else_forbids_nothing() -> None:
    table, _ = vandy_table()
    table.put("twilight_baron", B)
    table.hand("voidblocker")
    assert "play>voidblocker" in table.options


# --- Voidblocker ------------------------------------------------------------------------------------------


def test_voidblocker_makes_the_attacker_exhaust_another() -> None:
    table, vandy = vandy_table()
    attacker, idle = table.put("tenderfoot", A), table.put("iron_man", A)
    table.put("older_brother", A, is_exhausted=True)
    blocker = table.put("voidblocker", B, slot=ELITE)
    table.do(f"attack>{attacker}", str(blocker))
    assert (table.asked, table.options) == ("choose", [str(vandy), str(idle)])
    table.do(str(idle))
    assert (table.obj(idle).is_exhausted, table.obj(vandy).is_exhausted) == (True, False)
    assert table.obj(blocker).damage == 1


def test_voidblocker_does_not_stop_an_attack_of_the_last_one() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    blocker = table.put("voidblocker", B)
    table.attack(attacker, blocker)
    assert (table.obj(blocker).damage, table.obj(attacker).damage) == (3, 2)


# --- Blackhand Dozer --------------------------------------------------------------------------------------


def test_blackhand_dozer_leaves_a_base_six_hp() -> None:
    table, _ = vandy_table()
    dozer = table.put("blackhand_dozer", A)
    table.base(B).damage = 10
    table.hand("dark_pact")
    table.attack(dozer, table.base(B).id)
    assert table.base(B).damage == 14
    table.play("dark_pact", table.base(B).id)
    assert table.base(B).damage == 14, "every damage of that player"


def test_blackhand_dozer_covers_a_lost_building() -> None:
    table, _ = vandy_table()
    dozer = table.put("blackhand_dozer", A)
    tower = table.put("tower", B)
    table.base(B).damage = 13
    table.attack(dozer, tower)
    assert not table.there(tower)
    assert table.base(B).damage == 14


def test_blackhand_dozer_spares_nobody_elses_damage_and_not_the_own_base() -> None:
    table, _ = vandy_table()
    table.put("blackhand_dozer", B)
    table.base(B).damage = 15
    table.base(A).damage = 15
    table.hand("dark_pact", "dark_pact")
    table.play("dark_pact", table.base(B).id)
    table.play("dark_pact", table.base(A).id)
    assert (table.base(B).damage, table.base(A).damage) == (17, 17)


def test_blackhand_dozer_dies_and_takes_a_lowest_unit_along() -> None:
    table, _ = vandy_table()
    dozer = table.put("blackhand_dozer", B, damage=5)
    one, other = table.put("tenderfoot", B), table.put("older_brother", B)
    high = table.put("gorgon", B)
    mine = table.put("tenderfoot", A)
    table.attack(mine, dozer)
    assert (table.asked, table.options) == ("lowest", [str(one), str(other)])
    table.do(str(other))
    assert [table.there(each) for each in (dozer, one, other, high)] == [False, True, False, True]


# --- Banefire Golem ---------------------------------------------------------------------------------------


def test_banefire_golem_burns_everything_opposing() -> None:
    table, _ = vandy_table()
    golem = table.put("banefire_golem", B)
    offering = table.put("tenderfoot", B)
    vandy_hurt = table.put("iron_man", A)
    haunt = table.put("pestering_haunt", B)
    table.do("patrol", "lock")
    table.until("choose")
    assert table.options == [str(golem), str(offering)], "the Haunt cannot be sacrificed"
    table.do(str(offering))
    assert (table.there(golem), table.there(offering), table.there(haunt)) == (True, False, True)
    assert (table.base(A).damage, table.obj(vandy_hurt).damage, table.base(B).damage) == (1, 1, 0)
    assert table.obj(table.found("tech1", A)[0]).damage == 1


def test_banefire_golem_alone_goes_itself_and_still_burns() -> None:
    table, _ = vandy_table()
    golem = table.put("banefire_golem", B)
    table.end_turn()
    assert (table.there(golem), table.base(A).damage) == (False, 1)


# --- Terras Q ---------------------------------------------------------------------------------------------


def test_terras_q_the_shackled_is_bound_by_its_four_warlocks() -> None:
    table, _ = vandy_table()
    table.hand("terras_q_the_shackled", *["deteriorate"] * 4)
    table.play("terras_q_the_shackled")
    terras = table.found("terras_q_the_shackled")[0]
    warlocks = table.found("warlock", B)
    assert len(warlocks) == 4
    assert table.obj(terras).links == tuple(warlocks)
    bound = key.CANNOT_ATTACK | key.CANNOT_PATROL
    assert table.now(terras).flags & bound == bound
    for warlock in warlocks[:3]:
        table.play("deteriorate", warlock)
    assert table.now(terras).flags & bound == bound
    table.play("deteriorate", warlocks[3])
    assert not table.now(terras).flags & bound


def test_terras_q_the_shackled_is_not_bound_by_other_warlocks() -> None:
    table, _ = vandy_table()
    terras = table.put("terras_q_the_shackled", A)
    table.put("warlock", B)
    assert f"attack>{terras}" in table.options


def test_terras_q_the_shackled_lets_choose_the_opponent() -> None:
    table, _ = vandy_table(mode="melee3")
    table.hand("terras_q_the_shackled")
    table.play("terras_q_the_shackled", "seat2")
    assert (len(table.found("warlock", C)), table.found("warlock", B)) == (4, [])


# --- Shrine of Forbidden Knowledge ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shrines", "hand", "drawn"), [(0, 1, 3), (1, 1, 4), (2, 1, 5), (1, 4, 6), (2, 5, 7)]
)
def test_shrine_of_forbidden_knowledge_draws_more(shrines: int, hand: int, drawn: int) -> None:
    table = Table()
    for _ in range(shrines):
        table.put("shrine_of_forbidden_knowledge", A)
    table.hand(*["spark"] * hand)
    table.end_turn()
    assert len(table.player().hand) == drawn


def test_shrine_of_forbidden_knowledge_hurts_its_own_base_in_the_own_upkeep() -> None:
    table = Table()
    table.put("shrine_of_forbidden_knowledge", A)
    table.end_turn()
    assert (table.base(A).damage, len(table.player(B).hand)) == (0, 0)
    table.end_turn()
    assert (table.base(A).damage, table.base(B).damage) == (1, 0)
    assert len(table.player(B).hand) == 2, "others draw as ever"


def test_shrine_of_forbidden_knowledge_lets_demons_pass_unit_patrollers() -> None:
    table = Table()
    table.put("shrine_of_forbidden_knowledge", A)
    demon, other = table.put(DEMON, A), table.put("iron_man", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    table.do(f"attack>{other}")
    assert table.options == [str(leader), "back"]
    table.do("back")
    table.attack(demon, table.base(B).id)
    assert table.base(B).damage == 4


def test_shrine_of_forbidden_knowledge_does_not_help_against_heroes() -> None:
    table = Table()
    table.put("shrine_of_forbidden_knowledge", A)
    demon = table.put(DEMON, A)
    leader = table.put("troq_bashar", B, slot=LEADER)
    table.do(f"attack>{demon}")
    assert table.options == [str(leader), "back"]


# --- Zarramonde -------------------------------------------------------------------------------------------


def test_zarramonde_the_obliterator_from_hand_destroys_one_thing() -> None:
    table, _ = vandy_table()
    upgrade = table.put("skeletal_archery", B)
    table.put("backstabber", B)
    table.hand("zarramonde_the_obliterator")
    table.do("play>zarramonde_the_obliterator")
    hidden = table.found("backstabber")[0]
    assert {str(upgrade), str(hidden), "workers0", "workers1"} <= set(table.options)
    table.do(str(upgrade))
    assert (table.there(upgrade), table.player(B).discard) == (False, ["skeletal_archery"])


def test_zarramonde_the_obliterator_destroys_a_worker() -> None:
    table, _ = vandy_table()
    table.hand("zarramonde_the_obliterator")
    table.play("zarramonde_the_obliterator", "workers1")
    assert table.player(B).workers == 9


def test_zarramonde_the_obliterator_put_into_play_destroys_nothing() -> None:
    table, _ = vandy_table()
    lord = table.put("skeletal_lord", A)
    for _ in range(5):
        table.put("skeleton", A)
    table.hand("zarramonde_the_obliterator")
    table.use(lord, 1, "zarramonde_the_obliterator")
    assert (len(table.found("zarramonde_the_obliterator")), table.asked) == (1, "main")
