"""Random matches step by step, with everything a screen is made from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from sfb_bot.games.brawl.cards.card_files import load_content
from sfb_bot.games.brawl.rules.content import Content
from sfb_bot.games.brawl.rules.rules import Brawl, BrawlRun
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.games.brawl.screens import BrawlScreens
from sfb_bot.kernel import Decision, Dice, Event, Run, Seat, random_keys
from sfb_bot.locale import Texts
from sfb_bot.matches.records import MatchId
from sfb_bot.screens.game import People
from sfb_bot.screens.ledger import Post
from sfb_bot.screens.panel import Desk

MATCH = MatchId(4711)
PEOPLE = People((100_000_000_000_000_001, 100_000_000_000_000_002), (0, 1))
FOUR = People(tuple(100_000_000_000_000_001 + seat for seat in range(4)), (0, 1, 0, 1))
DEADLINE = 1_900_000_000


@cache
def content() -> Content:
    return load_content()


@cache
def rules() -> Brawl:
    return Brawl(content())


@cache
def game() -> BrawlScreens:
    return BrawlScreens(content())


@cache
def texts() -> Texts:
    """The shell's texts, as the screens get them."""
    return Texts("en", strict=True)


@cache
def own_texts() -> Texts:
    """The same with Brawl's own."""
    return game().own_texts(texts())


@dataclass(frozen=True)
class Moment:
    """A match between two answers: `fresh` is what happened since the moment before."""

    run: BrawlRun
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
    def people(self) -> People:
        return FOUR if self.is_for_teams else PEOPLE

    @property
    def is_for_teams(self) -> bool:
        return self.run.state.setup.mode == "teams"

    @property
    def post(self) -> Post:
        return Post(MATCH, self.people, self.run.waiting_for, DEADLINE)

    @property
    def desk(self) -> Desk:
        note = "*Hold* the bridge. " * 60 if self.is_for_teams else ""
        return Desk(
            MATCH,
            self.run.ask_no,
            can_undo=True,
            deadline=DEADLINE,
            has_partner=self.is_for_teams,
            team_note=note,
        )


def moments(
    seed: str, draft: str = "free", roster: Sequence[str] = (), mode: str = "duel", goal: int = 5
) -> Iterator[Moment]:
    """A random match from its first question to its end. The run goes on: use each moment at once."""
    champions = sorted(roster or content().champions)
    setup = {"roster": champions, "draft": draft, "first": None, "goal": goal, "mode": mode}
    run: BrawlRun = Run(rules(), rules().begin(setup, seed))
    dice = Dice(f"{seed}/answers")
    yield Moment(run, run.opening_events)
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        yield Moment(run, step.events)


def public_events(events: tuple[Event, ...] | list[Event]) -> list[Event]:
    return [public for event in events if (public := event.for_public()) is not None]
