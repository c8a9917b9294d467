"""The same match as far as one viewer can tell: everything hidden from them dealt again."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from sfb_bot.games.brawl.rules.model import Player, State
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import Dice, Seat

# Whom a position is shown to: a seat, or everybody in the channel.
Viewer = Seat | None


def redealt(state: State, viewer: Viewer, dice: Dice) -> State:
    """A copy of a position between two actions that the viewer cannot tell from the original.

    Dealt again: other hands and decks (cards everybody has seen stay), the order of the own deck below
    the planned cards, faces of tokens not looked at, the supply, the challenge deck, and the seed.
    """
    other = state.copy()
    for player in other.players:
        if player.seat == viewer:
            _shuffle_unknown_deck(player, dice)
        else:
            _deal_again(player, dice)
    known = set(other.players[viewer].peeked) if viewer is not None else set()
    hidden = [cell for cell in sorted(other.tokens) if cell not in known]
    faces = dice.shuffled([*(other.tokens[cell] for cell in hidden), *other.supply])
    for cell in hidden:
        other.tokens[cell] = faces.pop()
    other.supply = faces
    other.challenge_deck = dice.shuffled(other.challenge_deck)
    other.dice = Dice(f"another seed {dice.below(2**32)}", dice.below(1000))
    return other


def _shuffle_unknown_deck(player: Player, dice: Dice) -> None:
    unknown = len(player.deck) - player.known_top
    player.deck = [*dice.shuffled(player.deck[:unknown]), *player.deck[unknown:]]


def _deal_again(player: Player, dice: Dice) -> None:
    pool = dice.shuffled([*(card for card in player.hand if card not in player.shown), *player.deck])
    unseen = len(player.hand) - len(player.shown)
    player.hand = [*player.shown, *pool[:unseen]]
    player.deck = pool[unseen:]


def without_seed(view: PublicView | SeatView) -> PublicView | SeatView:
    """The seed's digest is published on purpose, and at the end the seed itself; nothing else names it."""
    if isinstance(view, SeatView):
        return replace(view, public=cast("PublicView", without_seed(view.public)))
    return replace(view, commitment="", seed=None if view.seed is None else "published")
