"""Games of pairings as ordinary matches, and rounds with all their games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.kernel import Sides
from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.leagues.seasons.records import EntrantRecord, NewGame, SeasonRecord
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.live_match import AnyRules
from sfb_bot.matches.new_match import Agreement, new_match, sides_before
from sfb_bot.matches.records import (
    ChannelId,
    Moment,
    NewDeadline,
    NewOutbox,
    UserId,
)

ROUND_CLOCK: Final = "round"
STEP: Final = "step"
SIGN_UP: Final = "signup"
CONFIRMING: Final = "confirm"


def seated(sides: Sides, *entrants: EntrantRecord) -> tuple[UserId, ...]:
    """The users by seat, an entrant for each side; the one at home is side 0."""
    by_seat = {
        seat: user
        for seats, entrant in zip(sides, entrants, strict=True)
        for seat, user in zip(seats, entrant.users, strict=True)
    }
    return tuple(by_seat[seat] for seat in sorted(by_seat))


class Openings:
    """Makes matches of games; storing them is somebody else's."""

    def __init__(self, rules: AnyRules, chance: Chance, now: Moment) -> None:
        self._rules = rules
        self._chance = chance
        self._now = now

    def match(
        self,
        season: SeasonRecord,
        game: tuple[PairingId, int],
        both: tuple[EntrantRecord, EntrantRecord],
        first: EntrantId,
    ) -> NewGame:
        """One game: `game` is its pairing and number, `first` who starts."""
        sides = sides_before(self._rules, season.setup)
        starting = next(seats for seats, one in zip(sides, both, strict=True) if one.id == first)
        agreed = Agreement(
            game=season.game,
            setup=season.setup,
            users=seated(sides, *both),
            pace=season.pace,
            guild=season.guild,
            channel=ChannelId(0),
            first=starting[0],
            checks_in=True,
        )
        new = new_match(self._rules, agreed, self._chance, self._now)
        return NewGame(*game, new, (NewOutbox("opening"), NewOutbox("ledger")))


def step(now: Moment) -> NewDeadline:
    """Another look at the season at once, also if the bot is stopped before."""
    return NewDeadline("season", now, note=STEP)


def round_deadlines(number: int, ends_at: Moment, remind: Sequence[int], now: Moment) -> list[NewDeadline]:
    """The end of a round and the reminders before it; the note says which end they belong to."""
    found = [NewDeadline("season", ends_at, note=ROUND_CLOCK)]
    for before in remind:
        if ends_at - before > now:
            due = Moment(ends_at - before)
            found.append(NewDeadline("season_reminder", due, note=reminder_note(number, ends_at)))
    return found


def reminder_note(number: int, ends_at: Moment) -> str:
    """Says which end of which round a reminder belongs to; a round that was moved has new ones."""
    return f"{number} {ends_at}"
