"""What a game brings so that computers can play it: what is hidden, what is good, what is worth trying."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, ClassVar, Final, Generic, TypeVar

from sfb_bot.computer.foresight import Foresight
from sfb_bot.computer.knowledge import Happening, Knowledge
from sfb_bot.kernel import Decision, Dice, Event, Option, Rules, Seat, TableState, random_keys

S = TypeVar("S", bound=TableState)
ViewT = TypeVar("ViewT")

# One way to answer a question: the options chosen, and how promising it looks before any search.
Idea = tuple[tuple[Option, ...], float]

# A question that wants several options has at most this many answers considered.
MOST_IDEAS: Final = 40


class Mind(ABC, Generic[S, ViewT]):
    """What the generic search cannot know about a game.

    It is given imagined states only, made by `imagine` out of what a seat may know.
    """

    # Prompts whose answers are the answering seat's secret.
    hidden: ClassVar[frozenset[str]] = frozenset()
    # Prompts by which champions and the like are chosen before a match.
    drafts: ClassVar[frozenset[str]] = frozenset()
    # What `features` counts, and how much each is worth to a side; a point, or what counts most, is worth 1.
    weights: ClassVar[Mapping[str, float]]
    # A draw is agreed to from this value down: not when the own side stands better, or nearly as well.
    draw_from: ClassVar[float] = -0.5
    # Whether a turn is planned to end where nothing more was tried; in games of many actions a turn is too
    # long for that, and the seat thinks again there.
    ends_untried: ClassVar[bool] = True
    # The features a weak player may overlook, theme by theme.
    themes: ClassVar[Mapping[str, frozenset[str]]] = {}

    # Any: what the public sees does not matter here.
    def __init__(self, rules: Rules[S, Any, ViewT]) -> None:
        self.rules = rules
        # What is told about answers before they are given; None for a game that tells nothing.
        self.foresight: Foresight[S] | None = None

    @abstractmethod
    def imagine(self, view: ViewT, since: Sequence[Happening], dice: Dice) -> S:
        """A whole state that looks to the seat exactly like `view`: what it cannot know is dealt at random.

        What came to light `since` is dealt as it turned out.
        """

    @abstractmethod
    def features(self, state: S, seat: Seat) -> tuple[float, ...]:
        """How the table looks for a seat's side if the turn under way ended now, in the order of `weights`.

        Each is a difference: what the own side has less what the others have.
        """

    @abstractmethod
    def look(self, view: ViewT) -> str:
        """The view as text, without what promises the seed: equal for equal views."""

    def fits(self, imagined: Sequence[Event], seen: Sequence[Event]) -> bool:
        """Whether what happens in an imagined world is what the seat has seen."""
        return list(imagined) == list(seen)

    def favour(self, state: S, number: int, count: int) -> None:
        """Let the luck to come of a fresh imagined world, one of so many, be its own: for games of dice.

        A search that knows how dice will fall chooses what is lucky; by default luck is left as it was dealt.
        """
        del state, number, count

    def guess(self, decision: Decision, after: Sequence[Happening], dice: Dice) -> tuple[str, ...]:
        """What somebody may have answered in secret, to be tried out in an imagined world.

        `after` is what the seat saw from that answer on. By default anything is as likely.
        """
        del after
        return random_keys(decision, dice)

    def outcome(self, state: S, seat: Seat) -> float | None:
        """1 for a match won by the seat's side, -1 for a lost one, 0 for a draw; None while it goes on."""
        if not self.rules.is_over(state):
            return None
        summary = self.rules.summary(state)
        if summary is None or summary.winner is None:
            return 0.0
        return 1.0 if seat in summary.sides[summary.winner] else -1.0

    def reflex(self, knowledge: Knowledge[ViewT], dice: Dice) -> tuple[str, ...] | None:
        """An answer that needs no search (drafts and the like), or None."""
        del knowledge, dice
        return None

    def closing(self, decision: Decision) -> str:
        """The key of the option that does nothing but end the turn; empty where there is none."""
        del decision
        return ""

    def ideas(self, state: S, decision: Decision, dice: Dice) -> list[Idea]:
        """The answers worth trying, with weights above 0; by default all of them, or some of very many."""
        del state
        return plain_ideas(decision, dice)


def plain_ideas(decision: Decision, dice: Dice) -> list[Idea]:
    """Every answer to a question with the same weight; some of them where there are very many."""
    options, (fewest, most) = decision.options, decision.pick
    if (fewest, most) == (1, 1):
        return [((option,), 1.0) for option in options]
    most = min(most, len(options))
    sizes = range(fewest, most + 1)
    if sum(comb(len(options), size) for size in sizes) <= MOST_IDEAS:
        return [(chosen, 1.0) for size in sizes for chosen in combinations(options, size)]
    found: dict[tuple[str, ...], tuple[Option, ...]] = {}
    for _ in range(MOST_IDEAS):
        size = fewest + dice.below(most - fewest + 1)
        numbers = sorted(dice.shuffled(range(len(options)))[:size])
        chosen = tuple(options[number] for number in numbers)
        found[tuple(option.key for option in chosen)] = chosen
    return [(chosen, 1.0) for chosen in found.values()]
