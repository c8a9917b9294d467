"""The patrol zone (section 10)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER, SLOTS, TECHNICIAN
from sfb_bot.games.codex.rules.keywords import UNSTOPPABLE
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.games.codex.rules.values import armor_left
from tests.games.codex.kit.table import A, B, Table


def test_c129_five_places_in_a_row_for_one_card_each() -> None:
    assert SLOTS == (LEADER, ELITE, SCAVENGER, TECHNICIAN, LOOKOUT) == (1, 2, 3, 4, 5)
    table = Table()
    units = [table.put("tenderfoot", A) for _ in range(6)]
    table.do("patrol")
    for number in range(5):
        assert table.asked == "patrol"
        assert str(units[number]) in table.options
        table.do(str(units[number]))
        if table.asked == "patrol":
            assert str(units[number]) not in table.options, "each once"
    assert [table.obj(unit).slot for unit in units] == [1, 2, 3, 4, 5, 0]


@pytest.mark.parametrize(
    ("attacked", "neighbours"),
    [(ELITE, {LEADER, SCAVENGER}), (SCAVENGER, {ELITE, TECHNICIAN}), (LOOKOUT, {TECHNICIAN})],
)
def test_c129_neighbours_differ_by_one_position(attacked: int, neighbours: set[int]) -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    zone = {slot: table.put("regular_sized_rhinoceros", B, slot=slot) for slot in SLOTS}
    # Nobody has to be attacked first by one that cannot be stopped.
    table.obj(ocelot).mods.append(Mod("key", UNSTOPPABLE))
    table.do(f"attack>{ocelot}", str(zone[attacked]))
    if len(neighbours) > 1:
        assert (table.asked, set(table.options)) == ("spark", {str(zone[slot]) for slot in neighbours})
    else:
        (slot,) = neighbours
        assert table.obj(zone[slot]).damage == 1


def test_c130_only_ready_units_and_heroes_that_may_patrol() -> None:
    table = Table()
    able = [table.put("tenderfoot", A), table.put("iron_man", A, is_fresh=True), table.put("troq_bashar", A)]
    table.put("older_brother", A, is_exhausted=True)
    table.put("makeshift_rambaster", A)
    table.put("jail", A)
    table.put("plasmodium", A, is_future=True, runes={"time": 2})
    table.put("tenderfoot", B)
    table.do("patrol")
    assert set(table.options) == {str(each) for each in able} | {"none", "back", "lock"}


def test_c131_patrollers_from_the_lock_to_the_own_next_turn() -> None:
    table = Table()
    unit, other = table.put("tenderfoot", A), table.put("iron_man", A)
    table.do("patrol", str(unit), "back")
    assert (table.obj(unit).slot, table.asked) == (0, "main"), "nothing was locked"
    table.end_turn("none", unit, other)
    assert table.state.active == (B,)
    assert (table.obj(unit).slot, table.obj(other).slot) == (ELITE, SCAVENGER)
    table.end_turn()
    assert table.state.active == (A,)
    assert (table.obj(unit).slot, table.obj(other).slot) == (0, 0)
    table.end_turn()
    assert table.obj(unit).slot == 0, "each turn anew"


def test_c132_squad_leader_elite_and_lookout_on_other_players_turns() -> None:
    table = Table(turn=B)
    leader, elite, lookout = (table.put("iron_man", A, slot=slot) for slot in (LEADER, ELITE, LOOKOUT))
    attacker = table.put("tenderfoot", B)
    assert [table.now(each).armor for each in (leader, elite, lookout)] == [1, 0, 0]
    assert [table.now(each).atk for each in (leader, elite, lookout)] == [3, 4, 3]
    assert [table.now(each).resist for each in (leader, elite, lookout)] == [0, 0, 1]
    table.do(f"attack>{attacker}")
    assert table.options == [str(leader), "back"]
    table.do(str(leader))
    assert (table.obj(leader).damage, armor_left(table.state, table.obj(leader))) == (0, 0)
    table.end_turn()
    assert table.state.active == (A,)
    assert [(table.now(each).armor, table.now(each).atk) for each in (leader, elite)] == [(0, 3), (0, 3)]
    assert table.now(lookout).resist == 0


@pytest.mark.parametrize(
    ("slot", "gold", "cards"), [(SCAVENGER, 1, 0), (TECHNICIAN, 0, 1), (ELITE, 0, 0), (0, 0, 0)]
)
def test_c132_scavenger_and_technician_when_they_die(slot: int, gold: int, cards: int) -> None:
    table = Table(gold=5)
    victim = table.put("tenderfoot", B, slot=slot)
    attacker = table.put("iron_man", A)
    table.attack(attacker, victim)
    assert not table.there(victim)
    assert (table.player(B).gold, len(table.player(B).hand)) == (5 + gold, cards)
    assert (table.player(A).gold, len(table.player(A).hand)) == (5, 0)


@pytest.mark.parametrize(("slot", "atk"), [(ELITE, 5), (LOOKOUT, 4), (LEADER, 4), (0, 4)])
def test_c133_places_are_no_abilities(slot: int, atk: int) -> None:
    """C133: Midori's +1/+1 for units without abilities stays on a patroller."""
    table = Table("master_midori", turn=B)
    table.put("master_midori", A, level=5)
    unit = table.put("iron_man", A, slot=slot)
    assert (table.now(unit).atk, table.now(unit).hp) == (atk, 5)
    assert not table.now(unit).has_abilities


def test_c134_a_patroller_that_becomes_exhausted_is_sidelined() -> None:
    table = Table("general_onimaru")
    table.put("general_onimaru", A)
    patroller = table.put("tenderfoot", B, slot=LEADER)
    table.hand("boot_camp")
    table.play("boot_camp")
    assert (table.obj(patroller).is_exhausted, table.obj(patroller).slot) == (True, 0)


def test_c134_also_one_that_cannot_be_destroyed() -> None:
    table = Table()
    immortal = table.put("immortal", B, slot=LEADER, damage=4)
    attacker = table.put("iron_man", A)
    table.attack(attacker, immortal)
    obj = table.obj(immortal)
    assert (obj.is_exhausted, obj.slot, obj.damage) == (True, 0, 0)


def test_c135_the_sidelined_stay_in_play_ready_and_out_of_the_zone() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A, level=5)
    patroller = table.put("tenderfoot", B, slot=LEADER)
    table.hand("appel_stomp")
    table.do("play>appel_stomp")
    while table.asked not in ("main", ""):
        table.do(table.options[-1])
    obj = table.obj(patroller)
    assert (obj.slot, obj.is_exhausted, obj.seat) == (0, False, B)
    table.end_turn()
    assert table.obj(patroller).slot == 0
    table.end_turn(patroller)
    assert table.obj(patroller).slot == LEADER, "with the owner's next lock"


def test_c136_a_patroller_whose_control_changes_leaves_the_zone() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    patroller = table.put("tenderfoot", B, slot=ELITE)
    table.hand("kidnapping")
    table.play("kidnapping")
    assert (table.obj(patroller).seat, table.obj(patroller).slot) == (A, 0)
    table.end_turn()
    assert (table.obj(patroller).seat, table.obj(patroller).slot) == (B, 0)


def test_c137_a_patroller_moves_to_an_empty_place_of_the_same_zone() -> None:
    table = Table("garus_rook")
    table.put("garus_rook", A)
    leader, elite = table.put("iron_man", B, slot=LEADER), table.put("tenderfoot", B, slot=ELITE)
    table.hand("grappling_hook")
    table.do("play>grappling_hook", str(leader))
    assert set(table.options) == {"slot3", "slot4", "slot5"}, "those between do not matter"
    table.do("slot4")
    assert (table.obj(leader).slot, table.obj(elite).slot, table.obj(leader).seat) == (TECHNICIAN, ELITE, B)
    full = Table("garus_rook")
    full.put("garus_rook", A)
    zone = [full.put("tenderfoot", B, slot=slot) for slot in SLOTS]
    full.hand("grappling_hook")
    full.play("grappling_hook", zone[2])
    assert [full.obj(each).slot for each in zone] == [*SLOTS], "no empty place, no move"


def test_c138_who_arrives_on_another_players_turn_is_not_in_the_zone() -> None:
    table = Table("master_midori")
    table.put("master_midori", A, level=8)
    table.hand("final_showdown")
    table.play("final_showdown")
    hunters = table.found("hunter", B)
    assert len(hunters) == 2
    assert [table.obj(each).slot for each in hunters] == [0, 0]
    necromancer = Table(turn=B)
    necromancer.put("necromancer", A)
    victim = necromancer.put("tenderfoot", A, slot=LEADER)
    attacker = necromancer.put("iron_man", B)
    necromancer.attack(attacker, victim)
    (skeleton,) = necromancer.found("skeleton", A)
    assert necromancer.obj(skeleton).slot == 0
