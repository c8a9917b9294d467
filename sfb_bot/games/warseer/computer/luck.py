"""Dice of imagined worlds: what was rolled is rolled again, what is to come falls neither well nor badly.

A search that knew how the dice will fall would choose whatever is lucky. So every roll of an imagined world
shows faces from all over the dice, and the same ones whenever it is made; with several worlds the dice are a
little kinder in one and a little harsher in the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Final, TypeVar

from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.content import Content, KindId
from sfb_bot.games.warseer.rules.effect_values import Op
from sfb_bot.games.warseer.rules.rolls import SIDES
from sfb_bot.kernel import Dice, Event

T = TypeVar("T")

# More dice are never thrown at once.
_MOST_DICE: Final = 16
_COUNTS: Final = {SIDES**count: count for count in range(1, _MOST_DICE + 1)}
# The standard deviation of where on its scale, from the best face to the worst, a single die falls.
_SPREAD: Final = 0.3
# How far apart the worlds of one thought are, in such deviations.
_WIDTH: Final = 2.0
_LAST: Final = 0.999


@dataclass(slots=True)
class EvenDice(Dice):
    """Dice that begin with what is known; `favour` is how far everything else leans to the better faces."""

    known: tuple[int, ...] = ()
    favour: float = 0.0

    def copy(self) -> EvenDice:
        return EvenDice(self.seed, self.used, self.known, self.favour)

    def below(self, bound: int) -> int:
        place, count = self.used, _COUNTS.get(bound)
        if place < len(self.known) and self.known[place] < bound:
            self.used += 1
            return self.known[place]
        if count is None:
            return Dice.below(self, bound)
        self.used += 1
        return _even(count, self.favour)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Cards are shuffled by chance."""
        dice = Dice(self.seed, self.used)
        order = dice.shuffled(items)
        self.used = dice.used
        return order


@cache
def _even(count: int, favour: float) -> int:
    """Faces spread evenly from the best to the worst, the first die the best; they are printed so."""
    number = 0
    for place in reversed(range(count)):
        at = (place + 0.5) / count - favour * _SPREAD / sqrt(count)
        number = number * SIDES + int(SIDES * min(max(at, 0.0), _LAST))
    return number


def favour_of(number: int, count: int) -> float:
    """How kind the dice are in one of so many worlds; even in the only one."""
    return _WIDTH * (2 * number + 1 - count) / count


def thrown(events: Sequence[Event], content: Content) -> tuple[int, ...]:
    """The numbers of the seed behind the rolls that were seen, in their order."""
    found: list[int] = []
    dice = faces = ""
    for event in events:
        match event:
            case ev.AttackRolled():
                dice, faces = event.dice, event.faces
                found.append(_number(content, dice, faces))
            case ev.DiceChanged():
                if not _is_turned(event, faces, content):
                    again = [(dice[index], event.faces[index]) for index in event.indexes]
                    letters, shown = "".join(die for die, _ in again), "".join(face for _, face in again)
                    found.append(_number(content, letters, shown))
                faces = event.faces
            case ev.ExtrasRolled() | ev.Rolled():
                found.append(_number(content, event.dice, event.faces))
            case _:
                pass
    return tuple(found)


def _number(content: Content, dice: str, faces: str) -> int:
    number = 0
    for die, face in zip(reversed(dice), reversed(faces), strict=True):
        number = number * SIDES + content.dice[die].faces.index(face)
    return number


def _is_turned(event: ev.DiceChanged, before: str, content: Content) -> bool:
    """Whether dice were turned by a card, not rolled again."""
    return any(
        op.name == "face" and all(before[index] == op.words[0] for index in event.indexes)
        for op in _ops(content, event.source)
    )


def _ops(content: Content, source: KindId) -> list[Op]:
    card = content.cards.get(source) or content.upgrades.get(source)
    return [op for effect in card.effects for op in effect.ops] if card is not None else []
