"""Boards of running matches that keep themselves current, at most once a minute."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from typing import Final

from sfb_bot.kernel import TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.community_port import CommunityStore, Servers
from sfb_bot.matches.community_records import LiveBoard
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import ChannelId, GuildId, Moment

log = logging.getLogger(__name__)

# How often a board may change, in seconds.
EVERY: Final = 60


def told_by(stand: str, places: Iterable[ChannelId]) -> str:
    """What a board tells: how everything stands, and of which places. A thread may sleep and wake again."""
    return f"{stand} {hashlib.blake2b(repr(sorted(places)).encode(), digest_size=12).hexdigest()}"


class LiveBoards:
    """One task that compares what every board told last with how it stands now."""

    def __init__(self, store: CommunityStore, clock: Clock, alarm: Alarm, outbox: Alarm) -> None:
        self._store = store
        self._clock = clock
        self._alarm = alarm
        # When each was last shown.
        self._shown: dict[GuildId, Moment] = {}
        self._outbox = outbox
        self._servers: Servers | None = None

    async def run(self, servers: Servers | None = None) -> None:
        """For ever; what cannot be read now is tried again. Without `servers` every place counts as open."""
        self._servers = servers
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
            if now < self._shown.get(guild, Moment(0)) + EVERY:
                continue
            board = await self._store.live_board(guild)
            if board is not None and await self._is_current(guild, board):
                continue
            self._shown[guild] = now
            count += await self._store.refresh_live_board(guild)
        if count:
            self._outbox.ring()
        return count

    async def _is_current(self, guild: GuildId, board: LiveBoard) -> bool:
        stand = await self._store.live_stand(guild)
        if board.shown.partition(" ")[0] != stand:
            return False
        places = [record.channel for record in await self._store.running_in(guild) if record.channel]
        seen = self._servers.open_places(board.channel, places) if self._servers is not None else places
        return seen is None or board.shown == told_by(stand, seen)

    def look(self) -> None:
        """A server has changed its mind: see to it now."""
        self._shown.clear()
        self._alarm.ring()
