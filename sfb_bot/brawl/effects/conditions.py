"""Conditions a card can ask about, things it can count, and the bonuses made of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sfb_bot.brawl.act import Act
from sfb_bot.brawl.board import are_adjacent, is_trap_hex
from sfb_bot.brawl.model import FigureId, State

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


def _ready_core(state: State, act: Act, target: FigureId) -> int:
    del target
    return state.players[act.seat].ready.bit_count()


CONDITIONS: Final[dict[str, Condition]] = {
    "damage_dealt": _damage_dealt,
    "self_on_trap_hex": _self_on_trap_hex,
    "target_on_trap_hex": _target_on_trap_hex,
    "attacker_not_adjacent": _attacker_not_adjacent,
}

COUNTS: Final[dict[str, Count]] = {
    "ready_core": _ready_core,
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
