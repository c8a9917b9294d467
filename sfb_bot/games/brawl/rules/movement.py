"""Going somewhere: the move of a card, Dash, Jump, Swoop, Sail, Place, and coming in from the Gate."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import (
    beside,
    entry_hexes,
    figures_in,
    free,
    in_the_way,
    is_rooted,
    waking_tokens,
)
from sfb_bot.games.brawl.rules.choices import STOP, About, OnFigure, OnHex
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.events import MoveManner
from sfb_bot.games.brawl.rules.hooks import INSTEAD_OF_DASH
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.traps import arrive
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Flow, Option, Seat, choose


def enter(fx: BrawlFx, figure: FigureId, about: About) -> Flow[None]:
    """Come in from the Gate onto a free hex of one's own area; compulsory, so there is no stopping (Q11)."""
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
    """Move up to this many hexes along any path, asked by destination.

    Every hex that can be reached without entering a token is one option, every token that can be
    entered another, and stopping is always possible. Points left over are asked about again after a token;
    else what could be reached with them was an option before, and where little is asked that was all.
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
        elif state.setup.asks_little:
            return


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


def dash(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[None]:
    """Up to this many hexes in one row; allies may be passed; after a token triggers, the dash may go on.

    A champion whose ability says so may hit an adjacent enemy instead.
    """
    state = fx.state
    target = state.figures[figure]
    direction: int | None = None
    while steps > 0 and target.in_arena and not is_rooted(state, figure):
        lines = row_ends(state, target, steps, direction)
        ends = 0
        for line in lines:
            ends |= line
        options = state.content.arena.options(ends)
        if direction is None:
            options += _instead_of_dash(state, target)
        if not options:
            return
        options.append(STOP)
        choice = yield from choose(act.seat, "dash", options, about=act.about_figure(figure, steps))
        if isinstance(choice, OnFigure):
            deal(fx, ((choice.figure, sum(INSTEAD_OF_DASH.of(target))),), figure, "effect")
        if not isinstance(choice, OnHex):
            return
        grid = state.content.arena.grid
        direction = grid.direction[target.cell][choice.cell]
        length = grid.distance[target.cell][choice.cell]
        was_token = waking_tokens(state) >> choice.cell & 1
        fx.emit(ev.Moved(figure, grid.rays[target.cell][direction][:length], "dash"))
        steps -= length
        act.dashed += length
        if not was_token:
            return
        yield from arrive(fx, figure, act.figure)


def _instead_of_dash(state: State, figure: Figure) -> list[Option]:
    """Enemies to hit instead, for a champion with that ability."""
    if not any(INSTEAD_OF_DASH.of(figure)):
        return []
    return [state.figures[enemy].option for enemy in beside(state, figure, 1 - figure.side)]


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


def jump(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[None]:
    """To any free hex within this many steps, whatever lies between; a token there triggers."""
    state = fx.state
    target = state.figures[figure]
    if not target.in_arena or is_rooted(state, figure):
        return
    ends = state.content.arena.grid.near(target.cell, steps) & free(state)
    options = [*state.content.arena.options(ends), STOP]
    choice = yield from choose(act.seat, "jump", options, about=act.about_figure(figure, steps))
    if isinstance(choice, OnHex):
        fx.emit(ev.Jumped(figure, choice.cell))
        yield from arrive(fx, figure, act.figure)


def swoop(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[tuple[Cell, ...]]:
    """Up to this many hexes in one row, over everything on the way; a token on the end hex triggers.

    The way it took, for cards that count hexes or look who was below.
    """
    grid = fx.state.content.arena.grid
    start = fx.state.figures[figure].cell
    ends = grid.mask(cell for line in grid.rays[start] for cell in line[:steps]) if start >= 0 else 0
    return (yield from _fly(fx, act, figure, steps, ends, "swoop"))


def sail(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[tuple[Cell, ...]]:
    """A Dash through champions and over traps; statues block. It ends as a Swoop does (Q29)."""
    arena = fx.state.content.arena
    start = fx.state.figures[figure].cell
    ends = 0
    for line in arena.grid.rays[start] if start >= 0 else ():
        for cell in line[:steps]:
            if arena.statue_cells >> cell & 1:
                break
            ends |= 1 << cell
    return (yield from _fly(fx, act, figure, steps, ends, "sail"))


def _fly(
    fx: BrawlFx, act: Act, figure: FigureId, steps: int, ends: Mask, manner: MoveManner
) -> Flow[tuple[Cell, ...]]:
    """In a row to one of these hexes; `act.passed` learns which enemies were on the way."""
    state = fx.state
    target = state.figures[figure]
    if not target.in_arena or is_rooted(state, figure):
        return ()
    prompt = "swoop" if manner == "swoop" else "dash"
    options = [*state.content.arena.options(ends & free(state)), STOP]
    choice = yield from choose(act.seat, prompt, options, about=act.about_figure(figure, steps))
    if not isinstance(choice, OnHex):
        return ()
    grid = state.content.arena.grid
    start = target.cell
    path = grid.rays[start][grid.direction[start][choice.cell]][: grid.distance[start][choice.cell]]
    act.passed = figures_in(state, grid.mask(path) & state.standing[1 - target.side])
    fx.emit(ev.Moved(figure, path, manner))
    yield from arrive(fx, figure, act.figure)
    return path


def choose_place(
    fx: BrawlFx, act: Act, figure: FigureId, cells: Mask, by: FigureId | None = None
) -> Flow[None]:
    """Place a champion on one of these free hexes; compulsory where there is one."""
    options = fx.state.content.arena.options(cells)
    if options:
        about = act.about_figure(figure)
        choice = yield from choose(act.seat, "place", options, default=options[0].key, about=about)
        assert isinstance(choice, OnHex)
        yield from place(fx, figure, choice.cell, by=act.figure if by is None else by)


def place(fx: BrawlFx, figure: FigureId, cell: Cell, *, by: FigureId) -> Flow[None]:
    """Put a champion on a free hex; no move, so a rooted one can be placed; a token triggers (Q23)."""
    fx.emit(ev.Placed(figure, cell))
    yield from arrive(fx, figure, by)


def swap(fx: BrawlFx, one: FigureId, other: FigureId, *, by: FigureId) -> Flow[None]:
    """Two champions change places, both at once; then the tokens under them trigger."""
    fx.emit(ev.Swapped(one, other))
    yield from arrive(fx, one, by)
    yield from arrive(fx, other, by)
