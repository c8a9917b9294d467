"""Standing orders for reaction windows: when a seat wants to be asked, judged by public facts alone."""

from __future__ import annotations

from typing import Final

from sfb_bot.brawl.act import Act
from sfb_bot.brawl.blow import blow
from sfb_bot.brawl.choices import About
from sfb_bot.brawl.model import FigureId, State, side_of
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
        return any(_could_be_out(state, about, target) for target in own)
    return True


def _could_be_out(state: State, about: About, target: FigureId) -> bool:
    """Whether the blow as it stands would knock the target out, every printed keyword counted."""
    card = state.content.cards[about.card]
    attacker, figure = state.figures[about.figure], state.figures[target]
    hit = blow(state, Act(attacker.seat, attacker.id, card, about.targets), target)
    return figure.damage + hit.total + hit.poison >= figure.sheet.health
