"""Demonology and Vandy Anadrose."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.evolve_table import touch_all
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, KindId, ObjId
from sfb_bot.games.codex.rules.model import Edict
from sfb_bot.games.codex.rules.patrol import can_patrol
from sfb_bot.games.codex.rules.values import subtypes_of
from tests.games.codex.kit.table import A, B, C, Table

DEMON = "twilight_baron"


def vandy_table(*, level: int = 1, mode: str = "duel", gold: int = 20) -> tuple[Table, ObjId]:
    """A table where A has Vandy in play and all her tech buildings; Vandy's number."""
    table = Table("vandy_anadrose", mode=mode, gold=gold)
    table.tech(A)
    return table, table.put("vandy_anadrose", A, level=level)


# --- Soul Stone -------------------------------------------------------------------------------------------


def test_soul_stone_makes_stronger_and_saves_once() -> None:
    table, _ = vandy_table()
    baron = table.put(DEMON, A)
    rhino = table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.hand("soul_stone")
    table.do("play>soul_stone", str(baron))
    assert (table.now(baron).atk, table.now(baron).hp) == (5, 5)
    table.attack(baron, rhino)
    assert table.there(baron)
    assert (table.obj(baron).damage, table.now(baron).hp) == (0, 4)
    assert (table.found("soul_stone"), table.player().discard) == ([], ["soul_stone"])


def test_soul_stone_goes_with_every_other_stone() -> None:
    table, _ = vandy_table()
    friend = table.put("tenderfoot", A)
    table.put("soul_stone", A, host=friend)
    table.put("soul_stone", B, host=friend)
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert table.there(friend)
    assert table.found("soul_stone") == []


def test_soul_stone_waits_behind_two_lives() -> None:
    table, _ = vandy_table()
    juggernaut = table.put("justice_juggernaut", A)
    stone = table.put("soul_stone", A, host=juggernaut)
    table.hand("sacrifice_the_weak", "sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert (table.obj(juggernaut).runes, table.there(stone)) == ({"crumbling": 1}, True)
    table.play("sacrifice_the_weak")
    assert (table.there(juggernaut), table.there(stone)) == (True, False)


def test_soul_stone_cannot_save_who_has_no_hp() -> None:
    table, _ = vandy_table()
    messenger = table.put("timely_messenger", A, runes={"minus": 1})
    table.put("soul_stone", A, host=messenger)
    table.hand("deteriorate")
    table.play("deteriorate")
    assert not table.there(messenger)


def test_soul_stone_does_not_make_a_death() -> None:
    table, _ = vandy_table()
    gorgon = table.put("gorgon", B, slot=LEADER)
    table.put("soul_stone", B, host=gorgon)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.attack(rhino, gorgon)
    assert (table.there(gorgon), table.player(B).hand) == (True, [])


# --- Dark Pact --------------------------------------------------------------------------------------------


def test_dark_pact_hurts_a_base_and_its_player_draws() -> None:
    table, _ = vandy_table()
    table.hand("dark_pact")
    table.play("dark_pact", table.base(A).id)
    assert (table.base(A).damage, len(table.player().hand)) == (2, 2)


def test_dark_pact_on_an_opponent_gives_the_cards_to_them() -> None:
    table, _ = vandy_table()
    table.hand("dark_pact")
    table.play("dark_pact", table.base(B).id)
    assert (table.base(B).damage, len(table.player(B).hand), table.player().hand) == (2, 2, [])


def test_dark_pact_in_a_team_asks_which_partner_draws() -> None:
    table = Table("vandy_anadrose", mode="teams")
    table.put("vandy_anadrose", A)
    table.hand("dark_pact")
    table.play("dark_pact", table.base(B).id)
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat3"])
    table.do("seat3")
    assert (len(table.state.players[3].hand), len(table.player(B).hand)) == (2, 0)


# --- Shadow Blade -----------------------------------------------------------------------------------------


def test_shadow_blade_kills_and_costs_a_card() -> None:
    table, _ = vandy_table()
    brother = table.put("older_brother", B, slot=ELITE)
    table.put("tenderfoot", B)
    table.hand("shadow_blade")
    table.hand("spark", "bloom", seat=B)
    happened = table.play("shadow_blade")
    assert not table.there(brother)
    assert len(table.player(B).hand) == 1
    lost = table.heard(ev.Discarded, happened)[0].for_public()
    assert isinstance(lost, ev.Discarded)
    assert lost.cards == ()


def test_shadow_blade_that_does_not_kill_costs_no_card() -> None:
    table, _ = vandy_table()
    leader = table.put("older_brother", B, slot=LEADER, runes={"plus": 1})
    table.hand("shadow_blade")
    table.hand("spark", seat=B)
    table.play("shadow_blade")
    assert (table.obj(leader).damage, table.player(B).hand) == (2, ["spark"])


def test_shadow_blade_that_is_survived_by_a_soul_stone_costs_no_card() -> None:
    table, _ = vandy_table()
    elite = table.put("tenderfoot", B, slot=ELITE)
    table.put("soul_stone", B, host=elite)
    table.hand("shadow_blade")
    table.hand("spark", seat=B)
    table.play("shadow_blade")
    assert (table.there(elite), table.player(B).hand) == (True, ["spark"])


def test_shadow_blade_counts_an_illusion_that_its_target_was() -> None:
    table, _ = vandy_table()
    hound = table.put("spectral_hound", B, slot=ELITE)
    table.hand("shadow_blade")
    table.hand("spark", seat=B)
    table.play("shadow_blade")
    assert (table.there(hound), table.player(B).hand) == (False, [])


# --- Metamorphosis ----------------------------------------------------------------------------------------


def test_metamorphosis_makes_demons_of_heroes() -> None:
    table = Table(["vandy_anadrose", "garth_torken", "orpal_gloor"])
    vandy = table.put("vandy_anadrose", A, level=5)
    garth = table.put("garth_torken", A, level=2)
    units = [table.put("tenderfoot", A), table.put("thieving_imp", A)]
    foe = table.put("tenderfoot", B)
    table.hand("metamorphosis")
    table.play("metamorphosis", "none")
    assert not any(map(table.there, units))
    assert table.there(foe)
    now = table.now(garth)
    assert (table.obj(garth).level, now.atk, now.hp, table.obj(garth).runes) == (7, 5, 6, {"plus": 2})
    for hero in (vandy, garth):
        assert "demon" in subtypes_of(table.state, table.obj(hero))
        both = key.READINESS | key.INVISIBLE
        assert table.now(hero).flags & both == both
    table.end_turn()
    assert table.now(garth).flags & key.INVISIBLE, "it lasts"


def test_metamorphosis_skips_heroes_that_are_demons() -> None:
    table, vandy = vandy_table(level=5)
    table.hand("metamorphosis", "metamorphosis")
    table.play("metamorphosis")
    table.play("metamorphosis")
    assert table.obj(vandy).runes == {"plus": 2}


def test_metamorphosis_needs_the_highest_level_for_the_whole_turn() -> None:
    table, vandy = vandy_table(level=4)
    table.hand("metamorphosis")
    table.do("level>vandy_anadrose")
    assert table.obj(vandy).level == 5
    assert "play>metamorphosis" not in table.options


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
def test_c216_gargoyle_and_entangling_vines_the_newer_wins(is_vine_newer: bool) -> None:  # noqa: FBT001
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
def test_c216_gargoyle_and_moments_peace_the_newer_wins(is_peace_newer: bool) -> None:  # noqa: FBT001
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
    while table.asked != "choose":
        table.do(table.run.ask.decisions[0].default)  # type: ignore[union-attr]
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
    table.use(lord, 1)
    assert (len(table.found("zarramonde_the_obliterator")), table.asked) == (1, "main")


# --- Vandy Anadrose ---------------------------------------------------------------------------------------


def test_vandy_anadrose_fetches_a_spell_that_she_shows() -> None:
    table, vandy = vandy_table(level=3)
    table.codex("soul_stone", "metamorphosis", "gargoyle", "sickness")
    table.hand("spark")
    table.do(f"use>{vandy}.0", "spark")
    assert table.options == ["soul_stone", "metamorphosis"]
    happened = table.do("metamorphosis")
    assert (table.player().hand, table.player().discard, table.player().gold) == (
        ["metamorphosis"],
        ["spark"],
        19,
    )
    moved = table.heard(ev.CardMoved, happened)[0].for_public()
    assert isinstance(moved, ev.CardMoved)
    assert moved.kind == "metamorphosis"
    assert KindId("metamorphosis") not in table.player().codex


def test_vandy_anadrose_needs_level_three_and_a_card() -> None:
    table, vandy = vandy_table(level=2)
    table.hand("spark")
    assert f"use>{vandy}.0" not in table.options
    table, vandy = vandy_table(level=3)
    assert f"use>{vandy}.0" not in table.options
    assert table.now(vandy).resist == 1


def test_vandy_anadrose_at_max_dooms_one_of_each_side() -> None:
    table, vandy = vandy_table(level=4)
    mine, another = table.put("tenderfoot", A), table.put("iron_man", A)
    foe = table.put("older_brother", B)
    table.put("gorgon", B)
    table.do("level>vandy_anadrose")
    assert (table.asked, table.options) == ("choose", [str(mine), str(another)])
    table.do(str(another))
    assert (table.now(another).atk, table.now(another).hp) == (5, 6)
    assert (table.now(foe).atk, table.now(foe).hp) == (4, 4)
    table.end_turn()
    assert table.now(foe).hp == 4
    table.end_turn()
    assert (table.there(another), table.there(foe), table.there(mine)) == (False, False, True)
    assert table.state.edicts == []


def test_vandy_anadrose_at_max_does_the_half_that_is_possible() -> None:
    table, _ = vandy_table(level=4)
    foe = table.put("older_brother", B, slot=SCAVENGER)
    table.put("gorgon", A)
    table.do("level>vandy_anadrose")
    assert (table.now(foe).hp, table.asked) == (4, "main")


def test_vandy_anadrose_has_doomed_whom_she_does_not_outlive() -> None:
    table, vandy = vandy_table(level=4)
    foe = table.put("older_brother", B)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.do("level>vandy_anadrose")
    table.end_turn()
    table.attack(rhino, vandy)
    assert not table.there(vandy)
    table.end_turn()
    assert not table.there(foe)
