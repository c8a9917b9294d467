"""A match being played: one state, the open question, and the flow that waits for its answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from sfb_bot.kernel.decisions import LETTERS, Answers, Ask, Decision, Flow, Option, Seat, fingerprint
from sfb_bot.kernel.entries import Checkpoint, Entry, Kind
from sfb_bot.kernel.errors import (
    BugError,
    IllegalAnswer,
    JournalError,
    MatchOver,
    NotYourQuestion,
    PlayerError,
    ReplayDiverged,
    StaleAnswer,
    TableError,
    VersionConflict,
)
from sfb_bot.kernel.events import Event
from sfb_bot.kernel.flows import next_ask
from sfb_bot.kernel.rules import Fx, Rules, TableState
from sfb_bot.kernel.values import value
from sfb_bot.kernel.words import Decree, Word

S = TypeVar("S", bound=TableState)
PublicT = TypeVar("PublicT")
PrivateT = TypeVar("PrivateT")

# Each seat by itself.
_ALONE: Final = tuple((Seat(number),) for number in range(len(LETTERS)))


@value
class Step:
    """What one entry did: its events, and whether the match now stands between two actions.

    `is_sealed`: an answer that is in, while others have still to answer the same question. `ask_no` is the
    number of the question it answered, 0 for a word.
    """

    entry: Entry
    events: tuple[Event, ...]
    boundary: bool
    asked: tuple[Seat, ...]
    is_sealed: bool = False
    ask_no: int = 0


class Run(Generic[S, PublicT, PrivateT]):
    """Drives a game from question to question.

    Every refusal (PlayerError) leaves the run untouched. Any other exception leaves it in an unknown
    condition: throw it away and rebuild it from what is stored.
    """

    __slots__ = ("_asked", "_first", "_flow", "_fx", "_has_gone", "_sealed", "ask", "ask_no", "rules", "seq")

    def __init__(
        self, rules: Rules[S, PublicT, PrivateT], state: S, *, seq: int = 0, ask_no: int = 0
    ) -> None:
        """Take over `state` (not copied) at a boundary and go on to the first question."""
        self.rules = rules
        self.seq = seq
        # What is still to be answered; a sealed answer takes its question out, so that views show who
        # has yet to answer and nobody is asked twice. `_asked` keeps the whole until all are in.
        self.ask: Ask | None = None
        self._asked: tuple[Decision, ...] = ()
        self.ask_no = ask_no
        self._fx = Fx(state, rules.evolve)
        self._flow: Flow[None] | None = None
        self._sealed: dict[Seat, tuple[Option, ...]] = {}
        self._first = True
        self._has_gone = self._somebody_left()
        self._next_question(None)

    @property
    def state(self) -> S:
        """The state; read it, never change it."""
        return self._fx.state

    @property
    def is_over(self) -> bool:
        """No question is open and none will come."""
        return self.ask is None

    @property
    def at_boundary(self) -> bool:
        """The state alone says what comes next, so it may be stored as a checkpoint."""
        return (self._first and not self._sealed) or self.ask is None

    @property
    def opening_events(self) -> tuple[Event, ...]:
        """What happened when the run was set up, before its first question."""
        return tuple(self._fx.events)

    def decision_for(self, seat: Seat) -> Decision | None:
        """The question this seat has still to answer."""
        if self.ask is not None:
            for decision in self.ask.decisions:
                if decision.seat == seat:
                    return decision
        return None

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that have still to answer."""
        if self.ask is None:
            return ()
        decisions = self.ask.decisions
        # Nearly always one seat is asked, and every step tells who.
        return _ALONE[decisions[0].seat] if len(decisions) == 1 else tuple([each.seat for each in decisions])

    @property
    def sealed_for(self) -> tuple[Seat, ...]:
        """The seats whose answers to the open question are in, while others have still to give theirs."""
        return tuple(self._sealed)

    def answer(self, seat: Seat, ask_no: int, keys: tuple[str, ...], kind: Kind = "answer") -> Step:
        """Give a seat's answer to the open question and go on to the next one."""
        if self.ask is None:
            raise MatchOver("the match is over", rule="over")
        if ask_no != self.ask_no:
            raise StaleAnswer(f"question {ask_no} is past; the open one is {self.ask_no}", rule="stale")
        decision = self.decision_for(seat)
        if decision is None:
            if seat in self._sealed:
                raise StaleAnswer("you have answered this question already", rule="stale")
            raise NotYourQuestion("this question is for another player", rule="turn")
        return self.accept(decision, decision.chosen(keys), kind)

    def accept(self, decision: Decision, chosen: tuple[Option, ...], kind: Kind = "answer") -> Step:
        """Answer an open question with options of its own; nothing is left to be checked."""
        # Nearly always one option is chosen.
        keys = (chosen[0].key,) if len(chosen) == 1 else tuple([option.key for option in chosen])
        entry = Entry.answering(decision, keys, kind)
        answered = self.ask_no
        self.try_out(decision, chosen)
        events = tuple(self._fx.events)
        return Step(entry, events, self.at_boundary, self.waiting_for, bool(self._sealed), answered)

    def try_out(self, decision: Decision, chosen: tuple[Option, ...]) -> None:
        """As `accept`, without a record: for whoever looks ahead and throws the run away afterwards."""
        self._fx.events.clear()
        if len(self._asked) == 1:
            self._next_question((chosen,))
        else:
            self._take(decision, chosen)
        self.seq += 1

    def time_out(self, seat: Seat, ask_no: int) -> Step:
        """Give the default answer of the open question."""
        decision = self.decision_for(seat)
        if decision is None or ask_no != self.ask_no:
            raise StaleAnswer("that question is no longer open", rule="stale")
        return self.answer(seat, ask_no, decision.default, "timeout")

    def say(self, seat: Seat, word: Word) -> Step:
        """Say one of the words a seat may say at any time."""
        if self.ask is None:
            raise MatchOver("the match is over", rule="over")
        if word not in self.rules.words(self.state, seat):
            raise IllegalAnswer(f"{word!r} cannot be said now", rule="word", option=word)
        return self._spoken("word", seat, word, self.rules.speak(self.state, seat, word))

    def decree(self, seat: Seat, decree: Decree) -> Step:
        """Decide something about a seat that only the table's authority may decide."""
        if self.ask is None:
            raise MatchOver("the match is over", rule="over")
        if decree not in self.rules.decrees or seat not in self.rules.seats(self.state):
            raise IllegalAnswer(f"{decree!r} cannot be decreed", rule="decree", option=decree)
        return self._spoken("organiser", seat, decree, self.rules.decree(self.state, seat, decree))

    def _spoken(self, kind: Kind, seat: Seat, word: str, caused: tuple[Event, ...]) -> Step:
        events = self._fx.events
        events.clear()
        for event in caused:
            self._fx.emit(event)
        if self.rules.is_over(self.state):
            self._flow = None
            self.ask = None
            self._sealed.clear()
        else:
            self._has_gone = self._somebody_left()
            self._answer_for_the_gone()
        self.seq += 1
        return Step(Entry(kind, seat, (str(word),)), tuple(events), self.at_boundary, self.waiting_for)

    def _somebody_left(self) -> bool:
        return any(self.rules.has_left(self.state, seat) for seat in self.rules.seats(self.state))

    def _answer_for_the_gone(self) -> None:
        """Give the default to whatever a seat is being asked that has dropped out.

        Of an open question it just takes no part any more, as long as somebody is left to answer it.
        """
        for seat in self.waiting_for:
            # Looked up again each time: one answer may lead to the next question, or to the end.
            decision = self.decision_for(seat)
            if decision is None or not self.rules.has_left(self.state, seat):
                continue
            ask = self.ask
            if ask is not None and ask.is_open and len(ask.decisions) > 1:
                self.ask = Ask(tuple([each for each in ask.decisions if each.seat != seat]), is_open=True)
            else:
                self._take(decision, decision.chosen(decision.default))

    def _take(self, decision: Decision, chosen: tuple[Option, ...]) -> None:
        """Let an answer in: seal it while others have still to answer, else go on to the next question."""
        ask = self.ask
        assert ask is not None
        if len(self._asked) == 1:
            self._next_question((chosen,))
        elif ask.is_open:
            self._next_question(tuple([chosen if each.seat == decision.seat else () for each in self._asked]))
        elif len(ask.decisions) > 1:
            self._sealed[decision.seat] = chosen
            self.ask = Ask(tuple(each for each in ask.decisions if each.seat != decision.seat))
        else:
            self._sealed[decision.seat] = chosen
            answers = tuple(self._sealed[each.seat] for each in self._asked)
            self._sealed.clear()
            self._next_question(answers)

    def _next_question(self, answers: Answers | None) -> None:
        """Let the waiting flow go on with its answers; once it has ended, begin flows until one asks."""
        flow, fx = self._flow, self._fx
        self._first = answers is None
        ask: Ask | None = None
        if flow is not None and answers is not None:
            ask = next_ask(flow, answers)
        while ask is None:
            flow = self.rules.next_flow(fx)
            if flow is None:
                self._flow = None
                self.ask = None
                return
            self._first = True
            emitted = len(fx.events)
            ask = next_ask(flow)
            if ask is not None and len(fx.events) != emitted:
                raise BugError("a flow changed the state before its first question")
        self._flow = flow
        self.ask = ask
        self._asked = ask.decisions
        self.ask_no += 1
        if self._has_gone:
            # A flow that was under way when somebody left may still turn to them.
            self._answer_for_the_gone()

    def apply_entries(self, entries: Iterable[Entry]) -> list[Step]:
        """Give stored entries again; ReplayDiverged at the first that no longer fits, with it not applied."""
        return [self._reapply(index, entry) for index, entry in enumerate(entries)]

    def _reapply(self, index: int, entry: Entry) -> Step:
        try:
            if entry.kind == "word" or (entry.kind == "organiser" and not entry.question):
                if len(entry.keys) != 1:
                    raise ReplayDiverged(index, f"{len(entry.keys)} words where one belongs")
                if entry.kind == "word":
                    return self.say(entry.seat, _known(Word, index, entry.keys[0]))
                return self.decree(entry.seat, _known(Decree, index, entry.keys[0]))
            decision = self.decision_for(entry.seat)
            if decision is None:
                raise ReplayDiverged(index, f"seat {entry.seat} is not asked anything there")
            if fingerprint(decision) != entry.question:
                raise ReplayDiverged(index, f"the question {decision.prompt!r} is another one now")
            return self.accept(decision, decision.chosen(entry.keys), entry.kind)
        except PlayerError as error:
            raise ReplayDiverged(index, str(error)) from error

    def checkpoint(self) -> Checkpoint:
        """The stored form of this boundary; only between actions."""
        if not self.at_boundary:
            raise BugError("a checkpoint was asked for in the middle of an action")
        # The open question of a boundary is asked again after a rebuild, hence its number less one.
        ask_no = self.ask_no - (self.ask is not None)
        return Checkpoint(
            self.rules.name, self.rules.version, self.seq, ask_no, self.rules.encode_state(self.state)
        )

    @classmethod
    def rebuild(
        cls, rules: Rules[S, PublicT, PrivateT], checkpoint: Checkpoint, entries: Iterable[Entry] = ()
    ) -> Run[S, PublicT, PrivateT]:
        """The run as it was: the checkpoint, then the entries given since."""
        if checkpoint.rules != rules.name:
            raise JournalError(f"a checkpoint of {checkpoint.rules!r}, not of {rules.name!r}")
        if checkpoint.version > rules.version:
            raise VersionConflict(
                f"stored by version {checkpoint.version} of the rules; this program has {rules.version}"
            )
        try:
            state = rules.decode_state(checkpoint.state)
        except TableError:
            raise
        except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
            raise JournalError(f"the checkpoint cannot be read: {error!r}") from error
        run = cls(rules, state, seq=checkpoint.seq, ask_no=checkpoint.ask_no)
        run.apply_entries(entries)
        return run


SpokenT = TypeVar("SpokenT", Word, Decree)


def _known(kind: type[SpokenT], index: int, stored: str) -> SpokenT:
    """The stored word, if there still is one of that name."""
    try:
        return kind(stored)
    except ValueError as error:
        raise ReplayDiverged(index, f"nobody can say {stored!r} any more") from error
