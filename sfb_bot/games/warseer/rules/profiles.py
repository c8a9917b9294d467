"""What a creature is worth now: printed values, keywords and dice with everything that changes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from sfb_bot.games.warseer.rules.content import RANKS, CreatureKind
from sfb_bot.games.warseer.rules.effect_values import Effect, Keyword, Op
from sfb_bot.games.warseer.rules.keywords import BITS, BRUTE, MONSTER
from sfb_bot.games.warseer.rules.model import Creature, Mod, State
from sfb_bot.kernel import Seat

_PROFILES: Final = "profiles"


@dataclass(slots=True)
class Profile:
    """The values of a creature; `extras` are extra dice with the types of attack they are for, empty: any.

    `run` is what running gives, `warlord` the ranks it leads, `hunters` the kinds it always crits.
    """

    flags: int
    move: int
    range: int
    health: int
    run: int = 1
    hook: int = 0
    master: int = 0
    persecution: int = 0
    shot: int = 0
    shot_dice: str = ""
    counterblow: str = ""
    ambush: str = ""
    charge: str = ""
    flank: str = ""
    hunters: tuple[str, ...] = ()
    warlord: tuple[int, ...] = ()
    extras: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def learn(self, keyword: Keyword) -> None:
        """Have one keyword more."""
        bit = BITS.get(keyword.name)
        if bit is not None:
            self.flags |= bit
            return
        match keyword.name:
            case "run" | "hook" | "persecution":
                setattr(self, keyword.name, max(getattr(self, keyword.name), keyword.number))
            case "master_of_attack":
                self.master = max(self.master, keyword.number)
            case "long_shot":
                self.shot, self.shot_dice = keyword.number, keyword.dice
            case "counterblow":
                # Of two it uses the one with more dice.
                self.counterblow = max(self.counterblow, keyword.dice, key=len)
            case "ambush" | "charge" | "flank":
                setattr(self, keyword.name, keyword.dice)
            case "hunter":
                self.hunters = (*self.hunters, keyword.subject)
            case "warlord":
                self.warlord = (*self.warlord, RANKS.index(keyword.subject))
            case _:
                # Armour, Aura, Contract and the words happen at their moments.
                pass

    def change(self, op: Op, types: tuple[str, ...] = ()) -> None:
        """Let an op of a card in play work on it."""
        if op.name == "grant" and op.keyword is not None:
            self.learn(op.keyword)
        elif op.name == "stat":
            self.raise_by(op.words[0], op.number)
        elif op.name == "extra":
            self.extras = (*self.extras, (op.dice, types))

    def raise_by(self, name: str, number: int) -> None:
        """Have a higher value."""
        setattr(self, name, getattr(self, name) + number)


def printed(kind: CreatureKind) -> Profile:
    """What a creature is worth that nothing changes."""
    made = Profile(0, kind.move, kind.range, kind.health)
    for keyword in kind.keywords:
        made.learn(keyword)
    return made


def profile(state: State, creature: Creature) -> Profile:
    """What a creature is worth now, auras apart."""
    seen: Profile | None = creature.seen
    if seen is None:
        seen = creature.seen = _computed(state, creature)
    return seen


def _computed(state: State, creature: Creature) -> Profile:
    kind = creature.kind
    plain = state.tables.plain.get(kind.id)
    if plain is None:
        plain = state.tables.plain[kind.id] = printed(kind)
    scenario = state.tables.scenario(state.terms.scenario)
    is_changed = creature.mods or creature.charms or creature.relic or scenario is not None
    if not is_changed and not (kind.is_hero and state.players[creature.owner].relics):
        return plain
    made = replace(plain)
    for effect in _lasting(state, creature):
        attack = effect.target.filter("attack")
        for op in effect.ops:
            made.change(op, attack.words if attack else ())
    for mod in creature.mods:
        _apply(made, mod)
    if scenario is not None:
        if kind.is_hero and "health" in scenario.numbers:
            made.health += scenario.numbers["health"]
        if "range" in scenario.numbers:
            made.range = min(made.range, scenario.numbers["range"])
            made.shot = min(made.shot, scenario.numbers["range"])
            made.run += scenario.numbers["run"]
    return made


def _lasting(state: State, creature: Creature) -> Iterator[Effect]:
    """What cards in play do to this creature all the time."""
    content = state.tables.content
    if creature.kind.is_hero:
        for relic in state.players[creature.owner].relics:
            yield from _equipped(content.cards[relic.card].effects)
    for card, _ in creature.charms:
        for effect in content.cards[card].effects:
            for op in effect.ops:
                if op.effect is not None and op.effect.when.name == "equip":
                    yield op.effect
    if creature.relic is not None:
        yield from _equipped(content.upgrades[creature.relic].effects)


def _equipped(effects: Iterable[Effect]) -> Iterator[Effect]:
    return (effect for effect in effects if effect.when.name == "equip")


def _apply(made: Profile, mod: Mod) -> None:
    if mod.what == "grant":
        made.learn(Keyword(mod.name, mod.number, mod.dice, mod.subject))
    elif mod.what == "stat":
        made.raise_by(mod.name, mod.number)
    else:
        made.extras = (*made.extras, (mod.dice, ()))


def flags(state: State, creature: Creature) -> int:
    """The keywords of a creature as bits, auras apart."""
    seen: Profile | None = creature.seen
    return (seen if seen is not None else profile(state, creature)).flags


def health_left(state: State, creature: Creature) -> int:
    """How many more wounds it stands."""
    return profile(state, creature).health - creature.wounds


# --- Auras ------------------------------------------------------------------------------------------------


def auras(state: State, creature: Creature) -> Iterator[Op]:
    """What the auras of others give to a creature where it stands (W-188)."""
    shining = state.tables.shining
    for other in state.creatures.values():
        if other.kind.id in shining:
            for effect in other.kind.effects:
                yield from _shining(state, creature, other, effect)
        if other.kind.is_hero:
            for relic in state.players[other.owner].relics:
                # Support cards do not affect a Monster (WQ97).
                if relic.card in shining and not flags(state, creature) & MONSTER:
                    for effect in state.tables.content.cards[relic.card].effects:
                        yield from _shining(state, creature, other, effect)


def _shining(state: State, creature: Creature, source: Creature, effect: Effect) -> Iterator[Op]:
    for op in effect.ops:
        if op.name == "aura" and op.effect is not None and source is not creature:
            near = state.ground.near(source.cell, op.number) >> creature.cell & 1
            if near and _is_meant(state, source.seat, creature, op.effect):
                yield from op.effect.ops


def _is_meant(state: State, seat: Seat, creature: Creature, effect: Effect) -> bool:
    target = effect.target
    is_own = creature.seat == seat
    if not (is_own or (target.whom == "allied" and state.are_allied(seat, creature.seat))):
        return False
    if target.filter("character") and not creature.kind.is_character:
        return False
    rank = target.filter("rank")
    return rank is None or (creature.kind.is_character and RANKS[creature.kind.rank] in rank.words)


def has(state: State, creature: Creature, bit: int) -> bool:
    """Whether a creature has a keyword, of its own or by an aura."""
    if flags(state, creature) & bit:
        return True
    return any(
        op.keyword is not None and BITS.get(op.keyword.name) == bit
        for op in auras(state, creature)
        if op.name == "grant"
    )


def is_led(state: State, creature: Creature) -> bool:
    """Whether a Warlord of its rank stands within 1 (W-221); never a Brute (W-191)."""
    if not creature.kind.is_character or flags(state, creature) & BRUTE:
        return False
    near = state.ground.adjacent[creature.cell] & state.allies(creature.seat)
    while near:
        low = near & -near
        if creature.kind.rank in profile(state, state.at[low.bit_length() - 1]).warlord:
            return True
        near ^= low
    return False
