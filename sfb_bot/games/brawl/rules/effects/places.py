"""Where an effect may place a champion: free hexes, by the name card files give them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import free, occupied, own_area
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.words import Need, Words
from sfb_bot.hexgrid import Mask

# The figure is the one to be placed.
Where = Callable[[State, Act, FigureId], Mask]

PLACES: Final[Words[Where]] = Words("place")


@PLACES.declare("anywhere")
def _anywhere(state: State, act: Act, figure: FigureId) -> Mask:
    """All of them."""
    del act, figure
    return free(state)


def _around(state: State, cells: Mask) -> Mask:
    return state.content.arena.grid.spread(cells) & free(state)


@PLACES.declare("beside_self", Need.OWN)
def _beside_self(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to the champion whose card it is."""
    del figure
    source = state.figures[act.figure]
    return _around(state, 1 << source.cell) if source.in_arena else 0


@PLACES.declare("beside_ally")
def _beside_ally(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to an ally of whoever is placed; the hex it stands on now is no neighbour to count."""
    del act
    placed = state.figures[figure]
    allies = state.standing[placed.side]
    return _around(state, allies & ~(1 << placed.cell) if placed.in_arena else allies)


@PLACES.declare("beside_enemy")
def _beside_enemy(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to an enemy of whoever is placed."""
    del act
    return _around(state, state.standing[1 - state.figures[figure].side])


@PLACES.declare("beside_attacker", Need.ATTACK)
def _beside_attacker(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to the attacker that is answered."""
    del figure
    assert act.attack is not None
    attacker = state.figures[act.attack.figure]
    return _around(state, 1 << attacker.cell) if attacker.in_arena else 0


@PLACES.declare("apart")
def _apart(state: State, act: Act, figure: FigureId) -> Mask:
    """Adjacent to no champion but the one that is placed, which leaves."""
    del act
    others = occupied(state) & ~(1 << state.figures[figure].cell)
    return free(state) & ~state.content.arena.grid.spread(others)


@PLACES.declare("own_area")
def _own_area(state: State, act: Act, figure: FigureId) -> Mask:
    """In the deployment area of the placed champion's side."""
    del act
    return own_area(state, state.figures[figure].side) & free(state)
