"""What practice needs stored."""

from __future__ import annotations

from typing import Protocol

from sfb_bot.matches.records import UserId
from sfb_bot.practice.records import Progress


class PracticeStore(Protocol):
    """How far people have come. Each method is one transaction."""

    async def progress(self, user: UserId, game: str) -> list[Progress]:
        """Every exercise of a game somebody has begun, by its id."""
        ...

    async def save_progress(self, progress: Progress) -> None:
        """Store it in place of the one with the number before; StaleAnswer when another one is stored."""
        ...
