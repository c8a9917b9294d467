"""Loralei's own effects."""

from __future__ import annotations

from sfb_bot.brawl.act import Act
from sfb_bot.brawl.asking import BrawlFx
from sfb_bot.brawl.board import figure_of
from sfb_bot.brawl.damage import heal
from sfb_bot.brawl.effects.ops import choose_figure
from sfb_bot.brawl.hand import discard_some
from sfb_bot.brawl.movement import swap
from sfb_bot.kernel import Flow

RAIN_CARDS = 4


def healing_rain(fx: BrawlFx, act: Act) -> Flow[None]:
    """LOR04: discard up to 4 cards; each heals 1 on the champion it belongs to."""
    state = fx.state
    gone = yield from discard_some(fx, act.seat, state.players[act.seat].hand, RAIN_CARDS, act.about)
    for card in gone:
        heal(fx, figure_of(state, act.seat, state.content.cards[card].champion).id, 1)


def winding_paths(fx: BrawlFx, act: Act) -> Flow[None]:
    """LOR07: the target and another enemy champion swap positions; both must be in the arena."""
    state = fx.state
    target = state.figures[act.targets[0]]
    others = [f.id for f in state.figures if f.side == target.side and f.in_arena and f.id != target.id]
    if target.in_arena and others:
        other = yield from choose_figure(fx, act.seat, "swap_with", others, act)
        yield from swap(fx, target.id, other, by=act.figure)
