"""Demonology and Vandy Anadrose."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules import keywords as key
from sfb_bot.games.codex.rules.fitting import subtypes_of
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, KindId, ObjId
from tests.games.codex.kit.table import A, B, Table

DEMON = "twilight_baron"


def vandy_table(*, level: int = 1, mode: str = "duel", gold: int = 20) -> tuple[Table, ObjId]:
    """A table where A has Vandy in play and all her tech buildings; Vandy's number."""
    table = Table("vandy_anadrose", mode=mode, gold=gold)
    table.tech(A)
    return table, table.put("vandy_anadrose", A, level=level)


# --- Soul Stone -------------------------------------------------------------------------------------------


def test_soul_stone_makes_stronger_and_saves_once() -> None:
    table, _ = vandy_table()
    baron = table.put(DEMON, A)
    rhino = table.put("regular_sized_rhinoceros", B, slot=LEADER)
    table.hand("soul_stone")
    table.do("play>soul_stone", str(baron))
    assert (table.now(baron).atk, table.now(baron).hp) == (5, 5)
    table.attack(baron, rhino)
    assert table.there(baron)
    assert (table.obj(baron).damage, table.now(baron).hp) == (0, 4)
    assert (table.found("soul_stone"), table.player().discard) == ([], ["soul_stone"])


def test_soul_stone_goes_with_every_other_stone() -> None:
    table, _ = vandy_table()
    friend = table.put("tenderfoot", A)
    table.put("soul_stone", A, host=friend)
    table.put("soul_stone", B, host=friend)
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert table.there(friend)
    assert table.found("soul_stone") == []


def test_soul_stone_waits_behind_two_lives() -> None:
    table, _ = vandy_table()
    juggernaut = table.put("justice_juggernaut", A)
    stone = table.put("soul_stone", A, host=juggernaut)
    table.hand("sacrifice_the_weak", "sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert (table.obj(juggernaut).runes, table.there(stone)) == ({"crumbling": 1}, True)
    table.play("sacrifice_the_weak")
    assert (table.there(juggernaut), table.there(stone)) == (True, False)


def test_soul_stone_cannot_save_who_has_no_hp() -> None:
    table, _ = vandy_table()
    messenger = table.put("timely_messenger", A, runes={"minus": 1})
    table.put("soul_stone", A, host=messenger)
    table.hand("deteriorate")
    table.play("deteriorate")
    assert not table.there(messenger)


def test_soul_stone_does_not_make_a_death() -> None:
    table, _ = vandy_table()
    gorgon = table.put("gorgon", B, slot=LEADER)
    table.put("soul_stone", B, host=gorgon)
    rhino = table.put("regular_sized_rhinoceros", A)
    table.attack(rhino, gorgon)
    assert (table.there(gorgon), table.player(B).hand) == (True, [])


# --- Dark Pact --------------------------------------------------------------------------------------------


def test_dark_pact_hurts_a_base_and_its_player_draws() -> None:
    table, _ = vandy_table()
    table.hand("dark_pact")
    table.play("dark_pact", table.base(A).id)
    assert (table.base(A).damage, len(table.player().hand)) == (2, 2)


def test_dark_pact_on_an_opponent_gives_the_cards_to_them() -> None:
    table, _ = vandy_table()
    table.hand("dark_pact")
    table.play("dark_pact", table.base(B).id)
    assert (table.base(B).damage, len(table.player(B).hand), table.player().hand) == (2, 2, [])


def test_dark_pact_in_a_team_asks_which_partner_draws() -> None:
    table = Table("vandy_anadrose", mode="teams")
    table.put("vandy_anadrose", A)
    table.hand("dark_pact")
    table.play("dark_pact", table.base(B).id)
    assert (table.asked, table.options) == ("opponent", ["seat1", "seat3"])
    table.do("seat3")
    assert (len(table.state.players[3].hand), len(table.player(B).hand)) == (2, 0)


# --- Shadow Blade -----------------------------------------------------------------------------------------


def test_shadow_blade_kills_and_costs_a_card() -> None:
    table, _ = vandy_table()
    brother = table.put("older_brother", B, slot=ELITE)
    table.put("tenderfoot", B)
    table.hand("shadow_blade")
    table.hand("spark", "bloom", seat=B)
    happened = table.play("shadow_blade")
    assert not table.there(brother)
    assert len(table.player(B).hand) == 1
    lost = table.heard(ev.Discarded, happened)[0].for_public()
    assert isinstance(lost, ev.Discarded)
    assert lost.cards == ()


def test_shadow_blade_that_does_not_kill_costs_no_card() -> None:
    table, _ = vandy_table()
    leader = table.put("older_brother", B, slot=LEADER, runes={"plus": 1})
    table.hand("shadow_blade")
    table.hand("spark", seat=B)
    table.play("shadow_blade")
    assert (table.obj(leader).damage, table.player(B).hand) == (2, ["spark"])


def test_shadow_blade_that_is_survived_by_a_soul_stone_costs_no_card() -> None:
    table, _ = vandy_table()
    elite = table.put("tenderfoot", B, slot=ELITE)
    table.put("soul_stone", B, host=elite)
    table.hand("shadow_blade")
    table.hand("spark", seat=B)
    table.play("shadow_blade")
    assert (table.there(elite), table.player(B).hand) == (True, ["spark"])


def test_shadow_blade_counts_an_illusion_that_its_target_was() -> None:
    table, _ = vandy_table()
    hound = table.put("spectral_hound", B, slot=ELITE)
    table.hand("shadow_blade")
    table.hand("spark", seat=B)
    table.play("shadow_blade")
    assert (table.there(hound), table.player(B).hand) == (False, [])


# --- Metamorphosis ----------------------------------------------------------------------------------------


def test_metamorphosis_makes_demons_of_heroes() -> None:
    table = Table(["vandy_anadrose", "garth_torken", "orpal_gloor"])
    vandy = table.put("vandy_anadrose", A, level=5)
    garth = table.put("garth_torken", A, level=2)
    units = [table.put("tenderfoot", A), table.put("thieving_imp", A)]
    foe = table.put("tenderfoot", B)
    table.hand("metamorphosis")
    table.play("metamorphosis", "none")
    assert not any(map(table.there, units))
    assert table.there(foe)
    now = table.now(garth)
    assert (table.obj(garth).level, now.atk, now.hp, table.obj(garth).runes) == (7, 5, 6, {"plus": 2})
    for hero in (vandy, garth):
        assert "demon" in subtypes_of(table.state, table.obj(hero))
        both = key.READINESS | key.INVISIBLE
        assert table.now(hero).flags & both == both
    table.end_turn()
    assert table.now(garth).flags & key.INVISIBLE, "it lasts"


def test_metamorphosis_skips_heroes_that_are_demons() -> None:
    table, vandy = vandy_table(level=5)
    table.hand("metamorphosis", "metamorphosis")
    table.play("metamorphosis")
    table.play("metamorphosis")
    assert table.obj(vandy).runes == {"plus": 2}


def test_metamorphosis_needs_the_highest_level_for_the_whole_turn() -> None:
    table, vandy = vandy_table(level=4)
    table.hand("metamorphosis")
    table.do("level>vandy_anadrose")
    assert table.obj(vandy).level == 5
    assert "play>metamorphosis" not in table.options


# --- Vandy Anadrose ---------------------------------------------------------------------------------------


def test_vandy_anadrose_fetches_a_spell_that_she_shows() -> None:
    table, vandy = vandy_table(level=3)
    table.codex("soul_stone", "metamorphosis", "gargoyle", "sickness")
    table.hand("spark")
    table.do(f"use>{vandy}.0", "spark")
    assert table.options == ["soul_stone", "metamorphosis"]
    happened = table.do("metamorphosis")
    assert (table.player().hand, table.player().discard, table.player().gold) == (
        ["metamorphosis"],
        ["spark"],
        19,
    )
    moved = table.heard(ev.CardMoved, happened)[0].for_public()
    assert isinstance(moved, ev.CardMoved)
    assert moved.kind == "metamorphosis"
    assert KindId("metamorphosis") not in table.player().codex


def test_vandy_anadrose_needs_level_three_and_a_card() -> None:
    table, vandy = vandy_table(level=2)
    table.hand("spark")
    assert f"use>{vandy}.0" not in table.options
    table, vandy = vandy_table(level=3)
    assert f"use>{vandy}.0" not in table.options
    assert table.now(vandy).resist == 1


def test_vandy_anadrose_at_max_dooms_one_of_each_side() -> None:
    table, _ = vandy_table(level=4)
    mine, another = table.put("tenderfoot", A), table.put("iron_man", A)
    foe = table.put("older_brother", B)
    table.put("gorgon", B)
    table.do("level>vandy_anadrose")
    assert (table.asked, table.options) == ("choose", [str(mine), str(another)])
    table.do(str(another))
    assert (table.now(another).atk, table.now(another).hp) == (5, 6)
    assert (table.now(foe).atk, table.now(foe).hp) == (4, 4)
    table.end_turn()
    assert table.now(foe).hp == 4
    table.end_turn()
    assert (table.there(another), table.there(foe), table.there(mine)) == (False, False, True)
    assert table.state.edicts == []


def test_vandy_anadrose_at_max_does_the_half_that_is_possible() -> None:
    table, _ = vandy_table(level=4)
    foe = table.put("older_brother", B, slot=SCAVENGER)
    table.put("gorgon", A)
    table.do("level>vandy_anadrose")
    assert (table.now(foe).hp, table.asked) == (4, "main")


def test_vandy_anadrose_has_doomed_whom_she_does_not_outlive() -> None:
    table, vandy = vandy_table(level=4)
    foe = table.put("older_brother", B)
    rhino = table.put("regular_sized_rhinoceros", B)
    table.do("level>vandy_anadrose")
    table.end_turn()
    table.attack(rhino, vandy)
    assert not table.there(vandy)
    table.end_turn()
    assert not table.there(foe)
