"""Luck of our own: the same on every machine, verifiable afterwards, and part of the state.

Number `n` of a seed is the first 64 bits of BLAKE2b keyed with the seed over `n`; a seed that is longer
than a key may be stands for its own BLAKE2b digest. A match publishes the seed's SHA-256 (`commitment`)
at the start and the seed at the end, so anyone can check every draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import Final, TypeVar

T = TypeVar("T")

LONGEST_KEY: Final = blake2b.MAX_KEY_SIZE


def commitment(seed: str) -> str:
    """What may be published while the seed is still secret."""
    return sha256(seed.encode()).hexdigest()


# Reading the key in is most of the work of a draw, so the few tables in use keep theirs.
@lru_cache(maxsize=64)
def _keyed(seed: str) -> blake2b:
    key = seed.encode()
    if len(key) > LONGEST_KEY:
        key = blake2b(key).digest()
    return blake2b(digest_size=8, key=key, person=b"sfb-dice")


@dataclass(slots=True)
class Dice:
    """A seed and how many numbers of it are used up. Only the kernel advances `used` at a table."""

    seed: str
    used: int = 0

    def copy(self) -> Dice:
        """An independent copy."""
        return Dice(self.seed, self.used)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including `bound`."""
        hasher = _keyed(self.seed).copy()
        hasher.update(self.used.to_bytes(8, "big"))
        self.used += 1
        # Multiply-shift instead of modulo: the bias of 64 bits over a few dozen values is below 2**-58.
        return int.from_bytes(hasher.digest(), "big") * bound >> 64

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher-Yates from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
