"""The same match as far as one viewer can tell: everything hidden from them dealt again."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.content import KindId
from sfb_bot.games.warseer.rules.model import Player, State
from sfb_bot.kernel import Dice, Seat

# Whom a position is shown to: a seat, or everybody in the channel.
Viewer = Seat | None


def redealt(state: State, viewer: Viewer, dice: Dice) -> State:
    """A copy of a position between two actions that the viewer cannot tell from the original.

    Dealt again: the hands of all others, partners too (W-23), the order of every deck, the feats in the hands
    of others, in the feat deck and face down in the Halls. Cards that the viewer has seen stay where they
    are; what others have seen is other cards now, too.
    """
    made = state.copy()
    for player in made.players:
        if player.seat == viewer:
            _deal_deck(player, dice)
        else:
            seen = [] if viewer is None else made.players[viewer].spied
            _deal_hand(player, [card for of, card in seen if of == player.seat], dice)
    _show_again(made, viewer)
    _deal_feats(made, viewer, dice)
    made.dice = Dice(f"another seed {dice.below(2**32)}", dice.below(1000))
    return made


def _deal_deck(player: Player, dice: Dice) -> None:
    """Shuffle a deck under what its owner has seen of it."""
    below = len(player.deck) - len(player.top)
    player.deck = [*dice.shuffled(sorted(player.deck[:below])), *player.deck[below:]]


def _deal_hand(player: Player, seen: list[KindId], dice: Dice) -> None:
    """Deal another hand out of hand and deck, with the cards that were seen in it."""
    pool = [*player.hand, *player.deck]
    for card in seen:
        pool.remove(card)
    pool = dice.shuffled(sorted(pool))
    count = len(player.hand) - len(seen)
    player.hand, player.deck = [*seen, *pool[:count]], pool[count:]
    player.top = player.deck[len(player.deck) - len(player.top) :]


def _show_again(made: State, viewer: Viewer) -> None:
    """Others have seen as many cards of the new hands as of the old ones; of its own the viewer knows."""
    for player in made.players:
        if player.seat != viewer and player.spied:
            dealt = {of: iter(made.players[of].hand) for of, _ in player.spied}
            player.spied = [(of, card if of == viewer else next(dealt[of])) for of, card in player.spied]


def _deal_feats(made: State, viewer: Viewer, dice: Dice) -> None:
    others = [player for player in made.players if player.seat != viewer]
    known = sorted([*made.feat_deck, *_feats(others), *_hidden(made.players)])
    pool = dice.shuffled(known)
    for player in others:
        player.feats, pool = pool[: len(player.feats)], pool[len(player.feats) :]
    for player in made.players:
        player.hidden, pool = pool[: len(player.hidden)], pool[len(player.hidden) :]
    made.feat_deck = pool


def _feats(players: list[Player]) -> list[KindId]:
    return [feat for player in players for feat in player.feats]


def _hidden(players: list[Player]) -> list[KindId]:
    return [feat for player in players for feat in player.hidden]
