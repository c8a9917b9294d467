"""Every way to play a turn to its end, looked through with the real rules: for puzzles with one solution.

Lines are told apart by the actions in them (what is played, by whom and at whom), not by their order or by
the hexes walked over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Final, Generic, TypeVar

from sfb_bot.computer.walk import Chosen, Walk
from sfb_bot.kernel import Decision, Event, Rules, Seat, TableState

S = TypeVar("S", bound=TableState)

# What is done in a line, sorted.
Actions = tuple[str, ...]
Keys = tuple[tuple[str, ...], ...]


# More than anybody does in a turn.
MOST_ACTIONS: Final = 99
# Less than anything that is scored.
NOTHING_SURE: Final = -(10**6)


class TooLarge(Exception):
    """There are more ways to play the turn than may be looked at."""


@dataclass(frozen=True, slots=True)
class Aim(Generic[S]):
    """What the search has to know about a game.

    `score` is what a state is worth to the seat, `key` tells states apart, `closing` is the option that only
    ends the turn. The answers to `naming` prompts name an action. `is_luck` tells the events that make
    something known which the seat could not know. Points that were scored stay scored (`is_lasting`); of what
    can be lost again in the middle of an action nothing is sure before its end.
    """

    score: Callable[[S, Seat], int]
    key: Callable[[S], Hashable]
    closing: Callable[[Decision], str]
    naming: Collection[str]
    is_luck: Callable[[Event], bool]
    is_lasting: bool = True


@dataclass(frozen=True, slots=True)
class Worth:
    """The most some actions can score: with luck and the help of others, and surely, with a way to it."""

    most: int
    sure: int
    way: Keys = ()

    def or_better(self, other: Worth | None) -> Worth:
        """Both taken together."""
        if other is None:
            return self
        best = self if (self.sure, -len(self.way)) >= (other.sure, -len(other.way)) else other
        return replace(best, most=max(self.most, other.most))


Table = dict[Actions, Worth]


@dataclass(frozen=True, slots=True)
class Solution:
    """The one set of actions that scores most, how much, what anything else scores, and one way to do it."""

    actions: Actions
    score: int
    second: int
    way: Keys


@dataclass(slots=True)
class _Line:
    """An action while it is carried out: `sure` is what was scored before it depended on anything else."""

    name: list[str] = field(default_factory=list[str])
    way: list[tuple[str, ...]] = field(default_factory=list[tuple[str, ...]])
    sure: int | None = None


class TurnSearch(Generic[S]):
    """Looks at everything a seat can do from a state between two actions, until its turn is over.

    Others answer as it suits the seat, so that no line is taken for worse than it is; what is called sure is
    scored before anybody else is asked and before anything comes to light.
    """

    # Any: what a view looks like does not matter here.
    def __init__(
        self, rules: Rules[S, Any, Any], seat: Seat, aim: Aim[S], most: int, depth: int = MOST_ACTIONS
    ) -> None:
        """At most `most` tries, of lines of at most `depth` actions."""
        self._rules = rules
        self._seat = seat
        self._aim = aim
        self._left = most
        self._depth = depth
        self._known: dict[Hashable, Table] = {}
        self._turn: int | None = None

    def table(self, state: S) -> Table:
        """What every set of actions can score; TooLarge when there are too many."""
        turn = self._rules.turn(state)
        self._turn = turn[1] if turn is not None else None
        return self._from(state, self._depth)

    def solution(self, state: S) -> Solution | None:
        """The only smallest set of actions that scores most, and surely; None when there is none such."""
        return only_best(self.table(state))

    def _from(self, state: S, depth: int) -> Table:
        key = (depth, self._aim.key(state))
        found = self._known.get(key)
        if found is None:
            score = self._aim.score(state, self._seat)
            found = {(): Worth(score, score)}
            decision = self._own_question(Walk(self._rules, self._rules.copy(state)))
            if decision is not None and depth:
                closing = self._aim.closing(decision)
                for option in decision.options:
                    if option.key != closing:
                        self._try(state, ((option,),), depth - 1, found)
            self._known[key] = found
        return found

    def _own_question(self, walk: Walk[S]) -> Decision | None:
        """What the seat may do next in its turn; None when that is over."""
        turn = self._rules.turn(walk.state)
        if not walk.decisions or turn is None or turn[1] != self._turn:
            return None
        decision = walk.decisions[0]
        return decision if decision.seat == self._seat else None

    def _try(self, state: S, begun: tuple[Chosen, ...], depth: int, into: Table) -> None:
        """Carry an action out in every way that begins like this, and what can follow."""
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        walk, line = Walk(self._rules, self._rules.copy(state)), _Line()
        for chosen in begun:
            self._answer(walk, line, chosen)
        while walk.decisions and not walk.at_boundary:
            # A walk cannot be copied, so all ways but the last begin again; that one goes on here.
            *others, chosen = answers(walk.decisions[0])
            for other in others:
                self._try(state, (*begun, other), depth, into)
            begun = (*begun, chosen)
            self._answer(walk, line, chosen)
        if self._own_question(walk) is None:
            score = self._aim.score(walk.state, self._seat)
            after: Table = {(): Worth(score, score)}
        else:
            after = self._from(walk.state, depth)
        _add(after, line, into)

    def _answer(self, walk: Walk[S], line: _Line, chosen: Chosen) -> None:
        decision, score = walk.decisions[0], self._aim.score(walk.state, self._seat)
        if decision.seat == self._seat:
            keys = tuple(option.key for option in chosen)
            line.way.append(keys)
            if decision.prompt in self._aim.naming:
                line.name.extend(keys)
        elif line.sure is None:
            line.sure = score if self._aim.is_lasting else NOTHING_SURE
        walk.fx.events.clear()
        walk.answer(decision, chosen)
        if line.sure is None and any(self._aim.is_luck(event) for event in walk.fx.events):
            line.sure = score if self._aim.is_lasting else NOTHING_SURE


def _add(after: Table, line: _Line, into: Table) -> None:
    """Note what an action and all that can follow it score."""
    label, way = ">".join(line.name), tuple(line.way)
    for actions, worth in after.items():
        whole = tuple(sorted((label, *actions)))
        sure = worth.sure if line.sure is None else line.sure
        into[whole] = Worth(worth.most, sure, (*way, *worth.way)).or_better(into.get(whole))


def only_best(table: Mapping[Actions, Worth]) -> Solution | None:
    """The only smallest set of actions that scores most, and surely; None when there is none such."""
    best = max(worth.most for worth in table.values())
    winning = [actions for actions, worth in table.items() if worth.most == best]
    smallest = [one for one in winning if not any(set(other) < set(one) for other in winning)]
    if len(smallest) != 1 or table[smallest[0]].sure != best:
        return None
    actions = smallest[0]
    second = max((w.most for a, w in table.items() if not set(actions) <= set(a)), default=0)
    return Solution(actions, best, second, table[actions].way)


def answers(decision: Decision) -> list[Chosen]:
    """Every answer to a question."""
    fewest, most = decision.pick
    sizes = range(fewest, min(most, len(decision.options)) + 1)
    return [chosen for size in sizes for chosen in combinations(decision.options, size)]
