"""Matches in memory: each behind a lock of its own, rebuilt from the store when it is needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from sfb_bot.kernel import JournalError, PlayerError, ReplayDiverged, Step
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.clocks import Luck, clock_after, open_deadlines
from sfb_bot.matches.gate import Gate
from sfb_bot.matches.live_match import AnyRules, AnyRun, LiveMatch, Told, is_told, told_of
from sfb_bot.matches.notices import ActionRestarted, notice_row
from sfb_bot.matches.ports import Clock, LoadedMatch, Store
from sfb_bot.matches.records import Change, MatchId, MatchRecord, NewOutbox
from sfb_bot.matches.refusals import NoSuchMatch


class MatchCache:
    """All matches somebody looked at lately."""

    def __init__(
        self,
        store: Store,
        rules: Mapping[str, AnyRules],
        clock: Clock,
        luck: Luck,
        alarms: Alarms,
        gate: Gate,
        *,
        keep: int = 256,
    ) -> None:
        self._store = store
        self._rules = rules
        self._clock = clock
        self._luck = luck
        self._alarms = alarms
        self._gate = gate
        self._keep = keep
        self._cache: OrderedDict[MatchId, LiveMatch] = OrderedDict()
        self._locks: dict[MatchId, asyncio.Lock] = {}
        self._waiting: dict[MatchId, int] = {}

    @asynccontextmanager
    async def hold(self, match: MatchId) -> AsyncGenerator[LiveMatch]:
        """The match for one use case alone; thrown out of memory when anything but a refusal goes wrong."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        self._waiting[match] = self._waiting.get(match, 0) + 1
        try:
            async with self._gate.passing(), lock:
                live = await self._live(match)
                try:
                    yield live
                except PlayerError:
                    raise
                except BaseException:
                    self._cache.pop(match, None)
                    raise
        finally:
            self._waiting[match] -= 1
            if not self._waiting[match]:
                del self._waiting[match], self._locks[match]
            self._evict()

    async def record(self, match: MatchId) -> MatchRecord | None:
        """The record of a match as it is known, without its lock; enough to tell who plays it and where."""
        live = self._cache.get(match)
        return live.record if live is not None else await self._store.match_record(match)

    def forget(self, match: MatchId) -> None:
        """Forget the match in memory; the next look reads it from the store."""
        self._cache.pop(match, None)

    def forget_all(self) -> None:
        """Forget all of them: something was changed that concerns every match."""
        self._cache.clear()

    def _evict(self) -> None:
        while len(self._cache) > self._keep:
            oldest = next((match for match in self._cache if match not in self._waiting), None)
            if oldest is None:
                return
            del self._cache[oldest]

    async def _live(self, match: MatchId) -> LiveMatch:
        live = self._cache.get(match)
        if live is None:
            loaded = await self._store.load_match(match)
            if loaded is None:
                raise NoSuchMatch(f"there is no match {match}", rule="match", match=match)
            live = await self._rebuild(loaded)
            self._cache[match] = live
        elif live.record.status == "over" and not live.is_settled:
            # The end of a match may have made somebody nameless who had asked for that.
            record = await self._store.match_record(match)
            assert record is not None, "a match is never deleted"
            live.record = replace(live.record, seats=record.seats)
            live.is_settled = True
        self._cache.move_to_end(match)
        return live

    def rules_of(self, record: MatchRecord) -> AnyRules:
        """The rules a match is played by."""
        rules = self._rules.get(record.game)
        if rules is None:
            raise JournalError(
                f"match {record.id} is a match of {record.game!r}, which this bot does not play"
            )
        return rules

    async def _rebuild(self, loaded: LoadedMatch) -> LiveMatch:
        rules = self.rules_of(loaded.record)
        deadlines = await self._store.deadlines_of(loaded.record.id)
        try:
            run, told, untold = _rebuilt(rules, loaded)
        except ReplayDiverged:
            return await self._start_action_again(rules, loaded)
        run.ask_no = loaded.record.ask_no
        live = LiveMatch(
            loaded.record,
            rules,
            run,
            {held.seat: held for held in loaded.held},
            {order.seat: order for order in loaded.orders},
            tuple(deadlines),
        )
        live.told, live.untold = told, untold
        return live

    async def _start_action_again(self, rules: AnyRules, loaded: LoadedMatch) -> LiveMatch:
        """The rules changed under an action: back to the last checkpoint, and everybody is told."""
        record, now = loaded.record, loaded.record.time(self._clock.now())
        run = AnyRun.rebuild(rules, loaded.checkpoint)
        run.ask_no = record.ask_no + 1
        again = replace(record, seq=run.seq, ask_no=run.ask_no, asked_at=now, told_seq=run.seq)
        live = LiveMatch(again, rules, run, {}, {order.seat: order for order in loaded.orders})
        clock, seats = clock_after(live, now)
        live.record = replace(again, clock=clock, seats=seats)
        deadlines = open_deadlines(live, now, self._luck)
        live.deadlines = deadlines
        await self._store.apply(
            Change(
                live.record,
                record.seq,
                record.ask_no,
                drop_after=run.seq,
                deadlines=deadlines,
                held=(),
                # A new post: all who are asked again have to hear of it, whatever the last one said.
                outbox=(
                    notice_row(ActionRestarted()),
                    NewOutbox("ledger", {"anew": True}),
                ),
            )
        )
        self._alarms.ring()
        return live


def _rebuilt(rules: AnyRules, loaded: LoadedMatch) -> tuple[AnyRun, Told, list[Step]]:
    """The run as it was, how much of it everybody may know, and the steps since."""
    run, record = AnyRun.rebuild(rules, loaded.checkpoint), loaded.record
    told, untold = told_of(run), list[Step]()
    for stored in loaded.entries:
        step = run.apply_entries([stored.entry])[0]
        untold.append(step)
        # Earlier versions have not stored how much was told.
        is_known = run.seq <= record.shown_seq or is_told(step, is_over=run.is_over)
        if is_known if record.told_seq < 0 else run.seq <= record.told_seq:
            told, untold = told_of(run), []
    return run, told, untold
