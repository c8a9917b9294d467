"""What a seat knows when it is asked something: the only thing a computer player is given to think about."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sfb_bot.kernel import Ask, Checkpoint, Decision, Entry, Event, Kind, Rules, Run, Seat, Step

ViewT = TypeVar("ViewT")

# Any: state and views belong to a game; here they are only handed on.
AnyRules = Rules[Any, Any, Any]
AnyRun = Run[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Happening:
    """An answer or a word since the last boundary, as one seat heard of it.

    `keys` is None where the choice is somebody else's secret; `prompt` is empty for a word. `is_sealed`: it
    waits for others who were asked at the same time. `events` are in the form this seat may see.
    """

    kind: Kind
    seat: Seat
    prompt: str
    keys: tuple[str, ...] | None
    is_sealed: bool
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Knowledge(Generic[ViewT]):
    """What a seat may know: how the table looked between two actions, and what it saw happen since.

    `boundary` is the seat's view at the last moment between two actions, `now` its view under the open
    `question`. There is no state in here, so nothing hidden can be looked at.
    """

    seat: Seat
    boundary: ViewT
    since: tuple[Happening, ...]
    now: ViewT
    question: Decision


class Witness:
    """Follows a run on behalf of some seats and keeps what each of them has seen.

    `hidden` are the prompts whose answers nobody but the seat that gave them may know.
    """

    def __init__(self, run: AnyRun, hidden: Container[str], seats: Sequence[Seat]) -> None:
        """Begin at a boundary of the run."""
        self._run = run
        self._hidden = hidden
        self._seats = seats
        self._asked: dict[Seat, str] = {}
        self._boundaries: dict[Seat, Any] = {}
        self._since: dict[Seat, list[Happening]] = {}
        # What was asked at the boundary, as long as nothing has come of any answer.
        self._unchanged: Ask | None = None
        self._look(at_boundary=True)

    def note(self, step: Step) -> None:
        """Take in what one entry did; call it after every answer and word."""
        entry, run = step.entry, self._run
        is_word = not step.ask_no
        prompt = "" if is_word else self._asked[entry.seat]
        for seat in self._seats:
            is_secret = prompt in self._hidden and entry.seat != seat
            forms = (run.rules.told(run.state, event, seat) for event in step.events)
            self._since[seat].append(
                Happening(
                    entry.kind,
                    entry.seat,
                    prompt,
                    None if is_secret else entry.keys,
                    step.is_sealed and not is_word,
                    tuple(form for form in forms if form is not None),
                )
            )
        if step.events:
            self._unchanged = None
        elif not step.boundary and self._run.ask == self._unchanged:
            # Somebody chose something, went back and is asked again: what it was is known to nobody else.
            for since in self._since.values():
                since.clear()
        self._look(at_boundary=step.boundary)

    def knowledge(self, seat: Seat) -> Knowledge[Any]:
        """What a seat that is being asked knows now."""
        run = self._run
        question = run.decision_for(seat)
        assert question is not None, "only a seat that is asked thinks"
        now = run.rules.seat_view(run.state, run.ask, seat)
        return Knowledge(seat, self._boundaries[seat], tuple(self._since[seat]), now, question)

    def _look(self, *, at_boundary: bool) -> None:
        run = self._run
        self._asked = {d.seat: d.prompt for d in run.ask.decisions} if run.ask else {}
        if at_boundary and run.ask is not None:
            self._unchanged = run.ask
            for seat in self._seats:
                self._boundaries[seat] = run.rules.seat_view(run.state, run.ask, seat)
                self._since[seat] = []


def knowledge_since(
    rules: AnyRules, hidden: Container[str], boundary: Any, entries: Iterable[Entry], seat: Seat
) -> Knowledge[Any]:
    """What a seat that is asked knows after these entries; `boundary` is the state before them."""
    run = AnyRun(rules, rules.copy(boundary))
    return _witnessed(run, hidden, entries, seat)


def knowledge_from(
    rules: AnyRules, hidden: Container[str], checkpoint: Checkpoint, entries: Iterable[Entry], seat: Seat
) -> Knowledge[Any]:
    """What a seat knows in a stored match: its checkpoint, then the entries given since."""
    return _witnessed(AnyRun.rebuild(rules, checkpoint), hidden, entries, seat)


def _witnessed(run: AnyRun, hidden: Container[str], entries: Iterable[Entry], seat: Seat) -> Knowledge[Any]:
    witness = Witness(run, hidden, (seat,))
    for entry in entries:
        for step in run.apply_entries((entry,)):
            witness.note(step)
    return witness.knowledge(seat)
