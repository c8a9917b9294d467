"""Whom an effect concerns: named groups of figures, and groups out of which one is chosen.

Champions on a Gate are in no group. Ally never includes the champion the effect comes from (Q48).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import is_rooted
from sfb_bot.games.brawl.rules.model import Figure, FigureId, State

Group = Callable[[State, Act], tuple[FigureId, ...]]


def _present(state: State) -> Iterator[Figure]:
    return (figure for figure in state.figures if figure.in_arena)


def _source(state: State, act: Act) -> Figure:
    return state.figures[act.figure]


def _self(state: State, act: Act) -> tuple[FigureId, ...]:
    return (act.figure,) if _source(state, act).in_arena else ()


def _targets(state: State, act: Act) -> tuple[FigureId, ...]:
    return tuple(target for target in act.targets if state.figures[target].in_arena)


def _attacker(state: State, act: Act) -> tuple[FigureId, ...]:
    assert act.attack is not None
    attacker = state.figures[act.attack.figure]
    return (attacker.id,) if attacker.in_arena else ()


def _team(state: State, act: Act) -> tuple[FigureId, ...]:
    side = _source(state, act).side
    return tuple(figure.id for figure in _present(state) if figure.side == side)


def _allies(state: State, act: Act) -> tuple[FigureId, ...]:
    return tuple(figure for figure in _team(state, act) if figure != act.figure)


def _beside(state: State, of: Figure) -> tuple[FigureId, ...]:
    if not of.in_arena:
        return ()
    near = state.content.arena.grid.adjacent[of.cell]
    return tuple(figure.id for figure in _present(state) if near >> figure.cell & 1)


def _adjacent_enemies(state: State, act: Act) -> tuple[FigureId, ...]:
    source = _source(state, act)
    return tuple(figure for figure in _beside(state, source) if state.figures[figure].side != source.side)


def _adjacent_allies(state: State, act: Act) -> tuple[FigureId, ...]:
    source = _source(state, act)
    return tuple(figure for figure in _beside(state, source) if state.figures[figure].side == source.side)


def _adjacent_champions(state: State, act: Act) -> tuple[FigureId, ...]:
    return _beside(state, _source(state, act))


def _adjacent_bloodied_enemies(state: State, act: Act) -> tuple[FigureId, ...]:
    return tuple(f for f in _adjacent_enemies(state, act) if state.figures[f].is_bloodied)


def _passed_enemies(state: State, act: Act) -> tuple[FigureId, ...]:
    return tuple(figure for figure in act.passed if state.figures[figure].in_arena)


def _everybody(state: State, act: Act) -> tuple[FigureId, ...]:
    del act
    return tuple(figure.id for figure in _present(state))


def _fallen(state: State, act: Act) -> tuple[FigureId, ...]:
    """The defended champion, on its Gate because the attack knocked it out."""
    return () if _source(state, act).in_arena else (act.figure,)


def _other_enemies(state: State, act: Act) -> tuple[FigureId, ...]:
    side = _source(state, act).side
    return tuple(f.id for f in _present(state) if f.side != side and f.id not in act.targets)


def _adjacent_to_target(state: State, act: Act) -> tuple[FigureId, ...]:
    return _beside(state, state.figures[act.targets[0]])


def _within_2_of_target(state: State, act: Act) -> tuple[FigureId, ...]:
    target = state.figures[act.targets[0]]
    if not target.in_arena:
        return ()
    near = state.content.arena.grid.near(target.cell, 2)
    return tuple(f.id for f in _present(state) if f.id != target.id and near >> f.cell & 1)


# Effects on a group reach every figure in it.
GROUPS: Final[dict[str, Group]] = {
    "self": _self,
    "defended": _self,
    "targets": _targets,
    "attacker": _attacker,
    "team": _team,
    "allies": _allies,
    "adjacent_enemies": _adjacent_enemies,
    "other_enemies": _other_enemies,
    "adjacent_to_target": _adjacent_to_target,
    "adjacent_champions": _adjacent_champions,
    "adjacent_bloodied_enemies": _adjacent_bloodied_enemies,
    "passed_enemies": _passed_enemies,
    "everybody": _everybody,
    "fallen": _fallen,
}

# Effects on one of a group: the player must choose one, if there is any.
ONE_OF: Final[dict[str, Group]] = {
    "another_within_2_of_target": _within_2_of_target,
    "one_ally": _allies,
    "one_adjacent_ally": _adjacent_allies,
    "one_adjacent_enemy": _adjacent_enemies,
}


def _movable(group: Group) -> Group:
    """Those of a group that can move at all: a rooted champion is no choice."""

    def chosen(state: State, act: Act) -> tuple[FigureId, ...]:
        return tuple(figure for figure in group(state, act) if not is_rooted(state, figure))

    return chosen


# Effects one figure of a group may use; the player may leave it out.
MAY_ONE_OF: Final[dict[str, Group]] = {
    "an_adjacent_ally": _movable(_adjacent_allies),
    "self_or_an_ally": _movable(_team),
}

# Effects every figure of a group may use, in the order the player likes.
MAY_EACH_OF: Final[dict[str, Group]] = {
    "each_ally": _movable(_allies),
}
