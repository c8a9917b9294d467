"""Rath's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.movement import choose_place
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


@op("rath.stalk_beneath", Need.TARGET, damage=Number())
def stalk_beneath(fx: BrawlFx, act: Act, damage: int) -> Flow[None]:
    """RAT04: damage to the target; if damage was dealt, place Rath adjacent to an ally.

    Damage past any defence is always dealt, so the placing hangs on having a target alone.
    """
    deal(fx, ((act.targets[0], damage),), act.figure, "effect")
    yield from choose_place(fx, act, act.figure, PLACES.code("beside_ally")(fx.state, act, act.figure))
