"""Being moved by somebody else: Push, Pull, Force and Fear."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import (
    blocked,
    in_the_way,
    is_immune,
    is_rooted,
    is_steady,
    waking_tokens,
)
from sfb_bot.games.brawl.rules.choices import About, OnHex
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.events import MoveManner
from sfb_bot.games.brawl.rules.hooks import DISPLACED, STEADINESS
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import Figure, State
from sfb_bot.games.brawl.rules.movement import walk
from sfb_bot.games.brawl.rules.traps import arrive
from sfb_bot.hexgrid import Cell
from sfb_bot.kernel import Flow, choose


def _is_spared(fx: BrawlFx, act: Act, target: Figure, effect: MoveManner) -> bool:
    """Off the arena, cancelled by a reaction, or immune: then not even the damage happens (Q21, Q45)."""
    if not target.in_arena or not fx.state.figures[act.figure].in_arena:
        return True
    if act.displacement_cancelled:
        fx.emit(ev.Resisted(target.id, effect, "cancelled"))
        return True
    is_enemy = fx.state.figures[act.figure].side != target.side
    if is_immune(fx.state, target, effect) or (is_enemy and is_steady(fx.state, target)):
        fx.emit(ev.Resisted(target.id, effect, "immune"))
        return True
    return False


def futile(state: State, act: Act, manner: MoveManner, figures: Sequence[FigureId]) -> tuple[FigureId, ...]:
    """Those to whom nothing will happen, whatever happens to the others before."""
    return tuple(figure for figure in figures if _is_futile(state, act, state.figures[figure], manner))


def _is_futile(state: State, act: Act, target: Figure, manner: MoveManner) -> bool:
    source = state.figures[act.figure]
    if not target.in_arena or not source.in_arena or is_immune(state, target, manner):
        return True
    if manner in ("push", "pull"):
        return state.content.arena.grid.direction[source.cell][target.cell] < 0
    return is_rooted(state, target.id)


def unordered(
    fx: BrawlFx, act: Act, manner: MoveManner, steps: int, figures: Sequence[FigureId]
) -> tuple[FigureId, ...]:
    """Those who can be moved at any time: nothing happens to them, or all go their way and never meet."""
    state = fx.state
    nothing = futile(state, act, manner, figures)
    if nothing or manner == "force":
        return nothing
    source, way = state.figures[act.figure], 0
    if DISPLACED.of(source, fx, source):
        return ()
    closed = blocked(state) | waking_tokens(state)
    for figure in figures:
        path = _row(state, source.cell, state.figures[figure], manner)[:steps]
        cells = state.content.arena.grid.mask(path)
        is_steady_somewhere = bool(STEADINESS.of(state.figures[figure], state))
        if len(path) < steps or cells & (closed | way) or is_rooted(state, figure) or is_steady_somewhere:
            return ()
        way |= cells
    return tuple(figures)


def _row(state: State, source: Cell, target: Figure, manner: MoveManner) -> tuple[Cell, ...]:
    """The hexes ahead of whom is pushed or pulled in a row."""
    grid = state.content.arena.grid
    ends = (source, target.cell) if manner == "push" else (target.cell, source)
    return grid.rays[target.cell][grid.direction[ends[0]][ends[1]]]


def push(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[int]:
    """Straight away from the source; the number is how many steps could not be made, each 1 damage."""
    left = fx.state.figures[figure].cell
    missed = yield from _shove(fx, act, figure, steps, "push")
    yield from _after_displacement(fx, act, figure, left)
    return missed


def pull(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[int]:
    """Straight towards the source, which itself blocks the last hex (Q16)."""
    left = fx.state.figures[figure].cell
    missed = yield from _shove(fx, act, figure, steps, "pull")
    yield from _after_displacement(fx, act, figure, left)
    return missed


def force(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[None]:
    """Up to this many hexes along a path the applying player chooses, in the target's own limits (Q18)."""
    left = fx.state.figures[figure].cell
    yield from _lead(fx, act, figure, steps)
    yield from _after_displacement(fx, act, figure, left)


def fear(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[None]:
    """A Dash away from the source as far as it goes; its controller chooses among the longest ways (Q19)."""
    left = fx.state.figures[figure].cell
    yield from _frighten(fx, act, figure, steps)
    yield from _after_displacement(fx, act, figure, left)


def _after_displacement(fx: BrawlFx, act: Act, figure: FigureId, left: Cell) -> Flow[None]:
    """What abilities of the source do to whom it moved at least one hex."""
    source, target = fx.state.figures[act.figure], fx.state.figures[figure]
    if source.levelled and target.in_arena and target.cell != left:
        for befalling in DISPLACED.of(source, fx, target):
            yield from befalling


def _shove(fx: BrawlFx, act: Act, figure: FigureId, steps: int, manner: MoveManner) -> Flow[int]:
    assert manner in ("push", "pull")
    state = fx.state
    target = state.figures[figure]
    if _is_spared(fx, act, target, manner):
        return 0
    source = state.figures[act.figure].cell
    grid = state.content.arena.grid
    ends = (source, target.cell) if manner == "push" else (target.cell, source)
    direction = grid.direction[ends[0]][ends[1]]
    if direction < 0:
        fx.emit(ev.Resisted(figure, manner, "no_row"))
        return 0
    left = steps
    while left > 0 and target.in_arena and not is_rooted(state, figure):
        path = _clear_row(state, target.cell, direction, left)
        if not path:
            break
        fx.emit(ev.Moved(figure, path, manner))
        left -= len(path)
        yield from arrive(fx, figure, act.figure)
    if left and target.in_arena:
        deal(fx, ((figure, left),), act.figure, manner)
        return left
    return 0


def _clear_row(state: State, start: Cell, direction: int, most: int) -> tuple[Cell, ...]:
    """The hexes ahead up to the first champion, statue or edge, and not past the first token."""
    closed = blocked(state)
    tokens = waking_tokens(state)
    path: list[Cell] = []
    for cell in state.content.arena.grid.rays[start][direction][:most]:
        if closed >> cell & 1:
            break
        path.append(cell)
        if tokens >> cell & 1:
            break
    return tuple(path)


def _lead(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[None]:
    target = fx.state.figures[figure]
    if _is_spared(fx, act, target, "force"):
        return
    if is_rooted(fx.state, figure):
        fx.emit(ev.Resisted(figure, "force", "rooted"))
        return
    yield from walk(fx, figure, steps, chooser=act.seat, by=act.figure, card=act.card_id, manner="force")


def _frighten(fx: BrawlFx, act: Act, figure: FigureId, steps: int) -> Flow[None]:
    state = fx.state
    target = state.figures[figure]
    if _is_spared(fx, act, target, "fear"):
        return
    if is_rooted(state, figure):
        fx.emit(ev.Resisted(figure, "fear", "rooted"))
        return
    ways = flights(state, target, state.figures[act.figure].cell, steps)
    if not ways:
        fx.emit(ev.Resisted(figure, "fear", "no_way"))
        return
    ends = state.content.arena.grid.mask(way[-1] for way in ways)
    options = state.content.arena.options(ends)
    choice = yield from choose(
        target.seat, "fear", options, default=options[0].key, about=About(act.card_id, figure, steps)
    )
    assert isinstance(choice, OnHex)
    path = next(way for way in ways if way[-1] == choice.cell)
    while path and target.in_arena and not is_rooted(state, figure):
        tokens = waking_tokens(state)
        stop = next((n for n, cell in enumerate(path) if tokens >> cell & 1), len(path) - 1)
        leg, path = path[: stop + 1], path[stop + 1 :]
        fx.emit(ev.Moved(figure, leg, "fear"))
        yield from arrive(fx, figure, act.figure)


def flights(state: State, figure: Figure, source: Cell, steps: int) -> list[tuple[Cell, ...]]:
    """The longest rows in which every step takes the figure farther from the source."""
    grid = state.content.arena.grid
    closed = in_the_way(state, figure)
    allies = state.standing[figure.side]
    best: list[tuple[Cell, ...]] = []
    for line in grid.rays[figure.cell]:
        length = 0
        away = grid.distance[figure.cell][source]
        for number, cell in enumerate(line[:steps], 1):
            if closed >> cell & 1 or grid.distance[cell][source] <= away:
                break
            away = grid.distance[cell][source]
            if not allies >> cell & 1:
                length = number
        if length and (not best or length >= len(best[0])):
            way = line[:length]
            best = [*best, way] if best and len(best[0]) == length else [way]
    return best
