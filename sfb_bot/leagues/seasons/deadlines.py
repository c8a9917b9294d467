"""When a season's time has come: reminders, the end of sign-up, the end of a round."""

from __future__ import annotations

from sfb_bot.kernel import PlayerError, VersionConflict
from sfb_bot.leagues.seasons.actions import Request, Resume, Start
from sfb_bot.leagues.seasons.notices import (
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
from sfb_bot.leagues.seasons.round_opening import RESUME, SIGN_UP, reminder_note
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_run import SeasonRun
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.matches.computer_players import people_among
from sfb_bot.matches.deadlines import is_quiet
from sfb_bot.matches.records import Deadline, MatchId, NewOutbox, SeasonId, UserId
from sfb_bot.matches.refusals import MatchBroken

NOBODY = UserId(0)


class SeasonDeadlines:
    """Fires the deadlines of seasons, each once, also after downtime."""

    def __init__(self, context: SeasonContext, season_run: SeasonRun, organisers: SeasonOrganisers) -> None:
        self._context = context
        self._season_run = season_run
        self._organisers = organisers

    async def fire(self, deadline: Deadline) -> None:
        """Do what is due; a deadline that was settled meanwhile does nothing."""
        season = deadline.season
        assert season is not None
        try:
            outbox = await self._due(season, deadline)
        except NoSuchSeason:
            outbox = ()
        try:
            await self._context.store.settle_season_deadline(deadline.id, season, outbox)
            self._context.alarms.ring()
        except VersionConflict:
            return

    async def is_lost_on_time(self, match: MatchId) -> bool:
        """Whether a match is a game of a season that wants a clock that runs out to lose it."""
        place = await self._context.store.game_of(match)
        return place is not None and place.loses_on_time

    async def has(self, match: MatchId) -> bool:
        """Whether a match is a game of a season."""
        return await self._context.store.game_of(match) is not None

    async def _due(self, season: SeasonId, deadline: Deadline) -> tuple[NewOutbox, ...]:
        if deadline.kind == "season_reminder":
            return await self._reminders(await self._context.view(season), deadline)
        if deadline.note == SIGN_UP:
            return await self._close_sign_up(season)
        if deadline.note == RESUME:
            await self._end_pause(season)
            return ()
        await self._season_run.look_after(season)
        return ()

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

    async def _reminders(self, view: SeasonView, deadline: Deadline) -> tuple[NewOutbox, ...]:
        newest = view.round
        if view.record.status != "running" or newest is None or newest.closed_at is not None:
            return ()
        if deadline.note != reminder_note(newest.number, newest.ends_at):
            return ()
        if newest.ends_at <= self._context.clock.now() or await self._is_overtaken(deadline):
            return ()
        found: list[PairingDue] = []
        for line in view.open_lines:
            users = await self._willing(line)
            if users:
                waiting = tuple(await self._asked(line))
                due = PairingDue(newest.number, line.id, line.match, line.record.due, tuple(users), waiting)
                found.append(due)
        return news_rows(*found)

    async def _is_overtaken(self, reminder: Deadline) -> bool:
        """Whether a later reminder is due as well, as after a time without the bot."""
        assert reminder.season is not None
        now = self._context.clock.now()
        return any(
            later.kind == "season_reminder" and reminder.due < later.due <= now
            for later in await self._context.store.season_deadlines(reminder.season)
        )

    async def _willing(self, line: PairingLine) -> list[UserId]:
        """Who wants to be reminded, and not in the middle of the night."""
        found: list[UserId] = []
        for entrant in (line.home, line.away):
            for user in people_among(entrant.users) if entrant is not None else ():
                likes = await self._context.store.preferences(user)
                if likes.reminders != "off" and not is_quiet(likes, self._context.clock.now()):
                    found.append(user)
        return found

    async def _asked(self, line: PairingLine) -> list[UserId]:
        """Who is to act in the match under way."""
        if line.match is None:
            return []
        try:
            async with self._context.cache.hold(line.match) as live:
                return list(people_among(live.seat_record(seat).user for seat in live.run.waiting_for))
        except MatchBroken:
            return []
