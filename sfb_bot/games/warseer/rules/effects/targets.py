"""Whom an effect may be for: legal creatures by its words and filters (W-114, WQ97, WQ98)."""

from __future__ import annotations

from collections.abc import Iterator

from sfb_bot.games.warseer.rules.board import creatures_in, free, hero_of, limit_left, reach, sight
from sfb_bot.games.warseer.rules.content import RANKS
from sfb_bot.games.warseer.rules.effect_values import RANGE, Effect, Filter, Op, Target
from sfb_bot.games.warseer.rules.ids import NOBODY, CreatureId
from sfb_bot.games.warseer.rules.keywords import BRUTE, FORGED, MONSTER, RESURGENT
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import flags, profile
from sfb_bot.games.warseer.rules.work import Moment
from sfb_bot.hexgrid import Mask, cells_of
from sfb_bot.kernel import Seat

# Ops that do something to a creature; the others need none.
ON_CREATURES = frozenset(
    (
        "heal",
        "armour",
        "roll",
        "move",
        "place",
        "token",
        "untoken",
        "extra",
        "grant",
        "stat",
        "enchant",
        "again",
        "control",
        "to_camp",
        "swap",
        "survive",
        "prevent",
    )
)

# Of these, what cannot be done to everybody.
PICKY = frozenset(("move", "place", "control", "to_camp"))


def is_reached(state: State, creature: Creature, moment: Moment) -> bool:
    """Whether cards of this sort touch the creature at all: Monsters, Brutes, one building a turn."""
    found = flags(state, creature)
    if moment.is_support and found & MONSTER:
        return False
    return not (moment.is_building and (creature.has_gained or found & BRUTE))


def legal(state: State, seat: Seat, effect: Effect, moment: Moment) -> list[Creature]:
    """The creatures an effect may be for, in reading order."""
    return list(_legal(state, seat, effect, moment))


def _legal(state: State, seat: Seat, effect: Effect, moment: Moment) -> Iterator[Creature]:
    """The same one by one: often it is enough to know that there is somebody."""
    target = effect.target
    cells = _meant(state, seat, target, moment)
    needs: list[Filter] = []
    for each in target.filters:
        if not cells:
            return
        match each.name:
            case "within":
                cells &= _within(state, seat, each, target, moment)
            case "sight":
                cells &= _seen(state, seat, each, target, moment)
            case "near":
                cells &= _crowded(state, cells, each, state.standing[seat])
            case "upto" | "two_adjacent" | "card":
                pass
            case _:
                needs.append(each)
    picky = [op for op in effect.ops if op.name in PICKY]
    while cells:
        low = cells & -cells
        creature = state.at[low.bit_length() - 1]
        if (
            is_reached(state, creature, moment)
            and (not needs or all(_is(creature, each, moment) is not each.is_not for each in needs))
            and (not picky or all(_can_take(state, seat, creature, op) for op in picky))
        ):
            yield creature
        cells ^= low


def _crowded(state: State, cells: Mask, each: Filter, own: Mask) -> Mask:
    """The cells among these with so many of the own creatures around."""
    near, enough = state.ground.near, each.number
    found = (cell for cell in cells_of(cells) if (near(cell, each.reach) & own).bit_count() >= enough)
    return state.map.grid.mask(found)


def _meant(state: State, seat: Seat, target: Target, moment: Moment) -> Mask:
    match target.whom:
        case "own":
            return state.standing[seat]
        case "allied":
            return state.allies(seat)
        case "enemy":
            return state.enemies(seat)
        case "any":
            return state.taken
        case whom:
            found = state.creatures.get(_named(state, seat, whom, moment))
            return 0 if found is None else 1 << found.cell


def _named(state: State, seat: Seat, whom: str, moment: Moment) -> CreatureId:
    """The one figure a word means."""
    match whom:
        case "self":
            return moment.bearer
        case "it":
            return moment.creature
        case "destroyer":
            return moment.destroyer
        case "hero":
            return state.players[seat].figure
        case _:
            return NOBODY


def _is(creature: Creature, each: Filter, moment: Moment) -> bool:
    kind = creature.kind
    match each.name:
        case "character":
            found = kind.is_character
        case "rank":
            found = kind.is_character and RANKS[kind.rank] in each.words
        case "attack":
            found = kind.attack in each.words
        case "other":
            found = creature.id != moment.bearer
        case "activated":
            found = creature.is_turned
        case "summoned":
            found = creature.is_summoned
        case _:
            found = True
    return found


def _sources(state: State, seat: Seat, of: str, moment: Moment) -> list[Creature]:
    """Those a distance or sight is measured from."""
    if of in ("own", "own ranged"):
        found = creatures_in(state, state.standing[seat])
        return found if of == "own" else [each for each in found if each.kind.attack == "ranged"]
    found_one = state.creatures.get(_named(state, seat, of, moment))
    return [] if found_one is None else [found_one]


def _within(state: State, seat: Seat, each: Filter, target: Target, moment: Moment) -> Mask:
    if each.of == "hex":
        return state.ground.near(moment.cell, each.number) if moment.cell >= 0 else 0
    if each.of == "it" and moment.creature not in state.creatures:
        # It has just left from there.
        return state.ground.near(moment.cell, each.number) if moment.cell >= 0 else 0
    is_seen = target.filter("sight") is not None
    found = 0
    for source in _sources(state, seat, each.of, moment):
        steps = profile(state, source).range if each.number == RANGE else each.number
        cells = state.ground.near(source.cell, steps)
        # It must be the same creature that is near and sees.
        found |= cells & sight(state, source) if is_seen else cells
    return found


def _seen(state: State, seat: Seat, each: Filter, target: Target, moment: Moment) -> Mask:
    if target.filter("within") is not None:
        return state.map.grid.everything
    found = 0
    for source in _sources(state, seat, each.of, moment):
        found |= sight(state, source)
    return found


def _can_take(state: State, seat: Seat, creature: Creature, op: Op) -> bool:
    """Whether something can be done to it: judged by hexes and limits, not by gain (WQ98)."""
    match op.name:
        case "move":
            return bool(reach(state, creature, op.number))
        case "place":
            return bool(state.ground.near(creature.cell, op.number) & free(state))
        case "control":
            return limit_left(state, seat) > 0 and not flags(state, creature) & MONSTER
        case "to_camp":
            return not flags(state, creature) & MONSTER
        case _:
            return True


def can_happen(state: State, seat: Seat, effect: Effect, moment: Moment) -> bool:
    """Whether something of an effect can happen: then it is offered (W-114)."""
    return any(_op_can_happen(state, seat, effect, op, moment) for op in effect.ops)


def _op_can_happen(state: State, seat: Seat, effect: Effect, op: Op, moment: Moment) -> bool:
    if op.name in ON_CREATURES:
        if effect.target.filter("two_adjacent") is not None:
            return next(adjacent_pairs(state, moment), None) is not None
        if effect.condition("hex_within") is not None:
            return bool(aims(state, seat, effect, moment))
        return next(_legal(state, seat, effect, moment), None) is not None
    match op.name:
        case "minion":
            return bool(minion_hexes(state, seat, effect)) and limit_left(state, seat, is_minion=True) > 0
        case "destroy":
            return bool(destroyable(state, seat))
        case _:
            return True


def aims(state: State, seat: Seat, effect: Effect, moment: Moment) -> Mask:
    """The hexes that an effect on all around a hex may be aimed at: somebody must be there to be met."""
    hero = hero_of(state, seat)
    condition = effect.condition("hex_within")
    within = effect.target.filter("within")
    if hero is None or condition is None or within is None:
        return 0
    met = [c for c in creatures_in(state, state.enemies(seat)) if is_reached(state, c, moment)]
    around = 0
    for creature in met:
        around |= state.ground.near(creature.cell, within.number)
    return around & state.ground.near(hero.cell, condition.number)


def adjacent_pairs(state: State, moment: Moment) -> Iterator[tuple[CreatureId, CreatureId]]:
    """Two creatures each on adjacent hexes."""
    for one in creatures_in(state, state.taken):
        if is_reached(state, one, moment):
            later = state.ground.adjacent[one.cell] & state.taken & ~((2 << one.cell) - 1)
            for other in creatures_in(state, later):
                if is_reached(state, other, moment):
                    yield one.id, other.id


def minion_hexes(state: State, seat: Seat, effect: Effect | None) -> Mask:
    """Where a minion appears: beside the hero, else in the zone; or in the zone by its text (W-125)."""
    open_hexes = free(state)
    hero = hero_of(state, seat)
    if (effect is None or effect.target.whom != "zone") and hero is not None:
        beside = state.ground.adjacent[hero.cell] & open_hexes
        if beside:
            return beside
    return state.zones[seat] & open_hexes


def destroyable(state: State, seat: Seat) -> list[tuple[Seat, str]]:
    """Enemy buildings, and enemy relics without armour tokens."""
    found: list[tuple[Seat, str]] = []
    for player in state.players:
        if not state.are_allied(seat, player.seat) and not player.is_out:
            found.extend((player.seat, each.card) for each in player.buildings)
            found.extend((player.seat, each.card) for each in player.relics if not each.armour)
    # Two copies of a building are one option.
    return list(dict.fromkeys(found))


def can_heal(state: State, creature: Creature) -> bool:
    """Whether healing does anything to it: not to Forged, Resurgent, Monsters, and under a Blood Moon."""
    scenario = state.terms.scenario
    return not flags(state, creature) & (FORGED | RESURGENT | MONSTER) and scenario != "blood_moon"
