"""Conditions of effects: facts that must hold, all of them public but one's own turn's counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.warseer.rules.board import creatures_in, hero_of
from sfb_bot.games.warseer.rules.content import MERCENARY, RANKS
from sfb_bot.games.warseer.rules.effect_values import Condition, Effect
from sfb_bot.games.warseer.rules.model import Creature, State
from sfb_bot.games.warseer.rules.profiles import profile
from sfb_bot.games.warseer.rules.work import Assault, Kill, Moment
from sfb_bot.kernel import BugError, Seat

Check = Callable[[State, Seat, Condition, Moment], bool]


def hold(state: State, seat: Seat, effect: Effect, moment: Moment) -> bool:
    """Whether all conditions of an effect hold for a seat."""
    return all(CHECKS[each.name](state, seat, each, moment) is not each.is_not for each in effect.conditions)


def _attack_of(moment: Moment) -> Assault:
    if moment.assault is None:
        raise BugError(f"{moment.name} without an attack")
    return moment.assault


def _attacker(state: State, moment: Moment) -> Creature | None:
    return None if moment.assault is None else state.creatures.get(moment.assault.attacker)


def _target(state: State, moment: Moment) -> Creature | None:
    return None if moment.assault is None else state.creatures.get(moment.assault.target)


def _always(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    """What is looked at elsewhere: how often something was used, the hex that is chosen."""
    del state, seat, condition, moment
    return True


def _first_spell(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del condition, moment
    return not state.players[seat].facts.get("spells")


def _near(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del moment
    hero = hero_of(state, seat)
    if hero is None:
        return False
    near = state.ground.near(hero.cell, condition.number) & state.standing[seat]
    rank = RANKS.index(condition.words[0])
    return any(each.kind.is_character and each.kind.rank == rank for each in creatures_in(state, near))


def _own_mercenary(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del condition
    found = state.creatures.get(moment.creature)
    return found is not None and found.seat == seat and found.kind.faction == MERCENARY


def _own_turn(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del condition, moment
    return state.turn == seat


def _attack_type(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del state, seat
    return _attack_of(moment).type in condition.words


def _melee(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del state, seat, condition
    return _attack_of(moment).type == "melee"


def _attack(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del state, seat, condition
    return moment.assault is not None


def _would(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del state, seat, condition
    return moment.would


def _own_target(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del condition
    target = _target(state, moment)
    return target is not None and target.seat == seat


def _own_attacks(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del condition
    attacker = _attacker(state, moment)
    return attacker is not None and attacker.seat == seat


def _hero_attacks(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    attacker = _attacker(state, moment)
    return _own_attacks(state, seat, condition, moment) and attacker is not None and attacker.kind.is_hero


def _without_counterblow(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    del seat, condition
    target = _target(state, moment)
    return target is not None and not profile(state, target).counterblow


def _own_within(state: State, seat: Seat, condition: Condition, moment: Moment) -> bool:
    found = state.creatures.get(moment.creature)
    if found is None:
        return False
    return bool(state.ground.near(found.cell, condition.number) & state.standing[seat])


CHECKS: Final[dict[str, Check]] = {
    "once_a_turn": _always,
    "hex_within": _always,
    "first_spell": _first_spell,
    "near": _near,
    "own_mercenary": _own_mercenary,
    "own_turn": _own_turn,
    # Of a kill: see `slain`.
    "character": _always,
    "victim_token": _always,
    "hero_kills": _always,
    "attack_type": _attack_type,
    "melee": _melee,
    "attack": _attack,
    "would": _would,
    "own_target": _own_target,
    "own_attacks": _own_attacks,
    "hero_attacks": _hero_attacks,
    "target_without_counterblow": _without_counterblow,
    "own_within": _own_within,
}


def slain(state: State, seat: Seat, effect: Effect, kill: Kill) -> bool:
    """Whether the conditions of an effect hold for a kill of this seat."""
    victim = state.tables.content.creatures[kill.kind]
    killer = state.tables.content.creatures.get(kill.killer_kind)
    for each in effect.conditions:
        match each.name:
            case "own_turn":
                holds = state.turn == seat
            case "character":
                holds = victim.is_character
            case "victim_token":
                holds = bool(kill.tokens)
            case "hero_kills":
                holds = killer is not None and killer.is_hero and kill.by == seat
            case _:
                raise BugError(f"{each.name} says nothing about a kill")
        if holds is each.is_not:
            return False
    return True
