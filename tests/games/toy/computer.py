"""How computers play the toy game: everything is open, so only the dice to come are imagined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sfb_bot.computer import Happening, Mind
from sfb_bot.kernel import Dice, Seat
from tests.games.toy.foresight import ToyForesight
from tests.games.toy.rules.model import MODES, Setup, State
from tests.games.toy.rules.rules import Toy
from tests.games.toy.rules.views import SeatView


class ToyMind(Mind[State, SeatView]):
    """Points are good; a pot is not yet points; a stamp may still be worth something."""

    hidden = frozenset({"stake"})
    weights = {"points": 1.0, "pot": 0.8, "stamps": 2.0}  # noqa: RUF012 - a constant
    themes = {"stamps": frozenset({"stamps"})}  # noqa: RUF012 - a constant

    def __init__(self, rules: Toy) -> None:
        super().__init__(rules)
        self._box = rules.box
        self.foresight = ToyForesight()

    def imagine(self, view: SeatView, since: Sequence[Happening], dice: Dice) -> State:
        del since
        public = view.public
        length = next(name for name, goal in self._box.goals.items() if goal == public.goal)
        mode = next(mode for mode in MODES if mode.seats == len(public.points))
        return State(
            self._box,
            Dice(f"imagined {dice.below(2**62)}"),
            Setup(mode.name, length, None, public.habits),
            order=list(public.order),
            round=public.round,
            turns=public.turns,
            to_play=list(public.to_play),
            stakes=list(public.stakes),
            points=list(public.points),
            pot=public.pot,
            taken=public.taken,
            thrown=list(public.thrown),
            stamps=list(public.stamps),
            gone=list(public.gone),
            draw_offers=list(public.draw_offers),
            outcome=public.outcome,
        )

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        others = [other for other in state.playing if other != seat]
        best = max((state.points[other] for other in others), default=0)
        at_turn = state.to_play[0] if state.to_play else None
        pot = 0 if at_turn is None else state.pot if at_turn == seat else -state.pot
        return state.points[seat] - best, pot, float(seat in state.stamps)

    def look(self, view: SeatView) -> str:
        return repr(replace(view, public=replace(view.public, commitment="", seed="")))
