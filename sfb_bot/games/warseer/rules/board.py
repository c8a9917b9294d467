"""Who stands where, and what the rules say about hexes and figures."""

from __future__ import annotations

from sfb_bot.games.warseer.rules.keywords import CLINCH, DEFENDER, FLIGHT, NO_SIGHT
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import flags
from sfb_bot.hexgrid import Mask
from sfb_bot.kernel import Seat


def creatures_in(state: State, cells: Mask) -> list[Creature]:
    """The creatures on these cells, in reading order."""
    found: list[Creature] = []
    at = state.at
    cells &= state.taken
    while cells:
        low = cells & -cells
        found.append(at[low.bit_length() - 1])
        cells ^= low
    return found


def own_creatures(state: State, seat: Seat) -> list[Creature]:
    """The creatures a seat controls, in board order."""
    return creatures_in(state, state.standing[seat])


def free(state: State) -> Mask:
    """Every free hex (W-3)."""
    return state.ground.open & ~state.taken


def contact(state: State, creature: Creature) -> Mask:
    """The cells in contact with a creature."""
    return state.ground.adjacent[creature.cell]


def hero_of(state: State, seat: Seat) -> Creature | None:
    """The hero of a seat while it stands."""
    return state.creatures.get(state.players[seat].figure)


def sight(state: State, creature: Creature) -> Mask:
    """All cells a creature sees; figures block where that was agreed (W-84)."""
    figures = state.taken if state.setup.figures_block else 0
    return state.ground.sight(creature.cell, figures)


def is_held(state: State, creature: Creature) -> bool:
    """Whether an enemy in contact with Clinch keeps it from moving by itself (W-193)."""
    near = state.ground.adjacent[creature.cell] & state.taken
    if not near:
        return False
    enemies = near & state.enemies(creature.seat)
    while enemies:
        low = enemies & -enemies
        if flags(state, state.at[low.bit_length() - 1]) & CLINCH:
            return True
        enemies ^= low
    return False


def in_reach(state: State, creature: Creature, kind: str, steps: int) -> Mask:
    """All cells within the range of an attack of this type and in sight (W-86)."""
    ground = state.ground
    if kind == "melee" and steps == 1:
        return ground.adjacent[creature.cell]
    cells = ground.grid.near(creature.cell, steps)
    if kind == "melee":
        cells |= ground.adjacent[creature.cell]
    if flags(state, creature) & NO_SIGHT:
        return cells
    return cells & sight(state, creature)


def attackable(state: State, creature: Creature, kind: str, steps: int) -> Mask:
    """The cells of enemies an attack may be declared on; Defenders come first in melee (W-196)."""
    enemies = state.enemies(creature.seat)
    cells = in_reach(state, creature, kind, steps) & enemies
    if kind == "melee" and cells:
        touched = state.ground.adjacent[creature.cell] & enemies
        defended = 0
        while touched:
            low = touched & -touched
            if flags(state, state.at[low.bit_length() - 1]) & DEFENDER:
                defended |= low
            touched ^= low
        return defended or cells
    return cells


def reach(
    state: State, creature: Creature, steps: int, *, passing: Mask = 0, is_stopped: bool = True
) -> Mask:
    """Every hex a creature can end on within so many steps (W-60).

    `passing` are cells of others it may go through. Where it `is_stopped`, difficult terrain is entered but
    not left (W-61).
    """
    ground = state.ground
    adjacent = ground.adjacent
    if flags(state, creature) & FLIGHT:
        if not ground.portals:
            return ground.grid.near(creature.cell, steps) & ground.open & ~state.taken
        allowed, stops = ground.grid.everything, 0
    else:
        allowed = ground.open & ~(state.taken & ~passing)
        stops = ground.difficult if is_stopped else 0
    start = front = 1 << creature.cell
    seen = start
    for _ in range(steps):
        wave = 0
        while front:
            low = front & -front
            wave |= adjacent[low.bit_length() - 1]
            front ^= low
        front = wave & allowed & ~seen
        if not front:
            break
        seen |= front
        front &= ~stops
    return seen & ground.open & ~state.taken & ~start


def summoning_hexes(state: State, seat: Seat) -> Mask:
    """Where a seat may summon: its zone and its own forward camp (W-122)."""
    cells = state.zones[seat]
    if state.camps:
        for cell, owner in state.camps:
            if owner == seat:
                cells |= 1 << cell
    extra = state.players[seat].facts_of_match
    if extra.get("zone"):
        cells |= second_line(state, seat)
    return cells & free(state)


def second_line(state: State, seat: Seat) -> Mask:
    """The hexes behind the own zone: its neighbours in the columns (Scouts' Post)."""
    grid = state.map.grid
    found = 0
    for cell in range(grid.size):
        if state.zones[seat] >> cell & 1:
            for near in (cell - 1, cell + 1):
                if 0 <= near < grid.size and grid.hexes[near].q == grid.hexes[cell].q:
                    found |= 1 << near
    return found & ~state.zones[seat]


def limit_left(state: State, seat: Seat, *, is_minion: bool = False) -> int:
    """How many creatures more a seat may have (W-123); in a skirmish only characters count (W-161)."""
    mode = state.mode
    if mode.is_skirmish:
        if state.setup.has_bought_minions:
            return mode.creature_limit - state.standing[seat].bit_count()
        characters = sum(each.kind.is_character for each in own_creatures(state, seat))
        return 1 if is_minion else mode.limit - characters
    return mode.limit - state.standing[seat].bit_count()
