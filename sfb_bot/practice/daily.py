"""A puzzle every day for the servers that want one: kept and posted once, whatever happens in between."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from sfb_bot.kernel import TableError
from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.records import ChannelId, Moment
from sfb_bot.practice.exercises import Practice
from sfb_bot.practice.ports import PracticeStore
from sfb_bot.practice.records import DailyPuzzle

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600
# The hour, UTC, at which a new puzzle is posted.
HOUR: Final = 9
# Looked at again at least this often, in case the clock of the machine was changed.
LONGEST_SLEEP: Final = 60.0


def day_of(now: Moment) -> int:
    """The number of the puzzle's day: one begins every morning."""
    return (now - HOUR * 3600) // DAY


class DailyPuzzles:
    """One task that sees to it that every server has today's puzzle."""

    def __init__(
        self,
        store: PracticeStore,
        clock: Clock,
        practices: Mapping[str, Practice],
        alarm: Alarm,
        outbox: Alarm,
    ) -> None:
        self._store = store
        self._clock = clock
        self._practices = practices
        self._alarm = alarm
        self._outbox = outbox

    async def run(self) -> None:
        """For ever; what cannot be stored now is tried again."""
        while True:
            self._alarm.look_again()
            try:
                await self.post_due()
            except TableError:
                log.exception("the puzzles of today could not be looked at")
            left = (day_of(self._clock.now()) + 1) * DAY + HOUR * 3600 - self._clock.now()
            await self._alarm.sleep(min(LONGEST_SLEEP, left))

    async def post_due(self) -> int:
        """Give every server that wants one and has none yet the puzzle of today; how many got one."""
        day, count = day_of(self._clock.now()), 0
        for server in await self._store.servers_with_puzzles():
            found = self.puzzle_for(server, day)
            if found is not None and await self._store.begin_daily(found):
                count += 1
        if count:
            self._outbox.ring()
        return count

    def puzzle_for(self, server: GuildSettings, day: int) -> DailyPuzzle | None:
        """A server's puzzle of a day; None where none of its games has any.

        Its games take turns. Servers that play the same have the same.
        """
        games = [
            (game, practice.puzzles)
            for game, practice in self._practices.items()
            if practice.puzzles and (not server.games or game in server.games)
        ]
        if not games:
            return None
        game, puzzles = games[day % len(games)]
        puzzle = puzzles[day // len(games) % len(puzzles)]
        return DailyPuzzle(server.guild, day, game, puzzle.id, ChannelId(server.puzzle_channel))

    def look(self) -> None:
        """A server has changed its mind: see to it now."""
        self._alarm.ring()
