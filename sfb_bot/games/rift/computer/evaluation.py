"""How a position looks to a seat: warriors, ground, spells, what each side threatens, the portals."""

from __future__ import annotations

from typing import Final

from sfb_bot.games.rift.computer.blows import Blow, Cells, advanced, arrivals, blows
from sfb_bot.games.rift.computer.worth import Worths
from sfb_bot.games.rift.rules.content import Content
from sfb_bot.games.rift.rules.model import State, Warrior
from sfb_bot.kernel import Seat

# What each feature is worth; a warrior in a lane is about 1.
WEIGHTS: Final = {
    # Warriors in the lanes.
    "material": 1.0,
    # Cells walked.
    "ground": 1.0,
    "hand": 1.15,
    # What the own side can destroy in its next turn, and what the other side can.
    "threats": 1.0,
    "safety": 1.0,
    # Who stands on a goal cell, or will.
    "portal": 1.0,
    # Whose next warrior finds no free home cell.
    "tempo": 0.2,
    # Warriors still to come.
    "deck": 1.0,
}
# As much as a match that is won: whoever stands on a goal cell has only to end the turn.
ARRIVED: Final = 20.0
ARRIVES: Final = 15.0
# Somebody will arrive in the turn after: nothing can be done, only by an attack, by a summon.
UNSTOPPABLE: Final = 4.0
MUST_BE_STRUCK: Final = 1.5
MUST_BE_BLOCKED: Final = 0.0
# The same one turn later still.
LATER: Final = 0.75
# What can be destroyed counts in part: next turn, and after the other side has had its turn.
NEXT: Final = 0.95
AFTER: Final = 0.35
# The attack of the turn under way, seen by the side that is not at turn.
NOW: Final = 0.95
# A blow that is too weak by 1 or 2 can be finished by a spell.
SHORT_BY_ONE: Final = 0.1
SHORT_BY_TWO: Final = 0.03
SECOND: Final = 0.4
# A cell walked, and more the farther the way.
CELL: Final = 0.005
CELL_SQUARED: Final = 0.004
# Nobody in the way.
OPEN_LANE: Final = 1.9


class Evaluation:
    """Counts features."""

    def __init__(self, content: Content, worths: Worths) -> None:
        self._worths = worths
        length = content.board.length
        self._length = length
        # By how far a warrior has come, from 1 on its home cell.
        self._ground = [CELL * step + CELL_SQUARED * step * step for step in range(length + 1)]

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        """In the order of WEIGHTS: what a seat has less what the other has, if the turn ended now."""
        mover, length, cells = state.turn, self._length, state.cells
        waiting = 1 - mover
        sign = 1.0 if seat == mover else -1.0
        if _stands_on_goal(cells, length, mover):
            return (0.0, 0.0, 0.0, 0.0, 0.0, sign * ARRIVED, 0.0, 0.0)
        worths = self._worths
        worth_of = worths.warrior
        worth: dict[int, float] = {}
        material = ground = 0.0
        for warrior in state.warriors.values():
            value = worth[warrior.id] = worth_of(warrior)
            place = warrior.cell % length
            if warrior.seat == mover:
                material += value
            else:
                material -= value
            walked = self._ground[place + 1 if warrior.seat == 0 else length - place]
            ground += walked if warrior.seat == mover else -walked
        players = state.players
        card, spell = worths.cards, worths.spells
        hand = sum([spell[name] for name in players[mover].hand])
        hand -= sum([spell[name] for name in players[waiting].hand])
        deck = sum([card[name] for name in players[mover].deck])
        deck -= sum([card[name] for name in players[waiting].deck])
        lasting = state.is_exhausted
        theirs = advanced(cells, length, waiting)
        dangers = blows(theirs, length, waiting, lasting=lasting)
        after = advanced(theirs, length, mover)
        chances = blows(after, length, mover, lasting=lasting, sees_all=True)
        threats = AFTER * _worst(chances, worth)
        if seat != mover and not state.has_attacked:
            threats = max(threats, NOW * _worst(blows(cells, length, mover, lasting=True), worth))
        safety = -NEXT * _worst(dangers, worth)
        if seat != mover:
            threats, safety = -safety, -threats
        portal = self._portal(state, theirs, after, dangers, chances)
        tempo = 0.0
        if players[waiting].deck and not _has_free_home(theirs, length, waiting):
            tempo += 1.0
        if players[mover].deck and not _has_free_home(after, length, mover):
            tempo -= 1.0
        return (
            sign * material,
            sign * ground,
            sign * hand,
            threats,
            safety,
            sign * portal,
            sign * tempo,
            sign * deck,
        )

    def _portal(
        self, state: State, theirs: Cells, after: Cells, dangers: list[Blow], chances: list[Blow]
    ) -> float:
        """Who arrives at a portal, seen by the player at turn.

        `theirs` are the cells after the advance of the other player, `after` those after the next one, too.
        """
        length, mover = self._length, state.turn
        waiting = 1 - mover
        if arrivals(theirs, length, waiting):
            return -ARRIVES
        portal = _pressure(state, after, length, mover, dangers)
        later = advanced(after, length, waiting)
        portal -= LATER * _pressure(state, later, length, waiting, chances)
        for start in (0, length):
            lane = [warrior.seat for warrior in state.cells[start : start + length] if warrior is not None]
            if lane:
                if mover not in lane:
                    portal -= OPEN_LANE * _lead(state.cells, start, length, waiting)
                elif waiting not in lane:
                    portal += OPEN_LANE * _lead(state.cells, start, length, mover)
        return portal


def _worst(found: list[Blow], worth: dict[int, float]) -> float:
    """What one attack out of these destroys: the most valuable, or nearly, and a little for a second one."""
    best = second = 0.0
    for target, _, total, left in found:
        value = worth[target.id]
        short = left - total
        if short > 0:
            if short > 2:
                continue
            value *= SHORT_BY_ONE if short == 1 else SHORT_BY_TWO
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + SECOND * second


def _stands_on_goal(cells: list[Warrior | None], length: int, seat: int) -> bool:
    one, two = (cells[length - 1], cells[2 * length - 1]) if seat == 0 else (cells[0], cells[length])
    return (one is not None and one.seat == seat) or (two is not None and two.seat == seat)


def _has_free_home(cells: list[Warrior | None], length: int, seat: int) -> bool:
    if seat == 0:
        return cells[0] is None or cells[length] is None
    return cells[length - 1] is None or cells[2 * length - 1] is None


def _pressure(state: State, cells: Cells, length: int, seat: int, against: list[Blow]) -> float:
    """What it is worth that warriors of `seat` arrive in these cells, if the other side does not stop them.

    It can block one lane with the warrior it summons, and destroy one by an attack (`against`).
    """
    goals = arrivals(cells, length, seat)
    if not goals:
        return 0.0
    can_block = bool(state.players[1 - seat].deck)
    runners = [cells[goal] or cells[goal - 1 if seat == 0 else goal + 1] for goal in goals]
    struck = {target.id for target, _, total, left in against if total >= left}
    can_strike = any(runner is not None and runner.id in struck for runner in runners)
    free = len(goals) - can_block
    if free <= 0:
        return MUST_BE_BLOCKED
    return MUST_BE_STRUCK if can_strike and free <= 1 else UNSTOPPABLE


def _lead(cells: list[Warrior | None], start: int, length: int, seat: int) -> float:
    """How far the foremost warrior of a lane has come, from 0 to 1, more towards the end."""
    places = [place for place in range(length) if (warrior := cells[start + place]) and warrior.seat == seat]
    far = max(places) + 1 if seat == 0 else length - min(places)
    return (far / length) ** 2
