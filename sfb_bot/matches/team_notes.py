"""What partners write down for each other: either writes, both read, nobody else ever."""

from __future__ import annotations

from typing import Final

from sfb_bot.kernel import Seat
from sfb_bot.matches.live_match import LiveMatch
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.people import TeamNote
from sfb_bot.matches.ports import Clock, DuplicateInteraction, Store
from sfb_bot.matches.records import MatchId, UserId
from sfb_bot.matches.refusals import NoPartner
from sfb_bot.matches.undo import refuse_over

LONGEST_NOTE: Final = 1000


class TeamNotes:
    """The use cases of a team's note. Nothing of them goes to the outbox: no post may tell of a note."""

    def __init__(self, store: Store, cache: MatchCache, clock: Clock) -> None:
        self._store = store
        self._cache = cache
        self._clock = clock

    async def read(self, match: MatchId, user: UserId) -> TeamNote | None:
        """The note of the user's side, None when nothing is written; NoPartner in a duel."""
        async with self._cache.hold(match) as live:
            return await self._store.team_note(match, live.record.side(_partnered(live, user)))

    async def write(self, match: MatchId, user: UserId, text: str, interaction: str) -> None:
        """Put a text in place of the note; an empty one takes it away, one too long is refused."""
        text = text.strip()
        async with self._cache.hold(match) as live:
            seat = _partnered(live, user)
            refuse_over(live)
            if len(text) > LONGEST_NOTE:
                raise NoPartner("the note is too long", rule="note", most=LONGEST_NOTE, found=len(text))
            note = TeamNote(match, live.record.side(seat), text, user, self._clock.now())
            try:
                await self._store.save_team_note(note, interaction)
            except DuplicateInteraction:
                return


def _partnered(live: LiveMatch, user: UserId) -> Seat:
    seat = live.seat_of(user)
    if not live.partners(seat):
        raise NoPartner("you have no partner in this match", rule="partner")
    return seat
