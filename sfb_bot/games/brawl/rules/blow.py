"""What an attack does to one target: strength against defence, with every keyword that holds now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import has_lasting
from sfb_bot.games.brawl.rules.content import Card, Keyword, KeywordRule
from sfb_bot.games.brawl.rules.effects.conditions import holds
from sfb_bot.games.brawl.rules.hooks import ATTACK_KEYWORDS, TARGET_DEFENCE
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.stats import defence, is_quarry, reaction_defence, strength
from sfb_bot.kernel import value


@value
class Blow:
    """Steps 6 and 7 for one target: `damage` once, `total` with Double, `poison` on top."""

    strength: int
    defence: int
    damage: int
    total: int
    poison: int


def blow(state: State, act: Act, target: FigureId, reactions: Iterable[Act] = ()) -> Blow:
    """The blow as it would fall now, answered by these reactions."""
    attacker, figure = state.figures[act.figure], state.figures[target]
    shield = 0
    if not _ignores_defence(state, act, target):
        shield = defence(state, figure) + sum(TARGET_DEFENCE.of(attacker))
        for reaction in reactions:
            if reaction.figure == target:
                shield += reaction_defence(state, reaction)
        shield = max(0, shield)
    power = strength(state, act, target)
    damage = max(0, power - shield)
    total = damage * (2 if has_keyword(state, act, "double", target) else 1)
    # Poison once per target, only with attack damage; Lifesteal and Revenge do not count it (Q41, Q43).
    poison = sum(rule.number for rule in _rules(state, act, "poison", target)) if total else 0
    return Blow(power, shield, damage, total, poison)


def has_keyword(state: State, act: Act, keyword: Keyword, target: FigureId) -> bool:
    """Printed on the card or had by an ability, always or while a condition holds."""
    return any(True for _ in _rules(state, act, keyword, target))


def _rules(state: State, act: Act, keyword: Keyword, target: FigureId) -> Iterator[KeywordRule]:
    """Why the attack has a keyword now: by its card, and by abilities of the attacker."""
    card = act.card
    assert isinstance(card, Card)
    for rules in (card.keywords, *ATTACK_KEYWORDS.of(state.figures[act.figure])):
        for rule in rules:
            if rule.keyword == keyword and holds(rule.when, state, act, target):
                yield rule


def _ignores_defence(state: State, act: Act, target: FigureId) -> bool:
    return (
        is_quarry(state, target)
        or is_piercing(state, act.figure)
        or has_keyword(state, act, "ignores_defence", target)
    )


def is_piercing(state: State, figure: FigureId) -> bool:
    """The figure's next attack ignores defence."""
    return has_lasting(state, "piercing", figure)
