"""Seasons run themselves: games follow games, rounds follow rounds, what is late is decided by rule.

Everything here follows from what is stored, so it may be looked at again at any time: after every result,
when a deadline is due, after a restart. Whatever remains to be done is then done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sfb_bot.leagues.rules.progress import next_round
from sfb_bot.leagues.rules.values import EntrantId, NewRound, NotYet, Pairing, SeasonFinished
from sfb_bot.leagues.seasons.fill_ins import fill_ins
from sfb_bot.leagues.seasons.late_pairings import Verdict, judge
from sfb_bot.leagues.seasons.notices import (
    GameEnded,
    GraceUsed,
    LeastAnswer,
    RoundOpened,
    SeasonEnded,
    SeasonNotice,
    TableChanged,
    Undecided,
    news_rows,
)
from sfb_bot.leagues.seasons.records import (
    EntrantRecord,
    GameRecord,
    NewGame,
    PairingLine,
    PairingRecord,
    RoundRecord,
    SeasonChange,
)
from sfb_bot.leagues.seasons.refusals import SeasonChanged
from sfb_bot.leagues.seasons.round_opening import round_deadlines, step
from sfb_bot.leagues.seasons.season_context import SeasonContext
from sfb_bot.leagues.seasons.season_view import SeasonView
from sfb_bot.leagues.seasons.terms import Terms
from sfb_bot.matches.clocks import stopped
from sfb_bot.matches.notices import Paused, Resumed, notice_row
from sfb_bot.matches.records import NEVER, Moment, NewDeadline, NewOutbox, SeasonId, lane_of
from sfb_bot.matches.refusals import MatchBroken

# Grace is given out in pieces, so that it is not all gone when the other one is to act.
GRACE_PIECE: Final = 24 * 60 * 60
# How long a season whose channel is gone or refuses is left alone before it is looked at again.
PLACE_WAITS: Final = 60 * 60


@dataclass(frozen=True, slots=True)
class NextRound:
    """How a season goes on: what changes, and the pairings whose first game is then to be made.

    The entrants of the change are computer players that fill in from now on.
    """

    change: SeasonChange
    games: tuple[Pairing, ...] = ()


class SeasonRun:
    """Brings seasons up to date."""

    def __init__(self, context: SeasonContext) -> None:
        self._context = context

    async def look_after(self, season: SeasonId) -> None:
        """Do whatever is to be done in a season now."""
        context = self._context
        async with context.lock(season):
            while await self._go_on(await context.view(season)):
                pass

    async def _go_on(self, view: SeasonView) -> bool:
        """One deed, if there is anything to do."""
        status = view.record.status
        if status == "finished":
            return await self._call_off(view)
        if status == "paused":
            return await self._pause_matches(view) or await self._settle(view)
        if status != "running" or view.round is None:
            return False
        return (
            await self._resume_matches(view)
            or await self._settle(view)
            or await self._judge_late(view)
            or await self._turn_page(view)
        )

    # --- Games and results ---

    async def _settle(self, view: SeasonView) -> bool:
        """Note pairings that are decided, and open the next game where one is to be played."""
        now = self._context.clock.now()
        assert view.round is not None
        # Also of earlier rounds: a game of one may be played again.
        lines = view.lines()
        decided = [line for line in lines if line.state.decided and line.record.decided_at is None]
        # While it is paused, organisers may decide what they like, but no game begins.
        is_on = view.record.status == "running"
        waiting = [line for line in lines if is_on and not line.state.decided and line.live is None]
        if not decided and not waiting:
            return False
        results = [_result(line) for line in (*decided, *waiting) if line.counted]
        matches: list[NewGame] = []
        for line in waiting:
            matches.append(self._next_game(view, line))
            # Making a match takes a few milliseconds; others must not wait for a whole round of them.
            await asyncio.sleep(0)
        await self._context.change(
            SeasonChange(
                view.record,
                entrants=tuple(given for line in decided for given in _given_back(line, now)),
                pairings=tuple(replace(line.record, decided_at=now) for line in decided),
                matches=tuple(matches),
                outbox=news_rows(*results, TableChanged()),
            )
        )
        return True

    def _next_game(self, view: SeasonView, line: PairingLine) -> NewGame:
        assert line.away is not None, "a bye is decided"
        first = line.state.next_first
        assert first is not None, "an undecided pairing has a next game"
        openings = self._context.openings(view.record)
        return openings.match(view.record, (line.id, line.next_number), (line.home, line.away), first)

    # --- Time ---

    async def _judge_late(self, view: SeasonView) -> bool:
        now = self._context.clock.now()
        for line in view.open_lines:
            if line.record.due <= now and await self._decide(view, line):
                return True
        return False

    async def _decide(self, view: SeasonView, line: PairingLine) -> bool:
        """Decide a late pairing by rule, or give it more time; False when its result is coming in, or nobody
        can see the match; when it can be seen again, it gets the time back.
        """
        assert view.round is not None
        verdict = await judge(self._context, view.record, line)
        if verdict is None or (verdict.is_unshown and not view.round.is_cut):
            return False
        if verdict.wait or not view.round.is_cut:
            change = self._put_off(view, line, verdict)
            if change is not None:
                await self._context.change(change)
                return True
        match = line.match
        if match is None:
            return False
        try:
            await self._context.end_match(match, verdict.winner, verdict.reason)
        except SeasonChanged:
            # Answered at the last instant: the result is there now.
            return False
        return True

    def _put_off(self, view: SeasonView, line: PairingLine, verdict: Verdict) -> SeasonChange | None:
        """What gives a late pairing more time; None when it is to be decided now.

        Nobody pays while nobody is to blame, nor for the least time for an answer; then grace is used.
        """
        now, pairing = self._context.clock.now(), replace(line.record, grace_of=None, grace_from=None)
        if verdict.wait:
            return _later(view, replace(pairing, due=Moment(now + verdict.wait)))
        if extension := verdict.extension(view.record, line, now):
            until = Moment(now + extension)
            extended = replace(pairing, due=until, extended=pairing.extended + extension)
            return _later(view, extended, LeastAnswer(line.id, until))
        payer = verdict.payer(line)
        if payer is not None:
            piece = min(GRACE_PIECE, payer.grace_left)
            until = Moment(now + piece)
            on_grace = replace(pairing, due=until, grace_of=payer.id, grace_from=now)
            change = _later(view, on_grace, GraceUsed(line.id, until, payer.id))
            return replace(change, entrants=(replace(payer, grace_left=payer.grace_left - piece),))
        if view.record.terms.unfinished == "organiser" and verdict.asked_since is not None:
            waits = replace(pairing, due=NEVER)
            return SeasonChange(view.record, pairings=(waits,), outbox=news_rows(Undecided(line.id)))
        return None

    # --- Rounds ---

    async def next_round(self, view: SeasonView) -> NextRound | NotYet:
        """What closes the newest round and opens the next one, or finishes the season; nothing is made."""
        now = self._context.clock.now()
        closed = () if view.round is None else (replace(view.round, closed_at=now, is_held=False),)
        joining = fill_ins(view, now)
        if joining:
            view = SeasonView(replace(view.loaded, entrants=(*view.entrants, *joining)))
        # A big Swiss round takes a while to pair.
        progress = await asyncio.to_thread(next_round, view.season)
        if isinstance(progress, NotYet):
            return progress
        if isinstance(progress, SeasonFinished):
            finished = replace(view.record, status="finished", finished_at=now)
            posts = news_rows(TableChanged(), SeasonEnded())
            return NextRound(SeasonChange(finished, rounds=closed, outbox=posts, deadlines=(step(now),)))
        coming = self._round(view, progress, closed)
        return replace(coming, change=replace(coming.change, entrants=joining))

    def _round(self, view: SeasonView, new: NewRound, closed: tuple[RoundRecord, ...]) -> NextRound:
        now, terms = self._context.clock.now(), view.record.terms
        ends_at = _end_of_next(terms, closed, now)
        change = SeasonChange(
            replace(view.record, qualified=new.qualified or view.record.qualified),
            rounds=(*closed, RoundRecord(new.number, new.stage, now, ends_at)),
            pairings=tuple(
                PairingRecord(pairing, ends_at, decided_at=now if pairing.away is None else None)
                for pairing in new.pairings
            ),
            deadlines=(*round_deadlines(new.number, ends_at, terms.remind, now), step(now)),
            outbox=news_rows(RoundOpened(new.number), TableChanged()),
        )
        return NextRound(change, tuple(pairing for pairing in new.pairings if pairing.away is not None))

    async def with_first_games(
        self, view: SeasonView, change: SeasonChange, pairings: Sequence[Pairing]
    ) -> SeasonChange:
        """The change with a match for the first game of each of these pairings."""
        openings = self._context.openings(view.record)
        entrants = {one.id: one for one in (*view.entrants, *change.entrants)}
        matches: list[NewGame] = []
        for pairing in pairings:
            assert pairing.away is not None, "a bye has no game"
            assert pairing.first_player is not None, "somebody starts"
            both = (entrants[pairing.home], entrants[pairing.away])
            matches.append(openings.match(view.record, (pairing.id, 1), both, pairing.first_player))
            await asyncio.sleep(0)
        return replace(change, matches=tuple(matches))

    async def _turn_page(self, view: SeasonView) -> bool:
        newest = view.round
        assert newest is not None
        if view.open_lines or newest.closed_at is not None or newest.is_held:
            return False
        is_early = self._context.clock.now() < newest.ends_at and not newest.is_cut
        has_games = any(line.away is not None for line in view.lines(newest.number))
        if is_early and has_games and view.record.terms.cadence == "scheduled":
            return False
        if await self._has_no_place(view):
            await self._context.look_again(view.record.id, Moment(self._context.clock.now() + PLACE_WAITS))
            return False
        coming = await self.next_round(view)
        if isinstance(coming, NotYet):
            return False
        change = await self.with_first_games(view, coming.change, coming.games)
        await self._context.change(change)
        return True

    async def _has_no_place(self, view: SeasonView) -> bool:
        """Whether nothing can be shown where the season is played: then no round opens, for nobody to see."""
        lane = lane_of(season=view.record.id)
        troubles = await self._context.store.troubles()
        return any(trouble.lane == lane and trouble.kind != "broken" for trouble in troubles)

    # --- Matches of a season that stands still ---

    async def _call_off(self, view: SeasonView) -> bool:
        for line in view.lines():
            if line.match is not None:
                try:
                    await self._context.end_match(line.match, None, "void")
                except SeasonChanged:
                    continue
                return True
        return False

    async def _pause_matches(self, view: SeasonView) -> bool:
        for game in _live_games(view):
            try:
                if not game.paused and await self._pause(view, game):
                    return True
            except MatchBroken:
                # It stands still as it is.
                continue
        return False

    async def _pause(self, view: SeasonView, game: GameRecord) -> bool:
        assert game.match is not None
        reason = view.record.paused_for
        async with self._context.cache.hold(game.match) as live:
            if live.run.is_over or live.record.status != "live":
                return False
            clock = stopped(live.record.clock, live.record.time(self._context.clock.now()))
            await self._context.committer.refresh(
                live,
                replace(live.record, status="paused", paused_for=reason, clock=clock),
                outbox=(notice_row(Paused(reason)),),
                write=self._context.writing(SeasonChange(view.record, games=(replace(game, paused=True),))),
            )
        return True

    async def _resume_matches(self, view: SeasonView) -> bool:
        for game in _live_games(view):
            if game.paused:
                await self._resume(view, game)
                return True
        return False

    async def _resume(self, view: SeasonView, game: GameRecord) -> None:
        assert game.match is not None
        change = SeasonChange(view.record, games=(replace(game, paused=False),))
        try:
            async with self._context.cache.hold(game.match) as live:
                if live.run.is_over or live.record.status != "paused":
                    await self._context.change(change)
                    return
                now = self._context.clock.now()
                await self._context.committer.refresh(
                    live,
                    # Whoever was asked something before the pause gets the whole time for it again.
                    replace(live.record, status="live", paused_for="", asked_at=now),
                    outbox=(notice_row(Resumed()), NewOutbox("ledger")),
                    write=self._context.writing(change),
                )
        except MatchBroken:
            await self._context.change(change)


def _end_of_next(terms: Terms, closed: Sequence[RoundRecord], now: Moment) -> Moment:
    """When the next round ends. One on schedule ends when it would if the round before had not taken longer.

    So grace does not move a whole season; but half a round is left in any case.
    """
    if terms.cadence != "scheduled" or not closed:
        return Moment(now + terms.round_length)
    return Moment(max(closed[-1].ends_at + terms.round_length, now + terms.round_length // 2))


def _later(view: SeasonView, pairing: PairingRecord, *told: SeasonNotice) -> SeasonChange:
    """A pairing goes on, and is looked at again when its new time is up."""
    deadline = NewDeadline("season", pairing.due, note="grace")
    return SeasonChange(view.record, pairings=(pairing,), deadlines=(deadline,), outbox=news_rows(*told))


def _live_games(view: SeasonView) -> Sequence[GameRecord]:
    return [line.live for line in view.lines() if line.live is not None and line.match is not None]


def _result(line: PairingLine) -> GameEnded:
    """The newest result of a pairing, which may have decided it."""
    newest = max(game.number for game in line.counted)
    return GameEnded(line.id, newest, line.state.decided)


def _given_back(line: PairingLine, now: Moment) -> list[EntrantRecord]:
    """Grace that was not needed after all."""
    payer: EntrantId | None = line.record.grace_of
    unused = line.record.due - now
    people = [one for one in (line.home, line.away) if one is not None and one.id == payer]
    return [replace(one, grace_left=one.grace_left + unused) for one in people if unused > 0]
