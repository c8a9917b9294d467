"""Components, the basic set-up and opening hands (sections 2 and 4)."""

from __future__ import annotations

from collections import Counter

import pytest

from sfb_bot.games.rift.rules import events as ev
from sfb_bot.games.rift.rules.content import RANKS
from sfb_bot.games.rift.rules.model import SEATS, Phase
from sfb_bot.kernel import SetupRefused
from tests.games.rift.kit.table import Table, content, rules, started, table


def rank_counts(kinds: list[str]) -> dict[str, int]:
    found = Counter(content().kinds[kind].rank for kind in kinds)
    return {rank: found[rank] for rank in RANKS}


def kept(t: Table) -> Table:
    """Both keep the first four of their champions."""
    for letter in "ab":
        t.by(letter).keeps(*sorted(t.view(letter).packet)[:4])
    return t


# --- components -------------------------------------------------------------------------------------------


def test_one_pool_of_warriors_and_equal_spell_decks() -> None:
    """R-1, RQ4: three ranks in one pool, and the same 20 spells for either player."""
    pool = content().pool
    assert [len(pool[rank]) for rank in ("champion", "elite", "common")] == [18, 18, 18]
    t = kept(started())
    for player in t.state.players:
        assert sorted([*player.hand, *player.spell_deck]) == sorted(content().spell_deck)
    assert len(content().spell_deck) == 20


def test_two_lanes_of_seven_cells() -> None:
    """R-2, RQ1: N1 to N7 and S1 to S7, named the same for both."""
    assert content().cell_names == tuple(f"{lane}{n}" for lane in "NS" for n in range(1, 8))


@pytest.mark.parametrize(
    ("turn", "lane", "home", "next_cell"),
    [("a", "N", "N1", "N2"), ("a", "S", "S1", "S2"), ("b", "N", "N7", "N6"), ("b", "S", "S7", "S6")],
)
def test_home_cells_and_forward(turn: str, lane: str, home: str, next_cell: str) -> None:
    """R-2: Blue comes in at 1 and goes up, Red at 7 and goes down."""
    t = table(f"turn={turn} summon turned=zombie | {turn} deck=0 hand=swap | {'ab'.replace(turn, '')} deck=0")
    t.by(turn).summons(lane)
    t.expect(at={home: "zombie"})
    t.by(turn).ends_turn()
    # The other has neither warriors nor cards: its turn passes by itself.
    t.expect(at={home: None, next_cell: "zombie"})


def test_a_cell_holds_one_warrior_of_either_army() -> None:
    """R-3: nobody is summoned onto a taken home cell, and nobody advances onto a taken cell."""
    t = table("start turn=b | a S1 zombie S2 militia hand=swap deck=imp | b S3 zombie deck=0")
    t.expect(at={"S1": "zombie", "S2": "militia", "S3": "zombie", "N1": "imp"})


def test_what_lies_beside_the_board() -> None:
    """R-4: a warrior deck, a warrior discard, a spell deck, a spell discard and a hand for each."""
    t = kept(started(first=0))
    public = t.public()
    # Blue begins: it has turned up the first of its twelve.
    assert [each.deck_size for each in public.players] == [11, 12]
    assert [each.hand_size for each in public.players] == [2, 3]
    assert [each.spell_deck_size for each in public.players] == [18, 17]
    assert all(not each.discard and not each.spell_discard for each in public.players)


def test_a_hand_has_no_limit() -> None:
    """R-4, RQ11: nothing is discarded, however many are held."""
    t = table("| a N1 zombie deck=0 hand=15 | b N7 zombie deck=0")
    t.a.ends().draws()
    t.expect(hands=(16, 1), spells={"a": 4})


# --- before the match -------------------------------------------------------------------------------------


def test_the_first_player_is_drawn_by_lot_or_agreed() -> None:
    """R-10, RQ2: by lot from the dice of the match, unless it was agreed."""
    lots = Counter(started(first=None, seed=f"lot/{n}").state.first for n in range(40))
    assert all(lots[seat] > 5 for seat in SEATS)
    assert all(started(first=seat, seed=f"{n}").state.first == seat for seat in SEATS for n in range(5))


@pytest.mark.parametrize("army", ["", "advanced"])
def test_the_way_to_build_armies_is_agreed_before(army: str) -> None:
    """R-10: `basic` or `draft`, nothing else."""
    with pytest.raises(SetupRefused):
        rules().begin({"army": army}, "seed")


def test_basic_deal() -> None:
    """R-11: six champions to choose from, four elites and four commons without a choice, the rest boxed."""
    t = started()
    assert t.state.phase is Phase.KEEP
    for player in t.state.players:
        assert rank_counts([*player.packet]) == {"champion": 6, "elite": 0, "common": 0}
        assert rank_counts([*player.army]) == {"champion": 0, "elite": 4, "common": 4}
    assert rank_counts([*t.state.box]) == {"champion": 6, "elite": 10, "common": 10}


def test_both_keep_four_champions_at_the_same_time() -> None:
    """R-11: both are asked at once for exactly 4 of 6; the first answer changes nothing for the other."""
    t = started()
    assert t.run.waiting_for == SEATS
    for letter in "ab":
        question = t.question(letter)
        assert (question.prompt, question.pick) == ("keep_champions", (4, 4))
        assert [option.key for option in question.options] == sorted(t.view(letter).packet)
    before = t.view("b")
    chosen = sorted(t.view("a").packet)[:4]
    t.a.keeps(*chosen)
    assert t.view("b").packet == before.packet
    assert t.view("b").army == before.army
    assert not t.steps[-1].events
    packet = sorted(t.view("b").packet)
    t.b.keeps(*packet[2:])
    assert sorted(t.view("b").boxed) == packet[:2]
    assert set(chosen) < set(t.view("a").army)


@pytest.mark.parametrize("army", ["basic", "draft"])
def test_an_army_is_four_of_each_rank_and_becomes_the_deck(army: str) -> None:
    """R-13: four champions, four elites, four commons, shuffled; 30 warriors are in the box."""
    t = started(army=army, first=1)
    while t.state.phase in (Phase.KEEP, Phase.PICK):
        for letter in "ab":
            t.by(letter).times_out()
    for player in t.state.players:
        assert rank_counts([*player.army]) == {"champion": 4, "elite": 4, "common": 4}
    blue, red = t.state.players
    assert sorted(blue.deck) == sorted(blue.army)
    # Red is first: the top of its deck is turned up.
    assert t.state.turned is not None
    assert sorted([*red.deck, t.state.turned]) == sorted(red.army)
    assert len(t.state.box) == 30


def test_the_army_is_shuffled() -> None:
    """R-13: the order of a deck is not the order in which warriors were chosen."""
    orders = {tuple(kept(started(seed=f"shuffle/{n}")).state.players[1].deck) for n in range(3)}
    assert len(orders) == 3
    player = kept(started()).state.players[1]
    assert player.deck != player.army


@pytest.mark.parametrize("first", [0, 1])
def test_opening_hands(first: int) -> None:
    """R-14, RQ3: the first player draws 2 spells, the second 3."""
    t = kept(started(first=first))
    hands = [len(player.hand) for player in t.state.players]
    assert hands == ([2, 3] if first == 0 else [3, 2])


# --- who sees what ----------------------------------------------------------------------------------------


def test_what_is_seen_of_a_basic_set_up() -> None:
    """R-15, RQ5: each seat its own cards, everybody else numbers."""
    t = kept(started())
    for letter, seat in zip("ab", SEATS, strict=True):
        dealt = [event for event in t.of(ev.WarriorsDealt) if event.seat == seat]
        assert [(event.is_packet, len(event.kinds)) for event in dealt] == [(True, 6), (False, 4), (False, 4)]
        view = t.view(letter)
        assert len(view.army) == 12
        assert len(view.boxed) == 2
        assert len(view.hand) == view.public.players[seat].hand_size
        for event in [*dealt, *(each for each in t.of(ev.WarriorsKept) if each.seat == seat)]:
            assert event.for_seat(seat) == event
            for form in (event.for_public(), event.for_seat(SEATS[1 - seat])):
                assert isinstance(form, ev.WarriorsDealt | ev.WarriorsKept)
                assert form.count in (4, 6)
                assert "()" in repr(form)
                assert not set(repr(form).split("'")) & set(content().kinds)


def test_orders_of_decks_and_unseen_cards_are_shown_to_nobody() -> None:
    """R-15: a seat knows its twelve warriors, never their order; cards never dealt are unknown to both."""
    t = kept(started())
    hidden = [*t.of(ev.ArmyShuffled), *t.of(ev.SpellsShuffled), *t.of(ev.RestBoxed)]
    assert len(hidden) == 2 + 2 + 3
    for event in hidden:
        for form in (event.for_public(), *(event.for_seat(seat) for seat in SEATS)):
            said = set(repr(form).split("'"))
            assert not said & {*content().kinds, *content().spells}


def test_an_opening_hand_is_a_number_to_others() -> None:
    """R-15: own cards, for others their number."""
    t = kept(started())
    for event in t.of(ev.SpellsDrawn):
        form = event.for_public()
        assert isinstance(form, ev.SpellsDrawn)
        assert (form.spells, form.count) == ((), len(event.spells))
        assert event.for_seat(event.seat) == event
        assert event.for_seat(SEATS[1 - event.seat]) == form
