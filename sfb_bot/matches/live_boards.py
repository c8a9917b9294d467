"""Boards of running matches that keep themselves current, at most once a minute."""

from __future__ import annotations

import logging
from typing import Final

from sfb_bot.kernel import TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.community_port import CommunityStore
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import GuildId, Moment

log = logging.getLogger(__name__)

# How often a board may change, in seconds.
EVERY: Final = 60


class LiveBoards:
    """One task that compares what every board told last with how it stands now."""

    def __init__(self, store: CommunityStore, clock: Clock, alarm: Alarm, outbox: Alarm) -> None:
        self._store = store
        self._clock = clock
        self._alarm = alarm
        # When each was last shown.
        self._shown: dict[GuildId, Moment] = {}
        self._outbox = outbox

    async def run(self) -> None:
        """For ever; what cannot be read now is tried again."""
        while True:
            self._alarm.look_again()
            try:
                await self.refresh()
            except TableError:
                log.exception("the boards of running matches could not be looked at")
            await self._alarm.sleep(EVERY)

    async def refresh(self) -> int:
        """Have every board shown that tells something else than what is so; how many that are."""
        count, now = 0, self._clock.now()
        for guild in await self._store.live_boards():
            board = await self._store.live_board(guild)
            told = board.shown if board is not None else ""
            is_early = now < self._shown.get(guild, Moment(0)) + EVERY
            if is_early or told == await self._store.live_stand(guild):
                continue
            self._shown[guild] = now
            count += await self._store.refresh_live_board(guild)
        if count:
            self._outbox.ring()
        return count

    def look(self) -> None:
        """A server has changed its mind: see to it now."""
        self._shown.clear()
        self._alarm.ring()
