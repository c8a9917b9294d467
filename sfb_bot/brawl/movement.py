"""Going somewhere: the move of a card, Dash, Jump, Swoop, Place, and coming in from the Gate."""

from __future__ import annotations

from sfb_bot.brawl import events as ev
from sfb_bot.brawl.asking import BrawlFx, choose
from sfb_bot.brawl.board import entry_hexes, free, in_the_way, is_rooted, waking_tokens
from sfb_bot.brawl.choices import STOP, About, OnHex
from sfb_bot.brawl.events import MoveManner
from sfb_bot.brawl.model import Figure, FigureId, State
from sfb_bot.brawl.traps import arrive
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Flow, Seat


def enter(fx: BrawlFx, figure: FigureId, about: About) -> Flow[None]:
    """Come in from the Gate onto a free hex of the own area; compulsory, so nothing to stop (Q11)."""
    target = fx.state.figures[figure]
    options = fx.state.content.arena.options(entry_hexes(fx.state, target))
    choice = yield from choose(target.seat, "enter", options, default=options[0].key, about=about)
    assert isinstance(choice, OnHex)
    fx.emit(ev.Entered(figure, choice.cell))
    yield from arrive(fx, figure, figure)


def walk(
    fx: BrawlFx,
    figure: FigureId,
    points: int,
    *,
    chooser: Seat,
    by: FigureId,
    card: str,
    manner: MoveManner = "move",
) -> Flow[None]:
    """Move up to so many hexes along any path, asked by destination.

    Every hex that can be reached without entering a token is one option, every token that can be
    entered another; points left over are asked about again, and stopping is always possible.
    """
    state = fx.state
    grid = state.content.arena.grid
    target = state.figures[figure]
    while points > 0 and target.in_arena and not is_rooted(state, figure):
        start = target.cell
        tokens = waking_tokens(state)
        waves = grid.waves(start, grid.everything & ~in_the_way(state, target) & ~tokens, points)
        ends = _destinations(state, target, tokens, waves, points)
        if not ends:
            return
        options = state.content.arena.options(ends)
        options.append(STOP)
        about = About(card, figure, points)
        choice = yield from choose(chooser, manner, options, about=about)
        if not isinstance(choice, OnHex):
            return
        path = grid.trace(start, waves, choice.cell)
        fx.emit(ev.Moved(figure, path, manner))
        points -= len(path)
        if tokens >> choice.cell & 1:
            yield from arrive(fx, figure, by)


def _destinations(state: State, figure: Figure, tokens: Mask, waves: list[Mask], points: int) -> Mask:
    reached = 0
    for wave in waves:
        reached |= wave
    ends = reached & ~state.standing[figure.side]
    if tokens:
        # A token is entered from any hex reached with a point to spare.
        sources = 1 << figure.cell
        for wave in waves[: points - 1]:
            sources |= wave
        ends |= state.content.arena.grid.spread(sources) & tokens
    return ends


def dash(fx: BrawlFx, figure: FigureId, steps: int, *, chooser: Seat, by: FigureId, card: str) -> Flow[None]:
    """Up to so many hexes in one row; allies may be passed, tokens trigger, then the row may be gone on."""
    state = fx.state
    target = state.figures[figure]
    direction: int | None = None
    while steps > 0 and target.in_arena and not is_rooted(state, figure):
        lines = row_ends(state, target, steps, direction)
        ends = 0
        for line in lines:
            ends |= line
        if not ends:
            return
        options = state.content.arena.options(ends)
        options.append(STOP)
        choice = yield from choose(chooser, "dash", options, about=About(card, figure, steps))
        if not isinstance(choice, OnHex):
            return
        grid = state.content.arena.grid
        direction = grid.direction[target.cell][choice.cell]
        length = grid.distance[target.cell][choice.cell]
        was_token = waking_tokens(state) >> choice.cell & 1
        fx.emit(ev.Moved(figure, grid.rays[target.cell][direction][:length], "dash"))
        steps -= length
        if not was_token:
            return
        yield from arrive(fx, figure, by)


def row_ends(state: State, figure: Figure, steps: int, only: int | None = None) -> list[Mask]:
    """For each direction the hexes a Dash may end on: free ones up to the first obstacle or token."""
    grid = state.content.arena.grid
    closed = in_the_way(state, figure)
    allies = state.standing[figure.side]
    tokens = waking_tokens(state)
    found: list[Mask] = []
    for direction, line in enumerate(grid.rays[figure.cell]):
        ends = 0
        if only is None or direction == only:
            for cell in line[:steps]:
                bit = 1 << cell
                if closed & bit:
                    break
                if not allies & bit:
                    ends |= bit
                if tokens & bit:
                    break
        found.append(ends)
    return found


def jump(fx: BrawlFx, figure: FigureId, steps: int, *, chooser: Seat, by: FigureId, card: str) -> Flow[None]:
    """To any free hex within so many steps, whatever lies between; a token there triggers."""
    state = fx.state
    target = state.figures[figure]
    if not target.in_arena or is_rooted(state, figure):
        return
    ends = state.content.arena.grid.near(target.cell, steps) & free(state)
    options = [*state.content.arena.options(ends), STOP]
    choice = yield from choose(chooser, "jump", options, about=About(card, figure, steps))
    if isinstance(choice, OnHex):
        fx.emit(ev.Jumped(figure, choice.cell))
        yield from arrive(fx, figure, by)


def swoop(fx: BrawlFx, figure: FigureId, steps: int, *, chooser: Seat, by: FigureId, card: str) -> Flow[None]:
    """Up to so many hexes in one row, over everything on the way; a token on the end hex triggers."""
    state = fx.state
    grid = state.content.arena.grid
    target = state.figures[figure]
    if not target.in_arena or is_rooted(state, figure):
        return
    start = target.cell
    ends = grid.mask(cell for line in grid.rays[start] for cell in line[:steps]) & free(state)
    options = [*state.content.arena.options(ends), STOP]
    choice = yield from choose(chooser, "swoop", options, about=About(card, figure, steps))
    if isinstance(choice, OnHex):
        line = grid.rays[start][grid.direction[start][choice.cell]]
        fx.emit(ev.Moved(figure, line[: grid.distance[start][choice.cell]], "swoop"))
        yield from arrive(fx, figure, by)


def place(fx: BrawlFx, figure: FigureId, cell: Cell, *, by: FigureId) -> Flow[None]:
    """Put a champion on a free hex; no move, so a rooted one can be placed; a token triggers (Q23)."""
    fx.emit(ev.Placed(figure, cell))
    yield from arrive(fx, figure, by)
