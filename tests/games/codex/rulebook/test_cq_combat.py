"""Decisions on combat, deaths and the order of things (CQ17 to CQ28)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.games.codex.rules.values import armor_left
from tests.games.codex.kit.table import A, B, Table


def test_cq17_armor_lowers_the_excess_unless_it_is_pierced() -> None:
    for flags, excess in ((0, 6 - 1 - 2), (key.ARMOR_PIERCING, 6 - 2)):
        table = Table()
        reaper = table.put("harvest_reaper", A)
        if flags:
            table.obj(reaper).mods.append(Mod("key", flags))
        leader = table.put("tenderfoot", B, slot=LEADER)
        table.attack(reaper, leader)
        assert table.base(B).damage == excess


def test_cq18_who_may_ignore_all_sends_the_excess_anywhere() -> None:
    table = Table()
    reaper = table.put("harvest_reaper", A)
    table.obj(reaper).mods.append(Mod("key", key.UNSTOPPABLE))
    leader, elite = table.put("tenderfoot", B, slot=LEADER), table.put("iron_man", B, slot=ELITE)
    idle = table.put("iron_man", B)
    table.attack(reaper, leader)
    assert set(table.options) == {str(elite), str(idle), str(table.base(B).id)}


def test_cq19_redirected_excess_is_the_cards_combat_damage() -> None:
    table = Table()
    tiger = table.put("predator_tiger", A)
    table.obj(tiger).mods.append(Mod("key", key.OVERPOWER))
    leader = table.put("overeager_cadet", B, slot=LEADER)
    table.attack(tiger, leader)
    assert (table.base(B).damage, table.player(B).workers) == (4 - 1 - 2, 9)


def test_cq20_the_attack_goes_on_against_a_sidelined_defender() -> None:
    """CQ20: without sparks and overpower, which are for patrollers."""
    table = Table(gold=20)
    hammer = table.put("cinderblast_dragon", A)
    table.obj(hammer).mods.extend([Mod("key", key.OVERPOWER), Mod("sparkshot", 1)])
    immortal = table.put("hardened_mox", B, slot=ELITE)
    beside = table.put("iron_man", B, slot=SCAVENGER)
    table.hand("fire_dart")
    table.attack(hammer, immortal, "hand.fire_dart")
    while table.asked != "main":
        table.do("mode0" if table.asked == "mode" else str(immortal))
    assert table.obj(immortal).slot == 0, "it would have died, and was exhausted"
    assert (table.obj(beside).damage, table.base(B).damage) == (0, 0)


def test_cq21_a_swift_attackers_receivers_are_chosen_before_the_first_batch() -> None:
    table = Table()
    ninja = table.put("glorious_ninja", A)
    table.obj(ninja).mods.append(Mod("sparkshot", 1))
    left, right = table.put("iron_man", B, slot=LEADER), table.put("iron_man", B, slot=SCAVENGER)
    table.obj(left).mods.append(Mod("key", key.UNATTACKABLE))
    middle = table.put("tenderfoot", B, slot=ELITE)
    table.attack(ninja, middle)
    assert (table.asked, set(table.options)) == ("spark", {str(left), str(right)})
    table.do(str(right))
    assert not table.there(middle)
    assert (table.obj(right).damage, table.obj(ninja).damage) == (1, 0)


def test_cq22_an_indestructible_patroller_that_is_exhausted_leaves_the_zone() -> None:
    table = Table()
    man = table.put("iron_man", A)
    mox = table.put("hardened_mox", B, slot=LEADER)
    table.attack(man, mox)
    assert (table.obj(mox).is_exhausted, table.obj(mox).slot) == (True, 0)


def test_cq23_a_patroller_leaves_the_zone_with_its_control() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    man = table.put("iron_man", B, slot=LEADER)
    table.hand("kidnapping")
    table.play("kidnapping")
    assert (table.obj(man).seat, table.obj(man).slot) == (A, 0)
    table.end_turn()
    assert (table.obj(man).seat, table.obj(man).slot) == (B, 0)


def test_cq24_the_armor_that_ends_soonest_goes_first() -> None:
    """CQ24: that of an attack before that of the turn."""
    table = Table()
    table.put("safe_attacking", A)
    sensei = table.put("aged_sensei", A)
    man = table.put("iron_man", A)
    foe = table.put("timely_messenger", B)
    table.use(sensei, 0, man)
    table.attack(man, foe)
    assert table.obj(man).damage == 0
    assert armor_left(table.state, table.obj(man)) == 1


def test_cq25_armor_absorbs_damage_that_would_be_runes() -> None:
    table = Table()
    spitter = table.put("plague_spitter", A)
    leader = table.put("oversized_rhinoceros", B, slot=LEADER)
    table.obj(leader).mods.append(Mod("armor", 9))
    table.attack(spitter, leader)
    assert (table.obj(leader).runes, armor_left(table.state, table.obj(leader))) == ({}, 10 - 3)


def test_cq26_things_that_die_together_see_each_other() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    table.put("necromancer", A)
    table.put("iron_man", A)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert len(table.found("skeleton", A)) == 1


def test_cq28_a_dead_card_is_rescued_before_all_else() -> None:
    """CQ28: the Reteller's Illusion is in the hand before anything waits."""
    table = Table()
    rhino = table.put("oversized_rhinoceros", A)
    table.put("reteller_of_truths", B)
    hound = table.put("spectral_hound", B, slot=4)
    table.deck(seat=B)
    table.attack(rhino, hound)
    assert table.player(B).hand == ["spectral_hound"]
    assert table.player(B).discard == [], "nothing was there for the technician's card"


def test_cq28_a_grave_takes_what_would_be_discarded() -> None:
    table = Table()
    rhino = table.put("oversized_rhinoceros", A)
    grave = table.put("graveyard", B)
    man = table.put("iron_man", B, slot=4)
    table.deck(seat=B)
    table.attack(rhino, man)
    assert (table.obj(grave).held, table.player(B).hand) == (("iron_man",), [])
