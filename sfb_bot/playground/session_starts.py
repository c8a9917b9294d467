"""How many shards a bot is advised to have, and how often its clients may identify."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Literal

from sfb_bot.playground.clock import Clock
from sfb_bot.playground.errors import PlaygroundError
from sfb_bot.playground.forms import Json

# One client of each bucket may identify within so many seconds.
BETWEEN_STARTS = 5.0
DAY = 86_400.0

Verdict = Literal["welcome", "too soon", "too often"]


@dataclass(frozen=True, slots=True)
class Sharding:
    """What a playground says about shards; strictly it also holds everybody to it.

    `at_once` is what Discord calls `max_concurrency`, `a_day` how often a bot may identify in a day, of which
    `left` are left (all of them unless it says otherwise). A shard with more servers than `most_guilds` is
    turned away.
    """

    advised: int = 1
    at_once: int = 1
    a_day: int = 1000
    left: int | None = None
    most_guilds: int | None = None
    is_strict: bool = False

    def __post_init__(self) -> None:
        if min(self.advised, self.at_once) < 1:
            raise PlaygroundError("A bot has at least one shard, and at least one of them may identify.")


class SessionStarts:
    """Counts who identified when."""

    def __init__(self, sharding: Sharding, clock: Clock) -> None:
        self.sharding = sharding
        self._clock = clock
        self._spent = sharding.a_day - (sharding.a_day if sharding.left is None else sharding.left)
        self._day_ends: float | None = clock.now() + DAY if self._spent else None
        self._newest: dict[int, float] = {}
        # The shards that identified, oldest first, for whoever wants to know what happened.
        self.taken: deque[int] = deque(maxlen=1000)

    @property
    def left(self) -> int:
        """How often the bot may still identify before the day ends."""
        self._begin_day()
        return max(0, self.sharding.a_day - self._spent)

    def take(self, shard: int) -> Verdict:
        """A client of this shard identifies: whether it may. What is not strict welcomes everybody."""
        self._begin_day()
        bucket, now = shard % self.sharding.at_once, self._clock.now()
        newest = self._newest.get(bucket)
        if self.sharding.is_strict:
            if not self.left:
                return "too often"
            if newest is not None and now - newest < BETWEEN_STARTS:
                return "too soon"
        self._newest[bucket] = now
        self._spent += 1
        self._day_ends = now + DAY if self._day_ends is None else self._day_ends
        self.taken.append(shard)
        return "welcome"

    def json(self) -> Json:
        """The limit as the API tells it."""
        left, now = self.left, self._clock.now()
        seconds = DAY if self._day_ends is None else self._day_ends - now
        return {
            "total": self.sharding.a_day,
            "remaining": left,
            "reset_after": int(seconds * 1000),
            "max_concurrency": self.sharding.at_once,
        }

    def _begin_day(self) -> None:
        if self._day_ends is not None and self._clock.now() >= self._day_ends:
            self._spent, self._day_ends = 0, None
