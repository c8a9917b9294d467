"""Everything stored about a match, for those who compare it with what it follows from."""

from __future__ import annotations

from dataclasses import dataclass

from sfb_bot.kernel import AnswerAhead, Checkpoint, Json
from sfb_bot.matches.records import (
    Deadline,
    GuildId,
    HeldAnswer,
    LedgerPost,
    MatchRecord,
    Pace,
    StandingOrder,
    StoredEntry,
    UserId,
)


@dataclass(frozen=True, slots=True)
class StoredCheckpoint:
    """A checkpoint under the number of entries it is stored for."""

    seq: int
    checkpoint: Checkpoint


@dataclass(frozen=True, slots=True)
class Origin:
    """What a match came from, an invitation or a pairing: where, at which pace, and who may sit in each seat.

    `hints` says whether they were agreed to. `users` is empty where an organiser has seated somebody else
    since; nobody (0) may sit anywhere.
    """

    guild: GuildId
    pace: Pace
    users: tuple[frozenset[UserId], ...]
    hints: bool


@dataclass(frozen=True, slots=True)
class MatchArchive:
    """Everything stored about one match, to be compared with what follows from its journal."""

    record: MatchRecord
    opening: Json
    entries: tuple[StoredEntry, ...]
    checkpoints: tuple[StoredCheckpoint, ...]
    held: tuple[HeldAnswer, ...]
    orders: tuple[StandingOrder, ...]
    deadlines: tuple[Deadline, ...]
    post: LedgerPost | None
    origin: Origin | None
    ahead: tuple[AnswerAhead, ...] = ()
