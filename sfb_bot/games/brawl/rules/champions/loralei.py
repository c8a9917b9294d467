"""Loralei's own effects."""

from __future__ import annotations

from collections import Counter

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.board import figure_of
from sfb_bot.games.brawl.rules.damage import heal
from sfb_bot.games.brawl.rules.effects.ops import choose_figure
from sfb_bot.games.brawl.rules.hand import discard_some
from sfb_bot.games.brawl.rules.movement import swap
from sfb_bot.kernel import Flow

RAIN_CARDS = 4


def healing_rain(fx: BrawlFx, act: Act) -> Flow[None]:
    """LOR04: discard up to 4 cards; for each of them the champion it belongs to may Heal 1."""
    hand = fx.state.players[act.seat].hand
    gone = yield from discard_some(fx, act.seat, hand, RAIN_CARDS, act.about)
    drops = Counter(fx.state.content.cards[card].champion for card in gone)
    for champion, cards in drops.items():
        figure = figure_of(fx.state, act.seat, champion)
        most = min(cards, figure.damage)
        if most:
            amount = yield from choose_number(act.seat, "heal", most, act.about_figure(figure.id))
            heal(fx, figure.id, amount)


def winding_paths(fx: BrawlFx, act: Act) -> Flow[None]:
    """LOR07: the target and another enemy champion swap positions; both must be in the arena."""
    state = fx.state
    target = state.figures[act.targets[0]]
    others = [f.id for f in state.figures if f.side == target.side and f.in_arena and f.id != target.id]
    if target.in_arena and others:
        other = yield from choose_figure(fx, act.seat, "swap_with", others, act)
        yield from swap(fx, target.id, other, by=act.figure)
