"""Decisions on single cards (CQ44 to CQ59, CQ75)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.ids import LEADER, KindId
from sfb_bot.games.codex.rules.model import HeroCard, Mod
from tests.games.codex.kit.table import A, B, C, D, Table


def test_cq44_jurisdiction_needs_no_hero_but_gold_and_no_ultimates() -> None:
    table = Table("bigby_hayes", gold=20)
    table.put("bigby_hayes", A)
    table.codex("generals_hammer", "the_art_of_war")
    table.hand("jurisdiction")
    table.play("jurisdiction", "generals_hammer", table.base(B).id)
    assert (table.base(B).damage, table.player().gold) == (3, 20 - 2 - 3)


def test_cq45_arrest_does_not_target() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    illusion = table.put("spectral_hound", B, slot=LEADER)
    table.hand("arrest")
    happened = table.play("arrest")
    assert not table.heard(ev.Targeted, happened)
    assert table.obj(illusion).is_exhausted


def test_cq46_the_last_mode_of_versatile_style_has_no_target() -> None:
    table = Table("grave_stormborne")
    grave = table.put("grave_stormborne", A)
    table.obj(grave).mods.append(Mod("key", key.UNTARGETABLE))
    table.hand("versatile_style")
    happened = table.play("versatile_style", "mode3")
    assert not table.heard(ev.Targeted, happened)
    assert table.now(grave).flags & key.DETECTOR


def test_cq47_the_newsman_means_the_printed_cost() -> None:
    table = Table()
    table.put("troq_bashar", B)
    table.hand("reputable_newsman")
    table.hand("scorch", "spark", seat=B)
    table.play("reputable_newsman", "3")
    table.end_turn()
    assert "play>scorch" not in table.options, "4 with the colour, but 3 is printed"
    assert "play>spark" in table.options


def test_cq48_the_resurrector_does_not_mind_the_hero_limit() -> None:
    table = Table(["garth_torken", "orpal_gloor", "vandy_anadrose"])
    table.put("garth_torken", A)
    resurrector = table.put("blackhand_resurrector", A)
    orpal = next(hero for hero in table.player().heroes if hero.kind == "orpal_gloor")
    orpal.has_died, orpal.wait = True, 1
    table.use(resurrector)
    (found,) = table.found("orpal_gloor")
    assert table.obj(found).level == 6


def test_cq49_a_grapplers_return_hit_is_no_combat_damage() -> None:
    table = Table()
    grappler = table.put("whitestar_grappler", A)
    table.put("oversized_rhinoceros", B, slot=LEADER)
    rhino = table.found("oversized_rhinoceros")[0]
    table.obj(grappler).mods.append(Mod("hp", 9))
    happened = table.use(grappler, 0, rhino)
    back = [event for event in happened if isinstance(event, ev.Damaged) and event.obj == grappler]
    assert [(event.amount, event.cause) for event in back] == [(7, "ability")]
    assert table.obj(rhino).slot == 0


def test_cq51_angry_dancers_count_for_the_limit() -> None:
    table = Table("river_montoya")
    table.put("river_montoya", A)
    table.put("harmony", A)
    table.put("dancer", A)
    table.put("angry_dancer", A)
    table.put("angry_dancer", A)
    table.put("tenderfoot", B, slot=LEADER)
    table.hand("spark")
    table.play("spark")
    assert len(table.found("dancer")) == 1


def test_cq52_vandys_highest_ability_does_not_target() -> None:
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A, level=4)
    table.put("spectral_hound", B)
    table.put("tenderfoot", A)
    table.put("tenderfoot", B)
    happened = table.do("level>vandy_anadrose")
    while table.asked != "main":
        happened += table.do(table.options[0])
    assert not table.heard(ev.Targeted, happened)


def test_cq53_five_skeletons_and_five_cards_for_two_gold() -> None:
    for count, usable in ((4, False), (5, True)):
        table = Table("garth_torken")
        lord = table.put("skeletal_lord", A)
        for _ in range(count):
            table.put("skeleton", A)
        table.hand("iron_man")
        assert (f"use>{lord}.1" in table.options) is usable
    table = Table("max_geiger", gold=20)
    table.put("max_geiger", A, level=5)
    table.hand("research_development")
    table.play("research_development")
    assert (len(table.player().hand), table.player().gold) == (5, 18)


def test_cq54_the_gangs_ability_is_the_dead_units_own() -> None:
    """CQ54: its last controller's opponents are hurt, each base once."""
    table = Table(mode="melee3")
    table.put("pirate_gang_commander", A)
    cub, wall = table.put("tiger_cub", A), table.put("oversized_rhinoceros", B)
    table.attack(cub, wall)
    while table.asked != "main":
        table.do(table.options[0])
    assert [table.base(seat).damage for seat in (A, B, C)] == [0, 1, 1]
    table = Table(mode="teams")
    table.put("pirate_gang_commander", A)
    cub, wall = table.put("tiger_cub", A), table.put("oversized_rhinoceros", D)
    table.attack(cub, wall)
    assert table.base(B).damage == 1


def test_cq55_virs_mech_arrives_from_the_future_after_two_upkeeps() -> None:
    table = Table("vir_garbarean")
    table.put("vir_garbarean", A, level=6)
    jail = table.put("jail", B)
    table.do("level>vir_garbarean")
    (mech,) = table.found("mech")
    for _ in range(2):
        assert table.obj(mech).is_future
        table.end_turn()
        table.end_turn()
    assert (table.obj(mech).is_future, table.obj(jail).held) == (False, ())


def test_cq56_a_twin_in_the_codex_is_an_available_copy() -> None:
    table = Table("troq_bashar", "grave_stormborne")
    rhino = table.put("oversized_rhinoceros", A)
    twin = table.put("rambasa_twin", B)
    happened = table.attack(rhino, twin)
    assert table.player(B).codex == {"rambasa_twin": 1}
    (moved,) = table.heard(ev.CardMoved, happened)
    public = moved.for_public()
    assert isinstance(public, ev.CardMoved)
    assert public.kind == "rambasa_twin"


def test_cq57_a_released_unit_is_whose_it_was_played_by() -> None:
    table = Table()
    table.put("jail", B)
    table.hand("scribe", "tenderfoot")
    table.tech(A, 1, "law")
    table.player().heroes.append(HeroCard(KindId("bigby_hayes")))
    table.play("scribe")
    assert table.found("scribe") == []
    table.play("tenderfoot")
    (scribe,) = table.found("scribe")
    assert (table.obj(scribe).seat, len(table.player().hand)) == (A, 1)
    assert table.found("tenderfoot") == []


def test_cq58_only_lending_moves_a_hero() -> None:
    """CQ58: every card that takes control names something else; a lent hero is the borrower's."""
    table = Table(mode="melee3")
    troq = table.put("troq_bashar", A)
    table.do("patrol")
    while table.asked == "patrol":
        table.do("lock")
    table.do(str(troq), f"seat{C}.{LEADER}")
    while table.asked != "main":
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert (table.obj(troq).seat, table.obj(troq).owner) == (C, A)


def test_cq59_focus_looks_at_the_whole_batch_after_armor() -> None:
    table = Table()
    master = table.put("focus_master", B, runes={"focus": 3})
    man = table.put("iron_man", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    table.attack(man, leader)
    assert table.there(leader), "3 damage, 1 armor, 2 HP: exactly"
    assert (table.obj(leader).damage, table.obj(master).runes) == (1, {"focus": 2})


def test_cq73_of_partners_who_share_a_base_one_is_chosen() -> None:
    """CQ73: workers, and the units that obliterate takes."""
    table = Table(mode="teams")
    tiger = table.put("predator_tiger", A)
    table.attack(tiger, table.base(B).id)
    assert set(table.options) == {f"seat{B}", f"seat{D}"}
    table.do(f"seat{D}")
    assert (table.player(B).workers, table.player(D).workers) == (10, 9)

    table = Table(mode="teams")
    duck = table.put("trojan_duck", A)
    first = [table.put("tenderfoot", B) for _ in range(2)]
    second = [table.put("iron_man", D) for _ in range(2)]
    table.attack(duck, table.base(B).id)
    assert set(table.options) == {f"seat{B}", f"seat{D}"}
    table.do(f"seat{D}", str(second[0]))
    assert all(map(table.there, first))
    assert not any(map(table.there, second))


def test_cq73_the_defending_player_is_the_one_whose_card_was_attacked() -> None:
    table = Table(mode="teams")
    duck = table.put("trojan_duck", A)
    low = [table.put("tenderfoot", B) for _ in range(2)]
    target = table.put("immortal", D)
    others = [table.put("regular_sized_rhinoceros", D) for _ in range(2)]
    table.attack(duck, target, others[0])
    assert all(map(table.there, low))
    assert not any(map(table.there, others))


def test_cq75_picks_not_made_are_the_first_of_the_binder() -> None:
    table = Table(workers=5)
    table.codex("trojan_duck", "eggship", "eggship", "iron_man")
    table.end_turn()
    table.do("patrol")
    assert (table.asked, table.options[0]) == ("tech", "iron_man"), "the binder goes by tech level"
    while table.asked == "tech":
        table.run.time_out(A, table.run.ask_no)
    assert (table.asked, table.state.active) == ("main", (A,))
    assert table.player(A).discard == ["iron_man", "eggship"]
    assert table.player(A).codex == {"trojan_duck": 1, "eggship": 1}
