"""Random matches step by step, with everything a screen is made from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from sfb_bot.games.rift.rules.rules import RiftRun
from sfb_bot.games.rift.rules.views import PublicView, SeatView
from sfb_bot.games.rift.screens import RiftScreens
from sfb_bot.kernel import Decision, Dice, Event, Run, Seat, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.game import People
from sfb_bot.screens.ledger import Post
from sfb_bot.screens.panel import Desk
from tests.games.rift.kit.table import content, rules

MATCH = MatchId(4711)
PEOPLE = People((100_000_000_000_000_001, 100_000_000_000_000_002), (0, 1))
ANN, BOB = "<@100000000000000001>", "<@100000000000000002>"
DEADLINE = 1_900_000_000
SEATS = (Seat(0), Seat(1))


@cache
def game() -> RiftScreens:
    return RiftScreens(content())


@cache
def texts() -> Texts:
    """The shell's texts, as the screens get them."""
    return Texts("en", strict=True)


@dataclass(frozen=True)
class Moment:
    """A match between two answers: `fresh` is what happened since the moment before."""

    run: RiftRun
    fresh: tuple[Event, ...]

    @property
    def public(self) -> PublicView:
        return rules().public_view(self.run.state, self.run.ask)

    def seat_view(self, seat: Seat) -> SeatView:
        return rules().seat_view(self.run.state, self.run.ask, seat)

    @property
    def decisions(self) -> list[Decision]:
        found = [self.run.decision_for(seat) for seat in self.run.waiting_for]
        return [decision for decision in found if decision is not None]

    @property
    def post(self) -> Post:
        return Post(MATCH, PEOPLE, self.run.waiting_for, DEADLINE)

    @property
    def desk(self) -> Desk:
        return Desk(MATCH, self.run.ask_no, can_undo=True, deadline=DEADLINE)


def moments(seed: str, army: str = "basic") -> Iterator[Moment]:
    """A random match from its first question to its end. The run goes on: use each moment at once."""
    run: RiftRun = Run(rules(), rules().begin({"army": army, "first": None}, seed))
    dice = Dice(f"{seed}/answers")
    yield Moment(run, run.opening_events)
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        yield Moment(run, step.events)


def public_events(events: Sequence[Event]) -> list[Event]:
    return [public for event in events if (public := event.for_public()) is not None]
