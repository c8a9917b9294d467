"""Nikkit's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.kernel import Flow


@op("nikkit.recovery")
def recovery(fx: BrawlFx, act: Act) -> Flow[None]:
    """NIK07: shuffle one's discard pile into one's deck; an empty pile shuffles nothing."""
    player = fx.state.players[act.seat]
    if player.discard:
        fx.emit(ev.DeckShuffled(act.seat, tuple(fx.shuffled([*player.deck, *player.discard]))))
    yield from ()
