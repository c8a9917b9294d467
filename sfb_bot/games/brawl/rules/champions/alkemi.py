"""Al'kemi's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.cores import ready_core
from sfb_bot.games.brawl.rules.damage import heal
from sfb_bot.games.brawl.rules.effects.interpreter import choose_figure, op
from sfb_bot.games.brawl.rules.hand import draw
from sfb_bot.games.brawl.rules.words import Number
from sfb_bot.kernel import Flow


@op("alkemi.aqua_vitae", amount=Number())
def aqua_vitae(fx: BrawlFx, act: Act, amount: int) -> Flow[None]:
    """ALK05: remove damage from an enemy to ready one's own Manipulation core; no damage, no core."""
    state = fx.state
    side = state.figures[act.figure].side
    hurt = [f.id for f in state.figures if f.side != side and f.in_arena and f.damage]
    if hurt:
        enemy = yield from choose_figure(fx, act.seat, "who_heals", hurt, act)
        heal(fx, enemy, amount)
        ready_core(fx, act.seat, CORES.index("manipulation"))


@op("alkemi.feed_opponent", cards=Number())
def feed_opponent(fx: BrawlFx, act: Act, cards: int) -> Flow[None]:
    """ALK06: the next opposing player in turn order draws this many cards."""
    order = fx.state.order
    place = order.index(act.seat) + 1
    draw(fx, order[place % len(order)], cards)
    yield from ()
