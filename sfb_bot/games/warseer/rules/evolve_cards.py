"""What events do to hands, decks, piles, cities, influence and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import MOST_INFLUENCE, Building, Player, Relic, State
from sfb_bot.kernel import Event, Seat


def _cards_drawn(state: State, event: ev.CardsDrawn) -> None:
    player = state.players[event.seat]
    del player.deck[len(player.deck) - event.count :]
    if player.top:
        del player.top[-event.count :]
    player.hand.extend(event.cards)


def _cards_returned(state: State, event: ev.CardsReturned) -> None:
    player = state.players[event.seat]
    for card in event.cards:
        player.hand.remove(card)
    player.deck = list(event.deck)
    player.top.clear()
    forget_hand(state, event.seat)


def forget_hand(state: State, seat: Seat) -> None:
    """Nobody can tell any more what is in a hand."""
    for player in state.players:
        if player.spied:
            player.spied = [each for each in player.spied if each[0] != seat]


def _take_from_hand(state: State, seat: Seat, card: KindId) -> None:
    """Take a card from a hand for all to see: whoever has seen such a one there has seen one less."""
    state.players[seat].hand.remove(card)
    for player in state.players:
        if player.spied and (seat, card) in player.spied:
            player.spied.remove((seat, card))


def _hand_seen(state: State, event: ev.HandSeen) -> None:
    """Of copies that were seen twice nobody can tell whether they are the same."""
    spied = state.players[event.seat].spied
    for card in dict.fromkeys(event.cards):
        known = (event.of, card)
        spied.extend([known] * (event.cards.count(card) - spied.count(known)))


def _deck_seen(state: State, event: ev.DeckSeen) -> None:
    state.players[event.seat].top = list(reversed(event.cards))


def _feats_drawn(state: State, event: ev.FeatsDrawn) -> None:
    del state.feat_deck[len(state.feat_deck) - event.count :]
    state.players[event.seat].feats.extend(event.feats)


def _feats_taken(state: State, event: ev.FeatsTaken) -> None:
    del state.feat_deck[len(state.feat_deck) - event.count :]
    state.players[event.seat].hidden.extend(event.feats)


def _card_played(state: State, event: ev.CardPlayed) -> None:
    player = state.players[event.seat]
    _take_from_hand(state, event.seat, event.card)
    player.influence -= event.cost
    sort = state.tables.content.cards[event.card].sort
    if sort == "spell":
        count(player, "spells", 1)


def _card_discarded(state: State, event: ev.CardDiscarded) -> None:
    player = state.players[event.seat]
    _take_from_hand(state, event.seat, event.card)
    if not event.is_cost:
        count(player, "discarded", 1)


def _buried(state: State, event: ev.Buried) -> None:
    player = state.players[event.seat]
    player.history.append(event.kind)
    player.wealth += state.tables.incomes[event.kind]


def _unearthed(state: State, event: ev.Unearthed) -> None:
    player = state.players[event.seat]
    if event.is_history:
        player.history.remove(event.kind)
        player.wealth -= state.tables.incomes[event.kind]
    else:
        player.camp.remove(event.kind)


def _forget_hero(state: State, seat: Seat) -> None:
    """What a hero is worth depends on its relics."""
    hero = state.creatures.get(state.players[seat].figure)
    if hero is not None:
        hero.seen = None


def _relic_worn(state: State, event: ev.RelicWorn) -> None:
    player = state.players[event.seat]
    made = Relic(event.card, event.armour, event.uses)
    if event.instead:
        player.relics = [made if each.card == event.instead else each for each in player.relics]
    else:
        player.relics.append(made)
    _forget_hero(state, event.seat)


def _relic_used(state: State, event: ev.RelicUsed) -> None:
    player = state.players[event.seat]
    player.relics = [
        Relic(each.card, each.armour, event.uses, event.is_turned) if each.card == event.card else each
        for each in player.relics
    ]


def _relic_lost(state: State, event: ev.RelicLost) -> None:
    player = state.players[event.seat]
    player.relics = [each for each in player.relics if each.card != event.card]
    _forget_hero(state, event.seat)


def _built(state: State, event: ev.Built) -> None:
    state.players[event.seat].buildings.append(Building(event.card))


def _building_used(state: State, event: ev.BuildingUsed) -> None:
    buildings = state.players[event.seat].buildings
    place = next(i for i, each in enumerate(buildings) if each.card == event.card and not each.is_turned)
    buildings[place] = Building(event.card, is_turned=True)


def _building_lost(state: State, event: ev.BuildingLost) -> None:
    buildings = state.players[event.seat].buildings
    del buildings[next(i for i, each in enumerate(buildings) if each.card == event.card)]


def _ability_used(state: State, event: ev.AbilityUsed) -> None:
    count(state.players[event.seat], f"used:{event.kind}.{event.index}", 1)


def _upgrade_spent(state: State, event: ev.UpgradeSpent) -> None:
    state.players[event.seat].upgrades.remove(event.upgrade)


def _upgrade_regained(state: State, event: ev.UpgradeRegained) -> None:
    state.players[event.seat].upgrades.append(event.upgrade)


def _influence_changed(state: State, event: ev.InfluenceChanged) -> None:
    player = state.players[event.seat]
    player.influence = min(max(player.influence + event.amount, 0), MOST_INFLUENCE)


def _points_changed(state: State, event: ev.PointsChanged) -> None:
    player = state.players[event.seat]
    player.points = max(player.points + event.amount, 0)


def _mark_reached(state: State, event: ev.MarkReached) -> None:
    state.players[event.seat].marks = event.marks


def _feat_played(state: State, event: ev.FeatPlayed) -> None:
    player = state.players[event.seat]
    player.feats.remove(event.feat)
    player.shown.append(event.feat)


def _feat_dropped(state: State, event: ev.FeatDropped) -> None:
    state.players[event.seat].feats.remove(event.feat)
    state.feat_discard.append(event.feat)


def count(player: Player, fact: str, amount: int) -> None:
    """Remember that something was done in this turn."""
    player.facts[fact] = player.facts.get(fact, 0) + amount


def _counted(state: State, event: ev.Counted) -> None:
    player = state.players[event.seat]
    if event.is_of_match:
        player.facts_of_match[event.fact] = player.facts_of_match.get(event.fact, 0) + event.amount
    else:
        count(player, event.fact, event.amount)


def _deck_arranged(state: State, event: ev.DeckArranged) -> None:
    player = state.players[event.seat]
    del player.deck[len(player.deck) - len(event.cards) :]
    player.deck.extend(event.cards)
    player.top = list(event.cards)


def _milled(state: State, event: ev.Milled) -> None:
    player = state.players[event.seat]
    player.deck.pop()
    del player.top[-1:]


# Any: each change takes its own class of event.
CARD_CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.AbilityUsed: _ability_used,
    ev.BuildingLost: _building_lost,
    ev.BuildingUsed: _building_used,
    ev.Built: _built,
    ev.Buried: _buried,
    ev.CardDiscarded: _card_discarded,
    ev.CardPlayed: _card_played,
    ev.CardsDrawn: _cards_drawn,
    ev.CardsReturned: _cards_returned,
    ev.Counted: _counted,
    ev.DeckArranged: _deck_arranged,
    ev.DeckSeen: _deck_seen,
    ev.FeatDropped: _feat_dropped,
    ev.FeatPlayed: _feat_played,
    ev.FeatsDrawn: _feats_drawn,
    ev.FeatsTaken: _feats_taken,
    ev.HandSeen: _hand_seen,
    ev.InfluenceChanged: _influence_changed,
    ev.MarkReached: _mark_reached,
    ev.Milled: _milled,
    ev.PointsChanged: _points_changed,
    ev.RelicLost: _relic_lost,
    ev.RelicUsed: _relic_used,
    ev.RelicWorn: _relic_worn,
    ev.Unearthed: _unearthed,
    ev.UpgradeRegained: _upgrade_regained,
    ev.UpgradeSpent: _upgrade_spent,
}
