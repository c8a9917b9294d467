"""Who stands where, and what the rules say about hexes."""

from __future__ import annotations

from sfb_bot.games.brawl.rules.hooks import IMMUNITY, SLEEPING_TOKENS, STEADINESS
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import GATE, Figure, LastingKind, Side, State
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import BugError, Seat


def occupied(state: State) -> Mask:
    """Every hex with a champion on it."""
    return state.standing[0] | state.standing[1]


def blocked(state: State) -> Mask:
    """Every hex that is not free: champions and statues. A token does not make a hex unfree."""
    return state.standing[0] | state.standing[1] | state.content.arena.statue_cells


def free(state: State) -> Mask:
    """Every free hex."""
    return state.content.arena.grid.everything & ~blocked(state)


def in_the_way(state: State, figure: Figure) -> Mask:
    """Hexes a figure can neither pass nor end on: its enemies and the statues."""
    return state.standing[1 - figure.side] | state.content.arena.statue_cells


def own_area(state: State, side: Side) -> Mask:
    """The deployment area of a side."""
    return state.content.arena.deployments[state.areas[side]].cells


def entry_hexes(state: State, figure: Figure) -> Mask:
    """Where a figure on its Gate may enter."""
    return own_area(state, figure.side) & free(state)


def waking_tokens(state: State) -> Mask:
    """Tokens that trigger: all but one that sleeps under a champion whose ability says so."""
    tokens = state.token_cells
    if tokens & occupied(state):
        for sleeping in SLEEPING_TOKENS.of_all(state.figures):
            tokens &= ~sleeping
    return tokens


def is_trap_hex(state: State, cell: Cell) -> bool:
    """A printed trap hex, also when empty, or any hex with a token."""
    return cell != GATE and bool((state.content.arena.trap_hexes | state.token_cells) >> cell & 1)


def figures_in(state: State, cells: Mask) -> tuple[FigureId, ...]:
    """The figures standing on these hexes, in figure order."""
    return tuple([f.id for f in state.figures if f.cell != GATE and cells >> f.cell & 1])


def beside(state: State, figure: Figure, side: Side) -> tuple[FigureId, ...]:
    """The figures of a side adjacent to a figure in the arena."""
    return figures_in(state, state.content.arena.grid.adjacent[figure.cell] & state.standing[side])


def own_figures(state: State, seat: Seat) -> list[Figure]:
    """The figures a seat controls."""
    return [figure for figure in state.figures if figure.seat == seat]


def figure_of(state: State, seat: Seat, champion: str) -> Figure:
    """The figure of a champion in a seat's team."""
    for figure in state.figures:
        if figure.seat == seat and figure.champion.id == champion:
            return figure
    raise BugError(f"seat {seat} has no {champion}")


def are_adjacent(state: State, one: Figure, other: Figure) -> bool:
    """Both in the arena and one step apart."""
    both_present = GATE not in (one.cell, other.cell)
    return both_present and state.content.arena.grid.distance[one.cell][other.cell] == 1


def has_lasting(state: State, kind: LastingKind, figure: FigureId) -> bool:
    """An effect of this kind lasts on the figure."""
    # Mostly nothing lasts at all.
    return bool(state.lasting) and any(n.kind == kind and n.figure == figure for n in state.lasting)


def is_rooted(state: State, figure: FigureId) -> bool:
    """Cannot move or be moved this turn."""
    return has_lasting(state, "rooted", figure)


def is_immune(state: State, figure: Figure, effect: str) -> bool:
    """An ability of the figure, or an effect on it, saves it from this."""
    if any(IMMUNITY.of(figure, effect)):
        return True
    return effect == "fear" and has_lasting(state, "fearless", figure.id)


def is_steady(state: State, figure: Figure) -> bool:
    """An ability lets the figure ignore displacement by enemies where it stands."""
    return any(STEADINESS.of(figure, state))
