"""Declaring attacks: who may attack whom, and what happens before the blows (C139 to C149)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, ObjId
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def grant(table: Table, obj: ObjId, flags: int) -> None:
    """Keywords for good, before the first action."""
    table.obj(obj).mods.append(Mod("key", flags))


def defenders(table: Table, attacker: ObjId) -> set[str]:
    """Whom one may attack, as keys."""
    table.do(f"attack>{attacker}")
    found = set(table.options) - {"back"}
    table.do("back")
    return found


def keys(*objs: ObjId) -> set[str]:
    """Things as keys of options."""
    return {str(obj) for obj in objs}


def attackers(table: Table) -> set[str]:
    """Who may attack now."""
    return {option.removeprefix("attack>") for option in table.options if option.startswith("attack>")}


def test_c139_who_may_attack() -> None:
    """C139: ready, rested or with haste, not forbidden; ATK 0 is enough."""
    table = Table()
    ready = table.put("tenderfoot", A)
    exhausted = table.put("tenderfoot", A, is_exhausted=True)
    fresh = table.put("tenderfoot", A, is_fresh=True)
    hasty = table.put("timely_messenger", A, is_fresh=True)
    weak = table.put("ardras_boulder", A)
    forbidden = table.put("young_treant", A)
    hero = table.put("troq_bashar", A)
    foe = table.put("tenderfoot", B)
    assert attackers(table) == keys(ready, hasty, weak, hero)
    assert not keys(exhausted, fresh, forbidden, foe) & attackers(table)


def test_c139_readiness_attacks_once_a_turn() -> None:
    table = Table()
    argonaut = table.put("argonaut", A)
    table.attack(argonaut, table.base(B).id)
    assert not table.obj(argonaut).is_exhausted
    assert attackers(table) == set()


def test_c140_an_attacker_is_exhausted_unless_it_has_readiness() -> None:
    table = Table()
    plain, ready = table.put("iron_man", A), table.put("argonaut", A)
    table.attack(plain, table.base(B).id)
    table.attack(ready, table.base(B).id)
    assert (table.obj(plain).is_exhausted, table.obj(ready).is_exhausted) == (True, False)


def test_c140_everything_with_hp_of_an_opponent_may_be_attacked() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    table.put("tenderfoot", A)
    unit, hero, card = table.put("tenderfoot", B), table.put("troq_bashar", B), table.put("jail", B)
    addon = table.put("tower", B)
    table.tech(B, 1)
    tech = table.found("tech1", B)[0]
    upgrade = table.put("rich_earth", B)
    found = defenders(table, attacker)
    assert found == keys(unit, hero, card, addon, tech, table.base(B).id)
    assert str(upgrade) not in found


def test_c140_the_tax_is_paid_at_the_declaration() -> None:
    table = Table("troq_bashar", "setsuki_hiruki", gold=5)
    attacker = table.put("iron_man", A)
    setsuki = table.put("setsuki_hiruki", B)
    table.attack(attacker, setsuki)
    assert table.player().gold == 4


def test_c141_what_cannot_be_attacked() -> None:
    table = Table(gold=0)
    ground, flier, archer = table.put("iron_man", A), table.put("eggship", A), table.put("leaping_lizard", A)
    unattackable = table.put("iron_man", B)
    grant(table, unattackable, key.UNATTACKABLE)
    flying, hidden, plain = (
        table.put("cloud_sprite", B),
        table.put("backstabber", B),
        table.put("iron_man", B),
    )
    base = table.base(B).id
    assert defenders(table, ground) == keys(plain, base)
    assert defenders(table, flier) == keys(plain, base, flying)
    assert defenders(table, archer) == keys(plain, base, flying)
    assert str(hidden) not in defenders(table, ground)


def test_c141_an_invisible_patroller_may_be_attacked() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    hidden = table.put("backstabber", B, slot=LEADER)
    assert defenders(table, attacker) == keys(hidden)


def test_c141_who_cannot_pay_the_tax_cannot_attack_it() -> None:
    table = Table("troq_bashar", "setsuki_hiruki", gold=0)
    attacker = table.put("iron_man", A)
    table.put("setsuki_hiruki", B)
    assert defenders(table, attacker) == keys(table.base(B).id)


def test_c142_an_unattackable_patroller_bars_nobody() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    leader = table.put("iron_man", B, slot=LEADER)
    grant(table, leader, key.UNATTACKABLE)
    assert defenders(table, attacker) == keys(table.base(B).id)


def test_c142_unstoppable_stealthy_and_invisible_attackers_pass() -> None:
    table = Table()
    base = table.base(B).id
    leader = table.put("iron_man", B, slot=LEADER)
    attackers_ = [table.put("xenostalker", A), table.put("chameleon", A), table.put("backstabber", A)]
    for attacker in attackers_:
        assert defenders(table, attacker) == keys(leader, base)


def test_c142_a_detector_stops_stealth_and_not_unstoppable() -> None:
    table = Table()
    table.put("eyes_of_the_chancellor", B)
    leader = table.put("iron_man", B, slot=LEADER)
    free, sneak = table.put("xenostalker", A), table.put("chameleon", A)
    assert defenders(table, sneak) == keys(leader)
    assert defenders(table, free) == keys(leader, table.base(B).id)


def test_c142_fliers_pass_the_ground_and_anti_air_passes_fliers() -> None:
    table = Table()
    base = table.base(B).id
    flier, archer = table.put("eggship", A), table.put("leaping_lizard", A)
    ground = table.put("iron_man", B, slot=LEADER)
    assert defenders(table, flier) == keys(ground, base)
    assert defenders(table, archer) == keys(ground)

    other = Table()
    flier, archer = other.put("eggship", A), other.put("leaping_lizard", A)
    both = other.put("eggship", A)
    grant(other, both, key.ANTI_AIR)
    wing = other.put("cloud_sprite", B, slot=LEADER)
    base = other.base(B).id
    assert defenders(other, archer) == keys(wing, base)
    assert defenders(other, flier) == keys(wing)
    assert defenders(other, both) == keys(wing), "anti-air is of no use to a flier"


def test_c143_leader_then_patrollers_then_anything() -> None:
    table = Table()
    attacker = table.put("iron_man", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    table.put("tenderfoot", B, slot=ELITE)
    table.put("tenderfoot", B)
    assert defenders(table, attacker) == keys(leader)

    table = Table()
    attacker = table.put("iron_man", A)
    elite, scavenger = table.put("tenderfoot", B, slot=ELITE), table.put("tenderfoot", B, slot=SCAVENGER)
    table.put("tenderfoot", B)
    assert defenders(table, attacker) == keys(elite, scavenger)

    table = Table()
    attacker, idle = table.put("iron_man", A), table.put("tenderfoot", B)
    assert defenders(table, attacker) == keys(idle, table.base(B).id)


def test_c143_ignorable_patrollers_may_be_chosen_all_the_same() -> None:
    """C143: in (b) and (c) also those that could be passed."""
    table = Table()
    flier = table.put("eggship", A)
    ground, wing = table.put("iron_man", B, slot=ELITE), table.put("cloud_sprite", B, slot=SCAVENGER)
    assert defenders(table, flier) == keys(ground, wing)


def test_c144_the_bonus_for_attacking_does_not_count_for_sneaking() -> None:
    """C144: Steam Tank has 3 ATK behind the Ferns, whatever it strikes buildings with."""
    table = Table("calamandra_moss")
    table.put("calamandra_moss", A)
    table.put("behind_the_ferns", A)
    tank = table.put("steam_tank", A)
    leader = table.put("iron_man", B, slot=LEADER)
    base = table.base(B)
    assert defenders(table, tank) == keys(leader, base.id)
    table.attack(tank, base.id)
    assert base.damage == 7


def test_c145_an_unused_tower_sees_the_first_hidden_attacker() -> None:
    table = Table()
    one, two = table.put("chameleon", A), table.put("chameleon", A)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    tower = table.put("tower", B)
    assert defenders(table, one) == keys(leader)
    table.attack(one, leader)
    assert not table.there(one)
    assert defenders(table, two) == keys(leader, tower, table.base(B).id), "the detection is spent"


def test_c146_obliterate_takes_the_lowest_tech_before_all_else() -> None:
    table = Table()
    duck = table.put("trojan_duck", A)
    low, high = table.put("tenderfoot", B), table.put("regular_sized_rhinoceros", B)
    mid, hero = table.put("iron_man", B), table.put("troq_bashar", B)
    mine = table.put("tenderfoot", A)
    happened = table.do(f"attack>{duck}", str(table.base(B).id))
    assert [table.there(each) for each in (low, mid, high, hero, mine)] == [False, False, True, True, True]
    assert table.asked == "target", "its own attack trigger comes after that"
    assert len(table.heard(ev.Left, happened)) == 2


def test_c146_the_attacker_chooses_among_equals_without_targeting() -> None:
    table = Table()
    duck = table.put("trojan_duck", A)
    fixed = table.put("hardened_mox", B)
    one, two, three = (table.put("traffic_director", B) for _ in range(3))
    table.do(f"attack>{duck}", str(table.base(B).id))
    assert table.asked == "lowest"
    assert set(table.options) == keys(one, two, three), "untargetable ones too, the indestructible one not"
    table.do(str(one), str(two))
    assert [table.there(each) for each in (fixed, one, two, three)] == [True, False, False, True]


def test_c147_attack_triggers_happen_once_before_the_blows() -> None:
    table = Table("troq_bashar")
    troq = table.put("troq_bashar", A, level=5)
    foe = table.put("iron_man", B, slot=LEADER)
    happened = table.attack(troq, foe)
    assert table.base(B).damage == 1
    hurt = [event.obj for event in happened if isinstance(event, ev.Damaged)]
    assert hurt[0] == table.base(B).id
    assert hurt.count(table.base(B).id) == 1


def test_c148_another_defender_may_be_chosen() -> None:
    for chosen, damage in (("base", 8), ("none", 0)):
        table = Table()
        duck = table.put("trojan_duck", A)
        victim = table.put("tenderfoot", B)
        base = table.base(B)
        # Its own attack trigger has to hit a building: an own one.
        table.attack(duck, victim)
        while table.asked == "target":
            table.do(str(table.base(A).id))
        assert table.asked == "new_defender"
        table.do(str(base.id) if chosen == "base" else "none")
        assert (base.damage, table.obj(duck).is_exhausted) == (damage, True)
        assert table.base(A).damage == 4, "the trigger is not repeated"


def test_c149_an_attacker_that_is_gone_deals_nothing() -> None:
    table = Table()
    dragon = table.put("cinderblast_dragon", A, damage=2)
    table.hand("flame_arrow")
    table.attack(dragon, table.base(B).id, "hand.flame_arrow", dragon)
    assert not table.there(dragon)
    assert (table.base(B).damage, table.asked) == (0, "main")
