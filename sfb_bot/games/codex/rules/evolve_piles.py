"""What events change in piles, among workers and in what players count."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sfb_bot.games.codex.rules import events as ev
from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import MOST_GOLD, Phase, Player, State
from sfb_bot.kernel import Event, Seat


def _dealt(state: State, event: ev.Dealt) -> None:
    player = state.players[event.seat]
    player.codex = state.content.codex_of(hero.kind for hero in player.heroes)
    player.deck = list(event.cards)
    player.workers = event.workers


def _drawn(state: State, event: ev.Drawn) -> None:
    player = state.players[event.seat]
    del player.deck[len(player.deck) - len(event.cards) :]
    player.hand.extend(event.cards)


def _reshuffled(state: State, event: ev.Reshuffled) -> None:
    player = state.players[event.seat]
    player.deck = list(event.cards)
    player.discard.clear()
    if event.seat in state.active and state.phase is Phase.MAIN:
        count(player, "reshuffles", 1)


def _take(pile: list[KindId], cards: Iterable[KindId]) -> None:
    for card in cards:
        pile.remove(card)


def _discarded(state: State, event: ev.Discarded) -> None:
    player = state.players[event.seat]
    _take(player.hand, event.cards)
    player.discard.extend(event.cards)


def _hired(state: State, event: ev.Hired) -> None:
    player = state.players[event.seat]
    player.hand.remove(event.card)
    player.hired.append(event.card)
    player.workers += 1
    count(player, "hires", 1)


def _workers_lost(state: State, event: ev.WorkersLost) -> None:
    player = state.players[event.seat]
    player.workers -= event.count
    while len(player.hired) > player.workers:
        player.trash.append(player.hired.pop(0))


def _teched(state: State, event: ev.Teched) -> None:
    player = state.players[event.seat]
    for card in event.cards:
        _from_codex(player, card)
    player.discard.extend(event.cards)
    player.least_picks = 0


def _from_codex(player: Player, card: KindId) -> None:
    left = player.codex[card] - 1
    if left:
        player.codex[card] = left
    else:
        del player.codex[card]


def _gold_changed(state: State, event: ev.GoldChanged) -> None:
    player = state.players[event.seat]
    player.gold = min(MOST_GOLD, player.gold + event.amount)
    state.unsettled = True


def count(player: Player, name: str, amount: int) -> None:
    """Count what a player does in this turn."""
    player.spent[name] = player.spent.get(name, 0) + amount


def _count_changed(state: State, event: ev.CountChanged) -> None:
    count(state.players[event.seat], event.name, event.amount)


def _out_of(state: State, owner: Seat, kind: KindId, zone: str) -> None:
    player = state.players[owner]
    if zone == "hand":
        player.hand.remove(kind)
    elif zone == "codex":
        _from_codex(player, kind)
    elif zone == "deck":
        player.deck.pop()
    elif zone == "discard":
        player.discard.remove(kind)
    elif zone == "trash":
        player.trash.remove(kind)


def into(state: State, owner: Seat, kind: KindId, zone: str) -> None:
    """A card comes into one of its owner's piles."""
    player = state.players[owner]
    if zone == "hand":
        player.hand.append(kind)
    elif zone == "codex":
        player.codex[kind] = player.codex.get(kind, 0) + 1
    elif zone == "deck":
        player.deck.append(kind)
    elif zone == "discard":
        player.discard.append(kind)
    elif zone == "trash":
        player.trash.append(kind)


def _card_played(state: State, event: ev.CardPlayed) -> None:
    player = state.players[event.seat]
    _out_of(state, event.seat if event.owner < 0 else Seat(event.owner), event.kind, event.zone)
    count(player, "played", 1)
    if event.zone == "hand":
        count(player, "played_from_hand", 1)
    if state.content.kinds[event.kind].type == "spell":
        count(player, "spells", 1)


def _spell_done(state: State, event: ev.SpellDone) -> None:
    into(state, event.owner, event.kind, event.to)


def _card_moved(state: State, event: ev.CardMoved) -> None:
    _out_of(state, event.seat, event.kind, event.source)
    into(state, event.seat, event.kind, event.target)


# Any: each change takes its own class of event.
PILE_CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
    ev.CardMoved: _card_moved,
    ev.CardPlayed: _card_played,
    ev.CountChanged: _count_changed,
    ev.Dealt: _dealt,
    ev.Discarded: _discarded,
    ev.Drawn: _drawn,
    ev.GoldChanged: _gold_changed,
    ev.Hired: _hired,
    ev.Reshuffled: _reshuffled,
    ev.SpellDone: _spell_done,
    ev.Teched: _teched,
    ev.WorkersLost: _workers_lost,
}
