"""Khalize's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.damage import heal
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.hand import take_back
from sfb_bot.games.brawl.rules.movement import swoop
from sfb_bot.games.brawl.rules.words import Need, Number
from sfb_bot.kernel import Flow


@op("khalize.restore_card", Need.TARGET)
def restore_card(fx: BrawlFx, act: Act) -> Flow[None]:
    """KHA05: return one card of the chosen champion from the player's discard pile to the hand (Q56)."""
    state = fx.state
    if act.targets:
        champion = state.figures[act.targets[0]].champion.id
        discard = state.players[act.seat].discard
        own = [card for card in discard if state.content.cards[card].champion == champion]
        yield from take_back(fx, act.seat, own, act.about)


@op("khalize.radiant_rush", steps=Number(), amount=Number(), declinable=True)
def radiant_rush(fx: BrawlFx, act: Act, steps: int, amount: int) -> Flow[None]:
    """KHA07: Swoop; Heal so much for each hex moved."""
    path = yield from swoop(fx, act, act.figure, steps)
    most = min(len(path) * amount, fx.state.figures[act.figure].damage)
    if most:
        chosen = yield from choose_number(act.seat, "heal", most, act.about)
        heal(fx, act.figure, chosen)
