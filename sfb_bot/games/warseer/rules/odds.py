"""The exact chances of attacks, Long shots and healing: public arithmetic with the faces of the dice.

No dice are rolled and nothing hidden is looked at. What others may do in their windows is left out: no
tactics, no Protector, no Counterblow. The attacker takes the dice as they fall, and pushes to where it hurts.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Final

from sfb_bot.games.warseer.rules.attack_sums import (
    Tally,
    always_crits,
    damage_and_pushes,
    extra_dice,
    let_through,
    reduced,
    rolled_dice,
)
from sfb_bot.games.warseer.rules.board import creatures_in, free
from sfb_bot.games.warseer.rules.content import CRIT, HIT, PUSH
from sfb_bot.games.warseer.rules.effects.targets import can_heal
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.games.warseer.rules.keywords import LIFELESS, RESURGENT
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import flags, health_left, profile
from sfb_bot.games.warseer.rules.prospects import Odds, Prospect
from sfb_bot.games.warseer.rules.work import Act, Assault

_ZERO: Final = Fraction(0)


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
    dice, crit = rolled_dice(state, now.dice, target), attacker.kind.crit
    extra = extra_dice(state, now, attacker, target)
    always = always_crits(state, now, attacker, target)
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
            shown = Tally(*(one + other for one, other in zip(first, more, strict=True)))
            damage, pushes = damage_and_pushes(state, now, target, name, shown)
            if pushes and not flags(state, target) & RESURGENT:
                damage += 1 if not room or room & state.ground.difficult else 0
            amount = let_through(state, target, reduced(state, target, damage), now.type)
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
    amount = let_through(state, victim, 1, kind)
    wounds[amount] = wounds.get(amount, _ZERO) + fired
    return _odds(state, victim, wounds)


# --- Specials ---------------------------------------------------------------------------------------------


def shot_prospect(state: State, shooter: CreatureId, target: CreatureId) -> Prospect:
    """A Long shot: a damage roll, no attack; a push symbol lets the owner step aside (W-98, W-207)."""
    victim = state.creatures[target]
    wounds: dict[int, Fraction] = {}
    for shown, chance in tallies(state, profile(state, state.creatures[shooter]).shot_dice).items():
        hits = max(shown.hits - (state.ground.woods >> victim.cell & 1), 0)
        amount = let_through(state, victim, hits + shown.crits, "ranged")
        wounds[amount] = wounds.get(amount, _ZERO) + chance
    return Prospect((_odds(state, victim, wounds),))


def roll_prospect(state: State, target: CreatureId, dice: str, kind: str) -> Prospect:
    """The damage roll of a card: the ground does nothing against it (W-98, WQ94)."""
    victim = state.creatures[target]
    wounds: dict[int, Fraction] = {}
    for shown, chance in tallies(state, dice).items():
        amount = let_through(state, victim, shown.hits + shown.crits, kind)
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
