"""Ops that move others: Push, Pull, Force and Fear, one figure after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.displacement import fear, force, pull, push
from sfb_bot.games.brawl.rules.effects.conditions import Bonus
from sfb_bot.games.brawl.rules.effects.ops.base import Op, in_chosen_order
from sfb_bot.games.brawl.rules.model import NOBODY, FigureId
from sfb_bot.kernel import Flow

Displacement = Callable[[BrawlFx, Act, FigureId, int], Flow[object]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Push(Op):
    """Push every figure of the group, in the order the applying player chooses."""

    steps: int
    bonus: tuple[Bonus, ...] = ()

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        target = act.targets[0] if act.targets else NOBODY
        steps = self.steps + sum(bonus.value(fx.state, act, target) for bonus in self.bonus)
        yield from _each(fx, act, figures, "push_next", push, steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pull(Op):
    """Pull every figure of the group, in the order the applying player chooses."""

    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        yield from _each(fx, act, figures, "pull_next", pull, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Force(Op):
    """Force every figure of the group, in the order the applying player chooses."""

    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        yield from _each(fx, act, figures, "force_next", force, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fear(Op):
    """Frighten every figure of the group, in the order their controller chooses (Q19)."""

    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for seat in fx.state.seats:
            own = [figure for figure in figures if fx.state.figures[figure].seat == seat]
            for picking in in_chosen_order(fx, seat, "fear_next", own, act):
                figure = yield from picking
                yield from fear(fx, act, figure, self.steps)


def _each(
    fx: BrawlFx, act: Act, figures: Sequence[FigureId], prompt: str, move: Displacement, steps: int
) -> Flow[None]:
    """One figure after another, in the order the applying player chooses (Q17)."""
    for picking in in_chosen_order(fx, act.seat, prompt, figures, act):
        figure = yield from picking
        yield from move(fx, act, figure, steps)
