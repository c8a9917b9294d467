"""Matches in memory: each behind a lock of its own, rebuilt from the store when it is needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from sfb_bot.app.ports import Clock, LoadedMatch, Store
from sfb_bot.app.records import (
    Change,
    Deadline,
    HeldAnswer,
    MatchId,
    MatchRecord,
    Moment,
    NewOutbox,
    SeatRecord,
    StandingOrder,
    UserId,
)
from sfb_bot.app.refusals import NoSuchMatch, NotSeated
from sfb_bot.kernel import JournalError, PlayerError, ReplayDiverged, Rules, Run, Seat, Step

# Any: the application plays every game alike and never looks into a state or a view.
AnyRules = Rules[Any, Any, Any]
AnyRun = Run[Any, Any, Any]


@dataclass(slots=True)
class Table:
    """One match as it stands: its record, its run, and answers and orders that wait.

    `recent` are the steps of the turn under way, None while they have not been looked up.
    """

    record: MatchRecord
    rules: AnyRules
    run: AnyRun
    held: dict[Seat, HeldAnswer] = field(default_factory=dict[Seat, HeldAnswer])
    orders: dict[Seat, StandingOrder] = field(default_factory=dict[Seat, StandingOrder])
    release_at: dict[Seat, Moment] = field(default_factory=dict[Seat, Moment])
    turn_player: Seat | None = None
    recent: list[Step] | None = None

    def __post_init__(self) -> None:
        self.note_turn()

    def note_turn(self) -> None:
        """Remember whose turn the clock of the record belongs to."""
        turn = self.rules.turn(self.run.state)
        self.turn_player = turn[0] if turn else None

    def seat_of(self, user: UserId) -> Seat:
        """Where a user sits; NotSeated for a stranger."""
        for seat in self.record.seats:
            if seat.user == user:
                return seat.seat
        raise NotSeated("you do not play in this match", rule="seat")

    def seat_record(self, seat: Seat) -> SeatRecord:
        """Who sits there."""
        return next(record for record in self.record.seats if record.seat == seat)

    def is_off_turn(self, seat: Seat) -> bool:
        """Asked in somebody else's turn: such questions have a deadline of their own."""
        turn = self.rules.turn(self.run.state)
        return turn is not None and turn[0] != seat

    def is_ordered_away(self, seat: Seat) -> bool:
        """A standing order of the seat says not to ask it the open question."""
        order, decision = self.orders.get(seat), self.run.decision_for(seat)
        if order is None or decision is None or order.kind == "ask" or not self.is_off_turn(seat):
            return False
        if order.kind == "pass_turn":
            turn = self.rules.turn(self.run.state)
            if turn is None or turn[1] != order.turn_no:
                return False
        return not self.rules.is_wanted(self.run.state, decision, order.kind, order.subject)

    def follow_order(self, seat: Seat) -> Step:
        """Give the answer a standing order stands for: the default of the question."""
        decision = self.run.decision_for(seat)
        assert decision is not None
        return self.run.answer(seat, self.run.ask_no, decision.default, "standing")


class Tables:
    """All matches somebody looked at lately."""

    def __init__(self, store: Store, rules: Mapping[str, AnyRules], clock: Clock, *, keep: int = 256) -> None:
        self._store = store
        self._rules = rules
        self._clock = clock
        self._keep = keep
        self._tables: OrderedDict[MatchId, Table] = OrderedDict()
        self._locks: dict[MatchId, asyncio.Lock] = {}
        self._waiting: dict[MatchId, int] = {}

    @asynccontextmanager
    async def hold(self, match: MatchId) -> AsyncGenerator[Table]:
        """The match for one use case alone; thrown out of memory when anything but a refusal goes wrong."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        self._waiting[match] = self._waiting.get(match, 0) + 1
        try:
            async with lock:
                table = await self._table(match)
                try:
                    yield table
                except PlayerError:
                    raise
                except BaseException:
                    self._tables.pop(match, None)
                    raise
        finally:
            self._waiting[match] -= 1
            if not self._waiting[match]:
                del self._waiting[match], self._locks[match]
            self._evict()

    def forget(self, match: MatchId) -> None:
        """Read the match anew next time."""
        self._tables.pop(match, None)

    def _evict(self) -> None:
        while len(self._tables) > self._keep:
            oldest = next((match for match in self._tables if match not in self._waiting), None)
            if oldest is None:
                return
            del self._tables[oldest]

    async def _table(self, match: MatchId) -> Table:
        table = self._tables.get(match)
        if table is None:
            loaded = await self._store.load_match(match)
            if loaded is None:
                raise NoSuchMatch(f"there is no match {match}", rule="match", match=match)
            table = await self._rebuild(loaded)
            self._tables[match] = table
        self._tables.move_to_end(match)
        return table

    def rules_of(self, record: MatchRecord) -> AnyRules:
        """The rules a match is played by."""
        rules = self._rules.get(record.game)
        if rules is None:
            raise JournalError(
                f"match {record.id} is a match of {record.game!r}, which this bot does not play"
            )
        return rules

    async def _rebuild(self, loaded: LoadedMatch) -> Table:
        rules = self.rules_of(loaded.record)
        deadlines = await self._store.deadlines_of(loaded.record.id)
        try:
            run = AnyRun.rebuild(rules, loaded.checkpoint, [stored.entry for stored in loaded.entries])
        except ReplayDiverged:
            return await self._start_action_again(rules, loaded)
        run.ask_no = loaded.record.ask_no
        return Table(
            loaded.record,
            rules,
            run,
            {held.seat: held for held in loaded.held},
            {order.seat: order for order in loaded.orders},
            _releases(deadlines),
        )

    async def _start_action_again(self, rules: AnyRules, loaded: LoadedMatch) -> Table:
        """The rules changed under an action: back to the last checkpoint, and everybody is told."""
        record = loaded.record
        run = AnyRun.rebuild(rules, loaded.checkpoint)
        run.ask_no = record.ask_no + 1
        again = replace(record, seq=run.seq, ask_no=run.ask_no, asked_at=self._clock.now())
        notice = NewOutbox("notice", {"what": "action_restarted"})
        await self._store.apply(
            Change(
                again,
                record.seq,
                record.ask_no,
                drop_after=run.seq,
                held=(),
                outbox=(notice, NewOutbox("ledger")),
            )
        )
        orders = {order.seat: order for order in loaded.orders}
        return Table(again, rules, run, {}, orders)


def _releases(deadlines: list[Deadline]) -> dict[Seat, Moment]:
    return {d.seat: d.due for d in deadlines if d.kind == "release" and d.seat is not None}
