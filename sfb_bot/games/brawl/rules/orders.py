"""Standing orders for reaction windows: when a seat wants to be asked, judged by public facts alone."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules.choices import About
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import PASS_TURN, Decision, OrderKind

ONLY_IF_KNOCK_OUT: Final = OrderKind("only_if_knock_out")
ONLY_FOR: Final = OrderKind("only_for", has_subject=True)
ORDERS: Final = (ONLY_IF_KNOCK_OUT, ONLY_FOR)


def is_wanted(state: State, decision: Decision, order: str, subject: str) -> bool:
    """Anything but a reaction window is always asked; `subject` is a champion's id for `only_for`."""
    about = decision.about
    if decision.prompt != "react" or not isinstance(about, About):
        return True
    # A reaction may be for a partner's champion, too.
    side = side_of(decision.seat)
    own = [target for target in about.targets if state.figures[target].side == side]
    if order == PASS_TURN.name:
        return False
    if order == ONLY_FOR.name:
        return any(state.figures[target].champion.id == subject for target in own)
    if order == ONLY_IF_KNOCK_OUT.name:
        return any(target in about.fatal for target in own)
    return True
