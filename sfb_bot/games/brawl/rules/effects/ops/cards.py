"""Ops on hands, decks and cores, and playing a card again."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import cores, hand
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.content import Effect
from sfb_bot.games.brawl.rules.effects.amounts import amount_for
from sfb_bot.games.brawl.rules.effects.interpreter import op, run_effects
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.words import Core, Effects, Figures, Number
from sfb_bot.kernel import Flow


@op("draw", cards=Number(words=("damage_dealt",)), declinable=True)
def draw(fx: BrawlFx, act: Act, cards: int | str) -> Flow[None]:
    """Draw up to this many cards."""
    yield from hand.may_draw(fx, act.seat, amount_for(cards, fx.state, act), act.about)


@op("plan", cards=Number(), declinable=True)
def plan(fx: BrawlFx, act: Act, cards: int) -> Flow[None]:
    """Put up to this many hand cards on top of one's own deck."""
    yield from hand.plan(fx, act.seat, cards, act.about)


@op("discard_random", who=Figures("targets"))
def discard_random(fx: BrawlFx, act: Act, who: Sequence[FigureId]) -> Flow[None]:
    """The player of each discards a hand card at random."""
    del act
    for figure in who:
        hand.discard_random(fx, fx.state.figures[figure].seat)
    yield from ()


@op("choose", who=Figures(only_one=True))
def choose(fx: BrawlFx, act: Act, who: tuple[FigureId, ...]) -> Flow[None]:
    """Whoever is chosen is the target of the ops after it."""
    del fx
    act.targets = who
    yield from ()


@op("ready_core", core=Core())
def ready_core(fx: BrawlFx, act: Act, core: int) -> Flow[None]:
    """Ready one's own core of that colour."""
    cores.ready_core(fx, act.seat, core)
    yield from ()


@op("may_ready", declinable=True)
def may_ready(fx: BrawlFx, act: Act) -> Flow[None]:
    """Ready one own core, if the player likes."""
    yield from cores.may_ready(fx, act.seat, act.about)


@op("may_exhaust", core=Core(any=True), then=Effects(), declinable=True)
def may_exhaust(fx: BrawlFx, act: Act, core: int, then: tuple[Effect, ...]) -> Flow[None]:
    """Exhaust such a core, if the player likes, and do more for it."""
    paid = yield from cores.may_exhaust(fx, act.seat, core, act.about)
    if paid:
        yield from run_effects(fx, act, then)


@op("again")
def again(fx: BrawlFx, act: Act) -> Flow[None]:
    """Once the card is finished, carry it out again from its move on."""
    del fx
    act.again = True
    yield from ()
