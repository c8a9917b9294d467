"""Akhet's own effects."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.board import beside, figures_in
from sfb_bot.games.brawl.rules.choices import STOP, OnCard, OnFigure
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.damage import heal
from sfb_bot.games.brawl.rules.effects.interpreter import figure_options, op
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.hand import take_back
from sfb_bot.games.brawl.rules.movement import choose_place, swoop
from sfb_bot.games.brawl.rules.words import Number
from sfb_bot.kernel import Flow, choose


@op("akhet.take_flight", steps=Number(), declinable=True)
def take_flight(fx: BrawlFx, act: Act, steps: int) -> Flow[None]:
    """AKH02: Swoop; place the first champion passed over, friend or foe, adjacent to Akhet."""
    path = yield from swoop(fx, act, act.figure, steps)
    below = [figure for cell in path[:-1] for figure in figures_in(fx.state, 1 << cell)]
    if below:
        cells = PLACES.code("beside_self")(fx.state, act, below[0])
        yield from choose_place(fx, act, below[0], cells)


@op("akhet.healing_tears", amount=Number(), declinable=True)
def healing_tears(fx: BrawlFx, act: Act, amount: int) -> Flow[None]:
    """AKH05: Heal; or discard a Manipulation card to Heal an adjacent ally instead.

    Asked when somebody is hurt and a hand is there to pay with, whatever it holds.
    """
    state = fx.state
    akhet, cards, hand = state.figures[act.figure], state.content.cards, state.players[act.seat].hand
    blue = [cards[c].option for c in sorted(hand) if cards[c].core == CORES.index("manipulation")]
    own = [akhet.id] if akhet.damage else []
    near = [ally for ally in beside(state, akhet, akhet.side) if state.figures[ally].damage and hand]
    if not own and not near:
        return
    options = [*figure_options(state, sorted((*own, *near) if blue else own)), STOP]
    choice = yield from choose(act.seat, "who_heals", options, about=act.about, always=True)
    if not isinstance(choice, OnFigure):
        return
    if choice.figure != act.figure:
        paid = yield from choose(act.seat, "discard", blue, default=blue[0].key, about=act.about, always=True)
        assert isinstance(paid, OnCard)
        fx.emit(ev.CardDiscarded(act.seat, paid.card, "effect"))
    most = min(amount, state.figures[choice.figure].damage)
    chosen = yield from choose_number(act.seat, "heal", most, act.about_figure(choice.figure))
    heal(fx, choice.figure, chosen)


@op("akhet.rekindle")
def rekindle(fx: BrawlFx, act: Act) -> Flow[None]:
    """AKH06: return one Destruction card from the player's discard pile to the hand."""
    cards = fx.state.content.cards
    discard = fx.state.players[act.seat].discard
    red = [card for card in discard if cards[card].core == CORES.index("destruction")]
    yield from take_back(fx, act.seat, red, act.about)
