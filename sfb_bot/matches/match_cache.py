"""Matches in memory: each behind a lock of its own, rebuilt from the store when it is needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

from sfb_bot.computer.jobs import AnyMind
from sfb_bot.kernel import PlayerError
from sfb_bot.matches.alarm import Alarms
from sfb_bot.matches.clocks import clock_after, open_deadlines
from sfb_bot.matches.gate import Gate
from sfb_bot.matches.live_match import AnyRules, LiveMatch, Luck
from sfb_bot.matches.notices import ActionRestarted, EditionChanged, MatchReadable, Notice, notice_row
from sfb_bot.matches.ports import Clock, LoadedMatch, Store, StoreBroken
from sfb_bot.matches.quarantine import Quarantine
from sfb_bot.matches.records import ANEW, Change, MatchId, MatchRecord, NewOutbox
from sfb_bot.matches.refusals import NoSuchMatch
from sfb_bot.matches.revival import Revival, revived, rules_for
from sfb_bot.matches.rulebooks import Rulebooks


class MatchCache:
    """All matches somebody looked at lately."""

    def __init__(
        self,
        store: Store,
        rulebooks: Rulebooks,
        clock: Clock,
        luck: Luck,
        alarms: Alarms,
        gate: Gate,
        *,
        keep: int = 256,
    ) -> None:
        self._store = store
        self._rulebooks = rulebooks
        self._clock = clock
        self._quarantine = Quarantine(store, clock)
        self._luck = luck
        self._alarms = alarms
        self._gate = gate
        self._keep = keep
        self._cache: OrderedDict[MatchId, LiveMatch] = OrderedDict()
        self._locks: dict[MatchId, asyncio.Lock] = {}
        self._waiting: dict[MatchId, int] = {}

    @asynccontextmanager
    async def hold(self, match: MatchId) -> AsyncGenerator[LiveMatch]:
        """The match for one use case alone; thrown out of memory when anything but a refusal goes wrong.

        MatchBroken when what is stored of it cannot be read.
        """
        async with self._locked(match):
            live = await self._live(match)
            try:
                yield live
            except PlayerError:
                raise
            except BaseException:
                self._cache.pop(match, None)
                raise

    @asynccontextmanager
    async def hold_unread(self, match: MatchId) -> AsyncGenerator[MatchRecord]:
        """The record of a match that cannot be read, for one use case alone."""
        async with self._locked(match):
            record = await self._store.match_record(match)
            if record is None:
                raise NoSuchMatch(f"there is no match {match}", rule="match", match=match)
            yield record

    @asynccontextmanager
    async def _locked(self, match: MatchId) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(match, asyncio.Lock())
        self._waiting[match] = self._waiting.get(match, 0) + 1
        try:
            async with self._gate.passing(), lock:
                yield
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
            live = await self._load(match)
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
        return rules_for(self._rulebooks, record)[0]

    def mind_of(self, record: MatchRecord) -> AnyMind | None:
        """What computer players know of the game of a match; None where there are none."""
        return self._rulebooks.mind_of(record.game, record.edition)

    def has_mind(self, record: MatchRecord) -> bool:
        """Whether computers can play a match."""
        return self.has_mind_for(record.game, record.edition)

    def has_mind_for(self, game: str, edition: str) -> bool:
        """Whether computers can play a game with the content of an edition."""
        return self._rulebooks.mind_of(game, edition) is not None

    async def _load(self, match: MatchId) -> LiveMatch:
        self._quarantine.refuse(match)
        try:
            loaded = await self._store.load_match(match)
            found = revived(self._rulebooks, loaded) if loaded is not None else None
        except StoreBroken:
            raise
        except Exception as error:
            # Whatever is wrong with it: this match alone stands still.
            refusal = await self._quarantine.take(match, error)
            self._alarms.ring()
            raise refusal from error
        if loaded is None or found is None:
            raise NoSuchMatch(f"there is no match {match}", rule="match", match=match)
        live = self._live_match(loaded, found)
        if loaded.record.status == "over" or not (found.is_restarted or loaded.record.broken):
            live.deadlines = tuple(await self._store.deadlines_of(match))
            return live
        await self._ask_again(loaded, live, found)
        return live

    def _live_match(self, loaded: LoadedMatch, found: Revival) -> LiveMatch:
        record, orders = loaded.record, {order.seat: order for order in loaded.orders}
        found.run.ask_no = record.ask_no
        held = {} if found.is_restarted else {held.seat: held for held in loaded.held}
        ahead = {each.seat: each for each in loaded.ahead}
        live = LiveMatch(record, found.rules, found.run, held, orders, ahead)
        live.told, live.untold = found.told, found.untold
        return live

    async def _ask_again(self, loaded: LoadedMatch, live: LiveMatch, found: Revival) -> None:
        """Go on with a match that stood still, or whose action starts again.

        Everybody who is asked has to hear of it, and gets the whole time again.
        """
        record, run, now = loaded.record, live.run, loaded.record.time(self._clock.now())
        live.record = replace(record, asked_at=now, broken="")
        if found.is_restarted:
            run.ask_no = record.ask_no + 1
            since = run.seq if found.is_moved else record.edition_since
            changed = replace(live.record, seq=run.seq, ask_no=run.ask_no, told_seq=run.seq)
            live.record = replace(changed, edition=found.rules.edition, edition_since=since)
            live.drop_past()
        clock, seats = clock_after(live, now)
        live.record = replace(live.record, clock=clock, seats=seats)
        live.deadlines = deadlines = open_deadlines(live, now, self._luck)
        await self._store.apply(
            Change(
                live.record,
                record.seq,
                record.ask_no,
                drop_after=run.seq if found.is_restarted else None,
                deadlines=deadlines,
                held=() if found.is_restarted else None,
                ahead=tuple(live.ahead.values()) if found.is_restarted else None,
                # A new post, whatever the last one said.
                outbox=(notice_row(_what_happened(found)), NewOutbox("ledger", ANEW)),
            )
        )
        self._alarms.ring(live.record)


def _what_happened(found: Revival) -> Notice:
    if found.is_moved:
        return EditionChanged()
    return ActionRestarted() if found.is_restarted else MatchReadable()
