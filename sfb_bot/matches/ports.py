"""What the application needs of the outside, as protocols: a store, a clock, somebody who delivers.

Storage implements `Store`; it may import this module, `records` and the kernel's values, nothing else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from sfb_bot.kernel import AnswerAhead, Checkpoint, Decree, Json, Seat, TableError, VersionConflict
from sfb_bot.matches.archive import MatchArchive
from sfb_bot.matches.community_port import CommunityStore
from sfb_bot.matches.contents import ContentStore
from sfb_bot.matches.ledger_port import LedgerStore
from sfb_bot.matches.lobby_records import LobbyRecord, LobbySeat, Ping
from sfb_bot.matches.people_port import PeopleStore
from sfb_bot.matches.records import (
    Change,
    ChannelId,
    Deadline,
    GuildId,
    HeldAnswer,
    Lane,
    LobbyId,
    MatchId,
    MatchRecord,
    MatchStatus,
    MessageId,
    Moment,
    NewDeadline,
    NewMatch,
    NewOutbox,
    OutboxRow,
    SeasonId,
    StandingOrder,
    StoredEntry,
    Trouble,
    TroubleKind,
    TurnClock,
    UserId,
)
from sfb_bot.matches.silences import SilenceStore

__all__ = [
    "CannotShow",
    "Clock",
    "Competition",
    "DuplicateInteraction",
    "LoadedMatch",
    "Messenger",
    "NotReady",
    "OutOfReach",
    "PlaceTaken",
    "Relieved",
    "Store",
    "StoreBroken",
    "TimeRuling",
    "Undeliverable",
    "VersionConflict",
]


NOWHERE: Final = ChannelId(0)


class DuplicateInteraction(TableError):
    """This very press has been carried out already; nothing was written."""


class PlaceTaken(TableError):
    """Another live match is bound to that channel."""

    def __init__(self, match: MatchId) -> None:
        super().__init__(f"match {match} is being played there")
        self.match = match


class StoreBroken(TableError):
    """The database cannot be used: locked by another bot, damaged, of a newer version, or disk full."""


class Relieved(StoreBroken):
    """Another process looks after this territory by now, so nothing was written."""


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """What a run is rebuilt from: the newest checkpoint and the entries after it."""

    record: MatchRecord
    checkpoint: Checkpoint
    entries: tuple[StoredEntry, ...]
    held: tuple[HeldAnswer, ...]
    orders: tuple[StandingOrder, ...]
    ahead: tuple[AnswerAhead, ...] = ()


class Clock(Protocol):
    """The time; tests have their own."""

    def now(self) -> Moment:
        """Whole seconds since 1970, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class Undeliverable(TableError):
    """Nobody can ever be shown this: the row makes no sense any more."""


class OutOfReach(TableError):
    """The way to Discord is broken, or Discord in trouble; it has nothing to do with the row."""


class NotReady(TableError):
    """What is to be shown is still being made; once `ready` is done, the row can be tried again."""

    def __init__(self, reason: str, ready: Awaitable[object]) -> None:
        super().__init__(reason)
        self.ready = ready


class CannotShow(TableError):
    """The place of a row takes no post now; `missing` are permissions as Discord's API calls them."""

    def __init__(
        self,
        kind: TroubleKind,
        guild: GuildId,
        channel: ChannelId = NOWHERE,
        missing: tuple[str, ...] = (),
        reason: str = "",
    ) -> None:
        super().__init__(reason or f"channel {channel} is {kind}: {', '.join(missing) or 'nobody knows why'}")
        self.kind: TroubleKind = kind
        self.guild = guild
        self.channel = channel
        self.missing = missing


class Messenger(Protocol):
    """Delivers outbox rows to Discord."""

    async def deliver(self, row: OutboxRow) -> None:
        """Show it, or raise: Undeliverable for ever, OutOfReach, CannotShow, NotReady, or whatever else.

        Must be idempotent: the same row may come twice after a crash.
        """
        ...

    async def concerned(self, row: OutboxRow) -> tuple[UserId, ...]:
        """Who has to know when what a row belongs to cannot be shown."""
        ...


@dataclass(frozen=True, slots=True)
class TimeRuling:
    """What follows when time is up in a match that is played for something.

    `decree` is said about `side`, and stored by `write` where more is to be stored than the match alone.
    Without a decree nothing is decided: the clocks wait for the sides that are `absent`.
    """

    decree: Decree | None = None
    side: int = 0
    absent: tuple[int, ...] = ()
    write: Callable[[Change], Awaitable[None]] | None = None


class Competition(Protocol):
    """What matches may be played for; it has deadlines of its own beside those of the matches."""

    async def fire(self, deadline: Deadline) -> None:
        """Do what is due in a season; a deadline that was settled meanwhile does nothing."""
        ...

    async def time_ruling(self, match: MatchId, late: frozenset[int]) -> TimeRuling | None:
        """What follows when the clock of these sides has run out; None where somebody has to claim it."""
        ...

    async def has(self, match: MatchId) -> bool:
        """Whether a match is played for something."""
        ...


class Store(PeopleStore, SilenceStore, CommunityStore, LedgerStore, ContentStore, Protocol):
    """Everything durable about matches, lobbies and people. Each method is one transaction."""

    # --- Matches ---

    async def create_match(
        self,
        record: MatchRecord,
        checkpoint: Checkpoint,
        opening_events: Json,
        deadlines: Sequence[NewDeadline],
        outbox: Sequence[NewOutbox],
        interaction: str = "",
        *,
        table: LobbyRecord | None = None,
        is_queued: bool = False,
    ) -> MatchId:
        """Store a new match (its id in `record` is ignored) and mark `record.lobby` as started.

        The table's places are from then on those of the match. `table` is one that is made with it, for a
        match that begins at once. With `is_queued` its players have waited for each other, and wait no more;
        VersionConflict when one of them does not wait.

        Channel 0 means that the match has no place yet: it is never taken, until move_match binds the match.

        PlaceTaken when another live match is bound to the channel, DuplicateInteraction for a second
        press, VersionConflict when the lobby is not waiting any more.
        """
        ...

    async def create_sequel(self, new: NewMatch, before: MatchId, outbox: Sequence[NewOutbox]) -> MatchId:
        """Store the match that follows another one; PlaceTaken, or VersionConflict where one does already."""
        ...

    async def apply(self, change: Change) -> None:
        """Write one change of one match, whole or not at all.

        VersionConflict, DuplicateInteraction, and PlaceTaken when a match that was over would live again
        in a channel that has another one by now.
        """
        ...

    async def set_aside(
        self, match: MatchId, reason: str, clock: TurnClock, outbox: Sequence[NewOutbox]
    ) -> bool:
        """Note that an unfinished match cannot be read, stop its clock and drop its deadlines.

        False, and nothing written, when that is noted already.
        """
        ...

    async def broken_matches(self) -> list[MatchId]:
        """Unfinished matches that could not be read."""
        ...

    async def archive(self, match: MatchId) -> MatchArchive | None:
        """Everything stored about a match; JournalError when some of it cannot be read."""
        ...

    async def misplaced_rows(self) -> list[str]:
        """Rows that refer to nothing and rows that are missing, in a sentence each."""
        ...

    async def load_match(self, match: MatchId) -> LoadedMatch | None:
        """What the match is rebuilt from."""
        ...

    async def match_record(self, match: MatchId) -> MatchRecord | None:
        """The record alone."""
        ...

    async def entries(self, match: MatchId, after: int = 0, up_to: int | None = None) -> list[StoredEntry]:
        """Entries with `after` < seq <= `up_to`, in order."""
        ...

    async def opening_events(self, match: MatchId) -> Json:
        """What happened before the first question; None for a match that does not exist."""
        ...

    async def turn_checkpoints(self, match: MatchId) -> list[Checkpoint]:
        """Checkpoints kept from the opening and starts of turns, oldest first, without the newest of all."""
        ...

    async def checkpoint_before(self, match: MatchId, seq: int, *, kept: bool = False) -> Checkpoint | None:
        """The newest stored checkpoint with at most that many entries.

        With `kept` only one from the opening or the start of a turn.
        """
        ...

    async def matches_of(self, user: UserId, *, live_only: bool) -> list[MatchRecord]:
        """Matches a user sits in, newest first."""
        ...

    async def seat_before(self, user: UserId, game: str, match: MatchId) -> tuple[MatchId, Seat] | None:
        """Where a user sat in their newest match of a game before this one."""
        ...

    async def live_matches(self) -> list[MatchId]:
        """All matches that are not over."""
        ...

    async def matches_with_computers(self) -> list[MatchId]:
        """Those of them in which a computer player sits."""
        ...

    async def solo_matches_of(self, user: UserId, since: Moment) -> list[tuple[Moment, MatchStatus]]:
        """When matches of a user against computer players alone began, and how they stand.

        Those that began since a moment, and all that are not over.
        """
        ...

    async def all_matches(self) -> list[MatchId]:
        """Every stored match."""
        ...

    async def match_in(self, channel: ChannelId) -> MatchRecord | None:
        """The live match bound to a channel, else the newest finished one there."""
        ...

    async def move_match(self, match: MatchId, channel: ChannelId) -> None:
        """Bind a match to another channel; PlaceTaken when that is taken."""
        ...

    async def lose_place(self, match: MatchId, home: ChannelId, outbox: Sequence[NewOutbox]) -> None:
        """The place of a match is gone and it needs another one, below `home`; what was told stays told.

        Its rows are tried at once, and it has channel 0 until move_match binds it.
        """
        ...

    async def home_of(self, match: MatchId) -> tuple[ChannelId, int] | None:
        """Where a match goes on that has lost its place, and the how manieth time; None for all others."""
        ...

    async def matches_below(self, channel: ChannelId) -> list[MatchId]:
        """Matches that are not over and are played in a channel or in threads of it."""
        ...

    async def seen_interaction(self, interaction: str) -> bool:
        """Whether this press was carried out already."""
        ...

    # --- Deadlines and outbox ---

    async def due_deadlines(self, now: Moment, limit: int = 50) -> list[Deadline]:
        """Open deadlines that are due, earliest first; none of a match that cannot be shown."""
        ...

    async def deadlines_of(self, match: MatchId) -> list[Deadline]:
        """Open deadlines of a match, earliest first."""
        ...

    async def next_due(self) -> Moment | None:
        """When the earliest open deadline is due, without those of matches that cannot be shown."""
        ...

    async def drop_deadline(self, deadline: int) -> None:
        """Forget a deadline that no longer means anything."""
        ...

    async def put_off_deadline(self, deadline: int, due: Moment) -> None:
        """Let a deadline wait until another moment."""
        ...

    async def add_outbox(
        self,
        rows: Sequence[NewOutbox],
        match: MatchId | None,
        lobby: LobbyId | None,
        season: SeasonId | None = None,
    ) -> None:
        """Queue something to be shown that no change of a match or season caused."""
        ...

    async def pending_outbox(self, now: Moment, limit: int = 50) -> list[OutboxRow]:
        """Rows to deliver now, oldest first; a match with an earlier row waiting for a retry gives none."""
        ...

    async def waiting_rows(self) -> frozenset[int]:
        """The numbers of all rows that wait."""
        ...

    async def next_outbox(self) -> Moment | None:
        """When the next row may be tried, None when there is none; rows behind a waiting one do not count."""
        ...

    async def outbox_done(self, ids: Sequence[int]) -> None:
        """Tick delivered rows."""
        ...

    async def outbox_failed(self, row: int, next_try: Moment, reason: str) -> None:
        """Note a failed try."""
        ...

    # --- Troubles ---

    async def troubles(self) -> list[Trouble]:
        """Every lane that cannot be shown now; one with nothing left to show has none any more."""
        ...

    async def note_trouble(
        self, row: int, next_try: Moment, trouble: Trouble, words: Sequence[NewOutbox] = ()
    ) -> None:
        """Note a failed try and why; `words` are messages to those concerned."""
        ...

    async def end_trouble(self, lane: Lane) -> None:
        """The lane can be shown again."""
        ...

    async def wake_outbox(self, lanes: Sequence[Lane]) -> None:
        """Have the rows of some lanes tried now instead of later."""
        ...

    async def wake_unmade(self) -> None:
        """Have rows tried now that were put off until something is made: whoever made it was another run."""
        ...

    # --- Lobby ---

    async def create_lobby(
        self,
        record: LobbyRecord,
        outbox: Sequence[NewOutbox],
        interaction: str,
        pings: Sequence[Ping] = (),
    ) -> LobbyId:
        """Store an invitation with the deadline of its expiry, and who is pinged by it."""
        ...

    async def lobby(self, lobby: LobbyId) -> LobbyRecord | None:
        """One invitation."""
        ...

    async def seat_lobby(
        self, lobby: LobbyId, seats: Sequence[LobbySeat], outbox: Sequence[NewOutbox], interaction: str
    ) -> bool:
        """Change who sits in a lobby; False, and nothing written, when it is not waiting any more.

        DuplicateInteraction for a second press.
        """
        ...

    async def close_lobby(self, lobby: LobbyId, status: str, outbox: Sequence[NewOutbox]) -> bool:
        """Decline, cancel or let expire a waiting invitation; False when it was not waiting any more."""
        ...

    async def note_lobby_message(self, lobby: LobbyId, message: MessageId) -> None:
        """Remember the post of an invitation."""
        ...
