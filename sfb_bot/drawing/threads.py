"""Threads that draw: what everybody waits for before what one person waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from os import cpu_count
from typing import Final, TypeVar

MOST_THREADS: Final = 4

Made = TypeVar("Made")


class Rank(IntEnum):
    """Whose picture comes first when there are more than threads: posts are few and seen by all."""

    POST = 0
    PANEL = 1
    REPLAY = 2


class DrawingThreads:
    """Runs drawings off the event loop, by rank, within a rank in the order they were asked for."""

    def __init__(self, threads: int | None = None) -> None:
        self._free = threads or min(MOST_THREADS, cpu_count() or 1)
        self._pool = ThreadPoolExecutor(self._free, thread_name_prefix="drawing")
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def run(self, rank: Rank, make: Callable[[], Made]) -> Made:
        """What `make` gives, once a thread is free for it."""
        await self._take(rank)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, make)
        finally:
            self._give_back()

    def close(self) -> None:
        """Let the threads go; what has not begun is not drawn any more."""
        for _, _, turn in self._waiting:
            turn.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

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
