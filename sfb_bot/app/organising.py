"""What organisers may do with a match; each action has a reason and is logged for ever."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from sfb_bot.app.clocks import stopped
from sfb_bot.app.committing import Committer
from sfb_bot.app.ports import Clock
from sfb_bot.app.records import AdminAction, MatchId, NewOutbox, UserId
from sfb_bot.app.refusals import NotSeated
from sfb_bot.app.table import Table
from sfb_bot.app.tables import Tables
from sfb_bot.kernel import MatchOver, Seat, StaleAnswer

Verdict = Literal["awarded", "called_off"]


class Organising:
    """The use cases of organisers; who is one is decided before."""

    def __init__(self, tables: Tables, committer: Committer, clock: Clock) -> None:
        self._tables = tables
        self._committer = committer
        self._clock = clock

    def action(self, table: Table, actor: UserId, action: str, reason: str) -> AdminAction:
        """The line for the log."""
        record = table.record
        return AdminAction(record.guild, record.id, actor, action, reason, self._clock.now())

    async def pause(self, match: MatchId, actor: UserId, reason: str) -> None:
        """Stop all clocks and refuse answers."""
        async with self._tables.hold(match) as table:
            _refuse_over(table)
            clock = stopped(table.record.clock, self._clock.now())
            record = replace(table.record, status="paused", paused_for=reason, clock=clock)
            await self._committer.refresh(
                table,
                record,
                outbox=(NewOutbox("notice", {"what": "paused", "reason": reason}),),
                admin=self.action(table, actor, "pause", reason),
            )

    async def resume(self, match: MatchId, actor: UserId, reason: str) -> None:
        """Go on."""
        async with self._tables.hold(match) as table:
            _refuse_over(table)
            # Whoever was asked something before the pause gets the whole time for it again.
            record = replace(table.record, status="live", paused_for="", asked_at=self._clock.now())
            await self._committer.refresh(
                table,
                record,
                outbox=(NewOutbox("notice", {"what": "resumed", "reason": reason}), NewOutbox("ledger")),
                admin=self.action(table, actor, "resume", reason),
            )

    async def pass_for(self, match: MatchId, actor: UserId, seat: Seat, reason: str) -> None:
        """Give the default answer for a player who does not answer."""
        async with self._tables.hold(match) as table:
            _refuse_over(table)
            decision = table.run.decision_for(seat)
            if decision is None:
                raise StaleAnswer("that player is not asked anything now", rule="stale")
            default = decision.default or tuple(option.key for option in decision.options[: decision.pick[0]])
            step = table.run.answer(seat, table.run.ask_no, default, "organiser")
            await self._committer.commit(
                table,
                [step],
                admin=self.action(table, actor, "pass", reason),
                outbox=(NewOutbox("notice", {"what": "passed_for", "seat": seat, "reason": reason}),),
            )

    async def replace_player(
        self, match: MatchId, actor: UserId, leaving: UserId, joining: UserId, reason: str
    ) -> None:
        """Put somebody else in a player's seat, with hand, orders and clock as they are."""
        async with self._tables.hold(match) as table:
            _refuse_over(table)
            seat = table.seat_of(leaving)
            if any(record.user == joining for record in table.record.seats):
                raise NotSeated("that user plays in this match already", rule="seat")
            seats = tuple(replace(s, user=joining) if s.seat == seat else s for s in table.record.seats)
            told = {"what": "replaced", "seat": seat, "leaving": leaving, "reason": reason}
            await self._committer.refresh(
                table,
                replace(table.record, seats=seats),
                outbox=(NewOutbox("notice", told), NewOutbox("ledger")),
                admin=self.action(table, actor, "replace", reason),
            )

    async def end(
        self, match: MatchId, actor: UserId, verdict: Verdict, winner: UserId | None, reason: str
    ) -> None:
        """Award the match to a player, or call it off without a winner."""
        async with self._tables.hold(match) as table:
            _refuse_over(table)
            seat = table.seat_of(winner) if winner is not None else table.record.seats[0].seat
            step = table.run.decree(seat, verdict)
            await self._committer.commit(
                table,
                [step],
                admin=self.action(table, actor, f"end {verdict}", reason),
                outbox=(NewOutbox("notice", {"what": "ended", "reason": reason}),),
            )


def _refuse_over(table: Table) -> None:
    if table.record.status == "over":
        raise MatchOver("the match is over", rule="over")
