"""Going somewhere: ways over the battlefield, and moves that are chosen by where they end."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import reach
from sfb_bot.games.warseer.rules.choices import NONE, About, OnHex
from sfb_bot.games.warseer.rules.events.creatures import MoveManner
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import AGILE, FLIGHT, SUREFOOTED
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import flags
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.hexgrid import Cell, Mask
from sfb_bot.kernel import Flow, choose


def destinations(state: State, creature: Creature, steps: int, *, is_card: bool = False) -> Mask:
    """Where a creature can go: Agile through allies, surefooted over difficult terrain.

    A move that a card gives always ends there (W-63).
    """
    found = flags(state, creature)
    passing = state.allies(creature.seat) if found & AGILE else 0
    return reach(state, creature, steps, passing=passing, is_stopped=is_card or not found & SUREFOOTED)


def way(state: State, creature: Creature, goal: Cell, steps: int) -> tuple[Cell, ...]:
    """A shortest way to where it can go, the first in reading order; its start left out."""
    ground = state.ground
    found = flags(state, creature)
    if found & FLIGHT:
        allowed, stops = ground.grid.everything, 0
    else:
        passing = state.allies(creature.seat) if found & AGILE else 0
        allowed = ground.open & ~(state.taken & ~passing)
        stops = 0 if found & SUREFOOTED else ground.difficult
    front = seen = 1 << creature.cell
    waves = [front]
    for _ in range(steps):
        if seen >> goal & 1:
            break
        front = ground.spread(front) & allowed & ~seen
        seen |= front
        front &= ~stops | 1 << goal
        waves.append(front)
    path = [goal]
    for wave in reversed(waves[1:-1]):
        near = wave & ~stops & ground.adjacent[path[-1]]
        path.append((near & -near).bit_length() - 1)
    path.reverse()
    return tuple(path)


def go(fx: WarseerFx, number: CreatureId, goal: Cell, steps: int, manner: MoveManner) -> int:
    """Move a creature to where it can go; how many steps that took."""
    path = way(fx.state, fx.state.creatures[number], goal, steps)
    fx.emit(ev.Moved(number, path, manner))
    return len(path)


def may_move(
    fx: WarseerFx, number: CreatureId, cells: Mask, steps: int, manner: MoveManner, about: About
) -> Flow[bool]:
    """Ask its player where a creature goes, or not at all; whether it went."""
    state = fx.state
    if not cells:
        return False
    seat = state.creatures[number].seat
    options = [*state.tables.hexes(state.map.id, cells), NONE]
    choice = yield from choose(seat, manner, options, about=about)
    if not isinstance(choice, OnHex) or number not in state.creatures or state.taken >> choice.cell & 1:
        return False
    go(fx, number, choice.cell, steps, manner)
    return True
