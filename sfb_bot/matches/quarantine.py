"""Matches that cannot be read: each is set aside, told once to its players, and disturbs nothing else.

A match becomes broken when what is stored of it cannot be made into a run: its checkpoint is damaged, or the
content it began with is lost and the newest does not fit. Whoever asks for it then gets `MatchBroken`. Its
clocks stand still and nothing is deleted, so it goes on once a program can read it; each start tries once.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from sfb_bot.kernel import SetupForm, Summary
from sfb_bot.matches.clocks import stopped
from sfb_bot.matches.notices import MatchUnreadable, notice_row
from sfb_bot.matches.ports import Clock, Store
from sfb_bot.matches.records import AdminAction, Change, MatchId, MatchRecord, Moment, NewOutbox
from sfb_bot.matches.refusals import MatchBroken

log = logging.getLogger(__name__)

LONGEST_REASON: Final = 300


class Quarantine:
    """The matches this process has found broken."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._broken: dict[MatchId, str] = {}

    def refuse(self, match: MatchId) -> None:
        """MatchBroken for a match that could not be read before; it is not tried again until a restart."""
        if match in self._broken:
            raise broken(match)

    async def take(self, match: MatchId, error: Exception) -> MatchBroken:
        """Set a match aside, and say so once in the log and to its players."""
        reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]
        record = await self._store.match_record(match)
        if record is not None and record.status != "over":
            clock = stopped(record.clock, record.time(self._clock.now()))
            await self._store.set_aside(match, reason, clock, (notice_row(MatchUnreadable()),))
        self._broken[match] = reason
        log.error("match %s cannot be read and stands still: %s", match, reason, exc_info=error)
        return broken(match)


def broken(match: MatchId) -> MatchBroken:
    """The refusal for a match that cannot be read."""
    return MatchBroken(f"match {match} cannot be read", rule="broken", match=match)


def ended_unread(
    record: MatchRecord,
    side: int | None,
    form: SetupForm | None,
    now: Moment,
    *,
    admin: AdminAction | None = None,
    outbox: tuple[NewOutbox, ...] = (),
) -> Change:
    """The end of a match that cannot be read, for a side or for nobody: nothing is said about its points."""
    sides = sorted({seat.side for seat in record.seats})
    seats = tuple(tuple(seat.seat for seat in record.seats if seat.side == side) for side in sides)
    # Without its settings not even what kind of match it was can be told.
    summary = Summary(side, "organiser", (0,) * len(sides), seats) if form and record.setup else None
    return Change(
        replace(
            record, status="over", ended_at=now, paused_for="", clock=stopped(record.clock, record.time(now))
        ),
        record.seq,
        record.ask_no,
        outbox=outbox,
        admin=admin,
        result=summary,
        mode=form.mode_name(record.setup) if form and summary else "",
    )
