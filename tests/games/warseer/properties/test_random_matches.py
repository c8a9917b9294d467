"""Random matches in every mode: they end, nothing is lost or made of nothing, and stored ones go on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sfb_bot.games.warseer.rules.board import limit_left
from sfb_bot.games.warseer.rules.model import Player, State
from sfb_bot.games.warseer.rules.profiles import health_left
from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.games.warseer.rules.scoring import goal
from sfb_bot.kernel import Dice, Event, Run, Word, apply
from tests.games.warseer.kit.random_play import begun, eager_keys, named, played, ways
from tests.games.warseer.kit.table import shared_content, shared_rules

MATCHES = 6


def cards_of(state: State, player: Player) -> Counter[str]:
    """All battle cards of a player, wherever they lie."""
    cards = shared_content().cards
    found = Counter[str]([*player.deck, *player.hand])
    found.update(card for card in player.history if card in cards)
    found.update(relic.card for relic in player.relics)
    found.update(building.card for building in player.buildings)
    for creature in state.creatures.values():
        found.update(card for card, seat in creature.charms if seat == player.seat)
    return found


def feats_of(state: State) -> Counter[str]:
    """All feats, wherever they lie."""
    found = Counter[str]([*state.feat_deck, *state.feat_discard])
    for player in state.players:
        found.update([*player.feats, *player.shown, *player.hidden])
    return found


def check(state: State) -> None:
    """What holds at every boundary of every match."""
    cells = Counter(creature.cell for creature in state.creatures.values())
    assert all(count == 1 for count in cells.values()), "two stand on one hex"
    taken = 0
    for creature in state.creatures.values():
        taken |= 1 << creature.cell
        assert state.at[creature.cell] is creature
        assert state.standing[creature.seat] >> creature.cell & 1
        assert state.ground.open >> creature.cell & 1, "somebody stands on impassable ground"
        assert health_left(state, creature) > 0, "somebody stands who is destroyed"
        assert creature.wounds >= 0
        assert creature.armour >= 0
    assert state.taken == taken
    assert len(state.at) == len(state.creatures)
    incomes = state.tables.incomes
    for player in state.players:
        assert 0 <= player.influence <= 10
        assert player.wealth == sum(incomes[kind] for kind in player.history)
        assert len(player.relics) <= 3
        assert len({relic.card for relic in player.relics}) == len(player.relics)
        if not player.is_out:
            assert limit_left(state, player.seat) >= 0, "more creatures than the limit allows"


def check_cards(state: State) -> None:
    """No card is lost, none is there twice; a fallen player's are out of the game.

    A match may end in the middle of a card, which lies nowhere then.
    """
    content = shared_content()
    if state.mode.is_skirmish or state.outcome is not None:
        return
    for player in state.players:
        if player.hero is not None and player.turns and not player.is_out:
            assert cards_of(state, player) == Counter(content.deck_of(player.hero))
    assert all(count == 1 for count in feats_of(state).values())


@pytest.mark.parametrize("way", ways(), ids=named)
def test_matches_end_and_nothing_is_lost(way: dict[str, Any]) -> None:
    for number in range(MATCHES):
        run = begun(f"end {number}", way)
        for now in played(run, f"luck {number}"):
            assert all(not now.state.players[seat].is_out for seat in now.waiting_for), "asked though out"
            if now.at_boundary:
                check(now.state)
                check_cards(now.state)
        outcome, summary = run.state.outcome, run.rules.summary(run.state)
        assert outcome is not None
        assert summary is not None
        if outcome.reason == "goal":
            assert max(summary.points) >= goal(run.state) > 0


@pytest.mark.parametrize("way", ways(), ids=named)
def test_a_stored_match_goes_on_as_it_was(way: dict[str, Any]) -> None:
    """W-239: what was answered since the last boundary is given again."""
    rules = shared_rules()
    run = begun("stored", way)
    dice = Dice(f"stored {named(way)}")
    checkpoint, since = run.checkpoint(), []
    count = 0
    while run.ask is not None:
        decision = run.ask.decisions[0]
        step = run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
        since.append(step.entry)
        if step.boundary:
            checkpoint, since = run.checkpoint(), []
        count += 1
        if count % 13 == 0:
            again: WarseerRun = Run.rebuild(rules, checkpoint, since)
            assert again.ask == run.ask
            assert rules.encode_state(again.state) == rules.encode_state(run.state)


@pytest.mark.parametrize("way", ways(), ids=named)
def test_events_alone_make_the_state(way: dict[str, Any]) -> None:
    rules = shared_rules()
    run = begun("folded", way)
    folded = rules.begin(way, "folded")
    events: list[Event] = list(run.opening_events)
    for now in played(run, f"folded {named(way)}"):
        del now
        events.extend(run._fx.events)
    for event in events:
        apply(rules, folded, rules.decode_event(rules.encode_event(event)))
    assert rules.encode_state(folded) == rules.encode_state(run.state)


@pytest.mark.parametrize("way", ways(), ids=named)
def test_a_copy_is_its_own(way: dict[str, Any]) -> None:
    rules = shared_rules()
    run = begun("copied", way)
    for number, now in enumerate(played(run, "copied", 120)):
        if now.at_boundary and number % 20 == 0:
            before = rules.encode_state(now.state)
            other = Run(rules, rules.copy(now.state), seq=now.seq, ask_no=now.ask_no - 1)
            assert other.ask == now.ask
            for _ in played(other, "elsewhere", 30):
                pass
            assert rules.encode_state(now.state) == before


@pytest.mark.parametrize("mode", ["melee3", "melee4", "skirmish3", "skirmish4", "alliance"])
def test_who_leaves_at_any_moment_stops_nothing(mode: str) -> None:
    """W-150: the others go on; a match rebuilt after each step is the same."""
    rules = shared_rules()
    for number in range(12):
        run = begun(f"leaving {number}", {"mode": mode})
        dice = Dice(f"leaving {mode} {number}")
        checkpoint, since = run.checkpoint(), []
        while run.ask is not None:
            seats = [each for each in rules.seats(run.state) if Word.CONCEDE in rules.words(run.state, each)]
            if seats and dice.below(60) == 0:
                step = run.say(seats[dice.below(len(seats))], Word.CONCEDE)
            else:
                decision = run.ask.decisions[0]
                step = run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
            since.append(step.entry)
            if step.boundary and run.ask is not None:
                checkpoint, since = run.checkpoint(), []
            if run.ask is not None and dice.below(4) == 0:
                again: WarseerRun = Run.rebuild(rules, checkpoint, since)
                assert again.ask == run.ask
                assert rules.encode_state(again.state) == rules.encode_state(run.state)
        assert run.state.outcome is not None
