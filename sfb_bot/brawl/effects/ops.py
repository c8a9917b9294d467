"""Ops: the small typed effects that card files are made of.

An op is read from a table such as `{ op = "push", steps = 2 }`. Its fields are the keys it allows;
`who` names a group of `selectors`, `when` (written `if`) a condition of `conditions`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sfb_bot.brawl import events as ev
from sfb_bot.brawl.act import Act
from sfb_bot.brawl.asking import BrawlFx, choose, choose_number
from sfb_bot.brawl.board import is_rooted
from sfb_bot.brawl.choices import STOP, OnFigure
from sfb_bot.brawl.damage import deal, heal
from sfb_bot.brawl.displacement import fear, force, pull, push
from sfb_bot.brawl.effects.conditions import CONDITIONS, Bonus
from sfb_bot.brawl.effects.selectors import GROUPS, MAY_EACH_OF, MAY_ONE_OF, ONE_OF
from sfb_bot.brawl.hand import may_draw, plan, stun
from sfb_bot.brawl.model import BLOODIED_FROM, NOBODY, FigureId, LastingKind, State
from sfb_bot.brawl.movement import dash, jump, swoop
from sfb_bot.kernel import Flow, Option, Seat

CardFunction = Callable[[BrawlFx, Act], Flow[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Op(ABC):
    """One effect."""

    declinable: ClassVar[bool] = False

    who: str = "targets"
    when: str = ""

    @abstractmethod
    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        """Let it happen."""

    @property
    def may_be_declined(self) -> bool:
        """Whether whoever plays it may always do nothing, so that nobody needs to be asked beforehand."""
        return self.declinable

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
        chosen = yield from choose_figure(fx, act.seat, "victim", candidates, act)
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
class Push(Op):
    """Push every figure of the group, in the order the applying player chooses."""

    steps: int
    bonus: tuple[Bonus, ...] = ()

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        target = act.targets[0] if act.targets else NOBODY
        steps = self.steps + sum(bonus.value(fx.state, act, target) for bonus in self.bonus)
        for picking in in_chosen_order(fx, act.seat, "push_next", figures, act):
            figure = yield from picking
            yield from push(fx, act, figure, steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pull(Op):
    """Pull every figure of the group, in the order the applying player chooses."""

    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for picking in in_chosen_order(fx, act.seat, "pull_next", figures, act):
            figure = yield from picking
            yield from pull(fx, act, figure, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Force(Op):
    """Force every figure of the group, in the order the applying player chooses."""

    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for picking in in_chosen_order(fx, act.seat, "force_next", figures, act):
            figure = yield from picking
            yield from force(fx, act, figure, self.steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Root(Op):
    """Root the figure until end of turn."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            if not is_rooted(fx.state, figure):
                fx.emit(ev.EffectBegan("rooted", figure))


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Stun(Op):
    """Stun the figure."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from stun(fx, figure)


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Op):
    """Damage to everybody in the group at once; a number, or `until_bloodied`, or `damage_taken`."""

    amount: int | str

    AMOUNTS: ClassVar[frozenset[str]] = frozenset({"until_bloodied", "damage_taken"})

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        deal(fx, [(figure, self._amount(fx.state, act, figure)) for figure in figures], act.figure, "effect")

    def _amount(self, state: State, act: Act, figure: FigureId) -> int:
        if isinstance(self.amount, int):
            return self.amount
        if self.amount == "until_bloodied":
            return max(0, BLOODIED_FROM - state.figures[figure].damage)
        # What the attack did to the defended champion (Q43).
        assert act.attack is not None
        return act.attack.struck.get(act.figure, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heal(Op):
    """Remove up to so much damage."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    amount: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            most = min(self.amount, fx.state.figures[figure].damage)
            if most:
                amount = yield from choose_number(act.seat, "heal", most, act.about)
                heal(fx, figure, amount)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Op):
    """Draw up to so many cards; a number or `damage_dealt`."""

    declinable: ClassVar[bool] = True

    AMOUNTS: ClassVar[frozenset[str]] = frozenset({"damage_dealt"})

    cards: int | str

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        most = self.cards if isinstance(self.cards, int) else sum(act.dealt.values())
        yield from may_draw(fx, act.seat, most, act.about)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(Op):
    """Put up to so many hand cards on top of the own deck."""

    declinable: ClassVar[bool] = True

    cards: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        yield from plan(fx, act.seat, self.cards, act.about)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dash(Op):
    """The acting champion, or each of a group in chosen order, may dash."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        if self.who not in MAY_EACH_OF:
            figures = yield from self.figures(fx, act)
            for figure in figures:
                yield from dash(fx, figure, self.steps, chooser=act.seat, by=act.figure, card=act.card_id)
            return
        left = list(MAY_EACH_OF[self.who](fx.state, act))
        while left:
            options = [*figure_options(fx.state, left), STOP]
            choice = yield from choose(act.seat, "who_dashes", options, about=act.about)
            if not isinstance(choice, OnFigure):
                return
            left.remove(choice.figure)
            yield from dash(fx, choice.figure, self.steps, chooser=act.seat, by=act.figure, card=act.card_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump(Op):
    """The acting champion, or one of a group if the player likes, may jump."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        if self.who not in MAY_ONE_OF:
            figures = yield from self.figures(fx, act)
        else:
            candidates = MAY_ONE_OF[self.who](fx.state, act)
            if not candidates:
                return
            options = [*figure_options(fx.state, candidates), STOP]
            choice = yield from choose(act.seat, "who_jumps", options, about=act.about)
            if not isinstance(choice, OnFigure):
                return
            figures = (choice.figure,)
        for figure in figures:
            yield from jump(fx, figure, self.steps, chooser=act.seat, by=act.figure, card=act.card_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Swoop(Op):
    """The acting champion may swoop."""

    declinable: ClassVar[bool] = True

    who: str = "self"
    steps: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from swoop(fx, figure, self.steps, chooser=act.seat, by=act.figure, card=act.card_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting(Op):
    """Better values until end of turn; a strength bonus may be against the target alone."""

    strength: int = 0
    movement: int = 0
    defence: int = 0
    against_target: bool = False

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        against = act.targets[0] if self.against_target else NOBODY
        if self.against_target and not fx.state.figures[against].in_arena:
            return
        gains: tuple[tuple[LastingKind, int], ...] = (
            ("strength", self.strength),
            ("movement", self.movement),
            ("defence", self.defence),
        )
        figures = yield from self.figures(fx, act)
        for figure in figures:
            for kind, amount in gains:
                if amount:
                    fx.emit(ev.EffectBegan(kind, figure, amount, against))


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelDisplacement(Op):
    """For a reaction: the attack displaces nobody any more (Q45)."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        del fx
        assert act.attack is not None
        act.attack.displacement_cancelled = True
        yield from ()


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
