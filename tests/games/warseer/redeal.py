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
    of others, in the feat deck and face down in the Halls.
    """
    made = state.copy()
    for player in made.players:
        hand = [] if player.seat == viewer else player.hand
        pool = dice.shuffled(sorted([*hand, *player.deck]))
        if player.seat != viewer:
            player.hand, pool = pool[: len(hand)], pool[len(hand) :]
        player.deck = pool
    _deal_feats(made, viewer, dice)
    made.dice = Dice(f"another seed {dice.below(2**32)}", dice.below(1000))
    return made


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
