"""When a season's time has come: reminders, the end of sign-up, the end of a round."""

from __future__ import annotations

from sfb_bot.kernel import Decree, PlayerError, VersionConflict
from sfb_bot.leagues.seasons.actions import Request, Resume, Start
from sfb_bot.leagues.seasons.attendance import sides_that_came
from sfb_bot.leagues.seasons.match_times import AGREED, MatchTimes
from sfb_bot.leagues.seasons.notices import (
    ConfirmationAsked,
    NotStarted,
    PairingDue,
    SeasonNotice,
    SignUpChanged,
    SignUpOver,
    news_rows,
)
from sfb_bot.leagues.seasons.organisers import SeasonOrganisers
from sfb_bot.leagues.seasons.records import PairingLine
from sfb_bot.leagues.seasons.refusals import NoSuchSeason
from sfb_bot.leagues.seasons.reminders import Recipient, Told, tell_awake
from sfb_bot.leagues.seasons.round_opening import CONFIRMING, RESUME, SIGN_UP, reminder_note
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_run import SeasonRun
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.sign_up import confirms
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.ports import TimeRuling
from sfb_bot.matches.records import Deadline, MatchId, NewDeadline, NewOutbox, SeasonId, UserId
from sfb_bot.matches.refusals import MatchBroken

NOBODY = UserId(0)


class SeasonDeadlines:
    """Fires the deadlines of seasons, each once, also after downtime."""

    def __init__(
        self, context: SeasonContext, season_run: SeasonRun, organisers: SeasonOrganisers, times: MatchTimes
    ) -> None:
        self._context = context
        self._season_run = season_run
        self._organisers = organisers
        self._times = times

    async def fire(self, deadline: Deadline) -> None:
        """Do what is due; a deadline that was settled meanwhile does nothing."""
        season = deadline.season
        assert season is not None
        try:
            told = await self._due(season, deadline)
        except NoSuchSeason:
            told = Told()
        try:
            await self._context.store.settle_season_deadline(deadline.id, season, told.outbox, told.later)
            self._context.alarms.ring()
        except VersionConflict:
            return

    async def time_ruling(self, match: MatchId, late: frozenset[int]) -> TimeRuling | None:
        """What follows when the clock of some sides has run out in a game of a season.

        Nobody who never came wins by it: if nobody came it is a double no-show, and somebody who came waits
        for the other until the round ends, unless it is the other's clock alone.
        """
        place = await self._context.store.game_of(match)
        if place is None:
            return None
        view = await self._context.view(place.season)
        absent = frozenset((0, 1)) - await sides_that_came(self._context, view.line(place.pairing))
        if not absent:
            is_lost = place.loses_on_time and len(late) == 1
            return TimeRuling(Decree.LOST_ON_TIME, min(late)) if is_lost else None
        if place.loses_on_time and len(absent) == 2:
            write = self._context.writing(None, "double_forfeit")
            return TimeRuling(Decree.CALLED_OFF, min(late), write=write)
        if place.loses_on_time and late == absent:
            write = self._context.writing(None, "no_show")
            return TimeRuling(Decree.AWARDED, 1 - min(late), write=write)
        return TimeRuling(absent=tuple(sorted(absent)))

    async def has(self, match: MatchId) -> bool:
        """Whether a match is a game of a season."""
        return await self._context.store.game_of(match) is not None

    async def _due(self, season: SeasonId, deadline: Deadline) -> Told:
        if deadline.note.startswith(f"{AGREED} "):
            return await self._times.due(await self._context.view(season), deadline)
        if deadline.kind == "season_reminder":
            return await self._reminders(await self._context.view(season), deadline)
        if deadline.note == CONFIRMING:
            view = await self._context.view(season)
            is_asked = confirms(view.record, self._context.clock.now())
            return Told(news_rows(ConfirmationAsked(), SignUpChanged()) if is_asked else ())
        if deadline.note == SIGN_UP:
            return Told(await self._close_sign_up(season))
        if deadline.note == RESUME:
            await self._end_pause(season)
            return Told()
        await self._season_run.look_after(season)
        return Told()

    async def _close_sign_up(self, season: SeasonId) -> tuple[NewOutbox, ...]:
        view = await self._context.view(season)
        until = view.record.signup_until
        if view.record.status != "signup" or until is None or until > self._context.clock.now():
            # An organiser has changed the end of sign-up since.
            return ()
        told: SeasonNotice = SignUpOver()
        if view.record.terms.starts_itself:
            try:
                async with self._context.hold(season) as held:
                    plan = await self._organisers.planner.start(held)
                    request = Request(season, NOBODY, "", Start())
                    await self._organisers.carry_out(held, plan, request, "")
            except (PlayerError, VersionConflict) as error:
                # Too few have come: the organiser decides what becomes of it.
                told = NotStarted(error.rule if isinstance(error, PlayerError) else "changed")
            else:
                await self._season_run.look_after(season)
                return ()
        return news_rows(SignUpChanged(), told)

    async def _end_pause(self, season: SeasonId) -> None:
        """A season goes on when its pause is over, unless an organiser said otherwise since."""
        try:
            async with self._context.hold(season) as held:
                until = held.record.paused_until
                if held.record.status != "paused" or until is None or until > self._context.clock.now():
                    return
                plan = self._organisers.planner.resume(held)
                await self._organisers.carry_out(held, plan, Request(season, NOBODY, "", Resume()), "")
        except VersionConflict:
            return
        await self._season_run.look_after(season)

    async def _reminders(self, view: SeasonView, deadline: Deadline) -> Told:
        newest = view.round
        if view.record.status != "running" or newest is None or newest.closed_at is not None:
            return Told()
        number, ends_at, *who = deadline.note.split(" ")
        note = reminder_note(newest.number, newest.ends_at)
        if f"{number} {ends_at}" != note:
            return Told()
        if newest.ends_at <= self._context.clock.now() or await self._is_overtaken(deadline, note):
            return Told()
        found: list[PairingDue] = []
        later: list[NewDeadline] = []
        for line in view.open_lines:
            recipient, before = Recipient.of(who), line.record.due
            users, quiet = await tell_awake(self._context, deadline, line, recipient, note, before=before)
            later.extend(quiet)
            if users:
                waiting = tuple(await self._asked(line))
                found.append(PairingDue(newest.number, line.id, line.match, before, users, waiting))
        return Told(news_rows(*found), tuple(later))

    async def _is_overtaken(self, reminder: Deadline, note: str) -> bool:
        """Whether a later reminder to everybody is due as well, as after a time without the bot."""
        assert reminder.season is not None
        now = self._context.clock.now()
        return any(
            later.kind == "season_reminder" and later.note == note and reminder.due < later.due <= now
            for later in await self._context.store.season_deadlines(reminder.season)
        )

    async def _asked(self, line: PairingLine) -> list[UserId]:
        """Who is to act in the match under way."""
        if line.match is None:
            return []
        try:
            async with self._context.cache.hold(line.match) as live:
                return list(people_among(live.seat_record(seat).user for seat in live.run.waiting_for))
        except MatchBroken:
            return []
