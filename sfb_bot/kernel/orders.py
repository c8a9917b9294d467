"""What a seat wants done with questions, said before they come: standing orders, and answers ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sfb_bot.kernel.decisions import Decision, Seat
from sfb_bot.kernel.errors import IllegalAnswer

# An order and what it is about, empty for nothing.
Clause: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A standing order by the name it is stored under; `has_subject`: it is about one thing of the game.

    Orders that `joins` may be given together: a seat is asked when any of them wants it. An order is about
    questions in the turns of others, or with `in_own_turn` about those that come in the middle of the seat's
    own actions because somebody else had a say. Joined ones do not get into each other's way there.
    """

    name: str
    has_subject: bool = False
    joins: bool = False
    in_own_turn: bool = False


ASK: Final = OrderKind("ask")
# Holds for the turn under way alone.
PASS_TURN: Final = OrderKind("pass_turn")
# Holds until the first turn: whatever is asked before it is chosen at random.
PREPARE: Final = OrderKind("prepare")
# Several orders at once, all of kinds that join; what they are is in its subject, a line each.
JOINED: Final = OrderKind("joined")
# What every game has; others are the game's own.
SHARED_ORDERS: Final = (ASK, PASS_TURN)


def read_clause(text: str) -> Clause:
    """An order as it is written in menus and lists: `kind`, or `kind.subject`."""
    kind, _, subject = text.partition(".")
    return kind, subject


def written_clause(clause: Clause) -> str:
    """The inverse of `read_clause`."""
    return f"{clause[0]}.{clause[1]}" if clause[1] else clause[0]


def joined(clauses: Sequence[Clause]) -> Clause:
    """One order that stands for all of these; the same whichever was named first."""
    written = sorted({written_clause(each) for each in clauses})
    return (JOINED.name, "\n".join(written)) if len(written) > 1 else read_clause(written[0])


def clauses_of(order: Clause) -> tuple[Clause, ...]:
    """What an order consists of: itself, or all that were joined."""
    kind, subject = order
    return tuple(map(read_clause, subject.split("\n"))) if kind == JOINED.name else (order,)


@dataclass(frozen=True, slots=True)
class AnswerAhead:
    """What a seat will answer when it is asked `prompt`; it may change its mind until then."""

    seat: Seat
    prompt: str
    keys: tuple[str, ...]

    def fits(self, decision: Decision) -> bool:
        """Whether it can be given to this question: the same prompt, and everything is still to be had."""
        if decision.prompt != self.prompt:
            return False
        try:
            decision.chosen(self.keys)
        except IllegalAnswer:
            return False
        return True
