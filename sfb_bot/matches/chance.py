"""Secrets of a running bot, which nobody may guess: seeds of matches and hidden delays."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SEED_BYTES: Final = 32


def _secret_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def _secret_delay(longest: int) -> int:
    return secrets.randbelow(longest + 1)


@dataclass(frozen=True, slots=True)
class Chance:
    """Where seeds and delays come from; tests have their own."""

    seed: Callable[[], str] = _secret_seed
    delay: Callable[[int], int] = _secret_delay
