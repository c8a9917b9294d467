"""What an attack adds up to: extra dice, crits that fire by themselves, damage and pushes of what is shown.

The attack itself and the chances that are told of it count by the same functions.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sfb_bot.games.warseer.rules.content import MERCENARY
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
from sfb_bot.games.warseer.rules.profiles import auras, flags, has, is_led, profile
from sfb_bot.games.warseer.rules.work import Assault

HAMMER_DAMAGE: Final = 2
GOLD: Final = 3
WORSE: Final = str.maketrans("RB", "YY")


class Tally(NamedTuple):
    """How often each symbol lies on the table."""

    crits: int = 0
    hits: int = 0
    pushes: int = 0


def rolled_dice(state: State, dice: str, target: Creature) -> str:
    """The dice as they are rolled: against a Difficult target the better ones become yellow (W-197)."""
    return dice.translate(WORSE) if flags(state, target) & DIFFICULT_TARGET else dice


def extra_dice(state: State, now: Assault, attacker: Creature, target: Creature) -> str:
    """All dice that are added to the attack, by whatever (WQ7)."""
    found = profile(state, attacker)
    extra = [dice for dice, types in found.extras if not types or now.type in types]
    extra.extend([op.dice for op in auras(state, attacker) if op.name == "extra"])
    if is_led(state, attacker):
        extra.append("P")
    act = now.act
    has_moved = act.steps > 0 and act.creature == now.attacker
    if found.ambush and not has_moved:
        extra.append(found.ambush)
    if found.charge and has_moved and now.target not in act.touched:
        extra.append(found.charge)
    if found.flank and now.type == "melee":
        allies = state.allies(attacker.seat) & ~(1 << attacker.cell)
        if state.ground.adjacent[target.cell] & allies:
            extra.append(found.flank)
    return "".join(extra)


def always_crits(state: State, now: Assault, attacker: Creature, target: Creature) -> bool:
    """Keywords that fire the crit effect without a crit face."""
    found = profile(state, attacker)
    own = found.flags
    if own & BERSERK and attacker.wounds:
        return True
    if own & PREDATOR and now.type == "melee" and target.wounds:
        return True
    if attacker.kind.is_character and target.kind.is_character:
        if own & ASSASSIN and target.kind.rank > attacker.kind.rank:
            return True
        if own & SUPERIOR and target.kind.rank < attacker.kind.rank:
            return True
    return any(_is_quarry(state, kind, target) for kind in found.hunters)


def _is_quarry(state: State, kind: str, target: Creature) -> bool:
    match kind:
        case "mercenary":
            return target.kind.faction == MERCENARY
        case "resurgent":
            return bool(flags(state, target) & RESURGENT)
        case "armoured":
            return target.armour > 0
        case _:
            return target.kind.is_character and target.kind.rank == GOLD


def damage_and_pushes(
    state: State, now: Assault, target: Creature, crit: str, shown: Tally
) -> tuple[int, int]:
    """What the symbols on the table come to, `crit` being the effect that fired, empty for none.

    Additions come before subtractions, nothing goes below 0 (W-90).
    """
    ground, cell, own = state.ground, target.cell, flags(state, target)
    crits, hits, pushes = shown
    hits += ground.adding >> cell & 1
    hits -= bool(own & SHIELD and now.type != "magic") + (ground.woods >> cell & 1)
    pushes += crit == "add_push"
    if pushes:
        pushes -= (ground.hills >> cell & 1) + has(state, target, BRAVE)
        pushes = 0 if own & (FORGED | MONSTER) else max(pushes, 0)
    damage = max(hits, 0) + crits
    if crit == "hammerblow":
        damage += HAMMER_DAMAGE * pushes
    if own & RESURGENT:
        damage += pushes
    return damage, pushes


def reduced(state: State, target: Creature, damage: int, prevented: int = 0) -> int:
    """What is left of damage; with Fortitude it is 1 less, and the last point comes through (W-92, WQ18)."""
    if damage > 0 and flags(state, target) & FORTITUDE:
        return max(damage - prevented - 1, 1)
    return max(damage - prevented, 0)


def let_through(state: State, victim: Creature, damage: int, kind: str) -> int:
    """What armour lets through; of several relics one is hit, the one that takes most (W-104, W-250)."""
    if kind == "magic":
        return damage
    relics = state.players[victim.owner].relics if victim.kind.is_hero else ()
    armour = max((relic.armour for relic in relics), default=0) + victim.armour
    return max(damage - armour, 0)
