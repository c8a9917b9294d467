"""What practice needs stored."""

from __future__ import annotations

from typing import Final, Protocol

from sfb_bot.matches.people import GuildSettings
from sfb_bot.matches.records import GuildId, MessageId, UserId
from sfb_bot.practice.records import DailyPuzzle, Progress

NO_SERVER: Final = GuildId(0)


class PracticeStore(Protocol):
    """How far people have come. Each method is one transaction."""

    async def progress(self, user: UserId, game: str) -> list[Progress]:
        """Every exercise of a game somebody has begun, by its id."""
        ...

    async def save_progress(self, progress: Progress, guild: GuildId = NO_SERVER) -> None:
        """Store it in place of the one with the number before; StaleAnswer when another one is stored.

        Of something solved in a server whose daily puzzle it is, the post will tell who did.
        """
        ...

    async def servers_with_puzzles(self) -> list[GuildSettings]:
        """The settings of all servers that want a puzzle every day."""
        ...

    async def begin_daily(self, daily: DailyPuzzle) -> bool:
        """Keep a server's puzzle of a day, and have it posted; False when it had one on that day already."""
        ...

    async def daily(self, guild: GuildId, day: int) -> DailyPuzzle | None:
        """What a server had on a day."""
        ...

    async def daily_solvers(self, guild: GuildId, day: int) -> list[UserId]:
        """Who solved it there, the first one first."""
        ...

    async def note_daily_message(self, guild: GuildId, day: int, message: MessageId) -> None:
        """Remember its post."""
        ...
