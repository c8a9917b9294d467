"""Add-ons: the slot, the colours, Surplus, Heroes' Hall and Tower (C95 to C105)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.content import ADDONS
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, ObjId
from sfb_bot.games.codex.rules.keywords import STEALTH, UNSTOPPABLE
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.kernel import Seat
from tests.games.codex.kit.table import A, B, C, D, Table, shared_content

WHITE = ["garus_rook", "setsuki_hiruki", "grave_stormborne"]
MIXED = ["garus_rook", "drakk_ramhorn", "troq_bashar"]


def offered(table: Table, attacker: ObjId) -> set[str]:
    """Whom a unit could attack now."""
    table.do(f"attack>{attacker}")
    found = set(table.options) - {"back"}
    table.do("back")
    return found


def test_c95_what_add_ons_cost_and_stand() -> None:
    kinds = shared_content().kinds
    found = {name: (kinds[name].cost, kinds[name].hp) for name in ADDONS}
    assert found == {"tower": (3, 4), "surplus": (5, 4), "tech_lab": (1, 4), "heroes_hall": (2, 4)}
    for name, (cost, _) in found.items():
        table = Table(WHITE)
        table.do(f"build>{name}")
        assert table.player().gold == 20 - cost
        assert f"build>{name}" not in Table(WHITE, gold=cost - 1).options


def test_c96_one_slot_that_a_site_takes_too() -> None:
    table = Table(WHITE)
    table.do("build>tower")
    (tower,) = table.found("tower")
    assert table.obj(tower).is_building_site
    assert not [key for key in table.options if key.removeprefix("build>") in ADDONS]
    table.end_turn()
    assert not table.obj(tower).is_building_site


def test_c96_a_lost_add_on_costs_the_own_base_2() -> None:
    table = Table()
    table.put("troq_bashar", A)
    tower = table.put("tower", B, damage=2)
    table.hand("wrecking_ball")
    table.play("wrecking_ball", tower)
    assert (table.there(tower), table.base(B).damage) == (False, 2)


def test_c97_an_add_on_is_sacrificed_to_free_the_slot_and_never_rebuilt_for_nothing() -> None:
    table = Table(WHITE)
    tower = table.put("tower", A)
    assert "build>surplus" not in table.options
    table.do("drop")
    assert (table.there(tower), table.base(A).damage, table.base(B).damage) == (False, 2, 0)
    table.do("build>tower")
    assert table.player().gold == 17, "its whole price again"
    assert "drop" not in table.options, "a site cannot be given up"


@pytest.mark.parametrize(
    ("heroes", "more"),
    [
        (MIXED, 1),
        (WHITE, 0),
        (["garus_rook", "setsuki_hiruki", "troq_bashar"], 0),
        (["troq_bashar", "river_montoya", "drakk_ramhorn"], 0),
    ],
)
def test_c98_the_first_building_costs_1_more_for_several_colours(heroes: list[str], more: int) -> None:
    table = Table(heroes)
    table.do("build>tech1")
    assert table.player().gold == 20 - 1 - more
    table.do("build>tower")
    assert table.player().gold == 20 - 1 - more - 3, "only the first in the game"
    other = Table(heroes)
    other.do("build>heroes_hall")
    assert other.player().gold == 20 - 2 - more
    poor = Table(heroes, gold=1)
    assert ("build>tech1" in poor.options) == (not more)


def test_c99_a_surplus_draws_a_card_in_the_own_upkeep() -> None:
    table = Table(turn=B)
    table.put("surplus", A)
    table.end_turn()
    assert (len(table.player(A).hand), len(table.player(B).hand)) == (1, 2)
    table.end_turn()
    assert len(table.player(A).hand) == 3, "1 discarded, 3 drawn, and nothing in the other's upkeep"


def test_c100_the_hall_makes_room_for_one_more_hero_and_its_loss_removes_nobody() -> None:
    table = Table(WHITE)
    hall = table.put("heroes_hall", A)
    table.put("garus_rook", A)
    assert "summon>setsuki_hiruki" in table.options
    table.do("summon>setsuki_hiruki")
    assert "summon>grave_stormborne" not in table.options
    table.do("drop")
    assert not table.there(hall)
    assert len(table.found("garus_rook")) == len(table.found("setsuki_hiruki")) == 1


def test_c101_the_first_hidden_attacker_of_a_turn_is_detected() -> None:
    table = Table()
    first, second = table.put("chameleon", A), table.put("chameleon", A)
    table.put("tower", B)
    leader = table.put("young_treant", B, slot=LEADER)
    idle = table.put("tenderfoot", B)
    assert offered(table, first) == {str(leader)}
    table.attack(first, leader)
    assert table.obj(first).is_seen_by == (B,)
    assert table.obj(first).damage == 1, "and it is shot"
    assert str(idle) in offered(table, second), "the detection is spent"
    table.attack(second, idle)
    assert table.obj(second).damage == 1, "of the defender alone"


def test_c101_the_detected_one_stays_visible_for_the_turn_and_the_tower_is_renewed() -> None:
    table = Table()
    first = table.put("chameleon", A)
    table.put("tower", B)
    leader = table.put("ardras_boulder", B, slot=LEADER)
    table.hand("tenderfoot")
    table.attack(first, leader)
    table.obj(first).is_exhausted = False
    table.play("tenderfoot")
    assert offered(table, first) == {str(leader)}
    table.attack(first, leader)
    assert table.obj(first).damage == 2, "shot again"
    for _ in range(2):
        table.end_turn()
    assert (table.obj(first).is_seen_by, table.player(B).spent.get("detected", 0)) == ((), 0)


def test_c102_on_the_own_turn_a_hidden_card_is_named_once() -> None:
    table = Table("troq_bashar")
    table.put("troq_bashar", A)
    table.put("tower", A)
    attacker = table.put("iron_man", A)
    one, other = table.put("backstabber", B), table.put("backstabber", B)
    stealthy, plain = table.put("chameleon", B), table.put("tenderfoot", B)
    table.hand("wither")
    assert str(one) not in offered(table, attacker)
    table.do("detect")
    assert set(table.options) == {str(one), str(other), str(stealthy), "back"}
    table.do(str(one))
    assert "detect" not in table.options
    found = offered(table, attacker)
    assert str(one) in found
    assert str(other) not in found
    table.do("play>wither")
    assert str(one) in table.options, "it can be targeted"
    assert str(other) not in table.options
    assert str(plain) in table.options


def test_c102_the_detection_ends_with_the_turn() -> None:
    table = Table()
    table.put("tower", A)
    hidden = table.put("backstabber", B)
    attacker = table.put("iron_man", A)
    table.do("detect", str(hidden))
    table.end_turn()
    table.end_turn()
    assert str(hidden) not in offered(table, attacker)


@pytest.mark.parametrize(
    ("attacker", "defender", "damage"),
    [
        ("iron_man", "tower", 1),
        ("iron_man", "base", 1),
        ("iron_man", "tenderfoot", 2),
        ("eggship", "tenderfoot", 1),
        ("eggship", "base", 1),
        ("pirate_gunship", "base", 1),
    ],
)
def test_c103_the_tower_shoots_whoever_attacks_what_is_its_owners(
    attacker: str, defender: str, damage: int
) -> None:
    table = Table()
    one = table.put(attacker, A)
    table.put("tower", B)
    table.put("tenderfoot", B)
    target = table.base(B).id if defender == "base" else table.found(defender, B)[0]
    table.do(f"attack>{one}", str(target))
    while table.asked == "lowest":
        table.do(table.options[0])
    assert table.obj(one).damage == damage


def test_c103_an_unfinished_tower_does_not_shoot() -> None:
    table = Table()
    one = table.put("iron_man", A)
    table.put("tower", B, is_site=True)
    table.attack(one, table.base(B).id)
    assert table.obj(one).damage == 0


def test_c104_a_detected_attacker_keeps_its_other_evasion_but_is_shot() -> None:
    table = Table()
    sneak = table.put("iron_man", A)
    table.obj(sneak).mods.append(Mod("key", STEALTH | UNSTOPPABLE))
    flier = table.put("eggship", A)
    table.obj(flier).mods.append(Mod("key", STEALTH))
    table.put("tower", B)
    table.put("tenderfoot", B, slot=LEADER)
    table.attack(sneak, table.base(B).id)
    assert (table.obj(sneak).damage, table.base(B).damage) == (1, 3)
    table.attack(flier, table.base(B).id)
    assert (table.obj(flier).damage, table.base(B).damage) == (0, 7), "the detection was used up"


@pytest.mark.parametrize(("mode", "victim", "damage"), [("teams", D, 1), ("teams", B, 1), ("melee3", C, 0)])
def test_c105_a_tower_shoots_for_its_team_and_for_nobody_else(mode: str, victim: Seat, damage: int) -> None:
    table = Table(mode=mode)
    attacker = table.put("iron_man", A)
    table.put("tower", B)
    target = table.put("jail", victim)
    table.attack(attacker, target)
    assert table.obj(attacker).damage == damage


def test_c105_a_tower_shoots_beside_the_partners_patroller() -> None:
    table = Table(mode="teams")
    attacker = table.put("iron_man", A)
    table.put("tower", B)
    patroller = table.put("tenderfoot", D, slot=ELITE)
    table.attack(attacker, patroller)
    assert table.obj(attacker).damage == 1 + 2, "the Tower, and the elite's 1 and 1"


def test_c101_a_tower_minds_only_attackers_of_its_owner() -> None:
    table = Table(mode="melee3")
    first = table.put("chameleon", A)
    second = table.put("chameleon", A)
    table.put("tower", B)
    table.put("iron_man", B, slot=LEADER)
    table.put("iron_man", C, slot=LEADER)
    table.attack(first, table.base(C).id)
    assert (table.obj(first).damage, table.obj(first).is_seen_by) == (0, ()), "it passed C's patroller unseen"
    assert str(table.base(B).id) not in offered(table, second), "the detection is not spent"
    assert str(table.base(C).id) in offered(table, second)


def test_c102_c101_what_was_spent_on_the_own_turn_is_there_again_on_the_next() -> None:
    table = Table()
    table.put("tower", A)
    table.put("iron_man", A)
    hidden = table.put("chameleon", B)
    table.do("detect", str(hidden))
    table.end_turn(table.found("iron_man")[0])
    assert offered(table, hidden) == {str(table.found("iron_man")[0])}
