"""One match as it stands in memory."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sfb_bot.kernel import (
    ASK,
    PASS_TURN,
    PREPARE,
    AnswerAhead,
    Ask,
    Decision,
    Entry,
    LineAhead,
    Rules,
    Run,
    Seat,
    Step,
    clauses_of,
)
from sfb_bot.matches.records import (
    Deadline,
    HeldAnswer,
    MatchRecord,
    Moment,
    NewDeadline,
    SeatRecord,
    StandingOrder,
    UserId,
)
from sfb_bot.matches.refusals import NotSeated

# A random number from 0 to the bound, both included, which nobody can foresee.
Luck = Callable[[int], int]

# Any: the application plays every game alike and never looks into a state or a view.
AnyRules = Rules[Any, Any, Any]
AnyRun = Run[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """How a match stood after `seq` entries, when the channel was last to be told of it."""

    seq: int
    state: Any
    ask: Ask | None


@dataclass(frozen=True, slots=True)
class Since:
    """How a match stood between two actions, and what was said since."""

    start: Told
    entries: list[Entry]


@dataclass(slots=True)
class LiveMatch:
    """One match as it stands: its record, its run, and answers and orders that wait.

    `ahead` are answers to questions that are still to come.

    `recent` are the steps of the turn under way, None while they have not been looked up. `told` is what
    everybody may see: choices in the middle of an own action are nobody else's business. `told_before` is
    what everybody could see the time before that, where it is known; `untold` are the steps since it was
    told. `since` is the action under way, None where it is not known. `turn_seen` is what everybody saw
    after so many entries, kept for the pictures of a turn. `deadlines` are the open ones, `clocked` the seats
    whose time runs, or would if nothing stopped it. `is_settled`: the seats were read again after the end.
    """

    record: MatchRecord
    rules: AnyRules
    run: AnyRun
    held: dict[Seat, HeldAnswer] = field(default_factory=dict[Seat, HeldAnswer])
    orders: dict[Seat, StandingOrder] = field(default_factory=dict[Seat, StandingOrder])
    ahead: dict[Seat, AnswerAhead] = field(default_factory=dict[Seat, AnswerAhead])
    deadlines: tuple[Deadline | NewDeadline, ...] = ()
    turn_players: tuple[Seat, ...] = ()
    clocked: tuple[Seat, ...] = ()
    recent: list[Step] | None = None
    told: Told = field(init=False)
    told_before: Told | None = None
    untold: list[Step] = field(default_factory=list[Step])
    since: Since | None = None
    turn_seen: tuple[int, Any] | None = None
    is_settled: bool = False

    def __post_init__(self) -> None:
        self.note_turn()
        self.told = told_of(self.run)
        self.note_steps(())

    def note_told(self) -> None:
        """From now on everybody may see the match as it stands."""
        self.told_before = self.told
        self.told = told_of(self.run)
        self.untold = []

    def note_steps(self, steps: Sequence[Step], *, is_rewound: bool = False) -> None:
        """Keep what belongs to the action under way."""
        if self.run.at_boundary:
            start = self.told if self.told.seq == self.run.seq else told_of(self.run)
            self.since = Since(start, [])
        elif is_rewound or any(step.boundary for step in steps):
            self.since = None
        elif self.since is not None:
            self.since.entries.extend(step.entry for step in steps)

    def known_to(self, seat: Seat | None) -> Told:
        """The match as a seat (everybody for None) may see it: whoever is choosing sees it as it stands."""
        is_choosing = seat is not None and seat in self.run.waiting_for
        is_current = is_choosing or self.told.seq == self.run.seq
        return Told(self.run.seq, self.run.state, self.run.ask) if is_current else self.told

    def note_turn(self) -> None:
        """Remember whose turn the clock of the record belongs to, and whose time runs."""
        self.turn_players = self.rules.turn_seats(self.run.state)
        self.clocked = tuple(
            seat
            for seat in self.run.waiting_for
            if not self.is_off_turn(seat) and not self.seat_record(seat).is_computer
        )

    def release_at(self, seat: Seat) -> Moment | None:
        """The hidden moment before which an answer of the seat must not take effect."""
        return next((d.due for d in self.deadlines if d.kind == "release" and d.seat == seat), None)

    @property
    def answer_by(self) -> Moment | None:
        """When the first of the open questions has to be answered; that of a sealed answer is past."""
        asked = self.run.waiting_for
        open_ones = (d.due for d in self.deadlines if d.kind in ("answer", "turn") and d.seat in asked)
        return min(open_ones, default=None)

    def drop_deadline(self, gone: Deadline) -> None:
        """A deadline was settled without a change of the match."""
        named = gone.kind, gone.seat, gone.due
        self.deadlines = tuple(d for d in self.deadlines if (d.kind, d.seat, d.due) != named)

    def put_off_deadline(self, later: Deadline, due: Moment) -> None:
        """A deadline was put off without a change of the match."""
        named = later.kind, later.seat, later.due
        self.deadlines = tuple(
            replace(d, due=due) if (d.kind, d.seat, d.due) == named else d for d in self.deadlines
        )

    def seat_of(self, user: UserId) -> Seat:
        """Where a user sits; NotSeated for a stranger."""
        for seat in self.record.seats:
            if seat.user == user:
                return seat.seat
        raise NotSeated("you do not play in this match", rule="seat")

    def seat_record(self, seat: Seat) -> SeatRecord:
        """Who sits there."""
        return next(record for record in self.record.seats if record.seat == seat)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of the other sides."""
        return self.record.opponents(seat)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of the own side."""
        return self.record.partners(seat)

    def is_watched(self, seat: Seat) -> bool:
        """Whether a person plays against it, who could learn something from how its answers are shown."""
        return any(not self.seat_record(other).is_computer for other in self.opponents(seat))

    def hold(self, seat: Seat) -> int:
        """The longest hidden delay of its answers off turn; none where there is nobody to hide them from."""
        return self.record.pace.hold if self.is_watched(seat) else 0

    def is_off_turn(self, seat: Seat) -> bool:
        """Asked in somebody else's turn: such questions have a deadline of their own."""
        at_turn = self.rules.turn_seats(self.run.state)
        return bool(at_turn) and seat not in at_turn

    def asked_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Who shares an open question with a seat, itself included: whoever of the side answers first."""
        ask = self.run.ask
        if ask is None or not ask.is_open:
            return (seat,)
        partners = self.partners(seat)
        return tuple(s for s in self.run.waiting_for if s == seat or s in partners)

    @property
    def goes_on(self) -> bool:
        """Whether somebody off turn has just answered and goes on with the open question."""
        return self.run.ask is not None and all(
            each.follows and self.is_off_turn(each.seat) for each in self.run.ask.decisions
        )

    def delay(self, seat: Seat) -> int:
        """The longest hidden delay before what is ordered for the open question may take effect.

        Off turn it is there for answers, too. In the seat's own turn only for questions that some order could
        pass, whether the seat has given it or not: nobody may see by the time who has. A question that goes
        on with the one before it has none.
        """
        decision = self.run.decision_for(seat)
        if decision is None or decision.follows:
            return 0
        return self.hold(seat) if self.is_off_turn(seat) or self._may_be_passed(decision) else 0

    def _may_be_passed(self, decision: Decision) -> bool:
        """Whether there is an order for a question in a seat's own turn; its own actions no order begins."""
        if self.run.at_boundary or self.rules.turn(self.run.state) is None:
            return False
        return any(
            kind.in_own_turn and not self.rules.is_wanted(self.run.state, decision, kind.name, "")
            for kind in self.rules.orders
        )

    def is_ordered_away(self, seat: Seat) -> bool:
        """Standing orders say not to ask the seat the open question, nor anybody who shares it."""
        is_asked = self.run.decision_for(seat) is not None
        return is_asked and all(self.has_waived(each) for each in self.asked_with(seat))

    def has_waived(self, seat: Seat) -> bool:
        """Standing orders of the seat itself say not to ask it the open question."""
        order, decision = self.orders.get(seat), self.run.decision_for(seat)
        if order is None or decision is None or order.kind == ASK.name:
            return False
        if self.seat_record(seat).is_computer:
            # It was an order of somebody who has left.
            return False
        if order.kind == PREPARE.name:
            return self.rules.is_preparing(self.run.state)
        return self._ordered(order, decision) is not None

    def _ordered(self, order: StandingOrder, decision: Decision) -> tuple[str, ...] | None:
        """What a standing order answers to the open question; None where the seat shall be asked."""
        turn = self.rules.turn(self.run.state)
        is_own = decision.seat in self.rules.turn_seats(self.run.state)
        if turn is None or (is_own and self.run.at_boundary):
            # No order begins an action of the seat's own, or does without it.
            return None
        if order.kind == PASS_TURN.name and turn[1] != order.turn_no:
            return None
        about_own = {kind.name for kind in self.rules.orders if kind.in_own_turn}
        clauses = clauses_of((order.kind, order.subject))
        holding = [each for each in clauses if (each[0] in about_own) == is_own]
        return self.rules.ordered(self.run.state, decision, holding) if holding else None

    def follow_order(self, seat: Seat, luck: Luck) -> Step:
        """Give the answer a standing order stands for, which before a match is any."""
        order, decision = self.orders[seat], self.run.decision_for(seat)
        assert decision is not None
        is_chance = order.kind == PREPARE.name
        keys = _any_keys(decision, luck) if is_chance else self._ordered(order, decision)
        return self.run.answer(seat, self.run.ask_no, keys or decision.default, "standing")

    def coming(self, seat: Seat) -> LineAhead | None:
        """What the seat may answer beforehand, by what it knows, and has; none for computer players."""
        if self.record.status == "over" or self.seat_record(seat).is_computer:
            return None
        state, asked, ahead = self.known_to(seat).state, self.run.decision_for(seat), self.ahead.get(seat)
        question = self.rules.coming(state, seat, ())
        if question is None or (asked is not None and asked.prompt == question.prompt):
            # Once it has come, it is answered as any other.
            return None
        if ahead is not None and ahead.is_begun:
            # It has come, and others have still to answer theirs.
            return None
        prompt, chosen = question.prompt, list[tuple[Decision, tuple[str, ...]]]()
        answers = ahead.answers if ahead is not None and ahead.prompt == prompt else ()
        for number, keys in enumerate(answers, 1):
            if question is None or not question.allows(keys):
                break
            chosen.append((question, keys))
            question = self.rules.coming(state, seat, answers[:number])
        is_unfit = question is not None and len(chosen) < len(answers)
        return LineAhead(prompt, tuple(chosen), question, is_unfit)

    def answered_ahead(self, seat: Seat) -> tuple[str, ...] | None:
        """What the seat has chosen beforehand for the open question, if that can still be given."""
        ahead, decision = self.ahead.get(seat), self.run.decision_for(seat)
        if ahead is None or decision is None or self.seat_record(seat).is_computer:
            return None
        return ahead.answers[0] if ahead.fits(decision) else None

    def take_ahead(self, seat: Seat) -> tuple[str, ...]:
        """The next answer the seat has chosen beforehand; the rest of its line stays for what comes next."""
        line = self.ahead[seat]
        self.set_line(seat, line.rest)
        return line.answers[0]

    def give_ahead(self, seat: Seat) -> Step:
        """Give the answer the seat has chosen beforehand."""
        return self.run.answer(seat, self.run.ask_no, self.take_ahead(seat), "standing")

    def drop_asked(self, *seats: Seat) -> None:
        """What was chosen for a question that has come is of no more use."""
        for seat in seats:
            line, decision = self.ahead.get(seat), self.run.decision_for(seat)
            if line is not None and decision is not None and decision.prompt == line.prompt:
                self.set_line(seat, None)

    def drop_broken_off(self) -> None:
        """Nor is the rest of a line of which there is no question any more; sealed answers may lead to it."""
        for seat, line in self.ahead.items():
            decision = self.run.decision_for(seat)
            is_asked = decision is not None and decision.prompt == line.prompt
            if line.is_begun and not is_asked and seat not in self.run.sealed_for:
                self.set_line(seat, None)

    def drop_past(self, held: Collection[Seat] = ()) -> None:
        """Both of all seats; lines go on after answers that are `held` until their moment."""
        self.drop_broken_off()
        going_on = [seat for seat, line in self.ahead.items() if line.is_begun and seat in held]
        self.drop_asked(*(seat for seat in self.run.waiting_for if seat not in going_on))

    def lines_without(self, seat: Seat) -> tuple[AnswerAhead, ...] | None:
        """All lines but the one a seat has begun and now goes on with otherwise; None where it has none."""
        line = self.ahead.get(seat)
        if line is None or not line.is_begun:
            return None
        return tuple(each for each in self.ahead.values() if each.seat != seat)

    def set_line(self, seat: Seat, line: AnswerAhead | None) -> None:
        """Keep what the seat has chosen beforehand; None for nothing."""
        # A new dictionary: whoever compares kept the old one.
        others = {s: each for s, each in self.ahead.items() if s != seat}
        self.ahead = others if line is None else {**others, seat: line}


def _any_keys(decision: Decision, luck: Luck) -> tuple[str, ...]:
    """A random legal answer of as many options as are usual."""
    left = [option.key for option in decision.options]
    return tuple(left.pop(luck(len(left) - 1)) for _ in range(decision.usual_count))


def told_of(run: AnyRun) -> Told:
    """What is told of a run as it stands."""
    return Told(run.seq, run.rules.copy(run.state), run.ask)


def is_told(step: Step, *, is_over: bool) -> bool:
    """Whether the channel is to be told after this step: an action is finished, or somebody else decides.

    A word out of turn tells nothing of what another player is about to do.
    """
    is_passed_on = step.entry.kind != "word" and any(seat != step.entry.seat for seat in step.asked)
    return is_over or step.boundary or is_passed_on
