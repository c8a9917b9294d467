"""What events change in hands, decks and cores; a part of `evolve`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.content import ALL_CORES, FREE_OF_CHARGE
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.kernel import Event


def _cards_drawn(state: State, event: ev.CardsDrawn) -> None:
    player = state.players[event.seat]
    count = len(event.cards)
    del player.deck[len(player.deck) - count :]
    player.hand.extend(event.cards)
    player.known_top = max(0, player.known_top - count)


def _cards_planned(state: State, event: ev.CardsPlanned) -> None:
    player = state.players[event.seat]
    for card in event.cards:
        player.hand.remove(card)
    player.deck.extend(event.cards)
    player.known_top += len(event.cards)
    # Nobody else knows which cards went, so nothing seen earlier can be relied on any more.
    player.shown.clear()


def _card_discarded(state: State, event: ev.CardDiscarded) -> None:
    player = state.players[event.seat]
    player.hand.remove(event.card)
    player.discard.append(event.card)
    if event.card in player.shown:
        player.shown.remove(event.card)


def _discard_planned(state: State, event: ev.DiscardPlanned) -> None:
    player = state.players[event.seat]
    player.discard.remove(event.card)
    player.deck.append(event.card)
    player.known_top += 1


def _top_discarded(state: State, event: ev.TopDiscarded) -> None:
    player = state.players[event.seat]
    player.deck.pop()
    player.discard.append(event.card)
    player.known_top = max(0, player.known_top - 1)


def _card_returned(state: State, event: ev.CardReturned) -> None:
    player = state.players[event.seat]
    player.discard.remove(event.card)
    player.hand.append(event.card)
    player.shown.append(event.card)


def _core_readied(state: State, event: ev.CoreReadied) -> None:
    state.players[event.seat].ready |= 1 << event.core


def _core_exhausted(state: State, event: ev.CoreExhausted) -> None:
    state.players[event.seat].ready &= ~(1 << event.core)


def _hand_shown(state: State, event: ev.HandShown) -> None:
    state.players[event.seat].shown = list(event.cards)


def _deck_shuffled(state: State, event: ev.DeckShuffled) -> None:
    player = state.players[event.seat]
    player.deck = list(event.deck)
    player.discard.clear()
    player.set_aside.clear()
    player.known_top = 0


def _cards_set_aside(state: State, event: ev.CardsSetAside) -> None:
    player = state.players[event.seat]
    for card in event.cards:
        player.hand.remove(card)
    player.set_aside.extend(event.cards)


def _card_played(state: State, event: ev.CardPlayed | ev.ReactionPlayed) -> None:
    player = state.players[event.seat]
    player.ready &= ~(1 << event.core)
    player.hand.remove(event.card)
    player.in_play.append(event.card)
    if event.card in player.shown:
        player.shown.remove(event.card)


def _standard_action_taken(state: State, event: ev.StandardActionTaken) -> None:
    if event.core == FREE_OF_CHARGE:
        state.free_action_used = True
    else:
        state.players[event.seat].ready &= ~(1 << event.core)
    state.standard_used.append(event.action)


def _card_resolved(state: State, event: ev.CardResolved) -> None:
    player = state.players[event.seat]
    player.in_play.remove(event.card)
    player.discard.append(event.card)


def _upkeep_done(state: State, event: ev.UpkeepDone) -> None:
    player = state.players[event.seat]
    player.ready = ALL_CORES
    player.discard.extend(event.discarded)
    player.hand.clear()
    player.shown.clear()
    state.lasting.clear()


# Any: the table maps each event type to the function that takes exactly that type.
CHANGES_OF_CARDS: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.CardsDrawn: _cards_drawn,
    ev.CardsPlanned: _cards_planned,
    ev.CardDiscarded: _card_discarded,
    ev.DiscardPlanned: _discard_planned,
    ev.TopDiscarded: _top_discarded,
    ev.CardReturned: _card_returned,
    ev.CoreReadied: _core_readied,
    ev.CoreExhausted: _core_exhausted,
    ev.HandShown: _hand_shown,
    ev.DeckShuffled: _deck_shuffled,
    ev.CardsSetAside: _cards_set_aside,
    ev.CardPlayed: _card_played,
    ev.ReactionPlayed: _card_played,
    ev.StandardActionTaken: _standard_action_taken,
    ev.CardResolved: _card_resolved,
    ev.UpkeepDone: _upkeep_done,
}
