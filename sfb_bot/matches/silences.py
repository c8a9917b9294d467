"""Times in which nobody could be told anything or could answer, and what the store does about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from sfb_bot.matches.records import MatchId, Moment, NewOutbox, SilenceKind


@dataclass(frozen=True, slots=True)
class Silence:
    """A time in which nobody could be told anything, or could answer; it costs nobody anything.

    `kind` says why: the bot was "away", the process "stuck", the "gateway" or all of "discord" out of reach,
    the "clock" of the machine moved, or the "place" of one match not to be used. One that ends before it
    began is a clock that was set back.
    """

    kind: SilenceKind
    since: Moment
    until: Moment

    @property
    def seconds(self) -> int:
        """How much later everything is; below 0 where a clock was set back."""
        return self.until - self.since


@dataclass(frozen=True, slots=True)
class SilenceNews:
    """What is told of a silence: in every live match, at every invitation that waits, in every season."""

    matches: tuple[NewOutbox, ...] = ()
    invitations: tuple[NewOutbox, ...] = ()
    seasons: tuple[NewOutbox, ...] = ()


class SilenceStore(Protocol):
    """Silences are added to everything that runs. Each method is one transaction."""

    async def add_silence(
        self, silence: Silence, news: SilenceNews | None, signs: Sequence[tuple[str, str]] = ()
    ) -> None:
        """Add a silence to every clock and deadline that ran, tell the news, and keep `signs` as notes."""
        ...

    async def silences(self, since: Moment) -> list[Silence]:
        """The silences after a moment, newest first."""
        ...

    async def lose_sight(self, match: MatchId, at: Moment) -> None:
        """From now on the match cannot be shown, so its deadlines are not due; known already: nothing."""
        ...

    async def unshown_matches(self) -> list[MatchId]:
        """Matches that cannot be shown now."""
        ...

    async def seek_unshown(self, rows: Sequence[NewOutbox]) -> None:
        """Queue something for every match that cannot be shown now and for which nothing waits."""
        ...

    async def regain_sight(self, match: MatchId, until: Moment, news: SilenceNews | None) -> None:
        """The match can be shown again: its clocks, and its pairing in a league, get the time back."""
        ...
