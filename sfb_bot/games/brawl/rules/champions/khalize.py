"""Khalize's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.damage import heal
from sfb_bot.games.brawl.rules.hand import take_back
from sfb_bot.games.brawl.rules.movement import swoop
from sfb_bot.kernel import Flow

RUSH_STEPS = 3


def restore_card(fx: BrawlFx, act: Act) -> Flow[None]:
    """KHA05: return one card of the chosen champion from the own discard pile to the hand (Q56)."""
    state = fx.state
    if act.targets:
        champion = state.figures[act.targets[0]].champion.id
        discard = state.players[act.seat].discard
        own = [card for card in discard if state.content.cards[card].champion == champion]
        yield from take_back(fx, act.seat, own, act.about)


def radiant_rush(fx: BrawlFx, act: Act) -> Flow[None]:
    """KHA07: Swoop 3; Heal 1 for each hex moved."""
    path = yield from swoop(fx, act, act.figure, RUSH_STEPS)
    most = min(len(path), fx.state.figures[act.figure].damage)
    if most:
        amount = yield from choose_number(act.seat, "heal", most, act.about)
        heal(fx, act.figure, amount)
