"""Warseer for the generic search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sfb_bot.computer import Happening, Idea, Knowledge, Mind
from sfb_bot.games.warseer.computer.evaluation import WEIGHTS, Evaluation
from sfb_bot.games.warseer.computer.foresight import WarseerForesight
from sfb_bot.games.warseer.computer.habits import Habits
from sfb_bot.games.warseer.computer.imagined import imagined
from sfb_bot.games.warseer.computer.luck import EvenDice, favour_of
from sfb_bot.games.warseer.computer.promise import Promise
from sfb_bot.games.warseer.rules import events as ev
from sfb_bot.games.warseer.rules.choices import END, PASS
from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.rules import Warseer
from sfb_bot.games.warseer.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Seat, random_keys

# What only the seat itself knows: for good, or until everybody who was asked has answered.
HIDDEN: Final = frozenset(
    {
        *("hero", "camp_gold", "camp_silver", "camp_bronze", "camp_starless", "gear_relic", "gear_building"),
        *("dismiss", "convert", "recruit", "recover", "gift", "shop", "names", "put_back", "arrange"),
        "tactic",
    }
)
DRAFTS: Final = frozenset({"hero"})


class WarseerMind(Mind[State, SeatView]):
    """What computers know about the game besides its rules."""

    hidden = HIDDEN
    drafts = DRAFTS
    weights = WEIGHTS
    ends_untried = False
    themes = {  # noqa: RUF012 - a constant, as in the base class
        "points": frozenset({"points"}),
        "heroes": frozenset({"hero"}),
        "figures": frozenset({"army"}),
        "economy": frozenset({"economy"}),
        "cards": frozenset({"cards"}),
        "gear": frozenset({"gear"}),
        "danger": frozenset({"danger"}),
        "ground": frozenset({"position"}),
    }

    def __init__(self, rules: Warseer) -> None:
        super().__init__(rules)
        self._tables = rules.tables
        self._evaluation = Evaluation(rules.content)
        self._habits = Habits(rules.content)
        self._promise = Promise(rules.content, self._evaluation)
        self.foresight = WarseerForesight()

    def imagine(self, view: SeatView, since: Sequence[Happening], dice: Dice) -> State:
        return imagined(view, since, self._tables, dice)

    def favour(self, state: State, number: int, count: int) -> None:
        dice = state.dice
        if isinstance(dice, EvenDice):
            dice.favour = favour_of(number, count)

    def guess(self, decision: Decision, after: Sequence[Happening], dice: Dice) -> tuple[str, ...]:
        """A tactic that was played has shown itself once the window is closed; who played none has passed."""
        if decision.prompt != "tactic" or all(each.is_sealed for each in after):
            return random_keys(decision, dice)
        window = next(each for each in after if not each.is_sealed)
        for event in window.events:
            match event:
                case ev.CardPlayed(seat, card, _) | ev.UpgradeSpent(seat, card) if seat == decision.seat:
                    return (card,) if any(each.key == card for each in decision.options) else (PASS.key,)
                case _:
                    pass
        return (PASS.key,)

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        return self._evaluation.features(state, seat)

    def look(self, view: SeatView) -> str:
        """A default that chance has made is of the seed; the dice as they lie are in the question alone."""
        question = None if view.question is None else replace(view.question, default=())
        public = replace(view.public, commitment="", seed=None)
        return repr(replace(view, question=question, public=public))

    def reflex(self, knowledge: Knowledge[SeatView], dice: Dice) -> tuple[str, ...] | None:
        return self._habits.answer(knowledge, dice)

    def closing(self, decision: Decision) -> str:
        if decision.prompt == "main":
            return END.key
        last = decision.options[-1].key
        return last if decision.prompt == "skirmish" and last in (END.key, PASS.key) else ""

    def ideas(self, state: State, decision: Decision, dice: Dice) -> list[Idea]:
        return self._promise.ideas(state, decision, dice)
