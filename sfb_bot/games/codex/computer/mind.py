"""Codex for the generic search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sfb_bot.computer import Happening, Idea, Knowledge, Mind
from sfb_bot.games.codex.computer.evaluation import WEIGHTS, Evaluation
from sfb_bot.games.codex.computer.foresight import CodexForesight
from sfb_bot.games.codex.computer.habits import Habits
from sfb_bot.games.codex.computer.imagined import imagined
from sfb_bot.games.codex.computer.promise import Promise
from sfb_bot.games.codex.rules.choices import PATROL
from sfb_bot.games.codex.rules.model import State
from sfb_bot.games.codex.rules.rules import Codex
from sfb_bot.games.codex.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Seat

# What only the seat itself knows: its picks from the codex, cards it hires, discards or keeps.
HIDDEN: Final = frozenset({"tech", "hire", "discard", "stash"})
DRAFTS: Final = frozenset({"heroes", "main_hero", "ban", "pick_hero"})


class CodexMind(Mind[State, SeatView]):
    """What computers know about the game besides its rules."""

    hidden = HIDDEN
    drafts = DRAFTS
    weights = WEIGHTS
    themes = {  # noqa: RUF012 - a constant, as in the base class
        "strength": frozenset({"strength"}),
        "toughness": frozenset({"toughness"}),
        "economy": frozenset({"economy"}),
        "buildings": frozenset({"buildings"}),
        "cards": frozenset({"cards"}),
        "heroes": frozenset({"levels"}),
        "bases": frozenset({"base"}),
        "danger": frozenset({"threat"}),
    }

    def __init__(self, rules: Codex) -> None:
        super().__init__(rules)
        self._content = rules.content
        self._evaluation = Evaluation(rules.content)
        self._habits = Habits(rules.content)
        self._promise = Promise(rules.content)
        self.foresight = CodexForesight()

    def imagine(self, view: SeatView, since: Sequence[Happening], dice: Dice) -> State:
        return imagined(view, since, self._content, dice)

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        return self._evaluation.features(state, seat)

    def look(self, view: SeatView) -> str:
        return repr(replace(view, public=replace(view.public, commitment="", seed=None)))

    def reflex(self, knowledge: Knowledge[SeatView], dice: Dice) -> tuple[str, ...] | None:
        return self._habits.answer(knowledge, dice)

    def closing(self, decision: Decision) -> str:
        return PATROL.key if decision.prompt == "main" else ""

    def ideas(self, state: State, decision: Decision, dice: Dice) -> list[Idea]:
        return self._promise.ideas(state, decision, dice)
