"""Ops on hands and decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.ops.base import Op
from sfb_bot.games.brawl.rules.hand import discard_random, may_draw, plan
from sfb_bot.kernel import Flow


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
class DiscardRandom(Op):
    """The controller of each figure discards a hand card by lot."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        figures = yield from self.figures(fx, act)
        for figure in figures:
            discard_random(fx, fx.state.figures[figure].seat)
