"""Izabella's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.kernel import Flow


@op("izabella.drop_hand")
def drop_hand(fx: BrawlFx, act: Act) -> Flow[None]:
    """IZA05: discard the whole hand."""
    for card in sorted(fx.state.players[act.seat].hand):
        fx.emit(ev.CardDiscarded(act.seat, card, "effect"))
    yield from ()
