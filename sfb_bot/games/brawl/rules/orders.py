"""Standing orders for reaction windows: when a seat wants to be asked, judged by public facts alone."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.brawl.rules.choices import About
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.kernel import Decision

ASK: Final = "ask"
PASS_TURN: Final = "pass_turn"
ONLY_IF_KNOCK_OUT: Final = "only_if_knock_out"
ONLY_FOR: Final = "only_for"


def is_wanted(state: State, decision: Decision, order: str, subject: str) -> bool:
    """Anything but a reaction window is always asked; `subject` is a champion's id for `only_for`."""
    about = decision.about
    if decision.prompt != "react" or not isinstance(about, About):
        return True
    # A reaction may be for a partner's champion, too.
    side = side_of(decision.seat)
    own = [target for target in about.targets if state.figures[target].side == side]
    if order == PASS_TURN:
        return False
    if order == ONLY_FOR:
        return any(state.figures[target].champion.id == subject for target in own)
    if order == ONLY_IF_KNOCK_OUT:
        return any(target in about.fatal for target in own)
    return True
