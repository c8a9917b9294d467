"""Answers that need no search: which warriors to take, which spell to give away, whom to call back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sfb_bot.computer import Knowledge
from sfb_bot.games.rift.computer.worth import Worths
from sfb_bot.games.rift.rules.choices import DRAW, OnKind, OnSpell
from sfb_bot.games.rift.rules.content import Spell
from sfb_bot.games.rift.rules.views import SeatView, WarriorView
from sfb_bot.kernel import Dice

Known = Knowledge[SeatView]

# How far luck may change the order of warriors in a draft, so that not every army is the same.
WHIM: Final = 0.12
# A spell is exchanged for two new ones when it is worth so much less than one that is drawn.
EXCHANGED_BELOW: Final = 0.75
# A second card of the same kind is seldom needed.
SAME_AGAIN: Final = 0.85
# What cannot be used as the lanes are now.
NO_USE: Final = 0.6


class Preparation:
    """Answers by what cards are worth."""

    def __init__(self, worths: Worths, spells: Mapping[str, Spell], strengths: Mapping[str, float]) -> None:
        self._worths = worths
        self._spells = spells
        self._strengths = strengths
        self._answers: Mapping[str, Callable[[Known, Dice], tuple[str, ...]]] = {
            "keep_champions": self._warriors,
            "pick": self._warriors,
            "draw": self._draw,
            "lich_discard": self._give_away,
            "necromancer_return": self._call_back,
        }

    def answer(self, knowledge: Known, dice: Dice) -> tuple[str, ...] | None:
        """The answer to such a question, None to any other."""
        find = self._answers.get(knowledge.question.prompt)
        return find(knowledge, dice) if find else None

    def held(self, view: SeatView) -> dict[str, float]:
        """What each kind of spell in the own hand is worth as the lanes are now."""
        found: dict[str, float] = {}
        for name in view.hand:
            worth = self._worths.spells[name] * self._use(view, self._spells[name])
            found[name] = worth * SAME_AGAIN if name in found else worth
        return found

    def _warriors(self, known: Known, dice: Dice) -> tuple[str, ...]:
        """As many as are asked for, the best ones."""
        question = known.question
        worth = {
            option.key: self._strengths.get(option.key, self._worths.cards[option.key])
            + WHIM * (dice.below(1001) / 500 - 1)
            for option in question.options
        }
        ranked = sorted(worth, key=lambda key: -worth[key])
        return tuple(ranked[: question.pick[1]])

    def _draw(self, known: Known, dice: Dice) -> tuple[str, ...]:
        """Draw one, or exchange the worst card."""
        del dice
        view = known.now
        worth = self.held(view)
        worst = min(sorted(worth), key=worth.__getitem__)
        left = view.public.players[view.seat].spell_deck_size
        is_poor = worth[worst] < EXCHANGED_BELOW * self._worths.spell
        return (worst,) if is_poor and left > 1 else (DRAW.key,)

    def _give_away(self, known: Known, dice: Dice) -> tuple[str, ...]:
        del dice
        worth = self.held(known.now)
        options = [o.key for o in known.question.options if isinstance(o.payload, OnSpell)]
        return (min(options, key=worth.__getitem__),)

    def _call_back(self, known: Known, dice: Dice) -> tuple[str, ...]:
        del dice
        kinds = [o.key for o in known.question.options if isinstance(o.payload, OnKind)]
        return (max(kinds, key=self._worths.cards.__getitem__),)

    def _use(self, view: SeatView, spell: Spell) -> float:
        """How much a spell can be used with the warriors that stand in the lanes."""
        own = [warrior for warrior in view.public.warriors if warrior.seat == view.seat]
        enemies = [warrior for warrior in view.public.warriors if warrior.seat != view.seat]
        match spell.op:
            case "exchange":
                return 1.0 if len(own) > 2 else NO_USE
            case "enchant" if spell.target == "own":
                return 1.0 if own else NO_USE
            case "cancel":
                return 1.3 if any(map(_is_harmed, own)) else 1.0
            case _:
                return 1.0 if enemies or spell.target == "own" else 0.9


def _is_harmed(warrior: WarriorView) -> bool:
    """Whether an enchantment of the other side lies on a warrior."""
    return any(each.owner != warrior.seat for each in warrior.enchantments)
