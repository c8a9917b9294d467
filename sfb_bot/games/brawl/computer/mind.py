"""Super Fantasy Brawl for the generic search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sfb_bot.computer import Happening, Idea, Knowledge, Mind, plain_ideas
from sfb_bot.games.brawl.computer.evaluation import WEIGHTS, Evaluation
from sfb_bot.games.brawl.computer.foresight import BrawlForesight
from sfb_bot.games.brawl.computer.imagined import imagined
from sfb_bot.games.brawl.computer.preparation import prepared
from sfb_bot.games.brawl.computer.promise import promising
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.choices import END_TURN
from sfb_bot.games.brawl.rules.model import State
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import SeatView
from sfb_bot.kernel import Decision, Dice, Event, Seat

# What only the seat itself knows: which cards it planned or set aside, whom it laid out.
HIDDEN: Final = frozenset({"plan", "redraw", "team", "line_up"})
DRAFTS: Final = frozenset({"team", "line_up", "pick", "ban", "ban_team"})


class BrawlMind(Mind[State, SeatView]):
    """What computers know about the game besides its rules."""

    hidden = HIDDEN
    drafts = DRAFTS
    weights = WEIGHTS
    themes = {  # noqa: RUF012 - a constant, as in the base class
        "challenges": frozenset({"scores_next", "holds", "within_reach"}),
        "safety": frozenset({"wounds", "present"}),
    }

    def __init__(self, rules: Brawl) -> None:
        super().__init__(rules)
        self._content = rules.content
        self._evaluation = Evaluation()
        self.foresight = BrawlForesight()

    def imagine(self, view: SeatView, since: Sequence[Happening], dice: Dice) -> State:
        return imagined(view, since, self._content, dice)

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        return self._evaluation.features(state, side_of(seat))

    def look(self, view: SeatView) -> str:
        return repr(replace(view, public=replace(view.public, commitment="", seed=None)))

    def fits(self, imagined: Sequence[Event], seen: Sequence[Event]) -> bool:
        return [*map(_in_any_order, imagined)] == [*map(_in_any_order, seen)]

    def reflex(self, knowledge: Knowledge[SeatView], dice: Dice) -> tuple[str, ...] | None:
        return prepared(knowledge, self._content, dice)

    def closing(self, decision: Decision) -> str:
        return END_TURN.key if decision.prompt == "act" else ""

    def ideas(self, state: State, decision: Decision, dice: Dice) -> list[Idea]:
        if decision.pick != (1, 1):
            return plain_ideas(decision, dice)
        return promising(state, decision)


def _in_any_order(event: Event) -> Event:
    """Cards drawn together come to the same hand, whichever came first."""
    if isinstance(event, ev.CardsDrawn):
        return replace(event, cards=tuple(sorted(event.cards)))
    return event
