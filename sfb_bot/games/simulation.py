"""Random matches of any game, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Any, Final, Protocol

from sfb_bot.kernel import FIRST_SEAT, Dice, Journal, Json, Rules, Run, Step, Summary, play_randomly

# The sides of a match by their letters, as everywhere in text.
SIDE_LETTERS: Final = ascii_lowercase


@dataclass(frozen=True, slots=True)
class Argument:
    """A word of `simulate` that only one game knows; without a `value` it is a flag."""

    name: str
    about: str
    value: str = ""


class Counting(Protocol):
    """What a game counts in a number of matches besides what can be counted in any.

    `setup` are the settings they are played with. Any: a state belongs to its game.
    """

    @property
    def setup(self) -> Mapping[str, Json]: ...

    def count(self, state: Any, steps: Sequence[Step]) -> None:
        """Count a match that is over."""
        ...

    def figures(self) -> dict[str, Json]:
        """What stands beside the common figures."""
        ...

    def report(self) -> dict[str, Json]:
        """What was asked for besides, as JSON values by its name."""
        ...

    def report_lines(self) -> Sequence[str]:
        """The same, to be read."""
        ...


class Simulation(Protocol):
    """What a game adds to `simulate`."""

    @property
    def arguments(self) -> tuple[Argument, ...]: ...

    def begin(self, setup: Mapping[str, Json], given: Mapping[str, str]) -> Counting:
        """Count matches with these settings, changed by the arguments given (a flag's value is empty).

        SetupRefused where an argument makes no sense.
        """
        ...


@dataclass(frozen=True, slots=True)
class PlainCounting:
    """For a game that counts nothing of its own."""

    setup: Mapping[str, Json]

    def count(self, state: Any, steps: Sequence[Step]) -> None:
        del state, steps

    def figures(self) -> dict[str, Json]:
        return {}

    def report(self) -> dict[str, Json]:
        return {}

    def report_lines(self) -> Sequence[str]:
        return ()


@dataclass(slots=True)
class Tally:
    """What came out of a number of random matches of any game."""

    games: int = 0
    decisions: int = 0
    sides: int = 0
    wins: Counter[int] = field(default_factory=Counter[int])

    def add(self, steps: Sequence[Step], summary: Summary | None) -> None:
        """Count a match that is over."""
        self.games += 1
        self.decisions += len(steps)
        if summary is not None:
            self.sides = max(self.sides, len(summary.sides))
            if summary.winner is not None:
                self.wins[summary.winner] += 1

    def to_json(self) -> dict[str, Json]:
        """The figures, averages rounded so that they read well; all exact functions of the seed."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(1, self.games), 2),
            "winners_by_side": {SIDE_LETTERS[side]: self.wins[side] for side in range(self.sides)},
        }


def match_seed(seed: str, number: int) -> str:
    """The seed of one of many matches."""
    return f"{seed}/{number}"


def simulate_match(rules: Rules[Any, Any, Any], seed: str, tally: Tally, counting: Counting) -> Journal:
    """Play one random match, count it, and return its journal."""
    setup = {**counting.setup, FIRST_SEAT: None}
    run = Run(rules, rules.begin(setup, seed))
    steps = play_randomly(run, Dice(f"{seed}/answers"))
    tally.add(steps, rules.summary(run.state))
    counting.count(run.state, steps)
    return Journal(rules.name, rules.version, setup, seed, [step.entry for step in steps])
