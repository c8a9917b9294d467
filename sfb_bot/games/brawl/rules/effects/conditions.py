"""Conditions a card can ask about, things it can count, and what the bonuses made of them are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.games.brawl.rules.act import Act
from sfb_bot.games.brawl.rules.board import are_adjacent, is_trap_hex
from sfb_bot.games.brawl.rules.content import CORES, Bonus
from sfb_bot.games.brawl.rules.ids import FigureId
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.words import Need, Number, Words

# A condition or a count looks at one target of the action at a time.
Condition = Callable[..., bool]
Count = Callable[[State, Act, FigureId], int]

CONDITIONS: Final[Words[Condition]] = Words("condition")
COUNTS: Final[Words[Count]] = Words("count")


def holds(said: str, state: State, act: Act, target: FigureId) -> bool:
    """Whether a condition holds now; none at all always does."""
    return not said or CONDITIONS.code(said)(state, act, target)


def worth(bonus: Bonus, state: State, act: Act, target: FigureId) -> int:
    """What a bonus is worth now against this target."""
    if bonus.when and not CONDITIONS.code(bonus.when)(state, act, target):
        return 0
    if bonus.per:
        return bonus.amount * COUNTS.code(bonus.per)(state, act, target)
    return bonus.amount


# --- Conditions -------------------------------------------------------------------------------------------


@CONDITIONS.declare("damage_dealt", Need.DAMAGE)
def _damage_dealt(state: State, act: Act, target: FigureId) -> bool:
    """The attack did damage to somebody in step 7 (Q42)."""
    del state, target
    return any(act.dealt.values())


@CONDITIONS.declare("self_on_trap_hex", Need.OWN)
def _self_on_trap_hex(state: State, act: Act, target: FigureId) -> bool:
    """The champion stands on a trap hex."""
    del target
    return is_trap_hex(state, state.figures[act.figure].cell)


@CONDITIONS.declare("self_bloodied", Need.OWN)
def _self_bloodied(state: State, act: Act, target: FigureId) -> bool:
    """The champion has 3 damage or more."""
    del target
    return state.figures[act.figure].is_bloodied


@CONDITIONS.declare("target_on_trap_hex", Need.TARGET)
def _target_on_trap_hex(state: State, act: Act, target: FigureId) -> bool:
    """The target stands on a trap hex."""
    del act
    return is_trap_hex(state, state.figures[target].cell)


@CONDITIONS.declare("target_bloodied", Need.TARGET)
def _target_bloodied(state: State, act: Act, target: FigureId) -> bool:
    """The target has 3 damage or more."""
    del act
    return state.figures[target].is_bloodied


@CONDITIONS.declare("target_alone", Need.TARGET, number=Number())
def _target_alone(state: State, act: Act, target: FigureId, number: int) -> bool:
    """No ally of the target is within this many hexes of it."""
    del act
    figure = state.figures[target]
    near = state.content.arena.grid.near(figure.cell, number) & ~(1 << figure.cell)
    return not state.standing[figure.side] & near


@CONDITIONS.declare("target_knocked_out", Need.TARGET, Need.DAMAGE)
def _target_knocked_out(state: State, act: Act, target: FigureId) -> bool:
    """The attack knocked the target out, wherever it stands since."""
    del state
    return target in act.felled


@CONDITIONS.declare("attacker_adjacent", Need.ATTACK)
def _attacker_adjacent(state: State, act: Act, target: FigureId) -> bool:
    """The attacker is beside the defended champion."""
    del target
    assert act.attack is not None
    return are_adjacent(state, state.figures[act.figure], state.figures[act.attack.figure])


@CONDITIONS.declare("attacker_not_adjacent", Need.ATTACK)
def _attacker_not_adjacent(state: State, act: Act, target: FigureId) -> bool:
    """The attacker is not beside the defended champion."""
    return not _attacker_adjacent(state, act, target)


@CONDITIONS.declare("attacker_bloodied", Need.ATTACK)
def _attacker_bloodied(state: State, act: Act, target: FigureId) -> bool:
    """The attacker has 3 damage or more."""
    del target
    assert act.attack is not None
    return state.figures[act.attack.figure].is_bloodied


@CONDITIONS.declare("unhurt", Need.ATTACK)
def _unhurt(state: State, act: Act, target: FigureId) -> bool:
    """The answered attack did no damage to the defended champion."""
    del state, target
    assert act.attack is not None
    return not act.attack.dealt.get(act.figure, 0)


def _discarded(state: State, act: Act, core: str) -> int:
    """How many cards of a core lie on one's own discard pile; the card being played does not yet (Q49)."""
    wanted = CORES.index(core)
    cards = state.content.cards
    return sum(cards[card].core == wanted for card in state.players[act.seat].discard)


@CONDITIONS.declare("no_destruction_in_discard")
def _no_destruction_in_discard(state: State, act: Act, target: FigureId) -> bool:
    """No Destruction card lies on one's own discard pile."""
    del target
    return not _discarded(state, act, "destruction")


@CONDITIONS.declare("no_creation_in_discard")
def _no_creation_in_discard(state: State, act: Act, target: FigureId) -> bool:
    """No Creation card lies on one's own discard pile."""
    del target
    return not _discarded(state, act, "creation")


@CONDITIONS.declare("no_manipulation_in_discard")
def _no_manipulation_in_discard(state: State, act: Act, target: FigureId) -> bool:
    """No Manipulation card lies on one's own discard pile."""
    del target
    return not _discarded(state, act, "manipulation")


# --- Counts -----------------------------------------------------------------------------------------------


@COUNTS.declare("ready_core")
def _ready_core(state: State, act: Act, target: FigureId) -> int:
    """Own cores that are ready."""
    del target
    return state.players[act.seat].ready.bit_count()


@COUNTS.declare("target", Need.TARGET)
def _target(state: State, act: Act, target: FigureId) -> int:
    """Champions the attack is aimed at."""
    del state, target
    return len(act.targets)


@COUNTS.declare("damage_on_target", Need.TARGET)
def _damage_on_target(state: State, act: Act, target: FigureId) -> int:
    """Damage on the target before the blow."""
    del act
    return state.figures[target].damage


@COUNTS.declare("ally_beside_target", Need.TARGET)
def _ally_beside_target(state: State, act: Act, target: FigureId) -> int:
    """Allies of the attacker, not itself, beside the target."""
    source = state.figures[act.figure]
    near = state.content.arena.grid.adjacent[state.figures[target].cell]
    return (state.standing[source.side] & near & ~(1 << source.cell)).bit_count()


@COUNTS.declare("hex_dashed")
def _hex_dashed(state: State, act: Act, target: FigureId) -> int:
    """Hexes dashed with this card."""
    del state, target
    return act.dashed


@COUNTS.declare("destruction_in_discard")
def _destruction_in_discard(state: State, act: Act, target: FigureId) -> int:
    """Destruction cards on one's own discard pile."""
    del target
    return _discarded(state, act, "destruction")
