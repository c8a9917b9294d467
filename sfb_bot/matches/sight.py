"""Which matches can be shown where they are played: the clocks of all others stand still."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from sfb_bot.matches.gate import Gate
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import TimeGivenBack
from sfb_bot.matches.ports import OutOfReach, Store
from sfb_bot.matches.presence import WORTH_A_WORD, Presence
from sfb_bot.matches.records import SOUGHT, MatchId, NewOutbox, OutboxRow
from sfb_bot.matches.refusals import MatchBroken, NoSuchMatch
from sfb_bot.matches.silences import SilenceNews
from sfb_bot.matches.table_clock import TableClock
from sfb_bot.matches.told import encode

log = logging.getLogger(__name__)

# What is not shown at the place of a match.
ELSEWHERE: Final = ("invitation", "direct", "film")


class Sight:
    """Hears how deliveries went: what went wrong at one place concerns its match, all of it concerns all."""

    def __init__(
        self, store: Store, clock: TableClock, gate: Gate, cache: MatchCache, presence: Presence
    ) -> None:
        self._store = store
        self._clock = clock
        self._gate = gate
        self._cache = cache
        self._presence = presence
        self._unshown: set[MatchId] = set()

    async def start(self) -> None:
        """Remember what could not be shown when the bot was stopped; where nothing waits to be shown, try it.

        Else nobody would ever find out, and the clocks of such a match would stand still for good.
        """
        self._unshown = set(await self._store.unshown_matches())
        await self._store.seek_unshown((NewOutbox("ledger", SOUGHT),))

    async def shown(self, row: OutboxRow) -> None:
        """A row was delivered: its match can be shown, and gets back the time since it could not."""
        self._presence.answered()
        if row.match is None or row.match not in self._unshown or row.kind in ELSEWHERE:
            return
        match = row.match
        async with self._gate.closed():
            record, now = await self._store.match_record(match), self._clock.now()
            if record is not None and record.unshown_since is not None:
                # Where nothing could be reached at all, the time stands at an earlier moment.
                now = max(now, record.unshown_since)
                seconds = now - record.unshown_since
                told = NewOutbox("ledger", encode(TimeGivenBack("place", seconds)))
                is_told = seconds >= WORTH_A_WORD and record.status == "live"
                await self._store.regain_sight(match, now, SilenceNews((told,)) if is_told else None)
                self._cache.forget(match)
                log.info("match %s can be shown again after %s seconds", match, seconds)
        self._unshown.discard(match)

    async def failed(self, row: OutboxRow, error: Exception) -> None:
        """A row could not be delivered, for now or for ever: nobody sees how its match stands."""
        if isinstance(error, OutOfReach):
            self._presence.refused()
        else:
            self._presence.answered()
        if row.match is None or row.match in self._unshown or row.kind in ELSEWHERE:
            return
        try:
            async with self._cache.hold(row.match) as live:
                if live.record.status != "over":
                    now = live.record.time(self._clock.now())
                    # Before it is stored: a database may have done it, and its answer get lost.
                    self._unshown.add(row.match)
                    await self._store.lose_sight(row.match, now)
                    live.record = replace(live.record, unshown_since=now)
        except (NoSuchMatch, MatchBroken):
            # The clocks of a match that cannot be read stand still anyway.
            return

    async def given_up(self, row: OutboxRow, error: Exception) -> None:
        """A row is let go. After a word in passing the ledger finds out whether its match can be shown."""
        await self.failed(row, error)
        if row.match in self._unshown and row.kind not in ("opening", "ledger", *ELSEWHERE):
            await self._store.add_outbox((NewOutbox("ledger", SOUGHT),), row.match, None)
