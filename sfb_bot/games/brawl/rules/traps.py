"""Trap tokens: what happens when a champion comes onto one, and where the next one goes."""

from __future__ import annotations

from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ask import BrawlFx
from sfb_bot.games.brawl.rules.board import blocked, occupied, waking_tokens
from sfb_bot.games.brawl.rules.choices import About, OnHex
from sfb_bot.games.brawl.rules.damage import deal
from sfb_bot.games.brawl.rules.hand import stun
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Flow, choose


def arrive(fx: BrawlFx, figure: FigureId, by: FigureId) -> Flow[None]:
    """Set off the token on the figure's hex, if one lies there awake.

    `by` is the figure whose effect brought it there and gets the credit for damage (Q27); the figure
    itself when it went of its own accord, which never earns anything.
    """
    target = fx.state.figures[figure]
    if not target.in_arena or not waking_tokens(fx.state) >> target.cell & 1:
        return
    cell = target.cell
    face = fx.state.tokens[cell]
    fx.emit(ev.TrapSprung(figure, cell, face))
    damage = fx.state.content.traps[face].damage
    if damage:
        deal(fx, ((figure, damage),), by, "trap")
    elif face == "stun":
        yield from stun(fx, figure)
    else:
        fx.emit(ev.EffectBegan("rooted", figure))
    yield from _refill(fx, figure, cell)


def _refill(fx: BrawlFx, figure: FigureId, sprung: Cell) -> Flow[None]:
    """The figure's controller puts an unseen token elsewhere; only then the used one goes back (Q25)."""
    seat = fx.state.figures[figure].seat
    options = fx.state.content.arena.options(refill_hexes(fx.state, sprung))
    choice = yield from choose(seat, "refill", options, default=options[0].key, about=About(figure=figure))
    assert isinstance(choice, OnHex)
    fx.emit(ev.TrapPlaced(seat, choice.cell))
    fx.emit(ev.SupplyShuffled(tuple(fx.shuffled([*fx.state.supply, *fx.state.limbo]))))


def refill_hexes(state: State, sprung: Cell) -> Mask:
    """Empty trap hexes other than the one just sprung; else hexes beside a token; else any (Q25, Q26)."""
    arena = state.content.arena
    elsewhere = ~(1 << sprung)
    empty = arena.trap_hexes & ~state.token_cells & ~occupied(state) & elsewhere
    if empty:
        return empty
    open_cells = arena.grid.everything & ~blocked(state) & ~state.token_cells & elsewhere
    return arena.grid.spread(state.token_cells) & open_cells or open_cells
