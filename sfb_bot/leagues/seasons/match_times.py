"""When two play their pairing: proposed by one, agreed by the other, reminded of, and then the clocks run."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from sfb_bot.leagues.rules.values import PairingId
from sfb_bot.leagues.seasons.notices import TableChanged, TimeAgreed, TimeOffered, TimeSoon, news_rows
from sfb_bot.leagues.seasons.records import EntrantRecord, PairingLine, SeasonChange
from sfb_bot.leagues.seasons.refusals import BadMatchTime, NoSuchPairing, NotEntered
from sfb_bot.leagues.seasons.reminders import Recipient, Told, tell_awake
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.arrivals import Arrivals
from sfb_bot.matches.records import Deadline, GuildId, Moment, NewDeadline, SeasonId, UserId
from sfb_bot.matches.refusals import MatchBroken

# The first word of the notes of deadlines that are about agreed times. An outage does not move those.
AGREED: Final = "agreed"
REMIND_BEFORE: Final = (24 * 60 * 60, 15 * 60)


@dataclass(frozen=True, slots=True)
class _Meant:
    """What a deadline is about: a pairing, the time agreed, and for a reminder who gets it (all for None)."""

    pairing: PairingId
    at: Moment
    recipient: Recipient | None

    @classmethod
    def of(cls, note: str) -> _Meant:
        _, pairing, at, *who = note.split(" ")
        return cls(PairingId(int(pairing)), Moment(int(at)), Recipient.of(who))


def _note(pairing: PairingId, at: Moment) -> str:
    return f"{AGREED} {pairing} {at}"


class MatchTimes:
    """Proposes and agrees times, and does what is due then."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context
        self._arrivals = Arrivals(context.cache, context.committer, context.clock)

    async def offer(
        self, season: SeasonId, user: UserId, at: Moment, interaction: str, guild: GuildId | None = None
    ) -> Literal["offered", "agreed"]:
        """Propose a time to the opponent; what they have proposed themselves is agreed by it."""
        async with self._context.hold(season, guild) as view:
            line, mine = self._own(view, user)
            self._refuse_moment(line, at)
            is_agreed = line.record.offered_time == at and line.record.offered_by != mine.id
            if is_agreed:
                await self._agree(view, line, mine, at, interaction)
                return "agreed"
            offered = replace(line.record, offered_time=at, offered_by=mine.id)
            await self._context.change(
                SeasonChange(
                    view.record,
                    pairings=(offered,),
                    outbox=news_rows(TimeOffered(line.id, at, mine.id)),
                    interaction=interaction,
                )
            )
        return "offered"

    async def accept(
        self, season: SeasonId, at: Moment, user: UserId, interaction: str, guild: GuildId | None = None
    ) -> None:
        """Agree to the time that the opponent has proposed; agreed already: nothing."""
        async with self._context.hold(season, guild) as view:
            line, mine = self._own(view, user)
            if line.record.match_time == at and line.record.offered_time is None:
                return
            if line.record.offered_time != at:
                raise BadMatchTime("that was taken back, or another time was proposed", rule="stale")
            if line.record.offered_by == mine.id:
                raise BadMatchTime("that is your own proposal", rule="own")
            self._refuse_moment(line, at)
            await self._agree(view, line, mine, at, interaction)

    async def _agree(
        self, view: SeasonView, line: PairingLine, by: EntrantRecord, at: Moment, interaction: str
    ) -> None:
        now, note = self._context.clock.now(), _note(line.id, at)
        reminders = [Moment(at - before) for before in REMIND_BEFORE if at - before > now]
        await self._context.change(
            SeasonChange(
                view.record,
                pairings=(replace(line.record, match_time=at, offered_time=None, offered_by=None),),
                deadlines=(
                    NewDeadline("season", at, note=note),
                    *(NewDeadline("season_reminder", due, note=note) for due in reminders),
                ),
                outbox=news_rows(TimeAgreed(line.id, at, by.id), TableChanged()),
                interaction=interaction,
            )
        )

    def _own(self, view: SeasonView, user: UserId) -> tuple[PairingLine, EntrantRecord]:
        """What somebody has to play now, against a person, in a season that is not paused."""
        mine, line = view.entrant_of(user), view.line_of(user)
        if mine is None:
            raise NotEntered("you do not take part", rule="self")
        if line is None or line.state.decided or line.away is None:
            raise NoSuchPairing("there is nothing to play now", rule="own")
        if view.record.status != "running":
            raise BadMatchTime("the season stands still", rule="paused")
        other = line.other(mine.id)
        if other is not None and other.is_computer:
            raise BadMatchTime("computers are always there", rule="computer")
        return line, mine

    def _refuse_moment(self, line: PairingLine, at: Moment) -> None:
        if at <= self._context.clock.now():
            raise BadMatchTime("that moment is past", rule="past")
        if at >= line.record.due:
            raise BadMatchTime("the round is over by then", rule="late", until=line.record.due)

    # --- When the time comes ---

    async def due(self, view: SeasonView, deadline: Deadline) -> Told:
        """Start the clocks of a game at the time agreed, or remind its players before."""
        meant = _Meant.of(deadline.note)
        line = view.line(meant.pairing)
        is_past = line.state.decided or line.record.match_time != meant.at
        if is_past or view.record.status != "running":
            return Told()
        if deadline.kind == "season":
            await self._start(line)
            return Told()
        now = self._context.clock.now()
        if meant.at <= now or await self._is_overtaken(deadline):
            return Told()
        awake, later = await tell_awake(
            self._context, deadline, line, meant.recipient, _note(meant.pairing, meant.at), before=meant.at
        )
        told = news_rows(TimeSoon(line.id, meant.at, awake)) if awake else ()
        return Told(told, later)

    async def _start(self, line: PairingLine) -> None:
        if line.match is None:
            return
        try:
            await self._arrivals.start_clocks(line.match)
        except MatchBroken:
            # It has no clocks; an organiser decides about it.
            return

    async def _is_overtaken(self, reminder: Deadline) -> bool:
        """Whether the next reminder of the same time is due as well, as after a time without the bot."""
        assert reminder.season is not None
        now = self._context.clock.now()
        meant = _Meant.of(reminder.note)
        note = _note(meant.pairing, meant.at)
        return any(
            later.note == note and later.kind == "season_reminder" and reminder.due < later.due <= now
            for later in await self._context.store.season_deadlines(reminder.season)
        )
