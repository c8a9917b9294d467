"""Kilgore's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import free
from sfb_bot.games.brawl.rules.displacement import force
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.movement import place
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


@op("kilgore.relentless_advance", Need.TARGET, steps=Number())
def relentless_advance(fx: BrawlFx, act: Act, steps: int) -> Flow[None]:
    """KIL02: Force the target, then place Kilgore on the hex it left; it stayed, so does he (Q46)."""
    left = fx.state.figures[act.targets[0]].cell
    yield from force(fx, act, act.targets[0], steps)
    if free(fx.state) >> left & 1:
        yield from place(fx, act.figure, left, by=act.figure)
