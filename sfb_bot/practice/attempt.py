"""Somebody at an exercise: a run of the real rules in which all other seats answer by themselves."""

from __future__ import annotations

from collections.abc import Container, Iterable
from fnmatch import fnmatchcase
from typing import Any, Final, Literal

from sfb_bot.computer import Knowledge, knowledge_since
from sfb_bot.kernel import BugError, Decision, Entry, Event, ReplayDiverged, Run, Step
from sfb_bot.practice.exercises import TOO_LATE, Exercise, Practice, Situation

Verdict = Literal["open", "solved", "wrong"]
# Far more than others are ever asked in a few turns.
MOST_REPLIES: Final = 500


class Attempt:
    """The table of an exercise.

    `verdict` is what the last answer has led to, `mistake` the name of what went wrong. After a wrong answer
    the attempt is of no use any more; `entries` are then still those before it.
    """

    def __init__(self, practice: Practice, exercise: Exercise) -> None:
        """The beginning; TableError where the position does not fit the game any more."""
        self.practice = practice
        self.exercise = exercise
        self.entries: tuple[Entry, ...] = ()
        self.verdict: Verdict = "open"
        self.mistake = ""
        rules = practice.rules
        # Any: state and views belong to the game.
        self.run: Run[Any, Any, Any] = Run(rules, practice.read(exercise.position))
        self._before = rules.copy(self.run.state)
        # The state between the last two actions, and what everybody has answered since.
        self._boundary = self._before
        self._since: list[Entry] = []
        # The numbers of the first and of the latest turn, 0 before any.
        self._first = self._latest = 0
        self._events: list[Event] = list(self.run.opening_events)
        self._replies = iter(exercise.replies)
        self._let_others_answer()
        if self.question is None:
            raise BugError(f"{exercise.id} asks nothing")

    @classmethod
    def resumed(cls, practice: Practice, exercise: Exercise, entries: Iterable[Entry]) -> Attempt:
        """The attempt after these answers; TableError when they do not fit any more."""
        attempt = cls(practice, exercise)
        for number, entry in enumerate(entries):
            question = attempt.question
            if question is None or attempt.verdict == "wrong":
                raise ReplayDiverged(number, "nothing is asked there any more")
            (step,) = attempt.run.apply_entries((entry,))
            attempt._go_on(step, question.prompt)
        return attempt

    @property
    def question(self) -> Decision | None:
        """What is asked now; None when nothing is left to be answered."""
        return None if self.is_over else self.run.decision_for(self.exercise.seat)

    @property
    def view(self) -> Any:
        """The table as the one who practises sees it."""
        return self.practice.rules.seat_view(self.run.state, self.run.ask, self.exercise.seat)

    def answer(self, keys: tuple[str, ...]) -> Verdict:
        """Answer the open question; IllegalAnswer leaves everything as it was."""
        question = self.question
        if question is None:
            raise BugError("nothing is asked")
        step = self.run.accept(question, question.chosen(keys))
        self._go_on(step, question.prompt)
        return self.verdict

    def known(self, hidden: Container[str]) -> Knowledge[Any] | None:
        """What the one who practises knows now; None where nothing is asked.

        `hidden` are the prompts whose answers are the answering seat's secret.
        """
        if self.question is None:
            return None
        return knowledge_since(self.practice.rules, hidden, self._boundary, self._since, self.exercise.seat)

    def _take(self, step: Step) -> None:
        """Keep what an answer of anybody did."""
        self._events.extend(step.events)
        self._since.append(step.entry)
        if step.boundary:
            self._boundary, self._since = self.practice.rules.copy(self.run.state), []

    def _go_on(self, step: Step, prompt: str) -> None:
        entry = step.entry
        self._take(step)
        self._let_others_answer()
        self.verdict, self.mistake = self._judged(entry, prompt)
        if self.verdict != "wrong":
            self.entries = (*self.entries, entry)

    def _let_others_answer(self) -> None:
        """Until the seat is asked again, or the time of the exercise is over."""
        for _ in range(MOST_REPLIES):
            if self.question is not None or self.is_over:
                return
            others = [each for each in self.run.waiting_for if each != self.exercise.seat]
            decision = self.run.decision_for(others[0])
            assert decision is not None
            keys = next(self._replies, decision.default)
            self._take(self.run.accept(decision, decision.chosen(keys)))
        raise BugError(f"{self.exercise.id}: the others are asked without end")

    @property
    def is_over(self) -> bool:
        """The last of its turns has ended."""
        return self.run.is_over or self._turns_ended() >= self.exercise.turns

    def _turns_ended(self) -> int:
        """How many turns have ended so far; what lies between two turns comes after the first of them."""
        turn = self.practice.rules.turn(self.run.state)
        if turn is not None:
            self._latest = turn[1]
            self._first = self._first or turn[1]
        is_between = turn is None and self._first != 0
        return self._latest - self._first + is_between

    def _judged(self, entry: Entry, prompt: str) -> tuple[Verdict, str]:
        question = self.question
        situation = Situation(
            self._before,
            self.run.state,
            self.exercise.seat,
            tuple(self._events),
            entry.keys,
            prompt,
            question.prompt if question is not None else "",
        )
        if self._holds(self.exercise.goal, situation):
            return "solved", ""
        for mistake in self.exercise.mistakes:
            if self._holds(mistake.when, situation):
                return "wrong", mistake.name
        return ("wrong", TOO_LATE) if self.is_over or self._is_spent() else ("open", "")

    def _is_spent(self) -> bool:
        """Nothing is left to do but to end the turn, and with it the exercise."""
        question = self.question
        is_last = self._turns_ended() + 1 == self.exercise.turns
        return is_last and question is not None and self.practice.rules.is_spent(self.run.state, question)

    def _holds(self, condition: str, situation: Situation) -> bool:
        return all(self._is_true(term.strip(), situation) for term in condition.split("&"))

    def _is_true(self, term: str, situation: Situation) -> bool:
        if term.startswith("!"):
            return not self._is_true(term[1:].strip(), situation)
        word, _, rest = term.partition(" ")
        match word:
            case "chose":
                return fnmatchcase(",".join(situation.chosen), rest)
            case "asked":
                return situation.asked == rest
            case "asks":
                return situation.asks == rest
            case _:
                return self.practice.holds(term, situation)
