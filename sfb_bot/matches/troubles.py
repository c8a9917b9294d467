"""What cannot be shown now, and why: known in memory, kept in the store, woken when something has changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from sfb_bot.matches.alarm import Alarm
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.ports import CannotShow, Clock, Store
from sfb_bot.matches.records import (
    NEVER,
    ChannelId,
    GuildId,
    Lane,
    MatchId,
    Moment,
    NewOutbox,
    OutboxRow,
    Trouble,
    TroubleKind,
    UserId,
    lane_of,
)

FIRST_RETRY: Final = 2
LONGEST_RETRY: Final = 6 * 3600
# After so long nobody looks by the clock any more; a press, an organiser or Discord's word wakes it.
RESTS_AFTER: Final = 14 * 24 * 3600
# Nobody is bothered with what is over after a moment, or what only the host can mend, before it lasts.
TOLD_AFTER: Final[dict[TroubleKind, int]] = {"refused": 20, "gone": 0, "broken": 600}

# Finds out who has to know about the trouble of a row; asked only when they are to be told.
Concerned: TypeAlias = Callable[[OutboxRow], Awaitable[tuple[UserId, ...]]]


def retry_delay(tries: int, longest: int) -> int:
    """Seconds before the next try: 2, 4, 8 ... at most so many."""
    return min(longest, FIRST_RETRY << min(tries, 20))


class Troubles:
    """Every lane of the outbox that cannot be shown now."""

    def __init__(self, store: Store, clock: Clock, alarm: Alarm) -> None:
        self._store = store
        self._clock = clock
        self._alarm = alarm
        self._known: dict[Lane, Trouble] = {}
        self._is_loaded = False
        # Who has been told in an answer to a press; a direct message is remembered by the trouble itself.
        self._answered: set[tuple[Lane, UserId]] = set()
        self._messaged: set[tuple[TroubleKind, ChannelId, UserId]] = set()
        # What was woken while it was being tried: that try may have failed just before things changed.
        self._woken: set[Lane] = set()

    async def load(self) -> None:
        """Read what is stored, once, before the first row is shown."""
        if not self._is_loaded:
            self._known = {trouble.lane: trouble for trouble in await self._store.troubles()}
            self._is_loaded = True

    def of(self, lane: Lane) -> Trouble | None:
        """What is wrong with a lane; None when nothing is."""
        return self._known.get(lane)

    def of_match(self, match: MatchId) -> Trouble | None:
        """The same for a match."""
        return self.of(lane_of(match))

    def all(self) -> tuple[Trouble, ...]:
        """All there are."""
        return tuple(self._known.values())

    def of_guild(self, guild: GuildId) -> tuple[Trouble, ...]:
        """Those of a server."""
        return tuple(trouble for trouble in self._known.values() if trouble.guild == guild)

    def is_first_word(self, lane: Lane, user: UserId) -> bool:
        """Whether somebody has not been told in an answer yet; from now on they have."""
        if (lane, user) in self._answered:
            return False
        self._answered.add((lane, user))
        return True

    # --- What happens to a lane ---

    def is_new(self, row: OutboxRow, error: Exception) -> bool:
        """Whether the lane of a row had no trouble of this kind before."""
        before = self.of(row.lane)
        return before is None or before.kind != _kind(error) or before.error != _reason(error)

    def tried(self, lane: Lane) -> None:
        """A lane is about to be tried: whatever changed before this, the try will show."""
        self._woken.discard(lane)

    async def note(self, row: OutboxRow, error: Exception, concerned: Concerned) -> Moment:
        """Keep that a row could not be shown and when it is tried next; those concerned are told once."""
        now, before = self._clock.now(), self.of(row.lane)
        kind = _kind(error)
        trouble = Trouble(row.lane, kind, error=_reason(error), since=now)
        if isinstance(error, CannotShow):
            trouble = replace(trouble, guild=error.guild, channel=error.channel, missing=tuple(error.missing))
        if before is not None and before.kind == kind:
            trouble = replace(trouble, since=before.since, is_told=before.is_told)
        words: list[NewOutbox] = []
        if not trouble.is_told and self.is_worth_telling(trouble, now):
            trouble = replace(trouble, is_told=True)
            users = self._not_messaged(trouble, await concerned(row))
            words = [NewOutbox("direct", {"lane": row.lane}, user) for user in users]
        due = now if row.lane in self._woken else _next_try(row, trouble, now)
        await self._store.note_trouble(row.id, due, trouble, words)
        self._known[row.lane] = trouble
        if words:
            self._alarm.ring()
        return due

    def _not_messaged(self, trouble: Trouble, users: Sequence[UserId]) -> list[UserId]:
        """Without those who have had a message about the same channel: one word will do for ten matches."""
        found = list(people_among(users))
        if not trouble.channel or trouble.kind == "broken":
            return found
        about = (trouble.kind, trouble.channel)
        found = [user for user in found if (*about, user) not in self._messaged]
        self._messaged.update((*about, user) for user in found)
        return found

    def is_worth_telling(self, trouble: Trouble, now: Moment) -> bool:
        """Whether it has lasted long enough to tell people."""
        after = TOLD_AFTER.get(trouble.kind)
        return after is not None and now - trouble.since >= after

    async def over(self, lane: Lane) -> None:
        """The lane can be shown again."""
        before = self._known.pop(lane, None)
        if before is None:
            return
        await self._store.end_trouble(lane)
        self._answered = {each for each in self._answered if each[0] != lane}
        if not any(other.channel == before.channel for other in self._known.values()):
            self._messaged = {each for each in self._messaged if each[1] != before.channel}

    async def wake(self, lanes: Iterable[Lane]) -> None:
        """Try again now what could not be shown: somebody pressed something, or Discord said it changed."""
        troubled = [lane for lane in lanes if lane in self._known]
        if troubled:
            self._woken.update(troubled)
            await self._store.wake_outbox(troubled)
            self._alarm.ring()


def _kind(error: Exception) -> TroubleKind:
    return error.kind if isinstance(error, CannotShow) else "broken"


def _reason(error: Exception) -> str:
    return (str(error) if isinstance(error, CannotShow) else repr(error))[:200]


def _next_try(row: OutboxRow, trouble: Trouble, now: Moment) -> Moment:
    """With growing pauses; never where only somebody can help."""
    if trouble.kind in ("gone", "left") or now - trouble.since >= RESTS_AFTER:
        return NEVER
    return Moment(now + retry_delay(row.tries, LONGEST_RETRY))
