"""The black starter deck."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, KindId, ObjId
from tests.games.codex.kit.table import A, B, C, Table


def black_table(hero: str = "garth_torken", *, level: int = 1) -> tuple[Table, ObjId]:
    """A table where A has a black hero in play; the hero's number."""
    table = Table(hero)
    return table, table.put(hero, A, level=level)


# --- Pestering Haunt --------------------------------------------------------------------------------------


def test_pestering_haunt_has_never_more_than_one_atk() -> None:
    table = Table()
    haunt = table.put("pestering_haunt", A, runes={"plus": 3})
    assert (table.now(haunt).atk, table.now(haunt).hp) == (1, 4)


def test_pestering_haunt_can_have_less_than_one_atk() -> None:
    table = Table()
    haunt = table.put("pestering_haunt", A, runes={"minus": 1})
    assert table.now(haunt).atk == 0


def test_pestering_haunt_passes_patrollers_and_cannot_patrol() -> None:
    table = Table()
    haunt = table.put("pestering_haunt", A)
    other = table.put("tenderfoot", A)
    table.put("tenderfoot", B, slot=LEADER)
    table.attack(haunt, table.base(B).id)
    assert table.base(B).damage == 1
    table.do("patrol")
    assert str(haunt) not in table.options
    assert str(other) in table.options


def test_pestering_haunt_is_skipped_by_sacrifice_the_weak() -> None:
    table, _ = black_table()
    haunt = table.put("pestering_haunt", A)
    brother = table.put("older_brother", A)
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert table.there(haunt)
    assert not table.there(brother)


# --- Skeleton Javelineer ----------------------------------------------------------------------------------


def test_skeleton_javelineer_arrives_with_a_javelin() -> None:
    table = Table()
    table.hand("skeleton_javelineer")
    table.play("skeleton_javelineer")
    javelineer = table.found("skeleton_javelineer")[0]
    assert table.obj(javelineer).runes == {"javelin": 1}


def test_skeleton_javelineer_throws_once() -> None:
    table = Table()
    javelineer = table.put("skeleton_javelineer", A, runes={"javelin": 1})
    defender = table.put("older_brother", B, slot=LEADER)
    table.use(javelineer, 1)
    assert f"use>{javelineer}.1" not in table.options
    table.attack(javelineer, defender)
    assert table.there(javelineer), "long-range: nobody hits back"
    table.end_turn()
    assert not table.now(javelineer).flags & key.LONG_RANGE


# --- Poisonblade Rogue ------------------------------------------------------------------------------------


def test_poisonblade_rogue_pierces_armor_and_leaves_runes() -> None:
    table = Table()
    rogue = table.put("poisonblade_rogue", A)
    rhino = table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.attack(rogue, rhino)
    assert (table.obj(rhino).runes, table.obj(rhino).damage) == ({"minus": 2}, 0)
    assert (table.now(rhino).atk, table.now(rhino).hp) == (3, 4)
    assert not table.there(rogue), "it was hit back"


def test_poisonblade_rogue_damages_a_base_as_usual_and_defends_as_usual() -> None:
    table = Table()
    rogue = table.put("poisonblade_rogue", A)
    table.attack(rogue, table.base(B).id)
    assert (table.base(B).damage, table.base(B).runes) == (2, {})
    other = Table()
    rogue = other.put("poisonblade_rogue", B, slot=ELITE)
    rhino = other.put("regular_sized_rhinoceros", A)
    other.attack(rhino, rogue)
    assert (other.obj(rhino).damage, other.obj(rhino).runes) == (3, {}), "2, and 1 as elite"


# --- Thieving Imp -----------------------------------------------------------------------------------------


def test_thieving_imp_takes_a_card_that_nobody_else_learns() -> None:
    table = Table()
    table.hand("thieving_imp")
    table.hand("spark", "bloom", seat=B)
    happened = table.play("thieving_imp")
    assert len(table.player(B).hand) == 1
    lost = table.heard(ev.Discarded, happened)[0]
    for seen in (lost.for_public(), lost.for_seat(A)):
        assert isinstance(seen, ev.Discarded)
        assert (seen.cards, seen.count) == ((), 1)


def test_thieving_imp_lets_choose_the_opponent() -> None:
    table = Table(mode="melee3")
    table.hand("thieving_imp")
    table.hand("spark", seat=B)
    table.hand("bloom", seat=C)
    table.play("thieving_imp", "seat2")
    assert (table.player(B).hand, table.player(C).hand) == (["spark"], [])


def test_thieving_imp_finds_nothing_in_an_empty_hand() -> None:
    table = Table()
    table.hand("thieving_imp")
    assert not table.heard(ev.Discarded, table.play("thieving_imp"))


# --- Jandra -----------------------------------------------------------------------------------------------


def test_jandra_the_negator_takes_all_but_demons_along() -> None:
    table = Table()
    jandra = table.put("jandra_the_negator", A)
    friend = table.put("tenderfoot", A)
    imp = table.put("thieving_imp", A)
    foe = table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.attack(jandra, foe)
    assert not table.there(jandra)
    assert not table.there(friend)
    assert table.there(imp)
    assert table.there(foe)


def test_jandra_the_negator_dying_of_runes_in_combat_counts() -> None:
    table = Table()
    jandra = table.put("jandra_the_negator", A, damage=1)
    friend = table.put("tenderfoot", A)
    spitter = table.put("plague_spitter", B, slot=LEADER)
    table.attack(jandra, spitter)
    assert not table.there(jandra)
    assert not table.there(friend)


def test_jandra_the_negator_dying_otherwise_harms_nobody() -> None:
    table, _ = black_table()
    jandra = table.put("jandra_the_negator", A, damage=2)
    friend = table.put("tenderfoot", A)
    table.hand("deteriorate")
    table.play("deteriorate", jandra)
    assert not table.there(jandra)
    assert table.there(friend)


# --- Graveyard --------------------------------------------------------------------------------------------


def test_graveyard_buries_units_that_are_cards() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", A)
    tenderfoot = table.put("tenderfoot", A, damage=1)
    table.hand("deteriorate")
    table.play("deteriorate")
    assert not table.there(tenderfoot)
    assert table.obj(graveyard).held == ("tenderfoot",)
    assert "tenderfoot" not in table.player().discard


def test_graveyard_leaves_tokens_and_others_units_alone() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", A)
    skeleton = table.put("skeleton", A)
    foe = table.put("timely_messenger", B)
    table.hand("deteriorate", "deteriorate")
    table.play("deteriorate", skeleton)
    table.play("deteriorate")
    assert table.obj(graveyard).held == ()
    assert not table.there(foe)
    assert table.player(B).discard == ["timely_messenger"]


def test_graveyard_is_given_up_with_the_fourth() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", A)
    units = [table.put("timely_messenger", A) for _ in range(4)]
    table.hand(*["deteriorate"] * 4)
    for unit in units[:3]:
        table.play("deteriorate", unit)
    assert table.obj(graveyard).held == ("timely_messenger",) * 3
    table.play("deteriorate")
    assert not table.there(graveyard)
    discard = table.player().discard
    assert (discard.count(KindId("timely_messenger")), discard.count(KindId("graveyard"))) == (4, 1)


def test_graveyard_destroyed_discards_what_it_holds() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", B)
    table.obj(graveyard).held = (KindId("tenderfoot"),)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.attack(rhino, graveyard)
    assert sorted(table.player(B).discard) == ["graveyard", "tenderfoot"]


def test_graveyard_plays_a_buried_unit_fresh_and_for_its_cost() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", A)
    table.obj(graveyard).held = (KindId("thieving_imp"), KindId("tenderfoot"))
    table.hand("spark", seat=B)
    happened = table.use(graveyard, 1, "thieving_imp")
    imp = table.found("thieving_imp", A)[0]
    assert (table.player().gold, table.obj(imp).fresh, table.player(B).hand) == (17, True, [])
    assert table.obj(graveyard).held == ("tenderfoot",)
    assert f"use>{graveyard}.1" not in table.options, "it is exhausted"
    played = table.heard(ev.CardPlayed, happened)[0]
    assert played.zone == "graveyard"


def test_graveyard_asks_for_the_tech_building_and_the_gold() -> None:
    table = Table("garth_torken", gold=1)
    graveyard = table.put("graveyard", A)
    table.obj(graveyard).held = (KindId("bone_collector"), KindId("older_brother"))
    assert f"use>{graveyard}.1" not in table.options
    rich = Table("garth_torken")
    rich.tech(A, 1)
    graveyard = rich.put("graveyard", A)
    rich.obj(graveyard).held = (KindId("bone_collector"),)
    rich.use(graveyard, 1)
    assert len(rich.found("bone_collector", A)) == 1


def test_graveyard_gives_cards_back_to_their_owners() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", A)
    mine = table.put("timely_messenger", A, owner=B)
    table.hand("deteriorate")
    table.play("deteriorate")
    assert not table.there(mine)
    assert table.obj(graveyard).held == ("timely_messenger",)
    table.use(graveyard, 1)
    back = table.found("timely_messenger", A)[0]
    assert (table.obj(back).owner, table.obj(back).seat) == (B, A)
    assert table.obj(graveyard).word == ""


def test_graveyard_taken_over_plays_the_units_of_its_owner() -> None:
    table, _ = black_table()
    graveyard = table.put("graveyard", A, owner=B)
    table.obj(graveyard).held = (KindId("tenderfoot"),)
    table.use(graveyard, 1)
    unit = table.found("tenderfoot", A)[0]
    assert table.obj(unit).owner == B


def test_two_graveyards_let_the_active_player_choose() -> None:
    table, _ = black_table()
    first, second = table.put("graveyard", A), table.put("graveyard", A, owner=B)
    unit = table.put("timely_messenger", A)
    table.hand("deteriorate")
    table.play("deteriorate", second)
    assert not table.there(unit)
    assert (table.obj(first).held, table.obj(second).held) == ((), ("timely_messenger",))
    assert table.obj(second).word == "0"


# --- Skeletal Archery -------------------------------------------------------------------------------------


def test_skeletal_archery_arms_all_own_skeletons() -> None:
    table = Table()
    table.put("skeletal_archery", A)
    token, javelineer = table.put("skeleton", A), table.put("skeleton_javelineer", A)
    both = key.ANTI_AIR | key.LONG_RANGE
    assert table.now(token).flags & both == both
    assert table.now(javelineer).flags & both == both


def test_skeletal_archery_is_not_for_others() -> None:
    table = Table()
    table.put("skeletal_archery", A)
    zombie, foe = table.put("zombie", A), table.put("skeleton", B)
    both = key.ANTI_AIR | key.LONG_RANGE
    assert not table.now(zombie).flags & both
    assert not table.now(foe).flags & both


# --- Spells -----------------------------------------------------------------------------------------------


def test_deteriorate_kills_through_armor() -> None:
    table, _ = black_table()
    leader = table.put("timely_messenger", B, slot=LEADER)
    table.hand("deteriorate")
    table.play("deteriorate")
    assert not table.there(leader)


def test_deteriorate_ends_with_the_turn_and_is_not_for_heroes() -> None:
    table, garth = black_table()
    tenderfoot = table.put("tenderfoot", B)
    table.put("iron_man", B)
    table.hand("deteriorate")
    table.do("play>deteriorate")
    assert str(garth) not in table.options
    table.do(str(tenderfoot))
    assert (table.now(tenderfoot).atk, table.now(tenderfoot).hp) == (0, 1)
    table.end_turn()
    assert (table.now(tenderfoot).atk, table.now(tenderfoot).hp) == (1, 2)


def test_summon_skeletons_makes_two() -> None:
    table, _ = black_table()
    table.hand("summon_skeletons")
    table.play("summon_skeletons")
    assert (len(table.found("skeleton", A)), table.player().gold) == (2, 17)


def test_summon_skeletons_costs_one_more_without_a_black_hero() -> None:
    table = Table()
    table.put("troq_bashar", A)
    table.hand("summon_skeletons")
    table.play("summon_skeletons")
    assert table.player().gold == 16


def test_sacrifice_the_weak_takes_the_lowest_tech_then_the_least_atk_of_each() -> None:
    table, _ = black_table()
    mine = table.put("tenderfoot", A)
    stronger = table.put("older_brother", A)
    weak_but_high = table.put("corpse_catapult", B)
    brother = table.put("older_brother", B)
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert (table.there(mine), table.there(brother)) == (False, False)
    assert (table.there(stronger), table.there(weak_but_high)) == (True, True)


def test_sacrifice_the_weak_lets_the_active_player_break_ties() -> None:
    table, _ = black_table()
    one, other = table.put("tenderfoot", B), table.put("tenderfoot", B)
    table.hand("sacrifice_the_weak")
    table.do("play>sacrifice_the_weak")
    assert (table.asked, table.options) == ("lowest", [str(one), str(other)])
    table.do(str(other))
    assert (table.there(one), table.there(other)) == (True, False)
