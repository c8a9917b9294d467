"""Coming back to a match: what everybody saw happen since somebody last looked."""

from __future__ import annotations

from typing import Any, Final, cast

from sfb_bot.kernel import Event
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.looks import Look, Looks
from sfb_bot.matches.records import MatchId, StoredEntry, UserId

# Everybody has answered once by then.
FIRST_ENTRIES: Final = 12


class Visits(Looks):
    """Looks that are remembered."""

    async def visit(self, match: MatchId, user: UserId) -> tuple[Look, tuple[Event, ...]]:
        """The match as a player sees it, and what has happened since they last did, in its public form.

        Nothing where only they themselves have acted. Strangers are told nothing, and not remembered.
        """
        async with self._cache.hold(match) as live:
            look = await self._look(live, user)
            if look.seat is None:
                return look, ()
            seen = await self._store.seen(match, look.seat)
            if seen == look.seq:
                return look, ()
            missed = await self._store.entries(match, seen, look.seq) if 0 <= seen < look.seq else []
            await self._store.see(match, look.seat, look.seq)
            if all(each.entry.seat == look.seat for each in missed):
                return look, ()
            return look, tuple(event for each in missed for event in _public(live, each))

    async def last_time(self, look: Look) -> tuple[str, ...]:
        """What a player chose first in their match before, if it can be chosen again now: such as a team.

        Nothing unless several things are to be chosen before the match begins.
        """
        question, record = look.question, look.record
        if look.seat is None or question is None or not look.is_preparing or question.pick[1] < 2:
            return ()
        before = await self._store.seat_before(record.seats[look.seat].user, record.game, record.id)
        if before is None:
            return ()
        match, seat = before
        for stored in await self._store.entries(match, 0, FIRST_ENTRIES):
            if stored.entry.seat == seat and stored.entry.kind == "answer":
                return stored.entry.keys if question.allows(stored.entry.keys) else ()
        return ()


def _public(live: LiveMatch, stored: StoredEntry) -> list[Event]:
    # Any: events as JSON values, which the rules read.
    decoded = [live.rules.decode_event(event) for event in cast("list[Any]", stored.events or [])]
    return [seen for event in decoded if (seen := event.for_public()) is not None]
