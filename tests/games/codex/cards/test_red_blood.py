"""Blood and Drakk Ramhorn."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, ObjId
from tests.games.codex.kit.table import A, B, C, D, Table


def casting(*hand: str, level: int = 1, gold: int = 20) -> Table:
    """Drakk in play, a hand, and all tech buildings."""
    table = Table("drakk_ramhorn", gold=gold)
    table.put("drakk_ramhorn", A, level=level)
    table.tech(A)
    table.hand(*hand)
    return table


def test_desperation_with_an_empty_hand_draws_three_and_is_trashed() -> None:
    table = casting("desperation")
    events = table.play("desperation")
    assert len(table.player().hand) == 3
    assert table.player().trash == ["desperation"]
    (drawn,) = table.heard(ev.Drawn, events)
    assert "tenderfoot" not in str(drawn.for_public())
    events = table.end_turn()
    causes = [event.cause for event in table.heard(ev.Discarded, events)]
    assert causes[0] == "desperation"
    assert len(table.player().hand) == 2, "discarded before the draw phase: 0 and 2 more"
    assert not any("tenderfoot" in str(event.for_public()) for event in table.heard(ev.Discarded, events))


def test_desperation_with_cards_in_hand_only_loses_them() -> None:
    table = casting("desperation", "tenderfoot", "iron_man")
    table.play("desperation")
    assert (len(table.player().hand), table.player().trash) == (2, [])
    assert table.player().discard == ["desperation"]
    table.end_turn()
    assert len(table.player().hand) == 2


def test_kidnapping_takes_a_unit_for_the_turn_ready_and_hasty() -> None:
    table = casting("kidnapping")
    rhino = table.put("regular_sized_rhinoceros", B, is_exhausted=True)
    table.play("kidnapping")
    assert table.obj(rhino).seat == A
    table.attack(rhino, table.base(B).id)
    assert table.base(B).damage == 5
    table.end_turn()
    assert table.obj(rhino).seat == B
    assert not table.now(rhino).flags & key.HASTE


def test_kidnapping_leaves_tech_3_and_own_units() -> None:
    table = casting("kidnapping")
    duck = table.put("trojan_duck", B)
    table.put("tenderfoot", A)
    table.play("kidnapping")
    assert table.obj(duck).seat == B
    assert table.asked == "main"


def test_kidnapping_and_the_dead_go_to_their_owner() -> None:
    table = casting("kidnapping")
    foot = table.put("tenderfoot", B)
    man = table.put("iron_man", B)
    table.play("kidnapping", foot)
    table.attack(foot, man)
    assert table.player(B).discard == ["tenderfoot"]


def test_bloodlust_excites_two_and_hurts_them_at_the_end() -> None:
    table = casting("bloodlust")
    drakk = table.found("drakk_ramhorn")[0]
    man = table.put("iron_man", B)
    messenger = table.put("timely_messenger", A, is_fresh=True)
    table.play("bloodlust", man, messenger)
    assert [table.now(each).atk for each in (drakk, man, messenger)] == [1, 4, 2]
    table.end_turn()
    assert not table.there(messenger)
    assert (table.obj(man).damage, table.now(man).atk, table.obj(drakk).damage) == (1, 3, 0)


def test_bloodlust_may_take_one_or_nobody() -> None:
    table = casting("bloodlust", "bloodlust")
    man = table.put("iron_man", A)
    table.play("bloodlust", man, "done")
    assert table.now(man).atk == 4
    table.play("bloodlust", "none")
    table.end_turn()
    assert table.obj(man).damage == 1


def test_bloodlust_burns_hotter_with_hotter_fire() -> None:
    table = casting("bloodlust")
    table.put("hotter_fire", A)
    man = table.put("iron_man", B)
    table.play("bloodlust", man, "done")
    table.end_turn()
    assert table.obj(man).damage == 2


def test_war_drums_beat_for_each_unit() -> None:
    table = casting("war_drums", level=6)
    drakk = table.found("drakk_ramhorn")[0]
    units = [table.put("iron_man", A) for _ in range(3)]
    foreign = table.put("iron_man", B)
    table.put("mech", A, is_future=True)
    table.play("war_drums")
    # Drakk gives frenzy 1 besides.
    assert [table.now(each).atk for each in units] == [3 + 3 + 1] * 3
    assert (table.now(foreign).atk, table.now(drakk).atk) == (3, 3)


def test_war_drums_fall_silent_without_drakk() -> None:
    table = Table("drakk_ramhorn", turn=B)
    drakk = table.put("drakk_ramhorn", A, slot=LEADER)
    drums = table.put("war_drums", A)
    man = table.put("iron_man", A)
    rhino = table.put("regular_sized_rhinoceros", B)
    assert table.now(man).atk == 4
    table.attack(rhino, drakk)
    assert not table.there(drums)
    assert table.now(man).atk == 3


def test_crash_bomber_hits_a_patroller_when_it_dies_in_its_own_turn() -> None:
    table = Table()
    bomber = table.put("crash_bomber", A)
    man = table.put("iron_man", B, slot=ELITE)
    table.attack(bomber, man, man)
    assert not table.there(bomber)
    assert table.obj(man).damage == 3


def test_crash_bomber_hits_the_active_base_when_it_dies_in_another_turn() -> None:
    table = Table(turn=B)
    bomber = table.put("crash_bomber", A, slot=LEADER)
    man = table.put("iron_man", B)
    table.attack(man, bomber)
    assert not table.there(bomber)
    assert (table.base(B).damage, table.base(A).damage) == (1, 0)


def tossed(number: int) -> tuple[Table, ObjId]:
    """A mine that was used, with the luck of a number."""
    table = Table(seed=f"coin{number}", gold=5)
    mine = table.put("rickety_mine", A)
    table.use(mine)
    return table, mine


def fell_on_heads(table: Table) -> bool:
    """How the only coin fell."""
    (coin,) = table.heard(ev.CoinTossed)
    return coin.is_heads


@pytest.mark.parametrize("is_heads", [True, False])
def test_rickety_mine_gives_gold_and_may_collapse(is_heads: bool) -> None:
    table, mine = next(each for each in map(tossed, range(50)) if fell_on_heads(each[0]) == is_heads)
    assert table.player().gold == 8
    assert table.there(mine) == is_heads
    assert table.base(A).damage == (0 if is_heads else 2)
    assert table.player().discard == ([] if is_heads else ["rickety_mine"])


def test_rickety_mine_is_tired_when_it_arrives() -> None:
    table = Table()
    mine = table.put("rickety_mine", A, is_fresh=True)
    assert f"use>{mine}.0" not in table.options


def test_shoddy_glider_flies_at_once_and_crashes() -> None:
    table = casting("shoddy_glider")
    table.put("iron_man", B, slot=LEADER)
    table.play("shoddy_glider")
    (glider,) = table.found("shoddy_glider")
    table.attack(glider, table.base(B).id)
    assert table.base(B).damage == 3
    table.end_turn()
    assert not table.there(glider)


def test_shoddy_glider_dies_at_the_end_of_other_turns_too() -> None:
    table = Table(turn=B)
    glider = table.put("shoddy_glider", A)
    table.end_turn()
    assert not table.there(glider)


def test_captured_bugblatter_hurts_the_opponent_for_each_dead_unit() -> None:
    table = Table()
    table.put("captured_bugblatter", A)
    brother = table.put("older_brother", A)
    foe = table.put("older_brother", B, slot=SCAVENGER)
    table.attack(brother, foe)
    assert (table.base(B).damage, table.base(A).damage) == (2, 0)


def test_captured_bugblatter_hurts_the_active_opponent_and_sees_its_own_death() -> None:
    table = Table(turn=B)
    bug = table.put("captured_bugblatter", A, slot=ELITE)
    man = table.put("regular_sized_rhinoceros", B)
    table.attack(man, bug)
    assert not table.there(bug)
    assert table.base(B).damage == 1


def test_captured_bugblatter_minds_no_heroes() -> None:
    table = Table()
    table.put("captured_bugblatter", A)
    man = table.put("iron_man", A)
    hero = table.put("troq_bashar", B)
    table.attack(man, hero)
    assert not table.there(hero)
    assert table.base(B).damage == 0


def test_captured_bugblatter_hits_a_shared_base_once_without_a_question() -> None:
    table = Table(mode="teams")
    table.put("captured_bugblatter", A)
    man = table.put("iron_man", A)
    foot = table.put("tenderfoot", D)
    table.attack(man, foot)
    assert table.base(B).damage == 1
    assert table.asked == "main"


def test_crashbarrow_rolls_over_patrollers() -> None:
    table = casting("crashbarrow")
    foot = table.put("tenderfoot", B, slot=LEADER)
    table.play("crashbarrow")
    (barrow,) = table.found("crashbarrow")
    table.attack(barrow, foot)
    assert table.base(B).damage == 6 - 2 - 1


def test_crashbarrow_is_gone_at_the_end() -> None:
    table = Table()
    barrow = table.put("crashbarrow", A)
    table.end_turn()
    assert not table.there(barrow)


def test_land_octopus_eats_two_workers() -> None:
    table = Table(turn=B)
    octopus = table.put("land_octopus", A)
    table.do("patrol")
    while table.asked != "mode":
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    table.do("mode0")
    assert table.there(octopus)
    assert (table.player(A).workers, table.player(B).workers) == (8, 10)


def test_land_octopus_goes_instead_or_when_there_are_no_workers() -> None:
    table = Table(turn=B)
    octopus = table.put("land_octopus", A)
    table.player(A).workers = 0
    table.end_turn()
    assert not table.there(octopus)
    assert table.player(A).discard == ["land_octopus"]


def test_land_octopus_never_patrols() -> None:
    table = Table()
    octopus = table.put("land_octopus", A)
    man = table.put("iron_man", A)
    table.do("patrol")
    assert str(man) in table.options
    assert str(octopus) not in table.options


def test_ogre_recruiter_takes_a_small_unit_after_the_fight() -> None:
    table = Table()
    ogre = table.put("ogre_recruiter", A)
    foot = table.put("tenderfoot", B, slot=ELITE)
    man = table.put("iron_man", B)
    table.attack(ogre, foot)
    assert not table.there(foot)
    assert table.obj(man).seat == A
    table.end_turn()
    assert table.obj(man).seat == A


def test_ogre_recruiter_recruits_nobody_when_he_falls() -> None:
    table = Table()
    ogre = table.put("ogre_recruiter", A, damage=1)
    rhino = table.put("regular_sized_rhinoceros", B, slot=ELITE)
    man = table.put("iron_man", B)
    table.attack(ogre, rhino)
    assert not table.there(ogre)
    assert table.obj(man).seat == B


def test_pirate_gang_commander_brings_three_pirates() -> None:
    table = casting("pirate_gang_commander")
    table.play("pirate_gang_commander")
    assert len(table.found("pirate", A)) == 3


def test_pirate_gang_commander_lets_the_dead_hurt_opposing_bases() -> None:
    table = Table("captain_zane")
    table.put("captain_zane", A, level=6)
    table.put("pirate_gang_commander", A)
    table.put("pirate", A)
    table.put("tenderfoot", B)
    table.hand("maximum_anarchy")
    table.play("maximum_anarchy")
    assert (table.base(A).damage, table.base(B).damage) == (0, 2), "the pirate's and the commander's own"


def test_pirate_gang_commander_hits_each_base_of_many() -> None:
    table = Table("captain_zane", mode="melee3")
    table.put("pirate_gang_commander", A)
    foot = table.put("tenderfoot", A)
    man = table.put("iron_man", B, slot=ELITE)
    table.attack(foot, man)
    assert [table.base(seat).damage for seat in (A, B, C)] == [0, 1, 1]


def test_pirate_gang_commander_farewell_is_of_the_dead_units_colour() -> None:
    table = Table()
    table.put("pirate_gang_commander", A)
    table.put("hotter_fire", A)
    foot, pirate = table.put("tenderfoot", A), table.put("pirate", A)
    men = [table.put("iron_man", B), table.put("iron_man", B)]
    table.attack(foot, men[0])
    assert table.base(B).damage == 1, "a neutral card"
    table.attack(pirate, men[1])
    assert table.base(B).damage == 1 + 2


def test_pirate_gang_commander_lets_blood_units_come_for_nothing() -> None:
    table = Table("drakk_ramhorn", gold=0)
    table.hand("crash_bomber", "crashbarrow", "rickety_mine", "iron_man", "mad_man")
    table.put("pirate_gang_commander", A)
    plays = [key for key in table.options if key.startswith("play>")]
    assert sorted(plays) == ["play>crash_bomber", "play>crashbarrow"]
    table.play("crashbarrow")
    assert table.player().gold == 0


def test_drakk_ramhorn_hurts_each_opposing_base_when_he_dies() -> None:
    table = Table("drakk_ramhorn", turn=B)
    drakk = table.put("drakk_ramhorn", A, slot=LEADER)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.attack(rhino, drakk)
    assert (table.base(A).damage, table.base(B).damage) == (0, 1)


def test_drakk_ramhorn_hurts_a_shared_base_once() -> None:
    table = Table("drakk_ramhorn", *["troq_bashar"] * 3, mode="teams", turn=B)
    drakk = table.put("drakk_ramhorn", A, slot=LEADER)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.attack(rhino, drakk)
    assert table.base(B).damage == 1


def test_drakk_ramhorn_gives_frenzy_from_level_4() -> None:
    table = Table("drakk_ramhorn")
    drakk = table.put("drakk_ramhorn", A, level=3)
    man = table.put("iron_man", A)
    assert table.now(man).atk == 3
    table.do("level>drakk_ramhorn")
    assert (table.now(man).atk, table.now(drakk).atk) == (4, 2)


def test_drakk_ramhorn_hurries_the_first_unit_of_a_turn_for_good() -> None:
    table = casting("older_brother", "tenderfoot", level=6)
    table.play("tenderfoot")
    (foot,) = table.found("tenderfoot")
    assert table.now(foot).flags & key.HASTE
    table.play("older_brother")
    (brother,) = table.found("older_brother")
    assert not table.now(brother).flags & key.HASTE
    table.end_turn()
    assert table.now(foot).flags & key.HASTE


def test_drakk_ramhorn_does_not_hurry_who_came_before_he_was_at_the_top() -> None:
    table = casting("older_brother", "tenderfoot", level=5)
    table.play("tenderfoot")
    table.do("level>drakk_ramhorn")
    table.play("older_brother")
    for kind in ("tenderfoot", "older_brother"):
        assert not table.now(table.found(kind)[0]).flags & key.HASTE
