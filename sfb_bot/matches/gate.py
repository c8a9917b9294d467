"""A gate that everybody passes who works with clocks, so that somebody can change all of them at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any


class Gate:
    """Lets everybody through, unless it is closed; whoever is inside already may go on until they leave."""

    def __init__(self) -> None:
        self._inside: Counter[asyncio.Task[Any] | None] = Counter()
        self._changed = asyncio.Condition()
        self._is_closed = False
        self._closing = asyncio.Lock()

    @asynccontextmanager
    async def passing(self) -> AsyncGenerator[None]:
        """Inside, nobody else changes the clocks of all; may be passed again by whoever is inside."""
        task = asyncio.current_task()
        if not self._inside[task] and self._is_closed:
            async with self._changed:
                await self._changed.wait_for(lambda: not self._is_closed)
        self._inside[task] += 1
        try:
            yield
        finally:
            self._inside[task] -= 1
            if not self._inside[task]:
                del self._inside[task]
                if self._is_closed:
                    await self._wake()

    @asynccontextmanager
    async def closed(self) -> AsyncGenerator[None]:
        """Alone: everybody has left, and nobody comes in."""
        async with self._closing:
            self._is_closed = True
            try:
                async with self._changed:
                    await self._changed.wait_for(lambda: not self._inside)
                yield
            finally:
                self._is_closed = False
                await self._wake()

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()
