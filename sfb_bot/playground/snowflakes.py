"""Ids that sort by time of creation, as Discord makes them."""

from __future__ import annotations

from sfb_bot.playground.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
LARGEST_ID = (1 << 63) - 1


class Snowflakes:
    """Hands out ids that strictly grow, also when the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return self._last


def read_snowflake(value: object) -> int | None:
    """The id written as a number or a string of digits, or None when it is neither."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20:
        value = int(value)
    return value if isinstance(value, int) and 0 <= value <= LARGEST_ID else None
