"""Random legal play: the same seed gives the same matches on every machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sfb_bot.games.brawl.balance import Balance
from sfb_bot.games.brawl.rules import events as ev
from sfb_bot.games.brawl.rules.ids import ChampionId
from sfb_bot.games.brawl.rules.model import MODES, SEAT_LETTERS, DraftKind, ModeName, State
from sfb_bot.games.brawl.rules.rules import Brawl
from sfb_bot.games.brawl.rules.sides import side_of
from sfb_bot.games.brawl.rules.views import PublicView, SeatView
from sfb_bot.kernel import BugError, Decision, Dice, Journal, Json, Run, Step

BrawlRun = Run[State, PublicView, SeatView]

# Far above the longest match seen; a match that gets here is a bug, not bad luck.
MOST_DECISIONS = 50_000


def random_keys(decision: Decision, dice: Dice) -> tuple[str, ...]:
    """A random legal answer to any question."""
    fewest, most = decision.pick
    if most == 1 and fewest == 1:
        return (decision.options[dice.below(len(decision.options))].key,)
    count = fewest + dice.below(most - fewest + 1)
    return tuple(option.key for option in dice.shuffled(decision.options)[:count])


def play_randomly(
    run: BrawlRun, dice: Dice, watch: Callable[[BrawlRun, Step], None] | None = None
) -> list[Step]:
    """Answer every question at random until the match is over; `watch` sees every step."""
    steps: list[Step] = []
    while run.ask is not None:
        decision = run.decision_for(run.waiting_for[0])
        assert decision is not None
        step = run.answer(decision.seat, run.ask_no, random_keys(decision, dice))
        steps.append(step)
        if watch is not None:
            watch(run, step)
        if len(steps) > MOST_DECISIONS:
            raise BugError(f"a match went on for more than {MOST_DECISIONS} decisions")
    return steps


@dataclass(slots=True)
class Tally:
    """What came out of a number of random matches."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins_by_seat: Counter[str] = field(default_factory=Counter[str])
    wins_by_turn_order: Counter[str] = field(default_factory=Counter[str])
    points: Counter[str] = field(default_factory=Counter[str])

    def to_json(self) -> dict[str, Json]:
        """The figures, averages rounded so that they read well; all exact functions of the seed."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / games, 2),
            "winners_by_side": {name: self.wins_by_seat[name] for name in ("a", "b")},
            "winners_by_turn_order": {name: self.wins_by_turn_order[name] for name in ("first", "second")},
            "average_rounds": round(self.rounds / games, 2),
            "average_points": {
                source: round(self.points[source] / games, 3) for source in ("challenges", "knock_outs")
            },
        }


def match_seed(seed: str, number: int) -> str:
    """The seed of one of many matches."""
    return f"{seed}/{number}"


@dataclass(frozen=True, slots=True)
class Programme:
    """What is played: the mode, the draft, and the champions to choose from; none named means all."""

    mode: ModeName = "duel"
    draft: DraftKind = "free"
    roster: tuple[ChampionId, ...] = ()

    def setup(self, rules: Brawl) -> dict[str, Json]:
        """The settings of each of its matches."""
        return {
            "roster": list(self.roster) or sorted(rules.content.champions),
            "draft": self.draft,
            "first": None,
            "goal": MODES[self.mode].goal,
            "mode": self.mode,
        }


PLAIN: Final = Programme()


def simulate_match(
    rules: Brawl, seed: str, tally: Tally, programme: Programme = PLAIN, balance: Balance | None = None
) -> Journal:
    """Play one random match, add it to the tally (and the balance), and return its journal."""
    setup = programme.setup(rules)
    run: BrawlRun = Run(rules, rules.begin(setup, seed))
    steps = play_randomly(run, Dice(f"{seed}/answers"))
    state = run.state
    tally.games += 1
    tally.decisions += len(steps)
    tally.rounds += state.round
    if state.outcome is not None and state.outcome.winner is not None:
        tally.wins_by_seat[SEAT_LETTERS[state.outcome.winner]] += 1
        first = state.outcome.winner == side_of(state.order[0])
        tally.wins_by_turn_order["first" if first else "second"] += 1
    for step in steps:
        for event in step.events:
            if isinstance(event, ev.PointsScored):
                tally.points["challenges" if event.challenge else "knock_outs"] += event.points
    if balance is not None:
        balance.add(state)
    return Journal(rules.name, rules.version, setup, seed, [step.entry for step in steps])
