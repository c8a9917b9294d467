"""Random matches step by step, with everything a screen is made from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from sfb_bot.games.warseer.rules.rules import WarseerRun
from sfb_bot.games.warseer.rules.views import PublicView, SeatView
from sfb_bot.games.warseer.screens import WarseerScreens
from sfb_bot.games.warseer.screens.names import Names
from sfb_bot.kernel import Decision, Dice, Event, Seat
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.game import People
from sfb_bot.screens.ledger import Post
from sfb_bot.screens.panel import Desk
from tests.games.warseer.kit.random_play import begun, eager_keys
from tests.games.warseer.kit.table import Table, shared_content, shared_rules

MATCH = MatchId(4711)
DEADLINE = 1_900_000_000
FIRST_USER = 100_000_000_000_000_001
# So many answers of a match are enough where whole matches would take too long.
MOST_STEPS = 400


@cache
def game() -> WarseerScreens:
    return WarseerScreens(shared_content())


@cache
def texts(language: str = "en") -> Texts:
    """The shell's texts, as the screens get them."""
    return Texts(language, strict=True)


def names_in(language: str = "en") -> Names:
    return Names(shared_content(), texts(language))


def people_of(view: PublicView) -> People:
    seats = range(len(view.players))
    sides = {seat: number for number, side in enumerate(view.sides) for seat in side}
    return People(tuple(FIRST_USER + seat for seat in seats), tuple(sides[Seat(seat)] for seat in seats))


@dataclass(frozen=True)
class Moment:
    """A match between two answers: `fresh` is what happened since the moment before."""

    run: WarseerRun
    fresh: tuple[Event, ...]

    @cached_property
    def public(self) -> PublicView:
        return shared_rules().public_view(self.run.state, self.run.ask)

    def seat_view(self, seat: Seat) -> SeatView:
        return shared_rules().seat_view(self.run.state, self.run.ask, seat)

    @property
    def seats(self) -> Sequence[Seat]:
        return shared_rules().seats(self.run.state)

    @cached_property
    def people(self) -> People:
        return people_of(self.public)

    @property
    def decisions(self) -> list[Decision]:
        found = [self.run.decision_for(seat) for seat in self.run.waiting_for]
        return [decision for decision in found if decision is not None]

    @property
    def post(self) -> Post:
        return Post(MATCH, self.people, self.run.waiting_for, DEADLINE)

    @property
    def desk(self) -> Desk:
        return Desk(MATCH, self.run.ask_no, can_undo=True, deadline=DEADLINE)


# Any: settings are JSON values.
def moments(seed: str, way: dict[str, Any], most: int = MOST_STEPS) -> Iterator[Moment]:
    """A random match from its first question on. The run goes on: use each moment at once."""
    run = begun(seed, way)
    dice = Dice(f"{seed}/answers")
    yield Moment(run, run.opening_events)
    for _ in range(most):
        if run.ask is None:
            return
        waiting = run.waiting_for
        decision = run.decision_for(waiting[dice.below(len(waiting))])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
        yield Moment(run, step.events)


def public_events(events: Sequence[Event]) -> list[Event]:
    return [public for event in events if (public := event.for_public()) is not None]


# --- A position put together by hand ---


def view_of(table: Table, seat: Seat | None = None) -> SeatView:
    """What the seat that is asked sees, or another one."""
    asked = table.asked_seat if seat is None else seat
    return shared_rules().seat_view(table.run.state, table.run.ask, asked)


def question_of(table: Table) -> Decision:
    assert table.run.ask is not None
    return table.run.ask.decisions[0]


def prompt_of(table: Table, language: str = "en") -> str:
    return game().prompt(view_of(table), question_of(table), texts(language))


def note_of(table: Table, language: str = "en") -> str:
    return game().note(view_of(table), question_of(table), texts(language))


def labels_of(table: Table, language: str = "en") -> dict[str, str]:
    """The labels of the open question by their keys."""
    entries = game().shown_options(view_of(table), question_of(table), texts(language))
    return {entry.key: entry.label for entry in entries if entry.key is not None}


def told(table: Table, events: Sequence[Event], language: str = "en") -> tuple[str, ...]:
    """The log of some events, as everybody reads it."""
    public = shared_rules().public_view(table.run.state, table.run.ask)
    return game().tell(public, public_events(events), people_of(public), texts(language))
