"""The purple starter."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, KindId
from tests.games.codex.kit.table import A, B, Table


def past(level: int = 1) -> Table:
    """A table where Pasternaak, who has runes enough, can cast for A."""
    table = Table("prynn_pasternaak")
    table.put("prynn_pasternaak", A, level=level, runes={"time": 4})
    return table


def present(level: int = 1) -> Table:
    """A table where Geiger can cast for A."""
    table = Table("max_geiger")
    table.put("max_geiger", A, level=level)
    return table


def round_trip(table: Table) -> None:
    """Both players end their turns: it is A's main phase again."""
    table.end_turn()
    table.end_turn()


# --- Units ---


def test_neo_plexus_is_a_plain_soldier_for_2() -> None:
    table = Table()
    table.hand("neo_plexus")
    table.play("neo_plexus")
    (plexus,) = table.found("neo_plexus", A)
    assert table.player().gold == 18
    assert (table.now(plexus).atk, table.now(plexus).hp) == (2, 2)
    assert f"attack>{plexus}" not in table.options, "it is tired from arriving"


def test_neo_plexus_has_no_abilities_and_is_a_soldier() -> None:
    table = Table()
    plexus = table.put("neo_plexus", A)
    assert not table.now(plexus).has_abilities
    assert table.now(plexus).subtypes == {"soldier"}


def test_plasmodium_waits_three_upkeeps_and_may_attack_at_once() -> None:
    table = Table()
    table.hand("plasmodium")
    table.play("plasmodium")
    (beast,) = table.found("plasmodium", A)
    assert table.obj(beast).is_future
    assert table.runes(beast) == 3
    assert table.player().gold == 18
    round_trip(table)
    round_trip(table)
    assert (table.obj(beast).is_future, table.runes(beast)) == (True, 1)
    round_trip(table)
    assert not table.obj(beast).is_future
    assert table.runes(beast) == 0
    assert (table.now(beast).atk, table.now(beast).hp) == (4, 4)
    assert f"attack>{beast}" in table.options, "haste"


def test_plasmodium_in_the_future_is_not_in_play() -> None:
    table = past()
    beast = table.put("plasmodium", B, is_future=True, runes={"time": 1})
    attacker = table.put("iron_man", A)
    table.hand("undo")
    table.do(f"attack>{attacker}")
    assert table.options == [str(table.base(B).id), "back"]
    table.do("back")
    events = table.play("undo")
    assert table.heard(ev.Targeted, events) == [ev.Targeted(A, KindId("undo"), (attacker,))]
    assert table.there(beast)


def test_plasmodium_of_an_opponent_waits_for_their_upkeep() -> None:
    table = Table()
    beast = table.put("plasmodium", B, is_future=True, runes={"time": 2})
    table.end_turn()
    assert table.runes(beast) == 1
    table.end_turn()
    assert table.runes(beast) == 1, "not in the upkeep of somebody else"


def test_nullcraft_is_no_target_of_buffs() -> None:
    table = present()
    craft = table.put("nullcraft", A)
    other = table.put("neo_plexus", A)
    table.hand("now")
    table.do("play>now")
    assert str(craft) not in table.options
    assert str(other) in table.options


def test_nullcraft_is_no_target_of_debuffs() -> None:
    table = Table()
    hero = table.put("troq_bashar", A)
    table.put("nullcraft", B)
    other = table.put("neo_plexus", B)
    table.hand("wither")
    table.do("play>wither")
    assert table.options == [str(hero), str(other)]


def test_nullcraft_is_a_target_of_other_spells() -> None:
    table = past()
    craft = table.put("nullcraft", B)
    table.hand("undo")
    table.play("undo")
    assert not table.there(craft)
    assert table.player(B).hand == ["nullcraft"]


def test_fading_argonaut_is_sacrificed_with_its_third_rune() -> None:
    table = Table()
    table.hand("fading_argonaut")
    table.play("fading_argonaut")
    (argonaut,) = table.found("fading_argonaut", A)
    assert table.runes(argonaut) == 3
    round_trip(table)
    round_trip(table)
    assert table.runes(argonaut) == 1
    round_trip(table)
    assert not table.there(argonaut)


def test_fading_argonaut_keeps_its_runes_in_the_upkeep_of_others() -> None:
    table = Table()
    argonaut = table.put("fading_argonaut", A)
    table.end_turn()
    assert table.runes(argonaut) == 3


def test_fading_argonaut_without_runes_stays() -> None:
    table = Table()
    argonaut = table.put("fading_argonaut", A, runes={"time": 0})
    table.end_turn()
    table.end_turn()
    assert table.there(argonaut), "nothing was removed (C241)"


def test_tinkerer_adds_a_rune_to_any_card_that_has_one() -> None:
    table = Table()
    tinkerer = table.put("tinkerer", A)
    argonaut = table.put("fading_argonaut", B)
    future = table.put("plasmodium", A, is_future=True, runes={"time": 2})
    plain = table.put("neo_plexus", B)
    table.use(tinkerer)
    assert table.options == [str(argonaut), str(future)]
    assert str(plain) not in table.options
    table.do(str(argonaut), "add")
    assert table.runes(argonaut) == 4
    assert table.obj(tinkerer).is_exhausted


def test_tinkerer_lets_a_forecasted_card_arrive() -> None:
    table = Table()
    tinkerer = table.put("tinkerer", A)
    future = table.put("plasmodium", A, is_future=True, runes={"time": 1})
    table.use(tinkerer, 0, "remove")
    assert not table.obj(future).is_future
    assert f"attack>{future}" in table.options


def test_tinkerer_takes_the_last_rune_of_an_opponents_fading_unit() -> None:
    table = Table()
    tinkerer = table.put("tinkerer", A)
    argonaut = table.put("fading_argonaut", B, runes={"time": 1})
    table.use(tinkerer, 0, "remove")
    assert not table.there(argonaut)
    assert table.player(B).discard == ["fading_argonaut"]


def test_tinkerer_does_not_target() -> None:
    table = Table(gold=0)
    tinkerer = table.put("tinkerer", A)
    knight = table.put("knight_of_the_conclave", B, runes={"time": 1})
    events = table.use(tinkerer, 0, "add")
    assert table.runes(knight) == 2
    assert not table.heard(ev.Targeted, events)


def test_hardened_mox_is_trashed_when_a_tech_2_unit_comes() -> None:
    table = present()
    table.tech(A, 2)
    mox = table.put("hardened_mox", A)
    table.hand("hyperion")
    table.play("hyperion")
    assert not table.there(mox)
    assert table.player().trash == ["hardened_mox"]


def test_hardened_mox_minds_forecasted_units() -> None:
    table = Table("vir_garbarean")
    table.tech(A, 2)
    mox = table.put("hardened_mox", A)
    table.hand("omegacron")
    table.play("omegacron")
    assert not table.there(mox)


def test_hardened_mox_stays_for_tech_3_upgrades_and_opponents() -> None:
    table = Table("max_geiger", "prynn_pasternaak")
    mox = table.put("hardened_mox", A)
    table.put("octavian", A)
    table.put("second_chances", A)
    table.put("slow_time_generator", A)
    table.put("hyperion", B)
    table.hand("neo_plexus")
    table.play("neo_plexus")
    assert table.there(mox)


def test_hardened_mox_survives_a_fight_exhausted() -> None:
    table = Table()
    mox = table.put("hardened_mox", B, slot=LEADER)
    attacker = table.put("iron_man", A)
    table.attack(attacker, mox)
    assert table.there(mox)
    assert table.obj(mox).is_exhausted
    assert table.obj(mox).damage == 0


# --- Upgrade and spells ---


def test_battle_suits_give_soldiers_and_mystics_1_atk() -> None:
    table = Table()
    table.hand("battle_suits")
    soldier = table.put("neo_plexus", A)
    mystic = table.put("seer", A)
    other = table.put("nullcraft", A)
    table.play("battle_suits")
    assert [table.now(each).atk for each in (soldier, mystic, other)] == [3, 3, 1]
    assert table.now(soldier).hp == 2


def test_battle_suits_leave_out_tokens_and_opponents() -> None:
    table = Table()
    table.put("battle_suits", A)
    token = table.put("soldier", A)
    theirs = table.put("neo_plexus", B)
    assert table.now(token).atk == 1
    assert table.now(theirs).atk == 2


def test_time_spiral_removes_a_rune_of_an_opponents_card() -> None:
    table = present()
    argonaut = table.put("fading_argonaut", B)
    table.hand("time_spiral")
    table.play("time_spiral", "remove")
    assert table.runes(argonaut) == 2
    assert table.player().gold == 19
    assert table.player().discard == ["time_spiral"]


def test_time_spiral_without_any_rune_does_nothing() -> None:
    table = present()
    table.put("neo_plexus", A)
    table.hand("time_spiral")
    table.play("time_spiral")
    assert table.asked == "main"
    assert table.player().discard == ["time_spiral"]


def test_temporal_research_draws_1_with_few_runes() -> None:
    table = present()
    table.put("fading_argonaut", A, runes={"time": 2})
    table.put("fading_argonaut", B, runes={"time": 9})
    table.hand("temporal_research")
    table.play("temporal_research")
    assert len(table.player().hand) == 1


def test_temporal_research_draws_2_with_3_runes() -> None:
    table = present()
    table.put("fading_argonaut", A, runes={"time": 3})
    table.hand("temporal_research")
    table.play("temporal_research")
    assert len(table.player().hand) == 2


def test_temporal_research_counts_forecasted_cards_and_spells_on_enemies() -> None:
    table = present()
    unit = table.put("neo_plexus", B)
    table.put("vortoss_emblem", A, host=unit, runes={"time": 3})
    table.put("omegacron", A, is_future=True, runes={"time": 6})
    table.put("fading_argonaut", A, runes={"time": 1})
    table.hand("temporal_research")
    table.play("temporal_research")
    assert len(table.player().hand) == 3


def test_temporal_research_cannot_draw_itself() -> None:
    table = present()
    table.deck()
    table.hand("temporal_research")
    table.play("temporal_research")
    assert table.player().hand == []
    assert table.player().discard == ["temporal_research"]


def test_forgotten_fighter_returns_a_small_patroller() -> None:
    table = present()
    fighter = table.put("neo_plexus", B, slot=LEADER)
    table.put("argonaut", B, slot=3)
    table.put("neo_plexus", B)
    table.hand("forgotten_fighter")
    table.play("forgotten_fighter")
    assert not table.there(fighter)
    assert table.player(B).hand == ["neo_plexus"]


def test_forgotten_fighter_reads_the_atk_with_the_place() -> None:
    table = present()
    elite = table.put("neo_plexus", B, slot=2)
    table.put("hyperion", B, slot=3)
    table.hand("forgotten_fighter")
    table.play("forgotten_fighter")
    assert table.there(elite), "3 ATK as an elite"
