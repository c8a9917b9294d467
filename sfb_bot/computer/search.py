"""From what a seat knows to an answer, with the plan behind it and the reason for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from operator import mul
from typing import Any, Final, Literal, TypeVar

from sfb_bot.computer.knowledge import Knowledge
from sfb_bot.computer.levels import Level
from sfb_bot.computer.mind import Mind
from sfb_bot.computer.tree import Keys, Tree, weights_without
from sfb_bot.computer.walk import Walk
from sfb_bot.computer.worlds import World, imagine_worlds
from sfb_bot.kernel import Ask, Decision, Dice, Seat, TableState, fingerprint

S = TypeVar("S", bound=TableState)

How = Literal["plan", "reflex", "only", "forgotten", "search", "default"]
# Chances are thrown with dice of this many sides.
CHANCES: Final = 10_000


@dataclass(frozen=True, slots=True)
class Planned:
    """What to answer later in the turn, if the question and the table then look as expected."""

    question: str
    look: str
    keys: Keys


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer. `before` and `after` are the game's features without and with it, where it was searched.

    `plan` may be handed to the next question of the same seat; it is only a hint.
    """

    keys: Keys
    how: How
    plan: tuple[Planned, ...] = ()
    value: float = 0.0
    before: Mapping[str, float] = field(default_factory=dict[str, float])
    after: Mapping[str, float] = field(default_factory=dict[str, float])


def think(
    mind: Mind[S, Any], knowledge: Knowledge[Any], level: Level, seed: str, plan: Sequence[Planned] = ()
) -> Thought:
    """What a computer player of this level answers.

    The same knowledge, level, seed and plan give the same answer on every machine. The seed belongs to a seat
    of a match and stays the same: by it a weak player overlooks something for a whole turn.
    """
    question = knowledge.question
    if len(question.options) == 1 and question.pick == (1, 1):
        is_planned = bool(plan) and plan[0].question == fingerprint(question)
        return Thought((question.options[0].key,), "only", tuple(plan[is_planned:]))
    if plan and plan[0].question == fingerprint(question) and plan[0].look == look_of(mind, knowledge.now):
        return Thought(plan[0].keys, "plan", tuple(plan[1:]))
    dice = Dice(f"{seed}/{len(knowledge.since)}/{fingerprint(question)}")
    reflex = mind.reflex(knowledge, dice)
    if reflex is not None:
        question.chosen(reflex)
        return Thought(reflex, "reflex")
    worlds = imagine_worlds(mind, knowledge, level.worlds, dice)
    if not worlds:
        return Thought(question.default, "default")
    return _searched(mind, knowledge, level, seed, worlds, dice)


def accepts_draw(mind: Mind[S, Any], view: object, seat: Seat, level: Level, seed: str) -> bool:
    """Whether a computer player agrees to a draw, by its seat's view at the last boundary.

    It never offers one and never concedes.
    """
    dice = Dice(f"{seed}/draw")
    weights = tuple(mind.weights.values())
    states = [mind.imagine(view, (), dice) for _ in range(level.worlds)]
    values = [sum(map(mul, weights, mind.features(state, seat))) for state in states]
    return sum(values) / len(values) <= mind.draw_from


def look_of(mind: Mind[S, Any], view: object) -> str:
    """A short digest of what a seat sees."""
    return blake2b(mind.look(view).encode(), digest_size=8).hexdigest()


def chance(dice: Dice, probability: float) -> bool:
    """Whether something happens that happens with this probability."""
    return dice.below(CHANCES) < probability * CHANCES


def _searched(
    mind: Mind[S, Any],
    knowledge: Knowledge[Any],
    level: Level,
    seed: str,
    worlds: list[World[S]],
    dice: Dice,
) -> Thought:
    question, seat = knowledge.question, knowledge.seat
    turn = mind.rules.turn(worlds[0].state)
    if turn is not None and turn[0] != seat and chance(dice, level.forgets):
        return Thought(question.default, "forgotten")
    weights = weights_without(mind.weights, _overlooked(mind, level, Dice(f"{seed}/{turn}")))
    trees = [Tree(mind, world, seat, weights, dice, level.depth) for world in worlds]
    for tree in trees:
        tree.grow(level.tries)
    lines = judged(trees, level)
    if level.noise:
        lines = {line: value + level.noise * _wobble(dice) for line, value in lines.items()}
    best = max(lines, key=lines.__getitem__)
    closing = mind.closing(question)
    keys = best[0] if best else (closing,)
    home = next((tree for tree in trees if tree.best_line()[: len(best)] == list(best)), trees[0])
    plan = _plan(mind, knowledge, level, worlds[trees.index(home)], home, best)
    before, after = features_around(mind, knowledge, worlds, trees, best)
    return Thought(keys, "search", plan, lines[best], before, after)


def _overlooked(mind: Mind[S, Any], level: Level, dice: Dice) -> frozenset[str]:
    """The features a weak player does not see this turn."""
    found: set[str] = set()
    for features in mind.themes.values():
        if chance(dice, level.overlooks):
            found |= features
    return frozenset(found)


def judged(trees: list[Tree[S]], level: Level) -> dict[tuple[Keys, ...], float]:
    """The best lines of every world, each with its average over all worlds."""
    lines: dict[tuple[Keys, ...], float] = {}
    for tree in trees:
        if tree.root.stop is not None:
            lines.setdefault((), 0.0)
        for number in tree.first_answers()[: level.lines]:
            lines.setdefault(tuple(tree.best_line(number)), 0.0)
    for line in lines:
        ends = [tree.root.stop if not line else tree.follow(line).value for tree in trees]
        lines[line] = sum([value for value in ends if value is not None]) / len(ends)
    return lines


def _wobble(dice: Dice) -> float:
    """About normal, mostly between -1 and 1."""
    return sum(dice.below(CHANCES) for _ in range(3)) / CHANCES / 0.75 - 2.0


def _plan(
    mind: Mind[S, Any],
    knowledge: Knowledge[Any],
    level: Level,
    world: World[S],
    tree: Tree[S],
    line: tuple[Keys, ...],
) -> tuple[Planned, ...]:
    """The rest of a line with what the seat expects to see before each answer, and the end of the turn."""
    seat, found = knowledge.seat, list[Planned]()
    walk = world.enter(mind)
    is_first = True
    path = tree.path(line)
    for decision, chosen in path:
        if decision.seat == seat and not is_first:
            found.append(_expected(mind, walk, decision, tuple([option.key for option in chosen])))
        is_first = False
        walk.answer(decision, chosen)
    is_whole = sum(decision.seat == seat for decision, _ in path) == len(line) > 0
    ending = next((each for each in walk.decisions if each.seat == seat), None)
    if is_whole and level.depth > 1 and walk.at_boundary and ending is not None and mind.closing(ending):
        last = tree.follow(line)
        if not (mind.ends_untried or last.tried or last.is_done):
            return tuple(found)
        found.append(_expected(mind, walk, ending, (mind.closing(ending),)))
    return tuple(found)


def _expected(mind: Mind[S, Any], walk: Walk[S], decision: Decision, keys: Keys) -> Planned:
    view = mind.rules.seat_view(walk.state, Ask(walk.decisions), decision.seat)
    return Planned(fingerprint(decision), look_of(mind, view), keys)


def features_around(
    mind: Mind[S, Any],
    knowledge: Knowledge[Any],
    worlds: list[World[S]],
    trees: list[Tree[S]],
    line: tuple[Keys, ...],
) -> tuple[dict[str, float], dict[str, float]]:
    """The features before the answer and at the end of its line, averaged over the worlds."""
    before = [0.0] * len(mind.weights)
    after = before.copy()
    counted = 0
    for world, tree in zip(worlds, trees, strict=True):
        end, _ = tree.end(line)
        if end is None:
            continue
        counted += 1
        for sums, state in ((before, world.enter(mind).state), (after, end)):
            for number, value in enumerate(mind.features(state, knowledge.seat)):
                sums[number] += value
    if not counted:
        return {}, {}
    names = list(mind.weights)
    return (
        {name: before[number] / counted for number, name in enumerate(names)},
        {name: after[number] / counted for number, name in enumerate(names)},
    )
