"""What the application needs stored about posts of a ledger, and about what players have seen of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from sfb_bot.kernel import Seat
from sfb_bot.matches.people import PostsBy
from sfb_bot.matches.records import LedgerPost, MatchId, MatchRecord, MessageId, Moment, OutboxRow


@dataclass(frozen=True, slots=True)
class LedgerStand:
    """A match, the newest post of its ledger and the rows that wait for the next.

    `turn_began` is after how many entries the newest turn began, as far as that is stored; `posts` is what
    its server wants. `closes_at` is when the match is decided without its players, None where it never is.
    """

    record: MatchRecord
    newest: LedgerPost | None
    waiting: tuple[OutboxRow, ...]
    turn_began: int
    posts: PostsBy
    closes_at: Moment | None = None


class LedgerStore(Protocol):
    """Each method is one transaction."""

    async def ledger(self, match: MatchId) -> tuple[MatchRecord, LedgerPost | None] | None:
        """A match with the newest post of its ledger; None for a match that is not stored."""
        ...

    async def plan_post(self, post: LedgerPost) -> None:
        """Write down what is about to be posted, in place of the post before."""
        ...

    async def seen(self, match: MatchId, seat: Seat) -> int:
        """How many entries a player has seen; -1 where nobody knows."""
        ...

    async def see(self, match: MatchId, seat: Seat, seq: int) -> None:
        """Note how many entries a player has seen."""
        ...

    async def grow_post(self, post: LedgerPost) -> None:
        """Write down how much the newest post is about to tell; it is there already and is only changed."""
        ...

    async def next_in_ledger(self, match: MatchId) -> LedgerStand | None:
        """The same with all that decides what its next post tells."""
        ...

    async def note_post(
        self, match: MatchId, message: MessageId, done: Sequence[int] = (), shown: LedgerPost | None = None
    ) -> bool:
        """What was planned is there: so much has been told, less what was taken back meanwhile.

        `done` are the rows it was made for: they are forgotten. `shown` is a post that was there and was
        changed: what was taken back while that went on it still tells. False, and nothing is noted, where the
        match has lost its place meanwhile, and its plan with it.
        """
        ...
