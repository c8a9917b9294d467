"""Matches of any game, played at random or by computer players, and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Any, Final, Protocol

from sfb_bot.computer import Level, Mind, computer_steps
from sfb_bot.kernel import (
    FIRST_SEAT,
    Dice,
    Journal,
    Json,
    Rules,
    Run,
    Seat,
    SetupForm,
    Step,
    Summary,
    play_randomly,
)

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
    """What came out of a number of matches of any game."""

    games: int = 0
    decisions: int = 0
    sides: int = 0
    wins: Counter[int] = field(default_factory=Counter[int])
    levels: dict[str, int] = field(default_factory=dict[str, int])
    presets: dict[str, int] = field(default_factory=dict[str, int])

    def add(
        self,
        steps: Sequence[Step],
        summary: Summary | None,
        players: Players | None = None,
        presets: Presets | None = None,
    ) -> None:
        """Count a match that is over."""
        if players is not None and not self.levels:
            self.levels = dict.fromkeys(map(level_name, players.levels), 0)
        if presets is not None and not self.presets:
            self.presets = dict.fromkeys(presets.names, 0)
        if summary is not None:
            self.sides = max(self.sides, len(summary.sides))
            if summary.winner is not None:
                self.wins[summary.winner] += 1
                if players is not None:
                    self.levels[level_name(players.at(summary.winner, self.games))] += 1
                if presets is not None:
                    self.presets[presets.at(summary.winner, self.games)] += 1
        self.games += 1
        self.decisions += len(steps)

    def to_json(self) -> dict[str, Json]:
        """The figures, averages rounded so that they read well; all exact functions of the seed."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(1, self.games), 2),
            "winners_by_side": {SIDE_LETTERS[side]: self.wins[side] for side in range(self.sides)},
            **({"winners_by_level": self.levels} if self.levels else {}),
            **({"winners_by_preset": self.presets} if self.presets else {}),
        }


def match_seed(seed: str, number: int) -> str:
    """The seed of one of many matches."""
    return f"{seed}/{number}"


# A player who answers at random, beside the levels of computer players.
RANDOM: Final = "random"


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays: a level for each side in turn, None for random answers, and the game's mind.

    From match to match the levels change sides. Teams are chosen at random unless `drafts`, so that every
    champion or the like comes up.
    """

    levels: tuple[Level | None, ...]
    # Any: state and views belong to the game.
    mind: Mind[Any, Any]
    drafts: bool = False

    def at(self, side: int, number: int) -> Level | None:
        """Who plays a side in one of many matches."""
        return self.levels[(side + number) % len(self.levels)]

    def play(self, run: Run[Any, Any, Any], seed: str, number: int) -> list[Step]:
        """Play a match to its end."""
        sides = run.rules.sides(run.state)
        levels = {seat: self.at(side, number) for side, seats in enumerate(sides) for seat in seats}
        at_random = () if self.drafts else self.mind.drafts
        return list(computer_steps(run, self.mind, levels, seed, at_random=at_random))


@dataclass(frozen=True, slots=True)
class Presets:
    """What the sides have from the start, such as teams: a preset for each, by its name.

    They change sides as levels do, but only when every level has had them: `levels` is how many there are.
    """

    form: SetupForm
    names: tuple[str, ...]
    levels: int = 1

    def at(self, side: int, number: int) -> str:
        """What a side has in one of many matches."""
        return self.names[(side + number // self.levels) % len(self.names)]

    def seated(self, setup: Mapping[str, Json], number: int) -> Mapping[str, Json]:
        """The settings of one of many matches; SetupRefused for a preset that does not exist."""
        sides = self.form.mode_of(setup).sides
        chosen = {Seat(seat): self.at(side, number) for side, seats in enumerate(sides) for seat in seats}
        return self.form.with_presets(setup, chosen)


def level_name(level: Level | None) -> str:
    """How a player is called."""
    return RANDOM if level is None else level.name


def simulate_match(
    rules: Rules[Any, Any, Any],
    seed: str,
    tally: Tally,
    counting: Counting,
    players: Players | None = None,
    presets: Presets | None = None,
) -> Journal:
    """Play one match, at random if nothing else is said, count it, and return its journal."""
    setup = {**counting.setup, FIRST_SEAT: None}
    if presets is not None:
        setup.update(presets.seated(setup, tally.games))
    run = Run(rules, rules.begin(setup, seed))
    if players is None:
        steps = play_randomly(run, Dice(f"{seed}/answers"))
    else:
        steps = players.play(run, seed, tally.games)
    tally.add(steps, rules.summary(run.state), players, presets)
    counting.count(run.state, steps)
    return Journal(rules.name, rules.version, setup, seed, [step.entry for step in steps])
