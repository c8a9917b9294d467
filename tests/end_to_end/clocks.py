"""Clocks for a bot at the playground: one that stands until it is moved, one that goes on with every look."""

from __future__ import annotations

import asyncio
import time

from sfb_bot.matches.records import Moment
from sfb_bot.playground import (
    JumpClock,
)


class StandingClock:
    """The bot's clock: stands still, however long a busy machine takes, until a test sets it forward.

    Whoever sleeps looks again then. Where the bot has to try again after a while, it runs.
    """

    def __init__(self, at: float | None = None, *, runs: bool = False) -> None:
        self._stands_at = None if runs else at or time.time()
        self._shift = self._passed = 0
        self._moved = asyncio.Event()

    def now(self) -> Moment:
        return Moment(int(time.time() if self._stands_at is None else self._stands_at) + self._shift)

    def ticks(self) -> float:
        """Time that nobody can set."""
        return self._passed + (time.monotonic() if self._stands_at is None else 0)

    def jump(self, seconds: int) -> None:
        """Let time pass."""
        self._passed += seconds
        self.is_set(seconds)

    def is_set(self, seconds: int) -> None:
        """Somebody sets the clock of the machine forward, or back; no time passes."""
        self._shift += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._moved.wait()
        except TimeoutError:
            return


class TickingClock(JumpClock):
    """The playground's clock: stands still but for a tick at each look, so that no two stamps are the same.

    A busy machine never misses the three seconds that Discord leaves a bot.
    """

    def __init__(self) -> None:
        super().__init__(frozen_at=time.time())
        self._ticks = 0

    def now(self) -> float:
        self._ticks += 1
        return super().now() + self._ticks * 1e-5
