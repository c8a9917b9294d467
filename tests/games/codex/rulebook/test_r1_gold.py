"""Gold and costs (section 6)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules.ids import LEADER
from tests.games.codex.kit.table import A, B, Table


def test_c75_gold_is_kept_and_never_more_than_20() -> None:
    table = Table(gold=19)
    table.end_turn()
    assert table.player().gold == 19
    first, second = (Table(gold=gold) for gold in (19, 20))
    for case, left in ((first, 20), (second, 20)):
        prospector = case.put("merfolk_prospector", A)
        case.use(prospector)
        assert case.player().gold == left
    second.hand("tenderfoot")
    assert second.player().gold == 20, "what was too much is lost and not kept for later"


def test_c75_the_surplus_is_lost_at_the_moment_of_gaining() -> None:
    table = Table(gold=20)
    prospector = table.put("merfolk_prospector", A)
    table.hand("tenderfoot")
    table.use(prospector)
    table.play("tenderfoot")
    assert table.player().gold == 19


def test_c76_set_to_0_then_reduced_then_raised() -> None:
    table = Table("river_montoya", gold=4)
    table.put("river_montoya", A, level=5)
    table.put("maestro", A)
    table.put("building_inspector", B)
    table.hand("tenderfoot", "jail")
    table.play("tenderfoot")
    assert table.player().gold == 4, "Maestro: 0"
    table.play("jail")
    assert table.player().gold == 0, "3, and 1 for the Inspector"


def test_c76_a_reduction_stops_at_0_before_the_surcharge() -> None:
    table = Table("vir_garbarean", gold=1)
    table.put("vir_garbarean", A)
    table.hand("promise_of_payment", "scorch")
    table.put("tenderfoot", B, slot=LEADER)
    table.play("promise_of_payment")
    assert "play>scorch" in table.options
    table.play("scorch", table.found("tenderfoot")[0])
    assert table.player().gold == 0, "set to 0, then 1 for the colour"


def test_c77_effects_read_the_printed_cost() -> None:
    table = Table("garus_rook", "garus_rook")
    table.put("garus_rook", A)
    table.put("maestro", B)
    cheap = table.put("tenderfoot", B, slot=1)
    dear = table.put("blademaster", B, slot=2)
    token = table.put("beast", B, slot=3)
    table.hand("thunderclap")
    table.do("play>thunderclap")
    assert {str(cheap), str(token)} <= set(table.options), "1 and 0"
    assert str(dear) not in table.options, "6 are printed, whatever Maestro makes of it"


def test_c77_a_copy_has_the_copied_cost() -> None:
    table = Table("garus_rook", "sirus_quince")
    table.put("garus_rook", A)
    original = table.put("regular_sized_rhinoceros", B)
    copy = table.put("mirror_illusion", B, slot=1)
    table.obj(copy).shape = table.obj(original).shape
    plain = table.put("mirror_illusion", B, slot=2)
    table.hand("thunderclap")
    table.do("play>thunderclap")
    assert str(plain) in table.options
    assert str(copy) not in table.options


@pytest.mark.parametrize(("answer", "gold", "workers"), [("yes", 14, 9), ("no", 17, 10)])
def test_c78_a_boost_is_paid_on_playing_and_is_optional(answer: str, gold: int, workers: int) -> None:
    table = Table("captain_zane")
    table.tech(A, 2)
    table.hand("marauder")
    table.do("play>marauder")
    assert (table.asked, table.options) == ("boost", ["yes", "no"])
    table.do(answer)
    if answer == "yes":
        assert table.found("marauder") == [], "before it arrives"
        table.do("workers1")
    assert (table.player().gold, table.player(B).workers) == (gold, workers)
    assert len(table.found("marauder")) == 1


def test_c78_a_boost_works_before_the_unit_goes_to_jail_and_not_without_the_gold() -> None:
    table = Table("captain_zane")
    table.tech(A, 2)
    jail = table.put("jail", B)
    table.hand("marauder")
    table.play("marauder", "yes", "workers1")
    assert (table.player(B).workers, table.found("marauder")) == (9, [])
    assert table.obj(jail).held == ("marauder",)
    poor = Table("captain_zane", gold=5)
    poor.tech(A, 2)
    poor.hand("marauder")
    poor.play("marauder")
    assert (poor.asked, poor.player().gold) == ("main", 2)


@pytest.mark.parametrize(("theirs", "stolen"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_c79_steal_at_most_what_is_there(theirs: int, stolen: int) -> None:
    table = Table("drakk_ramhorn", gold=5)
    table.put("drakk_ramhorn", A)
    table.put("bombaster", A)
    table.player(B).gold = theirs
    table.hand("pillage")
    table.play("pillage", table.base(B).id)
    assert table.base(B).damage == 2, "with a Pirate"
    assert (table.player(A).gold, table.player(B).gold) == (5 - 1 + stolen, theirs - stolen)


def test_c80_who_cannot_pay_the_resist_cannot_choose_the_target() -> None:
    table = Table("troq_bashar", gold=4)
    table.put("troq_bashar", A)
    thief, foot = table.put("brick_thief", B), table.put("tenderfoot", B)
    table.hand("the_boot")
    table.do("play>the_boot")
    assert set(table.options) == {str(thief), str(foot)}
    table.do(str(thief))
    assert (table.player().gold, table.there(thief)) == (0, False), "3, and 1 for resist"
    poor = Table("troq_bashar", gold=3)
    poor.put("troq_bashar", A)
    thief, foot = poor.put("brick_thief", B), poor.put("tenderfoot", B)
    poor.hand("the_boot")
    poor.play("the_boot")
    assert (poor.there(thief), poor.there(foot)) == (True, False)


@pytest.mark.parametrize("gold", [0, 1])
def test_c80_a_tax_is_paid_when_the_defender_is_chosen(gold: int) -> None:
    table = Table("troq_bashar", "setsuki_hiruki", gold=gold)
    attacker = table.put("iron_man", A)
    setsuki = table.put("setsuki_hiruki", B)
    table.do(f"attack>{attacker}")
    assert (str(setsuki) in table.options) == bool(gold)
    if gold:
        table.do(str(setsuki))
        assert table.player().gold == 0


def test_c81_a_promise_makes_the_next_card_free_and_is_paid_in_the_upkeep() -> None:
    table = Table("vir_garbarean", gold=3, workers=5)
    table.put("vir_garbarean", A)
    table.hand("promise_of_payment", "fruit_ninja", "tenderfoot")
    table.play("promise_of_payment")
    table.play("fruit_ninja")
    assert table.player().gold == 3
    table.play("tenderfoot")
    assert table.player().gold == 2, "only the one that follows is free"
    table.end_turn()
    table.end_turn()
    assert table.player().gold == 2 + 5 - 3


def test_c81_a_promise_that_cannot_be_paid_loses_the_game() -> None:
    table = Table("vir_garbarean", gold=0, workers=2)
    table.put("vir_garbarean", A)
    table.hand("promise_of_payment", "fruit_ninja")
    table.play("promise_of_payment")
    table.play("fruit_ninja")
    table.end_turn()
    table.end_turn()
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (table.state.side_of[B], "debt")


def test_c78_a_promise_does_not_cover_the_boost() -> None:
    table = Table(["vir_garbarean", "captain_zane", "troq_bashar"], gold=3)
    table.put("vir_garbarean", A)
    table.tech(A, 2, "anarchy")
    table.hand("promise_of_payment", "marauder")
    table.play("promise_of_payment")
    table.play("marauder", "yes", "workers1")
    assert (table.player().gold, table.player(B).workers) == (0, 9)


@pytest.mark.parametrize("first", ["debt", "gemscout_owl"])
def test_c81_the_active_player_says_when_the_debt_is_due(first: str) -> None:
    table = Table("vir_garbarean", gold=0, workers=2)
    table.put("vir_garbarean", A)
    table.put("gemscout_owl", A)
    table.hand("promise_of_payment", "fruit_ninja")
    table.play("promise_of_payment")
    table.play("fruit_ninja")
    table.end_turn()
    table.do("patrol")
    while table.asked not in ("order", ""):
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    table.do(next(key for key in table.options if key.startswith(first)))
    assert (table.state.outcome is None) == (first == "gemscout_owl"), "2 workers and the owl pay 3"


@pytest.mark.parametrize("gold", [0, 1])
def test_c80_morningstar_pass_is_attacked_for_a_gold(gold: int) -> None:
    table = Table(gold=gold)
    attacker = table.put("iron_man", A)
    building = table.put("morningstar_pass", B)
    table.do(f"attack>{attacker}")
    assert (str(building) in table.options) == bool(gold)
    assert str(table.base(B).id) in table.options
    if gold:
        table.do(str(building))
        assert (table.player().gold, table.obj(building).damage) == (0, 3)
