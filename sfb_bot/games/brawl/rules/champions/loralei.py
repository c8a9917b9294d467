"""Loralei's own effects."""

from __future__ import annotations

from collections import Counter

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.board import figure_of
from sfb_bot.games.brawl.rules.damage import heal
from sfb_bot.games.brawl.rules.effects.interpreter import choose_figure, op
from sfb_bot.games.brawl.rules.hand import discard_some
from sfb_bot.games.brawl.rules.movement import swap
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


@op("loralei.healing_rain", cards=Number(), amount=Number(), declinable=True)
def healing_rain(fx: BrawlFx, act: Act, cards: int, amount: int) -> Flow[None]:
    """LOR04: discard up to this many cards; for each of them the champion it belongs to may Heal."""
    hand = fx.state.players[act.seat].hand
    gone = yield from discard_some(fx, act.seat, hand, cards, act.about)
    drops = Counter(fx.state.content.cards[card].champion for card in gone)
    for champion, fallen in drops.items():
        figure = figure_of(fx.state, act.seat, champion)
        most = min(fallen * amount, figure.damage)
        if most:
            chosen = yield from choose_number(act.seat, "heal", most, act.about_figure(figure.id))
            heal(fx, figure.id, chosen)


@op("loralei.winding_paths", Need.TARGET)
def winding_paths(fx: BrawlFx, act: Act) -> Flow[None]:
    """LOR07: the target and another enemy champion swap positions; both must be in the arena."""
    state = fx.state
    target = state.figures[act.targets[0]]
    others = [f.id for f in state.figures if f.side == target.side and f.in_arena and f.id != target.id]
    if target.in_arena and others:
        other = yield from choose_figure(fx, act.seat, "swap_with", others, act)
        yield from swap(fx, target.id, other, by=act.figure)
