"""Ops that move others: Push, Pull, Force and Fear, one figure after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from sfb_bot.games.brawl.rules import displacement
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.content import Bonus
from sfb_bot.games.brawl.rules.effects.conditions import worth
from sfb_bot.games.brawl.rules.effects.interpreter import in_chosen_order, op
from sfb_bot.games.brawl.rules.events import MoveManner
from sfb_bot.games.brawl.rules.ids import NOBODY, FigureId
from sfb_bot.games.brawl.rules.words import Bonuses, Figures, Number
from sfb_bot.kernel import Flow

_MANNERS: Final[Mapping[str, MoveManner]] = {"push_next": "push", "pull_next": "pull", "force_next": "force"}

Displacement = Callable[[BrawlFx, Act, FigureId, int], Flow[object]]


@op("push", who=Figures("targets"), steps=Number(), bonus=Bonuses())
def push(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int, bonus: tuple[Bonus, ...]) -> Flow[None]:
    """Push each, in the order the player chooses; a bonus is to the steps."""
    target = act.targets[0] if act.targets else NOBODY
    steps += sum(worth(each, fx.state, act, target) for each in bonus)
    yield from _each(fx, act, who, "push_next", displacement.push, steps)


@op("pull", who=Figures("targets"), steps=Number())
def pull(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int) -> Flow[None]:
    """Pull each, in the order the player chooses."""
    yield from _each(fx, act, who, "pull_next", displacement.pull, steps)


@op("force", who=Figures("targets"), steps=Number())
def force(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int) -> Flow[None]:
    """Force each, in the order the player chooses."""
    yield from _each(fx, act, who, "force_next", displacement.force, steps)


@op("fear", who=Figures("targets"), steps=Number())
def fear(fx: BrawlFx, act: Act, who: Sequence[FigureId], steps: int) -> Flow[None]:
    """Fear each, in the order their controller chooses (Q19)."""
    for seat in fx.state.seats:
        own = [figure for figure in who if fx.state.figures[figure].seat == seat]
        futile = partial(displacement.futile, fx.state, act, "fear")
        for picking in in_chosen_order(fx, seat, "fear_next", own, act, futile):
            figure = yield from picking
            yield from displacement.fear(fx, act, figure, steps)


def _each(
    fx: BrawlFx, act: Act, who: Sequence[FigureId], prompt: str, move: Displacement, steps: int
) -> Flow[None]:
    """One figure after another, in the order the applying player chooses (Q17)."""
    unordered = partial(displacement.unordered, fx, act, _MANNERS[prompt], steps)
    for picking in in_chosen_order(fx, act.seat, prompt, who, act, unordered):
        figure = yield from picking
        yield from move(fx, act, figure, steps)
