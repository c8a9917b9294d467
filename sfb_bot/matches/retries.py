"""What has to be done before everything else: again and again, until the database is there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sfb_bot.matches.ports import Clock, StoreBroken

log = logging.getLogger(__name__)

RETRY_AFTER: Final = 5.0
Outcome = TypeVar("Outcome")


async def until_stored(do: Callable[[], Awaitable[Outcome]], clock: Clock, what: str) -> Outcome:
    """Do it; while the store is broken, once more after a while. A bot that gave up would stand idle."""
    while True:
        try:
            return await do()
        except StoreBroken as error:
            log.warning("%s waits for the database: %s", what, error)
            await clock.sleep(RETRY_AFTER)
