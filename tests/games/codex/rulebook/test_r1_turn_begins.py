"""The beginning of a turn: picks, ready phase, upkeep (C35 to C44)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER
from sfb_bot.games.codex.rules.keywords import FLYING
from sfb_bot.games.codex.rules.model import Mod, Phase
from sfb_bot.games.codex.rules.values import armor_left
from sfb_bot.games.codex.rules.views import public_view
from sfb_bot.kernel import Event
from tests.games.codex.kit.table import A, B, C, D, Table


def up_to(table: Table, *prompts: str) -> list[Event]:
    """End the turn and answer by defaults until one of these is asked."""
    happened = table.do("patrol")
    while table.asked not in prompts:
        assert table.run.ask is not None
        happened.extend(table.do(table.run.ask.decisions[0].default))
    return happened


def test_c35_ready_upkeep_main_draw_in_this_order() -> None:
    table = Table(turn=B)
    table.put("helpful_turtle", A)
    unit = table.put("iron_man", A, is_exhausted=True, damage=1)
    happened = table.end_turn()
    kinds = [type(event) for event in happened]
    began = kinds.index(ev.TurnBegan)
    assert kinds.index(ev.Drawn) < kinds.index(ev.TurnEnded) < began
    ready, gold, healed = (kinds.index(kind, began) for kind in (ev.Readied, ev.GoldChanged, ev.Mended))
    assert began < ready < gold < healed
    assert happened[-1] == ev.PhaseBegan(Phase.MAIN)
    assert table.obj(unit).damage == 0


def test_c35_the_choice_of_cards_stands_open_beside_the_next_turn() -> None:
    table = Table(workers=5)
    table.codex("iron_man", "eggship", "eggship")
    table.end_turn()
    assert (table.state.active, table.asked) == ((B,), "main"), "B does not wait for it"
    coming = table.rules.coming(table.state, A, ())
    assert coming is not None
    assert (coming.seat, coming.prompt) == (A, "tech")
    assert {option.key for option in coming.options} == {"iron_man", "eggship"}
    assert table.rules.coming(table.state, B, ()) is None


def test_c36_the_picks_go_face_down_into_the_discard_just_before_the_own_turn() -> None:
    table = Table(workers=5)
    table.codex("iron_man", "eggship", "eggship")
    table.end_turn()
    before = public_view(table.state, table.run.ask).players[A]
    assert (before.codex_size, before.discard_size) == (3, 0), "nobody sees whether and what was chosen"
    up_to(table, "tech")
    assert table.state.active == (B,), "the turn waits for the choice"
    table.do("eggship")
    assert (table.asked, table.state.active) == ("tech", (B,))
    happened = table.do("eggship")
    assert table.state.active == (A,)
    assert table.player().discard == ["eggship", "eggship"]
    assert table.player().codex == {"iron_man": 1}
    teched = table.heard(ev.Teched, happened)
    assert [event.for_public() for event in teched] == [ev.Teched(A, (), 2)]
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Teched) < kinds.index(ev.TurnBegan)


def test_c37_patrollers_and_effects_until_the_next_turn_end_as_it_begins() -> None:
    table = Table(turn=B)
    patroller = table.put("iron_man", A, slot=ELITE)
    table.obj(patroller).mods.append(Mod("atk", 2, "start", A))
    table.obj(patroller).mods.append(Mod("hp", 2, "start", B))
    assert table.now(patroller).atk == 3 + 1 + 2
    table.end_turn()
    assert table.state.active == (A,)
    assert (table.obj(patroller).slot, table.there(patroller)) == (0, True)
    assert (table.now(patroller).atk, table.now(patroller).hp) == (3, 6), "of A's effects, not of B's"


def test_c37_counters_and_armor_of_all_players_are_renewed() -> None:
    table = Table(mode="melee3", turn=B)
    leader = table.put("regular_sized_rhinoceros", A, slot=LEADER)
    treant = table.put("ironbark_treant", C, slot=LEADER)
    first, second = table.put("tenderfoot", B), table.put("tenderfoot", B)
    table.attack(first, leader)
    table.attack(second, treant)
    left = [armor_left(table.state, table.obj(each)) for each in (leader, treant)]
    assert left == [0, 2], "1 of the place; 1 and 2 printed, of which 1 is gone"
    table.player(B).spent["hires"] = 1
    table.end_turn()
    assert table.state.active == (C,)
    assert table.player(B).spent == {}
    assert armor_left(table.state, table.obj(leader)) == 1
    assert armor_left(table.state, table.obj(treant)) == 0, "it patrols no more"


def test_c38_all_own_exhausted_cards_are_readied() -> None:
    table = Table("troq_bashar", turn=B)
    mine = [
        table.put(kind, A, is_exhausted=True) for kind in ("iron_man", "troq_bashar", "bloodburn", "jail")
    ]
    skipped = table.put("tenderfoot", A, is_exhausted=True)
    table.obj(skipped).skips_ready = True
    theirs = table.put("tenderfoot", B, is_exhausted=True)
    table.end_turn()
    assert [table.obj(each).is_exhausted for each in mine] == [False] * 4
    assert (table.obj(skipped).is_exhausted, table.obj(skipped).skips_ready) == (True, False)
    assert table.obj(theirs).is_exhausted


def test_c39_the_mark_is_used_up_once_exhausted_or_not() -> None:
    table = Table("general_onimaru", "general_onimaru")
    table.put("general_onimaru", A)
    foe = table.put("tenderfoot", B, slot=LEADER)
    table.hand("arrest")
    table.play("arrest")
    assert (table.obj(foe).is_exhausted, table.obj(foe).skips_ready, table.obj(foe).slot) == (True, True, 0)
    table.end_turn()
    assert (table.obj(foe).is_exhausted, table.obj(foe).skips_ready) == (True, False)
    table.end_turn()
    table.end_turn()
    assert not table.obj(foe).is_exhausted
    ready = Table(turn=B)
    marked = ready.put("tenderfoot", A)
    ready.obj(marked).skips_ready = True
    ready.end_turn()
    assert (ready.obj(marked).is_exhausted, ready.obj(marked).skips_ready) == (False, False)


def test_c40_what_lasts_until_the_upkeep_ends_before_the_gold() -> None:
    table = Table(turn=B)
    frail = table.put("tenderfoot", A, damage=2)
    table.obj(frail).mods.append(Mod("hp", 1, "upkeep", A))
    flier = table.put("iron_man", A)
    table.obj(flier).mods.append(Mod("key", FLYING, "upkeep", A))
    happened = table.end_turn()
    assert not table.there(frail), "a state check follows"
    assert not table.now(flier).flags & FLYING
    kinds = [type(event) for event in happened]
    began = kinds.index(ev.TurnBegan)
    assert kinds.index(ev.Left, began) < kinds.index(ev.GoldChanged, began)


@pytest.mark.parametrize(("gold", "workers", "left"), [(0, 7, 7), (3, 4, 7), (15, 9, 20), (20, 1, 20)])
def test_c41_a_gold_for_each_worker(gold: int, workers: int, left: int) -> None:
    table = Table(turn=B, gold=gold, workers=workers)
    table.end_turn()
    assert table.player(A).gold == left


@pytest.mark.parametrize(("workers", "income"), [(9, 4), (3, 3)])
@pytest.mark.parametrize("owner", [A, B])
def test_c41_at_most_4_with_a_slow_time_generator(workers: int, income: int, owner: int) -> None:
    table = Table(turn=B, gold=0, workers=workers)
    table.put("slow_time_generator", A if owner == A else B)
    table.end_turn()
    assert table.player(A).gold == income


def test_c42_upkeep_effects_happen_one_by_one_in_the_active_players_order() -> None:
    table = Table(turn=B)
    starlet = table.put("star_crossed_starlet", A, damage=1)
    table.put("helpful_turtle", A)
    up_to(table, "order", "main")
    assert (table.state.active, table.asked) == ((A,), "order")
    assert table.player(A).gold == 20, "the gold was first"
    healing = next(key for key in table.options if key.startswith("healing"))
    table.do(healing)
    assert table.obj(starlet).damage == 1, "healed to 0, then 1 of her own"
    other = Table(turn=B)
    starlet = other.put("star_crossed_starlet", A, damage=1)
    other.put("helpful_turtle", A)
    up_to(other, "order", "main")
    other.do(next(key for key in other.options if not key.startswith("healing")))
    assert not other.there(starlet), "her own damage first is her second"


def test_c42_surplus_runes_and_mercenaries_belong_to_the_upkeep() -> None:
    table = Table(turn=B)
    table.put("surplus", A)
    argonaut = table.put("fading_argonaut", A, runes={"time": 3})
    future = table.put("plasmodium", A, is_future=True, runes={"time": 3})
    table.end_turn()
    assert len(table.player(A).hand) == 1
    assert (table.obj(argonaut).runes["time"], table.obj(future).runes["time"]) == (2, 2)


def test_c42_in_a_melee_lent_cards_go_back_in_the_borrowers_upkeep() -> None:
    table = Table(mode="melee3")
    lent = table.put("iron_man", A)
    table.do("patrol", "lock")
    assert table.asked == "lend"
    table.do(str(lent), "seat1.1")
    assert table.obj(lent).seat == B
    while table.asked != "main":
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert table.state.active == (B,)
    assert table.obj(lent).seat == A


def test_c43_what_arrives_in_the_upkeep_has_no_upkeep_effect_yet() -> None:
    table = Table(turn=B)
    gone = table.put("fading_argonaut", A, runes={"time": 1})
    table.put("second_chances", A)
    table.end_turn()
    (argonaut,) = table.found("fading_argonaut")
    assert argonaut != gone
    assert table.obj(argonaut).runes == {"time": 3}, "it came back in the upkeep and keeps all its runes"
    later = Table("garus_rook", turn=B)
    later.put("garus_rook", A)
    # A Surplus that is finished now was not there when the upkeep began.
    later.put("surplus", A, is_site=True)
    later.end_turn()
    assert later.player(A).hand == []


def test_c44_no_actions_and_no_abilities_in_the_upkeep() -> None:
    table = Table(turn=B)
    table.put("star_crossed_starlet", A)
    table.put("helpful_turtle", A)
    prospector = table.put("merfolk_prospector", A)
    table.hand("tenderfoot", seat=A)
    up_to(table, "order")
    assert not [key for key in table.options if key.startswith(("use>", "play>", "attack>", "level>"))]
    table.do(table.options[0])
    assert table.asked == "main"
    assert f"use>{prospector}.0" in table.options


def test_c36_a_shared_turn_waits_for_the_picks_of_both_partners() -> None:
    table = Table(mode="teams", turn=B, workers=5)
    table.codex("iron_man", "eggship", seat=A)
    table.codex("iron_man", "eggship", seat=C)
    run = table.run
    for seat in (B, D):
        run.answer(seat, run.ask_no, ("patrol",))
    for picked in ("iron_man", "eggship"):
        assert run.ask is not None
        assert [(each.seat, each.prompt) for each in run.ask.decisions] == [(A, "tech"), (C, "tech")]
        run.answer(A, run.ask_no, (picked,))
        assert table.state.active == (B, D)
        run.answer(C, run.ask_no, (picked,))
    assert table.state.active == (A, C)
    assert table.player(A).discard == table.player(C).discard == ["iron_man", "eggship"]


def test_c38_what_is_not_in_play_is_not_readied() -> None:
    table = Table(turn=B)
    future = table.put("plasmodium", A, is_future=True, runes={"time": 3}, is_exhausted=True)
    table.end_turn()
    assert table.obj(future).is_exhausted
