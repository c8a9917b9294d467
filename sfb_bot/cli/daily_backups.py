"""A backup every day, beside the database, of which the newest few are kept."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sfb_bot.kernel import TableError
from sfb_bot.storage.location import Location
from sfb_bot.storage.sqlite.database_file import beside

log = logging.getLogger(__name__)

# Seconds until a backup that failed is tried again, and between two looks at the clock.
_AGAIN: Final = 3600
_LOOK_EVERY: Final = 600
_NAME: Final = r"\.backup-\d{4}-\d\d-\d\d"


class DailyBackups:
    """Backs one database up; `sfb.sqlite3.backup-2026-11-18` is that of a day (UTC)."""

    def __init__(self, database: Location, keep: int, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._keep = keep
        self._now = now

    def kept(self) -> list[Path]:
        """Those that are there, the oldest first."""
        base = self._database.base
        found = base.parent.glob(f"{base.name}.backup-*")
        return sorted(one for one in found if re.fullmatch(_NAME, one.name[len(base.name) :]))

    async def back_up_if_due(self) -> bool:
        """Write the backup of today unless there is one, then remove the oldest; whether one was written."""
        day = time.strftime("%Y-%m-%d", time.gmtime(self._now()))
        target = beside(self._database.base, f".backup-{day}")
        if await asyncio.to_thread(target.exists):
            return False
        await self._database.back_up(target)
        log.info("backed up to %s", target.name)
        for old in (await asyncio.to_thread(self.kept))[: -self._keep]:
            await asyncio.to_thread(old.unlink, missing_ok=True)
        return True

    async def run(self) -> None:
        """Back up day by day, for ever."""
        while True:
            pause = _LOOK_EVERY
            try:
                await self.back_up_if_due()
            except (TableError, OSError) as error:
                # Whoever hosts the bot reads it here, and /doctor warns of an old backup.
                log.error("the backup of today failed, again in an hour: %s", error)
                pause = _AGAIN
            await asyncio.sleep(pause)


@asynccontextmanager
async def backed_up(database: Location, keep: int) -> AsyncGenerator[None]:
    """Back up beside everything else, where it is wanted."""
    if not keep:
        yield
        return
    task = asyncio.create_task(DailyBackups(database, keep).run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
