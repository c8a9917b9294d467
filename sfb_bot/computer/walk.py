"""A state carried from question to question, without the record-keeping of a match."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from sfb_bot.kernel import Decision, Decree, Flow, Fx, Kind, Option, Rules, Seat, TableState, Word, next_ask

S = TypeVar("S", bound=TableState)

Chosen = tuple[Option, ...]


class Walk(Generic[S]):
    """Plays an imagined state on; it takes the state over, so give it a copy.

    `decisions` are the open questions, none when the match is over; `at_boundary` says that nothing has been
    answered since the state alone could tell what comes next.
    """

    __slots__ = (
        *("_asked", "_flow", "_fx", "_given", "_has_gone", "_is_open", "_rules"),
        *("at_boundary", "decisions"),
    )

    # Any: what a view looks like does not matter here.
    def __init__(self, rules: Rules[S, Any, Any], state: S) -> None:
        self._rules = rules
        self._fx = Fx(state, rules.evolve)
        self._flow: Flow[None] | None = None
        self._asked: tuple[Decision, ...] = ()
        self._is_open = False
        self._given: dict[Seat, Chosen] = {}
        self.decisions: tuple[Decision, ...] = ()
        self.at_boundary = True
        self._has_gone = self._somebody_left()
        self._go_on(None)

    @property
    def state(self) -> S:
        """The state as it is now."""
        return self._fx.state

    @property
    def fx(self) -> Fx[S]:
        """The state with its events; whoever wants to know what happened clears and reads them."""
        return self._fx

    def answer(self, decision: Decision, chosen: Chosen) -> None:
        """Answer one of the open questions; the options are taken to be among those offered."""
        if len(self._asked) == 1:
            self._go_on((chosen,))
            return
        if self._is_open:
            self._go_on(tuple([chosen if each.seat == decision.seat else () for each in self._asked]))
            return
        self._given[decision.seat] = chosen
        self.decisions = tuple([each for each in self.decisions if each.seat != decision.seat])
        self.at_boundary = False
        if not self.decisions:
            answers = tuple([self._given[each.seat] for each in self._asked])
            self._given = {}
            self._go_on(answers)

    def say(self, kind: Kind, seat: Seat, word: str) -> None:
        """Say a word, or let a decree fall; both may end the match or make somebody leave it."""
        rules, state = self._rules, self.state
        if kind == "word":
            caused = rules.speak(state, seat, Word(word))
        else:
            caused = rules.decree(state, seat, Decree(word))
        for event in caused:
            self._fx.emit(event)
        if rules.is_over(state):
            self._flow, self.decisions, self._asked = None, (), ()
        self._has_gone = self._somebody_left()
        self._answer_for_the_gone()

    def _somebody_left(self) -> bool:
        return any(self._rules.has_left(self.state, seat) for seat in self._rules.seats(self.state))

    def _answer_for_the_gone(self) -> None:
        """As in a run: who has left is asked nothing any more."""
        for decision in self.decisions:
            if decision not in self.decisions or not self._rules.has_left(self.state, decision.seat):
                continue
            if self._is_open and len(self.decisions) > 1:
                self.decisions = tuple([each for each in self.decisions if each is not decision])
            else:
                self.answer(decision, decision.chosen(decision.default))

    def _go_on(self, answers: tuple[Chosen, ...] | None) -> None:
        flow = self._flow
        while True:
            if flow is None:
                flow = self._rules.next_flow(self._fx)
                if flow is None:
                    self._flow, self.decisions, self._asked = None, (), ()
                    self.at_boundary = True
                    return
                ask = next_ask(flow)
                self.at_boundary = True
            else:
                assert answers is not None
                self.at_boundary = False
                ask = next_ask(flow, answers)
            if ask is None:
                flow = None
                continue
            self._flow = flow
            self.decisions = self._asked = ask.decisions
            self._is_open = ask.is_open
            if self._has_gone:
                self._answer_for_the_gone()
            return
