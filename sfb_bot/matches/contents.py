"""The content of games as it is kept, so that a match goes on with what it began with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredContent:
    """The content of a game as text, by the name of its edition, and the version of the rules with it."""

    game: str
    edition: str
    rules_version: int
    text: str


class ContentStore(Protocol):
    """Contents by edition. Each method is one transaction."""

    async def keep_contents(self, newest: Sequence[StoredContent]) -> None:
        """Keep the newest content of every game; matches without an edition begin with it.

        What no match was played with goes.
        """
        ...

    async def contents(self) -> dict[tuple[str, str], str]:
        """Every stored content as text, by game and edition."""
        ...
