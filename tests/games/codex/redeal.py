"""The same match as far as one viewer can tell: everything hidden from them dealt again."""

from __future__ import annotations

from collections import Counter

from sfb_bot.games.codex.rules.ids import KindId
from sfb_bot.games.codex.rules.model import Player, State
from sfb_bot.games.codex.rules.views import public_view
from sfb_bot.kernel import Dice, Seat

# Whom a position is shown to: a seat, or everybody in the channel.
Viewer = Seat | None


def redealt(state: State, viewer: Viewer, dice: Dice) -> State:
    """A copy of a position between two actions that the viewer cannot tell from the original.

    Dealt again: what the other players have in hand, deck, discard, codex and among their workers, and the
    order of every deck. Partners see each other's piles (C19); a hand that lies open stays (C23).
    """
    made = state.copy()
    shown = public_view(made, None)
    friends = () if viewer is None else made.sides[made.side_of[viewer]]
    for player in made.players:
        if player.seat in friends:
            player.deck = dice.shuffled(sorted(player.deck))
        else:
            _deal_again(player, dice, is_open=shown.players[player.seat].hand is not None)
    made.dice = Dice(f"another seed {dice.below(2**32)}", dice.below(1000))
    return made


def _deal_again(player: Player, dice: Dice, *, is_open: bool) -> None:
    hand = [] if is_open else player.hand
    codex = Counter(player.codex)
    pool = dice.shuffled(sorted([*hand, *player.deck, *player.discard, *player.hired, *codex.elements()]))
    sizes = (len(hand), len(player.deck), len(player.discard), len(player.hired), codex.total())
    piles: list[list[KindId]] = []
    for size in sizes:
        piles.append(pool[:size])
        pool = pool[size:]
    if not is_open:
        player.hand = [*piles[0]]
    player.deck, player.discard, player.hired = piles[1], piles[2], piles[3]
    player.codex = dict(Counter(piles[4]))
