"""What cards are worth to computer players, told by what they do and never by their names.

A warrior in a lane is worth about 1: common ones less, champions more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sfb_bot.games.rift.rules.content import AbilityOp, Content, Spell, SpellOp, WarriorKind
from sfb_bot.games.rift.rules.model import Warrior


@dataclass(frozen=True, slots=True)
class Prices:
    """What the numbers and abilities of a warrior are worth, in a lane or in a deck.

    Damage counts little by itself: what it can destroy is counted where warriors stand.
    """

    base: float
    life: float
    damage: float
    # What a value at each distance but the best one adds, and to strike from afar alone.
    reach: float
    afar: float
    flying: float
    abilities: Mapping[AbilityOp, float]


IN_LANE: Final = Prices(
    base=-0.6,
    life=0.34,
    damage=0.2,
    reach=0.08,
    afar=0.3,
    flying=0.5,
    abilities={
        "life_aura": 0.1,
        "life_if_backed": 0.2,
        "gaze": 0.35,
        "rally": 0.1,
        "pack": 0.2,
        "feast": 0.15,
        "rebirth": 0.55,
        "charge": 0.3,
        "step": 0.45,
        "shapeshift": 1.6,
    },
)
IN_DECK: Final = Prices(
    base=-0.35,
    life=0.2,
    damage=0.12,
    reach=0.12,
    afar=0.4,
    flying=0.42,
    abilities={
        "giant": 0.25,
        "life_aura": 0.2,
        "life_if_backed": 0.2,
        "cover": -0.2,
        "gaze": 0.25,
        "rally": 0.3,
        "pack": 0.1,
        "slayer": 0.3,
        "feast": 0.4,
        "rebirth": 0.45,
        "study": 0.2,
        "drain": 0.5,
        "recall": 0.7,
        "charge": 0.3,
        "step": 0.35,
        "shapeshift": 1.3,
    },
)
# Nobody is worth less than this.
LEAST: Final = 0.1
# Another form may follow the one that is taken.
CHANGEABLE: Final = 0.8
# Spells by what they do, in the same measure as warriors.
SPELLS: Final[Mapping[SpellOp, float]] = {
    "cancel": 0.5,
    "retarget": 0.55,
    "to_deck": 0.42,
    "duel": 0.5,
    "blast": 0.5,
    "exchange": 0.4,
    "move": 0.42,
    "damage": 0.5,
    "enchant": 0.42,
}
ENCHANTED_LIFE: Final = 0.12
HIDDEN_AWAY: Final = 0.15


class Worths:
    """The value of every card of a box, counted once."""

    def __init__(self, content: Content) -> None:
        kinds = content.kinds.values()
        # Without their abilities, which may be silenced.
        self._bodies: dict[str, float] = {kind.id: _body(kind, IN_LANE) for kind in kinds}
        self.cards: dict[str, float] = {
            kind.id: max(LEAST, _body(kind, IN_DECK) + _ability(kind, IN_DECK)) for kind in kinds
        }
        self.spells: dict[str, float] = {spell.id: _of_spell(spell) for spell in content.spells.values()}
        self.spell = sum(self.spells[name] for name in content.spell_deck) / len(content.spell_deck)

    def warrior(self, warrior: Warrior) -> float:
        """What a warrior in a lane is worth as it is now, whatever stands around it."""
        shape, prices = warrior.shape, IN_LANE
        worth = self._bodies[shape.id]
        ability = warrior.ability
        if ability is not None:
            worth += prices.abilities.get(ability.op, 0.0)
        if warrior.form is not None:
            worth += prices.life * (warrior.kind.life - shape.life)
            if not warrior.is_neutralised:
                worth += CHANGEABLE
        if warrior.enchantments:
            worth += prices.life * warrior.more_life + prices.damage * warrior.more_damage
            if warrior.flies != shape.flies:
                worth += prices.flying if warrior.flies else -prices.flying
        return worth if worth > LEAST else LEAST


def _body(kind: WarriorKind, prices: Prices) -> float:
    """Life, damage and flying."""
    values = sorted((value for value in kind.damage if value is not None), reverse=True)
    worth = prices.base + prices.life * kind.life + prices.damage * values[0] + prices.reach * sum(values[1:])
    return worth + prices.afar * (kind.damage[0] is None) + prices.flying * kind.flies


def _ability(kind: WarriorKind, prices: Prices) -> float:
    return prices.abilities.get(kind.ability.op, 0.0) if kind.ability is not None else 0.0


def _of_spell(spell: Spell) -> float:
    worth = SPELLS[spell.op]
    if spell.is_enchantment:
        worth += ENCHANTED_LIFE * (abs(spell.life) > 0) + HIDDEN_AWAY * spell.hides
    return worth
