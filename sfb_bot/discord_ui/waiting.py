"""Panels whose players wait for somebody else: they go on by themselves once something is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any

from sfb_bot.matches.records import MatchId, UserId


class Waiting:
    """One task for each player who waits in a match, as long as Discord lets their panel be changed."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[MatchId, UserId], asyncio.Task[None]] = {}
        # Where each panel is: its channel, or its thread and the channel of that.
        self._places: dict[tuple[MatchId, UserId], Collection[int]] = {}

    # Any: what a coroutine is sent and yields is the event loop's.
    def begin(
        self, match: MatchId, user: UserId, going_on: Coroutine[Any, Any, None], places: Collection[int] = ()
    ) -> None:
        """Let somebody's newest panel wait; an older one of theirs in the same match does so no more."""
        self.end(match, user)
        task = asyncio.create_task(going_on)
        self._tasks[match, user], self._places[match, user] = task, places
        task.add_done_callback(lambda done: self._forget(match, user, done))

    def end(self, match: MatchId, user: UserId) -> None:
        """They have pressed something: what that shows is newer."""
        self._places.pop((match, user), None)
        if (task := self._tasks.pop((match, user), None)) is not None:
            task.cancel()

    def lose(self, place: int) -> None:
        """A channel or thread was deleted: the panels in it went with it."""
        for match, user in [who for who, places in self._places.items() if place in places]:
            self.end(match, user)

    def is_waiting(self, match: MatchId, user: UserId) -> bool:
        """Whether somebody's panel is going to show what they are asked next."""
        return (match, user) in self._tasks

    async def close(self) -> None:
        """Nothing goes on any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, match: MatchId, user: UserId, done: asyncio.Task[None]) -> None:
        if self._tasks.get((match, user)) is done:
            del self._tasks[match, user], self._places[match, user]
