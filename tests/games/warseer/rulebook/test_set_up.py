"""Cards, dice and the set-up (sections 3 and 4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import OnKinds
from sfb_bot.games.warseer.rules.content import RANKS, KindId
from sfb_bot.games.warseer.rules.model import Phase
from sfb_bot.games.warseer.rules.preparation import camp_question
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.kernel import Dice, Run, SetupRefused, random_keys
from tests.games.warseer.kit.random_play import begun
from tests.games.warseer.kit.table import A, B, shared_content, shared_rules

CONTENT = shared_content()


def until(run: WarseerRun, prompt: str, luck: str = "set-up") -> WarseerRun:
    """Answer at random until this is asked."""
    dice = Dice(luck)
    while run.ask is not None and run.ask.decisions[0].prompt != prompt:
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
    return run


def start(way: dict[str, Any] | None = None, seed: str = "set-up") -> WarseerRun:
    """The first turn of a match that was set up at random."""
    return until(begun(seed, way or {"mode": "duel"}), "main")


# --- Cards and dice ---------------------------------------------------------------------------------------


def test_a_hero_fixes_faction_and_deck() -> None:
    """W-24, W-29: values, and thirty support cards of four sorts."""
    for hero in CONTENT.heroes:
        assert all((hero.dice, hero.range, hero.health, hero.move, any(hero.leadership)))
        deck = CONTENT.deck_of(hero.id)
        assert sum(deck.values()) == 30
        assert {CONTENT.cards[card].sort for card in deck} == {"spell", "relic", "building", "tactic"}
        assert {CONTENT.cards[card].owner for card in deck} == {hero.faction, hero.id}


def test_every_creature_has_an_attack_block_with_a_crit_effect() -> None:
    """W-27."""
    for kind in CONTENT.creatures.values():
        assert kind.attack in ("melee", "ranged", "magic")
        assert kind.dice
        assert kind.crit.name


def test_a_feat_has_condition_points_and_mark() -> None:
    """W-30."""
    assert {feat.sort for feat in CONTENT.feats.values()} == {"military", "achievement"}
    assert all(
        feat.needs and feat.points > 0 and feat.mark in (20, 24, 30, 40) for feat in CONTENT.feats.values()
    )


def test_terrain_has_no_cards_of_its_own() -> None:
    """W-31: terrain cards are reminders, no card of any deck is one."""
    assert not set(CONTENT.terrain) & set(CONTENT.cards)


def test_dice_and_faces() -> None:
    """W-32, WQ1, WQ2: six colours; green and purple without a crit, red without a blank."""
    assert set(CONTENT.dice) == set("YBRGPK")
    faces = {letter: die.faces for letter, die in CONTENT.dice.items()}
    assert all(len(each) == 6 and set(each) <= set("chp-") for each in faces.values())
    assert "c" not in faces["G"] + faces["P"]
    assert "-" not in faces["R"]
    assert all("c" in faces[die] for die in "YBR"), "poison (blue) and regeneration (red) need crits"


# --- Set-up -----------------------------------------------------------------------------------------------


def test_heroes_are_chosen_sealed_and_both_may_take_the_same() -> None:
    """W-33, WQ63."""
    run = begun("heroes", {"mode": "duel"})
    assert run.ask is not None
    assert run.waiting_for == (A, B)
    first = run.answer(A, run.ask_no, ("queen_zenobia",))
    assert first.events == ()
    assert run.rules.public_view(run.state, run.ask).players[A].hero is None
    run.answer(B, run.ask_no, ("queen_zenobia",))
    assert [player.hero for player in run.state.players] == ["queen_zenobia"] * 2


def test_a_time_out_takes_a_random_hero() -> None:
    """D1: the default is drawn from the seed, not always the same."""
    found = {begun(f"lot {number}", {}).ask.decisions[0].default for number in range(40)}  # pyright: ignore[reportOptionalMemberAccess]
    assert len(found) == len(CONTENT.heroes)


def test_the_battle_deck_has_twenty_and_ten() -> None:
    """W-34: shuffled; income 0."""
    run = until(begun("deck", {"mode": "duel"}), "put_back")
    for player in run.state.players:
        assert player.hero is not None
        cards = Counter([*player.deck, *player.hand])
        assert cards == Counter(CONTENT.deck_of(player.hero))
        assert player.income == 0
    one, two = (until(begun(seed, {"heroes": ["queen_zenobia"] * 2}), "put_back") for seed in ("one", "two"))
    assert one.state.players[A].deck != two.state.players[A].deck


def test_the_first_player_is_drawn_and_gets_2_influence() -> None:
    """W-35: at random; the second gets 3."""
    starts: set[int] = set()
    for number in range(20):
        run = begun(f"first {number}", {"mode": "duel"})
        first, second = run.state.order
        starts.add(first)
        assert run.state.players[first].influence == 2
        assert run.state.players[second].influence == 3
    assert starts == {A, B}


def test_unique_terrain_is_put_on_spots_one_piece_each() -> None:
    """W-36, WQ62: from the first player on one piece of the pool on a free spot, or none."""
    run = until(
        begun("pieces", {"mode": "duel", "terrain": "unique", "map": "broken_meadow", "first": 0}), "piece"
    )
    assert run.waiting_for == (A,)
    assert run.ask is not None
    keys = [option.key for option in run.ask.decisions[0].options]
    assert "none" in keys
    assert "altar>B5" in keys
    assert any(key.startswith("sphere_portal>B5>") for key in keys), "a pair takes two spots"
    run.answer(A, run.ask_no, ("altar>B5",))
    assert run.waiting_for == (B,)
    keys = [option.key for option in run.ask.decisions[0].options]
    assert not any("B5" in key or key.startswith("altar") for key in keys)
    run.answer(B, run.ask_no, ("none",))
    assert [piece for _, piece in run.state.pieces] == ["altar"]
    assert run.state.phase is Phase.CAMPS


def test_without_agreement_no_unique_terrain() -> None:
    """W-36: beginners play without."""
    assert start().state.pieces == ()


def test_camps_are_filled_within_leadership_and_shown_together() -> None:
    """W-37, W-28, W-25: sealed; the elite takes both golden slots; all are asked equally often."""
    run = begun("camps", {"mode": "duel", "heroes": ["emperor_demian", "queen_zenobia"], "first": 0})
    while run.ask is not None and run.ask.decisions[0].prompt.startswith("camp"):
        assert run.waiting_for == (A, B)
        assert [player.camp for player in run.state.players] == [[], []]
        for seat in (A, B):
            decision = run.decision_for(seat)
            assert decision is not None
            keys = [option.key for option in decision.options]
            if decision.prompt == "camp_gold":
                elite = CONTENT.id_of("M07")
                assert (elite in keys) is (seat == A), "two golden slots only with Demian"
                assert not any("+" in key and elite in key for key in keys)
            run.answer(seat, run.ask_no, decision.default)
    for player in run.state.players:
        assert player.hero is not None
        assert Counter(player.camp) == Counter(CONTENT.creatures[player.hero].camp), "D2: the suggested camp"


def test_camps_of_random_choices_are_legal() -> None:
    """W-28: fewer is allowed, more is not."""
    for number in range(30):
        run = until(begun(f"camp {number}", {"mode": "melee4"}), "enter", f"camp {number}")
        for player in run.state.players:
            assert player.hero is not None
            assert CONTENT.fits(player.hero, player.camp)


def test_gold_is_chosen_as_a_whole() -> None:
    """W-9, W-223: every choice of gold keeps to the slots."""
    run = until(begun("gold", {"heroes": ["tarvo_quill"] * 2}), "camp_gold")
    question = camp_question(run.state, A, RANKS.index("gold"))
    for option in question.options:
        assert isinstance(option.payload, OnKinds)
        assert sum(CONTENT.creatures[kind].stars for kind in option.payload.kinds) <= 2


@pytest.mark.parametrize(
    ("way", "size"),
    [
        ({"mode": "duel"}, 24),
        ({"mode": "duel", "length": "full"}, 30),
        ({"mode": "alliance"}, 40),
        ({"mode": "melee3"}, 40),
    ],
)
def test_the_feat_deck_of_the_mode(way: dict[str, Any], size: int) -> None:
    """W-38, W-152, WQ4, WQ5: all feats of that mark or less, shuffled, face down."""
    run = begun("feats", way)
    deck = run.state.feat_deck
    assert len(deck) == size
    assert all(CONTENT.feats[feat].mark <= size for feat in deck)
    assert deck != [*CONTENT.feat_deck(size)]
    assert "feat_deck=" not in repr(run.rules.public_view(run.state, run.ask)).replace("feat_deck_size=", "")


def test_heroes_are_put_into_the_own_zone_first_player_first() -> None:
    """W-39; by default the middle of the zone (D4)."""
    run = until(begun("placing", {"mode": "duel", "first": 1, "map": "broken_meadow"}), "enter")
    assert run.waiting_for == (B,)
    assert run.ask is not None
    names = [option.key for option in run.ask.decisions[0].options]
    assert names == [f"{column}1" for column in "ABCDEFGHI"]
    assert run.ask.decisions[0].default == ("E1",)
    run.answer(B, run.ask_no, ("E1",))
    assert run.waiting_for == (A,)


def test_seven_are_drawn_and_three_put_back() -> None:
    """W-40, WQ88: a hand of four; the put-back cards are secret and the deck is shuffled after both."""
    run = until(begun("hands", {"mode": "duel"}), "put_back")
    assert [len(player.hand) for player in run.state.players] == [7, 7]
    assert set(run.waiting_for) == {A, B}
    assert run.ask is not None
    first = run.ask.decisions[0]
    assert first.pick == (3, 3)
    costs = {option.key: CONTENT.cards[KindId(option.key.split(".")[0])].cost for option in first.options}
    dearest = sorted(costs.values(), reverse=True)[:3]
    assert sorted((costs[key] for key in first.default), reverse=True) == dearest, "D5: the three dearest"
    events: list[object] = []
    for decision in run.ask.decisions:
        events.extend(run.answer(decision.seat, run.ask_no, decision.default).events)
    returned = [event for event in events if isinstance(event, ev.CardsReturned)]
    assert len(returned) == 2
    public = returned[0].for_public()
    assert isinstance(public, ev.CardsReturned)
    assert (public.cards, public.deck, public.count) == ((), (), 3)
    first_turn = run.state.turn
    assert [len(player.hand) for player in run.state.players] == [
        5 if p.seat == first_turn else 4 for p in run.state.players
    ]
    assert [len(player.feats) for player in run.state.players] == [
        int(p.seat == first_turn) for p in run.state.players
    ]


def test_there_is_no_hand_limit() -> None:
    """W-40."""
    rules = shared_rules()
    run = start({"mode": "duel", "heroes": ["tarvo_quill"] * 2})
    while run.state.players[run.state.turn].turns < 5:
        assert run.ask is not None
        decision = run.ask.decisions[0]
        run.answer(decision.seat, run.ask_no, decision.default)
    assert max(len(player.hand) for player in run.state.players) == 4 + 5
    assert rules.summary(run.state) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"mode": "solo"},
        {"mode": "duel", "map": "four_gates"},
        {"mode": "duel", "first": 2},
        {"mode": "alliance", "scenario": "crown_hill"},
        {"mode": "duel", "heroes": ["nobody", ""]},
        {"mode": "duel", "feats": 21},
        {"mode": "duel", "weather": "rain"},
        {"mode": "duel", "arms": [[[], [], None]]},
        {"mode": "duel", "arms": [[["gold"], [], None], [[], [], None]]},
    ],
)
def test_settings_that_make_no_match_are_refused(wrong: dict[str, Any]) -> None:
    """W-183, WQ85: the solo campaign, among others, is not offered."""
    with pytest.raises(SetupRefused):
        shared_rules().begin(wrong, "wrong")


def test_a_quick_match_asks_for_neither_heroes_nor_camps() -> None:
    """W-33, W-37: by lot, and the suggested camps, where that was agreed."""
    found: set[str | None] = set()
    for number in range(20):
        run = begun(f"quick {number}", {"mode": "duel", "picks": "random", "camps": "suggested"})
        assert run.ask is not None
        assert run.ask.decisions[0].prompt == "enter"
        for player in run.state.players:
            assert player.hero is not None
            assert player.camp == [*CONTENT.creatures[player.hero].camp]
            found.add(player.hero)
    assert found == {hero.id for hero in CONTENT.heroes}


def test_settings_come_back_as_they_were_agreed() -> None:
    """W-148: another goal may be agreed on."""
    rules = shared_rules()
    agreed = {
        "mode": "duel",
        "length": "full",
        "first": 1,
        "goal": 8,
        "map": "two_bridges",
        "terrain": "unique",
    }
    state = rules.begin(agreed, "agreed")
    assert rules.encode_setup(state) == agreed
    assert rules.encode_setup(rules.decode_state(rules.encode_state(state))) == agreed
    run: WarseerRun = Run(rules, state)
    assert rules.public_view(run.state, run.ask).goal == 8
    usual = {"mode": "duel", "length": "quick", "sight": "terrain", "first": None}
    assert rules.encode_setup(rules.begin(usual, "usual")) == usual, "what was spelled out is told again"
