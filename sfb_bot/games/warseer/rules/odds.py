"""The exact chances of attacks, Long shots and healing: public arithmetic with the faces of the dice.

No dice are rolled and nothing hidden is looked at. What others may do in their windows is left out: no
tactics, no Protector, no Counterblow. The attacker takes the dice as they fall, and pushes to where it hurts.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from sfb_bot.games.warseer.rules.attack import HAMMER_DAMAGE, WORSE
from sfb_bot.games.warseer.rules.board import creatures_in, free
from sfb_bot.games.warseer.rules.content import CRIT, HIT, MERCENARY, PUSH
from sfb_bot.games.warseer.rules.effects.targets import can_heal
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import (
    ASSASSIN,
    BERSERK,
    BRAVE,
    DIFFICULT_TARGET,
    FORGED,
    FORTITUDE,
    LIFELESS,
    MONSTER,
    PREDATOR,
    RESURGENT,
    SHIELD,
    SUPERIOR,
)
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import auras, flags, has, health_left, is_led, profile
from sfb_bot.games.warseer.rules.prospects import Odds, Prospect
from sfb_bot.games.warseer.rules.work import Act, Assault

GOLD: Final = 3
_ZERO: Final = Fraction(0)


class Tally(NamedTuple):
    """How often each symbol lies on the table."""

    crits: int = 0
    hits: int = 0
    pushes: int = 0


def tallies(state: State, dice: str) -> Mapping[Tally, Fraction]:
    """What some dice can show, with the chance of each."""
    return _tallies(tuple(sorted([state.tables.faces[die] for die in dice])))


@cache
def _tallies(dice: tuple[str, ...]) -> Mapping[Tally, Fraction]:
    if not dice:
        return {Tally(): Fraction(1)}
    found: dict[Tally, Fraction] = {}
    faces = dice[0]
    for rest, chance in _tallies(dice[1:]).items():
        for face in faces:
            shown = Tally(
                rest.crits + (face == CRIT), rest.hits + (face == HIT), rest.pushes + (face == PUSH)
            )
            found[shown] = found.get(shown, _ZERO) + chance / len(faces)
    return found


# --- Attacks ----------------------------------------------------------------------------------------------


def attack_prospect(state: State, now: Assault) -> Prospect:
    """What an attack does that is about to be declared."""
    attacker, target = state.creatures[now.attacker], state.creatures[now.target]
    dice = now.dice.translate(WORSE) if flags(state, target) & DIFFICULT_TARGET else now.dice
    extra, crit = _extra_dice(state, now, attacker, target), attacker.kind.crit
    always = _always_crits(state, now, attacker, target)
    room = state.ground.adjacent[target.cell] & free(state)
    moves = bool(room) and not flags(state, target) & RESURGENT
    wounds: dict[int, Fraction] = {}
    pushed, fired, drunk = _ZERO, _ZERO, _ZERO
    for first, chance in tallies(state, dice).items():
        is_fired = always or first.crits > 0
        name = crit.name if is_fired else ""
        if is_fired:
            fired += chance
            drunk += chance * min(first.crits, attacker.wounds)
        for more, share in tallies(state, extra + (crit.dice if name == "add_dice" else "")).items():
            together = Tally(*(one + other for one, other in zip(first, more, strict=True)))
            damage, pushes = _counted(state, now, together, name, target)
            if pushes and not flags(state, target) & RESURGENT:
                damage += 1 if not room or room & state.ground.difficult else 0
            amount = _wounds(state, target, _softened(state, target, damage), now.type)
            wounds[amount] = wounds.get(amount, _ZERO) + chance * share
            if pushes and moves:
                pushed += chance * share
    odds = [_odds(state, target, wounds, pushed)]
    is_open = profile(state, attacker).master > 0
    if crit.name == "slash" and fired:
        others = _beside(state, attacker, target)
        odds += [_slashed(state, other, now.type, fired) for other in others if len(others) == 1]
        is_open = is_open or len(others) > 1
    drinks = crit.name == "vampirism" and not flags(state, target) & LIFELESS and can_heal(state, attacker)
    healed = ((attacker.id, float(drunk)),) if drinks and drunk else ()
    return Prospect(tuple(odds), healed, is_open=is_open)


def _odds(state: State, victim: Creature, wounds: Mapping[int, Fraction], pushed: Fraction = _ZERO) -> Odds:
    left = health_left(state, victim)
    destroyed = sum((chance for amount, chance in wounds.items() if amount >= left), _ZERO)
    mean = sum((amount * chance for amount, chance in wounds.items()), _ZERO)
    return Odds(victim.id, float(destroyed), min(wounds), max(wounds), float(mean), float(pushed), left)


def _beside(state: State, attacker: Creature, target: Creature) -> list[Creature]:
    """The other enemies adjacent to the attacker."""
    near = state.ground.adjacent[attacker.cell] & state.enemies(attacker.seat)
    return [each for each in creatures_in(state, near) if each.id != target.id]


def _slashed(state: State, victim: Creature, kind: str, fired: Fraction) -> Odds:
    wounds = {0: 1 - fired} if fired < 1 else {}
    amount = _wounds(state, victim, 1, kind)
    wounds[amount] = wounds.get(amount, _ZERO) + fired
    return _odds(state, victim, wounds)


def _extra_dice(state: State, now: Assault, attacker: Creature, target: Creature) -> str:
    """All dice that are added to the attack, by whatever (WQ7)."""
    found = profile(state, attacker)
    extra = [dice for dice, types in found.extras if not types or now.type in types]
    extra.extend(op.dice for op in auras(state, attacker) if op.name == "extra")
    if is_led(state, attacker):
        extra.append("P")
    has_moved = now.act.steps > 0 and now.act.creature == now.attacker
    if not has_moved:
        extra.append(found.ambush)
    elif now.target not in now.act.touched:
        extra.append(found.charge)
    allies = state.allies(attacker.seat) & ~(1 << attacker.cell)
    if now.type == "melee" and state.ground.adjacent[target.cell] & allies:
        extra.append(found.flank)
    return "".join(extra)


def _always_crits(state: State, now: Assault, attacker: Creature, target: Creature) -> bool:
    """Whether the crit effect fires without a crit face."""
    found = profile(state, attacker)
    are_characters = attacker.kind.is_character and target.kind.is_character
    higher = target.kind.rank - attacker.kind.rank if are_characters else 0
    return bool(
        (found.flags & BERSERK and attacker.wounds)
        or (found.flags & PREDATOR and now.type == "melee" and target.wounds)
        or (found.flags & ASSASSIN and higher > 0)
        or (found.flags & SUPERIOR and higher < 0)
        or any(_is_quarry(state, kind, target) for kind in found.hunters)
    )


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


def _counted(state: State, now: Assault, shown: Tally, name: str, target: Creature) -> tuple[int, int]:
    """Damage and push symbols; additions come before subtractions, nothing goes below 0 (W-90)."""
    ground, cell, own = state.ground, target.cell, flags(state, target)
    is_shielded = bool(own & SHIELD) and now.type != "magic"
    hits = shown.hits + (ground.adding >> cell & 1) - is_shielded - (ground.woods >> cell & 1)
    pushes = shown.pushes + (name == "add_push") - (ground.hills >> cell & 1) - has(state, target, BRAVE)
    pushes = 0 if own & (FORGED | MONSTER) else max(pushes, 0)
    damage = max(hits, 0) + shown.crits
    if name == "hammerblow":
        damage += HAMMER_DAMAGE * pushes
    return damage + (pushes if own & RESURGENT else 0), pushes


def _softened(state: State, target: Creature, damage: int) -> int:
    """Fortitude lets the last point through (W-92)."""
    return max(damage - 1, 1) if damage > 0 and flags(state, target) & FORTITUDE else damage


def _wounds(state: State, victim: Creature, damage: int, kind: str) -> int:
    """What armour lets through; of several relics one is hit, the one that takes most (W-104, W-250)."""
    if kind == "magic":
        return damage
    relics = state.players[victim.owner].relics if victim.kind.is_hero else ()
    armour = max((relic.armour for relic in relics), default=0) + victim.armour
    return max(damage - armour, 0)


# --- Specials ---------------------------------------------------------------------------------------------


def shot_prospect(state: State, shooter: CreatureId, target: CreatureId) -> Prospect:
    """A Long shot: a damage roll, no attack; a push symbol lets the owner step aside (W-98, W-207)."""
    victim = state.creatures[target]
    wounds: dict[int, Fraction] = {}
    for shown, chance in tallies(state, profile(state, state.creatures[shooter]).shot_dice).items():
        hits = max(shown.hits - (state.ground.woods >> victim.cell & 1), 0)
        amount = _wounds(state, victim, hits + shown.crits, "ranged")
        wounds[amount] = wounds.get(amount, _ZERO) + chance
    return Prospect((_odds(state, victim, wounds),))


def roll_prospect(state: State, target: CreatureId, dice: str, kind: str) -> Prospect:
    """The damage roll of a card: the ground does nothing against it (W-98, WQ94)."""
    victim = state.creatures[target]
    wounds: dict[int, Fraction] = {}
    for shown, chance in tallies(state, dice).items():
        amount = _wounds(state, victim, shown.hits + shown.crits, kind)
        wounds[amount] = wounds.get(amount, _ZERO) + chance
    return Prospect((_odds(state, victim, wounds),))


def healing_prospect(state: State, healer: CreatureId, target: CreatureId) -> Prospect:
    """A Healer's roll: 1 for each hit or crit, at most the wounds there are (W-107, W-203)."""
    patient = state.creatures[target]
    if not patient.wounds:
        return Prospect(idle="no_wounds")
    if not can_heal(state, patient):
        return Prospect(idle="nothing")
    mean = _ZERO
    for shown, chance in tallies(state, state.creatures[healer].kind.dice).items():
        mean += chance * min(shown.hits + shown.crits, patient.wounds)
    return Prospect(healed=((target, float(mean)),))


def blow_of(state: State, act: Act, attacker: CreatureId, target: CreatureId) -> Assault:
    """An attack with the printed dice, as it would be declared."""
    kind = state.creatures[attacker].kind
    return Assault(act, attacker, target, kind.attack, kind.dice)
