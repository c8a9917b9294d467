"""What organisers may do with a match; each action has a reason and is logged for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from sfb_bot.kernel import Decree, MatchOver, Seat, SetupForm, StaleAnswer
from sfb_bot.matches.clocks import stopped
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.notices import EndedByOrganiser, PassedFor, Paused, Replaced, Resumed, notice_row
from sfb_bot.matches.ports import Clock
from sfb_bot.matches.quarantine import ended_unread
from sfb_bot.matches.records import AdminAction, MatchId, MatchRecord, NewOutbox, UserId
from sfb_bot.matches.refusals import MatchBroken, NotSeated
from sfb_bot.matches.reseating import with_computer, with_person

Verdict = Literal[Decree.AWARDED, Decree.CALLED_OFF]


class Organisers:
    """The use cases of organisers; who is one is decided before."""

    def __init__(
        self, cache: MatchCache, committer: Committer, clock: Clock, forms: Mapping[str, SetupForm]
    ) -> None:
        self._cache = cache
        self._committer = committer
        self._clock = clock
        self._forms = forms

    def action(self, record: MatchRecord, actor: UserId, action: str, reason: str) -> AdminAction:
        """The line for the log."""
        return AdminAction(record.guild, record.id, actor, action, reason, self._clock.now())

    async def pause(self, match: MatchId, actor: UserId, reason: str) -> None:
        """Stop all clocks and refuse answers."""
        async with self._cache.hold(match) as live:
            _refuse_over(live.record)
            clock = stopped(live.record.clock, live.record.time(self._clock.now()))
            record = replace(live.record, status="paused", paused_for=reason, clock=clock)
            await self._committer.refresh(
                live,
                record,
                outbox=(notice_row(Paused(reason)),),
                admin=self.action(live.record, actor, "pause", reason),
            )

    async def resume(self, match: MatchId, actor: UserId, reason: str) -> None:
        """Go on."""
        async with self._cache.hold(match) as live:
            _refuse_over(live.record)
            # Whoever was asked something before the pause gets the whole time for it again.
            record = replace(live.record, status="live", paused_for="", asked_at=self._clock.now())
            await self._committer.refresh(
                live,
                record,
                outbox=(notice_row(Resumed(reason)), NewOutbox("ledger")),
                admin=self.action(live.record, actor, "resume", reason),
            )

    async def pass_for(self, match: MatchId, actor: UserId, seat: Seat, reason: str) -> None:
        """Give the default answer for a player who does not answer."""
        async with self._cache.hold(match) as live:
            _refuse_over(live.record)
            decision = live.run.decision_for(seat)
            if decision is None:
                raise StaleAnswer("that player is not asked anything now", rule="stale")
            default = decision.default or tuple(option.key for option in decision.options[: decision.pick[0]])
            step = live.run.answer(seat, live.run.ask_no, default, "organiser")
            await self._committer.commit(
                live,
                [step],
                admin=self.action(live.record, actor, "pass", reason),
                outbox=(notice_row(PassedFor(seat, reason)),),
            )

    async def replace_player(
        self,
        match: MatchId,
        actor: UserId,
        leaving: UserId,
        joining: UserId,
        reason: str,
        *,
        level: str = "",
    ) -> None:
        """Put somebody else in a player's seat, with hand, orders and clock as they are.

        With a level it is a computer player, whoever is named.
        """
        async with self._cache.hold(match) as live:
            _refuse_over(live.record)
            seat = live.seat_of(leaving)
            if not level and any(record.user == joining for record in live.record.seats):
                raise NotSeated("that user plays in this match already", rule="seat")
            seats = (
                with_computer(self._cache, live, seat, level) if level else with_person(live, seat, joining)
            )
            await self._committer.refresh(
                live,
                replace(live.record, seats=seats),
                outbox=(notice_row(Replaced(seat, leaving, reason)), NewOutbox("ledger")),
                admin=self.action(live.record, actor, "replace", reason),
            )

    async def end(
        self, match: MatchId, actor: UserId, verdict: Verdict, winner: UserId | None, reason: str
    ) -> None:
        """Award the match to a player, or call it off without a winner; also one that cannot be read."""
        try:
            async with self._cache.hold(match) as live:
                _refuse_over(live.record)
                seat = live.seat_of(winner) if winner is not None else live.record.seats[0].seat
                step = live.run.decree(seat, verdict)
                await self._committer.commit(
                    live,
                    [step],
                    admin=self.action(live.record, actor, f"end {verdict}", reason),
                    outbox=(notice_row(EndedByOrganiser(reason)),),
                )
        except MatchBroken:
            await self._end_unread(match, actor, verdict, winner, reason)

    async def _end_unread(
        self, match: MatchId, actor: UserId, verdict: Verdict, winner: UserId | None, reason: str
    ) -> None:
        async with self._cache.hold_unread(match) as record:
            _refuse_over(record)
            side = next((seat.side for seat in record.seats if seat.user == winner), None)
            if winner is not None and side is None:
                raise NotSeated("that user does not play in this match", rule="seat")
            change = ended_unread(
                record,
                side,
                self._forms.get(record.game),
                self._clock.now(),
                admin=self.action(record, actor, f"end {verdict}", reason),
                outbox=(notice_row(EndedByOrganiser(reason)),),
            )
            await self._committer.store(change)


def _refuse_over(record: MatchRecord) -> None:
    if record.status == "over":
        raise MatchOver("the match is over", rule="over")
