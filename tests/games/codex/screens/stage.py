"""Random matches step by step, with everything a screen is made from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from sfb_bot.games.codex.rules.rules import Codex, CodexRun
from sfb_bot.games.codex.rules.views import PublicView, SeatView
from sfb_bot.games.codex.screens import CodexScreens
from sfb_bot.kernel import Decision, Dice, Event, Run, Seat, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.game import People
from sfb_bot.screens.ledger import Post
from sfb_bot.screens.panel import Desk
from tests.games.codex.kit.table import shared_content

MATCH = MatchId(4711)
DEADLINE = 1_900_000_000
FIRST_USER = 100_000_000_000_000_001
MODES = ("duel", "teams", "melee3", "melee4", "melee5")
# So many answers of a match are enough where whole matches would take too long.
MOST_STEPS = 500


@cache
def game() -> CodexScreens:
    return CodexScreens(shared_content())


@cache
def rules() -> Codex:
    return Codex(shared_content())


@cache
def texts() -> Texts:
    """The shell's texts, as the screens get them."""
    return Texts("en", strict=True)


def people_of(view: PublicView) -> People:
    seats = range(len(view.players))
    return People(
        tuple(FIRST_USER + seat for seat in seats), tuple(view.side_of(Seat(seat)) for seat in seats)
    )


@dataclass(frozen=True)
class Moment:
    """A match between two answers: `fresh` is what happened since the moment before."""

    run: CodexRun
    fresh: tuple[Event, ...]

    @cached_property
    def public(self) -> PublicView:
        return rules().public_view(self.run.state, self.run.ask)

    def seat_view(self, seat: Seat) -> SeatView:
        return rules().seat_view(self.run.state, self.run.ask, seat)

    @property
    def seats(self) -> Sequence[Seat]:
        return rules().seats(self.run.state)

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


def moments(seed: str, mode: str = "duel", heroes: str = "three", picks: str = "blind") -> Iterator[Moment]:
    """A random match from its first question on. The run goes on: use each moment at once."""
    run: CodexRun = Run(rules(), rules().begin({"mode": mode, "heroes": heroes, "picks": picks}, seed))
    dice = Dice(f"{seed}/answers")
    yield Moment(run, run.opening_events)
    for _ in range(MOST_STEPS):
        if run.ask is None:
            return
        waiting = run.waiting_for
        decision = run.decision_for(waiting[dice.below(len(waiting))])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        yield Moment(run, step.events)


def public_events(events: Sequence[Event]) -> list[Event]:
    return [public for event in events if (public := event.for_public()) is not None]
