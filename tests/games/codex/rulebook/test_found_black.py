"""What was mended in the engine while the black cards were written."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER
from sfb_bot.kernel import Seat
from tests.games.codex.kit.table import A, B, C, Table


def test_c178_what_cannot_be_sacrificed_cannot_be_chosen() -> None:
    table = Table("garth_torken")
    table.put("garth_torken", A)
    haunt, skeleton = table.put("pestering_haunt", A), table.put("skeleton", A)
    table.put("tenderfoot", A)
    table.hand("doom_grasp")
    table.do("play>doom_grasp")
    assert str(haunt) not in table.options
    assert str(skeleton) in table.options


def test_c178_what_cannot_be_sacrificed_cannot_pay() -> None:
    table = Table("orpal_gloor")
    orpal = table.put("orpal_gloor", A, level=4)
    table.put("pestering_haunt", A)
    skeleton, foe = table.put("skeleton", A), table.put("gorgon", B)
    table.do(f"use>{orpal}.0")
    assert not table.there(skeleton), "nobody else could"
    assert str(foe) in table.options


def test_c184_those_sacrificed_by_one_instruction_see_each_other_die() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A, level=5)
    table.put("necromancer", A)
    table.put("tenderfoot", A)
    table.hand("metamorphosis")
    table.play("metamorphosis")
    assert len(table.found("skeleton", A)) == 1


def test_c161_later_deaths_are_not_from_combat_damage() -> None:
    table = Table("garth_torken")
    table.put("garth_torken", A)
    jandra, friend = table.put("jandra_the_negator", A), table.put("tenderfoot", A)
    foe = table.put("older_brother", B, slot=LEADER)
    table.hand("deteriorate")
    table.attack(jandra, foe)
    assert table.obj(jandra).damage == 2
    table.play("deteriorate", jandra)
    left = [each for each in table.heard(ev.Left) if isinstance(each, ev.Left) and each.obj == jandra]
    assert [each.cause for each in left] == ["damage"]
    assert table.there(friend)


def test_c176_a_base_that_cannot_go_lower_has_not_been_damaged() -> None:
    table = Table()
    table.put("blackhand_dozer", A)
    crow, golgort = table.put("cursed_crow", A), table.put("yesterdays_golgort", A)
    table.base(B).damage = 14
    table.hand("wither", seat=B)
    table.attack(crow, table.base(B).id)
    assert table.player(B).hand == ["wither"]
    assert table.runes(golgort) == 2


def test_cq73_of_the_own_shared_base_the_partner_may_be_meant() -> None:
    table = Table("vandy_anadrose", mode="teams")
    table.put("vandy_anadrose", A)
    table.hand("dark_pact")
    table.play("dark_pact", table.base(A).id, "seat2")
    assert (len(table.player(A).hand), len(table.player(C).hand)) == (0, 2)


def test_c67_a_card_may_be_its_own_price() -> None:
    table = Table()
    resurrector = table.put("blackhand_resurrector", A)
    table.use(resurrector)
    assert not table.there(resurrector)


def test_c122_who_lost_the_highest_level_has_not_had_it_all_the_turn() -> None:
    table = Table(["garth_torken", "orpal_gloor", "vandy_anadrose"])
    garth = table.put("garth_torken", A, level=7)
    table.put("orpal_gloor", A, level=2)
    table.hand("nether_drain")
    table.play("nether_drain", garth)
    assert not table.obj(garth).was_max_at_start


@pytest.mark.parametrize(("with_dozer", "damage"), [(A, 26), (C, 24)])
def test_c176_the_partner_who_brought_a_building_down_deals_its_two_damage(
    with_dozer: Seat, damage: int
) -> None:
    """C destroys the building of B, whose base has 6 of 30 HP left: only C's own Dozer saves it."""
    table = Table(mode="teams")
    table.put("blackhand_dozer", with_dozer)
    tank = table.put("steam_tank", C)
    surplus = table.put("surplus", B)
    table.base(B).damage = 24
    run = table.run
    run.answer(C, run.ask_no, (f"attack>{tank}",))
    table.do(str(surplus))
    assert not table.there(surplus)
    assert table.base(B).damage == damage
