"""Lots without chance: drawn from a seed and what the lot is about, so that anybody can draw them again."""

from __future__ import annotations

from hashlib import blake2b


def lot(seed: str, about: str, *numbers: int) -> int:
    """A number of 63 bits that nobody can choose but everybody can check."""
    text = "\0".join((seed, about, *map(str, numbers)))
    # 63 bits, so that it fits a signed column of a database.
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"sfb-lot").digest(), "big") >> 1
