"""Champions of the Rift for the generic search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import mul
from typing import Final

from sfb_bot.computer import Happening, Idea, Knowledge, Mind, plain_ideas
from sfb_bot.games.rift.computer.evaluation import WEIGHTS, Evaluation
from sfb_bot.games.rift.computer.foresight import RiftForesight
from sfb_bot.games.rift.computer.imagined import imagined
from sfb_bot.games.rift.computer.preparation import Preparation
from sfb_bot.games.rift.computer.promise import Promise
from sfb_bot.games.rift.computer.responses import WINDOWS, Responses
from sfb_bot.games.rift.computer.strengths import STRENGTHS
from sfb_bot.games.rift.computer.worth import Worths
from sfb_bot.games.rift.rules.choices import END
from sfb_bot.games.rift.rules.model import State
from sfb_bot.games.rift.rules.rules import Rift
from sfb_bot.games.rift.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Seat

# What only the seat itself knows: which warriors it took. A spell that is discarded is shown.
HIDDEN: Final = frozenset({"keep_champions", "pick"})
# A match that is over counts more than anything else.
OVER: Final = 20.0


class RiftMind(Mind[State, SeatView]):
    """What computers know about the game besides its rules."""

    hidden = HIDDEN
    drafts = HIDDEN
    weights = WEIGHTS
    themes = {  # noqa: RUF012 - a constant, as in the base class
        "portals": frozenset({"portal", "ground"}),
        "danger": frozenset({"safety", "threats"}),
    }

    def __init__(self, rules: Rift) -> None:
        super().__init__(rules)
        self._content = rules.content
        worths = Worths(rules.content)
        self._evaluation = Evaluation(rules.content, worths)
        self._preparation = Preparation(worths, rules.content.spells, STRENGTHS)
        self._promise = Promise(rules.content, worths)
        self._responses = Responses(self._worth)
        self.foresight = RiftForesight()

    def imagine(self, view: SeatView, since: Sequence[Happening], dice: Dice) -> State:
        return imagined(view, since, self._content, dice)

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        return self._evaluation.features(state, seat)

    def _worth(self, state: State, seat: Seat) -> float:
        """What a state is worth to a seat, an end included."""
        outcome = self.outcome(state, seat)
        if outcome is not None:
            return OVER * outcome
        return sum(map(mul, WEIGHTS.values(), self._evaluation.features(state, seat)))

    def look(self, view: SeatView) -> str:
        return repr(replace(view, public=replace(view.public, commitment="", seed=None)))

    def reflex(self, knowledge: Knowledge[SeatView], dice: Dice) -> tuple[str, ...] | None:
        return self._preparation.answer(knowledge, dice)

    def closing(self, decision: Decision) -> str:
        return END.key if decision.prompt == "main" else ""

    def ideas(self, state: State, decision: Decision, dice: Dice) -> list[Idea]:
        if decision.pick != (1, 1):
            return plain_ideas(decision, dice)
        if decision.prompt in WINDOWS:
            return self._responses.ideas(state, decision)
        return self._promise.ideas(state, decision)
