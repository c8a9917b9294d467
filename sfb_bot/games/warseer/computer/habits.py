"""What a computer player decides without a search: all that comes before the battle, purchases too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sfb_bot.computer import Knowledge
from sfb_bot.games.warseer.computer.worth import BUILDING, RELIC, RELIC_ARMOUR, RELIC_USE
from sfb_bot.games.warseer.rules.choices import NONE, OnKind, OnKinds
from sfb_bot.games.warseer.rules.content import Content, KindId
from sfb_bot.games.warseer.rules.model import PREPARING, Phase
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Option

Answer = Callable[[SeatView, Decision, Dice], tuple[str, ...]]
# By chance, so that not every match is alike.
SPREAD: Final = 100


class Habits:
    """Answers that need no search. None of them looks at a default that chance has made."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._answers: dict[str, Answer] = {
            "hero": _any,
            "map": _any,
            "scenario": _any,
            "first": _any,
            "zone": _any,
            "piece": _any,
            "landmark": _any,
            "names": self._names,
            "camp_gold": _usual,
            "camp_silver": _usual,
            "camp_bronze": _usual,
            "camp_starless": _nothing,
            "gear_relic": self._gear,
            "gear_building": self._gear,
            "put_back": self._put_back,
            "dismiss": _nothing,
            "convert": _usual,
            "recruit": self._recruit,
            "recover": _everything,
            "gift": _any,
            "shop": self._shop,
            "prepare": _first,
            "whom": self._dearest,
            "arrange": _usual,
            "bear": _first,
            "deploy": self._dearest,
        }

    def answer(self, knowledge: Knowledge[SeatView], dice: Dice) -> tuple[str, ...] | None:
        """An answer out of habit; None where it is worth thinking."""
        question, phase = knowledge.question, knowledge.now.public.phase
        if question.prompt == "enter" and (phase in PREPARING or phase is Phase.DEPLOYMENT):
            return question.default
        found = self._answers.get(question.prompt)
        return found(knowledge.now, question, dice) if found else None

    def _names(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """Those that are likely to come, and not too strong to be destroyed."""
        del view
        return self._ranked(decision, dice, lambda kind: -self._content.creatures[kind].cost)

    def _dearest(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        del view
        return self._ranked(decision, dice, lambda kind: self._content.creatures[kind].cost)

    def _gear(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        del view
        cards = self._content.cards

        def worth(kind: KindId) -> float:
            card = cards[kind]
            if card.sort == "building":
                return BUILDING * card.cost
            return RELIC * card.cost + RELIC_ARMOUR * card.armour + RELIC_USE * card.uses

        return self._ranked(decision, dice, worth)

    def _put_back(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """Dear cards come too early; those that earn much are kept."""
        del view
        cards = self._content.cards
        return self._ranked(decision, dice, lambda kind: cards[kind].cost - 0.4 * cards[kind].income)

    def _recruit(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """Characters of the suggested camp, the dearest first, then any."""
        hero = view.public.players[view.seat].hero
        camp = self._content.creatures[hero].camp if hero is not None else ()
        return self._ranked(
            decision, dice, lambda kind: self._content.creatures[kind].cost + (5 if kind in camp else 0)
        )

    def _shop(self, view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
        """Once the camp has somebody of each rank, what lasts."""
        upgrades = self._content.upgrades
        ledger = view.public.players[view.seat].ledger
        if ledger is None or len(ledger.recruits) < 5:
            return ()
        return self._ranked(
            decision, dice, lambda kind: upgrades[kind].price - 20.0 * (upgrades[kind].sort == "incantation")
        )

    def _ranked(self, decision: Decision, dice: Dice, worth: Callable[[KindId], float]) -> tuple[str, ...]:
        """The best ones, as many as may be chosen."""
        scores: dict[str, float] = {}
        for option in decision.options:
            kind = _kind_of(option)
            if kind is not None:
                scores[option.key] = worth(kind) + dice.below(SPREAD) / SPREAD
        most = min(decision.pick[1], len(scores))
        return tuple(sorted(scores, key=lambda key: (-scores[key], key))[:most])


def _kind_of(option: Option) -> KindId | None:
    match option.payload:
        case OnKind(kind):
            return kind
        case OnKinds((kind, *_)):
            return kind
        case _:
            return None


def _any(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    del view
    count = max(decision.pick[0], min(1, decision.pick[1]))
    return tuple(dice.shuffled([option.key for option in decision.options])[:count])


def _usual(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    del view, dice
    return decision.default


def _nothing(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    del view, decision, dice
    return ()


def _everything(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    del view, dice
    return tuple(option.key for option in decision.options if option.key != NONE.key)


def _first(view: SeatView, decision: Decision, dice: Dice) -> tuple[str, ...]:
    del view, dice
    return (decision.options[0].key,)
