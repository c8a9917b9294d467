"""Which of Discord's shards a process takes, and when each of them may identify."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

# Discord serves one shard of a bucket in five seconds. A moment more, because between its turn and its word
# a shard opens a connection, and that takes one longer than another.
BETWEEN_TURNS: Final = 6.0

# Returns when a shard of the bucket may identify; what it raises ends the client.
TurnToIdentify = Callable[[int], Awaitable[None]]


class StartsUsedUp(Exception):
    """Discord would not let all shards identify today; whoever tries it nevertheless loses the token."""


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of a process: how many there are in all, and which of them are its own.

    As many as `at_once` may identify at the same time, one of each bucket.
    """

    count: int = 1
    numbers: tuple[int, ...] = (0,)
    at_once: int = 1

    def bucket_of(self, number: int) -> int:
        """Who has to wait for whom before identifying."""
        return number % self.at_once


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """What a host asks for: so many shards, or as many as Discord advises (None), for so many processes.

    Process `process`, counted from 0, takes every `processes`-th shard. The number of shards is a multiple of
    that of the processes, so whatever it is, a server belongs to the same process: processes that were given
    different advice still share all servers out among them.
    """

    count: int | None = 1
    process: int = 0
    processes: int = 1

    def __post_init__(self) -> None:
        if not 0 <= self.process < self.processes:
            raise ValueError(f"there is no process {self.process} of {self.processes}, counted from 0")
        if self.count is not None and (self.count < 1 or self.count % self.processes):
            raise ValueError(f"{self.count} shards cannot be shared out evenly to {self.processes} processes")

    @property
    def asks(self) -> bool:
        """Whether Discord has to be asked; about a single shard there is nothing to know."""
        return self.count != 1

    def shards(self, advised: int = 1, at_once: int = 1) -> Shards:
        """The shards of the process, once it is known what Discord advises."""
        wanted = advised if self.count is None else self.count
        count = -(-wanted // self.processes) * self.processes
        return Shards(count, tuple(range(self.process, count, self.processes)), at_once)


class OwnTurns:
    """Turns of shards that share a token with no other process."""

    def __init__(
        self,
        ticks: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._ticks = ticks or (lambda: asyncio.get_running_loop().time())
        self._sleep = sleep
        self._free: dict[int, float] = {}

    async def __call__(self, bucket: int) -> None:
        """Wait until it is the turn of whoever asks."""
        now = self._ticks()
        turn = max(now, self._free.get(bucket, now))
        self._free[bucket] = turn + BETWEEN_TURNS
        if turn > now:
            await self._sleep(turn - now)
