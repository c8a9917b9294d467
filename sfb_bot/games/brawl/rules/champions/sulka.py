"""Sulka's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import figure_of
from sfb_bot.games.brawl.rules.choices import OnSeat
from sfb_bot.games.brawl.rules.displacement import force
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.hand import mill
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.words import Number
from sfb_bot.kernel import Flow, Option, choose


@op("sulka.mind_control", steps=Number())
def mind_control(fx: BrawlFx, act: Act, steps: int) -> Flow[None]:
    """SUL06: discard the top card of an opponent's deck; the enemy it belongs to suffers Force."""
    state = fx.state
    opponents = [
        Option(f"seat{seat}", OnSeat(seat)) for seat in state.seats if side_of(seat) != side_of(act.seat)
    ]
    choice = yield from choose(
        act.seat, "which_opponent", opponents, default=opponents[0].key, about=act.about
    )
    assert isinstance(choice, OnSeat)
    seat = state.seats[choice.seat]
    card = mill(fx, seat)
    if card is not None:
        owner = figure_of(state, seat, state.content.cards[card].champion)
        yield from force(fx, act, owner.id, steps)
