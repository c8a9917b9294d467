"""Playing: answers, words, undo, standing orders, claims on time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sfb_bot.kernel import (
    Decision,
    Decree,
    Event,
    IllegalAnswer,
    PlayerError,
    ReplayDiverged,
    Seat,
    StaleAnswer,
    Step,
    Word,
)
from sfb_bot.matches.clocks import time_left
from sfb_bot.matches.commit import Committer
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from sfb_bot.matches.match_cache import MatchCache
from sfb_bot.matches.ports import Clock, DuplicateInteraction, Store
from sfb_bot.matches.records import (
    Change,
    HeldAnswer,
    MatchId,
    MatchRecord,
    Moment,
    NewOutbox,
    OrderKind,
    StandingOrder,
    UserId,
)
from sfb_bot.matches.refusals import NotTimeYet
from sfb_bot.matches.undo import Outcome, UndoRights, refuse_over, refuse_paused


@dataclass(frozen=True, slots=True)
class Look:
    """A match as somebody may see it: what everybody sees, and for a player their own view and question.

    `seq` is how many entries are known there; those of an action under way are known to its player alone.
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


class Matches(UndoRights):
    """The use cases of a match under way. Every method holds the match's lock while it works."""

    def __init__(self, store: Store, cache: MatchCache, clock: Clock, committer: Committer) -> None:
        super().__init__(store, cache, committer)
        self._clock = clock

    # --- Looking ---

    async def look(self, match: MatchId, user: UserId | None = None) -> Look:
        """The match as this user may see it; a stranger (or None) gets the public part."""
        async with self._cache.hold(match) as live:
            seat = next((s.seat for s in live.record.seats if s.user == user), None)
            run, known = live.run, live.known_to(seat)
            private = live.rules.seat_view(known.state, known.ask, seat) if seat is not None else None
            undo = await self.undoable(live, seat) if seat is not None else 0
            return Look(
                record=live.record,
                seq=known.seq,
                public=live.rules.public_view(known.state, known.ask),
                seat=seat,
                private=private,
                question=run.decision_for(seat) if seat is not None else None,
                held=live.held[seat].keys if seat is not None and seat in live.held else None,
                waiting_for=run.waiting_for,
                off_turn=tuple(s for s in run.waiting_for if live.is_off_turn(s)),
                can_undo=undo,
                words=live.rules.words(run.state, seat) if seat is not None else (),
                answer_by=await self._answer_by(live),
                order=live.orders.get(seat) if seat is not None else None,
                team_note=await self._note_for(live, seat),
            )

    async def _note_for(self, live: LiveMatch, seat: Seat | None) -> str:
        """What the partners have written down; nothing for anybody else, nor where nobody has a partner."""
        if seat is None or not live.partners(seat):
            return ""
        note = await self._store.team_note(live.record.id, live.record.side(seat))
        return note.text if note is not None else ""

    async def _answer_by(self, live: LiveMatch) -> Moment | None:
        deadlines = await self._store.deadlines_of(live.record.id)
        return next((d.due for d in deadlines if d.kind in ("answer", "turn")), None)

    async def events(
        self, match: MatchId, seat: Seat | None, after: int = 0, up_to: int | None = None
    ) -> list[tuple[int, list[Event]]]:
        """What happened, entry by entry, in the form that a seat (or everybody, for None) may see."""
        record = await self._store.match_record(match)
        if record is None:
            return []
        rules = self._cache.rules_of(record)

        def shown(stored: Any) -> list[Event]:
            decoded = [rules.decode_event(event) for event in stored or ()]
            seen = [e.for_public() if seat is None else e.for_seat(seat) for e in decoded]
            return [event for event in seen if event is not None]

        found: list[tuple[int, list[Event]]] = []
        if after == 0:
            found.append((0, shown(await self._store.opening_events(match))))
        for stored in await self._store.entries(match, after, up_to):
            found.append((stored.seq, shown(stored.events)))
        return found

    async def seen_at(self, match: MatchId, seq: int) -> Any:
        """What everybody could see after the first `seq` entries; None where that cannot be told any more."""
        async with self._cache.hold(match) as live:
            start = await self._store.checkpoint_before(match, seq)
            if start is None or seq > live.record.seq:
                return None
            stored = await self._store.entries(match, start.seq, seq)
            try:
                run = AnyRun.rebuild(live.rules, start, [each.entry for each in stored])
            except ReplayDiverged:
                return None
            return live.rules.public_view(run.state, run.ask)

    # --- Answering ---

    async def answer(
        self, match: MatchId, user: UserId, ask_no: int, keys: Sequence[str], interaction: str
    ) -> Outcome:
        """Give a player's answer to the open question; the same press never counts twice."""
        async with self._cache.hold(match) as live:
            if await self._store.seen_interaction(interaction):
                return "repeated"
            seat = live.seat_of(user)
            refuse_paused(live)
            if self._must_wait(live, seat):
                return await self._hold_answer(live, seat, ask_no, tuple(keys), interaction)
            step = live.run.answer(seat, ask_no, tuple(keys))
            return await self._commit(live, [step], interaction)

    async def _commit(
        self, live: LiveMatch, steps: list[Step], interaction: str, outbox: Sequence[NewOutbox] = ()
    ) -> Outcome:
        try:
            await self._committer.commit(live, steps, interaction=interaction, outbox=outbox)
        except DuplicateInteraction:
            self._cache.forget(live.record.id)
            return "repeated"
        return "done"

    def _must_wait(self, live: LiveMatch, seat: Seat) -> bool:
        release = live.release_at.get(seat)
        return release is not None and self._clock.now() < release and live.run.decision_for(seat) is not None

    async def _hold_answer(
        self, live: LiveMatch, seat: Seat, ask_no: int, keys: tuple[str, ...], interaction: str
    ) -> Outcome:
        """Keep an early answer until the hidden moment; a later press before it replaces the answer."""
        decision = live.run.decision_for(seat)
        assert decision is not None
        if ask_no != live.run.ask_no:
            raise StaleAnswer(f"question {ask_no} is past", rule="stale")
        decision.chosen(keys)
        held = HeldAnswer(live.record.id, seat, ask_no, keys, live.release_at[seat])
        everything = {**live.held, seat: held}
        record = live.record
        change = Change(
            record, record.seq, record.ask_no, held=tuple(everything.values()), interaction=interaction
        )
        try:
            await self._store.apply(change)
        except DuplicateInteraction:
            return "repeated"
        live.held = everything
        return "held"

    async def do(self, match: MatchId, user: UserId, wishes: Sequence[str], interaction: str) -> Outcome:
        """Give several answers of one action at once; refused whole when one of them cannot be given.

        Those after one that makes something known are left to the player, who knows more by then.
        """
        async with self._cache.hold(match) as live:
            if await self._store.seen_interaction(interaction):
                return "repeated"
            seat = live.seat_of(user)
            refuse_paused(live)
            answers, _ = self._way(live, seat, wishes)
            steps = [live.run.answer(seat, live.run.ask_no, keys) for keys in answers]
            return await self._commit(live, steps, interaction)

    async def preview(self, match: MatchId, user: UserId, wishes: Sequence[str]) -> Look | None:
        """What the user would be asked after these wishes; None when that cannot be said beforehand."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            try:
                _, run = self._way(live, seat, wishes)
            except PlayerError:
                return None
            decision = run.decision_for(seat) if run is not None else None
            if run is None or decision is None:
                return None
            private = live.rules.seat_view(run.state, run.ask, seat)
        return replace(await self.look(match, user), private=private, question=decision)

    def _way(
        self, live: LiveMatch, seat: Seat, wishes: Sequence[str]
    ) -> tuple[list[tuple[str, ...]], AnyRun | None]:
        """Answers that fulfil the wishes in order, tried on a copy; defaults are given in between.

        Only from the start of an action: there a copy is a checkpoint away. A wish that makes something
        known is the last one, and then there is no run to look at: trying out must not be a way to peek.
        """
        if not live.run.at_boundary or live.run.decision_for(seat) is None:
            raise StaleAnswer("finish what you are being asked first", rule="stale")
        run = AnyRun.rebuild(live.rules, live.run.checkpoint())
        answers: list[tuple[str, ...]] = []
        left = [wish.casefold() for wish in wishes]
        while left:
            decision = run.decision_for(seat)
            if decision is None or (answers and run.at_boundary):
                raise IllegalAnswer(f"{left[0]!r} is not possible there", rule="do", option=left[0])
            fits = next((o.key for o in decision.options if o.key.casefold() == left[0]), None)
            if fits is None and not answers:
                raise IllegalAnswer(f"{left[0]!r} is not possible now", rule="do", option=left[0])
            keys = decision.default if fits is None else (fits,)
            answers.append(keys)
            step = run.answer(seat, run.ask_no, keys)
            is_known = any(event.reveals for event in step.events)
            if fits is None and is_known:
                raise IllegalAnswer(f"{left[0]!r} is not possible there", rule="do", option=left[0])
            if is_known:
                return answers, None
            if fits is not None:
                left.pop(0)
        return answers, run

    async def say(
        self, match: MatchId, user: UserId, word: Word, interaction: str, *, asks: str = "", tells: str = ""
    ) -> Outcome:
        """Concede, offer, accept or decline a draw, and the like.

        `asks` names the notice that asks those who could say the same word and have not yet; `tells` one
        for everybody, for the middle of an action, when no post of the ledger tells it at once.
        """
        async with self._cache.hold(match) as live:
            if await self._store.seen_interaction(interaction):
                return "repeated"
            seat = live.seat_of(user)
            step = live.run.say(seat, word)
            notice: tuple[NewOutbox, ...] = ()
            name = asks or ("" if step.boundary else tells)
            if name and not live.run.is_over:
                state = live.run.state
                others = [s.seat for s in live.record.seats if s.seat != seat]
                still = [other for other in others if word in live.rules.words(state, other)]
                notice = (NewOutbox("notice", {"what": name, "seat": seat, "to": still}),)
            return await self._commit(live, [step], interaction, notice)

    # --- Orders and time ---

    async def order(self, match: MatchId, user: UserId, kind: OrderKind, subject: str = "") -> None:
        """Set what is to be done with reaction windows, from now on."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            refuse_paused(live)
            turn = live.rules.turn(live.run.state)
            order = StandingOrder(match, seat, kind, subject, turn[1] if turn else 0)
            record = live.record
            orders = {**live.orders, seat: order}
            await self._store.apply(Change(record, record.seq, record.ask_no, orders=tuple(orders.values())))
            live.orders = orders
            if live.is_ordered_away(seat) and not self._must_wait(live, seat):
                await self._committer.commit(live, [live.follow_order(seat)])

    async def claim(self, match: MatchId, user: UserId, interaction: str) -> Outcome:
        """End the match because time and bank of somebody of the other side are used up."""
        async with self._cache.hold(match) as live:
            if await self._store.seen_interaction(interaction):
                return "repeated"
            late = self._late_seat(live, live.seat_of(user))
            return await self._commit(live, [live.run.decree(late, Decree.LOST_ON_TIME)], interaction)

    async def grant(self, match: MatchId, user: UserId, seconds: int, interaction: str) -> Outcome:
        """Give somebody of the other side more time instead of claiming the match."""
        async with self._cache.hold(match) as live:
            if await self._store.seen_interaction(interaction):
                return "repeated"
            late = self._late_seat(live, live.seat_of(user))
            overdrawn = -min(0, time_left(live.record, live.seat_record(late), self._clock.now()))
            seats = tuple(
                replace(s, bank=s.bank + overdrawn + seconds) if s.seat == late else s
                for s in live.record.seats
            )
            notice = NewOutbox("notice", {"what": "time_granted", "seat": late, "seconds": seconds})
            record = replace(live.record, seats=seats)
            await self._committer.refresh(live, record, outbox=(notice,), interaction=interaction)
            return "done"

    def _late_seat(self, live: LiveMatch, claimant: Seat) -> Seat:
        refuse_paused(live)
        now = self._clock.now()
        for seat in live.run.waiting_for:
            is_on_clock = seat in live.opponents(claimant) and not live.is_off_turn(seat)
            if is_on_clock and time_left(live.record, live.seat_record(seat), now) <= 0:
                return seat
        raise NotTimeYet("nobody's time is up", rule="time")

    async def away(self, match: MatchId, user: UserId, until: Moment) -> None:
        """Stop a player's time until a moment; in the past to be back."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            seats = tuple(replace(s, away_until=until) if s.seat == seat else s for s in live.record.seats)
            notice = NewOutbox("notice", {"what": "away", "seat": seat, "until": until})
            await self._committer.refresh(live, replace(live.record, seats=seats), outbox=(notice,))
