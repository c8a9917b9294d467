"""What a seat wants done with questions, said before they come: standing orders, and answers ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from sfb_bot.kernel.decisions import Decision, Seat

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
    """What a seat will answer when it is asked `prompt`; it may change its mind until then.

    `answers` is a line of at least one: as often as the seat is asked that, one right after the other, the
    next of them is given. `is_begun`: the first ones were given, and these are left.
    """

    seat: Seat
    prompt: str
    answers: tuple[tuple[str, ...], ...]
    is_begun: bool = False

    @property
    def rest(self) -> AnswerAhead | None:
        """What is left once the first answer is given, None for nothing."""
        return replace(self, answers=self.answers[1:], is_begun=True) if len(self.answers) > 1 else None

    def fits(self, decision: Decision) -> bool:
        """Whether the first can be given to this question: the same prompt, and all of it is to be had."""
        return decision.prompt == self.prompt and decision.allows(self.answers[0])


@dataclass(frozen=True, slots=True)
class LineAhead:
    """The questions of one prompt that are coming to a seat, as they stand now.

    `chosen` are those it has answered beforehand, each with its answer. `question` is the next one to choose
    for, None when all is chosen. `is_unfit`: what was chosen for it, too, is not to be had now.
    """

    prompt: str
    chosen: tuple[tuple[Decision, tuple[str, ...]], ...]
    question: Decision | None
    is_unfit: bool = False

    @property
    def answers(self) -> tuple[tuple[str, ...], ...]:
        """What was chosen, in order."""
        return tuple(keys for _, keys in self.chosen)

    def question_after(self, given: int) -> Decision | None:
        """The question after so many answers, whether or not it is answered; None where there is none yet."""
        questions = (*(question for question, _ in self.chosen), self.question)
        return questions[given] if 0 <= given < len(questions) else None
