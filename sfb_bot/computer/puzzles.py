"""Finds puzzles in matches of computer players: positions in which one line scores more than all others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import isqrt
from typing import Any, Final, Generic, TypeVar

from sfb_bot.computer.exhaustive import Aim, Keys, Solution, TooLarge, TurnSearch
from sfb_bot.computer.levels import Level
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.play import computer_steps
from sfb_bot.computer.walk import Walk
from sfb_bot.kernel import Dice, Json, Rules, Run, Seat, TableState, random_options

S = TypeVar("S", bound=TableState)

# One action alone must not be enough.
FEWEST_ACTIONS: Final = 2
# How often everything the solver cannot know is dealt again; the solution must stay the only one.
DEALS: Final = 2
# A position with more tries than this is left alone.
MOST_TRIES: Final = 25_000


@dataclass(frozen=True, slots=True)
class PuzzleMaking(Generic[S]):
    """What a game brings to have puzzles made of its matches.

    `variants` makes positions that may be puzzles out of one of a match: simpler ones, in which nothing that
    the seat cannot know matters; `write` is a position as text. `rules` are those by which a turn is looked
    through, where the game's own let somebody do the same in several ways or go back without end.
    """

    aim: Aim[S]
    variants: Callable[[S, Seat, Dice], Iterable[S]]
    write: Callable[[S], str]
    rules: Rules[S, Any, Any] | None = None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one solution: what that gains, what the next best does, how many actions, and a way."""

    position: str
    seat: Seat
    gain: int
    second: int
    actions: int
    way: Keys


# Any: views and states belong to a game.
def puzzles_of_match(
    rules: Rules[Any, Any, Any],
    mind: Mind[Any, Any],
    making: PuzzleMaking[Any],
    setup: Json,
    level: Level,
    seed: str,
) -> Iterator[Puzzle]:
    """Play a match and yield what is found in it, at most one puzzle a turn."""
    run = Run(rules, rules.begin(setup, seed))
    levels = dict.fromkeys(rules.seats(run.state), level)
    dice = Dice(f"{seed}/puzzles")
    done: int | None = None
    for _ in computer_steps(run, mind, levels, seed, at_random=mind.drafts):
        turn = rules.turn(run.state)
        if run.ask is None or not run.at_boundary or turn is None or turn[1] == done:
            continue
        decision = run.ask.decisions[0]
        if decision.seat != turn[0] or not mind.closing(decision):
            continue
        for state in making.variants(rules.copy(run.state), decision.seat, dice):
            puzzle = puzzle_in(making.rules or rules, mind, making, state, decision.seat, dice)
            if puzzle is not None:
                done = turn[1]
                yield puzzle
                break


def puzzle_in(
    rules: Rules[S, Any, Any],
    mind: Mind[S, Any],
    making: PuzzleMaking[S],
    state: S,
    seat: Seat,
    dice: Dice,
) -> Puzzle | None:
    """The puzzle a position makes; None when it has no solution, several, or one that is too simple."""
    before = making.aim.score(state, seat)
    solution = solution_of(rules, making.aim, state, seat)
    if solution is None or solution.score == before or len(solution.actions) < FEWEST_ACTIONS:
        return None
    view = rules.seat_view(state, None, seat)
    for _ in range(DEALS):
        again = solution_of(rules, making.aim, mind.imagine(view, (), dice), seat)
        if again is None or (again.actions, again.score) != (solution.actions, solution.score):
            return None
    return Puzzle(
        making.write(state),
        seat,
        solution.score - before,
        solution.second - before,
        len(solution.actions),
        _until_scored(rules, making.aim, state, seat, solution),
    )


def _until_scored(rules: Rules[S, Any, Any], aim: Aim[S], state: S, seat: Seat, solution: Solution) -> Keys:
    """As much of the way as it takes to score: what is asked after that does not matter.

    What can be lost again counts between two actions only.
    """
    walk = Walk(rules, rules.copy(state))
    for number, keys in enumerate(solution.way):
        counts = aim.is_lasting or walk.at_boundary
        if counts and aim.score(walk.state, seat) >= solution.score:
            return solution.way[:number]
        decision = walk.decisions[0]
        walk.answer(decision, decision.chosen(keys))
    return solution.way


def solution_of(rules: Rules[S, Any, Any], aim: Aim[S], state: S, seat: Seat) -> Solution | None:
    """The only best line of a turn, by looking at every one; None without one, or where they are too many."""
    try:
        return TurnSearch(rules, seat, aim, MOST_TRIES).solution(state)
    except TooLarge:
        return None


def best_action(rules: Rules[S, Any, Any], aim: Aim[S], state: S, seat: Seat) -> int | None:
    """The most a single action scores; None where a turn of two can hardly be looked through."""
    try:
        table = TurnSearch(rules, seat, aim, isqrt(2 * MOST_TRIES), depth=1).table(state)
    except TooLarge:
        return None
    return max(worth.most for worth in table.values())


def random_turn(rules: Rules[S, Any, Any], mind: Mind[S, Any], state: S, dice: Dice) -> S:
    """Where a turn leads in which nothing is left undone that can be done; the state given is not changed."""
    walk, turn = Walk(rules, rules.copy(state)), rules.turn(state)
    while walk.decisions and rules.turn(walk.state) == turn:
        decision = walk.decisions[0]
        closing = mind.closing(decision)
        chosen = random_options(decision, dice)
        while closing and len(decision.options) > 1 and chosen[0].key == closing:
            chosen = random_options(decision, dice)
        walk.answer(decision, chosen)
    return walk.state
