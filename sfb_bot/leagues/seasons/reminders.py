"""Who is reminded now, and who when their quiet hours are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sfb_bot.leagues.rules.values import EntrantId
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.quiet_hours import quiet_until
from sfb_bot.matches.records import Deadline, Moment, NewDeadline, NewOutbox, UserId


@dataclass(frozen=True, slots=True)
class Told:
    """What comes of a deadline: what is told now, and what later."""

    outbox: tuple[NewOutbox, ...] = ()
    later: tuple[NewDeadline, ...] = ()


@dataclass(frozen=True, slots=True)
class Recipient:
    """Somebody of an entrant, by their place in it: notes of deadlines name no people."""

    entrant: EntrantId
    place: int

    @classmethod
    def of(cls, words: Sequence[str]) -> Recipient | None:
        """The recipient a note ends with; None for everybody."""
        return cls(EntrantId(int(words[0])), int(words[1])) if len(words) == 2 else None


async def tell_awake(
    context: SeasonContext,
    deadline: Deadline,
    line: PairingLine,
    recipient: Recipient | None,
    note: str,
    *,
    before: Moment,
) -> tuple[tuple[UserId, ...], tuple[NewDeadline, ...]]:
    """Whom to remind of a pairing now, and the deadlines for those who have quiet hours.

    What cannot wait, since it is about a moment before their end, is told at once.
    """
    awake: list[UserId] = []
    later: list[NewDeadline] = []
    now = context.clock.now()
    for entrant in (line.home, line.away):
        for place, user in enumerate(entrant.users if entrant is not None else ()):
            assert entrant is not None
            is_meant = recipient is None or recipient == Recipient(entrant.id, place)
            if not is_meant or not people_among((user,)):
                continue
            likes = await context.store.preferences(user)
            if likes.reminders == "off":
                continue
            end = quiet_until(likes, now)
            if end is None or end >= before:
                awake.append(user)
            else:
                later.append(NewDeadline(deadline.kind, end, note=f"{note} {entrant.id} {place}"))
    return tuple(awake), tuple(later)
