"""Heroes: how many, their bands, their deaths (section 8)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.content import TECHS
from sfb_bot.games.codex.rules.ids import LEADER, ObjId
from sfb_bot.games.codex.rules.keywords import FLYING, READINESS
from sfb_bot.games.codex.rules.model import Mod
from tests.games.codex.kit.table import A, B, C, Table

WHITE = ["garus_rook", "setsuki_hiruki", "grave_stormborne"]


@pytest.mark.parametrize(
    ("techs", "has_hall", "limit"),
    [
        ((), False, 1),
        ((1,), False, 1),
        ((1, 2), False, 2),
        ((), True, 2),
        ((1,), True, 2),
        ((1, 2), True, 3),
        ((1, 2, 3), False, 3),
        ((3,), False, 3),
        ((1, 2, 3), True, 3),
    ],
)
def test_c106_how_many_heroes_may_be_in_play(techs: tuple[int, ...], has_hall: bool, limit: int) -> None:
    table = Table(WHITE)
    for level in techs:
        table.put(TECHS[level], A)
    if has_hall:
        table.put("heroes_hall", A)
    for hero in WHITE[:limit]:
        assert f"summon>{hero}" in table.options
        table.do(f"summon>{hero}")
    assert not [key for key in table.options if key.startswith("summon>")]


def test_c106_unfinished_buildings_make_no_room_and_one_hero_games_have_one() -> None:
    table = Table(WHITE)
    table.put("tech2", A, is_site=True)
    table.put("heroes_hall", A, is_site=True)
    table.put("garus_rook", A)
    assert not [key for key in table.options if key.startswith("summon>")]
    one = Table("garus_rook")
    one.tech(A, 3)
    one.do("summon>garus_rook")
    assert not [key for key in one.options if key.startswith("summon>")]


def test_c107_a_lost_building_removes_no_heroes() -> None:
    table = Table("troq_bashar", WHITE)
    table.put("troq_bashar", A)
    second = table.put("tech2", B, damage=3)
    heroes = [table.put(hero, B) for hero in WHITE[:2]]
    table.hand("wrecking_ball")
    table.play("wrecking_ball", second)
    assert not table.there(second)
    assert all(table.there(hero) for hero in heroes)


@pytest.mark.parametrize(("level", "atk", "hp"), [(1, 2, 3), (4, 2, 3), (5, 3, 4), (7, 3, 4), (8, 4, 5)])
def test_c108_three_bands_with_their_own_values(level: int, atk: int, hp: int) -> None:
    table = Table()
    hero = table.put("troq_bashar", A, level=level)
    assert (table.now(hero).atk, table.now(hero).hp) == (atk, hp)
    assert bool(table.now(hero).flags & READINESS) == (level == 8)


def test_c108_abilities_of_lower_bands_are_kept() -> None:
    table = Table("grave_stormborne")
    for level, has_readiness in ((1, False), (3, True), (7, True)):
        hero = table.put("grave_stormborne", A, level=level)
        assert (table.now(hero).sparkshot, bool(table.now(hero).flags & READINESS)) == (1, has_readiness)


def test_c109_entering_a_band_removes_all_damage() -> None:
    table = Table()
    hero = table.put("troq_bashar", A, level=3, damage=2)
    table.do("level>troq_bashar")
    assert table.obj(hero).damage == 2, "level 4 is the same band"
    table.do("level>troq_bashar")
    assert table.obj(hero).damage == 0
    again = Table()
    hero = again.put("troq_bashar", A, level=7, damage=3)
    again.do("level>troq_bashar")
    assert again.obj(hero).damage == 0


def test_c110_the_max_ability_triggers_by_gold_and_no_level_follows() -> None:
    table = Table("grave_stormborne")
    hero = table.put("grave_stormborne", A, level=6)
    table.do("level>grave_stormborne")
    assert (table.obj(hero).level, table.obj(hero).runes) == (7, {"sword": 1})
    assert "level>grave_stormborne" not in table.options


def test_c110_it_triggers_by_an_effect_and_by_a_kill_too() -> None:
    table = Table("grave_stormborne")
    hero, grounds = table.put("grave_stormborne", A), table.put("training_grounds", A)
    table.use(grounds, 1)
    assert (table.obj(hero).level, table.obj(hero).runes) == (7, {"sword": 1})
    kill = Table("grave_stormborne")
    hero, victim = kill.put("grave_stormborne", A, level=6), kill.put("troq_bashar", B, damage=2)
    killer = kill.put("iron_man", A)
    kill.attack(killer, victim)
    assert (kill.obj(hero).level, kill.obj(hero).runes) == (7, {"sword": 1}), "two levels, 7 is the highest"


def test_c111_lost_levels_drop_bands_and_damage_stays() -> None:
    table = Table(["garth_torken", "orpal_gloor", "vandy_anadrose"], "troq_bashar")
    garth, troq = table.put("garth_torken", A), table.put("troq_bashar", B, level=5, damage=3)
    table.hand("nether_drain")
    table.play("nether_drain", troq)
    assert not table.there(troq), "3 damage are too much for 3 HP"
    assert table.obj(garth).level == 1 + 2 + 2, "of the spell, and for the hero that died"


def test_c111_never_below_level_1_and_rising_again_heals_and_triggers_again() -> None:
    table = Table(["garth_torken", "orpal_gloor", "vandy_anadrose"], "troq_bashar")
    table.put("garth_torken", A)
    troq = table.put("troq_bashar", B, level=2)
    table.hand("nether_drain")
    table.play("nether_drain", troq)
    assert table.obj(troq).level == 1
    again = Table("grave_stormborne", "garth_torken", turn=B)
    grave = again.put("grave_stormborne", A, level=7, damage=1)
    again.put("garth_torken", B)
    again.hand("nether_drain", seat=B)
    again.play("nether_drain", grave)
    assert (again.obj(grave).level, again.obj(grave).damage) == (5, 1)
    again.end_turn()
    again.do("level>grave_stormborne", "level>grave_stormborne")
    obj = again.obj(grave)
    assert (obj.level, obj.damage, obj.runes) == (7, 0, {"sword": 1})


def fallen(turn: int) -> tuple[Table, ObjId]:
    """A hero of A, with everything that could lie on it, that dies in a turn."""
    seat = A if turn == A else B
    table = Table("troq_bashar", turn=seat)
    hero = table.put("troq_bashar", A, level=5, damage=3, runes={"feather": 1})
    table.obj(hero).mods.append(Mod("key", FLYING))
    foe = table.put("regular_sized_rhinoceros", B)
    table.obj(foe).mods.append(Mod("key", FLYING))
    if seat == A:
        table.attack(hero, foe)
    else:
        table.attack(foe, hero)
    assert not table.there(hero)
    return table, hero


def test_c112_a_dead_hero_loses_everything_and_waits_in_the_command_zone() -> None:
    table, hero = fallen(B)
    card = table.player(A).heroes[0]
    assert (card.obj, card.wait, table.player(A).discard) == (0, 1, [])
    table.end_turn()
    assert table.state.active == (A,)
    assert "summon>troq_bashar" not in table.options, "not before the next own turn has ended"
    table.end_turn()
    table.end_turn()
    table.do("summon>troq_bashar")
    (again,) = table.found("troq_bashar", A)
    obj = table.obj(again)
    assert again != hero
    assert (obj.level, obj.damage, obj.runes, obj.mods) == (1, 0, {}, [])


def test_c113_death_on_the_own_turn_blocks_the_next_own_turn_as_well() -> None:
    table, _ = fallen(A)
    assert "summon>troq_bashar" not in table.options
    found: list[bool] = []
    for _ in range(2):
        table.end_turn()
        table.end_turn()
        found.append("summon>troq_bashar" in table.options)
    assert found == [False, True]


def test_c113_snapback_cools_and_other_returns_do_not() -> None:
    table = Table("prynn_pasternaak", "troq_bashar")
    table.put("prynn_pasternaak", A)
    table.put("troq_bashar", B, level=4)
    table.hand("origin_story")
    table.play("origin_story", table.found("troq_bashar", B)[0])
    table.end_turn()
    assert "summon>troq_bashar" in table.options
    snap = Table("garus_rook", WHITE)
    snap.put("garus_rook", A)
    hero = snap.put("grave_stormborne", B)
    snap.hand("snapback")
    snap.play("snapback", "setsuki_hiruki")
    assert not snap.there(hero)
    waits = {card.kind: card.wait for card in snap.player(B).heroes}
    assert waits == {"garus_rook": 0, "setsuki_hiruki": 0, "grave_stormborne": 1}


def test_c114_an_opposing_hero_gains_two_levels_for_a_dead_one() -> None:
    table = Table(WHITE, "troq_bashar")
    one, other = table.put("garus_rook", A), table.put("setsuki_hiruki", A, level=5)
    full = table.put("grave_stormborne", A, level=7)
    victim = table.put("troq_bashar", B, damage=2)
    killer = table.put("iron_man", A)
    table.attack(killer, victim)
    assert (table.asked, set(table.options)) == ("reward", {str(one), str(other)}), "who can gain a level"
    assert str(full) not in table.options
    table.do(str(one))
    assert (table.obj(one).level, table.player().gold) == (3, 20)


def test_c114_the_active_player_chooses_also_for_others_and_nobody_may_be_there() -> None:
    table = Table("troq_bashar", WHITE)
    attacker = table.put("troq_bashar", A, damage=2)
    heroes = [table.put(hero, B) for hero in WHITE[:2]]
    leader = table.put("iron_man", B, slot=LEADER)
    table.attack(attacker, leader)
    assert table.run.ask is not None
    assert (table.asked, table.run.ask.decisions[0].seat) == ("reward", A)
    table.do(str(heroes[1]))
    assert [table.obj(hero).level for hero in heroes] == [1, 3]
    alone = Table()
    victim, killer = alone.put("troq_bashar", B, damage=2), alone.put("iron_man", A)
    alone.attack(killer, victim)
    assert alone.asked == "main"


def test_c114_in_a_melee_any_hero_that_opposes_the_owner() -> None:
    table = Table(mode="melee3")
    one, other = table.put("troq_bashar", A), table.put("troq_bashar", C)
    victim, killer = table.put("troq_bashar", B, damage=2), table.put("iron_man", A)
    table.attack(killer, victim)
    assert set(table.options) == {str(one), str(other)}


def test_c115_the_cause_of_the_death_does_not_matter() -> None:
    table = Table("prynn_pasternaak", turn=B)
    table.put("prynn_pasternaak", A, runes={"time": 1})
    theirs = table.put("troq_bashar", B)
    table.end_turn()
    assert table.found("prynn_pasternaak") == []
    assert table.obj(theirs).level == 3, "faded away"
    own = Table("vir_garbarean")
    own.put("vir_garbarean", A)
    theirs = own.put("troq_bashar", B)
    omegacron = own.put("omegacron", A, is_future=True, runes={"time": 4})
    own.player().workers = 0
    own.use(omegacron)
    assert own.obj(theirs).level == 3, "sacrificed by its own player"


def test_c116_heroes_that_die_together_are_no_candidates() -> None:
    table = Table()
    one, other = table.put("troq_bashar", A, damage=2), table.put("troq_bashar", B, damage=2)
    table.attack(one, other)
    assert not table.there(one)
    assert not table.there(other)
    assert table.asked == "main"
    bystander = Table(WHITE, "troq_bashar")
    dying, staying = bystander.put("garus_rook", A, damage=3), bystander.put("setsuki_hiruki", A)
    foe = bystander.put("troq_bashar", B, damage=2)
    bystander.attack(dying, foe)
    assert bystander.asked == "main", "there is nobody else to choose"
    assert bystander.obj(staying).level == 3


def test_c117_chronofixer_stops_every_gain_of_opposing_heroes() -> None:
    table = Table("grave_stormborne")
    hero = table.put("grave_stormborne", A)
    table.put("chronofixer", B)
    grounds = table.put("training_grounds", A)
    victim, killer = table.put("troq_bashar", B, damage=2), table.put("iron_man", A)
    assert "level>grave_stormborne" not in table.options
    table.use(grounds, 1, hero)
    table.attack(killer, victim)
    assert (table.obj(hero).level, table.asked) == (1, "main")
    own = Table()
    own.put("troq_bashar", A)
    own.put("chronofixer", A)
    assert "level>troq_bashar" in own.options


def test_c118_free_speech_takes_abilities_and_casting_but_no_levels() -> None:
    table = Table("sirus_quince", "grave_stormborne")
    table.put("sirus_quince", A)
    hero = table.put("grave_stormborne", B, level=2, damage=2)
    table.hand("free_speech")
    table.hand("spark", "martial_mastery", seat=B)
    table.play("free_speech")
    assert table.now(hero).sparkshot == 0
    table.end_turn()
    assert not [key for key in table.options if key.startswith("play>")]
    table.do("level>grave_stormborne")
    now = table.now(hero)
    assert (table.obj(hero).damage, now.atk, now.hp) == (0, 3, 4), "the band heals and has its values"
    assert not now.flags & READINESS
    table.end_turn()
    assert table.now(hero).sparkshot == 1, "until after that turn"
    later = Table("sirus_quince", "grave_stormborne")
    later.put("sirus_quince", A)
    later.hand("free_speech")
    later.hand("spark", seat=B)
    later.play("free_speech")
    later.end_turn()
    later.do("summon>grave_stormborne")
    assert "play>spark" not in later.options, "who is summoned later is silent too"


def test_c112_what_lay_on_a_dead_hero_is_discarded() -> None:
    table = Table("master_midori", turn=B)
    hero = table.put("master_midori", A, damage=5)
    showdown = table.put("final_showdown", A, host=hero)
    assert table.now(hero).hp == 3 + 3
    killer = table.put("iron_man", B)
    table.attack(killer, hero)
    assert not table.there(hero)
    assert not table.there(showdown)
    assert table.player(A).discard == ["final_showdown"]


def test_c115_also_by_an_own_spell() -> None:
    table = Table(["captain_zane", "drakk_ramhorn", "jaina_stormborne"], "troq_bashar")
    zane = table.put("captain_zane", A, damage=1)
    table.put("jaina_stormborne", A)
    theirs = table.put("troq_bashar", B)
    table.hand("wither")
    table.play("wither", zane)
    assert not table.there(zane)
    assert table.obj(theirs).level == 3
