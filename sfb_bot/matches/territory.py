"""Which servers a process looks after, where several share the work: as Discord deals them out to shards."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

# Discord's ids begin with the moment somebody was made; what lies below tells nothing about shards.
STAMP: Final = 22
MOST_PROCESSES: Final = 256


@dataclass(frozen=True, slots=True)
class Territory:
    """One part in `count` of all servers, `number` counted from 0.

    Discord sends what happens in a server to one shard in so many. That many is always a multiple of the
    number of processes, so all that happens in a territory comes to one process. What belongs to no server,
    as direct messages, is in the first.
    """

    number: int = 0
    count: int = 1

    @property
    def is_whole(self) -> bool:
        """One process looks after everything."""
        return self.count == 1

    def holds(self, guild: int | None) -> bool:
        """Whether a server is in it; None and 0 are no server."""
        return number_of(guild, self.count) == self.number

    def overlaps(self, other: Territory) -> bool:
        """Whether some server may be in both, however differently they are counted."""
        # A number that leaves these rests by both counts exists where they agree by the greatest common one.
        one, two = self.count, other.count
        while two:
            one, two = two, one % two
        return self.number % one == other.number % one

    def __str__(self) -> str:
        return f"{self.number + 1}/{self.count}"


WHOLE: Final = Territory()


def number_of(guild: int | None, count: int) -> int:
    """In which of so many territories a server is."""
    return ((guild or 0) >> STAMP) % count


def read_territory(text: str) -> Territory | None:
    """`2/3` is the second of three; None for anything else."""
    found = re.fullmatch(r"(\d{1,3})/(\d{1,3})", text.strip())
    if found is None:
        return None
    number, count = int(found[1]), int(found[2])
    return Territory(number - 1, count) if 1 <= number <= count <= MOST_PROCESSES else None
