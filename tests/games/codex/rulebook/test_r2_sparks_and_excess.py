"""Sparkshot, overpower, stampede and deathtouch (C156 to C161)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN, ObjId
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def grant(table: Table, obj: ObjId, flags: int) -> None:
    """Keywords for good, before the first action."""
    table.obj(obj).mods.append(Mod("key", flags))


def test_c156_a_spark_hits_a_neighbour_of_the_attackers_choice() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    left = table.put("cloud_sprite", B, slot=ELITE)
    middle = table.put("iron_man", B, slot=SCAVENGER)
    right = table.put("traffic_director", B, slot=TECHNICIAN)
    table.attack(ocelot, middle)
    assert (table.asked, set(table.options)) == ("spark", {str(left), str(right)})
    happened = table.do(str(left))
    assert table.obj(left).damage == 1, "a flier, too"
    assert not table.heard(ev.Targeted, happened)
    hits = [event for event in happened if isinstance(event, ev.Damaged) and event.obj == left]
    assert [hit.cause for hit in hits] == ["combat"]


def test_c156_neighbours_are_strict_and_only_patrollers_spark() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    target, far = table.put("iron_man", B, slot=ELITE), table.put("iron_man", B, slot=TECHNICIAN)
    table.attack(ocelot, target)
    assert (table.obj(far).damage, table.asked) == (0, "main")

    table = Table()
    other = table.put("revolver_ocelot", A)
    grant(table, other, key.UNSTOPPABLE)
    table.put("iron_man", B, slot=ELITE)
    idle = table.put("iron_man", B)
    table.attack(other, idle)
    assert [table.obj(each).damage for each in table.found("iron_man", B)] == [0, 3]


def test_c156_two_instances_may_be_split() -> None:
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    table.obj(ocelot).mods.append(Mod("sparkshot", 1))
    left, middle = table.put("iron_man", B, slot=ELITE), table.put("iron_man", B, slot=SCAVENGER)
    right = table.put("iron_man", B, slot=TECHNICIAN)
    table.attack(ocelot, middle, left, right)
    assert (table.obj(left).damage, table.obj(right).damage) == (1, 1)


def test_c157_what_is_left_over_goes_on_to_one_other_thing() -> None:
    """C157: beyond armor and remaining HP; nothing comes back from the second."""
    table = Table()
    reaper = table.put("harvest_reaper", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    idle = table.put("oversized_rhinoceros", B)
    table.attack(reaper, leader)
    assert (table.asked, set(table.options)) == ("overpower", {str(idle), str(table.base(B).id)})
    table.do(str(idle))
    assert table.obj(idle).damage == 6 - 1 - 2
    assert table.obj(reaper).damage == 1, "the leader's blow alone"


def test_c157_no_cascade() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    leader, elite = table.put("tenderfoot", B, slot=LEADER), table.put("timely_messenger", B, slot=ELITE)
    table.attack(reaper, leader)
    assert not table.there(elite)
    assert table.base(B).damage == 0


def test_c157_the_patroller_need_not_die() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    immortal = table.put("hardened_mox", B, slot=LEADER)
    table.attack(reaper, immortal)
    assert table.there(immortal)
    assert table.base(B).damage == 6 - 1 - 1


def test_c158_other_patrollers_come_before_what_is_behind_them() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    elite, technician = table.put("iron_man", B, slot=ELITE), table.put("iron_man", B, slot=TECHNICIAN)
    table.put("tenderfoot", B)
    table.attack(reaper, leader)
    assert set(table.options) == {str(elite), str(technician)}


def test_c159_overpower_works_only_when_attacking_a_patroller() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    idle = table.put("tenderfoot", B)
    table.attack(reaper, idle)
    assert (table.asked, table.base(B).damage) == ("main", 0)

    table = Table(turn=B)
    foe, beside = table.put("tenderfoot", B), table.put("tenderfoot", B)
    reaper = table.put("harvest_reaper", A, slot=LEADER)
    table.attack(foe, reaper)
    assert (table.there(beside), table.base(B).damage, table.base(A).damage) == (True, 0, 0)


def test_c159_two_instances_are_one() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    grant(table, reaper, key.OVERPOWER)
    leader = table.put("tenderfoot", B, slot=LEADER)
    table.attack(reaper, leader)
    assert table.base(B).damage == 6 - 1 - 2


def test_c160_a_stampede_goes_on_to_the_base_behind_any_unit_or_hero() -> None:
    """C160: also for overpower, which has no choice then, and also over those who do not patrol."""
    for kind, slot in (("harvest_reaper", LEADER), ("oversized_rhinoceros", 0)):
        table = Table("argagarg_garg")
        table.put("argagarg_garg", A, level=5)
        attacker = table.put(kind, A)
        foe = table.put("troq_bashar", B, slot=slot)
        table.put("tenderfoot", B)
        table.hand("stampede")
        table.play("stampede")
        table.attack(attacker, foe)
        assert table.asked == "main"
        armor = 1 if slot == LEADER else 0
        atk = (6 if kind == "harvest_reaper" else 7) + 3
        assert table.base(B).damage == atk - armor - 3


def test_c161_any_combat_damage_of_deathtouch_kills() -> None:
    table = Table()
    hog = table.put("porcupine", A)
    foe = table.put("troq_bashar", B, level=8)
    table.attack(hog, foe)
    assert not table.there(foe)


def test_c161_armor_is_no_help_and_sparks_kill_too() -> None:
    table = Table()
    hog = table.put("porcupine", A)
    table.obj(hog).mods.append(Mod("sparkshot", 1))
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.obj(leader).mods.append(Mod("armor", 5))
    beside = table.put("oversized_rhinoceros", B, slot=ELITE)
    happened = table.attack(hog, leader)
    assert not table.there(leader)
    assert not table.there(beside)
    left = [event for event in happened if isinstance(event, ev.Left) and event.obj in (leader, beside)]
    assert {event.cause for event in left} == {"combat"}


def test_c161_through_overpower_and_from_below() -> None:
    table = Table()
    hog = table.put("porcupine", A)
    grant(table, hog, key.OVERPOWER)
    leader = table.put("timely_messenger", B, slot=LEADER)
    rhino = table.put("oversized_rhinoceros", B, slot=ELITE)
    table.obj(hog).mods.append(Mod("atk", 1))
    table.attack(hog, leader)
    assert not table.there(rhino), "3 ATK, of which armor and HP take 2"

    table = Table()
    flier = table.put("hive", A)
    shooter = table.put("gorgon", B, slot=ELITE)
    grant(table, shooter, key.ANTI_AIR)
    table.attack(flier, table.base(B).id)
    assert not table.there(flier)


def test_c161_it_kills_no_buildings_and_not_by_abilities() -> None:
    table = Table()
    hog = table.put("porcupine", A)
    card = table.put("censorship_council", B)
    table.attack(hog, card)
    assert table.obj(card).damage == 2
