"""A match as somebody may see it: what every use case answers with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from sfb_bot.computer import Knowledge
from sfb_bot.kernel import Decision, LineAhead, ReplayDiverged, Seat, Step, Word, undoable
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.ports import Store
from sfb_bot.matches.records import MatchId, MatchRecord, Moment, StandingOrder, UserId
from sfb_bot.matches.seat_knowledge import seat_knowledge

# It counts now, or at a hidden moment; or it was carried out before and does not count again.
Outcome = Literal["done", "held", "repeated"]


@dataclass(frozen=True, slots=True)
class Answered:
    """The question somebody has just answered, as they saw it, and what they chose."""

    private: Any
    question: Decision
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """A match as somebody may see it: what everybody sees, and for a player their own view and question.

    `seq` is how many entries are known there; those of an action under way are known to its player alone.
    `known` is what the player knows, where forecasts can be made of it. `outcome` and `answered` tell of what
    this look comes from, where it comes from something that was done. `coming` is what the player may answer
    beforehand, with what they have chosen so far. `is_open`: whoever answers first answers for all who are
    asked. `has_sequel`: it is over, and the next match follows by itself.
    Any: what a view is belongs to the game; the screens of that game know.
    """

    record: MatchRecord
    seq: int
    public: Any
    seat: Seat | None
    private: Any
    question: Decision | None
    held: tuple[str, ...] | None
    waiting_for: tuple[Seat, ...]
    off_turn: tuple[Seat, ...]
    can_undo: int
    words: tuple[Word, ...]
    answer_by: Moment | None
    order: StandingOrder | None
    team_note: str
    known: Knowledge[Any] | None = None
    outcome: Outcome | None = None
    answered: Answered | None = None
    is_preparing: bool = False
    coming: LineAhead | None = None
    is_open: bool = False
    has_sequel: bool = False


def in_time(look: Look, closes_at: Moment | None) -> Look:
    """The look of a match that is decided without its players at some moment: no clock runs beyond it."""
    if look.answer_by is None or closes_at is None:
        return look
    return replace(look, answer_by=min(look.answer_by, closes_at))


class Looks:
    """Looking at matches. Every public method holds the match's lock while it works."""

    def __init__(self, store: Store, cache: MatchCache) -> None:
        self._store = store
        self._cache = cache

    async def look(self, match: MatchId, user: UserId | None = None) -> Look:
        """The match as this user may see it; a stranger (or None) gets the public part."""
        async with self._cache.hold(match) as live:
            return await self._look(live, user)

    async def _look(
        self,
        live: LiveMatch,
        user: UserId | None,
        outcome: Outcome | None = None,
        answered: Answered | None = None,
    ) -> Look:
        seat = next((s.seat for s in live.record.seats if s.user == user), None)
        run, known = live.run, live.known_to(seat)
        return Look(
            record=live.record,
            seq=known.seq,
            public=live.rules.public_view(known.state, known.ask),
            seat=seat,
            private=live.rules.seat_view(known.state, known.ask, seat) if seat is not None else None,
            question=run.decision_for(seat) if seat is not None else None,
            held=live.held[seat].keys if seat is not None and seat in live.held else None,
            waiting_for=run.waiting_for,
            off_turn=tuple(s for s in run.waiting_for if live.is_off_turn(s)),
            can_undo=await self.undoable(live, seat) if seat is not None else 0,
            words=live.rules.words(run.state, seat) if seat is not None else (),
            answer_by=live.answer_by,
            order=live.orders.get(seat) if seat is not None else None,
            team_note=await self._note_for(live, seat),
            known=await self._known(live, seat) if seat is not None else None,
            outcome=outcome,
            answered=answered,
            is_preparing=live.rules.is_preparing(run.state),
            coming=live.coming(seat) if seat is not None else None,
            is_open=run.ask is not None and run.ask.is_open,
            has_sequel=run.is_over and live.rules.sequel(run.state) is not None,
        )

    async def _known(self, live: LiveMatch, seat: Seat) -> Knowledge[Any] | None:
        """What the seat knows, if its question is one that the game looks into on behalf of people."""
        question, mind = live.run.decision_for(seat), self._cache.mind_of(live.record)
        if question is None or mind is None or mind.foresight is None:
            return None
        if live.seat_record(seat).is_computer or not mind.foresight.foresees(question):
            return None
        try:
            return await seat_knowledge(self._store, mind.hidden, live, seat)
        except ReplayDiverged:
            # The action was begun by older rules: it can be finished without.
            return None

    async def _note_for(self, live: LiveMatch, seat: Seat | None) -> str:
        """What the partners have written down; nothing for anybody else, nor where nobody has a partner."""
        if seat is None or not live.partners(seat):
            return ""
        note = await self._store.team_note(live.record.id, live.record.side(seat))
        return note.text if note is not None else ""

    async def undoable(self, live: LiveMatch, seat: Seat) -> int:
        """How many of its last answers the seat may take back on its own."""
        if live.record.status != "live" or live.run.is_over:
            return 0
        return undoable(await self._recent(live), seat, live.partners(seat))

    async def _recent(self, live: LiveMatch) -> list[Step]:
        """The steps of the turn under way; of a match that was over when it was loaded none are known."""
        if live.recent is None and live.record.status != "over":
            live.recent = await self._steps_of_turn(live)
        return live.recent or []

    async def _has_answered(self, live: LiveMatch, user: UserId, ask_no: int, keys: tuple[str, ...]) -> bool:
        """Whether the last thing this user chose was just that: then somebody clicked twice."""
        seat = live.seat_of(user)
        own = [s for s in await self._recent(live) if s.entry.seat == seat and s.entry.kind == "answer"]
        return bool(own) and own[-1].ask_no == ask_no and sorted(own[-1].entry.keys) == sorted(keys)

    async def _has_answered_line(
        self, live: LiveMatch, user: UserId, ask_no: int, line: Sequence[str]
    ) -> bool:
        """Whether the last things this user chose were just those, one after another."""
        seat = live.seat_of(user)
        own = [s for s in await self._recent(live) if s.entry.seat == seat and s.entry.kind == "answer"]
        last = own[-len(line) :]
        return [s.entry.keys for s in last] == [(key,) for key in line] and last[0].ask_no == ask_no

    async def _steps_of_turn(self, live: LiveMatch) -> list[Step]:
        """The steps since the start of the turn: since the last checkpoint kept before the newest of them."""
        record = live.record
        start = await self._store.checkpoint_before(record.id, max(0, record.seq - 1), kept=True)
        if start is None:
            return []
        stored = await self._store.entries(record.id, start.seq)
        try:
            return AnyRun.rebuild(live.rules, start).apply_entries([each.entry for each in stored])
        except ReplayDiverged:
            # Played by older rules: it stands as it is.
            return []
