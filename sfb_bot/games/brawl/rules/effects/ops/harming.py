"""Ops on a champion's damage and values: Damage, Heal, lasting effects, Root and Stun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx, choose_number
from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.damage import deal, heal
from sfb_bot.games.brawl.rules.effects.ops.base import Op
from sfb_bot.games.brawl.rules.hand import stun
from sfb_bot.games.brawl.rules.model import BLOODIED_FROM, NOBODY, FigureId, LastingKind, State
from sfb_bot.games.brawl.rules.stats import defence
from sfb_bot.kernel import Flow


@dataclass(frozen=True, slots=True, kw_only=True)
class Damage(Op):
    """Damage to everybody in the group at once; a number or one of the named amounts."""

    asks: ClassVar[str] = "victim"

    amount: int | str

    AMOUNTS: ClassVar[frozenset[str]] = frozenset({"until_bloodied", "damage_taken", "own_defence"})

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        deal(fx, [(figure, self._amount(fx.state, act, figure)) for figure in figures], act.figure, "effect")

    def _amount(self, state: State, act: Act, figure: FigureId) -> int:
        if isinstance(self.amount, int):
            return self.amount
        if self.amount == "until_bloodied":
            return max(0, BLOODIED_FROM - state.figures[figure].damage)
        if self.amount == "own_defence":
            return max(0, defence(state, state.figures[figure]))
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
                amount = yield from choose_number(act.seat, "heal", most, act.about_figure(figure))
                heal(fx, figure, amount)


@dataclass(frozen=True, slots=True, kw_only=True)
class Root(Op):
    """Root the figure until end of turn."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            if not is_rooted(fx.state, figure):
                fx.emit(ev.EffectBegan("rooted", figure))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stun(Op):
    """Stun the figure."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            yield from stun(fx, figure)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting(Op):
    """Other values until end of turn; a strength bonus may be against the target alone.

    `fearless` makes immune to Fear, `piercing` lets the figure's next attack ignore defence.
    """

    strength: int = 0
    movement: int = 0
    defence: int = 0
    against_target: bool = False
    fearless: bool = False
    piercing: bool = False

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        against = act.targets[0] if self.against_target else NOBODY
        if self.against_target and not fx.state.figures[against].in_arena:
            return
        figures = yield from self.figures(fx, act)
        for figure in figures:
            for kind, amount in self._gains():
                fx.emit(ev.EffectBegan(kind, figure, amount, against))

    def _gains(self) -> list[tuple[LastingKind, int]]:
        numbers: tuple[tuple[LastingKind, int], ...] = (
            ("strength", self.strength),
            ("movement", self.movement),
            ("defence", self.defence),
        )
        gains: list[tuple[LastingKind, int]] = [(kind, amount) for kind, amount in numbers if amount]
        if self.fearless:
            gains.append(("fearless", 0))
        if self.piercing:
            gains.append(("piercing", 0))
        return gains
