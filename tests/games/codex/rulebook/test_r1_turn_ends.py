"""Main phase, draw phase, the end of a turn and the picks after it (C45 to C58)."""

from __future__ import annotations

import pytest

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import LEADER, KindId
from sfb_bot.games.codex.rules.model import Mod
from sfb_bot.kernel import Event, Seat
from tests.games.codex.kit.table import A, B, C, D, Table


def kinds_of(happened: list[Event]) -> list[type[Event]]:
    """The classes of what happened, in their order."""
    return [type(event) for event in happened]


def test_c45_any_number_of_actions_in_any_order() -> None:
    table = Table()
    table.put("iron_man", A)
    table.hand("tenderfoot", "older_brother", "fruit_ninja")
    attacker = table.put("older_brother", A)
    table.play("tenderfoot")
    table.attack(attacker, table.base(B).id)
    table.do("hire", "fruit_ninja", "summon>troq_bashar", "level>troq_bashar", "level>troq_bashar")
    table.play("older_brother")
    assert table.base(B).damage == 2
    assert table.player().gold == 20 - 1 - 1 - 2 - 1 - 1 - 2
    assert table.asked == "main"


def test_c46_locking_the_zone_ends_the_main_phase_also_an_empty_one() -> None:
    table = Table()
    table.put("iron_man", A)
    table.hand("tenderfoot")
    table.do("patrol", "back")
    assert (table.asked, table.state.active) == ("main", (A,))
    table.end_turn()
    assert table.state.active == (B,)
    assert not [obj for obj in table.state.objs.values() if obj.slot]


def test_c46_desperation_takes_the_hand_right_after_the_lock() -> None:
    table = Table("drakk_ramhorn")
    table.put("drakk_ramhorn", A)
    table.hand("desperation", "tenderfoot", "tenderfoot")
    table.play("desperation")
    happened = table.end_turn()
    discarded = [event.count for event in happened if isinstance(event, ev.Discarded)]
    assert discarded == [2], "before the draw phase, which finds no hand"
    assert len(table.player().hand) == 2


@pytest.mark.parametrize(("count", "drawn"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (5, 5), (7, 5)])
def test_c47_c48_the_hand_is_discarded_and_a_new_one_drawn(count: int, drawn: int) -> None:
    table = Table()
    table.hand(*["spark"] * count)
    table.end_turn()
    assert table.player().hand == ["tenderfoot"] * drawn
    assert table.player().discard == ["spark"] * count


def test_c47_the_discarded_hand_may_come_back_by_a_reshuffle() -> None:
    table = Table()
    table.hand("spark", "bloom", "wither")
    table.deck("tenderfoot")
    table.end_turn()
    assert sorted(table.player().hand) == ["bloom", "spark", "tenderfoot", "wither"], "there were only four"


def test_c49_a_stash_keeps_one_card_and_draws_one_less() -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    table.hand("spark", "bloom")
    table.do("patrol", "lock", "spark")
    assert sorted(table.player().hand) == ["spark", "tenderfoot", "tenderfoot", "tenderfoot"]
    assert table.player().discard == ["bloom"]
    none = Table("bigby_hayes")
    none.put("bigby_hayes", A)
    none.hand("spark", "bloom")
    none.do("patrol", "lock", "none")
    assert none.player().hand == ["tenderfoot"] * 4, "the final size is the same"


@pytest.mark.parametrize(("shrines", "count", "drawn"), [(1, 0, 3), (1, 5, 6), (2, 1, 5), (2, 4, 7)])
def test_c50_a_shrine_adds_one_to_the_number_and_to_the_cap(shrines: int, count: int, drawn: int) -> None:
    table = Table()
    for _ in range(shrines):
        table.put("shrine_of_forbidden_knowledge", A)
    table.hand(*["spark"] * count)
    table.end_turn()
    assert len(table.player().hand) == drawn


def test_c50_without_a_draw_phase_the_hand_stays() -> None:
    table = Table("garus_rook")
    table.tech(A, 3)
    table.hand("oathkeeper_of_kor_mountain", "spark", "bloom")
    table.play("oathkeeper_of_kor_mountain", "mode1")
    table.end_turn()
    assert (table.player().hand, table.player().discard) == (["spark", "bloom"], [])


def test_c51_triggers_then_buildings_then_effects_of_the_turn() -> None:
    table = Table("drakk_ramhorn")
    ogre = table.put("bloodrage_ogre", A)
    glider = table.put("shoddy_glider", B)
    frail = table.put("tenderfoot", A, damage=2)
    table.obj(frail).mods.append(Mod("hp", 1, "turn", A))
    stolen = table.put("iron_man", A, owner=B)
    table.obj(stolen).home = ((B, "turn"),)
    table.do("build>tech1")
    happened = table.end_turn()
    kinds = kinds_of(happened)
    left = {event.obj: place for place, event in enumerate(happened) if isinstance(event, ev.Left)}
    drawn, built, ended = kinds.index(ev.Drawn), kinds.index(ev.Finished), kinds.index(ev.EffectsEnded)
    assert drawn < left[ogre] < built
    assert drawn < left[glider] < built
    assert built < ended < left[frail], "and a check of the table follows"
    assert built < kinds.index(ev.ControlChanged) < kinds.index(ev.TurnEnded)
    assert table.obj(stolen).seat == B
    assert table.player().hand.count(KindId("bloodrage_ogre")) == 1, "after the draw phase"


def test_c52_ephemeral_and_lizzo_at_the_end_of_every_turn_the_ogre_of_its_own() -> None:
    table = Table(turn=B)
    glider, lizzo, ogre = (
        table.put(kind, A) for kind in ("shoddy_glider", "chameleon_lizzo", "bloodrage_ogre")
    )
    table.end_turn()
    assert [table.there(each) for each in (glider, lizzo, ogre)] == [False, False, True]
    table.end_turn()
    assert not table.there(ogre)


@pytest.mark.parametrize(("workers", "is_free"), [(4, False), (9, False), (10, True), (12, True)])
def test_c53_two_cards_are_a_duty_with_fewer_than_10_workers(workers: int, is_free: bool) -> None:
    table = Table(workers=workers)
    table.codex("iron_man", "eggship", "eggship")
    table.end_turn()
    table.do("patrol")
    for _ in range(2):
        assert table.asked == "tech"
        assert set(table.options) - {"none"} == {"iron_man", "eggship"}
        assert ("none" in table.options) == is_free
        table.do("eggship")
    assert (table.asked, table.state.active) == ("main", (A,)), "two at most"
    assert table.player().discard == ["eggship", "eggship"], "equal ones or different ones"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_c53_with_10_workers_fewer_may_be_taken(count: int) -> None:
    table = Table()
    table.codex("iron_man", "eggship")
    table.end_turn()
    table.do("patrol", *("iron_man", "eggship")[:count])
    if count < 2:
        table.do("none")
    assert (table.state.active, table.player().discard) == ((A,), ["iron_man", "eggship"][:count])


def keys(table: Table, seat: Seat, *given: str) -> set[str] | None:
    """What a seat may choose from before it is asked, after these choices; None for nothing."""
    coming = table.rules.coming(table.state, seat, tuple((key,) for key in given))
    return None if coming is None else {option.key for option in coming.options}


def test_c53_c54_both_cards_may_be_chosen_before_the_own_turn_starts() -> None:
    table = Table(workers=9)
    table.codex("iron_man", "eggship", "eggship")
    table.end_turn()
    assert keys(table, A) == {"iron_man", "eggship"}
    assert keys(table, A, "eggship") == {"iron_man", "eggship"}, "there are two of them"
    assert keys(table, A, "iron_man") == {"eggship"}
    assert keys(table, A, "iron_man", "eggship") is None, "two are all"


def test_c53_c55_the_choice_ends_where_nothing_more_is_wanted_or_there() -> None:
    table = Table(workers=10)
    table.codex("iron_man")
    table.end_turn()
    assert keys(table, A) == {"iron_man", "none"}
    assert keys(table, A, "none") is None
    assert keys(table, A, "iron_man") is None, "C55: the codex is empty then"


def test_c54_it_may_be_made_while_the_next_player_chooses_theirs() -> None:
    table = Table(workers=9)
    for seat in (A, B):
        table.codex("iron_man", "eggship", seat=seat)
    table.do("patrol")
    table.until("tech")
    assert (table.asked, table.run.waiting_for) == ("tech", (B,))
    assert keys(table, A) == {"iron_man", "eggship"}
    assert keys(table, B) is None, "B is asked"


def test_c54_partners_choose_each_their_own() -> None:
    table = Table(mode="teams", turn=B, workers=9)
    table.codex("iron_man", "eggship", seat=A)
    table.codex("firebat", "eggship", "eggship", seat=C)
    for seat in (A, C):
        table.player(seat).least_picks = 2
    assert keys(table, A) == {"iron_man", "eggship"}
    assert keys(table, C) == {"firebat", "eggship"}
    assert keys(table, C, "firebat") == {"eggship"}
    assert keys(table, B) is None


def test_c54_the_number_is_read_when_the_own_turn_ends() -> None:
    """C54: workers that are lost later do not change what has to be chosen."""
    table = Table(workers=10)
    table.codex("iron_man", "eggship")
    table.end_turn()
    table.player(A).workers = 3
    coming = table.rules.coming(table.state, A, ())
    assert coming is not None
    assert "none" in {option.key for option in coming.options}
    table.do("patrol")
    assert table.asked == "tech", "it can be made up to the own next turn"
    assert "none" in table.options
    few = Table(workers=9)
    few.codex("iron_man", "eggship")
    few.end_turn()
    few.player(A).workers = 12
    few.do("patrol")
    assert "none" not in few.options


@pytest.mark.parametrize("left", [0, 1])
def test_c55_whoever_has_too_few_takes_what_is_there(left: int) -> None:
    table = Table(workers=4)
    table.codex(*["iron_man"] * left)
    table.end_turn()
    table.do("patrol")
    if left:
        assert (table.asked, table.options) == ("tech", ["iron_man"])
    table.do(table.options[0])
    assert (table.state.active, table.player().discard) == ((A,), ["iron_man"] * left)


def test_c56_the_first_player_techs_after_the_first_turn() -> None:
    table = Table(workers=4)
    table.player(A).turns, table.player(B).turns = 1, 0
    table.state.turn_no = 1
    table.codex("iron_man", "eggship")
    table.codex("iron_man", "eggship", seat=B)
    table.do("patrol")
    assert (table.asked, table.state.active) == ("main", (B,)), "B has nothing to take before its first turn"
    table.do("patrol")
    assert table.asked == "tech"
    assert table.run.ask is not None
    assert table.run.ask.decisions[0].seat == A


def test_c57_extra_turns_add_up_and_follow_directly() -> None:
    table = Table(workers=4)
    table.codex("iron_man", "iron_man", "eggship", "eggship")
    table.state.extra.extend([A, A])
    attacker = table.put("tenderfoot", A)
    found: list[tuple[str, Seat]] = []
    for _ in range(3):
        table.attack(attacker, table.base(B).id)
        table.do("patrol")
        while table.asked != "main":
            assert table.run.ask is not None
            decision = table.run.ask.decisions[0]
            found.append((decision.prompt, decision.seat))
            table.do(decision.default)
    assert found == [("tech", A)] * 4 + [("begin", B)], "each with its own two picks before it"
    assert (table.state.active, table.player().codex) == ((B,), {})
    assert table.base(B).damage == 3, "ready again each time: complete turns"


def test_c57_in_team_play_only_that_player_acts_in_an_extra_turn() -> None:
    table = Table(mode="teams")
    table.state.extra.append(A)
    table.end_turn()
    while table.state.turn_no == 9:
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    while table.asked != "main":
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)
    assert table.state.active == (A,)
    table.end_turn()
    assert table.state.active == (B, D)
    assert C not in table.state.active


def test_c58_the_first_turn_is_complete() -> None:
    table = Table(workers=4, gold=0)
    table.player(A).turns, table.player(B).turns = 1, 0
    table.state.turn_no = 1
    patroller = table.put("tenderfoot", A)
    table.hand("spark", "bloom", seat=B)
    table.end_turn(patroller)
    assert table.obj(patroller).slot == LEADER
    assert len(table.player(A).hand) == 2
    assert (table.state.active, table.player(B).gold) == ((B,), 4)
    table.end_turn()
    assert len(table.player(B).hand) == 4


@pytest.mark.parametrize(("count", "shrines", "size"), [(5, 0, 5), (7, 0, 5), (1, 0, 3), (5, 1, 6)])
def test_c49_the_final_size_is_the_same_with_a_stash(count: int, shrines: int, size: int) -> None:
    table = Table("bigby_hayes")
    table.put("bigby_hayes", A)
    for _ in range(shrines):
        table.put("shrine_of_forbidden_knowledge", A)
    table.hand(*["spark"] * count)
    table.do("patrol", "lock", "spark")
    hand = table.player().hand
    assert (len(hand), hand.count(KindId("spark"))) == (size, 1)
    assert table.player().discard == ["spark"] * (count - 1)


def test_c50_pasternaak_faded_makes_opponents_skip_their_next_draw_phase() -> None:
    table = Table("prynn_pasternaak", turn=B)
    table.put("prynn_pasternaak", A, level=4, runes={"time": 1})
    table.hand("spark", seat=A)
    table.end_turn()
    assert table.found("prynn_pasternaak") == []
    hand = [*table.player(B).hand]
    table.end_turn()
    assert len(table.player(A).hand) == 3, "not the own one"
    table.end_turn()
    assert (table.player(B).hand, table.player(B).discard) == (hand, [])
    table.end_turn()
    table.end_turn()
    assert len(table.player(B).hand) == len(hand) + 2, "only the next one"
