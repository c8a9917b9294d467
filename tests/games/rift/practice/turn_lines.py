"""Every way to play a turn by the whole rules, and which of them reach the goal of an exercise.

Written apart from the search that finds puzzles, to check it: it knows nothing of scores, looks at attacks by
some of those who could strike, too, and asks the goal's own condition whether it is reached.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from sfb_bot.computer.walk import Chosen, Walk
from sfb_bot.games.rift.practice.conditions import holds
from sfb_bot.games.rift.rules.model import State
from sfb_bot.kernel import Seat
from sfb_bot.practice.exercises import Exercise, Situation
from tests.games.rift.kit.table import rules

# What is done in a line, sorted.
Actions = tuple[str, ...]


class TurnLines:
    """The lines of one exercise."""

    def __init__(self, exercise: Exercise, position: State) -> None:
        self._goal = exercise.goal
        self._seat: Seat = exercise.seat
        self._before = position
        self._known: dict[Hashable, frozenset[Actions]] = {}

    def shortest(self) -> list[Actions]:
        """The sets of actions that reach the goal and of which nothing can be left out."""
        reaching = self._from(self._before)
        return [one for one in reaching if not any(set(other) < set(one) for other in reaching)]

    def _from(self, state: State) -> frozenset[Actions]:
        key = _key(state)
        if key not in self._known:
            walk = Walk(rules(), state.copy())
            if self._is_reached(walk):
                found = frozenset[Actions]({()})
            elif self._is_asked(walk):
                found = frozenset(self._onward(state))
            else:
                found = frozenset[Actions]()
            self._known[key] = found
        return self._known[key]

    def _onward(self, state: State) -> Iterator[Actions]:
        for label, after in self._actions(state, ()):
            for rest in self._from(after):
                yield tuple(sorted((label, *rest)))

    def _actions(self, state: State, begun: Sequence[Chosen]) -> Iterator[tuple[str, State]]:
        """Everything that can be done next, with the state it leads to."""
        walk = Walk(rules(), state.copy())
        for chosen in begun:
            walk.answer(walk.decisions[0], chosen)
        if begun and (walk.at_boundary or not walk.decisions):
            yield _label([option.key for (option,) in begun]), walk.state
            return
        assert walk.decisions[0].seat == self._seat, "nobody else has a say"
        for option in walk.decisions[0].options:
            if option.key not in ("back", "end"):
                yield from self._actions(state, (*begun, (option,)))

    def _is_asked(self, walk: Walk[State]) -> bool:
        return bool(walk.decisions) and walk.state.turn_no == self._before.turn_no

    def _is_reached(self, walk: Walk[State]) -> bool:
        asks = walk.decisions[0].prompt if self._is_asked(walk) else ""
        return holds(self._goal, Situation(self._before, walk.state, self._seat, (), (), "", asks))


def _label(keys: Sequence[str]) -> str:
    """What is done, whoever takes part in an attack and whoever is named first for a swap."""
    if keys[0] == "select":
        return f"attack>{keys[1]}"
    return ">".join([keys[0], *sorted(keys[1:])] if keys[0] == "swap" else keys)


def _key(state: State) -> Hashable:
    return (
        tuple(
            each and (each.id, each.damage, tuple(each.enchantments), each.has_stepped)
            for each in state.cells
        ),
        tuple((tuple(player.hand), tuple(player.discard), len(player.deck)) for player in state.players),
        (state.turn_no, state.phase, state.has_attacked, state.outcome),
    )
