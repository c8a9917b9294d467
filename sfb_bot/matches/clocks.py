"""Time: whose clock runs, what is left of it, and which deadlines follow from an open question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sfb_bot.kernel import Seat
from sfb_bot.matches.live_match import LiveMatch, Luck
from sfb_bot.matches.records import Deadline, MatchId, MatchRecord, Moment, NewDeadline, SeatRecord, TurnClock

NUDGE_AFTER: Final = 600
REMIND_AT: Final = (0.5, 0.9)
# Seconds; the longest thought off turn takes a twentieth of one.
COMPUTER_PAUSE: Final = 2


def used_by(clock: TurnClock, now: Moment) -> int:
    """Seconds of the turn used up; a clock that starts in the future (an absence) has not begun to run."""
    return clock.used + (max(0, now - clock.since) if clock.since is not None else 0)


def stopped(clock: TurnClock, now: Moment) -> TurnClock:
    """The clock, not running."""
    return TurnClock(clock.turn, used_by(clock, now), None)


def clock_after(live: LiveMatch, now: Moment) -> tuple[TurnClock, tuple[SeatRecord, ...]]:
    """The clock and the banks for the questions now open; a turn that ended pays its overdraft.

    In a turn its player's time runs while that player is asked; partners who share a turn share its time, and
    an absence stops it only when nobody of them is there. Outside of turns every question starts anew. Nobody
    waits long for a computer player, so it has no clock. While not every side has come, there may be no clock
    at all.
    """
    record, run = live.record, live.run
    turn = live.rules.turn(run.state)
    number = turn[1] if turn else 0
    used, seats = used_by(record.clock, now), record.seats
    if number != record.clock.turn:
        overdraft = max(0, used - record.pace.turn)
        seats = tuple(_pay(s, overdraft) if s.seat in live.turn_players else s for s in seats)
        used = 0
    elif turn is None and run.ask_no != record.ask_no:
        used = 0
    asked = [seat for seat in run.waiting_for if not live.is_off_turn(seat)]
    on_clock = [seat for seat in asked if not live.seat_record(seat).is_computer]
    if not on_clock or record.status != "live" or record.waits:
        return TurnClock(number, used, None), seats
    latest = min if run.ask is not None and run.ask.is_open else max
    back = latest(s.away_until for s in seats if s.seat in on_clock)
    return TurnClock(number, used, Moment(max(now, back))), seats


def with_time_used(
    before: MatchRecord, clocked: Iterable[Seat], seats: tuple[SeatRecord, ...], now: Moment
) -> tuple[SeatRecord, ...]:
    """The seats with the time that has run since `before` was stored, for those whose clock it was."""
    passed, on_clock = used_by(before.clock, now) - before.clock.used, frozenset(clocked)
    return tuple(
        replace(s, used=s.used + passed) if s.used is not None and s.seat in on_clock else s for s in seats
    )


def _pay(seat: SeatRecord, overdraft: int) -> SeatRecord:
    return replace(seat, bank=max(0, seat.bank - overdraft)) if overdraft else seat


def time_left(record: MatchRecord, seat: SeatRecord, now: Moment) -> int:
    """Seconds of turn and bank a seat on the clock has left; 0 or below when it is up."""
    return record.pace.turn + seat.bank - used_by(record.clock, now)


def time_left_to(live: LiveMatch, seat: Seat, now: Moment) -> int:
    """The same for a seat that is asked; who shares a question has the time of whoever has most."""
    return max(time_left(live.record, live.seat_record(each), now) for each in _sharing(live, seat))


def _sharing(live: LiveMatch, seat: Seat) -> list[Seat]:
    """The people who share a question with a seat, itself included."""
    return [s for s in live.asked_with(seat) if s == seat or not live.seat_record(s).is_computer]


def open_deadlines(
    live: LiveMatch, now: Moment, luck: Luck, releases: dict[Seat, Moment] | None = None
) -> tuple[NewDeadline, ...]:
    """The deadlines of the questions now open; a paused or finished match has none.

    Where clocks wait for the players, only what is to stay hidden has its moment.

    `releases` are hidden moments drawn before, kept when only the clock has changed.
    """
    if live.record.status != "live" or live.run.is_over:
        return ()
    found: list[NewDeadline] = []
    for seat in live.run.waiting_for:
        if live.seat_record(seat).is_computer:
            found.extend(_pause(live, seat))
        elif live.is_off_turn(seat):
            found.extend(_window(live, seat, luck, releases))
        else:
            found.extend(_turn(live, seat, now))
            found.extend(_hidden(live, seat, luck, releases))
    return tuple(found)


def _window(
    live: LiveMatch, seat: Seat, luck: Luck, releases: dict[Seat, Moment] | None
) -> list[NewDeadline]:
    record = live.record
    start = max(record.asked_at, live.seat_record(seat).away_until)
    by = Moment(start + record.pace.window)
    window = [] if record.waits else [NewDeadline("answer", by, seat, record.ask_no)]
    return [*window, *_hidden(live, seat, luck, releases)]


def _hidden(
    live: LiveMatch, seat: Seat, luck: Luck, releases: dict[Seat, Moment] | None
) -> list[NewDeadline]:
    """The hidden moment of a question, the one drawn before if it still is the same question."""
    record = live.record
    if releases is not None:
        kept = [releases[seat]] if seat in releases else []
    else:
        delay = live.delay(seat)
        kept = [Moment(record.asked_at + luck(delay))] if delay else []
    return [NewDeadline("release", moment, seat, record.ask_no) for moment in kept]


def _pause(live: LiveMatch, seat: Seat) -> list[NewDeadline]:
    """The moment before which a computer player's answer off turn does not count.

    It is the same whatever the seat holds, and later than any such thought is ready, so that nobody can tell
    by the time whether there was something to think about.
    """
    if not live.is_off_turn(seat) or live.goes_on:
        return []
    release = Moment(live.record.asked_at + COMPUTER_PAUSE)
    return [NewDeadline("release", release, seat, live.record.ask_no)]


def _turn(live: LiveMatch, seat: Seat, now: Moment) -> list[NewDeadline]:
    record, ask_no = live.record, live.record.ask_no
    if record.waits:
        return []
    start = max(now, record.clock.since or now)
    used = used_by(record.clock, now)
    left = max(0, time_left_to(live, seat, now))
    found = [NewDeadline("turn", Moment(start + left), seat, ask_no)]
    for share in REMIND_AT:
        wait = int(record.pace.turn * share) - used
        if wait > 0:
            found.append(NewDeadline("reminder", Moment(start + wait), seat, ask_no, str(share)))
    decision = live.run.decision_for(seat)
    if decision is not None and live.rules.is_spent(live.run.state, decision):
        found.append(NewDeadline("nudge", Moment(start + NUDGE_AFTER), seat, ask_no))
    return found


def releases(deadlines: Iterable[Deadline | NewDeadline]) -> dict[Seat, Moment]:
    """The hidden moments among deadlines."""
    return {d.seat: d.due for d in deadlines if d.kind == "release" and d.seat is not None}


def time_up_key(match: MatchId, seat: Seat) -> str:
    """Where it is noted during which question the channel was told that a seat's time is up."""
    return f"time_up/{match}/{seat}"
