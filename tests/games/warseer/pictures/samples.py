"""Positions to draw: random matches of every mode, with what each step was and who is asked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sfb_bot.games.warseer.rules.model import State
from sfb_bot.games.warseer.rules.views import PublicView, SeatView
from sfb_bot.kernel import Ask, Decision, Dice, Event, Seat
from tests.games.warseer.kit.random_play import all_arms, begun, eager_keys
from tests.games.warseer.kit.table import shared_rules

MOST_ANSWERS = 20_000
# As long as Discord allows names to be.
NAMES = (
    "Josephine the Unreasonably Named",
    "Сокрушительнейшая Александровна",
    "Bob",
    "Maximiliane von Hohenzollern",
)
MATCHES: tuple[dict[str, Any], ...] = (
    {"mode": "duel", "terrain": "unique"},
    {"mode": "duel", "length": "full", "map": "two_bridges"},
    {"mode": "alliance", "terrain": "unique", "map": "long_wall"},
    {"mode": "melee3", "terrain": "unique"},
    {"mode": "melee4", "map": "four_gates"},
    {"mode": "skirmish2"},
    {"mode": "skirmish4", "minions": "bought"},
    {"mode": "duel", "scenario": "", "arms": all_arms()},
    {"mode": "champion"},
)
_USUAL = {"main", "act", "skirmish"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of a match: what everybody sees, what those see who are asked, and what led there."""

    public: PublicView
    before: PublicView
    seats: tuple[SeatView, ...]
    events: tuple[Event, ...]
    ask: Ask | None
    state: State

    @property
    def asked(self) -> tuple[SeatView, Decision]:
        """The first seat that is asked, and what."""
        view = self.seats[0]
        assert view.question is not None
        return view, view.question


@cache
def random_match(number: int) -> tuple[Shown, ...]:
    """A whole match, every fourth moment of it, and all that ask something rare or roll dice."""
    way = dict(MATCHES[number])
    if "scenario" in way:
        way["scenario"] = next(iter(shared_rules().tables.content.scenarios))
    rules, run = shared_rules(), begun(f"pictures/{number}", way)
    dice = Dice(f"pictures/{number}/answers")
    before = rules.public_view(run.state, run.ask)
    shown: list[Shown] = []
    for count in range(MOST_ANSWERS):
        if run.ask is None:
            return tuple(shown)
        decisions = run.ask.decisions
        decision = decisions[dice.below(len(decisions))]
        step = run.answer(decision.seat, run.ask_no, eager_keys(decision, dice))
        prompts = {each.prompt for each in run.ask.decisions} if run.ask else set[str]()
        public = rules.public_view(run.state, run.ask)
        if count % 4 == 0 or run.ask is None or not prompts <= _USUAL or len(step.events) > 6:
            asked = sorted({each.seat for each in run.ask.decisions}) if run.ask else [Seat(0)]
            seats = tuple(rules.seat_view(run.state, run.ask, seat) for seat in asked)
            events = public_forms(step.events)
            shown.append(Shown(public, before, seats, events, run.ask, run.state.copy()))
        before = public
    raise AssertionError("a random match did not end")


def public_forms(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events as everybody may see them."""
    return tuple(form for form in (event.for_public() for event in events) if form is not None)


@cache
def by_prompt() -> dict[str, list[Shown]]:
    """Moments by what is asked, the fullest fields first."""
    found: dict[str, list[Shown]] = {}
    for number in range(len(MATCHES)):
        for shown in random_match(number):
            if shown.ask is not None:
                found.setdefault(shown.asked[1].prompt, []).append(shown)
    return {
        prompt: sorted(each, key=lambda shown: -len(shown.public.creatures)) for prompt, each in found.items()
    }
