"""Ops of reactions that change what the answered attack may still do."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.effects.interpreter import op
from sfb_bot.games.brawl.rules.words import Flag, Need
from sfb_bot.kernel import Flow


@op("cancel_displacement", Need.ATTACK)
def cancel_displacement(fx: BrawlFx, act: Act) -> Flow[None]:
    """The answered attack displaces nobody any more (Q45)."""
    del fx
    assert act.attack is not None
    act.attack.displacement_cancelled = True
    yield from ()


@op("cancel_after", Need.ATTACK, all=Flag())
def cancel_after(fx: BrawlFx, act: Act, *, all: bool) -> Flow[None]:  # noqa: A002 (the key's name)
    """The answered attack has no effects after it any more; with `all` neither has a further reaction."""
    del fx
    assert act.attack is not None
    act.attack.after_cancelled = True
    act.attack.reactions_ended = act.attack.reactions_ended or all
    yield from ()


@op("another_reaction", Need.ATTACK)
def another_reaction(fx: BrawlFx, act: Act) -> Flow[None]:
    """One more reaction may be played to the answered attack."""
    del fx
    assert act.attack is not None
    act.attack.reactions_allowed += 1
    yield from ()
