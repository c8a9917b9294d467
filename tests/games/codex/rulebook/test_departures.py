"""Who gives up or runs out of time: a side of partners together, one of many alone (C282)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.values import in_play
from sfb_bot.kernel import Decree, Word
from tests.games.codex.kit.table import A, B, C, D, Table


def test_c282_partners_give_up_together() -> None:
    table = Table(mode="teams")
    assert table.run.say(B, Word.CONCEDE).events == (ev.ConcessionProposed(B),)
    assert table.state.outcome is None
    assert Word.CONCEDE not in table.rules.words(table.state, B)
    assert table.run.say(B, Word.WITHDRAW_CONCESSION).events == (ev.ConcessionWithdrawn(B),)
    table.run.say(D, Word.CONCEDE)
    assert table.state.outcome is None, "the partner has thought better of it"
    table.run.say(B, Word.CONCEDE)
    assert table.state.outcome is not None
    assert (table.state.outcome.winner, table.state.outcome.reason) == (0, "concession")


def test_c282_the_others_play_on_without_the_cards_of_who_leaves() -> None:
    table = Table(mode="melee3")
    soldier, lent = table.put("soldier", B), table.put("iron_man", B, owner=C)
    attacker = table.put("oversized_rhinoceros", A)
    table.do(f"attack>{attacker}")
    offered = table.options
    table.run.say(B, Word.CONCEDE)
    assert table.there(soldier), "an action under way is done with what it began with"
    assert table.options == offered
    table.do(str(table.base(C).id))
    assert not table.there(soldier)
    assert not table.there(lent)
    assert table.player(C).discard == ["iron_man"], "cards go to those they belong to"
    assert table.base(C).damage > 0
    assert table.asked == "main"


def test_c282_a_base_without_a_player_is_out_of_the_way() -> None:
    table = Table("captain_zane", mode="melee4")
    table.put("captain_zane", A)
    attacker = table.put("oversized_rhinoceros", A)
    table.hand("pillage", "pillage")
    assert table.asked == "main"
    table.run.decree(B, Decree.LOST_ON_TIME)
    bases = {seat: str(table.base(seat).id) for seat in (A, B, C, D)}
    table.play("pillage", bases[C])
    table.do("play>pillage")
    assert bases[B] not in table.options
    assert {bases[C], bases[D]} <= set(table.options)
    table.do(bases[D])
    table.do(f"attack>{attacker}")
    assert bases[B] not in table.options
    assert {bases[C], bases[D]} <= set(table.options)


def test_c282_what_is_under_way_is_done_with_who_leaves_meanwhile() -> None:
    table = Table("captain_zane", mode="melee3")
    table.put("captain_zane", A)
    table.hand("pillage")
    table.do("play>pillage")
    table.run.say(B, Word.CONCEDE)
    gold = table.player(B).gold
    table.do(str(table.base(B).id))
    assert (table.asked, table.player(B).gold) == ("main", gold - 1)


@pytest.mark.parametrize("is_asked_for_a_target", [False, True])
def test_c282_a_turn_ends_when_its_player_leaves(is_asked_for_a_target: bool) -> None:
    table = Table(mode="melee3")
    attacker = table.put("oversized_rhinoceros", A)
    if is_asked_for_a_target:
        table.do(f"attack>{attacker}")
    assert table.run.waiting_for == (A,)
    before = list(table.player(A).hand)
    table.run.say(A, Word.CONCEDE)
    assert table.state.outcome is None
    assert table.until("main") is not None
    assert table.state.active == (B,)
    assert table.player(A).hand == before, "nothing is drawn for who left"
    assert not in_play(table.base(A)), "their base is not built again by the end of that turn"
    for expected in (C, B, C):
        table.end_turn()
        assert table.state.active == (expected,)


def test_c282_who_leaves_instead_of_taking_cards_has_no_turn() -> None:
    table = Table(mode="melee3")
    table.codex("tenderfoot", "tenderfoot", "tenderfoot", seat=B)
    table.do("patrol")
    assert table.asked == "tech"
    step = table.run.say(B, Word.CONCEDE)
    assert not any(isinstance(event, ev.TurnBegan) and B in event.seats for event in step.events)
    table.until("main")
    assert table.state.active == (C,)
