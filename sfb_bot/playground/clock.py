"""The time every deadline of the playground is measured with."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """A callback that has not run yet."""

    def cancel(self) -> None:
        """Never run the callback; harmless when it already ran."""
        ...


class Clock(Protocol):
    """Seconds since 1970, and callbacks at a later second."""

    def now(self) -> float:
        """The current moment in seconds since 1970."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Run the callback once that many seconds have passed on this clock."""
        ...


class SystemClock:
    """The clock of the machine; timers need a running event loop."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), callback)


class _JumpTimer:
    def __init__(self, due: float, callback: Callable[[], None]) -> None:
        self.due = due
        self.callback = callback
        self.handle: asyncio.TimerHandle | None = None
        self.done = False

    def cancel(self) -> None:
        self.done = True
        if self.handle is not None:
            self.handle.cancel()

    def fire(self) -> None:
        if not self.done:
            self.cancel()
            self.callback()


class JumpClock:
    """A clock for tests: runs like the machine's, and can be set forward by any amount.

    Started with `frozen_at` it stands still between jumps, and then needs no event loop.
    """

    def __init__(self, frozen_at: float | None = None) -> None:
        self._frozen_at = frozen_at
        self._jumped = 0.0
        self._timers: list[tuple[float, int, _JumpTimer]] = []
        self._order = itertools.count()

    def now(self) -> float:
        start = time.time() if self._frozen_at is None else self._frozen_at
        return start + self._jumped

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        seconds = max(0.0, seconds)
        timer = _JumpTimer(self.now() + seconds, callback)
        heapq.heappush(self._timers, (timer.due, next(self._order), timer))
        if self._frozen_at is None:
            timer.handle = asyncio.get_running_loop().call_later(seconds, timer.fire)
        return timer

    def jump(self, seconds: float) -> None:
        """Set the clock forward and run what became due on the way, in order."""
        target = self.now() + seconds
        while self._timers and self._timers[0][0] <= target:
            due, _, timer = heapq.heappop(self._timers)
            if not timer.done:
                self._jumped += max(0.0, due - self.now())
                timer.fire()
        self._jumped += max(0.0, target - self.now())


def iso(moment: float) -> str:
    """The moment as Discord writes it, in UTC with microseconds."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
