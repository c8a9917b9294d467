"""Standing orders for windows: when a seat wants to be asked, and what is played for it (20.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.games.warseer.rules.choices import About
from sfb_bot.games.warseer.rules.content import RANKS
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.kernel import PASS_TURN, Clause, Decision, OrderKind

# Ask only if the hero is hit, so much damage shows, or it would destroy; these may be given together.
FOR_HERO: Final = OrderKind("for_hero", joins=True)
IF_DAMAGE: Final = OrderKind("if_damage", has_subject=True, joins=True)
IF_FATAL: Final = OrderKind("if_fatal", joins=True)
FOR_KIND: Final = OrderKind("for_kind", has_subject=True, joins=True)
FOR_RANK: Final = OrderKind("for_rank", has_subject=True, joins=True)
FOR_CLASS: Final = OrderKind("for_class", has_subject=True, joins=True)
# Where the others ask, or everywhere if there are none: play this tactic without asking.
PLAY: Final = OrderKind("play", has_subject=True, joins=True)
# Ask only while more influence is there than shall be kept.
KEEP: Final = OrderKind("keep", has_subject=True)
ORDERS: Final = (FOR_HERO, IF_DAMAGE, IF_FATAL, FOR_KIND, FOR_RANK, FOR_CLASS, PLAY, KEEP)
# What may come in the turn of another and only costs or saves something when a card or a means is used.
WINDOWS: Final = frozenset({"tactic", "dice"})
# Public choices of a defender: who has given any order leaves them to their defaults (W-250).
REFLEXES: Final = frozenset({"counterblow", "protect", "armour", "step"})
_KNOWN: Final = frozenset({PASS_TURN.name, *(order.name for order in ORDERS)})


def is_wanted(state: State, decision: Decision, order: str, subject: str) -> bool:
    """Anything but a window is always asked; `subject` is an amount, a creature's kind or a class."""
    about = decision.about
    if decision.seat == state.turn:
        # In the own turn everything is asked.
        return True
    if decision.prompt in REFLEXES:
        return order not in _KNOWN
    if decision.prompt not in WINDOWS or not isinstance(about, About):
        return True
    found = state.creatures.get(about.creature)
    match order:
        case PASS_TURN.name | PLAY.name:
            wanted = False
        case FOR_HERO.name:
            wanted = found is not None and found.kind.is_hero and found.seat == decision.seat
        case IF_DAMAGE.name:
            wanted = not subject.isdecimal() or about.amount >= int(subject)
        case IF_FATAL.name:
            wanted = about.is_fatal
        case FOR_KIND.name:
            is_known = subject in state.tables.content.creatures
            wanted = not is_known or (found is not None and found.kind.id == subject)
        case FOR_RANK.name:
            is_known = subject in RANKS[1:]
            rank = found.kind.rank if found is not None and found.kind.is_character else 0
            wanted = not is_known or rank >= RANKS.index(subject)
        case KEEP.name:
            wanted = not subject.isdecimal() or state.players[decision.seat].influence > int(subject)
        case FOR_CLASS.name:
            wanted = about.window == subject
        case _:
            wanted = True
    return wanted


def ordered(state: State, decision: Decision, orders: Sequence[Clause]) -> tuple[str, ...] | None:
    """What orders answer: a tactic that was named, or the default; None to ask (W-249).

    A tactic is played where the other orders would ask, or anywhere without others; where it cannot be, they
    ask. What it leads to is chosen by default. Only what the question offers the seat is looked at.
    """
    named = [subject for order, subject in orders if order == PLAY.name]
    others = [clause for clause in orders if clause[0] != PLAY.name]
    about = decision.about
    if named and isinstance(about, About) and about.source in named:
        return decision.default
    is_asking = any(is_wanted(state, decision, *clause) for clause in others or orders)
    if decision.prompt in WINDOWS and named and (is_asking or not others):
        keys = {option.key for option in decision.options}
        found = next((card for card in named if card in keys), None)
        if found is not None and decision.seat != state.turn:
            return (found,)
    return None if is_asking else decision.default
