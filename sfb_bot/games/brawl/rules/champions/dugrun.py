"""Dugrun's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.displacement import push
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.hand import stun
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


@op("dugrun.mighty_blow", Need.TARGET, steps=Number())
def mighty_blow(fx: BrawlFx, act: Act, steps: int) -> Flow[None]:
    """DUG04: Push; if steps that could not be made damaged the target, it suffers Stun."""
    target = act.targets[0]
    damage = yield from push(fx, act, target, steps)
    if damage:
        yield from stun(fx, target)
