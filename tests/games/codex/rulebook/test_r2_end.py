"""The end of the match (C279 to C283)."""

from __future__ import annotations

from sfb_bot.games.codex.rules.model import SIDES
from sfb_bot.kernel import Decree, Word
from tests.games.codex.kit.table import A, B, C, Table


def test_c279_cq41_the_match_ends_in_the_check_and_nothing_more_is_done() -> None:
    """C279, CQ41: the spell that brought a base to 0 has no second part."""
    table = Table("vandy_anadrose")
    table.put("vandy_anadrose", A)
    table.base(B).damage = 18
    table.hand("dark_pact")
    table.play("dark_pact", table.base(B).id)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "base")
    assert (table.player(B).hand, table.asked) == ([], "")


def test_c280_cq42_both_bases_at_once_are_a_draw() -> None:
    table = Table(turn=B)
    table.put("plague_lord", A)
    table.put("tenderfoot", A, runes={"minus": 1})
    table.put("tenderfoot", B, runes={"minus": 1})
    table.base(A).damage = table.base(B).damage = 19
    table.end_turn()
    assert table.state.outcome is not None
    assert table.state.outcome.winner is None


def test_c280_cq42_in_free_for_all_the_best_remaining_base_wins() -> None:
    """C280, CQ42: two fall at once, the third has won."""
    table = Table(mode="melee3", turn=C)
    table.put("plague_lord", A)
    table.put("tenderfoot", A, runes={"minus": 1})
    table.put("tenderfoot", B, runes={"minus": 1})
    table.base(A).damage = table.base(B).damage = 19
    table.base(C).damage = 15
    table.end_turn()
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 2


def test_c281_an_unpaid_debt_loses() -> None:
    table = Table("vir_garbarean", gold=3, workers=0)
    table.put("vir_garbarean", A)
    table.tech(A, 2, "bashing")
    table.hand("promise_of_payment", "regular_sized_rhinoceros")
    table.play("promise_of_payment")
    table.play("regular_sized_rhinoceros")
    assert table.player().gold == 3
    table.end_turn()
    table.end_turn()
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (1, "debt")


def test_c281_cq43_in_free_for_all_it_is_a_fallen_base() -> None:
    table = Table("vir_garbarean", mode="melee3", gold=3, workers=0)
    table.put("vir_garbarean", A)
    table.tech(A, 2, "bashing")
    table.base(B).damage = 1
    table.hand("promise_of_payment", "regular_sized_rhinoceros")
    table.play("promise_of_payment")
    table.play("regular_sized_rhinoceros")
    for _ in range(3):
        table.end_turn()
    assert table.state.fallen == (A,)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == 2


def test_c282_concession_and_time() -> None:
    """C282: both end the match for the other side; nobody is moved for."""
    table = Table()
    assert table.asked == "main"
    table.run.say(B, Word.CONCEDE)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "concession")

    table = Table()
    assert table.asked == "main"
    table.run.decree(A, Decree.LOST_ON_TIME)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (1, "time")


def test_c283_the_optional_maps_are_not_played() -> None:
    """C283: there is a form of the table for the core rules, and none for a map."""
    assert set(SIDES) == {"duel", "teams", "melee3", "melee4", "melee5"}
    kinds = Table().rules.content.kinds.values()
    assert {kind.type for kind in kinds} == {
        "base",
        "tech",
        "addon",
        "hero",
        "unit",
        "building",
        "upgrade",
        "spell",
    }
