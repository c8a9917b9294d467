"""Games of pairings as ordinary matches, and rounds with all their games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sfb_bot.kernel import Run, Seat
from sfb_bot.leagues.rules.values import EntrantId, PairingId
from sfb_bot.leagues.seasons.records import EntrantRecord, NewMatch, SeasonRecord
from sfb_bot.matches.chance import Chance
from sfb_bot.matches.clocks import open_deadlines
from sfb_bot.matches.live_match import AnyRules, LiveMatch
from sfb_bot.matches.records import (
    ChannelId,
    MatchId,
    MatchRecord,
    Moment,
    NewDeadline,
    NewOutbox,
    SeatRecord,
    TurnClock,
    UserId,
)

ROUND_CLOCK: Final = "round"
STEP: Final = "step"
SIGN_UP: Final = "signup"


def seated(home: EntrantRecord, away: EntrantRecord) -> tuple[UserId, ...]:
    """The users by seat: the sides alternate, the one at home is side 0."""
    return tuple(user for both in zip(home.users, away.users, strict=True) for user in both)


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
    ) -> NewMatch:
        """One game: `game` is its pairing and number, `first` who starts."""
        rules, now = self._rules, self._now
        home, away = both
        setup = {**season.setup, "first": 0 if first == home.id else 1}
        seed = self._chance.seed()
        run = Run(rules, rules.begin(setup, seed))
        bank = season.pace.bank
        record = MatchRecord(
            id=MatchId(0),
            game=season.game,
            guild=season.guild,
            channel=ChannelId(0),
            status="live",
            setup=setup,
            seed=seed,
            pace=season.pace,
            seats=tuple(SeatRecord(Seat(n), user, bank) for n, user in enumerate(seated(home, away))),
            seq=0,
            ask_no=run.ask_no,
            created_at=now,
            asked_at=now,
            clock=TurnClock(0, 0, now),
        )
        return NewMatch(
            *game,
            record,
            run.checkpoint(),
            [rules.encode_event(event) for event in run.opening_events],
            open_deadlines(LiveMatch(record, rules, run), now, self._chance.delay),
            (NewOutbox("opening"), NewOutbox("ledger")),
        )


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
