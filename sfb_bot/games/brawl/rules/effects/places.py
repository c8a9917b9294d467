"""Where an effect may place a champion: free hexes, by the name card files give them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import free, occupied, own_area
from sfb_bot.games.brawl.rules.model import FigureId, State
from sfb_bot.hexgrid import Mask

# The figure is the one to be placed.
Where = Callable[[State, Act, FigureId], Mask]


def _anywhere(state: State, act: Act, figure: FigureId) -> Mask:
    del act, figure
    return free(state)


def _around(state: State, cells: Mask) -> Mask:
    return state.content.arena.grid.spread(cells) & free(state)


def _beside_self(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to the champion the effect comes from."""
    del figure
    source = state.figures[act.figure]
    return _around(state, 1 << source.cell) if source.in_arena else 0


def _beside_ally(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to an ally of whoever is placed; the hex it stands on now is no neighbour to count."""
    del act
    placed = state.figures[figure]
    allies = state.standing[placed.side]
    return _around(state, allies & ~(1 << placed.cell) if placed.in_arena else allies)


def _beside_enemy(state: State, act: Act, figure: FigureId) -> Mask:
    del act
    return _around(state, state.standing[1 - state.figures[figure].side])


def _beside_attacker(state: State, act: Act, figure: FigureId) -> Mask:
    del figure
    assert act.attack is not None
    attacker = state.figures[act.attack.figure]
    return _around(state, 1 << attacker.cell) if attacker.in_arena else 0


def _apart(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to no champion but the one that is placed, which leaves."""
    del act
    others = occupied(state) & ~(1 << state.figures[figure].cell)
    return free(state) & ~state.content.arena.grid.spread(others)


def _own_area(state: State, act: Act, figure: FigureId) -> Mask:
    del act
    return own_area(state, state.figures[figure].side) & free(state)


PLACES: Final[dict[str, Where]] = {
    "anywhere": _anywhere,
    "beside_self": _beside_self,
    "beside_ally": _beside_ally,
    "beside_enemy": _beside_enemy,
    "beside_attacker": _beside_attacker,
    "apart": _apart,
    "own_area": _own_area,
}
