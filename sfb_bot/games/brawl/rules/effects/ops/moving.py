"""Ops by which champions go somewhere: Dash, Jump, Swoop, Sail and Place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose
from sfb_bot.games.brawl.rules.choices import STOP, OnFigure
from sfb_bot.games.brawl.rules.effects.ops.base import Op, figure_options
from sfb_bot.games.brawl.rules.effects.places import PLACES
from sfb_bot.games.brawl.rules.effects.selectors import MAY_EACH_OF, MAY_ONE_OF
from sfb_bot.games.brawl.rules.model import FigureId
from sfb_bot.games.brawl.rules.movement import choose_place, dash, jump, sail, swoop
from sfb_bot.kernel import Flow


def may_one(fx: BrawlFx, act: Act, who: str, prompt: str) -> Flow[tuple[FigureId, ...]]:
    """One of a group, or nobody if the player likes."""
    candidates = MAY_ONE_OF[who](fx.state, act)
    if not candidates:
        return ()
    choice = yield from choose(
        act.seat, prompt, [*figure_options(fx.state, candidates), STOP], about=act.about
    )
    return (choice.figure,) if isinstance(choice, OnFigure) else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Dash(Op):
    """The acting champion, one of a group, or each of a group in chosen order, may dash."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        if self.who in MAY_EACH_OF:
            yield from self._each(fx, act)
            return
        if self.who in MAY_ONE_OF:
            figures = yield from may_one(fx, act, self.who, "who_dashes")
        else:
            figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from dash(fx, act, figure, self.steps)

    def _each(self, fx: BrawlFx, act: Act) -> Flow[None]:
        left = list(MAY_EACH_OF[self.who](fx.state, act))
        while left:
            options = [*figure_options(fx.state, left), STOP]
            choice = yield from choose(act.seat, "who_dashes", options, about=act.about)
            if not isinstance(choice, OnFigure):
                return
            left.remove(choice.figure)
            yield from dash(fx, act, choice.figure, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump(Op):
    """The acting champion, or one of a group if the player likes, may jump."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        if self.who in MAY_ONE_OF:
            figures = yield from may_one(fx, act, self.who, "who_jumps")
        else:
            figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from jump(fx, act, figure, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Swoop(Op):
    """The acting champion may swoop; who it passed can be spoken of afterwards."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from swoop(fx, act, figure, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sail(Op):
    """A Dash through champions and over traps; who it passed can be spoken of afterwards."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        yield from sail(fx, act, act.figure, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Op):
    """Put each of the group on a hex the player chooses; compulsory where there is one."""

    where: str

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from choose_place(fx, act, figure, PLACES[self.where](fx.state, act, figure))
