"""What is at stake in a turn, seen once before its options are weighed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sfb_bot.games.rift.computer.blows import Blow, Cells, advanced, arrivals, blows
from sfb_bot.games.rift.computer.worth import Worths
from sfb_bot.games.rift.rules.model import State, Warrior
from sfb_bot.kernel import Seat

# To win on the spot, and not to lose by the next advance of the other side.
WON: Final = 10.0
SAVED: Final = 5.0
# A warrior that will arrive in the own next turn unless it is stopped.
RUNS: Final = 0.5
# What the other side will destroy counts less than what is destroyed now.
LOST_LATER: Final = 0.5


class Lookout:
    """The lanes as a seat at turn sees them: whom it can strike, whom the other side will, who arrives.

    `strikes` are the blows of the attack that is still to be made, by target; `victims` those of the other
    side's next turn; `runners` its warriors that will arrive then.
    """

    def __init__(self, state: State, seat: Seat, worths: Worths) -> None:
        self.state = state
        self.seat = seat
        self.enemy = 1 - seat
        self.length = state.content.board.length
        self.can_attack = not state.has_attacked
        self.worth = worths.warrior
        cells = state.cells
        strikes = blows(cells, self.length, seat, lasting=True) if self.can_attack else []
        self.strikes: dict[int, Blow] = {blow[0].id: blow for blow in strikes}
        self.kill = self.best(strikes)
        theirs = advanced(cells, self.length, self.enemy)
        back = -1 if self.enemy == 0 else 1
        self.runners: set[int] = set()
        for goal in arrivals(theirs, self.length, self.enemy):
            runner = theirs[goal] or theirs[goal + back]
            if runner is not None:
                self.runners.add(runner.id)
        dangers = blows(theirs, self.length, self.enemy, lasting=state.is_exhausted)
        self.victims: dict[int, Blow] = {blow[0].id: blow for blow in dangers if blow[2] >= blow[3]}
        self.victim = self.best(dangers)
        self.runs = bool(arrivals(advanced(theirs, self.length, seat), self.length, seat))

    def best(self, found: Iterable[Blow]) -> float:
        """The worth of the most valuable warrior that one of these blows destroys."""
        best = 0.0
        for target, _, total, left in found:
            if total >= left:
                best = max(best, self.worth(target))
        return best

    def gain(self, cells: Cells) -> float:
        """How much better it looks with everybody standing like this: what can be struck, what will be."""
        seat, enemy, length = self.seat, self.enemy, self.length
        found = 0.0
        if _stands_on_goal(cells, length, seat):
            return WON
        if self.can_attack:
            found += self.best(blows(cells, length, seat, lasting=True)) - self.kill
        theirs = advanced(cells, length, enemy)
        is_lost = bool(arrivals(theirs, length, enemy))
        if is_lost != bool(self.runners):
            found += -SAVED if is_lost else SAVED
        dangers = blows(theirs, length, enemy, lasting=self.state.is_exhausted)
        found += LOST_LATER * (self.victim - self.best(dangers))
        runs = bool(arrivals(advanced(theirs, length, seat), length, seat))
        return found + RUNS * (runs - self.runs)

    def replaced(self, warrior: Warrior) -> Cells:
        """The cells with a changed copy of a warrior in its place."""
        made = self.state.cells.copy()
        made[warrior.cell] = warrior
        return made


def _stands_on_goal(cells: Cells, length: int, seat: int) -> bool:
    goals = (length - 1, 2 * length - 1) if seat == 0 else (0, length)
    return any((warrior := cells[goal]) is not None and warrior.seat == seat for goal in goals)
