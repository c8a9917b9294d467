"""The blows of an attack: batches, hitting back, fliers, Towers (C150 to C155, C162 to C167)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, ObjId
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, Table


def grant(table: Table, obj: ObjId, flags: int) -> None:
    """Keywords for good, before the first action."""
    table.obj(obj).mods.append(Mod("key", flags))


def test_c150_swift_strikes_come_first_and_the_dead_strike_no_more() -> None:
    table = Table()
    ninja = table.put("glorious_ninja", A)
    foe = table.put("iron_man", B)
    table.attack(ninja, foe)
    assert not table.there(foe), "4 swift damage against 4 HP"
    assert table.obj(ninja).damage == 0


def test_c150_one_batch_is_dealt_at_the_same_time() -> None:
    table = Table()
    one, other = table.put("tiger_cub", A), table.put("neo_plexus", B)
    table.attack(one, other)
    assert not table.there(one)
    assert not table.there(other)


def test_c150_two_swift_ones_strike_together() -> None:
    table = Table()
    one, other = table.put("glorious_ninja", A), table.put("glorious_ninja", B)
    table.attack(one, other)
    assert not table.there(one)
    assert not table.there(other)


def test_c151_the_attackers_atk_is_that_of_the_moment() -> None:
    """C151: with frenzy and bonuses for attacking; 0 ATK deals no damage."""
    table = Table()
    dog, tank = table.put("nautical_dog", A), table.put("steam_tank", A)
    boulder = table.put("ardras_boulder", A)
    base, foe = table.base(B), table.put("iron_man", B)
    table.attack(dog, base.id)
    assert base.damage == 1 + 1
    table.attack(tank, base.id)
    assert base.damage == 2 + 3 + 4
    happened = table.attack(boulder, foe)
    hurt = [event.obj for event in happened if isinstance(event, ev.Damaged)]
    assert hurt == [boulder]


def test_c151_an_elite_strikes_back_with_one_more() -> None:
    table = Table()
    attacker, elite = table.put("oversized_rhinoceros", A), table.put("tiger_cub", B, slot=ELITE)
    table.attack(attacker, elite)
    assert table.obj(attacker).damage == 2 + 1


def test_c152_who_hits_back() -> None:
    """C152: also when exhausted; not against long range or from the ground, never a building."""
    table = Table()
    rhino, archer, flier = (
        table.put("oversized_rhinoceros", A),
        table.put("doubleshot_archer", A),
        table.put("eggship", A),
    )
    table.attack(rhino, table.put("iron_man", B, is_exhausted=True))
    assert table.obj(rhino).damage == 3
    foes = [obj for obj in table.state.objs.values() if obj.seat == B]
    assert all(obj.shape.type == "base" for obj in foes)
    table.attack(archer, table.base(B).id)
    assert table.obj(archer).damage == 0

    table = Table()
    archer = table.put("doubleshot_archer", A)
    ground, far = table.put("oversized_rhinoceros", B), table.put("necromancer", B)
    again = table.put("doubleshot_archer", A)
    flier, second = table.put("eggship", A), table.put("eggship", A)
    lizard = table.put("leaping_lizard", B)
    table.attack(archer, ground)
    assert table.obj(archer).damage == 0
    table.attack(again, far)
    assert not table.there(again), "long range against long range: 3 damage on 3 HP"
    table.attack(flier, ground)
    assert table.obj(flier).damage == 0
    table.attack(second, lizard)
    assert not table.there(second), "anti-air hits a flier: 3 damage on 3 HP"


def test_c153_a_flier_is_shot_by_those_it_flies_over() -> None:
    table = Table()
    flier = table.put("spectral_roc", A)
    one = table.put("fox_primus", B, slot=ELITE)
    table.put("tenderfoot", B, slot=SCAVENGER)
    table.put("fox_primus", B)
    table.attack(flier, table.base(B).id)
    assert table.obj(flier).damage == 2 + 1, "the elite alone: neither without anti-air nor outside the zone"
    assert table.there(one)


def test_c153_of_patrollers_only_the_leader_is_flown_over() -> None:
    table = Table()
    flier = table.put("eggship", A)
    table.put("fox_primus", B, slot=LEADER)
    table.put("fox_primus", B, slot=ELITE)
    target = table.put("tenderfoot", B, slot=SCAVENGER)
    table.attack(flier, target)
    assert table.obj(flier).damage == 2

    table = Table()
    flier = table.put("eggship", A)
    leader = table.put("fox_primus", B, slot=LEADER)
    table.put("fox_primus", B, slot=ELITE)
    table.attack(flier, leader)
    assert table.obj(flier).damage == 2, "the leader hits back, nobody else was passed"


def test_c153_who_could_be_passed_otherwise_does_not_shoot() -> None:
    table = Table()
    flier = table.put("eggship", A)
    grant(table, flier, key.UNSTOPPABLE)
    table.put("fox_primus", B, slot=LEADER)
    table.attack(flier, table.base(B).id)
    assert table.obj(flier).damage == 0


def test_c154_long_range_does_not_stop_shots_from_below_or_a_tower() -> None:
    table = Table()
    gunship = table.put("pirate_gunship", A)
    # Two units of which obliterate takes the lowest: the third one shoots.
    first = table.put("tenderfoot", B)
    table.put("tenderfoot", B)
    table.put("leaping_lizard", B, slot=LEADER)
    table.put("tower", B)
    table.attack(gunship, table.base(B).id, first)
    assert table.obj(gunship).damage == 3 + 1


def test_c154_a_swift_shooter_shoots_in_the_first_batch() -> None:
    table = Table()
    flier = table.put("flying_fox", A)
    shooter = table.put("fox_primus", B, slot=LEADER)
    grant(table, shooter, key.SWIFT_STRIKE)
    table.attack(flier, table.base(B).id)
    assert not table.there(flier)
    assert table.base(B).damage == 0


def test_c155_a_tower_shoots_in_the_attackers_batch() -> None:
    table = Table()
    messenger = table.put("timely_messenger", A)
    table.put("tower", B)
    table.attack(messenger, table.base(B).id)
    assert not table.there(messenger)
    assert table.base(B).damage == 1, "both at the same time"

    table = Table()
    ninja = table.put("glorious_ninja", A, damage=2)
    table.put("tower", B)
    foe = table.put("iron_man", B)
    table.attack(ninja, foe)
    assert not table.there(ninja)
    assert not table.there(foe), "the swift one was shot in the swift batch, but strikes in it, too"


def test_c162_the_order_of_an_attack() -> None:
    """C162: tax, detection, declaration, obliterate, triggers, blows, the end."""
    table = Table("troq_bashar", "setsuki_hiruki")
    attacker = table.put("trojan_duck", A)
    grant(table, attacker, key.STEALTH)
    low = table.put("tenderfoot", B)
    setsuki = table.put("setsuki_hiruki", B)
    table.put("tower", B)
    happened = table.attack(attacker, setsuki)
    happened += table.do(str(table.base(B).id))
    order: list[type] = []
    for event in happened:
        if type(event) not in order:
            order.append(type(event))
    wanted = [ev.GoldChanged, ev.Detected, ev.Attacked, ev.Left, ev.Targeted, ev.Damaged, ev.AttackEnded]
    assert [kind for kind in order if kind in wanted] == wanted
    exhausted = next(place for place, event in enumerate(happened) if isinstance(event, ev.Exhausted))
    gone = next(place for place, event in enumerate(happened) if isinstance(event, ev.Left))
    assert exhausted < gone
    assert not table.there(low)


def test_c163_receivers_are_chosen_from_what_is_there_before_the_attackers_batch() -> None:
    """C163, CQ21: a swift defender that kills the attacker leaves nothing to choose."""
    table = Table()
    ocelot = table.put("revolver_ocelot", A)
    table.put("tenderfoot", B, slot=LEADER)
    defender = table.put("glorious_ninja", B, slot=ELITE)
    table.put("tenderfoot", B, slot=SCAVENGER)
    table.obj(table.found("tenderfoot", B)[0]).mods.append(Mod("key", key.UNATTACKABLE))
    table.attack(ocelot, defender)
    assert table.asked == "main"
    assert not table.there(ocelot)


def test_c164_armor_of_an_attack_ends_with_it() -> None:
    table = Table()
    table.put("safe_attacking", A)
    man = table.put("iron_man", A)
    foe = table.put("oversized_rhinoceros", B)
    table.attack(man, table.base(B).id)
    assert table.now(man).armor == 0
    assert table.there(foe)


def test_c164_what_waits_for_the_end_of_combat() -> None:
    """C164: the Ogre Recruiter takes its unit when the blows are over."""
    table = Table()
    ogre = table.put("ogre_recruiter", A)
    recruit = table.put("tenderfoot", B)
    happened = table.attack(ogre, table.base(B).id)
    kinds = [type(event) for event in happened]
    assert table.obj(recruit).seat == A
    assert kinds.index(ev.AttackEnded) < kinds.index(ev.ControlChanged)


def test_c165_one_rune_for_an_attack_whatever_sparks_and_overpower_add() -> None:
    table = Table()
    might = table.put("might_of_leaf_and_claw", A)
    attacker = table.put("harvest_reaper", A)
    table.obj(attacker).mods.append(Mod("sparkshot", 1))
    leader = table.put("tenderfoot", B, slot=LEADER)
    beside = table.put("iron_man", B, slot=ELITE)
    table.attack(attacker, leader)
    assert (table.obj(might).runes, table.there(beside)) == ({"growth": 1}, False)


def test_c166_a_kill_is_the_cards_own_damage_and_not_its_heros_spell() -> None:
    table = Table("captain_zane", gold=10)
    table.put("captain_zane", A, level=4)
    table.put("tenderfoot", B, slot=SCAVENGER, damage=1)
    table.hand("spark")
    table.play("spark")
    assert table.player(A).gold == 10 - 1
    assert table.player(B).gold == 10 + 1, "the bonus of the place"

    table = Table("captain_zane", gold=10)
    zane = table.put("captain_zane", A, level=4)
    foe = table.put("tenderfoot", B, slot=SCAVENGER)
    table.attack(zane, foe)
    assert table.player(A).gold == 10 + 1


def test_c167_a_readied_card_attacks_again_but_not_with_readiness() -> None:
    for kind, again in (("tiger_cub", True), ("argonaut", False)):
        table = Table("max_geiger")
        table.put("max_geiger", A)
        attacker = table.put(kind, A)
        table.hand("ready_or_not")
        table.attack(attacker, table.base(B).id)
        table.play("ready_or_not")
        assert (f"attack>{attacker}" in table.options) is again
