"""The spells and the upgrade of Strength, and Garus Rook."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, LOOKOUT, SCAVENGER, ObjId
from tests.games.codex.kit.table import A, B, C, Table

ROOK = "garus_rook"


def with_rook(level: int = 1) -> tuple[Table, ObjId]:
    """A table where Rook is in play for the first seat."""
    table = Table(ROOK)
    return table, table.put(ROOK, A, level=level)


# --- Bird's Nest ------------------------------------------------------------------------------------------


def test_birds_nest_brings_two_birds_and_fills_up_in_the_upkeep() -> None:
    table, _ = with_rook()
    foe = table.put("flying_fox", B)
    table.hand("birds_nest")
    table.play("birds_nest")
    birds = table.found("bird", A)
    assert len(birds) == 2
    table.end_turn()
    table.attack(foe, birds[0])
    assert len(table.found("bird", A)) == 1
    table.end_turn()
    assert len(table.found("bird", A)) == 2


def test_two_birds_nests_still_mean_two_birds() -> None:
    table, _ = with_rook()
    table.hand("birds_nest", "birds_nest")
    table.play("birds_nest")
    table.play("birds_nest")
    assert len(table.found("birds_nest")) == 2
    assert len(table.found("bird")) == 2
    table.end_turn()
    table.end_turn()
    assert len(table.found("bird")) == 2


def test_birds_nest_is_lost_with_rook_and_the_birds_stay() -> None:
    table, rook = with_rook()
    table.hand("birds_nest")
    foe = table.put("beast", B)
    table.play("birds_nest")
    table.attack(rook, foe)
    assert not table.found("birds_nest")
    assert len(table.found("bird")) == 2
    assert table.player().discard == ["birds_nest"]


# --- Entangling Vines -------------------------------------------------------------------------------------


def test_entangling_vines_hold_a_patroller_for_good() -> None:
    table, _ = with_rook()
    held = table.put("iron_man", B, slot=LEADER)
    table.put("troq_bashar", B, slot=ELITE)
    table.hand("entangling_vines")
    table.play("entangling_vines")
    (vines,) = table.found("entangling_vines", A)
    assert (table.obj(vines).host, table.obj(held).slot) == (held, 0)
    table.end_turn()
    assert f"attack>{held}" not in table.options
    table.do("patrol")
    assert str(held) not in table.options


def test_entangling_vines_go_with_their_host() -> None:
    table, rook = with_rook()
    held = table.put("older_brother", B, slot=LEADER)
    table.hand("entangling_vines")
    table.play("entangling_vines")
    table.attack(rook, held)
    assert not table.found("entangling_vines")
    assert table.player(A).discard == ["entangling_vines"]


def test_entangling_vines_without_a_patrolling_unit_are_discarded() -> None:
    table, _ = with_rook()
    table.put("iron_man", B)
    table.put("troq_bashar", B, slot=ELITE)
    table.hand("entangling_vines")
    table.play("entangling_vines")
    assert not table.found("entangling_vines")
    assert table.player(A).discard == ["entangling_vines"]


# --- Thunderclap ------------------------------------------------------------------------------------------


def test_thunderclap_sidelines_cheap_walkers() -> None:
    table, _ = with_rook()
    token = table.put("beast", B, slot=LEADER)
    cheap = table.put("older_brother", B, slot=ELITE)
    dear = table.put("iron_man", B, slot=SCAVENGER)
    flier = table.put("cloud_sprite", B, slot=LOOKOUT)
    table.hand("thunderclap")
    table.do("play>thunderclap")
    assert table.options == [str(token), str(cheap), "none"]
    table.do(str(token), str(cheap))
    assert [table.obj(each).slot for each in (token, cheap, dear, flier)] == [0, 0, SCAVENGER, LOOKOUT]


def test_thunderclap_takes_three_at_most_and_may_take_fewer() -> None:
    table, _ = with_rook()
    zone = [table.put("ninja", B, slot=slot) for slot in (1, 2, 3, 4)]
    table.hand("thunderclap", "thunderclap")
    table.play("thunderclap", zone[0], zone[1], zone[2])
    assert table.asked == "main"
    table.play("thunderclap", "none")
    assert table.obj(zone[3]).slot == 4


def test_thunderclap_kills_an_illusion_that_does_not_patrol() -> None:
    table, _ = with_rook()
    mirror = table.put("mirror_illusion", B)
    table.hand("thunderclap")
    table.play("thunderclap", mirror)
    assert not table.there(mirror)


# --- Earthquake -------------------------------------------------------------------------------------------


def test_earthquake_hits_damaged_buildings_hard_and_the_others_lightly() -> None:
    table, _ = with_rook(level=8)
    table.tech(B, 2)
    (first,), (second,) = table.found("tech1"), table.found("tech2")
    table.obj(second).damage = 1
    table.base(B).damage = 2
    table.hand("earthquake")
    happened = table.play("earthquake")
    assert not table.heard(ev.Targeted, happened)
    assert not table.there(second), "1 and 4 are its 5 HP"
    assert table.base(B).damage == 8, "2, then 4, then 2 for the lost building"
    assert table.obj(first).damage == 1
    assert table.base(A).damage == 0


def test_earthquake_counts_a_base_that_paid_for_a_lost_building_as_damaged() -> None:
    table, _ = with_rook(level=8)
    table.tech(B, 1)
    (first,) = table.found("tech1")
    table.obj(first).damage = 1
    table.hand("earthquake")
    table.play("earthquake")
    assert not table.there(first)
    assert table.base(B).damage == 2


def test_earthquake_strikes_one_opponent_alone() -> None:
    table = Table(ROOK, mode="melee3")
    table.put(ROOK, A, level=8)
    table.base(C).damage = 1
    table.hand("earthquake")
    table.play("earthquake", "seat2")
    assert table.asked == "main", "the opponent is chosen once"
    assert (table.base(B).damage, table.base(C).damage) == (0, 5)


# --- Mythmaking -------------------------------------------------------------------------------------------


def test_mythmaking_raises_own_legends_and_lowers_others() -> None:
    table = Table()
    table.put("mythmaking", A)
    mine = table.put("ardras_boulder", A)
    theirs = table.put("jefferson_degrey_ghostly_diplomat", B)
    building = table.put("morningstar_pass", A)
    their_building = table.put("morningstar_pass", B)
    assert (table.now(mine).atk, table.now(mine).hp) == (2, 8)
    assert (table.now(theirs).atk, table.now(theirs).hp) == (3, 2)
    assert (table.now(building).hp, table.now(their_building).hp) == (6, 4)


def test_mythmaking_leaves_everything_else_alone() -> None:
    table, rook = with_rook()
    table.put("mythmaking", A)
    plain = table.put("iron_man", A)
    assert (table.now(plain).atk, table.now(rook).atk, table.now(table.base(A).id).hp) == (3, 2, 20)


# --- Garus Rook -------------------------------------------------------------------------------------------


def test_rook_from_level_five_passes_a_lone_patroller() -> None:
    table, rook = with_rook(level=5)
    table.put("iron_man", B, slot=LEADER)
    table.attack(rook, table.base(B).id)
    assert (table.base(B).damage, table.obj(rook).damage) == (3, 0)


def test_rook_does_not_pass_two_patrollers_nor_one_below_level_five() -> None:
    table, rook = with_rook(level=5)
    leader = table.put("iron_man", B, slot=LEADER)
    table.put("tenderfoot", B, slot=ELITE)
    table.do(f"attack>{rook}")
    assert table.options == [str(leader), "back"]
    table, rook = with_rook(level=4)
    leader = table.put("iron_man", B, slot=LEADER)
    table.do(f"attack>{rook}")
    assert table.options == [str(leader), "back"]


def test_rook_at_his_highest_level_has_two_lives() -> None:
    table, rook = with_rook(level=8)
    foe = table.put("troq_bashar", B)
    table.attack(rook, table.put("daigo_stormborne", B))
    assert table.there(rook)
    assert (table.obj(rook).damage, table.obj(rook).runes) == (0, {"crumbling": 1})
    assert table.obj(foe).level == 1, "he has not died"
    assert table.now(rook).flags & key.TWO_LIVES


def test_rook_with_a_crumbling_rune_dies() -> None:
    table, rook = with_rook(level=8)
    table.obj(rook).runes["crumbling"] = 1
    table.attack(rook, table.put("daigo_stormborne", B))
    assert not table.there(rook)
