"""Past, and Prynn Pasternaak."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, SCAVENGER, TECHNICIAN, ObjId
from tests.games.codex.kit.table import A, B, C, Table


def past(level: int = 1, *others: str) -> Table:
    """A table where Pasternaak can cast for A."""
    table = Table("prynn_pasternaak", *others)
    table.put("prynn_pasternaak", A, level=level, runes={"time": 4})
    return table


def runes(table: Table, number: ObjId) -> int:
    """The time runes on something."""
    return table.obj(number).runes.get("time", 0)


def until(table: Table, prompt: str) -> None:
    """End the turn and answer everything by its default until something is asked, or the next main phase."""
    table.do("patrol")
    if table.asked == "patrol":
        table.do("lock")
    while table.asked not in (prompt, "main", ""):
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)


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
    assert (table.obj(emblem).host, runes(table, emblem)) == (bearer, 3)
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
    assert runes(table, emblem) == 1
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


# --- Seer, Stewardess ---


def test_seer_adds_a_rune_as_she_arrives() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    argonaut = table.put("fading_argonaut", A)
    table.hand("seer")
    table.play("seer", argonaut, "add")
    assert runes(table, argonaut) == 4
    assert table.player().gold == 19


def test_seer_may_do_nothing() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    argonaut = table.put("fading_argonaut", B)
    table.hand("seer")
    table.play("seer", "none")
    assert runes(table, argonaut) == 3


def test_seer_arriving_in_an_opponents_turn_does_nothing() -> None:
    table = past(1, "prynn_pasternaak")
    table.put("second_chances", B)
    table.put("fading_argonaut", B)
    seer = table.put("seer", B)
    table.hand("undo")
    table.play("undo", seer)
    assert table.asked == "main"
    assert len(table.found("seer", B)) == 1


def test_stewardess_returns_a_tech_0_unit() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    plexus = table.put("neo_plexus", B, slot=LEADER)
    table.put("argonaut", B)
    table.hand("stewardess_of_the_undone")
    table.do("play>stewardess_of_the_undone")
    assert table.options == [str(plexus), "none"]
    table.do(str(plexus))
    assert table.player(B).hand == ["neo_plexus"]


def test_stewardess_may_do_nothing() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 1)
    plexus = table.put("neo_plexus", A)
    table.hand("stewardess_of_the_undone")
    table.play("stewardess_of_the_undone", "none")
    assert table.there(plexus)


# --- Shimmer Ray, Golgort, Rememberer ---


def test_shimmer_ray_buys_time_with_cards_without_a_limit() -> None:
    table = Table()
    ray = table.put("shimmer_ray", A, is_fresh=True)
    table.hand("tenderfoot", "older_brother")
    events = table.use(ray, 0, "older_brother")
    table.use(ray, 0, "tenderfoot")
    assert runes(table, ray) == 4
    assert f"use>{ray}.0" not in table.options
    (public,) = [event.for_public() for event in table.heard(ev.Discarded, events)]
    assert public == ev.Discarded(A, (), 1, "cost")


def test_shimmer_ray_dies_with_its_second_rune() -> None:
    table = Table()
    ray = table.put("shimmer_ray", A)
    for _ in range(2):
        table.end_turn()
        table.end_turn()
    assert not table.there(ray)


def test_golgort_gains_a_rune_when_anybody_of_yours_hits_a_building() -> None:
    table = Table()
    golgort = table.put("yesterdays_golgort", A)
    other = table.put("neo_plexus", A)
    table.attack(other, table.base(B).id)
    assert runes(table, golgort) == 3
    table.attack(golgort, table.base(B).id)
    assert runes(table, golgort) == 4
    assert table.base(B).damage == 8


def test_golgort_minds_neither_units_nor_opponents() -> None:
    table = Table()
    golgort = table.put("yesterdays_golgort", A)
    other = table.put("iron_man", A)
    defender = table.put("neo_plexus", B, slot=LEADER)
    theirs = table.put("yesterdays_golgort", B)
    table.attack(other, defender)
    assert runes(table, golgort) == 2
    table.attack(golgort, table.base(B).id)
    assert runes(table, theirs) == 2


def test_rememberer_brings_a_fading_unit_back_in_the_upkeep() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 2)
    rememberer = table.put("rememberer", A)
    table.discard("fading_argonaut", "shimmer_ray", "neo_plexus", "ebbflow_archon")
    table.end_turn()
    until(table, "choose")
    assert table.options == ["fading_argonaut", "shimmer_ray", "none"], "tech III is not there yet"
    table.do("shimmer_ray")
    (ray,) = table.found("shimmer_ray", A)
    assert (runes(table, rememberer), runes(table, ray)) == (2, 2)
    assert "shimmer_ray" not in table.player().discard
    assert table.player().gold == 20


def test_rememberer_may_return_herself() -> None:
    table = Table("prynn_pasternaak")
    table.tech(A, 2)
    first = table.put("rememberer", A, runes={"time": 1})
    table.discard()
    table.end_turn()
    until(table, "choose")
    assert not table.there(first)
    table.do("rememberer")
    (second,) = table.found("rememberer", A)
    assert runes(table, second) == 3


def test_rememberer_minds_every_removal_of_yours_and_none_of_others() -> None:
    table = Table()
    table.put("rememberer", A)
    tinkerer = table.put("tinkerer", A)
    theirs = table.put("tinkerer", B)
    table.discard("fading_argonaut")
    table.use(tinkerer, 0, "remove")
    assert table.asked == "choose"
    table.do("fading_argonaut")
    assert len(table.found("fading_argonaut", A)) == 1
    table.discard("fading_argonaut")
    table.end_turn()
    (rememberer,) = table.found("rememberer", A)
    table.use(theirs, 0, rememberer, "remove")
    assert table.asked == "main"
    assert len(table.found("fading_argonaut", A)) == 1


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


# --- Ebbflow Archon ---


def test_ebbflow_archon_grows_as_its_runes_go() -> None:
    table = Table()
    archon = table.put("ebbflow_archon", A)
    target = table.put("hyperion", B)
    assert (table.now(archon).atk, table.now(archon).hp) == (5, 5)
    table.use(archon, 1, target)
    assert (table.now(archon).atk, table.now(archon).hp) == (6, 6)
    assert table.player(B).hand == ["hyperion"]


def test_ebbflow_archon_sends_heroes_home() -> None:
    table = Table("troq_bashar", "troq_bashar")
    archon = table.put("ebbflow_archon", A)
    hero = table.put("troq_bashar", B, level=3)
    table.use(archon, 1, hero)
    assert not table.there(hero)
    assert table.player(B).heroes[0].wait == 0


def test_ebbflow_archon_goes_with_its_last_rune_and_still_works() -> None:
    table = Table()
    archon = table.put("ebbflow_archon", A, runes={"time": 1})
    target = table.put("octavian", B)
    table.use(archon, 1)
    assert not table.there(archon)
    assert not table.there(target)
    assert table.player(A).discard == ["ebbflow_archon"]


# --- Prynn Pasternaak ---


def test_pasternaak_arrives_with_4_runes_and_gains_one_by_attacking() -> None:
    table = Table("prynn_pasternaak")
    table.do("summon>prynn_pasternaak")
    (pasternaak,) = table.found("prynn_pasternaak")
    assert runes(table, pasternaak) == 4
    table.end_turn()
    table.end_turn()
    assert runes(table, pasternaak) == 3
    table.attack(pasternaak, table.base(B).id)
    assert runes(table, pasternaak) == 4
    assert table.base(B).damage == 1


def test_pasternaak_dying_from_fading_at_mid_lets_opponents_keep_their_hands() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    table.end_turn()
    table.end_turn()
    assert table.found("prynn_pasternaak") == []
    table.end_turn()
    hand = table.player(B).hand.copy()
    assert len(hand) == 2
    events = table.end_turn()
    assert table.player(B).hand == hand
    assert not [event for event in table.heard(ev.Drawn, events) if getattr(event, "seat", None) == B]
    table.end_turn()
    table.end_turn()
    assert len(table.player(B).hand) == 4, "one draw phase, no more"


def test_pasternaak_below_mid_just_dies_and_a_hero_is_rewarded() -> None:
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, level=3, runes={"time": 1})
    troq = table.put("troq_bashar", B)
    table.end_turn()
    table.end_turn()
    assert table.state.edicts == []
    assert table.obj(troq).level == 3
    assert table.player(A).heroes[0].wait == 2


def test_pasternaak_losing_her_last_rune_otherwise_has_not_faded() -> None:
    table = Table("prynn_pasternaak")
    pasternaak = table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    tinkerer = table.put("tinkerer", A)
    table.use(tinkerer, 0, "remove")
    assert not table.there(pasternaak)
    assert table.state.edicts == []


def test_pasternaak_trashes_a_unit_until_she_leaves() -> None:
    table = past(7)
    (pasternaak,) = table.found("prynn_pasternaak")
    theirs = table.put("hyperion", B, damage=2)
    stolen = table.put("neo_plexus", B, owner=A)
    table.hand("origin_story")
    table.use(pasternaak, 2, theirs)
    assert table.player(B).trash == ["hyperion"]
    assert runes(table, pasternaak) == 2
    table.play("origin_story")
    (back,) = table.found("hyperion", B)
    assert (table.obj(back).damage, table.obj(back).fresh, table.player(B).trash) == (0, True, [])
    assert table.there(stolen)
    assert table.state.edicts == []


def test_pasternaak_with_exactly_2_runes_dies_and_the_unit_is_back_at_once() -> None:
    table = Table("prynn_pasternaak")
    pasternaak = table.put("prynn_pasternaak", A, level=7, runes={"time": 2})
    theirs = table.put("hyperion", B)
    table.use(pasternaak, 2)
    assert not table.there(pasternaak)
    assert not table.there(theirs)
    assert len(table.found("hyperion", B)) == 1
    assert table.player(B).trash == []


def test_pasternaak_needs_her_highest_level_and_2_runes_to_trash() -> None:
    for level, number in ((6, 4), (7, 1)):
        table = Table("prynn_pasternaak")
        pasternaak = table.put("prynn_pasternaak", A, level=level, runes={"time": number})
        table.put("hyperion", B)
        assert f"use>{pasternaak}.2" not in table.options


def test_pasternaak_does_not_bring_back_tokens() -> None:
    table = past(7)
    (pasternaak,) = table.found("prynn_pasternaak")
    token = table.put("stinger", B)
    table.hand("origin_story")
    table.use(pasternaak, 2)
    assert not table.there(token)
    table.play("origin_story")
    assert table.found("stinger") == []


def test_pasternaak_and_second_chances_bring_a_unit_back_once() -> None:
    table = past(7)
    (pasternaak,) = table.found("prynn_pasternaak")
    table.put("second_chances", B)
    table.put("hyperion", B)
    table.hand("origin_story")
    table.use(pasternaak, 2)
    assert len(table.found("hyperion", B)) == 1
    table.play("origin_story")
    assert len(table.found("hyperion", B)) == 1
    assert table.player(B).trash == []


def test_pasternaak_fading_in_a_melee_concerns_every_opponent() -> None:
    table = Table("prynn_pasternaak", mode="melee3", turn=C)
    table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    table.end_turn()
    assert [(edict.name, edict.seat) for edict in table.state.edicts] == [("no_draw", B), ("no_draw", C)]
