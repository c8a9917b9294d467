"""Where answers lead in the toy game: what is banked, what is lost; the dice nobody can foresee."""

from __future__ import annotations

from collections.abc import Sequence

from sfb_bot.computer import Foresight, Line
from sfb_bot.kernel import Decision, Event, Option, Seat
from tests.games.toy.rules import events as ev
from tests.games.toy.rules.model import State
from tests.games.toy.rules.prospects import ToyProspect


class ToyForesight(Foresight[State]):
    """Everything but the stakes, which are only known when all are in."""

    def foresees(self, decision: Decision) -> bool:
        return decision.prompt != "stake"

    def sure(self, start: State, seat: Seat, events: Sequence[Event]) -> int:
        del start, seat
        thrown = (ev.DiceThrown, ev.Appealed)
        luck = [number for number, event in enumerate(events) if isinstance(event, thrown)]
        return luck[0] if luck else len(events)

    def prospect(
        self,
        start: State,
        decision: Decision,
        option: Option,
        lines: Sequence[Line[State]],
        *,
        is_whole: bool,
    ) -> ToyProspect:
        del option, is_whole
        ends = {line.end.points[decision.seat] for line in lines if line.end is not None}
        if len(ends) != 1 or any(line.end is None for line in lines):
            return ToyProspect(None)
        return ToyProspect(ends.pop() - start.points[decision.seat])
