"""Gold'arr's own effects."""

from __future__ import annotations

from sfb_bot.brawl import events as ev
from sfb_bot.brawl.act import Act
from sfb_bot.brawl.asking import BrawlFx, choose
from sfb_bot.brawl.board import figures_in, free, is_rooted
from sfb_bot.brawl.choices import STOP, About, OnHex
from sfb_bot.brawl.content import Arena
from sfb_bot.brawl.damage import deal
from sfb_bot.brawl.traps import arrive
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Flow

SAIL_STEPS = 5


def set_sail(fx: BrawlFx, act: Act) -> Flow[None]:
    """GOL07: Dash 5 through champions and over traps, statues block; 1 damage to each enemy passed.

    The end hex counts as for a Swoop: free, and a token there triggers (Q29), before the damage.
    """
    state, arena = fx.state, fx.state.content.arena
    sailor = state.figures[act.figure]
    if is_rooted(state, act.figure):
        return
    options = [*arena.options(_open_water(arena, sailor.cell) & free(state)), STOP]
    choice = yield from choose(act.seat, "dash", options, about=About(act.card_id, act.figure, SAIL_STEPS))
    if not isinstance(choice, OnHex):
        return
    start = sailor.cell
    line = arena.grid.rays[start][arena.grid.direction[start][choice.cell]]
    passed = figures_in(state, arena.grid.between[start][choice.cell] & state.standing[1 - sailor.side])
    fx.emit(ev.Moved(act.figure, line[: arena.grid.distance[start][choice.cell]], "sail"))
    yield from arrive(fx, act.figure, act.figure)
    if sailor.in_arena:
        deal(fx, [(figure, 1) for figure in passed], act.figure, "effect")


def _open_water(arena: Arena, start: Cell) -> Mask:
    """All hexes in a row with `start` up to the first statue."""
    found = 0
    for line in arena.grid.rays[start]:
        for cell in line[:SAIL_STEPS]:
            if arena.statue_cells >> cell & 1:
                break
            found |= 1 << cell
    return found
