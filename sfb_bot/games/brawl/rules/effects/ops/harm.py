"""Ops on a champion's damage and values: Damage, Heal, lasting effects, Root and Stun."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules import hand
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.damage import heal as heal_up
from sfb_bot.games.brawl.rules.effects.amounts import amount_for
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.ids import NOBODY, FigureId
from sfb_bot.games.brawl.rules.model import LastingKind
from sfb_bot.games.brawl.rules.words import Figures, Flag, Need, Number
from sfb_bot.kernel import Flow


@op(
    "damage",
    who=Figures("targets"),
    amount=Number(words=("until_bloodied", "damage_taken", "own_defence")),
    asks="victim",
)
def damage(fx: BrawlFx, act: Act, who: Sequence[FigureId], amount: int | str) -> Flow[None]:
    """Damage to all at once, past any defence."""
    deal(fx, [(figure, amount_for(amount, fx.state, act, figure)) for figure in who], act.figure, "effect")
    yield from ()


@op("heal", who=Figures("self"), amount=Number(), declinable=True)
def heal(fx: BrawlFx, act: Act, who: Sequence[FigureId], amount: int) -> Flow[None]:
    """Remove up to so much damage from each."""
    for figure in who:
        most = min(amount, fx.state.figures[figure].damage)
        if most:
            chosen = yield from choose_number(act.seat, "heal", most, act.about_figure(figure))
            heal_up(fx, figure, chosen)


@op("root", who=Figures("targets"))
def root(fx: BrawlFx, act: Act, who: Sequence[FigureId]) -> Flow[None]:
    """Root each until end of turn."""
    del act
    for figure in who:
        if not is_rooted(fx.state, figure):
            fx.emit(ev.EffectBegan("rooted", figure))
    yield from ()


@op("stun", who=Figures("targets"))
def stun(fx: BrawlFx, act: Act, who: Sequence[FigureId]) -> Flow[None]:
    """Stun each."""
    del act
    for figure in who:
        yield from hand.stun(fx, figure)


_CHANGE = Number(-9, 9, 0)


@op(
    "lasting",
    who=Figures(),
    strength=_CHANGE,
    movement=_CHANGE,
    defence=_CHANGE,
    against_target=Flag(frozenset({Need.TARGET})),
    fearless=Flag(),
    piercing=Flag(),
    some_of=("strength", "movement", "defence", "fearless", "piercing"),
)
def lasting(
    fx: BrawlFx, act: Act, who: Sequence[FigureId], *, against_target: bool, **gains: int | bool
) -> Flow[None]:
    """Other values until end of turn.

    With `against_target` the strength counts against the target alone; `fearless` is immune to Fear, and
    the next attack of whoever is `piercing` ignores defence.
    """
    against = act.targets[0] if against_target else NOBODY
    if against_target and not fx.state.figures[against].in_arena:
        return
    kinds: tuple[LastingKind, ...] = ("strength", "movement", "defence", "fearless", "piercing")
    for figure in who:
        for kind in kinds:
            gain = gains[kind]
            if gain:
                fx.emit(ev.EffectBegan(kind, figure, 0 if gain is True else gain, against))
    yield from ()
