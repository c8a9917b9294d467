"""Jacques le Beau's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.hand import discard_some
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


def _discard_for(fx: BrawlFx, act: Act, most: int, core: str) -> Flow[int]:
    """Discard up to this many cards; the number is how many of them are of this core."""
    hand = fx.state.players[act.seat].hand
    gone = yield from discard_some(fx, act.seat, hand, most, act.about)
    return sum(fx.state.content.cards[card].core == CORES.index(core) for card in gone)


@op("jacques.parrying_blow", Need.ATTACK, cards=Number(), defence=Number())
def parrying_blow(fx: BrawlFx, act: Act, cards: int, defence: int) -> Flow[None]:
    """JAQ02: discard up to this many cards: more defence for each Manipulation card among them."""
    blue = yield from _discard_for(fx, act, cards, "manipulation")
    act.shielded += blue * defence


@op("jacques.riposte", Need.ATTACK, cards=Number(), damage=Number())
def riposte(fx: BrawlFx, act: Act, cards: int, damage: int) -> Flow[None]:
    """JAQ03: discard up to this many cards: damage to the attacker for each Destruction card among them."""
    assert act.attack is not None
    red = yield from _discard_for(fx, act, cards, "destruction")
    deal(fx, ((act.attack.figure, red * damage),), act.figure, "effect")
