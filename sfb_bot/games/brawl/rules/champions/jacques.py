"""Jacques le Beau's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.hand import discard_some
from sfb_bot.kernel import Flow

CARDS_TO_DISCARD = 3


def _discard_for(fx: BrawlFx, act: Act, core: str) -> Flow[int]:
    """Discard up to 3 cards; the number is how many of them are of this core."""
    hand = fx.state.players[act.seat].hand
    gone = yield from discard_some(fx, act.seat, hand, CARDS_TO_DISCARD, act.about)
    return sum(fx.state.content.cards[card].core == CORES.index(core) for card in gone)


def parrying_blow(fx: BrawlFx, act: Act) -> Flow[None]:
    """JAQ02: discard up to 3 cards: +1 defence for each Manipulation card among them."""
    act.shielded += yield from _discard_for(fx, act, "manipulation")


def riposte(fx: BrawlFx, act: Act) -> Flow[None]:
    """JAQ03: discard up to 3 cards: 1 damage to the attacker for each Destruction card among them."""
    assert act.attack is not None
    red = yield from _discard_for(fx, act, "destruction")
    deal(fx, ((act.attack.figure, red),), act.figure, "effect")
