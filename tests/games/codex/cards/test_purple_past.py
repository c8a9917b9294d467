"""The spells and upgrades of Past."""

from __future__ import annotations

from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER, TECHNICIAN
from tests.games.codex.kit.table import A, B, Table


def past(level: int = 1, *others: str) -> Table:
    """A table where Pasternaak can cast for A."""
    table = Table("prynn_pasternaak", *others)
    table.put("prynn_pasternaak", A, level=level, runes={"time": 4})
    return table


# --- Vortoss Emblem ---


def test_vortoss_emblem_makes_a_flagbearer_that_binds_opponents() -> None:
    table = past(1, "max_geiger")
    bearer = table.put("neo_plexus", A)
    table.put("nullcraft", A)
    geiger = table.put("max_geiger", B)
    table.hand("vortoss_emblem")
    table.hand("now", seat=B)
    table.play("vortoss_emblem", bearer)
    (emblem,) = table.found("vortoss_emblem", A)
    assert (table.obj(emblem).host, table.runes(emblem)) == (bearer, 3)
    table.end_turn()
    table.do("play>now")
    assert table.asked == "main", "the one legal target answers itself"
    assert table.obj(bearer).mods
    assert not table.obj(geiger).mods


def test_vortoss_emblem_does_not_bind_its_controller() -> None:
    table = past()
    bearer = table.put("neo_plexus", A)
    other = table.put("nullcraft", A)
    table.put("vortoss_emblem", A, host=bearer)
    table.hand("undo")
    table.do("play>undo")
    assert table.options == [str(bearer), str(other)]


def test_vortoss_emblem_on_an_enemy_unit_binds_that_player() -> None:
    table = Table("max_geiger", "prynn_pasternaak")
    table.put("max_geiger", A)
    bearer = table.put("neo_plexus", A)
    other = table.put("argonaut", A)
    table.put("vortoss_emblem", B, host=bearer)
    table.hand("now")
    table.play("now")
    assert table.obj(bearer).mods
    assert not table.obj(other).mods


def test_vortoss_emblem_fades_in_its_controllers_upkeeps_alone() -> None:
    table = past()
    bearer = table.put("neo_plexus", B)
    emblem = table.put("vortoss_emblem", A, host=bearer, runes={"time": 1})
    table.end_turn()
    assert table.runes(emblem) == 1
    table.end_turn()
    assert not table.there(emblem)
    assert table.there(bearer)


def test_vortoss_emblem_goes_with_its_host() -> None:
    table = past()
    bearer = table.put("neo_plexus", B)
    emblem = table.put("vortoss_emblem", A, host=bearer)
    table.hand("undo")
    table.play("undo")
    assert not table.there(emblem)
    assert "vortoss_emblem" in table.player(A).discard


def test_vortoss_emblem_without_a_unit_is_discarded() -> None:
    table = past()
    table.hand("vortoss_emblem")
    table.play("vortoss_emblem")
    assert table.found("vortoss_emblem") == []
    assert table.player().discard == ["vortoss_emblem"]


# --- Undo, Origin Story, Rewind ---


def test_undo_is_no_death_and_gives_no_bonus_of_the_place() -> None:
    table = past()
    patroller = table.put("hyperion", B, slot=SCAVENGER)
    table.hand("undo")
    table.play("undo")
    assert not table.there(patroller)
    assert table.player(B).hand == ["hyperion"]
    assert (table.player(A).gold, table.player(B).gold) == (17, 20)


def test_undo_does_not_reach_tech_3() -> None:
    table = past()
    octavian = table.put("octavian", B)
    table.hand("undo")
    table.play("undo")
    assert table.there(octavian)


def test_origin_story_sends_a_hero_home_without_a_wait() -> None:
    table = past(1, "max_geiger")
    geiger = table.put("max_geiger", B, level=4)
    pasternaak = table.found("prynn_pasternaak")[0]
    table.hand("origin_story")
    table.play("origin_story", geiger)
    assert not table.there(geiger)
    assert table.player(B).heroes[0].wait == 0
    assert table.obj(pasternaak).level == 1, "no hero has died"


def test_origin_story_may_have_to_take_the_own_hero() -> None:
    table = past()
    pasternaak = table.found("prynn_pasternaak")[0]
    table.hand("origin_story")
    table.play("origin_story")
    assert not table.there(pasternaak)
    assert "summon>prynn_pasternaak" in table.options


def test_rewind_returns_all_units_but_tech_3() -> None:
    table = past(7)
    mine = table.put("hyperion", A)
    theirs = table.put("neo_plexus", B, slot=TECHNICIAN)
    token = table.put("stinger", B)
    octavian = table.put("octavian", B)
    table.hand("rewind")
    table.play("rewind")
    assert [table.there(each) for each in (mine, theirs, token, octavian)] == [False, False, False, True]
    assert table.player(A).hand == ["hyperion"]
    assert table.player(B).hand == ["neo_plexus"]


def test_rewind_needs_only_the_highest_level() -> None:
    table = past(6)
    table.hand("rewind")
    assert "play>rewind" not in table.options
    table.do("level>prynn_pasternaak")
    assert "play>rewind" in table.options, "although she reached it just now"


# --- Second Chances, Slow-Time Generator ---


def test_second_chances_returns_a_unit_once_in_a_turn() -> None:
    table = past(1, "prynn_pasternaak")
    table.put("second_chances", B)
    first = table.put("neo_plexus", B, damage=1, runes={"plus": 1})
    second = table.put("argonaut", B)
    table.hand("undo", "undo")
    table.play("undo", first)
    (returned,) = table.found("neo_plexus", B)
    assert returned != first
    assert (table.obj(returned).damage, table.obj(returned).runes) == (0, {})
    assert table.player(B).hand == []
    table.play("undo", second)
    assert table.player(B).hand == ["argonaut"]


def test_second_chances_works_again_in_the_next_turn() -> None:
    table = past(1, "prynn_pasternaak")
    table.put("prynn_pasternaak", B, runes={"time": 4})
    table.put("second_chances", B)
    plexus = table.put("neo_plexus", B)
    table.hand("undo")
    table.hand("undo", seat=B)
    table.play("undo")
    (again,) = table.found("neo_plexus", B)
    assert again != plexus
    table.end_turn()
    table.play("undo")
    assert not table.there(again)
    assert len(table.found("neo_plexus", B)) == 1


def test_second_chances_does_not_help_against_combat_damage() -> None:
    table = Table()
    table.put("second_chances", B)
    plexus = table.put("neo_plexus", B, slot=LEADER)
    beside = table.put("tenderfoot", B, slot=2, damage=1)
    attacker = table.put("sentry", A)
    table.attack(attacker, plexus)
    assert not table.there(plexus)
    assert not table.there(beside), "sparkshot is combat damage"
    assert table.found("neo_plexus") == table.found("tenderfoot") == []


def test_second_chances_are_not_used_up_by_tokens() -> None:
    table = past(7, "prynn_pasternaak")
    table.put("second_chances", B)
    token = table.put("stinger", B)
    plexus = table.put("neo_plexus", B)
    table.hand("undo", "undo")
    table.play("undo", token)
    assert not table.there(token)
    table.play("undo")
    assert not table.there(plexus)
    assert len(table.found("neo_plexus", B)) == 1


def test_second_chances_save_a_random_one_of_several() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = Table("prynn_pasternaak", seed=f"chance{seed}")
        table.put("prynn_pasternaak", A, level=7, runes={"time": 4})
        table.put("second_chances", B)
        table.put("neo_plexus", B)
        table.put("argonaut", B)
        table.hand("rewind")
        table.play("rewind")
        left = [obj.kind.id for obj in table.state.objs.values() if obj.seat == B and obj.kind.is_unit]
        assert len(left) == 1
        assert len(table.player(B).hand) == 1
        found.update(left)
    assert found == {"neo_plexus", "argonaut"}


def test_second_chances_returns_to_the_last_controller() -> None:
    table = past()
    table.put("second_chances", A)
    stolen = table.put("neo_plexus", A, owner=B)
    table.hand("undo")
    table.play("undo")
    (returned,) = table.found("neo_plexus")
    assert returned != stolen
    assert (table.obj(returned).seat, table.obj(returned).owner) == (A, B)


def test_slow_time_generator_caps_the_gold_of_all_workers() -> None:
    table = Table(gold=0, workers=7)
    table.put("slow_time_generator", A)
    table.end_turn()
    assert table.player(B).gold == 4
    table.end_turn()
    assert table.player(A).gold == 4


def test_slow_time_generator_gives_nothing_to_few_workers() -> None:
    table = Table(gold=0, workers=3)
    table.put("slow_time_generator", A)
    table.end_turn()
    assert table.player(B).gold == 3
