"""Hook: an enemy in sight is brought into contact along a shortest free way (W-204, WQ50)."""

from __future__ import annotations

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.board import creatures_in, free, sight
from sfb_bot.games.warseer.rules.choices import About, OnHex
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.work import WarseerFx
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Flow, choose


def _waves(state: State, hooked: Creature, near: Mask) -> list[Mask]:
    """The ways from a creature to the hexes `near` another, step by step over free hexes."""
    allowed = free(state)
    front = seen = 1 << hooked.cell
    waves = [front]
    while front and not front & near:
        front = state.ground.spread(front) & allowed & ~seen
        seen |= front
        waves.append(front)
    return waves if front else []


def hookable(state: State, creature: Creature, steps: int) -> list[CreatureId]:
    """The enemies that can be hooked: within reach, seen, not in contact, with a free way."""
    adjacent = state.ground.adjacent[creature.cell]
    cells = state.ground.near(creature.cell, steps) & sight(state, creature) & ~adjacent
    found = creatures_in(state, cells & state.enemies(creature.seat))
    return [each.id for each in found if _waves(state, each, adjacent)]


def hook(fx: WarseerFx, number: CreatureId, target: CreatureId) -> Flow[None]:
    """Bring a creature into contact; among shortest ways the hooker chooses where it ends."""
    state = fx.state
    if target not in state.creatures:
        return
    creature, hooked = state.creatures[number], state.creatures[target]
    near = state.ground.adjacent[creature.cell]
    waves = _waves(state, hooked, near)
    options = state.tables.hexes(state.map.id, waves[-1] & near)
    about = About(attacker=number, creature=target)
    choice = yield from choose(creature.seat, "hook", options, default=options[0].key, about=about)
    assert isinstance(choice, OnHex)
    if target in state.creatures and number in state.creatures:
        path = [choice.cell]
        for wave in reversed(waves[1:-1]):
            before = wave & state.ground.adjacent[path[-1]]
            path.append((before & -before).bit_length() - 1)
        path.reverse()
        fx.emit(ev.Moved(target, tuple(path), "hook"))
