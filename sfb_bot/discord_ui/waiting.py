"""Panels whose players wait for somebody else: they go on by themselves once something is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from sfb_bot.matches.records import MatchId, UserId


class Waiting:
    """One task for each player who waits in a match, as long as Discord lets their panel be changed."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[MatchId, UserId], asyncio.Task[None]] = {}

    # Any: what a coroutine is sent and yields is the event loop's.
    def begin(self, match: MatchId, user: UserId, going_on: Coroutine[Any, Any, None]) -> None:
        """Let somebody's newest panel wait; an older one of theirs in the same match does so no more."""
        self.end(match, user)
        task = asyncio.create_task(going_on)
        self._tasks[match, user] = task
        task.add_done_callback(lambda done: self._forget(match, user, done))

    def end(self, match: MatchId, user: UserId) -> None:
        """They have pressed something: what that shows is newer."""
        if (task := self._tasks.pop((match, user), None)) is not None:
            task.cancel()

    async def close(self) -> None:
        """Nothing goes on any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, match: MatchId, user: UserId, done: asyncio.Task[None]) -> None:
        if self._tasks.get((match, user)) is done:
            del self._tasks[match, user]
