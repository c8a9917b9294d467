"""Ops on the own cores, and playing a card again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.cores import may_exhaust, may_ready, ready_core
from sfb_bot.games.brawl.rules.effects.ops.base import Op, run_ops
from sfb_bot.kernel import Flow


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadyCore(Op):
    """Ready the own core of a colour."""

    core: int

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        ready_core(fx, act.seat, self.core)
        yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MayReady(Op):
    """Ready one own core, if the player likes."""

    declinable: ClassVar[bool] = True

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        yield from may_ready(fx, act.seat, act.about)


@dataclass(frozen=True, slots=True, kw_only=True)
class MayExhaust(Op):
    """Exhaust an own core of this colour (or any), if the player likes, and do more for it."""

    declinable: ClassVar[bool] = True

    core: int
    then: tuple[Op, ...]

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        paid = yield from may_exhaust(fx, act.seat, self.core, act.about)
        if paid:
            yield from run_ops(fx, act, self.then)


@dataclass(frozen=True, slots=True, kw_only=True)
class Again(Op):
    """Play the card again once it is finished, from its move on."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        del fx
        act.again = True
        yield from ()
