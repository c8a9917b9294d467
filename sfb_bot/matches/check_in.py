"""Coming to a match: where clocks wait for the players, they start when every side has done something."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sfb_bot.kernel import Seat, Step
from sfb_bot.matches.records import MatchRecord, TurnClock

# What people do themselves; orders, clocks and organisers act for those who are not there.
OWN_DEEDS: Final = ("answer", "word")


def absent_sides(record: MatchRecord) -> tuple[int, ...]:
    """The sides of which nobody has come; computers are always there."""
    here = {seat.side for seat in record.seats if seat.is_computer or seat.came is not False}
    return tuple(sorted({seat.side for seat in record.seats} - here))


def absent_seats(record: MatchRecord) -> tuple[Seat, ...]:
    """The seats for which the clocks wait; none where they run, or the match stands still anyway."""
    if not record.waits or record.status != "live":
        return ()
    absent = absent_sides(record)
    return tuple(seat.seat for seat in record.seats if seat.side in absent)


def checked_in(record: MatchRecord, seats: Iterable[Seat]) -> MatchRecord:
    """The match after these seats did something; its clocks wait no longer when every side has come."""
    here = frozenset(seats)
    marked = tuple(replace(s, came=True) if s.came is False and s.seat in here else s for s in record.seats)
    record = replace(record, seats=marked)
    return replace(record, waits=False) if record.waits and not absent_sides(record) else record


def waiting_for(record: MatchRecord, absent: Iterable[int]) -> MatchRecord:
    """The match with clocks that wait for these sides; the turn under way has its whole time again."""
    gone = frozenset(absent)
    seats = tuple(replace(seat, came=seat.side not in gone) for seat in record.seats)
    return replace(record, waits=True, seats=seats, clock=TurnClock(record.clock.turn, 0, None))


def seats_acting(steps: Iterable[Step]) -> list[Seat]:
    """Who did something themselves."""
    return [step.entry.seat for step in steps if step.entry.kind in OWN_DEEDS]
