"""The right of one process to look after a territory: a lock on the server, and an epoch as a fence."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection

from sfb_bot.matches.territory import Territory
from sfb_bot.storage.postgresql.bots import Guard, is_true

log = logging.getLogger(__name__)

# The lock of whoever looks after a territory, and the one behind which its transactions stand.
_TENURES: Final = 0x5346_4203_0000_0000
_FENCES: Final = 0x5346_4204_0000_0000
# Seconds in which whoever looks after a territory has to hand it over; then it is taken away.
LONGEST_HAND_OVER: Final = 10.0
# How often whoever stands by looks whether the other one is alive, and how long that one may be silent.
LOOK_EVERY: Final = 5.0
LONGEST_SILENCE: Final = 30.0


@dataclass(frozen=True, slots=True)
class Fence:
    """What every transaction of a process shows: that it is still the newest at its territory."""

    lock: int
    territory: str
    epoch: int


def _place(territory: Territory) -> int:
    return (territory.count << 10) + territory.number


async def is_anybody_at_work(way: AsyncConnection[Any]) -> bool:
    """Whether some process looks after a territory."""
    cursor = await way.execute(
        f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {_TENURES >> 32} AND granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())".encode()
    )
    return await cursor.fetchone() is not None


class Tenure:
    """Takes and gives up the lock of a territory over a connection of its own."""

    def __init__(self, territory: Territory) -> None:
        self.territory = territory
        self._lock = _TENURES + _place(territory)
        self._fence = _FENCES + _place(territory)
        self.fence: Fence | None = None

    async def take_if_vacant(self, guard: Guard) -> bool:
        """Begin if nobody is there."""
        if not await is_true(guard, b"SELECT pg_try_advisory_lock(%s)", self._lock):
            return False
        await self._begin(guard)
        return True

    async def take_over(self, guard: Guard) -> frozenset[int]:
        """Wait for the lock, and take it away from one who does not give it up; what they have answered."""
        try:
            await self._wait(guard, LONGEST_HAND_OVER)
        except psycopg.errors.LockNotAvailable:
            await self._take_away(guard)
            await self._wait(guard, LONGEST_HAND_OVER)
        return await self._begin(guard)

    async def _take_away(self, guard: Guard) -> None:
        """End the connection of whoever holds the lock; what they store from then on is refused."""
        log.warning("territory %s is taken from a process that does not answer", self.territory)
        await guard.execute(
            b"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            b" AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            b" AND classid = %s AND objid = %s",
            (self._lock >> 32, self._lock & 0xFFFF_FFFF),
        )

    async def _wait(self, guard: Guard, seconds: float) -> None:
        await guard.execute(f"SET lock_timeout = {int(seconds * 1000)}".encode())
        try:
            await guard.execute(b"SELECT pg_advisory_lock(%s)", (self._lock,))
        finally:
            if not guard.broken:
                await guard.execute(b"SET lock_timeout = 0")

    async def wait_until_vacant(self, guard: Guard) -> None:
        """Begin as soon as nobody is there any more, however long that takes.

        One that is suspended, or hangs, holds its lock and leaves no sign of life: it is there no more.
        """
        while True:
            try:
                await self._wait(guard, LOOK_EVERY)
            except psycopg.errors.LockNotAvailable:
                is_silent = (
                    b"SELECT seen < now() - %s * interval '1 second' FROM process_tenure WHERE territory = %s"
                )
                if await is_true(guard, is_silent, LONGEST_SILENCE, str(self.territory)):
                    await self._take_away(guard)
            else:
                break
        await self._begin(guard)

    async def leave_sign(self, guard: Guard) -> None:
        """Whoever stands by can see that this process is alive."""
        await guard.execute(
            b"UPDATE process_tenure SET seen = now() WHERE territory = %s", (str(self.territory),)
        )

    async def _begin(self, guard: Guard) -> frozenset[int]:
        """A new epoch, once what was being written in the last one is done."""
        async with guard.transaction():
            await guard.execute(b"SELECT pg_advisory_xact_lock(%s)", (self._fence,))
            cursor = await guard.execute(
                b"SELECT answered FROM process_tenure WHERE territory = %s", (str(self.territory),)
            )
            before = await cursor.fetchone()
            cursor = await guard.execute(
                b"INSERT INTO process_tenure VALUES (%s, 1, '[]', now()) ON CONFLICT (territory) DO UPDATE"
                b" SET epoch = process_tenure.epoch + 1, answered = '[]', seen = now() RETURNING epoch",
                (str(self.territory),),
            )
            row = await cursor.fetchone()
        assert row is not None
        self.fence = Fence(self._fence, str(self.territory), int(row[0]))
        return frozenset(json.loads(before[0])) if before is not None else frozenset()

    async def is_still_held(self, guard: Guard) -> bool:
        """Whether a new connection finds everything as it was: nobody has taken the territory meanwhile."""
        fence = self.fence
        if fence is None or not await is_true(guard, b"SELECT pg_try_advisory_lock(%s)", self._lock):
            return False
        is_newest = b"SELECT epoch = %s FROM process_tenure WHERE territory = %s"
        if await is_true(guard, is_newest, fence.epoch, fence.territory):
            return True
        await guard.execute(b"SELECT pg_advisory_unlock(%s)", (self._lock,))
        return False

    async def give_up(self, guard: Guard, answered: Collection[int]) -> None:
        """Let somebody else begin, who is told what was answered."""
        await guard.execute(
            b"UPDATE process_tenure SET answered = %s WHERE territory = %s",
            (json.dumps(sorted(answered)), str(self.territory)),
        )
        await guard.execute(b"SELECT pg_advisory_unlock(%s)", (self._lock,))
