"""When an effect happens decides what it can speak of; words out of place are refused while loading.

Otherwise a card that asks about its attacker without answering an attack would fail in the middle of
a match, and one that asks about damage before the blow would silently do nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from sfb_bot.games.brawl.rules.effects import ops
from sfb_bot.games.brawl.rules.effects.conditions import Bonus
from sfb_bot.games.brawl.rules.effects.ops import Op


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a card: whether targets are chosen by then, damage is dealt, an attack is answered."""

    name: str
    targets: bool = False
    dealt: bool = False
    reaction: bool = False

    def with_targets(self) -> Moment:
        """The same place once a target has been chosen."""
        return replace(self, targets=True)

    def refusal(self, word: str) -> str:
        """Why a word of the vocabulary has no meaning here; empty when it has."""
        if word in _OF_TARGETS and not self.targets:
            return f"{word!r} needs a target, and {self.name} has none"
        if word in _OF_DAMAGE and not self.dealt:
            return f"{word!r} needs damage dealt by the attack, and {self.name} comes without it"
        if word in _OF_REACTIONS and not self.reaction:
            return f"{word!r} belongs to reactions, not to {self.name}"
        return ""


BEFORE_ATTACK: Final = Moment("what comes before an attack")
STRIKE: Final = Moment("the strength of an attack", targets=True)
AFTER_ATTACK: Final = Moment("what comes after an attack", targets=True, dealt=True)
AIMED_SKILL: Final = Moment("a skill with a range", targets=True)
PLAIN_SKILL: Final = Moment("a skill without a range")
REACTION: Final = Moment("a reaction", reaction=True)

_OF_TARGETS: Final = (
    "targets",
    "adjacent_to_target",
    "another_within_2_of_target",
    "target_on_trap_hex",
    "against_target",
    "target_bloodied",
    "target_alone",
    "target_knocked_out",
    "target",
    "damage_on_target",
    "ally_beside_target",
)
_OF_DAMAGE: Final = ("damage_dealt", "target_knocked_out")
_OF_REACTIONS: Final = (
    "attacker",
    "defended",
    "attacker_not_adjacent",
    "attacker_adjacent",
    "attacker_bloodied",
    "unhurt",
    "fallen",
    "beside_attacker",
    "damage_taken",
    "cancel_displacement",
    "cancel_after",
    "another_reaction",
)


# Ops whose `who` means nothing.
_ON_NOBODY: Final = (
    ops.Draw,
    ops.Plan,
    ops.CancelDisplacement,
    ops.CancelAfter,
    ops.AnotherReaction,
    ops.ReadyCore,
    ops.MayReady,
    ops.MayExhaust,
    ops.Again,
    ops.Call,
)


def words_of_bonus(bonus: Bonus) -> Iterator[str]:
    """The words of the vocabulary a bonus uses."""
    yield from (word for word in (bonus.when, bonus.per) if word)


def words_of_op(op: Op) -> Iterator[str]:
    """The words of the vocabulary an op uses, besides its own name."""
    if op.when:
        yield op.when
    if not isinstance(op, _ON_NOBODY):
        yield op.who
    if isinstance(op, ops.Place):
        yield op.where
    if isinstance(op, ops.Damage) and isinstance(op.amount, str):
        yield op.amount
    if isinstance(op, ops.Draw) and isinstance(op.cards, str):
        yield op.cards
    if isinstance(op, ops.Push):
        for bonus in op.bonus:
            yield from words_of_bonus(bonus)
    if isinstance(op, ops.Lasting) and op.against_target:
        yield "against_target"


def needs_target(op: Op) -> bool:
    """Whether an effect of an aimed card is about its target; a function of its own is taken to be."""
    return isinstance(op, ops.Call) or any(word in _OF_TARGETS for word in words_of_op(op))
