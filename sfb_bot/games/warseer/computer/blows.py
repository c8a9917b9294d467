"""The chances of attacks, quick enough for a search: those of `rules/odds.py`, in plain numbers, kept."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from sfb_bot.games.warseer.computer.worth import figure, hero, stars
from sfb_bot.games.warseer.rules.attack_sums import HAMMER_DAMAGE, WORSE
from sfb_bot.games.warseer.rules.board import free
from sfb_bot.games.warseer.rules.content import CRIT, HIT, MERCENARY, PUSH
from sfb_bot.games.warseer.rules.keywords import (
    ASSASSIN,
    BERSERK,
    BRAVE,
    DIFFICULT_TARGET,
    FORGED,
    FORTITUDE,
    MONSTER,
    PREDATOR,
    RESURGENT,
    SHIELD,
    SUPERIOR,
)
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import Profile, flags, health_left, profile
from sfb_bot.hexgrid import Cell

# What the crit effects are worth when they fire, beyond damage.
CRITS: Final = {
    "stun": 0.3,
    "poison": 0.15,
    "infection": 0.2,
    "slash": 0.25,
    "vampirism": 0.2,
    "frenzy": 0.35,
    "parasite": 0.2,
    "advance": 0.05,
    "nimble": 0.05,
    "swap": 0.03,
}
# A hero that falls ends a duel.
FALLEN_HERO: Final = 9.0
GOLD: Final = 3

Row = tuple[tuple[int, int, int, float], ...]


class Manner(NamedTuple):
    """Everything a roll depends on: dice by their faces, what adds to it and what takes away."""

    dice: tuple[str, ...]
    extra: tuple[str, ...]
    crit: str
    crit_dice: tuple[str, ...]
    always: bool
    hits: int
    pushes: int
    is_firm: bool
    is_risen: bool
    armour: int
    is_rough: bool


class Chances(NamedTuple):
    """The chance of each number of wounds, from 0 on, and that the crit effect fires."""

    wounds: tuple[float, ...]
    fired: float
    mean: float

    def destroys(self, left: int) -> float:
        """The chance of at least so many wounds."""
        return sum(self.wounds[left:])


@cache
def _row(dice: tuple[str, ...]) -> Row:
    """Crits, hits, pushes and the chance of each."""
    found: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for faces in dice:
        after: dict[tuple[int, int, int], float] = {}
        for (crits, hits, pushes), chance in found.items():
            for face in faces:
                key = (crits + (face == CRIT), hits + (face == HIT), pushes + (face == PUSH))
                after[key] = after.get(key, 0.0) + chance / len(faces)
        found = after
    return tuple((*shown, chance) for shown, chance in found.items())


@lru_cache(maxsize=20_000)
def chances(manner: Manner) -> Chances:
    """What an attack of this manner comes to."""
    found: dict[int, float] = {}
    fired = 0.0
    for crits, hits, pushes, chance in _row(manner.dice):
        is_fired = manner.always or crits > 0
        if is_fired:
            fired += chance
        name = manner.crit if is_fired else ""
        extra = manner.extra + manner.crit_dice if name == "add_dice" else manner.extra
        for more_crits, more_hits, more_pushes, share in _row(extra):
            pushed = max(pushes + more_pushes + (name == "add_push") - manner.pushes, 0)
            damage = max(hits + more_hits + manner.hits, 0) + crits + more_crits
            if name == "hammerblow":
                damage += HAMMER_DAMAGE * pushed
            if manner.is_risen:
                damage += pushed
            elif pushed and manner.is_rough:
                damage += 1
            if manner.is_firm and damage > 0:
                damage = max(damage - 1, 1)
            wounds = max(damage - manner.armour, 0)
            found[wounds] = found.get(wounds, 0.0) + chance * share
    rows = tuple(found.get(amount, 0.0) for amount in range(max(found) + 1))
    return Chances(rows, fired, sum(amount * chance for amount, chance in enumerate(rows)))


def strike(
    state: State,
    attacker: Creature,
    target: Creature,
    cell: Cell,
    *,
    has_moved: bool,
    is_new: bool = True,
) -> Chances:
    """An attack from a cell; `is_new`: the target was not in contact before the move."""
    own = profile(state, attacker)
    onset = own.ambush if not has_moved else own.charge if is_new else ""
    faces = state.tables.faces
    kind, against = attacker.kind, flags(state, target)
    dice = kind.dice.translate(WORSE) if against & DIFFICULT_TARGET else kind.dice
    ground, here = state.ground, target.cell
    armour = 0
    if kind.attack != "magic":
        armour = target.armour
        if target.kind.is_hero:
            armour += max((relic.armour for relic in state.players[target.owner].relics), default=0)
    room = ground.adjacent[here] & free(state)
    manner = Manner(
        tuple([faces[die] for die in dice]),
        tuple([faces[die] for die in onset + _extra(state, attacker, target, cell)]),
        kind.crit.name,
        tuple([faces[die] for die in kind.crit.dice]) if kind.crit.name == "add_dice" else (),
        _always(own, attacker, target, against),
        (ground.adding >> here & 1)
        - (1 if against & SHIELD and kind.attack != "magic" else 0)
        - (ground.woods >> here & 1),
        99 if against & (FORGED | MONSTER) else (ground.hills >> here & 1) + (1 if against & BRAVE else 0),
        bool(against & FORTITUDE),
        bool(against & RESURGENT),
        armour,
        not room or bool(room & ground.difficult),
    )
    return chances(manner)


def _extra(state: State, attacker: Creature, target: Creature, cell: Cell) -> str:
    """The dice that are added wherever the attacker comes from."""
    own = profile(state, attacker)
    extra = "".join([dice for dice, types in own.extras if not types or attacker.kind.attack in types])
    allies = state.allies(attacker.seat) & ~(1 << attacker.cell)
    if own.flank and attacker.kind.attack == "melee" and state.ground.adjacent[target.cell] & allies:
        extra += own.flank
    if attacker.kind.is_character:
        near = state.ground.adjacent[cell] & allies
        while near:
            low = near & -near
            if attacker.kind.rank in profile(state, state.at[low.bit_length() - 1]).warlord:
                return extra + "P"
            near ^= low
    return extra


def _always(own: Profile, attacker: Creature, target: Creature, against: int) -> bool:
    """Whether the crit effect fires without a crit face."""
    are_characters = attacker.kind.is_character and target.kind.is_character
    higher = target.kind.rank - attacker.kind.rank if are_characters else 0
    return bool(
        (own.flags & BERSERK and attacker.wounds)
        or (own.flags & PREDATOR and attacker.kind.attack == "melee" and target.wounds)
        or (own.flags & ASSASSIN and higher > 0)
        or (own.flags & SUPERIOR and higher < 0)
        or (own.hunters and any(_is_quarry(each, target, against) for each in own.hunters))
    )


def _is_quarry(quarry: str, target: Creature, against: int) -> bool:
    match quarry:
        case "mercenary":
            return target.kind.faction == MERCENARY
        case "resurgent":
            return bool(against & RESURGENT)
        case "armoured":
            return target.armour > 0
        case _:
            return target.kind.is_character and target.kind.rank == GOLD


def gain(state: State, target: Creature, found: Chances) -> float:
    """What an attack is worth: wounds, the chance to destroy, the crit effect."""
    left = health_left(state, target)
    now = figure(state, target)
    total = 0.0
    for wounds, chance in enumerate(found.wounds):
        if wounds >= left:
            total += chance * (FALLEN_HERO if target.kind.is_hero else now + stars(target.kind))
        elif wounds:
            total += chance * wounded(state, target, left, wounds)
    return total


def wounded(state: State, target: Creature, left: int, wounds: int) -> float:
    """What so many wounds of a figure that stands more are worth."""
    if target.kind.is_hero:
        return hero(left) - hero(left - wounds)
    health = profile(state, target).health
    return figure(state, target) * 0.65 * wounds / max(health * 0.35 + 0.65 * left, 1.0)


@cache
def power(faces: tuple[str, ...], crit: str, crit_faces: tuple[str, ...]) -> float:
    """The damage of an attack on somebody in the open, on average; what the crit effect is worth with it."""
    manner = Manner(
        faces, (), crit, crit_faces if crit == "add_dice" else (), False, 0, 0, False, False, 0, False
    )
    found = chances(manner)
    return found.mean + found.fired * CRITS.get(crit, 0.0)
