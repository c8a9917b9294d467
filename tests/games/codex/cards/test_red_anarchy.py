"""Anarchy and Captain Zane."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER, TECHNICIAN, KindId
from tests.games.codex.kit.table import A, B, Table


def casting(*hand: str, level: int = 1, gold: int = 20) -> Table:
    """Zane in play, a hand, and all tech buildings."""
    table = Table("captain_zane", gold=gold)
    table.put("captain_zane", A, level=level)
    table.tech(A)
    table.hand(*hand)
    return table


def test_chaos_mirror_swaps_printed_atk_and_leaves_the_rest() -> None:
    table = casting("chaos_mirror")
    rhino = table.put("regular_sized_rhinoceros", B)
    foot = table.put("tenderfoot", A, runes={"plus": 1})
    table.play("chaos_mirror", rhino, foot)
    assert (table.now(rhino).atk, table.now(foot).atk) == (1, 6)
    table.end_turn()
    assert (table.now(rhino).atk, table.now(foot).atk) == (5, 2)


def test_chaos_mirror_swaps_heroes_and_a_later_level_changes_nothing() -> None:
    table = casting("chaos_mirror", level=3)
    zane = table.found("captain_zane")[0]
    rhino = table.put("regular_sized_rhinoceros", B)
    table.play("chaos_mirror")
    assert (table.now(zane).atk, table.now(rhino).atk) == (5, 2)
    table.do("level>captain_zane")
    assert (table.now(zane).atk, table.now(rhino).atk) == (5, 2)


def test_chaos_mirror_does_not_target() -> None:
    table = casting("chaos_mirror")
    illusion = table.put("mirror_illusion", B)
    table.play("chaos_mirror")
    assert table.now(illusion).atk == 2
    assert not table.heard(ev.Targeted)


def test_chaos_mirror_needs_two() -> None:
    table = casting("chaos_mirror")
    table.play("chaos_mirror")
    assert table.now(table.found("captain_zane")[0]).atk == 2


def test_detonate_trashes_a_worker_unseen() -> None:
    table = casting("detonate")
    table.player(B).hired = [KindId("tenderfoot")]
    events = table.play("detonate", f"workers{B}")
    assert (table.player(B).workers, table.player(A).workers) == (9, 10)
    assert (table.player(A).trash, table.player(A).discard) == (["detonate"], [])
    (lost,) = table.heard(ev.WorkersLost, events)
    assert "tenderfoot" not in str(lost.for_public())


def test_detonate_trashes_a_building_card_but_no_tech_building() -> None:
    table = casting("detonate")
    house = table.put("firehouse", B)
    table.put("tech1", B)
    table.do("play>detonate")
    assert table.options == [str(house), f"workers{A}", f"workers{B}"]
    table.do(str(house))
    assert not table.there(house)
    assert table.player(B).trash == ["firehouse"]


def test_surprise_attack_brings_two_hasty_sharks() -> None:
    table = casting("surprise_attack")
    table.play("surprise_attack")
    sharks = table.found("shark", A)
    assert len(sharks) == 2
    table.attack(sharks[0], table.base(B).id)
    assert table.base(B).damage == 3


def test_surprise_attack_sharks_die_at_the_end() -> None:
    table = casting("surprise_attack")
    table.play("surprise_attack")
    table.end_turn()
    assert table.found("shark") == []


def test_maximum_anarchy_destroys_everybody_the_caster_too() -> None:
    table = casting("maximum_anarchy", level=6)
    table.put("troq_bashar", B)
    table.put("iron_man", B, slot=SCAVENGER)
    table.put("tenderfoot", A)
    house = table.put("firehouse", B)
    table.player(B).gold = 3
    table.play("maximum_anarchy")
    assert not any(obj.shape.is_fighter for obj in table.state.objs.values())
    assert table.there(house)
    assert table.player(B).gold == 4, "it counts as dying"
    assert table.player(A).heroes[0].wait == 2


def test_maximum_anarchy_spares_the_indestructible() -> None:
    table = casting("maximum_anarchy", level=6)
    daigo = table.put("daigo_stormborne", B)
    table.play("maximum_anarchy")
    assert table.there(daigo)


def test_calypso_vystari_sidelines_after_a_spell() -> None:
    table = casting("surprise_attack")
    calypso = table.put("calypso_vystari", A)
    hero = table.put("troq_bashar", B, slot=LEADER)
    table.play("surprise_attack")
    table.use(calypso)
    assert table.obj(hero).slot == 0


def test_calypso_vystari_targets_nothing_without_a_spell() -> None:
    table = casting()
    calypso = table.put("calypso_vystari", A)
    illusion = table.put("mirror_illusion", B, slot=LEADER)
    table.use(calypso)
    assert table.obj(illusion).slot == LEADER
    assert table.obj(calypso).is_exhausted


def test_gunpoint_taxman_takes_a_gold_for_a_patroller() -> None:
    table = Table(gold=5)
    taxman = table.put("gunpoint_taxman", A)
    foot = table.put("tenderfoot", B, slot=ELITE)
    table.attack(taxman, foot)
    assert (table.player(A).gold, table.player(B).gold) == (6, 4)


def test_gunpoint_taxman_is_paid_even_if_he_falls_himself() -> None:
    table = Table(gold=5)
    taxman = table.put("gunpoint_taxman", A, damage=1)
    brother = table.put("older_brother", B, slot=TECHNICIAN)
    table.attack(taxman, brother)
    assert not table.there(taxman)
    assert (table.player(A).gold, table.player(B).gold) == (6, 4)


def test_gunpoint_taxman_gets_nothing_for_the_idle() -> None:
    table = Table(gold=5)
    taxman = table.put("gunpoint_taxman", A)
    idle = table.put("tenderfoot", B)
    table.attack(taxman, idle)
    assert not table.there(idle)
    assert table.player(A).gold == 5


def test_gunpoint_taxman_gets_nothing_for_the_living_nor_from_the_poor() -> None:
    table = Table(gold=5)
    one, two = table.put("gunpoint_taxman", A), table.put("gunpoint_taxman", A)
    rhino = table.put("regular_sized_rhinoceros", B, slot=ELITE)
    table.player(B).gold = 0
    table.attack(one, rhino)
    assert table.there(rhino)
    table.attack(two, rhino)
    assert not table.there(rhino)
    assert (table.player(A).gold, table.player(B).gold) == (5, 0)


def test_disguised_monkey_sneaks_on_its_first_turn() -> None:
    table = casting("disguised_monkey")
    table.put("iron_man", B, slot=LEADER)
    table.play("disguised_monkey")
    (monkey,) = table.found("disguised_monkey")
    table.attack(monkey, table.base(B).id)
    assert table.base(B).damage == 3


def test_disguised_monkey_is_seen_on_the_next() -> None:
    table = casting("disguised_monkey")
    table.play("disguised_monkey")
    (monkey,) = table.found("disguised_monkey")
    table.end_turn()
    assert not table.now(monkey).flags & key.STEALTH


def test_chameleon_lizzo_strikes_and_goes_home() -> None:
    table = casting("chameleon_lizzo")
    table.put("iron_man", B, slot=LEADER)
    table.play("chameleon_lizzo")
    (lizzo,) = table.found("chameleon_lizzo")
    table.attack(lizzo, table.base(B).id)
    assert table.base(B).damage == 4
    table.end_turn()
    assert table.player(A).hand.count(KindId("chameleon_lizzo")) == 1


def test_chameleon_lizzo_goes_home_at_the_end_of_every_turn() -> None:
    table = Table(turn=B)
    lizzo = table.put("chameleon_lizzo", A)
    table.end_turn()
    assert not table.there(lizzo)
    assert table.player(A).hand == ["chameleon_lizzo"]


def test_marauder_boosted_trashes_a_worker_of_any_player() -> None:
    table = casting("marauder")
    table.play("marauder", "yes", f"workers{B}")
    assert (table.player(A).gold, table.player(B).workers) == (14, 9)
    (marauder,) = table.found("marauder")
    assert table.now(marauder).flags & key.HASTE


def test_marauder_may_trash_an_own_worker_and_does_nothing_without_boost() -> None:
    table = casting("marauder", "marauder")
    table.play("marauder", "yes", f"workers{A}")
    assert (table.player(A).workers, table.player(B).workers) == (9, 10)
    table.play("marauder", "no")
    assert (table.player(A).gold, table.player(B).workers) == (11, 10)


def test_marauder_boost_is_not_offered_without_the_gold() -> None:
    table = casting("marauder", gold=5)
    table.play("marauder")
    assert (table.player(A).gold, table.player(B).workers) == (2, 10)


def test_steam_tank_has_7_atk_against_buildings() -> None:
    table = Table()
    tank = table.put("steam_tank", A)
    table.attack(tank, table.base(B).id)
    assert table.base(B).damage == 7


def test_steam_tank_has_3_atk_against_units_and_on_defence() -> None:
    table = Table()
    tank = table.put("steam_tank", A)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.attack(tank, rhino)
    assert table.obj(rhino).damage == 3


def test_sanatorium_puts_units_from_hand_into_play() -> None:
    table = casting("tenderfoot", "pirate_gunship", "iron_man")
    table.deck("regular_sized_rhinoceros")
    house = table.put("sanatorium", A)
    table.do(f"use>{house}.0")
    assert set(table.options) == {"tenderfoot", "iron_man", "regular_sized_rhinoceros", "none"}, "no tech III"
    table.do("tenderfoot", "regular_sized_rhinoceros")
    rhino, foot = table.found("regular_sized_rhinoceros")[0], table.found("tenderfoot")[0]
    assert table.now(rhino).flags & key.HASTE
    assert table.player().gold == 19
    table.end_turn()
    assert not table.there(rhino)
    assert not table.there(foot)


def test_sanatorium_shows_only_what_comes_into_play() -> None:
    table = casting("iron_man")
    table.deck("tenderfoot")
    house = table.put("sanatorium", A)
    events = table.use(house, 0, "none")
    assert sorted(table.player().hand) == ["iron_man", "tenderfoot"]
    public = [str(event.for_public()) for event in events]
    assert not any("tenderfoot" in each or "iron_man" in each for each in public)


def test_sanatorium_is_tired_on_arrival() -> None:
    table = casting("sanatorium")
    table.play("sanatorium")
    (house,) = table.found("sanatorium")
    assert f"use>{house}.0" not in table.options


def test_pirate_gunship_flies_shoots_and_obliterates() -> None:
    table = casting("pirate_gunship")
    feet = [table.put("tenderfoot", B, slot=slot) for slot in (LEADER, ELITE)]
    man = table.put("iron_man", B)
    table.play("pirate_gunship")
    (ship,) = table.found("pirate_gunship")
    table.attack(ship, table.base(B).id, feet[1])
    assert [table.there(each) for each in (*feet, man)] == [False, False, True]
    assert (table.base(B).damage, table.player().gold) == (7, 14)


def test_pirate_gunship_resists_for_2() -> None:
    table = Table("captain_zane", turn=B, gold=1)
    ship = table.put("pirate_gunship", A, slot=ELITE)
    table.put("troq_bashar", B)
    table.hand("intimidate", seat=B)
    table.play("intimidate")
    assert table.now(ship).atk == 8, "the elite's bonus; the spell found Troq alone"


def test_captain_zane_gains_gold_for_a_scavenger() -> None:
    table = Table("captain_zane", gold=5)
    zane = table.put("captain_zane", A, level=4)
    foot = table.put("tenderfoot", B, slot=SCAVENGER)
    table.attack(zane, foot)
    assert (table.player(A).gold, table.player(B).gold) == (6, 6)


def test_captain_zane_draws_for_a_technician() -> None:
    table = Table("captain_zane", gold=5)
    zane = table.put("captain_zane", A, level=4)
    foot = table.put("tenderfoot", B, slot=TECHNICIAN)
    table.attack(zane, foot)
    while table.asked == "order":
        table.do(table.options[0])
    assert (len(table.player(A).hand), len(table.player(B).hand)) == (1, 1)
    assert table.player(A).gold == 5


def test_captain_zane_gains_nothing_below_level_4_nor_for_other_places() -> None:
    table = Table("captain_zane", gold=5)
    zane = table.put("captain_zane", A, level=3)
    foot = table.put("tenderfoot", B, slot=SCAVENGER)
    table.attack(zane, foot)
    assert table.player(A).gold == 5
    table = Table("captain_zane", gold=5)
    zane = table.put("captain_zane", A, level=4)
    foot = table.put("tenderfoot", B, slot=LOOKOUT)
    table.attack(zane, foot)
    assert (table.player(A).gold, len(table.player(A).hand)) == (5, 0)


def test_captain_zane_spells_are_not_his_kills() -> None:
    table = Table("captain_zane", gold=5)
    table.put("captain_zane", A, level=4)
    foot = table.put("tenderfoot", B, slot=SCAVENGER)
    table.hand("scorch")
    table.play("scorch", foot)
    assert not table.there(foot)
    assert table.player(A).gold == 2


def test_captain_zane_moves_and_hurts_a_patroller_at_the_top() -> None:
    table = Table("captain_zane", gold=5)
    table.put("captain_zane", A, level=5)
    foot = table.put("tenderfoot", B, slot=LEADER, damage=1)
    man = table.put("iron_man", B, slot=ELITE)
    table.do("level>captain_zane", str(foot))
    assert table.options == [f"slot{slot}" for slot in (SCAVENGER, TECHNICIAN, LOOKOUT)]
    table.do(f"slot{SCAVENGER}")
    assert not table.there(foot)
    assert (table.player(A).gold, table.player(B).gold) == (5, 6), "1 for the level, 1 for his own kill"
    assert table.obj(man).slot == ELITE


def test_captain_zane_hurts_even_where_there_is_no_room() -> None:
    table = Table("captain_zane", gold=5)
    table.put("captain_zane", A, level=5)
    men = [table.put("iron_man", B, slot=slot) for slot in range(1, 6)]
    table.do("level>captain_zane", str(men[1]))
    assert (table.obj(men[1]).slot, table.obj(men[1]).damage) == (ELITE, 1)


def test_captain_zane_is_hasty_from_the_beginning() -> None:
    table = Table("captain_zane")
    table.do("summon>captain_zane")
    (zane,) = table.found("captain_zane")
    table.attack(zane, table.base(B).id)
    assert table.base(B).damage == 2
