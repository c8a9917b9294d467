"""Threads that draw: what everybody waits for first, animations in a lane of their own behind all others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from os import cpu_count
from typing import Final, TypeVar

from sfb_bot.drawing.picture import RenderError

MOST_THREADS: Final = 4
# Between two of its frames an animation lets others draw for so many seconds at most: it shall end one day.
LONGEST_REST: Final = 1.0

Made = TypeVar("Made")

_this_thread: Final = threading.local()


class Rank(IntEnum):
    """Whose picture comes first when there are more than threads: posts are few and seen by all.

    Readers of the web page come after everybody who plays.
    """

    POST = 0
    PANEL = 1
    PAGE = 2


class DrawingStopped(RenderError):
    """An animation was given up in the middle."""


def breathe() -> None:
    """Let others draw first; whoever draws many frames calls this before each of them."""
    rest: Callable[[], None] | None = getattr(_this_thread, "rest", None)
    if rest is not None:
        rest()


class DrawingThreads:
    """Runs drawings off the event loop, by rank, within a rank in the order they were asked for.

    Long ones have one thread together. It rests before every frame while anybody waits for something
    shorter: threads share one interpreter, and a busy one would slow down all others.
    """

    def __init__(self, threads: int | None = None) -> None:
        self._free = threads or min(MOST_THREADS, cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self._free, thread_name_prefix="drawing")
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._lane = ThreadPoolExecutor(1, thread_name_prefix="animating")
        self._under_way = 0
        self._quiet = threading.Event()
        self._quiet.set()
        self._is_closed = False

    async def run(self, rank: Rank, make: Callable[[], Made]) -> Made:
        """What `make` gives, once a thread is free for it."""
        self._under_way += 1
        self._quiet.clear()
        try:
            await self._take(rank)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, make)
            finally:
                self._give_back()
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()

    async def run_long(self, make: Callable[[], Made], is_given_up: Callable[[], bool] | None = None) -> Made:
        """What `make` gives, which takes seconds: one after the other, and others are drawn in between.

        Where it is asked before a frame whether it is given up, it may end there with DrawingStopped.
        """

        def rest() -> None:
            self._rest()
            if is_given_up is not None and is_given_up():
                raise DrawingStopped("something else is drawn first")

        def make_resting() -> Made:
            _this_thread.rest = rest
            return make()

        return await asyncio.get_running_loop().run_in_executor(self._lane, make_resting)

    def close(self) -> None:
        """Let the threads go; what has not begun is not drawn any more, and an animation ends where it is."""
        self._is_closed = True
        self._quiet.set()
        for _, _, turn in self._waiting:
            turn.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._lane.shutdown(wait=False, cancel_futures=True)

    def _rest(self) -> None:
        self._quiet.wait(LONGEST_REST)
        if self._is_closed:
            raise DrawingStopped("the bot stops")

    async def _take(self, rank: Rank) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # Cancelled in the moment its turn came: the next one's then.
                self._give_back()
            raise

    def _give_back(self) -> None:
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
