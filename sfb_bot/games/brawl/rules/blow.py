"""What an attack does to one target: strength against defence, with every keyword that holds now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.content import Card, Keyword
from sfb_bot.games.brawl.rules.effects.conditions import CONDITIONS
from sfb_bot.games.brawl.rules.model import FigureId, State
from sfb_bot.games.brawl.rules.stats import defence, is_quarry, reaction_defence, strength


@dataclass(frozen=True, slots=True)
class Blow:
    """Steps 6 and 7 for one target: `damage` once, `total` with Double, `poison` on top."""

    strength: int
    defence: int
    damage: int
    total: int
    poison: int


def blow(state: State, act: Act, target: FigureId, reactions: Iterable[Act] = ()) -> Blow:
    """The blow as it would fall now, answered by these reactions."""
    card, attacker, figure = act.card, state.figures[act.figure], state.figures[target]
    assert isinstance(card, Card)
    ability = attacker.sheet.ability
    shield = 0
    if not _ignores_defence(state, act, target):
        shield = defence(state, figure) + ability.target_defence
        for reaction in reactions:
            if reaction.figure == target:
                shield += reaction_defence(state, reaction)
        shield = max(0, shield)
    power = strength(state, act, target)
    damage = max(0, power - shield)
    total = damage * (2 if has_keyword(state, act, "double", target) else 1)
    # Poison once per target, only with attack damage; Lifesteal and Revenge do not count it (Q41, Q43).
    poison = card.poison + ability.own_poison if total else 0
    return Blow(power, shield, damage, total, poison)


def has_keyword(state: State, act: Act, keyword: Keyword, target: FigureId) -> bool:
    """Printed on the card, or on it while a condition holds."""
    card = act.card
    assert isinstance(card, Card)
    if keyword in card.keywords:
        return True
    return any(r.keyword == keyword and CONDITIONS[r.when](state, act, target) for r in card.keywords_if)


def steals_life(state: State, act: Act) -> bool:
    """Lifesteal, by the card or by the attacker's ability."""
    attacker = state.figures[act.figure]
    by_ability = attacker.sheet.ability.lifesteal_while_bloodied and attacker.is_bloodied
    return by_ability or has_keyword(state, act, "lifesteal", act.targets[0])


def _ignores_defence(state: State, act: Act, target: FigureId) -> bool:
    attacker = state.figures[act.figure]
    return (
        is_quarry(state, target)
        or is_piercing(state, act.figure)
        or (attacker.sheet.ability.pierces_bloodied and state.figures[target].is_bloodied)
        or has_keyword(state, act, "ignores_defence", target)
    )


def is_piercing(state: State, figure: FigureId) -> bool:
    """The figure's next attack ignores defence."""
    return any(n.kind == "piercing" and n.figure == figure for n in state.lasting)
