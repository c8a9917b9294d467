"""Playing: answers, words, undo, standing orders, claims on time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sfb_bot.kernel import (
    PREPARE,
    SHARED_ORDERS,
    Clause,
    Decree,
    Event,
    IllegalAnswer,
    MatchOver,
    NotYourQuestion,
    PlayerError,
    Seat,
    StaleAnswer,
    Step,
    Word,
    joined,
)
from sfb_bot.matches.ahead import AnswersAhead
from sfb_bot.matches.clocks import time_left, time_left_to
from sfb_bot.matches.live_match import AnyRun, LiveMatch
from sfb_bot.matches.looks import Answered, Look, Outcome
from sfb_bot.matches.notices import (
    TakenOver,
    TakeOverAgreed,
    TimeGranted,
    WentAway,
    meaning_of,
    notice_row,
)
from sfb_bot.matches.ports import DuplicateInteraction
from sfb_bot.matches.records import (
    Change,
    HeldAnswer,
    MatchId,
    Moment,
    NewOutbox,
    StandingOrder,
    UserId,
)
from sfb_bot.matches.refusals import NotTimeYet
from sfb_bot.matches.reseating import with_computer
from sfb_bot.matches.undo import Requested, refuse_after_partner, refuse_over, refuse_paused

# For somebody who left a match between people.
TAKE_OVER_LEVEL: Final = "normal"

_REQUESTS: Final[Mapping[Word, Requested]] = {Word.CONCEDE: "concession", Word.OFFER_DRAW: "draw"}


class Matches(AnswersAhead):
    """The use cases of a match under way. Every method holds the match's lock while it works."""

    # --- What happened ---

    async def events(
        self, match: MatchId, after: int = 0, up_to: int | None = None
    ) -> list[tuple[int, list[Event]]]:
        """What happened, entry by entry, in the form that everybody may see."""
        record = await self._store.match_record(match)
        if record is None:
            return []
        rules = self._cache.rules_of(record)

        def shown(stored: Any) -> list[Event]:
            seen = [rules.decode_event(event).for_public() for event in stored or ()]
            return [event for event in seen if event is not None]

        found: list[tuple[int, list[Event]]] = []
        if after == 0:
            found.append((0, shown(await self._store.opening_events(match))))
        for stored in await self._store.entries(match, after, up_to):
            found.append((stored.seq, shown(stored.events)))
        return found

    # --- Answering ---

    async def answer(
        self, match: MatchId, user: UserId, ask_no: int, keys: Sequence[str], interaction: str
    ) -> Look:
        """Give a player's answer to the open question; the same press never counts twice.

        Nor does a second click on the same button: it is no mistake of the player's either, and not refused.
        """
        chosen = tuple(keys)
        async with self._cache.hold(match) as live:
            try:
                seat = live.seat_of(user)
                refuse_paused(live)
                refuse_after_partner(live, seat)
                answered = _answered(live, seat, chosen)
                if self._must_wait(live, seat):
                    outcome = await self._hold_answer(live, seat, ask_no, chosen, interaction)
                    return await self._look(live, user, outcome, answered)
                step = live.run.answer(seat, ask_no, chosen)
            except PlayerError as error:
                if (again := await self._repeated(live, user, interaction)) is not None:
                    return again
                is_past = isinstance(error, StaleAnswer | MatchOver)
                if is_past and await self._has_answered(live, user, ask_no, chosen):
                    return await self._look(live, user, "repeated")
                raise
            if await self._commit(live, [step], interaction):
                return await self._look(live, user, "done", answered)
        return await self._after_repeating(match, user)

    async def answer_line(
        self, match: MatchId, user: UserId, ask_no: int, line: Sequence[str], interaction: str
    ) -> Look:
        """Give one answer after another; refused whole when one of them cannot be given.

        Those after one that makes something known are left to the player, who knows more by then.
        """
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_paused(live)
            refuse_after_partner(live, seat)
            if self._must_wait(live, seat) or ask_no != live.run.ask_no:
                if await self._has_answered_line(live, user, ask_no, line):
                    return await self._look(live, user, "repeated")
                raise StaleAnswer(f"question {ask_no} is past", rule="stale")
            steps: list[Step] = []
            try:
                for key in line:
                    if steps and (live.run.at_boundary or any(event.reveals for event in steps[-1].events)):
                        break
                    steps.append(live.run.answer(seat, live.run.ask_no, (key,)))
            except PlayerError:
                if steps:
                    # The match in memory has gone too far.
                    self._cache.forget(match)
                raise
            if await self._commit(live, steps, interaction):
                return await self._look(live, user, "done")
        return await self._after_repeating(match, user)

    async def _commit(
        self, live: LiveMatch, steps: list[Step], interaction: str, outbox: Sequence[NewOutbox] = ()
    ) -> bool:
        """Whether the steps were stored; not if the same press was carried out before.

        Then the match in memory has gone too far and must be looked at anew.
        """
        try:
            await self._committer.commit(live, steps, interaction=interaction, outbox=outbox)
        except DuplicateInteraction:
            self._cache.forget(live.record.id)
            return False
        return True

    async def _after_repeating(self, match: MatchId, user: UserId) -> Look:
        return replace(await self.look(match, user), outcome="repeated")

    def _must_wait(self, live: LiveMatch, seat: Seat) -> bool:
        """Whether an answer comes before its hidden moment; in one's own turn that is for orders alone."""
        return live.is_off_turn(seat) and self._is_early(live, seat)

    def _is_early(self, live: LiveMatch, seat: Seat) -> bool:
        release = live.release_at(seat)
        is_early = release is not None and self._time(live) < release
        return is_early and live.run.decision_for(seat) is not None

    def _time(self, live: LiveMatch) -> Moment:
        return live.record.time(self._clock.now())

    async def _hold_answer(
        self, live: LiveMatch, seat: Seat, ask_no: int, keys: tuple[str, ...], interaction: str
    ) -> Outcome:
        """Keep an early answer until the hidden moment; a later press before it replaces the answer."""
        decision, release = live.run.decision_for(seat), live.release_at(seat)
        assert decision is not None
        assert release is not None
        if ask_no != live.run.ask_no:
            raise StaleAnswer(f"question {ask_no} is past", rule="stale")
        decision.chosen(keys)
        before = live.held.get(seat)
        if before is not None and before.ask_no == ask_no and sorted(before.keys) == sorted(keys):
            return "repeated"
        held = HeldAnswer(live.record.id, seat, ask_no, keys, release)
        everything = {**live.held, seat: held}
        record, waiting = live.record, tuple(everything.values())
        lines = live.lines_without(seat)
        change = Change(record, record.seq, record.ask_no, held=waiting, ahead=lines, interaction=interaction)
        try:
            await self._store.apply(change)
        except DuplicateInteraction:
            return "repeated"
        live.held = everything
        live.drop_asked(seat)
        return "held"

    async def do(self, match: MatchId, user: UserId, wishes: Sequence[str], interaction: str) -> Look:
        """Give several answers of one action at once; refused whole when one of them cannot be given.

        Those after one that makes something known are left to the player, who knows more by then.
        """
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_paused(live)
            refuse_after_partner(live, seat)
            answers, _ = self._way(live, seat, wishes)
            steps = [live.run.answer(seat, live.run.ask_no, keys) for keys in answers]
            if await self._commit(live, steps, interaction):
                return await self._look(live, user, "done")
        return await self._after_repeating(match, user)

    async def way(self, match: MatchId, user: UserId, wishes: Sequence[str]) -> list[tuple[str, ...]]:
        """The answers that fulfil these wishes in order, as `do` would give them; refused like there."""
        async with self._cache.hold(match) as live:
            return self._way(live, live.seat_of(user), wishes)[0]

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
            return replace(await self._look(live, user), private=private, question=decision, known=None)

    def _way(
        self, live: LiveMatch, seat: Seat, wishes: Sequence[str]
    ) -> tuple[list[tuple[str, ...]], AnyRun | None]:
        """Answers that fulfil the wishes in order, tried on a copy; defaults are given in between.

        Only from the start of an action: there a copy is a checkpoint away. A wish that makes something
        known is the last one, and then there is no run to look at: trying out must not be a way to peek.
        """
        if live.run.decision_for(seat) is None:
            raise NotYourQuestion("somebody else is asked now", rule="turn")
        if not live.run.at_boundary:
            raise StaleAnswer("finish what you are being asked first", rule="unfinished")
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
        self, match: MatchId, user: UserId, word: Word, interaction: str, ask_no: int | None = None
    ) -> Look:
        """Concede, offer, accept or decline a draw, and the like; everybody concerned is told.

        `ask_no` is the question that was open when the word was thought of; None where that does not matter.
        """
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_past(live, ask_no)
            meaning = meaning_of(word, live.rules.words(live.run.state, seat))
            asked = _asked_by(live, seat, word) if meaning.asking is not None else ()
            if asked and word in live.rules.words(live.run.state, seat):
                await self._ask(live, seat, _REQUESTS[word], asked)
            step = live.run.say(seat, word)
            notice = meaning.asking or (None if step.boundary else meaning.telling)
            outbox: tuple[NewOutbox, ...] = ()
            if notice is not None and not live.run.is_over:
                state = live.run.state
                others = [s.seat for s in live.record.seats if s.seat != seat]
                still = tuple(other for other in others if word in live.rules.words(state, other))
                outbox = (notice_row(notice(seat, still)),)
            if await self._commit(live, [step], interaction, outbox):
                return await self._look(live, user, "done")
        return await self._after_repeating(match, user)

    async def prepare(self, match: MatchId, user: UserId, ask_no: int, interaction: str) -> Look:
        """Leave to chance whatever the player has still to choose before the first turn."""
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_paused(live)
            refuse_past(live, ask_no)
            if live.run.decision_for(seat) is None or not live.rules.is_preparing(live.run.state):
                raise StaleAnswer("there is nothing to choose before the match", rule="stale")
            await self._set_order(live, StandingOrder(match, seat, PREPARE.name, "", 0))
            if await self._commit(live, [live.follow_order(seat, self._committer.luck)], interaction):
                return await self._look(live, user, "done")
        return await self._after_repeating(match, user)

    # --- Orders and time ---

    async def order(self, match: MatchId, user: UserId, kind: str, subject: str = "") -> Look:
        """Set what is to be done with reaction windows, from now on."""
        return await self.join_orders(match, user, [(kind, subject)])

    async def join_orders(self, match: MatchId, user: UserId, clauses: Sequence[Clause]) -> Look:
        """Set several orders at once: the player is asked when any of them wants it."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            refuse_paused(live)
            _refuse_orders(live, clauses)
            kind, subject = joined(clauses)
            turn = live.rules.turn(live.run.state)
            await self._set_order(live, StandingOrder(match, seat, kind, subject, turn[1] if turn else 0))
            if live.is_ordered_away(seat) and not self._is_early(live, seat):
                await self._committer.commit(live, [live.follow_order(seat, self._committer.luck)])
            return await self._look(live, user, "done")

    async def _set_order(self, live: LiveMatch, order: StandingOrder) -> None:
        record, orders = live.record, {**live.orders, order.seat: order}
        await self._store.apply(Change(record, record.seq, record.ask_no, orders=tuple(orders.values())))
        live.orders = orders
        # A computer player may have let its partner go first.
        self._committer.ring(record)

    async def claim(self, match: MatchId, user: UserId, interaction: str, ask_no: int | None = None) -> Look:
        """End the match because time and bank of somebody of the other side are used up."""
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_past(live, ask_no)
            step = live.run.decree(self._late_seat(live, seat), Decree.LOST_ON_TIME)
            if await self._commit(live, [step], interaction):
                return await self._look(live, user, "done")
        return await self._after_repeating(match, user)

    async def grant(
        self, match: MatchId, user: UserId, seconds: int, interaction: str, ask_no: int | None = None
    ) -> Look:
        """Give somebody of the other side more time instead of claiming the match."""
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_past(live, ask_no)
            late = self._late_seat(live, seat)
            overdrawn = -min(0, time_left(live.record, live.seat_record(late), self._time(live)))
            seats = tuple(
                replace(s, bank=s.bank + overdrawn + seconds) if s.seat == late else s
                for s in live.record.seats
            )
            notice = notice_row(TimeGranted(late, seconds))
            record = replace(live.record, seats=seats)
            await self._committer.refresh(live, record, outbox=(notice,), interaction=interaction)
            return await self._look(live, user, "done")

    async def take_over(
        self, match: MatchId, user: UserId, interaction: str, ask_no: int | None = None
    ) -> Look:
        """Agree to a computer player in the seat of somebody whose time is up.

        It takes the seat when all other people at the table have agreed; until then the outcome is "held".
        """
        async with self._cache.hold(match) as live:
            if (again := await self._repeated(live, user, interaction)) is not None:
                return again
            seat = live.seat_of(user)
            refuse_past(live, ask_no)
            late = self._late_seat(live, seat, of_any_side=True)
            seats = with_computer(self._cache, live, late, TAKE_OVER_LEVEL)
            others = [s.seat for s in live.record.seats if s.seat != late and not s.is_computer and s.user]
            key, asked = f"take_over/{match}", f"{late} {live.record.ask_no}"
            before, _, names = (await self._store.note(key)).partition(":")
            agreed = {seat, *(Seat(int(name)) for name in names.split() if before == asked)}
            missing = tuple(other for other in others if other not in agreed)
            if missing:
                await self._store.save_note(key, f"{asked}:{' '.join(map(str, sorted(agreed)))}")
                await self._committer.tell(live, notice_row(TakeOverAgreed(seat, missing)))
                return await self._look(live, user, "held")
            notice = notice_row(TakenOver(late, live.seat_record(late).user))
            record = replace(live.record, seats=seats)
            rows = (notice, NewOutbox("ledger"))
            await self._committer.refresh(live, record, outbox=rows, interaction=interaction)
            return await self._look(live, user, "done")

    def _late_seat(self, live: LiveMatch, claimant: Seat, *, of_any_side: bool = False) -> Seat:
        refuse_paused(live)
        now = self._time(live)
        for seat in live.run.waiting_for:
            is_other = seat != claimant if of_any_side else seat in live.opponents(claimant)
            is_on_clock = is_other and not live.is_off_turn(seat) and not live.seat_record(seat).is_computer
            if is_on_clock and time_left_to(live, seat, now) <= 0:
                return seat
        raise NotTimeYet("nobody's time is up", rule="time")

    async def away(self, match: MatchId, user: UserId, until: Moment) -> None:
        """Stop a player's time until a moment; in the past to be back."""
        async with self._cache.hold(match) as live:
            seat = live.seat_of(user)
            refuse_over(live)
            seats = tuple(replace(s, away_until=until) if s.seat == seat else s for s in live.record.seats)
            notice = notice_row(WentAway(seat, until))
            await self._committer.refresh(live, replace(live.record, seats=seats), outbox=(notice,))


def _asked_by(live: LiveMatch, seat: Seat, word: Word) -> tuple[Seat, ...]:
    """Whose consent a word asks for: the partners' to a concession, the others' to a draw."""
    others = live.partners(seat) if word is Word.CONCEDE else [s.seat for s in live.record.seats]
    return tuple(s for s in others if s != seat and word in live.rules.words(live.run.state, s))


def _answered(live: LiveMatch, seat: Seat, keys: tuple[str, ...]) -> Answered | None:
    """What is being answered, where several things may be chosen: that is worth repeating to the player."""
    decision = live.run.decision_for(seat)
    if decision is None or decision.pick[1] < 2:
        return None
    return Answered(live.rules.seat_view(live.run.state, live.run.ask, seat), decision, keys)


def _refuse_orders(live: LiveMatch, clauses: Sequence[Clause]) -> None:
    """Refuse what is no order of this game, and orders together that contradict each other."""
    known = {each.name: each for each in (*SHARED_ORDERS, *live.rules.orders)}
    for kind, subject in clauses or (("", ""),):
        if kind not in known or "\n" in subject:
            raise IllegalAnswer(f"{kind!r} is no order in this game", rule="order", option=kind)
    alone = [kind for kind, _ in clauses if not known[kind].joins]
    if alone and len(set(clauses)) > 1:
        raise IllegalAnswer(f"{alone[0]!r} goes with no other order", rule="joined", option=alone[0])


def refuse_past(live: LiveMatch, ask_no: int | None) -> None:
    """StaleAnswer for what was meant for an earlier question."""
    if ask_no is not None and ask_no != live.record.ask_no:
        raise StaleAnswer("the match has gone on since", rule="stale")
