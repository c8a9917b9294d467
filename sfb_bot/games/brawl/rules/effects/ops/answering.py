"""Ops of reactions that change what the answered attack may still do."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.ops.base import Op
from sfb_bot.kernel import Flow


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelDisplacement(Op):
    """The attack displaces nobody any more (Q45)."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        del fx
        assert act.attack is not None
        act.attack.displacement_cancelled = True
        yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CancelAfter(Op):
    """The attack has no post-attack effects any more; with `all` neither has a further reaction to it."""

    all: bool = False

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        del fx
        assert act.attack is not None
        act.attack.after_cancelled = True
        act.attack.reactions_ended = act.attack.reactions_ended or self.all
        yield from ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AnotherReaction(Op):
    """One more reaction may be played to the attack."""

    def run(self, fx: BrawlFx, act: Act) -> Flow[None]:
        del fx
        assert act.attack is not None
        act.attack.reactions_allowed += 1
        yield from ()
