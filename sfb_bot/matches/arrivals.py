"""Coming to a match whose clocks wait for its players."""

from __future__ import annotations

from dataclasses import replace

from sfb_bot.kernel import Seat
from sfb_bot.matches.check_in import checked_in
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import ClocksStarted, notice_row
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import MatchId, NewOutbox, UserId


class Arrivals:
    """Players come, and clocks start. Every method holds the match's lock while it works."""

    def __init__(self, cache: MatchCache, committer: Committer, clock: Clock) -> None:
        self._cache = cache
        self._committer = committer
        self._clock = clock

    async def come(self, match: MatchId, user: UserId, interaction: str = "") -> bool:
        """Note that a player has come, where that is counted; whether they had not come before.

        When every side has, the clocks start, and whoever is asked something has the whole time for it.
        """
        async with self._cache.hold(match) as live:
            seat = live.seat_record(live.seat_of(user))
            if seat.came is not False or live.run.is_over:
                return False
            waited, record = live.record.waits, checked_in(live.record, (seat.seat,))
            outbox = (NewOutbox("ledger"),) if waited else ()
            if waited and not record.waits:
                record = replace(record, asked_at=live.record.time(self._clock.now()))
                outbox = (*outbox, _started(live, besides=seat.seat))
            await self._committer.refresh(live, record, outbox=outbox, interaction=interaction)
            return True

    async def start_clocks(self, match: MatchId) -> bool:
        """Let the clocks run although not everybody has come; whether they waited."""
        async with self._cache.hold(match) as live:
            if not live.record.waits or live.run.is_over:
                return False
            record = replace(live.record, waits=False, asked_at=live.record.time(self._clock.now()))
            await self._committer.refresh(live, record, outbox=(NewOutbox("ledger"), _started(live)))
            return True


def _started(live: LiveMatch, besides: Seat | None = None) -> NewOutbox:
    """The news that clocks run; whoever has to act is called, but for one who is there just now."""
    asked = tuple(seat for seat in live.run.waiting_for if not live.is_off_turn(seat) and seat != besides)
    return notice_row(ClocksStarted(asked))
