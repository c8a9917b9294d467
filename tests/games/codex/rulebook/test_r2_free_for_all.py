"""Everybody for themselves (C268 to C278)."""

from __future__ import annotations

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import ELITE, LEADER, SCAVENGER, TECHNICIAN
from sfb_bot.kernel import Word
from tests.games.codex.kit.table import A, B, C, D, Table


def lend(table: Table, obj: int, place: str) -> None:
    """Lock with an empty zone of one's own, and lend somebody."""
    table.do("patrol")
    while table.asked == "patrol":
        table.do("lock")
    assert table.asked == "lend"
    table.do(str(obj), place)
    while table.asked not in ("main", ""):
        assert table.run.ask is not None
        table.do(table.run.ask.decisions[0].default)


def test_c268_a_zone_protects_its_own_player_alone() -> None:
    table = Table(mode="melee3")
    attacker = table.put("iron_man", A)
    leader = table.put("tenderfoot", B, slot=LEADER)
    table.put("tenderfoot", B)
    free = table.put("tenderfoot", C)
    table.do(f"attack>{attacker}")
    assert set(table.options) == {str(leader), str(free), str(table.base(C).id), "back"}


def test_c269_three_gold_repair_one() -> None:
    table = Table(mode="melee3", gold=8)
    table.base(A).damage = 5
    table.do("repair", "repair")
    assert (table.base(A).damage, table.player().gold) == (3, 2)
    assert "repair" not in table.options
    table = Table(gold=8)
    table.base(A).damage = 5
    assert "repair" not in table.options, "not in a duel"


def test_c270_one_gold_for_each_of_three_kills_in_the_own_turn() -> None:
    table = Table(mode="melee3", gold=5)
    men = [table.put("iron_man", A) for _ in range(4)]
    foes = [table.put("skeleton", B), *(table.put("tenderfoot", C) for _ in range(3))]
    for man, foe in zip(men, foes, strict=True):
        table.attack(man, foe)
    assert table.player(A).gold == 5 + 3


def test_c270_units_only_and_no_own_ones() -> None:
    table = Table(mode="melee3", gold=5)
    rhino, cub = table.put("oversized_rhinoceros", A), table.put("tiger_cub", A)
    hero, wall = table.put("troq_bashar", B), table.put("oversized_rhinoceros", C)
    table.attack(rhino, hero)
    table.attack(cub, wall)
    assert not table.there(cub)
    assert [player.gold for player in table.state.players] == [5, 5, 5]


def test_c270_cq38_kills_by_spells_count_and_deaths_of_themselves_do_not() -> None:
    """C270, CQ38: any cause of one's own; neither what its player gives up nor what dies by its own text."""
    table = Table(mode="melee3", gold=10)
    table.put("troq_bashar", A)
    table.put("tenderfoot", B)
    table.put("shoddy_glider", C)
    table.hand("the_boot")
    table.play("the_boot")
    assert table.player().gold == 10 - 3 + 1
    table.end_turn()
    assert table.found("shoddy_glider") == []
    assert table.player(A).gold == 8, "it was ephemeral"


def test_c270_cq38_a_sacrifice_of_its_player_is_no_kill() -> None:
    table = Table("garth_torken", mode="melee3", gold=10)
    table.put("garth_torken", A)
    table.put("tenderfoot", B)
    table.hand("sacrifice_the_weak")
    table.play("sacrifice_the_weak")
    assert table.found("tenderfoot") == []
    assert table.player().gold == 8


def test_c271_lent_cards_patrol_for_the_borrower_until_their_upkeep() -> None:
    table = Table(mode="melee3")
    man = table.put("iron_man", A)
    lend(table, man, f"seat{C}.{LEADER}")
    obj = table.obj(man)
    assert (table.state.active, obj.seat, obj.slot, obj.owner) == ((B,), C, LEADER, A)
    table.end_turn()
    assert (table.state.active, obj.seat, obj.slot) == ((C,), A, 0)


def test_c271_only_ready_ones_into_empty_places() -> None:
    table = Table(mode="melee3")
    man = table.put("iron_man", A)
    tired = table.put("iron_man", A, is_exhausted=True)
    table.put("tenderfoot", C, slot=ELITE)
    table.do("patrol")
    while table.asked == "patrol":
        table.do("lock")
    assert str(man) in table.options
    assert str(tired) not in table.options
    table.do(str(man))
    assert f"seat{C}.{ELITE}" not in table.options
    assert f"seat{C}.{LEADER}" in table.options


def test_c272_lending_triggers_nothing_and_changes_nothing() -> None:
    table = Table(mode="melee3")
    scribe = table.put("scribe", A, damage=1, runes={"plus": 1})
    lend(table, scribe, f"seat{C}.{LEADER}")
    assert (table.obj(scribe).damage, table.obj(scribe).runes) == (1, {"plus": 1})
    assert table.player(C).hand == []
    assert not table.heard(ev.Arrived)


def test_c272_the_next_player_has_no_use_of_it() -> None:
    table = Table(mode="melee3")
    man = table.put("iron_man", A)
    lend(table, man, f"seat{B}.{LEADER}")
    assert (table.state.active, table.obj(man).seat) == ((B,), A)


def test_c273_the_owner_gets_a_lent_card_and_its_bonus() -> None:
    table = Table(mode="melee3", gold=5, workers=0)
    man = table.put("iron_man", A)
    giant = table.put("oversized_rhinoceros", B)
    lend(table, man, f"seat{C}.{SCAVENGER}")
    before = table.player(A).gold, table.player(C).gold
    table.attack(giant, man)
    assert table.player(A).discard[-1:] == ["iron_man"]
    assert (table.player(A).gold, table.player(C).gold) == (before[0] + 1, before[1])

    table = Table(mode="melee3")
    foot = table.put("tenderfoot", A)
    giant = table.put("oversized_rhinoceros", B)
    lend(table, foot, f"seat{C}.{TECHNICIAN}")
    cards = len(table.player(A).hand), len(table.player(C).hand)
    table.attack(giant, foot)
    assert (len(table.player(A).hand), len(table.player(C).hand)) == (cards[0] + 1, cards[1])


def test_c274_cq39_a_lent_card_is_rested_in_the_lenders_next_turn() -> None:
    """C274, CQ39: it came back before that turn."""
    table = Table(mode="melee3")
    man = table.put("iron_man", A)
    lend(table, man, f"seat{C}.{LEADER}")
    table.end_turn()
    table.end_turn()
    assert table.state.active == (A,)
    assert f"attack>{man}" in table.options


def test_c275_a_tower_acts_for_its_owner_alone() -> None:
    table = Table(mode="melee3")
    one, two = table.put("iron_man", A), table.put("iron_man", A)
    table.put("tower", C)
    table.attack(one, table.base(B).id)
    assert table.obj(one).damage == 0
    table.attack(two, table.base(C).id)
    assert table.obj(two).damage == 1


def test_c276_any_hero_that_opposes_the_dead_ones_owner() -> None:
    table = Table(mode="melee3")
    rhino = table.put("oversized_rhinoceros", A)
    mine, third = table.put("troq_bashar", A), table.put("troq_bashar", C)
    victim = table.put("troq_bashar", B)
    table.attack(rhino, victim)
    assert (table.asked, set(table.options)) == ("reward", {str(mine), str(third)})
    table.do(str(third))
    assert table.obj(third).level == 3


def test_c277_who_has_most_hp_when_a_base_falls_wins() -> None:
    table = Table(mode="melee4")
    rhino = table.put("oversized_rhinoceros", A)
    table.base(A).damage, table.base(B).damage = 5, 19
    table.base(C).damage, table.base(D).damage = 6, 4
    table.attack(rhino, table.base(B).id)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == table.state.side_of[D]


def test_c278_cq40_tied_players_take_one_more_turn_each() -> None:
    """C278, CQ40: the running turn is finished, who has fallen plays no more, then they compare again."""
    table = Table(mode="melee3")
    rhino, man = table.put("oversized_rhinoceros", A), table.put("iron_man", A)
    table.base(B).damage = 19
    stays = table.put("tiger_cub", B)
    table.attack(rhino, table.base(B).id)
    assert (table.state.outcome, table.asked, table.state.active) == (None, "main", (A,))
    assert table.there(stays)
    table.end_turn()
    assert table.state.active == (C,)
    table.end_turn()
    assert table.state.active == (A,), "the turn in which the base fell was not the one more"
    table.attack(man, table.base(C).id)
    assert table.state.outcome is None
    table.end_turn()
    assert table.state.outcome is not None
    assert table.state.outcome.winner == table.state.side_of[A]


def test_c278_until_it_is_broken() -> None:
    table = Table(mode="melee3")
    rhino = table.put("oversized_rhinoceros", A)
    table.base(B).damage = 19
    table.attack(rhino, table.base(B).id)
    turns = []
    for _ in range(7):
        table.end_turn()
        turns.append(table.state.active[0])
    assert turns == [C, A, C, A, C, A, C]
    assert table.state.outcome is None


def test_c278_who_is_left_alone_in_a_tie_has_won() -> None:
    """C278, CQ40: the fallen player is in it no more, and a tied one may give up."""
    table = Table(mode="melee3")
    rhino = table.put("oversized_rhinoceros", A)
    table.base(B).damage = 19
    table.attack(rhino, table.base(B).id)
    assert table.state.outcome is None
    table.run.say(C, Word.CONCEDE)
    assert table.state.outcome is not None
    assert table.state.outcome.winner == table.state.side_of[A]


def test_c278_who_leaves_has_no_turn_in_the_tie() -> None:
    table = Table(mode="melee4")
    rhino = table.put("oversized_rhinoceros", A)
    table.base(B).damage = 19
    table.attack(rhino, table.base(B).id)
    table.run.say(C, Word.CONCEDE)
    assert table.state.outcome is None
    turns = []
    for _ in range(3):
        table.end_turn()
        turns.append(table.state.active[0])
    assert turns == [D, A, D]


def test_cq42_all_bases_at_once_are_a_draw() -> None:
    table = Table(mode="melee3", turn=C)
    table.put("plague_lord", A)
    for seat in (A, B, C):
        table.put("tenderfoot", seat, runes={"minus": 1})
        table.base(seat).damage = 19
    table.end_turn()
    assert table.state.outcome is not None
    assert table.state.outcome.winner is None
