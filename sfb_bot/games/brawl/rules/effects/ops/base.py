"""What every op has, and the ways to pick one figure or the next one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose
from sfb_bot.games.brawl.rules.choices import OnFigure
from sfb_bot.games.brawl.rules.effects.conditions import CONDITIONS
from sfb_bot.games.brawl.rules.effects.selectors import GROUPS, ONE_OF
from sfb_bot.games.brawl.rules.model import NOBODY, FigureId, State
from sfb_bot.kernel import Flow, Option, Seat

CardFunction = Callable[[BrawlFx, Act], Flow[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Op(ABC):
    """One effect."""

    declinable: ClassVar[bool] = False
    # The question for one of a group.
    asks: ClassVar[str] = "which_champion"

    who: str = "targets"
    when: str = ""

    @abstractmethod
    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        """Let it happen."""

    @property
    def may_be_declined(self) -> bool:
        """Whether whoever plays it may always do nothing, so that nobody needs to be asked beforehand.

        What follows from passing somebody was decided with the move that passed.
        """
        return self.declinable or self.who == "passed_enemies"

    def applies(self, state: State, act: Act) -> bool:
        """Whether the op's condition holds now; a target that is gone fails every condition on it."""
        if not self.when:
            return True
        target = act.targets[0] if act.targets else NOBODY
        return CONDITIONS[self.when](state, act, target)

    def figures(self, fx: BrawlFx, act: Act) -> Flow[tuple[FigureId, ...]]:
        """Everybody in the op's group, or the one that was chosen out of it."""
        if self.who in GROUPS:
            return GROUPS[self.who](fx.state, act)
        candidates = ONE_OF[self.who](fx.state, act)
        if not candidates:
            return ()
        chosen = yield from choose_figure(fx, act.seat, self.asks, candidates, act)
        return (chosen,)


def figure_options(state: State, figures: Sequence[FigureId]) -> list[Option]:
    """An option per figure."""
    return [state.figures[figure].option for figure in figures]


def choose_figure(
    fx: BrawlFx, seat: Seat, prompt: str, figures: Sequence[FigureId], act: Act
) -> Flow[FigureId]:
    """One of the figures; a timeout takes the first."""
    options = figure_options(fx.state, figures)
    choice = yield from choose(seat, prompt, options, default=options[0].key, about=act.about)
    assert isinstance(choice, OnFigure)
    return choice.figure


def in_chosen_order(
    fx: BrawlFx, seat: Seat, prompt: str, figures: Sequence[FigureId], act: Act
) -> Iterator[Flow[FigureId]]:
    """Flows that each pick the next of the figures, until all have been (Q17)."""
    left = list(figures)

    def pick_next() -> Flow[FigureId]:
        # All displacement is cancelled: nobody will move, so there is no order to ask for.
        choices = left[:1] if act.displacement_cancelled else left
        figure = yield from choose_figure(fx, seat, prompt, choices, act)
        left.remove(figure)
        return figure

    while left:
        yield pick_next()


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Op):
    """Choose one of a group; it is the target of everything that follows on the card."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        act.targets = yield from self.figures(fx, act)


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Op):
    """What no op says: a function of the champion's own module."""

    function: str
    code: CardFunction
    may: bool = False

    @property
    def may_be_declined(self) -> bool:
        """As the card file says: the function itself offers to do nothing."""
        return self.may

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        yield from self.code(fx, act)


def run_ops(fx: BrawlFx, act: Act, ops: tuple[Op, ...]) -> Flow[None]:
    """The effects from top to bottom, as long as the champion they come from is in the arena."""
    for op in ops:
        if not fx.state.figures[act.figure].in_arena:
            return
        if op.applies(fx.state, act):
            yield from op.run(fx, act)
