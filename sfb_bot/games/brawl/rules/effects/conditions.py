"""Conditions a card can ask about, things it can count, and the bonuses made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import are_adjacent, is_trap_hex
from sfb_bot.games.brawl.rules.content import CORES
from sfb_bot.games.brawl.rules.model import FigureId, State

# A condition or a count looks at one target of the action at a time.
Condition = Callable[[State, Act, FigureId], bool]
Count = Callable[[State, Act, FigureId], int]


def _damage_dealt(state: State, act: Act, target: FigureId) -> bool:
    """The attack put at least 1 damage on somebody in step 7 (Q42)."""
    del state, target
    return any(act.dealt.values())


def _self_on_trap_hex(state: State, act: Act, target: FigureId) -> bool:
    del target
    return is_trap_hex(state, state.figures[act.figure].cell)


def _target_on_trap_hex(state: State, act: Act, target: FigureId) -> bool:
    del act
    return is_trap_hex(state, state.figures[target].cell)


def _attacker_not_adjacent(state: State, act: Act, target: FigureId) -> bool:
    """For a reaction: the attacker is not adjacent to the defended champion."""
    del target
    assert act.attack is not None
    return not are_adjacent(state, state.figures[act.figure], state.figures[act.attack.figure])


def _attacker_adjacent(state: State, act: Act, target: FigureId) -> bool:
    return not _attacker_not_adjacent(state, act, target)


def _attacker_bloodied(state: State, act: Act, target: FigureId) -> bool:
    del target
    assert act.attack is not None
    return state.figures[act.attack.figure].is_bloodied


def _unhurt(state: State, act: Act, target: FigureId) -> bool:
    """For a reaction: the attack put no damage on the defended champion."""
    del state, target
    assert act.attack is not None
    return not act.attack.dealt.get(act.figure, 0)


def _self_bloodied(state: State, act: Act, target: FigureId) -> bool:
    del target
    return state.figures[act.figure].is_bloodied


def _target_bloodied(state: State, act: Act, target: FigureId) -> bool:
    del act
    return state.figures[target].is_bloodied


def _target_alone(state: State, act: Act, target: FigureId) -> bool:
    """No ally of the target within 2 hexes of it."""
    del act
    figure = state.figures[target]
    near = state.content.arena.grid.near(figure.cell, 2) & ~(1 << figure.cell)
    return not state.standing[figure.side] & near


def _target_knocked_out(state: State, act: Act, target: FigureId) -> bool:
    """The attack knocked it out, wherever it stands since."""
    del state
    return target in act.felled


def _discarded(state: State, act: Act, core: str) -> int:
    """How many cards of a core lie on the own discard pile; the card being played does not yet (Q49)."""
    wanted = CORES.index(core)
    cards = state.content.cards
    return sum(cards[card].core == wanted for card in state.players[act.seat].discard)


def _none_discarded(core: str) -> Condition:
    def holds(state: State, act: Act, target: FigureId) -> bool:
        del target
        return not _discarded(state, act, core)

    return holds


def _ready_core(state: State, act: Act, target: FigureId) -> int:
    del target
    return state.players[act.seat].ready.bit_count()


def _target(state: State, act: Act, target: FigureId) -> int:
    """Everybody the attack is aimed at."""
    del state, target
    return len(act.targets)


def _damage_on_target(state: State, act: Act, target: FigureId) -> int:
    del act
    return state.figures[target].damage


def _ally_beside_target(state: State, act: Act, target: FigureId) -> int:
    """Allies of the attacker, not itself, adjacent to the target."""
    source = state.figures[act.figure]
    near = state.content.arena.grid.adjacent[state.figures[target].cell]
    return (state.standing[source.side] & near & ~(1 << source.cell)).bit_count()


def _hex_dashed(state: State, act: Act, target: FigureId) -> int:
    del state, target
    return act.dashed


def _destruction_in_discard(state: State, act: Act, target: FigureId) -> int:
    del target
    return _discarded(state, act, "destruction")


CONDITIONS: Final[dict[str, Condition]] = {
    "damage_dealt": _damage_dealt,
    "self_on_trap_hex": _self_on_trap_hex,
    "target_on_trap_hex": _target_on_trap_hex,
    "attacker_not_adjacent": _attacker_not_adjacent,
    "attacker_adjacent": _attacker_adjacent,
    "attacker_bloodied": _attacker_bloodied,
    "unhurt": _unhurt,
    "self_bloodied": _self_bloodied,
    "target_bloodied": _target_bloodied,
    "target_alone": _target_alone,
    "target_knocked_out": _target_knocked_out,
    "no_destruction_in_discard": _none_discarded("destruction"),
    "no_creation_in_discard": _none_discarded("creation"),
    "no_manipulation_in_discard": _none_discarded("manipulation"),
}

COUNTS: Final[dict[str, Count]] = {
    "ready_core": _ready_core,
    "target": _target,
    "damage_on_target": _damage_on_target,
    "ally_beside_target": _ally_beside_target,
    "hex_dashed": _hex_dashed,
    "destruction_in_discard": _destruction_in_discard,
}


@dataclass(frozen=True, slots=True)
class Bonus:
    """So much more: always, if a condition holds, or once per thing counted."""

    amount: int
    when: str = ""
    per: str = ""

    def value(self, state: State, act: Act, target: FigureId) -> int:
        """What the bonus is worth now against this target."""
        if self.when and not CONDITIONS[self.when](state, act, target):
            return 0
        if self.per:
            return self.amount * COUNTS[self.per](state, act, target)
        return self.amount
