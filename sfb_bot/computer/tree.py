"""A best-first search of one turn in one imagined world.

Flows cannot be copied, states between two actions can: so a node between two actions keeps its state, and a
try costs one action. Own questions take the best of what follows, questions to the other side the worst.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import mul
from typing import Any, Final, Generic, TypeVar

from sfb_bot.computer.mind import Mind
from sfb_bot.computer.walk import Chosen, Walk
from sfb_bot.computer.worlds import World
from sfb_bot.kernel import Decision, Dice, Seat, TableState

S = TypeVar("S", bound=TableState)

# A match won is worth more than anything else; sooner is better, so a little less than certain.
WIN: Final = 20.0
# How much curiosity counts against what has been found so far.
CURIOSITY: Final = 2.5
# What an answer that was never tried is taken to lose against the best one so far.
UNTRIED: Final = 1.0
# By how much what looks equally promising is told apart at random.
WHIM: Final = 0.3
LUCK: Final = 1 << 20
# Questions in one action; a flow that asks more is cut off.
LONGEST_ACTION: Final = 120

Keys = tuple[str, ...]


class Node(Generic[S]):
    """A question with the answers worth trying.

    Where the search ends there is none. `sign` is 1 where the own side answers and -1 where others do.
    `state` is there between two actions only, with `level`, how many actions lead there; `stop` is what the
    turn comes to when it ends here. `is_done` says that nothing is left to try below.
    """

    __slots__ = (
        "answers",
        "children",
        "decision",
        "is_done",
        "level",
        "priors",
        "sign",
        "state",
        "stop",
        "tried",
        "value",
        "visits",
    )

    def __init__(self, decision: Decision | None, sign: float, state: S | None, value: float) -> None:
        self.decision = decision
        self.sign = sign
        self.state = state
        self.stop: float | None = None
        self.level = 0
        self.value = value
        self.visits = 0
        self.is_done = decision is None
        self.answers: list[Chosen] = []
        self.priors: list[float] = []
        self.children: list[Node[S] | None] = []
        self.tried: list[Node[S]] = []

    def child(self, keys: Keys) -> int | None:
        """The number of the answer with these keys."""
        for number, chosen in enumerate(self.answers):
            if tuple([option.key for option in chosen]) == keys:
                return number
        return None

    def select(self) -> int:
        """The answer to try next: good so far, promising, or seldom tried."""
        sign, base = self.sign, self.sign * self.value - UNTRIED
        curiosity = CURIOSITY * sqrt(self.visits + 1)
        best, chosen = -1e9, 0
        priors = self.priors
        for number, child in enumerate(self.children):
            if child is None:
                score = base + curiosity * priors[number]
            elif child.is_done:
                continue
            else:
                score = sign * child.value + curiosity * priors[number] / (1 + child.visits)
            if score > best:
                best, chosen = score, number
        return chosen

    def update(self) -> None:
        """Take over what was found below."""
        self.visits += 1
        values = [child.value for child in self.tried]
        if self.stop is not None:
            values.append(self.stop)
        if not values:
            # Just come upon: what it looks like is all there is.
            return
        self.value = max(values) if self.sign > 0 else min(values)
        self.is_done = len(self.tried) == len(self.children) and all(child.is_done for child in self.tried)


class Tree(Generic[S]):
    """The rest of a turn of `seat` in a world; off turn, the rest of the action under way."""

    # Any: what a view looks like does not matter here.
    def __init__(
        self,
        mind: Mind[S, Any],
        world: World[S],
        seat: Seat,
        weights: Sequence[float],
        dice: Dice,
        depth: int = 99,
    ) -> None:
        self._mind = mind
        self._world = world
        self.seat = seat
        self._weights = weights
        self._dice = dice
        walk = world.enter(mind)
        state = walk.state
        self.own = next(side for side in mind.rules.sides(state) if seat in side)
        self._turn = mind.rules.turn(state)
        is_own_turn = self._turn is not None and self._turn[0] == seat
        # Off turn nothing is planned beyond the action under way.
        self._depth = depth if is_own_turn else 1
        self.root = self._question(walk)
        self.root.state = state if walk.at_boundary else None

    def grow(self, tries: int) -> None:
        """Try so many more actions, each where it looks best."""
        for _ in range(tries):
            if self.root.is_done:
                return
            self._try(())

    def value(self, state: S) -> float:
        """What a state is worth to the seat's side."""
        outcome = self._mind.outcome(state, self.seat)
        if outcome is not None:
            return WIN * outcome
        return sum(map(mul, self._weights, self._mind.features(state, self.seat)))

    def follow(self, line: Sequence[Keys]) -> Node[S]:
        """The node a line of own answers leads to: where it ends, or where it no longer fits."""
        for _ in range(LONGEST_ACTION):
            node = self._end_of(line)
            if node is not None:
                return node
            self._try(line)
        return self.root

    def path(self, line: Sequence[Keys]) -> list[tuple[Decision, Chosen]]:
        """All answers on the way of a line that has been followed, the other side's best ones included."""
        found: list[tuple[Decision, Chosen]] = []
        node: Node[S] | None = self.root
        place = 0
        while node is not None and node.decision is not None:
            number = None
            if node.decision.seat != self.seat:
                number = self._best(node)
            elif place < len(line):
                number = node.child(line[place])
                place += 1
            if number is None:
                break
            found.append((node.decision, node.answers[number]))
            node = node.children[number]
        return found

    def end(self, line: Sequence[Keys]) -> tuple[S | None, float]:
        """The state between two actions in which a line ends, if it was kept, and its value."""
        node = self.follow(line)
        while node.decision is not None:
            number = self._best(node)
            child = None if number is None else node.children[number]
            if child is None:
                break
            node = child
        return node.state, node.value

    def best_line(self, first: int | None = None) -> list[Keys]:
        """The own answers of the best line found, after the first answer given; the turn ends after it."""
        line: list[Keys] = []
        node: Node[S] | None = self.root
        while node is not None and node.decision is not None:
            if node is self.root and first is not None:
                number: int | None = first
            else:
                number = self._best(node)
            if number is None:
                break
            if node.decision.seat == self.seat:
                line.append(_keys(node.answers[number]))
            node = node.children[number]
        return line

    def first_answers(self) -> list[int]:
        """The answers to the open question that were tried, the best first."""
        children = self.root.children
        tried = [number for number, child in enumerate(children) if child is not None]
        return sorted(tried, key=lambda number: -_value(children[number]))

    def _best(self, node: Node[S]) -> int | None:
        """The best answer found, None where to stop is better."""
        best, chosen = node.stop, None
        for number, child in enumerate(node.children):
            if child is not None and (best is None or node.sign * child.value > node.sign * best):
                best, chosen = child.value, number
        return chosen

    def _end_of(self, line: Sequence[Keys]) -> Node[S] | None:
        """Where a line leads in the tree so far; None where it leads out of what has been tried."""
        node, place = self.root, 0
        while True:
            if node.decision is None or (node.state is not None and place == len(line)):
                return node
            if node.decision.seat == self.seat and place < len(line):
                number = node.child(line[place])
                place += 1
                if number is None:
                    # The line does not fit this world; it ends at the best that is known from here.
                    return node
            else:
                number = self._best(node)
                if number is None:
                    return None if node.state is None else node
            child = node.children[number]
            if child is None:
                return None
            node = child

    def _try(self, line: Sequence[Keys]) -> None:
        """Go down to something that was never tried, along a line as far as it fits, and play one action."""
        node, base = self.root, self.root
        path: list[Node[S]] = [node]
        since: list[tuple[Decision, Chosen]] = []
        place = 0
        while True:
            number = None
            assert node.decision is not None
            if node.decision.seat == self.seat and place < len(line):
                number = node.child(line[place])
                place = place + 1 if number is not None else len(line)
            elif line and node.decision.seat != self.seat:
                number = self._best(node)
            if number is None:
                if not node.answers:
                    break
                number = node.select()
            since.append((node.decision, node.answers[number]))
            child = node.children[number]
            if child is None:
                break
            node = child
            path.append(node)
            if node.decision is None:
                break
            if node.state is not None:
                base, since = node, []
        if number is not None and node.decision is not None:
            self._play(base, since, path, number, line[place:])
        for each in reversed(path):
            if each.decision is not None:
                each.update()

    def _play(
        self,
        base: Node[S],
        since: list[tuple[Decision, Chosen]],
        path: list[Node[S]],
        number: int,
        line: Sequence[Keys],
    ) -> None:
        """Play from the last kept state to the end of the action; every question on the way is a new node."""
        if base is self.root:
            walk = self._world.enter(self._mind)
        else:
            assert base.state is not None
            walk = Walk(self._mind.rules, self._mind.rules.copy(base.state))
        for decision, chosen in since:
            walk.answer(decision, chosen)
        place = 0
        for _ in range(LONGEST_ACTION):
            node = self._node(walk, base.level + 1)
            parent = path[-1]
            parent.children[number] = node
            parent.tried.append(node)
            path.append(node)
            if node.decision is None or node.state is not None:
                return
            wanted = None
            if node.decision.seat == self.seat and place < len(line):
                wanted = node.child(line[place])
                place = place + 1 if wanted is not None else len(line)
            number = node.select() if wanted is None else wanted
            walk.answer(node.decision, node.answers[number])
        # Far longer than any action: what was reached counts, and nothing below is tried again.
        path[-1].value = self.value(walk.state)
        path[-1].decision, path[-1].is_done = None, True

    def _node(self, walk: Walk[S], level: int) -> Node[S]:
        """The node for where a walk has come: an end with its value, or a question."""
        is_new = walk.at_boundary
        is_end = is_new and (level >= self._depth or self._mind.rules.turn(walk.state) != self._turn)
        if is_end or not walk.decisions:
            return Node(None, 1.0, walk.state, self.value(walk.state))
        node = self._question(walk)
        if is_new:
            node.state, node.level = walk.state, level
            node.value = self.value(walk.state) if node.stop is None else node.stop
        return node

    def _question(self, walk: Walk[S]) -> Node[S]:
        """The question a walk stands at, the seat's own if there are several, with what to try."""
        mind, dice, asked = self._mind, self._dice, walk.decisions
        decision = next((each for each in asked if each.seat == self.seat), asked[0])
        node: Node[S] = Node(decision, 1.0 if decision.seat in self.own else -1.0, None, 0.0)
        closing = mind.closing(decision) if decision.seat == self.seat else ""
        if closing:
            node.value = node.stop = self.value(walk.state)
        total = 0.0
        luck = dice.below(LUCK)
        for chosen, weight in mind.ideas(walk.state, decision, dice):
            if closing and chosen[0].key == closing:
                continue
            # One throw for the whole question: steps of a third of the range look random enough.
            luck = (luck + LUCK * 5 // 13) % LUCK
            whim = weight * (1 + WHIM * (2 * luck / LUCK - 1))
            node.answers.append(chosen)
            node.priors.append(whim)
            total += whim
        node.priors = [weight / total for weight in node.priors]
        node.children = [None] * len(node.answers)
        node.is_done = not node.answers
        return node


def weights_without(weights: Mapping[str, float], overlooked: frozenset[str]) -> tuple[float, ...]:
    """The weights in their order, 0 for what is overlooked."""
    return tuple(0.0 if name in overlooked else weight for name, weight in weights.items())


def _keys(chosen: Chosen) -> Keys:
    return tuple([option.key for option in chosen])


def _value(node: Node[Any] | None) -> float:
    return node.value if node is not None else -WIN
