"""Looking back at a choice: what it lost against what a level would have done, by what the seat knew then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sfb_bot.computer.knowledge import Knowledge
from sfb_bot.computer.levels import Level
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.search import Thought, features_around, judged
from sfb_bot.computer.tree import Keys, Tree
from sfb_bot.computer.walk import Walk
from sfb_bot.computer.worlds import Said, World, imagine_worlds, question_of
from sfb_bot.kernel import Ask, Decision, Dice, Seat, TableState, fingerprint

S = TypeVar("S", bound=TableState)

# A choice that loses less (in points) is as good as any.
LEAST_LOSS: Final = 0.15
# A line is told as far as this; what comes later depends on too much.
LONGEST_LINE: Final = 3


@dataclass(frozen=True, slots=True)
class Chosen:
    """A question as a seat knew it, and what it answered."""

    knowledge: Knowledge[Any]
    keys: Keys


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An answer of a line with its question, as the seat would see it. Any: a view belongs to its game."""

    view: Any
    decision: Decision
    keys: Keys


@dataclass(frozen=True, slots=True)
class Better:
    """What would have been better than a choice, by how much, and how the table would look."""

    loss: float
    line: tuple[Foreseen, ...]
    thought: Thought


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What the choices of a turn lost in all, and the worst of them (by its place) with a better one."""

    loss: float
    worst: int
    better: Better


def review_turn(mind: Mind[S, Any], choices: Sequence[Chosen], level: Level, seed: str) -> TurnReview | None:
    """What a turn has lost; None where nothing better is seen."""
    found: dict[int, Better] = {}
    for number, choice in enumerate(choices):
        better = review_choice(mind, choice, level, seed)
        if better is not None:
            found[number] = better
    if not found:
        return None
    worst = max(found, key=lambda number: found[number].loss)
    return TurnReview(sum(each.loss for each in found.values()), worst, found[worst])


def review_choice(mind: Mind[S, Any], choice: Chosen, level: Level, seed: str) -> Better | None:
    """What would have been better; None for a choice that is as good, or about which nothing can be told."""
    known, keys = choice.knowledge, choice.keys
    question, seat = known.question, known.seat
    if len(question.options) == 1 and question.pick == (1, 1):
        return None
    dice = Dice(f"{seed}/review/{len(known.since)}/{fingerprint(question)}")
    if mind.reflex(known, dice) is not None:
        return None
    worlds = imagine_worlds(mind, known, level.worlds, dice)
    if not worlds:
        return None
    weights = tuple(mind.weights.values())
    trees = [Tree(mind, world, seat, weights, dice, level.depth) for world in worlds]
    for tree in trees:
        tree.grow(level.tries)
    lines = judged(trees, level)
    best = max(lines, key=lines.__getitem__)
    first = best[0] if best else (mind.closing(question),)
    if sorted(first) == sorted(keys):
        return None
    values = [
        _value_after(mind, world, tree, keys, level, dice) for world, tree in zip(worlds, trees, strict=True)
    ]
    loss = lines[best] - sum(values) / len(values)
    if loss < LEAST_LOSS:
        return None
    line = _sure_line(mind, worlds, trees, best, seat) if best else [Foreseen(known.now, question, first)]
    before, after = features_around(mind, known, worlds, trees, best)
    thought = Thought(first, "search", (), lines[best], before, after)
    return Better(loss, tuple(line), thought)


def _value_after(
    mind: Mind[S, Any],
    world: World[S],
    tree: Tree[S],
    keys: Keys,
    level: Level,
    dice: Dice,
) -> float:
    """What a choice is worth in a world, if all goes on as well as it can from there."""
    stop = tree.root.stop
    decision = tree.root.decision
    assert decision is not None
    if stop is not None and keys == (mind.closing(decision),):
        return stop
    asked = question_of(world.enter(mind), tree.seat)
    assert asked is not None, "a world stands at the open question"
    then = World(world.state, (*world.said, Said(tree.seat, asked.chosen(keys))))
    walk = then.enter(mind)
    if not walk.decisions or mind.rules.turn(walk.state) != mind.rules.turn(world.state):
        return tree.value(walk.state)
    rest = Tree(mind, then, tree.seat, tuple(mind.weights.values()), dice, level.depth)
    rest.grow(level.tries)
    return rest.root.value


def _sure_line(
    mind: Mind[S, Any], worlds: list[World[S]], trees: list[Tree[S]], line: tuple[Keys, ...], seat: Seat
) -> list[Foreseen]:
    """The answers of a line as far as they are the same in every world: the rest depends on luck."""
    paths = [
        _foreseen(mind, world.enter(mind), tree, line, seat)
        for world, tree in zip(worlds, trees, strict=True)
    ]
    sure: list[Foreseen] = []
    for steps in zip(*paths, strict=False):
        if len({(fingerprint(step.decision), step.keys) for step in steps}) > 1:
            break
        sure.append(steps[0])
    return sure[:LONGEST_LINE]


def _foreseen(
    mind: Mind[S, Any], walk: Walk[S], tree: Tree[S], line: tuple[Keys, ...], seat: Seat
) -> list[Foreseen]:
    found: list[Foreseen] = []
    for decision, chosen in tree.path(line):
        if decision.seat == seat:
            view = mind.rules.seat_view(walk.state, Ask(walk.decisions), seat)
            found.append(Foreseen(view, decision, tuple([option.key for option in chosen])))
        walk.answer(decision, chosen)
    return found
