"""Rath's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.movement import choose_place
from sfb_bot.kernel import Flow

STALK_DAMAGE = 2


def stalk_beneath(fx: BrawlFx, act: Act) -> Flow[None]:
    """RAT04: 2 damage to the target; if damage was dealt, place Rath adjacent to an ally.

    Damage past any defence is always dealt, so the placing hangs on having a target alone.
    """
    deal(fx, ((act.targets[0], STALK_DAMAGE),), act.figure, "effect")
    yield from choose_place(fx, act, act.figure, PLACES["beside_ally"](fx.state, act, act.figure))
