"""What `/doctor` tells about the machine: the database to everybody, the rest to whoever hosts the bot."""

from __future__ import annotations

import asyncio
import shutil
from typing import Final

from sfb_bot.kernel import TableError
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.presence import WORTH_A_WORD
from sfb_bot.matches.records import Moment
from sfb_bot.screens.notices import Check
from sfb_bot.screens.panel import when
from sfb_bot.storage.location import Location
from sfb_bot.storage.tables import Tables

LATELY: Final = 7 * 24 * 60 * 60
LEAST_FREE_DISK: Final = 200 * 1024 * 1024
OLDEST_BACKUP: Final = 7 * 24 * 60 * 60
# Reading a large file through takes a while; nobody shall keep the disk busy by asking again and again.
SOUND_FOR: Final = 10 * 60


class Checkup:
    """Looks after one database and the disk it lies on."""

    def __init__(self, store: Tables, database: Location, clock: Clock) -> None:
        self._store = store
        self._database = database
        self._clock = clock
        self._reading = asyncio.Lock()
        self._checked_at: Moment | None = None
        self._problem = ""

    async def report(self, *, is_host: bool) -> list[Check]:
        """What may be told; what is wrong in detail, and all servers together, concern the host alone."""
        checked_at, problem = await self._soundness()
        facts = (("when", when(checked_at)), ("problem", problem))
        if not is_host:
            return [Check("storage", not problem, facts[:1])]
        live = await self._store.live_matches()
        return [
            Check("database", not problem, facts),
            Check("matches", True, (("count", str(len(live))),)),
            *await self._time(),
            self._disk(),
            self._backup(),
        ]

    async def _time(self) -> list[Check]:
        """Whether the bot was out of reach lately, and whether the clock of the machine can be trusted."""
        lately = await self._store.silences(Moment(self._clock.now() - LATELY))
        jump = next((each for each in lately if each.kind == "clock" or each.seconds < 0), None)
        silence = next((each for each in lately if each is not jump and each.seconds >= WORTH_A_WORD), None)
        found: list[Check] = []
        if jump is not None:
            way = "back" if jump.seconds < 0 else "on"
            facts = (("way", way), ("seconds", abs(jump.seconds)), ("when", when(jump.until)))
            found.append(Check("clock", False, facts))
        if silence is not None:
            found.append(
                Check("silence", True, (("seconds", silence.seconds), ("when", when(silence.until))))
            )
        return found or [Check("time", True)]

    async def _soundness(self) -> tuple[Moment, str]:
        """When the file was last read through, and what is wrong with it; empty when nothing is.

        A connection of its own reads it, in a thread of its own: presses go on meanwhile.
        """
        async with self._reading:
            now = self._clock.now()
            if self._checked_at is None or now - self._checked_at >= SOUND_FOR:
                try:
                    await self._database.check()
                    self._problem = ""
                except TableError as error:
                    self._problem = str(error)
                self._checked_at = now
            return self._checked_at, self._problem

    def _disk(self) -> Check:
        free = shutil.disk_usage(self._database.files).free
        return Check("disk", free >= LEAST_FREE_DISK, (("free", free // 2**20),))

    def _backup(self) -> Check:
        backups = [int(path.stat().st_mtime) for path in self._database.files.glob("*backup*")]
        if not backups:
            return Check("no_backup", False)
        newest = max(backups)
        return Check("backup", self._clock.now() - newest < OLDEST_BACKUP, (("when", when(newest)),))
