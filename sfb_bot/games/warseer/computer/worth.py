"""What figures, cards and feats are worth to computer players, told by their numbers and never by names.

A point is worth 1.
"""

from __future__ import annotations

from typing import Final

from sfb_bot.games.warseer.rules.content import BattleCard, Content, CreatureKind, KindId
from sfb_bot.games.warseer.rules.model import DISEASE, POISON, STUN, Creature, Relic, State
from sfb_bot.games.warseer.rules.profiles import health_left, profile

COST: Final = 0.26
STARLESS: Final = 0.2
MINION: Final = 0.4
# What is left of its worth to a figure with hardly any health.
ALIVE: Final = 0.35
ARMOUR: Final = 0.1
# A hero: every health, and those of the last few once more.
HERO_HEALTH: Final = 0.17
LAST_HEALTH: Final = 0.28
LAST: Final = 6
STUNNED: Final = 0.3
POISONED: Final = 0.12
DISEASED: Final = 0.22
RELIC: Final = 0.09
RELIC_ARMOUR: Final = 0.2
RELIC_USE: Final = 0.08
BUILDING: Final = 0.13


def body(kind: CreatureKind) -> float:
    """What a figure without wounds is worth; heroes are counted by their health."""
    if kind.is_minion:
        return MINION
    return STARLESS + COST * kind.cost


def figure(state: State, creature: Creature) -> float:
    """What a figure on the field is worth as it is now."""
    left = health_left(state, creature)
    armour = ARMOUR * creature.armour
    if creature.kind.is_hero:
        return hero(left) + armour - _tokens(creature, 1.0)
    whole = body(creature.kind)
    part = ALIVE + (1.0 - ALIVE) * left / profile(state, creature).health
    return whole * part + armour - _tokens(creature, whole)


def hero(left: int) -> float:
    """What the health of a hero is worth."""
    return HERO_HEALTH * left + LAST_HEALTH * min(left, LAST)


def _tokens(creature: Creature, whole: float) -> float:
    tokens = creature.tokens
    if not tokens:
        return 0.0
    lost = (
        STUNNED * bool(tokens & STUN) + POISONED * bool(tokens & POISON) + DISEASED * bool(tokens & DISEASE)
    )
    return lost * min(whole, 1.5)


def relic(card: BattleCard, worn: Relic) -> float:
    """What a relic in play is worth."""
    return RELIC * card.cost + RELIC_ARMOUR * worn.armour + RELIC_USE * worn.uses


def gear(state: State, kind: KindId) -> float:
    """What a relic or building would be worth in play."""
    card = state.tables.content.cards[kind]
    if card.sort == "relic":
        return RELIC * card.cost + RELIC_ARMOUR * card.armour + RELIC_USE * card.uses
    return BUILDING * card.cost


def missed(content: Content, kind: KindId) -> float:
    """How much a battle card is missed that leaves the hand unplayed: dear ones with little income most."""
    card = content.cards[kind]
    found = 0.3 + 0.08 * card.cost - 0.22 * card.income
    if card.sort == "tactic":
        found += 0.1
    return found


def stars(kind: CreatureKind) -> float:
    """The points and the hope for a feat that its destruction brings."""
    return 1.25 * kind.stars if kind.is_character else 0.0
