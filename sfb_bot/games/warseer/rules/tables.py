"""What is computed once for a box: grounds, options, the tactics of each deck."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sfb_bot.games.warseer.rules.choices import Attack, Go, OnHex
from sfb_bot.games.warseer.rules.content import (
    BattleCard,
    BattleMap,
    Content,
    CreatureKind,
    KindId,
    MapId,
    Scenario,
)
from sfb_bot.games.warseer.rules.effect_values import Effect
from sfb_bot.games.warseer.rules.ground import HILL, Ground, Lines
from sfb_bot.games.warseer.rules.ids import CreatureId
from sfb_bot.hexgrid import Cell, Grid, Mask
from sfb_bot.kernel import Option

Pieces = tuple[tuple[Cell, KindId], ...]

# When abilities are used between activations.
_OFFERED: Final = frozenset({"active", "use", "activate"})
# Figures get numbers one after the other; more than this never come in one match.
_MOST_FIGURES: Final = 300


@dataclass(frozen=True, slots=True)
class Tactic:
    """A tactic of a deck: how many copies there are, what it costs, and what it does at its moment."""

    card: BattleCard
    effect: Effect


class Tables:
    """The content with everything that can be found out about it beforehand."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.faces: dict[str, str] = {letter: die.faces for letter, die in content.dice.items()}
        self._lines = {each.id: Lines(each.grid) for each in content.maps.values()}
        self.columns = {each.id: _columns(each.grid) for each in content.maps.values()}
        self._grounds: dict[tuple[MapId, Pieces, bool], Ground] = {}
        self._hexes = {
            each.id: tuple(Option(name, OnHex(cell)) for cell, name in enumerate(each.grid.names))
            for each in content.maps.values()
        }
        self._ways = {
            each.id: tuple(Option(f"go>{name}", Go(cell)) for cell, name in enumerate(each.grid.names))
            for each in content.maps.values()
        }
        self.attacks: tuple[Option, ...] = tuple(
            Option(f"attack>{number}", Attack(CreatureId(number))) for number in range(_MOST_FIGURES)
        )
        # By hero, then by the class of the window (W-240).
        self.tactics: dict[KindId, dict[str, tuple[Tactic, ...]]] = {
            hero.id: self._tactics_of(hero) for hero in content.heroes
        }
        # What shines on others: only these are looked at when somebody asks who has what from an aura.
        self.shining: frozenset[KindId] = frozenset(
            [each.id for each in (*content.creatures.values(), *content.cards.values()) if _shines(each)]
        )
        # Heroes that make spells cheaper, and spells that can always be played: looked at in every turn.
        self.thrifty: frozenset[KindId] = frozenset(
            [hero.id for hero in content.heroes if any(e.target.whom == "spell" for e in hero.effects)]
        )
        # What every card costs that is played between activations, and whether paying is all it needs.
        self.playable: dict[KindId, tuple[int, bool]] = {
            each.id: (each.cost, each.sort != "spell" or _is_sure(each))
            for each in content.cards.values()
            if each.sort != "tactic"
        }
        # Buildings for which any own creature will do that no building has named in this turn.
        self.open_handed: frozenset[KindId] = frozenset(
            [each.id for each in content.cards.values() if each.sort == "building" and _is_open_handed(each)]
        )
        # What heroes, relics and buildings offer between activations, by its place on the card.
        self.offers: dict[KindId, tuple[tuple[int, Effect], ...]] = {
            each.id: found
            for each in (*content.heroes, *content.cards.values())
            if (found := _offers(each)) or (isinstance(each, BattleCard) and each.sort == "building")
        }
        # Any: what creatures are worth that nothing changes, computed and kept by `profiles`.
        self.plain: dict[KindId, Any] = {}
        self.incomes: dict[KindId, int] = {
            each.id: each.income for each in (*content.creatures.values(), *content.cards.values())
        }

    def _tactics_of(self, hero: CreatureKind) -> dict[str, tuple[Tactic, ...]]:
        found: dict[str, list[Tactic]] = {}
        for number in self.content.deck_of(hero.id):
            card = self.content.cards[number]
            if card.sort == "tactic":
                for effect in card.effects:
                    found.setdefault(effect.when.name, []).append(Tactic(card, effect))
        return {name: tuple(each) for name, each in found.items()}

    def maps_for(self, players: int) -> list[BattleMap]:
        """The maps for so many players."""
        return [each for each in self.content.maps.values() if each.players == players]

    def scenario(self, number: KindId | None) -> Scenario | None:
        """The scenario of a match, if it has one."""
        return None if number is None else self.content.scenarios[number]

    def ground(self, number: MapId, pieces: Pieces, *, has_crown: bool = False) -> Ground:
        """A map with pieces on it; with a crown its centre is a hill, whatever is printed there."""
        key = (number, pieces, has_crown)
        found = self._grounds.get(key)
        if found is None:
            here = self.content.maps[number]
            crown = [(cell, HILL) for cell in _cells(here.centre)] if has_crown else []
            found = Ground(self.content, here, self._lines[number], (*pieces, *crown))
            self._grounds[key] = found
        return found

    def hexes(self, number: MapId, cells: Mask) -> list[Option]:
        """Options that are hexes, in reading order."""
        return _picked(self._hexes[number], cells)

    def ways(self, number: MapId, cells: Mask) -> list[Option]:
        """Options of moving to hexes, in reading order."""
        return _picked(self._ways[number], cells)


def _picked(options: tuple[Option, ...], cells: Mask) -> list[Option]:
    found: list[Option] = []
    while cells:
        low = cells & -cells
        found.append(options[low.bit_length() - 1])
        cells ^= low
    return found


def _columns(grid: Grid) -> tuple[tuple[int, int, Cell], ...]:
    """The number of each cell in its column, how long that is, and its first cell."""
    found: list[tuple[int, int, Cell]] = []
    # Cells are numbered column by column.
    for _, column in groupby(range(grid.size), key=lambda cell: grid.hexes[cell].q):
        cells = list(column)
        found.extend((number, len(cells), cells[0]) for number in range(1, len(cells) + 1))
    return tuple(found)


def _cells(mask: Mask) -> list[Cell]:
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def _is_sure(card: BattleCard) -> bool:
    """Whether a spell can happen whatever stands where: the own hero is always there to be chosen."""
    return any(
        op.name in ("draw", "gain", "cost_less")
        or (op.name in ("heal", "armour") and effect.target.whom == "own" and _takes_anybody(effect))
        for effect in card.effects
        for op in effect.ops
    )


def _takes_anybody(effect: Effect) -> bool:
    return all(each.name == "upto" for each in effect.target.filters)


def _is_open_handed(card: BattleCard) -> bool:
    """Whether a building is for any own creature, and does what can be done to everybody."""
    return all(
        effect.target.whom == "own"
        and not effect.target.filters
        and all(op.name in ("extra", "grant", "stat", "heal", "untoken") for op in effect.ops)
        for effect in card.effects
    )


def _offers(each: CreatureKind | BattleCard) -> tuple[tuple[int, Effect], ...]:
    found = [(index, effect) for index, effect in enumerate(each.effects) if effect.when.name in _OFFERED]
    return tuple(found)


def _shines(each: CreatureKind | BattleCard) -> bool:
    return any(op.name == "aura" for effect in each.effects for op in effect.ops)
