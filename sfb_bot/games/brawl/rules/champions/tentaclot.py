"""Sir Tentaclot's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.words import Need
from sfb_bot.kernel import Flow


@op("tentaclot.cloud_mind", Need.TARGET)
def cloud_mind(fx: BrawlFx, act: Act) -> Flow[None]:
    """TEN06: the target's player puts a random card from hand on top of the deck."""
    target = fx.state.figures[act.targets[0]]
    hand = sorted(fx.state.players[target.seat].hand)
    if target.in_arena and hand:
        fx.emit(ev.CardsPlanned(target.seat, (hand[fx.below(len(hand))],)))
    yield from ()
